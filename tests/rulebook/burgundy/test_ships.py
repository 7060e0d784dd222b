"""Ships, on estate 1."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from feldberg.games.burgundy.content import DEPOTS, GOODS, LAST_STEP, MINE_TILE, SHIP_TILE
from tests.rulebook.burgundy.games import decisions
from tests.rulebook.burgundy.position import Position

EDITIONS = ["2011", "2019"]
BLUE, PURPLE, PINK, RED, BROWN, ORANGE = range(GOODS)
SHIP_5 = 19  # beside the start castle


def in_harbour(edition: str = "2019", players: int = 2, stored: tuple[int, ...] = ()) -> Position:
    """Seat 0 can place a ship with its only die and stores a goods tile of each of the colours given."""
    at = Position(dice=(5, 0), edition=edition, players=players)
    at.roll(1, 2, seat=1)
    at.store(SHIP_TILE)
    for colour in stored:
        at.player().goods[colour] = 1
    at.ask()
    return at


def stock(at: Position) -> dict[int, int]:
    return {colour: int(count) for colour, count in enumerate(at.player().goods) if count}


def left_in(at: Position, depot: int) -> list[int]:
    return [colour for colour in range(GOODS) for _ in range(at.table.goods[depot * GOODS + colour])]


@pytest.mark.rule("burgundy.ship.goods")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_ship_takes_all_goods_of_one_depot(edition: str) -> None:
    at = in_harbour(edition)
    at.goods(2, BLUE, BLUE, BROWN)
    at.goods(3, BLUE)
    at.goods(1, BROWN)
    at.play(kind="place", cell=SHIP_5)
    assert at.question == "Sail"
    at.play(kind="sail", depot=2)
    assert stock(at) == {BLUE: 2, BROWN: 1}
    assert left_in(at, 2) == []
    assert left_in(at, 3) == [BLUE]
    assert left_in(at, 1) == [BROWN]


@pytest.mark.rule("burgundy.ship.any-depot")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("depot", range(DEPOTS))
def test_a_ship_placed_with_a_5_sails_to_any_depot(depot: int, edition: str) -> None:
    at = in_harbour(edition)
    for other in range(DEPOTS):
        at.goods(other, other)
    at.play(kind="place", cell=SHIP_5)
    assert [action["depot"] for action in at.legal(kind="sail")] == [0, 1, 2, 3, 4, 5]
    at.play(kind="sail", depot=depot)
    assert stock(at) == {depot: 1}
    assert at.player().workers == 0


@pytest.mark.rule("burgundy.ship.left-behind")
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_a_free_goods_space_only_stored_colours_are_taken(edition: str) -> None:
    at = in_harbour(edition, stored=(BLUE, PURPLE, PINK))
    at.goods(4, BLUE, BLUE, PINK, RED, ORANGE)
    at.play(kind="place", cell=SHIP_5)
    at.play(kind="sail", depot=4)
    assert stock(at) == {BLUE: 3, PURPLE: 1, PINK: 2}
    assert left_in(at, 4) == [RED, ORANGE]


@pytest.mark.rule("burgundy.ship.choice")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("chosen", "taken", "left"), [(RED, 2, [BROWN]), (BROWN, 1, [RED, RED])])
def test_for_the_last_goods_space_a_colour_is_chosen(chosen: int, taken: int, left: list[int], edition: str) -> None:
    at = in_harbour(edition, stored=(BLUE, PURPLE))
    at.goods(4, RED, RED, BROWN)
    at.play(kind="place", cell=SHIP_5)
    at.play(kind="sail", depot=4)
    assert at.legal() == [{"kind": "load", "goods": RED}, {"kind": "load", "goods": BROWN}]
    at.play(kind="load", goods=chosen)
    assert stock(at) == {BLUE: 1, PURPLE: 1, chosen: taken}
    assert left_in(at, 4) == left


@pytest.mark.rule("burgundy.ship.choice")
def test_for_two_goods_spaces_two_of_three_colours_are_chosen() -> None:
    at = in_harbour(stored=(BLUE,))
    at.goods(4, PINK, RED, BROWN)
    at.play(kind="place", cell=SHIP_5)
    at.play(kind="sail", depot=4)
    at.play(kind="load", goods=BROWN)
    assert [action["goods"] for action in at.legal(kind="load")] == [PINK, RED]
    at.play(kind="load", goods=PINK)
    assert stock(at) == {BLUE: 1, PINK: 1, BROWN: 1}
    assert left_in(at, 4) == [RED]


@pytest.mark.rule("burgundy.ship.must-take")
@pytest.mark.parametrize("edition", EDITIONS)
def test_goods_that_fit_are_all_taken_without_asking(edition: str) -> None:
    at = in_harbour(edition)
    at.goods(4, PINK, RED, BROWN)
    at.play(kind="place", cell=SHIP_5)
    at.play(kind="sail", depot=4)
    assert at.table.seat == 1
    assert stock(at) == {PINK: 1, RED: 1, BROWN: 1}
    assert left_in(at, 4) == []


@pytest.mark.rule("burgundy.ship.must-take")
@pytest.mark.parametrize("edition", EDITIONS)
def test_neither_the_depot_nor_a_colour_with_room_can_be_declined(edition: str) -> None:
    at = in_harbour(edition, stored=(BLUE, PURPLE))
    at.goods(4, BLUE, RED, BROWN)
    at.play(kind="place", cell=SHIP_5)
    assert {action["kind"] for action in at.legal()} == {"sail"}
    at.play(kind="sail", depot=4)
    assert stock(at)[BLUE] == 2
    assert {action["kind"] for action in at.legal()} == {"load"}


@pytest.mark.rule("burgundy.ship.empty-depot")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_empty_depot_may_be_chosen_while_another_has_goods(edition: str) -> None:
    """Empty depots come to the same, so the first stands for all."""
    at = in_harbour(edition)
    at.goods(2, RED)
    at.play(kind="place", cell=SHIP_5)
    assert [action["depot"] for action in at.legal(kind="sail")] == [0, 2]
    at.play(kind="sail", depot=0)
    assert stock(at) == {}
    assert left_in(at, 2) == [RED]
    assert at.table.steps[0] == 1


@pytest.mark.rule("burgundy.ship.empty-depot")
def test_a_depot_whose_goods_do_not_fit_may_be_chosen() -> None:
    at = in_harbour(stored=(BLUE, PURPLE, PINK))
    for depot in range(DEPOTS - 1):
        at.goods(depot, RED)
    at.goods(5, BLUE)
    at.play(kind="place", cell=SHIP_5)
    at.play(kind="sail", depot=0)
    assert stock(at) == {BLUE: 1, PURPLE: 1, PINK: 1}
    assert left_in(at, 0) == [RED]
    assert at.table.steps[0] == 1


@pytest.mark.rule("burgundy.ship.empty-depot")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_marker_moves_even_if_no_depot_has_goods(edition: str) -> None:
    at = in_harbour(edition)
    at.play(kind="place", cell=SHIP_5)
    assert at.table.seat == 1
    assert stock(at) == {}
    assert at.table.steps[0] == 1


@pytest.mark.rule("burgundy.example.ship-goods")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("chosen", "left"), [(PINK, BROWN), (BROWN, PINK)])
def test_valeria_takes_the_blue_tile_and_the_pink_or_the_brown_one(chosen: int, left: int, edition: str) -> None:
    at = in_harbour(edition, stored=(BLUE, ORANGE))
    at.goods(3, BLUE, PINK, BROWN)
    at.play(kind="place", cell=SHIP_5)
    at.play(kind="sail", depot=3)
    assert [action["goods"] for action in at.legal(kind="load")] == [PINK, BROWN]
    at.play(kind="load", goods=chosen)
    assert stock(at) == {BLUE: 2, ORANGE: 1, chosen: 1}
    assert left_in(at, 3) == [left]


@pytest.mark.rule("burgundy.ship.marker")
@pytest.mark.parametrize("edition", EDITIONS)
def test_after_the_goods_the_marker_moves_one_space(edition: str) -> None:
    at = in_harbour(edition)
    at.goods(0, RED)
    at.play(kind="place", cell=SHIP_5)
    assert list(at.table.steps) == [0, 0]
    events = at.play(kind="sail", depot=0)
    assert list(at.table.steps) == [1, 0]
    assert [event["event"] for event in events] == ["goods", "marker"]


@pytest.mark.rule("burgundy.ship.marker")
def test_no_other_tile_moves_the_marker() -> None:
    at = Position()
    at.roll(1, 2, seat=1)
    at.place(24, MINE_TILE)
    assert list(at.table.steps) == [0, 0]


@pytest.mark.rule("burgundy.ship.marker.occupied")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_marker_goes_on_top_of_those_on_its_new_space(edition: str) -> None:
    """Seat 3 stands two spaces ahead, 1 on top of 2 one space ahead, and 0 joins these."""
    at = in_harbour(edition, players=4)
    at.table.steps = vec[i64]([0, 1, 1, 2])
    at.table.order = vec[i64]([3, 1, 2, 0])
    at.play(kind="place", cell=SHIP_5)
    assert list(at.table.steps) == [1, 1, 1, 2]
    assert list(at.table.order) == [3, 0, 1, 2]


@pytest.mark.rule("burgundy.ship.marker.occupied")
def test_a_marker_that_stays_behind_others_passes_only_those_it_leaves() -> None:
    at = in_harbour(players=4)
    at.table.steps = vec[i64]([0, 2, 0, 0])
    at.table.order = vec[i64]([1, 2, 3, 0])
    at.play(kind="place", cell=SHIP_5)
    assert list(at.table.order) == [1, 0, 2, 3]


@pytest.mark.rule("burgundy.ship.marker.occupied")
def test_in_the_next_round_the_marker_on_top_acts_first() -> None:
    at = in_harbour()
    at.table.turns = vec[i64]([0, 1])
    at.table.order = vec[i64]([1, 0])
    at.table.steps = vec[i64]([0, 1])
    at.play(kind="place", cell=SHIP_5)
    assert list(at.table.turns) == [0, 1]
    assert at.table.seat == 1
    at.play(kind="workers", die=0)
    assert at.table.round == 1
    assert list(at.table.turns) == [0, 1]


@pytest.mark.rule("burgundy.ship.white-die")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("kind", "first"), [("place", 0), ("workers", 1)])
def test_the_white_die_goes_to_whoever_is_first_when_a_round_begins(kind: str, first: int, edition: str) -> None:
    """Seat 1 is first; seat 0 has the last turn of the round and passes it with a ship, or does not."""
    at = in_harbour(edition)
    at.table.turns = vec[i64]([1, 0])
    at.table.order = vec[i64]([1, 0])
    at.table.turn = 1
    at.ask()
    events = at.play(kind=kind)
    [began] = [event for event in events if event["event"] == "round"]
    assert began["seat"] == first
    assert at.table.seat == first


@pytest.mark.rule("burgundy.ship.white-die")
def test_a_ship_changes_nothing_in_the_round_under_way() -> None:
    at = Position(players=3)
    at.table.order = vec[i64]([1, 0, 2])
    at.table.turns = vec[i64]([1, 0, 2])
    at.table.turn = 1
    at.store(SHIP_TILE)
    at.roll(5, 0)
    at.roll(0, 0, seat=1)
    at.roll(1, 2, seat=2)
    at.ask()
    events = at.play(kind="place", cell=SHIP_5)
    assert list(at.table.order) == [0, 1, 2]
    assert at.table.seat == 2
    assert "round" not in {event["event"] for event in events}
    assert at.table.round == 0


@pytest.mark.rule("burgundy.ship.marker.last")
@pytest.mark.parametrize("edition", EDITIONS)
def test_six_ships_bring_the_marker_to_the_last_space(edition: str) -> None:
    at = Position(edition=edition)
    at.roll(1, 2, seat=1)
    for count, cell in enumerate([17, 16, 15, 19, 20, 21], start=1):
        at.place(cell, SHIP_TILE)
        assert at.table.steps[0] == count
    assert at.table.steps[0] == LAST_STEP == 6
    assert not [cell for cell in at.player().estate.of_colour[2] if not at.player().cells[cell]]


@pytest.mark.rule("burgundy.ship.marker.last")
@pytest.mark.parametrize("edition", EDITIONS)
def test_all_through_a_game_the_marker_stands_as_far_as_its_owner_has_ships(edition: str) -> None:
    for seed in range(3):
        for table in decisions(seed, players=3, edition=edition):
            if type(table.agenda[-1]).__name__ == "Turn":
                ships = [list(player.cells).count(SHIP_TILE) for player in table.players]
                assert list(table.steps) == ships
                assert max(ships) <= LAST_STEP


@pytest.mark.rule("burgundy.ship.marker.last")
def test_a_marker_on_the_last_space_would_go_on_top_there() -> None:
    at = in_harbour()
    at.table.steps = vec[i64]([6, 6])
    at.table.order = vec[i64]([1, 0])
    at.play(kind="place", cell=SHIP_5)
    assert list(at.table.steps) == [6, 6]
    assert list(at.table.order) == [0, 1]
