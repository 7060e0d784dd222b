"""Laying out the game: stacks, display, hands and boards."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from feldberg.games.tuscany.content import (
    BOARDS_OF_LETTER,
    BONUS_TILES,
    BONUSES,
    LETTERS,
    NEUTRALS,
    OPEN,
    START_HAND,
    YIELD_CARDS,
)
from feldberg.games.tuscany.rules import cards
from feldberg.games.tuscany.state import Table, own_tiles


def set_up(table: Table) -> None:
    count: i64 = len(table.players)
    table.first = table.chance.below(count)
    table.deck = table.box.region_cards[:]
    table.yields = vec[i64](range(YIELD_CARDS))
    table.bonuses = vec[i64]([BONUS_TILES] * BONUSES)
    for seat in range(count):
        table.players[seat].stack = own_tiles(seat)
    table.neutral = vec[i64](range(NEUTRALS))
    for place in range(i64(OPEN)):
        table.neutral, tile = table.chance.draw(table.neutral)
        table.display[place] = tile
    for place in range(count):
        cards.draw(table, table.seat_at(place), START_HAND)
    deal_boards(table)


def deal_boards(table: Table) -> None:
    """One of each letter to everybody."""
    for letter in range(len(LETTERS)):
        left = vec[i64](range(BOARDS_OF_LETTER))
        for player in table.players:
            left, number = table.chance.draw(left)
            player.boards[letter] = number
