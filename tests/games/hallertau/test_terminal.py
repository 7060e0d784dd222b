"""The picture for a terminal: its size, its markup, and that it reads without colours."""

from __future__ import annotations

import random
from typing import Any

import pytest

import feldberg
from feldberg.core.words import LANGUAGES
from feldberg.games.hallertau import terminal
from feldberg.games.hallertau.content.pieces import RESOURCE_NAMES, SPACE_NAMES, STOCK
from feldberg.games.hallertau.state import Table
from feldberg.games.hallertau.words import words
from feldberg.games.hallertau.words.texts import card_text
from tests.games import drawing
from tests.games.drawing import legible
from tests.games.hallertau.option_sets import OPTION_SETS
from tests.rulebook.hallertau.position import Position


def drawn(table: Table, seat: int | None, lang: str) -> str:
    """The picture, which also has a height."""
    text = drawing.drawn(table, seat, lang)
    assert text.count("\n") < terminal.HEIGHT
    return text


def played(seed: int, moves: int, **options: Any) -> Table:
    luck = random.Random(seed)
    table: Table = feldberg.game("hallertau", **options).start(seed)
    for _ in range(moves):
        if not table.over:
            table.play(luck.choice(table.legal()))
    return table


@pytest.mark.parametrize("family", OPTION_SETS)
def test_every_view_fits_the_terminal(family: str) -> None:
    luck = random.Random(family)
    table: Table = feldberg.game("hallertau", **OPTION_SETS[family]).start(len(family))
    while True:
        if table.over or luck.random() < 0.03:
            for lang in LANGUAGES:
                drawn(table, luck.choice([*range(len(table.players)), None]), lang)
        if table.over:
            return
        table.play(luck.choice(table.legal()))


def test_a_full_table_fits_the_terminal() -> None:
    """Much of everything, and more hand cards than there is room for."""
    position = Position(players=4, in_round=6, gateway="master", farmyard="jewelry")
    for seat in range(4):
        position.stock(seat=seat, **dict.fromkeys(RESOURCE_NAMES[:STOCK], 10))
        position.fields(*["5 hides"] * 8, seat=seat)
        position.player(seat).used_tools = 10
        position.hand(*range(301 + 7 * seat, 308 + 7 * seat), *range(701 + 8 * seat, 709 + 8 * seat), seat=seat)
        position.played(*range(801 + 11 * seat, 812 + 11 * seat), seat=seat)
    position.turn()
    for lang in LANGUAGES:
        for viewer in (0, 3, None):
            text = drawn(position.table, viewer, lang)
            for number in position.hand_of(viewer) if viewer is not None else []:
                assert f"{number}" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_reads_without_colours(lang: str) -> None:
    position = Position(players=2, in_round=3)
    position.stock(hops=7, tools=2)
    position.fields("5 hops", "2", "4")
    position.sheep(r5=2, stable=3)
    position.centre(1, [1, 2, 3, 1, 1])
    position.workers("nursery", 1, 2)
    position.hand(4, 801)
    position.hand(9, seat=1)
    text = drawn(position.turn(workers=5).table, 0, lang)
    for name in SPACE_NAMES:
        assert words.word(f"space.{name}", lang) in text
    assert f"{words.word('space.nursery', lang):<22} ● ●● ○○○" in text
    assert f"{words.word('resource.hops', lang)} 7" in text
    assert f"{words.word('label.stable', lang)} 3" in text
    assert f"{words.word('label.workers', lang)} 5" in text
    assert "3 ×  4 ·  5 2  6 ·" in text
    assert card_text(4, words.language(lang)) in text
    assert card_text(801, words.language(lang)) in text
    assert card_text(9, words.language(lang)) not in text
    assert f"3 {words.word('label.of', lang)} 6" in text
    assert words.word("phase.4", lang) in text


def test_the_centre_is_a_track() -> None:
    position = Position(players=1)
    position.centre(1, [1, 2, 3, 9, 10])
    lines = drawn(position.turn().table, 0, "en").split("\n")
    first = next(at for at, line in enumerate(lines) if line.startswith("carpentry"))
    assert [line[:23] for line in lines[first : first + 5]] == [
        "carpentry  ▐▐■·◆·◆3333·",
        "brewhouse  ▐▐·■·◆·◆333·",
        "icehouse   ▐▐··■·◆3◆33·",
        "bakehouse  ▐▐·····333■·",
        "tailor     ▐▐·····3333■",
    ]


def test_fields_lie_in_their_rows() -> None:
    position = Position(players=1)
    position.fields("5 hops", "2", "3 rye")
    lines = drawn(position.turn().table, 0, "en").split("\n")
    first = next(at for at, line in enumerate(lines) if line.startswith("carpentry"))
    assert [line[51:].rstrip() for line in lines[first : first + 5]] == [
        "fields",
        "5 Ho     ·    ·    ·    ·    ·    ·    ·",
        "4   ·    ·    ·    ·    ·    ·    ·    ·",
        "3   ·    ·  Ry     ·    ·    ·    ·    ·",
        "2   ·   []    ·    ·    ·    ·    ·    ·",
    ]


def test_styles_can_be_read() -> None:
    for style in [*terminal.RESOURCES.values(), terminal.BUILDING, terminal.CENTRE, terminal.BOULDER, terminal.FIELD]:
        assert legible(style), style


def test_without_cards_the_corners_are_closed() -> None:
    text = drawn(played(2, 3, players=2, cards=False), 0, "en")
    assert "Gateway Card           ×" in text
    assert "decks" not in text


def test_alone_the_goal_is_told() -> None:
    assert "goal 100, outstanding above 110" in drawn(played(2, 3, players=1), 0, "en")
    assert "цель 80, выдающийся результат — больше 85" in drawn(played(2, 3, players=1, cards=False), 0, "ru")
