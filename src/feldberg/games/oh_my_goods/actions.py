"""The layout of actions."""

from __future__ import annotations

from typing import Final

from feldberg.core.actions import Layout
from feldberg.games.oh_my_goods.content import CARDS, CHARACTERS, FACES, GOODS, MOST_BUILDINGS

SIDES: Final = 2  # of a quarrel
MOST_AT_ONCE: Final = 24  # goods of a kind that are paid or turned into others at once

ACTIONS: Final = Layout()
SLOT: Final = ("slot", MOST_BUILDINGS)
CARD: Final = ("card", CARDS)

# Phase I
KEEP_HAND: Final = ACTIONS.span("keep", [])
EXCHANGE_HAND: Final = ACTIONS.span("exchange", [])
EXCHANGE_BUT_ONE: Final = ACTIONS.span("exchange but", [CARD])
# Phase II
WORK: Final = ACTIONS.span("work", [SLOT, ("sloppy", 2)])
IDLE: Final = ACTIONS.span("idle", [])
MOVE: Final = ACTIONS.span("move", [SLOT, ("to", MOST_BUILDINGS)])
LAY_ASIDE: Final = ACTIONS.span("lay aside", [CARD])
LAY_NOTHING: Final = ACTIONS.span("lay nothing", [])
# Phase IV
PRODUCE: Final = ACTIONS.span("produce", [SLOT])
DISCARD: Final = ACTIONS.span("discard", [CARD])
DISCARD_TWO: Final = ACTIONS.span("discard two", [CARD])
FEED: Final = ACTIONS.span("feed", [SLOT, CARD])
TURN: Final = ACTIONS.span("turn", [SLOT, ("times", MOST_AT_ONCE + 1)])
FINISH: Final = ACTIONS.span("finish", [])
BUILD: Final = ACTIONS.span("build", [CARD])
HIRE: Final = ACTIONS.span("hire", [("face", FACES)])
NEITHER: Final = ACTIONS.span("neither", [])
STATION: Final = ACTIONS.span("station", [SLOT])
PAY: Final = ACTIONS.span("pay", [("good", GOODS), ("count", MOST_AT_ONCE + 1)])
# When both piles are empty
DROP: Final = ACTIONS.span("drop", [CARD])
# Longsdale in Revolt
TAKE_SIDE: Final = ACTIONS.span("side", [("side", SIDES)])
CALL: Final = ACTIONS.span("call", [("character", CHARACTERS), SLOT])
ATTACH: Final = ACTIONS.span("attach", [SLOT])
