"""What one person at a table cannot do to another, and what nobody may learn for nothing."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from feldberg.core.record import Record
from feldberg.server import keeper as keeping
from feldberg.server import play as playing
from feldberg.server.bots import decide
from feldberg.server.live import BACK, LEFT, Handover, taken_over
from feldberg.server.play import AWAY, LEAST_REST, PAUSE
from feldberg.server.refusals import BotFirst, Forbidden, Stale, TooMuch
from tests.server.rooms import Rooms


def opponents(rooms: Rooms, **wanted: Any) -> tuple[list[str], str]:
    people = [rooms.person(name) for name in ("Ann", "Bob")]
    return people, rooms.table(*people, **wanted)


def pass_turn(rooms: Rooms, table: str) -> tuple[str, int]:
    """First choices until the other is asked; who made the last."""
    _, seat = rooms.to_move(table)
    while True:
        mover = rooms.first(table)
        if rooms.live(table).state.seat != seat:
            return mover


# Others' questions


def test_nobody_can_make_anothers_answer_come_too_late(rooms: Rooms) -> None:
    """Wishes for take-backs and asides change nothing of what the other is asked."""
    _, table = opponents(rooms, game="hallertau")
    person, seat = pass_turn(rooms, table)
    other, asked = rooms.to_move(table)
    token = rooms.token(table, asked)
    rooms.play.undo(table, person, seat, rooms.token(table, seat))
    for _ in range(6):
        aside = rooms.live(table).state.asides(seat)[0]
        rooms.play.move(table, person, seat, aside, rooms.token(table, seat))
    before = len(rooms.live(table).moves)
    rooms.play.move(table, other, asked, rooms.live(table).state.legal(asked)[0], token)
    assert len(rooms.live(table).moves) == before + 1


def test_asides_end(rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each seat's by themselves, and moves do not count."""
    monkeypatch.setattr(playing, "MOST", 3)
    people, table = opponents(rooms, game="hallertau")

    def aside(seat: int) -> None:
        rooms.play.move(table, people[seat], seat, rooms.live(table).state.asides(seat)[0], rooms.token(table, seat))

    for _ in range(3):
        rooms.first(table)
        aside(0)
    before = rooms.everything()
    with pytest.raises(TooMuch, match="after 3 times"):
        aside(0)
    assert rooms.everything() == before
    aside(1)
    rooms.first(table)


def test_take_backs_end(rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    """Free ones and those that were asked for, each seat's and each table's by themselves; then the game goes on."""
    monkeypatch.setattr(playing, "MOST", 3)
    people, table = opponents(rooms, seed=1)
    person, seat = rooms.to_move(table)
    for somewhere in (table, table, rooms.table(*people, seed=1)):
        rooms.first(somewhere)
        rooms.play.undo(somewhere, person, seat, rooms.token(somewhere, seat))
    assert pass_turn(rooms, table) == (person, seat)
    rooms.play.undo(table, person, seat, rooms.token(table, seat))
    rooms.play.answer(table, people[1 - seat], 1 - seat, 1, agree=False)
    rooms.clock.time += PAUSE
    before = rooms.everything()
    with pytest.raises(TooMuch, match="after 3 times"):
        rooms.play.undo(table, person, seat, rooms.token(table, seat))
    assert rooms.everything() == before
    other, theirs = rooms.to_move(table)
    rooms.first(table)
    rooms.play.undo(table, other, theirs, rooms.token(table, theirs))


def test_one_wish_at_a_time_and_a_pause_before_the_next(rooms: Rooms) -> None:
    people, table = opponents(rooms)
    person, seat = pass_turn(rooms, table)
    token = rooms.token(table, seat)
    rooms.play.undo(table, person, seat, token)
    before = rooms.everything()
    with pytest.raises(Stale, match="asked for already"):
        rooms.play.undo(table, person, seat, token)
    assert rooms.everything() == before
    other = people[1 - seat]
    rooms.play.answer(table, other, 1 - seat, 1, agree=False)
    rooms.clock.time += PAUSE - 1.5
    before = rooms.everything()
    with pytest.raises(TooMuch, match="wait 2 seconds"):
        rooms.play.undo(table, person, seat, token)
    assert rooms.everything() == before
    rooms.clock.time += 1.5
    rooms.play.undo(table, person, seat, token)
    assert rooms.see(table, other).proposal is not None
    rooms.play.answer(table, other, 1 - seat, 2, agree=False)
    while rooms.live(table).state.seat != seat:
        rooms.first(table)
    rooms.play.undo(table, other, 1 - seat, rooms.token(table, 1 - seat))  # the pause is each one's own
    assert rooms.see(table, person).proposal is not None


# Take-backs


def test_passing_the_turn_and_taking_it_back_gains_no_time(rooms: Rooms) -> None:
    _, table = opponents(rooms, clock=60.0)
    rooms.clock.time += 50
    person, seat = pass_turn(rooms, table)
    passed = rooms.see(table, None).table.deadline
    assert rooms.see(table, person).undo == "ask"
    rooms.play.undo(table, person, seat, rooms.token(table, seat))
    assert rooms.live(table).state.seat == 1 - seat
    assert rooms.see(table, None).table.deadline == passed


def test_a_take_back_within_the_turn_keeps_its_clock(rooms: Rooms) -> None:
    _, table = opponents(rooms, clock=60.0)
    before = rooms.see(table, None).table.deadline
    rooms.clock.time += 50
    person, seat = rooms.first(table)
    assert rooms.see(table, person).undo == "free"
    rooms.play.undo(table, person, seat, rooms.token(table, seat))
    assert rooms.see(table, None).table.deadline == before


def pass_and_go_back(rooms: Rooms, table: str, people: list[str]) -> float:
    """Whoever is asked passes the turn, and takes that back with the other's consent; what is left to them then."""
    person, seat = pass_turn(rooms, table)
    rooms.clock.time += PAUSE
    rooms.play.undo(table, person, seat, rooms.token(table, seat))
    wish = rooms.see(table, None).proposal
    assert wish is not None
    rooms.play.answer(table, people[1 - seat], 1 - seat, wish.number, agree=True)
    assert rooms.live(table).state.seat == seat
    return rest(rooms, table)


def rest(rooms: Rooms, table: str) -> float:
    """What is left on the clock."""
    deadline = rooms.see(table, None).table.deadline
    assert deadline is not None
    return deadline - rooms.clock.time


def test_a_take_back_restores_the_clock_less_the_time_used(rooms: Rooms) -> None:
    """However often the turn is passed and taken back with an accomplice."""
    people, table = opponents(rooms, clock=60.0, seed=7)
    for used, left in ((20, 40), (25, 15), (2, 13), (0, 13)):
        rooms.clock.time += used
        assert pass_and_go_back(rooms, table, people) == left
    rooms.desk.lives.clear()
    rooms.clock.time += 1
    assert pass_and_go_back(rooms, table, people) == 12
    pass_turn(rooms, table)
    assert rest(rooms, table) == 60


def test_agreeing_to_a_take_back_is_no_trap(rooms: Rooms) -> None:
    people, table = opponents(rooms, clock=60.0, seed=7)
    rooms.clock.time += 59
    assert pass_and_go_back(rooms, table, people) == LEAST_REST
    people, table = opponents(rooms, clock=6.0, seed=7)
    rooms.clock.time += 5
    assert pass_and_go_back(rooms, table, people) == 6


def test_a_take_back_counts_no_time_without_a_server(rooms: Rooms) -> None:
    people, table = opponents(rooms, clock=60.0, seed=7)
    rooms.play.beat()
    rooms.clock.time += 1000
    rooms.play.beat()
    rooms.clock.time += 20
    assert pass_and_go_back(rooms, table, people) == 40


def test_against_bots_taking_back_gains_no_time_either(rooms: Rooms) -> None:
    ann = rooms.person("Ann")
    table = rooms.table(ann, bots={1: "random"}, clock=60.0, seed=7)
    rooms.let_bots_move(table)
    rooms.clock.time += 20
    while not rooms.keeper.waiting_bot(table):
        rooms.first(table)
    rooms.clock.time += 5
    rooms.play.undo(table, ann, 0, rooms.token(table, 0))
    assert rest(rooms, table) == 40


# Clocks while nobody serves


def test_the_clock_stands_still_while_the_server_is_away(rooms: Rooms) -> None:
    _, table = opponents(rooms, clock=60.0)
    deadline = rooms.see(table, None).table.deadline
    assert deadline == rooms.clock.time + 60
    for _ in range(5):
        rooms.clock.time += 1
        assert rooms.play.beat() == []
    assert rooms.see(table, None).table.deadline == deadline
    rooms.clock.time += 1000
    assert rooms.play.beat() == [table]
    assert rooms.see(table, None).table.deadline == deadline + 1000
    assert rooms.play.overdue() == []
    assert rooms.play.beat() == []


def test_only_the_time_since_somebody_moved_is_given_back(rooms: Rooms) -> None:
    """Without clocks nothing beats: the first table that has one is not given what passed before."""
    rooms.clock.time += 1000
    _, table = opponents(rooms, clock=60.0)
    deadline = rooms.see(table, None).table.deadline
    rooms.clock.time += 2
    assert rooms.play.beat() == []
    assert rooms.see(table, None).table.deadline == deadline
    rooms.clock.time += 30
    rooms.first(table)
    moved = rooms.clock.time
    rooms.clock.time += AWAY + 10
    before = rooms.see(table, None).table.deadline
    assert before is not None
    rooms.play.beat()
    assert rooms.see(table, None).table.deadline == before + rooms.clock.time - moved


# Leaving and coming back


def let_the_bot_answer(rooms: Rooms, table: str) -> None:
    """Once, what it is asked."""
    waiting = rooms.keeper.waiting_bot(table)
    assert waiting is not None
    asked, token = waiting
    rooms.play.bot_move(table, asked["seat"], decide(asked)["action"], token)


def test_who_left_may_come_back_until_the_end(rooms: Rooms) -> None:
    _, table = opponents(rooms, clock=60.0, seed=7)
    person, seat = rooms.to_move(table)
    rooms.clock.time += 60
    assert rooms.play.time_out(table)
    assert [one.left for one in rooms.see(table, person).table.seats][seat]
    let_the_bot_answer(rooms, table)
    assert rooms.live(table).state.seat == seat
    late = rooms.token(table, seat)
    bots = rooms.keeper.waiting_bot(table)
    assert bots is not None
    at = rooms.play.come_back(table, person, seat)
    update = rooms.see(table, person)
    assert (update.at, update.table.seats[seat].mine) == (at, True)
    assert rooms.entries(table)[-1][1:3] == ("back", seat)
    assert update.events[-1].say == f"{('Ann', 'Bob')[seat]} is back and plays on"
    with pytest.raises(Stale):
        rooms.play.bot_move(table, seat, bots[0]["seat"], late)  # what the bot thought meanwhile
    assert rooms.keeper.waiting_bot(table) is None
    rooms.first(table)
    assert rooms.live(table).moves[-1].seat == seat


@pytest.mark.parametrize("late", [True, False])
@pytest.mark.parametrize(("clock", "rest_then"), [(60.0, LEAST_REST), (6.0, 6.0), (1000.0, 100.0)])
def test_coming_back_gains_no_time(rooms: Rooms, clock: float, rest_then: float, late: bool) -> None:
    """Who is late, or leaves, and comes back: the bot answers first, and there is no new clock for the same turn."""
    _, table = opponents(rooms, clock=clock, seed=7)
    pass_turn(rooms, table)
    pass_turn(rooms, table)
    person, seat = rooms.to_move(table)
    rooms.clock.time += clock if late else clock - 1
    if late:
        assert rooms.play.time_out(table)
    else:
        rooms.play.resign(table, person, seat)
    for _ in range(2):
        before = rooms.everything()
        with pytest.raises(Stale, match="the bot answers first"):
            rooms.play.come_back(table, person, seat)
        assert rooms.everything() == before
        rooms.desk.lives.clear()
    let_the_bot_answer(rooms, table)
    rooms.play.come_back(table, person, seat)
    assert rest(rooms, table) == rest_then
    while rooms.live(table).state.seat == seat:
        rooms.first(table)
    assert rest(rooms, table) == clock
    while rooms.live(table).state.seat != seat:
        rooms.first(table)
    assert rest(rooms, table) == clock


def test_who_comes_back_waits_until_the_bot_has_answered(plain_rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    """And no longer than a while, where it does not."""
    rooms = plain_rooms
    _, table = opponents(rooms, seed=7)
    person, seat = rooms.to_move(table)
    rooms.play.resign(table, person, seat)
    keeper = rooms.keeper

    async def scene() -> None:
        with monkeypatch.context() as hurried:
            hurried.setattr(keeping, "RETURN_SECONDS", 0.01)
            with pytest.raises(Stale, match="the bot answers first"):
                await keeper.come_back(table, person, seat)
        coming = asyncio.create_task(keeper.come_back(table, person, seat))
        while not keeper.hub.waiting.get(table):
            await asyncio.sleep(0)
        await keeper.clerk.write(lambda: None)  # after the first attempt
        await keeper.hub.publish(table)  # news, but not the bot's
        await keeper.clerk.write(lambda: let_the_bot_answer(rooms, table))
        await keeper.hub.publish(table)
        assert await coming == rooms.see(table, person).at

    asyncio.run(scene())
    assert [kind for _, kind, _, _ in rooms.entries(table)] == ["bot", "move", "back"]


def test_who_waits_for_the_bot_tries_again_only_at_news(plain_rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    rooms = plain_rooms
    _, table = opponents(rooms, seed=7)
    person, seat = rooms.to_move(table)
    rooms.play.resign(table, person, seat)
    keeper, come_back = rooms.keeper, rooms.play.come_back
    tries: list[str] = []

    def counted(*wanted: Any) -> int:
        tries.append("again")
        return come_back(*wanted)

    monkeypatch.setattr(rooms.play, "come_back", counted)

    async def scene() -> None:
        coming = asyncio.create_task(keeper.come_back(table, person, seat))
        while not keeper.hub.waiting.get(table):
            await asyncio.sleep(0)
        await keeper.clerk.write(lambda: None)  # after the first attempt
        await keeper.hub.publish(table)
        for _ in range(10):
            await keeper.clerk.write(lambda: None)
        coming.cancel()
        await asyncio.gather(coming, return_exceptions=True)

    asyncio.run(scene())
    assert len(tries) <= 4  # the clerk does twice what it refuses


def test_an_answer_in_the_moment_of_coming_back_is_not_missed(
    plain_rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    rooms = plain_rooms
    _, table = opponents(rooms, seed=7)
    person, seat = rooms.to_move(table)
    rooms.play.resign(table, person, seat)
    come_back = rooms.play.come_back

    def too_early(*wanted: Any) -> int:
        try:
            return come_back(*wanted)
        except BotFirst:
            let_the_bot_answer(rooms, table)
            rooms.keeper.hub.wake(table)  # before who comes back has heard that it was too early
            raise

    monkeypatch.setattr(rooms.play, "come_back", too_early)
    assert asyncio.run(rooms.keeper.come_back(table, person, seat)) == rooms.see(table, person).at


def test_who_comes_back_while_another_is_asked_changes_nothing_of_their_clock(rooms: Rooms) -> None:
    _, table = opponents(rooms, clock=60.0, seed=7)
    person, seat = rooms.to_move(table)
    rooms.clock.time += 60
    rooms.play.time_out(table)
    rooms.let_bots_move(table)
    rooms.clock.time += 20
    rooms.play.come_back(table, person, seat)
    assert rest(rooms, table) == 40
    pass_turn(rooms, table)
    assert rest(rooms, table) == 60


def test_leaving_and_coming_back_is_told_to_all_only_now_and_then(rooms: Rooms) -> None:
    people, table = opponents(rooms)
    asked = rooms.to_move(table)[1]
    idle = 1 - asked
    for _ in range(2):
        rooms.play.resign(table, people[idle], idle)
        rooms.play.come_back(table, people[idle], idle)
        rooms.play.resign(table, people[idle], idle)
        rooms.clock.time += PAUSE - 1.5
        before = rooms.everything()
        with pytest.raises(TooMuch, match="wait 2 seconds"):
            rooms.play.come_back(table, people[idle], idle)
        assert rooms.everything() == before
        rooms.clock.time += 1.5
        rooms.play.come_back(table, people[idle], idle)
        rooms.clock.time += PAUSE


def test_who_may_come_back(rooms: Rooms) -> None:
    ann, bob = rooms.person("Ann"), rooms.person("Bob")
    table = rooms.table(ann, bob, bots={2: "random"}, options={"players": 3})
    before = rooms.everything()
    with pytest.raises(Stale, match="yourself"):
        rooms.play.come_back(table, ann, 0)
    rooms.play.resign(table, ann, 0)
    before = rooms.everything()
    for user, seat in ((bob, 0), (ann, 2), (ann, 1), (ann, 9)):
        with pytest.raises(Forbidden):
            rooms.play.come_back(table, user, seat)
    assert rooms.everything() == before
    rooms.lobby.desk.lives.clear()
    rooms.let_bots_move(table)
    rooms.play.come_back(table, ann, 0)
    rooms.finish(table)
    with pytest.raises(Stale):
        rooms.play.come_back(table, ann, 0)


def test_what_happened_while_one_was_away_is_told_as_it_was(rooms: Rooms) -> None:
    """By all who come, whether the game was at hand or folded anew."""
    _, table = opponents(rooms)
    person, seat = rooms.to_move(table)
    rooms.play.resign(table, person, seat)
    rooms.let_bots_move(table)
    rooms.play.come_back(table, person, seat)
    rooms.play.resign(table, person, seat)
    rooms.clock.time += PAUSE
    rooms.play.come_back(table, person, seat)
    live = rooms.live(table)
    assert [one.kind for one in live.handovers] == [LEFT, BACK, LEFT, BACK]
    assert taken_over(live.handovers) == frozenset()
    assert taken_over(live.handovers[:3]) == {seat}
    assert taken_over([Handover(0, 0, LEFT), Handover(0, 1, LEFT), Handover(0, 0, BACK)]) == {1}
    name = ("Ann", "Bob")[seat]
    said = [event.say for event in rooms.see(table, None).events]
    assert f"{name} leaves the game: a bot plays on" in said
    assert any(line.startswith(f"{name} (bot)") for line in said)
    assert said[-3:] == [
        f"{name} is back and plays on",
        f"{name} leaves the game: a bot plays on",
        f"{name} is back and plays on",
    ]
    rooms.desk.lives.clear()
    assert [event.say for event in rooms.see(table, None).events] == said


def test_who_has_left_sees_no_hand(rooms: Rooms) -> None:
    _, table = opponents(rooms, game="hallertau")
    person, seat = rooms.to_move(table)
    assert rooms.showing.replay(table, person, None, "en", 0, seat).seat == seat
    rooms.play.resign(table, person, seat)
    position = rooms.see(table, person).position
    assert position is not None
    assert position.seat is None
    with pytest.raises(Forbidden):
        rooms.showing.replay(table, person, None, "en", 0, seat)
    rooms.let_bots_move(table)
    rooms.play.come_back(table, person, seat)
    assert rooms.showing.replay(table, person, None, "en", 0, seat).seat == seat


# Chance


def test_a_tables_luck_cannot_be_foretold(rooms: Rooms) -> None:
    _, table = opponents(rooms)
    live = rooms.live(table)
    assert 2**64 <= live.seed < 2**128
    assert live.state.chance.numbers()[1:] != [0, 0, 0, 0]
    rooms.finish(table)
    record = Record.from_dict(rooms.showing.record(table, None, None))
    assert record.seed == live.seed
    record.verify()
