"""Oh My Goods!, put together from its rooms."""

from __future__ import annotations

from typing import Any, ClassVar

from feldberg.core.actions import Layout
from feldberg.core.game import Game
from feldberg.core.options import Flag, Number, Option
from feldberg.core.questions import Question
from feldberg.games.oh_my_goods import outlook, redealing, scoring, setup
from feldberg.games.oh_my_goods.actions import ACTIONS
from feldberg.games.oh_my_goods.questions import QUESTIONS
from feldberg.games.oh_my_goods.rules import flow
from feldberg.games.oh_my_goods.state import Table, new_table


class OhMyGoods(Game[Table]):
    NAME: ClassVar[str] = "oh_my_goods"
    RULES_VERSION: ClassVar[int] = 1
    LAYOUT: ClassVar[Layout] = ACTIONS
    QUESTIONS: ClassVar[list[type[Question[Any]]]] = QUESTIONS
    OPTIONS: ClassVar[list[Option]] = [
        Number("players", 2, 2, 4),
        Flag("keep_one", False),
        Flag("two_for_one", False),
    ]

    def blank(self) -> Table:
        return new_table(self, self.players, self.options["keep_one"] is True, self.options["two_for_one"] is True)

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
