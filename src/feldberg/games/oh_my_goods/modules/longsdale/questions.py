"""What the expansion asks: a side, and a place for a tower."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from feldberg.core.questions import Plan, Question
from feldberg.games.oh_my_goods.actions import ATTACH, SIDES, TAKE_SIDE
from feldberg.games.oh_my_goods.content import CARDS
from feldberg.games.oh_my_goods.modules.longsdale import rules
from feldberg.games.oh_my_goods.rules import flow, people
from feldberg.games.oh_my_goods.state import Table


class Quarrel(Plan[Table]):
    """All take sides, in secret."""

    def begin(self, table: Table, seat: int) -> None:
        table.ask(TakeSide(seat))

    def order(self, table: Table) -> list[int]:
        return flow.turn_order(table)

    def reveal(self, table: Table) -> None:
        rules.settle_quarrel(table)


class TakeSide(Question[Table]):
    def options(self, table: Table) -> vec[i64]:
        return vec[i64]([TAKE_SIDE.at(side) for side in range(i64(SIDES))])

    def answer(self, table: Table, action: i64) -> None:
        rules.take_side(table, self.seat, TAKE_SIDE.x(action))


class Attach(Question[Table]):
    """Which building a new tower is attached to."""

    SAVED: ClassVar[dict[str, int]] = {"card": CARDS - 1}

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card = card

    def options(self, table: Table) -> vec[i64]:
        player = table.players[self.seat]
        found = vec[i64]()
        for slot in range(i64(len(player.buildings))):
            if people.wants_people(player.buildings[slot]) and player.under[slot] == 0:
                found = append(found, ATTACH.at(slot))
        return found

    def answer(self, table: Table, action: i64) -> None:
        rules.attach(table, self.seat, self.card, ATTACH.x(action))


QUESTIONS: Final[list[type[Question[Any]]]] = [Quarrel, TakeSide, Attach]
