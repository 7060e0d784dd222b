"""A bar that moves while a crew works; where there is no terminal, a line now and then."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from time import monotonic

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from feldberg.arena.crews import CREWS, On, Result, Task
from feldberg.screen import screen

EVERY = 60.0  # seconds, at least, between two lines


def watched(
    what: str, work: Callable[[Task], Result], tasks: Iterator[Task], total: int, workers: int, on: On
) -> Iterator[Result]:
    """What comes of all tasks, as they are done."""
    console = screen(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with (
        Progress(*columns, TimeRemainingColumn(), console=console, transient=True) as progress,
        closing(CREWS[on](work, tasks, workers)) as results,
    ):
        bar = progress.add_task(what, total=total)
        told = monotonic()
        for done, result in enumerate(results, 1):
            progress.advance(bar)
            if not console.is_terminal and monotonic() - told >= EVERY:
                told = monotonic()
                console.print(f"{done} of {total} {what}")
            yield result
