"""Every game with every one of its option sets, for the tests that all games share."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import feldberg

SHIPPED = [name for name in feldberg.games() if name != "toy"]
CASES: list[tuple[str, str]] = [
    (name, family)
    for name in feldberg.games()
    for family in import_module(f"tests.games.{name}.option_sets").OPTION_SETS
]


def game_of(name: str, family: str) -> feldberg.Game[Any]:
    options = import_module(f"tests.games.{name}.option_sets").OPTION_SETS[family]
    return feldberg.game(name, **options)
