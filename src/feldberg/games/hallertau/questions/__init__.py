"""Every decision of the game: who is asked, what is legal, what the answer does.

At every decision of one's own a card can be played beside the answers; a card that is played asks the same question
again. Choices that come to the same (fields alike, sheep on one card) are offered once, and those that are worse than
another in every respect only to who wishes to be asked for everything.

`actions` lays the actions out, `asking` has what all decisions share, the others hold the decisions by subject.
"""

from __future__ import annotations

from typing import Any, Final

from feldberg.core.questions import Question
from feldberg.games.hallertau.questions.asking import ENDS as ENDS
from feldberg.games.hallertau.questions.asking import End, Run, Used
from feldberg.games.hallertau.questions.choosing import TURNS as TURNS
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
from feldberg.games.hallertau.questions.improving import Advance, Progress, Push
from feldberg.games.hallertau.questions.paying import Cost, KeepCrops, PayCards, PayFields, PayKinds, PaySheep, StepBack
from feldberg.games.hallertau.questions.playing import Effect, Pending, Window
from feldberg.games.hallertau.questions.shifting import PickSpace, ShiftThree

__all__ = [
    "Accept",
    "Advance",
    "Choose",
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

QUESTIONS: Final[list[type[Question[Any]]]] = [globals()[name] for name in __all__]
