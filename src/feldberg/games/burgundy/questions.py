"""Every decision of the game: who is asked, what is legal, what the answer does.

Choices that come to the same (two dice that show the same, two stored tiles alike, depots without goods) are offered
once, as the first of them; `view.elements` lets any of them be touched.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from feldberg.core.questions import Plan, Question
from feldberg.games.burgundy import setup
from feldberg.games.burgundy.actions import ANY_NUMBER, EXTRA_DIE, NO_DIE
from feldberg.games.burgundy.content import (
    COLOUR_OF,
    DEPOTS,
    GOODS,
    INN_SPACE,
    MOST_PLAYERS,
    NUMBERED,
    SPACES,
    TILES,
    TOWN_HALL,
)
from feldberg.games.burgundy.estates import ANYBODY, PRINTED
from feldberg.games.burgundy.rules import placing, pricing, purse, taking, trading
from feldberg.games.burgundy.state import Player, Table

USUAL_OPTIONS: Final = 48  # few turns have more; room for these still comes from Python's quick small blocks


def number_of(table: Table, seat: i64, die: i64, extra: i64) -> i64:
    """What a die shows, told what an extra action's does."""
    if die >= EXTRA_DIE:
        return extra
    return table.dice[2 * seat + die]


# Stored tiles as actions name them


def name_of(table: Table, seat: i64, slot: i64) -> i64:
    """Where tiles have room without end, by its kind."""
    if not table.actions.by_kind:
        return slot
    player = table.players[seat]
    return player.store[slot] + (TILES if shared(table, player, slot) else 0)


def shared(table: Table, player: Player, slot: i64) -> bool:
    """Whether a storage space is one that partners share."""
    return len(table.boards) < len(table.players) and player.keepers[slot] == ANYBODY


def slot_of(table: Table, seat: i64, name: i64) -> i64:
    """The first storage space that a name stands for."""
    if not table.actions.by_kind:
        return name
    player = table.players[seat]
    member = table.member(seat)
    for slot in range(i64(len(player.store))):
        if player.store[slot] and player.mine(slot, member) and name_of(table, seat, slot) == name:
            return slot
    return -1


def offered(table: Table, seat: i64, slot: i64) -> bool:
    """Whether a stored tile is the seat's to use, and the first of those that come to the same."""
    player = table.players[seat]
    store = player.store
    keepers = player.keepers
    if not player.mine(slot, table.member(seat)):
        return False
    return all(store[other] != store[slot] or keepers[other] != keepers[slot] for other in range(slot))


# What can be done with a die


def takes(table: Table, seat: i64, die: i64, number: i64, options: vec[i64]) -> vec[i64]:
    player = table.players[seat]
    board = table.board
    first = table.actions.take.at(die)
    depots = pricing.taken_with(player, number)
    for depot in range(i64(DEPOTS)):
        if depots >> depot & 1:
            start = depot * SPACES
            for space in range(start, start + SPACES):
                if board[space] and first_alike(board, start, space):
                    options = append(options, first + space)
    return options


def places(table: Table, seat: i64, die: i64, number: i64, options: vec[i64]) -> vec[i64]:
    player = table.players[seat]
    store = player.store
    estate = player.estate
    by_kind = table.actions.by_kind
    for slot in range(i64(len(store))):
        tile = store[slot]
        if tile == 0 or not (offered(table, seat, slot) if by_kind else first_alike(store, 0, slot)):
            continue
        colour = COLOUR_OF[tile]
        numbers = pricing.placed_with(player, number, colour)
        open_cells = player.open & estate.near_of_colour[colour] & estate.near_of_numbers[numbers]
        if open_cells:
            first = table.actions.place.at(die, name_of(table, seat, slot) if by_kind else slot)
            for cell in estate.near_cells[colour]:
                if open_cells >> cell & 1 and placing.is_welcome(table, seat, tile, cell):
                    options = append(options, first + cell)
        if player.open_far:
            options = places_far(table, seat, die, numbers, slot, options)
    return options


def places_far(table: Table, seat: i64, die: i64, numbers: i64, slot: i64, options: vec[i64]) -> vec[i64]:
    """Where a stored tile may go among the cells of these numbers that one word cannot hold."""
    player = table.players[seat]
    tile = player.store[slot]
    name = name_of(table, seat, slot)
    for cell in player.estate.far_cells[COLOUR_OF[tile]]:
        if numbers >> (player.estate.dice[cell] - 1) & 1 and placing.fits(table, seat, tile, cell):
            options = append(options, table.actions.place.at(die, name, cell))
    return options


def sells(table: Table, seat: i64, die: i64, number: i64, options: vec[i64]) -> vec[i64]:
    player = table.players[seat]
    goods = player.goods
    numbers = pricing.sold_with(player, number)
    for colour in range(i64(GOODS)):
        if goods[colour] and numbers >> colour & 1:
            options = append(options, table.actions.sell.at(die, colour))
    return options


def die_actions(table: Table, seat: i64, die: i64, number: i64, options: vec[i64]) -> vec[i64]:
    """The four actions that a die allows."""
    options = takes(table, seat, die, number, options)
    options = places(table, seat, die, number, options)
    options = sells(table, seat, die, number, options)
    return append(options, table.actions.workers.at(die))


def can_take(table: Table, seat: i64, number: i64) -> bool:
    """Whether a die, which can always bring workers, can take a tile as well."""
    depots = pricing.taken_with(table.players[seat], number)
    return any(table.board[space] and depots >> space // SPACES & 1 for space in range(i64(NUMBERED)))


def buys(table: Table, seat: i64, options: vec[i64]) -> vec[i64]:
    """The purchase of the turn, from the black depot or with monastery 6 from any."""
    if not taking.can_buy(table, seat):
        return options
    if taking.buys_anywhere(table.players[seat]):
        for space in range(i64(NUMBERED)):
            if table.board[space] and first_alike(table.board, space - space % SPACES, space):
                options = append(options, table.actions.buy.at(space))
    for space in range(i64(NUMBERED), i64(len(table.board))):
        if table.board[space] and first_alike(table.board, NUMBERED, space):
            options = append(options, table.actions.buy.at(space))
    return options


def buys_in_action(table: Table, seat: i64, options: vec[i64]) -> vec[i64]:
    """In 2019 the purchase may also be made in the middle of an action."""
    return options if table.first_edition() else buys(table, seat, options)


def first_alike(tiles: vec[i64], start: i64, at: i64) -> bool:
    """Whether no tile from start on before this one is the same."""
    tile = tiles[at]
    return all(tiles[other] != tile for other in range(start, at))


def act(table: Table, seat: i64, action: i64, extra: i64) -> None:
    """Carry out one of the four actions: pay the workers, use up the die, and do it."""
    player = table.players[seat]
    actions = table.actions
    if actions.take.has(action):
        die = actions.take.x(action)
        space = actions.take.y(action)
        spend(table, seat, die, pricing.take_price(player, number_of(table, seat, die, extra), space))
        taking.take_tile(table, seat, space, False)
    elif actions.place.has(action):
        die = actions.place.x(action)
        slot = slot_of(table, seat, actions.place.y(action))
        cell = actions.place.z(action)
        colour = COLOUR_OF[player.store[slot]]
        number = number_of(table, seat, die, extra)
        spend(table, seat, die, pricing.place_price(player, number, colour, player.estate.dice[cell]))
        placing.place_stored(table, seat, slot, cell)
    elif actions.sell.has(action):
        die = actions.sell.x(action)
        colour = actions.sell.y(action)
        spend(table, seat, die, pricing.sell_price(player, number_of(table, seat, die, extra), colour))
        trading.sell_goods(table, seat, colour)
    else:
        spend(table, seat, actions.workers.x(action), 0)
        purse.take_workers(table, seat)


def spend(table: Table, seat: i64, die: i64, workers: i64) -> None:
    purse.pay_workers(table, seat, workers)
    if die < EXTRA_DIE:
        table.dice[2 * seat + die] = 0


# What modules add


def extended(table: Table, question: Question[Any], options: vec[i64]) -> vec[i64]:
    for module in table.modules:
        options = module.offers(table, question, options)
    return options


def answered(table: Table, question: Question[Any], action: i64) -> bool:
    """Whether a module has carried out an answer that is its own."""
    return any(module.answers(table, question, action) for module in table.modules)


# The questions


class Settle(Question[Table]):
    """Before the first phase: which face of the dealt board, and where the start castle stands."""

    def options(self, table: Table) -> vec[i64]:
        return settlements(table, self.seat)

    def answer(self, table: Table, action: i64) -> None:
        settle = table.actions.settle
        setup.settle(table, self.seat, settle.x(action), settle.y(action))


class SettleTogether(Plan[Table]):
    """The same, by all at once and in secret."""

    def begin(self, table: Table, seat: int) -> None:
        if table.member(seat) == 0:  # partners have one estate
            table.ask(Settle(seat))


def settlements(table: Table, seat: i64) -> vec[i64]:
    options = vec[i64]()
    estates = PRINTED[str(table.game.options["edition"])]
    faces = table.dealt[seat]
    for face in range(len(faces)):
        for cell in estates[faces[face]].starts:
            options = append(options, table.actions.settle.at(face, cell))
    return options


class Turn(Question[Table]):
    """A player's turn: the dice that are left and the purchase."""

    def options(self, table: Table) -> vec[i64]:
        options = vec[i64](capacity=USUAL_OPTIONS)
        first = table.dice[2 * self.seat]
        second = table.dice[2 * self.seat + 1]
        if first:
            options = die_actions(table, self.seat, 0, first, options)
        if second and second != first:
            options = die_actions(table, self.seat, 1, second, options)
        options = buys(table, self.seat, options)
        if table.modules:
            options = extended(table, self, options)
        if not first and not second:
            options = append(options, table.actions.done.at())
        return options

    def branches(self, table: Table) -> bool:
        first = table.dice[2 * self.seat]
        second = table.dice[2 * self.seat + 1]
        if first and second and first != second:
            return True
        if not first and not second:
            return taking.can_buy(table, self.seat)
        return can_take(table, self.seat, first if first else second)

    def answer(self, table: Table, action: i64) -> None:
        if table.modules and answered(table, self, action):
            return
        if table.actions.buy.has(action):
            taking.buy(table, self.seat, table.actions.buy.x(action))
        elif table.actions.done.has(action):
            table.bought = True
        else:
            act(table, self.seat, action, ANY_NUMBER)


class Castle(Question[Table]):
    """A castle's extra action, with a die of any number."""

    def number(self, table: Table) -> i64:
        """What the die of the action shows."""
        return ANY_NUMBER

    def options(self, table: Table) -> vec[i64]:
        options = vec[i64](capacity=USUAL_OPTIONS)
        options = die_actions(table, self.seat, EXTRA_DIE, self.number(table), options)
        return extended(table, self, buys_in_action(table, self.seat, options))

    def branches(self, table: Table) -> bool:
        return can_take(table, self.seat, self.number(table))

    def answer(self, table: Table, action: i64) -> None:
        if answered(table, self, action):
            return
        if table.actions.buy.has(action):
            table.ask(self)
            taking.buy(table, self.seat, table.actions.buy.x(action))
        else:
            act(table, self.seat, action, self.number(table))


class TownHall(Question[Table]):
    """A town hall's further placement; it may be given up."""

    def options(self, table: Table) -> vec[i64]:
        options = places(table, self.seat, NO_DIE, ANY_NUMBER, vec[i64](capacity=32))
        options = extended(table, self, buys_in_action(table, self.seat, options))
        return append(options, table.actions.done.at())

    def answer(self, table: Table, action: i64) -> None:
        if answered(table, self, action):
            return
        if table.actions.buy.has(action):
            table.ask(self)
            taking.buy(table, self.seat, table.actions.buy.x(action))
        elif table.actions.place.has(action):
            act(table, self.seat, action, ANY_NUMBER)


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
            if placing.fetches(self.building, table.board[space]) and first_alike(
                table.board, space - space % SPACES, space
            ):
                options = append(options, table.actions.take.at(NO_DIE, space))
        return options if table.first_edition() else append(options, table.actions.done.at())

    def answer(self, table: Table, action: i64) -> None:
        if table.actions.take.has(action):
            taking.take_tile(table, self.seat, table.actions.take.y(action), False)


class Trade(Question[Table]):
    """Which goods a warehouse sells; in 2019 one may do without."""

    def options(self, table: Table) -> vec[i64]:
        options = sells(table, self.seat, NO_DIE, ANY_NUMBER, vec[i64]())
        return options if table.first_edition() else append(options, table.actions.done.at())

    def answer(self, table: Table, action: i64) -> None:
        if table.actions.sell.has(action):
            act(table, self.seat, action, ANY_NUMBER)


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
            options = append(options, table.actions.sail.at(depot))
        return extended(table, self, options)

    def answer(self, table: Table, action: i64) -> None:
        if not answered(table, self, action):
            depots = trading.depots_sailed(table.players[self.seat])
            trading.load_goods(table, self.seat, table.actions.sail.x(action), depots)


def worthwhile(table: Table, player: Player, depot: i64) -> bool:
    """Whether a ship gets any goods at a depot."""
    for other in range(depot, depot + trading.depots_sailed(player)):
        if trading.offers_goods(table, player, other % DEPOTS):
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
        for colour in trading.new_colours(table, table.players[self.seat], self.depot, self.depots):
            options = append(options, table.actions.load.at(colour))
        return options

    def answer(self, table: Table, action: i64) -> None:
        trading.load_colour(table, self.seat, self.depot, self.depots, table.actions.load.x(action))
        trading.load_goods(table, self.seat, self.depot, self.depots)


class Storing(Question[Table]):
    """A tile that is taken or bought from a space of the board has no place in storage yet."""

    SAVED: ClassVar[dict[str, int]] = {"space": INN_SPACE, "bought": 1}

    space: i64
    bought: bool

    def __init__(self, seat: i64, space: i64, bought: i64) -> None:
        super().__init__(seat)
        self.space = space
        self.bought = bought != 0


class Discard(Storing):
    """Which stored tile makes room for it."""

    def options(self, table: Table) -> vec[i64]:
        options = vec[i64]()
        player = table.players[self.seat]
        for slot in range(i64(len(player.store))):
            if player.store[slot] and offered(table, self.seat, slot):
                options = append(options, table.actions.discard.at(name_of(table, self.seat, slot)))
        return options

    def answer(self, table: Table, action: i64) -> None:
        taking.discard(table, self.seat, slot_of(table, self.seat, table.actions.discard.x(action)))
        taking.take_tile(table, self.seat, self.space, self.bought)


class Pay(Question[Table]):
    """How many workers pay for a tile instead of silver (monastery 6 of 2019)."""

    SAVED: ClassVar[dict[str, int]] = {"space": INN_SPACE}

    space: i64

    def __init__(self, seat: i64, space: i64) -> None:
        super().__init__(seat)
        self.space = space

    def options(self, table: Table) -> vec[i64]:
        player = table.players[self.seat]
        options = vec[i64]()
        for workers in range(taking.least_workers(table, player), taking.most_workers(table, player) + 1):
            options = append(options, table.actions.pay.at(workers))
        return options

    def answer(self, table: Table, action: i64) -> None:
        taking.pay(table, self.seat, self.space, table.actions.pay.x(action))


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
