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
    "3p-chapter-1": {"players": 3, "expansion": "longsdale", "chapter": "1"},
    "1p-chapter-2a": {"players": 1, "chapter": "2a"},
    "4p-chapter-2b": {"players": 4, "expansion": "longsdale", "chapter": "2b"},
    "2p-chapter-3": {"players": 2, "expansion": "longsdale", "chapter": "3", "story": ["1", "2b"]},
    "2p-chapter-4a": {"players": 2, "expansion": "longsdale", "chapter": "4a"},
    "3p-chapter-4b": {"players": 3, "expansion": "longsdale", "chapter": "4b"},
    "1p-chapter-5": {"players": 1, "chapter": "5", "story": ["1", "2b", "3", "4b"]},
    "1p-all": {"players": 1},
    "2p-all": {"players": 2, "expansion": "longsdale"},
    "4p-all": {"players": 4, "expansion": "longsdale"},
    "2p-all-both-variants": {"players": 2, "expansion": "longsdale", "keep_one": True, "two_for_one": True},
}

# What `make sight` plays besides one alone and the base game with four.
SIGHT: dict[str, dict[str, Any]] = {"all": OPTION_SETS["4p-all"] | OPTION_SETS["4p-both-variants"]}
