"""The shields: what they bring, where they lie at first, and what each changes."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from feldberg.games.burgundy.content import INN_SPACE
from feldberg.games.burgundy.estates import BIT

# The shields (rulebook): 1 to 6 bring 12 points at the end, 7 to 12 bring 8, 13 to 18 bring 4.
POINTS: Final = vec[i64]([0] + [12] * 6 + [8] * 6 + [4] * 6)
IN_DEPOTS: Final = {2: [1, 1, 1, 1, 1, 1], 3: [1, 2, 1, 2, 1, 2], 4: [2, 2, 2, 2, 2, 2]}  # by the number of players

# What the shields change, as bits of `Player.works` after those of the monasteries.
FIRST_BIT: Final = 30
ONE_PASTURE: Final[i64] = BIT[FIRST_BIT + 1]
WORKER_WITH_OTHERS: Final[i64] = BIT[FIRST_BIT + 2]
PAY_WITH_WORKERS: Final[i64] = BIT[FIRST_BIT + 3]
STORE_WITHOUT_END: Final[i64] = BIT[FIRST_BIT + 4]
GATHER_A_COLOUR: Final[i64] = BIT[FIRST_BIT + 5]
BORROW_MONASTERIES: Final[i64] = BIT[FIRST_BIT + 6]
DOUBLE_BONUS_TILES: Final[i64] = BIT[FIRST_BIT + 7]
DOUBLE_MINES: Final[i64] = BIT[FIRST_BIT + 8]
SILVER_FOR_EACH_SOLD: Final[i64] = BIT[FIRST_BIT + 9]
DOUBLE_MONASTERIES: Final[i64] = BIT[FIRST_BIT + 10]
SHIELD_FOR_CASTLE: Final[i64] = BIT[FIRST_BIT + 11]
DOUBLE_SALES: Final[i64] = BIT[FIRST_BIT + 12]
DOUBLE_SHIELDS: Final[i64] = BIT[FIRST_BIT + 13]
RECEIVE_NUMBERED: Final[i64] = BIT[FIRST_BIT + 14]
RECEIVE_BLACK: Final[i64] = BIT[FIRST_BIT + 15]
TURN_A_DIE: Final[i64] = BIT[FIRST_BIT + 16]
LARGER_REGIONS: Final[i64] = BIT[FIRST_BIT + 17]
PLACE_ANYWHERE: Final[i64] = BIT[FIRST_BIT + 18]

# Where the texts differ (see the rulings).
MOST_WITH_OTHERS: Final = 1  # workers that shield 2 brings when another gains some; some read: as many as that
LENT: Final[i64] = -1  # the monasteries that shield 6 borrows, as bits: all; the Special Edition leaves out 27
LAST_BLACK: Final = INN_SPACE  # from where shield 15 receives tiles: with the inn, which others leave out
