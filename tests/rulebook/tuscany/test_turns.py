"""Turns, drawing cards, and one more action for a marble."""

from __future__ import annotations

import pytest

from tests.rulebook.tuscany.position import Position


@pytest.mark.rule("tuscany.flow.turns")
@pytest.mark.parametrize(("players", "first"), [(2, 1), (3, 2), (4, 1)])
def test_turns_go_clockwise_from_the_first_player(players: int, first: int) -> None:
    position = Position(players)
    position.table.first = first
    position.turn(first)
    seats = []
    for _ in range(2 * players):
        seats.append(position.table.seat)
        position.do("draw")
    assert seats == [(first + at) % players for at in range(2 * players)]


@pytest.mark.rule("tuscany.flow.one-action")
@pytest.mark.parametrize("action", ["draw", "take village", "put monastery Y3"])
def test_a_turn_has_one_action(action: str) -> None:
    position = Position()
    position.store("monastery")
    position.hand("YY")
    position.turn()
    assert {name.split()[0] for name in position.legal()} == {"draw", "take", "put"}
    position.do(action)
    assert (position.question, position.table.seat) == ("Turn", 1)


@pytest.mark.rule("tuscany.flow.no-pass")
def test_nobody_can_pass_but_drawing_is_always_open() -> None:
    position = Position()
    assert "stop" not in position.turn().legal()
    position.deck("")
    position.neutral()
    position.display()
    assert position.turn().legal() == ["draw"]


@pytest.mark.rule("tuscany.draw.three")
@pytest.mark.rule("tuscany.draw.two")
@pytest.mark.rule("tuscany.draw.bonus")
@pytest.mark.parametrize(
    ("edition", "tiles", "drawn"), [("revised", 0, 3), ("first", 0, 2), ("revised", 2, 5), ("first", 2, 4)]
)
def test_how_many_cards_are_drawn(edition: str, tiles: int, drawn: int) -> None:
    position = Position(edition=edition)
    position.own(*["card"] * tiles)
    position.own("card", seat=1)
    position.turn().do("draw")
    assert len(position.cards()) == drawn
    assert position.table.view(None)["deck"] == 122 - drawn
    assert [event["cards"] for event in position.told("drew")] == [drawn]
    assert "".join("DRBLGOYE"[event["colour"]] for event in sorted_by_colour(position)) == position.cards()


def sorted_by_colour(position: Position) -> list[dict[str, int]]:
    return sorted((event.named() for event in position.told("card")), key=lambda values: values["colour"])


@pytest.mark.rule("tuscany.draw.three")
def test_cards_of_the_deck_are_drawn_at_random() -> None:
    drawn = ""
    for seed in range(60):
        position = Position()
        position.deck("DRRRR")
        position.table.chance.seed(seed)
        position.turn().do("draw")
        drawn += position.cards()
    assert len(drawn) == 180
    assert 20 < drawn.count("D") < 52  # 36 of 60 games


@pytest.mark.rule("tuscany.draw.no-limit")
def test_a_hand_has_no_limit() -> None:
    position = Position()
    position.hand("D" * 15 + "R" * 15 + "B" * 15 + "L" * 16)
    position.turn().do("draw")
    assert len(position.cards()) == 64


@pytest.mark.rule("tuscany.draw.reshuffle")
def test_discards_become_the_deck_when_it_is_empty() -> None:
    position = Position()
    position.deck("", discards="YYYYR")
    position.turn().do("draw")
    assert len(position.cards()) == 3
    assert [event["cards"] for event in position.told("reshuffled")] == [5]
    view = position.table.view(None)
    assert (view["deck"], sum(view["discards"].values())) == (2, 0)


@pytest.mark.rule("tuscany.draw.reshuffle")
def test_the_deck_is_not_renewed_before_it_is_needed() -> None:
    position = Position()
    position.deck("YYY", discards="R")
    position.turn().do("draw")
    assert position.cards() == "YYY"
    assert position.told("reshuffled") == []
    assert position.table.view(None)["discards"]["red"] == 1


@pytest.mark.rule("tuscany.draw.reshuffle-in-mid-draw")
def test_a_draw_goes_on_with_the_discards() -> None:
    position = Position()
    position.deck("YY", discards="RRRR")
    position.turn().do("draw")
    assert position.cards() == "RYY"
    position = Position()
    position.deck("Y", discards="R")
    position.turn().do("draw")
    assert position.cards() == "RY"
    assert [event["cards"] for event in position.told("drew")] == [2]


@pytest.mark.rule("tuscany.marble")
def test_a_marble_pays_for_one_more_action() -> None:
    position = Position()
    position.player().marble = 1
    position.turn().do("draw")
    assert (position.question, position.table.seat) == ("Another", 0)
    assert "stop" in position.legal()
    position.do("draw")
    assert len(position.cards()) == 6
    assert position.player().marble == 0
    assert position.table.seat == 1


@pytest.mark.rule("tuscany.marble")
def test_a_marble_may_be_kept() -> None:
    position = Position()
    position.player().marble = 2
    position.turn().do("draw", "stop")
    assert (len(position.cards()), position.player().marble, position.table.seat) == (3, 2, 1)


@pytest.mark.rule("tuscany.marble.before-or-after")
def test_before_or_after_comes_to_the_same() -> None:
    """The two actions of a turn can be done in either order, and none within the other."""
    first, second = Position(), Position()
    for position in (first, second):
        position.player().marble = 1
        position.store("monastery")
        position.hand("YYLLRR")
        position.deck("EEEEEEE")
    first.turn().do("draw", "put monastery Y3")
    second.turn().do("put monastery Y3")
    for position in (first, second):
        assert position.question == "Pay"
        assert {name.split()[0] for name in position.legal()} == {"pay"}
        position.do("pay Y Y")
    second.do("draw")
    assert first.cards() == second.cards() == "RRLLEEEEEE"
    assert first.player().marble == second.player().marble == 0


@pytest.mark.rule("tuscany.marble.before-or-after")
def test_no_marble_is_spent_in_the_middle_of_an_effect() -> None:
    position = Position()
    position.player().marble = 1
    position.store("castle")
    position.hand("DD")
    position.turn().do("put castle D2")
    assert {name.split()[0] for name in position.legal()} == {"free", "decline"}
    position.do("free city R1")
    assert {name.split()[0] for name in position.legal()} == {"bonus"}
    position.do("bonus card")
    assert position.question == "Another"


@pytest.mark.rule("tuscany.marble.same-action")
def test_both_actions_may_be_of_a_sort() -> None:
    position = Position()
    position.own("storage")
    position.player().marble = 1
    position.turn().do("take village", "take quarry")
    assert position.stored() == ["village", "quarry"]
    position.hand("OO GG")
    position.player().marble = 1
    position.turn().do("put village O3", "pay O O", "put quarry G3", "pay G G")
    assert (position.on("O3"), position.on("G3")) == ("village", "quarry")
    assert (position.cards(), position.player().workers, position.player().marble) == ("", 1, 1)
    assert position.table.seat == 1


@pytest.mark.rule("tuscany.marble.just-won")
def test_a_marble_just_won_may_be_spent() -> None:
    position = Position()
    position.store("quarry")
    position.hand("GG")
    position.turn().do("put quarry G3")
    assert (position.question, position.player().marble) == ("Another", 1)
    position.do("draw")
    assert (len(position.cards()), position.player().marble, position.table.seat) == (3, 0, 1)


@pytest.mark.rule("tuscany.marble.once")
def test_no_second_marble_is_spent_in_a_turn() -> None:
    position = Position()
    position.player().marble = 5
    position.own("marble", "marble")
    position.store("quarry")
    position.hand("GG")
    position.deck("EEEEEE")
    position.turn().do("draw", "put quarry G3", "pay G G")
    assert (position.player().marble, position.table.seat) == (7, 1)
    assert position.turn().do("draw").question == "Another"


@pytest.mark.rule("tuscany.marble.take-then-place")
def test_a_tile_is_taken_and_placed_in_one_turn() -> None:
    position = Position()
    position.player().marble = 1
    position.hand("OO")
    position.turn().do("take village", "put village O3")
    assert (position.on("O3"), position.stored(), position.player().workers) == ("village", [], 1)
    assert position.table.seat == 1


@pytest.mark.rule("tuscany.marble.example")
def test_three_cards_and_a_tile() -> None:
    position = Position()
    position.player().marble = 1
    position.store("village")
    position.deck("OOO")
    position.turn().do("draw")
    assert position.cards() == "OOO"
    position.do("put village O3")
    assert (position.on("O3"), position.cards(), position.player().marble) == ("village", "O", 0)
