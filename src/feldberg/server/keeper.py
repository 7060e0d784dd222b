"""What goes on by itself: bots that move when it is their turn, and clocks that run out."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, NoReturn

from starlette.concurrency import run_in_threadpool

from feldberg.server.bots import Asker, Job, Thinker, Thought, job
from feldberg.server.clerk import Clerk
from feldberg.server.desk import Desk
from feldberg.server.hub import Bell, Hub
from feldberg.server.lobby import Lobby
from feldberg.server.play import Play, must_be_asked
from feldberg.server.refusals import BotFirst, NotFound, Refusal, Stale, Unreadable
from feldberg.server.store import AGAIN_SECONDS, AWAY
from feldberg.server.turns import Turns

log = logging.getLogger("feldberg.keeper")

SWEEP_SECONDS = 1.0
WATCH_SECONDS = 2.0
WATCHED_AT_ONCE = 100  # tables
LOST_AND_FOUND_SECONDS = 30.0  # tables whose bot was forgotten, say by a process that died
FOUND_AT_ONCE = 20  # of those
RETURN_SECONDS = 10.0  # that who comes back waits for the bot's answer
TIDY_SECONDS = 3600.0
TIDIED_AT_ONCE = 20


class Keeper:
    def __init__(self, desk: Desk, play: Play, lobby: Lobby, hub: Hub, thinker: Thinker, clerk: Clerk) -> None:
        self.desk = desk
        self.play = play
        self.lobby = lobby
        self.hub = hub
        self.thinker = thinker
        self.clerk = clerk
        self.threads: ThreadPoolExecutor | None = None  # while open: the server's own threads never wait for bots
        self.turns = Turns(thinker.at_once, thinker.each)
        self.driven: dict[str, Bell] = {}  # by table: set if it changed since its bots were looked for
        self.unreadable: set[str] = set()  # tables with which nothing can be done by this release
        self.tasks: set[asyncio.Task[None]] = set()

    def open(self) -> None:
        self.threads = ThreadPoolExecutor(self.thinker.at_once, "thinking")
        self.keep(self.sweep())
        self.keep(self.find_lost())
        self.keep(self.watch())
        self.keep(self.tidy())

    def keep(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def close(self) -> None:
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self.threads:
            self.threads.shutdown(wait=False, cancel_futures=True)

    async def changed(self, table: str) -> None:
        """A table changed: tell who watches, and let its bots move."""
        await self.hub.publish(table)
        self.wake(table)

    # Bots

    def wake(self, table: str) -> None:
        with self.desk.glancing(table) as hand:
            if hand is not None and not hand.asks_bots():
                return
        if table in self.driven:
            self.driven[table].set()
        else:
            self.driven[table] = Bell()
            self.keep(self.drive(table))

    async def drive(self, table: str) -> None:
        """Let bots move as long as it is their turn."""
        try:
            with self.hub.listening(table, self.driven[table]) as bell:
                while True:
                    bell.clear()
                    try:
                        waiting = await run_in_threadpool(self.waiting_bot, table)
                        if waiting is not None:
                            await self.move(table, bell, *waiting)
                        elif not bell.is_set():
                            return
                    except AWAY:
                        log.warning("a bot waits for the database", extra={"table": table})
                        await asyncio.sleep(AGAIN_SECONDS)
        except NotFound:
            return
        except Unreadable as error:
            self.set_aside(table, error)
        except Exception:
            log.exception("a bot could not move", extra={"table": table})
        finally:
            del self.driven[table]

    async def move(self, table: str, bell: Bell, asked: Job, token: int) -> None:
        try:
            thought = await self.think(asked, bell, partial(self.must_wait, table, asked["seat"], token))
            await self.clerk.write(partial(self.play.bot_move, table, asked["seat"], thought["action"], token))
        except Stale:
            return  # the table moved on meanwhile
        await self.hub.publish(table)

    async def think(self, asked: Job, bell: Bell, wanted: Callable[[], None]) -> Thought:
        """What a bot decides. Whenever the bell rings, the Refusal of `wanted` ends it."""
        thinking = asyncio.create_task(self.thought(asked))
        watching = asyncio.create_task(watched(bell, wanted))
        try:
            await asyncio.wait([thinking, watching], return_when=asyncio.FIRST_COMPLETED)
            return await (watching if watching.done() else thinking)
        finally:
            thinking.cancel()
            watching.cancel()
            await asyncio.gather(thinking, watching, return_exceptions=True)

    async def thought(self, asked: Job) -> Thought:
        loop = asyncio.get_running_loop()
        asker = Asker()
        async with self.turns.taking(asked["person"]):
            try:
                thought = await loop.run_in_executor(self.threads, self.thinker.think, asked, asker)
            except asyncio.CancelledError:
                loop.run_in_executor(None, asker.leave)
                raise
        assert thought is not None, "nobody left"
        return thought

    async def come_back(self, table: str, user: str, seat: int) -> int:
        """Let a person play on where a bot took over, as soon as it has answered what it was asked."""
        end = asyncio.get_running_loop().time() + RETURN_SECONDS
        with self.hub.listening(table) as bell:
            while True:
                bell.clear()
                try:
                    return await self.clerk.write(partial(self.play.come_back, table, user, seat))
                except BotFirst:
                    if not await rung(bell, end):
                        raise

    def must_wait(self, table: str, seat: int, token: int) -> None:
        """A bot's seat is still asked what it was."""
        with self.desk.reading(table) as (session, row):
            self.desk.must_be(row, "playing")
            must_be_asked(self.desk.live(session, row), seat, token)

    def waiting_bot(self, table: str) -> tuple[Job, int] | None:
        """What a bot is asked, with its seat's token."""
        with self.desk.reading(table) as (session, row):
            if row.status != "playing":
                return None
            live = self.desk.live(session, row)
            for one in self.desk.seats(session, table):
                if one.bot is not None and one.seat in live.state.seats:
                    return job(live.state.to_dict(), one.seat, one.bot, row.host), live.tokens[one.seat]
        return None

    async def find_lost(self) -> None:
        """Bots whose turn it was when a process ended: on start all, then those that nobody moves, a few at a time."""
        idle = 0.0
        while True:
            room = FOUND_AT_ONCE - len(self.driven)
            more = True
            try:
                if room > 0:
                    more = await self.find_some(idle, room) == room
            except Exception:
                log.exception("the tables with bots could not be looked at")
            if not more:
                idle = LOST_AND_FOUND_SECONDS
            await asyncio.sleep(SWEEP_SECONDS if more else LOST_AND_FOUND_SECONDS)

    async def find_some(self, idle: float, most: int) -> int:
        """Wake so many bots that wait, and note who is asked where an earlier release did not; at how many tables."""
        unnoted = await run_in_threadpool(self.play.unnoted, most, self.unreadable)
        for table in unnoted:
            await self.alone(table, partial(self.play.note, table))
        found = await run_in_threadpool(self.play.forgotten_bots, idle, most, {*self.driven, *self.unreadable})
        for table in found:
            self.wake(table)
        return max(len(unnoted), len(found))

    async def alone(self, table: str, what: Callable[[], Any]) -> bool:
        """Something done to one of several tables: whatever goes wrong there is no matter of the others."""
        try:
            return bool(await run_in_threadpool(what))
        except Unreadable as error:
            self.set_aside(table, error)
        except Refusal:
            pass  # somebody moved in the last moment
        except Exception:
            log.exception("a table could not be looked after", extra={"table": table})
        return False

    def set_aside(self, table: str, error: Unreadable) -> None:
        self.unreadable.add(table)
        log.warning("a table cannot be read", extra={"table": table, "reason": str(error)})

    # Tables that nobody touches

    async def tidy(self) -> None:
        while True:
            expired: list[str] = []
            try:
                expired = await run_in_threadpool(self.lobby.expire, TIDIED_AT_ONCE)
                for table in expired:
                    self.desk.outdated(table)
                    await self.hub.publish(table)
            except Exception:
                log.exception("the tables could not be tidied")
            await asyncio.sleep(SWEEP_SECONDS if len(expired) == TIDIED_AT_ONCE else TIDY_SECONDS)

    # Those who watch

    async def watch(self) -> None:
        """Whoever missed news, since Redis lost them, is told within seconds.

        Some tables at a time, spread over those seconds: thousands at once would hold all clicks up.
        """
        while True:
            lots = in_lots(list(self.hub.waiting))
            for lot in lots:
                await asyncio.sleep(WATCH_SECONDS / len(lots))
                await self.look_at(lot)

    async def look_at(self, tables: list[str]) -> None:
        """Wake whoever has not heard of the latest that happened at their table."""
        told = self.hub.told(tables)
        try:
            latest = await run_in_threadpool(self.desk.versions, told) if told else {}
        except Exception:
            log.exception("the tables could not be looked at")
            return
        for table, version in told.items():
            if latest.get(table) != version:
                self.desk.outdated(table)
                self.hub.wake(table)

    # Clocks

    async def sweep(self) -> None:
        while True:
            try:
                for topic in [*await run_in_threadpool(self.lobby.bells), *await run_in_threadpool(self.play.beat)]:
                    self.desk.outdated(topic)
                    await self.hub.publish(topic)
                for table in await run_in_threadpool(self.play.overdue, self.unreadable):
                    if await self.alone(table, partial(self.play.time_out, table)):
                        await self.changed(table)
            except Exception:
                log.exception("the clocks could not be looked at")
            await asyncio.sleep(SWEEP_SECONDS)


def in_lots(tables: list[str]) -> list[list[str]]:
    """One at least, though it be empty."""
    return [tables[at : at + WATCHED_AT_ONCE] for at in range(0, len(tables), WATCHED_AT_ONCE)] or [[]]


async def rung(bell: Bell, end: float) -> bool:
    """Whether a bell rings before some time of the event loop."""
    try:
        async with asyncio.timeout_at(end):
            await bell.wait()
    except TimeoutError:
        return False
    return True


async def watched(bell: Bell, wanted: Callable[[], None]) -> NoReturn:
    """Until a Refusal says that something is wanted no longer: looked at whenever the bell rings."""
    while True:
        await bell.wait()
        bell.clear()
        await run_in_threadpool(wanted)
