"""What a language consists of, and how names of all tiles grow out of a few."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from feldberg.games.burgundy.content import ESTATES, HERDS, SMALLEST_HERD, animal, monastery

EDITIONS = ["", *ESTATES]  # first without an edition, for where it is not known


@dataclass(frozen=True)
class Language:
    words: dict[str, str]  # what `word` offers
    titles: dict[str, str]  # further names and explanations for the glossary
    sentences: dict[str, str]  # with holes in braces
    counted: Mapping[str, tuple[str, ...]]  # the forms of what is counted
    form: Callable[[int], int]  # which of the forms goes with a number

    def count(self, what: str, number: int) -> str:
        """'1 worker', '2 workers'."""
        return f"{number} {self.counted[what][self.form(number)]}"

    def sentence(self, key: str, **holes: object) -> str:
        return self.sentences[key].format(**holes)


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


def by_edition(prefix: str, number: int, texts: Sequence[str]) -> dict[str, str]:
    """The text of a monastery that differs between the editions."""
    return {f"{prefix}.{monastery(number)}.{edition}": text for edition, text in zip(ESTATES, texts, strict=True)}
