"""What the terminal pictures of all games are made of.

Blocks are lists of lines, each line a rich Text; they are put one below or beside the other, and in the end written as
markup. Every piece has a glyph or letters, so that a picture also reads without colours.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.text import Text

from feldberg.core.words import Language

View = dict[str, Any]
Block = list[Text]

WIDTH = 100
GAP = 2
INK = "#14110F"
PAPER = "#FBF8F1"
COLUMN = 14  # of the score sheet


def luminance(colour: str) -> float:
    shares = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = [share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def on(colour: str) -> str:
    """The style of text on a ground of that colour: dark or light, whatever reads better."""
    ground = luminance(colour) + 0.05
    dark = ground / (luminance(INK) + 0.05) >= (luminance(PAPER) + 0.05) / ground
    return f"{INK if dark else PAPER} on {colour}"


# Lines and blocks


def line(*parts: str | Text) -> Text:
    text = Text()
    for part in parts:
        text.append(part)
    return text


def padded(text: Text, width: int) -> Text:
    text = text.copy()
    text.pad_right(max(0, width - text.cell_len))
    return text


def spaced(parts: list[Text], between: str = " ") -> Text:
    return Text(between).join(parts)


def wrapped(parts: list[Text], between: str, width: int) -> Block:
    """The parts in as many lines as they need."""
    lines: list[list[Text]] = [[]]
    for part in parts:
        if lines[-1] and spaced([*lines[-1], part], between).cell_len > width:
            lines.append([])
        lines[-1].append(part)
    return [spaced(parts, between) for parts in lines]


def beside(blocks: list[Block], widths: list[int]) -> Block:
    height = max(len(block) for block in blocks)
    rows = [[block[at] if at < len(block) else Text() for block in blocks] for at in range(height)]
    return [spaced([padded(part, width) for part, width in zip(row, widths, strict=True)], " " * GAP) for row in rows]


def caption(text: str) -> Text:
    return Text(text, style="dim")


# The whole


class Picture:
    """A view, and the pieces of it in the words of one language. A game derives its own and draws its parts."""

    ACCENT = f"bold {PAPER} on {INK}"  # the colours of the house

    def __init__(self, view: View, tongue: Language) -> None:
        self.view = view
        self.tongue = tongue
        self.players: list[View] = view["players"]

    def parts(self) -> list[Block]:
        """All there is to see, from top to bottom."""
        raise NotImplementedError

    def markup(self) -> str:
        """The table in rich's markup, at most WIDTH columns wide: the parts with an empty line between them."""
        lines = [text for part in self.parts() if part for text in [*part, Text()]][:-1]
        return "\n".join(text.markup for text in lines)

    def word(self, key: str) -> str:
        return self.tongue.word(key)

    def label(self, key: str) -> Text:
        return caption(self.word(f"label.{key}"))

    def heading(self) -> Text:
        return Text(f" {self.word('title')} ", style=self.ACCENT)

    # Players

    def name(self, seat: int) -> str:
        return self.tongue.player(seat, ())

    def asked_name(self, seat: int) -> str:
        """A player's name, marked if it is asked."""
        return f"{'▶ ' if seat in self.view['asked'] else ''}{self.name(seat)}"

    def title(self, seat: int) -> Text:
        """A player's name and points; the one's own name stands out."""
        name = Text(self.asked_name(seat), style="bold")
        if seat == self.view["seat"]:
            name = Text(f" {name.plain}, {self.word('label.you')} ", style=self.ACCENT)
        return line(name, "  ", Text(self.standing(seat), style="bold"))

    def standing(self, seat: int) -> str:
        """How far a player is."""
        return self.tongue.count("points", self.view["scores"][seat])

    def sheet(self) -> Block:
        """The final score, a column for each player in the order of the ranking."""
        ranking: list[int] = self.view["ranking"]
        seats = sorted(range(len(self.players)), key=lambda seat: ranking[seat])
        sheets = [self.view["score_sheets"][seat] for seat in seats]
        first = max(len(self.word(name)) for name in sheets[0]) + 2
        places = [f"{ranking[seat]}. " if len(seats) > 1 else "" for seat in seats]
        head = [f"{place}{self.name(seat)}" for place, seat in zip(places, seats, strict=True)]
        rows = [
            line(caption(self.word(name).ljust(first)), columns(sheet[name] for sheet in sheets)) for name in sheets[0]
        ]
        total = columns(self.view["scores"][seat] for seat in seats)
        return [
            Text(self.word("label.scoring").ljust(first) + columns(head), style="bold"),
            *rows,
            Text(self.word("label.total").ljust(first) + total, style="bold"),
        ]


def columns(cells: Iterable[object]) -> str:
    return "".join(f"{cell!s:>{COLUMN}}" for cell in cells)
