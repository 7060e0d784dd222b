"""What the tests of Oh My Goods! words share."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from feldberg.games.oh_my_goods.modules.longsdale import rules as longsdale
from feldberg.games.oh_my_goods.rules import building, flow, goods, people, piles, production
from feldberg.games.oh_my_goods.state import Table
from feldberg.games.oh_my_goods.words import words
from tests.games import wording
from tests.games.oh_my_goods.option_sets import OPTION_SETS

EN, RU = words.language("en"), words.language("ru")
KINDS = wording.kinds(building, flow, goods, people, piles, production, longsdale)
RARE = ("build", "hire", "lay aside", "turn", "move", "produce", "call")
FAMILIES: dict[str, dict[str, Any]] = {
    **OPTION_SETS,
    "longsdale-alone": {"players": 1},
    "longsdale-all": {"players": 2, "expansion": "longsdale", "two_for_one": True},
    "longsdale-1": {"players": 3, "expansion": "longsdale", "chapter": "1"},
    "longsdale-5": {"players": 2, "expansion": "longsdale", "chapter": "5"},
}


def clean(text: str, lang: str) -> bool:
    """Whether a text is whole; chapters have Roman numbers, in Russian too."""
    return wording.clean(re.sub(r"\b(I|II|III|IV)\b", "0", text), lang)


def played(seed: int, options: dict[str, Any]) -> Iterator[Table]:
    """A random game in which much happens."""
    return wording.played("oh_my_goods", seed, options, liked=RARE, often=0.8)
