"""The variant for experienced players: dealt boards, chosen sides and castles."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import feldberg
from feldberg import IllegalAction, OptionError
from feldberg.games.burgundy.content import BANK, CASTLE_TILE, MINE_TILE, SHIP_TILE, animal, monastery
from feldberg.games.burgundy.estates import ESTATES
from feldberg.games.burgundy.state import Table
from tests.rulebook.burgundy.position import Position, started

editions = pytest.mark.parametrize("edition", ["2011", "2019"])
player_counts = pytest.mark.parametrize("players", [2, 3, 4])
modes = pytest.mark.parametrize("choosing", ["in turn", "secret"])

TILES = [BANK, SHIP_TILE, animal(0, 2), monastery(26), MINE_TILE, CASTLE_TILE]


def dealt(table: Table) -> list[list[int]]:
    faces: list[list[int]] = table.view(None)["settling"]["dealt"]
    return faces


def castle_cells(edition: str, number: int) -> list[int]:
    layout = ESTATES[edition][number].replace(" ", "")
    return [cell for cell, letter in enumerate(layout) if letter == "C"]


def choices(table: Table, seat: int) -> dict[tuple[int, int], int]:
    """The legal actions of a seat by face and castle cell."""
    parts: dict[int, dict[str, Any]] = {action: dict(table.game.parts(action)) for action in table.legal(seat)}
    return {(found["face"], found["cell"]): action for action, found in parts.items()}


@editions
@player_counts
@modes
@pytest.mark.rule("burgundy.expert.estates")
@pytest.mark.rule("burgundy.expert.castle")
@pytest.mark.rule("burgundy.experienced.estates")
@pytest.mark.rule("burgundy.experienced.castle")
def test_everybody_may_choose_either_side_and_any_castle_cell(edition: str, players: int, choosing: str) -> None:
    table = started(edition=edition, players=players, estates="dealt", choosing=choosing)
    faces = dealt(table)
    wanted = {}
    for turn in range(players):
        seat = table.seat
        both = [(face, cell) for face in (0, 1) for cell in castle_cells(edition, faces[seat][face])]
        assert len(both) == 8
        assert sorted(choices(table, seat)) == both
        face, cell = both[(turn * 5 + 2) % 8]
        wanted[seat] = faces[seat][face], cell
        table.play(choices(table, seat)[face, cell])
    assert table.view(None)["question"] == "Turn"
    for seat, board in enumerate(table.view(None)["players"]):
        estate, cell = wanted[seat]
        assert board["estate"] == estate
        assert {at: tile for at, tile in enumerate(board["cells"]) if tile} == {cell: CASTLE_TILE}


@editions
@pytest.mark.rule("burgundy.expert.estates")
def test_the_boards_are_dealt_by_chance(edition: str) -> None:
    deals = [started(seed, edition=edition, estates="dealt") for seed in range(200)]
    for seat in (0, 1):
        assert {face for table in deals for face in dealt(table)[seat]} == set(ESTATES[edition])


@editions
@player_counts
@pytest.mark.rule("burgundy.expert.castle")
def test_named_estates_leave_the_castle_cell_free(edition: str, players: int) -> None:
    table = started(edition=edition, players=players, estates=[6, 8, 9, 5][:players])
    for _ in range(players):
        seat = table.seat
        assert [cell for _, cell in sorted(choices(table, seat))] == castle_cells(edition, [6, 8, 9, 5][seat])
        table.play(table.legal()[-1])
    assert table.scores() == [0] * players


@pytest.mark.parametrize(("edition", "beginner"), [("2011", [1]), ("2019", [1, 2])])
@player_counts
@pytest.mark.rule("burgundy.expert.pairs")
def test_a_board_has_two_estates_and_the_box_each_face_as_often_as_printed(
    edition: str, beginner: list[int], players: int
) -> None:
    most = Counter[int]()
    for seed in range(400):
        faces = dealt(started(seed, edition=edition, players=players, estates="dealt"))
        assert len(faces) == players
        assert all(one != two for one, two in faces)
        most |= Counter(face for board in faces for face in board)
    for number in ESTATES[edition]:
        assert most[number] == (players if number in beginner else 1)


# How the choice is made


@editions
@player_counts
@pytest.mark.rule("burgundy.expert.mode")
def test_in_turn_all_choose_openly_from_the_first_player_on(edition: str, players: int) -> None:
    for seed in range(5):
        table = started(seed, edition=edition, players=players, estates="dealt", choosing="in turn")
        order = table.view(None)["order"]
        for place, seat in enumerate(order):
            assert table.seats == (seat,)
            for other in range(players):
                cells = table.view(seat)["players"][other]["cells"]
                assert (CASTLE_TILE in cells) == (other in order[:place])
            with pytest.raises(IllegalAction):
                table.play(table.legal()[0], (seat + 1) % players)
            table.play(table.legal()[0], seat)


@editions
@player_counts
@pytest.mark.rule("burgundy.expert.mode")
def test_in_secret_all_choose_at_once_and_nothing_shows_before_the_last(edition: str, players: int) -> None:
    table = started(edition=edition, players=players, estates="dealt", choosing="secret")
    assert table.seats == tuple(range(players))
    unseen = {seat: table.view(seat) for seat in range(players)}
    for seat in range(players - 1, 0, -1):
        table.play(table.legal(seat)[-1], seat)
        for other in range(seat):
            view = table.view(other)
            assert {**view, "asked": None} == {**unseen[other], "asked": None}
            assert seat not in view["asked"]
        with pytest.raises(IllegalAction):
            table.play(0, seat)
    table.play(table.legal(0)[-1], 0)
    for board in table.view(None)["players"]:
        assert board["cells"].count(CASTLE_TILE) == 1
    assert table.view(None)["question"] == "Turn"


@editions
@pytest.mark.rule("burgundy.expert.mode")
def test_there_is_no_third_way_to_choose(edition: str) -> None:
    with pytest.raises(OptionError):
        started(edition=edition, estates="dealt", choosing="late")


@player_counts
@modes
@pytest.mark.rule("burgundy.expert.after-first-player")
def test_the_boards_are_chosen_when_the_rest_is_set_up(players: int, choosing: str) -> None:
    view = started(edition="2011", players=players, estates="dealt", choosing=choosing).view(None)
    assert view["phase"] == -1
    assert [view["players"][seat]["workers"] for seat in view["order"]] == [1, 2, 3, 4][:players]
    for board in view["players"]:
        assert sum(board["goods"]) == 3
        assert board["silver"] == 1
        assert board["cells"] == [None] * 37


# Castles on the rim


@pytest.mark.parametrize(("edition", "estate"), [("2011", 2), ("2019", 10)])
@pytest.mark.parametrize(
    ("castle", "open_cells"),
    [(3, {2, 7, 8}), (21, {20, 14, 27}), (33, {34, 28, 29}), (36, {35, 31, 32})],
)
@pytest.mark.rule("burgundy.expert.rim-castle")
def test_a_castle_in_a_corner_opens_three_cells(edition: str, estate: int, castle: int, open_cells: set[int]) -> None:
    assert cells_open_beside(edition, estate, castle) == open_cells


@editions
@pytest.mark.parametrize(
    ("estate", "castle", "open_cells"),
    [
        (1, 18, {11, 12, 17, 19, 24, 25}),
        (7, 1, {0, 2, 5, 6}),
        (7, 34, {33, 35, 29, 30}),
        (3, 32, {26, 27, 31, 36}),
        (3, 28, {22, 23, 29, 33}),
        (9, 15, {9, 16, 22}),
    ],
)
@pytest.mark.rule("burgundy.expert.rim-castle")
def test_a_castle_on_another_rim_cell_opens_four_and_one_inside_six(
    edition: str, estate: int, castle: int, open_cells: set[int]
) -> None:
    """Cell 15 is a corner at the left of the long row."""
    assert cells_open_beside(edition, estate, castle) == open_cells


def cells_open_beside(edition: str, estate: int, castle: int) -> set[int]:
    """Where any tile could go with any die."""
    at = Position(edition=edition, estate=estate, castle=castle, dice=(1, 0))
    at.player().workers = 3
    found: set[int] = set()
    for tile in TILES:
        at.store(tile)
        at.ask()
        found |= {action["cell"] for action in at.legal(kind="place")}
    return found


@pytest.mark.rule("burgundy.expert.castle")
def test_a_list_of_beginner_estates_lets_everybody_choose_the_cell() -> None:
    game = feldberg.game("burgundy", estates=[1, 1])
    state = game.start(1)
    assert [game.parts(action)["cell"] for action in state.legal()] == [1, 2, 6, 18]
