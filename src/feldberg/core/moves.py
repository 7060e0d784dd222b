"""Moves that were made, and which of them may be taken back freely: one rule for every way in."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from feldberg.core.game import Game
from feldberg.core.questions import Plan
from feldberg.core.state import State


class Move:
    """What a seat has played."""

    def __init__(
        self,
        seat: int,
        action: int,
        aside: bool = False,
        planned: bool = False,
        ready: bool = False,
        revealed: bool = False,
    ) -> None:
        self.seat = seat
        self.action = action
        self.aside = aside
        self.planned = planned  # a step of a plan that was not carried out by it
        self.ready = ready  # and its seat's last
        self.revealed = revealed  # it showed what not everybody knew, luck or plans, or others were asked after it

    @property
    def hidden(self) -> bool:
        """Nobody else may know that it was made: all that others see of a plan is who is ready."""
        return self.aside or (self.planned and not self.ready)

    def known_to(self, seat: int | None) -> bool:
        """Whether a seat, or with None a spectator, may know that it was made."""
        return self.seat == seat or not self.hidden


def made(state: State, action: int, seat: int) -> Move:
    """Play an action and tell what kind of move it was; an illegal one raises IllegalAction and changes nothing."""
    aside = action in state.asides(seat)
    luck = state.chance.copy()
    plan = pending(state)
    waiting = asked_of_others(state, seat)
    state.peeked = False
    state.play(action, seat)
    if aside:
        return Move(seat, action, aside=True)
    now = pending(state)
    if plan is not None:
        planned = now is not None and len(now.answers[seat]) == len(plan.answers[seat]) + 1
        ready = planned and now is not None and now.ready[seat]
        return Move(seat, action, planned=planned, ready=ready, revealed=not planned)
    lucky = not state.chance.same(luck) or any(event.kind.fate for event in state.events)
    asked = any(one != seat for one in state.seats) or asked_of_others(state, seat) < waiting
    return Move(seat, action, revealed=lucky or asked or state.peeked)


def asked_of_others(state: State, seat: int) -> int:
    """How many questions others wait for: one that has settled itself tells of what they hide as well."""
    return sum(1 for question in state.agenda if question.seat != seat)


def replayed(game: Game[Any], seed: int, moves: Iterable[tuple[int, int]]) -> tuple[State, list[Move]]:
    """A game played anew from its start, by seats and actions: where it ends, and what its moves were."""
    state: State = game.start(seed)
    return state, [made(state, action, seat) for seat, action in moves]


def pending(state: State) -> Plan[State] | None:
    """The plan that is being made."""
    return state.top if isinstance(state.top, Plan) else None


def free_undo(moves: Sequence[Move], seat: int) -> int | None:
    """Which move the seat may take back by itself: its last one, if nothing was revealed and nobody else asked since.

    Whether somebody else is asked, and what, hangs on what they hide. That move alone is gone then. What others plan in
    secret is no hindrance and stays, as does an aside, which is never taken back.
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


def last_move(moves: Sequence[Move], seat: int) -> int | None:
    """The seat's last move that is no aside: what it may wish to take back, with all that followed."""
    for at in range(len(moves) - 1, -1, -1):
        if moves[at].seat == seat and not moves[at].aside:
            return at
    return None


def goes_alone(moves: Sequence[Move], at: int) -> bool:
    """Whether a move is taken back without what followed: a step of a plan, as long as that is not carried out."""
    return moves[at].planned and not any(move.revealed for move in moves[at:])


def taken_back(game: Game[Any], seed: int, moves: Sequence[Move], at: int) -> tuple[State, list[Move]]:
    """The game without a move that was taken back: where it stands then, and its moves.

    A step of a plan in the making is gone alone, anything else with all that followed but asides: those are said again,
    as far as they can be heard there.
    """
    if goes_alone(moves, at):
        return replayed(game, seed, [(move.seat, move.action) for move in moves if move is not moves[at]])
    state, left = replayed(game, seed, [(move.seat, move.action) for move in moves[:at]])
    for move in moves[at:]:
        if move.aside and move.action in state.asides(move.seat):
            left.append(made(state, move.action, move.seat))
    return state, left
