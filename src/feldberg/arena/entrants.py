"""Who takes part: an agent, and where it is told so the budget that it thinks with."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from feldberg.agents import level
from feldberg.core.errors import OptionError


class Entrant(NamedTuple):
    label: str  # no two are called alike
    name: str
    budget: dict[str, float | str]


def entrants(texts: Iterable[str]) -> list[Entrant]:
    """Agents given as NAME or NAME:key=value,...; who takes part twice is numbered."""
    met: Counter[str] = Counter()
    found = []
    for text in texts:
        name, _colon, settings = text.partition(":")
        budget = dict(setting(text, one) for one in settings.split(",")) if settings else {}
        met[text] += 1
        label = text if met[text] == 1 else f"{text} ({met[text]})"
        found.append(Entrant(label, level(name).name, budget))
    return found


def setting(text: str, one: str) -> tuple[str, float | str]:
    """A number, or a word such as the name of a file."""
    key, _equals, value = one.partition("=")
    if not key or not value:
        raise OptionError(f"{text!r}: {one!r} is no part of a budget: write key=number, such as playouts=48")
    try:
        number = json.loads(value)
    except ValueError:
        return key, value
    return key, number if type(number) in (int, float) else value
