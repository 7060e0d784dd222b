"""The other modules in the team game and in the game for one."""

from __future__ import annotations

from typing import Any

import pytest

from feldberg.games.burgundy.content import (
    BANK,
    CASTLE_TILE,
    CRANE,
    INN,
    INN_SPACE,
    MINE_TILE,
    NUMBERED,
    SHIP_TILE,
    WATCHTOWER,
    monastery,
)
from feldberg.games.burgundy.estates import MOST_CELLS
from feldberg.games.burgundy.modules.shields.module import FIRST_CASTLE, shields_of
from feldberg.games.burgundy.modules.trade_routes import routes_of
from tests.rulebook.burgundy.armed import Armed
from tests.rulebook.burgundy.position import started
from tests.rulebook.burgundy.test_solo import NW_B4, NW_C2, NW_S1, NW_Y3, SE_C4, SE_Y3, SE_Y5, alone, placed, solo
from tests.rulebook.burgundy.test_team import CENTRE, S4_LEFT, team


def armed(castle: int, *numbers: int, seat: int = 0, **options: Any) -> Armed:
    """A position with shields on the start castle of a seat."""
    at = Armed(castle=castle, **options)
    for number in numbers:
        at.shields.move(number, FIRST_CASTLE + seat * MOST_CELLS + castle)
    at.shields.changed(at.table)
    return at


def armed_alone(*numbers: int) -> Armed:
    return armed(NW_C2, *numbers, players=1, estates="13a")


def armed_team(*numbers: int, seat: int = 0) -> Armed:
    return armed(CENTRE, *numbers, seat=seat, players=4, team=True, estates="12a")


# Alone


@pytest.mark.rule("burgundy.combined.solo.counts")
def test_alone_there_are_six_shields_and_five_route_boards() -> None:
    table = started(players=1, shields=True, trade_routes=True)
    table.play(table.legal()[0])
    assert sorted(int(place) for place in shields_of(table).places if place) == [1, 2, 3, 4, 5, 6]
    assert len(routes_of(table).hands[0]) + len(routes_of(table).boards[0]) == 5


@pytest.mark.rule("burgundy.combined.solo.shield-18")
def test_shield_18_lets_a_ship_open_any_part_but_no_other_tile() -> None:
    at = armed_alone(18)
    ships = [int(cell) for cell in at.player().estate.of_colour[2]]
    assert placed(at, SHIP_TILE) == ships
    assert placed(at, BANK) == [NW_B4]
    at.put(28, SHIP_TILE)
    at.shields.changed(at.table)
    assert set(placed(at, BANK)) == {NW_B4, 29, 33, 35}


@pytest.mark.rule("burgundy.combined.solo.idle-shields")
@pytest.mark.parametrize("number", [2, 6, 7, 10, 13])
def test_alone_some_shields_do_nothing_and_cost_their_silver(number: int) -> None:
    at = armed_alone(number)
    at.put(NW_Y3, monastery(16))
    at.player().silver = 2
    at.player().goods[1] = 1
    at.roll(1, 2)
    at.ask()
    assert at.legal(kind="borrow") == []
    at.play(kind="workers", die=0)
    assert at.player().workers == 2
    at.table.phase = 4
    at.end_phase()
    assert at.question == "Upkeep"
    at.play(kind="upkeep")
    assert at.player().silver == 1
    assert at.table.score_sheet(0) == {"cells": 2}


@pytest.mark.rule("burgundy.combined.solo.inn")
def test_the_reward_for_a_full_colour_may_be_an_inn() -> None:
    at = alone(castle=SE_C4, phase=4, inns=True)
    for cell in (2, 13):
        at.put(cell, CASTLE_TILE)
    at.put(NW_S1, SHIP_TILE)
    at.lay(INN_SPACE, INN)
    at.lay(20, BANK)
    at.place(NW_C2, CASTLE_TILE)
    at.play(kind="first", effect=0)
    assert {action["space"] for action in at.legal(kind="receive")} == {INN_SPACE}
    at.play(kind="receive", cell=SE_Y3)
    assert at.player().cells[SE_Y3] == INN


@pytest.mark.rule("burgundy.combined.solo.inn")
def test_five_goods_do_not_go_for_an_inn() -> None:
    at = alone(inns=True)
    at.player().goods[0] = 5
    at.lay(INN_SPACE, INN)
    at.place(NW_S1, SHIP_TILE)
    assert at.question == "Turn"
    at.lay(NUMBERED, BANK)
    at.place(19, SHIP_TILE)
    assert [action.get("space") for action in at.legal()] == [NUMBERED, None]


@pytest.mark.rule("burgundy.solo.river.not-face-down")
def test_an_inn_opens_no_part() -> None:
    at = alone(inns=True)
    at.put(NW_S1, INN)
    assert not {7, 19} & set(placed(at, INN))
    assert placed(at, SHIP_TILE) == [7, 19]


@pytest.mark.rule("burgundy.solo.monasteries.crane")
def test_the_crane_may_be_another_building_for_each_monastery() -> None:
    at = alone(castle=SE_C4, extra_tiles=True)
    at.put(29, CRANE)
    at.put(35, WATCHTOWER)
    at.place(SE_Y3, monastery(16))
    assert solo(at).marker == 4
    at.place(SE_Y5, monastery(17))
    assert solo(at).marker == 4 + 8


@pytest.mark.rule("burgundy.solo.no-turn-order")
def test_alone_monastery_27_changes_nothing() -> None:
    at = alone(extra_tiles=True)
    at.place(NW_Y3, monastery(27))
    at.place(NW_S1, SHIP_TILE)
    assert list(at.table.order) == [0]
    assert list(at.table.steps) == [0]


@pytest.mark.rule("burgundy.solo.end.at-once")
def test_a_tile_received_at_the_end_of_phase_e_may_win() -> None:
    at = armed_alone(15)
    estate = at.player().estate
    for cell in range(37):
        if cell not in (NW_C2, 34):
            at.put(cell, CASTLE_TILE if estate.colour[cell] == 0 else MINE_TILE)
    at.lay(NUMBERED, MINE_TILE)
    at.lay(NUMBERED + 1, BANK)
    at.player().silver = 1
    at.table.phase = 4
    at.end_phase()
    assert at.table.over
    assert at.table.ranking() == [1]
    assert at.player().silver == 1  # nothing is paid any more


# Teams


@pytest.mark.rule("burgundy.combined.team.shields")
@pytest.mark.parametrize("seat", [0, 2])
def test_a_shield_works_for_both_partners(seat: int) -> None:
    at = armed_team(12)
    at.player().goods[0] = 1
    at.roll(1, 0, seat)
    at.ask(seat)
    at.play(kind="sell")
    assert at.table.score_sheet(seat)["sales"] == 8


@pytest.mark.rule("burgundy.combined.team.shields")
def test_a_team_pays_for_a_shield_once() -> None:
    at = armed_team(17)
    at.player().silver = 3
    at.end_phase()
    assert at.question == "Upkeep"
    at.play(kind="upkeep")
    assert at.player().silver == 2
    assert at.question == "Turn"


@pytest.mark.rule("burgundy.combined.team.shields")
@pytest.mark.parametrize(("seat", "workers"), [(0, 2), (1, 1), (2, 2), (3, 1)])
def test_shield_2_looks_at_the_other_team(seat: int, workers: int) -> None:
    at = armed_team(2)
    for other in range(4):
        at.roll(6, 6, other)
        at.player(other).goods[5] = 1
    at.roll(1, 0, seat)
    at.ask(seat)
    at.play(kind="workers")
    assert at.player(0).workers == workers


@pytest.mark.rule("burgundy.combined.team.shields")
def test_shield_6_borrows_from_the_other_team() -> None:
    at = armed_team(6)
    at.roll(1, 2)
    at.ask()
    assert [action["seat"] for action in at.legal(kind="borrow")] == [1]


@pytest.mark.rule("burgundy.combined.team.shields")
def test_shield_4_gives_room_to_both() -> None:
    at = armed_team(4)
    at.player().store[0] = at.player().store[1] = MINE_TILE
    at.player().store[4] = at.player().store[5] = MINE_TILE
    at.player().store[2] = at.player().store[3] = MINE_TILE
    for seat, tile in ((0, BANK), (2, WATCHTOWER)):
        at.lay(0, tile)
        at.roll(1, 0, seat)
        at.ask(seat)
        at.play(kind="take", space=0)
    assert [int(tile) for tile in at.player().store][6:] == [BANK, WATCHTOWER]


@pytest.mark.rule("burgundy.combined.team.trade-route")
def test_partners_have_one_route_of_six_boards_filled_by_both() -> None:
    at = team(trade_routes=True)
    routes = routes_of(at.table)
    assert [len(boards) for boards in routes.boards[:2]] == [6, 6]
    for seat in (0, 2):
        at.player().goods[seat] = 1
        at.roll(seat + 1, 0, seat)
        at.ask(seat)
        at.play(kind="sell", goods=seat)
    assert [int(colour) for colour in routes.laid[0]] == [0, 2]


@pytest.mark.rule("burgundy.combined.team.bridge-27")
def test_monastery_27_keeps_both_partners_above_the_others() -> None:
    at = team(extra_tiles=True)
    at.place(14, monastery(27), seat=2)
    assert list(at.table.order) == [0, 2, 1, 3]
    at.table.steps[0] = at.table.steps[2] = 1
    at.place(S4_LEFT, SHIP_TILE, seat=3)
    assert list(at.table.order) == [0, 2, 3, 1]
