"""Training from its first lesson to the file."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

import numpy as np
from rich.console import Console

from feldberg.agents.judgements import NONE, OWN, has_learned, judge_for
from feldberg.agents.weights import own, stored
from feldberg.arena.contest import Contest
from feldberg.arena.crews import On
from feldberg.arena.ladder import Meeting, ladder
from feldberg.arena.matches import play
from feldberg.arena.watching import watched
from feldberg.core.errors import FeldbergError
from feldberg.training.fitting import fitted
from feldberg.training.lessons import Notes, study
from feldberg.training.rounds import NEW, Course, is_better, network_of, rivals, write
from feldberg.training.tuning import Breed, Breeding, code_of, tried, write_code


class Effort(NamedTuple):
    """How much is spent on learning."""

    rounds: int
    lessons: int  # games of a round to learn from
    games: int  # of its match
    workers: int
    on: On


class Deciding(NamedTuple):
    """The match that decides whether weights are kept, and who plays all games."""

    games: int
    budget: dict[str, float]
    workers: int
    on: On


def train(course: Course, file: Path, effort: Effort, console: Console) -> None:
    """Each round's network is written if it surely beats the one before."""
    writable(file)
    *_, workers, on = effort
    table = course.games[0]
    known = str(file) if has_learned(table, file) else OWN if judge_for(table, OWN) else NONE
    notes: list[Notes] = []
    for number in range(effort.rounds):
        lessons = course.lessons(number, effort.lessons, known)
        studied = watched("lessons", study, lessons, effort.lessons, workers, on)  # as they are done
        notes += [one.notes for one in sorted(studied, key=lambda one: one.seed)]
        every = Notes(*map(np.concatenate, zip(*notes, strict=True)))
        network, before, after = fitted(every, course.seed + number, table.regard)
        pairs = len(every.found)
        console.print(f"Round {number + 1}: {pairs} pairs, the squared error falls from {before:.2f} to {after:.2f}")
        with tempfile.TemporaryDirectory(dir=file.parent) as folder:  # which all machines of a cluster can share
            trial = Path(folder) / file.name
            write(trial, network_of(table, network, {}))
            contest = course.match(number, effort.games, str(trial), known)
            played = list(watched("match games", play, contest.fixtures(), contest.games, workers, on))
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


def tune(breeding: Breeding, deciding: Deciding, file: Path, code: bool, console: Console) -> None:
    """Weights that are surely better in the search's hands are written to a file; if wished, into the code as well."""
    writable(file)
    game = breeding.games[0]
    breed = Breed(stored(game, file) if file.exists() else own(game), breeding.size, breeding.seed)
    for generation in bred(breed, breeding, deciding.workers):
        console.print(f"Generation {generation}: {breed.best:.2f} the best, {breed.mean:.2f} in the mean")
    with tempfile.TemporaryDirectory(dir=file.parent) as folder:
        trial = Path(folder) / file.name
        trial.write_text(json.dumps(breed.middle), encoding="utf-8")
        known = str(file) if file.exists() else OWN
        seed = breeding.seed + breeding.generations * breeding.deals
        contest = Contest(game, rivals(deciding.budget, "weights", str(trial), known), deciding.games, seed)
        played = list(watched("match games", play, contest.fixtures(), contest.games, deciding.workers, deciding.on))
    [meeting] = ladder(contest, played).meetings
    console.print(told(meeting, against=known))
    if not is_better(meeting):
        console.print("It is not surely better, so it is not kept")
        return
    file.write_text(json.dumps(breed.middle, indent=1) + "\n", encoding="utf-8")
    console.print(f"It is kept: {file}")
    if code:
        write_code(code_of(game), breed.middle)
        console.print(f"It is the game's own now: {code_of(game)}")


def bred(breed: Breed, breeding: Breeding, workers: int) -> Iterator[int]:
    """Generation after generation, each counted when it has been tried."""
    with ProcessPoolExecutor(workers, get_context("spawn")) as crew:
        for generation in range(breeding.generations):
            breed.learn(list(crew.map(tried, breeding.trials(generation, breed.draw()))))
            yield generation + 1


def writable(file: Path) -> None:
    """Refuse at once what would be refused after hours."""
    if file.is_dir() or not file.parent.is_dir():
        raise FeldbergError(f"{file} cannot be written: it is a folder, or its folder does not exist")


def told(meeting: Meeting, against: str) -> str:
    """What came of a match, from the new one's side."""
    turned = meeting.first != NEW
    ahead = -meeting.ahead.value if turned else meeting.ahead.value
    points = f"{ahead:+.1f} ± {meeting.ahead.margin:.1f} points against {against} in {meeting.games} games"
    if meeting.won is None:
        return points
    won = 1 - meeting.won.value if turned else meeting.won.value
    return f"wins {won:.0%} ± {meeting.won.margin:.0%}, {points}"
