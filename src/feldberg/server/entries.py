"""What a table's book has: one entry for everything that was accepted there."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import NamedTuple, Protocol, TypeVar

from feldberg.core.moves import Move


class Kind(StrEnum):
    """The value of an entry is the action of a move; of a take-back, which move is gone, or how many are left."""

    MOVE = "move"
    ASIDE = "aside"
    STEP = "step"  # of a plan
    READY = "ready"  # the last step of a seat's plan
    WITHDRAW = "withdraw"  # one step of a plan is gone, whatever came after
    REWIND = "rewind"  # of all moves so many are left; the asides that can be heard there are said again
    UNDO = "undo"  # of all moves so many are left, and asides: as earlier releases wrote it
    ASK = "ask"  # for a take-back: the value is that of the rewind
    AGREE = "agree"
    REFUSE = "refuse"
    BOT = "bot"  # plays on at a seat: the value is 1 where the time ran out, 0 where the person left
    BACK = "back"  # is the person of such a seat


MOVES = (Kind.MOVE, Kind.ASIDE, Kind.STEP, Kind.READY)
HANDOVERS = (Kind.BOT, Kind.BACK)
TAKE_BACKS = (Kind.WITHDRAW, Kind.REWIND, Kind.UNDO)


class Entry(NamedTuple):
    kind: Kind
    seat: int
    value: int = 0
    revealed: bool = False  # of a move: it cannot be taken back freely

    @property
    def aside(self) -> bool:
        return self.kind == Kind.ASIDE


class Made(Protocol):
    """A move, or its entry."""

    @property
    def aside(self) -> bool: ...


class Written(Made, Protocol):
    """An entry, in whatever form."""

    kind: Kind
    value: int


AMove = TypeVar("AMove", bound=Made)
AnEntry = TypeVar("AnEntry", bound=Written)


def left(moves: list[AMove], kind: Kind, value: int) -> list[AMove]:
    """The moves that a take-back leaves."""
    before, later = moves[:value], moves[value:]
    if kind == Kind.WITHDRAW:
        return before + later[1:]
    return before + [move for move in later if move.aside and kind == Kind.UNDO]


def standing(entries: Iterable[AnEntry]) -> list[AnEntry]:
    """The entries of the moves that are left after all take-backs, of whatever game."""
    moves: list[AnEntry] = []
    for entry in entries:
        if entry.kind in MOVES:
            moves.append(entry)
        elif entry.kind in TAKE_BACKS:
            moves = left(moves, entry.kind, entry.value)
    return moves


def entry_of(move: Move) -> Entry:
    kind = Kind.MOVE
    if move.aside:
        kind = Kind.ASIDE
    elif move.planned:
        kind = Kind.READY if move.ready else Kind.STEP
    return Entry(kind, move.seat, move.action, move.revealed)


def move_of(entry: Entry) -> Move:
    """The move that an entry tells of, without playing it."""
    return Move(
        entry.seat,
        entry.value,
        aside=entry.kind == Kind.ASIDE,
        planned=entry.kind in (Kind.STEP, Kind.READY),
        ready=entry.kind == Kind.READY,
        revealed=entry.revealed,
    )
