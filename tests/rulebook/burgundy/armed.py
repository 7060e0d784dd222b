"""Positions with shields, none of which lies anywhere until a test puts it there."""

from __future__ import annotations

from typing import Any

from feldberg.core.rows import zeros
from feldberg.games.burgundy.content import CASTLE_TILE
from feldberg.games.burgundy.estates import MOST_CELLS
from feldberg.games.burgundy.modules.shields.module import FIRST_CASTLE, Shields, shields_of
from tests.rulebook.burgundy.position import Position

CASTLES = [18, 6, 1, 2]  # the castle cells of estate 1, the start castle's first


class Armed(Position):
    def __init__(self, **options: Any) -> None:
        super().__init__(shields=True, **options)
        self.shields.places = zeros(len(self.shields.places))

    @property
    def shields(self) -> Shields:
        return shields_of(self.table)

    def deal(self, depot: int, *numbers: int) -> None:
        """Lay shields into a depot, 1 to 6."""
        for number in numbers:
            self.shields.move(number, depot)

    def hold(self, *numbers: int, seat: int = 0) -> None:
        """Lay shields onto the castles of a seat, which are placed for them."""
        for number, cell in zip(numbers, CASTLES, strict=False):
            if cell != CASTLES[0]:
                self.put(cell, CASTLE_TILE, seat)
            self.shields.move(number, FIRST_CASTLE + seat * MOST_CELLS + cell)
        self.shields.changed(self.table)

    def give(self, number: int, seat: int = 0) -> None:
        super().give(number, seat)
        self.shields.changed(self.table)

    def held(self, seat: int = 0) -> list[int]:
        return [int(number) for number in self.shields.held(seat)]

    def end(self) -> dict[str, int]:
        """Let the last phase end, all shields being paid for; gives the score sheet of seat 0."""
        self.table.phase = 4
        self.end_phase()
        while not self.table.over:
            self.play(kind="upkeep")
        return self.table.score_sheet(0)
