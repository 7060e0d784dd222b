from __future__ import annotations

from typing import Any

from feldberg.core.events import Event
from feldberg.core.rows import listed

from .game import ACTIONS, Table


def view(table: Table, seat: int | None) -> dict[str, Any]:
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
