"""Boards, goods and numbers."""

from __future__ import annotations

from typing import Final, Literal

from librt.vecs import vec
from mypy_extensions import i64

MANY: Final = 1 << 30
MOST_PLAYERS: Final = 4

# What a player has in stock (rulebook): the nine goods, tools and jewelry. Sheep lie on the stable board.

BARLEY: Final = 0
FLAX: Final = 1
HOPS: Final = 2
RYE: Final = 3
HIDES: Final = 4
MEAT: Final = 5
MILK: Final = 6
WOOL: Final = 7
CLAY: Final = 8
TOOLS: Final = 9
JEWELRY: Final = 10
SHEEP: Final = 11

CROPS: Final = 4
GOODS: Final = 9
STOCK: Final = 11
Crop = Literal["barley", "flax", "hops", "rye"]
Good = Literal[Crop, "hides", "meat", "milk", "wool", "clay"]
Stocked = Literal[Good, "tools", "jewelry"]
Resource = Literal[Stocked, "sheep"]
CROP_NAMES: Final[list[Crop]] = ["barley", "flax", "hops", "rye"]
GOOD_NAMES: Final[list[Good]] = [*CROP_NAMES, "hides", "meat", "milk", "wool", "clay"]
STOCK_NAMES: Final[list[Stocked]] = [*GOOD_NAMES, "tools", "jewelry"]
RESOURCE_NAMES: Final[list[str]] = [*STOCK_NAMES, "sheep"]
START_GOODS: Final = [BARLEY, FLAX, RYE]
MOST_JEWELRY: Final = 10

# The field board (rulebook; the start rows are inferred from the example of a first round).

COLUMNS: Final = 8
LOWEST_ROW: Final = 2
HIGHEST_ROW: Final = 5
START_ROWS: Final = [2, 3, 4]

# The stable board (rulebook): places 0 to 5 are the farmyard cards of rounds 1 to 6, place 6 is the stable.

ROUNDS: Final = 6
STABLE: Final = 6
PLACES: Final = 7
LIFE: Final = 3  # a sheep lands so many cards ahead

# Phases (rulebook).

CLEARING: Final = 1
NEW_WORKERS: Final = 2
INCOME: Final = 3
ACTION_PHASE: Final = 4
NEW_CARD: Final = 5
FALLOW: Final = 6
HARVEST: Final = 7
MILKING: Final = 8
PROGRESS: Final = 9
BOULDERS: Final = 10
LAST_CARDS: Final = 11  # after the last round

# The community centre (rulebook; one step for each value and the places of the symbols are inferred).

STEPS: Final = 10
WORKERS: Final = vec[i64]([6, 7, 8, 9, 10, 11, 12, 12, 12, 12, 12])  # in the window, by the steps made
WINDOW_POINTS: Final = vec[i64]([0, 0, 0, 0, 0, 0, 0, 18, 34, 50, 70])
SYMBOLS: Final = vec[i64]([7, 8, 9, 10])  # inferred: the moves of a building that uncover a symbol
SYMBOL_POINTS: Final = 3
UNCOVERED: Final = vec[i64]([sum(symbol <= steps for symbol in SYMBOLS) for steps in range(STEPS + 1)])  # by steps made

# Craft buildings (rulebook): the goods each takes. Of two goods that `limits` names the first must be paid more often.

BUILDINGS: Final = 5
CARPENTRY: Final = 0
BREWHOUSE: Final = 1
ICEHOUSE: Final = 2
BAKEHOUSE: Final = 3
TAILOR: Final = 4
Building = Literal["carpentry", "brewhouse", "icehouse", "bakehouse", "tailor"]
BUILDING_NAMES: Final[list[Building]] = ["carpentry", "brewhouse", "icehouse", "bakehouse", "tailor"]
NO_GOOD: Final = -1
TAKES: Final = [
    vec[i64]([CLAY, RYE, NO_GOOD]),
    vec[i64]([BARLEY, HOPS, NO_GOOD]),
    vec[i64]([MEAT, MILK, NO_GOOD]),
    vec[i64]([FLAX, BARLEY, RYE]),
    vec[i64]([FLAX, HIDES, WOOL]),
]
MORE_OF_FIRST: Final = [True, True, False, False, False]
ONE_OF_FIRST: Final = [False, False, False, True, False]
TWO_KINDS_FROM: Final = 3  # the round from which two kinds save one good
THREE_KINDS_FROM: Final = 5  # and three kinds save two
MOST_PAID: Final = ROUNDS + 1  # of one good for one improvement, and one more
PAYMENTS: Final = MOST_PAID**3  # amounts of a building's three goods, as one number
WITH_JEWELRY: Final = 0  # the payment without goods
BOULDERS_AHEAD: Final = [2, 4]

# The action board (published: rows and sectors of the spaces; rulebook: what they do, see `spaces`).

SPACES: Final = 20
SECTORS: Final = 4
SPACES_A_SECTOR: Final = 5
MOST_ROWS: Final = 3
SPACE_NAMES: Final = [
    "gateway_card",
    "farming",
    "sheep_breeding",
    "sheep_shearing",
    "clay_delivery",
    "farmyard_card",
    "butchery",
    "nursery",
    "busy_weekend",
    "clearing",
    "bonus_card",
    "small_trade",
    "cultivation",
    "weekly_market",
    "land_sale",
    "point_card",
    "fertilizing",
    "tool_shed",
    "town_hall",
    "sheep_market",
]
BUTCHERY: Final = 6
NURSERY: Final = 7
SOWING_SPACES: Final = vec[i64]([1, 8, 12, 16])


def is_corner(space: i64) -> bool:
    """The four card spaces, which have two rows."""
    return space % SPACES_A_SECTOR == 0


# Sector cards: the sectors cleared on each of the six, by the number of players. 1 to 4 are the sectors; two of them
# joined are one at random (published for two and three players, `ours` for one).

SECTOR_CARDS: Final = {
    1: [[[1]], [[2]], [[3]], [[4]], [[1, 2]], [[3, 4]]],
    2: [[[1], [2]], [[1], [3]], [[1], [4]], [[2], [3]], [[2], [4]], [[3], [4]]],
    3: [
        [[1], [2], [3]],
        [[1], [2], [4]],
        [[1], [3], [4]],
        [[2], [3], [4]],
        [[1], [2], [3, 4]],
        [[1, 2], [3], [4]],
    ],
}
SOLO_SECTORS_SOURCE: Final = "ours"

# Decks (rulebook).

GATEWAY: Final = 0
FARMYARD: Final = 1
BONUS: Final = 2
POINTS: Final = 3
DECKS: Final = 4
Deck = Literal["gateway", "farmyard", "bonus", "points"]
DECK_NAMES: Final[list[Deck]] = ["gateway", "farmyard", "bonus", "points"]
GatewayDeck = Literal["beginner", "intermediate", "expert", "master"]
FarmyardDeck = Literal["hops", "sheep", "field", "jewelry"]
GATEWAY_DECKS: Final[list[GatewayDeck]] = ["beginner", "intermediate", "expert", "master"]
FARMYARD_DECKS: Final[list[FarmyardDeck]] = ["hops", "sheep", "field", "jewelry"]
GATEWAY_CARDS: Final = 30
FARMYARD_CARDS: Final = 35
BONUS_CARDS: Final = 45
POINT_CARDS: Final = 25
START_GATEWAY_CARDS: Final = 4
START_POINT_CARDS: Final = 1

# Solo (rulebook): the goal, and what must be passed for an outstanding result; with and without cards.

SOLO_GOAL: Final = 100
SOLO_OUTSTANDING: Final = 110
SOLO_GOAL_WITHOUT_CARDS: Final = 80
SOLO_OUTSTANDING_WITHOUT_CARDS: Final = 85
