"""A game played anew, position by position, as one perspective sees it: what replays are shown from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from feldberg.core.game import Game
from feldberg.core.state import State


@dataclass(frozen=True)
class Frame:
    view: dict[str, Any]
    ask: str  # what is asked now, in words
    told: list[str]  # what the move that led here brought, in words


def frame(state: State, seat: int | None, lang: str, names: Sequence[str]) -> Frame:
    lines = (state.game.tells(event.seen_by(seat), lang, names) for event in state.events)
    return Frame(state.view(seat), state.game.asks(state, lang, names), [line for line in lines if line])


def frames(
    game: Game[Any],
    seed: int,
    moves: Sequence[tuple[int, int]],
    seat: int | None,
    lang: str,
    names: Sequence[str],
    first: int = 0,
) -> Iterator[Frame]:
    """The position after each number of moves, from the first wanted on."""
    state: State = game.start(seed)
    for number in range(len(moves) + 1):
        if number > 0:
            mover, action = moves[number - 1]
            state.play(action, mover)
        if number >= first:
            yield frame(state, seat, lang, names)
