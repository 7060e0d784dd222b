"""Weights of an outlook, varied and selected by the games that they win: an evolution strategy (CMA-ES)."""

from __future__ import annotations

import json
import math
import re
import sys
import warnings
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from feldberg.agents import agent
from feldberg.agents.weights import Numbers, own, put, weights_of
from feldberg.arena.matches import game_of
from feldberg.core.game import Game
from feldberg.core.state import State

with warnings.catch_warnings(action="ignore"):  # it misses a library for plots
    import cma

PLAYER = "greedy"  # plays the trials: what promises most at once is all that it knows
SPREAD = 0.25  # of the first variations, as a share
DIGITS = 3  # that count


class Trial(NamedTuple):
    """Weights to be tried in games, at tables of one game in turn."""

    game: str
    tables: Sequence[str]  # their options as JSON
    weights: Numbers
    seeds: range


def tried(trial: Trial) -> float:
    """How far ahead of the own weights those of a trial come out in the mean; alone, how far they get."""
    found: list[float] = []
    for seed in trial.seeds:
        game = game_of(trial.game, trial.tables[seed % len(trial.tables)])
        found += [ahead(game, trial.weights, seed, seat) for seat in range(game.players)]
    return sum(found) / len(found)


def ahead(game: Game[Any], weights: Numbers, seed: int, tuned: int) -> float:
    """One seat plays by the weights of a trial, the others by the own ones."""
    seats = [agent(PLAYER, game, seed * game.players + seat) for seat in range(game.players)]
    usual = own(game)
    state: State = game.start(seed, events=False)
    while not state.over:
        seat = state.seat
        put(game, weights if seat == tuned else usual)
        state.play(seats[seat].choose(state.seen_by(seat)), seat)
    put(game, usual)
    scores = state.scores()
    return scores[tuned] - max([score for seat, score in enumerate(scores) if seat != tuned], default=0)


class Breed:
    """Generations of weights, each drawn around what did best in the one before. They vary by shares."""

    def __init__(self, start: Numbers, size: int, seed: int) -> None:
        self.start = start
        options = {"popsize": size, "seed": seed + 1, "verbose": -9}  # its 0 means any
        self.strategy = cma.CMAEvolutionStrategy([0.0] * len(start), SPREAD, options)
        self.drawn: list[Any] = []
        self.best = self.mean = 0.0  # of the last generation

    def draw(self) -> list[Numbers]:
        self.drawn = self.strategy.ask()
        return [self.weights(shares) for shares in self.drawn]

    def learn(self, found: Sequence[float]) -> None:
        """What came of each that was drawn."""
        self.best, self.mean = max(found), sum(found) / len(found)
        self.strategy.tell(self.drawn, [-one for one in found])

    @property
    def middle(self) -> Numbers:
        """What all that was learned points to."""
        return self.weights(self.strategy.mean)

    def weights(self, shares: Sequence[float]) -> Numbers:
        return {
            name: rounded(number * math.exp(share))
            for (name, number), share in zip(self.start.items(), shares, strict=True)
        }


def rounded(number: float) -> float:
    return float(f"{number:.{DIGITS}g}")


class Breeding(NamedTuple):
    """How weights are selected."""

    games: Sequence[Game[Any]]  # tables of one game, in turn
    generations: int
    size: int  # of a generation
    deals: int  # in which each of a generation is tried
    seed: int

    def trials(self, generation: int, weights: Sequence[Numbers]) -> list[Trial]:
        """All of a generation are tried in the same deals, which no other has."""
        first = self.seed + generation * self.deals
        tables = [json.dumps(game.chosen_options()) for game in self.games]
        seeds = range(first, first + self.deals)
        return [Trial(self.games[0].name, tables, one, seeds) for one in weights]


def code_of(game: Game[Any]) -> Path:
    """Where a game's own weights are written down."""
    module = type(weights_of(game)).__module__
    return Path(str(sys.modules[module].__file__)).parent / f"{module.rpartition('.')[2]}.py"


def write_code(file: Path, weights: Numbers) -> None:
    """Every number where its name is."""
    text = file.read_text(encoding="utf-8")
    for name, number in weights.items():
        text, found = re.subn(rf"(self\.{name} = )[\d.e-]+", rf"\g<1>{number!r}", text)
        assert found == 1, f"{file}: {name} stands there {found} times"
    file.write_text(text, encoding="utf-8")
