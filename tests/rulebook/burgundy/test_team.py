"""The team game: seats 0 and 2 against 1 and 3."""

from __future__ import annotations

from itertools import accumulate
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from feldberg.games.burgundy.content import (
    BANK,
    BOARDING_HOUSE,
    CASTLE_TILE,
    LAST_STEP,
    LETTERS,
    MINE_TILE,
    SHIP_TILE,
    WATCHTOWER,
    WORKSHOP,
    monastery,
)
from feldberg.games.burgundy.estates import NAMED, Estate
from tests.rulebook.burgundy.position import Position, started

CENTRE = 21
LEFT_12A = (
    "C6 B5 B4 B3 / M4 S1 B6 M5 Y4 / B5 C4 S3 M1 Y2 Y5 / B6 B1 B2 S6 S5 S4 C1 / "
    "Y2 C5 S4 P3 B1 M2 / Y6 S1 P2 B5 B6 / S3 P4 P1 B3"
)
RIGHT_12A = (
    "P3 P4 B5 Y6 / P5 B5 S5 B1 Y2 / P6 B2 S1 B3 C2 Y3 / B4 S2 C6 B2 B1 Y4 / "
    "M3 M1 S3 B4 C5 Y2 / B6 B5 P2 P1 Y5 / B3 P1 P4 Y3"
)
TOTALS = {"B": 24, "S": 12, "P": 12, "Y": 12, "M": 6, "C": 7}
S4_LEFT, M2, M3, B4_RIGHT = 20, 27, 58, 52  # beside the centre, and across the seam
OWN, SHARED = 0, 1


def team(**options: Any) -> Position:
    """All four at an empty table on 12a; it is seat 0's turn."""
    return Position(**{"players": 4, "team": True, "estates": "12a", "castle": CENTRE, **options})


def cells_of(estate: Estate, half: str) -> str:
    """The cells of a half as the facts write them, row by row."""
    lengths = {"left": [4, 5, 6, 7, 6, 5, 4], "right": [4, 5, 6, 6, 6, 5, 4]}[half]
    first = 0 if half == "left" else 37
    ends = [first + end for end in accumulate(lengths)]
    return " / ".join(
        " ".join(f"{LETTERS[estate.colour[cell]]}{estate.dice[cell]}" for cell in range(end - length, end))
        for end, length in zip(ends, lengths, strict=True)
    )


def region_sizes(estate: Estate) -> dict[str, list[int]]:
    sizes: dict[str, list[int]] = {letter: [] for letter in "BSPYMC"}
    for region in estate.cells:
        sizes[LETTERS[estate.colour[region[0]]]].append(len(region))
    return {letter: sorted(found, reverse=True) for letter, found in sizes.items()}


def across_the_seam(estate: Estate) -> list[tuple[int, int]]:
    """The cells of different halves that touch, but for the centre, which belongs to both."""
    return [
        (cell, other)
        for cell, touching in enumerate(estate.shape.touching)
        for other in touching
        if cell < 37 <= other and cell != CENTRE
    ]


# Set-up


@pytest.mark.rule("burgundy.team.teams")
def test_seats_that_face_each_other_are_a_team_and_any_of_them_may_begin() -> None:
    assert started(players=4, team=True).game.teams == [[0, 2], [1, 3]]
    assert {int(started(seed, players=4, team=True).order[0]) for seed in range(30)} == {0, 1, 2, 3}


@pytest.mark.rule("burgundy.team.four-player-values")
def test_the_main_board_and_the_bonus_tiles_are_those_of_four_players() -> None:
    view = started(players=4, team=True).view(0)
    assert len(view["used_spaces"]) == 32
    assert view["bonus_points"] == {"large": 7, "small": 4}


@pytest.mark.rule("burgundy.team.four-player-values")
def test_a_good_brings_4_points() -> None:
    at = team(dice=(1, 0))
    at.player().goods[0] = 2
    at.ask()
    at.play(kind="sell", goods=0)
    assert at.table.score_sheet(0)["sales"] == 8


@pytest.mark.rule("burgundy.team.estate")
@pytest.mark.parametrize("name", ["12a", "12b"])
def test_partners_have_one_estate(name: str) -> None:
    table = started(players=4, team=True, estates=name)
    while table.phase < 0:
        table.play(table.legal()[0])
    boards = table.view(None)["players"]
    assert [board["estate"] for board in boards] == [NAMED[name].number] * 4
    assert table.players[0] is table.players[2]
    assert table.players[1] is table.players[3]
    assert table.players[0] is not table.players[1]
    assert [board["partner"] for board in boards] == [2, 3, 0, 1]


@pytest.mark.rule("burgundy.team.estate-12a")
def test_12a_is_as_printed() -> None:
    estate = NAMED["12a"]
    assert cells_of(estate, "left") == LEFT_12A
    assert cells_of(estate, "right") == RIGHT_12A
    assert region_sizes(estate) == {
        "B": [6, 4, 4, 4, 3, 3],
        "S": [8, 4],
        "P": [4, 4, 4],
        "Y": [7, 3, 2],
        "M": [3, 2, 1],
        "C": [1] * 7,
    }
    assert {letter: sum(sizes) for letter, sizes in region_sizes(estate).items()} == TOTALS
    assert [sum(1 for die in estate.dice if die == face) for face in range(1, 7)] == [13, 12, 12, 12, 14, 10]
    assert not estate.ours


@pytest.mark.rule("burgundy.team.estate-12a")
def test_the_halves_of_12a_touch_at_the_centre_and_two_more_places() -> None:
    estate = NAMED["12a"]
    named = [
        tuple(f"{LETTERS[estate.colour[cell]]}{estate.dice[cell]}" for cell in pair) for pair in across_the_seam(estate)
    ]
    assert named == [("Y5", "P6"), ("M2", "M3")]
    assert sorted(estate.shape.touching[CENTRE]) == [14, 20, 27, 46, 52, 58]


@pytest.mark.rule("burgundy.team.estate-12b")
def test_12b_is_ours_within_the_constraints() -> None:
    estate = NAMED["12b"]
    assert estate.ours
    assert len(estate.colour) == 73
    assert {letter: sum(sizes) for letter, sizes in region_sizes(estate).items()} == TOTALS
    assert all(1 <= len(region) <= 8 for region in estate.cells)
    assert all(10 <= sum(1 for die in estate.dice if die == face) <= 14 for face in range(1, 7))
    starts = {int(estate.dice[cell]) for cell in estate.starts}
    assert starts == {1, 6}
    assert all(LETTERS[estate.colour[cell]] == "C" for cell in estate.starts)
    reached = {0}
    for _ in range(73):
        reached |= {other for cell in reached for other in estate.shape.touching[cell]}
    assert len(reached) == 73


@pytest.mark.rule("burgundy.team.castle")
def test_on_12a_the_castle_stands_in_the_centre() -> None:
    table = started(players=4, team=True)
    assert table.phase == 0
    for board in table.boards:
        assert [cell for cell, tile in enumerate(board.cells) if tile] == [CENTRE]
        assert board.cells[CENTRE] == CASTLE_TILE
    assert (LETTERS[NAMED["12a"].colour[CENTRE]], NAMED["12a"].dice[CENTRE]) == ("C", 1)


@pytest.mark.rule("burgundy.team.castle")
@pytest.mark.parametrize("choosing", ["in turn", "secret"])
def test_on_12b_each_team_chooses_a_castle_cell_with_1_or_6(choosing: str) -> None:
    table = started(players=4, team=True, estates="12b", choosing=choosing)
    estate = NAMED["12b"]
    wanted = [int(cell) for cell in estate.of_colour[0] if estate.dice[cell] in (1, 6)]
    chosen: list[tuple[int, int]] = []
    while table.phase < 0:
        seat = table.seats[-1]
        offered = [int(table.game.parts(action)["cell"]) for action in table.legal(seat)]
        assert offered == wanted
        chosen.append((seat % 2, offered[len(chosen)]))
        table.play(table.legal(seat)[len(chosen) - 1], seat)
    assert sorted(team for team, _ in chosen) == [0, 1]
    for side, cell in chosen:
        assert [at for at, tile in enumerate(table.boards[side].cells) if tile] == [cell]


@pytest.mark.rule("burgundy.team.start")
def test_a_team_starts_with_2_silver_3_goods_and_3_or_5_workers() -> None:
    for seed in range(6):
        table = started(seed, players=4, team=True)
        first, second = (table.players[seat] for seat in table.order[:2])
        assert (first.silver, first.workers, sum(first.goods)) == (2, 3, 3)
        assert (second.silver, second.workers, sum(second.goods)) == (2, 5, 3)


@pytest.mark.rule("burgundy.team.personal-pieces")
def test_everybody_has_own_dice_steps_and_points() -> None:
    at = team(dice=(3, 4))
    at.roll(5, 6, seat=2)
    at.place(S4_LEFT, SHIP_TILE)
    views = at.table.view(0)["players"]
    assert views[2]["dice"] == [5, 6]
    assert views[0]["dice"] != [5, 6]
    assert list(at.table.steps) == [1, 0, 0, 0]


@pytest.mark.rule("burgundy.team.order")
def test_the_first_round_alternates_between_the_teams() -> None:
    for seed in range(6):
        table = started(seed, players=4, team=True)
        first = int(table.order[0])
        assert list(table.turns) == [(first + place) % 4 for place in range(4)]
        assert [seat % 2 for seat in table.turns] == [first % 2, 1 - first % 2] * 2


@pytest.mark.rule("burgundy.team.order")
def test_later_rounds_follow_the_track() -> None:
    at = team()
    at.place(S4_LEFT, SHIP_TILE, seat=2)
    assert list(at.table.order) == [2, 0, 1, 3]


# Storage


@pytest.mark.rule("burgundy.team.storage")
def test_everybody_has_two_storage_spaces_and_each_team_two_more() -> None:
    view = team().table.view(0)
    assert view["players"][0]["keepers"] == [0, 0, 2, 2, None, None]
    assert view["players"][3]["keepers"] == [1, 1, 3, 3, None, None]
    assert view["players"][3]["store"] == [None] * 6


@pytest.mark.rule("burgundy.team.storage.taking")
@pytest.mark.parametrize(("seat", "shared", "slot"), [(0, OWN, 0), (0, SHARED, 4), (2, OWN, 2), (2, SHARED, 4)])
def test_a_tile_goes_to_the_own_or_the_shared_storage(seat: int, shared: int, slot: int) -> None:
    at = team()
    at.lay(0, BANK)
    at.roll(1, 0, seat)
    at.ask(seat)
    at.play(kind="take", space=0)
    assert at.question == "Stow"
    at.play(kind="stow", shared=shared)
    assert [at.player().store[other] for other in range(6)] == [BANK * (other == slot) for other in range(6)]
    assert at.table.board[0] == 0


@pytest.mark.rule("burgundy.team.storage.taking")
def test_a_bought_tile_is_stored_likewise() -> None:
    at = team()
    at.lay(24, BANK)
    at.player().silver = 2
    at.ask()
    at.play(kind="buy")
    events = at.play(kind="stow", shared=SHARED)
    assert events[0]["event"] == "bought"
    assert at.player().store[4] == BANK
    assert at.player().silver == 0


@pytest.mark.rule("burgundy.team.storage.taking")
@pytest.mark.parametrize(("full", "slot"), [((0, 1), 4), ((4, 5), 0)])
def test_with_one_kind_of_space_left_nothing_is_asked(full: tuple[int, int], slot: int) -> None:
    at = team(dice=(1, 0))
    for other in full:
        at.player().store[other] = MINE_TILE
    at.lay(0, BANK)
    at.ask()
    at.play(kind="take", space=0)
    assert at.player().store[slot] == BANK


@pytest.mark.rule("burgundy.team.storage.taking")
def test_only_with_four_full_spaces_one_of_these_tiles_goes() -> None:
    """The partner's spaces are empty, or hold what cannot be discarded."""
    at = team(dice=(1, 0))
    for slot, tile in zip((0, 1, 4, 5, 2), (MINE_TILE, SHIP_TILE, CASTLE_TILE, WORKSHOP, WATCHTOWER), strict=True):
        at.player().store[slot] = tile
    at.lay(0, BANK)
    at.ask()
    at.play(kind="take", space=0)
    assert at.question == "Discard"
    assert len(at.legal(kind="discard")) == 4
    at.play(kind="discard", tile=SHIP_TILE)
    assert at.player().store[1] == BANK
    assert at.player().store[2] == WATCHTOWER


# Playing together


@pytest.mark.rule("burgundy.team.resources")
def test_workers_silver_goods_and_shared_tiles_are_for_both() -> None:
    at = team()
    at.player().workers = 1
    at.player().silver = 2
    at.player().goods[3] = 1
    at.player().store[4] = MINE_TILE
    at.lay(24, BANK)
    for seat in (0, 2):
        at.roll(3, 4, seat)
        at.ask(seat)
        assert at.legal(kind="buy")
        assert at.legal(kind="sell", goods=3)
        assert [action["cell"] for action in at.legal(kind="place", die=0)] == [M2, M3]
    at.play(kind="sell", die=1)
    assert at.player(0).silver == 3
    at.ask(0)
    assert at.legal(kind="sell") == []


@pytest.mark.rule("burgundy.team.no-partner")
def test_dice_and_storage_of_the_partner_are_not_ones_own() -> None:
    at = team(dice=(2, 0))
    at.roll(3, 3, seat=2)
    at.player().store[2] = MINE_TILE
    at.ask()
    assert at.legal(kind="place") == []
    assert {action["die"] for action in at.legal(kind="workers")} == {0}
    at.play(kind="workers")
    assert list(at.table.dice[4:6]) == [3, 3]
    at.player().workers = 0
    at.roll(2, 0, seat=2)
    at.ask(2)
    assert [action["cell"] for action in at.legal(kind="place")] == [M2]


@pytest.mark.rule("burgundy.team.no-partner")
def test_no_action_moves_a_tile_between_storages() -> None:
    at = team(dice=(6, 0))
    at.store(SHIP_TILE, BANK)
    at.ask()
    assert {action["kind"] for action in at.legal()} == {"workers"}


@pytest.mark.rule("burgundy.team.halves")
@pytest.mark.parametrize("seat", [0, 2])
def test_both_place_on_either_half(seat: int) -> None:
    at = team()
    at.player().workers = 6
    at.store(MINE_TILE, seat=seat)
    at.roll(2, 0, seat)
    at.ask(seat)
    assert [action["cell"] for action in at.legal(kind="place")] == [M2, M3]
    at.play(kind="place", cell=M3)
    assert at.player(0).cells[M3] == at.player(2).cells[M3] == MINE_TILE


@pytest.mark.rule("burgundy.team.last-space")
def test_on_the_last_space_a_ship_puts_the_marker_on_top() -> None:
    at = team()
    for seat in range(4):
        at.table.steps[seat] = LAST_STEP
    at.place(S4_LEFT, SHIP_TILE, seat=2)
    assert list(at.table.order) == [2, 0, 1, 3]
    assert list(at.table.steps) == [LAST_STEP] * 4


@pytest.mark.rule("burgundy.team.goods-limit")
@pytest.mark.parametrize("seat", [0, 2])
def test_a_team_stores_three_colours_of_goods(seat: int) -> None:
    at = team()
    for colour in range(3):
        at.player().goods[colour] = 1
    at.goods(0, 0, 3, 4)
    at.place(S4_LEFT, SHIP_TILE, seat=seat)
    at.play(kind="sail", depot=0)
    assert list(at.player().goods) == [2, 1, 1, 0, 0, 0]


@pytest.mark.rule("burgundy.team.vp-owner")
def test_points_and_steps_are_those_of_who_acts() -> None:
    at = team()
    at.place(B4_RIGHT, WATCHTOWER, seat=2)
    at.place(S4_LEFT, SHIP_TILE, seat=2)
    assert at.table.score_sheet(2)["watchtowers"] == 4
    assert at.table.score_sheet(0)["watchtowers"] == 0
    assert at.table.score_sheet(0)["partner"] == 4
    assert at.table.score_sheet(2)["partner"] == 0
    assert list(at.table.steps) == [0, 0, 1, 0]


@pytest.mark.rule("burgundy.team.monasteries")
def test_a_monastery_works_for_both() -> None:
    at = team()
    at.put(14, monastery(14))  # beside the centre, by whomever
    for seat, workers in ((0, 4), (2, 8)):
        at.roll(1, 0, seat)
        at.ask(seat)
        at.play(kind="workers")
        assert at.player().workers == workers


@pytest.mark.rule("burgundy.team.colour-bonus")
def test_a_colour_is_full_on_both_halves_and_the_team_takes_the_tile() -> None:
    at = team()
    estate = at.player().estate
    mines = [int(cell) for cell in estate.of_colour[1]]
    assert len(mines) == 6
    for cell in mines[:-2]:
        at.put(cell, MINE_TILE)
    at.place(mines[-2], MINE_TILE)
    assert at.table.score_sheet(0)["bonuses"] == 0
    at.place(mines[-1], MINE_TILE, seat=2)
    assert at.table.score_sheet(2)["bonuses"] == 7
    assert at.table.score_sheet(0)["bonuses"] == 0
    for cell in mines[:-1]:
        at.put(cell, MINE_TILE, seat=1)
    at.place(mines[-1], MINE_TILE, seat=3)
    assert at.table.score_sheet(3)["bonuses"] == 4


# The end


@pytest.mark.rule("burgundy.team.once")
def test_mines_pay_a_team_once() -> None:
    at = team()
    at.put(M2, MINE_TILE)
    at.put(M3, MINE_TILE)
    at.give(2)
    at.end_phase()
    assert (at.player(0).silver, at.player(0).workers) == (2, 2)
    assert (at.player(1).silver, at.player(1).workers) == (0, 0)


@pytest.mark.rule("burgundy.team.once")
def test_what_is_left_counts_once_for_the_team() -> None:
    at = team(phase=4)
    player = at.player()
    player.silver, player.workers = 3, 5
    player.goods[2] = 2
    at.put(B4_RIGHT, BANK)
    at.put(14, monastery(22))
    at.end_phase()
    for seat in (0, 2):
        sheet = at.table.score_sheet(seat)
        assert (sheet["silver"], sheet["workers"], sheet["goods"], sheet["monasteries"]) == (3, 2, 2, 4)
    assert at.table.scores() == [11, 0, 11, 0]


@pytest.mark.rule("burgundy.team.end.sum")
def test_the_points_of_both_are_the_teams() -> None:
    at = team(phase=4)
    at.place(B4_RIGHT, WATCHTOWER)
    at.player(2).goods[5] = 2
    at.roll(6, 0, seat=2)
    at.ask(2)
    at.play(kind="sell")
    at.end_phase()
    left = int(at.player().silver + at.player().workers // 2)
    assert left == 1 + 1
    assert at.table.score_sheet(0)["watchtowers"] == 4
    assert at.table.score_sheet(0)["partner"] == 8
    assert at.table.score_sheet(2)["sales"] == 8
    assert at.table.score_sheet(2)["partner"] == 4
    assert at.table.scores()[::2] == [12 + left] * 2
    assert at.table.ranking() == [1, 2, 1, 2]


@pytest.mark.rule("burgundy.team.end.sum")
def test_the_better_player_may_be_in_the_lesser_team() -> None:
    at = team(phase=4)
    at.player(0).points[0] = 50  # seat 0 alone
    at.player(1).points[0] = 30  # seat 1
    at.player(1).points[len(at.player(1).points) // 2] = 30  # seat 3
    at.end_phase()
    assert at.table.scores() == [50, 60, 50, 60]
    assert at.table.ranking() == [2, 1, 2, 1]


@pytest.mark.rule("burgundy.team.end.tie")
@pytest.mark.parametrize("fuller", [0, 1])
def test_of_equal_teams_the_one_with_more_empty_cells_wins(fuller: int) -> None:
    at = team(phase=4)
    at.put(B4_RIGHT, BOARDING_HOUSE, seat=fuller)
    at.table.order = vec[i64]([1, 0, 2, 3] if fuller == 0 else [0, 1, 3, 2])  # by the track the fuller one would win
    at.end_phase()
    assert at.table.ranking() == ([2, 1, 2, 1] if fuller == 0 else [1, 2, 1, 2])


@pytest.mark.rule("burgundy.team.end.second-tie")
@pytest.mark.parametrize(("order", "places"), [([0, 1, 2, 3], [2, 1, 2, 1]), ([1, 3, 0, 2], [1, 2, 1, 2])])
def test_then_the_team_with_the_rearmost_marker_wins(order: list[int], places: list[int]) -> None:
    at = team(phase=4)
    at.table.order = vec[i64](order)
    at.end_phase()
    assert at.table.ranking() == places
