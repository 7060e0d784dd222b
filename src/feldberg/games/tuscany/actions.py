"""The layout of actions."""

from __future__ import annotations

from typing import Final

from feldberg.core.actions import Layout
from feldberg.games.tuscany.content import BONUSES, CELLS, FACES, OPEN, TYPES
from feldberg.games.tuscany.domains import JOINS, ORDERS, TURNS

WORKER: Final = TYPES  # beside the colours of cards: what stands for a card of the price

ACTIONS: Final = Layout()
PLACE: Final = ("place", OPEN)  # of the display
CELL: Final = ("cell", CELLS)
PIECE: Final = ("piece", FACES)  # what a stored piece shows

# Set-up
ARRANGE: Final = ACTIONS.span("arrange", [("order", len(ORDERS)), ("turns", len(TURNS)), ("joins", len(JOINS))])
START: Final = ACTIONS.span("start", [CELL])
CHOOSE_BONUS: Final = ACTIONS.span("bonus", [("bonus", BONUSES)])
# A turn
TAKE: Final = ACTIONS.span("take", [PLACE])
SWEEP: Final = ACTIONS.span("sweep", [("type", TYPES)])
PUT: Final = ACTIONS.span("put", [PIECE, CELL])
DRAW: Final = ACTIONS.span("draw", [])
STOP: Final = ACTIONS.span("stop", [])
# Within an action
REMOVE: Final = ACTIONS.span("remove", [PIECE])
PAY: Final = ACTIONS.span("pay", [("one", TYPES + 1), ("two", TYPES + 1)])  # what stands for each card of the price
PUT_FREE: Final = ACTIONS.span("put free", [PLACE, CELL])
DECLINE: Final = ACTIONS.span("decline", [])
