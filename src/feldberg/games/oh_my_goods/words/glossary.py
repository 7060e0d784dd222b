"""Every piece with its name and what it does."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from feldberg.core.words import Glossary, Language, capital
from feldberg.games.oh_my_goods.actions import MOST_AT_ONCE
from feldberg.games.oh_my_goods.content import (
    COLOUR_NAMES,
    FACES,
    FIRST_CHARACTER,
    GOOD_NAMES,
    KIND_NAMES,
    RESOURCE_NAMES,
)
from feldberg.games.oh_my_goods.words import longsdale
from feldberg.games.oh_my_goods.words.texts import (
    card_text,
    colour_text,
    colours_of,
    face_text,
    good_text,
    kind_name,
    kind_text,
    resource_text,
)

Text = Callable[[Language, int], str]
MADE: dict[str, tuple[Sequence[str], Text]] = {
    "kind": ([name for name in KIND_NAMES if name != "character"], kind_text),
    "good": (GOOD_NAMES, good_text),
    "resource": (RESOURCE_NAMES, resource_text),
    "colour": (COLOUR_NAMES, colour_text),
}
WRITTEN = {
    "phase": ("new cards", "sunrise", "sunset", "production"),
    "thing": ("worker", "assistant", "market", "chain", "sun", "goods"),
}


def pieces(tongue: Language) -> Glossary:
    entries = {
        f"card:{card}": (tongue.word(f"kind.{kind_name(card)}"), card_text(tongue, card))
        for card in range(FIRST_CHARACTER)
    }
    for prefix, (names, text) in MADE.items():
        for number, name in enumerate(names):
            entries[f"{prefix}:{name}"] = tongue.word(f"{prefix}.{name}"), text(tongue, number)
    for prefix, keys in WRITTEN.items():
        for key in keys:
            entries[f"{prefix}:{key}"] = tongue.word(f"{prefix}.{key}"), tongue.word(f"help.{prefix}.{key}")
    for face in range(FACES):
        said = tongue.sentence("face.name", colours=colours_of(tongue, face))
        entries[f"face:{face}"] = said, face_text(tongue, face)
    found = {key: {"name": capital(name), "help": help_} for key, (name, help_) in entries.items()}
    for face in range(FACES):
        found[f"element.face:{face}"] = {"name": found[f"face:{face}"]["name"]}
    for number in range(MOST_AT_ONCE + 1):
        found[f"element.count:{number}"] = {"name": tongue.count("all goods", number)}
        found[f"element.times:{number}"] = {"name": tongue.count("times", number)}
    return found | longsdale.pieces(tongue)
