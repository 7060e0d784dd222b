"""Tries actions out in imagined worlds, where all then play on greedily, and takes what comes out best.

A budget of play-outs is spent by halving: all candidates meet the same worlds, the worse half is dropped, and the rest
meets further ones. A play-out is cut after some decisions of the seat's own, and its outlook then counts.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from feldberg.agents.base import Agent
from feldberg.core.game import Game
from feldberg.core.perspective import Perspective
from feldberg.core.playout import guided
from feldberg.core.state import State

CANDIDATES = 12  # no more are tried out than promise most at once


class Rollouts(Agent):
    def __init__(self, game: Game[Any], seed: int, playouts: int = 24, horizon: int = 10) -> None:
        super().__init__(game, seed)
        self.playouts = playouts  # for a decision; every candidate has at least one
        self.horizon = horizon  # own decisions until a play-out is cut

    def choose(self, seen: Perspective) -> int:
        left = self.candidates(seen)
        totals = dict.fromkeys(left, 0.0)
        halvings = (len(left) - 1).bit_length()
        for _ in range(halvings):
            for _ in range(max(1, self.playouts // (halvings * len(left)))):
                self.try_out(seen, left, totals, self.horizon)
            left = best(left, totals, (len(left) + 1) // 2)
        return left[0]

    def candidates(self, seen: Perspective) -> list[int]:
        legal = seen.legal()
        promises = dict.fromkeys(legal, 0.0)
        if len(legal) > CANDIDATES:
            self.try_out(seen, legal, promises, horizon=0)
        return best(legal, promises, CANDIDATES)

    def try_out(self, seen: Perspective, actions: list[int], totals: dict[int, float], horizon: int) -> None:
        """Add what each action comes to in one more world."""
        world = seen.imagine(self.luck.getrandbits(32))
        for action in actions:
            after = world.copy()
            after.play(action, seen.seat)
            guided(after, seen.seat, horizon)
            totals[action] += self.lead(after, seen.seat)

    def lead(self, state: State, seat: int) -> float:
        """How far ahead of its strongest rival a seat will be; alone, how far it will get."""
        rivals = [other for team in self.game.teams if seat not in team for other in team]
        return state.outlook(seat) - max([state.outlook(rival) for rival in rivals], default=0.0)


def best(actions: list[int], totals: Mapping[int, float], count: int) -> list[int]:
    return sorted(actions, key=lambda action: totals[action], reverse=True)[:count]
