"""The sets of options under which the shared tests of all games are run."""

from __future__ import annotations

from typing import Any

OPTION_SETS: dict[str, dict[str, Any]] = {
    "2p": {"players": 2},
    "3p": {"players": 3},
    "4p": {"players": 4},
    "2p-keep-one": {"players": 2, "keep_one": True},
    "3p-two-for-one": {"players": 3, "two_for_one": True},
    "2p-both-variants": {"players": 2, "keep_one": True, "two_for_one": True},
    "4p-both-variants": {"players": 4, "keep_one": True, "two_for_one": True},
}

# What `make sight` plays besides the base game.
SIGHT: dict[str, dict[str, Any]] = {
    "variants": OPTION_SETS["4p-both-variants"],
    "chapter": {"players": 3, "expansion": "longsdale", "chapter": "3"},
    "all": {"players": 4, "expansion": "longsdale"},
}
