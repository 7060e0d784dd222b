"""The pieces as the rulebook counts them.

What is printed on them and was not to be had is in the files of `contents`, read by `box`.
Each block names its source: `rulebook`, `published` or `ours`.
"""

from __future__ import annotations

from typing import Final, Literal

from librt.vecs import vec
from mypy_extensions import i64

# Tile types, and colours of spaces and region cards: one colour for each type (rulebook)

Type = Literal["castle", "city", "tavern", "farmland", "quarry", "village", "monastery", "coach"]
TYPE_NAMES: Final[list[Type]] = ["castle", "city", "tavern", "farmland", "quarry", "village", "monastery", "coach"]
CASTLE: Final = 0
CITY: Final = 1
TAVERN: Final = 2
FARMLAND: Final = 3
QUARRY: Final = 4
VILLAGE: Final = 5
MONASTERY: Final = 6
COACH: Final = 7
TYPES: Final = 8

Colour = Literal["dark green", "red", "blue", "light green", "grey", "orange", "yellow", "beige"]
COLOUR_NAMES: Final[list[Colour]] = [
    "dark green",
    "red",
    "blue",
    "light green",
    "grey",
    "orange",
    "yellow",
    "beige",
]

# Tiles of one player besides the starting castle, and neutral ones (rulebook)

OWN: Final = [1, 2, 1, 4, 3, 4, 3, 3]
NEUTRAL: Final = [4, 4, 4, 4, 4, 4, 4, 4]
OWN_TILES: Final = sum(OWN)
NEUTRALS: Final = sum(NEUTRAL)
MOST_PLAYERS: Final = 4
TILES: Final = NEUTRALS + MOST_PLAYERS * OWN_TILES
STACKS: Final = 3
STACK: Final = OWN_TILES // STACKS
# Neutral tiles come first, then the set of one player after the other, each by type.
TYPE_OF: Final = vec[i64](
    [kind for kind, count in enumerate(NEUTRAL) for _ in range(count)]
    + [kind for kind, count in enumerate(OWN) for _ in range(count)] * MOST_PLAYERS
)

# Farm kinds, as bits of what a tile shows (rulebook; which tile shows what is in a file)

Farm = Literal["vineyard", "pigs", "olives", "wheat"]
FARM_NAMES: Final[list[Farm]] = ["vineyard", "pigs", "olives", "wheat"]
FARMS: Final = 4
FARM_COUNT: Final = vec[i64]([bin(kinds).count("1") for kinds in range(2**FARMS)])

# Faces: what one sees of a piece. Farmland differs by its farm kinds; the last is the wooden hex.

FIRST_FARMLAND: Final = TYPES
HEX: Final = FIRST_FARMLAND + 2**FARMS
FACES: Final = HEX + 1

# Boards (counts from the rulebook, the shape inferred: columns of 3, 4 and 3 spaces)

LETTERS: Final = ["A", "B", "C"]
BOARDS: Final = len(LETTERS)  # in a domain
BOARDS_OF_LETTER: Final = 4
COLUMNS: Final = [3, 4, 3]
SPACES: Final = sum(COLUMNS)
CELLS: Final = BOARDS * SPACES
BIT: Final = vec[i64]([2**cell for cell in range(CELLS)])  # of spaces, and of faces, which are fewer
assert FACES <= CELLS
LARGEST_AREA: Final = 3
CASTLE_SPACES: Final = 3
AREA_POINTS: Final = vec[i64]([0, 1, 3, 6])  # by size

# Cards (rulebook)

REGION_CARDS: Final = 122
YIELD_CARDS: Final = 27
START_HAND: Final = 5
PRICE: Final = 2  # cards of a space's colour
PAIR: Final = 2  # cards of another colour that stand for one
MONASTERY_CARDS: Final = 3
CARDS_A_POINT: Final = 5

Edition = Literal["revised", "first"]
DRAWN: Final[dict[Edition, int]] = {"revised": 3, "first": 2}

# What yield cards bring (published kinds, and workers, which an owner of the box may find there)

Reward = Literal["red", "green", "cards", "marble", "hex", "worker"]
REWARD_NAMES: Final[list[Reward]] = ["red", "green", "cards", "marble", "hex", "worker"]
RED: Final = 0
GREEN: Final = 1
CARDS: Final = 2
MARBLE: Final = 3
A_HEX: Final = 4
WORKER: Final = 5
MOST_REWARD: Final = 9

# Square bonus tiles (rulebook)

Bonus = Literal["card", "storage", "marble", "worker", "yield"]
BONUS_NAMES: Final[list[Bonus]] = ["card", "storage", "marble", "worker", "yield"]
MORE_CARDS: Final = 0
MORE_STORAGE: Final = 1
MORE_MARBLE: Final = 2
MORE_WORKERS: Final = 3
MORE_YIELDS: Final = 4
BONUSES: Final = 5
BONUS_TILES: Final = 5  # of each
STORAGE_POINTS: Final = 2  # green, with every further storage space

# The rest (rulebook)

STORAGE: Final = 1
MOST_STORED: Final = STORAGE + BONUS_TILES
OPEN: Final = 8  # tiles of the display
TOO_MANY: Final = 5  # of a colour in the display
ROUNDS: Final = 3
SIDES: Final = 2  # of a colour bonus tile
HIGHEST_BONUS: Final = 4
NO_ROOM_POINTS: Final = 2  # red, for a hex that finds no storage space
