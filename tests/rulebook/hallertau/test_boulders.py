"""Boulders, the tools that move them, phase 10 and the end of a round."""

from __future__ import annotations

import pytest

from tests.rulebook.hallertau.position import Position

BUILDINGS = ["carpentry", "brewhouse", "icehouse", "bakehouse", "tailor"]


def ready(in_round: int = 2, tools: int = 9, step: int = 0, buildings: list[int] | None = None) -> Position:
    """Phase 9 with jewelry for ten improvements."""
    at = Position(in_round=in_round)
    at.centre(step, buildings)
    at.stock(jewelry=10, tools=tools)
    return at.progress()


def improve(at: Position, building: str) -> None:
    at.do("improve", building=building, jewelry=1)


def boulders(at: Position, building: str, seat: int = 0) -> list[int]:
    """The spaces of a building's boulders, 0 for one off the board."""
    first = 2 * BUILDINGS.index(building)
    return [int(space) for space in at.player(seat).boulders[first : first + 2]]


def tools_used(at: Position, building: str) -> list[int]:
    """In round 6, where tools are spent: the tools of each improvement of a building up to the end of its row."""
    used = []
    while at.can("improve", building=building):
        before = at.has("tools")
        improve(at, building)
        used.append(before - at.has("tools"))
    return used


@pytest.mark.rule("hallertau.boulder.blocks")
@pytest.mark.parametrize("jewelry", [0, 1])
def test_a_boulder_blocks_whatever_pays(jewelry: int) -> None:
    at = Position(in_round=1)
    at.stock(wool=5, jewelry=5)
    at.progress()
    at.do("improve", building="tailor", jewelry=jewelry)
    assert not at.can("improve", building="tailor")
    assert at.can("improve", building="icehouse")


@pytest.mark.rule("hallertau.boulder.tool-moves-one")
def test_one_tool_moves_one_boulder_one_space() -> None:
    at = ready(tools=1)
    improve(at, "tailor")
    assert boulders(at, "tailor") == [2, 4]
    improve(at, "tailor")
    assert boulders(at, "tailor") == [3, 4]
    assert not at.can("improve", building="tailor")
    improve(at, "icehouse")
    assert not at.can("improve", building="icehouse")  # the one tool is used


@pytest.mark.rule("hallertau.boulder.cost-of-moves")
@pytest.mark.parametrize(("tools", "moves"), [(0, 1), (1, 2), (2, 2), (3, 3), (4, 3), (5, 4), (6, 4), (7, 5)])
def test_so_many_tools_allow_so_many_moves_of_one_building(tools: int, moves: int) -> None:
    at = ready(tools=tools)
    made = 0
    while at.can("improve", building="brewhouse"):
        improve(at, "brewhouse")
        made += 1
    assert made == moves


@pytest.mark.rule("hallertau.boulder.off-the-board")
def test_a_boulder_moved_off_the_last_space_needs_no_more_tools() -> None:
    at = ready(in_round=6, step=8)
    assert boulders(at, "tailor") == [10, 0]
    assert tools_used(at, "tailor") == [0, 1]
    assert boulders(at, "tailor") == [0, 0]


@pytest.mark.rule("hallertau.boulder.off-the-board")
def test_the_farther_boulder_leaves_the_board_first() -> None:
    at = ready(in_round=6, step=6)
    for _ in range(3):
        improve(at, "tailor")
    assert boulders(at, "tailor") == [10, 0]


@pytest.mark.rule("hallertau.example.last-three-moves")
def test_the_last_three_moves_of_the_brewhouse_need_two_tools() -> None:
    at = ready(in_round=6, step=6, buildings=[6, 7, 6, 6, 6])
    assert boulders(at, "brewhouse") == [9, 0]
    assert tools_used(at, "brewhouse") == [0, 1, 1]


@pytest.mark.rule("hallertau.tools.rounds-1-5")
@pytest.mark.parametrize("in_round", [1, 5])
def test_used_tools_stay_and_are_ready_again_in_the_next_round(in_round: int) -> None:
    at = ready(in_round=in_round, tools=1)
    improve(at, "tailor")
    improve(at, "tailor")
    assert at.has("tools") == 1
    improve(at, "icehouse")
    assert not at.can("improve", building="icehouse")
    at.do("done")
    assert at.table.round == in_round + 1
    at.do("tools", workers=6)  # nothing but tools in phase 4
    assert at.table.phase == 9
    at.stock(tools=1)
    improve(at, "bakehouse")
    improve(at, "bakehouse")
    assert at.has("tools") == (1 if in_round < 5 else 0)


@pytest.mark.rule("hallertau.tools.round-6")
def test_in_round_6_tools_are_spent() -> None:
    at = ready(in_round=6, tools=3)
    improve(at, "tailor")
    assert at.has("tools") == 3
    improve(at, "tailor")
    assert at.has("tools") == 2
    improve(at, "tailor")
    assert at.has("tools") == 0


@pytest.mark.rule("hallertau.example.carpentry-three-times")
def test_four_tools_move_the_carpentry_three_times_and_another_building_twice() -> None:
    at = Position(in_round=2)
    at.stock(tools=4, clay=20, milk=4)
    at.progress()
    for _ in range(3):
        at.do("improve", building="carpentry", jewelry=0)
    assert at.has("clay") == 14
    assert not at.can("improve", building="carpentry")
    at.do("improve", building="icehouse", jewelry=0)
    at.do("improve", building="icehouse", jewelry=0)
    assert list(at.player().buildings) == [3, 0, 2, 0, 0]
    assert at.has("tools") == 4
    assert at.table.round == 3


@pytest.mark.rule("hallertau.edge.boulder.no-two-on-one-space")
def test_with_tools_the_boulder_in_front_is_moved_first() -> None:
    at = ready()
    for _ in range(3):
        improve(at, "tailor")
    assert boulders(at, "tailor") == [4, 5]
    improve(at, "tailor")
    assert boulders(at, "tailor") == [5, 6]


@pytest.mark.rule("hallertau.edge.boulder.no-two-on-one-space")
def test_card_316_moves_no_boulder_onto_another() -> None:
    at = Position(in_round=3, gateway="master")
    at.player().boulders[0] = 3  # next to the other one of the carpentry on space 4
    at.hand(316)
    at.turn()
    at.do("play", card=316)
    assert not at.can("boulder", building="carpentry", boulder=0)
    at.do("boulder", building="carpentry", boulder=1)
    assert at.can("boulder", building="carpentry", boulder=0)
    at.do("boulder", building="carpentry", boulder=0)
    assert boulders(at, "carpentry") == [4, 5]
    assert not at.can("boulder", building="carpentry")  # each of them only once


@pytest.mark.rule("hallertau.edge.boulder.near-the-edge")
@pytest.mark.parametrize(
    ("step", "needed"), [(5, [0, 1, 2, 2, 1]), (6, [0, 1, 2, 1]), (7, [0, 1, 1]), (8, [0, 1]), (9, [0])]
)
def test_tools_for_the_last_moves(step: int, needed: list[int]) -> None:
    assert tools_used(ready(in_round=6, step=step), "icehouse") == needed


@pytest.mark.rule("hallertau.edge.tools.during-phase-9")
def test_a_used_tool_counts_for_conditions_and_is_paid_before_unused_ones() -> None:
    """Card 012 asks for 4 tools; card 430 costs 1."""
    at = Position()
    at.hand(12, 430)
    at.stock(tools=4, jewelry=10)
    at.progress()
    for _ in range(3):
        improve(at, "tailor")
    assert at.can("play", card=12)
    at.do("play", card=430)
    assert at.has("tools") == 3
    improve(at, "icehouse")
    improve(at, "icehouse")  # with the one tool that was not used
    improve(at, "bakehouse")
    assert not at.can("improve", building="bakehouse")


@pytest.mark.rule("hallertau.edge.tools.during-phase-9")
def test_a_tool_gained_in_phase_9_can_be_used() -> None:
    """Card 008 gives 1 tool."""
    at = Position()
    at.hand(8)
    at.stock(tools=1, jewelry=5, flax=3, wool=2)
    at.progress()
    improve(at, "carpentry")
    improve(at, "carpentry")
    improve(at, "icehouse")
    assert not at.can("improve", building="icehouse", jewelry=1)
    at.do("play", card=8)
    assert at.can("improve", building="icehouse", jewelry=1)


@pytest.mark.rule("hallertau.phase10.reset")
@pytest.mark.rule("hallertau.example.phase10")
def test_boulders_go_back_to_two_and_four_spaces_ahead() -> None:
    at = ready(tools=9)
    for building, times in (("carpentry", 3), ("tailor", 2), ("icehouse", 1)):
        for _ in range(times):
            improve(at, building)
    at.do("done")
    assert at.table.round == 3
    found = [boulders(at, building) for building in BUILDINGS]
    assert found == [[5, 7], [2, 4], [3, 5], [2, 4], [4, 6]]


@pytest.mark.rule("hallertau.phase10.reset")
def test_phase_10_is_skipped_in_round_6() -> None:
    at = ready(in_round=6, tools=9)
    for _ in range(3):
        improve(at, "tailor")
    at.do("done")
    assert at.table.over
    assert boulders(at, "tailor") == [4, 5]


@pytest.mark.rule("hallertau.phase10.beyond-edge")
@pytest.mark.parametrize(("step", "expected"), [(6, [8, 10]), (7, [9, 0]), (8, [10, 0]), (9, [0, 0]), (10, [0, 0])])
def test_boulders_beyond_the_edge_stay_off_the_board(step: int, expected: list[int]) -> None:
    at = Position(phase=10, cards=False)
    at.player().centre = step
    for building in range(5):
        at.player().buildings[building] = step
    at.go()
    assert boulders(at, "tailor") == expected


@pytest.mark.rule("hallertau.edge.phase10.boulder-comes-back")
def test_after_town_hall_a_boulder_comes_back() -> None:
    at = Position(cards=False)
    at.centre(8, [8, 8, 8, 8, 9])
    assert boulders(at, "tailor") == [0, 0]
    at.turn(workers=1)
    at.do("place", space="town_hall")
    at.do("building", building="tailor")
    assert boulders(at, "tailor") == [0, 0]  # not before phase 10
    at.do("done")  # the jewelry is kept in phase 9
    assert at.table.round == 3
    assert at.player().buildings[4] == 8
    assert boulders(at, "tailor") == [10, 0]


@pytest.mark.rule("hallertau.round.first-player-stays")
def test_the_first_player_stays_from_round_to_round() -> None:
    at = Position(players=3, phase=10)
    at.table.first = 2
    at.go()
    assert (at.table.round, at.table.first, at.table.seat) == (3, 2, 2)
