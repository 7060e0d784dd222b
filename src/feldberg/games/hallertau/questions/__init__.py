"""Every decision of the game: who is asked, what is legal, what the answer does.

At every decision of one's own a card can be played beside the answers; a card that is played asks the same question
again. Choices that come to the same (fields alike, sheep on one card) are offered once.

`actions` lays the actions out, `asking` has what all decisions share, the others hold the decisions by subject.
"""

from __future__ import annotations

from typing import Any, Final

from feldberg.games.hallertau.content.cards import ALL_CARDS, MOST_WAYS
from feldberg.games.hallertau.content.language import PROGRAMS
from feldberg.games.hallertau.content.pieces import BUILDINGS, COLUMNS, CROPS, GOODS, HIGHEST_ROW, SPACES, STABLE
from feldberg.games.hallertau.questions.asking import ChooseWay, End, Run, Used
from feldberg.games.hallertau.questions.choosing import Accept, Choose, Chosen, Earn, Exchange, Token, Turn
from feldberg.games.hallertau.questions.farming import (
    Crops,
    CropToSow,
    DifferentCrops,
    Fallow,
    Harvest,
    Lift,
    Raise,
    Reap,
    Sow,
    SowDouble,
    SowSecond,
    TwoFields,
)
from feldberg.games.hallertau.questions.herding import Step, Walk
from feldberg.games.hallertau.questions.improving import Advance, PayGoods, Progress, Push
from feldberg.games.hallertau.questions.paying import Cost, KeepCrops, PayCards, PayFields, PayKinds, PaySheep, StepBack
from feldberg.games.hallertau.questions.playing import Effect, Pending, Window
from feldberg.games.hallertau.questions.shifting import PickSpace, ShiftThree

__all__ = [
    "Accept",
    "Advance",
    "Choose",
    "ChooseWay",
    "Chosen",
    "Cost",
    "CropToSow",
    "Crops",
    "DifferentCrops",
    "Earn",
    "Effect",
    "End",
    "Exchange",
    "Fallow",
    "Harvest",
    "KeepCrops",
    "Lift",
    "PayCards",
    "PayFields",
    "PayGoods",
    "PayKinds",
    "PaySheep",
    "Pending",
    "PickSpace",
    "Progress",
    "Push",
    "Raise",
    "Reap",
    "Run",
    "ShiftThree",
    "Sow",
    "SowDouble",
    "SowSecond",
    "Step",
    "StepBack",
    "Token",
    "Turn",
    "TwoFields",
    "Used",
    "Walk",
    "Window",
]

QUESTIONS: Final[dict[str, Any]] = {name: globals()[name] for name in __all__}

# The largest value of every int beside the seat, for saves.
BOUNDS: Final = {
    "Run": [len(PROGRAMS) - 1, 9, 1],
    "Used": [SPACES - 1],
    "Window": [3],
    "ChooseWay": [ALL_CARDS - 1],
    "Effect": [ALL_CARDS - 1, MOST_WAYS - 1, 1],
    "Cost": [ALL_CARDS - 1, MOST_WAYS - 1, 9],
    "PaySheep": [20],
    "PayCards": [9, 4],
    "PayKinds": [20, 3, GOODS, 2**GOODS - 1],
    "KeepCrops": [3, 2**12],
    "StepBack": [3, 2**21],
    "PayFields": [ALL_CARDS - 1, MOST_WAYS - 1, 9, COLUMNS],
    "Accept": [len(PROGRAMS) - 1, 9, COLUMNS],
    "Chosen": [len(PROGRAMS) - 1, 9, COLUMNS],
    "Choose": [len(PROGRAMS) - 1, 9, 1],
    "Exchange": [len(PROGRAMS) - 1, 9],
    "Crops": [9],
    "DifferentCrops": [CROPS, 2**CROPS - 1],
    "CropToSow": [9],
    "Sow": [9, GOODS],
    "SowSecond": [COLUMNS - 1],
    "Reap": [9],
    "Raise": [9, 2**COLUMNS - 1],
    "Lift": [9, HIGHEST_ROW],
    "Step": [9, 2**21],
    "Walk": [9, STABLE],
    "PickSpace": [30],
    "ShiftThree": [SPACES - 1],
    "PayGoods": [BUILDINGS - 1],
    "Push": [9, 2 ** (2 * BUILDINGS) - 1],
}
