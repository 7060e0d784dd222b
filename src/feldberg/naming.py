"""What the seats of a game are called in sentences."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Sequence
from itertools import count
from typing import NamedTuple

from feldberg.agents.levels import BY_NAME
from feldberg.core.record import NOBODY, PERSON
from feldberg.core.words import known_language, numbered_player

WORDS = {
    "en": {
        "bot": "{name} bot",
        "left": "{name} (bot)",
    },
    "ru": {
        "bot": "Бот {name}",
        "left": "{name} (бот)",
    },
}
# Signs that count as printable and show nothing: fillers, blanks, and what only chooses among forms of other signs.
UNSEEN = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]")


class Sitter(NamedTuple):
    """Who sits at a seat: a person, a bot, both where a bot took over, neither where it is not known."""

    name: str | None
    bot: str | None


def sitter(who: str) -> Sitter:
    """Whom a record means by its word for a seat."""
    if who in BY_NAME:
        return Sitter(None, who)
    return Sitter(None if who in (NOBODY, PERSON) else who, None)


def seat_names(sitters: Sequence[Sitter], lang: str) -> list[str]:
    """A name for every seat."""
    return distinct([plain_name(one, seat, lang) for seat, one in enumerate(sitters)])


def distinct(names: Sequence[str]) -> list[str]:
    """The names, numbered where they look alike."""
    alike = Counter(map(looks, names))
    taken = {look for look, often in alike.items() if often == 1}
    found = []
    for name in names:
        told = name
        if alike[looks(name)] > 1:
            told = next(one for number in count(1) if looks(one := f"{name} {number}") not in taken)
            taken.add(looks(told))
        found.append(told)
    return found


def looks(name: str) -> str:
    """The same for names that cannot be told apart; nothing for one that cannot be seen."""
    return UNSEEN.sub("", unicodedata.normalize("NFKC", name)).strip().casefold()


def plain_name(one: Sitter, seat: int, lang: str) -> str:
    words = WORDS[known_language(lang)]
    if one.bot is None:
        return one.name or numbered_player(seat, lang)
    if one.name is not None:
        return words["left"].format(name=one.name)
    if one.bot in BY_NAME:
        return BY_NAME[one.bot].words[lang].name
    return words["bot"].format(name=one.bot.capitalize())  # of an earlier release
