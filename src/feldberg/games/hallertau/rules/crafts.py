"""Craft buildings, boulders and the community centre."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from feldberg.core.events import EventKind
from feldberg.core.rows import changed, increased, zeros
from feldberg.games.hallertau.content.pieces import (
    BOULDERS_AHEAD,
    BUILDINGS,
    JEWELRY,
    MANY,
    MORE_OF_FIRST,
    MOST_PAID,
    NO_GOOD,
    ONE_OF_FIRST,
    PAYMENTS,
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


# Boulders


def place_boulders(player: Player) -> None:
    """Two and four spaces ahead of every building; those beyond the edge are off the board."""
    boulders = zeros(2 * BUILDINGS)
    for building in range(i64(BUILDINGS)):
        for which in range(i64(2)):
            space = player.buildings[building] + BOULDERS_AHEAD[which]
            boulders[2 * building + which] = space if space <= STEPS else 0
    player.boulders = boulders


def can_push(player: Player, building: i64, which: i64) -> bool:
    """A boulder on the board can move unless the other one lies on the next space."""
    space = player.boulders[2 * building + which]
    return space > 0 and player.boulders[2 * building + 1 - which] != space + 1


def push(table: Table, seat: i64, building: i64, which: i64) -> None:
    """One space to the right, from the last one off the board."""
    player = table.players[seat]
    at = 2 * building + which
    player.boulders = changed(player.boulders, at, (player.boulders[at] + 1) % (STEPS + 1))
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
    player.buildings = increased(player.buildings, building, 1)
    player.improved = increased(player.improved, building, 1)
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
    player.buildings = increased(player.buildings, building, -1)
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


def is_wasteful(building: i64, round_number: i64, a: i64, b: i64, c: i64) -> bool:
    """Whether a good could be left out. It is enough to look for one: what can do without two can do without one."""
    return (
        (a > 0 and price_met(building, round_number, a - 1, b, c))
        or (b > 0 and price_met(building, round_number, a, b - 1, c))
        or (c > 0 and price_met(building, round_number, a, b, c - 1))
    )


def prices(building: i64, round_number: i64, wasteful: bool) -> vec[i64]:
    """All payments of one improvement in goods, or those that waste none."""
    found = vec[i64]()
    third = 0 if TAKES[building][2] == NO_GOOD else round_number
    for a in range(round_number + 1):
        for b in range(round_number - a + 1):
            for c in range(min(round_number - a - b, third) + 1):
                if price_met(building, round_number, a, b, c) and (
                    wasteful or not is_wasteful(building, round_number, a, b, c)
                ):
                    found = append(found, (a * MOST_PAID + b) * MOST_PAID + c)
    return found


def price_list(wasteful: bool) -> list[list[vec[i64]]]:
    """By building and round."""
    return [
        [prices(building, number, wasteful) for number in range(i64(ROUNDS + 1))] for building in range(i64(BUILDINGS))
    ]


PRICES: Final = price_list(True)
THRIFTY_PRICES: Final = price_list(False)
OF_FIRST: Final = vec[i64]([payment // MOST_PAID**2 for payment in range(PAYMENTS)])
OF_SECOND: Final = vec[i64]([payment // MOST_PAID % MOST_PAID for payment in range(PAYMENTS)])
OF_THIRD: Final = vec[i64]([payment % MOST_PAID for payment in range(PAYMENTS)])


def paid(payment: i64) -> tuple[i64, i64, i64]:
    """How much of a building's three goods a payment has."""
    return OF_FIRST[payment], OF_SECOND[payment], OF_THIRD[payment]


def payments(table: Table, seat: i64, building: i64, wasteful: bool) -> vec[i64]:
    """The payments of one improvement that the stock has, also those that waste a good if they are wanted."""
    stocked = table.players[seat].stock
    goods = TAKES[building]
    listed = PRICES[building] if wasteful else THRIFTY_PRICES[building]
    first = stocked[goods[0]]
    second = stocked[goods[1]]
    third: i64 = 0
    if goods[2] != NO_GOOD:
        third = stocked[goods[2]]
    found = vec[i64]()
    for payment in listed[table.round]:
        if OF_FIRST[payment] <= first and OF_SECOND[payment] <= second and OF_THIRD[payment] <= third:
            found = append(found, payment)
    return found


def pay_goods(table: Table, seat: i64, building: i64, payment: i64) -> None:
    a, b, c = paid(payment)
    goods = TAKES[building]
    stock.pay(table, seat, goods[0], a)
    stock.pay(table, seat, goods[1], b)
    if c:
        stock.pay(table, seat, goods[2], c)


def pay_jewelry(table: Table, seat: i64) -> None:
    stock.pay(table, seat, JEWELRY, 1)
