"""Names and explanations for the glossary: of options, the lines of the score sheet and answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from feldberg.core.words import capital
from feldberg.games.tuscany.content import DRAWN

SCORE_LINES: Final = ("round 1", "round 2", "round 3", "direct", "pieces", "cards")
GAINS: Final = ("green", "red", "marble", "workers", "hexes")
OPTION_VALUES: Final[dict[str, list[str]]] = {"players": [], "edition": [*DRAWN], "content": []}
ANSWERS: Final = ("stop", "decline")


def titles(words: Mapping[str, str]) -> dict[str, str]:
    found = {}
    for answer in ANSWERS:
        found[f"element.{answer}"] = capital(words[f"element.{answer}"])
    for line in SCORE_LINES:
        found[f"sheet.{line}"] = capital(words[line])
        found[f"sheet.{line}.help"] = words[f"help.score.{line}"]
    for option, values in OPTION_VALUES.items():
        found[f"option.{option}"] = capital(words[f"name.{option}"])
        found[f"option.{option}.help"] = f"{capital(words[f'option.{option}'])}."
        for value in values:
            found[f"value.{option}.{value}"] = capital(words[f"value.{option}.{value}"])
    found["option.content.allowed"] = words["allowed.content"]
    return found
