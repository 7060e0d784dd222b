"""The cards of Oh My Goods!, as printed.

Each block names its source: `rulebook`, `published` (read off the printed cards, one or more public sources) or `ours`
(not to be had; a stand-in of our own).
"""

from __future__ import annotations

from typing import Final, Literal, get_args

from librt.vecs import vec
from mypy_extensions import i64

# Resources (rulebook), and the colours of the cards that carry them. The charburner is blue and carries none.

WOOD: Final = 0
WHEAT: Final = 1
WOOL: Final = 2
CLAY: Final = 3
STONE: Final = 4
RESOURCES: Final = 5
Resource = Literal["wood", "wheat", "wool", "clay", "stone"]
RESOURCE_NAMES: Final[list[Resource]] = ["wood", "wheat", "wool", "clay", "stone"]
Colour = Literal["green", "yellow", "white", "red", "grey", "blue"]
COLOUR_NAMES: Final[list[Colour]] = ["green", "yellow", "white", "red", "grey", "blue"]
BLUE: Final = 5

# Goods and what one is worth in coins (published; rulebook for coal, flour, iron, leather, shoes and those of
# Longsdale). A grape is worth as many coins as its owner has buildings of its colour.

Good = Literal[
    "coal", "planks", "iron", "glass", "windows", "barrels", "tools",
    "flour", "bread", "shoes", "food",
    "cloth", "clothing", "meat",
    "bricks", "cattle", "leather",
    "weapons", "corn", "stoves",
    "green grapes", "yellow grapes", "white grapes", "red grapes", "grey grapes",
]  # fmt: skip
GOOD_NAMES: Final[list[Good]] = list(get_args(Good))
GOODS: Final = len(GOOD_NAMES)
VALUES: Final = vec[i64]([1, 2, 3, 4, 5, 5, 6, 2, 4, 8, 8, 3, 4, 7, 2, 3, 6, 4, 2, 5, 0, 0, 0, 0, 0])
FIRST_GRAPES: Final = 20  # those of the colours, in their order
COAL: Final = 0

# Kinds of buildings (published; rulebook for the chains of its examples): the colour, the good a production building
# makes, and what its chain takes, resources from the hand and goods. Offices and towers make nothing. Those of
# Longsdale are in several colours; the chains of armoury and stove fitter are ours.

Kind = Literal[
    "charburner",
    "sawmill", "iron smelter", "glassmaker", "window manufacture", "cooperage", "tool maker",
    "mill", "bakery", "shoemaker", "food factory",
    "weaving mill", "tailor", "butcher",
    "brick manufacture", "cattle ranch", "tannery",
    "wood office", "wheat office", "wool office", "clay office", "stone office", "card office",
    "small watchtower", "corn field", "watchtower", "large watchtower", "armoury", "stove fitter", "vineyard",
    "character",
]  # fmt: skip
KIND_NAMES: Final[list[Kind]] = list(get_args(Kind))
KINDS: Final[dict[Kind, tuple[Colour | None, Good | None, list[Resource], list[Good]]]] = {
    "charburner": ("blue", "coal", ["wood"], []),
    "sawmill": ("green", "planks", ["wood"], []),
    "iron smelter": ("green", "iron", ["stone"], ["coal"]),
    "glassmaker": ("green", "glass", [], []),
    "window manufacture": ("green", "windows", [], ["glass", "planks"]),
    "cooperage": ("green", "barrels", [], ["planks"]),
    "tool maker": ("green", "tools", [], ["iron", "coal"]),
    "mill": ("yellow", "flour", ["wheat"], []),
    "bakery": ("yellow", "bread", [], ["flour", "coal"]),
    "shoemaker": ("yellow", "shoes", [], ["leather"]),
    "food factory": ("yellow", "food", [], ["bread"]),
    "weaving mill": ("white", "cloth", ["wool"], []),
    "tailor": ("white", "clothing", [], ["cloth", "coal"]),
    "butcher": ("white", "meat", [], ["cattle"]),
    "brick manufacture": ("red", "bricks", ["clay"], ["coal"]),
    "cattle ranch": ("red", "cattle", ["wheat"], []),
    "tannery": ("red", "leather", [], ["cattle"]),
    "wood office": ("grey", None, [], []),
    "wheat office": ("grey", None, [], []),
    "wool office": ("grey", None, [], []),
    "clay office": ("grey", None, [], []),
    "stone office": ("grey", None, [], []),
    "card office": ("grey", None, [], []),
    "small watchtower": (None, None, [], []),
    "corn field": (None, "corn", [], []),
    "watchtower": (None, None, [], []),
    "large watchtower": (None, None, [], []),
    "armoury": (None, "weapons", [], ["iron"]),
    "stove fitter": (None, "stoves", [], ["bricks", "iron"]),
    "vineyard": (None, None, [], []),  # grapes of the card's colour
    "character": ("blue", None, [], []),
}

# The deck (published: two full lists, 87 rows alike; the disputed ones as the better witnesses have them): kind, cost,
# points, what production needs, whether there is a half-sun.

ANY: Final = "any"
DECK: Final[list[tuple[Kind, int, int, str, int]]] = [
    ("sawmill", 2, 2, "3 wool + 1 clay", 0),
    ("sawmill", 2, 2, "3 clay + 1 stone", 1),
    ("sawmill", 3, 2, "2 clay + 2 stone", 1),
    ("sawmill", 3, 2, "2 clay + 2 wool", 0),
    ("sawmill", 4, 2, "2 clay + 2 wood", 0),  # disputed
    ("iron smelter", 6, 2, "3 wool + 1 clay", 1),
    ("iron smelter", 6, 2, "3 clay + 1 stone", 0),
    ("iron smelter", 8, 2, "2 clay + 2 wheat", 0),
    ("iron smelter", 8, 2, "2 stone + 2 wheat", 1),
    ("iron smelter", 8, 2, "2 stone + 2 wool", 0),
    ("iron smelter", 9, 2, "2 wheat + 2 wood", 1),
    ("glassmaker", 2, 2, "12 any", 1),
    ("glassmaker", 2, 2, "12 any", 0),
    ("glassmaker", 5, 2, "11 any", 1),
    ("glassmaker", 5, 2, "11 any", 0),
    ("window manufacture", 7, 3, "4 wheat + 1 stone", 1),
    ("window manufacture", 9, 3, "3 wool + 2 clay", 0),
    ("window manufacture", 9, 3, "3 clay + 2 stone", 1),
    ("cooperage", 11, 3, "3 wheat + 2 clay", 1),
    ("cooperage", 11, 3, "3 clay + 2 stone", 0),
    ("cooperage", 11, 3, "3 clay + 2 wheat", 1),
    ("cooperage", 11, 3, "3 stone + 2 wool", 0),
    ("tool maker", 15, 4, "3 clay + 3 wheat", 0),
    ("tool maker", 17, 4, "3 stone + 3 wood", 0),
    ("tool maker", 17, 4, "3 wood + 3 wool", 1),
    ("tool maker", 17, 4, "4 wood + 2 wool", 1),
    ("mill", 2, 2, "3 wheat + 1 wool", 0),
    ("mill", 3, 2, "2 clay + 2 wheat", 0),
    ("mill", 3, 2, "2 wheat + 2 wool", 1),
    ("mill", 3, 2, "3 wheat + 1 wood", 1),
    ("mill", 4, 2, "2 stone + 2 wood", 1),
    ("mill", 4, 2, "3 wood + 1 wool", 0),
    ("bakery", 9, 3, "3 wheat + 2 clay", 1),
    ("bakery", 9, 3, "3 clay + 2 stone", 1),
    ("bakery", 9, 3, "3 wool + 2 wheat", 1),
    ("bakery", 11, 3, "3 wool + 2 wood", 1),
    ("bakery", 12, 3, "3 wood + 2 wool", 1),
    ("shoemaker", 12, 4, "4 wheat + 2 clay", 1),  # disputed
    ("shoemaker", 12, 4, "4 wool + 2 wheat", 0),
    ("shoemaker", 15, 4, "3 wheat + 3 wood", 1),
    ("food factory", 17, 5, "4 wool + 2 clay", 0),
    ("food factory", 19, 5, "3 stone + 3 wheat", 0),
    ("food factory", 21, 5, "4 wood + 2 clay", 0),
    ("weaving mill", 5, 2, "3 wool + 1 clay", 0),
    ("weaving mill", 5, 2, "3 clay + 1 wheat", 1),
    ("weaving mill", 5, 2, "3 stone + 1 wheat", 1),
    ("weaving mill", 6, 2, "2 stone + 2 wool", 0),
    ("weaving mill", 6, 2, "2 wheat + 2 wool", 0),
    ("weaving mill", 8, 2, "2 clay + 2 wood", 0),
    ("weaving mill", 8, 2, "2 stone + 2 wood", 1),  # disputed
    ("weaving mill", 8, 2, "2 wheat + 2 wood", 1),
    ("tailor", 6, 3, "4 clay + 1 wheat", 0),
    ("tailor", 7, 3, "3 clay + 2 stone", 1),
    ("tailor", 7, 3, "3 clay + 2 wheat", 1),  # disputed
    ("tailor", 7, 3, "3 wool + 2 stone", 1),  # disputed
    ("tailor", 7, 3, "3 wheat + 2 wool", 0),
    ("tailor", 10, 3, "3 wood + 2 clay", 0),
    ("butcher", 12, 4, "4 stone + 2 wheat", 1),
    ("butcher", 15, 4, "3 clay + 3 wood", 1),
    ("butcher", 16, 4, "4 wood + 2 wool", 0),
    ("brick manufacture", 2, 2, "3 stone + 1 clay", 0),
    ("brick manufacture", 3, 2, "2 clay + 2 stone", 1),
    ("brick manufacture", 3, 2, "2 stone + 2 wheat", 1),
    ("brick manufacture", 3, 2, "2 stone + 2 wool", 1),
    ("brick manufacture", 5, 2, "3 wood + 1 stone", 0),
    ("brick manufacture", 5, 2, "2 stone + 2 wood", 1),
    ("brick manufacture", 5, 2, "2 wood + 2 wool", 0),
    ("brick manufacture", 5, 2, "3 wood + 1 wool", 0),
    ("cattle ranch", 6, 2, "2 clay + 2 wool", 0),
    ("cattle ranch", 6, 2, "2 stone + 2 wheat", 1),
    ("cattle ranch", 6, 2, "2 stone + 2 wool", 0),
    ("cattle ranch", 6, 2, "2 wheat + 2 wool", 0),
    ("cattle ranch", 8, 2, "2 stone + 2 wood", 1),  # disputed
    ("cattle ranch", 8, 2, "2 wheat + 2 wood", 1),
    ("tannery", 13, 3, "3 wheat + 2 wool", 0),
    ("tannery", 15, 3, "3 wood + 2 stone", 1),
    ("tannery", 15, 3, "3 wood + 2 wool", 0),
    ("card office", 6, 2, "", 1),
    ("card office", 6, 2, "", 0),
    ("card office", 6, 2, "", 0),
    ("clay office", 8, 3, "", 1),  # disputed
    ("clay office", 8, 3, "", 0),
    ("clay office", 8, 3, "", 0),
    ("stone office", 8, 3, "", 1),
    ("stone office", 8, 3, "", 1),
    ("stone office", 8, 3, "", 1),
    ("wheat office", 8, 3, "", 0),
    ("wheat office", 8, 3, "", 0),
    ("wheat office", 8, 3, "", 0),
    ("wood office", 8, 3, "", 0),
    ("wood office", 8, 3, "", 0),
    ("wool office", 8, 3, "", 1),
    ("wool office", 8, 3, "", 1),
    ("wool office", 8, 3, "", 1),
]

# The charburners (published; rulebook for three of them) and what they start with.

CHARBURNERS: Final[list[tuple[Kind, int, int, str, int]]] = [
    ("charburner", 0, 0, "2 wheat + 1 wood", 0),
    ("charburner", 0, 0, "2 wool + 1 wood", 0),
    ("charburner", 0, 0, "2 clay + 1 wood", 0),
    ("charburner", 0, 0, "2 stone + 1 wood", 0),
]
START_COAL: Final = 7
START_HAND: Final = 5

# Longsdale in Revolt: buildings and characters. The rulebook has the kinds and what they do, their number in all and
# that of the large watchtower; colours, costs, points, needs and half-suns could not be had and are ours.

LONGSDALE: Final[list[tuple[Kind, Colour, int, int, str, int]]] = [
    ("small watchtower", "green", 4, 2, "", 1),
    ("small watchtower", "yellow", 4, 2, "", 0),
    ("small watchtower", "white", 4, 2, "", 1),
    ("small watchtower", "red", 4, 2, "", 0),
    ("small watchtower", "grey", 4, 2, "", 1),
    ("corn field", "green", 7, 2, "", 0),
    ("corn field", "yellow", 7, 2, "", 1),
    ("corn field", "white", 8, 2, "", 0),
    ("corn field", "red", 8, 2, "", 1),
    ("corn field", "grey", 8, 2, "", 0),
    ("watchtower", "green", 8, 3, "", 1),
    ("watchtower", "yellow", 8, 3, "", 0),
    ("watchtower", "white", 8, 3, "", 1),
    ("watchtower", "red", 8, 3, "", 0),
    ("watchtower", "grey", 8, 3, "", 1),
    ("large watchtower", "green", 12, 4, "", 0),
    ("large watchtower", "yellow", 12, 4, "", 1),
    ("large watchtower", "white", 12, 4, "", 0),
    ("large watchtower", "red", 12, 4, "", 1),
    ("large watchtower", "grey", 12, 4, "", 0),
    ("armoury", "green", 7, 3, "3 clay + 2 stone", 1),
    ("armoury", "yellow", 7, 3, "3 stone + 2 wood", 0),
    ("armoury", "white", 8, 3, "3 wood + 2 wheat", 1),
    ("armoury", "red", 8, 3, "3 wheat + 2 wool", 0),
    ("stove fitter", "green", 10, 3, "3 clay + 2 wool", 1),
    ("stove fitter", "yellow", 10, 3, "3 stone + 2 clay", 0),
    ("stove fitter", "white", 11, 3, "3 wool + 2 stone", 1),
    ("stove fitter", "red", 11, 3, "3 wood + 2 clay", 0),
    ("stove fitter", "grey", 12, 3, "3 wheat + 2 wood", 1),
    ("vineyard", "green", 8, 2, "", 0),
    ("vineyard", "yellow", 8, 2, "", 1),
    ("vineyard", "white", 9, 2, "", 0),
    ("vineyard", "red", 9, 2, "", 1),
    ("vineyard", "grey", 9, 2, "", 0),
]
NUMBERS: Final[dict[Kind, int]] = {
    "small watchtower": 50,
    "corn field": 51,
    "watchtower": 52,
    "large watchtower": 53,
    "armoury": 54,
    "stove fitter": 55,
    "vineyard": 56,
}
STRENGTHS: Final[dict[Kind, int]] = {"small watchtower": 1, "watchtower": 2, "large watchtower": 3}
TOWER_SPARES: Final = 1  # resources, under the building that it is attached to
CHARACTERS: Final = 4  # numbers 57 to 60
FIRST_CHARACTER_NUMBER: Final = 57

# The assistants: the buildings one must own, cost and points. Two faces in a row share a card.
# Published by one source, but for 2 yellow, which could not be had and follows the other pairs, and for which faces
# share a card: these two are ours.

ASSISTANTS: Final[list[tuple[str, int, int]]] = [
    ("2 red", 4, 2),
    ("4 green", 2, 3),
    ("2 grey", 4, 2),
    ("4 yellow", 3, 2),
    ("2 green", 4, 2),
    ("4 white", 2, 3),
    ("2 white", 4, 2),
    ("4 red", 2, 3),
    ("2 yellow", 4, 2),
    ("3 grey", 3, 2),
    ("2 yellow + 1 grey", 6, 3),
    ("1 white + 1 red + 1 green + 1 yellow", 4, 3),
    ("1 green + 2 white", 6, 3),
    ("1 green + 1 white + 2 grey", 2, 3),
    ("1 red + 1 green + 2 grey", 6, 3),
    ("1 green + 1 yellow + 1 white + 1 red + 1 grey", 2, 3),
]
OUR_FACES: Final = [8]
FACES: Final = len(ASSISTANTS)
SIDES: Final = 2
ON_OFFER: Final = {1: 2, 2: 4, 3: 6, 4: 8}  # assistants, by players

# Numbers of the rules (rulebook).

NEW_CARDS: Final = 2
FEW_CARDS: Final = 3  # with so many in hand or fewer an office brings a card
SUNS: Final = 2  # half-suns that end a row of the market
EFFICIENT_GOODS: Final = 2
MOST_PLAYERS: Final = 4
SLOPPY_SPARES: Final = 1  # resources
MOVE_COST: Final = 2
LAST_BUILDING: Final = 8  # the one that brings the end near
COINS_A_POINT: Final = 5
MOST_BUILDINGS: Final = 12

# What follows from the tables, by card, kind or face. Of all cards those of the deck come first, then the charburners,
# the buildings of Longsdale and its characters.

FIRST_CHARBURNER: Final = len(DECK)
FIRST_LONGSDALE: Final = FIRST_CHARBURNER + len(CHARBURNERS)
FIRST_CHARACTER: Final = FIRST_LONGSDALE + len(LONGSDALE)
CARDS: Final = FIRST_CHARACTER + CHARACTERS
NO_GOOD: Final = -1
NO_RESOURCE: Final = -1


def counted(text: str, names: list[str]) -> list[int]:
    """How often each name is in a text like '3 wool + 1 clay'."""
    found = [0] * len(names)
    for part in text.split(" + ") if text else []:
        number, name = part.split(" ")
        found[names.index(name)] += int(number)
    return found


CHARACTER: Final[tuple[Kind, Colour, int, int, str, int]] = ("character", "blue", 0, 0, "", 0)
ROWS: Final[list[tuple[Kind, Colour, int, int, str, int]]] = [
    *[(kind, KINDS[kind][0] or "blue", cost, points, needs, sun) for kind, cost, points, needs, sun in DECK],
    *[(kind, KINDS[kind][0] or "blue", cost, points, needs, sun) for kind, cost, points, needs, sun in CHARBURNERS],
    *LONGSDALE,
    *[CHARACTER] * CHARACTERS,
]


def good_of(kind: Kind, colour: int) -> int:
    """What a building makes."""
    if kind == "vineyard":
        return FIRST_GRAPES + colour
    good = KINDS[kind][1]
    return NO_GOOD if good is None else GOOD_NAMES.index(good)


KIND_OF: Final = vec[i64]([KIND_NAMES.index(row[0]) for row in ROWS])
COLOUR_OF: Final = vec[i64]([COLOUR_NAMES.index(row[1]) for row in ROWS])  # and its resource, if it has one
COST: Final = vec[i64]([row[2] for row in ROWS])
POINTS: Final = vec[i64]([row[3] for row in ROWS])
NEEDS: Final = [vec[i64](counted(row[4], [*RESOURCE_NAMES, ANY])) for row in ROWS]
NEEDS_ANY: Final = RESOURCES  # where a row of needs has those of any kind
SUN: Final = vec[i64]([row[5] for row in ROWS])
GOOD_OF: Final = vec[i64]([good_of(row[0], COLOUR_NAMES.index(row[1])) for row in ROWS])
UNSTAFFED: Final = vec[i64]([int(row[0] in ("corn field", "vineyard")) for row in ROWS])  # produce by themselves
STRENGTH: Final = vec[i64]([STRENGTHS.get(row[0], 0) for row in ROWS])

TAKES_RESOURCE: Final = vec[i64](
    [RESOURCE_NAMES.index(kind[2][0]) if kind[2] else NO_RESOURCE for kind in KINDS.values()]
)
TAKES_GOODS: Final = [vec[i64]([GOOD_NAMES.index(good) for good in kind[3]]) for kind in KINDS.values()]
FIRST_OFFICE: Final = KIND_NAMES.index("wood office")  # those of the resources, in their order
CARD_OFFICE: Final = KIND_NAMES.index("card office")
BASE_KINDS: Final = CARD_OFFICE + 1  # those of Longsdale come after them,
BASE_GOODS: Final = GOOD_NAMES.index("weapons")  # and so do its goods

REQUIRES: Final = [vec[i64](counted(face[0], [*COLOUR_NAMES])) for face in ASSISTANTS]
FACE_COST: Final = vec[i64]([face[1] for face in ASSISTANTS])
FACE_POINTS: Final = vec[i64]([face[2] for face in ASSISTANTS])
