"""A judgement that was learned: what a seat's things are worth beyond its outlook.

A network with one hidden layer reads what a seat senses of its own and of what is common; what the others have counts
by their own senses. So one judgement serves tables of any size, as long as these senses are the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64

from feldberg.core.senses import Pen

if TYPE_CHECKING:
    from feldberg.core.state import State


@final
class Judge:
    """Reads positions one after the other: most is as it was in the last one, so only what changed is worked out."""

    def __init__(self, first: list[float], shift: list[float], second: list[float]) -> None:
        self.first = vec[float](first)  # by what is read, then by hidden number
        self.shift = vec[float](shift)
        self.second = vec[float](second)
        self.row = vec[float]([0.0] * (len(first) // len(second)))
        self.last = vec[float]([0.0] * (len(first) // len(second)))  # what was read last,
        self.sums = vec[float](shift)  # and the hidden numbers that came of it

    def forget(self) -> None:
        """What follows does not hang on what was read before, not even by a rounding."""
        last = self.last
        for place in range(i64(len(last))):
            last[place] = 0.0
        sums = self.sums
        for one in range(i64(len(sums))):
            sums[one] = self.shift[one]

    def worth(self, table: State, seat: int) -> float:
        """Beyond the outlook, in points."""
        row = self.row
        table.game.notice(table, seat, Pen(row, alone=True))
        hidden: i64 = len(self.second)
        last = self.last
        sums = self.sums
        first = self.first
        for place in range(i64(len(row))):
            value = row[place]
            if value != last[place]:
                change = value - last[place]
                last[place] = value
                at = place * hidden
                for one in range(hidden):
                    sums[one] += change * first[at + one]
        found = 0.0
        second = self.second
        for one in range(hidden):
            if sums[one] > 0.0:
                found += sums[one] * second[one]
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
