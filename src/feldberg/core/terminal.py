"""What the terminal pictures of all games are made of.

Blocks are lists of lines, each line a rich Text, put one below or beside the other.
"""

from __future__ import annotations

from typing import Any

from rich.text import Text

View = dict[str, Any]
Block = list[Text]

WIDTH = 100
GAP = 2
INK = "#14110F"
PAPER = "#FBF8F1"


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
