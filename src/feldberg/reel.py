"""A game played anew, position by position, as one perspective sees it: what replays are shown from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from feldberg.core.game import Game
from feldberg.core.state import State


@dataclass(frozen=True)
class Shot:
    view: dict[str, Any]
    ask: str  # what is asked now, in words
    told: list[str]  # what the move that led here brought, in words


def shot(state: State, seat: int | None, lang: str, names: Sequence[str]) -> Shot:
    lines = (state.game.tells(event.seen_by(seat), lang, names) for event in state.events)
    return Shot(state.view(seat), state.game.asks(state, lang, names, seat), [line for line in lines if line])


def shots(
    game: Game[Any],
    seed: int,
    moves: Sequence[tuple[int, int]],
    seat: int | None,
    lang: str,
    names: Sequence[str],
    first: int = 0,
) -> Iterator[Shot]:
    """The position after each number of moves, from the first wanted on."""
    state: State = game.start(seed)
    for number in range(len(moves) + 1):
        if number > 0:
            mover, action = moves[number - 1]
            state.play(action, mover)
        if number >= first:
            yield shot(state, seat, lang, names)
