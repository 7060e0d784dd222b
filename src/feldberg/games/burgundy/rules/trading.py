"""Goods and ships, and the marker that they move."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from feldberg.core.events import EventKind
from feldberg.core.rows import changed, increased
from feldberg.games.burgundy import questions
from feldberg.games.burgundy.content import DEPOTS, GOODS, LAST_STEP
from feldberg.games.burgundy.rules import purse
from feldberg.games.burgundy.rules.powers import SILVER_FROM_SALES, TWO_DEPOTS, WORKER_FROM_SALES
from feldberg.games.burgundy.scoring import SALES, award, goods_points
from feldberg.games.burgundy.state import Player, Table

GOODS_TAKEN: Final = EventKind("goods", ["goods", "colour", "depot"], gain=True)
SOLD: Final = EventKind("sold", ["colour", "count"])
MARKER: Final = EventKind("marker", ["step"])


def stores_goods(player: Player) -> bool:
    return any(amount for amount in player.goods)


def sell_goods(table: Table, seat: i64, colour: i64) -> None:
    """All goods of one colour: points for each, silver once."""
    player = table.players[seat]
    count = player.goods[colour]
    player.goods = changed(player.goods, colour, 0)
    player.sold = increased(player.sold, colour, count)
    table.tell(SOLD, seat, colour, count)
    award(table, seat, SALES, count * goods_points(table))
    purse.gain_silver(table, seat, 2 if player.works & SILVER_FROM_SALES else 1)
    if player.works & WORKER_FROM_SALES:
        purse.gain_workers(table, seat, 1)
    for module in table.modules:
        module.sold(table, seat, colour, count)


def use_ship(table: Table, seat: i64) -> None:
    """First the goods of a depot, then one step on the turn-order track."""
    player = table.players[seat]
    for depot in range(DEPOTS):
        if offers_goods(table, player, depot):
            table.ask(questions.Sail(seat))
            return
    land(table, seat)


def depots_sailed(player: Player) -> i64:
    """How many neighbouring depots a ship empties."""
    return 2 if player.works & TWO_DEPOTS else 1


def offers_goods(table: Table, player: Player, depot: i64) -> bool:
    """Whether the depot has goods for which the player has room."""
    room = free_goods_spaces(player) > 0
    for colour in range(i64(GOODS)):
        if table.goods[depot * GOODS + colour] and (room or player.goods[colour] > 0):
            return True
    return False


def free_goods_spaces(player: Player) -> i64:
    used: i64 = 0
    for amount in player.goods:
        if amount:
            used += 1
    return player.estate.goods_spaces - used


def new_colours(table: Table, player: Player, depot: i64, depots: i64) -> vec[i64]:
    """The colours in these depots that the player does not store yet."""
    colours = vec[i64]()
    for colour in range(i64(GOODS)):
        if player.goods[colour] == 0:
            for other in range(depot, depot + depots):
                if table.goods[other % DEPOTS * GOODS + colour]:
                    colours = append(colours, colour)
                    break
    return colours


def load_goods(table: Table, seat: i64, depot: i64, depots: i64) -> None:
    """Take all goods that fit; where new colours outnumber the free spaces the player chooses."""
    player = table.players[seat]
    for colour in range(i64(GOODS)):
        if player.goods[colour]:
            load_colour(table, seat, depot, depots, colour)
    fresh = new_colours(table, player, depot, depots)
    room = free_goods_spaces(player)
    if room and len(fresh) > room:
        table.ask(questions.Load(seat, depot, depots))
        return
    if room:
        for colour in fresh:
            load_colour(table, seat, depot, depots, colour)
    land(table, seat)


def load_colour(table: Table, seat: i64, depot: i64, depots: i64, colour: i64) -> None:
    player = table.players[seat]
    for place in range(depot, depot + depots):
        at = place % DEPOTS * GOODS + colour
        count = table.goods[at]
        if count:
            table.goods = changed(table.goods, at, 0)
            player.goods = increased(player.goods, colour, count)
            table.tell(GOODS_TAKEN, seat, count, colour, place % DEPOTS)


def land(table: Table, seat: i64) -> None:
    """A ship has its goods; now the marker moves."""
    for module in table.modules:
        if module.landed(table, seat):
            return
    move_marker(table, seat)


def move_marker(table: Table, seat: i64) -> None:
    """One step ahead, on top of those already there: before all that are not further. Counts from next round."""
    if table.steps[seat] < LAST_STEP:
        table.steps = increased(table.steps, seat, 1)
    order = vec[i64](capacity=len(table.order))
    placed = False
    for other in table.order:
        if other == seat:
            continue
        if not placed and table.steps[other] <= table.steps[seat]:
            order = append(order, seat)
            placed = True
        order = append(order, other)
    if not placed:
        order = append(order, seat)
    table.order = order
    table.tell(MARKER, seat, table.steps[seat])
    for module in table.modules:
        module.marker_moved(table)
