"""What the tests of Hallertau's words share."""

from __future__ import annotations

import re

from feldberg.games.hallertau.rules import cards, crafts, effects, fields, flow, stock
from feldberg.games.hallertau.words import words
from tests.games import wording

EN, RU = words.language("en"), words.language("ru")
KINDS = [*wording.kinds(cards, crafts, effects, fields, flow, stock).values(), *stock.CHANGED]


def clean(text: str, lang: str) -> bool:
    """Whether a text is whole: no leftovers of the card language either."""
    return not re.search("[/§]", text) and wording.clean(text, lang)
