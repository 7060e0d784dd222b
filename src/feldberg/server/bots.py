"""Bots think in processes of their own, never in the server's.

A thought that nobody wants any more is broken off, so that its process is free for others. A bot whose process is ended
from outside thinks anew in another; one that fails or takes too long is replaced for that move by who decides at once.
"""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import queue
import secrets
import signal
import threading
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Protocol, TypedDict

from feldberg.agents import GivenUp, Role, agent, level, level_for, reason
from feldberg.core.registry import game as make_game
from feldberg.core.saves import Save

log = logging.getLogger("feldberg.bots")

START_SECONDS = 60.0  # for a worker process to come up
NEVER_MIND = None  # said to a worker: what it was asked last is no longer wanted

# State, seat, bot, seed, the seconds that the bot means to think, the processes that it may use, the language in which
# it is to explain itself, and the person for whom it thinks.
Job = dict[str, Any]


class Thought(TypedDict):
    """What a bot decided."""

    action: int
    reason: str  # empty where it was not asked for


def job(state: Save, seat: int, bot: str, person: str, lang: str = "") -> Job:
    return {
        "state": state,
        "seat": seat,
        "bot": bot,
        "seed": secrets.randbits(32),
        "seconds": level(bot).seconds,
        "processes": 1,
        "lang": lang,
        "person": person,
    }


class Asker:
    """Who waits for a thought, and may leave before it is had: whoever thinks about it then is told so."""

    def __init__(self) -> None:
        self.guard = threading.Lock()
        self.left = False
        self.tell: Callable[[], None] | None = None

    def leave(self) -> None:
        with self.guard:
            self.left = True
            if self.tell is not None:
                self.tell()

    @contextlib.contextmanager
    def served(self, tell: Callable[[], None]) -> Iterator[None]:
        """Meanwhile, or else at once, that is called if the asker leaves."""
        with self.guard:
            self.tell = tell
            if self.left:
                tell()
        try:
            yield
        finally:
            with self.guard:
                self.tell = None


def decide(asked: Job, unwanted: Callable[[], bool] | None = None) -> Thought:
    """The action that a bot chooses, from what its seat may know, and why."""
    save: Save = asked["state"]
    lang: str = asked["lang"]
    game = make_game(save["game"], **save["options"])
    seen = game.load(save).seen_by(asked["seat"])
    # To plan a whole game is only worth it for who goes on with the plan, and this bot makes a single decision.
    budget = {"processes": asked["processes"], "plans": 0} if level(asked["bot"]).seconds else {}
    bot = agent(asked["bot"], game, asked["seed"], **budget)
    bot.unwanted = unwanted
    choices = bot.explain(seen, lang) if lang else []
    action = choices[0].action if choices else bot.choose(seen)
    if action not in seen.legal():
        raise RuntimeError(f"it chose {action}, which is not legal")
    return {"action": action, "reason": reason(choices, lang, game.players == 1) if choices else ""}


def replaced(asked: Job, why: object) -> Thought:
    """What is done instead, without a word: by who takes over for people, and if that fails, too, anything legal."""
    log.warning("bot replaced", extra={"bot": asked["bot"], "reason": str(why)})
    try:
        return decide(asked | {"bot": level_for(Role.TAKES_OVER).name, "lang": ""})
    except Exception:
        log.exception("bot replaced by chance")
        return decide(asked | {"bot": level_for(Role.FALLBACK).name, "lang": ""})


class Thinker(Protocol):
    at_once: int  # bots that can think at the same time
    each: int  # of them those that do for one person

    def open(self) -> None: ...

    def think(self, asked: Job, asker: Asker) -> Thought | None:
        """Blocks until the bot has decided, a simpler one if need be; None where the asker left before."""

    def close(self) -> None: ...


Answer = Thought | str | None  # what the bot decided, or why it failed; None where that is no longer wanted


class Failed(Exception):
    """A bot that does not answer, and why."""


class Ended(Failed):
    """Its process was ended from outside."""


def serve(connection: Connection) -> None:
    """A worker process: says that it is there, then jobs in, thoughts out."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends this
    with contextlib.suppress(EOFError, OSError):  # the server is gone
        connection.send("ready")
        while True:
            asked = connection.recv()
            if asked is NEVER_MIND:
                continue  # it is answered by now, or broken off
            try:
                answer: Answer = decide(asked, unwanted=connection.poll)  # nothing but NEVER_MIND can come meanwhile
            except GivenUp:
                answer = None
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

    def ask(self, asked: Job, asker: Asker, seconds: float) -> Thought | None:
        """What the bot decides; None where the asker left before."""
        try:
            if self.process is None:
                self.start()
            if not self.ready:
                self.answer(START_SECONDS)
                self.ready = True
            self.connection.send(asked)
            with asker.served(self.never_mind):
                answer = self.answer(seconds)
        except Failed:
            self.stop()
            raise
        except (EOFError, OSError) as error:
            self.stop()
            raise Ended(f"its process was ended: {error!r}") from error
        if isinstance(answer, str):
            raise Failed(answer)
        return answer

    def never_mind(self) -> None:
        with contextlib.suppress(OSError):  # its process was ended: who waits for its answer will see
            self.connection.send(NEVER_MIND)

    def answer(self, seconds: float) -> Answer:
        if not self.connection.poll(seconds):
            raise Failed(f"no answer for {seconds} s")
        answer: Answer = self.connection.recv()
        return answer

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.join()
            self.process = None
            self.connection.close()


class LocalThinker:
    """Worker processes on this machine, each of which may have others help it with a thought."""

    def __init__(self, workers: int, seconds: float, processes: int = 1) -> None:
        self.at_once = self.each = workers
        self.seconds = seconds
        self.processes = processes  # for one thought
        self.workers = [Worker() for _ in range(workers)]
        self.idle: queue.Queue[Worker] = queue.Queue()

    def open(self) -> None:
        for worker in self.workers:
            worker.start()
            self.idle.put(worker)

    def think(self, asked: Job, asker: Asker) -> Thought | None:
        asked = asked | {"processes": self.processes}
        seconds = asked["seconds"] + self.seconds
        worker = self.idle.get()
        try:
            try:
                return worker.ask(asked, asker, seconds)
            except Ended:
                return worker.ask(asked, asker, seconds)  # in a new process
        except Failed as error:
            return replaced(asked, error)
        finally:
            self.idle.put(worker)

    def close(self) -> None:
        """Wait for those who think, who may have been told to stop, and end the workers."""
        for _ in self.workers:
            self.idle.get().stop()
