"""The rooms of a game that only show and tell: loaded when first used, never compiled."""

from __future__ import annotations

import importlib
from collections.abc import Collection, Mapping
from functools import cache
from typing import Any, Protocol

from feldberg.core.events import Event


class View(Protocol):
    """What a seat may see, and what on the screen is touched."""

    ELEMENTS: Collection[str]  # the pieces that are there to be touched, whether an action touches them now or not

    def view(self, table: Any, seat: int | None) -> Mapping[str, Any]: ...

    def elements(self, table: Any, action: int, seat: int) -> list[str]: ...

    def traces(self, event: Event) -> list[str]: ...


class Printed(Protocol):
    """What is printed on boards and pieces."""

    def printed(self) -> Mapping[str, Any]: ...


class Terminal(Protocol):
    """The board drawn for a terminal, from the view alone."""

    def picture(self, view: dict[str, Any], lang: str) -> str: ...


@cache
def room(package: str, name: str) -> Any:
    """A room of a game, by the game's package."""
    return importlib.import_module(f"{package}.{name}")
