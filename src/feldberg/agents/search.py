"""Tries actions out in imagined worlds, where all then play on greedily, and takes what comes out best.

A budget of play-outs is spent by halving: all candidates meet the same worlds, the worse half is dropped, and the rest
meets further ones. What is surely no better than the best is dropped at once, so that a clear choice is made soon. A
play-out is cut after some decisions of the seat's own, or at the same moment of the game, and its outlook then counts;
what the seat goes on with may be searched for, too (`tree`). With a clock each halving has its share of the time, and
what is known when it runs out decides. Where there are several processes, each tries all candidates in a world of its
own.

Where a game is foreseeable, play-outs are lines to its end instead (`foresight`), for an agent that plays all of it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from time import monotonic
from typing import Any

from feldberg.agents.base import Agent
from feldberg.agents.crew import Errand, Helper, Leads, Subject, checked_processes, gathered
from feldberg.agents.explaining import Weighed
from feldberg.agents.foresight import Foresight
from feldberg.agents.judgements import OWN, judge_for
from feldberg.agents.tree import Tree
from feldberg.agents.weights import adopt
from feldberg.core import judging
from feldberg.core.errors import OptionError
from feldberg.core.game import Game
from feldberg.core.perspective import Perspective
from feldberg.core.playout import Cut, Habits, play_on
from feldberg.core.state import State

GLANCES = 3  # worlds in which all that is legal is looked at before the candidates are chosen
BETWEEN = 8  # worlds between two looks at what is surely no better
GROWING = 32  # the same with a tree: until it has grown, a candidate is worth what greed makes of it
SURE = 3.0  # standard errors
NEAR = 0.1  # points: who is ahead by less may as well be dropped
GAMES_OWN = -1  # as the game says
START_SECONDS = 60.0  # for a helper to come up, where there is no clock


class Search(Agent):
    def __init__(
        self,
        game: Game[Any],
        seed: int,
        playouts: int = 24,
        horizon: int = 10,
        candidates: int = 12,
        width: int = 12,
        regard: float = math.nan,
        seconds: float = math.inf,
        judgement: str = OWN,
        weights: str = OWN,
        processes: int = 1,
        plans: int = 0,
        learned: int = GAMES_OWN,
        depth: int = 0,
    ) -> None:
        super().__init__(game, seed)
        for wanted, number in {"candidates": candidates, "width": width}.items():
            if number < 1:
                raise OptionError(f"{wanted}={number} is too little: at least one action is looked at")
        self.playouts = playouts  # for a decision; every candidate has at least one
        self.horizon = game.far_horizon if horizon == GAMES_OWN else horizon  # own decisions until a play-out is cut
        self.candidates = candidates  # no more are tried out than promise most at once
        self.width = width  # about so many actions are looked at for a decision of a play-out
        self.regard = game.regard if math.isnan(regard) else regard  # for what the strongest rival gets
        self.seconds = seconds  # for a decision
        self.judgement = judgement
        self.judge = judge_for(game, judgement)  # what it sees at the cut beyond the outlook
        self.learned = int(game.learned_play) if learned == GAMES_OWN else learned  # whether all play on by that, too
        self.depth = game.tree_depth if depth == GAMES_OWN else depth  # own decisions behind a candidate in its tree
        self.tree = Tree(self.depth)  # of the decision that is thought about
        self.weights = weights  # of the outlook
        self.processes = checked_processes(processes)  # that a decision is thought about in
        self.habits: Habits | None = None  # of the play-outs of the decision that is thought about
        self.plans = plans  # whether a foreseeable game is planned whole: for who goes on with what it found before
        self.foresight = Foresight(seed)

    def choose(self, seen: Perspective) -> int:
        return self.weigh(seen)[0].action

    def weigh(self, seen: Perspective) -> list[Weighed]:
        """All candidates, the best first: those that lasted longer before others."""
        clock = monotonic()
        self.begin()
        if self.game.foreseeable and self.plans:
            return self.foresight.weigh(seen, self.playouts, self.seconds, self.heed)
        with self.helped(seen) as helpers:
            return self.race(seen, clock, helpers)

    def begin(self) -> None:
        """A new thought."""
        adopt(self.game, self.weights)
        self.habits = Habits(self.game.players, self.game.action_count, self.width)
        self.tree = Tree(self.depth)

    def helped(self, seen: Perspective) -> AbstractContextManager[list[Helper]]:
        """Those who help with a thought. With a clock whoever is not there yet is not waited for."""
        if self.processes == 1:
            return nullcontext([])
        names = ("width", "regard", "judgement", "learned", "depth", "weights")
        subject = Subject(seen.imagine(0), seen.seat, {name: getattr(self, name) for name in names})
        patience = START_SECONDS if math.isinf(self.seconds) else 0.0
        return gathered(self.processes - 1, subject, patience, self.heed)

    def race(self, seen: Perspective, clock: float, helpers: Sequence[Helper]) -> list[Weighed]:
        left = self.promising(seen)
        dropped: list[Weighed] = []
        count, halvings, spent = len(left), (len(left) - 1).bit_length(), 0
        between = GROWING if self.depth else BETWEEN
        for halving in range(1, halvings + 1):
            until = clock + self.seconds * halving / halvings
            playouts = self.playouts * halving // halvings
            untried = True
            while len(left) > 1 and (untried or spent + len(left) <= playouts):
                further = max(0, (playouts - spent) // len(left) - 1)
                worlds = self.try_out(seen, left, self.horizon, until, [one for one in helpers if one.free()][:further])
                if not worlds:
                    break
                untried = False
                spent += len(left) * worlds
                if len(left[0].leads) % between < worlds:
                    left, worse = parted(left)
                    dropped = worse + dropped
            left = best(left)
            keep = -(-count >> halving)
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

    def try_out(
        self,
        seen: Perspective,
        weighed: list[Weighed],
        horizon: int,
        until: float,
        helpers: Sequence[Helper] = (),
    ) -> int:
        """Try each action in one more world here, and in one with each helper; in how many it was done.

        Where the time does not last for all actions, a world does not count. What a helper cannot do is done here.
        """
        self.heed()
        actions = [one.action for one in weighed]
        seed, *seeds = [self.luck.getrandbits(32) for _ in (self, *helpers)]
        for helper, its in zip(helpers, seeds, strict=True):
            helper.run(Errand(its, actions, horizon, until - monotonic()))
        found = [self.leads(seen, seed, actions, horizon, until if weighed[0].leads else math.inf)]
        found += [
            helper.answer(until) or self.leads(seen, its, actions, horizon, until)
            for helper, its in zip(helpers, seeds, strict=True)
        ]
        worlds = [leads for leads in found if leads is not None]
        for leads in worlds:
            for one, lead in zip(weighed, leads, strict=True):
                one.leads.append(lead)
        return len(worlds)

    def leads(self, seen: Perspective, seed: int, actions: list[int], horizon: int, until: float) -> Leads | None:
        """What each action comes to in a world; none where the time does not last for all."""
        world = seen.imagine(seed)
        leads: Leads = []
        for action in actions:
            if monotonic() > until:
                return None
            leads.append(self.lead(world, action, seen.seat, horizon))
        return leads

    def lead(self, world: State, action: int, seat: int, horizon: int) -> float:
        """How far ahead of its strongest rival a seat will be after an action, as far as that one counts."""
        cut = Cut(world, seat, horizon)
        after = world.copy()
        after.play(action, seat)
        if self.judge is not None:
            self.judge.forget()
        judge = self.judge if self.learned else None
        way = self.tree.follow(after, action, cut, self.habits, judge) if horizon else []
        play_on(after, cut, self.habits, judge)
        lead = judging.lead(after, seat, rivals_of(self.game, seat), self.judge, self.regard)
        if horizon:
            self.tree.note(way, lead)
        return lead


def rivals_of(game: Game[Any], seat: int) -> list[int]:
    return [other for team in game.teams if seat not in team for other in team]


def best(actions: list[Weighed]) -> list[Weighed]:
    return sorted(actions, key=lambda one: one.lead, reverse=True)


def parted(actions: list[Weighed]) -> tuple[list[Weighed], list[Weighed]]:
    """Those that may be the best, and those that surely are not better, each the best first."""
    first, *others = best(actions)
    worse = [one for one in others if surely_no_better(one, first)]
    return [first, *(one for one in others if one not in worse)], worse


def surely_no_better(one: Weighed, first: Weighed) -> bool:
    """By what both came to in the same worlds."""
    less, error = one.behind(first)
    return less + NEAR > SURE * error
