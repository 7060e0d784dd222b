"""The twenty action spaces in the card language, from top to bottom (rulebook)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from feldberg.games.hallertau.content.language import program
from feldberg.games.hallertau.content.pieces import MOST_ROWS, SPACE_NAMES, SPACES, is_corner

SPACE_TEXTS: Final = {
    "gateway_card": "1 gateway; first player",
    "farming": "1 field in row 5 or sow 4",
    "sheep_breeding": "2 milk -> 1 sheep or 4 milk -> 2 sheep",
    "sheep_shearing": "wool = sheep; step 1 sheep",
    "clay_delivery": "clay = round",
    "farmyard_card": "1 farmyard; first player",
    "butchery": "1 sheep -> 4 meat and 2 hides",
    "nursery": "3 clay or 3 crops",
    "busy_weekend": "1 milk or 1 wool; sow 2",
    "clearing": "1 field in row 2; 1 clay",
    "bonus_card": "1 bonus; first player",
    "small_trade": "2 crops; 1 milk or 1 wool; step 1 sheep",
    "cultivation": "sow 3",
    "weekly_market": "1 sheep; 1 meat",
    "land_sale": "1 field -> 1 jewelry and 3 clay",
    "point_card": "1 points; first player",
    "fertilizing": "lift 2 to row 5; sow 1",
    "tool_shed": "4 clay or 1 field in row 4",
    "town_hall": "1 building back -> 2 jewelry",
    "sheep_market": "1 sheep; 1 hides",
}
PROGRAM_OF: Final = vec[i64]([program(SPACE_TEXTS[name]) for name in SPACE_NAMES])
ROWS_OF: Final = vec[i64]([MOST_ROWS - 1 if is_corner(space) else MOST_ROWS for space in range(i64(SPACES))])
