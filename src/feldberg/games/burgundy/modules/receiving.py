"""A tile that is taken from the main board and placed at once: by shields 14 and 15, and for a full colour alone."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from feldberg.core.events import EventKind
from feldberg.core.questions import Question
from feldberg.games.burgundy.content import COLOUR_OF, INN_SPACE, NUMBERED
from feldberg.games.burgundy.questions import first_alike
from feldberg.games.burgundy.rules import placing
from feldberg.games.burgundy.state import Table

RECEIVED: Final = EventKind("received", ["tile", "space"])


class Receive(Question[Table]):
    """Which tile from a range of spaces, and onto which cell: any that is open to it, whatever its number.

    Where no tile fits anywhere there is nothing to do but to go on.
    """

    SAVED: ClassVar[dict[str, int]] = {"first": INN_SPACE, "last": INN_SPACE}

    first: i64
    last: i64

    def __init__(self, seat: i64, first: i64, last: i64) -> None:
        super().__init__(seat)
        self.first = first
        self.last = last

    def options(self, table: Table) -> vec[i64]:
        estate = table.players[self.seat].estate
        options = vec[i64](capacity=32)
        for space in range(self.first, min(self.last + 1, i64(len(table.board)))):
            tile = table.board[space]
            black = i64(NUMBERED) if space >= NUMBERED else i64(0)
            if tile and first_alike(table.board, max(self.first, black), space):
                for cell in estate.of_colour[COLOUR_OF[tile]]:
                    if placing.fits(table, self.seat, tile, cell):
                        options = append(options, table.actions.receive.at(space, cell))
        return options if len(options) else append(options, table.actions.done.at())

    def answer(self, table: Table, action: i64) -> None:
        receive = table.actions.receive
        if receive.has(action):
            receive_tile(table, self.seat, receive.x(action), receive.y(action))


def receive_tile(table: Table, seat: i64, space: i64, cell: i64) -> None:
    """Place a tile of the main board without storing it first."""
    tile = table.board[space]
    table.board[space] = 0
    table.tell(RECEIVED, seat, tile, space)
    for module in table.modules:
        module.taken(table, space)
    placing.place_tile(table, seat, tile, cell)
