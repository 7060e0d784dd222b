"""Training from its first lesson to the file."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import NamedTuple

import numpy as np
from rich.console import Console

from feldberg.agents.judgements import NONE, OWN, judge_for
from feldberg.arena.crews import On
from feldberg.arena.ladder import Meeting, ladder
from feldberg.arena.matches import play
from feldberg.arena.watching import watched
from feldberg.core.errors import FeldbergError
from feldberg.training.fitting import fitted
from feldberg.training.lessons import Notes, study
from feldberg.training.rounds import NEW, Course, is_better, network_of, write


class Effort(NamedTuple):
    """How much is spent on learning."""

    rounds: int
    lessons: int  # games of a round to learn from
    games: int  # of its match
    workers: int
    on: On


def train(course: Course, file: Path, effort: Effort, console: Console) -> None:
    """Each round's network is written if it surely beats the one before."""
    if file.is_dir() or not file.parent.is_dir():
        raise FeldbergError(f"{file} cannot be written: it is a folder, or its folder does not exist")
    *_, workers, on = effort
    table = course.games[0]
    known = str(file) if file.exists() else OWN if judge_for(table, OWN) else NONE
    notes: list[Notes] = []
    for number in range(effort.rounds):
        lessons = course.lessons(number, effort.lessons, known)
        notes += watched("lessons", study, lessons, effort.lessons, workers, on)
        every = Notes(*map(np.concatenate, zip(*notes, strict=True)))
        network, before, after = fitted(every, course.seed + number)
        pairs = len(every.found)
        console.print(f"Round {number + 1}: {pairs} pairs, the squared error falls from {before:.2f} to {after:.2f}")
        with tempfile.TemporaryDirectory() as folder:
            trial = Path(folder) / file.name
            write(trial, network_of(table, network, {}))
            contest = course.match(number, effort.games, str(trial), known)
            played = list(watched("match", play, contest.fixtures(), contest.games, workers, on))
        [meeting] = ladder(contest, played).meetings
        said = told(meeting, against=known)
        console.print(f"  {said}")
        if is_better(meeting):
            made = {"seed": course.seed, "round": number + 1, "pairs": pairs, "match": said}
            write(file, network_of(table, network, made))
            known = str(file)
            console.print(f"  it is kept: {file}")
        else:
            console.print("  it is not surely better, so it is not kept")


def told(meeting: Meeting, against: str) -> str:
    """What came of a match, from the new one's side."""
    turned = meeting.first != NEW
    ahead = -meeting.ahead.value if turned else meeting.ahead.value
    points = f"{ahead:+.1f} ± {meeting.ahead.margin:.1f} points against {against} in {meeting.games} games"
    if meeting.won is None:
        return points
    won = 1 - meeting.won.value if turned else meeting.won.value
    return f"wins {won:.0%} ± {meeting.won.margin:.0%}, {points}"
