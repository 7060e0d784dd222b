"""Production: what a building needs, what is missing, and its chain."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from feldberg.core.events import EventKind
from feldberg.core.rows import without, zeros
from feldberg.games.oh_my_goods.content import (
    COLOUR_OF,
    KIND_OF,
    NEEDS,
    NEEDS_ANY,
    NO_RESOURCE,
    RESOURCES,
    SLOPPY_SPARES,
    TAKES_GOODS,
    TAKES_RESOURCE,
    TOWER_SPARES,
    UNSTAFFED,
)
from feldberg.games.oh_my_goods.rules import goods, piles
from feldberg.games.oh_my_goods.state import ASSISTANT, EFFICIENT, NOBODY, NOWHERE, SLOPPY, Player, Table

DISCARDED: Final = EventKind("discarded", ["card", "slot"])
PRODUCED: Final = EventKind("produced", ["slot", "card", "count"])
STOOD_STILL: Final = EventKind("stood still", ["slot", "card"])
CHAINED: Final = EventKind("chained", ["slot", "card", "count"])
SHOWED: Final = EventKind("showed", ["card", "slot"])
LACKING: Final = RESOURCES  # where a row of what is missing has the number of cards
BITS: Final = vec[i64]([1 << slot for slot in range(16)])


def is_due(table: Table, player: Player, slot: i64) -> bool:
    """Whether somebody works there, or nobody has to, and the building has not produced in this turn."""
    if player.produced & BITS[slot] != 0:
        return False
    person = player.people[slot]
    if person == NOBODY:
        return UNSTAFFED[player.buildings[slot]] == 1
    return person < ASSISTANT or table.terms.assistants_work


def hand_by_resource(player: Player) -> vec[i64]:
    """The last number counts cards that carry none."""
    counts = zeros(RESOURCES + 1)
    for card in player.hand:
        counts[COLOUR_OF[card]] += 1
    return counts


def missing(table: Table, player: Player, slot: i64, spared: i64) -> vec[i64]:
    """What market and offices leave to be desired of every resource, and how many cards that takes (LACKING)."""
    needs = NEEDS[player.buildings[slot]]
    found = zeros(RESOURCES + 1)
    lacking: i64 = 0
    if needs[NEEDS_ANY] > 0:
        lacking = needs[NEEDS_ANY]
        for resource in range(i64(RESOURCES)):
            lacking -= table.market[resource] + player.offices[resource]
    else:
        for resource in range(i64(RESOURCES)):
            short = needs[resource] - table.market[resource] - player.offices[resource]
            if short > 0:
                found[resource] = short
                lacking += short
    found[LACKING] = max(lacking - spared, 0)
    if needs[NEEDS_ANY] > 0:
        for resource in range(i64(RESOURCES)):
            found[resource] = found[LACKING]
    return found


def spared(player: Player, slot: i64) -> i64:
    """How many resources a building may do without."""
    spared = player.spares[slot]
    if player.people[slot] == SLOPPY:
        spared += SLOPPY_SPARES
    return spared + TOWER_SPARES if player.under[slot] else spared


def fitting(missing: vec[i64], hand: vec[i64]) -> i64:
    """How many cards of a hand, counted by resource, stand for something that is missing."""
    found: i64 = 0
    for resource in range(i64(RESOURCES)):
        found += min(hand[resource], missing[resource])
    return found


def can_supply(table: Table, missing: vec[i64], hand: vec[i64], spared: i64 = 0) -> bool:
    """Whether a hand, counted by resource, has what production lacks, less what is spared."""
    fit = fitting(missing, hand)
    lacking = missing[LACKING] - spared
    if fit >= lacking:
        return True
    if not table.two_for_one:
        return False
    total: i64 = 0
    for count in hand:
        total += count
    return fit + (total - fit) // 2 >= lacking


def can_spare(table: Table, missing: vec[i64], hand: vec[i64], resource: i64) -> bool:
    """Whether a card of a resource can go as the second of two that stand for any other."""
    hand[resource] -= 1
    enough = can_supply(table, missing, hand, 1)
    hand[resource] += 1
    return enough


def can_spare_two(table: Table, missing: vec[i64], hand: vec[i64], resource: i64) -> bool:
    """Whether a card of a resource can go as the first of two."""
    hand[resource] -= 1
    enough = False
    for second in range(i64(RESOURCES + 1)):
        if hand[second] > 0 and can_spare(table, missing, hand, second):
            enough = True
    hand[resource] += 1
    return enough


def can_go_on(table: Table, player: Player, second: bool) -> bool:
    """Whether the hand has what the production under way lacks; with `second`, one of two cards is gone already."""
    hand = hand_by_resource(player)
    if not second:
        return can_supply(table, player.missing, hand)
    return any(can_spare(table, player.missing, hand, COLOUR_OF[card]) for card in player.hand)


def discard_for(table: Table, seat: i64, card: i64) -> None:
    """Discard a card from hand for the production under way."""
    player = table.players[seat]
    player.hand = without(player.hand, card)
    piles.discard(table, card)
    table.tell(DISCARDED, seat, card, player.opened)


def begin(table: Table, seat: i64, slot: i64) -> None:
    """A building starts to produce, which ends the chain of the one before."""
    player = table.players[seat]
    player.produced |= BITS[slot]
    player.opened = slot
    player.missing = missing(table, player, slot, spared(player, slot))


def make(table: Table, player: Player) -> None:
    """Nothing is lacking: goods are to come from the draw pile."""
    player.coming = table.terms.efficient_goods if player.people[player.opened] == EFFICIENT else 1
    player.made = 0


def draw_coming(table: Table, seat: i64) -> bool:
    """Draw the goods that a building makes. False where the piles ran out before."""
    player = table.players[seat]
    while player.coming > 0:
        card = piles.top_card(table)
        if card == NOWHERE:
            if not piles.is_dry(table):
                return False
            break
        player.coming -= 1
        player.made += 1
        goods.lay(player, player.opened, card)
    player.coming = 0
    table.tell(PRODUCED, seat, player.opened, player.buildings[player.opened], player.made)
    table.tell(goods.COINS, seat, player.made * goods.value(player, goods.good_at(player, player.opened)))
    if player.made == 0:
        player.opened = NOWHERE
    return True


# Chains


def sets(stock: vec[i64], kind: i64) -> i64:
    """How often the goods that a chain takes are there, of those that are counted."""
    least: i64 = 1 << 30
    for good in TAKES_GOODS[kind]:
        if stock[good] < least:
            least = stock[good]
    return least


def inputs(kind: i64) -> i64:
    """How many cards a chain takes and gives."""
    count: i64 = len(TAKES_GOODS[kind])
    return count if TAKES_RESOURCE[kind] == NO_RESOURCE else count + 1


def chain(table: Table, seat: i64, slot: i64, times: i64, card: i64) -> None:
    """Move what the chain of a building takes onto it: goods, and the card from hand where it takes one."""
    player = table.players[seat]
    before = goods.coins(player)
    kind = KIND_OF[player.buildings[slot]]
    for _ in range(times):
        for good in TAKES_GOODS[kind]:
            goods.lay(player, slot, goods.take(player, good))
    if card != NOWHERE:
        player.hand = without(player.hand, card)
        goods.lay(player, slot, card)
        table.tell(SHOWED, seat, card, slot)
    table.tell(CHAINED, seat, slot, player.buildings[slot], times * inputs(kind))
    table.tell(goods.COINS, seat, goods.coins(player) - before)
