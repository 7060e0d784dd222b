"""The pieces of The Castles of Burgundy: depots, tiles and goods, as printed; the boards are in `estates`.

Each block names its source: `rulebook` (the rulebooks of 2011 and 2019), `published` (read off the printed pieces, one
or more public sources) or `ours` (not to be had; a stand-in of our own). Here nothing is `ours`.
"""

from __future__ import annotations

from typing import Final, Literal

from librt.vecs import vec
from mypy_extensions import i64

# Colours (rulebook). A tile fits cells of its own colour.

CASTLE: Final = 0
MINE: Final = 1
SHIP: Final = 2
ANIMAL: Final = 3
BUILDING: Final = 4
MONASTERY: Final = 5
COLOURS: Final = 6
Kind = Literal["castle", "mine", "ship", "animal", "building", "monastery"]
COLOUR_NAMES: Final[list[Kind]] = ["castle", "mine", "ship", "animal", "building", "monastery"]
LETTERS: Final = "CMSPBY"
ANY: Final = COLOURS  # of what fits cells of all colours

# Kinds of tiles (rulebook). Tiles of one kind are alike, so a tile is its kind; 0 stands for no tile.

CASTLE_TILE: Final = 1
MINE_TILE: Final = 2
SHIP_TILE: Final = 3

WAREHOUSE: Final = 4
WATCHTOWER: Final = 5
WORKSHOP: Final = 6
CHURCH: Final = 7
MARKET: Final = 8
BOARDING_HOUSE: Final = 9
BANK: Final = 10
TOWN_HALL: Final = 11
BUILDINGS: Final = 8
Building = Literal["warehouse", "watchtower", "workshop", "church", "market", "boarding house", "bank", "town hall"]
BUILDING_NAMES: Final[list[Building]] = [
    "warehouse",
    "watchtower",
    "workshop",
    "church",
    "market",
    "boarding house",
    "bank",
    "town hall",
]

FIRST_ANIMAL: Final = 12
ANIMAL_NAMES: Final = ["cow", "pig", "sheep", "chicken or goat"]  # chickens in 2011, goats in 2019, alike in play
SMALLEST_HERD: Final = 2
HERDS: Final = 3  # of 2, 3 and 4 animals

FIRST_MONASTERY: Final = 24
MONASTERIES: Final = 29  # 27 and 28 are extra tiles, 29 goes with the white castles
BASE_MONASTERIES: Final = 26

# Of the expansions; the geese are an animal, the crane and the white castle are buildings.
CRANE: Final = 53
GEESE: Final = 54
WHITE_CASTLE: Final = 55
INN: Final = 56
FACE_DOWN: Final = 57  # a tile of the black depot that lies on its face: it only fills a cell
TILES: Final = 58


def animal(kind: i64, count: i64) -> i64:
    """The tile with so many animals (2 to 4) of a kind (0 to 3)."""
    return FIRST_ANIMAL + kind * HERDS + count - SMALLEST_HERD


def animal_kind(tile: i64) -> i64:
    """Which animals a tile shows, -1 for none."""
    return ANIMAL_KIND[tile]


def animal_count(tile: i64) -> i64:
    return ANIMAL_COUNT[tile]


def monastery(number: i64) -> i64:
    """The tile of monastery 1 to 29."""
    return FIRST_MONASTERY + number - 1


def monastery_number(tile: i64) -> i64:
    return tile - FIRST_MONASTERY + 1


def colours_of_tiles() -> list[int]:
    simple = [-1, CASTLE, MINE, SHIP]
    base = simple + [BUILDING] * BUILDINGS + [ANIMAL] * (GEESE_KIND * HERDS) + [MONASTERY] * MONASTERIES
    return [*base, BUILDING, ANIMAL, BUILDING, ANY, ANY]


GEESE_KIND: Final = 4  # after those of the base game
COLOUR_OF: Final = vec[i64](colours_of_tiles())
ANIMAL_TILES: Final = range(FIRST_ANIMAL, FIRST_MONASTERY)
ANIMAL_KIND: Final = vec[i64](
    [
        GEESE_KIND if tile == GEESE else (tile - FIRST_ANIMAL) // HERDS if tile in ANIMAL_TILES else -1
        for tile in range(TILES)
    ]
)
ANIMAL_COUNT: Final = vec[i64](
    [
        2 if tile == GEESE else (tile - FIRST_ANIMAL) % HERDS + SMALLEST_HERD if tile in ANIMAL_TILES else 0
        for tile in range(TILES)
    ]
)

# Tile manifest, 164 tiles (rulebook; the split of animals and monasteries by backs is published).

BLACK_MONASTERIES: Final = [7, 12, 14, 15, 24, 25]
BLACK: Final = COLOURS  # the bag of tiles with black backs, after the six of the colours


def tile_bags() -> list[list[int]]:
    """The face-down piles, sorted by backs: the six colours in order, then black."""
    coloured_herds = [2, 2, 3, 3, 4]
    black_herds = [3, 4]
    monasteries = range(1, BASE_MONASTERIES + 1)
    return [
        [CASTLE_TILE] * 14,
        [MINE_TILE] * 10,
        [SHIP_TILE] * 20,
        [int(animal(kind, count)) for kind in range(4) for count in coloured_herds],
        [building for building in range(WAREHOUSE, TOWN_HALL + 1) for _ in range(5)],
        [int(monastery(number)) for number in monasteries if number not in BLACK_MONASTERIES],
        [building for building in range(WAREHOUSE, TOWN_HALL + 1) for _ in range(2)]
        + [int(animal(kind, count)) for kind in range(4) for count in black_herds]
        + [int(monastery(number)) for number in BLACK_MONASTERIES]
        + [CASTLE_TILE] * 2
        + [MINE_TILE] * 2
        + [SHIP_TILE] * 6,
    ]


BAGS: Final = [vec[i64](bag) for bag in tile_bags()]

# Goods (rulebook; which colour answers to which die is published). Colour 0 is sold with a 1, and so on.

GOODS: Final = 6
GOODS_OF_A_COLOUR: Final = 7
ALL_GOODS: Final = vec[i64]([colour for colour in range(GOODS) for _ in range(GOODS_OF_A_COLOUR)])
GOODS_NAMES: Final = ["turquoise", "purple", "pink", "red", "brown", "orange"]

# Monasteries by number (rulebook; which building goes with which of 16 to 23 is published).

SCORED_BUILDING: Final = {
    16: WAREHOUSE,
    17: WATCHTOWER,
    18: WORKSHOP,
    19: CHURCH,
    20: MARKET,
    21: BOARDING_HOUSE,
    22: BANK,
    23: TOWN_HALL,
    29: WHITE_CASTLE,
}

# Main board: depots 1 to 6 in a ring with 4 spaces each, then the 8 spaces of the black depot (published).
# The digit is the number of players from which on the space is used.

MOST_PLAYERS: Final = 4
FEWEST_PLAYERS: Final = 2  # for whom the board has a layout; it serves one alone too
DEPOTS: Final = 6
SPACES: Final = 4  # of a numbered depot
NUMBERED: Final = DEPOTS * SPACES
BLACK_SPACES: Final = 8
INN_SPACE: Final = NUMBERED + BLACK_SPACES  # beside the black depot, where inns are in the game

DEPOT_SPACES: Final = [
    ["Y3", "B2", "S2", "P4"],
    ["Y2", "B3", "C2", "B4"],
    ["P2", "S3", "B2", "Y4"],
    ["M4", "S2", "B2", "P3"],
    ["B3", "M2", "B4", "Y2"],
    ["C3", "B2", "S4", "P2"],
]
BLACK_DEPOT: Final = [3, 2, 4, 2, 2, 4, 2, 3]
CASTLE_OR_MINE: Final = 20  # with exactly three players this space gets a mine in phases B and D
SPACE_COLOURS: Final = vec[i64]([LETTERS.index(mark[0]) for depot in DEPOT_SPACES for mark in depot])
SPACE_PLAYERS: Final = vec[i64]([int(mark[1]) for depot in DEPOT_SPACES for mark in depot] + BLACK_DEPOT)

# Tracks and scoring tables (rulebook).

PHASES: Final = 5
PHASE_NAMES: Final = "ABCDE"
ROUNDS: Final = 5
LAST_STEP: Final = 6  # of the seven of the turn-order track, counted from 0; players are told 1 to 7
PHASE_POINTS: Final = vec[i64]([10, 8, 6, 4, 2])
REGION_POINTS: Final = vec[i64]([0, 1, 3, 6, 10, 15, 21, 28, 36])
LARGE_BONUS: Final = 3  # so many points more than there are players; a small one brings as many as there are
STORAGE: Final = 3
GOODS_SPACES: Final = 3
