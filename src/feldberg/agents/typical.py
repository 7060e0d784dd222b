"""What the levels typically score, as `feldberg typical` has measured it: kept in a file with each game."""

from __future__ import annotations

import json
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, TypedDict

from feldberg.core.game import Game


class Typical(TypedDict):
    """The mean score of a level against the usual opponents, with the game's usual options."""

    players: int
    level: str
    score: float
    margin: float  # half of the interval of 95 %
    games: int
    seed: int  # of the first; those after it count on
    rules: int  # the version under which that was


class Kept(TypedDict):
    made: str  # by which command
    scores: list[Typical]


def typical_file(game: Game[Any]) -> Path:
    with as_file(files(game.package)) as folder:
        return folder / "typical.json"


def measured(file: Path) -> list[Typical]:
    """All that a game's file holds; nothing where there is none."""
    if not file.exists():
        return []
    kept: Kept = json.loads(file.read_text("utf-8"))
    return kept["scores"]


def typical_scores(game: Game[Any]) -> dict[str, dict[int, int]]:
    """By level and number of players, in points, as far as it was measured: under today's rules, with usual options."""
    found: dict[str, dict[int, int]] = {}
    if game.options == type(game)({"players": game.players}).options:
        for one in measured(typical_file(game)):
            if one["rules"] == game.rules_version:
                found.setdefault(one["level"], {})[one["players"]] = round(one["score"])
    return found
