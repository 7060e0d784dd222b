"""Take-backs: free as a tentative turn, beyond that by consent."""

from __future__ import annotations

import pytest

from feldberg.server.live import Live
from feldberg.server.messages import TakenBack
from feldberg.server.refusals import Forbidden, Invalid, Stale
from tests.server.rooms import Rooms


def opponents(rooms: Rooms, count: int = 2) -> tuple[list[str], str]:
    people = [rooms.person(f"Person {number}") for number in range(count)]
    return people, rooms.table(*people, options={"players": count})


def play_until(rooms: Rooms, table: str, revealed: bool) -> tuple[str, int]:
    """First choices until one revealed something, or did not; who made it."""
    while True:
        rooms.let_bots_move(table)
        mover = rooms.first(table)
        if rooms.live(table).moves[-1].revealed == revealed:
            return mover


def test_free_until_something_was_revealed(rooms: Rooms) -> None:
    _, table = opponents(rooms)
    person, seat = play_until(rooms, table, revealed=False)
    at = rooms.see(table, person).at
    assert rooms.see(table, person).undo == "free"
    assert rooms.play.undo(table, person, seat, rooms.token(table, seat)) == at + 1
    assert rooms.entries(table)[-1] == (at + 1, "rewind", seat, at - 1)
    assert len(rooms.live(table).moves) == at - 1
    assert rooms.see(table, None).taken_back == TakenBack(seat=seat, moves=1)
    person, seat = play_until(rooms, table, revealed=True)
    assert rooms.see(table, None).taken_back is None
    assert rooms.see(table, person).undo == "ask"


def test_at_one_screen_the_undo_says_whose_move_it_takes_back(rooms: Rooms) -> None:
    """The seat that moved last, not the one that is asked now."""
    ann = rooms.person("Ann")
    table = rooms.table(ann, people=2)
    assert rooms.see(table, ann).undo_seat is None
    _, seat = rooms.first(table)
    while rooms.to_move(table)[1] == seat:
        rooms.first(table)
    assert rooms.see(table, ann).undo_seat == seat
    assert rooms.see(table, None).undo_seat is None
    rooms.play.undo(table, ann, seat, rooms.token(table, seat))
    assert rooms.to_move(table)[1] == seat


def test_not_free_once_another_acted(rooms: Rooms) -> None:
    people, table = opponents(rooms)
    while True:
        person, _ = rooms.to_move(table)
        rooms.first(table)
        last = rooms.live(table).moves[-2:]
        if len(last) == 2 and last[0].seat != last[1].seat and not last[1].revealed:
            break
    other = people[1 - people.index(person)]
    assert (rooms.see(table, person).undo, rooms.see(table, other).undo) == ("free", "ask")


def test_the_last_secret_answer_cannot_be_taken_back_freely(rooms: Rooms) -> None:
    """Else who answers last would see the others' answers and then choose anew."""
    people = [rooms.person(name) for name in ("Ann", "Bob")]
    table = rooms.table(*people, options={"estates": "dealt", "choosing": "secret"})
    state = rooms.live(table).state
    rooms.play.move(table, people[0], 0, state.legal(0)[0], 0)
    assert rooms.see(table, people[0]).undo == "free"
    rooms.play.move(table, people[1], 1, state.legal(1)[0], 0)
    assert [move.revealed for move in rooms.live(table).moves] == [False, True]
    assert [rooms.see(table, person).undo for person in people] == ["ask", "ask"]


def asked(rooms: Rooms, count: int) -> tuple[list[str], str, int, Live]:
    """A table at which somebody asks for a take-back of a revealing move."""
    people, table = opponents(rooms, count)
    person, seat = play_until(rooms, table, revealed=True)
    rooms.play.undo(table, person, seat, rooms.token(table, seat))
    return people, table, seat, rooms.live(table)


def test_a_take_back_that_all_agree_to(rooms: Rooms) -> None:
    people, table, seat, live = asked(rooms, 3)
    assert live.proposal is not None
    to = live.proposal.to
    info = rooms.see(table, None).proposal
    assert info is not None
    assert (info.seat, info.moves, info.agreed) == (seat, len(live.moves) - to, [])
    first, second = [other for other in range(3) if other != seat]
    rooms.play.answer(table, people[first], first, 1, agree=True)
    info = rooms.see(table, None).proposal
    assert info is not None
    assert info.agreed == [first]
    rooms.play.answer(table, people[second], second, 1, agree=True)
    assert rooms.see(table, None).proposal is None
    assert rooms.see(table, None).taken_back == TakenBack(seat=seat, moves=info.moves)
    assert len(rooms.live(table).moves) == to
    assert [kind for _, kind, _, _ in rooms.entries(table)][-3:] == ["ask", "agree", "rewind"]
    assert rooms.live(table).state.digest() == rooms.live(table).played(live.moves[:to]).digest()


def test_one_refusal_is_enough(rooms: Rooms) -> None:
    people, table, seat, live = asked(rooms, 3)
    moves = len(live.moves)
    first, second = [other for other in range(3) if other != seat]
    rooms.play.answer(table, people[first], first, 1, agree=True)
    rooms.play.answer(table, people[second], second, 1, agree=False)
    assert rooms.see(table, None).proposal is None
    assert rooms.see(table, None).refused_by == second
    assert len(rooms.live(table).moves) == moves
    with pytest.raises(Stale):
        rooms.play.answer(table, people[first], first, 1, agree=True)


def test_who_may_answer(rooms: Rooms) -> None:
    people, table, seat, _ = asked(rooms, 2)
    before = rooms.everything()
    with pytest.raises(Stale):
        rooms.play.answer(table, people[seat], seat, 1, agree=True)
    with pytest.raises(Forbidden):
        rooms.play.answer(table, people[seat], 1 - seat, 1, agree=True)
    with pytest.raises(Stale):
        rooms.play.answer(table, people[1 - seat], 1 - seat, 2, agree=True)
    assert rooms.everything() == before


def test_a_move_withdraws_the_wish(rooms: Rooms) -> None:
    people, table, seat, _ = asked(rooms, 2)
    rooms.first(table)
    assert rooms.see(table, None).proposal is None
    with pytest.raises(Stale):
        rooms.play.answer(table, people[1 - seat], 1 - seat, 1, agree=True)


def test_bots_are_not_asked(rooms: Rooms) -> None:
    ann = rooms.person("Ann")
    table = rooms.table(ann, bots={1: "random"})
    play_until(rooms, table, revealed=False)
    rooms.let_bots_move(table)
    while rooms.live(table).free_undo(0) is not None:
        rooms.first(table)
    assert rooms.see(table, ann).undo == "free"
    rooms.let_bots_move(table)
    own = rooms.live(table).last_move_of(0)
    rooms.play.undo(table, ann, 0, rooms.token(table, 0))
    assert len(rooms.live(table).moves) == own


def test_how_one_is_asked_is_no_move(rooms: Rooms) -> None:
    """An aside neither hinders a take-back nor is taken back, and alone it is nothing to take back."""
    ann = rooms.person("Ann")
    table = rooms.table(ann, people=2, game="hallertau")
    _, seat = rooms.to_move(table)
    rooms.play.move(table, ann, 1 - seat, rooms.live(table).state.asides(1 - seat)[0], 0)
    assert rooms.see(table, ann).undo is None
    rooms.first(table)
    wished = rooms.live(table).state.asides(seat)
    rooms.play.move(table, ann, seat, wished[0], 1)
    live = rooms.live(table)
    assert (live.last_move_of(seat), live.last_move_of(1 - seat)) == (1, None)
    rooms.play.undo(table, ann, seat, 1)
    assert [move.aside for move in rooms.live(table).moves] == [True, True]
    assert rooms.live(table).state.asides(seat) != wished
    assert rooms.see(table, ann).taken_back == TakenBack(seat=seat, moves=1)


def test_nothing_to_take_back(rooms: Rooms) -> None:
    people, table = opponents(rooms)
    for seat, person in enumerate(people):
        assert rooms.see(table, person).undo is None
        with pytest.raises(Invalid):
            rooms.play.undo(table, person, seat, 0)


def test_tables_without_take_backs(rooms: Rooms) -> None:
    people = [rooms.person(name) for name in ("Ann", "Bob")]
    table = rooms.table(*people, undo=False)
    person, seat = play_until(rooms, table, revealed=False)
    assert rooms.see(table, person).undo is None
    before = rooms.everything()
    with pytest.raises(Forbidden):
        rooms.play.undo(table, person, seat, rooms.token(table, seat))
    assert rooms.everything() == before


def test_stale_and_foreign_take_backs(rooms: Rooms) -> None:
    people, table = opponents(rooms)
    person, seat = play_until(rooms, table, revealed=False)
    token = rooms.token(table, seat)
    before = rooms.everything()
    with pytest.raises(Stale):
        rooms.play.undo(table, person, seat, token - 1)
    with pytest.raises(Forbidden):
        rooms.play.undo(table, people[1 - seat], seat, token)
    assert rooms.everything() == before


# Plans, on the toy


def step(rooms: Rooms, table: str, users: list[str], seat: int, which: int = 0) -> None:
    live = rooms.live(table)
    rooms.play.move(table, users[seat], seat, live.state.legal(seat)[which], live.tokens[seat])


def test_a_step_is_taken_back_freely_and_what_others_planned_stays(rooms: Rooms) -> None:
    people = [rooms.person(name) for name in ("Ann", "Bob")]
    table = rooms.table(*people, game="toy")
    step(rooms, table, people, 0)
    for _ in range(2):
        step(rooms, table, people, 1)
    bobs = rooms.see(table, people[1])
    assert [rooms.see(table, person).undo for person in people] == ["free", "free"]
    rooms.play.undo(table, people[0], 0, rooms.token(table, 0))
    assert rooms.entries(table)[-1] == (4, "withdraw", 0, 0)
    live = rooms.live(table)
    assert [(move.seat, move.planned, move.ready) for move in live.moves] == [(1, True, False), (1, True, True)]
    assert live.state.seats == (0,)
    assert rooms.see(table, people[1]) == bobs
    assert live.state.digest() == Rooms(rooms.url).live(table).state.digest()
    step(rooms, table, people, 0, 1)
    rooms.play.undo(table, people[1], 1, rooms.token(table, 1))  # who is ready may think again
    assert rooms.live(table).state.seats == (0, 1)
    update = rooms.see(table, people[0])
    assert (update.taken_back, update.since) == (None, None)
    step(rooms, table, people, 1, 1)
    step(rooms, table, people, 0)
    assert rooms.live(table).moves[-1].revealed
    assert [rooms.see(table, person).undo for person in people] == ["ask", "ask"]


def test_a_wish_stands_while_others_plan_and_falls_with_the_reveal(rooms: Rooms) -> None:
    people = [rooms.person(name) for name in ("Ann", "Bob")]
    table = rooms.table(*people, game="toy")
    while rooms.live(table).state.view(None)["round"] < 2:
        rooms.first(table)
    winner = rooms.live(table).moves[-1].seat
    rooms.play.undo(table, people[winner], winner, rooms.token(table, winner))
    for seat in (0, 1):
        while seat in rooms.live(table).state.seats:
            assert rooms.see(table, None).proposal is not None
            step(rooms, table, people, seat)
            if rooms.live(table).moves[-1].revealed:
                break
    assert rooms.see(table, None).proposal is None


def test_a_take_back_into_a_plan_drops_the_asides_it_has_no_room_for(rooms: Rooms) -> None:
    ann = rooms.person("Ann")
    table = rooms.table(ann, people=2, game="toy")
    for seat in (0, 0, 1, 1):
        step(rooms, table, [ann, ann], seat)
    for seat in (0, 1):
        rooms.play.move(table, ann, seat, rooms.live(table).state.asides(seat)[0], rooms.token(table, seat))
    rooms.play.undo(table, ann, 1, rooms.token(table, 1))
    left = [(move.seat, move.aside) for move in rooms.live(table).moves]
    assert left == [(0, False), (0, False), (1, False)]
    assert rooms.live(table).state.seats == (1,)


def test_a_step_that_was_revealed_is_taken_back_with_all_that_followed(rooms: Rooms) -> None:
    people = [rooms.person(name) for name in ("Ann", "Bob")]
    table = rooms.table(*people, game="toy", seed=7)
    for seat in (0, 0, 1, 1):
        step(rooms, table, people, seat)
    assert rooms.live(table).moves[-1].revealed
    rooms.play.undo(table, people[0], 0, rooms.token(table, 0))
    rooms.play.answer(table, people[1], 1, 1, agree=True)
    assert rooms.entries(table)[-1][1:] == ("rewind", 1, 1)
    live = rooms.live(table)
    assert [(move.seat, move.planned) for move in live.moves] == [(0, True)]
    assert live.state.seats == (0, 1)
    assert live.state.digest() == Rooms(rooms.url).live(table).state.digest()


def test_taking_back_a_plan_gains_no_time(rooms: Rooms) -> None:
    people = [rooms.person(name) for name in ("Ann", "Bob")]
    table = rooms.table(*people, game="toy", clock=60.0)
    rooms.clock.time += 50
    for _ in range(2):
        step(rooms, table, people, 0)
    rooms.play.undo(table, people[0], 0, rooms.token(table, 0))
    assert rooms.see(table, None).table.deadline == 1060.0
