"""The town hall. On estate 1 it stands in 11, a city of one cell, or in 25, both beside the start castle."""

from __future__ import annotations

import pytest

from feldberg.games.burgundy.actions import NO_DIE
from feldberg.games.burgundy.content import (
    BANK,
    CASTLE_TILE,
    MARKET,
    MINE_TILE,
    SHIP_TILE,
    TOWN_HALL,
    animal,
    monastery,
)
from tests.rulebook.burgundy.position import Position

EDITIONS = ["2011", "2019"]
COWS = animal(0, 3)
MONK = monastery(16)


def town_hall(edition: str, *stored: int, cell: int = 11) -> Position:
    """Seat 0 has placed a town hall with a 3; a second 3 can sell pink goods or take workers."""
    at = Position(dice=(3, 3), edition=edition)
    at.roll(1, 2, seat=1)
    at.store(TOWN_HALL, *stored)
    at.player().goods[2] = 1
    at.ask()
    at.play(kind="place", tile=0, cell=cell)
    return at


def cells(at: Position) -> set[int]:
    return {action["cell"] for action in at.legal(kind="place", die=NO_DIE)}


@pytest.mark.rule("burgundy.building.town-hall")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("tile", "cell"),
    [(CASTLE_TILE, 6), (MINE_TILE, 24), (SHIP_TILE, 19), (COWS, 10), (MARKET, 25), (MONK, 12)],
)
def test_a_town_hall_places_a_further_tile_of_any_colour(tile: int, cell: int, edition: str) -> None:
    at = town_hall(edition, tile)
    assert at.question == "TownHall"
    assert list(at.table.dice[0:2]).count(3) == 1
    at.play(kind="place", cell=cell)
    assert at.player().cells[cell] == tile
    assert list(at.player().store) == [0, 0, 0]
    assert list(at.table.dice[0:2]).count(3) == 1


@pytest.mark.rule("burgundy.building.town-hall")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_further_tile_takes_effect(edition: str) -> None:
    """The town hall has filled a city of one in phase A: 11 points."""
    at = town_hall(edition, COWS)
    assert at.points() == 11
    at.play(kind="place", cell=10)
    assert at.points() == 11 + 3
    at = town_hall(edition, BANK)
    at.play(kind="place", cell=25)
    assert at.player().silver == 2


@pytest.mark.rule("burgundy.building.town-hall")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_town_hall_places_one_tile_of_choice_and_no_more(edition: str) -> None:
    at = town_hall(edition, COWS, SHIP_TILE)
    assert {action["tile"] for action in at.legal(kind="place", die=NO_DIE)} == {1, 2}
    at.play(kind="place", tile=2, cell=17)
    assert at.question == "Turn"
    assert list(at.player().store) == [0, COWS, 0]


@pytest.mark.rule("burgundy.building.town-hall.any-number")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("cell", [17, 19])
def test_the_further_tile_goes_onto_any_number_without_workers(cell: int, edition: str) -> None:
    """The ship cells beside the castle have a 2 and a 5, the die showed a 3."""
    at = town_hall(edition, SHIP_TILE)
    at.player().workers = 3
    assert cells(at) == {17, 19}
    at.play(kind="place", cell=cell)
    assert at.player().workers == 3


@pytest.mark.rule("burgundy.building.town-hall.rules")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("tile", "expected"),
    [(CASTLE_TILE, {6}), (MINE_TILE, {24}), (SHIP_TILE, {17, 19}), (COWS, {5, 10}), (MARKET, {25}), (MONK, {12})],
)
def test_colour_and_touch_hold_and_the_town_hall_itself_is_touched(tile: int, expected: set[int], edition: str) -> None:
    """Castle cell 6 and pasture cells 5 and 10 are reached through the town hall in 11 alone."""
    assert cells(town_hall(edition, tile)) == expected


@pytest.mark.rule("burgundy.building.town-hall.rules")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_second_town_hall_cannot_join_the_first_in_its_city(edition: str) -> None:
    at = town_hall(edition, TOWN_HALL, cell=25)
    assert cells(at) == {11}
    at = town_hall(edition, MARKET, cell=25)
    assert cells(at) == {11, 26, 31}


@pytest.mark.rule("burgundy.building.town-hall.unplaceable")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("stored", [(), (COWS,), (COWS, CASTLE_TILE)])
def test_a_town_hall_without_a_tile_to_place_gives_nothing(stored: tuple[int, ...], edition: str) -> None:
    """In 25 it touches neither a pasture nor a castle cell."""
    at = town_hall(edition, *stored, cell=25)
    assert at.question == "Turn"
    assert {action["kind"] for action in at.legal()} == {"sell", "workers"}
    assert [tile for tile in at.player().store if tile] == list(stored)


@pytest.mark.rule("burgundy.building.town-hall.unplaceable")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_lost_placement_is_not_made_up_for_later(edition: str) -> None:
    """The second die brings the bank into 11, which opens the pasture to the cows: but there is no die left."""
    at = Position(dice=(3, 3), edition=edition)
    at.roll(1, 2, seat=1)
    at.store(TOWN_HALL, COWS)
    at.player().goods[2] = 1
    at.ask()
    at.play(kind="place", tile=0, cell=25)
    assert at.question == "Turn"
    at.store(BANK)
    at.ask()
    at.play(kind="place", tile=0, cell=11)
    assert at.table.seat == 1
    assert list(at.player().store) == [0, COWS, 0]


@pytest.mark.rule("burgundy.building.town-hall.chain")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_castle_placed_by_a_town_hall_gives_its_action(edition: str) -> None:
    at = town_hall(edition, CASTLE_TILE)
    at.play(kind="place", cell=6)
    assert at.question == "Castle"
    at.play(kind="workers")
    assert at.player().workers == 2
    assert at.question == "Turn"
    assert list(at.table.dice[0:2]).count(3) == 1


@pytest.mark.rule("burgundy.building.town-hall.chain")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_town_hall_placed_by_a_town_hall_places_a_third_tile(edition: str) -> None:
    at = town_hall(edition, TOWN_HALL, SHIP_TILE)
    at.play(kind="place", tile=1, cell=25)
    assert at.question == "TownHall"
    at.play(kind="place", tile=2, cell=17)
    assert at.player().cells[17] == SHIP_TILE
    assert at.question == "Turn"
