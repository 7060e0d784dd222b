"""The Castles of Burgundy, base game, editions of 2011 and 2019."""

from feldberg.games.burgundy.game import Burgundy as Game

__all__ = ["Game"]
