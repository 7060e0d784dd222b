"""A quick guess of a seat's final score, for agents that look one step ahead."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from feldberg.games.tuscany import scoring
from feldberg.games.tuscany.content import (
    AREA_POINTS,
    BIT,
    CARDS_A_POINT,
    COACH,
    MORE_CARDS,
    MORE_MARBLE,
    MORE_STORAGE,
    MORE_WORKERS,
    MORE_YIELDS,
    OWN_TILES,
    QUARRY,
    ROUNDS,
    TYPE_OF,
    TYPES,
    VILLAGE,
)
from feldberg.games.tuscany.rules import cards, display
from feldberg.games.tuscany.state import ENDED, Player, Table

# What things are worth in red points, found by playing.

MARBLE: Final = 2.0
WORKER: Final = 1.9
HEX: Final = 2.0
STORED: Final = 1.6  # a tile that fits
PAYABLE: Final = 1.5  # and can be paid
WANTED_CARD: Final = 0.9  # of a colour that is still to be covered
OTHER_CARD: Final = 0.5
BEGUN: Final = 0.5  # of an area's points, by the share that is covered
HOPED: Final = 0.25  # of an area's points, before it is begun
OPEN_SPACE: Final = 0.1
PER_SPACE: Final = 1.2  # of a bonus tile, for every space of its colour that is still empty
DRAWN_CARD: Final = 3.0  # of a card more with every draw, for a whole game
ROOM: Final = 1.5


def outlook(table: Table, seat: int) -> float:
    player = table.players[seat]
    red: i64 = player.direct
    for points in player.rounds:
        red += points
    if table.step == ENDED:
        return float(red + scoring.pieces(player) + player.cards() // CARDS_A_POINT)
    scorings: i64 = ROUNDS + 1 - max(table.round, 1)  # to come
    left = share_left(table)
    worth = float(red + player.green * scorings) + areas(player, float(scorings) * left)
    worth += holdings(table, player, left)
    return worth + bonuses(player, left)


def share_left(table: Table) -> float:
    """How much of the game is to come."""
    fewest: i64 = OWN_TILES
    for player in table.players:
        fewest = min(fewest, len(player.stack))
    return 0.0 if table.last else (1 + fewest) / (1 + OWN_TILES)


def areas(player: Player, weight: float) -> float:
    """What areas that are not complete yet promise."""
    worth = 0.0
    domain = player.domain
    for area, cells in enumerate(domain.cells):
        missing = domain.bits[area] & ~player.covered
        if missing == 0:
            continue
        size: i64 = len(cells)
        covered: i64 = 0
        reached = False
        for cell in cells:
            if player.covered & BIT[cell] != 0:
                covered += 1
            elif player.open & BIT[cell] != 0:
                reached = True
        points: i64 = AREA_POINTS[min(size, 3)]
        worth += float(points) * (HOPED + BEGUN * float(covered) / float(size) + (OPEN_SPACE if reached else 0.0))
    return worth * weight


def holdings(table: Table, player: Player, left: float) -> float:
    """Pieces and cards."""
    worth = pieces_worth(player, left)
    empty = ~player.covered
    for colour in range(i64(TYPES)):
        wanted = player.domain.bits_of_colour[colour] & empty != 0
        each = WANTED_CARD if wanted and left > 0.1 else OTHER_CARD
        worth += float(min(player.hand[colour], 4)) * each * (0.3 + 0.7 * left)
    for tile in player.stored:
        kind = TYPE_OF[tile]
        if display.fits(player, kind):
            worth += STORED
            if cards.can_pay(player, kind):
                worth += PAYABLE
    return worth


def pieces_worth(player: Player, left: float) -> float:
    """Each is worth a point at the end, more while it can be used."""
    soon = min(1.0, 4 * left)
    worth = float(player.marble) * (1 + (MARBLE - 1) * soon)
    worth += float(player.workers) * (1 + (WORKER - 1) * soon)
    return worth + float(player.hexes) * (1 + (HEX - 1) * soon) + float(len(player.stored))


def bonuses(player: Player, left: float) -> float:
    """What bonus tiles will still bring."""
    owned = player.bonuses
    worth = float(owned[MORE_CARDS]) * DRAWN_CARD + float(owned[MORE_STORAGE]) * ROOM
    spaces = owned[MORE_MARBLE] * empty(player, QUARRY) + owned[MORE_WORKERS] * empty(player, VILLAGE)
    spaces += owned[MORE_YIELDS] * empty(player, COACH)
    return (worth + float(spaces) * PER_SPACE) * left


def empty(player: Player, colour: i64) -> i64:
    """The spaces of a colour that are still empty."""
    count: i64 = 0
    for cell in player.domain.of_colour[colour]:
        if player.covered & BIT[cell] == 0:
            count += 1
    return count
