"""The Castles of Burgundy, put together from its rooms."""

from __future__ import annotations

from typing import Any, ClassVar

from feldberg.core.actions import Layout
from feldberg.core.game import Game
from feldberg.core.options import Choice, Number, Option, Options
from feldberg.core.questions import Question
from feldberg.games.burgundy import outlook, rules, scoring, setup
from feldberg.games.burgundy.content import BEGINNER_ESTATES, ESTATES, MOST_PLAYERS, PRINTED
from feldberg.games.burgundy.questions import ACTIONS, QUESTIONS
from feldberg.games.burgundy.state import Table, new_table


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
    LAYOUT: ClassVar[Layout] = ACTIONS
    QUESTIONS: ClassVar[list[type[Question[Any]]]] = QUESTIONS
    OPTIONS: ClassVar[list[Option]] = [
        Number("players", 2, 2, MOST_PLAYERS),
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

    def redeal(self, table: Table, seat: int | None) -> bool:
        """Nothing to do: the bags have no order, so what is hidden is what chance will draw."""
        return False

    def score_sheet(self, table: Table, seat: int) -> dict[str, int]:
        return scoring.score_sheet(table, seat)

    def ranking(self, table: Table) -> list[int]:
        return scoring.ranking(table)

    def outlook(self, table: Table, seat: int) -> float:
        return outlook.outlook(table, seat)
