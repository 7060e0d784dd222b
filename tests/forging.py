"""Saves as a forger would make them."""

from __future__ import annotations

from typing import Any

from feldberg.core.saves import digest


def resigned(save: dict[str, Any]) -> dict[str, Any]:
    """The save with a check sum that matches again."""
    body = {key: value for key, value in save.items() if key != "check"}
    return body | {"check": digest(body)}
