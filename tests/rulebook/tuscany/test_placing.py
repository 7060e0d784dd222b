"""Placing a tile: where, and the points for areas and colours."""

from __future__ import annotations

import pytest

from tests.rulebook.tuscany.position import Position

LAST = {"D": "D2", "R": "R1", "B": "B1", "L": "L4", "G": "G3", "O": "O3", "Y": "Y3", "E": "E1"}


@pytest.mark.rule("tuscany.place")
def test_a_stored_piece_is_laid_on_a_space_against_payment() -> None:
    position = Position()
    position.store("village")
    position.hand("OOR")
    position.turn().do("put village O3")
    assert (position.on("O3"), position.stored(), position.cards()) == ("village", [], "R")
    assert len(position.player().stack) == 21
    assert position.table.seat == 1


@pytest.mark.rule("tuscany.place")
def test_stored_tiles_that_look_alike_are_one_choice() -> None:
    position = Position()
    position.own("storage", "storage")
    position.store("village", "neutral village", "wheat")
    position.hand("OOLL")
    assert position.turn().legal("put") == ["put village O2", "put village O3", "put wheat L4"]
    position.do("put village O3", "pay O O")
    assert position.stored() == ["village", "wheat"]


@pytest.mark.rule("tuscany.place.colour")
@pytest.mark.parametrize(
    ("tile", "cells"),
    [
        ("castle", ["D3"]),
        ("city", ["R1"]),
        ("tavern", ["B1"]),
        ("wheat", ["L4"]),
        ("quarry", ["G3"]),
        ("village", ["O2", "O3"]),
        ("monastery", ["Y3"]),
        ("coach", ["E1"]),
    ],
)
def test_a_tile_covers_a_space_of_its_colour(tile: str, cells: list[str]) -> None:
    position = Position()
    position.cover("D2", *(["R2"] if tile == "castle" else []))
    position.store(tile)
    position.player().workers = 2
    assert position.turn().legal("put") == [f"put {tile} {cell}" for cell in cells]


@pytest.mark.rule("tuscany.place.adjacent")
def test_a_tile_touches_a_covered_space() -> None:
    position = Position()
    position.store("hex")
    position.player().workers = 2
    around = ["D2", "G3", "L4", "O2", "O3", "Y3"]
    assert position.turn().legal("put") == [f"put hex {cell}" for cell in around]
    position.cover("E3")
    further = sorted([*around, "R3", "Y4", "B2"])
    assert position.turn().legal("put") == [f"put hex {cell}" for cell in further]
    position.cover("R3")
    further = sorted([*around, "Y4", "B2", "O4", "E4"])
    assert position.turn().legal("put") == [f"put hex {cell}" for cell in further]


@pytest.mark.rule("tuscany.place.adjacent-across-boards")
def test_spaces_touch_across_a_seam() -> None:
    position = Position()
    position.store("village")
    position.hand("OO")
    assert "put village O2" in position.turn().legal()  # on A, while the castle stands on B
    position.do("put village O2")
    assert position.on("O2") == "village"


@pytest.mark.rule("tuscany.place.steps")
def test_points_come_before_the_effect() -> None:
    position = Position()
    position.cover("L5", "L1", "L2", "L3")
    position.place("wheat", "L4")
    assert [(event["why"], event["points"]) for event in position.told("green")] == [(0, 3), (1, 4), (2, 1)]


@pytest.mark.rule("tuscany.place.steps")
def test_a_castle_scores_before_it_places() -> None:
    position = Position()
    position.store("castle")
    position.hand("DD")
    position.turn().do("put castle D2")
    assert position.question == "Castle"
    assert position.green() == 3


@pytest.mark.rule("tuscany.area.points")
@pytest.mark.parametrize(
    ("covered", "tile", "cell", "scored"),
    [
        (["D2"], "tavern", "B1", 1),
        (["G4"], "quarry", "G3", 3),
        (["O1", "O2"], "village", "O3", 6),
        (["Y1", "Y2"], "monastery", "Y3", 6),
    ],
)
def test_a_completed_area_scores_by_its_size(covered: list[str], tile: str, cell: str, scored: int) -> None:
    position = Position()
    position.cover(*covered)
    position.place(tile, cell)
    assert position.points("area") == [scored]
    assert position.green() == scored


@pytest.mark.rule("tuscany.area.incomplete")
def test_an_area_with_an_empty_space_scores_nothing() -> None:
    position = Position()
    position.cover("O4", "O5", "O1")  # O4 and O5 are another area
    position.place("village", "O3")
    assert position.green() == 0


@pytest.mark.rule("tuscany.area.example.monasteries")
def test_three_monasteries_score_six() -> None:
    position = Position()
    position.cover("Y1")
    position.place("monastery", "Y3")
    assert position.green() == 0
    position.place("monastery", "Y2")
    assert position.green() == 6


@pytest.mark.rule("tuscany.area.across-boards")
def test_an_area_goes_on_across_a_seam() -> None:
    position = Position()
    position.place("village", "O3")  # alone on its board
    assert position.green() == 0
    position.cover("O1")
    position.place("village", "O2")
    assert position.green() == 6


@pytest.mark.rule("tuscany.area.start-castle")
def test_the_starting_castle_counts_for_its_area() -> None:
    position = Position()
    position.place("castle", "D2")
    assert position.green() == 3


def almost(colour: str, players: int = 2) -> Position:
    """Nobody has an empty space but one of a colour."""
    position = Position(players)
    for seat in range(players):
        position.fill(LAST[colour], seat=seat)
    return position


@pytest.mark.rule("tuscany.colour.first")
@pytest.mark.rule("tuscany.colour.second")
@pytest.mark.rule("tuscany.colour.third")
@pytest.mark.parametrize(
    ("colour", "sides"),
    [
        ("D", [2, 1]),
        ("R", [3, 1]),
        ("B", [3, 2]),
        ("L", [4, 1]),
        ("G", [4, 2]),
        ("O", [4, 3]),
        ("Y", [3, 1]),
        ("E", [3, 2]),
    ],
)
def test_the_first_two_who_complete_a_colour_score(colour: str, sides: list[int]) -> None:
    position = almost(colour, 4)
    kind = "DRBLGOYE".index(colour)
    for seat, bonus in enumerate([*sides, 0, 0]):
        assert list(position.table.view(None)["colour_bonuses"].values())[kind] == bonus
        position.place("hex", LAST[colour], seat)
        assert position.points("colour") == ([bonus] if bonus else [])
        assert [event["what"] for event in position.told("green") if event["why"] == 1] == ([kind] if bonus else [])


@pytest.mark.rule("tuscany.colour.second-same-circle")
def test_two_who_complete_a_colour_in_one_circle_do_not_share() -> None:
    position = almost("G")
    for seat in (0, 1):
        position.store("quarry", seat=seat)
        position.hand("GG", seat=seat)
    position.turn(0).do("put quarry G3")
    assert position.points("colour") == [4]
    position.do("stop", "put quarry G3")
    assert position.points("colour") == [2]


@pytest.mark.rule("tuscany.colour.example")
def test_dark_green_needs_two_castles_and_yellow_four_monasteries() -> None:
    position = Position()
    position.cover("D2", "R2")
    position.place("castle", "D3")
    assert position.points("colour") == [2]
    position = Position()
    position.cover("Y1", "Y2")
    position.place("monastery", "Y3")
    assert position.points("colour") == []
    position.cover("E3")
    position.place("monastery", "Y4")
    assert position.points("colour") == [3]


@pytest.mark.rule("tuscany.colour.hex-counts")
def test_a_hex_counts_for_areas_and_colours() -> None:
    position = Position()
    position.cover("G1", "G2 hex", "G4 hex")
    position.place("hex", "G3")
    assert position.points("area") == [3]
    assert position.points("colour") == [4]
