"""Every tile with its name and what it does."""

from __future__ import annotations

from feldberg.core.words import Glossary, Language
from feldberg.games.burgundy.actions import SHIELDS
from feldberg.games.burgundy.content import (
    ANIMAL_NAMES,
    BUILDING_NAMES,
    CRANE,
    FACE_DOWN,
    FIRST_ANIMAL,
    FIRST_MONASTERY,
    GEESE,
    INN,
    TILES,
    WHITE_CASTLE,
    animal_count,
    animal_kind,
    monastery_number,
)
from feldberg.games.burgundy.estates import ESTATES

SIMPLE = ["castle", "mine", "ship", *BUILDING_NAMES]
OF_MODULES = {CRANE: "crane", GEESE: "geese", WHITE_CASTLE: "white-castle", INN: "inn", FACE_DOWN: "face-down"}


def tile_key(tile: int) -> str:
    """'bank', 'town-hall', 'cow:3', 'monastery:14'."""
    if tile in OF_MODULES:
        return OF_MODULES[tile]
    if tile >= FIRST_MONASTERY:
        return f"monastery:{monastery_number(tile)}"
    if tile >= FIRST_ANIMAL:
        return f"{ANIMAL_NAMES[animal_kind(tile)].replace(' ', '-')}:{animal_count(tile)}"
    return SIMPLE[tile - 1].replace(" ", "-")


def pieces(tongue: Language) -> Glossary:
    entries: Glossary = {}
    for tile in range(1, TILES):
        entries |= tile_entries(tongue, tile)
    for shield in range(1, SHIELDS + 1):
        entries[f"shield:{shield}"] = {
            "name": tongue.words[f"shield.{shield}"],
            "help": tongue.words[f"help.shield.{shield}"],
        }
    return entries


def tile_entries(tongue: Language, tile: int) -> Glossary:
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
