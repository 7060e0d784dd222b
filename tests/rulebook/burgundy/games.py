"""Whole games of random legal play, for rules about what holds all the time."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import feldberg
from feldberg.games.burgundy.state import Table


def decisions(seed: int, **options: Any) -> Iterator[Table]:
    """The table of one game at every decision; between two of them a random legal action is played."""
    choose = random.Random(seed)
    table: Table = feldberg.game("burgundy", **options).start(seed=seed)
    while not table.over:
        yield table
        table.play(choose.choice(table.legal()))
