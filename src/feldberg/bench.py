"""How fast the games are, beside other engines measured in the same run.

All subjects take turns, several times over, and the median of each counts, so that a busy machine slows all alike.
"""

from __future__ import annotations

import importlib.util
import random
from collections.abc import Callable
from functools import partial
from statistics import median
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from feldberg.core.chance import Chance
from feldberg.core.game import Game
from feldberg.core.playout import guided, playout
from feldberg.core.registry import game as make_game
from feldberg.core.registry import game_class, games
from feldberg.core.state import State
from feldberg.engine import sentence
from feldberg.screen import screen

Measure = Callable[[float], dict[str, float]]  # runs for so many seconds and gives rates per second

UNITS = ("decisions", "games", "play-outs", "copies")
HORIZON = 10  # decisions of one seat, after which a play-out is cut
STARTS = 5  # of games that are played guided


def rates(counts: dict[str, float], began: float) -> dict[str, float]:
    elapsed = perf_counter() - began
    return {name: count / elapsed for name, count in counts.items()}


# Ours


def from_python(game: Game[Any]) -> Measure:
    """Random games driven from a Python loop through the public contract."""

    def measure(seconds: float) -> dict[str, float]:
        luck = random.Random(0).random
        decisions = played = 0
        began = perf_counter()
        while perf_counter() - began < seconds:
            state = game.start(played, events=False)
            while not state.over:
                legal = state.legal()
                state.play(legal[int(luck() * len(legal))])
                decisions += 1
            played += 1
        return rates({"decisions": decisions, "games": played}, began)

    return measure


def inside_core(game: Game[Any]) -> Measure:
    """The same inside the compiled core, as a search would play."""

    def measure(seconds: float) -> dict[str, float]:
        luck = Chance()
        luck.seed(0)
        decisions = played = 0
        began = perf_counter()
        while perf_counter() - began < seconds:
            decisions += playout(game.start(played, events=False), luck)
            played += 1
        return rates({"decisions": decisions, "games": played}, began)

    return measure


def guiding(game: Game[Any]) -> Measure:
    """Games in which all take what promises them most, in play-outs as a search makes them."""

    def measure(seconds: float) -> dict[str, float]:
        decisions = played = 0
        starts = [game.start(seed, events=False) for seed in range(STARTS)]
        state = starts[0].copy()
        began = perf_counter()
        while perf_counter() - began < seconds:
            if state.over:
                state = starts[played % STARTS].copy()
            decisions += guided(state, 0, HORIZON)
            played += 1
        return rates({"decisions": decisions, "play-outs": played}, began)

    return measure


def copying(copy: Callable[[], object]) -> Measure:
    """Copies of one state in the middle of a game."""

    def measure(seconds: float) -> dict[str, float]:
        copies = 0
        began = perf_counter()
        while perf_counter() - began < seconds:
            for _ in range(1000):
                copy()
            copies += 1000
        return rates({"copies": copies}, began)

    return measure


def middle(game: Game[Any]) -> State:
    """A state half-way through a random game."""
    counted: State = game.start(0, events=False)
    luck = Chance()
    length = playout(counted, luck)
    state: State = game.start(0, events=False)
    luck = Chance()
    for _ in range(length // 2):
        state.play_legal(state.choices[luck.below(len(state.choices))])
    return state


def ours() -> dict[str, Measure]:
    subjects: dict[str, Measure] = {}
    for name in games():
        [seats] = [option for option in game_class(name).OPTIONS if option.name == "players"]
        most = max(count for count in range(1, 10) if seats.allows(count, {}))
        game = make_game(name, players=most)
        state = middle(game)
        subjects[f"{name} {most}p, Python loop"] = from_python(game)
        subjects[f"{name} {most}p, in the core"] = inside_core(game)
        subjects[f"{name} {most}p, guided"] = guiding(game)
        subjects[f"{name}, copy"] = copying(state.copy)
        subjects[f"{name}, imagine"] = copying(partial(state.imagine, 0, 1))
    return subjects


# Peers


def open_spiel_backgammon() -> Measure:
    import pyspiel

    game = pyspiel.load_game("backgammon")

    def measure(seconds: float) -> dict[str, float]:
        luck = random.Random(0).random
        decisions = played = 0
        began = perf_counter()
        while perf_counter() - began < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                decisions += not state.is_chance_node()
                legal = state.legal_actions()
                state.apply_action(legal[int(luck() * len(legal))])
            played += 1
        return rates({"decisions": decisions, "games": played}, began)

    return measure


def catanatron_four() -> Measure:
    from catanatron import Color, RandomPlayer
    from catanatron import Game as Catan

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def measure(seconds: float) -> dict[str, float]:
        random.seed(0)
        decisions = played = 0
        began = perf_counter()
        while perf_counter() - began < seconds:
            game = Catan([RandomPlayer(colour) for colour in colours])
            game.play()
            decisions += len(game.state.actions)
            played += 1
        return rates({"decisions": decisions, "games": played}, began)

    return measure


PEERS = {
    "backgammon": ("pyspiel", open_spiel_backgammon),
    "catanatron": ("catanatron", catanatron_four),
}


def report(seconds: float, rounds: int, console: Console) -> None:
    """Measure everything and print it as a table of rates and ratios."""
    console.print(sentence(), highlight=False)
    subjects = ours()
    peers = {name: make() for name, (module, make) in PEERS.items() if importlib.util.find_spec(module)}
    for name in PEERS:
        if name not in peers:
            console.print(f"{name} (of the peers) is not installed: 'make bench' installs it", highlight=False)
    everything = subjects | peers
    measured: dict[str, list[dict[str, float]]] = {name: [] for name in everything}
    with Progress(console=screen(stderr=True), transient=True) as progress:
        task = progress.add_task("measuring", total=rounds * len(everything))
        for _ in range(rounds):
            for name, measure in everything.items():
                measured[name].append(measure(seconds))
                progress.advance(task)
    found = {name: {unit: median(run[unit] for run in runs) for unit in runs[0]} for name, runs in measured.items()}
    console.print(table(found, list(peers)))


def table(found: dict[str, dict[str, float]], peers: list[str]) -> Table:
    """Only games played at random, as the peers play theirs, are compared with them."""
    sheet = Table("", *(f"{unit}/s" for unit in UNITS), *(f"x {peer}" for peer in peers))
    for name, units in found.items():
        cells = [f"{units[unit]:,.0f}" if unit in units else "" for unit in UNITS]
        against = [f"{units['decisions'] / found[peer]['decisions']:.1f}" if "games" in units else "" for peer in peers]
        sheet.add_row(name, *cells, *against)
    return sheet
