"""Names and explanations for the glossary: of options, the lines of the score sheet and answers."""

from __future__ import annotations

from collections.abc import Mapping

from feldberg.core.words import glossary_titles
from feldberg.games.oh_my_goods.modules.longsdale.content import CHAPTER_NAMES

SCORE_LINES = ("buildings", "assistants", "goods", "strength")
OPTION_VALUES: dict[str, list[str]] = {
    "players": [],
    "expansion": ["none", "longsdale"],
    "chapter": ["all", *CHAPTER_NAMES],
    "story": [],
    "keep_one": ["false", "true"],
    "two_for_one": ["false", "true"],
}
ANSWERS = (
    "keep", "exchange", "whole hand", "mode:efficient", "mode:sloppy", "idle", "lay nothing", "as:one", "as:two",
    "finish", "neither", "call", "side:crown", "side:people",
)  # fmt: skip


def titles(words: Mapping[str, str]) -> dict[str, str]:
    return glossary_titles(words, ANSWERS, SCORE_LINES, OPTION_VALUES)
