"""Whole games kept as text, one for every option set: a change of rules shows as a readable diff.

`python -m tests.games.playthroughs` writes them anew; look at the diff before you commit it.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import feldberg
from tests.games.option_sets import CASES, game_of

FOLDER = Path(__file__).parent


def path_of(name: str, family: str) -> Path:
    return FOLDER / name / "playthroughs" / f"{family}.txt"


def playthrough(game: feldberg.Game[Any]) -> str:
    """A random game with seed 1, as the text form of its record."""
    luck = random.Random(1)
    record = feldberg.Record(game, 1, [])
    state = game.start(1)
    while not state.over:
        seat = luck.choice(state.seats)
        record.play(state, luck.choice(state.legal(seat)), seat)
    record.close(state)
    return record.to_text()


if __name__ == "__main__":
    for case in CASES:
        path = path_of(*case)
        path.parent.mkdir(exist_ok=True)
        path.write_text(playthrough(game_of(*case)), encoding="utf-8")
        print(path.relative_to(FOLDER))
