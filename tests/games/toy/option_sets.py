"""The sets of options under which the shared tests of all games are run."""

from __future__ import annotations

from typing import Any

OPTION_SETS: dict[str, dict[str, Any]] = {
    "2p": {"players": 2},
    "3p": {"players": 3},
    "team": {"players": 4, "team": True},
}
