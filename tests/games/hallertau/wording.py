"""What the tests of words share."""

from __future__ import annotations

import re

from feldberg.core.events import EventKind
from feldberg.games.hallertau.rules import cards, crafts, effects, fields, flow, stock
from feldberg.games.hallertau.words import words

EN, RU = words.language("en"), words.language("ru")
ROOMS = (cards, crafts, effects, fields, flow, stock)
KINDS = [value for room in ROOMS for value in vars(room).values() if isinstance(value, EventKind)] + stock.CHANGED


def clean(text: str, lang: str) -> bool:
    """Whether a text is whole: no leftovers of the card language, of templates or of the other language."""
    wrong = re.search(r"[>=_/{}§|*]|  |,,|,[.:;]| [,.;:]|^$|\bNone\b", text)
    foreign = re.search(r"[а-яё]" if lang == "en" else r"[a-z]", text, re.IGNORECASE)
    return not wrong and not foreign
