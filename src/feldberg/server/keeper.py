"""What goes on by itself: bots that move when it is their turn, and clocks that run out."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor

from starlette.concurrency import run_in_threadpool

from feldberg.server.bots import Job, Thinker, Thought, job
from feldberg.server.desk import Desk
from feldberg.server.hub import Hub
from feldberg.server.play import Play
from feldberg.server.refusals import NotFound, Refusal, Stale

log = logging.getLogger("feldberg.keeper")

SWEEP_SECONDS = 1.0
LOST_AND_FOUND_SECONDS = 30.0  # tables whose bot was forgotten, say by a process that died


class Keeper:
    def __init__(self, desk: Desk, play: Play, hub: Hub, thinker: Thinker) -> None:
        self.desk = desk
        self.play = play
        self.hub = hub
        self.thinker = thinker
        self.threads: ThreadPoolExecutor | None = None  # while open: the server's own threads never wait for bots
        self.driven: set[str] = set()
        self.again: set[str] = set()  # driven tables that changed since their bots were looked for
        self.tasks: set[asyncio.Task[None]] = set()

    def open(self) -> None:
        self.threads = ThreadPoolExecutor(self.thinker.at_once, "thinking")
        self.keep(self.sweep())
        self.keep(self.find_lost())

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
        if table in self.driven:
            self.again.add(table)
        else:
            self.driven.add(table)
            self.keep(self.drive(table))

    async def drive(self, table: str) -> None:
        """Let bots move as long as it is their turn."""
        try:
            while True:
                self.again.discard(table)
                waiting = await run_in_threadpool(self.waiting_bot, table)
                if waiting is not None:
                    await self.move(table, *waiting)
                elif table not in self.again:
                    return
        except NotFound:
            return
        except Exception:
            log.exception("a bot could not move", extra={"table": table})
        finally:
            self.driven.discard(table)

    async def move(self, table: str, asked: Job, token: int) -> None:
        action = (await self.think(asked))["action"]
        try:
            await run_in_threadpool(self.play.bot_move, table, asked["seat"], action, token)
        except Stale:
            return  # the table moved on meanwhile
        await self.hub.publish(table)

    async def think(self, asked: Job) -> Thought:
        return await asyncio.get_running_loop().run_in_executor(self.threads, self.thinker.think, asked)

    def waiting_bot(self, table: str) -> tuple[Job, int] | None:
        """What a bot is asked, with its seat's token."""
        with self.desk.reading(table) as (session, row):
            if row.status != "playing":
                return None
            live = self.desk.live(session, row)
            for one in self.desk.seats(session, table):
                if one.bot is not None and one.seat in live.state.seats:
                    return job(live.state.to_dict(), one.seat, one.bot), live.tokens[one.seat]
        return None

    async def find_lost(self) -> None:
        """Bots whose turn it was when a process ended: on start all, then those that nobody moves."""
        idle = 0.0
        while True:
            try:
                for table in await run_in_threadpool(self.play.with_bots, idle):
                    self.wake(table)
            except Exception:
                log.exception("the tables with bots could not be looked at")
            idle = LOST_AND_FOUND_SECONDS
            await asyncio.sleep(LOST_AND_FOUND_SECONDS)

    # Clocks

    async def sweep(self) -> None:
        while True:
            try:
                for table in await run_in_threadpool(self.play.overdue):
                    await self.run_out(table)
            except Exception:
                log.exception("the clocks could not be looked at")
            await asyncio.sleep(SWEEP_SECONDS)

    async def run_out(self, table: str) -> None:
        try:
            if await run_in_threadpool(self.play.time_out, table):
                await self.changed(table)
        except Refusal:
            return  # somebody moved in the last moment
