"""What is done at tables is written in groups, and still everybody succeeds or fails alone."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from sqlalchemy import event, text
from sqlalchemy.exc import OperationalError

from feldberg.server import clerk as clerks
from feldberg.server.clerk import Clerk
from feldberg.server.desk import Desk
from feldberg.server.play import Play
from feldberg.server.refusals import Forbidden, Invalid, Refusal, Stale
from feldberg.server.services import PATIENCE
from tests.server.rooms import Rooms


def in_one_go(rooms: Rooms, *jobs: Callable[[], Any]) -> list[Any]:
    """Have the clerk do them together: they all wait before it can begin. Gives results and errors."""
    begin = threading.Event()
    clerk = Clerk(rooms.desk)

    async def scene() -> list[Any]:
        first = asyncio.create_task(clerk.write(begin.wait))
        rest = [asyncio.create_task(clerk.write(job)) for job in jobs]
        while len(clerk.waiting) < len(jobs):
            await asyncio.sleep(0)
        begin.set()
        async with asyncio.timeout(PATIENCE):
            await first
            return await asyncio.gather(*rest, return_exceptions=True)

    found = asyncio.run(scene())
    clerk.close()
    return found


def at_hand(rooms: Rooms, *people: str) -> str:
    """A table that has been looked at."""
    table = rooms.table(*people, seed=1)
    rooms.see(table, people[0])
    return table


def first_move(rooms: Rooms, table: str) -> Callable[[], int]:
    person, seat = rooms.to_move(table)
    live = rooms.live(table)
    return partial(rooms.play.move, table, person, seat, live.state.legal(seat)[0], live.tokens[seat])


def test_what_waits_is_committed_once(rooms: Rooms) -> None:
    ann, bob = rooms.person("Ann"), rooms.person("Bob")
    tables = [at_hand(rooms, ann, bob) for _ in range(4)]
    moves = [first_move(rooms, table) for table in tables]
    commits: list[int] = []
    event.listen(rooms.engine, "commit", lambda _: commits.append(1))
    assert in_one_go(rooms, *moves) == [1, 1, 1, 1]
    assert len(commits) <= 2  # one for what kept the clerk waiting
    for table in tables:
        assert len(rooms.entries(table)) == 1
        assert rooms.see(table, ann).at == 1


def test_in_a_group_each_is_refused_alone(rooms: Rooms) -> None:
    ann, bob, eve = (rooms.person(name) for name in ("Ann", "Bob", "Eve"))
    tables = [at_hand(rooms, ann, bob) for _ in range(3)]
    good = [first_move(rooms, table) for table in tables[:2]]
    wrong = partial(rooms.play.move, tables[2], eve, 0, 0, 0)
    illegal = partial(rooms.play.move, tables[2], *rooms.to_move(tables[2]), 10**6, 0)
    one, strange, bad, two = in_one_go(rooms, good[0], wrong, illegal, good[1])
    assert (one, two) == (1, 1)
    assert isinstance(strange, Forbidden)
    assert isinstance(bad, Invalid)
    assert [len(rooms.entries(table)) for table in tables] == [1, 1, 0]


def test_who_fails_after_writing_takes_nobody_along(rooms: Rooms) -> None:
    ann, bob = rooms.person("Ann"), rooms.person("Bob")
    tables = [at_hand(rooms, ann, bob) for _ in range(3)]

    def broken() -> None:
        with rooms.desk.playing(tables[1]) as turn:
            seat = turn.live.state.seat
            rooms.play.play(turn, seat, turn.live.state.legal(seat)[0], turn.live.tokens[seat])
            raise Forbidden("after all")

    one, failed, two = in_one_go(rooms, first_move(rooms, tables[0]), broken, first_move(rooms, tables[2]))
    assert (one, two) == (1, 1)
    assert isinstance(failed, Forbidden)
    assert [len(rooms.entries(table)) for table in tables] == [1, 0, 1]
    assert rooms.live(tables[1]).number == 0


def test_the_same_table_twice_in_a_group(rooms: Rooms) -> None:
    ann, bob = rooms.person("Ann"), rooms.person("Bob")
    table = at_hand(rooms, ann, bob)
    move = first_move(rooms, table)
    one, again = in_one_go(rooms, move, move)
    assert one == 1
    assert isinstance(again, Stale)
    assert len(rooms.entries(table)) == 1


def test_what_another_process_wrote_is_seen_though_the_table_is_at_hand(rooms: Rooms) -> None:
    ann, bob = rooms.person("Ann"), rooms.person("Bob")
    table, other = at_hand(rooms, ann, bob), at_hand(rooms, ann, bob)
    elsewhere = Play(Desk(rooms.sessions))
    person, seat = rooms.to_move(table)
    live = rooms.live(table)
    stale = first_move(rooms, table)
    elsewhere.move(table, person, seat, live.state.legal(seat)[0], live.tokens[seat])
    fresh = Desk(rooms.sessions)
    with fresh.reading(table) as (session, row):
        now = fresh.live(session, row)
    asked = now.state.seat
    mine = [ann, bob][asked]
    next_move = partial(rooms.play.move, table, mine, asked, now.state.legal(asked)[0], now.tokens[asked])
    refused, accepted, beside = in_one_go(rooms, stale, next_move, first_move(rooms, other))
    assert isinstance(refused, Stale)
    assert (accepted, beside) == (2, 1)
    assert [number for number, *_ in rooms.entries(table)] == [1, 2]


def test_nobody_is_told_of_what_could_not_be_committed(plain_rooms: Rooms) -> None:
    rooms = plain_rooms
    ann, bob = rooms.person("Ann"), rooms.person("Bob")
    tables = [at_hand(rooms, ann, bob) for _ in range(2)]
    moves = [first_move(rooms, table) for table in tables]
    before = [rooms.see(table, ann) for table in tables]
    with rooms.engine.begin() as connection:
        connection.execute(text("CREATE TRIGGER full BEFORE INSERT ON entries BEGIN SELECT RAISE(ABORT, 'full'); END"))
    found = in_one_go(rooms, *moves)
    assert not any(isinstance(one, int) for one in found)
    with rooms.engine.begin() as connection:
        connection.execute(text("DROP TRIGGER full"))
    assert [rooms.see(table, ann) for table in tables] == before
    assert in_one_go(rooms, *moves) == [1, 1]


def test_a_refusal_leaves_what_is_at_hand(plain_rooms: Rooms) -> None:
    """So that who is refused costs nobody the news since they were away."""
    rooms = plain_rooms
    ann, bob = rooms.person("Ann"), rooms.person("Bob")
    table = at_hand(rooms, ann, bob)
    for _ in range(3):
        rooms.first(table)
    live = rooms.desk.lives[table]
    [refused] = in_one_go(rooms, partial(rooms.play.move, table, ann, 0, 0, 99))
    assert isinstance(refused, Refusal)
    assert rooms.desk.lives[table] is live
    assert rooms.see(table, ann, since=1).since == 1


def test_all_that_was_asked_for_is_written_before_the_clerk_leaves(plain_rooms: Rooms) -> None:
    rooms = plain_rooms
    ann, bob = rooms.person("Ann"), rooms.person("Bob")
    table = at_hand(rooms, ann, bob)
    clerk = Clerk(rooms.desk)

    async def scene() -> None:
        task = asyncio.create_task(clerk.write(first_move(rooms, table)))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(scene())
    clerk.close()
    assert len(rooms.entries(table)) == 1


def test_a_clerk_who_left_comes_back_for_more(plain_rooms: Rooms) -> None:
    clerk = Clerk(plain_rooms.desk)
    for number in range(2):
        assert asyncio.run(asyncio.wait_for(clerk.write(partial(int, number)), PATIENCE)) == number
        clerk.close()
        assert clerk.thread is None


def test_who_leaves_keeps_nobody_of_the_group_from_being_told(plain_rooms: Rooms) -> None:
    begin = threading.Event()
    clerk = Clerk(plain_rooms.desk)

    async def scene() -> str:
        first = asyncio.create_task(clerk.write(begin.wait))
        leaving, staying = (asyncio.create_task(clerk.write(lambda: "done")) for _ in range(2))
        while len(clerk.waiting) < 2:
            await asyncio.sleep(0)
        leaving.cancel()
        begin.set()
        await first
        return await asyncio.wait_for(staying, PATIENCE)

    assert asyncio.run(scene()) == "done"
    clerk.close()


def test_more_than_go_into_one_transaction_are_all_done(plain_rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clerks, "AT_ONCE", 2)
    done: list[int] = []
    in_one_go(plain_rooms, *(partial(done.append, number) for number in range(5)))
    assert done == [0, 1, 2, 3, 4]


def test_spectators_share_one_text(plain_rooms: Rooms) -> None:
    rooms = plain_rooms
    ann, bob, eve = (rooms.person(name) for name in ("Ann", "Bob", "Eve"))
    table = at_hand(rooms, ann, bob)

    def shown(user: str | None, lang: str = "en") -> Any:
        return rooms.showing.shown_at_once(table, user, None, lang, None)

    assert shown(None) is shown(eve)
    assert shown(None) is not shown(None, "ru")
    assert len({id(shown(user)) for user in (None, ann, bob)}) == 3
    before = shown(None)
    rooms.first(table)
    assert shown(None) is None  # it has to be read anew
    rooms.see(table, None)
    assert shown(None).update.at == before.update.at + 1


def test_the_database_is_not_asked_again_for_what_is_at_hand(plain_rooms: Rooms) -> None:
    rooms = plain_rooms
    ann, bob = rooms.person("Ann"), rooms.person("Bob")
    table = at_hand(rooms, ann, bob)
    asked: list[str] = []
    event.listen(rooms.engine, "before_cursor_execute", lambda *about: asked.append(about[2].split()[0]))
    assert in_one_go(rooms, first_move(rooms, table)) == [1]
    del asked[: asked.index("INSERT")]
    for user in (ann, bob, None):
        assert rooms.showing.shown_at_once(table, user, None, "en", 0) is not None
    assert asked == ["INSERT", "UPDATE"]


def test_the_operational_error_of_a_lost_database_reaches_who_waits(plain_rooms: Rooms) -> None:
    def lost() -> None:
        raise OperationalError("SELECT", {}, Exception("gone"))

    [error] = in_one_go(plain_rooms, lost)
    assert isinstance(error, OperationalError)
