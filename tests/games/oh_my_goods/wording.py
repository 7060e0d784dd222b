"""What the tests of words share."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import feldberg
from feldberg.core.events import EventKind
from feldberg.games.oh_my_goods.modules.longsdale import rules as longsdale
from feldberg.games.oh_my_goods.rules import building, flow, goods, people, piles, production
from feldberg.games.oh_my_goods.state import Table
from feldberg.games.oh_my_goods.words import words
from tests.games.oh_my_goods.option_sets import OPTION_SETS

EN, RU = words.language("en"), words.language("ru")
ROOMS = (building, flow, goods, people, piles, production, longsdale)
KINDS = {value.name: value for room in ROOMS for value in vars(room).values() if isinstance(value, EventKind)}
RARE = ("build", "hire", "lay aside", "turn", "move", "produce", "call")
FAMILIES: dict[str, dict[str, Any]] = {
    **OPTION_SETS,
    "longsdale-alone": {"players": 1},
    "longsdale-all": {"players": 2, "expansion": "longsdale", "two_for_one": True},
    "longsdale-1": {"players": 3, "expansion": "longsdale", "chapter": "1"},
    "longsdale-5": {"players": 2, "expansion": "longsdale", "chapter": "5"},
}


def clean(text: str, lang: str) -> bool:
    """Whether a text is whole: no leftovers of templates or of the other language."""
    wrong = re.search(r"[>=_{}|*]|  |,,|,[.:;]| [,.;:]|^$|\bNone\b", text)
    foreign = re.search(r"[а-яё]" if lang == "en" else r"[a-z]", text, re.IGNORECASE)
    roman = re.fullmatch(r"[^A-Za-z]*(\b(I|II|III|IV)\b[^A-Za-z]*)*", text) if lang == "ru" else None
    return not wrong and (not foreign or roman is not None)


def played(seed: int, options: dict[str, Any]) -> Iterator[Table]:
    """A random game, question by question, to its end; what makes much happen is liked."""
    luck = random.Random(seed)
    table: Table = feldberg.game("oh_my_goods", **options).start(seed)
    while not table.over:
        yield table
        seat = luck.choice(table.seats)
        legal = table.legal(seat)
        liked = [action for action in legal if table.game.parts(action)["kind"] in RARE]
        table.play(luck.choice(liked if liked and luck.random() < 0.8 else legal), seat)
    yield table
