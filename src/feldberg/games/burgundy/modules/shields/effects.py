"""What some shields do: with dice, goods, cells, storage and bonus tiles."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from feldberg.games.burgundy.content import DEPOTS, GOODS, LARGE_BONUS
from feldberg.games.burgundy.estates import ANYBODY, BIT
from feldberg.games.burgundy.modules.shields.pieces import PLACE_ANYWHERE
from feldberg.games.burgundy.rules import pricing, trading
from feldberg.games.burgundy.state import Player, Table


def double_price(table: Table, seat: i64, number: i64) -> i64:
    """The workers that turn both dice into a number; a free step for tiles is none for shields."""
    player = table.players[seat]
    first = pricing.price(player, table.dice[2 * seat], number, 0)
    return first + pricing.price(player, table.dice[2 * seat + 1], number, 0)


def turns(table: Table, seat: i64, options: vec[i64]) -> vec[i64]:
    """An unused die turned to any other number; of two that show the same the first."""
    first = table.dice[2 * seat]
    for die in range(i64(2)):
        shown = table.dice[2 * seat + die]
        if shown and not (die and shown == first):
            for number in range(i64(1), i64(7)):
                if number != shown:
                    options = append(options, table.actions.turn.at(die, number - 1))
    return options


def gatherings(table: Table, seat: i64, options: vec[i64]) -> vec[i64]:
    """The colours of which a ship may take all goods from all depots."""
    player = table.players[seat]
    room = trading.free_goods_spaces(player) > 0
    for colour in range(i64(GOODS)):
        there = any(table.goods[depot * GOODS + colour] for depot in range(i64(DEPOTS)))
        if there and (room or player.goods[colour]):
            options = append(options, table.actions.gather.at(colour))
    return options


def open_cells(player: Player) -> None:
    """Work out anew which cells are open: with shield 18 all that are empty."""
    estate = player.estate
    player.open = 0
    player.open_far = 0
    anywhere = player.works & PLACE_ANYWHERE
    for cell in range(i64(len(player.cells))):
        if anywhere:
            player.open |= estate.near[cell]
            player.open_far |= estate.far[cell]
        elif player.cells[cell]:
            player.open |= estate.around_near[cell]
            player.open_far |= estate.around_far[cell]
    player.open &= ~player.filled
    player.open_far &= ~player.filled_far


def shrink(player: Player) -> None:
    """Storage beyond what is printed is only there for the tiles that lie in it."""
    slot: i64 = len(player.store) - 1
    while slot >= 0 and len(player.store) > len(player.estate.storage):
        if player.store[slot] == 0 and player.keepers[slot] == ANYBODY:
            player.store = without_space(player.store, slot)
            player.keepers = without_space(player.keepers, slot)
        slot -= 1


def without_space(spaces: vec[i64], slot: i64) -> vec[i64]:
    rest = vec[i64](capacity=len(spaces))
    for other in range(i64(len(spaces))):
        if other != slot:
            rest = append(rest, spaces[other])
    return rest


def bonus_points(table: Table, player: Player) -> int:
    """What the bonus tiles of a player have brought."""
    count = len(table.players)
    points = 0
    for bit in BIT:
        if player.large & bit:
            points += count + LARGE_BONUS
        if player.small & bit:
            points += count
    return points
