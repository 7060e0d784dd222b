"""Which games there are: every package in `feldberg.games`, found by looking."""

from __future__ import annotations

import importlib
import pkgutil
from typing import Any

from feldberg.core.errors import OptionError
from feldberg.core.game import Game

SHELF = "feldberg.games"


def games() -> tuple[str, ...]:
    """The names of all games."""
    shelf = importlib.import_module(SHELF)
    return tuple(sorted(module.name for module in pkgutil.iter_modules(shelf.__path__) if module.ispkg))


def game_class(name: str) -> type[Game[Any]]:
    if name not in games():
        raise OptionError(f"there is no game {name!r}: the games are {', '.join(games())}")
    found: type[Game[Any]] = importlib.import_module(f"{SHELF}.{name}").Game
    return found


def game(name: str, /, **options: Any) -> Game[Any]:
    """A game with its options: `game("burgundy", players=3, edition="2011")`."""
    return game_class(name)(options)
