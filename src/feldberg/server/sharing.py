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
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry as AsyncRetry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError
from redis.retry import Retry

from feldberg.server.bots import Asker, Job, LocalThinker, Thinker, Thought, replaced
from feldberg.server.hub import Hub

log = logging.getLogger("feldberg.bots")

CHANNEL = "feldberg:news"
QUEUE = "feldberg:jobs"
UNWANTED = "feldberg:unwanted"  # where the names of jobs are told whose asker left
PATIENCE_SECONDS = 2.0  # with a Redis that does not answer
KEPT_SECONDS = 60  # answers that nobody took, and the names of unwanted jobs
AGAIN_SECONDS = 0.5  # until one looks whether it is back
AT_ONCE = 32  # jobs that one server has in Redis
EACH = 4  # of them for one person: who comes later is behind those


class RedisHub(Hub):
    """Across processes: news go through Redis. Nobody waits for it: what it loses, the keeper's watch finds."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self.name = secrets.token_hex(8)
        self.mouth = asynchronous(url, retries=1)  # on a new connection
        self.ear = asynchronous(url, retries=0)  # who lost the connection may have missed something
        self.unsaid: dict[str, None] = {}  # tables with news for other processes
        self.more = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        self.tasks = [asyncio.create_task(self.read()), asyncio.create_task(self.say())]

    async def publish(self, table: str) -> None:
        self.wake(table)
        self.unsaid[table] = None
        self.more.set()

    async def say(self) -> None:
        while True:
            await self.more.wait()
            self.more.clear()
            tables, self.unsaid = self.unsaid, {}
            with contextlib.suppress(OSError, RedisError):
                await self.mouth.publish(CHANNEL, " ".join([self.name, *tables]))

    async def read(self) -> None:
        while True:
            with contextlib.suppress(OSError, RedisError):
                async with self.ear.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    for table in list(self.waiting):
                        self.heard(table)  # whatever was missed while away
                    await self.hear(channel)
            await asyncio.sleep(AGAIN_SECONDS)

    async def hear(self, channel: PubSub) -> None:
        """As long as Redis answers."""
        answered = True
        while answered:
            message = await channel.get_message(timeout=PATIENCE_SECONDS)
            if message is None:
                await channel.ping()
                message = await channel.get_message(timeout=PATIENCE_SECONDS)
                answered = message is not None
            if message is not None and message["type"] == "message":
                sender, *tables = message["data"].decode().split()
                for table in tables if sender != self.name else ():
                    self.heard(table)

    def heard(self, table: str) -> None:
        """Another process may have changed a table."""
        self.elsewhere(table)
        self.wake(table)

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.mouth.aclose()
        await self.ear.aclose()

    async def ready(self) -> bool:
        try:
            return bool(await self.mouth.ping())
        except (OSError, RedisError):
            return False


class RedisThinker:
    """Workers anywhere (`feldberg bots`), which take their jobs from Redis."""

    at_once = AT_ONCE
    each = EACH

    def __init__(self, url: str, seconds: float) -> None:
        self.redis = patient(url)
        self.seconds = seconds * 2 + 1  # some of it spent in the queue

    def open(self) -> None:
        pass

    def think(self, asked: Job, asker: Asker) -> Thought | None:
        name = secrets.token_urlsafe(9)
        until = time.time() + asked["seconds"] + self.seconds
        with asker.served(lambda: self.never_mind(name)):
            while not asker.left:
                try:
                    self.redis.lpush(QUEUE, json.dumps(asked | {"name": name, "until": until}))
                    return self.answer(asked, name, until)
                except RedisError as error:  # what it had is lost: it is told anew once it is back
                    if time.time() >= until:
                        return replaced(asked, error)
                    time.sleep(AGAIN_SECONDS)
        return None

    def answer(self, asked: Job, name: str, until: float) -> Thought | None:
        while time.time() < until:
            found: Any = self.redis.brpop([done(name)], timeout=PATIENCE_SECONDS)
            if found is not None:
                thought: Thought | None = json.loads(found[1])
                return thought
        return replaced(asked, "no worker answered")

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


def asynchronous(url: str, retries: int) -> AsyncRedis:
    redis: AsyncRedis = AsyncRedis.from_url(
        url,
        socket_timeout=PATIENCE_SECONDS,
        socket_connect_timeout=PATIENCE_SECONDS,
        retry=AsyncRetry(NoBackoff(), retries),
    )
    return redis


def patient(url: str) -> Redis:
    """A Redis whose every failure is told, within seconds: what it had may be lost then."""
    redis: Redis = Redis.from_url(
        url,
        socket_timeout=PATIENCE_SECONDS * 2,  # longer than it is asked to wait
        socket_connect_timeout=PATIENCE_SECONDS,
        retry=Retry(NoBackoff(), 0),
    )
    return redis


def done(name: str) -> str:
    """Where the answer to a job is put."""
    return f"feldberg:done:{name}"


def unwanted(name: str) -> str:
    """What is there if a job's asker left."""
    return f"feldberg:unwanted:{name}"


def work(url: str, workers: int, seconds: float, processes: int) -> None:
    """Take jobs from Redis for ever: one thread for each worker process, and one that hears which are unwanted."""
    thinker = LocalThinker(workers, seconds, processes)
    thinker.open()
    askers: dict[str, Asker] = {}

    def loop(what: Callable[[Redis], None]) -> None:
        redis = patient(url)
        while True:
            try:
                what(redis)
            except RedisError as error:
                log.warning("Redis does not answer", extra={"reason": str(error)})
                time.sleep(AGAIN_SECONDS)

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
    found: Any = redis.brpop([QUEUE], timeout=PATIENCE_SECONDS)
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
        while True:
            message = channel.get_message(timeout=PATIENCE_SECONDS)
            heard = message is not None and message["type"] == "message"
            asker = askers.get(message["data"].decode()) if heard else None
            if asker is not None:
                asker.leave()
