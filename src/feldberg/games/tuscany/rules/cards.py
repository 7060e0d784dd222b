"""Region cards: drawing and paying."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from feldberg.core.events import EventKind
from feldberg.core.rows import increased, zeros
from feldberg.games.tuscany.actions import WORKER
from feldberg.games.tuscany.content import MORE_CARDS, PAIR, PRICE, TYPES
from feldberg.games.tuscany.state import Player, Table

DREW: Final = EventKind("drew", ["cards"], fate=True)
CARD: Final = EventKind("card", ["colour"], fate=True, secret=["colour"])
RESHUFFLED: Final = EventKind("reshuffled", ["cards"], fate=True)
PAID: Final = EventKind("paid", ["colour", "cards"])
WORKERS: Final = EventKind("workers", ["workers"], gain=True)


def draw(table: Table, seat: i64, count: i64) -> None:
    """Draw region cards; less where there are not so many."""
    player = table.players[seat]
    there = in_pile(table)
    count = min(count, there)
    table.tell(DREW, seat, count)
    for _ in range(count):
        colour = top_card(table)
        player.hand[colour] += 1
        table.tell(CARD, seat, colour)


def by_action(table: Table, seat: i64) -> i64:
    """How many cards the draw action brings."""
    return table.drawn + table.players[seat].bonuses[MORE_CARDS]


def in_pile(table: Table) -> i64:
    """Cards that can be drawn, the discarded ones among them."""
    there: i64 = 0
    for colour in range(i64(TYPES)):
        there += table.deck[colour] + table.discards[colour]
    return there


def top_card(table: Table) -> i64:
    """The next card of the deck, which the discards renew."""
    left: i64 = 0
    for cards in table.deck:
        left += cards
    if left == 0:
        table.deck = table.discards[:]
        table.discards = zeros(TYPES)
        for cards in table.deck:
            left += cards
        table.tell(RESHUFFLED, -1, left)
    at = table.chance.below(left)
    colour: i64 = 0
    while at >= table.deck[colour]:
        at -= table.deck[colour]
        colour += 1
    table.deck[colour] -= 1
    return colour


# Paying


def pairs(player: Player, colour: i64) -> i64:
    """How many cards of a colour the pairs of other colours stand for."""
    found: i64 = 0
    for other in range(i64(TYPES)):
        if other != colour:
            found += player.hand[other] // PAIR
    return found


def can_pay(player: Player, colour: i64) -> bool:
    own = player.hand[colour]
    if own >= PRICE:
        return True
    own += player.workers
    return own >= PRICE or own + pairs(player, colour) >= PRICE


def pay(table: Table, seat: i64, colour: i64, one: i64, two: i64) -> None:
    """Pay for a space of a colour with what stands for its two cards."""
    if one == two:
        pay_part(table, seat, colour, one, PRICE)
    else:
        pay_part(table, seat, colour, one, 1)
        pay_part(table, seat, colour, two, 1)


def pay_part(table: Table, seat: i64, colour: i64, part: i64, times: i64) -> None:
    """Pay for one or both cards in the same way."""
    player = table.players[seat]
    if part == WORKER:
        player.workers -= times
        table.tell(WORKERS, seat, -times)
        return
    count = times if part == colour else times * PAIR
    player.hand[part] -= count
    table.discards = increased(table.discards, part, count)
    table.tell(PAID, seat, part, count)
