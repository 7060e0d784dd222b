"""The end of a phase."""

from __future__ import annotations

import pytest

from feldberg.games.burgundy.content import MINE_TILE
from tests.rulebook.burgundy.position import Position

EDITIONS = ["2011", "2019"]


def last_die_of_the_round(at: Position, number: int) -> None:
    """Leave nothing of a round (0 to 4) but one die of seat 0, and take workers with it."""
    at.table.round = number
    at.roll(4, 0)
    for seat in range(1, at.game.players):
        at.roll(0, 0, seat)
    at.ask()
    at.play(kind="workers")


def purses(at: Position) -> list[int]:
    return [int(player.silver) for player in at.table.players]


@pytest.mark.rule("burgundy.phase-end.mines")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("phase", range(4))
def test_each_mine_brings_its_owner_one_silver_at_the_end_of_a_phase(edition: str, phase: int) -> None:
    """Seats with 2, 0 and 3 mines."""
    at = Position(players=3, edition=edition, phase=phase)
    for cell in (24, 29):
        at.put(cell, MINE_TILE)
    for cell in (24, 29, 33):
        at.put(cell, MINE_TILE, seat=2)
    at.player().silver = 1
    last_die_of_the_round(at, 4)
    assert at.table.phase == phase + 1
    assert purses(at) == [1 + 2, 0, 3]
    assert [int(player.workers) for player in at.table.players] == [2, 0, 0]


@pytest.mark.rule("burgundy.phase-end.mines")
@pytest.mark.parametrize("number", range(4))
def test_mines_bring_nothing_at_the_end_of_a_round_within_a_phase(number: int) -> None:
    at = Position()
    at.put(24, MINE_TILE)
    last_die_of_the_round(at, number)
    assert (at.table.phase, at.table.round) == (0, number + 1)
    assert purses(at) == [0, 0]


@pytest.mark.rule("burgundy.phase-end.mines")
def test_a_mine_in_storage_brings_nothing() -> None:
    at = Position()
    at.store(MINE_TILE, MINE_TILE)
    at.put(24, MINE_TILE)
    at.end_phase()
    assert purses(at) == [1, 0]


@pytest.mark.rule("burgundy.phase-end.mines")
def test_mines_pay_in_each_of_the_five_phases() -> None:
    at = Position()
    at.put(24, MINE_TILE)
    at.put(29, MINE_TILE)
    for phases in range(1, 6):
        at.end_phase()
        assert purses(at) == [2 * phases, 0]
    assert at.table.over


@pytest.mark.rule("burgundy.phase-end.last")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_last_phase_pays_mines_and_monastery_2_before_the_final_scoring(edition: str) -> None:
    """3 silver, 3 workers and the 2 workers of the last die: 3 points and 5 // 2 = 2 points."""
    at = Position(edition=edition, phase=4)
    for cell in (24, 29, 33):
        at.put(cell, MINE_TILE)
    at.give(2)
    last_die_of_the_round(at, 4)
    assert at.table.over
    assert purses(at) == [3, 0]
    assert at.player().workers == 2 + 3
    assert at.points() == 3 + 2
