"""Plays seeded games and prints what they were, to be compared between the compiled and the plain engine.

Every state of every game goes into the line of its option set: seats, legal actions, scores and the generator at each
decision, and of every eighth game the whole saved state and what the seats sense.
"""

from __future__ import annotations

import hashlib
import sys
from array import array
from collections.abc import Iterator

from feldberg.engine import compiled
from tests.games.option_sets import CASES, game_of


def fingerprint(name: str, family: str, games: int) -> str:
    game = game_of(name, family)
    found = hashlib.sha256()
    for seed in range(games):
        state = game.start(seed, events=False)
        turn = 0
        while not state.over:
            legal = state.legal()
            found.update(repr((state.seats, legal, int(state.chance.a), int(state.chance.b))).encode())
            if seed % 8 == 0:
                found.update(state.digest().encode())
                found.update(array("d", state.sense(turn % game.players)).tobytes())
            turn += 1
            state.play(legal[(seed * 31 + turn * turn) % len(legal)])
        found.update(repr((state.scores(), state.ranking(), state.digest())).encode())
    return found.hexdigest()


def played(games: int, share: int, shares: int) -> Iterator[str]:
    """A line for each option set of a share."""
    for case in CASES[share::shares]:
        yield " ".join((*case, fingerprint(*case, games)))


if __name__ == "__main__":
    print("compiled" if compiled() else "plain")
    print(*played(*map(int, sys.argv[1:])), sep="\n")
