"""The action of placing a tile, on estate 1."""

from __future__ import annotations

import pytest

from feldberg.games.burgundy.content import (
    BANK,
    BOARDING_HOUSE,
    BUILDINGS,
    CASTLE_TILE,
    CHURCH,
    MARKET,
    MINE_TILE,
    SHIP_TILE,
    TOWN_HALL,
    WAREHOUSE,
    WATCHTOWER,
    animal,
    monastery,
)
from feldberg.games.burgundy.scoring import CAUSE_NAMES
from tests.rulebook.burgundy.games import decisions
from tests.rulebook.burgundy.position import Position

EDITIONS = ["2011", "2019"]
COWS = animal(0, 3)
PIGS = animal(1, 2)
MONK = monastery(16)
AROUND_THE_CASTLE = {17: SHIP_TILE, 19: SHIP_TILE, 11: BANK, 25: BANK, 12: MONK, 24: MINE_TILE}
BUILDING_KINDS = range(WAREHOUSE, WAREHOUSE + BUILDINGS)


def cells(at: Position) -> set[int]:
    return {action["cell"] for action in at.legal(kind="place")}


@pytest.mark.rule("burgundy.action.place")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_stored_tile_moves_to_a_cell_of_the_number_of_the_die(edition: str) -> None:
    """Beside the castle ships may go onto 17, which has a 2, and onto 19, which has a 5."""
    at = Position(dice=(5, 0), edition=edition)
    at.roll(1, 2, seat=1)
    at.store(SHIP_TILE)
    at.ask()
    assert cells(at) == {19}
    at.play(kind="place", cell=19)
    assert at.player().cells[19] == SHIP_TILE
    assert list(at.player().store) == [0, 0, 0]


@pytest.mark.rule("burgundy.action.place")
@pytest.mark.parametrize(("slot", "left"), [(0, [0, BANK, CHURCH]), (1, [MARKET, 0, CHURCH]), (2, [MARKET, BANK, 0])])
def test_any_of_the_stored_tiles_may_be_placed(slot: int, left: list[int]) -> None:
    at = Position(dice=(3, 0), edition="2011")
    at.roll(1, 2, seat=1)
    at.store(MARKET, BANK, CHURCH)
    at.ask()
    at.play(kind="place", tile=slot, cell=11)
    assert list(at.player().store) == left
    assert at.player().cells[11] == [MARKET, BANK, CHURCH][slot]


@pytest.mark.rule("burgundy.action.place")
def test_a_full_cell_takes_no_further_tile() -> None:
    at = Position(dice=(3, 0))
    at.store(BANK)
    at.ask()
    assert cells(at) == {11, 25}
    at.put(11, MARKET)
    at.ask()
    assert cells(at) == {25}


@pytest.mark.rule("burgundy.action.place.colour")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("tile", "expected"),
    [
        (CASTLE_TILE, {6}),
        (MINE_TILE, {29}),
        (SHIP_TILE, {16, 20}),
        (COWS, {5, 10}),
        (MARKET, {13, 23, 26, 31}),
        (MONK, {7, 30}),
    ],
)
def test_a_tile_goes_onto_cells_of_its_colour_only(tile: int, expected: set[int], edition: str) -> None:
    """The six cells around the castle are full, and three workers turn the die into any number."""
    at = Position(dice=(1, 0), edition=edition)
    for cell, other in AROUND_THE_CASTLE.items():
        at.put(cell, other)
    at.player().workers = 3
    at.store(tile)
    at.ask()
    assert cells(at) == expected


@pytest.mark.rule("burgundy.action.place.adjacent")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_tile_must_touch_a_tile_laid_before(edition: str) -> None:
    """The river 19-20-21 leads away from the castle, so it can only be filled in this order."""
    at = Position(dice=(5, 4), edition=edition)
    at.roll(1, 2, seat=1)
    at.store(SHIP_TILE, SHIP_TILE)
    at.ask()
    assert not at.legal(kind="place", cell=20)
    at.play(kind="place", cell=19)
    assert cells(at) == {20}


@pytest.mark.rule("burgundy.action.place.adjacent")
def test_a_tile_of_another_colour_serves_as_neighbour() -> None:
    """Ship cell 21 touches the pasture 27 across the colours."""
    at = Position(dice=(1, 0))
    at.store(SHIP_TILE)
    at.ask()
    assert cells(at) == set()
    at.put(27, COWS)
    at.ask()
    assert cells(at) == {21}


@pytest.mark.rule("burgundy.action.place.first")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("tile", "die", "expected"),
    [
        (SHIP_TILE, 2, {17}),
        (SHIP_TILE, 5, {19}),
        (BANK, 3, {11, 25}),
        (MONK, 1, {12}),
        (MINE_TILE, 4, {24}),
    ],
)
def test_the_first_tile_goes_beside_the_castle(tile: int, die: int, expected: set[int], edition: str) -> None:
    for number in range(1, 7):
        at = Position(dice=(number, 0), edition=edition)
        at.store(tile)
        at.ask()
        if number == die:
            assert cells(at) == expected
        else:
            assert cells(at) <= set(AROUND_THE_CASTLE) - expected


@pytest.mark.rule("burgundy.action.place.first")
@pytest.mark.parametrize("tile", [CASTLE_TILE, COWS])
def test_no_castle_and_no_animals_can_be_the_first_tile_of_estate_1(tile: int) -> None:
    at = Position(dice=(1, 4))
    at.player().workers = 6
    at.store(tile)
    at.ask()
    assert cells(at) == set()


@pytest.mark.rule("burgundy.action.place.permanent")
@pytest.mark.parametrize("edition", EDITIONS)
def test_all_through_a_game_no_tile_leaves_its_cell(edition: str) -> None:
    for seed in range(3):
        estates: list[list[int]] = []
        for table in decisions(seed, players=3, edition=edition):
            now = [list(player.cells) for player in table.players]
            for before, after in zip(estates, now, strict=False):
                assert all(new == old for old, new in zip(before, after, strict=True) if old)
            estates = now
        assert sum(1 for tile in estates[0] if tile) > 5


@pytest.mark.rule("burgundy.action.place.city-once")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("building", BUILDING_KINDS)
def test_a_city_holds_a_building_of_a_kind_once_and_another_city_again(building: int, edition: str) -> None:
    """Cells 25, 26 and 31 belong to one city, 11 is a city by itself."""
    at = Position(dice=(1, 4), edition=edition)
    at.player().workers = 6
    at.put(25, building)
    at.store(building)
    at.ask()
    assert cells(at) == {11}


@pytest.mark.rule("burgundy.action.place.city-once")
def test_a_city_takes_buildings_of_other_kinds() -> None:
    at = Position(dice=(1, 4))
    at.player().workers = 6
    at.put(25, BANK)
    at.store(MARKET)
    at.ask()
    assert cells(at) == {11, 26, 31}


@pytest.mark.rule("burgundy.action.place.city-once")
def test_the_whole_city_counts_not_only_the_touching_cells() -> None:
    """Cell 36 belongs to the city of 25 but does not touch it."""
    at = Position(dice=(3, 0))
    at.put(25, BANK)
    at.put(31, MARKET)
    at.store(BANK, CHURCH)
    at.ask()
    assert not at.legal(kind="place", tile=0, cell=36)
    assert at.legal(kind="place", tile=1, cell=36)


@pytest.mark.rule("burgundy.action.place.city-always")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_castle_cannot_repeat_a_building_in_a_city(edition: str) -> None:
    at = Position(dice=(6, 0), edition=edition)
    at.put(25, BANK)
    at.put(12, MONK)
    at.store(CASTLE_TILE, BANK)
    at.ask()
    at.play(kind="place", cell=6)
    assert at.question == "Castle"
    assert cells(at) == {11, 13}


@pytest.mark.rule("burgundy.action.place.city-always")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_town_hall_cannot_repeat_a_building_in_a_city(edition: str) -> None:
    """The city of 25 and 26 has a bank, the one of 13, beside the monastery, has none."""
    at = Position(dice=(3, 0), edition=edition)
    at.put(25, BANK)
    at.put(12, MONK)
    at.store(TOWN_HALL, BANK)
    at.ask()
    at.play(kind="place", tile=0, cell=11)
    assert at.question == "TownHall"
    assert cells(at) == {13}


@pytest.mark.rule("burgundy.action.place.effect")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("tile", "cell", "question"),
    [(SHIP_TILE, 19, "Sail"), (CASTLE_TILE, 6, "Castle"), (MARKET, 25, "Fetch"), (WAREHOUSE, 25, "Trade")],
)
def test_an_effect_with_a_choice_comes_before_the_next_die(tile: int, cell: int, question: str, edition: str) -> None:
    at = Position(edition=edition)
    at.put(12, MONK)
    at.goods(0, 0)
    at.goods(1, 1)
    at.lay(0, SHIP_TILE)
    at.lay(1, COWS)
    at.player().goods[2] = 1
    at.player().goods[3] = 1
    at.place(cell, tile)
    assert at.question == question
    assert not at.legal(die=0)
    assert not at.legal(die=1)
    assert at.table.seat == 0
    assert list(at.table.dice[0:2]).count(0) == 1


@pytest.mark.rule("burgundy.action.place.effect")
@pytest.mark.parametrize(
    ("tile", "cell", "points", "silver"), [(WATCHTOWER, 25, 4, 0), (BANK, 25, 0, 2), (COWS, 10, 3, 0)]
)
def test_an_effect_without_a_choice_has_happened_before_the_next_die(
    tile: int, cell: int, points: int, silver: int
) -> None:
    at = Position()
    at.put(17, SHIP_TILE)
    at.player().workers = 3
    at.player().goods[0] = 1
    at.place(cell, tile)
    assert at.question == "Turn"
    assert at.table.seat == 0
    assert list(at.table.dice[0:2]).count(0) == 1
    assert at.points() == points
    assert at.player().silver == silver


@pytest.mark.rule("burgundy.action.place.order")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("players", "phase", "total"), [(2, 0, 3 + 1 + 10 + 5), (3, 2, 3 + 1 + 6 + 6), (4, 4, 3 + 1 + 2 + 7)]
)
def test_the_last_animals_score_themselves_region_phase_and_bonus_tile(
    players: int, phase: int, total: int, edition: str
) -> None:
    """27 is a pasture of one cell and here the last of all six: 3 animals, size 1, the phase and the large tile."""
    at = Position(players=players, phase=phase, edition=edition)
    at.roll(1, 2, seat=1)
    for cell in (0, 4, 5, 9, 10):
        at.put(cell, PIGS)
    at.put(26, BANK)
    at.place(27, COWS)
    assert at.points() == total
    sheet = at.table.score_sheet(0)
    assert sheet["animals"] == 3
    assert sheet["regions"] == 1


@pytest.mark.rule("burgundy.action.place.order")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_last_ship_scores_and_still_sails(edition: str) -> None:
    """A river of three in phase B brings 6 + 8, the large bonus tile of two players 5."""
    at = Position(phase=1, edition=edition)
    at.roll(1, 2, seat=1)
    for cell in (15, 16, 17, 19, 20):
        at.put(cell, SHIP_TILE)
    at.goods(3, 5)
    at.place(21, SHIP_TILE)
    assert at.question == "Sail"
    assert at.points() == 6 + 8 + 5
    at.play(kind="sail", depot=3)
    assert at.player().goods[5] == 1
    assert at.table.steps[0] == 1


@pytest.mark.rule("burgundy.action.place.order")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("tile", "cell", "effect"),
    [
        (WATCHTOWER, 11, "watchtowers"),
        (BANK, 11, "silver"),
        (BOARDING_HOUSE, 11, "workers"),
        (COWS, 27, "animals"),
        (SHIP_TILE, 21, "marker"),
    ],
)
def test_region_and_phase_score_before_the_tile_takes_effect(tile: int, cell: int, effect: str, edition: str) -> None:
    """11 is a city and 27 a pasture of one cell, 21 the last of a river."""
    at = Position(edition=edition)
    for filled in (19, 20):
        at.put(filled, SHIP_TILE)
    at.put(26, MARKET)
    assert told(at, cell, tile) == ["placed", "regions", "phases", effect]


def told(at: Position, cell: int, tile: int) -> list[str]:
    """What a placement is told as, points by their cause; there is something else to do with the other die."""
    for depot in range(6):
        at.lay(4 * depot, MINE_TILE)
    events = at.place(cell, tile)
    return [CAUSE_NAMES[event["cause"]] if event["event"] == "points" else event["event"] for event in events]


@pytest.mark.rule("burgundy.action.place.order")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_bonus_tile_comes_before_the_effect_too(edition: str) -> None:
    at = Position(edition=edition)
    for filled in (15, 16, 17, 19, 20):
        at.put(filled, SHIP_TILE)
    assert told(at, 21, SHIP_TILE) == ["placed", "regions", "phases", "bonus_tile", "bonuses", "marker"]
