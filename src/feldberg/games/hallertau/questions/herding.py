"""Sheep that move on to later cards."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from feldberg.games.hallertau.content.pieces import PLACES, STABLE
from feldberg.games.hallertau.questions.actions import DONE, SHEEP_AT
from feldberg.games.hallertau.questions.asking import Ask, single
from feldberg.games.hallertau.questions.paying import ONE_STEP, places_with_sheep
from feldberg.games.hallertau.rules import cards, stock
from feldberg.games.hallertau.state import Table


class Step(Ask):
    """Which of different sheep goes one step on next, or no more."""

    SAVED: ClassVar[dict[str, int]] = {"count": 9, "moved": 8**PLACES - 1}

    def __init__(self, seat: i64, count: i64, moved: i64) -> None:
        super().__init__(seat)
        self.count: Final = count
        self.moved: Final = moved

    def answers(self, table: Table) -> vec[i64]:
        return append(places_with_sheep(table, self.seat, STABLE, self.moved), DONE.start)

    def act(self, table: Table, action: i64) -> None:
        if SHEEP_AT.has(action):
            if table.inside == 0:
                cards.new_action(table, self.seat)
            place = SHEEP_AT.x(action)
            stock.step_sheep(table, self.seat, place)
            if self.count > 1:
                table.ask(Step(self.seat, self.count - 1, self.moved + ONE_STEP[place + 1]))
            if table.inside == 0:
                cards.open_windows(table)


class Walk(Ask):
    """One sheep that goes several steps: which one, then whether it goes on."""

    SAVED: ClassVar[dict[str, int]] = {"count": 9, "place": STABLE}

    def __init__(self, seat: i64, count: i64, place: i64) -> None:
        """Steps left; where the chosen sheep is, 0 before it is chosen."""
        super().__init__(seat)
        self.count: Final = count
        self.place: Final = place

    def answers(self, table: Table) -> vec[i64]:
        if self.place:
            there = self.place < STABLE and table.players[self.seat].flock[self.place] > 0
            options = single(SHEEP_AT.at(self.place)) if there else vec[i64]()
        else:
            options = places_with_sheep(table, self.seat, STABLE, 0)
        return append(options, DONE.start)

    def act(self, table: Table, action: i64) -> None:
        if SHEEP_AT.has(action):
            place = SHEEP_AT.x(action)
            stock.step_sheep(table, self.seat, place)
            if self.count > 1:
                table.ask(Walk(self.seat, self.count - 1, place + 1))
