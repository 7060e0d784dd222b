"""The picture for a terminal: its width, its markup, and that it reads without colours."""

from __future__ import annotations

import random
from typing import Any

import pytest

from feldberg.core.words import LANGUAGES, numbered_player
from feldberg.games.burgundy import Game
from feldberg.games.burgundy.actions import BASE
from feldberg.games.burgundy.content import LAST_STEP
from feldberg.games.burgundy.estates import NAMED
from feldberg.games.burgundy.state import Table
from feldberg.games.burgundy.terminal import pieces
from feldberg.games.burgundy.words import words
from tests.games.drawing import drawn, legible


def played(seed: int, moves: int, **options: Any) -> Table:
    luck = random.Random(seed)
    table = Game(options).start(seed)
    for _ in range(moves):
        if not table.over:
            table.play(luck.choice(table.legal()))
    return table


@pytest.mark.parametrize("seed", range(12))
def test_every_view_fits_the_terminal(seed: int) -> None:
    players = 2 + seed % 3
    options: dict[str, Any] = {"players": players, "edition": ["2011", "2019"][seed % 2]}
    options["estates"] = [1, "dealt"][seed // 2 % 2]
    options["choosing"] = ["in turn", "secret"][seed // 4 % 2]
    luck = random.Random(seed)
    table = Game(options).start(seed)
    while True:
        if table.over or luck.random() < 0.03 or table.phase < 0:
            for lang in LANGUAGES:
                drawn(table, luck.choice([*range(players), None]), lang)
        if table.over:
            return
        table.play(luck.choice(table.legal()))


def test_full_panels_fit_the_terminal() -> None:
    """Every chip there can be: all goods in one depot, all bonus tiles and many monasteries with one player."""
    table = played(1, 40, players=4)
    for seat, player in enumerate(table.players):
        player.large = player.small = 63
        player.monasteries = player.works = sum(1 << number for number in range(10 + seat, 27, 2))
        player.workers = player.silver = 27
        for colour in range(6):
            player.sold[colour] = 7
            player.goods[colour] = 7
            table.goods[6 * seat + colour] = 5
    for lang in LANGUAGES:
        for viewer in (0, 3, None):
            drawn(table, viewer, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_reads_without_colours(lang: str) -> None:
    table = played(4, 120, players=3, edition="2019")
    text = drawn(table, 0, lang)
    for cell, number in enumerate(NAMED["1"].dice):
        assert f" {number}   {pieces.GLYPHS[table.players[0].estate.colour[cell]]} " in text
    tiles = {int(tile) for player in table.players for tile in [*player.cells, *player.store] if tile}
    tiles |= {int(tile) for tile in table.board if tile}
    for tile in tiles:
        assert words.word(f"short.{tile}.2019", lang) in text
    for seat in range(3):
        assert numbered_player(seat, lang) in text
    assert words.word(f"phase.{table.phase}", lang) in text


def test_the_turn_order_has_steps_1_to_7() -> None:
    table = played(4, 0, players=2)
    assert "Player 1 step 1" in drawn(table, 0, "en")
    table.steps[0] = LAST_STEP
    assert "Player 1 step 7" in drawn(table, 0, "en")


def test_the_estate_is_a_staggered_board() -> None:
    lines = drawn(played(4, 0, players=2, edition="2019"), 0, "en").split("\n")
    top = next(at for at, line in enumerate(lines) if line.startswith("             6   ♣"))
    rows = [line[:56].rstrip() for line in lines[top : top + 14]]
    assert rows == [
        "             6   ♣   5   ♜   4   ♜   3   †",
        "               ·       ·       ·       ·",
        "         2   ♣   1   ♣   6   ♜   5   †   4   ⌂",
        "           ·       ·       ·       ·       ·",
        "     5   ♣   4   ♣   3   ⌂   1   †   2   ⌂   3   ⌂",
        "       ·       ·       ·       ·       ·       ·",
        " 6   ≈   1   ≈   2   ≈   6   ♜   5   ≈   4   ≈   1   ≈",
        "   ·       ·       ·      Cas      ·       ·       ·",
        "     2   ⌂   5   ⌂   4   ⚒   3   ⌂   1   ⌂   2   ♣",
        "       ·       ·       ·       ·       ·       ·",
        "         6   ⌂   1   ⚒   2   †   5   ⌂   6   ⌂",
        "           ·       ·       ·       ·       ·",
        "             3   ⚒   4   †   1   †   3   ⌂",
        "               ·       ·       ·       ·",
    ]


def test_colours_are_those_of_the_house() -> None:
    markup = Game({"players": 4}).picture(played(4, 60, players=4).view(0), "en")
    for colour in pieces.TILE_COLOURS:
        assert f"on {colour}]" in markup
    for style in [*pieces.PLACED, *pieces.VACANT, *pieces.GOODS]:
        assert legible(style), style


# Set-up


def test_set_up_shows_the_dealt_estates() -> None:
    table = Game({"players": 3, "estates": "dealt"}).start(2)
    text = drawn(table, 1, "en")
    one, two = table.dealt[1]
    assert "set-up" in text
    assert f"Player 2  estate {one}/{two}" in text
    assert f"estate {one} " in text
    assert f"estate {two}\n" in text
    first = table.seat
    action = table.legal()[0]
    table.play(action)
    number = NAMED["1"].dice[BASE.settle.y(action)]
    settled = f"Player {first + 1}  estate {table.dealt[first][0]}, castle on castle cell {number}"
    assert settled in drawn(table, first, "en")
    assert settled in drawn(table, None, "en")


def test_set_up_shows_only_the_own_secret() -> None:
    table = Game({"players": 2, "estates": [5, 6], "choosing": "secret"}).start(2)
    table.play(BASE.settle.at(0, 10), seat=0)
    assert "Player 1  estate 5, castle on castle cell 4" in drawn(table, 0, "en")
    assert "castle on" not in drawn(table, 1, "en")
    assert "castle on" not in drawn(table, None, "en")
