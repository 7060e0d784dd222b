"""Who plays the games: processes of this machine, or Ray's on a whole cluster. The games are the same."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from enum import StrEnum
from itertools import islice

from feldberg.arena.matches import Fixture, MatchError, Played, play
from feldberg.extras import needing

AHEAD = 2  # games for each worker that are handed out: one that it plays, one to go on with

Games = Generator[Played, None, None]  # as they end
Crew = Callable[[Iterator[Fixture], int], Games]


def in_processes(fixtures: Iterator[Fixture], workers: int) -> Games:
    if workers == 1:
        yield from map(play, fixtures)
        return
    others = multiprocessing.active_children()
    with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), deaf) as pool:
        try:
            waiting = {pool.submit(play, fixture) for fixture in islice(fixtures, AHEAD * workers)}
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                waiting |= {pool.submit(play, fixture) for fixture in islice(fixtures, len(done))}
                for future in done:
                    yield future.result()
        except BrokenProcessPool as error:
            raise MatchError("a process that played was ended from outside, perhaps for want of memory") from error
        except BaseException:  # a failure, Ctrl-C, or nobody wants more: what is still being played is not waited for
            for process in multiprocessing.active_children():
                if process not in others:
                    process.terminate()
            raise


def deaf() -> None:
    """Ctrl-C is for the process that prints, which then ends this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


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
