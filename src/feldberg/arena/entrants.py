"""Who takes part: an agent, and where it is told so the budget that it thinks with."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from typing import Any, NamedTuple

from feldberg.agents import Agent, agent, level
from feldberg.core.errors import OptionError
from feldberg.core.game import Game


class Entrant(NamedTuple):
    label: str  # no two are called alike
    name: str
    budget: dict[str, float | str]

    def sit_down(self, game: Game[Any], seed: int) -> Agent:
        return agent(self.name, game, seed, **self.budget)


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
    if type(number) is float and number.is_integer():  # 1e3
        return key, int(number)
    return key, number if type(number) in (int, float) else value
