"""A game that goes on: the entries of its table folded into a state. A cache that can be made anew at any time."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from feldberg.core.events import Event
from feldberg.core.game import Game
from feldberg.core.questions import Plan
from feldberg.core.state import State

KEPT_NEWS = 100  # moves whose events are remembered, for those who come, or were away for a moment


@dataclass
class Proposal:
    """A take-back that needs the others' consent."""

    seat: int
    to: int  # moves that would be left
    agreed: set[int] = field(default_factory=set)


@dataclass(frozen=True)
class Undone:
    """A take-back: whose wish it was, and how many moves are gone."""

    seat: int
    moves: int


@dataclass(frozen=True)
class Move:
    seat: int
    action: int
    revealed: bool
    number: int  # of its entry
    aside: bool = False


class Live:
    """The fold of all entries so far."""

    def __init__(self, game: Game[Any], seed: int) -> None:
        self.game = game
        self.seed = seed
        self.number = 0
        self.moves: list[Move] = []
        self.state: State = game.start(seed)
        self.proposal: Proposal | None = None
        self.news = deque([self.state.events], KEPT_NEWS)  # what the start and the moves brought, as far as known
        self.undone = 0  # the entry of the last take-back
        self.asked = 0  # the latest entry that is no aside: since then the same is asked
        self.taken_back: Undone | None = None  # by the latest entry
        self.refused_by: int | None = None  # the seat that refused a take-back by the latest entry

    def fold(self, kind: str, seat: int, value: int) -> None:
        """Take in the next entry."""
        self.count(kind)
        self.taken_back = None
        self.refused_by = None
        if kind == "move":
            before = self.state.copy()
            self.state.play(value, seat)
            self.moves.append(Move(seat, value, reveals(before, self.state, seat), self.number))
            self.news.append(self.state.events)
            self.proposal = None
        elif kind == "aside":
            self.state.play(value, seat)
            self.moves.append(Move(seat, value, False, self.number, aside=True))
            self.news.append(self.state.events)
        elif kind == "undo":
            gone = sum(1 for move in self.moves[value:] if not move.aside)
            self.taken_back = Undone(self.proposal.seat if self.proposal else seat, gone)
            self.take_back(value)
            self.state = self.state_at(len(self.moves))
            self.proposal = None
        elif kind == "ask":
            self.proposal = Proposal(seat, value)
        elif kind == "agree":
            if self.proposal:
                self.proposal.agreed.add(seat)
        elif kind == "refuse":
            self.proposal = None
            self.refused_by = seat
        elif kind == "bot":
            self.proposal = None

    def skip(self, kind: str, move: Move) -> None:
        """Count an entry that a snapshot already holds."""
        self.count(kind)
        self.news.clear()
        if kind in ("move", "aside"):
            self.moves.append(move)
        elif kind == "undo":
            self.take_back(move.action)

    def count(self, kind: str) -> None:
        self.number += 1
        if kind != "aside":
            self.asked = self.number

    def take_back(self, moves: int) -> None:
        """Asides stay: how somebody wants to be asked is no move."""
        self.moves[moves:] = [move for move in self.moves[moves:] if move.aside]
        self.news.clear()
        self.undone = self.number

    def played(self, moves: int) -> Iterator[State]:
        """The state at the start and after each of so many moves, played anew; it is the same one all the way."""
        state: State = self.game.start(self.seed)
        yield state
        for move in self.moves[:moves]:
            state.play(move.action, move.seat)
            yield state

    def state_at(self, moves: int) -> State:
        return deque(self.played(moves), 1).pop()

    def free_undo(self, seat: int) -> int | None:
        """The moves left after the seat takes back its last one, if nothing came between; None if it may not."""
        last = next((at for at in self.backwards() if not self.moves[at].aside), None)
        if last is None or self.state.over:
            return None
        return last if self.moves[last].seat == seat and not self.moves[last].revealed else None

    def last_move_of(self, seat: int) -> int | None:
        """The moves left if the seat's last move were taken back with all that followed."""
        return next((at for at in self.backwards() if self.moves[at].seat == seat and not self.moves[at].aside), None)

    def backwards(self) -> range:
        return range(len(self.moves) - 1, -1, -1)

    def events_since(self, number: int) -> list[Event] | None:
        """What happened after an entry; None if that is too long ago to be remembered, or was taken back."""
        moves = sum(1 for move in self.moves if move.number > number)
        if not self.undone <= number <= self.number or moves > len(self.news):
            return None
        return [event for events in islice(self.news, len(self.news) - moves, None) for event in events]

    def recent_events(self) -> list[Event]:
        """What happened lately, without what was taken back."""
        if len(self.news) <= len(self.moves) and len(self.news) < KEPT_NEWS:
            self.news.clear()
            self.news.extend(state.events for state in self.played(len(self.moves)))
        return [event for events in self.news for event in events]


def reveals(before: State, after: State, seat: int) -> bool:
    """Whether a move showed something that nobody, or not everybody, knew: what chance decided, or secret answers."""
    if not after.chance.same(before.chance) or any(event.kind.fate for event in after.events):
        return True
    planned = before.agenda[-1]
    if not isinstance(planned, Plan):
        return False
    pending = after.agenda[-1] if after.agenda else None
    return not isinstance(pending, Plan) or len(pending.answers[seat]) <= len(planned.answers[seat])
