"""Hallertau, put together from its rooms."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from feldberg.core.actions import Layout
from feldberg.core.contract import Game, Question
from feldberg.core.errors import SaveError
from feldberg.core.events import Event
from feldberg.core.options import Choice, Flag, Number, Option
from feldberg.core.saves import Save, wholes
from feldberg.games.hallertau import outlook, redealing, scoring, setup, view, words
from feldberg.games.hallertau.content.pieces import FARMYARD_DECKS, GATEWAY_DECKS
from feldberg.games.hallertau.questions import BOUNDS, QUESTIONS
from feldberg.games.hallertau.questions.actions import ACTIONS, ATTEND, ATTENTION
from feldberg.games.hallertau.rules import cards, flow
from feldberg.games.hallertau.state import Table, new_table, restore


class Hallertau(Game[Table]):
    NAME: ClassVar[str] = "hallertau"
    RULES_VERSION: ClassVar[int] = 2
    ACTIONS: ClassVar[Layout] = ACTIONS
    OPTIONS: ClassVar[list[Option]] = [
        Number("players", 2, 1, 4),
        Flag("cards", True),
        Choice("gateway", "beginner", [*GATEWAY_DECKS, "random"]),
        Choice("farmyard", "hops", [*FARMYARD_DECKS, "random"]),
        Choice("ask", ATTENTION[0], ATTENTION),
    ]

    def blank(self) -> Table:
        return new_table(self, self.players, self.options["cards"] is True, self.options["ask"] == ATTENTION[1])

    def setup(self, table: Table) -> None:
        setup.set_up(table)

    def advance(self, table: Table) -> None:
        flow.advance(table)

    def redeal(self, table: Table, seat: int | None) -> None:
        redealing.redeal(table, seat)

    def asides(self, table: Table, seat: int) -> list[int]:
        return [int(ATTEND.at(0 if table.players[seat].everything else 1, 0, 0))]

    def hear(self, table: Table, action: int, seat: int) -> None:
        cards.attend(table, seat, ATTEND.x(action) == 1)

    def restore(self, table: Table, data: Save) -> None:
        restore(table, data)

    def question(self, name: str, ints: list[int]) -> Question[Any]:
        if name not in QUESTIONS:
            raise SaveError(f"there is no question {name!r}")
        bounds = [self.players - 1, *BOUNDS.get(name, [])]
        for value, bound in zip(wholes(ints, len(bounds)), bounds, strict=True):
            wholes([value], 1, 0, bound)
        question: Question[Any] = QUESTIONS[name](*ints)
        return question

    def score_sheet(self, table: Table, seat: int) -> dict[str, int]:
        return scoring.score_sheet(table, seat)

    def ranking(self, table: Table) -> list[int]:
        return scoring.ranking(table)

    def outlook(self, table: Table, seat: int) -> float:
        return outlook.outlook(table, seat)

    def view(self, table: Table, seat: int | None) -> dict[str, Any]:
        return view.view(table, seat)

    def elements(self, table: Table, action: int, seat: int | None = None) -> list[str]:
        return view.elements(table, action, table.seat if seat is None else seat)

    def say(self, table: Table, action: int, lang: str, seat: int | None = None) -> str:
        return words.say(table, action, lang, table.seat if seat is None else seat)

    def explain(self, table: Table, action: int, lang: str, seat: int | None = None) -> str:
        return words.explain(table, action, lang, table.seat if seat is None else seat)

    def asks(self, table: Table, lang: str, names: Sequence[str] = ()) -> str:
        return words.asks(table, lang, names)

    def tells(self, event: Event, lang: str, names: Sequence[str] = ()) -> str:
        return words.tells(event, lang, names)

    def traces(self, event: Event) -> list[str]:
        return view.traces(event)

    def word(self, key: str, lang: str) -> str:
        return words.word(key, lang)

    def gained(self, gain: str, number: int, lang: str) -> str:
        return words.gained(gain, number, lang)

    def glossary(self, lang: str) -> dict[str, dict[str, str]]:
        return words.glossary(lang)
