"""No piece is ever made or lost: all tiles, goods and dice are somewhere, after every action."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import feldberg
from feldberg.games.burgundy.content import (
    CRANE,
    FACE_DOWN,
    GEESE,
    GOODS,
    GOODS_OF_A_COLOUR,
    INN,
    INN_SPACE,
    PHASES,
    WHITE_CASTLE,
    monastery,
    tile_bags,
)
from feldberg.games.burgundy.modules.inns import Inns
from feldberg.games.burgundy.state import Table
from tests.games.burgundy.option_sets import OPTION_SETS


def manifest(table: Table) -> Counter[int]:
    """All tiles of the box that are in the game."""
    tiles = Counter(tile for bag in tile_bags() for tile in bag)
    options = table.game.options
    if options.get("extra_tiles"):
        tiles.update(map(int, (monastery(27), monastery(28), CRANE, GEESE)))
    if options.get("white_castles"):
        tiles.update({WHITE_CASTLE: 8, int(monastery(29)): 1})
    if options.get("inns"):
        tiles[INN] += PHASES
    return tiles


def inns_outside(table: Table) -> int:
    """Those that are still to come, and those under the topmost."""
    if not table.game.options.get("inns"):
        return 0
    [inns] = [module for module in table.modules if isinstance(module, Inns)]
    return PHASES - 1 - int(table.phase) + int(inns.pile) - (1 if table.board[INN_SPACE] else 0)


def tiles_in_sight(table: Table) -> Counter[int]:
    """All tiles in bags, on the board, stored and placed."""
    tiles: Counter[int] = Counter()
    for bag in table.bags:
        tiles.update(map(int, bag))
    tiles[INN] += inns_outside(table)
    tiles.update(int(tile) for tile in table.board if tile)
    for player in table.boards:
        tiles.update(int(tile) for tile in player.store if tile)
        tiles.update(int(tile) for tile in player.cells if tile)
    return tiles


def goods_in_sight(table: Table) -> list[int]:
    return [
        sum(int(table.goods[depot * GOODS + colour]) for depot in range(6))
        + sum(1 for goods in table.row if goods == colour + 1)
        + sum(1 for goods in table.goods_bag if goods == colour)
        + sum(int(player.goods[colour] + player.sold[colour]) for player in table.boards)
        for colour in range(GOODS)
    ]


@pytest.mark.parametrize("family", OPTION_SETS)
def test_pieces_are_conserved(family: str) -> None:
    game = feldberg.game("burgundy", **OPTION_SETS[family])
    luck = random.Random(family)
    for seed in range(8):
        table: Table = game.start(seed)
        gone: Counter[int] = Counter()  # tiles that left the game, seen leaving
        made: Counter[int] = Counter()  # by being turned face down
        lost = 0  # goods
        phase, board = table.phase, [int(tile) for tile in table.board]
        whole = manifest(table)
        while not table.over:
            table.play(luck.choice(table.legal()))
            for event in table.events:
                name = event.kind.name
                if name in ("discarded", "removed", "swapped"):
                    gone[event["tile"]] += 1
                if name in ("took", "bought", "received", "removed"):
                    board[event["space"]] = 0
                if name == "swapped":
                    board[event["space"]] = FACE_DOWN
                    made[FACE_DOWN] += 1
                if name in ("left_behind", "gave"):
                    lost += event["count"]
                if name == "phase":
                    gone.update(tile for tile in board[:INN_SPACE] if tile)
                    board = [0] * len(board)
            if table.phase != phase:
                phase, board = table.phase, [int(tile) for tile in table.board]
                for event in table.events[[e.kind.name for e in table.events].index("phase") :]:
                    assert event.kind.name not in ("took", "bought")
            unsettled = sum(1 for player in table.boards if not any(player.cells))
            assert tiles_in_sight(table) + gone + Counter({1: unsettled}) == whole + made
            goods = goods_in_sight(table)
            assert sum(goods) + lost == GOODS_OF_A_COLOUR * GOODS
            assert max(goods) <= GOODS_OF_A_COLOUR
            for player in table.boards:
                assert player.silver >= 0
                assert player.workers >= 0
                assert sum(1 for amount in player.goods if amount) <= player.estate.goods_spaces
            assert len(table.dice) == 2 * len(table.players)
            assert all(0 <= die <= 6 for die in table.dice)
            assert sorted(table.order) == list(range(len(table.players)))
