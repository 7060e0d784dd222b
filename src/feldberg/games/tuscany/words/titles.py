"""Names and explanations for the glossary: of options, the lines of the score sheet and answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from feldberg.core.words import glossary_titles
from feldberg.games.tuscany.content import DRAWN

SCORE_LINES: Final = ("round 1", "round 2", "round 3", "direct", "pieces", "cards")
GAINS: Final = ("green", "red", "marble", "workers", "hexes")
OPTION_VALUES: Final[dict[str, list[str]]] = {"players": [], "edition": [*DRAWN], "content": []}
ANSWERS: Final = ("stop", "decline")


def titles(words: Mapping[str, str]) -> dict[str, str]:
    found = glossary_titles(words, ANSWERS, SCORE_LINES, OPTION_VALUES)
    return {**found, "option.content.allowed": words["allowed.content"]}
