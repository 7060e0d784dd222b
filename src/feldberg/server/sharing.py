"""Several processes serve the same tables: news and the jobs of bots go through Redis."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
import threading
import time
from typing import Any

from redis import Redis
from redis.asyncio import Redis as AsyncRedis
from redis.exceptions import RedisError

from feldberg.server.bots import Job, LocalThinker, Thinker, Thought, replaced
from feldberg.server.hub import Hub

log = logging.getLogger("feldberg.bots")

CHANNEL = "feldberg:news"
QUEUE = "feldberg:jobs"
AT_ONCE = 32  # jobs that one server has in Redis


class RedisHub(Hub):
    """Across processes: news go through Redis. Without it, for a while, only this process is woken."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self.redis: AsyncRedis = AsyncRedis.from_url(url, socket_timeout=None)  # news may be long in coming
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


class RedisThinker:
    """Workers anywhere (`feldberg bots`), which take their jobs from Redis."""

    at_once = AT_ONCE

    def __init__(self, url: str, seconds: float) -> None:
        self.redis: Redis = Redis.from_url(url, socket_timeout=None)
        self.seconds = seconds * 2 + 1  # some of it spent in the queue

    def open(self) -> None:
        pass

    def think(self, asked: Job) -> Thought:
        reply = f"feldberg:done:{secrets.token_urlsafe(9)}"
        patience = asked["seconds"] + self.seconds
        try:
            self.redis.lpush(QUEUE, json.dumps(asked | {"reply": reply, "until": time.time() + patience}))
            found: Any = self.redis.brpop([reply], timeout=patience)
        except RedisError as error:
            return replaced(asked, error)
        if found is None:
            return replaced(asked, "no worker answered")
        thought: Thought = json.loads(found[1])
        return thought

    def close(self) -> None:
        self.redis.close()


def work(url: str, workers: int, seconds: float) -> None:
    """Take jobs from Redis for ever: one thread for each worker process."""
    thinker = LocalThinker(workers, seconds)
    thinker.open()

    def loop() -> None:
        redis: Redis = Redis.from_url(url, socket_timeout=None)
        while True:
            try:
                take_job(redis, thinker)
            except RedisError as error:
                log.warning("Redis does not answer", extra={"reason": str(error)})
                time.sleep(1)

    threads = [threading.Thread(target=loop, daemon=True) for _ in range(workers)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def take_job(redis: Redis, thinker: Thinker) -> None:
    found: Any = redis.brpop([QUEUE], timeout=5)
    if found is None:
        return
    asked: Job = json.loads(found[1])
    reply = asked.pop("reply")
    if asked.pop("until") > time.time():  # else nobody waits for it any more
        redis.lpush(reply, json.dumps(thinker.think(asked)))
        redis.expire(reply, 60)
