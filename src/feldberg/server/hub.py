"""News of tables: who waits for a table is woken when it changed, in whichever process that happened."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from contextlib import contextmanager

from redis.asyncio import Redis
from redis.exceptions import RedisError

CHANNEL = "feldberg:news"


class Hub:
    """Within one process."""

    def __init__(self) -> None:
        self.waiting: dict[str, set[asyncio.Event]] = {}

    @contextmanager
    def listening(self, table: str) -> Iterator[asyncio.Event]:
        """An event that is set whenever the table changed."""
        bell = asyncio.Event()
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


class RedisHub(Hub):
    """Across processes: news go through Redis. Without it, for a while, only this process is woken."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self.redis: Redis = Redis.from_url(url, socket_timeout=None)  # news may be long in coming
        self.reader: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self.reader = asyncio.create_task(self.read())

    async def read(self) -> None:
        while True:
            with contextlib.suppress(OSError, RedisError):
                async with self.redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    for table in list(self.waiting):
                        self.wake(table)  # whatever was missed while away
                    async for message in channel.listen():
                        if message["type"] == "message":
                            self.wake(message["data"].decode())
            await asyncio.sleep(1)

    async def publish(self, table: str) -> None:
        try:
            await self.redis.publish(CHANNEL, table)
        except (OSError, RedisError):
            self.wake(table)

    async def close(self) -> None:
        if self.reader:
            self.reader.cancel()
        await self.redis.aclose()

    async def ready(self) -> bool:
        try:
            return bool(await self.redis.ping())
        except (OSError, RedisError):
            return False
