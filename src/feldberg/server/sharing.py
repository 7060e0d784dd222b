"""Several processes serve the same tables: news and the jobs of bots go through Redis."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
import threading
import time
from collections.abc import Callable
from typing import Any

from redis import Redis
from redis.asyncio import Redis as AsyncRedis
from redis.exceptions import RedisError

from feldberg.server.bots import Asker, Job, LocalThinker, Thinker, Thought, replaced
from feldberg.server.hub import Hub

log = logging.getLogger("feldberg.bots")

CHANNEL = "feldberg:news"
QUEUE = "feldberg:jobs"
UNWANTED = "feldberg:unwanted"  # where the names of jobs are told whose asker left
KEPT_SECONDS = 60  # answers that nobody took, and the names of unwanted jobs
AT_ONCE = 32  # jobs that one server has in Redis
EACH = 4  # of them for one person: who comes later is behind those


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
    each = EACH

    def __init__(self, url: str, seconds: float) -> None:
        self.redis: Redis = Redis.from_url(url, socket_timeout=None)
        self.seconds = seconds * 2 + 1  # some of it spent in the queue

    def open(self) -> None:
        pass

    def think(self, asked: Job, asker: Asker) -> Thought | None:
        name = secrets.token_urlsafe(9)
        patience = asked["seconds"] + self.seconds
        try:
            self.redis.lpush(QUEUE, json.dumps(asked | {"name": name, "until": time.time() + patience}))
            with asker.served(lambda: self.never_mind(name)):
                found: Any = self.redis.brpop([done(name)], timeout=patience)
        except RedisError as error:
            return replaced(asked, error)
        if found is None:
            return replaced(asked, "no worker answered")
        thought: Thought | None = json.loads(found[1])
        return thought

    def never_mind(self, name: str) -> None:
        """Wake the thread that waits here, and tell those who think, or will take the job."""
        with contextlib.suppress(RedisError), self.redis.pipeline() as together:
            together.set(unwanted(name), 1, ex=KEPT_SECONDS)
            together.publish(UNWANTED, name)
            together.lpush(done(name), json.dumps(None))
            together.expire(done(name), KEPT_SECONDS)
            together.execute()

    def close(self) -> None:
        self.redis.close()


def done(name: str) -> str:
    """Where the answer to a job is put."""
    return f"feldberg:done:{name}"


def unwanted(name: str) -> str:
    """What is there if a job's asker left."""
    return f"feldberg:unwanted:{name}"


def work(url: str, workers: int, seconds: float) -> None:
    """Take jobs from Redis for ever: one thread for each worker process, and one that hears which are unwanted."""
    thinker = LocalThinker(workers, seconds)
    thinker.open()
    askers: dict[str, Asker] = {}

    def loop(what: Callable[[Redis], None]) -> None:
        redis: Redis = Redis.from_url(url, socket_timeout=None)
        while True:
            try:
                what(redis)
            except RedisError as error:
                log.warning("Redis does not answer", extra={"reason": str(error)})
                time.sleep(1)

    jobs = [lambda redis: take_job(redis, thinker, askers)] * workers
    threads = [
        threading.Thread(target=loop, args=(what,), daemon=True)
        for what in (*jobs, lambda redis: hear_unwanted(redis, askers))
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def take_job(redis: Redis, thinker: Thinker, askers: dict[str, Asker]) -> None:
    found: Any = redis.brpop([QUEUE], timeout=5)
    if found is None:
        return
    asked: Job = json.loads(found[1])
    name = asked.pop("name")
    if asked.pop("until") <= time.time():
        return  # nobody waits for it any more
    asker = askers[name] = Asker()
    try:
        if redis.exists(unwanted(name)):
            return
        thought = thinker.think(asked, asker)
    finally:
        del askers[name]
    redis.lpush(done(name), json.dumps(thought))
    redis.expire(done(name), KEPT_SECONDS)


def hear_unwanted(redis: Redis, askers: dict[str, Asker]) -> None:
    """Tell those who think about it that a job's asker left, as long as Redis answers."""
    with redis.pubsub() as channel:  # type: ignore[no-untyped-call]
        channel.subscribe(UNWANTED)
        for message in channel.listen():
            asker = askers.get(message["data"].decode()) if message["type"] == "message" else None
            if asker is not None:
                asker.leave()
