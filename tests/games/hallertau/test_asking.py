"""When a player is asked whether to play a card: where it matters, for everything, or not again in this phase."""

from __future__ import annotations

import pytest

from feldberg.core.errors import IllegalAction
from feldberg.core.record import Record
from feldberg.games.hallertau import questions
from tests.rulebook.hallertau.position import Position

HOPS_FOR_MILK = 530  # pay 1 hops: it can be played at any time
FULL_SPACE = 106  # if a space is full: a situation on the board


def wish(at: Position, seat: int) -> str:
    """The seat says its one aside, which comes back in words."""
    [aside] = at.table.asides(seat)
    words: str = at.game.say(at.table, aside, "en", seat)
    at.table.play(aside, seat)
    return words


def two_with_hops() -> Position:
    """Both hold a card for the hops they have."""
    at = Position(players=2)
    for seat in (0, 1):
        at.hand(HOPS_FOR_MILK + 91 * seat, seat=seat)  # 621 is paid with hops too
        at.stock(seat, hops=1)
        at.player(seat).workers = 4
    return at.turn(workers=4)


def test_an_aside_is_explained_whatever_is_asked() -> None:
    paying = Position(phase=9)
    paying.stock(clay=5, rye=5)
    for at in (Position().turn(), paying.ask(questions.PayGoods(0, 0))):
        [aside] = at.table.asides(0)
        assert at.game.explain(at.table, aside, "en", 0).startswith("You are asked at every point")


def test_a_card_that_can_wait_is_not_asked_for_between_actions() -> None:
    at = two_with_hops()
    at.do("tools", workers=1)
    assert (at.table.seat, at.question) == (1, "Turn")


def test_who_wishes_so_is_asked_for_everything_and_nobody_else() -> None:
    at = two_with_hops()
    assert wish(at, 0) == "ask me for everything"
    assert (at.table.seat, at.question) == (0, "Turn")  # the question stays
    at.do("tools", workers=1)
    assert (at.table.seat, at.question) == (0, "Window")
    at.do("pass")
    assert (at.table.seat, at.question) == (1, "Turn")
    at.do("tools", workers=1)
    assert (at.table.seat, at.question) == (0, "Turn")  # declined, and nothing has changed since


def test_the_wish_can_be_said_while_others_are_asked_and_taken_back() -> None:
    at = two_with_hops()
    legal = at.table.legal()
    wish(at, 1)
    assert at.table.legal() == legal
    assert wish(at, 1) == "ask me only where it matters"
    at.do("tools", workers=1).do("tools", workers=1)
    assert (at.table.seat, at.question) == (0, "Turn")


def test_gains_can_be_declined_by_who_wishes_to_be_asked() -> None:
    at = Position()
    wish(at.turn(), 0)
    at.do("place", space="clearing")
    assert at.question == "Accept"


def test_an_open_question_stays_though_it_was_asked_by_wish_alone() -> None:
    """A setting never plays: not even the one answer that is left."""
    at = Position(phase=7)
    at.fields("3 rye")
    at.player().everything = True
    at.go()
    assert (at.question, at.has("rye")) == ("Harvest", 0)
    wish(at, 0)
    assert (at.question, at.has("rye")) == ("Harvest", 0)
    at.do("field", column=0)
    assert at.has("rye") == 3


def test_no_more_cards_in_this_phase_is_kept_until_the_next() -> None:
    at = Position(in_round=3)
    at.hand(FULL_SPACE)
    at.workers("nursery", 1, 2, 3)
    at.turn(workers=6).do("tools", workers=1)
    assert at.question == "Window"
    at.do("quiet").do("tools", workers=1)
    assert at.question == "Turn"
    at.do("tools", workers=4)
    assert (at.table.phase, at.question) == (5, "Window")  # not at the end of phase 4


def test_wishing_to_be_asked_ends_the_quiet() -> None:
    at = Position(in_round=3)
    at.hand(FULL_SPACE, HOPS_FOR_MILK)
    at.stock(hops=1)
    at.workers("nursery", 1, 2, 3)
    at.turn(workers=6).do("tools", workers=1).do("quiet")
    wish(at, 0)
    at.do("tools", workers=1)
    assert at.question == "Window"


def test_asides_are_kept_in_saves_copies_and_records() -> None:
    at = Position(players=2)
    record = Record(at.game, seed=3)
    state = at.game.start(3)
    for _ in range(5):
        record.play(state, state.legal()[0])
    record.play(state, state.asides(1)[0], 1)
    for _ in range(5):
        record.play(state, state.legal()[0])
    assert at.game.load(state.to_dict()).asides(1) == state.copy().asides(1) == state.asides(1)
    record.close(state)
    again = Record.parse(record.to_text())
    assert again.verify().digest() == state.digest()
    assert "seat 1 action" in record.to_text()
    assert "ask me for everything" in record.to_text()


def test_an_aside_is_said_by_a_seat_and_only_the_one_that_changes_something() -> None:
    at = Position(players=2).turn()
    [everything] = at.table.asides(1)
    needed = everything - 1
    before = at.table.digest()
    for action, seat in ((everything, None), (needed, 0), (needed, 1), (everything, 2), (everything, -1)):
        with pytest.raises(IllegalAction):
            at.table.play(action, seat)
    assert at.table.digest() == before
    at.table.over = True
    assert at.table.asides(1) == []
