"""News of tables: who waits for a table is woken when it changed, in whichever process that happened."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager


class Hub:
    """Within one process."""

    def __init__(self) -> None:
        self.waiting: dict[str, set[asyncio.Event]] = {}

    @contextmanager
    def listening(self, table: str, bell: asyncio.Event | None = None) -> Iterator[asyncio.Event]:
        """An event that is set whenever the table changed."""
        bell = bell or asyncio.Event()
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

    async def publish(self, table: str) -> None:
        self.wake(table)

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass

    async def ready(self) -> bool:
        return True
