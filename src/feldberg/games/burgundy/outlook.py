"""A guess of the final score, for agents that look one step ahead. No rule depends on it.

The weights were found by letting the greedy agent play itself under varied ones and keeping what scored more.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from feldberg.core.questions import Question
from feldberg.core.rows import bits, count_of, total
from feldberg.games.burgundy.content import COLOUR_OF, GOODS, MINE_TILE, PHASE_POINTS, PHASES, REGION_POINTS, ROUNDS
from feldberg.games.burgundy.questions import Castle, Fetch, Load, Sail, TownHall, Trade
from feldberg.games.burgundy.rules.placing import fits_somewhere
from feldberg.games.burgundy.scoring import LARGEST_REGION, goods_points, monastery_total, score_sheet
from feldberg.games.burgundy.state import Player, Table

# Worth beyond its points at the end, for a whole game still to come.
SILVER: Final = 0.7
WORKER: Final = 0.25
A_SALE: Final = 0.8  # for each point that a sale brings
GOODS_COLOUR: Final = 0.5
STEP: Final = 1.4
OPEN_CELL: Final = 0.15
LASTING_MONASTERY: Final = 2.1
MINE_A_PHASE: Final = 2.2
USEFUL_SILVER: Final = 6.0  # no more than this find a use
USEFUL_WORKERS: Final = 8.0

# What a stored tile is worth once placed, beside its region.
PLACED: Final = 2.0
EFFECT: Final = vec[float]([4.0, 3.4, 3.0, 3.6, 2.5, 1.25, 0.0])  # castle, mine, ship, animal, building, monastery, any
WITH_A_CELL: Final = 0.6  # the share that counts while it is stored
WITHOUT_A_CELL: Final = 0.35

# What an open question is worth to the seat that will answer it.
GRANTS: Final[dict[type[Question[Any]], float]] = {
    Castle: 2.9,
    TownHall: 3.0,
    Fetch: 2.8,
    Trade: 2.0,
    Sail: 2.1,
    Load: 2.1,
}

# The share of its points that a region promises, by its size and how many of its cells are filled.
SIZES: Final = LARGEST_REGION + 1
BEGUN: Final = vec[float]([float((filled / max(size, 1)) ** 1.3) for size in range(SIZES) for filled in range(SIZES)])

TILES_A_GAME: Final = 10.0  # so many may still be placed into one region while the whole game lies ahead
DICE: Final = 2 * ROUNDS * PHASES  # of a seat in a game
LASTING: Final = (1 << 15) - (1 << 1)  # as bits: the monasteries that do not score at the end


def outlook(table: Table, seat: int) -> float:
    """What the table promises a seat; where a module ponders, what it does after the best of the seat's answers."""
    if any(module.ponders(table, seat) for module in table.modules):
        return max([promise(after(table, choice), seat) for choice in table.choices])
    return promise(table, seat)


def after(table: Table, action: i64) -> Table:
    twin = table.copy()
    twin.play_legal(action)
    return twin


def promise(table: Table, seat: int) -> float:
    """The points had, the leftovers as they stand, and what lies started in the estate and in storage."""
    if table.over:
        return float(sum(score_sheet(table, seat).values()))
    player = table.players[seat]
    phase: i64 = max(table.phase, 0)
    left = 1.0 - float(ROUNDS * phase + table.round) / float(ROUNDS * PHASES)
    guess = float(total(player.points)) + float(monastery_total(table, seat))
    guess += purse(player, left, float(goods_points(table)))
    guess += STEP * left * float(table.steps[seat])
    guess += MINE_A_PHASE * float(PHASES - 1 - phase) * float(count_of(player.cells, MINE_TILE))
    guess += LASTING_MONASTERY * left * float(bits(player.works & LASTING))
    guess += OPEN_CELL * left * float(bits(player.open) + bits(player.open_far))
    bonus = float(PHASE_POINTS[min(phase + 1, PHASES - 1)])
    for region in range(i64(len(player.estate.cells))):
        guess += started(player, region, left, bonus)
    for tile in player.store:
        if tile:
            guess += stored(table, seat, tile, left)
    for module in table.modules:
        guess += module.outlook(table, seat, left)
    for question in table.agenda:
        if question.seat == seat:
            guess += GRANTS.get(type(question), 0.0)
    for module in table.modules:
        guess = module.judged(table, seat, guess)
    return guess


def asked(table: Table, seat: int) -> Question[Any] | None:
    """What a seat is to answer now."""
    return table.top if table.top is not None and table.top.seat == seat else None


def dice_to_come(table: Table, seat: int) -> float:
    """The dice that a seat may still use until the end of the game."""
    begun = ROUNDS * max(int(table.phase), 0) + int(table.round) + 1
    return float(DICE - 2 * begun + sum(1 for die in (0, 1) if table.dice[2 * seat + die]))


def purse(player: Player, left: float, price: float) -> float:
    """Silver, workers and goods."""
    silver = min(float(player.silver), USEFUL_SILVER) * (1.0 + SILVER * left)
    workers = min(float(player.workers), USEFUL_WORKERS) * (0.5 + WORKER * left)
    goods = float(total(player.goods)) * (1.0 + A_SALE * left * price)
    return silver + workers + goods + GOODS_COLOUR * left * float(GOODS - count_of(player.goods, 0))


def started(player: Player, region: i64, left: float, bonus: float) -> float:
    """The share of a region's points that its filled cells promise, less where time runs out for the rest."""
    near = player.estate.near_of_region[region]
    far = player.estate.far_of_region[region]
    filled = bits(player.filled & near) + bits(player.filled_far & far)
    if filled == 0:
        return 0.0
    size = bits(near) + bits(far)
    if filled == size:
        return 0.0
    chance = min(1.0, TILES_A_GAME * left / float(size - filled))
    return BEGUN[size * SIZES + filled] * (float(REGION_POINTS[size]) + bonus) * chance


def stored(table: Table, seat: int, tile: i64, left: float) -> float:
    """What a stored tile promises: more with a cell to go to at once, nothing where none is left."""
    if left <= 0.04:
        return 0.0
    player = table.players[seat]
    colour = COLOUR_OF[tile]
    worth = PLACED + EFFECT[colour] * min(1.0, 0.3 + left)
    if fits_somewhere(table, seat, tile):
        return WITH_A_CELL * worth
    if player.estate.near_of_colour[colour] & ~player.filled:
        return WITHOUT_A_CELL * worth
    if any(player.cells[cell] == 0 for cell in player.estate.far_cells[colour]):
        return WITHOUT_A_CELL * worth
    return 0.0
