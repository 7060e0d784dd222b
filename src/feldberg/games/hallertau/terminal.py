"""A stand-in."""

from __future__ import annotations

from typing import Any


def picture(view: dict[str, Any], lang: str) -> str:
    return str(view)
