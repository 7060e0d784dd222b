"""A quick guess of a seat's final score, for agents that look one step ahead."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from feldberg.core.rows import bits
from feldberg.games.tuscany import scoring
from feldberg.games.tuscany.actions import PAY, WORKER
from feldberg.games.tuscany.content import (
    AREA_POINTS,
    CARDS_A_POINT,
    COACH,
    LARGEST_AREA,
    MORE_CARDS,
    MORE_MARBLE,
    MORE_STORAGE,
    MORE_WORKERS,
    MORE_YIELDS,
    OWN_TILES,
    PRICE,
    QUARRY,
    ROUNDS,
    TYPE_OF,
    TYPES,
    VILLAGE,
)
from feldberg.games.tuscany.questions import Castle, ChooseBonus, Pay, Remove
from feldberg.games.tuscany.rules import cards, display
from feldberg.games.tuscany.state import ENDED, Player, Table
from feldberg.games.tuscany.weights import WEIGHTS

FULL_HAND: Final = 8

# What it costs to part with things, to choose how to pay.

WORKER_COST: Final = 17
CARD_COST: Final = 10
PAIR_COST: Final = 16  # less 1 for every card of the colour


def outlook(table: Table, seat: int) -> float:
    """Looks on to the end of what the seat has begun: a payment, a castle's tile, a bonus tile."""
    top = table.top
    if top is None or top.seat != seat or not isinstance(top, (Pay, Castle, ChooseBonus, Remove)):
        return standing(table, seat)
    best = -1.0
    if isinstance(top, Pay):
        return after(table, cheapest(table, top), seat)
    for action in table.choices:
        best = max(best, after(table, action, seat))
    return best


def after(table: Table, action: i64, seat: int) -> float:
    world = table.copy()
    world.play_legal(action)
    return outlook(world, seat)


def cheapest(table: Table, question: Pay) -> i64:
    """The payment that is missed least."""
    player = table.players[question.seat]
    colour = player.domain.colour[question.cell]
    best = table.choices[0]
    least: i64 = 1000
    for action in table.choices:
        cost = part_cost(player, colour, PAY.x(action)) + part_cost(player, colour, PAY.y(action))
        if cost < least:
            least = cost
            best = action
    return best


def part_cost(player: Player, colour: i64, part: i64) -> i64:
    if part == WORKER:
        return WORKER_COST
    return CARD_COST if part == colour else PAIR_COST - player.hand[part]


def standing(table: Table, seat: int) -> float:
    """Points so far, those to come for the green ones, and what everything else promises."""
    player = table.players[seat]
    red: i64 = player.direct
    for points in player.rounds:
        red += points
    if table.step == ENDED:
        return float(red + scoring.pieces(player) + player.cards() // CARDS_A_POINT)
    scorings: i64 = ROUNDS + 1 - max(table.round, 1)  # to come
    left = share_left(table, seat)
    soon = min(1.0, 4 * left)
    worth = float(red + player.green * scorings) + areas(player) * float(scorings) * math.pow(left, WEIGHTS.fading)
    worth += pieces(player, soon) + (hand(player) + stored(player)) * soon
    worth += float(OWN_TILES - len(player.stack)) * WEIGHTS.turned_up
    return worth + (covered(player) + bonuses(player)) * left


def share_left(table: Table, seat: int) -> float:
    """How much of the game is to come, by the others' stacks: who takes a tile must not think that it ends the game.

    Nothing is where no cards are left: else all might draw for ever, none wanting the end.
    """
    if table.last or cards.in_pile(table) == 0:
        return 0.0
    fewest: i64 = OWN_TILES
    for number, player in enumerate(table.players):
        if number != seat:
            fewest = min(fewest, len(player.stack))
    return (1 + fewest) / (1 + OWN_TILES)


def areas(player: Player) -> float:
    """What areas promise that are not complete yet: a share of their points, more where they are begun or open."""
    w = WEIGHTS
    worth = 0.0
    for cells in player.domain.bits:
        if cells & ~player.covered:
            size = min(bits(cells), LARGEST_AREA)
            share = w.hoped + w.begun * float(bits(cells & player.covered)) / float(size)
            worth += float(AREA_POINTS[size]) * (share + (w.reached if cells & player.open else 0.0))
    return worth


def covered(player: Player) -> float:
    return float(bits(player.covered)) * WEIGHTS.covered


def pieces(player: Player, soon: float) -> float:
    """Each is worth a point at the end, more while it can be used."""
    worth = float(player.marble) * (1 + (WEIGHTS.marble - 1) * soon)
    worth += float(player.workers) * (1 + (WEIGHTS.worker - 1) * soon)
    return worth + float(player.hexes) * (1 + (WEIGHTS.hex - 1) * soon) + float(len(player.stored))


def hand(player: Player) -> float:
    w = WEIGHTS
    worth = 0.0
    total: i64 = 0
    for colour in range(i64(TYPES)):
        count = player.hand[colour]
        total += count
        if player.domain.bits_of_colour[colour] & ~player.covered == 0:
            worth += float(min(count, 2)) * w.unwanted + float(max(0, count - 2)) * w.more_unwanted
        else:
            worth += float(min(count, 2)) * w.wanted
            worth += float(max(0, min(count, 4) - 2)) * w.more_wanted + float(max(0, count - 4)) * w.too_many
    return worth - float(max(0, total - FULL_HAND)) * w.overfull


def stored(player: Player) -> float:
    """Tiles that fit, and how near their price is."""
    worth = 0.0
    for tile in player.stored:
        kind = TYPE_OF[tile]
        if display.fits(player, kind):
            own = player.hand[kind]
            there = min(own + player.workers + cards.pairs(player, kind), PRICE)
            worth += WEIGHTS.stored + WEIGHTS.paid * float(there) / PRICE + WEIGHTS.matched * float(min(own, PRICE))
    return worth


def bonuses(player: Player) -> float:
    """What bonus tiles will still bring."""
    owned = player.bonuses
    worth = float(owned[MORE_CARDS]) * WEIGHTS.more_cards + float(owned[MORE_STORAGE]) * WEIGHTS.room
    worth += float(owned[MORE_MARBLE] * empty(player, QUARRY)) * WEIGHTS.marble_space
    worth += float(owned[MORE_WORKERS] * empty(player, VILLAGE)) * WEIGHTS.worker_space
    return worth + float(owned[MORE_YIELDS] * empty(player, COACH)) * WEIGHTS.yield_space


def empty(player: Player, colour: i64) -> i64:
    """The spaces of a colour that are still empty."""
    return bits(player.domain.bits_of_colour[colour] & ~player.covered)
