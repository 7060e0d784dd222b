"""What is done at tables is written in one thread: all that came meanwhile in one transaction."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable
from typing import Any, TypeVar

from feldberg.server.desk import Desk
from feldberg.server.refusals import Refusal

AT_ONCE = 64  # jobs in one transaction

T = TypeVar("T")


class Job:
    """Something to be written, and who waits for it."""

    def __init__(self, write: Callable[[], Any]) -> None:
        self.write = write
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self.loop.create_future()
        self.result: Any = None
        self.error: Exception | None = None

    def settle(self) -> None:
        if self.future.cancelled():
            return
        if self.error is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.error)


class Clerk:
    """Nobody hears of anything before it is committed, and everybody fails alone.

    A transaction of several trusts what is at hand. Whatever is refused on that ground, and all of a transaction that
    fails, is done again one by one, by what the database has.
    """

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.waiting: list[Job] = []
        self.bell = threading.Condition()
        self.thread: threading.Thread | None = None
        self.closing = False

    async def write(self, what: Callable[[], T]) -> T:
        """What it gives, once all that it wrote is committed. Once asked for it is done, whoever leaves."""
        if self.thread is None:
            self.thread = threading.Thread(target=self.run, name="clerk", daemon=True)
            self.thread.start()
        job = Job(what)
        with self.bell:
            self.waiting.append(job)
            self.bell.notify()
        result: T = await job.future
        return result

    def close(self) -> None:
        """All that was asked for is written first."""
        with self.bell:
            self.closing = True
            self.bell.notify()
        if self.thread is not None:
            self.thread.join()
        self.thread, self.closing = None, False

    def run(self) -> None:
        while True:
            with self.bell:
                self.bell.wait_for(lambda: self.waiting or self.closing)
                jobs, self.waiting = self.waiting[:AT_ONCE], self.waiting[AT_ONCE:]
            if not jobs:
                return
            for job in self.together(jobs):
                self.alone(job)
            for loop in {job.loop for job in jobs}:
                with contextlib.suppress(RuntimeError):  # nobody waits there any more
                    loop.call_soon_threadsafe(settle, [job for job in jobs if job.loop is loop])

    def together(self, jobs: list[Job]) -> list[Job]:
        """Do them in one transaction; gives those that are not done."""
        refused = []
        try:
            with self.desk.together(trusting=True) as group:
                for job in jobs:
                    before = group.pending()
                    try:
                        job.result = job.write()
                    except Refusal:
                        if group.pending() != before:
                            raise
                        refused.append(job)
        except Exception:
            return jobs
        return refused

    def alone(self, job: Job) -> None:
        try:
            job.result = job.write()
        except Exception as error:
            job.error = error


def settle(jobs: list[Job]) -> None:
    for job in jobs:
        job.settle()
