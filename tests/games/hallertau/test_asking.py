"""When a player is asked whether to play a card: where it matters, for everything, or not again in this phase."""

from __future__ import annotations

import pytest

import feldberg
from feldberg.core.errors import IllegalAction
from feldberg.core.moves import made
from feldberg.core.record import Record
from tests.rulebook.hallertau.position import Position

HOPS_FOR_MILK = 530  # pay 1 hops: it can be played at any time
FULL_SPACE = 106  # if a space is full: a situation on the board
NURSERY = 329  # if 1, 3 or 6 workers are on the Nursery: more with each
SHIFT = 314  # moves three workers from one space onto another that has three
TAKE_TOP = 315  # takes the workers of a top row, with 4 jewelry


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
    for at in (Position().turn(), paying.progress()):
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


def test_no_more_cards_in_this_phase_declines_those_that_could_be_played_for_longer() -> None:
    at = Position(in_round=3)
    at.hand(FULL_SPACE)
    at.workers("nursery", 1, 2, 3)
    at.turn(workers=6).do("tools", workers=1)
    assert at.question == "Window"
    at.do("quiet").do("tools", workers=1)
    assert at.question == "Turn"
    at.do("tools", workers=4)
    assert (at.table.phase, at.question, at.can("play", card=FULL_SPACE)) == (9, "Progress", True)


def test_wishing_to_be_asked_ends_the_quiet() -> None:
    at = Position(in_round=3)
    at.hand(FULL_SPACE, HOPS_FOR_MILK)
    at.stock(hops=1)
    at.workers("nursery", 1, 2, 3)
    at.turn(workers=6).do("tools", workers=1).do("quiet")
    wish(at, 0)
    at.do("tools", workers=1)
    assert at.question == "Window"


def test_after_a_card_at_the_end_of_a_phase_one_is_asked_for_another() -> None:
    at = Position(phase=5)
    at.hand(12, 123)
    at.stock(tools=4)
    at.window().do("play", card=12)
    assert (at.table.phase, at.question, at.ways(123)) == (5, "Window", [0, 1, 2])


# What was declined


def reader(card: int, asked_for_everything: bool = False) -> Position:
    """Seat 1 holds a card of the board; seat 0 is to act."""
    at = Position(players=2, gateway="master")
    at.hand(card, seat=1)
    at.stock(seat=1, jewelry=4)
    at.player(1).everything = asked_for_everything
    return at


def is_asked_after(at: Position, kind: str, **parts: int | str) -> bool:
    """Seat 0 acts: whether seat 1 is asked, which declines its card and turns a worker into a tool."""
    assert (at.table.seat, at.question) == (0, "Turn")
    at.do(kind, **parts)
    if at.question == "Choose":
        at.do("choose", choice=0)
    asked = (at.table.seat, at.question) == (1, "Window")
    while at.table.seat == 1:
        if at.question == "Window":
            at.do("pass")
        else:
            at.do("tools", workers=1)
    return asked


def test_a_declined_card_of_the_board_is_offered_again_with_another_tier() -> None:
    at = reader(NURSERY)
    at.player(1).workers = 9
    at.turn(workers=20)
    assert is_asked_after(at, "place", space="nursery")
    assert not is_asked_after(at, "place", space="clay_delivery")
    assert is_asked_after(at, "place", space="nursery")  # with 3 workers it brings 2 meat
    assert not is_asked_after(at, "place", space="clay_delivery")
    assert is_asked_after(at, "place", space="nursery")


def test_who_wants_no_more_cards_in_this_phase_is_not_asked_for_another_tier_either() -> None:
    at = reader(NURSERY)
    at.player(1).workers = 9
    at.turn(workers=20).do("place", space="nursery").do("choose", choice=0)
    at.do("quiet").do("tools", workers=1)
    assert not is_asked_after(at, "place", space="nursery")


def test_a_declined_shift_is_offered_again_with_other_workers_to_shift() -> None:
    at = reader(SHIFT)
    for space in ("nursery", "butchery"):
        at.workers(space, 1, 2)
    at.workers("clearing", 1)
    at.player(1).workers = 9
    at.turn(workers=20)
    assert is_asked_after(at, "tools", workers=1)
    assert not is_asked_after(at, "place", space="clay_delivery")
    assert is_asked_after(at, "place", space="clearing")  # a third space of three workers
    assert not is_asked_after(at, "tools", workers=1)


def test_declined_workers_are_offered_again_when_they_are_more() -> None:
    at = reader(TAKE_TOP)
    at.workers("nursery", 1)
    at.workers("clearing", 1, 2)
    at.workers("clay_delivery", 1, 1)
    at.turn(workers=20)
    assert is_asked_after(at, "tools", workers=1)
    assert not is_asked_after(at, "place", space="nursery")  # 2 workers there, as on the clearing
    assert is_asked_after(at, "place", space="clay_delivery")  # 3 workers in its third row
    assert not is_asked_after(at, "place", space="clearing")  # 3 there too, of 6


def test_what_was_declined_is_kept_in_saves() -> None:
    at = reader(NURSERY)
    at.workers("nursery", 1)
    at.turn(workers=20)
    assert is_asked_after(at, "tools", workers=1)
    at.table = at.game.load(at.table.to_dict())
    assert not is_asked_after(at, "tools", workers=1)


def test_who_is_asked_for_everything_is_asked_again_whenever_the_board_has_changed() -> None:
    at = reader(NURSERY, asked_for_everything=True)
    at.workers("nursery", 1)
    at.turn(workers=20)
    assert is_asked_after(at, "tools", workers=1)
    assert not is_asked_after(at, "tools", workers=1)
    assert is_asked_after(at, "place", space="clay_delivery")
    assert is_asked_after(at, "place", space="sheep_market")


def test_to_others_a_change_of_the_board_is_no_news_at_the_end_of_the_phase() -> None:
    at = reader(NURSERY)
    at.workers("nursery", 1)
    at.turn(workers=2)
    assert is_asked_after(at, "tools", workers=1)
    at.do("place", space="clay_delivery")
    assert at.table.phase == 5


def test_who_wishes_to_be_asked_for_everything_is_offered_again_what_was_declined() -> None:
    at = reader(NURSERY)
    at.workers("nursery", 1)
    at.turn(workers=20)
    assert is_asked_after(at, "tools", workers=1)
    assert not is_asked_after(at, "tools", workers=1)
    wish(at, 1)
    assert is_asked_after(at, "tools", workers=1)


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


def test_a_move_can_be_taken_back_freely_until_others_hands_were_looked_at() -> None:
    """Between two actions those with fitting cards are asked: that nobody was is news, too, until the next move."""
    state: feldberg.State = feldberg.game("hallertau", players=2).start(1)
    told = []
    for _ in range(12):
        seat = state.seat
        told.append((made(state, state.legal()[0], seat).revealed, state.seat == seat))
    assert (True, True) in told
    assert told[told.index((True, True)) + 1] == (False, True)
