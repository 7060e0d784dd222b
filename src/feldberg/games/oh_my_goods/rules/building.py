"""The card laid aside, and what becomes of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from feldberg.core.events import EventKind
from feldberg.core.rows import joined, without
from feldberg.games.oh_my_goods.content import COST, LAST_BUILDING, MOST_BUILDINGS
from feldberg.games.oh_my_goods.content import POINTS as PRINTED_POINTS
from feldberg.games.oh_my_goods.rules import goods
from feldberg.games.oh_my_goods.rules.people import POINTS
from feldberg.games.oh_my_goods.state import NOWHERE, Player, Table

LAID_ASIDE: Final = EventKind("laid aside", ["card"], secret=["card"])
TAKEN_BACK: Final = EventKind("taken back", ["card"], secret=["card"])
BUILT: Final = EventKind("built", ["card"])
END_NEAR: Final = EventKind("end near", [])


def lay_aside(table: Table, seat: i64, card: i64) -> None:
    player = table.players[seat]
    player.hand = without(player.hand, card)
    player.aside = card
    table.tell(LAID_ASIDE, seat, card)


def take_back(table: Table, seat: i64) -> None:
    """The card laid aside goes back to the hand."""
    player = table.players[seat]
    if player.aside != NOWHERE:
        player.hand = joined(player.hand, player.aside)
        table.tell(TAKEN_BACK, seat, player.aside)
        player.aside = NOWHERE


def cost(table: Table, player: Player, card: i64) -> i64:
    return max(0, COST[card] - player.discount - table.terms.building_discount)


def may_build(table: Table, seat: i64, card: i64) -> bool:
    player = table.players[seat]
    if len(player.buildings) == MOST_BUILDINGS or cost(table, player, card) > goods.coins(player):
        return False
    return all(module.allows(table, seat, card) for module in table.modules)


def build(table: Table, seat: i64, card: i64) -> None:
    """Put up the building laid aside, or one that lies open; the eighth brings the end near."""
    player = table.players[seat]
    if card == player.aside:
        player.aside = NOWHERE
    else:
        table.middle = without(table.middle, card)
    player.buildings = joined(player.buildings, card)
    player.open_office(card)
    table.tell(BUILT, seat, card)
    table.tell(POINTS, seat, PRINTED_POINTS[card])
    if len(player.buildings) == LAST_BUILDING and not table.ending and table.rounds == 0:
        table.ending = True
        table.tell(END_NEAR, seat)
    for module in table.modules:
        module.built(table, seat, card)
