"""All names and explanations of the game, for the browser."""

from __future__ import annotations

from feldberg.core.words import by_number
from feldberg.games.burgundy.content import (
    ANIMAL_NAMES,
    BUILDING_NAMES,
    ESTATES,
    FIRST_ANIMAL,
    FIRST_MONASTERY,
    TILES,
    animal_count,
    animal_kind,
    monastery_number,
)
from feldberg.games.burgundy.words.grammar import Language
from feldberg.games.burgundy.words.language import language

SIMPLE = ["castle", "mine", "ship", *BUILDING_NAMES]
SHEET = ("regions", "phases", "bonuses", "animals", "sales", "watchtowers", "goods", "silver", "workers", "monasteries")
GAINS = ("points", "silver", "workers", "goods")
FIELDS = ("help", "allowed")


def tile_key(tile: int) -> str:
    """'bank', 'town-hall', 'cow:3', 'monastery:14'."""
    if tile >= FIRST_MONASTERY:
        return f"monastery:{monastery_number(tile)}"
    if tile >= FIRST_ANIMAL:
        return f"{ANIMAL_NAMES[animal_kind(tile)].replace(' ', '-')}:{animal_count(tile)}"
    return SIMPLE[tile - 1].replace(" ", "-")


def glossary(lang: str) -> dict[str, dict[str, str]]:
    tongue = language(lang)
    entries: dict[str, dict[str, str]] = {}
    for tile in range(1, TILES):
        entries |= tile_entries(tongue, tile)
    return entries | other_entries(tongue)


def tile_entries(tongue: Language, tile: int) -> dict[str, dict[str, str]]:
    """One entry for a tile, or one for each edition where they differ."""
    key = tile_key(tile)
    found = {
        edition: {"name": tongue.words[f"tile.{tile}.{edition}"], "help": tongue.words[f"help.{tile}.{edition}"]}
        for edition in ESTATES
    }
    entries = list(found.values())
    if all(entry == entries[0] for entry in entries):
        return {key: entries[0]}
    return {f"{key}:{edition}": entry for edition, entry in found.items()}


def other_entries(tongue: Language) -> dict[str, dict[str, str]]:
    """Score sheet, gains, options and what else has a title."""
    words = tongue.words
    titles = {
        **{f"sheet.{line}": words[line] for line in SHEET},
        **tongue.titles,
    }
    entries: dict[str, dict[str, str]] = {}
    for key, text in titles.items():
        of, _, field = key.rpartition(".")
        if field in FIELDS:
            entries[of][field] = text
        else:
            entries[key] = {"name": text}
    for gain in GAINS:
        entries[f"gain.{gain}"] = {"name": words[gain], **by_number(tongue.counted[gain])}
    return entries
