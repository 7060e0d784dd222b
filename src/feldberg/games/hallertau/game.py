"""Hallertau, put together from its rooms."""

from __future__ import annotations

from typing import Any, ClassVar

from feldberg.core.actions import Layout
from feldberg.core.game import Game
from feldberg.core.options import Choice, Flag, Number, Option
from feldberg.core.questions import Question
from feldberg.core.senses import Pen
from feldberg.core.weights import Weights
from feldberg.games.hallertau import redealing, scoring, senses, setup
from feldberg.games.hallertau.content.pieces import FARMYARD_DECKS, GATEWAY_DECKS, MOST_PLAYERS
from feldberg.games.hallertau.outlook.improvements import weights_for
from feldberg.games.hallertau.outlook.prospects import outlook
from feldberg.games.hallertau.questions import QUESTIONS
from feldberg.games.hallertau.questions.actions import ACTIONS, ATTEND, ATTENTION
from feldberg.games.hallertau.rules import cards, flow
from feldberg.games.hallertau.state import Table, new_table


class Hallertau(Game[Table]):
    NAME: ClassVar[str] = "hallertau"
    RULES_VERSION: ClassVar[int] = 4
    LAYOUT: ClassVar[Layout] = ACTIONS
    QUESTIONS: ClassVar[list[type[Question[Any]]]] = QUESTIONS
    OPTIONS: ClassVar[list[Option]] = [
        Number("players", 2, 1, MOST_PLAYERS),
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

    def redeal(self, table: Table, seat: int | None) -> bool:
        redealing.redeal(table, seat)
        return True

    def asides(self, table: Table, seat: int) -> list[int]:
        return [int(ATTEND.at(0 if table.players[seat].everything else 1))]

    def hear(self, table: Table, action: int, seat: int) -> None:
        cards.attend(table, seat, ATTEND.x(action) == 1)

    def score_sheet(self, table: Table, seat: int) -> dict[str, int]:
        return scoring.score_sheet(table, seat)

    def ranking(self, table: Table) -> list[int]:
        return scoring.ranking(table)

    def outlook(self, table: Table, seat: int) -> float:
        return outlook(table, seat)

    @property
    def weights(self) -> Weights:
        return weights_for(self.players)

    @property
    def whole_turns(self) -> bool:
        return True

    @property
    def decisions_a_moment(self) -> int:
        """Alone one looks ahead to where a round begins; among rivals, who take one's spaces, that gains nothing."""
        return 12 if self.players == 1 else 0

    def moment(self, table: Table) -> int:
        return int(table.round)

    @property
    def far_horizon(self) -> int:
        return 36 if self.players == 1 else super().far_horizon

    @property
    def tree_depth(self) -> int:
        return 3

    @property
    def foreseeable(self) -> bool:
        return self.players == 1 and self.options["cards"] is False

    @property
    def regard(self) -> float:
        return 0.5

    def notice(self, table: Table, seat: int, pen: Pen) -> None:
        senses.notice(table, seat, pen)
