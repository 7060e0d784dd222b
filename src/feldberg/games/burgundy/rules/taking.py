"""Taking, storing and buying tiles."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from feldberg.core.events import EventKind
from feldberg.games.burgundy import questions
from feldberg.games.burgundy.content import NUMBERED
from feldberg.games.burgundy.rules import purse
from feldberg.games.burgundy.rules.powers import BUY_ANYWHERE
from feldberg.games.burgundy.state import Player, Table

TILE_PRICE: Final = 2
TOOK: Final = EventKind("took", ["tile", "space"])
BOUGHT: Final = EventKind("bought", ["tile", "space"])
DISCARDED: Final = EventKind("discarded", ["tile"])


def take_tile(table: Table, seat: i64, space: i64, bought: bool) -> None:
    """A tile from the board goes onto an empty storage space; if there is none a stored tile goes first."""
    for module in table.modules:
        if module.stores(table, seat, space, bought):
            return
    slot = free_slot(table, seat)
    if slot < 0:
        table.ask(questions.Discard(seat, space, 1 if bought else 0))
    else:
        store_tile(table, seat, slot, space, bought)


def free_slot(table: Table, seat: i64) -> i64:
    """The first empty storage space that a seat may use, -1 if there is none."""
    player = table.players[seat]
    store = player.store
    for slot in range(i64(len(store))):
        if store[slot] == 0 and player.mine(slot, table.member(seat)):
            return slot
    return -1


def store_tile(table: Table, seat: i64, slot: i64, space: i64, bought: bool) -> None:
    tile = table.board[space]
    table.players[seat].store[slot] = tile
    table.board[space] = 0
    table.tell(BOUGHT if bought else TOOK, seat, tile, space)
    for module in table.modules:
        module.taken(table, space)


def discard(table: Table, seat: i64, slot: i64) -> None:
    player = table.players[seat]
    table.tell(DISCARDED, seat, player.store[slot])
    player.store[slot] = 0


def buys_anywhere(player: Player) -> bool:
    return (player.works & BUY_ANYWHERE) != 0


def least_workers(table: Table, player: Player) -> i64:
    """The fewest workers with which the player can pay for a tile; more than there are if too poor."""
    missing: i64 = TILE_PRICE - player.silver
    if missing <= 0:
        return 0
    if buys_anywhere(player) and not table.first_edition():
        return missing
    return player.workers + 1


def most_workers(table: Table, player: Player) -> i64:
    """The most workers that may stand for silver when paying for a tile."""
    if buys_anywhere(player) and not table.first_edition():
        return min(player.workers, i64(TILE_PRICE))
    return 0


def can_buy(table: Table, seat: i64) -> bool:
    """Once a turn, with the price at hand and a tile to buy."""
    player = table.players[seat]
    if table.bought or least_workers(table, player) > player.workers:
        return False
    return on_sale(table, player)


def on_sale(table: Table, player: Player) -> bool:
    """Whether there is a tile that the player may buy."""
    first: i64 = 0 if buys_anywhere(player) else NUMBERED
    return any(table.board[space] for space in range(first, i64(len(table.board))))


def buy(table: Table, seat: i64, space: i64) -> None:
    player = table.players[seat]
    table.bought = True
    least = least_workers(table, player)
    if most_workers(table, player) > least:
        table.ask(questions.Pay(seat, space))
    else:
        pay(table, seat, space, least)


def pay(table: Table, seat: i64, space: i64, workers: i64) -> None:
    """Pay for a tile with so many workers, the rest in silver."""
    purse.pay_workers(table, seat, workers)
    if workers < TILE_PRICE:
        purse.gain_silver(table, seat, workers - TILE_PRICE)
    take_tile(table, seat, space, True)
