"""The sets of options under which the shared tests of all games are run."""

from __future__ import annotations

from typing import Any

# What an owner of a box might have corrected: other boards, the castle not in their middle and one tavern more, other
# cards, and yield cards that bring workers, or two hexes at once.
CORRECTED: dict[str, Any] = {
    "boards": {
        "A1": "DLL GRBY OOE",
        "A2": "OLY ODLR GEB",
        "A3": "BOY EDOL RGL",
        "A4": "LRB LDYO EGO",
        "B1": "GLY GDRY LOE",
        "B2": "YGL YRGD OEL",
        "B3": "LRE GDYO GYL",
        "B4": "YYO LDEL RGG",
        "C1": "LBG RDBE YOE",
        "C2": "GLE BDEY ORB",
        "C3": "RYL EDBB EGO",
        "C4": "BEE YDLG RBO",
    },
    "farmland": {
        "own": [["pigs"], ["olives", "wheat"], ["vineyard", "pigs"], ["wheat"]],
        "neutral": [["pigs"], ["olives"], ["vineyard"], ["wheat"]],
    },
    "region_cards": {
        "dark_green": 15,
        "red": 15,
        "blue": 15,
        "light_green": 16,
        "grey": 15,
        "orange": 16,
        "yellow": 15,
        "beige": 15,
    },
    "yield_cards": [
        {"reward": "worker", "amount": 1, "cards": 9},
        {"reward": "hex", "amount": 2, "cards": 9},
        {"reward": "green", "amount": 2, "cards": 9},
    ],
    "colour_bonuses": {
        "castle": [4, 3],
        "city": [4, 3],
        "tavern": [4, 3],
        "farmland": [3, 2],
        "quarry": [3, 2],
        "village": [2, 1],
        "monastery": [2, 1],
        "coach": [2, 1],
    },
}
OPTION_SETS: dict[str, dict[str, Any]] = {
    **{
        f"{edition}-{players}p": {"players": players, "edition": edition}
        for edition in ("revised", "first")
        for players in (2, 3, 4)
    },
    "revised-3p-cards": {"players": 3, "content": {"yield_cards": CORRECTED["yield_cards"]}},
    "first-2p-corrected": {"players": 2, "edition": "first", "content": CORRECTED},
}
