"""Looks one decision ahead, in an imagined world, and takes what promises most."""

from __future__ import annotations

from typing import Any

from feldberg.agents.base import Agent
from feldberg.agents.judgements import OWN
from feldberg.agents.weights import adopt
from feldberg.core.game import Game
from feldberg.core.perspective import Perspective
from feldberg.core.state import State


class Greedy(Agent):
    def __init__(self, game: Game[Any], seed: int, weights: str = OWN) -> None:
        super().__init__(game, seed)
        self.weights = weights  # of the outlook

    def choose(self, seen: Perspective) -> int:
        adopt(self.game, self.weights)
        world = seen.imagine(self.luck.getrandbits(32))
        return max(seen.legal(), key=lambda action: self.promise(world, action, seen.seat))

    def promise(self, world: State, action: int, seat: int) -> float:
        """The seat's outlook after the action."""
        after = world.copy()
        after.play(action, seat)
        return after.outlook(seat)
