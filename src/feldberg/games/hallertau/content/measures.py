"""What a condition or an amount of the card language can count.

The stock and the sheep come first, by their numbers as resources; what holds only for a moment comes last.
"""

from __future__ import annotations

from typing import Final

from feldberg.games.hallertau.content.pieces import RESOURCE_NAMES

CROPS: Final = 12  # all crops in stock
BEST_CROP: Final = 13  # the crop there is most of
WINDOW: Final = 14
ROUND: Final = 15
WORKERS: Final = 16  # not yet placed
FIELDS: Final = 17
EMPTY: Final = 18
SOWN: Final = 19
ROW2: Final = 20
ROW3: Final = 21
ROW4: Final = 22
ROW5: Final = 23
SOWN_ROW5: Final = 24
SOWN_BARLEY: Final = 25
SOWN_FLAX: Final = 26
SOWN_HOPS: Final = 27
SOWN_RYE: Final = 28
SOWN_ALIKE: Final = 29  # fields of the crop that is sown most
SOWN_KINDS: Final = 30  # different crops sown
STABLE: Final = 31
GRAZING: Final = 32  # sheep on farmyard cards
ROUND4_SHEEP: Final = 33
ROUND5_SHEEP: Final = 34
ROUND6_SHEEP: Final = 35
LARGEST_FLOCK: Final = 36  # on one farmyard card
FLOCKS: Final = 37  # farmyard cards with sheep
BARE_CARDS: Final = 38  # farmyard cards on the stable board without sheep
DOOMED: Final = 39  # sheep that the next phase 2 takes
HAND_BUT_GATEWAY: Final = 40
PLAYED: Final = 41
PLAYED_GATEWAY: Final = 42
PLAYED_FARMYARD: Final = 43
PLAYED_BONUS: Final = 44
PLAYED_POINTS: Final = 45
PLAYED_ALIKE: Final = 46  # cards of the deck played most
LEAD: Final = 47  # of the first craft building over the last
FULL_SPACES: Final = 48
SPACES_OF_THREE: Final = 49
NURSERY: Final = 50  # workers there
IMPROVED: Final = 51  # most improvements of one building in this phase 9
HARVESTED: Final = 52  # goods harvested in this phase 7
TOOLS_GAINED: Final = 53  # in this phase 4
SPENT_LAST_JEWELRY: Final = 54  # from here on, true only just now
CLEARED: Final = 55  # workers just removed from one sector
SECTOR_USED: Final = 56  # workers in the sector of the space just used
TOOLS_AT_ONCE: Final = 57
EXCHANGED: Final = 58  # workers just turned into tools
FIELD_WORK: Final = 59  # one of the four sowing spaces just used
BUTCHERING: Final = 60
LAST_ACTION: Final = 61  # workers just used up, with no field sown before
REAPED_BARLEY: Final = 62
REAPED_FLAX: Final = 63
REAPED_RYE: Final = 64
REAPED_BEST: Final = 65  # crop just harvested most
PLAYED_WHEN_DRAWN: Final = 66

FIRST_MOMENT: Final = SPENT_LAST_JEWELRY
MEASURES: Final = [
    *RESOURCE_NAMES,
    "crops",
    "best_crop",
    "window",
    "round",
    "workers",
    "fields",
    "empty",
    "sown",
    "row2",
    "row3",
    "row4",
    "row5",
    "sown_row5",
    "sown_barley",
    "sown_flax",
    "sown_hops",
    "sown_rye",
    "sown_alike",
    "sown_kinds",
    "stable",
    "grazing",
    "round4_sheep",
    "round5_sheep",
    "round6_sheep",
    "largest_flock",
    "flocks",
    "bare_cards",
    "doomed",
    "hand_but_gateway",
    "played",
    "played_gateway",
    "played_farmyard",
    "played_bonus",
    "played_points",
    "played_alike",
    "lead",
    "full_spaces",
    "spaces_of_three",
    "nursery",
    "improved",
    "harvested",
    "tools_gained",
    "spent_last_jewelry",
    "cleared",
    "sector_used",
    "tools_at_once",
    "exchanged",
    "field_work",
    "butchering",
    "last_action",
    "reaped_barley",
    "reaped_flax",
    "reaped_rye",
    "reaped_best",
    "played_when_drawn",
]
NUMBER_OF: Final = {name: number for number, name in enumerate(MEASURES)}
