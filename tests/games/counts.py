"""Legal lines of play to a fixed depth from fixed seeds, as golden numbers that guard the move generators.

`python -m tests.games.counts` writes them anew; a changed number must have a reason.
"""

from __future__ import annotations

import json
from pathlib import Path

import feldberg
from tests.games.option_sets import CASES, game_of

FOLDER = Path(__file__).parent
DEPTH = 3
SEEDS = (1, 2)


def lines(state: feldberg.State, depth: int) -> list[int]:
    """The number of different lines of one decision, of two and so on."""
    if state.over:
        return [1] * depth
    legal = state.legal()
    found = [len(legal)] + [0] * (depth - 1)
    if depth == 1:
        return found
    for action in legal:
        after = state.copy()
        after.play(action)
        for further, number in enumerate(lines(after, depth - 1), 1):
            found[further] += number
    return found


def counts(name: str, family: str) -> list[list[int]]:
    """For every seed the number of lines to depth 1, 2 and so on."""
    game = game_of(name, family)
    return [lines(game.start(seed, events=False), DEPTH) for seed in SEEDS]


def path_of(name: str) -> Path:
    return FOLDER / name / "counts.json"


if __name__ == "__main__":
    for name in feldberg.games():
        found = ",\n".join(
            f'  "{family}": {json.dumps(counts(name, family))}' for other, family in CASES if other == name
        )
        path_of(name).write_text(f"{{\n{found}\n}}\n", encoding="utf-8")
