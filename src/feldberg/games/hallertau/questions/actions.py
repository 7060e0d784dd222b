"""The layout of actions, and the modes that questions have."""

from __future__ import annotations

from typing import Final

from feldberg.core.actions import Layout
from feldberg.games.hallertau.content.cards import ALL_CARDS, MOST_WAYS
from feldberg.games.hallertau.content.pieces import BONUS_CARDS, BUILDINGS, COLUMNS, GOODS, HIGHEST_ROW, PLACES, SPACES

MOST_WORKERS: Final = 40  # more than anybody can have
MOST_CHOICES: Final = 4

LAYOUT: Final = Layout()
PLACE: Final = LAYOUT.span("place", [("space", SPACES)])
TOOLS: Final = LAYOUT.span("tools", [("workers", MOST_WORKERS)])
PLAY: Final = LAYOUT.span("play", [("card", ALL_CARDS)])
WAY: Final = LAYOUT.span("way", [("way", MOST_WAYS)])
CHOOSE: Final = LAYOUT.span("choose", [("choice", MOST_CHOICES)])
GOOD: Final = LAYOUT.span("good", [("good", GOODS)])
SOW: Final = LAYOUT.span("sow", [("good", GOODS), ("column", COLUMNS)])
FIELD: Final = LAYOUT.span("field", [("column", COLUMNS)])
SHEEP_AT: Final = LAYOUT.span("sheep", [("place", PLACES)])
IMPROVE: Final = LAYOUT.span("improve", [("building", BUILDINGS), ("jewelry", 2)])
PAY: Final = LAYOUT.span("pay", [("first", 7), ("second", 7), ("third", 7)])
BUILDING: Final = LAYOUT.span("building", [("building", BUILDINGS)])
BOULDER: Final = LAYOUT.span("boulder", [("building", BUILDINGS), ("boulder", 2)])
SPACE: Final = LAYOUT.span("space", [("space", SPACES)])
DISCARD: Final = LAYOUT.span("discard", [("card", ALL_CARDS)])
RESOLVE: Final = LAYOUT.span("resolve", [("card", ALL_CARDS)])
EARN: Final = LAYOUT.span("income", [("card", BONUS_CARDS)])
ROWS: Final = LAYOUT.span("rows", [("first", HIGHEST_ROW + 1), ("second", HIGHEST_ROW + 1)])
TAKE: Final = LAYOUT.span("take", [])
PASS: Final = LAYOUT.span("pass", [])
QUIET: Final = LAYOUT.span("quiet", [])
DONE: Final = LAYOUT.span("done", [])
ATTEND: Final = LAYOUT.span("attend", [("attention", 2)])  # an aside
ATTENTION: Final = ["needed", "everything"]  # how a seat is asked

# How a program runs: every effect an action of its own, or all within one.
LINES: Final = 0
WITHIN: Final = 1

# When a window opens.
AFTER_ACTION: Final = 0
PHASE_END: Final = 1
LAST: Final = 2
AFTER_COST: Final = 3
