"""The Castles of Burgundy, put together from its rooms."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from feldberg.core.actions import Layout
from feldberg.core.contract import Game, Question
from feldberg.core.errors import SaveError
from feldberg.core.events import Event
from feldberg.core.options import Choice, Number, Option, Options
from feldberg.core.saves import Save, wholes
from feldberg.games.burgundy import outlook, rules, scoring, setup, view, words
from feldberg.games.burgundy.content import BEGINNER_ESTATES, ESTATES, PRINTED
from feldberg.games.burgundy.questions import ACTIONS, BOUNDS, QUESTIONS
from feldberg.games.burgundy.state import Table, new_table, restore


class Estates(Option):
    """One beginner estate for all, a list with one estate for each seat, or dealt as in the expert set-up."""

    def allowed(self, so_far: Options) -> str:
        edition = so_far["edition"]
        return (
            f"a beginner estate for all ({' or '.join(map(str, BEGINNER_ESTATES[edition]))} in {edition}), "
            f"a list of {so_far['players']} numbers from 1 to {len(ESTATES[edition])}, one for each seat, or 'dealt'"
        )

    def allows(self, value: object, so_far: Options) -> bool:
        edition = so_far["edition"]
        if isinstance(value, list):
            return len(value) == so_far["players"] and all(
                type(number) is int and number in ESTATES[edition] for number in value
            )
        if isinstance(value, str):
            return value == "dealt"
        return type(value) is int and value in BEGINNER_ESTATES[edition]


class Burgundy(Game[Table]):
    """The base game of both editions."""

    NAME: ClassVar[str] = "burgundy"
    RULES_VERSION: ClassVar[int] = 1
    ACTIONS: ClassVar[Layout] = ACTIONS
    OPTIONS: ClassVar[list[Option]] = [
        Number("players", 2, 2, 4),
        Choice("edition", "2019", ["2019", "2011"]),
        Estates("estates", 1),
        Choice("choosing", "in turn", ["in turn", "secret"]),
    ]

    def blank(self) -> Table:
        return new_table(self, self.players, PRINTED[self.options["edition"]][1])

    def setup(self, table: Table) -> None:
        setup.set_up(table)

    def advance(self, table: Table) -> None:
        rules.advance(table)

    def redeal(self, table: Table, seat: int | None) -> None:
        """Nothing to do: the bags have no order, so what is hidden is what chance will draw."""

    def restore(self, table: Table, data: Save) -> None:
        restore(table, data, PRINTED[self.options["edition"]])

    def question(self, name: str, ints: list[int]) -> Question[Any]:
        if name not in QUESTIONS:
            raise SaveError(f"there is no question {name!r}")
        if name == "SettleTogether":
            wholes(ints, self.players, -1, ACTIONS.count - 1)
        else:
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
        return words.tells(event, lang, self.options["edition"], names)

    def traces(self, event: Event) -> list[str]:
        return view.traces(event)

    def word(self, key: str, lang: str) -> str:
        return words.word(key, lang)

    def gained(self, gain: str, number: int, lang: str) -> str:
        return words.gained(gain, number, lang)

    def glossary(self, lang: str) -> dict[str, dict[str, str]]:
        return words.glossary(lang)
