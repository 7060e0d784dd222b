"""What the agents score: seeded games with the same agent on every seat."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import mean, stdev
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import track
from rich.table import Table

from feldberg.agents import agent, agents
from feldberg.core.game import Game


class Outcome(NamedTuple):
    """One game: what every seat scored, how many decisions it took, whether its first place was reached."""

    scores: list[int]
    decisions: int
    reached: bool


def outcomes(game: Game[Any], name: str, count: int) -> Iterator[Outcome]:
    """Games with the seeds 0, 1, 2, ..., played by one agent on every seat."""
    for seed in range(count):
        state = game.start(seed, events=False)
        seats = [agent(name, game, seed * game.players + seat) for seat in range(game.players)]
        decisions = 0
        while not state.over:
            state.play(seats[state.seat].choose(state.seen_by(state.seat)), state.seat)
            decisions += 1
        yield Outcome(state.scores(), decisions, 1 in state.ranking())


def report(game: Game[Any], count: int, console: Console) -> None:
    """A line for every agent."""
    table = Table("agent", "mean", "spread", "least", "most", "decisions a game")
    if game.players == 1:
        table.add_column("goal reached")
    for name in agents():
        played = list(track(outcomes(game, name, count), name, count, console=console, transient=True))
        scores = [score for one in played for score in one.scores]
        spread = stdev(scores) if len(scores) > 1 else 0.0
        line = [name, f"{mean(scores):.1f}", f"{spread:.1f}", str(min(scores)), str(max(scores))]
        line.append(f"{mean(one.decisions for one in played):.0f}")
        if game.players == 1:
            line.append(f"{mean(one.reached for one in played):.1%}")
        table.add_row(*line)
    console.print(table)
