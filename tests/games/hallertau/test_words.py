"""Grammar, the tables of words, and that in whole games no two choices sound the same."""

from __future__ import annotations

import random
import string
from collections.abc import Iterator
from typing import Any

import pytest

import feldberg
from feldberg.core.words import LANGUAGES
from feldberg.games.hallertau import Game
from feldberg.games.hallertau.content.pieces import (
    RESOURCE_NAMES,
)
from feldberg.games.hallertau.questions.actions import (
    PASS,
    TOOLS,
)
from feldberg.games.hallertau.state import Table
from feldberg.games.hallertau.words import words
from feldberg.games.hallertau.words.texts import MOODS
from tests.games.hallertau.option_sets import OPTION_SETS
from tests.games.hallertau.wording import EN, KINDS, RU, clean

# Grammar


@pytest.mark.parametrize(
    ("number", "field", "sheep", "taken", "clay", "workers", "card", "points"),
    [
        (0, "полей", "овец", "овец", "глины", "работников", "карт бонусов", "очков"),
        (1, "поле", "овца", "овцу", "глину", "работника", "карту бонуса", "очко"),
        (2, "поля", "овцы", "овцы", "глины", "работников", "карты бонусов", "очка"),
        (4, "поля", "овцы", "овцы", "глины", "работников", "карты бонусов", "очка"),
        (5, "полей", "овец", "овец", "глины", "работников", "карт бонусов", "очков"),
        (11, "полей", "овец", "овец", "глины", "работников", "карт бонусов", "очков"),
        (14, "полей", "овец", "овец", "глины", "работников", "карт бонусов", "очков"),
        (21, "поле", "овца", "овцу", "глину", "работника", "карту бонуса", "очко"),
        (112, "полей", "овец", "овец", "глины", "работников", "карт бонусов", "очков"),
        (122, "поля", "овцы", "овцы", "глины", "работников", "карты бонусов", "очка"),
    ],
)
def test_russian_numbers(
    number: int, field: str, sheep: str, taken: str, clay: str, workers: str, card: str, points: str
) -> None:
    keys = ["fields", "sheep", "sheep taken", "clay taken", "workers placed", "bonus cards", "points"]
    counted = [RU.count(key, number) for key in keys]
    assert counted == [f"{number} {form}" for form in (field, sheep, taken, clay, workers, card, points)]


def test_numbers_in_tiers_go_with_the_last() -> None:
    assert RU.count("empty", 1, 2, 5) == "1, 2 или 5 пустых полей"
    assert RU.count("jewelry", 1, 2, 3) == "1, 2 или 3 драгоценности"
    assert RU.count("tools", 7, 4, 1) == "7, 4 или 1 инструмент"
    assert RU.count("tools", 2, 2) == "2 инструмента"
    assert EN.count("hides", 0, 1, 2) == "0, 1 or 2 hides"
    assert EN.count("points cards", 1) == "1 point card"


# Tables


def test_words_are_of_their_language() -> None:
    for key, text in RU.words.items():
        assert clean(text, "ru"), f"{key}: {text}"
    for key, text in EN.words.items():
        assert clean(text, "en"), f"{key}: {text}"


def test_every_verb_of_a_sentence_is_known() -> None:
    for tongue in MOODS["ru"]:
        for text in tongue.sentences.values():
            assert all(hole is None or hole.isascii() for _, hole, _, _ in string.Formatter().parse(text)), text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_that_are_promised(lang: str) -> None:
    options = [f"option.{option.name}" for option in Game.OPTIONS]
    gains = [kind.name for kind in KINDS if kind.gain]
    for key in ["title", *options, *Game({}).start(1).score_sheet(0), *gains]:
        assert words.word(key, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_codes_are_short_and_differ(lang: str) -> None:
    codes = [words.word(f"short.{name}", lang) for name in RESOURCE_NAMES]
    assert len(set(codes)) == len(codes)
    assert {len(code) for code in codes} == {2}


# Whole games


def played(seed: int, options: dict[str, Any]) -> Iterator[Table]:
    """A random game, question by question, to its end; what is rare is liked, so that much happens."""
    luck = random.Random(seed)
    table: Table = feldberg.game("hallertau", **options).start(seed)
    table.telling = True
    while not table.over:
        yield table
        legal = table.legal()
        rare = [action for action in legal if not TOOLS.has(action) and not PASS.has(action)]
        table.play(luck.choice(rare if rare and luck.random() < 0.8 else legal))
    yield table


@pytest.mark.parametrize("family", OPTION_SETS)
def test_every_choice_question_and_event_has_words(family: str) -> None:
    for table in played(len(family), OPTION_SETS[family]):
        for lang in LANGUAGES:
            legal = table.legal()
            said = [table.game.say(table, action, lang) for action in legal]
            assert len(set(said)) == len(said), said
            told = [table.game.explain(table, action, lang) for action in legal]
            told += [words.tells(event, lang, {}) for event in table.events]
            for text in [*said, *told, words.asks(table, lang)]:
                assert clean(text, lang), text
