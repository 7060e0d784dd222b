"""Oh My Goods!: chains of production, planned in secret, for two to four players."""

from feldberg.games.oh_my_goods.game import OhMyGoods as Game

__all__ = ["Game"]
