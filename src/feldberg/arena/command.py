"""A contest from its first game to its tables and files, with a bar that moves meanwhile."""

from __future__ import annotations

import json
from pathlib import Path

from rich.console import Console

from feldberg.arena import plot, tables
from feldberg.arena.contest import Contest
from feldberg.arena.crews import On
from feldberg.arena.ladder import ladder
from feldberg.arena.matches import Played, play
from feldberg.arena.watching import watched
from feldberg.core.errors import FeldbergError
from feldberg.core.record import Record


def hold(
    contest: Contest,
    console: Console,
    workers: int = 1,
    on: On = On.PROCESSES,
    records: Path | None = None,
    svg: Path | None = None,
    data: Path | None = None,
) -> None:
    """Play, then write and print what came of it; of a contest that is broken off, what is there so far."""
    for file in (svg, data):
        if file is not None and (file.is_dir() or not file.parent.is_dir()):
            raise FeldbergError(f"{file} cannot be written: it is a folder, or its folder does not exist")
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    played: list[Played] = []
    try:
        fixtures = contest.fixtures(recorded=records is not None)
        for game in watched("games", play, fixtures, contest.games, workers, on):
            if records is not None and game.record is not None:
                name = f"{contest.game.name}-{game.number:06}-seed-{contest.seed(game.number)}.json"
                Record.from_dict(game.record).save(records / name)
            played.append(game._replace(record=None))
    finally:
        found = ladder(contest, played)
        if found.played:
            if svg is not None:
                svg.write_text(plot.picture(found), encoding="utf-8")
            if data is not None:
                data.write_text(json.dumps(tables.data(found), indent=1) + "\n", encoding="utf-8")
            tables.show(found, console)
