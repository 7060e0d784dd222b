"""A judgement that was learned: what a seat's things are worth beyond its outlook.

A network with one hidden layer reads what a seat senses of its own and of what is common; what the others have counts
by their own senses. So one judgement serves tables of any size, as long as these senses are the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64

if TYPE_CHECKING:
    from feldberg.core.state import State


@final
class Judge:
    def __init__(self, kept: list[slice], first: list[float], shift: list[float], second: list[float]) -> None:
        self.spans = vec[i64]([int(end) for part in kept for end in (part.start, part.stop)])  # of what is read
        self.first = vec[float](first)  # by what is read, then by hidden number
        self.shift = vec[float](shift)
        self.second = vec[float](second)
        self.sums = vec[float](shift)
        self.senses = vec[float]()

    def worth(self, table: State, seat: int) -> float:
        """Beyond the outlook, in points."""
        if len(self.senses) == 0:
            self.senses = vec[float]([0.0] * table.game.sense_count)
        table.game.sense(table, seat, self.senses)
        hidden: i64 = len(self.second)
        sums = self.sums
        for one in range(hidden):
            sums[one] = self.shift[one]
        at: i64 = 0
        span: i64 = 0
        while span < len(self.spans):
            place = self.spans[span]
            while place < self.spans[span + 1]:
                value = self.senses[place]
                if value != 0.0:
                    for one in range(hidden):
                        sums[one] += value * self.first[at + one]
                at += hidden
                place += 1
            span += 2
        found = 0.0
        for one in range(hidden):
            if sums[one] > 0.0:
                found += sums[one] * self.second[one]
        return found


def lead(state: State, seat: int, rivals: list[int], judge: Judge | None, regard: float = 1.0) -> float:
    """How far ahead of its strongest rival a seat will be, as far as that one counts; alone, how far it will get."""
    best = 0.0
    for at, rival in enumerate(rivals):
        its = promise(state, rival, judge)
        if at == 0 or its > best:
            best = its
    return promise(state, seat, judge) - regard * best


def promise(state: State, seat: int, judge: Judge | None) -> float:
    """What a seat's score will be."""
    table = state.draft(seat)
    found = table.game.outlook(table, seat)
    return found if judge is None or state.over else found + judge.worth(table, seat)
