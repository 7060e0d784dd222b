"""Redis and the database may be away for a while: play goes on, or goes on at once when they are back."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError
from starlette.websockets import WebSocketDisconnect

from feldberg.server import keeper as keeping
from feldberg.server import sockets
from feldberg.server.bots import Asker, Job, LocalThinker, Thought, decide
from feldberg.server.desk import Desk
from feldberg.server.hub import Bell
from feldberg.server.play import Play
from feldberg.server.services import PATIENCE, POSTGRES, REDIS, RedisServer, postgres_server, redis_server, wait_for
from tests.server.rooms import HereThinker, Rooms
from tests.server.services import CI
from tests.server.test_sockets import asked, move
from tests.server.web import ENOUGH, Visitor, web

RESUMED_SECONDS = 5.0  # after the database is back


def gone(*_: Any) -> Any:
    raise OperationalError("SELECT", {}, Exception("the database is gone"))


def failing(times: int, function: Callable[..., Any]) -> Callable[..., Any]:
    """As if the database were gone so many times."""
    left = [gone] * times
    return lambda *arguments: (left.pop() if left else function)(*arguments)


# The database


def test_bots_move_as_soon_as_the_database_is_back(plain_rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    rooms = plain_rooms
    monkeypatch.setattr(keeping, "AGAIN_SECONDS", 0.0)
    ann = rooms.person("Ann")
    table = rooms.table(ann, bots={1: "random"}, seed=1)
    while rooms.live(table).state.seat == 0:
        rooms.first(table)
    number = rooms.live(table).number
    keeper = rooms.keeper
    monkeypatch.setattr(keeper, "waiting_bot", failing(3, keeper.waiting_bot))
    monkeypatch.setattr(rooms.play, "bot_move", failing(2, rooms.play.bot_move))

    async def scene() -> None:
        keeper.open()
        with keeper.hub.listening(table) as bell:
            await keeper.changed(table)
            await asyncio.wait_for(bell.wait(), PATIENCE)
            bell.clear()
            await asyncio.wait_for(bell.wait(), PATIENCE)
        await keeper.close()

    asyncio.run(scene())
    assert rooms.live(table).number > number


def test_who_acts_while_the_database_is_away_is_told_so_and_keeps_the_socket(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "AGAIN_SECONDS", 0.0)
    with web(tmp_path, messages_a_second=ENOUGH) as client:
        ann = Visitor(client, "Ann")
        table = ann.table(people=2)
        ann.post(f"/tables/{table}/start")
        house = client.app.state.house  # type: ignore[attr-defined]
        with ann.socket(table) as socket:
            update = socket.receive_json()
            monkeypatch.setattr(house.play, "move", failing(2, house.play.move))  # in a group, and alone
            monkeypatch.setattr(house.showing, "shown_at_once", failing(2, house.showing.shown_at_once))
            refused = asked(socket, move(update))
            assert (refused["type"], refused["id"], refused["code"]) == ("refused", "m", "away")
            assert asked(socket, move(update))["type"] == "accepted"
            assert socket.receive_json()["at"] == 1
        with monkeypatch.context() as lost:
            lost.setattr(house.showing, "shown_at_once", gone)
            with ann.socket(table) as socket, pytest.raises(WebSocketDisconnect) as closed:
                socket.receive_json()
            assert (closed.value.code, closed.value.reason) == (1013, "away")
        monkeypatch.setattr(house.lobby, "open_tables", gone)
        answer = ann.get("/tables")
        assert (answer.status_code, answer.json()["code"]) == (503, "away")


def play_through_a_restart(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who acts meanwhile is refused, and a bot whose move falls into it makes it when the database is back."""
    away = threading.Event()

    def after_it_went(thinker: LocalThinker, asked: Job, asker: Asker) -> Thought:
        assert away.wait(PATIENCE)
        return decide(asked)

    monkeypatch.setattr(LocalThinker, "think", after_it_went)
    monkeypatch.setattr(keeping, "LOST_AND_FOUND_SECONDS", float(ENOUGH))  # who waits needs not be found
    with postgres_server(folder / "postgres") as server, web(folder, database=server.url) as client:
        ann = Visitor(client, "Ann")
        alone, with_bot = ann.table(people=2), ann.table(bots={1: "random", 0: "random"}, people=0)
        for table in (alone, with_bot):
            ann.post(f"/tables/{table}/start")
        with ann.socket(alone) as mine, ann.socket(with_bot) as watched:
            update, before = mine.receive_json(), watched.receive_json()
            assert asked(mine, move(update))["type"] == "accepted"
            update = mine.receive_json()
            server.stop()
            away.set()
            assert asked(mine, move(update))["code"] == "away"
            ready = ann.get("/ready")
            assert (ready.status_code, list(ready.json()["problems"])) == (503, ["database"])
            server.start()
            back = time.monotonic()
            wait_for("the bot's move", lambda: ann.get(f"/tables/{with_bot}").json().get("at", 0) > before["at"])
            assert watched.receive_json()["at"] > before["at"]
            assert time.monotonic() - back < RESUMED_SECONDS
            answers = iter(lambda: asked(mine, move(update))["type"], "accepted")
            wait_for("the database's return", lambda: next(answers, None) is None)
            assert mine.receive_json()["at"] == update["at"] + 1
            assert ann.get("/ready").status_code == 200


if POSTGRES or CI:  # else left out, which the report's header says

    def test_play_goes_on_after_postgresql_was_restarted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        play_through_a_restart(tmp_path, monkeypatch)


# News that are lost


def test_who_missed_the_news_is_told_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if another process had moved, and Redis had lost the news of it."""
    monkeypatch.setattr(keeping, "WATCH_SECONDS", 0.01)
    monkeypatch.setattr(keeping, "WATCHED_AT_ONCE", 1)
    with web(tmp_path, messages_a_second=ENOUGH) as client, ExitStack() as open_sockets:
        ann = Visitor(client, "Ann")
        house = client.app.state.house  # type: ignore[attr-defined]
        elsewhere = Play(Desk(house.sessions))
        user = ann.get("/me").json()["id"]
        sockets = {}
        for _ in range(2):
            table = ann.table(people=2)
            ann.post(f"/tables/{table}/start")
            sockets[table] = open_sockets.enter_context(ann.socket(table))
        for table, socket in sockets.items():
            for number in range(1, 4):
                shown = socket.receive_json()["position"]
                elsewhere.move(table, user, shown["seat"], shown["choices"][0]["action"], number - 1)
            assert socket.receive_json()["at"] == 3


def test_all_tables_are_watched_some_at_a_time() -> None:
    tables = [str(number) for number in range(2 * keeping.WATCHED_AT_ONCE + 1)]
    lots = keeping.in_lots(tables)
    assert [len(lot) for lot in lots] == [keeping.WATCHED_AT_ONCE] * 2 + [1]
    assert [table for lot in lots for table in lot] == tables
    assert keeping.in_lots([]) == [[]]


# Redis


def with_redis(folder: Path, scene: Callable[[RedisServer], Awaitable[None]]) -> None:
    with redis_server(folder) as server:
        asyncio.run(scene(server))  # type: ignore[arg-type]


async def news_after_a_restart(server: RedisServer) -> None:
    from feldberg.server.sharing import RedisHub

    here, there = RedisHub(server.url), RedisHub(server.url)
    await here.open()
    await there.open()

    async def heard(bell: Bell) -> None:
        await asyncio.wait_for(bell.wait(), PATIENCE)
        bell.clear()

    with here.listening("t") as mine, there.listening("t") as theirs:
        for bell in (mine, theirs):
            await heard(bell)  # they listen
        await here.publish("t")
        await heard(theirs)
        mine.clear()
        server.stop()
        server.start()
        for bell in (mine, theirs):
            await heard(bell)  # they listen again, and may have missed something
        await here.publish("t")
        await heard(theirs)
        server.hang()
        mine.clear()
        await asyncio.wait_for(here.publish("t"), 1.0)
        assert mine.is_set()
        server.go_on()
        await heard(theirs)
    await here.close()
    await there.close()


async def a_thought_after_a_restart(server: RedisServer) -> None:
    from feldberg.server import sharing

    taken = threading.Event()

    class Slow(HereThinker):
        def think(self, asked: Job, asker: Asker) -> Thought:
            taken.set()
            return {"action": 7, "reason": ""}

    thinker = sharing.RedisThinker(server.url, PATIENCE)
    asked: Job = {"seconds": PATIENCE, "bot": "random", "lang": ""}
    thinking = asyncio.create_task(asyncio.to_thread(thinker.think, asked, Asker()))
    client = sharing.patient(server.url)
    while not client.llen(sharing.QUEUE):
        await asyncio.sleep(0.01)
    server.stop()  # with the job in it
    server.start()
    client.close()
    while not taken.is_set():
        await asyncio.to_thread(partial(sharing.take_job, sharing.patient(server.url), Slow(), {}))
    assert (await thinking) == {"action": 7, "reason": ""}
    thinker.close()


if REDIS or CI:  # else left out, which the report's header says

    def test_news_go_on_after_redis_was_restarted_and_nobody_waits_while_it_hangs(tmp_path: Path) -> None:
        with_redis(tmp_path, news_after_a_restart)

    def test_a_bot_that_redis_forgot_is_asked_again(tmp_path: Path) -> None:
        with_redis(tmp_path, a_thought_after_a_restart)
