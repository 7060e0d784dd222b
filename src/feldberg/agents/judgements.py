"""Judgements as files: the one that a game brings along, or any that `feldberg train` has written.

A file holds networks, each for tables with certain senses: those of the base game, of a game with modules, and so on.
"""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from feldberg.core.errors import OptionError
from feldberg.core.game import Game
from feldberg.core.judging import Judge

FILE = "judgement.json"  # in a game's package
OWN = "own"  # what a game brings along
NONE = "none"  # the outlook alone
OTHERS = ("rival", "partner")  # whose senses are not read

Network = dict[str, Any]


def judge_for(game: Game[Any], judgement: str) -> Judge | None:
    """The game's own, none, or that of a file; what a game brings along need not have learned every table."""
    if judgement == NONE:
        return None
    if judgement == OWN:
        return judge(game, brought_by(game.package))
    found = judge(game, stored(Path(judgement)))
    if found is None:
        raise OptionError(f"{judgement} has not learned such tables of {game.name}")
    return found


def has_learned(game: Game[Any], file: Path) -> bool:
    """Whether a file is there, and holds what was learned of such tables."""
    return file.exists() and judge(game, stored(file)) is not None


def judge(game: Game[Any], networks: list[Network]) -> Judge | None:
    kept = senses_read(game)
    lengths = lengths_of(kept)
    for network in networks:
        if network["senses"] == lengths:
            return Judge(network["first"], network["shift"], network["second"])
    return None


def senses_read(game: Game[Any]) -> dict[str, slice]:
    """What a judgement reads of a seat's senses."""
    return {name: part for name, part in game.senses.items() if not name.startswith(OTHERS)}


def lengths_of(senses: dict[str, slice]) -> dict[str, int]:
    return {name: part.stop - part.start for name, part in senses.items()}


@cache
def brought_by(package: str) -> list[Network]:
    file = resources.files(package) / FILE
    return stored(file) if file.is_file() else []


def stored(file: Traversable) -> list[Network]:
    try:
        networks: list[Network] = json.loads(file.read_text(encoding="utf-8"))["networks"]
        for network in networks:
            inputs, hidden = sum(network["senses"].values()), len(network["second"])
            if (len(network["first"]), len(network["shift"])) != (inputs * hidden, hidden):
                raise ValueError("its numbers do not fit each other")
    except OSError as error:
        raise OptionError(f"{file}: {error.strerror}") from error
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        raise OptionError(f"{file} is no judgement: {error!r}") from error
    return networks
