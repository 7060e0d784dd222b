"""What an agent gets to see of a state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from feldberg.core.state import State


class Perspective:
    """What an agent gets to decide for a seat: never the hidden truth."""

    def __init__(self, state: State, seat: int) -> None:
        self.game = state.game
        self.seat = state.game.checked_seat(seat)
        self._state = state

    def legal(self) -> list[int]:
        return self._state.legal(self.seat)

    def view(self) -> dict[str, Any]:
        return self._state.view(self.seat)

    def sense(self) -> list[float]:
        return self._state.sense(self.seat)

    def imagine(self, seed: int) -> State:
        return self._state.imagine(self.seat, seed)
