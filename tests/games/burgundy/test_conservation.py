"""No piece is ever made or lost: all tiles, goods and dice are somewhere, after every action."""

from __future__ import annotations

import random

import pytest

import feldberg
from feldberg.core.rows import listed
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


def manifest(table: Table) -> list[int]:
    """All tiles of the box that are in the game."""
    tiles = [int(tile) for bag in tile_bags() for tile in bag]
    options = table.game.options
    if options.get("extra_tiles"):
        tiles += map(int, (monastery(27), monastery(28), CRANE, GEESE))
    if options.get("white_castles"):
        tiles += [WHITE_CASTLE] * 8 + [int(monastery(29))]
    if options.get("inns"):
        tiles += [INN] * PHASES
    return tiles


def inns_outside(table: Table) -> int:
    """Those that are still to come, and those under the topmost."""
    if not table.game.options.get("inns"):
        return 0
    [inns] = [module for module in table.modules if isinstance(module, Inns)]
    return PHASES - 1 - int(table.phase) + int(inns.pile) - (1 if table.board[INN_SPACE] else 0)


def tiles_in_sight(table: Table) -> list[int]:
    """All tiles in bags, on the board, stored and placed."""
    places = [*table.bags, table.board]
    for player in table.boards:
        places += [player.store, player.cells]
    return [tile for place in places for tile in listed(place) if tile] + [INN] * inns_outside(table)


def goods_in_sight(table: Table) -> list[int]:
    depots, row, bag = listed(table.goods), listed(table.row), listed(table.goods_bag)
    held = [goods for player in table.boards for goods in (listed(player.goods), listed(player.sold))]
    return [
        sum(depots[colour::GOODS]) + row.count(colour + 1) + bag.count(colour) + sum(goods[colour] for goods in held)
        for colour in range(GOODS)
    ]


@pytest.mark.parametrize("family", OPTION_SETS)
def test_pieces_are_conserved(family: str) -> None:
    game = feldberg.game("burgundy", **OPTION_SETS[family])
    luck = random.Random(family)
    for seed in range(8):
        table: Table = game.start(seed)
        gone: list[int] = []  # tiles that left the game, seen leaving
        made: list[int] = []  # by being turned face down
        lost = 0  # goods
        phase, board = table.phase, [int(tile) for tile in table.board]
        whole = manifest(table)
        while not table.over:
            table.play(luck.choice(table.legal()))
            for event in table.events:
                name = event.kind.name
                if name in ("discarded", "removed", "swapped"):
                    gone.append(event["tile"])
                if name in ("took", "bought", "received", "removed"):
                    board[event["space"]] = 0
                if name == "swapped":
                    board[event["space"]] = FACE_DOWN
                    made.append(FACE_DOWN)
                if name in ("left_behind", "gave"):
                    lost += event["count"]
                if name == "phase":
                    gone += [tile for tile in board[:INN_SPACE] if tile]
                    board = [0] * len(board)
            if table.phase != phase:
                phase, board = table.phase, [int(tile) for tile in table.board]
                for event in table.events[[e.kind.name for e in table.events].index("phase") :]:
                    assert event.kind.name not in ("took", "bought")
            unsettled = sum(1 for player in table.boards if not any(player.cells))
            assert sorted(tiles_in_sight(table) + gone + [1] * unsettled) == sorted(whole + made)
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
