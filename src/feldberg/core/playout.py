"""Random play inside the compiled core: for searches, and to see how fast the rules are by themselves."""

from __future__ import annotations

from feldberg.core.chance import Chance
from feldberg.core.state import State


def playout(state: State, luck: Chance) -> int:
    """Play random legal actions to the end of the game; gives their number."""
    decisions = 0
    while not state.over:
        state.play_legal(state.choices[luck.below(len(state.choices))])
        decisions += 1
    return decisions
