"""Drawing cards: the draw pile, the discard pile, and what happens when both are empty."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, pop, vec
from mypy_extensions import i64

from feldberg.core.events import EventKind
from feldberg.core.rows import NONE, joined, without
from feldberg.games.oh_my_goods.state import NOWHERE, Table

RESHUFFLED: Final = EventKind("reshuffled", ["cards"], fate=True)
DROPPED: Final = EventKind("dropped", ["card"])
DREW: Final = EventKind("drew", ["card"], fate=True, secret=["card"])
DREW_ALL: Final = EventKind("drew all", ["cards"], fate=True)


def shuffled(table: Table, cards: vec[i64]) -> vec[i64]:
    """The cards in a random order."""
    left = cards[:]
    order = vec[i64](capacity=len(cards))
    while len(left) > 0:
        left, card = table.chance.draw(left)
        order = append(order, card)
    return order


def top_card(table: Table) -> i64:
    """The next card of the draw pile, which the discard pile renews; NOWHERE where both are empty."""
    if len(table.deck) == 0:
        if len(table.discards) + len(table.spent) == 0:
            return NOWHERE
        cards = extend(table.discards[:], table.spent)
        table.discards = NONE
        table.spent = NONE
        table.deck = shuffled(table, cards)
        table.tell(RESHUFFLED, -1, len(table.deck))
    table.deck, card = pop(table.deck)
    return card


def is_dry(table: Table) -> bool:
    """Whether there is no card to be drawn, and none to be had by halving hands."""
    if len(table.deck) + len(table.discards) + len(table.spent) > 0:
        return False
    return all(len(player.hand) <= 1 for player in table.players)


def draw_owed(table: Table, seat: i64) -> bool:
    """Draw for a hand what is owed to it. False where the piles ran out before."""
    player = table.players[seat]
    while player.owed > 0:
        card = top_card(table)
        if card == NOWHERE:
            if not is_dry(table):
                return False
            player.owed = 0
            return True
        player.owed -= 1
        player.hand = joined(player.hand, card)
        table.tell(DREW, seat, card)
    return True


def discard(table: Table, card: i64) -> None:
    """Lay a card on the discard pile for all to see."""
    table.discards = joined(table.discards, card)


def drop(table: Table, seat: i64, card: i64) -> None:
    """Discard a card because both piles are empty."""
    player = table.players[seat]
    player.hand = without(player.hand, card)
    discard(table, card)
    table.tell(DROPPED, seat, card)
