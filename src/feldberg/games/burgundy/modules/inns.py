"""Inns: sold beside the black depot, for a cell of any colour, one in a region, which then counts one cell larger."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from feldberg.core.saves import Field, Whole
from feldberg.core.senses import Pen
from feldberg.games.burgundy.content import INN, INN_SPACE, PHASES, REGION_POINTS
from feldberg.games.burgundy.module import Module
from feldberg.games.burgundy.scoring import LARGEST_REGION
from feldberg.games.burgundy.state import Player, Table

STORED: Final = 3.0  # what `greedy` expects of a stored inn


class Inns(Module):
    NAME: ClassVar[str] = "inns"
    BRINGS: ClassVar[list[int]] = [INN]

    def __init__(self) -> None:
        self.pile: i64 = 0  # beside the black depot, the topmost on its space of the board

    def fields(self) -> dict[str, Field]:
        return {"pile": Whole(PHASES)}

    def copy(self) -> Module:
        twin = Inns()
        twin.pile = self.pile
        return twin

    def phase_begins(self, table: Table) -> None:
        self.pile += 1
        table.board[INN_SPACE] = INN

    def taken(self, table: Table, space: i64) -> None:
        if space == INN_SPACE:
            self.pile -= 1
            table.board[INN_SPACE] = INN if self.pile else 0

    def allows(self, table: Table, seat: i64, tile: i64, cell: i64) -> bool:
        return tile != INN or not has_inn(table.players[seat], cell)

    def outlook(self, table: Table, seat: int, left: float) -> float:
        """A stored inn fills the best region it finds; one that lies makes its unfinished region worth more."""
        player = table.players[seat]
        guess = 0.0
        for cells in player.estate.cells:
            filled = sum(1 for cell in cells if player.cells[cell])
            if filled < len(cells) and has_inn(player, cells[0]):
                guess += larger(len(cells)) * float(filled) / float(len(cells)) * min(1.0, 2.0 * left)
        stored = sum(1 for tile in player.store if tile == INN)
        return guess + stored * STORED * min(1.0, 3.0 * left)

    def notice(self, table: Table, seat: i64, pen: Pen) -> None:
        """And the cells of unfinished regions that an inn makes larger."""
        super().notice(table, seat, pen)
        player = table.players[seat]
        larger: i64 = 0
        for cells in player.estate.cells:
            if has_inn(player, cells[0]) and any(player.cells[cell] == 0 for cell in cells):
                larger += len(cells)
        pen.share(larger, LARGEST_REGION)

    def notice_board(self, table: Table, pen: Pen) -> None:
        pen.slice(self.NAME)
        pen.share(self.pile, PHASES)

    def region_size(self, table: Table, seat: i64, cell: i64, size: i64) -> i64:
        return size + 1 if has_inn(table.players[seat], cell) else size


def larger(size: int) -> float:
    """What an inn adds to the points of a region."""
    return float(REGION_POINTS[min(size + 1, LARGEST_REGION)] - REGION_POINTS[size])


def has_inn(player: Player, cell: i64) -> bool:
    """Whether an inn lies in the region of a cell."""
    return any(player.cells[other] == INN for other in player.estate.cells[player.estate.region[cell]])
