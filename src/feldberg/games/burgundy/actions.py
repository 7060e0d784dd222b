"""The actions: one layout for the base game, which never changes, and wider ones for games with modules."""

from __future__ import annotations

from typing import Final

from feldberg.core.actions import Layout
from feldberg.games.burgundy.content import BLACK_SPACES, DEPOTS, GOODS, MOST_PLAYERS, NUMBERED, STORAGE, TILES
from feldberg.games.burgundy.estates import CELLS, MOST_CELLS

# The dice of an action: 0 and 1 are the player's own, then that of an extra action, and a building's no die.
EXTRA_DIE: Final = 2
NO_DIE: Final = 3
DICE: Final = 4
ANY_NUMBER: Final = 0  # of a die that stands for whatever is needed

# What modules lay out, here because the layout must know how much there is of it.
BUILDING_KINDS: Final = 9
ANIMAL_KINDS: Final = 4
ROUTE_BOARDS: Final = 12
SHIELDS: Final = 18
PENDING: Final = 8  # effects that wait to be put in order


class Actions:
    """A span for every kind of action.

    The base game names a stored tile by its place among three; where storage can be of any size it is named by its
    kind, and in a team's shared storage by its kind after all others.
    """

    def __init__(self, stored: int, cells: int, modules: bool) -> None:
        layout = Layout()
        self.layout = layout
        self.by_kind = modules
        self.take = layout.span("take", [("die", DICE), ("space", NUMBERED)])
        self.place = layout.span("place", [("die", DICE), ("tile", stored), ("cell", cells)])
        self.sell = layout.span("sell", [("die", DICE), ("goods", GOODS)])
        self.workers = layout.span("workers", [("die", 3)])
        self.buy = layout.span("buy", [("space", NUMBERED + BLACK_SPACES + modules)])
        self.sail = layout.span("sail", [("depot", DEPOTS)])
        self.load = layout.span("load", [("goods", GOODS)])
        self.discard = layout.span("discard", [("tile", stored)])
        self.pay = layout.span("pay", [("workers", 3)])
        self.settle = layout.span("settle", [("face", 2), ("cell", cells)])
        self.done = layout.span("done", [])
        # Of the modules; the base game has room for none of them.
        there = 1 if modules else 0
        layout = layout if modules else Layout()
        self.hire = layout.span("hire", [("workers", there)])
        self.imitate = layout.span("imitate", [("building", BUILDING_KINDS * there)])
        self.herd = layout.span("herd", [("animal", ANIMAL_KINDS * there)])
        self.route = layout.span("route", [("board", ROUTE_BOARDS * there)])
        self.shield = layout.span("shield", [("shield", SHIELDS * there), ("cell", cells)])
        self.turn = layout.span("turn", [("die", 2 * there), ("number", 6)])
        self.borrow = layout.span("borrow", [("seat", MOST_PLAYERS * there)])
        self.drop = layout.span("drop", [("shield", SHIELDS * there)])
        self.upkeep = layout.span("upkeep", [("workers", (SHIELDS + 1) * there)])
        self.gather = layout.span("gather", [("goods", GOODS * there)])
        self.receive = layout.span("receive", [("space", (NUMBERED + BLACK_SPACES + 1) * there), ("cell", cells)])
        self.stow = layout.span("stow", [("shared", 2 * there)])
        self.swap = layout.span("swap", [("space", (NUMBERED + BLACK_SPACES) * there)])
        self.give = layout.span("give", [("goods", GOODS * there)])
        self.reach = layout.span("reach", [("silver", there)])
        self.first = layout.span("first", [("effect", PENDING * there)])


BASE: Final = Actions(STORAGE, CELLS, modules=False)
WIDE: Final = Actions(TILES, CELLS, modules=True)
TEAM: Final = Actions(2 * TILES, MOST_CELLS, modules=True)
