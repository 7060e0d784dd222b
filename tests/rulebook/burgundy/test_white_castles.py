"""White castles and monastery 29."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from feldberg.games.burgundy.content import (
    BANK,
    BLACK,
    BUILDING,
    CASTLE_TILE,
    MONASTERY,
    SHIP_TILE,
    WHITE_CASTLE,
    monastery,
)
from feldberg.games.burgundy.estates import BIT
from tests.rulebook.burgundy.position import Position, played_at_random, started

# Estate 1 around the castle on 18: city 11 (one cell), city 25 of five cells, of which 26 touches it.
CITY, LARGE_CITY, NEXT = 11, 25, 26
SHIELD_16 = BIT[46]


def with_white_castle(white: int, workers: int = 0, **modules: Any) -> Position:
    """A white castle is placed; ships lie in all depots, goods of all colours are stored."""
    at = Position(white_castles=True, **modules)
    at.table.white = white
    at.player().workers = workers
    for depot in range(6):
        at.lay(4 * depot, SHIP_TILE)
        at.player().goods[depot] = 1
    at.place(LARGE_CITY, WHITE_CASTLE)
    assert at.question == "WhiteCastle"
    return at


def depots(at: Position) -> list[int]:
    return [action["space"] // 4 + 1 for action in at.legal(kind="take")]


def colours(at: Position) -> list[int]:
    return [action["goods"] + 1 for action in at.legal(kind="sell")]


@pytest.mark.rule("burgundy.white-castles.tiles")
def test_nine_tiles_are_shuffled_in() -> None:
    plain, more = started(estates="dealt"), started(estates="dealt", white_castles=True)
    wanted = {BUILDING: {WHITE_CASTLE: 6}, BLACK: {WHITE_CASTLE: 2}, MONASTERY: {monastery(29): 1}}
    for back in range(BLACK + 1):
        added = Counter(map(int, more.bags[back])) - Counter(map(int, plain.bags[back]))
        assert added == wanted.get(back, {})
    assert len(more.bags[BUILDING]) == 46


@pytest.mark.rule("burgundy.white-castles.is-building")
def test_a_city_has_one_white_castle_beside_other_buildings() -> None:
    at = Position(white_castles=True, dice=(1, 1))
    at.put(LARGE_CITY, WHITE_CASTLE)
    at.store(WHITE_CASTLE, BANK)
    at.ask()
    assert [(action["tile"], action["cell"]) for action in at.legal(kind="place")] == [(BANK, NEXT)]
    at.give(1)
    at.ask()
    assert [action["cell"] for action in at.legal(kind="place", tile=WHITE_CASTLE)] == [NEXT]


@pytest.mark.rule("burgundy.white-castles.is-building")
def test_a_white_castle_goes_onto_city_cells_only() -> None:
    at = Position(white_castles=True, dice=(3, 6))
    at.player().workers = 9
    at.store(WHITE_CASTLE)
    at.ask()
    assert {action["cell"] for action in at.legal(kind="place")} == {CITY, LARGE_CITY}


@pytest.mark.rule("burgundy.white-castles.effect")
@pytest.mark.parametrize("white", range(1, 7))
def test_a_white_castle_gives_an_action_with_the_white_die(white: int) -> None:
    at = with_white_castle(white)
    assert depots(at) == colours(at) == [white]
    assert {action["kind"] for action in at.legal()} == {"take", "sell", "workers"}
    at.play(kind="workers")
    assert at.player().workers == 2
    assert at.question == "Turn"
    assert at.table.dice[1] == 3  # the own die is still there


@pytest.mark.rule("burgundy.white-castles.effect")
def test_a_tile_is_placed_with_the_white_die() -> None:
    """River cell 17 has the number 2, 19 the number 5."""
    at = Position(white_castles=True)
    at.table.white = 5
    at.player().store[1] = SHIP_TILE
    at.place(LARGE_CITY, WHITE_CASTLE)
    assert [action["cell"] for action in at.legal(kind="place")] == [19]
    at.play(kind="place")
    assert at.player().cells[19] == SHIP_TILE


@pytest.mark.rule("burgundy.white-castles.workers")
def test_workers_change_the_white_number_around_the_corner() -> None:
    at = with_white_castle(1, workers=1)
    assert depots(at) == colours(at) == [1, 2, 6]
    at = with_white_castle(1, workers=2)
    assert depots(at) == colours(at) == [1, 2, 3, 5, 6]
    at.play(kind="take", space=16)
    assert at.player().workers == 0
    at = with_white_castle(1, workers=2)
    at.play(kind="take", space=4)
    assert at.player().workers == 1


@pytest.mark.rule("burgundy.white-castles.die-not-turned")
def test_the_white_die_stays_as_it_lies() -> None:
    at = with_white_castle(1, workers=3)
    at.goods(0, 4)
    at.play(kind="take", space=8)
    assert at.table.white == 1
    assert at.table.goods[4] == 1
    assert at.player().workers == 1
    at.place(CITY, WHITE_CASTLE)
    assert depots(at) == [1, 2, 6]


@pytest.mark.rule("burgundy.white-castles.monastery-29")
@pytest.mark.parametrize("castles", [0, 1, 3])
def test_monastery_29_brings_4_for_each_white_castle(castles: int) -> None:
    at = Position(white_castles=True, phase=4)
    for cell in (CITY, LARGE_CITY, 22)[:castles]:
        at.put(cell, WHITE_CASTLE)
    at.put(23, CASTLE_TILE)
    at.put(14, WHITE_CASTLE, seat=1)
    at.give(29)
    at.end_phase()
    assert at.points() == 4 * castles


@pytest.mark.rule("burgundy.white-castles.monasteries-08-12")
def test_monasteries_8_to_12_work_on_the_white_die() -> None:
    at = Position(white_castles=True)
    at.give(8)
    at.give(12)
    at.table.white = 1
    at.player().workers = 1
    for depot in range(6):
        at.lay(4 * depot, SHIP_TILE)
        at.player().goods[depot] = 1
    at.place(LARGE_CITY, WHITE_CASTLE)
    assert depots(at) == [1, 2, 3, 4, 5, 6]  # a free step and two for the worker
    assert colours(at) == [1, 2, 3, 5, 6]


@pytest.mark.rule("burgundy.white-castles.monasteries-08-12")
@pytest.mark.parametrize(
    ("number", "tile", "cell"), [(9, BANK, 11), (10, SHIP_TILE, 17), (11, monastery(16), 12), (11, BANK, -1)]
)
def test_the_free_steps_of_placing_work_on_the_white_die(number: int, tile: int, cell: int) -> None:
    at = Position(white_castles=True)
    at.give(number)
    at.table.white = {11: 4, 17: 1, 12: 2, -1: 4}[cell]
    at.player().store[1] = tile
    at.put(26, BANK)  # so that the large city takes no other
    at.place(LARGE_CITY, WHITE_CASTLE)
    placed = [action["cell"] for action in at.legal(kind="place")]
    assert (cell in placed) == (cell >= 0)


@pytest.mark.rule("burgundy.white-castles.shield-16")
def test_shield_16_does_not_turn_the_white_die() -> None:
    at = with_white_castle(1, shields=True)
    at.player().works |= SHIELD_16
    at.table.renew_choices()
    assert at.legal(kind="turn") == []
    assert depots(at) == [1]


@pytest.mark.rule("burgundy.white-castles.not-a-castle")
def test_no_shield_lies_on_a_white_castle_nor_comes_with_one() -> None:
    at = with_white_castle(1, shields=True)
    at.player().works |= BIT[41]  # shield 11
    at.table.renew_choices()
    assert at.legal(kind="shield") == []
    for seed in range(3):
        table = started(seed, white_castles=True, inns=True, shields=True)
        for _ in played_at_random(table, seed, "shield"):
            for action in table.legal():
                if table.actions.shield.has(action):
                    assert table.players[table.seat].cells[table.actions.shield.y(action)] == CASTLE_TILE
