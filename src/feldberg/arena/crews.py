"""Who plays the games, or does other work piece by piece: processes of this machine, or Ray's on a whole cluster."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
from collections.abc import Callable, Generator, Iterator
from enum import StrEnum
from itertools import islice
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any, Protocol, TypeVar

from feldberg.arena.matches import MatchError
from feldberg.extras import needing

AHEAD = 2  # tasks for each worker that are handed out: one that it does, one to go on with

Task = TypeVar("Task")
Result = TypeVar("Result")


class Crew(Protocol):
    def __call__(
        self, work: Callable[[Task], Result], tasks: Iterator[Task], workers: int
    ) -> Generator[Result, None, None]:
        """What comes of the tasks, as they are done."""
        ...


def in_processes(work: Callable[[Task], Result], tasks: Iterator[Task], workers: int) -> Generator[Result, None, None]:
    """Each process has a pipe of its own, so that one that is ended in the middle holds nobody up."""
    if workers == 1:
        yield from map(work, tasks)
        return
    context = multiprocessing.get_context("spawn")
    processes: list[SpawnProcess] = []
    pending: dict[Connection, int] = {}  # how many tasks each has been given and not told of
    try:
        for _ in range(workers):
            mine, theirs = context.Pipe()
            processes.append(context.Process(target=serve, args=(theirs, work), daemon=True))
            processes[-1].start()
            theirs.close()
            pending[mine] = hand_out(tasks, mine, AHEAD)
        while busy := [one for one, count in pending.items() if count]:
            for connection in wait(busy):
                assert isinstance(connection, Connection)
                answer = connection.recv()
                if isinstance(answer, Exception):
                    raise answer
                pending[connection] += hand_out(tasks, connection, 1) - 1
                yield answer
    except (EOFError, BrokenPipeError, ConnectionResetError) as error:
        raise MatchError("a process that played was ended from outside, perhaps for want of memory") from error
    finally:  # all is done, a task failed, Ctrl-C, or nobody wants more: what is under way is not waited for
        for process in processes:
            process.terminate()
            process.join()


def hand_out(tasks: Iterator[Any], connection: Connection, count: int) -> int:
    """Give a process tasks; how many were left for it."""
    given = list(islice(tasks, count))
    for task in given:
        connection.send(task)
    return len(given)


def serve(connection: Connection, work: Callable[[Any], Any]) -> None:
    """A process that works: tasks in, what came of them out, as long as somebody listens."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that prints, which then ends this one
    with contextlib.suppress(EOFError, OSError):
        while True:
            task = connection.recv()
            try:
                answer = work(task)
            except Exception as error:
                answer = error
            connection.send(answer)


def on_ray(work: Callable[[Task], Result], tasks: Iterator[Task], workers: int) -> Generator[Result, None, None]:
    """On the cluster that RAY_ADDRESS names, else on one begun here with as many processors as workers."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told
    with needing("cluster"):
        import ray
    here = {} if "RAY_ADDRESS" in os.environ else {"num_cpus": workers, "include_dashboard": False}
    try:
        ray.init(log_to_driver=False, logging_level="error", **here)
        remote = ray.remote(work)
        waiting = [remote.remote(task) for task in islice(tasks, AHEAD * workers)]
        while waiting:
            [done], waiting = ray.wait(waiting, num_returns=1)
            waiting += [remote.remote(task) for task in islice(tasks, 1)]
            yield ray.get(done)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from error
    except (ray.exceptions.RayError, ConnectionError) as error:
        raise MatchError(f"Ray cannot play: {error}") from error
    finally:
        ray.shutdown()


class On(StrEnum):
    """Where it is done."""

    PROCESSES = "processes"
    RAY = "ray"


CREWS: dict[On, Crew] = {On.PROCESSES: in_processes, On.RAY: on_ray}
