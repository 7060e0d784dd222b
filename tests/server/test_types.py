from __future__ import annotations

from pathlib import Path

import pytest

from feldberg.core.registry import game, games
from feldberg.server.api import LANGUAGES
from feldberg.server.browser import files

SOURCES = Path(__file__).parent.parent.parent / "web" / "src"


@pytest.mark.parametrize(("name", "text"), files().items(), ids=str)
def test_what_the_browser_app_is_told_is_up_to_date(name: str, text: str) -> None:
    assert (SOURCES / name).read_text(encoding="utf-8") == text, "write it anew: make types"


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
