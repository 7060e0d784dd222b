"""What outlooks hang on, as files: those that a game has in its code, or any that `feldberg tune` has written."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from feldberg.agents.judgements import OWN
from feldberg.core.errors import OptionError
from feldberg.core.game import Game
from feldberg.core.weights import Weights

Numbers = Mapping[str, float]

IN_FORCE: dict[str, str] = {}  # by the module of the game's own, where those are not


def adopt(game: Game[Any], which: str) -> None:
    """Let a game's outlook hang on its own weights or those of a file, until others are adopted."""
    whose = type(game.weights).__module__
    if which != IN_FORCE.get(whose, OWN):
        put(game, own(game) if which == OWN else stored(game, Path(which)))
        IN_FORCE[whose] = which


def put(game: Game[Any], numbers: Numbers) -> None:
    weights = weights_of(game)
    for name, number in numbers.items():
        setattr(weights, name, number)


def own(game: Game[Any]) -> Numbers:
    """Those in the code."""
    return numbers_of(type(weights_of(game))())


def numbers_of(weights: Weights) -> Numbers:
    found = {name: getattr(weights, name) for name in dir(weights)}
    return {name: number for name, number in found.items() if isinstance(number, float)}


def weights_of(game: Game[Any]) -> Weights:
    if game.weights is None:
        raise OptionError(f"the outlook of {game.name} has no weights that could be varied")
    return game.weights


def stored(game: Game[Any], file: Path) -> Numbers:
    try:
        numbers = json.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise OptionError(f"{file}: {error.strerror}") from error
    except ValueError as error:
        raise OptionError(f"{file} holds no weights: {error}") from error
    known = own(game)
    if not isinstance(numbers, dict) or numbers.keys() != known.keys():
        raise OptionError(f"{file} does not hold the weights of {game.name}: {', '.join(known)}")
    for name, number in numbers.items():
        if type(number) not in (int, float) or not 0 < number < float("inf"):
            raise OptionError(f"{file}: {name} is no number above zero")
    return {name: float(number) for name, number in numbers.items()}
