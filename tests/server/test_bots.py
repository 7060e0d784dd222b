"""Bots in processes of their own: one that fails is replaced for that move and the game goes on."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from typing import Any

import pytest

from feldberg.core.registry import game as make_game
from feldberg.server.bots import Job, LocalThinker, decide, job
from feldberg.server.hub import Hub
from feldberg.server.keeper import Keeper
from tests.server.rooms import HereThinker, Rooms


@pytest.fixture
def thinker() -> Iterator[LocalThinker]:
    made = LocalThinker(1, 30.0)
    made.open()
    yield made
    made.close()


@pytest.fixture
def asked() -> Job:
    state = make_game("burgundy").start(3)
    return job(state.to_dict(), state.seat, "greedy")


def legal(asked: Job) -> list[int]:
    save: Any = asked["state"]
    return list(make_game(save["game"], **save["options"]).load(save).legal(asked["seat"]))


def test_a_worker_decides_as_the_bot_would_here(thinker: LocalThinker, asked: Job) -> None:
    assert thinker.think(asked) == decide(asked)


def test_a_bot_that_is_asked_why_says_so(thinker: LocalThinker, asked: Job) -> None:
    assert thinker.think(asked)["reason"] == ""
    told = {lang: thinker.think(asked | {"bot": "journeyman", "lang": lang})["reason"] for lang in ("en", "ru")}
    assert re.match(r"About \d+ points in the end; first in \d of \d imagined games\.", told["en"])
    assert re.match(r"К концу около \d+ очков; первое место в \d из \d воображаемых партий\.", told["ru"])


def test_a_failing_bot_is_replaced(thinker: LocalThinker, asked: Job) -> None:
    thought = thinker.think(asked | {"bot": "nobody", "lang": "en"})
    assert thought["action"] in legal(asked)
    assert thought["reason"] == ""
    assert thinker.think(asked) == decide(asked)


def test_a_dying_worker_is_replaced_and_comes_back(thinker: LocalThinker, asked: Job) -> None:
    thinker.think(asked)
    process = thinker.workers[0].process
    assert process is not None
    process.kill()
    process.join()
    assert thinker.think(asked)["action"] in legal(asked)
    assert thinker.think(asked) == decide(asked)


def test_a_bot_that_takes_too_long_is_replaced(thinker: LocalThinker, asked: Job) -> None:
    thinker.think(asked)
    thinker.seconds = 0.0
    assert thinker.think(asked)["action"] in legal(asked)
    thinker.seconds = 30.0
    assert thinker.think(asked) == decide(asked)


def test_the_keeper_lets_bots_play_and_misses_no_change(plain_rooms: Rooms) -> None:
    """A change while the keeper is about to look away is looked at as well."""
    rooms = plain_rooms
    ann = rooms.person("Ann")
    table = rooms.table(ann, bots={1: "random"})

    async def play() -> None:
        keeper = Keeper(rooms.desk, rooms.play, Hub(), HereThinker())
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
