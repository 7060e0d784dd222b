"""Where commands print: on a terminal in lines as wide as it is, elsewhere in lines that are never broken."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Console, Group, RenderableType

ENDLESS = 1_000_000  # columns


def screen(stderr: bool = False) -> Console:
    """The console for what is printed now."""
    if (sys.stderr if stderr else sys.stdout).isatty():
        return Console(stderr=stderr)
    return Console(stderr=stderr, width=ENDLESS, height=25)


def arranged(lines: Sequence[str], console: Console) -> RenderableType:
    """Lines side by side as far as the terminal is wide, elsewhere one below the other."""
    if console.width < ENDLESS:
        return Columns(lines, column_first=True, padding=(0, 2))
    return Group(*lines)
