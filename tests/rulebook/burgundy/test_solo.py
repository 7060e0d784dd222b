"""The game for one: set-up, board, river, ships and face-down tiles, on estate 13a unless told otherwise."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from feldberg import OptionError
from feldberg.games.burgundy.content import (
    BANK,
    CASTLE_TILE,
    COLOUR_OF,
    DEPOTS,
    FACE_DOWN,
    GOODS,
    LETTERS,
    MINE_TILE,
    NUMBERED,
    SHIP_TILE,
    SPACE_COLOURS,
    WATCHTOWER,
    animal,
    monastery,
)
from feldberg.games.burgundy.estates import NAMED, Estate
from feldberg.games.burgundy.modules.solo import Solo, solo_of
from feldberg.games.burgundy.questions import Castle
from tests.rulebook.burgundy.position import Position, played_idly, started

# Cells of 13a by part, colour and number
NW_B4, NW_C2, NW_S1, NW_M5, NW_Y3 = 1, 4, 6, 5, 3
NE_S6, NE_M5 = 7, 8
SW_S4, SW_B2, SW_B4 = 19, 18, 21
SE_Y5, SE_Y3, SE_S1, SE_B2, SE_C4, SE_P6, SE_M5 = 24, 25, 28, 29, 30, 31, 34

PARTS_OF_13A = {
    "NW": "P6 B4 / C2 Y3 C2 / M5 S1",
    "NE": "S6 M5 B6 B2 / B4 P2 C4 Y3 / B6 S3 B1",
    "SW": "B2 S4 / B5 B4 / P1 Y3",
    "SE": "Y5 Y3 Y5 P1 / S1 B2 C4 P6 S3 / B6 M5 B1 P2",
}
RIVER_OF_13A = ["NE S6", "NW S1", "SW S4", "SE S1", "NE S3", "SE S3"]


def alone(**options: Any) -> Position:
    """One at an empty table, with the castle on the right of the north-western part."""
    return Position(**{"players": 1, "estates": "13a", "castle": NW_C2, **options})


def solo(at: Position) -> Solo:
    return solo_of(at.table)


def parts_of(estate: Estate) -> list[list[int]]:
    """The groups of cells that touch, each sorted, in the order of their first cells."""
    left = list(range(len(estate.colour)))
    parts = []
    while left:
        part = [left[0]]
        for cell in part:
            part += [other for other in estate.shape.touching[cell] if other not in part]
        parts.append(sorted(part))
        left = [cell for cell in left if cell not in part]
    return parts


def named(estate: Estate, cell: int) -> str:
    return f"{LETTERS[estate.colour[cell]]}{estate.dice[cell]}"


def region_sizes(estate: Estate, letter: str) -> list[int]:
    return sorted((len(region) for region in estate.cells if LETTERS[estate.colour[region[0]]] == letter), reverse=True)


def placed(at: Position, tile: int) -> list[int]:
    """Where the only stored tile can go, with workers enough for any number."""
    at.store(tile)
    at.player().workers = 9
    at.roll(1, 0)
    at.ask()
    return [action["cell"] for action in at.legal(kind="place")]


# Set-up


@pytest.mark.rule("burgundy.solo.start")
def test_one_starts_with_1_silver_2_workers_and_3_goods() -> None:
    player = started(players=1).players[0]
    assert (player.silver, player.workers, sum(player.goods)) == (1, 2, 3)


@pytest.mark.rule("burgundy.solo.castle")
@pytest.mark.parametrize("name", ["13a", "13b"])
def test_the_castle_goes_onto_any_castle_cell(name: str) -> None:
    table = started(players=1, estates=name)
    castles = [cell for cell, colour in enumerate(NAMED[name].colour) if LETTERS[colour] == "C"]
    assert len(castles) == 4
    assert [table.game.parts(action)["cell"] for action in table.legal()] == castles
    table.play(table.legal()[2])
    assert table.players[0].cells[castles[2]] == CASTLE_TILE
    assert started(players=1).view(0)["settling"] == {"dealt": [[NAMED["13a"].number]]}


@pytest.mark.rule("burgundy.solo.estate-13a")
def test_13a_is_as_printed() -> None:
    estate = NAMED["13a"]
    parts = parts_of(estate)
    assert [len(part) for part in parts] == [7, 11, 6, 13]
    for part, (name, rows) in zip(parts, PARTS_OF_13A.items(), strict=True):
        heights = sorted({estate.shape.places[cell][1] for cell in part})
        found = [
            " ".join(named(estate, cell) for cell in part if estate.shape.places[cell][1] == height)
            for height in heights
        ]
        assert " / ".join(found) == rows, name
    where = [name for cell in range(37) for name, part in zip(PARTS_OF_13A, parts, strict=True) if cell in part]
    assert [f"{where[cell]} {named(estate, cell)}" for cell in estate.shape.river] == RIVER_OF_13A
    assert {letter: region_sizes(estate, letter) for letter in "SBPYMC"} == {
        "S": [1] * 6,
        "B": [3, 2, 2, 2, 1, 1, 1],
        "P": [3, 1, 1, 1],
        "Y": [3, 1, 1, 1],
        "M": [1] * 3,
        "C": [1] * 4,
    }
    assert len(estate.cells) == 28
    assert not estate.ours


@pytest.mark.rule("burgundy.solo.estate-13b")
def test_13b_is_ours_within_the_constraints() -> None:
    estate = NAMED["13b"]
    assert estate.ours
    assert {letter: sum(region_sizes(estate, letter)) for letter in "BSPYMC"} == {
        "B": 12,
        "S": 6,
        "P": 6,
        "Y": 6,
        "M": 3,
        "C": 4,
    }
    assert all(1 <= len(region) <= 8 for region in estate.cells)
    assert all(5 <= sum(1 for die in estate.dice if die == face) <= 7 for face in range(1, 7))
    assert sorted(estate.shape.river) == [int(cell) for cell in estate.of_colour[2]]
    parts = parts_of(estate)
    assert len(parts) > len(parts_of(NAMED["13a"]))
    part_of = {cell: at for at, part in enumerate(parts) for cell in part}
    reached = {0}  # from any part, for what the river joins it joins both ways
    for _ in parts:
        for one, two in pairwise(estate.shape.river):
            if {part_of[one], part_of[two]} & reached:
                reached |= {part_of[one], part_of[two]}
    assert len(reached) == len(parts)


@pytest.mark.rule("burgundy.solo.goods-unlimited")
def test_goods_of_all_colours_find_room() -> None:
    at = alone()
    at.player().goods[0] = 1
    at.goods(0, 1, 2, 3, 4, 5)
    at.place(NW_S1, SHIP_TILE)
    at.play(kind="sail", depot=0)
    assert list(at.player().goods) == [1] * GOODS


@pytest.mark.rule("burgundy.solo.markers")
def test_the_marker_starts_at_0_and_the_target_is_50() -> None:
    assert started(players=1).view(0)["solo"] == {"marker": 0, "target": 50, "empty": 37}


@pytest.mark.rule("burgundy.solo.two-player-board")
def test_the_board_is_that_of_two() -> None:
    table = started(players=1)
    used = table.view(0)["used_spaces"]
    assert sum(1 for space in used if space < NUMBERED) == 12
    assert sum(1 for space in used if space >= NUMBERED) == 4
    table.play(table.legal()[0])
    assert sum(1 for tile in table.board if tile) == 12 + 4 - 1  # the round has removed one


@pytest.mark.rule("burgundy.solo.two-player-board")
def test_a_good_brings_2_points() -> None:
    at = alone(dice=(3, 0))
    at.player().goods[2] = 3
    at.ask()
    at.play(kind="sell")
    assert solo(at).marker == 6


# Rounds


@pytest.mark.rule("burgundy.solo.rounds")
def test_25_rounds_of_three_dice() -> None:
    table = started(players=1)
    table.play(table.legal()[0])
    events = [event.to_dict() for event in table.events]
    for found in played_idly(table):
        events += found
    assert [event["event"] for event in events].count("round") == 25
    assert [event["event"] for event in events].count("rolled") == 25
    goods = [event for event in events if event["event"] == "goods_came"]
    assert len(goods) == 25
    assert {event["depot"] for event in goods} == set(range(DEPOTS))
    assert table.over


@pytest.mark.rule("burgundy.solo.removal")
def test_every_round_a_tile_leaves_the_depot_of_the_white_die() -> None:
    table = started(players=1)
    table.play(table.legal()[0])
    names = [event.kind.name for event in table.events]
    assert names.index("removed") == names.index("goods_came") + 1
    [came] = [event for event in table.events if event.kind.name == "goods_came"]
    [gone] = [event for event in table.events if event.kind.name == "removed"]
    assert gone["space"] // 4 == came["depot"] == table.white - 1
    assert table.board[gone["space"]] == 0


@pytest.mark.rule("burgundy.solo.removal")
@pytest.mark.parametrize(("depot", "letters"), list(enumerate(["BS", "YC", "PB", "SB", "MY", "BP"])))
def test_the_topmost_or_leftmost_tile_goes_first(depot: int, letters: str) -> None:
    at = alone()
    tiles = {0: CASTLE_TILE, 1: MINE_TILE, 2: SHIP_TILE, 3: animal(0, 2), 4: BANK, 5: monastery(1)}
    for space in at.table.view(0)["used_spaces"]:
        if space < NUMBERED:
            at.lay(space, tiles[int(SPACE_COLOURS[space])])
    at.table.white = depot + 1
    lost = ""
    for _ in range(2):
        before = list(at.table.board)
        solo(at).round_begins(at.table)
        [space] = [space for space in range(NUMBERED) if before[space] != at.table.board[space]]
        assert space // 4 == depot
        lost += LETTERS[COLOUR_OF[before[space]]]
    assert lost == letters


@pytest.mark.rule("burgundy.solo.removal.empty")
@pytest.mark.parametrize(("white", "space"), [(6, 5), (2, 5), (3, 16)])
def test_if_it_has_none_the_next_depot_that_has_one_loses_a_tile(white: int, space: int) -> None:
    at = alone()
    at.lay(5, BANK)  # the second space of depot 2
    at.lay(16, BANK)  # the first of depot 5
    at.lay(18, BANK)
    at.table.white = white
    solo(at).round_begins(at.table)
    assert [other for other in (5, 16, 18) if at.table.board[other] == 0] == [space]


@pytest.mark.rule("burgundy.solo.removal.empty")
def test_with_six_empty_depots_nothing_leaves() -> None:
    at = alone()
    at.lay(NUMBERED, BANK)
    solo(at).round_begins(at.table)
    assert at.table.board[NUMBERED] == BANK


@pytest.mark.rule("burgundy.solo.actions")
def test_a_turn_has_two_dice_and_one_purchase() -> None:
    at = alone(dice=(1, 2))
    at.lay(0, BANK)
    at.lay(NUMBERED, WATCHTOWER)
    at.lay(NUMBERED + 1, SHIP_TILE)
    at.player().silver = 4
    at.player().goods[1] = 1
    at.ask()
    at.play(kind="take", space=0)
    at.play(kind="buy", space=NUMBERED)
    assert at.legal(kind="buy") == []
    at.play(kind="workers", die=1)
    assert at.table.round == 1
    assert at.player().silver == 2
    assert [int(tile) for tile in at.player().store] == [BANK, WATCHTOWER, 0]


@pytest.mark.rule("burgundy.solo.no-turn-order")
def test_a_ship_moves_no_marker() -> None:
    at = alone()
    at.goods(3, 2)
    at.place(NW_S1, SHIP_TILE)
    events = at.play(kind="sail", depot=3)
    assert "marker" not in [event["event"] for event in events]
    assert list(at.table.steps) == [0]
    assert list(at.table.order) == [0]


# The river


@pytest.mark.rule("burgundy.solo.part")
def test_another_part_takes_other_tiles_only_after_a_ship() -> None:
    at = alone()
    at.put(NW_S1, SHIP_TILE)
    assert not {SW_B2, SW_B4, NE_M5} & {*placed(at, BANK), *placed(at, MINE_TILE)}
    at.place(SW_S4, SHIP_TILE)
    assert {SW_B2, SW_B4} <= set(placed(at, BANK))
    assert NE_M5 not in placed(at, MINE_TILE)


@pytest.mark.rule("burgundy.solo.river")
def test_the_river_leads_a_ship_to_the_next_ship_cells() -> None:
    at = alone()
    assert placed(at, SHIP_TILE) == [NW_S1]
    at.put(NW_S1, SHIP_TILE)
    assert placed(at, SHIP_TILE) == [NE_S6, SW_S4]
    at.put(SW_S4, SHIP_TILE)
    assert placed(at, SHIP_TILE) == [NE_S6, SE_S1]


@pytest.mark.rule("burgundy.solo.river.not-face-down")
def test_a_face_down_tile_opens_no_part() -> None:
    at = alone()
    at.put(NW_S1, SHIP_TILE)
    assert not {NE_S6, SW_S4} & set(placed(at, FACE_DOWN))
    at.put(SW_S4, SHIP_TILE)
    assert SW_B2 in placed(at, FACE_DOWN)
    assert SE_S1 not in placed(at, FACE_DOWN)


@pytest.mark.rule("burgundy.solo.river.not-face-down")
def test_but_on_the_near_cell_it_serves_as_neighbour() -> None:
    at = alone()
    assert NW_S1 in placed(at, FACE_DOWN)
    at.put(NW_S1, FACE_DOWN)
    assert placed(at, SHIP_TILE) == [NE_S6, SW_S4]


# Ships


@pytest.mark.rule("burgundy.solo.ship.others-lost")
def test_the_goods_of_all_other_depots_leave_the_game() -> None:
    at = alone()
    at.goods(1, 0, 1)
    at.goods(2, 3)
    at.goods(5, 0, 0)
    at.place(NW_S1, SHIP_TILE)
    events = at.play(kind="sail", depot=1)
    assert list(at.player().goods) == [1, 1, 0, 0, 0, 0]
    assert sum(at.table.goods) == 0
    assert [event["count"] for event in events if event["event"] == "left_behind"] == [3]
    assert sum(at.player().sold) == 0


def trading(*goods: int, depot: tuple[int, ...] = (BANK,)) -> Position:
    """A ship has just been placed and has found nothing; so many goods of each colour lie in store."""
    at = alone()
    for colour, count in enumerate(goods):
        at.player().goods[colour] = count
    for place, tile in enumerate(depot):
        at.lay(NUMBERED + place, tile)
    at.place(NW_S1, SHIP_TILE)
    return at


@pytest.mark.rule("burgundy.solo.ship.exchange")
def test_five_goods_go_for_a_tile_of_the_black_depot() -> None:
    at = trading(2, 3, 1, depot=(BANK, MINE_TILE))
    assert at.question == "Swap"
    assert [action["kind"] for action in at.legal()] == ["swap", "swap", "done"]
    at.play(kind="swap", space=NUMBERED + 1)
    for colour in (0, 1, 1, 2, 1):
        assert at.question == "Give"
        at.play(kind="give", goods=colour)
    assert list(at.player().goods) == [1, 0, 0, 0, 0, 0]
    assert sum(at.player().sold) == 0
    assert [int(tile) for tile in at.player().store] == [FACE_DOWN, 0, 0]
    assert [int(tile) for tile in at.table.board[NUMBERED : NUMBERED + 2]] == [BANK, 0]
    assert at.question == "Turn"


@pytest.mark.rule("burgundy.solo.ship.exchange")
def test_the_exchange_may_be_left_and_needs_five_goods_and_a_tile() -> None:
    at = trading(5)
    at.play(kind="done")
    assert at.question == "Turn"
    assert list(at.player().goods) == [5, 0, 0, 0, 0, 0]
    assert at.legal(kind="swap") == []
    assert trading(4).question == "Turn"
    assert trading(5, depot=()).question == "Turn"


@pytest.mark.rule("burgundy.solo.ship.exchange")
def test_with_a_full_storage_a_tile_is_discarded_first() -> None:
    at = trading(5)
    at.store(BANK, MINE_TILE, CASTLE_TILE)
    at.play(kind="swap")
    assert at.question == "Discard"
    at.play(kind="discard", tile=MINE_TILE)
    assert [int(tile) for tile in at.player().store] == [BANK, FACE_DOWN, CASTLE_TILE]
    assert sum(at.player().goods) == 0


@pytest.mark.rule("burgundy.solo.ship.exchange")
@pytest.mark.parametrize(("goods", "left", "question"), [((5,), 0, "Turn"), ((4, 4), 4, "Turn"), ((4, 5), 5, "Swap")])
def test_goods_that_were_sold_first_cannot_be_exchanged(goods: tuple[int, ...], left: int, question: str) -> None:
    """The ship's region may reach the target, and the action for that may come first."""
    at = trading(*goods)
    at.table.ask(Castle(0))
    at.table.settle()
    at.play(kind="sell", goods=0)
    assert sum(at.player().goods) == left
    assert at.question == question


@pytest.mark.rule("burgundy.solo.ship.exchange.once")
def test_a_ship_allows_one_exchange() -> None:
    at = trading(10, depot=(BANK, MINE_TILE))
    at.play(kind="swap", space=NUMBERED)
    assert list(at.player().goods) == [5, 0, 0, 0, 0, 0]
    assert at.question == "Turn"


# Face-down tiles


@pytest.mark.rule("burgundy.solo.black-tile.any-colour")
def test_a_face_down_tile_goes_onto_any_colour_by_the_usual_rules() -> None:
    """Around the castle lie a building, a monastery, a ship and a mine cell; their numbers count."""
    at = alone(castle=NW_C2)
    near = sorted(NAMED["13a"].shape.touching[NW_C2])
    assert sorted(placed(at, FACE_DOWN)) == near
    at.player().workers = 0
    at.roll(3, 0)
    at.ask()
    assert [action["cell"] for action in at.legal(kind="place")] == [NW_Y3]
    at.play(kind="place", cell=NW_Y3)
    assert at.player().cells[NW_Y3] == FACE_DOWN
    assert at.player().monasteries == 0


@pytest.mark.rule("burgundy.solo.black-tile.completes")
def test_a_face_down_tile_fills_regions_and_colours() -> None:
    at = alone()
    at.put(NW_M5, MINE_TILE)
    at.put(NE_M5, MINE_TILE)
    at.put(SE_C4, CASTLE_TILE)
    at.lay(NUMBERED, BANK)
    at.place(SE_M5, FACE_DOWN)
    assert solo(at).marker == 11
    assert at.question == "Receive"


@pytest.mark.rule("burgundy.solo.black-tile.mine")
def test_a_mine_face_down_brings_no_silver() -> None:
    at = alone()
    at.put(NW_M5, FACE_DOWN)
    at.put(SE_M5, MINE_TILE)
    at.end_phase()
    assert at.player().silver == 1


@pytest.mark.rule("burgundy.solo.black-tile.kind")
def test_a_face_down_tile_on_a_ship_cell_is_no_ship() -> None:
    at = alone()
    at.goods(2, 0)
    at.player().goods[0] = 5
    at.lay(NUMBERED, BANK)
    at.place(NW_S1, FACE_DOWN)
    assert at.question == "Turn"
    assert sum(at.table.goods) == 1


@pytest.mark.rule("burgundy.solo.black-tile.kind")
def test_a_face_down_tile_has_no_building_and_no_free_step() -> None:
    at = alone(castle=SE_C4)
    at.put(SE_B2, FACE_DOWN)
    assert 33 in placed(at, BANK)  # the other cell of the same city
    for number in (9, 10, 11):
        at.give(number)
    at.store(FACE_DOWN)
    at.player().workers = 0
    at.roll(1, 0)  # SE Y5, Y3, M5, P6 and S1 are near
    at.ask()
    numbers = {int(at.player().estate.dice[action["cell"]]) for action in at.legal(kind="place")}
    assert numbers == {1}


@pytest.mark.rule("burgundy.solo.level")
def test_the_first_target_is_45_to_55_and_each_further_one_lower_by_5() -> None:
    for target in (45, 49, 51, 55):
        table = started(players=1, target=target)
        assert table.view(0)["solo"]["target"] == target
    for target in (44, 56):
        with pytest.raises(OptionError, match="45 to 55"):
            started(players=1, target=target)
    with pytest.raises(OptionError, match="only one alone has a target"):
        started(players=2, target=45)
    at = alone(target=47)
    solo(at).marker = 46
    at.player().goods[0] = 1
    at.roll(1, 0)
    at.ask()
    at.play(kind="sell")
    assert solo(at).target == 42
