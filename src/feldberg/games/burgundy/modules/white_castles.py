"""White castles: buildings that give an action with the white die, and monastery 29, which scores them."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from feldberg.core.rows import joined
from feldberg.games.burgundy.content import BLACK, BUILDING, MONASTERY, WHITE_CASTLE, monastery
from feldberg.games.burgundy.module import Module
from feldberg.games.burgundy.outlook import asked
from feldberg.games.burgundy.questions import Castle
from feldberg.games.burgundy.state import Table

COLOURED: Final = 6  # with the backs of buildings
BLACK_BACKED: Final = 2
ACTION: Final = 2.4  # what `greedy` expects of one that has to wait


class WhiteCastles(Module):
    NAME: ClassVar[str] = "white_castles"
    BRINGS: ClassVar[list[int]] = [WHITE_CASTLE, int(monastery(29))]

    def set_up(self, table: Table) -> None:
        for _ in range(COLOURED):
            table.bags[BUILDING] = joined(table.bags[BUILDING], WHITE_CASTLE)
        for _ in range(BLACK_BACKED):
            table.bags[BLACK] = joined(table.bags[BLACK], WHITE_CASTLE)
        table.bags[MONASTERY] = joined(table.bags[MONASTERY], monastery(29))

    def grants(self, table: Table, seat: i64, effect: i64) -> None:
        if effect == WHITE_CASTLE:
            table.ask(WhiteCastle(seat))

    def ponders(self, table: Table, seat: int) -> bool:
        """Its action is worth what the number of the white die allows."""
        return isinstance(asked(table, seat), WhiteCastle)

    def outlook(self, table: Table, seat: int, left: float) -> float:
        return ACTION * sum(1 for top in table.agenda if top.seat == seat and isinstance(top, WhiteCastle))


class WhiteCastle(Castle):
    """A white castle's extra action: the white die lends its number and stays as it lies."""

    def number(self, table: Table) -> i64:
        return table.white
