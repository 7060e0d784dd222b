"""Animals. Estate 1 has a pasture of the five cells 0, 4, 5, 9 and 10 and another of the single cell 27."""

from __future__ import annotations

import pytest

from feldberg.games.burgundy.content import BANK, animal
from tests.rulebook.burgundy.position import Position

EDITIONS = ["2011", "2019"]
COW, PIG, SHEEP, FOWL = range(4)


def pasture(edition: str, **tiles: int) -> Position:
    """A table on which cell 11 beside the pasture is full and the given cells (c0=..., c4=...) hold animals."""
    at = Position(edition=edition)
    at.roll(1, 2, seat=1)
    at.put(11, BANK)
    for cell, tile in tiles.items():
        at.put(int(cell[1:]), tile)
    return at


def scored(at: Position, cell: int, tile: int) -> int:
    """The points that animals bring when a tile is placed."""
    before = at.table.score_sheet(0)["animals"]
    at.place(cell, tile)
    return at.table.score_sheet(0)["animals"] - before


@pytest.mark.rule("burgundy.animal.points")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("count", [2, 3, 4])
@pytest.mark.parametrize("kind", [COW, PIG, SHEEP, FOWL])
def test_animals_score_their_number_at_once(kind: int, count: int, edition: str) -> None:
    at = pasture(edition)
    at.place(10, animal(kind, count))
    assert at.points() == count


@pytest.mark.rule("burgundy.animal.repeat")
@pytest.mark.parametrize("edition", EDITIONS)
def test_animals_of_the_same_kind_in_the_pasture_score_again_though_they_do_not_touch(edition: str) -> None:
    """Cell 10 touches 9 but not 0; the new 2 sheep score with the 4 and the 3 there."""
    at = pasture(edition, c0=animal(SHEEP, 4), c9=animal(SHEEP, 3))
    assert scored(at, 10, animal(SHEEP, 2)) == 2 + 4 + 3


@pytest.mark.rule("burgundy.animal.repeat")
def test_animals_score_again_each_time() -> None:
    at = pasture("2019")
    assert [scored(at, cell, animal(PIG, 2)) for cell in (10, 5, 4, 9)] == [2, 4, 6, 8]


@pytest.mark.rule("burgundy.animal.other-pasture")
@pytest.mark.parametrize("edition", EDITIONS)
def test_animals_of_another_pasture_do_not_score(edition: str) -> None:
    at = pasture(edition, c27=animal(COW, 4), c9=animal(COW, 3))
    assert scored(at, 10, animal(COW, 2)) == 2 + 3


@pytest.mark.rule("burgundy.animal.other-pasture")
def test_animals_of_another_player_do_not_score() -> None:
    at = pasture("2019")
    at.put(9, animal(COW, 4), seat=1)
    assert scored(at, 10, animal(COW, 2)) == 2


@pytest.mark.rule("burgundy.animal.other-type")
@pytest.mark.parametrize("edition", EDITIONS)
def test_animals_of_other_kinds_do_not_score(edition: str) -> None:
    at = pasture(edition, c0=animal(PIG, 2), c4=animal(SHEEP, 3), c9=animal(FOWL, 4))
    assert scored(at, 10, animal(COW, 2)) == 2


@pytest.mark.rule("burgundy.example.cows-7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_four_cows_beside_three_score_7(edition: str) -> None:
    at = pasture(edition, c10=animal(COW, 3), c9=animal(SHEEP, 3))
    assert scored(at, 4, animal(COW, 4)) == 7


@pytest.mark.rule("burgundy.example.cows-11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_four_more_cows_score_11(edition: str) -> None:
    at = pasture(edition, c10=animal(COW, 3), c9=animal(SHEEP, 3))
    scored(at, 4, animal(COW, 4))
    assert scored(at, 0, animal(COW, 4)) == 11


@pytest.mark.rule("burgundy.example.sheep-5")
def test_two_sheep_score_5_among_the_cows() -> None:
    at = pasture("2019", c10=animal(COW, 3), c9=animal(SHEEP, 3), c4=animal(COW, 4))
    assert scored(at, 5, animal(SHEEP, 2)) == 5
