"""What it costs to turn a die into the number that is needed."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from feldberg.games.burgundy.actions import ANY_NUMBER
from feldberg.games.burgundy.content import SPACES
from feldberg.games.burgundy.rules.powers import DOUBLE_STEPS, FREE_STEP_PLACING, FREE_STEP_TAKING
from feldberg.games.burgundy.state import Player


def cheapest(die: int, number: int, free: int, stride: int) -> int:
    """The workers that turn a die into a number, with so many free steps and steps for a worker."""
    steps = min((die - number) % 6, (number - die) % 6)
    return 0 if die == ANY_NUMBER else -(-max(steps - free, 0) // stride)


# The same as tables: with or without double steps, with or without a free step, by dice and numbers from 0 on.
ENOUGH: Final = 3  # workers for any number
AIDS: Final = [(free, stride) for stride in (1, 2) for free in (0, 1)]
PRICES: Final = vec[i64](
    [cheapest(die, number, free, stride) for free, stride in AIDS for die in range(7) for number in range(7)]
)
WITHIN: Final = vec[i64](  # the numbers that so many workers can pay for, as bits from 1 on
    [
        sum(2 ** (number - 1) for number in range(1, 7) if cheapest(die, number, free, stride) <= workers)
        for free, stride in AIDS
        for die in range(7)
        for workers in range(ENOUGH + 1)
    ]
)


def row_of(player: Player, die: i64, free_step: i64) -> i64:
    """Where the tables have what the die of a player costs."""
    aid: i64 = (2 if player.works & DOUBLE_STEPS else 0) + (1 if free_step else 0)
    return aid * 7 + die


def price(player: Player, die: i64, number: i64, free_step: i64) -> i64:
    """The workers that turn a die into a number at their cheapest; die 0 is one of any number."""
    return PRICES[row_of(player, die, free_step) * 7 + number]


def within(player: Player, die: i64, free_step: i64) -> i64:
    """The numbers into which the player's workers can turn a die, as bits."""
    return WITHIN[row_of(player, die, free_step) * (ENOUGH + 1) + min(player.workers, i64(ENOUGH))]


def take_price(player: Player, die: i64, space: i64) -> i64:
    return price(player, die, space // SPACES + 1, player.works & FREE_STEP_TAKING)


def place_price(player: Player, die: i64, colour: i64, number: i64) -> i64:
    return price(player, die, number, player.works & FREE_STEP_PLACING[colour])


def sell_price(player: Player, die: i64, colour: i64) -> i64:
    return price(player, die, colour + 1, 0)


def taken_with(player: Player, die: i64) -> i64:
    """The numbers of the depots from which a die can take, as bits."""
    return within(player, die, player.works & FREE_STEP_TAKING)


def placed_with(player: Player, die: i64, colour: i64) -> i64:
    """The numbers of the cells onto which a die can place a colour, as bits."""
    return within(player, die, player.works & FREE_STEP_PLACING[colour])


def sold_with(player: Player, die: i64) -> i64:
    """The numbers of the goods that a die can sell, as bits."""
    return within(player, die, 0)
