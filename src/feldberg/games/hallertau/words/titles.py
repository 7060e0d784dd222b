"""Names and explanations for the glossary: of options, their values, the lines of the score sheet and answers."""

from __future__ import annotations

from collections.abc import Mapping

from feldberg.core.words import capital
from feldberg.games.hallertau.content.pieces import FARMYARD_DECKS, GATEWAY_DECKS

SCORE_LINES = ("centre", "sheep", "jewelry", "leftovers", "cards")
OPTION_VALUES = {
    "players": [],
    "cards": ["true", "false"],
    "gateway": [*GATEWAY_DECKS, "random"],
    "farmyard": [*FARMYARD_DECKS, "random"],
    "ask": ["needed", "everything"],
}


def titles(words: Mapping[str, str]) -> dict[str, str]:
    found = {f"element.{name}": capital(words[f"element.{name}"]) for name in ("ask", "done", "tools")}
    for line in SCORE_LINES:
        found[f"sheet.{line}"] = capital(words[line])
        found[f"sheet.{line}.help"] = words[f"help.score.{line}"]
    for option, values in OPTION_VALUES.items():
        found[f"option.{option}"] = capital(words[f"name.{option}"])
        found[f"option.{option}.help"] = f"{capital(words[f'option.{option}'])}."
        for value in values:
            key = f"value.{option}.{value}"
            found[key] = capital(words[key])
            found[f"{key}.help"] = words[f"help.{key}"]
    return found
