"""Plain data: its fingerprint, and reading it back with precise complaints."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from feldberg.core.errors import SaveError

Save = dict[str, Any]


def whole(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise SaveError(f"{value!r} is not a whole number")
    return value


def wholes(value: object, length: int, low: int = 0, high: int = 2**62) -> list[int]:
    """A list of so many whole numbers, each from low to high."""
    if not isinstance(value, list) or len(value) != length:
        raise SaveError(f"{value!r} is not a list of {length} whole numbers")
    for item in value:
        if not low <= whole(item) <= high:
            raise SaveError(f"{item} is not a number from {low} to {high}")
    return list(value)


def digest(save: Save) -> str:
    """A short fingerprint of plain data."""
    text = json.dumps(save, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
