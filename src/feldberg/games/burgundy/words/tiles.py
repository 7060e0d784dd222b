"""How the texts of all tiles grow out of a few."""

from __future__ import annotations

from collections.abc import Sequence

from feldberg.games.burgundy.content import HERDS, SMALLEST_HERD, animal, monastery
from feldberg.games.burgundy.estates import ESTATES

EDITIONS = ["", *ESTATES]  # first without an edition, for where it is not known


def of_tiles(
    prefix: str, simple: Sequence[str], herds: Sequence[str], fourth: Sequence[str], monasteries: Sequence[str]
) -> dict[str, str]:
    """A text for every tile: '<prefix>.<tile>', and '<prefix>.<tile>.<edition>'.

    Given are those of the eleven simple tiles, of cows, pigs and sheep with a hole for their number, of the fourth
    animal for no edition, 2011 and 2019, and of the monasteries; empty ones are left out.
    """
    texts: dict[str, str] = {}
    for edition, of_fourth in zip(EDITIONS, fourth, strict=True):
        suffix = f".{edition}" if edition else ""
        for tile, text in enumerate(simple, 1):
            texts[f"{prefix}.{tile}{suffix}"] = text
        for kind, text in enumerate([*herds, of_fourth]):
            for count in range(SMALLEST_HERD, SMALLEST_HERD + HERDS):
                texts[f"{prefix}.{animal(kind, count)}{suffix}"] = text.format(count)
        for number, text in enumerate(monasteries, 1):
            texts[f"{prefix}.{monastery(number)}{suffix}"] = text
    return {key: text for key, text in texts.items() if text}


def of_modules(prefix: str, texts: dict[int, str]) -> dict[str, str]:
    """The texts of the tiles that modules bring, as `of_tiles` has them."""
    return {
        f"{prefix}.{tile}.{edition}" if edition else f"{prefix}.{tile}": text
        for edition in EDITIONS
        for tile, text in texts.items()
    }


def by_edition(prefix: str, number: int, texts: Sequence[str]) -> dict[str, str]:
    """The text of a monastery that differs between the editions."""
    return {f"{prefix}.{monastery(number)}.{edition}": text for edition, text in zip(ESTATES, texts, strict=True)}
