"""Names and explanations for the glossary: of options, their values, the lines of the score sheet and answers."""

from __future__ import annotations

from collections.abc import Mapping

from feldberg.core.words import glossary_titles
from feldberg.games.hallertau.content.pieces import FARMYARD_DECKS, GATEWAY_DECKS

SCORE_LINES = ("centre", "sheep", "jewelry", "leftovers", "cards")
OPTION_VALUES = {
    "players": [],
    "cards": ["true", "false"],
    "gateway": [*GATEWAY_DECKS, "random"],
    "farmyard": [*FARMYARD_DECKS, "random"],
    "ask": ["needed", "everything"],
}
ANSWERS = ("ask", "done", "tools")


def titles(words: Mapping[str, str]) -> dict[str, str]:
    return glossary_titles(words, ANSWERS, SCORE_LINES, OPTION_VALUES)
