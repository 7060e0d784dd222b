"""Laying out the game: decks, the action board and the players' boards."""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from feldberg.core.rows import NONE
from feldberg.games.hallertau.content.cards import bonus_deck, farmyard_deck, gateway_deck, point_deck
from feldberg.games.hallertau.content.pieces import (
    FARMYARD_DECKS,
    GATEWAY,
    GATEWAY_DECKS,
    MOST_ROWS,
    POINTS,
    ROUNDS,
    SECTOR_CARDS,
    SECTORS,
    SPACES_A_SECTOR,
    START_GATEWAY_CARDS,
    START_GOODS,
    START_POINT_CARDS,
    START_ROWS,
)
from feldberg.games.hallertau.rules import crafts, flow, stock
from feldberg.games.hallertau.state import Table


def set_up(table: Table) -> None:
    count: i64 = len(table.players)
    table.first = table.chance.below(count)
    if len(table.players) in SECTOR_CARDS:
        table.sectors = vec[i64](range(ROUNDS))
        first_workers(table)
    for player in table.players:
        for column, row in enumerate(START_ROWS):
            player.rows[column] = row
        for good in START_GOODS:
            player.stock[good] = 1
        crafts.place_boulders(player)
    if table.cards:
        deal(table)


def first_workers(table: Table) -> None:
    """One worker on every space of the sectors that the first sector card does not clear."""
    cleared = flow.sectors_to_clear(table)
    for sector in range(i64(SECTORS)):
        if sector not in cleared:
            for space in range(sector * SPACES_A_SECTOR, (sector + 1) * SPACES_A_SECTOR):
                table.board[space * MOST_ROWS] = 1


def deal(table: Table) -> None:
    table.gateway = deck_number(table, "gateway", GATEWAY_DECKS)
    table.farmyard = deck_number(table, "farmyard", FARMYARD_DECKS)
    table.bags = [
        vec[i64](gateway_deck(int(table.gateway))),
        vec[i64](farmyard_deck(int(table.farmyard))),
        vec[i64](bonus_deck()),
        vec[i64](point_deck()),
    ]
    count: i64 = len(table.players)
    table.buried = count * ROUNDS
    for place in range(count):
        seat = flow.seat_at(table, place)
        stock.draw(table, seat, GATEWAY, START_GATEWAY_CARDS)
        stock.draw(table, seat, POINTS, START_POINT_CARDS)
        table.players[seat].drawn = NONE


def deck_number(table: Table, option: str, names: Sequence[str]) -> i64:
    """The chosen deck, or one at random."""
    wanted = str(table.game.options[option])
    return table.chance.below(len(names)) if wanted == "random" else names.index(wanted)
