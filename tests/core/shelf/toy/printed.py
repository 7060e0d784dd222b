from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from .game import CARDS, ROUNDS

Stake = Literal["coins", "nothing"]


class Printed(TypedDict):
    rounds: int
    cards: Annotated[list[int], "their worth"]
    stakes: dict[Stake, int]


def printed() -> Printed:
    return {"rounds": ROUNDS, "cards": [*range(CARDS)], "stakes": {"coins": 1, "nothing": 0}}
