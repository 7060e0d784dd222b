from __future__ import annotations

from typing import Any

from rich.markup import escape

from .words import words


def picture(view: dict[str, Any], lang: str) -> str:
    return f"{words.word('title', lang)}: {escape(str(view))}"
