"""News of tables: who waits for a table is woken when it changed, in whichever process that happened."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager


class Bell:
    """Rings for who waits at a table: a small event, since every socket has three, for one who waits."""

    __slots__ = ("ringing", "told", "waiting")

    def __init__(self) -> None:
        self.told: int | None = None  # the version of the table that they were told of; None for who is told nothing
        self.ringing = False
        self.waiting: asyncio.Future[None] | None = None

    def set(self) -> None:
        self.ringing = True
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result(None)

    def clear(self) -> None:
        self.ringing = False

    def is_set(self) -> bool:
        return self.ringing

    async def wait(self) -> None:
        assert self.waiting is None, "somebody waits already"
        if not self.ringing:
            self.waiting = asyncio.get_running_loop().create_future()
            try:
                await self.waiting
            finally:
                self.waiting = None


class Hub:
    """Within one process."""

    def __init__(self) -> None:
        self.waiting: dict[str, set[Bell]] = {}
        self.elsewhere: Callable[[str], None] = lambda table: None  # called if another process changed a table

    @contextmanager
    def listening(self, table: str, bell: Bell | None = None) -> Iterator[Bell]:
        """A bell that rings whenever the table changed."""
        bell = bell or Bell()
        self.waiting.setdefault(table, set()).add(bell)
        try:
            yield bell
        finally:
            self.waiting[table].discard(bell)
            if not self.waiting[table]:
                del self.waiting[table]

    def wake(self, table: str) -> None:
        for bell in self.waiting.get(table, ()):
            bell.set()

    def told(self, tables: Iterable[str]) -> dict[str, int]:
        """By table the version that all who are told of it have heard of."""
        bells = {table: self.waiting.get(table, ()) for table in tables}
        heard = {table: [bell.told for bell in some if bell.told is not None] for table, some in bells.items()}
        return {table: min(versions) for table, versions in heard.items() if versions}

    async def publish(self, table: str) -> None:
        self.wake(table)

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass

    async def ready(self) -> bool:
        return True
