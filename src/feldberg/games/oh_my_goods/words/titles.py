"""Names and explanations for the glossary: of options, the lines of the score sheet and answers."""

from __future__ import annotations

from collections.abc import Mapping

from feldberg.core.words import capital
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
    found = {}
    for answer in ANSWERS:
        found[f"element.{answer}"] = capital(words[f"element.{answer}"])
    for mode in ("mode:efficient", "mode:sloppy"):
        found[f"element.{mode}.help"] = words[f"help.{mode}"]
    for line in SCORE_LINES:
        found[f"sheet.{line}"] = capital(words[line])
        found[f"sheet.{line}.help"] = words[f"help.score.{line}"]
    for option, values in OPTION_VALUES.items():
        found[f"option.{option}"] = capital(words[f"name.{option}"])
        found[f"option.{option}.help"] = f"{capital(words[f'option.{option}'])}."
        for value in values:
            found[f"value.{option}.{value}"] = capital(words[f"value.{option}.{value}"])
    return found
