"""Games to learn from: at every decision the search weighs its candidates, and what it found is kept."""

from __future__ import annotations

import random
from typing import Any, NamedTuple

import numpy as np
from librt.vecs import vec
from numpy.typing import NDArray

from feldberg.agents.explaining import Weighed
from feldberg.agents.judgements import senses_read
from feldberg.agents.search import Search, rivals_of
from feldberg.core.game import Game
from feldberg.core.judging import lead
from feldberg.core.options import Options
from feldberg.core.perspective import Perspective
from feldberg.core.playout import guided
from feldberg.core.registry import game as make_game
from feldberg.core.state import State

ERRING = 0.15  # of the moves are not the best, so that more is seen
STEPS = 100  # of a sense's 1.0: enough for what is counted in shares


class Lesson(NamedTuple):
    """A game to be played."""

    game: str
    options: Options
    seed: int
    budget: dict[str, Any]  # of the search


class Notes(NamedTuple):
    """What was learned in a game: pairs of a candidate and the best one of the same decision.

    Senses come as whole steps: of a candidate, its strongest rival, the best candidate and that one's rival.
    """

    senses: NDArray[np.uint8]  # pairs x 4 x numbers
    outlooks: NDArray[np.float32]  # how much less the outlook sees in the candidate
    found: NDArray[np.float32]  # how much less the search found
    worlds: NDArray[np.float32]  # in how many worlds


class Studied(NamedTuple):
    """What came of a lesson; its seed says which one it was."""

    seed: int
    notes: Notes


def study(lesson: Lesson) -> Studied:
    game = make_game(lesson.game, **lesson.options)
    luck = random.Random(lesson.seed)
    seats = [Search(game, luck.getrandbits(32), **lesson.budget) for _ in range(game.players)]
    taker = NoteTaker(game)
    state: State = game.start(lesson.seed, events=False)
    while not state.over:
        seat = state.seats[0]
        seen = state.seen_by(seat)
        weighed = seats[seat].weigh(seen)
        if len(weighed) > 1:
            taker.note(seen, weighed, luck)
        erring = len(weighed) > 1 and luck.random() < ERRING
        state.play(luck.choice(weighed[:3] if erring else weighed[:1]).action, seat)
    return Studied(lesson.seed, taker.notes())


class NoteTaker:
    def __init__(self, game: Game[Any]) -> None:
        self.kept = list(senses_read(game).values())
        self.row = vec[float]([0.0] * game.sense_count)
        self.game = game
        self.senses: list[list[NDArray[np.uint8]]] = []
        self.numbers: list[tuple[float, float, int]] = []

    def note(self, seen: Perspective, weighed: list[Weighed], luck: random.Random) -> None:
        """Candidates were tried in the same worlds, one after the other, for as long as they lasted."""
        best, *others = weighed
        world = seen.imagine(luck.getrandbits(32))
        best_senses, most = self.looked_at(world, best.action, seen.seat)
        for other in others:
            senses, promised = self.looked_at(world, other.action, seen.seat)
            worlds = len(other.leads)
            less = sum(other.leads) - sum(best.leads[:worlds])
            self.senses.append(senses + best_senses)
            self.numbers.append((promised - most, less / worlds, worlds))

    def looked_at(self, world: State, action: int, seat: int) -> tuple[list[NDArray[np.uint8]], float]:
        """What is sensed after an action, by the seat and its strongest rival, and the lead by the outlook.

        Where play-outs are cut after whole turns, the seat first comes to the end of its own.
        """
        after = world.copy()
        after.play(action, seat)
        guided(after, seat, 0)
        rivals = rivals_of(self.game, seat)
        strongest = max(rivals, key=after.outlook, default=None)
        nothing = np.zeros(sum(part.stop - part.start for part in self.kept), np.uint8)
        theirs = nothing if strongest is None or after.over else self.sensed(after, strongest)
        return [nothing if after.over else self.sensed(after, seat), theirs], lead(
            after, seat, rivals, None, self.game.regard
        )

    def sensed(self, state: State, seat: int) -> NDArray[np.uint8]:
        self.game.sense(state.draft(seat), seat, self.row)
        row = np.array(list(self.row))
        return np.round(np.concatenate([row[part] for part in self.kept]) * STEPS).astype(np.uint8)

    def notes(self) -> Notes:
        outlooks, found, worlds = np.array(self.numbers, np.float32).reshape(-1, 3).T
        return Notes(np.array(self.senses, np.uint8).reshape(len(outlooks), 4, -1), outlooks, found, worlds)
