"""What the tests of every game's picture for a terminal share."""

from __future__ import annotations

import json
from typing import Any

from rich.text import Text

from feldberg.core.game import Game
from feldberg.core.state import State
from feldberg.core.terminal import WIDTH, luminance

LEAST_CONTRAST = 4.5


def plain(game: Game[Any], view: dict[str, Any], lang: str, width: int = WIDTH) -> list[str]:
    """A view's picture as plain lines, checked for what every picture must be."""
    text = Text.from_markup(game.picture(json.loads(json.dumps(view)), lang))
    lines = text.split("\n", allow_blank=True)
    assert max(line.cell_len for line in lines) <= width
    assert "[/" not in text.plain
    return [line.plain.rstrip() for line in lines]


def drawn(table: State, seat: int | None, lang: str) -> str:
    """The table as a seat sees it."""
    return "\n".join(plain(table.game, table.view(seat), lang))


def legible(style: str) -> bool:
    """Whether the ink stands out from its ground."""
    ink, ground = style.removeprefix("bold ").split(" on ")
    light, dark = sorted([luminance(ink), luminance(ground)], reverse=True)
    return (light + 0.05) / (dark + 0.05) >= LEAST_CONTRAST
