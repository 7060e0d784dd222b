"""Monasteries 15 to 26, which score at the end of the game."""

from __future__ import annotations

import pytest

from feldberg.games.burgundy.content import (
    BANK,
    BOARDING_HOUSE,
    CHURCH,
    MARKET,
    MINE_TILE,
    SHIP_TILE,
    TOWN_HALL,
    WAREHOUSE,
    WATCHTOWER,
    WORKSHOP,
    animal,
    monastery,
)
from tests.rulebook.burgundy.position import Position

EDITIONS = ["2011", "2019"]
COW, PIG, SHEEP, FOWL = range(4)
PURPLE, PINK, RED, ORANGE = 1, 2, 3, 5

# Cells of estate 1: its monastery cells and its cities.
MONASTERY_CELLS = [12, 7, 3, 30, 34, 35]
LONE_CITY = 11
NORTH_CITY = [8, 13, 14]
WEST_CITY = [22, 23, 28]
SOUTH_CITY = [25, 26, 31, 32, 36]
CITIES = [LONE_CITY, *NORTH_CITY, *WEST_CITY, *SOUTH_CITY]
MINES = [24, 29, 33]
RIVERS = [17, 16, 15, 19, 20, 21]


def owner(edition: str, *monasteries: int) -> Position:
    """A position of the last phase with monasteries in the estate of seat 0."""
    at = Position(edition=edition, phase=4)
    for cell, number in zip(MONASTERY_CELLS, monasteries, strict=False):
        at.put(cell, monastery(number))
    return at


def final(at: Position, seat: int = 0) -> int:
    """The points of a seat after the final scoring, which are all there are in these positions."""
    assert at.points(seat) == 0
    at.end_phase()
    assert at.table.over
    return at.points(seat)


def sell_as_in_the_example(at: Position) -> None:
    at.player().sold[RED] = 4
    at.player().sold[PURPLE] = 3
    at.player().sold[PINK] = 3
    at.player().sold[ORANGE] = 1


# When they score


@pytest.mark.rule("burgundy.monastery.end-scoring")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("number", range(15, 27))
def test_monasteries_15_to_26_score_nothing_before_the_end(edition: str, number: int) -> None:
    """An estate in which each of them is worth something, all in phases before the last."""
    at = Position(edition=edition)
    sell_as_in_the_example(at)
    for cell, building in zip(CITIES, range(WAREHOUSE, TOWN_HALL + 1), strict=False):
        at.put(cell, building)
    at.put(10, animal(COW, 2))
    for cell in MINES[:-1]:
        at.put(cell, MINE_TILE)
    at.place(MINES[-1], MINE_TILE)
    before = at.points()
    at.place(12, monastery(number))
    for _ in range(4):
        assert at.points() == before
        at.end_phase()
    assert at.table.phase == 4
    assert at.table.score_sheet(0)["monasteries"] == 0
    at.end_phase()
    assert at.table.score_sheet(0)["monasteries"] > 0


@pytest.mark.rule("burgundy.monastery.end-scoring")
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_came_before_and_after_the_monastery_counts_alike(edition: str) -> None:
    """A bank in the estate before monastery 22 and one after it; so too 2 and 3 sold goods for monastery 25."""
    at = Position(edition=edition, phase=4)
    for cell in (11, 26):
        at.put(cell, MARKET)
    at.place(31, BANK)
    at.player().goods[0] = 2
    at.roll(1, 1)
    at.ask()
    at.play(kind="sell", goods=0)
    at.place(12, monastery(22))
    at.place(7, monastery(25))
    at.put(22, MARKET)
    at.place(23, BANK)
    at.player().goods[0] = 3
    at.roll(1, 1)
    at.ask()
    at.play(kind="sell", goods=0)
    at.end_phase()
    assert at.table.score_sheet(0)["monasteries"] == 2 * 4 + 5


# 15 and 25: sold goods


@pytest.mark.rule("burgundy.monastery.15.2011")
@pytest.mark.parametrize("colours", range(7))
def test_monastery_15_of_2011_scores_3_for_each_colour_sold(colours: int) -> None:
    at = owner("2011", 15)
    for colour in range(colours):
        at.player().sold[colour] = 1 + colour
    assert final(at) == 3 * colours


@pytest.mark.rule("burgundy.monastery.15.2019")
@pytest.mark.parametrize("colours", range(7))
def test_monastery_15_of_2019_scores_2_for_each_colour_sold(colours: int) -> None:
    at = owner("2019", 15)
    for colour in range(colours):
        at.player().sold[colour] = 1 + colour
    assert final(at) == 2 * colours


@pytest.mark.rule("burgundy.monastery.15.2011")
@pytest.mark.rule("burgundy.monastery.15.2019")
@pytest.mark.parametrize(("edition", "points"), [("2011", 3), ("2019", 2)])
def test_monastery_15_does_not_count_unsold_goods(edition: str, points: int) -> None:
    """The 4 unsold goods are worth a point each, as they always are."""
    at = owner(edition, 15)
    at.player().sold[RED] = 1
    at.player().goods[PINK] = 3
    at.player().goods[PURPLE] = 1
    assert final(at) == points + 4


@pytest.mark.rule("burgundy.example.monastery-15.2011")
def test_four_colours_sold_score_12_with_monastery_15_of_2011() -> None:
    at = owner("2011", 15)
    sell_as_in_the_example(at)
    assert final(at) == 4 * 3


@pytest.mark.rule("burgundy.example.monastery-15.2019")
def test_four_colours_sold_score_8_with_monastery_15_of_2019() -> None:
    at = owner("2019", 15)
    sell_as_in_the_example(at)
    assert final(at) == 4 * 2


@pytest.mark.rule("burgundy.monastery.25")
@pytest.mark.parametrize("edition", EDITIONS)
def test_monastery_25_scores_1_for_each_goods_tile_sold_and_none_for_the_unsold(edition: str) -> None:
    """The 2 unsold goods are worth a point each, as they always are."""
    at = owner(edition, 25)
    at.player().sold[RED] = 6
    at.player().sold[PINK] = 1
    at.player().goods[PINK] = 2
    at.player(1).sold[RED] = 1
    assert final(at) == 7 + 2


@pytest.mark.rule("burgundy.example.monastery-25")
@pytest.mark.parametrize(("edition", "colours"), [("2011", 12), ("2019", 8)])
def test_the_goods_of_the_example_score_11_more_with_monastery_25(edition: str, colours: int) -> None:
    at = owner(edition, 15, 25)
    sell_as_in_the_example(at)
    assert final(at) == colours + 11


# 16 to 23: buildings


def scored(edition: str, number: int, building: int) -> bool:
    """Whether the monastery scores 4 points for each building of the type, and none for the other types."""
    at = owner(edition, number)
    for cell, other in zip(CITIES, range(WAREHOUSE, TOWN_HALL + 1), strict=False):
        if other != building:
            at.put(cell, other)
    for cell in CITIES[-3:]:
        at.put(cell, building)
    return final(at) == 3 * 4


@pytest.mark.rule("burgundy.monastery.16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_monastery_16_scores_4_for_each_warehouse(edition: str) -> None:
    assert scored(edition, 16, WAREHOUSE)


@pytest.mark.rule("burgundy.monastery.17")
@pytest.mark.parametrize("edition", EDITIONS)
def test_monastery_17_scores_4_for_each_watchtower(edition: str) -> None:
    assert scored(edition, 17, WATCHTOWER)


@pytest.mark.rule("burgundy.monastery.18")
@pytest.mark.parametrize("edition", EDITIONS)
def test_monastery_18_scores_4_for_each_workshop(edition: str) -> None:
    assert scored(edition, 18, WORKSHOP)


@pytest.mark.rule("burgundy.monastery.19")
@pytest.mark.parametrize("edition", EDITIONS)
def test_monastery_19_scores_4_for_each_church(edition: str) -> None:
    assert scored(edition, 19, CHURCH)


@pytest.mark.rule("burgundy.monastery.20")
@pytest.mark.parametrize("edition", EDITIONS)
def test_monastery_20_scores_4_for_each_market(edition: str) -> None:
    assert scored(edition, 20, MARKET)


@pytest.mark.rule("burgundy.monastery.21")
@pytest.mark.parametrize("edition", EDITIONS)
def test_monastery_21_scores_4_for_each_boarding_house(edition: str) -> None:
    assert scored(edition, 21, BOARDING_HOUSE)


@pytest.mark.rule("burgundy.monastery.22")
@pytest.mark.parametrize("edition", EDITIONS)
def test_monastery_22_scores_4_for_each_bank(edition: str) -> None:
    assert scored(edition, 22, BANK)


@pytest.mark.rule("burgundy.monastery.23")
@pytest.mark.parametrize("edition", EDITIONS)
def test_monastery_23_scores_4_for_each_town_hall(edition: str) -> None:
    assert scored(edition, 23, TOWN_HALL)


@pytest.mark.rule("burgundy.monastery.16-23.stored")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("building", range(WAREHOUSE, TOWN_HALL + 1))
def test_buildings_count_in_all_own_cities_but_not_in_storage_or_elsewhere(edition: str, building: int) -> None:
    """One in each of the 4 cities, 2 of them in the last; the number of the monastery goes with the type."""
    at = owner(edition, 16 + building - WAREHOUSE)
    for cell in (LONE_CITY, NORTH_CITY[0], WEST_CITY[0], SOUTH_CITY[0], SOUTH_CITY[1]):
        at.put(cell, building)
    at.store(building, building)
    for cell in WEST_CITY:
        at.put(cell, building, seat=1)
    at.end_phase()
    assert at.table.scores() == [5 * 4, 0]


@pytest.mark.rule("burgundy.example.monastery-17-22")
@pytest.mark.parametrize("edition", EDITIONS)
def test_two_watchtowers_and_four_banks_score_24_with_monasteries_17_and_22(edition: str) -> None:
    at = owner(edition, 17, 22)
    for cell in (LONE_CITY, NORTH_CITY[0], WEST_CITY[0], SOUTH_CITY[0]):
        at.put(cell, BANK)
    for cell in (NORTH_CITY[1], WEST_CITY[1]):
        at.put(cell, WATCHTOWER)
    assert final(at) == (2 * 4) + (4 * 4)


# 24: animals; cells 0, 4, 5, 9 and 10 are one pasture, 27 is another


@pytest.mark.rule("burgundy.monastery.24")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("kinds", range(5))
def test_monastery_24_scores_4_for_each_animal_type(edition: str, kinds: int) -> None:
    at = owner(edition, 24)
    for kind in range(kinds):
        at.put([10, 9, 5, 4][kind], animal(kind, 2 + kind % 3))
    at.put(10, animal(FOWL, 4), seat=1)
    assert final(at) == 4 * kinds


@pytest.mark.rule("burgundy.monastery.24")
@pytest.mark.parametrize("edition", EDITIONS)
def test_monastery_24_counts_a_type_once_over_all_pastures_and_nothing_stored(edition: str) -> None:
    """Cows in both pastures and of different counts, pigs in one; sheep in storage only."""
    at = owner(edition, 24)
    at.put(10, animal(COW, 2))
    at.put(9, animal(COW, 4))
    at.put(5, animal(PIG, 3))
    at.put(27, animal(COW, 3))
    at.store(animal(SHEEP, 2))
    assert final(at) == 2 * 4


@pytest.mark.rule("burgundy.example.monastery-24.2011")
def test_cows_chickens_and_three_times_sheep_score_12_with_monastery_24() -> None:
    at = owner("2011", 24)
    tiles = [animal(COW, 2), animal(FOWL, 3), animal(SHEEP, 2), animal(SHEEP, 3), animal(SHEEP, 4)]
    for cell, tile in zip([10, 9, 5, 4, 27], tiles, strict=True):
        at.put(cell, tile)
    assert final(at) == 12


@pytest.mark.rule("burgundy.example.monastery-24.2019")
def test_three_times_sheep_cows_and_pigs_score_12_with_monastery_24() -> None:
    at = owner("2019", 24)
    tiles = [animal(SHEEP, 2), animal(SHEEP, 3), animal(SHEEP, 4), animal(COW, 2), animal(PIG, 3)]
    for cell, tile in zip([10, 9, 5, 4, 27], tiles, strict=True):
        at.put(cell, tile)
    assert final(at) == 3 * 4


# 26: bonus tiles


def bonus_points(edition: str) -> int:
    """What monastery 26 scores its owner, who has a large and a small bonus tile; the other player has a large one."""
    at = Position(edition=edition, phase=4)
    at.put(12, monastery(26))
    for seat, cells, tile in ((1, MINES, MINE_TILE), (0, MINES, MINE_TILE), (0, RIVERS, SHIP_TILE)):
        for cell in cells[:-1]:
            at.put(cell, tile, seat)
        at.place(cells[-1], tile, seat)
    tiles = at.table.view(None)["players"][0]["bonus_tiles"]
    assert (tiles["large"], tiles["small"]) == (["ship"], ["mine"])
    at.end_phase()
    return at.table.score_sheet(0)["monasteries"]


@pytest.mark.rule("burgundy.monastery.26.2011")
def test_monastery_26_of_2011_scores_2_for_each_bonus_tile() -> None:
    assert bonus_points("2011") == 2 * 2
    assert final(owner("2011", 26)) == 0


@pytest.mark.rule("burgundy.monastery.26.2019")
def test_monastery_26_of_2019_scores_3_for_each_bonus_tile() -> None:
    assert bonus_points("2019") == 2 * 3
    assert final(owner("2019", 26)) == 0
