"""Bots think in processes of their own, never in the server's.

One that fails or takes too long is replaced by the simplest for that move.
"""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import queue
import secrets
import signal
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Protocol, TypedDict

from feldberg.agents import Role, agent, level, level_for, reason
from feldberg.core.registry import game as make_game
from feldberg.core.saves import Save

log = logging.getLogger("feldberg.bots")

START_SECONDS = 60.0  # for a worker process to come up

# State, seat, bot, seed, the seconds that the bot means to think, the language that it is to explain itself in.
Job = dict[str, Any]


class Thought(TypedDict):
    """What a bot decided."""

    action: int
    reason: str  # empty where it was not asked for


def job(state: Save, seat: int, bot: str, lang: str = "") -> Job:
    seconds = level(bot).seconds
    return {"state": state, "seat": seat, "bot": bot, "seed": secrets.randbits(32), "seconds": seconds, "lang": lang}


def decide(asked: Job) -> Thought:
    """The action that a bot chooses, from what its seat may know, and why."""
    save: Save = asked["state"]
    lang: str = asked["lang"]
    game = make_game(save["game"], **save["options"])
    seen = game.load(save).seen_by(asked["seat"])
    bot = agent(asked["bot"], game, asked["seed"])
    choices = bot.explain(seen, lang) if lang else []
    action = choices[0].action if choices else bot.choose(seen)
    if action not in seen.legal():
        raise RuntimeError(f"it chose {action}, which is not legal")
    return {"action": action, "reason": reason(choices, lang, game.players == 1) if choices else ""}


def replaced(asked: Job, why: object) -> Thought:
    """What the simplest bot does instead, without a word."""
    log.warning("bot replaced", extra={"bot": asked["bot"], "reason": str(why)})
    return decide(asked | {"bot": level_for(Role.FALLBACK).name, "lang": ""})


class Thinker(Protocol):
    at_once: int  # bots that can think at the same time

    def open(self) -> None: ...

    def think(self, asked: Job) -> Thought:
        """Blocks until the bot has decided, a simpler one if need be."""

    def close(self) -> None: ...


def serve(connection: Connection) -> None:
    """A worker process: says that it is there, then jobs in, thoughts out."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends this
    with contextlib.suppress(EOFError, OSError):  # the server is gone
        connection.send("ready")
        while True:
            asked = connection.recv()
            try:
                answer: Thought | str = decide(asked)
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

    def ask(self, asked: Job, seconds: float) -> Thought:
        """What the bot decides; RuntimeError says why there is nothing."""
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
        if isinstance(answer, str):
            raise RuntimeError(f"the bot failed: {answer}")
        return answer

    def answer(self, seconds: float) -> Thought | str:
        if not self.connection.poll(seconds):
            raise TimeoutError(f"no answer for {seconds} s")
        answer: Thought | str = self.connection.recv()
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

    def think(self, asked: Job) -> Thought:
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
