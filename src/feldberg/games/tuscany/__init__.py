"""The Castles of Tuscany: three boards joined in secret, tiles laid against cards, for two to four players."""

from feldberg.games.tuscany.game import Tuscany as Game

__all__ = ["Game"]
