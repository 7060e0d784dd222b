"""What the agents score, and how much they are asked: seeded games with the same agent on every seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from statistics import mean, stdev
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

from feldberg.arena.contest import Contest
from feldberg.arena.entrants import entrants
from feldberg.arena.matches import Played, Watcher, play
from feldberg.core.game import Game
from feldberg.core.state import State


def outcomes(game: Game[Any], name: str, count: int, watcher: Watcher | None = None) -> Iterator[Played]:
    """Games with the seeds 0, 1, 2, ..., played by one agent on every seat."""
    for fixture in Contest(game, entrants([name]), count).fixtures():
        yield play(fixture, watcher)


def report(game: Game[Any], names: Sequence[str], count: int, console: Console) -> None:
    """A line for each of the agents named."""
    table = Table("agent", "mean", "spread", "least", "most", "decisions a game")
    if game.players == 1:
        table.add_column("goal reached")
    for name in names:
        played = list(track(outcomes(game, name, count), name, count, console=console, transient=True))
        scores = [score for one in played for score in one.scores]
        spread = stdev(scores) if len(scores) > 1 else 0.0
        line = [name, f"{mean(scores):.1f}", f"{spread:.1f}", str(min(scores)), str(max(scores))]
        line.append(f"{mean(one.decisions for one in played):.0f}")
        if game.players == 1:
            line.append(f"{mean(1 in one.places for one in played):.1%}")
        table.add_row(*line)
    console.print(table)


class Asking:
    """How often a seat is asked for what, and how often a person would touch the screen to answer."""

    def __init__(self) -> None:
        self.questions: Counter[str] = Counter()
        self.touches: Counter[str] = Counter()

    def __call__(self, state: State, action: int) -> None:
        seat = state.seat
        kind = type(state.draft(seat).top).__name__
        legal = state.legal(seat)
        elements = [state.game.elements(state, one, seat) for one in legal]
        self.questions[kind] += 1
        self.touches[kind] += touches(elements, legal.index(action)) + 1  # and one that confirms


def touches(choices: list[list[str]], aimed: int) -> int:
    """How many things are touched to mean one of several choices: no more than needed, as in the browser."""
    same = Counter(frozenset(elements) for elements in choices)
    told = [
        {*elements} if elements and same[frozenset(elements)] == 1 else {*elements, f"own:{number}"}
        for number, elements in enumerate(choices)
    ]
    left = told
    chosen = 0
    for element in [*choices[aimed], f"own:{aimed}"]:
        narrowed = [elements for elements in left if element in elements]
        if 0 < len(narrowed) < len(left):
            left = narrowed
            chosen += 1
    return max(chosen, 1)


def report_questions(game: Game[Any], name: str, count: int, console: Console) -> None:
    """A line for every kind of question: how often it comes up for one seat in one game of this agent."""
    asking = Asking()
    for _ in track(outcomes(game, name, count, asking), name, count, console=console, transient=True):
        pass
    parts = count * game.players
    table = Table("question", "a game", "touches", "touches each", title=name)
    rows = [*asking.questions.most_common(), ("all", asking.questions.total())]
    for kind, asked in rows:
        touched = asking.touches[kind] if kind in asking.touches else asking.touches.total()
        table.add_row(kind, f"{asked / parts:.1f}", f"{touched / parts:.1f}", f"{touched / asked:.2f}")
    console.print(table)
