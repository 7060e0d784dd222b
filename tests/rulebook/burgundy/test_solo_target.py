"""The game for one: monasteries, full colours, the target and the end, on estate 13a."""

from __future__ import annotations

import pytest

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
    WHITE_CASTLE,
    WORKSHOP,
    animal,
    monastery,
)
from feldberg.games.burgundy.estates import NAMED
from feldberg.games.burgundy.questions import Castle
from tests.rulebook.burgundy.position import Position, played_idly, started
from tests.rulebook.burgundy.test_solo import (
    NE_M5,
    NW_C2,
    NW_M5,
    SE_B2,
    SE_C4,
    SE_M5,
    SE_P6,
    SE_Y3,
    SE_Y5,
    alone,
    solo,
)

SHEEP = 2
SE_P2 = 36
CASTLES = [2, NW_C2, 13]  # but for that of the south-eastern part
TO_TAKE = 20  # a space of depot 6
ELSEWHERE = [9, 10, 11, 15, 17, 18, 20]  # city cells of other parts


def in_the_south_east(marker: int = 0, target: int = 50, phase: int = 0) -> Position:
    """The castle stands in the largest part, with the marker somewhere on its way; a workshop can be taken."""
    at = alone(castle=SE_C4, phase=phase)
    at.lay(TO_TAKE, WORKSHOP)
    solo(at).marker = marker
    solo(at).target = target
    return at


def sell(at: Position, count: int) -> None:
    """Sell so many goods, each for 2 points, and 1 silver."""
    at.player().goods[0] = count
    at.roll(1, 0)
    at.ask()
    at.play(kind="sell")


def effects(at: Position) -> list[str]:
    """What can be chosen to come first, in words."""
    return [at.game.say(at.table, action, "en") for action in at.table.legal()]


# Monasteries

SCORED = [
    (16, WAREHOUSE),
    (17, WATCHTOWER),
    (18, WORKSHOP),
    (19, CHURCH),
    (20, MARKET),
    (21, BOARDING_HOUSE),
    (22, BANK),
    (23, TOWN_HALL),
    (29, WHITE_CASTLE),
]


@pytest.mark.rule("burgundy.solo.monasteries")
@pytest.mark.parametrize(("number", "building"), SCORED)
def test_monasteries_score_buildings_when_they_are_placed(number: int, building: int) -> None:
    at = in_the_south_east()
    for cell in ELSEWHERE[:3]:
        at.put(cell, building)
    at.put(ELSEWHERE[3], WAREHOUSE if building != WAREHOUSE else BANK)
    at.place(SE_Y3, monastery(number))
    assert solo(at).marker == 12
    at.put(ELSEWHERE[4], building)
    at.end_phase()
    assert solo(at).marker == 12


@pytest.mark.rule("burgundy.solo.monasteries")
@pytest.mark.parametrize(("number", "points"), [(15, 4), (24, 8), (25, 5)])
def test_monasteries_score_goods_and_animals_when_they_are_placed(number: int, points: int) -> None:
    at = in_the_south_east()
    at.player().sold[1] = 2
    at.player().sold[4] = 3
    at.put(0, animal(0, 3))
    at.put(12, animal(3, 2))
    at.put(22, animal(0, 4))
    at.place(SE_Y3, monastery(number))
    assert solo(at).marker == points


@pytest.mark.rule("burgundy.solo.monasteries")
def test_they_score_nothing_in_the_end() -> None:
    at = in_the_south_east(phase=4)
    at.put(ELSEWHERE[0], BANK)
    at.place(SE_Y3, monastery(22))
    assert at.table.view(0)["players"][0]["monastery_points"] == {}
    assert at.game.load(at.table.to_dict()).view(0) == at.table.view(0)
    at.end_phase()
    assert at.table.scores() == [3]


@pytest.mark.rule("burgundy.solo.monasteries.26")
def test_26_scores_3_points_for_each_full_colour() -> None:
    at = in_the_south_east()
    for cell in (NW_M5, NE_M5, SE_M5):
        at.put(cell, MINE_TILE)
    for cell in CASTLES:
        at.put(cell, CASTLE_TILE)
    at.place(SE_Y3, monastery(26))
    assert solo(at).marker == 6


@pytest.mark.rule("burgundy.solo.monasteries.26.itself")
def test_26_on_the_last_yellow_cell_counts_yellow_too() -> None:
    at = in_the_south_east(phase=4)
    yellow = [int(cell) for cell in at.player().estate.of_colour[5]]
    for cell in yellow:
        if cell != SE_Y3:
            at.put(cell, monastery(1))
    events = at.place(SE_Y3, monastery(26))
    assert [event["points"] for event in events if event["event"] == "points"] == [6, 2, 3]


# Full colours


def last_castle(*black: int, mines: tuple[int, ...] = ()) -> Position:
    """The last castle cell is filled in phase E, with these tiles in the black depot; a workshop can be taken."""
    at = alone(castle=NW_C2, phase=4)
    at.lay(TO_TAKE, WORKSHOP)
    for cell in (2, 13):
        at.put(cell, CASTLE_TILE)
    for cell in mines:
        at.put(cell, MINE_TILE)
    at.put(SE_B2, BANK)
    for place, tile in enumerate(black):
        at.lay(NUMBERED + place, tile)
    at.place(SE_C4, CASTLE_TILE)
    return at


@pytest.mark.rule("burgundy.solo.colour")
def test_a_full_colour_brings_a_tile_of_the_black_depot_placed_at_once() -> None:
    at = last_castle(WATCHTOWER, SHIP_TILE)
    at.play(kind="first", effect=0)
    assert at.question == "Receive"
    at.play(kind="receive", space=NUMBERED, cell=33)
    assert at.player().cells[33] == WATCHTOWER
    assert at.table.board[NUMBERED] == 0
    assert solo(at).marker == (1 + 2) + (3 + 2) + 4  # the castle, the city of two, and the watchtower
    assert (at.player().large, at.player().small) == (0, 0)
    assert at.table.view(0)["bonus_tiles"] == {"large": [], "small": []}
    assert at.question == "Castle"


@pytest.mark.rule("burgundy.solo.colour.chain")
def test_a_tile_won_may_fill_another_colour() -> None:
    at = last_castle(MINE_TILE, WATCHTOWER, mines=(NW_M5, NE_M5))
    at.play(kind="first", effect=0)
    at.play(kind="receive", space=NUMBERED, cell=SE_M5)
    assert at.question == "Receive"
    at.play(kind="receive", space=NUMBERED + 1, cell=35)
    assert at.player().cells[35] == WATCHTOWER
    assert at.question == "Castle"


@pytest.mark.rule("burgundy.solo.colour.chain")
def test_without_a_tile_left_the_chain_ends() -> None:
    at = last_castle(MINE_TILE, mines=(NW_M5, NE_M5))
    at.play(kind="first", effect=0)
    assert at.player().cells[SE_M5] == MINE_TILE
    assert at.question == "Castle"


@pytest.mark.rule("burgundy.solo.colour.rules")
def test_a_tile_won_needs_a_cell_within_reach_but_no_number() -> None:
    at = last_castle(MINE_TILE, SHIP_TILE)
    at.play(kind="first", effect=0)
    assert {(action["space"], action["cell"]) for action in at.legal(kind="receive")} == {
        (NUMBERED, NW_M5),
        (NUMBERED, SE_M5),
        (NUMBERED + 1, 6),
        (NUMBERED + 1, 16),
        (NUMBERED + 1, 28),
    }


@pytest.mark.rule("burgundy.solo.colour.rules")
def test_if_none_fits_nothing_is_won() -> None:
    """All castle cells are full, so that a castle finds none."""
    at = last_castle(CASTLE_TILE)
    assert at.question == "Castle"
    assert at.table.board[NUMBERED] == CASTLE_TILE


# The target


@pytest.mark.rule("burgundy.solo.target.reset")
def test_at_the_target_the_marker_goes_back_and_the_surplus_is_lost() -> None:
    at = in_the_south_east(marker=48)
    at.put(SE_P6, animal(SHEEP, 3))
    at.place(SE_P2, animal(SHEEP, 4))
    assert solo(at).marker == 0
    assert solo(at).target == 45


@pytest.mark.rule("burgundy.solo.target.reset")
@pytest.mark.parametrize(("marker", "left"), [(47, 49), (48, 0)])
def test_to_reach_it_is_enough(marker: int, left: int) -> None:
    at = in_the_south_east(marker)
    sell(at, 1)
    if left:
        at.play(kind="done")  # no silver for it
    assert solo(at).marker == left


@pytest.mark.rule("burgundy.solo.target.lower")
@pytest.mark.rule("burgundy.solo.target.example")
def test_the_target_goes_down_by_5_each_time() -> None:
    at = in_the_south_east(marker=49)
    sell(at, 1)
    assert solo(at).target == 45
    assert solo(at).marker == 0
    solo(at).marker = 44
    sell(at, 1)
    assert solo(at).target == 40
    assert at.table.view(0)["solo"] == {"marker": 0, "target": 40, "empty": 36}


@pytest.mark.rule("burgundy.solo.target.action")
def test_reaching_the_target_gives_an_action_of_any_number() -> None:
    at = in_the_south_east(marker=49)
    sell(at, 1)
    assert isinstance(at.table.agenda[-1], Castle)
    at.play(kind="take", space=TO_TAKE)
    assert WORKSHOP in at.player().store


@pytest.mark.rule("burgundy.solo.target.floor")
def test_the_target_stays_at_5() -> None:
    at = in_the_south_east(marker=9, target=10)
    for _ in range(2):
        sell(at, 3)
        assert solo(at).target == 5
        assert solo(at).marker == 0
        assert at.question == "Castle"


@pytest.mark.rule("burgundy.solo.target.two-gains")
@pytest.mark.parametrize(("first", "left"), [(0, 10), (1, 1)])
def test_of_two_gains_one_may_reach_the_target_and_the_other_counts_from_0(first: int, left: int) -> None:
    """A mine fills a region: 1 point, and 10 for the phase."""
    at = in_the_south_east(marker=49)
    at.place(SE_M5, MINE_TILE)
    assert at.question == "First"
    assert effects(at) == ["first count 1 point", "first count 10 points"]
    at.play(kind="first", effect=first)
    assert at.question == "Castle"
    assert solo(at).marker == 0
    at.play(kind="take", space=TO_TAKE)
    assert solo(at).marker == left
    assert at.question == "Turn"


@pytest.mark.rule("burgundy.solo.target.two-gains")
@pytest.mark.parametrize(
    ("marker", "silver", "question"), [(38, 0, "Turn"), (39, 0, "First"), (37, 1, "Turn"), (37, 2, "First")]
)
def test_the_order_is_asked_only_where_points_and_silver_can_reach_the_target(
    marker: int, silver: int, question: str
) -> None:
    """Both gains come to 11 points."""
    at = in_the_south_east(marker)
    at.player().silver = silver
    at.place(SE_M5, MINE_TILE)
    assert at.question == question
    assert solo(at).marker == (marker + 11 if question == "Turn" else marker)


@pytest.mark.rule("burgundy.solo.buy-vp")
def test_with_points_come_more_may_be_bought_for_silver() -> None:
    at = in_the_south_east(marker=45)
    at.player().silver = 4
    sell(at, 1)
    assert at.question == "Reach"
    assert at.game.say(at.table, at.table.legal()[0], "en") == "reach the target (3 silver)"
    at.play(kind="reach")
    assert at.player().silver == 4 + 1 - 3
    assert (solo(at).marker, solo(at).target) == (0, 45)
    assert at.question == "Castle"


@pytest.mark.rule("burgundy.solo.buy-vp")
def test_who_does_not_buy_keeps_the_silver_and_the_points() -> None:
    at = in_the_south_east(marker=45)
    at.player().silver = 4
    sell(at, 1)
    at.play(kind="done")
    assert at.player().silver == 5
    assert (solo(at).marker, solo(at).target) == (47, 50)


@pytest.mark.rule("burgundy.solo.buy-vp")
def test_points_are_bought_only_with_others_and_only_if_they_reach() -> None:
    at = in_the_south_east(marker=49)
    at.player().silver = 9
    at.roll(1, 2)
    at.ask()
    assert at.legal(kind="reach") == []
    at.play(kind="workers", die=0)
    assert at.question == "Turn"
    at = in_the_south_east(marker=40)
    at.player().silver = 6
    sell(at, 1)
    assert at.question != "Reach"
    assert solo(at).marker == 42


@pytest.mark.rule("burgundy.solo.order")
def test_the_effects_of_a_tile_come_in_the_order_that_one_chooses() -> None:
    at = last_castle(BANK)
    assert at.question == "First"
    assert effects(at) == [
        "first take a tile from the black depot and place it",
        "first use the castle like a die of any number",
    ]
    at.play(kind="first", effect=1)
    assert at.question == "Castle"
    at.play(kind="take", space=TO_TAKE)
    assert at.question == "Receive"


@pytest.mark.rule("burgundy.solo.order")
def test_points_may_wait_for_a_tile_that_does_more() -> None:
    """Near the target the castle's action may come before the points of its region."""
    at = alone(castle=NW_C2, phase=4)
    at.put(SE_B2, BANK)
    solo(at).marker = 48
    at.player().goods[5] = 4
    at.lay(TO_TAKE, WORKSHOP)
    at.place(SE_C4, CASTLE_TILE)
    assert len(effects(at)) == 3
    at.play(kind="first", effect=2)
    at.play(kind="sell", goods=5)
    assert (solo(at).marker, solo(at).target) == (0, 45)
    at.play(kind="workers")
    assert solo(at).marker == 3


# The end


def all_but(cell: int, phase: int = 4) -> Position:
    """One cell of the south-eastern part is empty."""
    at = in_the_south_east(phase=phase)
    tiles = [CASTLE_TILE, MINE_TILE, SHIP_TILE, animal(0, 2), BANK, monastery(1)]
    for other, colour in enumerate(NAMED["13a"].colour):
        if other not in (cell, SE_C4):
            at.put(other, tiles[colour])
    return at


@pytest.mark.rule("burgundy.solo.end.win")
@pytest.mark.rule("burgundy.solo.end.at-once")
@pytest.mark.parametrize(("cell", "tile"), [(SE_M5, MINE_TILE), (SE_Y5, monastery(3)), (13, CASTLE_TILE)])
def test_the_last_cell_wins_at_once(cell: int, tile: int) -> None:
    at = all_but(cell, phase=1)
    at.lay(NUMBERED, BANK)
    assert at.table.ranking() == [2]
    events = at.place(cell, tile)
    assert at.table.over
    assert at.table.agenda == ()
    assert events[-1]["event"] == "ended"
    assert at.table.ranking() == [1]
    assert at.table.scores() == [37]
    assert at.table.score_sheet(0) == {"cells": 37}
    assert at.game.asks(at.table, "en") == "The estate is filled: you have won"


@pytest.mark.rule("burgundy.solo.end.win")
def test_with_an_empty_cell_left_the_game_is_lost() -> None:
    at = all_but(SE_M5)
    at.player().silver = 50
    at.end_phase()
    assert at.table.over
    assert at.table.ranking() == [2]
    assert at.table.scores() == [36]
    assert at.game.asks(at.table, "en") == "The estate is not filled, empty cells: 1"


@pytest.mark.rule("burgundy.solo.end.win")
def test_who_only_takes_workers_loses_after_25_rounds() -> None:
    table = started(players=1)
    table.play(table.legal()[0])
    for _ in played_idly(table):
        pass
    assert table.scores() == [1]
    assert table.ranking() == [2]
