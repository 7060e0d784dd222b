"""Bots think in processes of their own, never in the server's.

One that fails or takes too long is replaced by the simplest for that move.
"""

from __future__ import annotations

import contextlib
import json
import logging
import multiprocessing
import queue
import secrets
import signal
import threading
import time
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Protocol

from redis import Redis
from redis.exceptions import RedisError

from feldberg.agents import Role, agent, level, level_for
from feldberg.core.registry import game as make_game
from feldberg.core.saves import Save

log = logging.getLogger("feldberg.bots")

QUEUE = "feldberg:jobs"
START_SECONDS = 60.0  # for a worker process to come up
AT_ONCE = 32  # jobs that one server has in Redis

Job = dict[str, Any]  # state, seat, bot, seed, and the seconds that the bot means to think


def job(state: Save, seat: int, bot: str) -> Job:
    seconds = level(bot).seconds
    return {"state": state, "seat": seat, "bot": bot, "seed": secrets.randbits(32), "seconds": seconds}


def decide(asked: Job) -> int:
    """The action that a bot chooses, from what its seat may know."""
    save: Save = asked["state"]
    game = make_game(save["game"], **save["options"])
    seen = game.load(save).seen_by(asked["seat"])
    action = agent(asked["bot"], game, asked["seed"]).choose(seen)
    if action not in seen.legal():
        raise RuntimeError(f"it chose {action}, which is not legal")
    return action


def replaced(asked: Job, reason: object) -> int:
    """What the simplest bot does instead."""
    log.warning("bot replaced", extra={"bot": asked["bot"], "reason": str(reason)})
    return decide(asked | {"bot": level_for(Role.FALLBACK).name})


class Thinker(Protocol):
    at_once: int  # bots that can think at the same time

    def open(self) -> None: ...

    def think(self, asked: Job) -> int:
        """Blocks until the bot has decided, a simpler one if need be."""

    def close(self) -> None: ...


# Workers on this machine


def serve(connection: Connection) -> None:
    """A worker process: says that it is there, then jobs in, actions out."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends this
    with contextlib.suppress(EOFError, OSError):  # the server is gone
        connection.send("ready")
        while True:
            asked = connection.recv()
            try:
                answer: int | str = decide(asked)
            except Exception as error:
                answer = repr(error)
            connection.send(answer)


class Worker:
    """One worker process, started anew whenever it dies or has to be stopped."""

    process: SpawnProcess | None = None
    connection: Connection
    ready = False

    def start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.connection, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(theirs,), daemon=True)
        self.process.start()
        self.ready = False
        theirs.close()

    def ask(self, asked: Job, seconds: float) -> int:
        """The bot's action; RuntimeError says why there is none."""
        try:
            if self.process is None:
                self.start()
            if not self.ready:
                self.answer(START_SECONDS)
                self.ready = True
            self.connection.send(asked)
            answer = self.answer(seconds)
        except (EOFError, OSError) as error:
            self.stop()
            raise RuntimeError(f"the bot's process was ended: {error!r}") from error
        if not isinstance(answer, int):
            raise RuntimeError(f"the bot failed: {answer}")
        return answer

    def answer(self, seconds: float) -> int | str:
        if not self.connection.poll(seconds):
            raise TimeoutError(f"no answer for {seconds} s")
        answer: int | str = self.connection.recv()
        return answer

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.join()
            self.process = None
            self.connection.close()


class LocalThinker:
    """Worker processes on this machine."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.at_once = workers
        self.seconds = seconds
        self.workers = [Worker() for _ in range(workers)]
        self.idle: queue.Queue[Worker] = queue.Queue()

    def open(self) -> None:
        for worker in self.workers:
            worker.start()
            self.idle.put(worker)

    def think(self, asked: Job) -> int:
        worker = self.idle.get()
        try:
            return worker.ask(asked, asked["seconds"] + self.seconds)
        except RuntimeError as error:
            return replaced(asked, error)
        finally:
            self.idle.put(worker)

    def close(self) -> None:
        """Wait for those who think, at most as long as they may, and end the workers."""
        for _ in self.workers:
            self.idle.get().stop()


# Workers on other hosts


class RedisThinker:
    """Workers anywhere (`feldberg bots`), which take their jobs from Redis."""

    at_once = AT_ONCE

    def __init__(self, url: str, seconds: float) -> None:
        self.redis: Redis = Redis.from_url(url, socket_timeout=None)
        self.seconds = seconds * 2 + 1  # some of it spent in the queue

    def open(self) -> None:
        pass

    def think(self, asked: Job) -> int:
        reply = f"feldberg:done:{secrets.token_urlsafe(9)}"
        patience = asked["seconds"] + self.seconds
        try:
            self.redis.lpush(QUEUE, json.dumps(asked | {"reply": reply, "until": time.time() + patience}))
            found: Any = self.redis.brpop([reply], timeout=patience)
        except RedisError as error:
            return replaced(asked, error)
        if found is None:
            return replaced(asked, "no worker answered")
        return int(found[1])

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
        redis.lpush(reply, thinker.think(asked))
        redis.expire(reply, 60)
