"""What lies on the table: the main board, the bags and the players' estates."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from feldberg.core.chance import Chance
from feldberg.core.errors import SaveError
from feldberg.core.game import Game
from feldberg.core.rows import NONE, joined, listed, zeros
from feldberg.core.saves import Each, Field, Inner, One, Order, Pile, Row, Saved, Truth, Whole
from feldberg.core.state import State
from feldberg.games.burgundy.actions import BASE, Actions
from feldberg.games.burgundy.content import (
    BAGS,
    COLOUR_OF,
    COLOURS,
    DEPOTS,
    FEWEST_PLAYERS,
    GOODS,
    INN_SPACE,
    LAST_STEP,
    MONASTERY,
    PHASES,
    ROUNDS,
    TILES,
    monastery_number,
)
from feldberg.games.burgundy.estates import ANYBODY, BIT, ESTATES, HEXAGON, PRINTED, Estate
from feldberg.games.burgundy.module import Module

CAUSES: Final = 6  # lines of the score sheet that grow during the base game
ALL_CAUSES: Final = 9  # and with modules

# Shared stand-ins for what a new or copied table gets next; never changed.
NO_ESTATE: Final = Estate("", 0, "", HEXAGON, "", "")
NO_BAGS: Final[list[vec[i64]]] = []
NO_PLAYERS: Final[list[Player]] = []
NO_MODULES: Final[list[Module]] = []


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Player(Saved):
    """One player's board; partners hold one together."""

    def __init__(self) -> None:
        self.estate = NO_ESTATE
        self.cells = NONE  # the tile on every cell
        self.filled: i64 = 0  # the cells with a tile, as bits
        self.open: i64 = 0  # the empty cells next to a tile, as bits
        self.filled_far: i64 = 0  # the same of the cells that one word cannot hold
        self.open_far: i64 = 0
        self.monasteries: i64 = 0  # the monasteries in the estate, as bits by their numbers
        self.works: i64 = 0  # what works for the player now: these, and what modules make of them
        self.store = NONE  # the tile on every storage space
        self.keepers = NONE  # who may use each of them
        self.roomy = False  # whether storage can grow
        self.goods = NONE  # unsold goods of every colour
        self.sold = NONE
        self.points = NONE  # by cause, see `scoring`; of partners one after the other
        self.silver: i64 = 0
        self.workers: i64 = 0
        self.large: i64 = 0  # colours of the large bonus tiles, as bits
        self.small: i64 = 0

    def fields(self) -> dict[str, Field]:
        return {
            "estate": One(PRINTED[self.estate.edition]),
            "cells": Row(TILES - 1),
            "store": Pile(TILES - 1) if self.roomy else Row(TILES - 1),
            "goods": Row(),
            "sold": Row(),
            "points": Row(),
            "silver": Whole(),
            "workers": Whole(),
            "large": Whole(2**COLOURS - 1),
            "small": Whole(2**COLOURS - 1),
        }

    def restored(self) -> None:
        self.keepers = self.estate.storage
        if len(self.store) < len(self.keepers):
            raise SaveError(f"{listed(self.store)} are fewer than {len(self.keepers)} storage spaces")
        self.widen(len(self.store) - len(self.keepers))
        for cell, tile in enumerate(self.cells):
            if tile:
                self.lay(cell, tile)

    def lay(self, cell: i64, tile: i64) -> None:
        """Lay a tile into the estate, where it stays."""
        estate = self.estate
        self.cells[cell] = tile
        self.filled |= estate.near[cell]
        self.open = (self.open | estate.around_near[cell]) & ~self.filled
        self.filled_far |= estate.far[cell]
        self.open_far = (self.open_far | estate.around_far[cell]) & ~self.filled_far
        if COLOUR_OF[tile] == MONASTERY:
            self.monasteries |= BIT[monastery_number(tile)]
            self.works |= BIT[monastery_number(tile)]

    def widen(self, spaces: i64) -> None:
        """So many storage spaces more, for anybody."""
        for _ in range(spaces):
            self.keepers = joined(self.keepers, ANYBODY)

    def is_open(self, cell: i64) -> bool:
        """Whether a cell is empty and next to a tile."""
        estate = self.estate
        return (self.open & estate.near[cell] | self.open_far & estate.far[cell]) != 0

    def mine(self, slot: i64, member: i64) -> bool:
        """Whether a storage space is for a member of a team, or for anybody."""
        return self.keepers[slot] == ANYBODY or self.keepers[slot] == member

    def copy(self) -> Player:
        twin = Player()
        twin.estate = self.estate
        twin.cells = self.cells[:]
        twin.filled = self.filled
        twin.open = self.open
        twin.filled_far = self.filled_far
        twin.open_far = self.open_far
        twin.monasteries = self.monasteries
        twin.works = self.works
        twin.store = self.store[:]
        twin.keepers = self.keepers
        twin.roomy = self.roomy
        twin.goods = self.goods
        twin.sold = self.sold
        twin.points = self.points
        twin.silver = self.silver
        twin.workers = self.workers
        twin.large = self.large
        twin.small = self.small
        return twin


@mypyc_attr(acyclic=True, free_list_len=1)
class Table(State):
    """The main board and all players."""

    def __init__(self, game: Game[Any], chance: Chance) -> None:
        super().__init__(game, chance)
        self.actions = BASE
        self.modules = NO_MODULES
        self.players = NO_PLAYERS  # of every seat
        self.boards = NO_PLAYERS  # the same, that of partners once
        self.size: i64 = 0  # the number of players for whom the main board is laid out
        self.board = NONE  # the tile on every space, the black depot last
        self.goods = NONE  # goods in the depots, by depot and colour
        self.row = NONE  # goods on the round spaces, colour + 1, 0 once moved
        self.dice = NONE  # two for every seat, 0 once used
        self.white: i64 = 0
        self.order = NONE  # seats in the order of the track, first player first
        self.steps = NONE  # steps of every seat on the track
        self.turns = NONE  # seats in the order of this round
        self.phase: i64 = -1  # 0 to 4, -1 before the first
        self.round: i64 = ROUNDS - 1  # 0 to 4
        self.turn: i64 = 0  # whose turn it is, as a place in `turns`
        self.bought = True  # whether the purchase of this turn is made or given up
        self.closing = False  # whether modules have their say at the end of the phase
        self.bags = NO_BAGS  # face-down tiles by backs, see `content`; drawn from at random, so no order is kept
        self.goods_bag = NONE
        self.dealt = NO_BAGS  # the estates offered to every seat in set-up

    def fields(self) -> dict[str, Field]:
        seats = len(self.players)
        edition = str(self.game.options["edition"])
        base: dict[str, Field] = {
            "players" if len(self.boards) == seats else "boards": Each(Inner()),
            "board": Row(TILES - 1),
            "goods": Row(),
            "row": Row(GOODS),
            "dice": Row(6),
            "white": Whole(6),
            "order": Order(),
            "steps": Row(LAST_STEP),
            "turns": Row(seats - 1),
            "phase": Whole(PHASES - 1, low=-1),
            "round": Whole(ROUNDS - 1),
            "turn": Whole(seats - 1),
            "bought": Truth(),
            "bags": Each(Pile(TILES - 1, low=1)),
            "goods_bag": Pile(GOODS - 1),
            "dealt": Each(Pile(max(PRINTED["2019"]) if self.modules else len(ESTATES[edition]), low=1)),
        }
        return base | {"closing": Truth(), "modules": Each(Inner())} if self.modules else base

    def first_edition(self) -> bool:
        return str(self.game.options["edition"]) == "2011"

    def member(self, seat: i64) -> i64:
        """Whether a seat is the first or the second of its team; alone it is the first."""
        return 0 if seat < len(self.boards) else 1

    def board_of(self, seat: i64) -> i64:
        """Which of the boards is a seat's."""
        return seat % len(self.boards)

    def leaders(self) -> vec[i64]:
        """In turn order, who decides for each board: of partners the one who comes first."""
        seats = vec[i64]()
        for seat in self.order:
            if not any(self.board_of(other) == self.board_of(seat) for other in seats):
                seats = append(seats, seat)
        return seats

    def restored(self) -> None:
        if self.phase >= 0 and sorted(self.turns) != list(range(len(self.players))):
            raise SaveError(f"the turns {listed(self.turns)} are not an order of the seats")
        for module in self.modules:
            module.resumed(self)

    def copy(self) -> Table:
        twin = Table(self.game, self.chance.copy())
        self.copy_to(twin)
        twin.actions = self.actions
        twin.boards = [board.copy() for board in self.boards]
        twin.players = shared(twin.boards, len(self.players))
        twin.size = self.size
        if self.modules:
            twin.modules = [module.copy() for module in self.modules]
            twin.closing = self.closing
        twin.board = self.board[:]
        twin.goods = self.goods
        twin.row = self.row
        twin.dice = self.dice[:]
        twin.white = self.white
        twin.order = self.order
        twin.steps = self.steps
        twin.turns = self.turns
        twin.phase = self.phase
        twin.round = self.round
        twin.turn = self.turn
        twin.bought = self.bought
        twin.bags = self.bags
        twin.goods_bag = self.goods_bag
        twin.dealt = self.dealt
        return twin


def shared(boards: list[Player], seats: int) -> list[Player]:
    """The board of every seat: partners sit opposite each other."""
    if len(boards) == seats:
        return boards
    return [boards[seat % len(boards)] for seat in range(seats)]


def new_player(estate: Estate, causes: int, roomy: bool) -> Player:
    player = Player()
    player.estate = estate
    player.cells = zeros(len(estate.colour))
    player.store = zeros(len(estate.storage))
    player.keepers = estate.storage
    player.roomy = roomy
    player.goods = zeros(GOODS)
    player.sold = zeros(GOODS)
    player.points = zeros(causes)
    return player


def new_table(
    game: Game[Any], players: int, boards: int, estate: Estate, actions: Actions, modules: list[Module]
) -> Table:
    """A table with nothing on it."""
    table = Table(game, Chance())
    table.actions = actions
    table.modules = modules
    causes = ALL_CAUSES * (players // boards) if modules else CAUSES
    table.boards = [new_player(estate, causes, bool(modules)) for _ in range(boards)]
    table.players = shared(table.boards, players)
    table.size = max(players, FEWEST_PLAYERS)
    table.board = zeros(INN_SPACE + 1 if modules else INN_SPACE)
    table.goods = zeros(DEPOTS * GOODS)
    table.row = zeros(ROUNDS)
    table.dice = zeros(2 * players)
    table.order = zeros(players)
    table.steps = zeros(players)
    table.turns = zeros(players)
    table.turn = players - 1
    table.bags = [NONE] * len(BAGS)
    table.dealt = [NONE] * players
    return table
