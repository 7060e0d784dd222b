"""What lies on the table: the main board, the bags and the players' estates."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from feldberg.core.chance import Chance
from feldberg.core.errors import SaveError
from feldberg.core.game import Game
from feldberg.core.questions import Question
from feldberg.core.rows import NONE, listed, zeros
from feldberg.core.saves import Each, Field, Inner, One, Order, Pile, Row, Saved, Truth, Whole
from feldberg.core.state import State
from feldberg.games.burgundy.content import (
    AROUND,
    BAGS,
    BIT,
    BLACK_SPACES,
    CELLS,
    COLOUR_OF,
    COLOURS,
    DEPOTS,
    GOODS,
    LAST_STEP,
    MONASTERY,
    NUMBERED,
    PHASES,
    PRINTED,
    ROUNDS,
    STORAGE,
    TILES,
    Estate,
    monastery_number,
)

CAUSES: Final = 6  # lines of the score sheet that grow during the game

# Shared stand-ins for what a new or copied table gets next; never changed.
NO_ESTATE: Final = Estate("", 0, "")
NO_BAGS: Final[list[vec[i64]]] = []


class Player(Saved):
    """One player's board."""

    def __init__(self) -> None:
        self.estate = NO_ESTATE
        self.cells = NONE  # the tile on every cell
        self.filled: i64 = 0  # the cells with a tile, as bits
        self.open: i64 = 0  # the empty cells next to a tile, as bits
        self.monasteries: i64 = 0  # the monasteries in the estate, as bits by their numbers
        self.store = NONE  # the tile on every storage space
        self.goods = NONE  # unsold goods of every colour
        self.sold = NONE
        self.points = NONE  # by cause, see `scoring`
        self.silver: i64 = 0
        self.workers: i64 = 0
        self.large: i64 = 0  # colours of the large bonus tiles, as bits
        self.small: i64 = 0

    def fields(self) -> dict[str, Field]:
        return {
            "estate": One(PRINTED[self.estate.edition]),
            "cells": Row(TILES - 1),
            "store": Row(TILES - 1),
            "goods": Row(),
            "sold": Row(),
            "points": Row(),
            "silver": Whole(),
            "workers": Whole(),
            "large": Whole(2**COLOURS - 1),
            "small": Whole(2**COLOURS - 1),
        }

    def restored(self) -> None:
        for cell, tile in enumerate(self.cells):
            if tile:
                self.lay(cell, tile)

    def lay(self, cell: i64, tile: i64) -> None:
        """Lay a tile into the estate, where it stays."""
        self.cells[cell] = tile
        self.filled |= BIT[cell]
        self.open = (self.open | AROUND[cell]) & ~self.filled
        if COLOUR_OF[tile] == MONASTERY:
            self.monasteries |= BIT[monastery_number(tile)]

    def copy(self) -> Player:
        twin = Player()
        twin.estate = self.estate
        twin.cells = self.cells[:]
        twin.filled = self.filled
        twin.open = self.open
        twin.monasteries = self.monasteries
        twin.store = self.store[:]
        twin.goods = self.goods[:]
        twin.sold = self.sold[:]
        twin.points = self.points[:]
        twin.silver = self.silver
        twin.workers = self.workers
        twin.large = self.large
        twin.small = self.small
        return twin


class Table(State):
    """The main board and all players."""

    def __init__(self, game: Game[Any], chance: Chance, agenda: list[Question[Any]]) -> None:
        super().__init__(game, chance, agenda)
        self.players: list[Player] = []
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
        self.bags = NO_BAGS  # face-down tiles by backs, see `content`; drawn from at random, so no order is kept
        self.goods_bag = NONE
        self.dealt = NO_BAGS  # the estates offered to every seat in set-up

    def fields(self) -> dict[str, Field]:
        seats = len(self.players)
        return {
            "players": Each(Inner()),
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
            "dealt": Each(Pile(len(PRINTED[self.game.options["edition"]]), low=1)),
        }

    def restored(self) -> None:
        if self.phase >= 0 and sorted(self.turns) != list(range(len(self.players))):
            raise SaveError(f"the turns {listed(self.turns)} are not an order of the seats")

    def copy(self) -> Table:
        twin = Table(self.game, self.chance.copy(), self.agenda[:])
        self.copy_to(twin)
        twin.players = [player.copy() for player in self.players]
        twin.board = self.board[:]
        twin.goods = self.goods[:]
        twin.row = self.row[:]
        twin.dice = self.dice[:]
        twin.white = self.white
        twin.order = self.order[:]
        twin.steps = self.steps[:]
        twin.turns = self.turns
        twin.phase = self.phase
        twin.round = self.round
        twin.turn = self.turn
        twin.bought = self.bought
        twin.bags = self.bags
        twin.goods_bag = self.goods_bag
        twin.dealt = self.dealt
        return twin


def new_player(estate: Estate) -> Player:
    player = Player()
    player.estate = estate
    player.cells = zeros(CELLS)
    player.store = zeros(STORAGE)
    player.goods = zeros(GOODS)
    player.sold = zeros(GOODS)
    player.points = zeros(CAUSES)
    return player


def new_table(game: Game[Any], players: int, estate: Estate) -> Table:
    """A table with nothing on it."""
    table = Table(game, Chance(), [])
    table.players = [new_player(estate) for _ in range(players)]
    table.board = zeros(NUMBERED + BLACK_SPACES)
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
