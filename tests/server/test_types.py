from __future__ import annotations

from pathlib import Path

import pytest

from feldberg.core.registry import game, games
from feldberg.core.words import LANGUAGES
from feldberg.server.glossaries import glossaries
from feldberg.server.typescript import typescript
from tests.games.option_sets import SHIPPED

SOURCES = Path(__file__).parent.parent.parent / "web" / "src"
MESSAGES = SOURCES / "messages.ts"


def test_the_typescript_types_are_those_of_the_messages() -> None:
    assert MESSAGES.read_text(encoding="utf-8") == typescript(), "write them anew: make types"


def test_the_glossaries_are_those_of_the_games() -> None:
    for name, text in glossaries(SHIPPED).items():
        assert (SOURCES / "games" / name).read_text(encoding="utf-8") == text, "write them anew: make types"


@pytest.mark.parametrize("name", games())
def test_a_glossary_names_the_same_in_every_language_and_all_that_is_shown(name: str) -> None:
    one = game(name)
    found = [one.glossary(lang) for lang in LANGUAGES]
    shapes = [{key: sorted(entry) for key, entry in glossary.items()} for glossary in found]
    assert all(shape == shapes[0] for shape in shapes)
    assert all(text.strip() for glossary in found for entry in glossary.values() for text in entry.values())
    sheet = {f"sheet.{line}" for line in one.start(1).score_sheet(0)}
    options = {f"option.{option.name}" for option in one.OPTIONS}
    assert sheet | options <= found[0].keys()
