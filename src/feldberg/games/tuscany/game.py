"""The Castles of Tuscany, put together from its rooms."""

from __future__ import annotations

from typing import Any, ClassVar

from feldberg.core.actions import Layout
from feldberg.core.game import Game
from feldberg.core.options import Choice, Contents, Number, Option, Options
from feldberg.core.questions import Question
from feldberg.core.senses import Pen
from feldberg.core.weights import Weights
from feldberg.games.tuscany import outlook, redealing, scoring, senses, setup
from feldberg.games.tuscany.actions import ACTIONS
from feldberg.games.tuscany.box import box
from feldberg.games.tuscany.content import DRAWN
from feldberg.games.tuscany.questions import QUESTIONS
from feldberg.games.tuscany.rules import flow
from feldberg.games.tuscany.state import Table, new_table
from feldberg.games.tuscany.weights import WEIGHTS


class BoxContents(Contents):
    """What an owner of the box has corrected in our content."""

    def read(self, value: Options) -> None:
        box(value)


class Tuscany(Game[Table]):
    NAME: ClassVar[str] = "tuscany"
    RULES_VERSION: ClassVar[int] = 1
    LAYOUT: ClassVar[Layout] = ACTIONS
    QUESTIONS: ClassVar[list[type[Question[Any]]]] = QUESTIONS
    OPTIONS: ClassVar[list[Option]] = [
        Number("players", 2, 2, 4),
        Choice("edition", "revised", list(DRAWN)),
        BoxContents("content"),
    ]

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.box = box(self.options.get("content", {}))

    @property
    def ours(self) -> list[str]:
        return [f"kind.{kind}" for kind in self.box.ours]

    def blank(self) -> Table:
        table = new_table(self, self.players)
        table.box = self.box
        table.drawn = DRAWN[self.options["edition"]]
        return table

    def setup(self, table: Table) -> None:
        setup.set_up(table)

    def advance(self, table: Table) -> None:
        flow.advance(table)

    def redeal(self, table: Table, seat: int | None) -> bool:
        redealing.redeal(table, seat)
        return True

    def score_sheet(self, table: Table, seat: int) -> dict[str, int]:
        return scoring.score_sheet(table, seat)

    def ranking(self, table: Table) -> list[int]:
        return scoring.ranking(table)

    def outlook(self, table: Table, seat: int) -> float:
        return outlook.outlook(table, seat)

    @property
    def tree_depth(self) -> int:
        return 4

    @property
    def weights(self) -> Weights:
        return WEIGHTS

    def notice(self, table: Table, seat: int, pen: Pen) -> None:
        senses.notice(table, seat, pen)
