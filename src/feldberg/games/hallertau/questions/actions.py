"""The layout of actions, and the modes that questions have."""

from __future__ import annotations

from typing import Final

from feldberg.core.actions import Layout
from feldberg.games.hallertau.content.cards import ALL_CARDS, MOST_WAYS
from feldberg.games.hallertau.content.pieces import (
    BONUS_CARDS,
    BUILDINGS,
    COLUMNS,
    CROPS,
    GOODS,
    HIGHEST_ROW,
    PAYMENTS,
    PLACES,
    SPACES,
)
from feldberg.games.hallertau.content.spaces import PROGRAM_OF

MOST_WORKERS: Final = 40  # more than anybody can have
MOST_CHOICES: Final = 4
MOST_EFFECTS: Final = 9  # more than any program or cost has
LAST_PROGRAM: Final = int(max(PROGRAM_OF))  # the spaces' come after the cards'

ACTIONS: Final = Layout()
CHOOSE: Final = ACTIONS.span("choose", [("choice", MOST_CHOICES)])
GOOD: Final = ACTIONS.span("good", [("good", GOODS)])
CROP_MIX: Final = ACTIONS.span("crops", [("first", CROPS), ("second", CROPS + 1), ("third", CROPS + 1)])
SOW: Final = ACTIONS.span("sow", [("good", GOODS), ("column", COLUMNS)])
FIELD: Final = ACTIONS.span("field", [("column", COLUMNS)])
SHEEP_AT: Final = ACTIONS.span("sheep", [("place", PLACES)])
BUILDING: Final = ACTIONS.span("building", [("building", BUILDINGS)])
DONE: Final = ACTIONS.span("done", [])
ANSWERS: Final = ACTIONS.count  # what the first question of a space can be answered with stands before here
PLACE: Final = ACTIONS.span("place", [("space", SPACES)])
USE: Final = ACTIONS.span("use", [("space", SPACES), ("answer", ANSWERS)])  # place, and answer its first question
TOOLS: Final = ACTIONS.span("tools", [("workers", MOST_WORKERS)])
PLAY: Final = ACTIONS.span("play", [("card", ALL_CARDS), ("way", MOST_WAYS)])
IMPROVE: Final = ACTIONS.span("improve", [("building", BUILDINGS), ("payment", PAYMENTS)])
BOULDER: Final = ACTIONS.span("boulder", [("building", BUILDINGS), ("boulder", 2)])
SPACE: Final = ACTIONS.span("space", [("space", SPACES)])
DISCARD: Final = ACTIONS.span("discard", [("card", ALL_CARDS)])
RESOLVE: Final = ACTIONS.span("resolve", [("card", ALL_CARDS)])
EARN: Final = ACTIONS.span("income", [("card", BONUS_CARDS)])
ROWS: Final = ACTIONS.span("rows", [("first", HIGHEST_ROW + 1), ("second", HIGHEST_ROW + 1)])
TAKE: Final = ACTIONS.span("take", [])
PASS: Final = ACTIONS.span("pass", [])
QUIET: Final = ACTIONS.span("quiet", [])
ATTEND: Final = ACTIONS.span("attend", [("attention", 2)])  # an aside
ATTENTION: Final = ["needed", "everything"]  # how a seat is asked

# How a program runs: every effect an action of its own, or all within one.
LINES: Final = 0
WITHIN: Final = 1

# When a window opens.
AFTER_ACTION: Final = 0
PHASE_END: Final = 1
LAST: Final = 2
AFTER_COST: Final = 3
