"""Goods: what lies on the buildings, what it is worth, and how it is spent."""

from __future__ import annotations

from typing import Final

from librt.vecs import pop, vec
from mypy_extensions import i64

from feldberg.core.events import EventKind
from feldberg.core.rows import joined, zeros
from feldberg.games.oh_my_goods.content import (
    COLOUR_OF,
    FIRST_GRAPES,
    FIRST_LONGSDALE,
    GOOD_OF,
    GOODS,
    NO_GOOD,
    VALUES,
)
from feldberg.games.oh_my_goods.state import Player, Table

PAID: Final = EventKind("paid", ["good", "count"])
BY_VALUE: Final = vec[i64](sorted(range(GOODS), key=lambda good: (-int(VALUES[good]), good)))
COINS: Final = EventKind("coins", ["coins"], gain=True)


def good_at(player: Player, slot: i64) -> i64:
    """What a building makes, NO_GOOD if nothing."""
    return GOOD_OF[player.buildings[slot]]


def value(player: Player, good: i64) -> i64:
    """What a good is worth to its owner."""
    return VALUES[good] if good < FIRST_GRAPES else of_colour(player, good - FIRST_GRAPES)


def of_colour(player: Player, colour: i64) -> i64:
    """How many buildings of a colour a player has."""
    found: i64 = 0
    for card in player.buildings:
        if COLOUR_OF[card] == colour:
            found += 1
    return found


def stock(player: Player) -> vec[i64]:
    """How many a player has of every good."""
    counts = zeros(GOODS)
    for slot in range(i64(len(player.buildings))):
        good = good_at(player, slot)
        if good != NO_GOOD:
            counts[good] += len(player.goods[slot])
    return counts


def coins(player: Player) -> i64:
    """What all goods of a player are worth."""
    total: i64 = 0
    for slot in range(i64(len(player.buildings))):
        count: i64 = len(player.goods[slot])
        if count > 0:
            total += value(player, good_at(player, slot)) * count
    return total


def dearest_first(player: Player) -> vec[i64]:
    """All goods, by what they are worth to a player."""
    if all(player.buildings[slot] < FIRST_LONGSDALE for slot in range(i64(len(player.buildings)))):
        return BY_VALUE
    worth = [(-value(player, good), good) for good in range(i64(GOODS))]
    return vec[i64]([good for _, good in sorted(worth)])


def take(player: Player, good: i64) -> i64:
    """Take a good from where it lies; gives its card."""
    slot: i64 = len(player.buildings) - 1
    while good_at(player, slot) != good or len(player.goods[slot]) == 0:
        slot -= 1
    left, card = pop(player.goods[slot][:])
    player.goods[slot] = left
    return card


def lay(player: Player, slot: i64, card: i64) -> None:
    """Lay a card face down on a building."""
    player.goods[slot] = joined(player.goods[slot], card)


def spend(table: Table, seat: i64, good: i64, count: i64) -> None:
    """Pay with goods: nobody sees the cards that go to the discard pile."""
    player = table.players[seat]
    for _ in range(count):
        table.spent = joined(table.spent, take(player, good))
    table.tell(PAID, seat, good, count)
    table.tell(COINS, seat, -count * value(player, good))
