"""Every decision of the game: who is asked, what is legal, what the answer does.

Choices that come to the same (two dice that show the same, two stored tiles alike, depots without goods) are offered
once, as the first of them; `view.elements` lets any of them be touched.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from feldberg.core.actions import Layout
from feldberg.core.questions import Plan, Question
from feldberg.games.burgundy import rules, setup
from feldberg.games.burgundy.content import (
    BLACK_SPACES,
    CASTLE,
    CELLS,
    COLOUR_OF,
    DEPOTS,
    DIE_NUMBERS,
    GOODS,
    MOST_PLAYERS,
    NUMBERED,
    PRINTED,
    SPACES,
    STORAGE,
    TOWN_HALL,
)
from feldberg.games.burgundy.state import Player, Table

# The dice of an action: 0 and 1 are the player's own, then the castle's die of any number, and a building's no die.
CASTLE_DIE: Final = 2
NO_DIE: Final = 3

USUAL_OPTIONS: Final = 48  # few turns have more; room for these still comes from Python's quick small blocks

ACTIONS: Final = Layout()
TAKE: Final = ACTIONS.span("take", [("die", 4), ("space", NUMBERED)])
PLACE: Final = ACTIONS.span("place", [("die", 4), ("tile", STORAGE), ("cell", CELLS)])
SELL: Final = ACTIONS.span("sell", [("die", 4), ("goods", GOODS)])
WORKERS: Final = ACTIONS.span("workers", [("die", 3)])
BUY: Final = ACTIONS.span("buy", [("space", NUMBERED + BLACK_SPACES)])
SAIL: Final = ACTIONS.span("sail", [("depot", DEPOTS)])
LOAD: Final = ACTIONS.span("load", [("goods", GOODS)])
DISCARD: Final = ACTIONS.span("discard", [("tile", STORAGE)])
PAY: Final = ACTIONS.span("pay", [("workers", 3)])
SETTLE: Final = ACTIONS.span("settle", [("face", 2), ("cell", CELLS)])
DONE: Final = ACTIONS.span("done", [])


def number_of(table: Table, seat: i64, die: i64) -> i64:
    """What a die shows; 0 for any number."""
    if die >= CASTLE_DIE:
        return 0
    return table.dice[2 * seat + die]


# What can be done with a die


def takes(table: Table, seat: i64, die: i64, options: vec[i64]) -> vec[i64]:
    player = table.players[seat]
    board = table.board
    number = number_of(table, seat, die)
    for depot in range(i64(DEPOTS)):
        start = depot * SPACES
        if rules.take_price(player, number, start) <= player.workers:
            for space in range(start, start + SPACES):
                if board[space] and first_alike(board, start, space):
                    options = append(options, TAKE.at(die, space))
    return options


def places(table: Table, seat: i64, die: i64, options: vec[i64]) -> vec[i64]:
    player = table.players[seat]
    store = player.store
    number = number_of(table, seat, die)
    for slot in range(i64(STORAGE)):
        tile = store[slot]
        if tile == 0 or not first_alike(store, 0, slot):
            continue
        colour = COLOUR_OF[tile]
        open_cells = player.open & player.estate.bits_of_colour[colour]
        if not open_cells:
            continue
        for cell in player.estate.of_colour[colour]:
            if (
                open_cells >> cell & 1
                and rules.place_price(player, number, colour, DIE_NUMBERS[cell]) <= player.workers
                and rules.fits(player, tile, cell)
            ):
                options = append(options, PLACE.at(die, slot, cell))
    return options


def sells(table: Table, seat: i64, die: i64, options: vec[i64]) -> vec[i64]:
    player = table.players[seat]
    number = number_of(table, seat, die)
    goods = player.goods
    for colour in range(i64(GOODS)):
        if goods[colour] and rules.sell_price(player, number, colour) <= player.workers:
            options = append(options, SELL.at(die, colour))
    return options


def die_actions(table: Table, seat: i64, die: i64, options: vec[i64]) -> vec[i64]:
    """The four actions that a die allows."""
    options = takes(table, seat, die, options)
    options = places(table, seat, die, options)
    options = sells(table, seat, die, options)
    return append(options, WORKERS.at(die))


def buys(table: Table, seat: i64, options: vec[i64]) -> vec[i64]:
    """The purchase of the turn, from the black depot or with monastery 6 from any."""
    if not rules.can_buy(table, seat):
        return options
    if rules.buys_anywhere(table.players[seat]):
        for space in range(i64(NUMBERED)):
            if table.board[space] and first_alike(table.board, space - space % SPACES, space):
                options = append(options, BUY.at(space))
    for space in range(i64(NUMBERED), i64(len(table.board))):
        if table.board[space] and first_alike(table.board, NUMBERED, space):
            options = append(options, BUY.at(space))
    return options


def buys_in_action(table: Table, seat: i64, options: vec[i64]) -> vec[i64]:
    """In 2019 the purchase may also be made in the middle of an action."""
    return options if rules.first_edition(table) else buys(table, seat, options)


def first_alike(tiles: vec[i64], start: i64, at: i64) -> bool:
    """Whether no tile from start on before this one is the same."""
    tile = tiles[at]
    return all(tiles[other] != tile for other in range(start, at))


def act(table: Table, seat: i64, action: i64) -> None:
    """Carry out one of the four actions: pay the workers, use up the die, and do it."""
    player = table.players[seat]
    if TAKE.has(action):
        die = TAKE.x(action)
        space = TAKE.y(action)
        spend(table, seat, die, rules.take_price(player, number_of(table, seat, die), space))
        rules.take_tile(table, seat, space, False)
    elif PLACE.has(action):
        die = PLACE.x(action)
        slot = PLACE.y(action)
        cell = PLACE.z(action)
        colour = COLOUR_OF[player.store[slot]]
        spend(table, seat, die, rules.place_price(player, number_of(table, seat, die), colour, DIE_NUMBERS[cell]))
        rules.place_tile(table, seat, slot, cell)
    elif SELL.has(action):
        die = SELL.x(action)
        colour = SELL.y(action)
        spend(table, seat, die, rules.sell_price(player, number_of(table, seat, die), colour))
        rules.sell_goods(table, seat, colour)
    else:
        spend(table, seat, WORKERS.x(action), 0)
        rules.take_workers(table, seat)


def spend(table: Table, seat: i64, die: i64, workers: i64) -> None:
    rules.pay_workers(table, seat, workers)
    if die < CASTLE_DIE:
        table.dice[2 * seat + die] = 0


# The questions


class Settle(Question[Table]):
    """Before the first phase: which face of the dealt board, and where the start castle stands."""

    def options(self, table: Table) -> vec[i64]:
        return settlements(table, self.seat)

    def answer(self, table: Table, action: i64) -> None:
        setup.settle(table, self.seat, SETTLE.x(action), SETTLE.y(action))


class SettleTogether(Plan[Table]):
    """The same, by all at once and in secret."""

    def begin(self, table: Table, seat: int) -> None:
        table.ask(Settle(seat))


def settlements(table: Table, seat: i64) -> vec[i64]:
    options = vec[i64]()
    estates = PRINTED[str(table.game.options["edition"])]
    faces = table.dealt[seat]
    for face in range(len(faces)):
        for cell in estates[faces[face]].of_colour[CASTLE]:
            options = append(options, SETTLE.at(face, cell))
    return options


class Turn(Question[Table]):
    """A player's turn: the dice that are left and the purchase."""

    def options(self, table: Table) -> vec[i64]:
        options = vec[i64](capacity=USUAL_OPTIONS)
        first = table.dice[2 * self.seat]
        second = table.dice[2 * self.seat + 1]
        if first:
            options = die_actions(table, self.seat, 0, options)
        if second and second != first:
            options = die_actions(table, self.seat, 1, options)
        options = buys(table, self.seat, options)
        if not first and not second:
            options = append(options, DONE.at())
        return options

    def answer(self, table: Table, action: i64) -> None:
        if BUY.has(action):
            rules.buy(table, self.seat, BUY.x(action))
        elif DONE.has(action):
            table.bought = True
        else:
            act(table, self.seat, action)


class Castle(Question[Table]):
    """A castle's extra action, with a die of any number."""

    def options(self, table: Table) -> vec[i64]:
        options = die_actions(table, self.seat, CASTLE_DIE, vec[i64](capacity=USUAL_OPTIONS))
        return buys_in_action(table, self.seat, options)

    def answer(self, table: Table, action: i64) -> None:
        if BUY.has(action):
            table.ask(self)
            rules.buy(table, self.seat, BUY.x(action))
        else:
            act(table, self.seat, action)


class TownHall(Question[Table]):
    """A town hall's further placement; it may be given up."""

    def options(self, table: Table) -> vec[i64]:
        options = places(table, self.seat, NO_DIE, vec[i64](capacity=32))
        options = buys_in_action(table, self.seat, options)
        return append(options, DONE.at())

    def answer(self, table: Table, action: i64) -> None:
        if BUY.has(action):
            table.ask(self)
            rules.buy(table, self.seat, BUY.x(action))
        elif PLACE.has(action):
            act(table, self.seat, action)


class Fetch(Question[Table]):
    """Which tile a workshop, church or market takes; in 2019 one may do without."""

    SAVED: ClassVar[dict[str, int]] = {"building": TOWN_HALL}

    building: i64

    def __init__(self, seat: i64, building: i64) -> None:
        super().__init__(seat)
        self.building = building

    def options(self, table: Table) -> vec[i64]:
        options = vec[i64](capacity=32)
        for space in range(i64(NUMBERED)):
            if rules.fetches(self.building, table.board[space]) and first_alike(
                table.board, space - space % SPACES, space
            ):
                options = append(options, TAKE.at(NO_DIE, space))
        return options if rules.first_edition(table) else append(options, DONE.at())

    def answer(self, table: Table, action: i64) -> None:
        if TAKE.has(action):
            rules.take_tile(table, self.seat, TAKE.y(action), False)


class Trade(Question[Table]):
    """Which goods a warehouse sells; in 2019 one may do without."""

    def options(self, table: Table) -> vec[i64]:
        options = sells(table, self.seat, NO_DIE, vec[i64]())
        return options if rules.first_edition(table) else append(options, DONE.at())

    def answer(self, table: Table, action: i64) -> None:
        if SELL.has(action):
            act(table, self.seat, action)


class Sail(Question[Table]):
    """From which depot a ship takes goods; with monastery 5 from it and the next of the ring."""

    def options(self, table: Table) -> vec[i64]:
        player = table.players[self.seat]
        options = vec[i64](capacity=DEPOTS)
        idle = False
        for depot in range(i64(DEPOTS)):
            if not worthwhile(table, player, depot):
                if idle:
                    continue
                idle = True
            options = append(options, SAIL.at(depot))
        return options

    def answer(self, table: Table, action: i64) -> None:
        player = table.players[self.seat]
        rules.load_goods(table, self.seat, SAIL.x(action), rules.depots_sailed(player))


def worthwhile(table: Table, player: Player, depot: i64) -> bool:
    """Whether a ship gets any goods at a depot."""
    for other in range(depot, depot + rules.depots_sailed(player)):
        if rules.offers_goods(table, player, other % DEPOTS):
            return True
    return False


class Load(Question[Table]):
    """Which new colour a ship takes where not all find room."""

    SAVED: ClassVar[dict[str, int]] = {"depot": DEPOTS - 1, "depots": 2}

    depot: i64
    depots: i64

    def __init__(self, seat: i64, depot: i64, depots: i64) -> None:
        super().__init__(seat)
        self.depot = depot
        self.depots = depots

    def options(self, table: Table) -> vec[i64]:
        options = vec[i64]()
        for colour in rules.new_colours(table, table.players[self.seat], self.depot, self.depots):
            options = append(options, LOAD.at(colour))
        return options

    def answer(self, table: Table, action: i64) -> None:
        rules.load_colour(table, self.seat, self.depot, self.depots, LOAD.x(action))
        rules.load_goods(table, self.seat, self.depot, self.depots)


class Discard(Question[Table]):
    """Which stored tile makes room for the one that is taken or bought from a space of the board."""

    SAVED: ClassVar[dict[str, int]] = {"space": NUMBERED + BLACK_SPACES - 1, "bought": 1}

    space: i64
    bought: bool

    def __init__(self, seat: i64, space: i64, bought: i64) -> None:
        super().__init__(seat)
        self.space = space
        self.bought = bought != 0

    def options(self, table: Table) -> vec[i64]:
        store = table.players[self.seat].store
        options = vec[i64](capacity=STORAGE)
        for slot in range(i64(STORAGE)):
            if first_alike(store, 0, slot):
                options = append(options, DISCARD.at(slot))
        return options

    def answer(self, table: Table, action: i64) -> None:
        rules.discard(table, self.seat, DISCARD.x(action))
        rules.take_tile(table, self.seat, self.space, self.bought)


class Pay(Question[Table]):
    """How many workers pay for a tile instead of silver (monastery 6 of 2019)."""

    SAVED: ClassVar[dict[str, int]] = {"space": NUMBERED + BLACK_SPACES - 1}

    space: i64

    def __init__(self, seat: i64, space: i64) -> None:
        super().__init__(seat)
        self.space = space

    def options(self, table: Table) -> vec[i64]:
        player = table.players[self.seat]
        options = vec[i64]()
        for workers in range(rules.least_workers(table, player), rules.most_workers(table, player) + 1):
            options = append(options, PAY.at(workers))
        return options

    def answer(self, table: Table, action: i64) -> None:
        rules.pay(table, self.seat, self.space, PAY.x(action))


TURNS: Final = [Turn(seat) for seat in range(MOST_PLAYERS)]  # by seat, shared by all tables

QUESTIONS: Final[list[type[Question[Any]]]] = [
    Settle,
    SettleTogether,
    Turn,
    Castle,
    TownHall,
    Fetch,
    Trade,
    Sail,
    Load,
    Discard,
    Pay,
]
