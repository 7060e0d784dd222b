"""Hallertau, complete: all cards, one to four players."""

from feldberg.games.hallertau.game import Hallertau as Game

__all__ = ["Game"]
