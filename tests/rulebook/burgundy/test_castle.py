"""Castles and mines. Estate 1 has castle cells 6 (number 6, beside cell 12), 1 (number 5) and 2 (number 4)."""

from __future__ import annotations

import pytest

from feldberg.games.burgundy.actions import EXTRA_DIE
from feldberg.games.burgundy.content import (
    BANK,
    CASTLE_TILE,
    DEPOTS,
    GOODS,
    MINE_TILE,
    SHIP_TILE,
    SPACES,
    animal,
    monastery,
)
from tests.rulebook.burgundy.position import Position

EDITIONS = ["2011", "2019"]
MONK = monastery(16)


def before_the_castle(edition: str, *stored: int, second_die: int = 0) -> Position:
    """Seat 0 can place a castle onto cell 6 with its first die; other tiles may be stored with it."""
    at = Position(dice=(6, second_die), edition=edition)
    at.roll(1, 2, seat=1)
    at.put(12, MONK)
    at.store(CASTLE_TILE, *stored)
    return at


@pytest.mark.rule("burgundy.castle.action")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_castle_gives_an_action_with_any_number(edition: str) -> None:
    at = before_the_castle(edition, second_die=3)
    at.lay(4, MONK)
    at.lay(8, BANK)
    at.player().goods[2] = 1
    at.ask()
    at.play(kind="place", cell=6)
    assert at.question == "Castle"
    assert {action["kind"] for action in at.legal()} == {"take", "sell", "workers"}
    assert all(action["die"] == EXTRA_DIE for action in at.legal())
    at.play(kind="sell", goods=2)
    assert at.player().silver == 1
    assert at.question == "Turn"
    assert list(at.table.dice[0:2]) == [0, 3]


@pytest.mark.rule("burgundy.castle.action")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_castle_takes_from_any_numbered_depot(edition: str) -> None:
    at = before_the_castle(edition)
    for depot in range(DEPOTS):
        at.lay(depot * SPACES, SHIP_TILE)
    at.ask()
    at.play(kind="place", cell=6)
    assert [action["space"] for action in at.legal(kind="take")] == [0, 4, 8, 12, 16, 20]
    at.play(kind="take", space=16)
    assert list(at.player().store) == [SHIP_TILE, 0, 0]
    assert at.table.seat == 1


@pytest.mark.rule("burgundy.castle.action")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_castle_places_onto_a_cell_of_any_number(edition: str) -> None:
    """The castles in 6 and 18 and the monastery open ship cells 2 and 5, building cells 3, 3 and 2, pasture 1."""
    at = before_the_castle(edition, SHIP_TILE, animal(0, 3))
    at.ask()
    at.play(kind="place", cell=6)
    assert {action["cell"] for action in at.legal(kind="place", tile=1)} == {17, 19}
    assert {action["cell"] for action in at.legal(kind="place", tile=2)} == {5}
    at.play(kind="place", cell=19)
    assert at.player().cells[19] == SHIP_TILE
    assert at.player().workers == 0


@pytest.mark.rule("burgundy.castle.action")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("colour", range(GOODS))
def test_a_castle_sells_goods_of_any_colour(colour: int, edition: str) -> None:
    at = before_the_castle(edition)
    at.player().goods[colour] = 2
    at.ask()
    at.play(kind="place", cell=6)
    at.play(kind="sell", goods=colour)
    assert at.player().sold[colour] == 2
    assert at.points() == 2 * 2
    assert at.player().workers == 0


@pytest.mark.rule("burgundy.castle.chain")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_castle_placed_by_a_castle_gives_another_action(edition: str) -> None:
    at = before_the_castle(edition, CASTLE_TILE, CASTLE_TILE)
    at.player().goods[2] = 1
    at.ask()
    at.play(kind="place", cell=6)
    at.play(kind="place", cell=1)
    assert at.question == "Castle"
    at.play(kind="place", cell=2)
    assert at.question == "Castle"
    at.play(kind="workers")
    assert at.player().workers == 2
    assert at.table.seat == 1


@pytest.mark.rule("burgundy.castle.not-declined")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_action_of_a_castle_cannot_be_declined(edition: str) -> None:
    at = before_the_castle(edition)
    at.player().goods[2] = 1
    at.ask()
    at.play(kind="place", cell=6)
    assert not at.legal(kind="done")
    assert at.legal(kind="workers")


@pytest.mark.rule("burgundy.castle.not-declined")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_castle_with_nothing_else_to_do_takes_workers(edition: str) -> None:
    at = before_the_castle(edition)
    at.ask()
    at.play(kind="place", cell=6)
    assert at.player().workers == 2
    assert at.table.seat == 1


@pytest.mark.rule("burgundy.castle.workers")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("monasteries", "workers", "silver"), [([], 2, 0), ([13], 2, 1), ([14], 4, 0), ([13, 14], 4, 1)]
)
def test_monasteries_13_and_14_serve_a_castle_that_takes_workers(
    monasteries: list[int], workers: int, silver: int, edition: str
) -> None:
    at = before_the_castle(edition)
    for number in monasteries:
        at.give(number)
    at.player().goods[2] = 1
    at.ask()
    at.play(kind="place", cell=6)
    at.play(kind="workers")
    assert at.player().workers == workers
    assert at.player().silver == silver


@pytest.mark.rule("burgundy.mine.no-effect")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_placed_mine_does_nothing_at_once(edition: str) -> None:
    at = Position(dice=(4, 0), edition=edition)
    at.roll(1, 2, seat=1)
    at.store(MINE_TILE, BANK)
    at.goods(0, 1)
    at.lay(0, SHIP_TILE)
    at.ask()
    events = at.play(kind="place", cell=24)
    assert events == [{"event": "placed", "seat": 0, "tile": MINE_TILE, "cell": 24}]
    assert at.table.seat == 1
    assert (at.player().silver, at.player().workers, at.points()) == (0, 0, 0)
