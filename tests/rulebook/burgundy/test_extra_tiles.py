"""The four extra tiles: monasteries 27 and 28, the crane and the geese."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from feldberg.games.burgundy.content import (
    ANIMAL,
    BANK,
    BLACK,
    BOARDING_HOUSE,
    BUILDING,
    CHURCH,
    COLOUR_OF,
    CRANE,
    GEESE,
    MARKET,
    MINE_TILE,
    MONASTERY,
    SCORED_BUILDING,
    SHIP_TILE,
    TOWN_HALL,
    WAREHOUSE,
    WATCHTOWER,
    WHITE_CASTLE,
    WORKSHOP,
    animal,
    monastery,
)
from feldberg.games.burgundy.modules.extra_tiles import building_tile
from feldberg.games.burgundy.questions import Castle, TownHall
from tests.rulebook.burgundy.position import Position, started

# Estate 1 around the castle on 18: river 17, city 11 (one cell), monastery 12, city 25 of five cells.
# Its large pasture is 0, 4, 5, 9 and 10, the small one 27.
RIVER, CITY, CLOISTER, LARGE_CITY = 17, 11, 12, 25
COW, PIG, SHEEP = 0, 1, 2


def order(at: Position) -> list[int]:
    return [int(seat) for seat in at.table.order]


def purse(at: Position) -> tuple[int, int]:
    return int(at.player().silver), int(at.player().workers)


@pytest.mark.rule("burgundy.extra-tiles.stacks")
def test_the_tiles_are_shuffled_into_the_yellow_and_the_black_stack() -> None:
    plain, more = started(estates="dealt"), started(estates="dealt", extra_tiles=True)
    for back in range(BLACK + 1):
        added = Counter(map(int, more.bags[back])) - Counter(map(int, plain.bags[back]))
        wanted = {MONASTERY: [monastery(27), monastery(28)], BLACK: [CRANE, GEESE]}.get(back, [])
        assert added == Counter(map(int, wanted))
    assert (len(more.bags[MONASTERY]), len(more.bags[BLACK])) == (22, 42)
    assert (COLOUR_OF[CRANE], COLOUR_OF[GEESE]) == (BUILDING, ANIMAL)


# 27: the bridge


@pytest.mark.rule("burgundy.bridge-27.top")
def test_the_owner_of_27_is_above_all_on_every_space() -> None:
    at = Position(players=3, extra_tiles=True)
    at.give(27, seat=2)
    at.place(RIVER, SHIP_TILE, seat=0)
    assert order(at) == [0, 2, 1]
    at.place(RIVER, SHIP_TILE, seat=1)
    assert order(at) == [1, 0, 2]
    at.place(RIVER, SHIP_TILE, seat=2)
    assert order(at) == [2, 1, 0]


@pytest.mark.rule("burgundy.bridge-27.top")
def test_27_lifts_nobody_over_another_space() -> None:
    at = Position(players=3, extra_tiles=True)
    at.give(27, seat=2)
    at.table.steps = vec[i64]([1, 0, 0])
    at.place(19, SHIP_TILE, seat=1)
    assert order(at) == [1, 0, 2]


@pytest.mark.rule("burgundy.bridge-27.others-arrive")
def test_who_arrives_goes_directly_under_the_owner_of_27() -> None:
    at = Position(players=4, extra_tiles=True)
    at.give(27, seat=1)
    at.table.steps = vec[i64]([0, 1, 1, 0])
    at.table.order = vec[i64]([1, 2, 0, 3])
    at.place(RIVER, SHIP_TILE, seat=0)
    assert order(at) == [1, 0, 2, 3]
    assert list(at.table.turns) == [0, 1, 2, 3]  # from the next round
    at.end_phase()
    assert list(at.table.turns) == [1, 0, 2, 3]


@pytest.mark.rule("burgundy.bridge-27.laid-in-stack")
def test_laying_27_lifts_the_marker_at_once() -> None:
    at = Position(players=4, extra_tiles=True)
    at.table.steps = vec[i64]([0, 0, 0, 1])
    at.table.order = vec[i64]([3, 1, 2, 0])
    at.place(CLOISTER, monastery(16))
    assert order(at) == [3, 1, 2, 0]
    at.place(7, monastery(27))
    assert order(at) == [3, 0, 1, 2]


# 28: workers for silver


@pytest.mark.rule("burgundy.workers-28.buy")
def test_28_sells_two_workers_for_a_silver_without_die_or_purchase() -> None:
    at = Position(dice=(1, 0), extra_tiles=True)
    at.give(28)
    at.player().silver = 3
    at.lay(24, BANK)
    at.ask()
    at.play(kind="hire")
    assert purse(at) == (2, 2)
    assert at.question == "Turn"
    assert at.table.dice[0] == 1
    assert at.legal(kind="buy", space=24)


@pytest.mark.rule("burgundy.workers-28.buy")
def test_28_needs_silver_and_works_for_its_owner() -> None:
    at = Position(dice=(1, 0), extra_tiles=True)
    at.give(28, seat=1)
    at.player().silver = 3
    at.ask()
    assert at.legal(kind="hire") == []
    at.give(28)
    at.ask()
    assert len(at.legal(kind="hire")) == 1
    at.player().silver = 0
    at.ask()
    assert at.legal(kind="hire") == []


@pytest.mark.rule("burgundy.workers-28.repeat")
def test_28_sells_as_often_as_there_is_silver() -> None:
    at = Position(dice=(1, 0), extra_tiles=True)
    at.give(28)
    at.player().silver = 3
    at.lay(0, BANK)  # something else to do with the die
    at.ask()
    for _ in range(3):
        at.play(kind="hire")
    assert purse(at) == (0, 6)
    assert at.legal(kind="hire") == []


@pytest.mark.rule("burgundy.workers-28.repeat")
@pytest.mark.parametrize("question", [Castle(0), TownHall(0)])
def test_28_sells_in_the_middle_of_an_action(question: Castle | TownHall) -> None:
    at = Position(dice=(1, 1), extra_tiles=True)
    at.give(28)
    at.player().silver = 1
    at.store(SHIP_TILE)
    at.ask()
    at.table.ask(question)
    at.table.renew_choices()
    at.play(kind="hire")
    assert purse(at) == (0, 2)
    assert at.table.agenda[-1] is question


@pytest.mark.rule("burgundy.workers-28.repeat")
def test_28_sells_after_the_dice_where_the_workers_can_buy_a_tile() -> None:
    """With monastery 6 the silver alone buys nothing, but two workers do."""
    at = Position(extra_tiles=True)
    for number in (6, 28):
        at.give(number)
    at.player().silver = 1
    at.lay(3, BANK)
    at.roll(2, 0)
    at.ask()
    at.player().workers = -2
    at.play(kind="workers")
    assert (at.table.seat, at.question) == (0, "Turn")
    assert sorted(action["kind"] for action in at.legal()) == ["done", "hire"]
    at.play(kind="hire")
    at.play(kind="buy", space=3)
    assert purse(at) == (0, 0)
    assert at.player().store[0] == BANK


@pytest.mark.rule("burgundy.workers-28.repeat")
@pytest.mark.parametrize("missing", ["monastery 6", "silver", "tile", "purchase"])
def test_28_keeps_no_turn_open_for_nothing(missing: str) -> None:
    at = Position(dice=(2, 0), extra_tiles=True)
    at.give(28)
    if missing != "monastery 6":
        at.give(6)
    at.player().silver = 0 if missing == "silver" else 1
    at.player().workers = -2
    at.lay(24, 0 if missing == "tile" else BANK)
    at.table.bought = missing == "purchase"
    at.ask()
    at.play(kind="workers")
    assert at.table.seat == 1


@pytest.mark.rule("burgundy.workers-28.not-the-action")
def test_13_and_14_add_nothing_to_hired_workers() -> None:
    at = Position(dice=(1, 0), extra_tiles=True)
    for number in (13, 14, 28):
        at.give(number)
    at.player().silver = 1
    at.lay(0, BANK)
    at.ask()
    at.play(kind="hire")
    assert purse(at) == (0, 2)


# The crane


def with_crane(**modules: Any) -> Position:
    """A position in which every building could do something, when the crane is placed with a 3; another 3 is left."""
    at = Position(extra_tiles=True, **modules)
    for space, tile in ((8, BANK), (9, MINE_TILE), (10, SHIP_TILE)):
        at.lay(space, tile)
    at.player().goods[3] = 2
    at.player().store[1] = SHIP_TILE
    at.place(LARGE_CITY, CRANE)
    assert at.question == "Crane"
    return at


def offered(at: Position) -> list[int]:
    return [int(building_tile(action["building"])) for action in at.legal(kind="imitate")]


def imitate(at: Position, tile: int) -> None:
    [building] = [building for building in range(9) if building_tile(building) == tile]
    at.play(kind="imitate", building=building)


@pytest.mark.rule("burgundy.crane.effect")
def test_the_crane_offers_every_building_and_may_be_given_up() -> None:
    at = with_crane()
    assert offered(at) == list(range(WAREHOUSE, TOWN_HALL + 1))
    at.play(kind="done")
    assert at.question == "Turn"
    assert purse(at) == (0, 0)


@pytest.mark.rule("burgundy.crane.effect")
@pytest.mark.parametrize(
    ("tile", "question"),
    [(WAREHOUSE, "Trade"), (WORKSHOP, "Fetch"), (CHURCH, "Fetch"), (MARKET, "Fetch"), (TOWN_HALL, "TownHall")],
)
def test_the_crane_asks_as_the_building_would(tile: int, question: str) -> None:
    at = with_crane()
    imitate(at, tile)
    assert at.question == question
    taken = {WORKSHOP: 8, CHURCH: 9, MARKET: 10}
    assert [action["space"] for action in at.legal(kind="take")] == ([taken[tile]] if tile in taken else [])


@pytest.mark.rule("burgundy.crane.effect")
@pytest.mark.parametrize(
    ("tile", "silver", "workers", "points"), [(WATCHTOWER, 0, 0, 4), (BOARDING_HOUSE, 0, 4, 0), (BANK, 2, 0, 0)]
)
def test_the_crane_brings_what_the_building_would(tile: int, silver: int, workers: int, points: int) -> None:
    at = with_crane()
    imitate(at, tile)
    assert (*purse(at), at.points()) == (silver, workers, points)
    assert at.question == "Turn"


@pytest.mark.rule("burgundy.crane.effect")
def test_buildings_that_could_do_nothing_are_not_offered() -> None:
    at = Position(extra_tiles=True)
    at.place(LARGE_CITY, CRANE)
    assert offered(at) == [WATCHTOWER, BOARDING_HOUSE, BANK]


@pytest.mark.rule("burgundy.crane.example")
def test_as_a_warehouse_it_sells_and_as_a_bank_it_brings_2_silver() -> None:
    at = with_crane()
    imitate(at, WAREHOUSE)
    at.play(kind="sell", goods=3)
    assert (at.points(), purse(at)) == (4, (1, 0))
    at = with_crane()
    imitate(at, BANK)
    assert (at.points(), purse(at)) == (0, (2, 0))


@pytest.mark.rule("burgundy.crane.scoring")
@pytest.mark.parametrize("number", SCORED_BUILDING)
def test_the_crane_counts_for_each_monastery_that_scores_buildings(number: int) -> None:
    """Whatever its effect was."""
    at = with_crane(white_castles=True)
    imitate(at, BANK)
    assert at.points() == 0
    at.player().silver = 0
    at.give(number)
    at.player().goods[3] = 0
    at.table.phase = 4
    at.end_phase()
    assert at.points() == 4
    assert at.table.score_sheet(0)["monasteries"] == 4


@pytest.mark.rule("burgundy.crane.scoring")
@pytest.mark.parametrize("number", [15, 24, 25, 26])
def test_the_crane_counts_for_no_other_monastery(number: int) -> None:
    at = Position(phase=4, extra_tiles=True)
    at.put(CITY, CRANE)
    at.give(number)
    at.end_phase()
    assert at.points() == 0


@pytest.mark.rule("burgundy.crane.scoring.one-identity")
def test_the_crane_is_one_building_for_all_monasteries() -> None:
    at = Position(phase=4, extra_tiles=True)
    at.put(CITY, CRANE)
    at.put(LARGE_CITY, BANK)
    at.give(17)
    at.give(22)
    at.give(16, seat=1)
    at.end_phase()
    assert [at.points(0), at.points(1)] == [4 + 4, 0]


@pytest.mark.rule("burgundy.crane.scoring.one-identity")
def test_without_a_watchtower_or_bank_the_crane_brings_4_in_all() -> None:
    at = Position(phase=4, extra_tiles=True)
    at.put(CITY, CRANE)
    at.give(17)
    at.give(22)
    assert sum(at.table.view(0)["players"][0]["monastery_points"].values()) == 4
    at.end_phase()
    assert at.points() == 4


@pytest.mark.rule("burgundy.crane.city")
def test_the_crane_stands_beside_any_building_and_bars_none() -> None:
    """Cells 25, 26, 31, 32 and 36 are one city."""
    at = Position(extra_tiles=True)
    at.put(LARGE_CITY, BANK)
    at.place(26, CRANE)
    imitate(at, BOARDING_HOUSE)
    at.place(31, BOARDING_HOUSE)
    assert at.player().cells[31] == BOARDING_HOUSE
    at.store(BANK)
    at.roll(6, 6)
    at.player().workers = 0
    at.ask()
    assert at.legal(kind="place") == []


@pytest.mark.rule("burgundy.crane.white-castle")
def test_the_crane_is_a_white_castle_only_where_there_are_some() -> None:
    at = with_crane()
    assert WHITE_CASTLE not in offered(at)
    at = with_crane(white_castles=True)
    assert WHITE_CASTLE in offered(at)
    at.table.white = 4
    imitate(at, WHITE_CASTLE)
    assert at.question == "WhiteCastle"
    at.player().workers = 0
    at.table.renew_choices()
    assert [action["goods"] for action in at.legal(kind="sell")] == [3]


# The geese


@pytest.mark.rule("burgundy.geese.placing")
def test_geese_alone_bring_2() -> None:
    at = Position(extra_tiles=True)
    at.put(CITY, BANK)
    at.put(27, animal(COW, 4))  # another pasture
    at.place(10, GEESE)
    assert at.points() == 2
    assert at.question == "Turn"


@pytest.mark.rule("burgundy.geese.placing")
def test_the_owner_chooses_one_of_the_other_kinds() -> None:
    for kind, points in ((COW, 2 + 2 + 3), (PIG, 2 + 4)):
        at = Position(extra_tiles=True)
        for cell, tile in ((0, animal(COW, 2)), (4, animal(COW, 3)), (9, animal(PIG, 4)), (27, animal(SHEEP, 4))):
            at.put(cell, tile)
        at.place(10, GEESE)
        assert at.question == "Geese"
        assert [action["animal"] for action in at.legal()] == [COW, PIG]
        at.play(kind="herd", animal=kind)
        assert at.points() == points


@pytest.mark.rule("burgundy.geese.example.placing")
@pytest.mark.rule("burgundy.geese.example.later")
def test_geese_onto_2_and_3_cows_bring_7_and_4_pigs_then_6() -> None:
    at = Position(extra_tiles=True)
    at.put(9, animal(COW, 2))
    at.put(10, animal(COW, 3))
    at.place(4, GEESE)
    assert at.points() == 7
    at.place(5, animal(PIG, 4))
    assert at.points() == 7 + 6


@pytest.mark.rule("burgundy.geese.later")
def test_every_later_animal_of_their_pasture_brings_2_more() -> None:
    at = Position(extra_tiles=True)
    at.put(9, GEESE)
    at.put(10, animal(COW, 2))
    at.place(4, animal(COW, 3))
    assert at.points() == 2 + 3 + 2
    at.place(0, animal(SHEEP, 2))
    assert at.points() == 7 + 2 + 2


@pytest.mark.rule("burgundy.geese.later")
def test_geese_add_nothing_in_another_pasture_or_to_other_tiles() -> None:
    at = Position(extra_tiles=True)
    at.give(24)
    at.put(9, GEESE)
    at.put(26, BANK)
    at.place(27, animal(PIG, 3))
    before = at.points()
    assert before == 3 + 1 + 10  # and a pasture of one cell in phase A
    at.place(RIVER, SHIP_TILE)
    assert at.points() == before


@pytest.mark.rule("burgundy.geese.monastery-24")
def test_cows_pigs_and_geese_bring_12_with_monastery_24() -> None:
    at = Position(phase=4, extra_tiles=True)
    for cell, tile in ((0, animal(COW, 2)), (4, animal(COW, 3)), (9, animal(PIG, 4)), (10, GEESE)):
        at.put(cell, tile)
    at.give(24)
    at.end_phase()
    assert at.points() == 12


@pytest.mark.rule("burgundy.geese.monastery-07.placing")
@pytest.mark.rule("burgundy.geese.monastery-07.later")
def test_monastery_7_adds_1_for_the_geese_as_for_every_tile_that_scores() -> None:
    at = Position(extra_tiles=True)
    at.give(7)
    at.put(9, animal(COW, 2))
    at.put(10, animal(COW, 3))
    at.place(4, GEESE)
    assert at.points() == 10
    at.place(5, animal(PIG, 4))
    assert at.points() == 10 + 8
