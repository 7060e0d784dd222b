"""Completed regions and colours."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from feldberg.games.burgundy.content import (
    BANK,
    CASTLE_TILE,
    MARKET,
    MINE_TILE,
    SHIP_TILE,
    WATCHTOWER,
    animal,
    monastery,
)
from feldberg.games.burgundy.scoring import SALES
from tests.rulebook.burgundy.position import Position

EDITIONS = ["2011", "2019"]
COW, PIG = 0, 1

# Cells of estate 1.
LONE_CITY = 11
LONE_PASTURE = 27
MINES = [24, 29, 33]
WEST_RIVER = [17, 16, 15]
EAST_RIVER = [19, 20, 21]
PASTURE = [10, 9, 5, 4, 0]
MONASTERY_CELLS = [12, 7, 3, 30, 34, 35]


def fill(at: Position, cells: list[int], tile: int, seat: int = 0) -> None:
    for cell in cells:
        at.put(cell, tile, seat)


def owned(at: Position, seat: int) -> tuple[list[str], list[str]]:
    """The large and the small bonus tiles of a seat."""
    tiles = at.table.view(None)["players"][seat]["bonus_tiles"]
    return tiles["large"], tiles["small"]


# One city of every size: estate (2011, 2019), its start castle, cells, points.
CITIES = [
    ((1, 1), 18, [11], 1),
    ((6, 6), 18, [5, 6], 3),
    ((1, 1), 18, [22, 23, 28], 6),
    ((6, 6), 18, [16, 17, 23, 24], 10),
    ((1, 1), 18, [25, 26, 31, 32, 36], 15),
    ((6, 6), 18, [8, 13, 14, 20, 21, 27], 21),
    ((7, 7), 1, [11, 12, 17, 18, 19, 24, 25], 28),
    ((2, 10), 3, [1, 6, 12, 15, 16, 17, 18, 19], 36),
]


@pytest.mark.rule("burgundy.score.region.size")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("estates", "castle", "cells", "points"), CITIES)
def test_the_last_cell_of_a_region_scores_its_size(
    edition: str, estates: tuple[int, int], castle: int, cells: list[int], points: int
) -> None:
    """In phase E, which adds 2."""
    at = Position(edition=edition, estate=estates[EDITIONS.index(edition)], castle=castle, phase=4)
    fill(at, cells[:-1], MARKET)
    at.place(cells[-1], BANK)
    assert at.points() == points + 2


@pytest.mark.rule("burgundy.score.region.size")
def test_a_region_with_an_empty_cell_scores_nothing() -> None:
    at = Position()
    at.place(17, SHIP_TILE)
    assert at.points() == 0
    at.place(16, SHIP_TILE)
    assert at.points() == 0
    at.place(15, SHIP_TILE)
    assert at.points() == 6 + 10


@pytest.mark.rule("burgundy.score.region.phase")
@pytest.mark.parametrize(("phase", "extra"), [(0, 10), (1, 8), (2, 6), (3, 4), (4, 2)])
def test_a_region_scores_the_phase_whatever_its_size(phase: int, extra: int) -> None:
    """Regions of 1 and 3 cells, worth 1 and 6."""
    at = Position(phase=phase)
    at.place(LONE_CITY, BANK)
    assert at.points() == 1 + extra
    fill(at, WEST_RIVER[:-1], SHIP_TILE)
    at.place(WEST_RIVER[-1], SHIP_TILE)
    assert at.points() == 1 + extra + 6 + extra


@pytest.mark.rule("burgundy.score.region.one-cell")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_watchtower_in_a_one_cell_city_scores_15_in_phase_a(edition: str) -> None:
    at = Position(edition=edition)
    at.place(LONE_CITY, WATCHTOWER)
    assert at.points() == 1 + 10 + 4


@pytest.mark.rule("burgundy.score.region.animal")
@pytest.mark.parametrize("edition", EDITIONS)
def test_animal_points_and_region_points_add_up(edition: str) -> None:
    at = Position(edition=edition, phase=2)
    at.put(26, BANK)
    at.place(LONE_PASTURE, animal(PIG, 3))
    assert at.points() == 3 + 1 + 6


@pytest.mark.rule("burgundy.score.region.start-castle")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_start_castle_counts_in_its_region_but_scores_nothing_itself(edition: str) -> None:
    """Estate 7 has castle cells 1 and 2 side by side, and another pair at 34 and 35."""
    at = Position(edition=edition, estate=7, castle=1)
    at.lay(0, BANK)
    assert at.points() == 0
    at.place(2, CASTLE_TILE)
    assert at.question == "Castle"
    assert at.points() == 3 + 10


@pytest.mark.rule("burgundy.score.region.start-castle")
def test_a_castle_away_from_the_start_castle_completes_no_pair() -> None:
    at = Position(estate=7, castle=1)
    at.put(31, monastery(1))
    at.place(35, CASTLE_TILE)
    assert at.points() == 0


@pytest.mark.rule("burgundy.score.bonus.large")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("players", "points"), [(2, 5), (3, 6), (4, 7)])
def test_the_first_to_fill_a_colour_takes_the_large_tile(edition: str, players: int, points: int) -> None:
    at = Position(players=players, edition=edition, phase=4)
    fill(at, MINES[:-1], MINE_TILE)
    at.place(MINES[-1], MINE_TILE)
    assert at.points() == 6 + 2 + points
    assert owned(at, 0) == (["mine"], [])
    left = at.table.view(None)["bonus_tiles"]
    assert "mine" not in left["large"]
    assert "mine" in left["small"]


@pytest.mark.rule("burgundy.score.bonus.large")
@pytest.mark.parametrize(
    ("colour", "cells", "filler", "tile"),
    [
        ("castle", [1, 2, 6], CASTLE_TILE, CASTLE_TILE),
        ("mine", MINES, MINE_TILE, MINE_TILE),
        ("ship", WEST_RIVER + EAST_RIVER, SHIP_TILE, SHIP_TILE),
        ("animal", [*PASTURE, LONE_PASTURE], animal(COW, 2), animal(COW, 2)),
        ("building", [8, 11, 13, 14, 22, 23, 25, 26, 28, 31, 32, 36], MARKET, BANK),
        ("monastery", MONASTERY_CELLS, monastery(13), monastery(14)),
    ],
)
def test_every_colour_has_its_own_bonus_tile(colour: str, cells: list[int], filler: int, tile: int) -> None:
    at = Position()
    at.put(26, BANK)
    fill(at, cells[:-1], filler)
    at.place(cells[-1], tile)
    assert owned(at, 0) == ([colour], [])
    assert at.table.score_sheet(0)["bonuses"] == 5


@pytest.mark.rule("burgundy.score.bonus.small")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("players", "points"), [(2, 2), (3, 3), (4, 4)])
def test_the_second_to_fill_a_colour_takes_the_small_tile(edition: str, players: int, points: int) -> None:
    at = Position(players=players, edition=edition, phase=4)
    for seat in (1, 0):
        fill(at, MINES[:-1], MINE_TILE, seat)
        at.place(MINES[-1], MINE_TILE, seat)
    assert owned(at, 1) == (["mine"], [])
    assert owned(at, 0) == ([], ["mine"])
    assert at.points() == 6 + 2 + points
    assert "mine" not in at.table.view(None)["bonus_tiles"]["small"]


@pytest.mark.rule("burgundy.score.bonus.small")
def test_the_second_colour_of_the_table_still_brings_a_large_tile() -> None:
    """First and second are counted for each colour apart."""
    at = Position()
    fill(at, MINES[:-1], MINE_TILE, seat=1)
    at.place(MINES[-1], MINE_TILE, seat=1)
    fill(at, (WEST_RIVER + EAST_RIVER)[:-1], SHIP_TILE)
    at.place(EAST_RIVER[-1], SHIP_TILE)
    assert owned(at, 0) == (["ship"], [])


@pytest.mark.rule("burgundy.score.bonus.none")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_third_and_fourth_to_fill_a_colour_get_nothing(edition: str) -> None:
    at = Position(players=4, edition=edition, phase=4)
    for seat in (2, 0, 3, 1):
        fill(at, MINES[:-1], MINE_TILE, seat)
        at.place(MINES[-1], MINE_TILE, seat)
    region = 6 + 2
    assert at.table.scores() == [region + 4, region, region + 7, region]
    assert owned(at, 3) == owned(at, 1) == ([], [])


@pytest.mark.rule("burgundy.score.bonus.all-regions")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_colour_is_finished_only_with_its_last_region(edition: str) -> None:
    at = Position(edition=edition)
    fill(at, WEST_RIVER[:-1], SHIP_TILE)
    at.place(WEST_RIVER[-1], SHIP_TILE)
    assert at.points() == 6 + 10
    assert owned(at, 0) == ([], [])
    fill(at, EAST_RIVER[:-1], SHIP_TILE)
    at.place(EAST_RIVER[-1], SHIP_TILE)
    assert at.points() == 2 * (6 + 10) + 5
    assert owned(at, 0) == (["ship"], [])


@pytest.mark.rule("burgundy.score.bonus.turn-order")
@pytest.mark.parametrize("order", [[0, 1], [1, 0]])
def test_two_who_finish_a_colour_in_one_round_are_first_and_second_by_their_turns(order: list[int]) -> None:
    """The cell has the number 3. Each places the last mine in the own turn of the same round."""
    first, second = order
    at = Position(phase=4)
    at.table.turns = vec[i64](order)
    at.table.order = vec[i64](order)
    for seat in order:
        fill(at, MINES[:-1], MINE_TILE, seat)
    at.lay(8, BANK)
    at.store(MINE_TILE, seat=second)
    at.roll(3, 5, seat=second)
    at.place(MINES[-1], MINE_TILE, first)
    at.play(kind="workers")
    assert at.table.seat == second
    at.play(kind="place", cell=MINES[-1])
    assert owned(at, first) == (["mine"], [])
    assert owned(at, second) == ([], ["mine"])
    assert at.points(first) - at.points(second) == 5 - 2


@pytest.mark.rule("burgundy.example.colour-mines")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_third_mine_finishes_the_mines(edition: str) -> None:
    at = Position(edition=edition)
    for cell in MINES[:2]:
        at.place(cell, MINE_TILE)
        assert owned(at, 0) == ([], [])
    at.place(MINES[2], MINE_TILE)
    assert owned(at, 0) == (["mine"], [])


@pytest.mark.rule("burgundy.example.colour-animals")
def test_the_sixth_animal_tile_finishes_the_animals() -> None:
    at = Position(edition="2011")
    at.put(17, SHIP_TILE)
    at.put(26, BANK)
    for cell in PASTURE:
        at.place(cell, animal(PIG, 2))
        assert owned(at, 0) == ([], [])
    at.place(LONE_PASTURE, animal(COW, 4))
    assert owned(at, 0) == (["animal"], [])


@pytest.mark.rule("burgundy.example.colour-monasteries")
def test_the_sixth_monastery_finishes_the_monasteries() -> None:
    at = Position(edition="2019")
    at.put(25, BANK)
    for number, cell in enumerate(MONASTERY_CELLS[:5], start=16):
        at.place(cell, monastery(number))
        assert owned(at, 0) == ([], [])
    at.place(MONASTERY_CELLS[5], monastery(26))
    assert owned(at, 0) == (["monastery"], [])


@pytest.mark.rule("burgundy.score.sum.mines")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_third_mine_in_phase_b_with_four_players_scores_21(edition: str) -> None:
    at = Position(players=4, edition=edition, phase=1)
    fill(at, MINES[:-1], MINE_TILE)
    at.place(MINES[-1], MINE_TILE)
    assert at.points() == 6 + 8 + 7


@pytest.mark.rule("burgundy.score.hundred")
@pytest.mark.parametrize("before", [97, 197, 297])
def test_scores_go_on_beyond_each_hundred(before: int) -> None:
    at = Position()
    at.player().points[SALES] = before
    at.put(22, BANK)
    at.place(23, WATCHTOWER)
    assert at.points() == before + 4
    assert at.table.view(1)["scores"] == [before + 4, 0]
    assert at.table.ranking() == [1, 2]
