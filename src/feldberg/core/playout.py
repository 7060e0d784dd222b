"""Play inside the compiled core: for searches, and to see how fast the rules are by themselves."""

from __future__ import annotations

from math import inf
from typing import Final

from mypy_extensions import i64

from feldberg.core.chance import Chance
from feldberg.core.state import State

A_TURN: Final = 2  # decisions that a whole turn counts for


def playout(state: State, luck: Chance) -> int:
    """Play random legal actions to the end of the game; gives their number."""
    decisions = 0
    while not state.over:
        state.play_legal(state.choices[luck.below(len(state.choices))])
        decisions += 1
    return decisions


def guided(state: State, seat: int, horizon: int) -> int:
    """Let all take what promises them most, until the seat has decided so many times or the game is over.

    Where a game is looked at by whole turns, each counts as some decisions, and none is broken off. Gives the number
    of all decisions.
    """
    decisions = 0
    whole = state.game.whole_turns
    while (horizon > 0 or (whole and state.below is not None)) and not state.over:
        mover = state.seat
        if mover == seat:
            if not whole:
                horizon -= 1
            elif state.below is None:
                horizon -= A_TURN
        state.play_legal(promising(state.draft(mover), mover), mover)
        decisions += 1
    return decisions


def promising(table: State, seat: int) -> i64:
    """The legal action after which the seat's outlook is best; of a plan, its next step on the seat's draft."""
    best = table.choices[0]
    most = -inf
    for action in table.choices:
        after = table.copy()
        after.play_legal(action)
        promise = after.game.outlook(after, seat)
        if promise > most:
            most = promise
            best = action
    return best
