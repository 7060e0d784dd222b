"""Domains: three region boards joined in a row, and what follows from how they lie.

A board's spaces are counted column by column, from top to bottom; turned by 180 degrees, it is read from its end.
"""

from __future__ import annotations

from itertools import permutations, product
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from feldberg.core import hex as grid
from feldberg.games.tuscany.content import BIT, BOARDS, CELLS, COLUMNS, LARGEST_AREA, SPACES, TYPES

# The boards from left to right, which of them are turned, and at each join whether the next lies half a space higher.
ORDERS: Final = list(permutations(range(BOARDS)))
TURNS: Final = list(product((False, True), repeat=BOARDS))  # by place
JOINS: Final = list(product((False, True), repeat=BOARDS - 1))
ARRANGEMENTS: Final = len(ORDERS) * len(TURNS) * len(JOINS)


@final
class Shape:
    """Where the spaces of a domain lie: column, and half spaces from above."""

    def __init__(self, joins: tuple[bool, ...]) -> None:
        self.places: list[tuple[int, int]] = []
        shift = 0
        for board in range(BOARDS):
            if board:
                shift += -1 if joins[board - 1] else 1
            for column, length in enumerate(COLUMNS):
                for row in range(length):
                    self.places.append((board * len(COLUMNS) + column, 2 * row - (length - 1) + shift))
        self.touching = grid.touching([(y, x) for x, y in self.places])
        self.around = vec[i64]([sum(2**other for other in cells) for cells in self.touching])


SHAPES: Final = [Shape(joins) for joins in JOINS]


@final
class Arrangement:
    """One way to lay three boards."""

    def __init__(self, number: int) -> None:
        self.number = number
        rest, join = divmod(number, len(JOINS))
        order, turn = divmod(rest, len(TURNS))
        self.order = ORDERS[order]
        self.turns = TURNS[turn]
        self.joins = JOINS[join]
        self.shape = SHAPES[join]


EVERY_WAY: Final = [Arrangement(number) for number in range(ARRANGEMENTS)]


@final
class Domain:
    """Three boards as they lie."""

    around: vec[i64]
    colour: vec[i64]
    area: vec[i64]
    cells: list[vec[i64]]
    bits: vec[i64]
    of_colour: list[vec[i64]]
    bits_of_colour: vec[i64]

    def __init__(self, arrangement: Arrangement, boards: list[vec[i64]]) -> None:
        colours: list[int] = []
        for place, letter in enumerate(arrangement.order):
            printed = [int(colour) for colour in boards[letter]]
            colours += reversed(printed) if arrangement.turns[place] else printed
        areas = grid.regions(colours, arrangement.shape.touching)
        of_colour = [[cell for cell in range(CELLS) if colours[cell] == kind] for kind in range(TYPES)]
        self.arrangement = arrangement
        self.around = arrangement.shape.around  # of every cell, as bits
        self.colour = vec[i64](colours)
        self.area = vec[i64]([next(at for at, cells in enumerate(areas) if cell in cells) for cell in range(CELLS)])
        self.cells = [vec[i64](cells) for cells in areas]  # of every area
        self.bits = vec[i64]([sum(BIT[cell] for cell in cells) for cells in areas])
        self.of_colour = [vec[i64](cells) for cells in of_colour]
        self.bits_of_colour = vec[i64]([sum(BIT[cell] for cell in cells) for cells in of_colour])

    @property
    def legal(self) -> bool:
        """No area is larger than allowed."""
        return all(len(cells) <= LARGEST_AREA for cells in self.cells)


def can_be_joined(boards: list[vec[i64]]) -> bool:
    """Whether three boards have a legal domain."""
    return any(Domain(arrangement, boards).legal for arrangement in EVERY_WAY)


def ways(boards: list[vec[i64]]) -> dict[int, Domain]:
    """All legal domains of three boards, by the number of their arrangement."""
    assert all(len(board) == SPACES for board in boards)
    domains = [Domain(arrangement, boards) for arrangement in EVERY_WAY]
    return {domain.arrangement.number: domain for domain in domains if domain.legal}
