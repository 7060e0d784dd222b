"""The rooms of a game that only show and tell: loaded when first used, never compiled."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from functools import cache
from typing import Any, Protocol

from feldberg.core.events import Event
from feldberg.core.options import Options


class View(Protocol):
    """What a seat may see, and what on the screen is touched."""

    def view(self, table: Any, seat: int | None) -> dict[str, Any]: ...

    def elements(self, table: Any, action: int, seat: int) -> list[str]: ...

    def traces(self, event: Event) -> list[str]: ...


class Words(Protocol):
    """Names and sentences."""

    def say(self, table: Any, action: int, lang: str, seat: int) -> str: ...

    def explain(self, table: Any, action: int, lang: str, seat: int) -> str: ...

    def asks(self, table: Any, lang: str, names: Sequence[str]) -> str: ...

    def tells(self, event: Event, lang: str, options: Options, names: Sequence[str]) -> str: ...

    def word(self, key: str, lang: str) -> str: ...

    def gained(self, gain: str, number: int, lang: str) -> str: ...

    def glossary(self, lang: str) -> dict[str, dict[str, str]]: ...


class Terminal(Protocol):
    """The board drawn for a terminal, from the view alone."""

    def picture(self, view: dict[str, Any], lang: str) -> str: ...


@cache
def room(package: str, name: str) -> Any:
    """A room of a game, by the game's package."""
    return importlib.import_module(f"{package}.{name}")
