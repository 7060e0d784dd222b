"""What happened, in order: for logs, motion and the consequences shown before a choice."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64


class EventKind:
    """A kind of event: its name and the names of its numbers.

    With `beyond` it is no longer the doing of who chose: chance decided, or the game went on to another round. With
    `gain` the seat gained (or lost) the first number of what the name says.
    """

    def __init__(self, name: str, fields: list[str], beyond: bool = False, gain: bool = False) -> None:
        self.name: Final = name
        self.fields: Final = fields
        self.beyond: Final = beyond
        self.gain: Final = gain


class Event:
    """One thing that happened; `seat` is -1 where it concerns the whole table."""

    a: i64
    b: i64
    c: i64

    def __init__(self, kind: EventKind, seat: i64, a: i64, b: i64, c: i64) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.a = a
        self.b = b
        self.c = c

    def values(self) -> list[int]:
        return [int(self.a), int(self.b), int(self.c)][: len(self.kind.fields)]

    def to_dict(self) -> dict[str, int | str]:
        event: dict[str, int | str] = {"event": self.kind.name, "seat": int(self.seat)}
        for field, value in zip(self.kind.fields, self.values(), strict=True):
            event[field] = value
        return event

    def __repr__(self) -> str:
        return f"Event({self.to_dict()})"
