"""What the tests of Tuscany's words share."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from feldberg.games.tuscany import questions
from feldberg.games.tuscany.rules import cards, display, flow, placing
from feldberg.games.tuscany.state import Table
from feldberg.games.tuscany.words import words
from tests.games import wording

EN, RU = words.language("en"), words.language("ru")
KINDS = wording.kinds(questions, cards, display, flow, placing)


def played(seed: int, options: dict[str, Any]) -> Iterator[Table]:
    """A random game in which much happens."""
    return wording.played("tuscany", seed, options, liked=("put", "put free", "take", "sweep"), often=0.6)
