"""What lies on the table: the main board, the bags and the players' estates."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from feldberg.core.chance import Chance
from feldberg.core.errors import SaveError
from feldberg.core.game import Game
from feldberg.core.questions import Question
from feldberg.core.saves import Save, whole, wholes
from feldberg.core.state import State
from feldberg.games.burgundy.content import (
    AROUND,
    BAGS,
    BIT,
    BLACK_SPACES,
    CELLS,
    COLOUR_OF,
    DEPOTS,
    GOODS,
    LAST_STEP,
    MONASTERY,
    NUMBERED,
    PHASES,
    ROUNDS,
    STORAGE,
    TILES,
    Estate,
    monastery_number,
)

CAUSES: Final = 6  # lines of the score sheet that grow during the game


# Shared stand-ins for what a new or copied table gets next; never changed.
NONE: Final = vec[i64]()
NO_ESTATE: Final = Estate(0, "")
NO_BAGS: Final[list[vec[i64]]] = []
NO_DEAL: Final[list[list[int]]] = []


def zeros(length: int) -> vec[i64]:
    return vec[i64]([0] * length)


def listed(numbers: vec[i64]) -> list[int]:
    return [int(number) for number in numbers]


class Player:
    """One player's board."""

    estate: Estate
    cells: vec[i64]
    open: i64
    monasteries: i64
    store: vec[i64]
    goods: vec[i64]
    sold: vec[i64]
    points: vec[i64]
    silver: i64
    workers: i64
    large: i64
    small: i64

    def __init__(self) -> None:
        self.estate = NO_ESTATE
        self.cells = NONE  # the tile on every cell
        self.open = 0  # the empty cells next to a tile, as bits
        self.monasteries = 0  # the monasteries in the estate, as bits by their numbers
        self.store = NONE  # the tile on every storage space
        self.goods = NONE  # unsold goods of every colour
        self.sold = NONE
        self.points = NONE  # by cause, see `scoring`
        self.silver = 0
        self.workers = 0
        self.large = 0  # colours of the large bonus tiles, as bits
        self.small = 0

    def lay(self, cell: i64, tile: i64) -> None:
        """Lay a tile into the estate, where it stays."""
        self.cells[cell] = tile
        self.open |= AROUND[cell]
        for other in range(i64(CELLS)):
            if self.cells[other]:
                self.open &= ~BIT[other]
        if COLOUR_OF[tile] == MONASTERY:
            self.monasteries |= BIT[monastery_number(tile)]

    def copy(self) -> Player:
        twin = Player()
        twin.estate = self.estate
        twin.cells = self.cells[:]
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

    def data(self) -> Save:
        return {
            "estate": int(self.estate.number),
            "cells": listed(self.cells),
            "store": listed(self.store),
            "goods": listed(self.goods),
            "sold": listed(self.sold),
            "points": listed(self.points),
            "silver": int(self.silver),
            "workers": int(self.workers),
            "large": int(self.large),
            "small": int(self.small),
        }


class Table(State):
    """The main board and all players."""

    players: list[Player]
    board: vec[i64]
    goods: vec[i64]
    row: vec[i64]
    dice: vec[i64]
    white: i64
    order: vec[i64]
    steps: vec[i64]
    turns: vec[i64]
    phase: i64
    round: i64
    turn: i64
    bought: bool
    bags: list[vec[i64]]
    goods_bag: vec[i64]
    dealt: list[list[int]]

    def __init__(self, game: Game[Any], chance: Chance, agenda: list[Question[Any]]) -> None:
        super().__init__(game, chance, agenda)
        self.players = []
        self.board = NONE  # the tile on every space, the black depot last
        self.goods = NONE  # goods in the depots, by depot and colour
        self.row = NONE  # goods on the round spaces, colour + 1, 0 once moved
        self.dice = NONE  # two for every seat, 0 once used
        self.white = 0
        self.order = NONE  # seats in the order of the track, first player first
        self.steps = NONE  # steps of every seat on the track
        self.turns = NONE  # seats in the order of this round
        self.phase = -1  # 0 to 4, -1 before the first
        self.round = ROUNDS - 1  # 0 to 4
        self.turn = 0  # whose turn it is, as a place in `turns`
        self.bought = True  # whether the purchase of this turn is made or given up
        self.bags = NO_BAGS  # face-down tiles by backs, see `content`; drawn from at random, so no order is kept
        self.goods_bag = NONE
        self.dealt = NO_DEAL  # the estates offered to every seat in set-up

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

    def data(self) -> Save:
        return {
            "players": [player.data() for player in self.players],
            "board": listed(self.board),
            "goods": listed(self.goods),
            "row": listed(self.row),
            "dice": listed(self.dice),
            "white": int(self.white),
            "order": listed(self.order),
            "steps": listed(self.steps),
            "turns": listed(self.turns),
            "phase": int(self.phase),
            "round": int(self.round),
            "turn": int(self.turn),
            "bought": self.bought,
            "bags": [listed(bag) for bag in self.bags],
            "goods_bag": listed(self.goods_bag),
            "dealt": [list(faces) for faces in self.dealt],
        }


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
    return table


def restore(table: Table, data: Save, estates: dict[int, Estate]) -> None:
    """Put back what `Table.data` gave, with every number in its bounds."""
    count = len(table.players)
    if len(data["players"]) != count:
        raise SaveError(f"{len(data['players'])} players instead of {count}")
    table.players = [restored_player(player, estates) for player in data["players"]]
    table.board = vec[i64](wholes(data["board"], NUMBERED + BLACK_SPACES, 0, TILES - 1))
    table.goods = vec[i64](wholes(data["goods"], DEPOTS * GOODS))
    table.row = vec[i64](wholes(data["row"], ROUNDS, 0, GOODS))
    table.dice = vec[i64](wholes(data["dice"], 2 * count, 0, 6))
    table.white = whole(data["white"])
    table.order = vec[i64](seats(data["order"], count))
    table.steps = vec[i64](wholes(data["steps"], count, 0, LAST_STEP))
    table.turns = vec[i64](seats(data["turns"], count)) if data["phase"] >= 0 else zeros(count)
    [table.phase] = wholes([data["phase"]], 1, -1, PHASES - 1)
    [table.round] = wholes([data["round"]], 1, 0, ROUNDS - 1)
    [table.turn] = wholes([data["turn"]], 1, 0, count - 1)
    table.bought = bool(data["bought"])
    if len(data["bags"]) != len(BAGS):
        raise SaveError(f"{len(data['bags'])} bags instead of {len(BAGS)}")
    table.bags = [vec[i64](wholes(bag, len(bag), 1, TILES - 1)) for bag in data["bags"]]
    table.goods_bag = vec[i64](wholes(data["goods_bag"], len(data["goods_bag"]), 0, GOODS - 1))
    if len(data["dealt"]) != count:
        raise SaveError(f"estates dealt to {len(data['dealt'])} players instead of {count}")
    table.dealt = [wholes(faces, len(faces), 1, len(estates)) for faces in data["dealt"]]


def seats(order: object, count: int) -> list[int]:
    """An order of all seats."""
    if sorted(wholes(order, count)) != list(range(count)):
        raise SaveError(f"{order!r} is not an order of {count} seats")
    return wholes(order, count)


def restored_player(data: Save, estates: dict[int, Estate]) -> Player:
    player = new_player(estates[data["estate"]])
    for cell, tile in enumerate(wholes(data["cells"], CELLS, 0, TILES - 1)):
        if tile:
            player.lay(cell, tile)
    player.store = vec[i64](wholes(data["store"], STORAGE, 0, TILES - 1))
    player.goods = vec[i64](wholes(data["goods"], GOODS))
    player.sold = vec[i64](wholes(data["sold"], GOODS))
    player.points = vec[i64](wholes(data["points"], CAUSES))
    player.silver, player.workers = wholes([data["silver"], data["workers"]], 2)
    player.large, player.small = wholes([data["large"], data["small"]], 2)
    return player
