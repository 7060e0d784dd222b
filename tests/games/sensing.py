"""Reading senses by their names, for tests."""

from __future__ import annotations

from collections.abc import Callable

import feldberg


def told(state: feldberg.State, name: str, seat: int = 0) -> list[float]:
    """What a slice tells a seat, rounded."""
    return [round(number, 3) for number in state.sense(seat)[state.game.senses[name]]]


def changed(state: feldberg.State, change: Callable[[], object], seat: int = 0) -> set[str]:
    """The slices that a change of the table changes for a seat."""
    before = state.sense(seat)
    change()
    after = state.sense(seat)
    return {name for name, part in state.game.senses.items() if before[part] != after[part]}
