"""A guess of the final score, for agents that look one step ahead. No rule depends on it."""

from __future__ import annotations

from typing import Final

from feldberg.games.burgundy.content import COLOUR_OF, MINE_TILE, REGION_POINTS
from feldberg.games.burgundy.scoring import goods_points, monastery_points
from feldberg.games.burgundy.state import Player, Table

ROUNDS_IN_ALL: Final = 25.0
LASTING_MONASTERIES: Final = range(1, 15)

# What an open question is worth to the seat that will answer it.
GRANTS: Final = {"Castle": 4.0, "TownHall": 2.5, "Fetch": 2.0, "Trade": 2.0, "Sail": 3.0, "Load": 3.0}

# What placing a stored tile brings beside its region, by colour: castle, mine, ship, animal, building, monastery.
EFFECTS: Final = [4.0, 2.0, 3.0, 3.0, 2.5, 2.5]


def outlook(table: Table, seat: int) -> float:
    """The points had, the leftovers as they stand, and what started regions, mines and stored tiles promise."""
    player = table.players[seat]
    guess = float(sum(player.points)) + sum(monastery_points(table, seat).values())
    goods = float(sum(player.goods))
    if table.over:
        return guess + goods + float(player.silver) + float(player.workers // 2)
    phase = max(int(table.phase), 0)
    left = 1.0 - (5.0 * phase + int(table.round)) / ROUNDS_IN_ALL
    guess += min(float(player.silver), 6.0) * (1.0 + 0.8 * left)
    guess += min(float(player.workers), 8.0) * (0.5 + 0.25 * left)
    guess += goods * (1.0 + 0.6 * left * float(goods_points(table)))
    guess += left * sum(1 for amount in player.goods if amount)
    guess += 0.5 * left * float(table.steps[seat])
    guess += 1.6 * (4 - phase) * sum(1 for tile in player.cells if tile == MINE_TILE)
    guess += 3.0 * left * sum(1 for number in LASTING_MONASTERIES if player.monasteries & 2**number)
    for region in range(len(player.estate.cells)):
        guess += started(player, region, left)
    for slot in range(len(player.store)):
        guess += stored(player, slot, left)
    for question in table.agenda:
        if question.seat == seat:
            guess += GRANTS.get(type(question).__name__, 0.0)
    return guess


def started(player: Player, region: int, left: float) -> float:
    """The share of a region's points that its filled cells promise."""
    cells = player.estate.cells[region]
    size = int(len(cells))
    filled = sum(1 for cell in cells if player.cells[cell])
    if filled == 0 or filled == size:
        return 0.0
    share = float(filled) / float(size)
    return share * share * (float(REGION_POINTS[size]) + 10.0 * left) * min(1.0, 0.3 + left)


def stored(player: Player, slot: int, left: float) -> float:
    """What a stored tile promises: nothing without a cell to go to."""
    tile = player.store[slot]
    if tile == 0 or left <= 0.04:
        return 0.0
    colour = int(COLOUR_OF[tile])
    cells = player.estate.of_colour[colour]
    if all(player.cells[cell] for cell in cells):
        return 0.0
    return 1.0 + EFFECTS[colour] * min(1.0, 0.3 + left)
