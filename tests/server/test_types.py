from __future__ import annotations

import json
import re
from pathlib import Path
from typing import NotRequired, get_origin, get_type_hints

import pytest

from feldberg.core.registry import game, games
from feldberg.core.rooms import room
from feldberg.core.view import View
from feldberg.core.words import LANGUAGES
from feldberg.server.browser import files
from feldberg.server.typescript import written
from tests.games.option_sets import SHIPPED

SOURCES = Path(__file__).parent.parent.parent / "web" / "src"
FILES = files(SHIPPED)


@pytest.mark.parametrize("name", FILES)
def test_what_the_browser_app_is_told_is_up_to_date(name: str) -> None:
    assert (SOURCES / name).read_text(encoding="utf-8") == FILES[name], "write it anew: make types"


VIEW = """\
// Made from src/feldberg/games/toy/view.py by `make types`. Do not edit.

import type { View } from "../../view";

export interface ToyView extends View {
  round: number;
  prize: number;
  hand: number[] | null;
  /** how many cards everybody holds, for who only watches */
  hands: number[] | null;
  laid: number[];
  staked: number[];
  coins: number[];
}
"""
CONTENT = """\
// Made from src/feldberg/games/toy/printed.py by `make types`. Do not edit.

export type Stake = "coins" | "nothing";

export const ROUNDS: number = 4;

/** their worth */
export const CARDS: number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];

export const STAKES: Record<Stake, number> = {"coins": 1, "nothing": 0};
"""


def test_views_and_printed_content_become_typescript() -> None:
    toy = files(["toy"])
    assert toy["games/toy/view.ts"] == VIEW
    assert toy["games/toy/content.ts"] == CONTENT


@pytest.mark.parametrize("name", games())
def test_a_view_holds_what_its_type_says(name: str) -> None:
    """Of core's head and the game's own; mypy checks the values."""
    one = game(name)
    own = get_type_hints(get_type_hints(room(one.package, "view").view)["return"], include_extras=True)
    needed = {key for key, hint in own.items() if get_origin(hint) is not NotRequired}
    assert one.start(1).view(0).keys() == {*get_type_hints(View), *needed}


def test_long_values_are_laid_out_in_lines() -> None:
    rows = [[number] * 10 for number in range(30)]
    text = written({"rows": rows, "more": {"names": ["a name"] * 30}})
    assert max(map(len, text.splitlines())) <= 120
    assert json.loads(re.sub(r",(\s*[\]}])", r"\1", text)) == {"rows": rows, "more": {"names": ["a name"] * 30}}


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
