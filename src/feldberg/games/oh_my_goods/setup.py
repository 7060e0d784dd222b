"""Laying out the game: charburners, coal, hands and the assistants on offer."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from feldberg.core.rows import NONE, joined
from feldberg.games.oh_my_goods.content import (
    CHARBURNERS,
    DECK,
    FACES,
    FIRST_CHARBURNER,
    ON_OFFER,
    SIDES,
    START_COAL,
    START_HAND,
)
from feldberg.games.oh_my_goods.rules import goods, piles
from feldberg.games.oh_my_goods.state import Table


def set_up(table: Table) -> None:
    count: i64 = len(table.players)
    table.first = table.chance.below(count)
    charburners = vec[i64](range(FIRST_CHARBURNER, FIRST_CHARBURNER + len(CHARBURNERS)))
    for place in range(count):
        charburners, card = table.chance.draw(charburners)
        table.players[table.seat_at(place)].buildings = joined(NONE, card)
    offer_assistants(table, ON_OFFER[len(table.players)])
    table.deck = vec[i64](range(len(DECK)))
    for module in table.modules:
        module.set_up(table)
    table.deck = piles.shuffled(table, table.deck)
    for place in range(count):
        seat = table.seat_at(place)
        table.players[seat].owed = START_HAND
        piles.draw_owed(table, seat)
        for _ in range(START_COAL):
            goods.lay(table.players[seat], 0, piles.top_card(table))


def offer_assistants(table: Table, count: int) -> None:
    """So many cards, each with a random side up."""
    cards = vec[i64](range(FACES // SIDES))
    for _ in range(count):
        cards, card = table.chance.draw(cards)
        table.offer = joined(table.offer, card * SIDES + table.chance.below(SIDES))
