"""What a seat may see as a row of numbers in named slices: for agents that learn, and for research.

A game writes the numbers one after the other and names them as it goes, so that names and numbers stand in one place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from feldberg.core.questions import Plan, Question

if TYPE_CHECKING:
    from feldberg.core.state import State

HIGHEST: Final = 2.0  # of all numbers; the lowest is 0, and most are at most 1
LONGEST: Final = 4096  # row that a game may write
MOST_SEATS: Final = 4  # of a table

NO_STARTS: Final[dict[str, int]] = {}  # shared and never changed

Kinds = dict[type[Question[Any]], int]


@final
class Pen:
    """Writes a row. All is zero before, so what stays zero is only passed over."""

    def __init__(self, out: vec[float], alone: bool = False) -> None:
        for at in range(len(out)):
            out[at] = 0.0
        self.out = out
        self.at: i64 = 0
        self.alone = alone  # whether others' things are left out
        self.noting = False  # whether the names are kept
        self.whose = ""
        self.starts = NO_STARTS  # of the slices, by name

    # Naming

    def seats(self, count: i64) -> i64:
        """How many of a table's seats are written of, from the own one on."""
        return 1 if self.alone else count

    def player(self, ahead: i64, partner: bool) -> None:
        """What follows is about the seat so many places ahead in turn order: 'own', 'rival1', 'partner2', ..."""
        if self.noting:
            self.whose = ("partner" if partner else "rival") + f"{ahead}." if ahead else "own."

    def secret(self) -> None:
        """What follows is the own seat's and known to it alone."""
        self.whose = "secret."

    def common(self) -> None:
        """What follows is about nobody's things."""
        self.whose = ""

    def slice(self, name: str) -> None:
        """A slice begins."""
        if self.noting:
            assert self.whose + name not in self.starts, f"two slices {self.whose + name}"
            self.starts[self.whose + name] = int(self.at)

    def room(self, name: str, count: i64) -> i64:
        """Where a slice of so many numbers begins, which is passed over: they are added in any order."""
        self.slice(name)
        self.at += count
        return self.at - count

    # Writing

    def add(self, at: i64, amount: float) -> None:
        """To a number of a slice that was passed over."""
        self.out[at] = min(self.out[at] + amount, HIGHEST)

    def put(self, number: float) -> None:
        self.out[self.at] = min(number, HIGHEST)
        self.at += 1

    def share(self, number: i64, usual: i64) -> None:
        """A number from 0 on, as a share of how many are usual or possible."""
        self.put(float(number) / float(usual))

    def shares(self, numbers: vec[i64], usual: i64) -> None:
        for number in numbers:
            self.share(number, usual)

    def flag(self, truth: bool) -> None:
        if truth:
            self.out[self.at] = 1.0
        self.at += 1

    def flags(self, bits: i64, count: i64) -> None:
        """So many truths, the lowest bits of a number."""
        for bit in range(count):
            if bits >> bit & 1:
                self.out[self.at + bit] = 1.0
        self.at += count

    def one_of(self, which: i64, count: i64) -> None:
        """Which of so many things it is; outside of them, none."""
        if 0 <= which < count:
            self.out[self.at + which] = 1.0
        self.at += count

    def seat(self, name: str, which: i64, seat: i64, seats: i64) -> None:
        """A slice for how far ahead of the own seat another is, -1 for none: as long at tables of any size."""
        self.slice(name)
        self.one_of((which - seat + seats) % seats if which >= 0 else which, MOST_SEATS)

    def ladder(self, number: i64, rungs: vec[i64]) -> None:
        """Which rungs a number has come up to: what the first of a thing is worth, and what the next."""
        for rung in rungs:
            self.flag(number >= rung)

    def asked(self, table: State, seat: i64, kinds: Kinds) -> None:
        """The questions that wait for a seat's answer, by their kinds."""
        start = self.room("asked", len(kinds))
        top = table.top
        if top is not None and top.seat == seat:
            self.add_question(start, top, kinds)
        below = table.below
        while below is not None:
            if below.question.seat == seat:
                self.add_question(start, below.question, kinds)
            below = below.below

    def add_question(self, start: i64, question: Question[Any], kinds: Kinds) -> None:
        self.add(start + kinds[type(question)], 1.0)


def noted(table: State, seat: int) -> dict[str, slice]:
    """The slices of what a seat senses, by name and in order."""
    pen = Pen(vec[float]([0.0] * LONGEST))
    pen.noting = True
    pen.starts = {}
    table.game.notice(table, seat, pen)
    stops = [*list(pen.starts.values())[1:], int(pen.at)]
    return {name: slice(start, stop) for (name, start), stop in zip(pen.starts.items(), stops, strict=True)}


def kinds_of(questions: list[type[Question[Any]]]) -> Kinds:
    """Where each kind of question stands among those asked; a plan waits for nobody alone."""
    return {kind: at for at, kind in enumerate([kind for kind in questions if not issubclass(kind, Plan)])}
