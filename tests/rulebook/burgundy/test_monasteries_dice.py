"""Monasteries 8 to 14: steps of the dice, and the action of taking workers."""

from __future__ import annotations

import pytest

from feldberg.games.burgundy.content import (
    BANK,
    BOARDING_HOUSE,
    CASTLE_TILE,
    MINE_TILE,
    SHIP_TILE,
    animal,
    monastery,
)
from tests.rulebook.burgundy.position import Position

EDITIONS = ["2011", "2019"]
NUMBERS = range(1, 7)

# Tiles with a cell of estate 1 next to the start castle (the pasture: next to a ship on 17) and its number.
PLACES = {
    "building": (BANK, 11, 3),
    "ship": (SHIP_TILE, 19, 5),
    "animal": (animal(0, 2), 10, 4),
    "castle": (CASTLE_TILE, 6, 6),
    "mine": (MINE_TILE, 24, 4),
    "monastery": (monastery(16), 12, 1),
}


def furnished(edition: str, die: int, workers: int, *monasteries: int) -> Position:
    """A tile in each depot, goods of each colour, a ship on 17, a monastery on 7 (next to castle cell 6), one die."""
    at = Position(edition=edition, dice=(die, 0))
    for number in monasteries:
        at.give(number)
    for depot in range(6):
        at.lay(4 * depot, BANK)
        at.player().goods[depot] = 1
    at.put(17, SHIP_TILE)
    at.put(7, monastery(17))
    at.player().workers = workers
    at.ask()
    return at


def depots(at: Position) -> list[int]:
    """The numbers of the depots from which the die takes."""
    return [action["space"] // 4 + 1 for action in at.legal(kind="take")]


def sales(at: Position) -> list[int]:
    """The numbers of the goods that the die sells."""
    return [action["goods"] + 1 for action in at.legal(kind="sell")]


def placing_dice(edition: str, what: str, workers: int, *monasteries: int) -> list[int]:
    """The dice with which a tile can go onto its cell."""
    tile, cell, _ = PLACES[what]
    found = []
    for die in NUMBERS:
        at = furnished(edition, die, workers, *monasteries)
        at.store(tile)
        at.ask()
        if at.legal(kind="place", cell=cell):
            found.append(die)
    return found


def around(number: int) -> list[int]:
    """A number and its neighbours on the die, where 6 and 1 are neighbours."""
    return sorted({number, number % 6 + 1, (number - 2) % 6 + 1})


def workers_to_take(edition: str, die: int, depot: int, *monasteries: int) -> int:
    """The workers that it costs to take from a depot."""
    at = furnished(edition, die, 9, *monasteries)
    at.roll(die, die)
    at.ask()
    at.play(kind="take", space=4 * depot - 4)
    return 9 - int(at.player().workers)


# 8: steps of two


@pytest.mark.rule("burgundy.monastery.08")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("depot", [1, 5])
def test_monastery_8_lets_a_worker_change_a_die_by_two_up_or_down(edition: str, depot: int) -> None:
    assert depot not in depots(furnished(edition, 3, 1))
    assert depot in depots(furnished(edition, 3, 1, 8))
    assert workers_to_take(edition, 3, depot) == 2
    assert workers_to_take(edition, 3, depot, 8) == 1


@pytest.mark.rule("burgundy.monastery.08")
def test_monastery_8_holds_for_every_use_of_a_die_and_gives_nothing_without_workers() -> None:
    at = furnished("2019", 3, 1, 8)
    at.store(SHIP_TILE)
    at.ask()
    assert sales(at) == [1, 2, 3, 4, 5]
    assert [action["cell"] for action in at.legal(kind="place")] == [16, 19]
    at.play(kind="sell", goods=4)
    assert at.player().workers == 0
    assert depots(furnished("2019", 3, 0, 8)) == [3]
    assert sales(furnished("2019", 3, 0, 8)) == [3]


@pytest.mark.rule("burgundy.monastery.08.mixed")
@pytest.mark.parametrize("edition", EDITIONS)
def test_with_monastery_8_workers_change_a_die_by_one_or_two_each(edition: str) -> None:
    """From 2: to 1 and 3 by one step of 1, to 4 and 6 by one step of 2, to 5 by one of each."""
    costs = [workers_to_take(edition, 2, depot, 8) for depot in NUMBERS]
    assert costs == [1, 0, 1, 1, 2, 1]
    assert depots(furnished(edition, 2, 1, 8)) == [1, 2, 3, 4, 6]
    assert depots(furnished(edition, 2, 2, 8)) == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("burgundy.monastery.08.wrap")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("die", "number"), [(5, 1), (6, 2), (1, 5), (2, 6)])
def test_steps_of_two_wrap_around(edition: str, die: int, number: int) -> None:
    assert number in depots(furnished(edition, die, 1, 8))
    assert workers_to_take(edition, die, number, 8) == 1


@pytest.mark.rule("burgundy.example.monastery-08-6-to-3")
def test_with_monastery_8_two_workers_turn_a_6_into_a_3() -> None:
    assert 3 not in depots(furnished("2011", 6, 1, 8))
    assert workers_to_take("2011", 6, 3, 8) == 2


@pytest.mark.rule("burgundy.example.monastery-08-3-to-6")
def test_with_monastery_8_two_workers_instead_of_three_turn_a_3_into_a_6() -> None:
    assert workers_to_take("2019", 3, 6) == 3
    assert 6 not in depots(furnished("2019", 3, 1, 8))
    assert workers_to_take("2019", 3, 6, 8) == 2


# 9 to 12: a free step


@pytest.mark.rule("burgundy.monastery.09")
@pytest.mark.parametrize("edition", EDITIONS)
def test_monastery_9_gives_a_free_step_for_placing_a_building(edition: str) -> None:
    assert placing_dice(edition, "building", 0) == [3]
    assert placing_dice(edition, "building", 0, 9) == [2, 3, 4]


@pytest.mark.rule("burgundy.monastery.10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_monastery_10_gives_a_free_step_for_placing_a_ship_or_animals(edition: str) -> None:
    assert placing_dice(edition, "ship", 0) == [5]
    assert placing_dice(edition, "ship", 0, 10) == [4, 5, 6]
    assert placing_dice(edition, "animal", 0) == [4]
    assert placing_dice(edition, "animal", 0, 10) == [3, 4, 5]


@pytest.mark.rule("burgundy.monastery.11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_monastery_11_gives_a_free_step_for_placing_a_castle_a_mine_or_a_monastery(edition: str) -> None:
    assert placing_dice(edition, "castle", 0) == [6]
    assert placing_dice(edition, "castle", 0, 11) == [1, 5, 6]
    assert placing_dice(edition, "mine", 0) == [4]
    assert placing_dice(edition, "mine", 0, 11) == [3, 4, 5]
    assert placing_dice(edition, "monastery", 0) == [1]
    assert placing_dice(edition, "monastery", 0, 11) == [1, 2, 6]


@pytest.mark.rule("burgundy.monastery.12")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("die", NUMBERS)
def test_monastery_12_gives_a_free_step_for_taking_a_tile(edition: str, die: int) -> None:
    assert depots(furnished(edition, die, 0)) == [die]
    assert depots(furnished(edition, die, 0, 12)) == around(die)
    assert workers_to_take(edition, die, die % 6 + 1, 12) == 0


@pytest.mark.rule("burgundy.monastery.09-12.may")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_free_step_is_optional_and_wraps(edition: str) -> None:
    """The die itself stays among the choices, and 6 and 1 are neighbours."""
    assert depots(furnished(edition, 6, 0, 12)) == [1, 5, 6]
    assert depots(furnished(edition, 1, 0, 12)) == [1, 2, 6]
    assert placing_dice(edition, "monastery", 0, 11) == [1, 2, 6]


@pytest.mark.rule("burgundy.monastery.09-12.may")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_free_step_counts_for_both_dice_of_a_turn_but_once_for_each(edition: str) -> None:
    """Dice 1 and 6 place buildings on cells with the numbers 2 (22) and 5 (23), each by one step."""
    at = Position(edition=edition, dice=(1, 6))
    at.give(9)
    at.put(16, SHIP_TILE)
    at.lay(8, BANK)
    at.store(BANK, BOARDING_HOUSE)
    at.ask()
    assert at.legal(kind="place", die=0, cell=11) == []  # a 3, two steps away
    at.play(kind="place", die=0, tile=0, cell=22)
    assert at.player().workers == 0
    at.play(kind="place", die=1, cell=23)
    assert at.player().workers == 4  # the boarding house


@pytest.mark.rule("burgundy.monastery.09-12.workers")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("what", "number"), [("building", 9), ("ship", 10), ("animal", 10), ("mine", 11)])
def test_workers_may_be_spent_on_top_of_the_free_step(edition: str, what: str, number: int) -> None:
    """One worker and the free step reach two steps far, three need another worker."""
    tile, cell, aim = PLACES[what]
    far = (aim + 1) % 6 + 1
    opposite = (aim + 2) % 6 + 1
    assert far not in placing_dice(edition, what, 0, number)
    assert placing_dice(edition, what, 1, number) == [die for die in NUMBERS if die != opposite]
    assert placing_dice(edition, what, 2, number) == list(NUMBERS)
    at = furnished(edition, far, 3, number)
    at.roll(far, far)
    at.store(tile)
    at.ask()
    at.play(kind="place", cell=cell)
    assert at.player().workers == 2


@pytest.mark.rule("burgundy.monastery.09-12.workers")
def test_workers_may_be_spent_on_top_of_the_free_step_of_monastery_12() -> None:
    assert [workers_to_take("2019", 1, depot, 12) for depot in NUMBERS] == [0, 0, 1, 2, 1, 0]


@pytest.mark.rule("burgundy.monastery.09-12.with-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_free_step_stays_one_with_monastery_8(edition: str) -> None:
    """A free step of 1, and then one worker for up to two more."""
    assert depots(furnished(edition, 3, 0, 8, 12)) == [2, 3, 4]
    assert [workers_to_take(edition, 3, depot, 8, 12) for depot in NUMBERS] == [1, 0, 0, 0, 1, 1]
    assert placing_dice(edition, "building", 0, 8, 9) == [2, 3, 4]
    assert placing_dice(edition, "ship", 0, 8, 10) == [4, 5, 6]
    assert placing_dice(edition, "mine", 0, 8, 11) == [3, 4, 5]


@pytest.mark.rule("burgundy.monastery.09-12.other-uses")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("die", NUMBERS)
def test_the_free_steps_do_not_help_to_sell_or_to_take_workers(edition: str, die: int) -> None:
    at = furnished(edition, die, 0, 9, 10, 11, 12)
    assert sales(at) == [die]
    assert len(at.legal(kind="workers")) == 1
    at.roll(die, die)
    at.ask()
    at.play(kind="workers")
    assert (at.player().workers, at.player().silver) == (2, 0)


@pytest.mark.rule("burgundy.monastery.09-12.other-uses")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("number", "helped"),
    [(9, {"building"}), (10, {"ship", "animal"}), (11, {"castle", "mine", "monastery"}), (12, set[str]())],
)
def test_each_free_step_helps_only_its_own_group(edition: str, number: int, helped: set[str]) -> None:
    found = {what for what in PLACES if len(placing_dice(edition, what, 0, number)) > 1}
    assert found == helped
    if number != 12:
        assert depots(furnished(edition, 3, 0, number)) == [3]


# 13 and 14: the action of taking workers


def workers_taken(edition: str, *monasteries: int) -> tuple[int, int]:
    """The silver and workers of the action."""
    at = furnished(edition, 2, 0, *monasteries)
    at.roll(2, 2)
    at.ask()
    at.play(kind="workers")
    return int(at.player().silver), int(at.player().workers)


@pytest.mark.rule("burgundy.monastery.13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_monastery_13_makes_taking_workers_bring_a_silver_too(edition: str) -> None:
    assert workers_taken(edition) == (0, 2)
    assert workers_taken(edition, 13) == (1, 2)


@pytest.mark.rule("burgundy.monastery.14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_monastery_14_makes_taking_workers_bring_four(edition: str) -> None:
    assert workers_taken(edition, 14) == (0, 4)


@pytest.mark.rule("burgundy.monastery.13-14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_monasteries_13_and_14_together_bring_four_workers_and_a_silver(edition: str) -> None:
    assert workers_taken(edition, 13, 14) == (1, 4)


@pytest.mark.rule("burgundy.monastery.13-14.boarding-house")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("monasteries", [[13], [14], [13, 14]])
def test_monasteries_13_and_14_give_nothing_for_a_boarding_house(edition: str, monasteries: list[int]) -> None:
    at = furnished(edition, 3, 0, *monasteries)
    at.place(11, BOARDING_HOUSE)
    assert (at.player().silver, at.player().workers) == (0, 4)
