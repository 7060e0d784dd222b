"""Moves that were made, and which of them may be taken back freely: one rule for every way in."""

from __future__ import annotations

from collections.abc import Sequence

from feldberg.core.questions import Plan
from feldberg.core.state import State


class Move:
    """What a seat has played."""

    def __init__(
        self, seat: int, action: int, aside: bool = False, planned: bool = False, revealed: bool = False
    ) -> None:
        self.seat = seat
        self.action = action
        self.aside = aside
        self.planned = planned  # a step of a plan: nobody else has seen it
        self.revealed = revealed  # it showed what nobody, or not everybody, knew: luck, or the plans of all


def made(state: State, action: int, seat: int) -> Move:
    """Play an action and tell what kind of move it was; an illegal one raises IllegalAction and changes nothing."""
    aside = action in state.asides(seat)
    luck = state.chance.copy()
    top = state.agenda[-1] if state.agenda else None
    steps = len(top.answers[seat]) if isinstance(top, Plan) else 0
    state.play(action, seat)
    if aside:
        return Move(seat, action, aside=True)
    if isinstance(top, Plan):
        now = state.agenda[-1] if state.agenda else None
        planned = isinstance(now, Plan) and len(now.answers[seat]) == steps + 1
        return Move(seat, action, planned=planned, revealed=not planned)
    revealed = not state.chance.same(luck) or any(event.kind.fate for event in state.events)
    return Move(seat, action, revealed=revealed)


def free_undo(moves: Sequence[Move], seat: int) -> int | None:
    """Which move the seat may take back by itself: its last one, if nothing was revealed and nobody acted since.

    What others plan in secret is no hindrance, nor is an aside, which is never taken back.
    """
    for at in range(len(moves) - 1, -1, -1):
        move = moves[at]
        if move.aside:
            continue
        if move.revealed:
            return None
        if move.seat == seat:
            return at
        if not move.planned:
            return None
    return None
