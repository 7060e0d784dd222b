"""What the tests of words share."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import feldberg
from feldberg.core.events import EventKind
from feldberg.games.tuscany import questions
from feldberg.games.tuscany.rules import cards, display, flow, placing
from feldberg.games.tuscany.state import Table
from feldberg.games.tuscany.words import words

EN, RU = words.language("en"), words.language("ru")
ROOMS = (questions, cards, display, flow, placing)
KINDS = {value.name: value for room in ROOMS for value in vars(room).values() if isinstance(value, EventKind)}
LIKED = ("put", "put free", "take", "sweep")


def clean(text: str, lang: str) -> bool:
    """Whether a text is whole: no leftovers of templates or of the other language."""
    wrong = re.search(r"[>=_{}|*]|  |,,|,[.:;]| [,.;:]|^$|\bNone\b", text)
    foreign = re.search(r"[а-яё]" if lang == "en" else r"[a-z]", text, re.IGNORECASE)
    return not wrong and not foreign


def played(seed: int, options: dict[str, Any]) -> Iterator[Table]:
    """A random game, question by question, to its end; what makes much happen is liked."""
    luck = random.Random(seed)
    table: Table = feldberg.game("tuscany", **options).start(seed)
    while not table.over:
        yield table
        seat = luck.choice(table.seats)
        legal = table.legal(seat)
        liked = [action for action in legal if table.game.parts(action)["kind"] in LIKED]
        table.play(luck.choice(liked if liked and luck.random() < 0.6 else legal), seat)
    yield table
