"""The Castles of Burgundy, put together from its rooms."""

from __future__ import annotations

from typing import Any, ClassVar

from feldberg.core.actions import Layout
from feldberg.core.game import Game
from feldberg.core.options import Choice, Flag, Number, Option, Options
from feldberg.core.questions import Question
from feldberg.core.senses import Pen
from feldberg.games.burgundy import outlook, scoring, senses, setup
from feldberg.games.burgundy.actions import BASE, TEAM, WIDE
from feldberg.games.burgundy.content import MOST_PLAYERS, ROUNDS
from feldberg.games.burgundy.estates import (
    BEGINNER_ESTATES,
    ESTATES,
    NAMED,
    POST_ESTATES,
    PRINTED,
    SOLO_NAMES,
    TEAM_ESTATES,
)
from feldberg.games.burgundy.modules import QUESTIONS as MODULE_QUESTIONS
from feldberg.games.burgundy.modules import modules_of
from feldberg.games.burgundy.modules.solo import EASIEST_TARGET, FARTHEST_TARGET, FIRST_TARGET
from feldberg.games.burgundy.questions import QUESTIONS
from feldberg.games.burgundy.rules import flow
from feldberg.games.burgundy.state import Table, new_table


class Edition(Choice):
    """For one alone only the box of 2019 has a board."""

    def allowed(self, so_far: Options) -> str:
        return "'2019' with one player" if so_far["players"] == 1 else super().allowed(so_far)

    def allows(self, value: object, so_far: Options) -> bool:
        return super().allows(value, so_far) and (value == "2019" or so_far["players"] > 1)


class Expansion(Flag):
    """A module of the 2019 box; some need or exclude others, since they bring their own boards."""

    OBSTACLES: ClassVar[dict[str, str]] = {
        "obstacle.players": "two teams are four players",
        "obstacle.boards": "one alone and teams have boards of their own, without posts",
    }

    def __init__(self, name: str) -> None:
        super().__init__(name, False, unsaid=True)

    def allowed(self, so_far: Options) -> str:
        if so_far["edition"] != "2019":
            return "False here: only the box of 2019 has it"
        obstacle = self.obstacle(so_far)
        return f"False here: {self.OBSTACLES[obstacle]}" if obstacle else super().allowed(so_far)

    def allows(self, value: object, so_far: Options) -> bool:
        return super().allows(value, so_far) and not (value and (so_far["edition"] != "2019" or self.obstacle(so_far)))

    def obstacle(self, so_far: Options) -> str:
        if so_far["edition"] != "2019":
            return ""
        if self.name == "team" and so_far["players"] != 4:
            return "obstacle.players"
        if self.name == "border_posts" and (so_far["players"] == 1 or so_far.get("team")):
            return "obstacle.boards"
        return ""


class Target(Number):
    """What one alone has to reach first."""

    def allowed(self, so_far: Options) -> str:
        return super().allowed(so_far) if so_far["players"] == 1 else f"{self.default}: only one alone has a target"

    def allows(self, value: object, so_far: Options) -> bool:
        return super().allows(value, so_far) and (so_far["players"] == 1 or value == self.default)


class Estates(Option):
    """One beginner estate for all, a list with one estate for each seat, or dealt as in the expert set-up.

    Teams, one alone and border posts have estates of their own, which go by names.
    """

    def usual(self, so_far: Options) -> object:
        own = self.own(so_far)
        return self.default if not own else "dealt" if so_far.get("border_posts") else own[0]

    def own(self, so_far: Options) -> list[str]:
        """The names of the estates that are made for the options so far."""
        if so_far["players"] == 1:
            return list(SOLO_NAMES.values())
        if so_far.get("team"):
            return [name for name, _, _ in TEAM_ESTATES.values()]
        return [name for name, _ in POST_ESTATES.values()] if so_far.get("border_posts") else []

    def values(self, so_far: Options) -> list[Any] | None:
        """Without the lists."""
        own = self.own(so_far)
        if so_far.get("border_posts"):
            return ["dealt"]
        return [*own] if own else [*BEGINNER_ESTATES[so_far["edition"]], "dealt"]

    def allowed(self, so_far: Options) -> str:
        edition = so_far["edition"]
        own = self.own(so_far)
        if so_far.get("border_posts"):
            names = f"a list of {so_far['players']} different names from {own[0]!r} to {own[-1]!r}"
            return f"{names}, one for each seat, or 'dealt'"
        if own:
            return " or ".join(map(repr, own))
        return (
            f"a beginner estate for all ({' or '.join(map(str, BEGINNER_ESTATES[edition]))} in {edition}), "
            f"a list of {so_far['players']} numbers from 1 to {len(ESTATES[edition])}, one for each seat, or 'dealt'"
        )

    def allows(self, value: object, so_far: Options) -> bool:
        edition = so_far["edition"]
        own = self.own(so_far)
        if isinstance(value, list):
            known: list[Any] = own if own else list(ESTATES[edition])
            kind = str if own else int
            alike = len(set(map(str, value))) == len(value) if own else True
            given = bool(so_far.get("border_posts")) or not own
            return (
                given
                and alike
                and len(value) == so_far["players"]
                and all(type(one) is kind and one in known for one in value)
            )
        if isinstance(value, str):
            return value == "dealt" if not own or so_far.get("border_posts") else value in own
        return not own and type(value) is int and value in BEGINNER_ESTATES[edition]


class Burgundy(Game[Table]):
    """Both editions, with the modules of 2019."""

    NAME: ClassVar[str] = "burgundy"
    RULES_VERSION: ClassVar[int] = 1
    LAYOUT: ClassVar[Layout] = BASE.layout
    QUESTIONS: ClassVar[list[type[Question[Any]]]] = QUESTIONS + MODULE_QUESTIONS
    OPTIONS: ClassVar[list[Option]] = [
        Number("players", 2, 1, MOST_PLAYERS),
        Edition("edition", "2019", ["2019", "2011"]),
        Expansion("team"),
        Expansion("border_posts"),
        Expansion("extra_tiles"),
        Expansion("white_castles"),
        Expansion("inns"),
        Expansion("trade_routes"),
        Expansion("shields"),
        Estates("estates", 1),
        Choice("choosing", "in turn", ["in turn", "secret"]),
        Target("target", FIRST_TARGET, EASIEST_TARGET, FARTHEST_TARGET, unsaid=True),
    ]

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        wanted = self.options["estates"]
        named = isinstance(wanted, str) and wanted in NAMED
        self.modules = modules_of(self.options)
        self.actions = TEAM if self.options.get("team") else WIDE if self.modules else BASE
        self.layout = self.actions.layout
        self.estate = NAMED[wanted] if named else PRINTED[self.options["edition"]][1]  # until others are chosen

    def blank(self) -> Table:
        boards = len(self.teams)
        return new_table(self, self.players, boards, self.estate, self.actions, [kind() for kind in self.modules])

    def setup(self, table: Table) -> None:
        setup.set_up(table)

    def advance(self, table: Table) -> None:
        flow.advance(table)

    def redeal(self, table: Table, seat: int | None) -> bool:
        """Nothing to do: the bags have no order, so what is hidden is what chance will draw."""
        return False

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
        return int(ROUNDS * table.phase + table.round)

    @property
    def tree_depth(self) -> int:
        return 6

    @property
    def learned_play(self) -> bool:
        return True

    def notice(self, table: Table, seat: int, pen: Pen) -> None:
        senses.notice(table, seat, pen)

    @property
    def teams(self) -> list[list[int]]:
        return [[0, 2], [1, 3]] if self.options.get("team") else super().teams
