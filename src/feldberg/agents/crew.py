"""Who helps with a thought: processes that try actions out in further worlds.

A helper is told one imagined world, never the truth, and imagines others from it by their seeds. Whoever has nothing to
do waits for the next thought of this process. A helper ends when the other end of its pipe is closed, however that came
about, so that it survives nobody whom it helps.
"""

from __future__ import annotations

import atexit
import contextlib
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from multiprocessing import Pipe
from time import monotonic
from typing import Any, NamedTuple

from feldberg.agents.base import GivenUp
from feldberg.core.errors import OptionError
from feldberg.core.state import State

MOST = 256  # processes that one thought is spread over
LOOK = 0.01  # seconds between two looks whether a thought is still wanted
PROGRAM = "import sys; sys.path[:] = {path!r}; from feldberg.agents.helper import serve; serve({pipe})"

Leads = list[float]  # what each action came to in one world


class Subject(NamedTuple):
    """What is thought about."""

    world: State  # an imagined one
    seat: int
    budget: dict[str, Any]  # how the search plays out


class Errand(NamedTuple):
    """Actions to be tried out in one world."""

    seed: int  # of the world
    actions: list[int]
    horizon: int
    seconds: float


def checked_processes(processes: int) -> int:
    """A number of processes that a thought can be spread over."""
    if not 1 <= processes <= MOST:
        raise OptionError(f"processes={processes} cannot be: a thought takes 1 to {MOST}")
    if processes > 1 and sys.platform == "win32":
        raise OptionError(f"processes={processes} cannot be: on Windows a thought has one")
    return processes


class Helper:
    """A process that runs errands, and is sent on one only when it has answered the one before."""

    heed: Callable[[], None]  # of who thinks
    patience: float  # seconds in which it may become free
    untold: Subject | None

    def __init__(self) -> None:
        self.connection, theirs = Pipe()
        with theirs:
            pipe = theirs.fileno()
            self.process = subprocess.Popen(
                [sys.executable, "-c", PROGRAM.format(path=sys.path, pipe=pipe)],
                pass_fds=[pipe],
                stdin=subprocess.DEVNULL,
                start_new_session=True,  # Ctrl-C is for who thinks
            )
        self.owes = True  # an answer: at first, that it has come up

    @property
    def alive(self) -> bool:
        return not self.connection.closed

    def begin(self, subject: Subject, patience: float, heed: Callable[[], None]) -> None:
        self.untold, self.patience, self.heed = subject, patience, heed
        self.free()

    def free(self) -> bool:
        """Whether it can be sent: it owes no answer, be it to a thought before, and knows what is thought about."""
        self.answer(monotonic() + self.patience)
        if self.owes:
            if self.patience:
                self.end()  # it never will
            return False
        if self.untold is not None:
            self.send(self.untold)
            self.untold = None
        return self.alive

    def run(self, errand: Errand) -> None:
        self.owes = True
        self.send(errand)

    def answer(self, until: float) -> Leads | None:
        """To its errand; none where the time did not last, here or there, or it is no more."""
        leads: Leads | None = None
        try:
            while self.owes:
                left = until - monotonic()
                if self.connection.poll(max(0.0, min(left, LOOK))):
                    leads = self.connection.recv()
                    self.owes = False
                elif left <= 0:
                    break
                else:
                    self.heed()
        except (EOFError, OSError):
            self.end()
        return leads

    def send(self, what: Subject | Errand) -> None:
        try:
            self.connection.send(what)
        except OSError:
            self.end()

    def end(self) -> None:
        self.connection.close()
        self.process.kill()
        self.process.wait()


IDLE: list[Helper] = []


@contextlib.contextmanager
def gathered(count: int, subject: Subject, patience: float, heed: Callable[[], None]) -> Iterator[list[Helper]]:
    """Helpers for one thought; fewer where no more processes are to be had."""
    helpers: list[Helper] = []
    try:
        with contextlib.suppress(OSError):
            while len(helpers) < count:
                helpers.append(idle() or Helper())
        for helper in helpers:
            helper.begin(subject, patience, heed)
        yield helpers
    except GivenUp:
        raise  # what they are still about is of no interest to the next thought
    except BaseException:  # Ctrl-C, say: half a message may be on its way
        for helper in helpers:
            helper.end()
        raise
    finally:
        IDLE.extend(helper for helper in helpers if helper.alive)


def idle() -> Helper | None:
    """One who waits, unless it died meanwhile."""
    while IDLE:
        helper = IDLE.pop()
        if helper.process.poll() is None:
            return helper
        helper.end()
    return None


@atexit.register
def dismiss() -> None:
    """They would end by themselves, but then nobody might clear them away."""
    while IDLE:
        IDLE.pop().end()


if sys.platform != "win32":
    os.register_at_fork(after_in_child=IDLE.clear)  # they wait for the parent
