"""Oh My Goods!, put together from its rooms."""

from __future__ import annotations

from typing import Any, ClassVar

from feldberg.core.actions import Layout
from feldberg.core.game import Game
from feldberg.core.options import Choice, Flag, Number, Option, Options
from feldberg.core.questions import Question
from feldberg.core.senses import Pen
from feldberg.core.weights import Weights
from feldberg.games.oh_my_goods import outlook, redealing, scoring, senses, setup
from feldberg.games.oh_my_goods.actions import ACTIONS
from feldberg.games.oh_my_goods.content import MOST_PLAYERS
from feldberg.games.oh_my_goods.module import Module
from feldberg.games.oh_my_goods.modules.longsdale.content import CHAPTER_NAMES, FORKS, Chapter
from feldberg.games.oh_my_goods.modules.longsdale.questions import QUESTIONS as MODULE_QUESTIONS
from feldberg.games.oh_my_goods.modules.longsdale.rules import Longsdale
from feldberg.games.oh_my_goods.questions import QUESTIONS
from feldberg.games.oh_my_goods.rules import flow
from feldberg.games.oh_my_goods.state import Table, new_table
from feldberg.games.oh_my_goods.weights import WEIGHTS

NO_EXPANSION = "none"
EVERYTHING = "all"


class Expansion(Choice):
    """Alone there is only Longsdale."""

    def usual(self, so_far: Options) -> object:
        return Longsdale.NAME if so_far["players"] == 1 else self.default

    def allowed(self, so_far: Options) -> str:
        return f"{Longsdale.NAME!r} with one player" if so_far["players"] == 1 else super().allowed(so_far)

    def allows(self, value: object, so_far: Options) -> bool:
        return super().allows(value, so_far) and (value == Longsdale.NAME or so_far["players"] > 1)


class ChapterOption(Choice):
    """A chapter of Longsdale's story, or everything in one game."""

    def __init__(self) -> None:
        super().__init__("chapter", EVERYTHING, [EVERYTHING, *CHAPTER_NAMES])
        self.unsaid = True

    def allowed(self, so_far: Options) -> str:
        if so_far["expansion"] == NO_EXPANSION:
            return f"{self.default!r}: only Longsdale has chapters"
        return super().allowed(so_far)

    def allows(self, value: object, so_far: Options) -> bool:
        return super().allows(value, so_far) and (value == self.default or so_far["expansion"] != NO_EXPANSION)


class Story(Option):
    """The chapters played before, which say what has come into the deck."""

    def __init__(self) -> None:
        super().__init__("story", [], unsaid=True)

    def usual(self, so_far: Options) -> object:
        """The way by the side of the crown."""
        wanted = so_far.get("chapter", EVERYTHING)
        return [] if wanted == EVERYTHING else ways_to(wanted)[0]

    def allowed(self, so_far: Options) -> str:
        wanted = so_far.get("chapter", EVERYTHING)
        ways = [[]] if wanted == EVERYTHING else ways_to(wanted)
        return " or ".join(map(str, ways))

    def allows(self, value: object, so_far: Options) -> bool:
        wanted = so_far.get("chapter", EVERYTHING)
        return value in ([[]] if wanted == EVERYTHING else ways_to(wanted))


def ways_to(chapter: Chapter) -> list[list[Chapter]]:
    """The chapters that may have been played before one."""
    before = [earlier for earlier, later in FORKS.items() if chapter in later]
    return [[*way, earlier] for earlier in before for way in ways_to(earlier)] or [[]]


class OhMyGoods(Game[Table]):
    NAME: ClassVar[str] = "oh_my_goods"
    RULES_VERSION: ClassVar[int] = 1
    LAYOUT: ClassVar[Layout] = ACTIONS
    QUESTIONS: ClassVar[list[type[Question[Any]]]] = QUESTIONS + MODULE_QUESTIONS
    OPTIONS: ClassVar[list[Option]] = [
        Number("players", 2, 1, MOST_PLAYERS),
        Expansion("expansion", NO_EXPANSION, [NO_EXPANSION, Longsdale.NAME]),
        ChapterOption(),
        Story(),
        Flag("keep_one", False),
        Flag("two_for_one", False),
    ]

    def blank(self) -> Table:
        keep_one = self.options["keep_one"] is True
        two_for_one = self.options["two_for_one"] is True
        return new_table(self, self.players, keep_one, two_for_one, self.modules())

    def modules(self) -> list[Module]:
        if self.options["expansion"] == NO_EXPANSION:
            return []
        chapter = self.options.get("chapter", EVERYTHING)
        return [Longsdale(None if chapter == EVERYTHING else chapter, self.options.get("story", []), self.players)]

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
    def decisions_a_moment(self) -> int:
        return 4

    def moment(self, table: Table) -> int:
        return int(table.round)

    @property
    def far_horizon(self) -> int:
        """To the end: what a building or a chain is worth shows late."""
        return 60

    @property
    def weights(self) -> Weights:
        return WEIGHTS

    def notice(self, table: Table, seat: int, pen: Pen) -> None:
        senses.notice(table, seat, pen)

    def sequel(self, table: Table) -> Options | None:
        """The next chapter of the story."""
        for module in table.modules:
            told = module.sequel(table)
            if told is not None:
                return {**self.chosen_options(), **told}
        return None
