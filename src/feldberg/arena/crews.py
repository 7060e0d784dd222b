"""Who plays the games: processes of this machine, or Ray's on a whole cluster. The games are the same."""

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

from feldberg.arena.matches import Fixture, MatchError, Played, play
from feldberg.extras import needing

AHEAD = 2  # games for each worker that are handed out: one that it plays, one to go on with

Games = Generator[Played, None, None]  # as they end
Crew = Callable[[Iterator[Fixture], int], Games]


def in_processes(fixtures: Iterator[Fixture], workers: int) -> Games:
    """Each process has a pipe of its own, so that one that is ended in mid-game holds nobody up."""
    if workers == 1:
        yield from map(play, fixtures)
        return
    context = multiprocessing.get_context("spawn")
    processes: list[SpawnProcess] = []
    pending: dict[Connection, int] = {}  # how many games each has been given and not told of
    try:
        for _ in range(workers):
            mine, theirs = context.Pipe()
            processes.append(context.Process(target=serve, args=(theirs,), daemon=True))
            processes[-1].start()
            theirs.close()
            pending[mine] = hand_out(fixtures, mine, AHEAD)
        while busy := [one for one, count in pending.items() if count]:
            for connection in wait(busy):
                assert isinstance(connection, Connection)
                game = told(connection)
                pending[connection] += hand_out(fixtures, connection, 1) - 1
                yield game
    except (EOFError, BrokenPipeError, ConnectionResetError) as error:
        raise MatchError("a process that played was ended from outside, perhaps for want of memory") from error
    finally:  # all is played, a game failed, Ctrl-C, or nobody wants more: what is still being played is not waited for
        for process in processes:
            process.terminate()
            process.join()


def hand_out(fixtures: Iterator[Fixture], connection: Connection, count: int) -> int:
    """Give a process games to play; how many were left for it."""
    given = list(islice(fixtures, count))
    for fixture in given:
        connection.send(fixture)
    return len(given)


def told(connection: Connection) -> Played:
    answer: Played | Exception = connection.recv()
    if isinstance(answer, Exception):
        raise answer
    return answer


def serve(connection: Connection) -> None:
    """A process that plays: games in, what came of them out, as long as somebody listens."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that prints, which then ends this one
    with contextlib.suppress(EOFError, OSError):
        while True:
            fixture = connection.recv()
            try:
                answer: Played | Exception = play(fixture)
            except Exception as error:
                answer = error
            connection.send(answer)


def on_ray(fixtures: Iterator[Fixture], workers: int) -> Games:
    """On the cluster that RAY_ADDRESS names, else on one begun here with as many processors as workers."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told
    with needing("cluster"):
        import ray
    here = {} if "RAY_ADDRESS" in os.environ else {"num_cpus": workers, "include_dashboard": False}
    try:
        ray.init(log_to_driver=False, logging_level="error", **here)
        task = ray.remote(play)
        waiting = [task.remote(fixture) for fixture in islice(fixtures, AHEAD * workers)]
        while waiting:
            [done], waiting = ray.wait(waiting, num_returns=1)
            waiting += [task.remote(fixture) for fixture in islice(fixtures, 1)]
            yield ray.get(done)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from error
    except (ray.exceptions.RayError, ConnectionError) as error:
        raise MatchError(f"Ray cannot play: {error}") from error
    finally:
        ray.shutdown()


class On(StrEnum):
    """Where games are played."""

    PROCESSES = "processes"
    RAY = "ray"


CREWS: dict[On, Crew] = {On.PROCESSES: in_processes, On.RAY: on_ray}
