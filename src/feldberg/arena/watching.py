"""A bar that moves while a crew works."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from feldberg.arena.crews import CREWS, On, Result, Task
from feldberg.screen import screen


def watched(
    what: str, work: Callable[[Task], Result], tasks: Iterator[Task], total: int, workers: int, on: On
) -> Iterator[Result]:
    """What comes of all tasks, as they are done."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with (
        Progress(*columns, TimeRemainingColumn(), console=screen(stderr=True), transient=True) as progress,
        closing(CREWS[on](work, tasks, workers)) as results,
    ):
        bar = progress.add_task(what, total=total)
        for result in results:
            progress.advance(bar)
            yield result
