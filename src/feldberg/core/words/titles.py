"""Names and explanations for the glossary: of answers, the lines of the score sheet, options and their values."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from feldberg.core.words.language import capital


def glossary_titles(
    words: Mapping[str, str],
    answers: Iterable[str],
    score_lines: Iterable[str],
    option_values: Mapping[str, Iterable[str]],
) -> dict[str, str]:
    """What a game's words say of them; answers and values are explained where there is more to say than their name."""
    found: dict[str, str] = {}
    for line in score_lines:
        found[f"sheet.{line}"] = capital(words[line])
        found[f"sheet.{line}.help"] = words[f"help.score.{line}"]
    for option in option_values:
        found[f"option.{option}"] = capital(words[f"name.{option}"])
        found[f"option.{option}.help"] = f"{capital(words[f'option.{option}'])}."
    values = [f"value.{option}.{value}" for option, its in option_values.items() for value in its]
    for key in [*(f"element.{answer}" for answer in answers), *values]:
        found[key] = capital(words[key])
        if f"help.{key}" in words:
            found[f"{key}.help"] = words[f"help.{key}"]
    return found
