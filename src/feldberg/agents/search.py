"""Tries actions out in imagined worlds, where all then play on greedily, and takes what comes out best.

A budget of play-outs is spent by halving: all candidates meet the same worlds, the worse half is dropped, and the rest
meets further ones. A play-out is cut after some decisions of the seat's own, and its outlook then counts. With a clock
each halving has its share of the time, and what is known when it runs out decides.
"""

from __future__ import annotations

import math
from time import monotonic
from typing import Any

from feldberg.agents.base import Agent
from feldberg.agents.explaining import Weighed
from feldberg.agents.judgements import OWN, judge_for
from feldberg.agents.weights import adopt
from feldberg.core import judging
from feldberg.core.game import Game
from feldberg.core.perspective import Perspective
from feldberg.core.playout import guided
from feldberg.core.state import State

GLANCES = 3  # worlds in which all that is legal is looked at before the candidates are chosen


class Search(Agent):
    def __init__(
        self,
        game: Game[Any],
        seed: int,
        playouts: int = 24,
        horizon: int = 10,
        candidates: int = 12,
        seconds: float = math.inf,
        judgement: str = OWN,
        weights: str = OWN,
    ) -> None:
        super().__init__(game, seed)
        self.playouts = playouts  # for a decision; every candidate has at least one
        self.horizon = horizon  # own decisions until a play-out is cut
        self.candidates = candidates  # no more are tried out than promise most at once
        self.seconds = seconds  # for a decision
        self.judge = judge_for(game, judgement)  # what it sees at the cut beyond the outlook
        self.weights = weights  # of the outlook

    def choose(self, seen: Perspective) -> int:
        return self.weigh(seen)[0].action

    def weigh(self, seen: Perspective) -> list[Weighed]:
        """All candidates, the best first: those that lasted longer before others."""
        clock = monotonic()
        adopt(self.game, self.weights)
        left = self.promising(seen)
        dropped: list[Weighed] = []
        halvings = (len(left) - 1).bit_length()
        for halving in range(halvings):
            until = clock + self.seconds * (halving + 1) / halvings
            for _ in range(max(1, self.playouts // (halvings * len(left)))):
                if monotonic() > until or not self.try_out(seen, left, self.horizon, until):
                    break
            left = best(left)
            keep = (len(left) + 1) // 2
            dropped = left[keep:] + dropped
            left = left[:keep]
        return left + dropped

    def promising(self, seen: Perspective) -> list[Weighed]:
        """The legal actions that promise most at once, not yet tried out."""
        legal = [Weighed(action, []) for action in seen.legal()]
        if len(legal) > self.candidates:
            for _ in range(GLANCES):
                self.try_out(seen, legal, 0, math.inf)
            legal = best(legal)[: self.candidates]
        return [Weighed(one.action, []) for one in legal]

    def try_out(self, seen: Perspective, actions: list[Weighed], horizon: int, until: float) -> bool:
        """Try each action in one more world; where the time does not last for all, in none."""
        self.heed()
        world = seen.imagine(self.luck.getrandbits(32))
        leads: list[float] = []
        for one in actions:
            if monotonic() > until and one.leads:
                return False
            leads.append(self.lead(world, one.action, seen.seat, horizon))
        for one, lead in zip(actions, leads, strict=True):
            one.leads.append(lead)
        return True

    def lead(self, world: State, action: int, seat: int, horizon: int) -> float:
        """How far ahead of its strongest rival a seat will be after an action; alone, how far it will get."""
        after = world.copy()
        after.play(action, seat)
        guided(after, seat, horizon)
        return judging.lead(after, seat, rivals_of(self.game, seat), self.judge)


def rivals_of(game: Game[Any], seat: int) -> list[int]:
    return [other for team in game.teams if seat not in team for other in team]


def best(actions: list[Weighed]) -> list[Weighed]:
    return sorted(actions, key=lambda one: one.lead, reverse=True)
