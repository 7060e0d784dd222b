"""Bots in processes of their own: who fails is replaced for that move, who is no longer waited for stops."""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any

import pytest

from feldberg.agents import Agent, GivenUp, agent
from feldberg.core.registry import game as make_game
from feldberg.server import bots
from feldberg.server.bots import Asker, Job, LocalThinker, Thinker, Thought, Worker, decide, job
from feldberg.server.house import news_and_bots
from feldberg.server.hub import Hub
from feldberg.server.keeper import Keeper
from feldberg.server.refusals import Forbidden, Stale
from feldberg.server.settings import Settings
from tests.server.process import wait_for
from tests.server.rooms import HereThinker, Rooms
from tests.server.services import CI, REDIS
from tests.server.services import redis as redis_server


@pytest.fixture
def thinker() -> Iterator[LocalThinker]:
    made = LocalThinker(1, 30.0)
    made.open()
    yield made
    made.close()


@pytest.fixture
def asked() -> Job:
    return puzzle("greedy") | {"seed": 7}


def puzzle(bot: str) -> Job:
    state = make_game("burgundy").start(3)
    return job(state.to_dict(), state.seat, bot, "ann")


def legal(asked: Job) -> list[int]:
    save: Any = asked["state"]
    return list(make_game(save["game"], **save["options"]).load(save).legal(asked["seat"]))


def thought(thinker: Thinker, asked: Job) -> Thought:
    found = thinker.think(asked, Asker())
    assert found is not None
    return found


def process_of(thinker: LocalThinker) -> SpawnProcess:
    process = thinker.workers[0].process
    assert process is not None
    return process


@contextmanager
def thinking(thinker: Thinker, asked: Job, asker: Asker) -> Iterator[Future[Thought | None]]:
    """Somebody thinks, from when they were asked on."""
    with ThreadPoolExecutor(1) as threads:
        found = threads.submit(thinker.think, asked, asker)
        wait_for("somebody who thinks", lambda: asker.tell is not None)
        yield found


def test_a_worker_decides_as_the_bot_would_here(thinker: LocalThinker, asked: Job) -> None:
    assert thought(thinker, asked) == decide(asked)


def test_a_bot_that_is_asked_why_says_so(thinker: LocalThinker, asked: Job) -> None:
    assert thought(thinker, asked)["reason"] == ""
    told = {lang: thought(thinker, asked | {"bot": "journeyman", "lang": lang})["reason"] for lang in ("en", "ru")}
    assert re.match(r"About \d+ points in the end; first in \d of \d imagined games\.", told["en"])
    assert re.match(r"К концу около \d+ очков; первое место в \d из \d воображаемых партий\.", told["ru"])


def test_a_failing_bot_is_replaced_by_the_apprentice(thinker: LocalThinker, asked: Job) -> None:
    found = thought(thinker, asked | {"bot": "nobody", "lang": "en"})
    assert found == decide(asked | {"bot": "apprentice"})
    assert found["reason"] == ""
    assert thought(thinker, asked) == decide(asked)


def test_where_the_apprentice_fails_too_chance_decides(
    thinker: LocalThinker, asked: Job, monkeypatch: pytest.MonkeyPatch
) -> None:
    by_chance = decide(asked | {"bot": "random"})
    assert by_chance != decide(asked | {"bot": "apprentice"})

    def none_but_chance(name: str, game: Any, seed: int, **its: Any) -> Agent:
        assert name == "random"
        return agent(name, game, seed)

    monkeypatch.setattr(bots, "agent", none_but_chance)
    assert thought(thinker, asked | {"bot": "nobody"}) == by_chance


def test_a_bot_whose_process_is_ended_thinks_anew_in_another(
    thinker: LocalThinker, asked: Job, caplog: pytest.LogCaptureFixture
) -> None:
    assert thought(thinker, asked) == decide(asked)
    first = process_of(thinker)
    first.kill()
    first.join()
    assert thought(thinker, asked) == decide(asked)
    with thinking(thinker, puzzle("master"), Asker()) as found:
        process_of(thinker).kill()
    told = found.result()
    assert told is not None
    assert told["action"] in legal(asked)
    assert not caplog.records  # nobody else decided in its place


def test_a_bot_that_ends_every_process_is_replaced(thinker: LocalThinker, asked: Job) -> None:
    """Not even a new one is sent what it cannot be told."""
    worker = thinker.workers[0]
    starts = 0

    def start() -> None:
        nonlocal starts
        starts += 1
        Worker.start(worker)
        process_of(thinker).kill()

    worker.stop()
    worker.start = start  # type: ignore[method-assign]
    assert thought(thinker, asked)["action"] in legal(asked)
    assert starts == 2


def test_a_bot_that_takes_too_long_is_replaced(thinker: LocalThinker, asked: Job) -> None:
    thought(thinker, asked)
    thinker.seconds = 0.0
    assert thought(thinker, asked)["action"] in legal(asked)
    thinker.seconds = 30.0
    assert thought(thinker, asked) == decide(asked)


# Thoughts that are spread over processes


@pytest.mark.parametrize(("bot", "searches"), [("journeyman", True), ("apprentice", False), ("random", False)])
def test_who_searches_is_given_the_processes(bot: str, searches: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """And plans nothing, which would be lost with the agent."""
    given: list[dict[str, Any]] = []

    def noted(name: str, game: Any, seed: int, **its: Any) -> Agent:
        given.append(its)
        return agent("random", game, seed)

    monkeypatch.setattr(bots, "agent", noted)
    monkeypatch.setattr(Worker, "ask", lambda worker, asked, asker, seconds: decide(asked))
    thinker = LocalThinker(1, 30.0, processes=3)
    thinker.idle.put(thinker.workers[0])
    thought(thinker, puzzle(bot))
    decide(puzzle(bot))
    assert given == [{"processes": number, "plans": 0} if searches else {} for number in (3, 1)]


def test_a_worker_has_others_help_it(asked: Job) -> None:
    thinker = LocalThinker(1, 30.0, processes=2)
    thinker.open()
    for lang in ("", "en"):
        assert thought(thinker, puzzle("journeyman") | {"lang": lang})["action"] in legal(asked)
    asker = Asker()
    with thinking(thinker, puzzle("master"), asker) as found:
        asker.leave()
    assert found.result() is None
    assert thought(thinker, asked) == decide(asked)
    thinker.close()


def test_the_operator_says_how_many_processes_a_thought_has(tmp_path: Path) -> None:
    for processes in (1, 4):
        _hub, made = news_and_bots(Settings(data=tmp_path, bot_processes=processes))
        assert isinstance(made, LocalThinker)
        assert made.processes == processes


# Thoughts that nobody wants any more


@pytest.mark.parametrize("lang", ["", "en"], ids=["move", "hint"])
def test_a_thought_is_broken_off_when_its_asker_leaves(thinker: LocalThinker, asked: Job, lang: str) -> None:
    thought(thinker, asked)
    process = process_of(thinker)
    for leaves_at_once in (False, True):
        asker = Asker()
        if leaves_at_once:
            asker.leave()
            assert thinker.think(puzzle("master") | {"lang": lang}, asker) is None
        else:
            with thinking(thinker, puzzle("master") | {"lang": lang}, asker) as found:
                asker.leave()
            assert found.result() is None
        assert thought(thinker, asked) == decide(asked)  # what is asked next is not taken for unwanted
    assert process_of(thinker) is process  # which went on living


def test_an_explanation_is_broken_off_as_well() -> None:
    looks = 0

    def unwanted() -> bool:
        nonlocal looks
        looks += 1
        return looks > 3

    with pytest.raises(GivenUp):
        decide(puzzle("apprentice") | {"lang": "en"}, unwanted)
    assert looks == 4


def test_who_leaves_after_the_answer_disturbs_nobody(thinker: LocalThinker, asked: Job) -> None:
    asker = Asker()
    assert thinker.think(asked, asker) == decide(asked)
    with thinking(thinker, puzzle("journeyman"), Asker()) as found:
        asker.leave()
    assert found.result() is not None


class Pondering:
    """Thinks until its asker leaves."""

    at_once = each = 1

    def __init__(self) -> None:
        self.asked: list[Job] = []
        self.begun = threading.Event()
        self.left = threading.Event()

    def open(self) -> None: ...

    def think(self, asked: Job, asker: Asker) -> Thought | None:
        self.asked.append(asked)
        with asker.served(self.left.set):
            self.begun.set()
            assert self.left.wait(60)
        return None

    def close(self) -> None: ...


def until(event: threading.Event) -> Awaitable[bool]:
    return asyncio.to_thread(event.wait, 60)


@contextmanager
def pondered(rooms: Rooms) -> Iterator[tuple[Keeper, Pondering]]:
    pondering = Pondering()
    yield Keeper(rooms.desk, rooms.play, rooms.lobby, Hub(), pondering, rooms.keeper.clerk), pondering
    assert pondering.left.is_set()


def to_the_bot(rooms: Rooms, table: str) -> None:
    """First choices until the bot is asked."""
    while rooms.live(table).state.seat == 0:
        rooms.first(table)


def test_a_bot_stops_thinking_when_its_table_moves_on(plain_rooms: Rooms) -> None:
    rooms = plain_rooms
    ann = rooms.person("Ann")
    table = rooms.table(ann, bots={1: "master"}, seed=2)
    to_the_bot(rooms, table)

    async def play() -> None:
        with pondered(rooms) as (keeper, pondering):
            keeper.open()
            await keeper.changed(table)
            assert await until(pondering.begun)
            await keeper.hub.publish(table)  # a word in the chat, say
            rooms.play.undo(table, ann, 0, rooms.token(table, 0))
            await keeper.changed(table)
            assert await until(pondering.left)
            await keeper.close()
            assert len(pondering.asked) == 1

    asyncio.run(play())
    assert rooms.live(table).state.seat == 0


def test_a_bot_thinks_on_as_long_as_it_is_asked_the_same(plain_rooms: Rooms) -> None:
    rooms = plain_rooms
    table = rooms.table(rooms.person("Ann"), bots={1: "master"}, seed=2)
    to_the_bot(rooms, table)

    async def play() -> None:
        with pondered(rooms) as (keeper, pondering):
            looked = threading.Event()
            must_wait = keeper.must_wait

            def overheard(table: str, seat: int, token: int) -> None:
                must_wait(table, seat, token)
                looked.set()

            keeper.must_wait = overheard  # type: ignore[method-assign]
            keeper.open()
            await keeper.changed(table)
            assert await until(pondering.begun)
            await keeper.hub.publish(table)
            assert await until(looked)
            assert not pondering.left.is_set()
            await keeper.close()  # then it is wanted no longer
            assert await until(pondering.left)

    asyncio.run(play())


def test_a_bot_stops_thinking_when_another_process_writes_to_its_table(plain_rooms: Rooms) -> None:
    """Then only the news tell of it."""
    rooms = plain_rooms
    ann = rooms.person("Ann")
    table = rooms.table(ann, bots={1: "master"}, seed=2)
    to_the_bot(rooms, table)

    async def play() -> None:
        with pondered(rooms) as (keeper, pondering):
            keeper.open()
            await keeper.changed(table)
            assert await until(pondering.begun)
            rooms.play.undo(table, ann, 0, rooms.token(table, 0))
            await keeper.hub.publish(table)
            assert await until(pondering.left)
            await keeper.close()

    asyncio.run(play())


@pytest.mark.parametrize("what", ["moves", "resigns"])
def test_a_hint_is_refused_when_it_comes_too_late(plain_rooms: Rooms, what: str) -> None:
    rooms = plain_rooms
    ann = rooms.person("Ann")
    table = rooms.table(ann, bots={1: "master"}, seed=2)
    assert rooms.live(table).state.seat == 0

    async def ask() -> None:
        with pondered(rooms) as (keeper, pondering), keeper.hub.listening(table) as bell:
            keeper.open()
            _, asked, token = rooms.showing.puzzle(table, ann, 0, "en")
            wanted = partial(rooms.showing.must_be_puzzled, table, ann, 0, token)
            hint = asyncio.create_task(keeper.think(asked, bell, wanted))
            assert await until(pondering.begun)
            if what == "moves":
                rooms.first(table)
            else:
                rooms.play.resign(table, ann, 0)
            await keeper.hub.publish(table)
            with pytest.raises(Stale if what == "moves" else Forbidden):
                await hint
            assert await until(pondering.left)
            await keeper.close()

    asyncio.run(ask())


class LateHub(Hub):
    """Its news take a moment, as through Redis."""

    async def publish(self, table: str) -> None:
        asyncio.get_running_loop().call_later(0.02, self.wake, table)


def test_the_keeper_lets_bots_play_and_misses_no_change(plain_rooms: Rooms) -> None:
    """A change while the keeper is about to look away is looked at as well."""
    rooms = plain_rooms
    ann = rooms.person("Ann")
    table = rooms.table(ann, bots={1: "random"})

    async def play() -> None:
        keeper = Keeper(rooms.desk, rooms.play, rooms.lobby, LateHub(), HereThinker(), rooms.keeper.clerk)
        keeper.open()
        look = keeper.waiting_bot

        def slow_look(table: str) -> Any:
            found = look(table)
            if found is None and rooms.live(table).state.seat == 0:
                rooms.first(table)  # somebody moves just after the look
                asyncio.run_coroutine_threadsafe(keeper.changed(table), loop).result()
            return found

        loop = asyncio.get_running_loop()
        keeper.waiting_bot = slow_look  # type: ignore[method-assign]
        async with asyncio.timeout(60):
            with keeper.hub.listening(table) as bell:
                await keeper.changed(table)
                while not rooms.live(table).state.over:
                    await bell.wait()
                    bell.clear()
        await keeper.close()

    asyncio.run(play())
    assert rooms.see(table, ann).table.status == "over"


# Through Redis


def left_while_thought_about(url: str) -> None:
    """Whoever thinks elsewhere hears of it."""
    there, asker = Pondering(), Asker()
    news = Redis.from_url(url, retry=Retry(NoBackoff(), 0))
    with ThreadPoolExecutor(2) as threads, Redis.from_url(url) as redis, news:
        askers: dict[str, Asker] = {}
        hearing = threads.submit(hear_unwanted, news, askers)
        wait_for("somebody who hears", lambda: redis.pubsub_numsub(UNWANTED)[0][1] == 1)
        taken = threads.submit(take_job, redis, there, askers)
        with thinking(RedisThinker(url, 30.0), puzzle("master"), asker) as found:
            assert there.begun.wait(60)
            asker.leave()
            assert found.result(60) is None
        taken.result(60)
        assert there.left.is_set()
        redis.client_kill_filter(_type="pubsub")
        assert isinstance(hearing.exception(60), RedisError)  # to be begun anew


def left_before_anybody_took_it(url: str) -> None:
    """Then nobody thinks about it at all."""
    there, asker = Pondering(), Asker()
    with Redis.from_url(url) as redis, thinking(RedisThinker(url, 30.0), puzzle("master"), asker) as found:
        asker.leave()
        assert found.result(60) is None
        take_job(redis, there, {})
        assert redis.llen(QUEUE) == 0
    assert there.asked == []


if REDIS or CI:  # else left out, which the report's header says
    from redis import Redis
    from redis.backoff import NoBackoff
    from redis.exceptions import RedisError
    from redis.retry import Retry

    from feldberg.server.sharing import QUEUE, UNWANTED, RedisThinker, hear_unwanted, take_job

    @pytest.mark.parametrize("what", [left_while_thought_about, left_before_anybody_took_it])
    def test_a_job_in_redis_is_dropped_when_its_asker_leaves(tmp_path: Path, what: Callable[[str], None]) -> None:
        with redis_server(tmp_path) as url:
            what(url)
