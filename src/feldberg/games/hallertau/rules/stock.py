"""Goods, tools, jewelry, sheep and cards: how they come and go."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from feldberg.core.events import EventKind
from feldberg.core.rows import changed, increased, joined, without
from feldberg.games.hallertau.content.cards import DECK_OF
from feldberg.games.hallertau.content.pieces import (
    FARMYARD,
    JEWELRY,
    LIFE,
    MOST_JEWELRY,
    RESOURCE_NAMES,
    SHEEP,
    STABLE,
    TOOLS,
)
from feldberg.games.hallertau.state import Player, Table

CHANGED: Final = [EventKind(name, ["amount"], gain=True) for name in RESOURCE_NAMES]
STEPPED: Final = EventKind("stepped", ["from", "to"])
DIED: Final = EventKind("died", ["count", "place"], fate=True)
DREW: Final = EventKind("drew", ["deck", "card"], fate=True, secret=["card"])
REMOVED: Final = EventKind("removed", ["card"])


# Goods, tools and jewelry


def gain(table: Table, seat: i64, what: i64, amount: i64) -> None:
    """Take an amount of a resource from the supply; of jewelry as much as fits."""
    if what == SHEEP:
        gain_sheep(table, seat, amount)
        return
    player = table.players[seat]
    if what == JEWELRY:
        amount = min(amount, MOST_JEWELRY - player.stock[JEWELRY])
    if amount <= 0:
        return
    player.stock[what] += amount
    player.fresh = True
    if what == TOOLS:
        player.tools_gained += amount
        player.tools_at_once = max(player.tools_at_once, amount)
        table.moment = True
    table.tell(CHANGED[what], seat, amount)


def pay(table: Table, seat: i64, what: i64, amount: i64) -> None:
    """Return an amount to the supply. Tools already used in this phase 9 go first."""
    if amount == 0:
        return
    player = table.players[seat]
    player.stock[what] -= amount
    player.fresh = True
    if what == TOOLS:
        player.used_tools = max(player.used_tools - amount, 0)
    elif what == JEWELRY and amount == 1 and player.stock[JEWELRY] == 0:
        player.spent_last_jewelry = True
        table.moment = True
    table.tell(CHANGED[what], seat, -amount)


# Sheep


def gain_sheep(table: Table, seat: i64, amount: i64) -> None:
    """New sheep live for three rounds, from round 4 on in the stable."""
    if amount <= 0:
        return
    player = table.players[seat]
    player.flock = increased(player.flock, min(table.round - 1 + LIFE, STABLE), amount)
    player.fresh = True
    table.tell(CHANGED[SHEEP], seat, amount)


def pay_sheep(table: Table, seat: i64, place: i64) -> None:
    player = table.players[seat]
    player.flock = increased(player.flock, place, -1)
    player.fresh = True
    table.tell(CHANGED[SHEEP], seat, -1)


def step_sheep(table: Table, seat: i64, place: i64) -> None:
    """One step to the next farmyard card, from the last one into the stable."""
    player = table.players[seat]
    player.flock = increased(increased(player.flock, place, -1), place + 1, 1)
    player.fresh = True
    table.tell(STEPPED, seat, place, place + 1)


def step_sheep_back(table: Table, seat: i64, place: i64, first_card: i64) -> None:
    """One step back; who steps off the cards that still lie there is gone."""
    player = table.players[seat]
    player.flock = increased(player.flock, place, -1)
    player.fresh = True
    if place - 1 >= first_card:
        player.flock = increased(player.flock, place - 1, 1)
        table.tell(STEPPED, seat, place, place - 1)
    else:
        table.tell(CHANGED[SHEEP], seat, -1)


def lose_old_sheep(table: Table, seat: i64) -> None:
    """In phase 2 the sheep on the card of this round die."""
    player = table.players[seat]
    place = table.round - 1
    if player.flock[place]:
        table.tell(DIED, seat, player.flock[place], place)
        player.flock = changed(player.flock, place, 0)
        player.fresh = True


# Cards


def deck_size(table: Table, deck: i64) -> i64:
    """Cards left to draw; the farmyard cards on the stable boards are not among them."""
    size: i64 = len(table.bags[deck])
    return size - table.buried if deck == FARMYARD else size


def draw(table: Table, seat: i64, deck: i64, count: i64) -> None:
    """Draw cards, as many as are left."""
    for _ in range(min(count, deck_size(table, deck))):
        take_card(table, seat, deck)


def take_card(table: Table, seat: i64, deck: i64) -> None:
    player = table.players[seat]
    bag, card = table.chance.draw(table.bags[deck][:])
    table.bags[deck] = bag
    player.hand = joined(player.hand, card)
    player.drawn = joined(player.drawn, card)
    player.fresh = True
    table.tell(DREW, seat, deck, card)


def take_worker_card(table: Table, seat: i64) -> None:
    """In phase 5 the farmyard card of the round comes into the hand."""
    table.buried -= 1
    take_card(table, seat, FARMYARD)


def remove_card(table: Table, seat: i64, card: i64) -> None:
    """A hand card leaves the game, seen by all."""
    player = table.players[seat]
    player.hand = without(player.hand, card)
    player.drawn = without(player.drawn, card)
    player.fresh = True
    table.removed = joined(table.removed, card)
    table.tell(REMOVED, seat, card)


def hand_cards(player: Player, deck: i64) -> i64:
    """Hand cards of a deck, of all with -1."""
    if deck < 0:
        return len(player.hand)
    count: i64 = 0
    for card in player.hand:
        if DECK_OF[card] == deck:
            count += 1
    return count
