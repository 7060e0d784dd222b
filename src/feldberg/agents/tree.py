"""What a seat may go on with after a candidate: a tree of its own decisions, which grows with the play-outs through it.

Where all play on greedily, a candidate is worth no more than greed makes of it. In a tree a seat takes what came out
best so far, and now and then what promises much and was seldom tried (PUCT). Branches are told apart by the seat's own
answers alone, so a tree ends where chance has decided something.
"""

from __future__ import annotations

import math

from feldberg.core.judging import Judge
from feldberg.core.playout import Cut, Habits, promise, step
from feldberg.core.state import State

GROWN = 4  # play-outs through a branch before its own branches are told apart
# In standard deviations of what play-outs come to:
CURIOSITY = 0.8  # for what was seldom tried
TOLERANCE = 0.3  # for what promises less


class Branch:
    """What play-outs came to that have some own answers in common."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.branches: dict[int, Branch] = {}  # by the next answer
        self.promises: dict[int, float] = {}  # of the next answers, at first sight

    def grow(self, action: int) -> Branch:
        return self.branches.setdefault(action, Branch())

    def choice(self, table: State, seat: int, judge: Judge | None, spread: float) -> int:
        """The legal answer to be tried next."""
        legal = [int(action) for action in table.choices]
        promises = self.promises
        for action in legal:
            if action not in promises:
                promises[action] = promise(table, action, seat, judge)
        most = max(promises[action] for action in legal)
        priors = [math.exp((promises[action] - most) / (TOLERANCE * spread)) for action in legal]
        curiosity = CURIOSITY * spread * math.sqrt(self.count) / math.fsum(priors)
        usual = self.total / self.count
        best, highest = legal[0], -math.inf
        for action, prior in zip(legal, priors, strict=True):
            tried = self.branches.get(action)
            worth = tried.total / tried.count if tried else usual
            worth += curiosity * prior / (1 + (tried.count if tried else 0))
            if worth > highest:
                best, highest = action, worth
        return best


class Tree:
    """All branches of a thought, and how far apart its play-outs come out."""

    def __init__(self, depth: int) -> None:
        self.depth = depth  # own decisions behind the next one
        self.candidates: dict[int, Branch] = {}
        self.count = 0
        self.mean = 0.0
        self.squares = 0.0  # of the distances from the mean

    @property
    def spread(self) -> float:
        return math.sqrt(self.squares / self.count) or 1.0

    def follow(
        self, state: State, candidate: int, cut: Cut, habits: Habits | None, judge: Judge | None
    ) -> list[Branch]:
        """Lead a play-out as far as the tree has grown; gives the branches on its way."""
        branch = self.candidates.setdefault(candidate, Branch())
        way = [branch]
        seat = int(cut.seat)
        luck = state.chance.copy()
        while len(way) <= self.depth and branch.count >= GROWN:
            while not cut.is_at(state) and state.seat != seat:
                step(state, cut, habits, judge)
            if cut.is_at(state) or not state.chance.same(luck):
                break
            action = branch.choice(state.draft(seat), seat, judge, self.spread)
            cut.count(state, seat)
            state.play_legal(action, seat)
            branch = branch.grow(action)
            way.append(branch)
        return way

    def note(self, way: list[Branch], lead: float) -> None:
        """What a play-out came to."""
        self.count += 1
        off = lead - self.mean
        self.mean += off / self.count
        self.squares += off * (lead - self.mean)
        for branch in way:
            branch.count += 1
            branch.total += lead
