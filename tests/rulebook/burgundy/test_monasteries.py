"""Monasteries in general, and 1 to 4: cities, mines and sales."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from feldberg.games.burgundy.content import (
    BANK,
    MINE_TILE,
    WAREHOUSE,
    monastery,
)
from tests.rulebook.burgundy.position import Position

EDITIONS = ["2011", "2019"]


def purse(at: Position) -> tuple[int, int]:
    return int(at.player().silver), int(at.player().workers)


# All monasteries


@pytest.mark.rule("burgundy.monastery.from-placing")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_monastery_acts_from_the_second_die_of_the_same_turn_on(edition: str) -> None:
    """Number 14, by which the action of taking workers brings 4."""
    at = Position(edition=edition)
    at.lay(0, BANK)  # something else to do with the other die
    at.place(12, monastery(14))
    at.play(kind="workers")
    assert at.player().workers == 4
    for _ in range(4):
        at.end_phase()
        before = at.player().workers
        assert at.table.seat == 0
        at.play(kind="workers", die=0)
        assert at.player().workers == before + 4


@pytest.mark.rule("burgundy.monastery.from-placing")
def test_a_monastery_acts_for_its_owner_only() -> None:
    at = Position(dice=(1, 1))
    at.lay(0, BANK)
    at.put(12, monastery(14), seat=1)
    at.ask()
    at.play(kind="workers")
    assert at.player().workers == 2


@pytest.mark.rule("burgundy.monastery.not-stored")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_stored_monastery_has_no_effect_and_scores_nothing(edition: str) -> None:
    """Numbers 14 (more workers), 8 (steps of 2) and 25 (points for sold goods)."""
    at = Position(edition=edition, phase=4, dice=(1, 1))
    at.store(monastery(14), monastery(8), monastery(25))
    at.player().sold[2] = 5
    at.lay(4, BANK)
    at.lay(8, BANK)
    at.ask()
    at.play(kind="workers")
    assert at.player().workers == 2
    at.player().workers = 1
    at.ask()
    assert [action["space"] for action in at.legal(kind="take")] == [4]
    at.end_phase()
    assert at.table.over
    assert at.points() == 0


@pytest.mark.rule("burgundy.monastery.not-itself")
@pytest.mark.parametrize("edition", EDITIONS)
def test_monastery_11_gives_no_free_step_for_its_own_placement(edition: str) -> None:
    """Cell 12 has the number 1; another monastery may then go from 2 to 1 for free."""
    at = Position(edition=edition, dice=(2, 4))
    at.lay(12, BANK)
    at.store(monastery(11))
    at.ask()
    assert at.legal(kind="place") == []
    at.player().workers = 1
    at.ask()
    at.play(kind="place", cell=12)
    assert at.player().workers == 0
    at.store(monastery(16))
    at.ask()
    assert [(action["die"], action["cell"]) for action in at.legal(kind="place")] == [(1, 7)]


# 1: cities


@pytest.mark.rule("burgundy.monastery.01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_monastery_1_allows_a_second_building_of_a_type_in_a_city(edition: str) -> None:
    """Cells 22, 23 and 28 are one city; 23 has the number 5."""
    at = Position(edition=edition, dice=(5, 5))
    at.put(22, BANK)
    at.store(BANK)
    at.ask()
    assert at.legal(kind="place") == []
    at.give(1, seat=1)
    at.ask()
    assert at.legal(kind="place") == []
    at.give(1)
    at.ask()
    at.play(kind="place", cell=23)
    assert at.player().silver == 2
    at.roll(6, 6)
    at.store(BANK)
    at.ask()
    at.play(kind="place", cell=28)
    assert at.player().silver == 4


@pytest.mark.rule("burgundy.monastery.01")
def test_monastery_1_lifts_no_other_limit() -> None:
    """A building still needs an empty cell of its colour and number next to a tile: 11 (3) and 25 (3) only."""
    at = Position(dice=(3, 3))
    at.give(1)
    at.store(BANK)
    at.ask()
    assert [action["cell"] for action in at.legal(kind="place")] == [11, 25]


# 2: mines


@pytest.mark.rule("burgundy.monastery.02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_monastery_2_brings_a_worker_for_each_mine_at_the_end_of_every_phase(edition: str) -> None:
    """Both have 2 mines, the owner one more in storage."""
    at = Position(edition=edition)
    at.give(2)
    at.store(MINE_TILE)
    for seat in (0, 1):
        at.put(24, MINE_TILE, seat)
        at.put(29, MINE_TILE, seat)
    for phases in range(1, 6):
        at.end_phase()
        assert purse(at) == (2 * phases, 2 * phases)
        assert at.player(1).silver == 2 * phases
        assert at.player(1).workers == 0


@pytest.mark.rule("burgundy.monastery.02")
def test_monastery_2_brings_nothing_without_a_mine() -> None:
    at = Position()
    at.give(2)
    at.end_phase()
    assert purse(at) == (0, 0)


# 3 and 4: sales


Sale = Callable[[Position], None]


def sale_by_die(at: Position) -> None:
    """Sell 3 purple goods with a 2; another die and something to do with it are left."""
    at.roll(2, 5)
    at.lay(16, BANK)
    at.player().goods[1] = 3
    at.ask()
    at.play(kind="sell", goods=1)


def sale_by_warehouse(at: Position) -> None:
    """Sell 3 purple goods by a warehouse, which could sell pink ones too."""
    at.lay(8, BANK)
    at.player().goods[1] = 3
    at.player().goods[2] = 1
    at.place(11, WAREHOUSE)
    at.play(kind="sell", goods=1)


@pytest.mark.rule("burgundy.monastery.03")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("sell", [sale_by_die, sale_by_warehouse])
def test_monastery_3_makes_a_sale_bring_two_silver(edition: str, sell: Sale) -> None:
    assert sale(edition, sell, []) == (1, 0)
    assert sale(edition, sell, [3]) == (2, 0)


@pytest.mark.rule("burgundy.monastery.04")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("sell", [sale_by_die, sale_by_warehouse])
def test_monastery_4_makes_a_sale_bring_a_worker_too(edition: str, sell: Sale) -> None:
    assert sale(edition, sell, [4]) == (1, 1)


@pytest.mark.rule("burgundy.monastery.03-04")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("sell", [sale_by_die, sale_by_warehouse])
def test_monasteries_3_and_4_bring_two_silver_and_a_worker_once_for_three_tiles(edition: str, sell: Sale) -> None:
    assert sale(edition, sell, [3, 4]) == (2, 1)


def sale(edition: str, sell: Sale, monasteries: list[int]) -> tuple[int, int]:
    """The silver and workers that a sale brings."""
    at = Position(edition=edition)
    for number in monasteries:
        at.give(number)
    sell(at)
    return purse(at)
