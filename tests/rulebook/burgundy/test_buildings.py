"""The eight buildings. On estate 1 they stand in 11, a city of one cell, or in 25, both beside the start castle."""

from __future__ import annotations

import pytest

from feldberg.games.burgundy.actions import NO_DIE
from feldberg.games.burgundy.content import (
    BANK,
    BOARDING_HOUSE,
    CASTLE_TILE,
    CHURCH,
    MARKET,
    MINE_TILE,
    NUMBERED,
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
COWS = animal(0, 3)
MONK = monastery(16)
ONE_OF_EACH_COLOUR = [CASTLE_TILE, MINE_TILE, SHIP_TILE, COWS, BANK, MONK]
FETCHED = {WORKSHOP: BANK, CHURCH: MONK, MARKET: SHIP_TILE}  # a tile that the building takes
CHOOSING = [MARKET, WORKSHOP, CHURCH, WAREHOUSE, TOWN_HALL]  # buildings whose effect leaves a choice


def building_site(edition: str, building: int, *stored: int) -> Position:
    """Seat 0 can place the building with its first 3; a second 3 can sell pink goods or take workers."""
    at = Position(dice=(3, 3), edition=edition)
    at.roll(1, 2, seat=1)
    at.store(building, *stored)
    at.player().goods[2] = 1
    at.ask()
    return at


def build(at: Position, cell: int = 25) -> list[str]:
    """Place the building; gives the names of the events."""
    return [str(event["event"]) for event in at.play(kind="place", tile=0, cell=cell)]


def one_tile_of_each_colour_in_every_other_place(at: Position) -> None:
    """Depot 1 has castle, mine and ship, depot 6 animals, building and monastery, the black depot all six."""
    for place, tile in enumerate(ONE_OF_EACH_COLOUR):
        at.lay(place if place < 3 else 17 + place, tile)
        at.lay(NUMBERED + place, tile)


def fetchable(at: Position) -> list[int]:
    """The spaces from which the building may take its tile; nothing else is offered but to do without."""
    assert {action["kind"] for action in at.legal()} <= {"take", "done"}
    return [action["space"] for action in at.legal(kind="take", die=NO_DIE)]


@pytest.mark.rule("burgundy.building.once")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_bank_pays_when_placed_and_never_again(edition: str) -> None:
    """It pays before the second die is used, and not at the end of the phase."""
    at = building_site(edition, BANK)
    build(at)
    assert at.player().silver == 2
    assert at.question == "Turn"
    assert list(at.table.dice[0:2]).count(3) == 1
    at.play(kind="workers")
    at.end_phase()
    assert at.player().silver == 2


@pytest.mark.rule("burgundy.building.once")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_market_takes_one_tile_and_leaves_the_second_die(edition: str) -> None:
    at = building_site(edition, MARKET)
    at.lay(0, SHIP_TILE)
    at.lay(4, COWS)
    build(at)
    at.play(kind="take", space=4)
    assert list(at.player().store) == [COWS, 0, 0]
    assert at.table.board[0] == SHIP_TILE
    assert at.question == "Turn"
    assert list(at.table.dice[0:2]).count(3) == 1


@pytest.mark.rule("burgundy.building.must")
@pytest.mark.parametrize("building", [MARKET, WORKSHOP, CHURCH, WAREHOUSE])
def test_in_2011_an_effect_that_is_possible_must_be_used(building: int) -> None:
    at = building_site("2011", building)
    at.player().goods[3] = 1
    one_tile_of_each_colour_in_every_other_place(at)
    at.lay(4, WATCHTOWER)
    build(at)
    assert at.table.seat == 0
    assert len(at.legal(die=NO_DIE)) > 1
    assert not at.legal(kind="done")


@pytest.mark.rule("burgundy.building.must")
def test_in_2011_the_only_possible_tile_is_taken_without_asking() -> None:
    at = building_site("2011", MARKET)
    at.lay(4, SHIP_TILE)
    build(at)
    assert list(at.player().store) == [SHIP_TILE, 0, 0]


@pytest.mark.rule("burgundy.building.must")
def test_in_2011_the_placement_of_a_town_hall_may_be_given_up() -> None:
    at = building_site("2011", TOWN_HALL, SHIP_TILE)
    build(at)
    assert at.legal(kind="place", cell=19)
    at.play(kind="done")
    assert list(at.player().store) == [0, SHIP_TILE, 0]
    assert not at.player().cells[19]


@pytest.mark.rule("burgundy.building.may")
@pytest.mark.parametrize("building", CHOOSING)
def test_in_2019_an_effect_may_be_given_up(building: int) -> None:
    at = building_site("2019", building, SHIP_TILE)
    one_tile_of_each_colour_in_every_other_place(at)
    board = list(at.table.board)
    build(at)
    assert at.legal(die=NO_DIE)
    at.play(kind="done")
    assert list(at.player().store) == [0, SHIP_TILE, 0]
    assert list(at.table.board) == board
    assert at.player().goods[2] == 1
    assert at.question == "Turn"


@pytest.mark.rule("burgundy.building.may")
@pytest.mark.parametrize("building", [BOARDING_HOUSE, BANK, WATCHTOWER])
def test_in_2019_plain_gains_are_given_without_asking(building: int) -> None:
    at = building_site("2019", building)
    assert build(at)[1:] in (["workers"], ["silver"], ["points"])
    assert at.question == "Turn"


UNWANTED = {
    MARKET: [CASTLE_TILE, MINE_TILE, BANK, MONK],
    WORKSHOP: [CASTLE_TILE, MINE_TILE, SHIP_TILE, COWS, MONK],
    CHURCH: [SHIP_TILE, COWS, BANK],
}


@pytest.mark.rule("burgundy.building.impossible")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("building", [MARKET, WORKSHOP, CHURCH])
def test_a_building_that_finds_no_tile_is_placed_for_nothing(building: int, edition: str) -> None:
    at = building_site(edition, building)
    for depot, tile in enumerate(UNWANTED[building]):
        at.lay(4 * depot, tile)
    assert build(at) == ["placed"]
    assert at.player().cells[25] == building
    assert list(at.player().store) == [0, 0, 0]
    assert at.question == "Turn"


@pytest.mark.rule("burgundy.building.impossible")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_warehouse_without_goods_is_placed_for_nothing(edition: str) -> None:
    at = building_site(edition, WAREHOUSE)
    at.player().goods[2] = 0
    at.lay(8, SHIP_TILE)
    at.ask()
    assert build(at) == ["placed"]
    assert at.player().cells[25] == WAREHOUSE
    assert at.question == "Turn"


@pytest.mark.rule("burgundy.building.warehouse")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("players", "points"), [(2, 6), (3, 9), (4, 12)])
def test_a_warehouse_sells_goods_of_any_colour_without_a_die(players: int, points: int, edition: str) -> None:
    at = Position(dice=(3, 3), edition=edition, players=players)
    at.roll(1, 2, seat=1)
    at.store(WAREHOUSE)
    at.player().goods[2] = 1
    at.player().goods[4] = 3
    at.ask()
    build(at)
    assert [action["goods"] for action in at.legal(kind="sell", die=NO_DIE)] == [2, 4]
    at.play(kind="sell", goods=4)
    assert list(at.player().goods) == [0, 0, 1, 0, 0, 0]
    assert list(at.player().sold) == [0, 0, 0, 0, 3, 0]
    assert at.points() == points
    assert at.player().silver == 1
    assert at.player().workers == 0
    assert at.question == "Turn"


@pytest.mark.rule("burgundy.building.warehouse")
@pytest.mark.parametrize("edition", EDITIONS)
def test_monasteries_3_and_4_serve_the_sale_of_a_warehouse(edition: str) -> None:
    at = building_site(edition, WAREHOUSE)
    at.player().goods[4] = 1
    at.give(3)
    at.give(4)
    build(at)
    at.play(kind="sell", goods=4)
    assert at.player().silver == 2
    assert at.player().workers == 1


@pytest.mark.rule("burgundy.building.workshop")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_workshop_takes_a_building_from_any_numbered_depot(edition: str) -> None:
    at = building_site(edition, WORKSHOP)
    one_tile_of_each_colour_in_every_other_place(at)
    at.lay(9, WORKSHOP)
    build(at)
    assert fetchable(at) == [9, 21]
    at.play(kind="take", space=21)
    assert list(at.player().store) == [BANK, 0, 0]
    assert at.table.board[21] == 0
    assert at.player().workers == 0


@pytest.mark.rule("burgundy.building.church")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("space", "tile"), [(0, CASTLE_TILE), (1, MINE_TILE), (22, MONK)])
def test_a_church_takes_a_mine_a_monastery_or_a_castle(space: int, tile: int, edition: str) -> None:
    at = building_site(edition, CHURCH)
    one_tile_of_each_colour_in_every_other_place(at)
    build(at)
    assert fetchable(at) == [0, 1, 22]
    at.play(kind="take", space=space)
    assert list(at.player().store) == [tile, 0, 0]
    assert at.table.board[space] == 0
    assert at.player().workers == 0


@pytest.mark.rule("burgundy.building.market")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("space", "tile"), [(2, SHIP_TILE), (20, COWS)])
def test_a_market_takes_a_ship_or_animals(space: int, tile: int, edition: str) -> None:
    at = building_site(edition, MARKET)
    one_tile_of_each_colour_in_every_other_place(at)
    build(at)
    assert fetchable(at) == [2, 20]
    at.play(kind="take", space=space)
    assert list(at.player().store) == [tile, 0, 0]
    assert at.table.board[space] == 0
    assert at.player().workers == 0


@pytest.mark.rule("burgundy.building.take.not-black")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("with_monastery_6", [False, True])
@pytest.mark.parametrize("building", FETCHED)
def test_no_building_takes_from_the_black_depot(building: int, with_monastery_6: bool, edition: str) -> None:
    at = building_site(edition, building)
    if with_monastery_6:
        at.give(6)
    for place, tile in enumerate(ONE_OF_EACH_COLOUR):
        at.lay(NUMBERED + place, tile)
    assert build(at) == ["placed"]
    assert at.question == "Turn"
    assert list(at.player().store) == [0, 0, 0]


@pytest.mark.rule("burgundy.building.take.storage-free")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("building", FETCHED)
def test_the_tile_of_a_building_finds_room_where_the_building_was_stored(building: int, edition: str) -> None:
    at = building_site(edition, building, COWS, WATCHTOWER)
    at.lay(8, FETCHED[building])
    at.lay(12, FETCHED[building])
    build(at)
    events = at.play(kind="take", space=12)
    assert [event["event"] for event in events] == ["took"]
    assert list(at.player().store) == [FETCHED[building], COWS, WATCHTOWER]


@pytest.mark.rule("burgundy.building.boarding-house")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_boarding_house_gives_four_workers(edition: str) -> None:
    at = building_site(edition, BOARDING_HOUSE)
    at.player().workers = 1
    assert build(at) == ["placed", "workers"]
    assert at.player().workers == 1 + 4
    assert (at.player().silver, at.points()) == (0, 0)


@pytest.mark.rule("burgundy.building.bank")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_bank_gives_two_silver(edition: str) -> None:
    at = building_site(edition, BANK)
    at.player().silver = 1
    assert build(at) == ["placed", "silver"]
    assert at.player().silver == 1 + 2
    assert (at.player().workers, at.points()) == (0, 0)


@pytest.mark.rule("burgundy.building.watchtower")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("phase", [0, 4])
def test_a_watchtower_gives_four_points(phase: int, edition: str) -> None:
    at = building_site(edition, WATCHTOWER)
    at.table.phase = phase
    assert build(at) == ["placed", "points"]
    assert at.points() == 4
    assert at.points(seat=1) == 0
    assert (at.player().workers, at.player().silver) == (0, 0)
