"""One game between agents, and what came of it."""

from __future__ import annotations

import json
from array import array
from collections.abc import Callable
from functools import lru_cache
from time import perf_counter
from typing import Any, NamedTuple

from feldberg.arena.entrants import Entrant
from feldberg.core.errors import FeldbergError
from feldberg.core.game import Game
from feldberg.core.options import Options
from feldberg.core.record import Record
from feldberg.core.registry import game as make_game
from feldberg.core.saves import Save
from feldberg.core.state import State

Watcher = Callable[[State, int], None]  # is shown every decision before it is played


class MatchError(FeldbergError):
    """A game that could not be played to its end."""


class Fixture(NamedTuple):
    """A game to be played: plain data, for it travels to other processes and machines."""

    number: int  # among all games of the contest
    game: str
    options: Options
    seed: int
    luck: int  # settles the agents' own; no two games of a contest have the same
    seats: tuple[Entrant, ...]
    recorded: bool = False


class Played(NamedTuple):
    """What came of a game, seat by seat."""

    number: int
    scores: list[int]
    places: list[int]
    sheets: list[dict[str, int]]
    seconds: list[array[float]]  # of each decision
    record: Save | None = None

    @property
    def decisions(self) -> int:
        return sum(map(len, self.seconds))


def play(fixture: Fixture, watcher: Watcher | None = None) -> Played:
    """Play a game to its end. MatchError says which agent failed, and where."""
    game = game_of(fixture.game, json.dumps(fixture.options))
    luck = fixture.luck * game.players
    seats = [one.sit_down(game, luck + seat) for seat, one in enumerate(fixture.seats)]
    seconds = [array("d") for _ in seats]
    record = Record(game, fixture.seed)
    state: State = game.start(fixture.seed, events=False)
    while not state.over:
        seat = state.seat
        seen = state.seen_by(seat)
        began = perf_counter()
        try:
            action = seats[seat].choose(seen)
        except Exception as error:
            raise MatchError(f"{where(fixture, seat, record)} failed: {error!r}") from error
        seconds[seat].append(perf_counter() - began)
        if action not in seen.legal():
            raise MatchError(f"{where(fixture, seat, record)} chose {action!r}, which is not legal")
        if watcher is not None:
            watcher(state, action)
        record.play(state, action, seat)
    if fixture.recorded:
        record.who = [one.label for one in fixture.seats]
        record.close(state)
    sheets = [state.score_sheet(seat) for seat in range(game.players)]
    save = record.to_dict() if fixture.recorded else None
    return Played(fixture.number, state.scores(), state.ranking(), sheets, seconds, save)


@lru_cache(maxsize=8)
def game_of(name: str, options: str) -> Game[Any]:
    """A game, made once in every process."""
    return make_game(name, **json.loads(options))


def where(fixture: Fixture, seat: int, record: Record) -> str:
    told = " ".join(f"{name}={json.dumps(value)}" for name, value in fixture.options.items())
    return (
        f"{fixture.seats[seat].label} at seat {seat} of {fixture.game} ({told}) "
        f"with seed {fixture.seed}, after {len(record.moves)} decisions,"
    )
