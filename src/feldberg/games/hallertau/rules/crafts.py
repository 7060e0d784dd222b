"""Craft buildings, boulders and the community centre."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from feldberg.core.events import EventKind
from feldberg.games.hallertau.content.pieces import (
    BOULDERS_AHEAD,
    BUILDINGS,
    JEWELRY,
    MANY,
    MORE_OF_FIRST,
    NO_GOOD,
    ONE_OF_FIRST,
    ROUNDS,
    STEPS,
    TAKES,
    THREE_KINDS_FROM,
    TOOLS,
    TWO_KINDS_FROM,
)
from feldberg.games.hallertau.rules import stock
from feldberg.games.hallertau.state import Player, Table

ADVANCED: Final = EventKind("improved", ["building", "step"])
BACK: Final = EventKind("building_back", ["building", "step"])
CENTRE: Final = EventKind("centre", ["step"])
PUSHED: Final = EventKind("pushed", ["building", "space"])

LARGEST_PAYMENT: Final = 7  # goods of one kind, and one more


# Boulders


def place_boulders(player: Player) -> None:
    """Two and four spaces ahead of every building; those beyond the edge are off the board."""
    for building in range(i64(BUILDINGS)):
        for which in range(i64(2)):
            space = player.buildings[building] + BOULDERS_AHEAD[which]
            player.boulders[2 * building + which] = space if space <= STEPS else 0


def can_push(player: Player, building: i64, which: i64) -> bool:
    """A boulder on the board can move unless the other one lies on the next space."""
    space = player.boulders[2 * building + which]
    return space > 0 and player.boulders[2 * building + 1 - which] != space + 1


def push(table: Table, seat: i64, building: i64, which: i64) -> None:
    """One space to the right, from the last one off the board."""
    player = table.players[seat]
    at = 2 * building + which
    player.boulders[at] = (player.boulders[at] + 1) % (STEPS + 1)
    player.fresh = True
    table.tell(PUSHED, seat, building, player.boulders[at])


def boulder_on(player: Player, building: i64, space: i64) -> bool:
    return player.boulders[2 * building] == space or player.boulders[2 * building + 1] == space


def tools_needed(player: Player, building: i64) -> i64:
    """The tools that push the boulders out of the way of the next step."""
    needed: i64 = 0
    space = player.buildings[building] + 1
    while space <= STEPS and boulder_on(player, building, space):
        needed += 1
        space += 1
    return needed


def clear_way(table: Table, seat: i64, building: i64) -> None:
    """Use the tools; in round 6 they wear out."""
    player = table.players[seat]
    needed = tools_needed(player, building)
    for ahead in range(needed):
        space = player.buildings[building] + needed - ahead
        push(table, seat, building, 0 if player.boulders[2 * building] == space else 1)
    if table.round == ROUNDS:
        stock.pay(table, seat, TOOLS, needed)
    else:
        player.used_tools += needed


# Improving


def can_step(player: Player, building: i64) -> bool:
    """Whether the building is not yet on the last space, and its way is or can be cleared."""
    if player.buildings[building] == STEPS:
        return False
    return tools_needed(player, building) <= player.stock[TOOLS] - player.used_tools


def can_step_free(player: Player, building: i64) -> bool:
    """Without the tools of phase 9 the next space must be clear."""
    return player.buildings[building] < STEPS and tools_needed(player, building) == 0


def step(table: Table, seat: i64, building: i64) -> None:
    """One space to the right; the centre follows when all buildings have left it behind."""
    player = table.players[seat]
    player.buildings[building] += 1
    player.improved[building] += 1
    player.fresh = True
    table.tell(ADVANCED, seat, building, player.buildings[building])
    last: i64 = MANY
    for one in player.buildings:
        last = min(last, one)
    if last > player.centre:
        player.centre = last
        table.tell(CENTRE, seat, last)


def step_back(table: Table, seat: i64, building: i64) -> None:
    player = table.players[seat]
    player.buildings[building] -= 1
    player.fresh = True
    table.tell(BACK, seat, building, player.buildings[building])


# Paying


def price_met(building: i64, round_number: i64, a: i64, b: i64, c: i64) -> bool:
    """Whether so many of the building's three goods pay one improvement."""
    if MORE_OF_FIRST[building] and a <= b:
        return False
    if ONE_OF_FIRST[building] and a > 1:
        return False
    total = a + b + c
    if total == round_number:
        return True
    kinds = (1 if a else 0) + (1 if b else 0) + (1 if c else 0)
    if total == round_number - 1:
        return kinds >= 2 and round_number >= TWO_KINDS_FROM
    return total == round_number - 2 and kinds == 3 and round_number >= THREE_KINDS_FROM


def payments(table: Table, seat: i64, building: i64, at_once: bool) -> vec[i64]:
    """All ways to pay one improvement in goods, each as one number; with at_once the first is enough."""
    player = table.players[seat]
    goods = TAKES[building]
    found = vec[i64]()
    most = table.round
    third: i64 = 0
    if goods[2] != NO_GOOD:
        third = min(most, player.stock[goods[2]])
    for a in range(min(most, player.stock[goods[0]]) + 1):
        for b in range(min(most - a, player.stock[goods[1]]) + 1):
            for c in range(min(most - a - b, third) + 1):
                if price_met(building, most, a, b, c):
                    found = append(found, (a * LARGEST_PAYMENT + b) * LARGEST_PAYMENT + c)
                    if at_once:
                        return found
    return found


def can_pay(table: Table, seat: i64, building: i64) -> bool:
    return len(payments(table, seat, building, True)) > 0


def pay_goods(table: Table, seat: i64, building: i64, a: i64, b: i64, c: i64) -> None:
    goods = TAKES[building]
    stock.pay(table, seat, goods[0], a)
    stock.pay(table, seat, goods[1], b)
    if c:
        stock.pay(table, seat, goods[2], c)


def pay_jewelry(table: Table, seat: i64) -> None:
    stock.pay(table, seat, JEWELRY, 1)
