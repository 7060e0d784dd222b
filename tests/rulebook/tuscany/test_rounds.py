"""When rounds end, and the last turns."""

from __future__ import annotations

import pytest

from tests.rulebook.tuscany.position import Position


def before(number: int, used: int, players: int = 2, seat: int = 0) -> Position:
    """A round in which a player has turned up so many own tiles, the others two thirds of what ends it."""
    position = Position(players)
    position.begin_round(number)
    for other in range(players):
        position.used(5 * number, other)
    position.used(used, seat)
    return position


@pytest.mark.rule("tuscany.flow.rounds")
def test_a_game_has_three_rounds_and_a_scoring_after_each() -> None:
    position = Position()
    rounds, scored = [1], []
    position.begin_round(1)
    while not position.table.over:
        position.do("take village" if "take village" in position.legal() else position.legal()[-1])
        rounds += [event["round"] for event in position.told("round")]
        scored += [event["round"] for event in position.told("round scored")]
    assert rounds == [1, 2, 3]
    assert scored == [1, 2, 3]
    assert len(position.told("ends")) == 1


@pytest.mark.parametrize(
    ("number", "used"),
    [
        pytest.param(1, 7, marks=pytest.mark.rule("tuscany.round.first")),
        pytest.param(2, 14, marks=pytest.mark.rule("tuscany.round.second")),
        pytest.param(3, 21, marks=pytest.mark.rule("tuscany.round.third")),
    ],
)
def test_a_round_ends_with_its_stack(number: int, used: int) -> None:
    early = before(number, used - 2).turn().do("take village")
    assert not early.table.due
    assert early.told("stack empty") == []
    position = before(number, used - 1).turn().do("take village")
    assert position.table.due
    assert position.table.view(None)["due"]
    assert [(event.seat, event["stack"]) for event in position.told("stack empty")] == [(0, number)]
    assert position.table.round == number
    position.do("draw")
    if number < 3:
        assert position.table.round == number + 1
        assert not position.table.due
    else:
        assert position.table.last


@pytest.mark.rule("tuscany.round.equal-turns")
@pytest.mark.parametrize("first", [0, 2])
def test_the_circle_is_played_to_its_end(first: int) -> None:
    position = before(1, 6, players=4, seat=first)
    position.table.first = first
    position.turn(first).do("take village")
    seats = []
    while position.table.round == 1:
        seats.append(position.table.seat)
        position.do("draw")
    assert seats == [(first + after) % 4 for after in (1, 2, 3)]
    assert len(position.told("round scored")) == 1


@pytest.mark.rule("tuscany.round.equal-turns-seats")
@pytest.mark.parametrize(("seat", "further"), [(0, 2), (1, 1), (2, 0)])
def test_how_many_turns_are_left_hangs_on_who_empties_the_stack(seat: int, further: int) -> None:
    position = before(1, 6, players=3, seat=seat).turn(seat).do("take village")
    for _ in range(further):
        assert position.table.round == 1
        position.do("draw")
    assert position.table.round == 2


@pytest.mark.rule("tuscany.round.turn-goes-on")
def test_who_empties_a_stack_finishes_the_turn() -> None:
    position = before(1, 6)
    position.player().marble = 1
    position.place("castle", "D2").do("free village O3")
    assert position.table.due
    assert position.question == "Another"
    position.do("take monastery")
    assert len(position.player().stack) == 13
    assert position.table.view(0)["players"][0]["stacks"] == [0, 6, 7]
    assert position.told("stack empty") == []


@pytest.mark.rule("tuscany.round.castle-refill-counts")
def test_the_tile_after_a_castles_can_empty_a_stack() -> None:
    position = before(1, 6).place("castle", "D2").do("free village O3")
    assert [event["stack"] for event in position.told("stack empty")] == [1]
    assert position.table.due


@pytest.mark.rule("tuscany.round.late-stack-one")
@pytest.mark.parametrize(("number", "used"), [(2, 6), (3, 13), (3, 6)])
def test_a_stack_of_an_earlier_round_ends_nothing(number: int, used: int) -> None:
    position = before(number, used).turn().do("take village")
    assert len(position.told("stack empty")) == 1
    assert not position.table.due
    position.do("draw")
    assert position.table.round == number


@pytest.mark.rule("tuscany.round.tiles-stay")
def test_nothing_is_cleared_between_rounds() -> None:
    position = before(1, 6)
    position.used(3, seat=1)
    position.hand("RRR", seat=1)
    position.store("coach", seat=1)
    position.turn().do("take village")
    display = [int(tile) for tile in position.table.display]
    position.do("draw")
    assert position.table.round == 2
    assert [int(tile) for tile in position.table.display] == display
    assert position.table.view(None)["players"][1]["stacks"] == [4, 7, 7]
    assert (position.stored(1), len(position.cards(1))) == (["coach"], 6)
    position.turn(1).do("take castle")
    assert position.table.view(None)["players"][1]["stacks"] == [3, 7, 7]


@pytest.mark.rule("tuscany.round.next-start")
def test_the_first_player_begins_every_round() -> None:
    position = before(1, 6, players=3, seat=1)
    position.table.first = 1
    position.turn(1).do("take village", "draw", "draw")
    assert position.table.round == 2
    assert (position.table.seat, position.question) == (1, "Turn")


def last_turns(players: int = 2) -> Position:
    """The first player has used the last own tile, and the circle is over."""
    position = before(3, 20, players).turn().do("take village")
    for _ in range(players - 1):
        position.do("draw")
    return position


@pytest.mark.rule("tuscany.round.extra-turn")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_the_third_round_everybody_has_one_more_turn(players: int) -> None:
    position = last_turns(players)
    assert position.table.view(None)["last"]
    assert len(position.told("last turns")) == 1
    assert position.told("round scored") == []
    seats = []
    while not position.table.over:
        seats.append(position.table.seat)
        position.do("draw")
    assert seats == list(range(players))
    assert [event["round"] for event in position.told("round scored")] == [3]


@pytest.mark.rule("tuscany.round.extra-turn-full")
def test_the_last_turn_is_a_whole_one_and_prolongs_nothing() -> None:
    position = last_turns()
    position.player().marble = 1
    position.player(1).marble = 1
    position.used(20, seat=1)
    position.turn()
    position.do("take monastery")
    assert position.table.display[6] < 32
    position.do("draw")
    position.do("take castle")
    assert [event["stack"] for event in position.told("stack empty")] == [3]
    position.do("draw")
    assert position.table.over


@pytest.mark.rule("tuscany.take.impossible")
def test_a_round_ends_when_nobody_can_take_or_place_any_more() -> None:
    position = Position()
    for seat in (0, 1):
        position.fill(seat=seat)
    position.begin_round(1).do("draw")
    assert position.table.over
    assert position.table.round == 3


@pytest.mark.rule("tuscany.take.impossible")
@pytest.mark.parametrize(
    ("stored", "cards", "deck", "goes_on"),
    [
        ("village", "", "OO", True),  # the village waits for its cards
        ("hex", "", "OO", True),
        ("village", "OO", "", True),
        ("village", "OE", "", False),  # no card will come
        ("coach", "EEOO", "EE", False),  # no space is left
    ],
)
def test_a_round_goes_on_while_a_stored_piece_can_be_placed(stored: str, cards: str, deck: str, goes_on: bool) -> None:
    position = Position()
    position.fill("O3")
    position.fill(seat=1)
    position.display("city", "coach")
    position.neutral()
    position.store(stored)
    position.hand(cards)
    position.deck(deck)
    position.begin_round(1).do("draw")
    assert (position.table.round, position.table.over) == ((1, False) if goes_on else (3, True))
