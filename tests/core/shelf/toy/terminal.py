from __future__ import annotations

from typing import Any

from rich.markup import escape


def picture(view: dict[str, Any], lang: str) -> str:
    return escape(str(view))
