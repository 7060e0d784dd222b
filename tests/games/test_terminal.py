"""What the picture for a terminal must be, whatever the game."""

from __future__ import annotations

import random
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

import feldberg
from feldberg.core.terminal import WIDTH
from feldberg.core.words import LANGUAGES
from tests.games.drawing import plain
from tests.games.option_sets import SHIPPED


def played(name: str, players: int, moves: int | None = None) -> Any:
    """A random game: so many moves, or to its end."""
    luck = random.Random(name)
    table = feldberg.game(name, players=players).start(6)
    while not table.over and moves != 0:
        seat = luck.choice(table.seats)
        table.play(luck.choice(table.legal(seat)), seat)
        moves = None if moves is None else moves - 1
    return table


@pytest.mark.parametrize("name", SHIPPED)
def test_the_end_shows_the_score_sheet(name: str) -> None:
    table = played(name, players=3)
    best_first = sorted(range(3), key=lambda seat: table.ranking()[seat])
    for lang in LANGUAGES:
        lines = plain(table.game, table.view(0), lang)
        total = next(line for line in lines if line.startswith(table.game.word("label.total", lang)))
        assert [int(number) for number in total.split()[1:]] == [table.scores()[seat] for seat in best_first]
        for name in table.score_sheet(0):
            assert any(line.startswith(table.game.word(name, lang)) for line in lines)


@pytest.mark.parametrize("name", SHIPPED)
def test_a_console_prints_it_line_by_line(name: str) -> None:
    table = played(name, players=4, moves=80)
    markup = table.game.picture(table.view(2), "ru")
    console = Console(width=WIDTH, force_terminal=True, color_system="truecolor")
    printed = console.render_lines(Text.from_markup(markup), pad=False)
    assert len(printed) == len(markup.split("\n"))
