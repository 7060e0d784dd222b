"""The README does not lie: its Python examples run, and its pictures are there. Nor does the changelog."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import feldberg

README = Path(__file__).parent.parent / "README.md"


def test_the_examples_run() -> None:
    failed, tried = doctest.testfile(str(README), module_relative=False)
    assert tried > 8
    assert failed == 0


def test_the_pictures_are_there_and_small() -> None:
    shown = re.findall(r"docs/pictures/[\w-]+\.webp", README.read_text("utf-8"))
    assert len(shown) >= 5
    for picture in shown:
        assert 5_000 < (README.parent / picture).stat().st_size <= 200_000, picture


def test_the_changelog_names_the_rules_version_of_every_game() -> None:
    told = (README.parent / "CHANGELOG.md").read_text("utf-8")
    assert f"## {feldberg.__version__}" in told
    for room in README.parent.glob("src/feldberg/games/*/game.py"):
        name = room.parent.name
        game = feldberg.game(name)
        assert re.search(rf"\| {game.word('title', 'en')} \| {game.RULES_VERSION} \|", told), name
