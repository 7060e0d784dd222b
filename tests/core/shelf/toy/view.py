from __future__ import annotations

from typing import Annotated, TypedDict

from feldberg.core.events import Event
from feldberg.core.rows import listed

from .game import ACTIONS, CARDS, Table

ELEMENTS = {*(f"lay:{card}" for card in range(CARDS)), "stake:0", "stake:1", "prize:0", "prize:1"}


class ToyView(TypedDict):
    round: int
    prize: int
    hand: list[int] | None
    hands: Annotated[list[int] | None, "how many cards everybody holds, for who only watches"]
    laid: list[int]
    staked: list[int]
    coins: list[int]


def view(table: Table, seat: int | None) -> ToyView:
    """All is open but the other hands and the deck."""
    return {
        "round": table.round,
        "prize": table.prize,
        "hand": None if seat is None else listed(table.hands[seat]),
        "hands": [len(hand) for hand in table.hands] if seat is None else None,
        "laid": listed(table.laid),
        "staked": listed(table.staked),
        "coins": listed(table.coins),
    }


def elements(table: Table, action: int, seat: int) -> list[str]:
    parts = ACTIONS.parts(action)
    kind = parts.pop("kind")
    return [f"{kind}:{value}" for value in parts.values()]


def traces(event: Event) -> list[str]:
    return [f"lay:{event['card']}"] if event.kind.name == "laid" else []
