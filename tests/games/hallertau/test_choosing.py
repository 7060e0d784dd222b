"""What was chosen is not asked for again; fields are offered one by one, and where they would take the last places."""

from __future__ import annotations

import pytest

from feldberg.games.hallertau.words import words
from tests.rulebook.hallertau.position import Position

FEW_FIELDS = 509  # if at most 4 fields: a field, so that more fields can hurt
TWO_FIELDS = 410  # pay 1 jewelry: 2 fields in row 2
BEST_FIELD = 610  # pay 3 hops: a field in row 5 and a bonus card
FIELD, SOWING = 0, 1  # of Farming


def farming(*rows: str) -> Position:
    """Before the choice between a field and sowing, with a card in hand that dislikes fields."""
    at = Position()
    at.hand(FEW_FIELDS)
    at.fields(*rows)
    at.stock(rye=1)
    at.turn().do("place", space="farming")
    assert at.question == "Choose"
    return at


def test_a_chosen_field_comes_at_once() -> None:
    at = farming("2", "2", "2", "2", "2").do("choose", choice=FIELD)
    assert (at.rows(), at.question) == ([2, 2, 2, 2, 2, 5], "Turn")


def test_it_can_be_declined_where_it_is_chosen() -> None:
    at = farming("2", "2", "2", "2", "2").do("done")
    assert (at.rows(), at.question) == ([2, 2, 2, 2, 2], "Turn")


def test_a_card_can_still_be_laid_down_before_it_comes() -> None:
    """With the fifth field it could not; its own field comes after that of the space."""
    at = farming("3", "3", "3", "3").do("choose", choice=FIELD)
    assert (at.question, at.rows()) == ("Chosen", [3, 3, 3, 3])
    assert [choice["kind"] for choice in at.choices()] == ["take", "play"]
    at.do("play", card=FEW_FIELDS)
    assert (at.rows(), at.question) == ([2, 3, 3, 3, 3, 5], "Turn")


def test_or_the_field_comes_without_it() -> None:
    at = farming("3", "3", "3", "3").do("choose", choice=FIELD).do("take")
    assert (at.rows(), at.hand_of(), at.question) == ([3, 3, 3, 3, 5], [FEW_FIELDS], "Turn")


def test_who_is_asked_for_everything_is_asked_once_as_well() -> None:
    at = Position()
    at.player().everything = True
    at.turn().do("place", space="nursery").do("choose", choice=0)
    assert (at.has("clay"), at.question) == (3, "Turn")


def taking_two(*rows: str) -> Position:
    at = Position()
    at.hand(TWO_FIELDS, FEW_FIELDS)
    at.stock(jewelry=1)
    at.fields(*rows)
    at.turn().do("play", card=TWO_FIELDS)
    assert at.question == "Accept"
    return at


def asked(at: Position) -> tuple[str, str]:
    return words.asks(at.table, "en", ["Ann"]), words.asks(at.table, "ru", ["Аня"])


def test_several_fields_are_offered_one_by_one() -> None:
    at = taking_two("3", "3", "3", "3", "3")
    for left in ("(2 left)", ""):
        assert at.table.view(0)["offers"] == ["1 field in row 2"]
        assert asked(at)[0] == f"Ann: add 1 new field in row 2, or do without {left}".strip()
        at.do("take")
    assert (at.rows(), at.question) == ([2, 2, 3, 3, 3, 3, 3], "Turn")


def test_how_many_are_left_in_russian() -> None:
    assert asked(taking_two("3"))[1] == "Аня: положить 1 новое поле в ряд 2 или отказаться (осталось: 2)"


def test_no_more_are_left_than_there_is_room() -> None:
    at = taking_two("3", "3", "3", "3", "3", "3", "3")
    assert asked(at)[0] == "Ann: add 1 new field in row 2, or do without"


@pytest.mark.parametrize(("lang", "say"), [("en", "add 1 new field in row 2"), ("ru", "положить 1 новое поле в ряд 2")])
def test_the_answer_speaks_of_one(lang: str, say: str) -> None:
    at = taking_two("3")
    [take] = [action for action in at.table.legal() if at.named(action)["kind"] == "take"]
    assert at.game.say(at.table, take, lang) == say


# The last places


def with_fields(count: int, *cards: int) -> Position:
    """So many fields, and what pays for the cards."""
    at = Position()
    at.hand(*cards)
    at.stock(jewelry=1, hops=3)
    at.fields(*["3"] * count)
    return at.turn()


@pytest.mark.rule("hallertau.place.optional")
@pytest.mark.parametrize(("answer", "rows"), [("take", [2, 3, 3, 3, 3, 3, 3, 3]), ("done", [3, 3, 3, 3, 3, 3, 3])])
def test_a_field_of_a_space_for_the_last_place_can_be_declined(answer: str, rows: list[int]) -> None:
    at = with_fields(7).do("place", space="clearing")
    assert at.question == "Accept"
    at.do(answer)
    assert (at.rows(), at.has("clay"), at.question) == (rows, 1, "Turn")


def test_before_the_last_place_a_field_comes_by_itself() -> None:
    at = with_fields(6).do("place", space="clearing")
    assert (len(at.rows()), at.question) == (7, "Turn")


@pytest.mark.rule("hallertau.card.effect.optional")
@pytest.mark.parametrize("taken", [0, 1, 2])
def test_of_two_fields_for_the_last_two_places_none_or_one_may_be_taken(taken: int) -> None:
    at = with_fields(6, TWO_FIELDS).do("play", card=TWO_FIELDS)
    for _ in range(taken):
        at.do("take")
    if taken < 2:
        at.do("done")
    assert (len(at.rows()), at.question) == (6 + taken, "Turn")


def test_a_field_that_has_no_place_is_not_offered() -> None:
    at = with_fields(7, TWO_FIELDS).do("play", card=TWO_FIELDS).do("take")
    assert (len(at.rows()), at.question) == (8, "Turn")


def test_with_room_for_more_two_fields_come_by_themselves() -> None:
    at = with_fields(5, TWO_FIELDS).do("play", card=TWO_FIELDS)
    assert (len(at.rows()), at.question) == (7, "Turn")


def test_the_best_field_needs_no_question() -> None:
    """No better one can come for its place."""
    at = with_fields(7, BEST_FIELD).do("play", card=BEST_FIELD)
    assert (at.rows(), at.question) == ([3, 3, 3, 3, 3, 3, 3, 5], "Turn")


def test_the_field_of_an_income_can_be_declined() -> None:
    """Card 819 brings a field in row 4."""
    at = Position(phase=3)
    at.played(819)
    at.fields(*["3"] * 7)
    at.player().workers = 1
    at.go()
    assert at.question == "Accept"
    at.do("done")
    assert (at.rows(), at.question) == ([3] * 7, "Turn")


def test_a_field_chosen_for_the_last_place_comes_at_once() -> None:
    """The Tool Shed brings clay or a field; the choice was the question, whatever card could be played."""
    at = with_fields(7, BEST_FIELD).do("place", space="tool_shed").do("choose", choice=1)
    assert (at.rows(), at.question) == ([3, 3, 3, 3, 3, 3, 3, 4], "Turn")
