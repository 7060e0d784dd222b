"""A toy that has what any game may have: a hand, a plan of two steps, an aside, a team, luck."""

from .game import Toy as Game

__all__ = ["Game"]
