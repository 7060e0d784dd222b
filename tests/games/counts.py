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


def lines(state: feldberg.State, depth: int) -> int:
    """The number of different lines of so many decisions."""
    if state.over:
        return 1
    if depth == 1:
        return len(state.legal())
    total = 0
    for action in state.legal():
        after = state.copy()
        after.play(action)
        total += lines(after, depth - 1)
    return total


def counts(name: str) -> dict[str, list[list[int]]]:
    """For every option set and seed the number of lines to depth 1, 2 and so on."""
    return {
        family: [
            [lines(game_of(name, family).start(seed, events=False), depth) for depth in range(1, DEPTH + 1)]
            for seed in SEEDS
        ]
        for other, family in CASES
        if other == name
    }


def path_of(name: str) -> Path:
    return FOLDER / name / "counts.json"


if __name__ == "__main__":
    for name in feldberg.games():
        found = ",\n".join(f'  "{family}": {json.dumps(numbers)}' for family, numbers in counts(name).items())
        path_of(name).write_text(f"{{\n{found}\n}}\n", encoding="utf-8")
