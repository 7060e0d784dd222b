"""Every piece with its name and what it does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from feldberg.core.words import Glossary, Language, capital
from feldberg.games.tuscany.box import KINDS
from feldberg.games.tuscany.content import BONUS_NAMES, COLOUR_NAMES, FARM_NAMES, REWARD_NAMES, TYPE_NAMES
from feldberg.games.tuscany.words.texts import colour_text, type_text, worded

PHASES: Final = ("joining", "bonus", "turns")
THINGS: Final = (
    "domain", "area", "display", "neutral", "stack", "storage", "start", "hex", "marble", "worker", "region card",
    "yield card", "bonus tile", "colour bonus", "green", "red", "first",
)  # fmt: skip
WRITTEN: Final[dict[str, Sequence[str]]] = {
    "farm": FARM_NAMES,
    "reward": REWARD_NAMES,
    "bonus": BONUS_NAMES,
    "kind": KINDS,
    "phase": PHASES,
    "thing": THINGS,
}


def pieces(tongue: Language) -> Glossary:
    entries: dict[str, tuple[str, str]] = {}
    for number, name in enumerate(TYPE_NAMES):
        entries[f"type:{name}"] = tongue.word(f"type.{name}"), type_text(tongue, number)
    for number, colour in enumerate(COLOUR_NAMES):
        entries[f"colour:{colour}"] = tongue.word(f"colour.{colour}"), colour_text(tongue, number)
    for prefix, names in WRITTEN.items():
        entries |= worded(tongue, prefix, names)
    return {key: {"name": capital(name), "help": help_} for key, (name, help_) in entries.items()}
