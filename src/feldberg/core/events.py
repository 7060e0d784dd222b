"""What happened, in order: for logs, motion and the consequences shown before a choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64


class EventKind:
    """A kind of event: its name and the names of its numbers.

    With `fate` it is no longer the doing of who chose: chance decided, or the game went on to another round. With
    `gain` the seat gained (or lost) the first number of what the name says. With a `heading` a part of the game
    begins, which stands above what follows: 1 a great one, 2 one within it.

    The numbers named in `secret` are told to the event's seat alone: others get an event of the kind `hidden`, called
    `<name>.hidden`, which has only the rest.
    """

    def __init__(
        self,
        name: str,
        fields: list[str],
        fate: bool = False,
        gain: bool = False,
        secret: Sequence[str] = (),
        heading: int = 0,
    ) -> None:
        self.name: Final = name
        self.fields: Final = fields
        self.fate: Final = fate
        self.gain: Final = gain
        self.heading: Final = heading
        self.shared: Final = [at for at, field in enumerate(fields) if field not in secret]
        self.hidden: Final[EventKind] = hidden_kind(self) if secret else self


def hidden_kind(kind: EventKind) -> EventKind:
    gain = kind.gain and kind.shared[:1] == [0]
    return EventKind(f"{kind.name}.hidden", [kind.fields[at] for at in kind.shared], kind.fate, gain)


class Event:
    """One thing that happened; `seat` is -1 where it concerns the whole table.

    Its numbers go by the names that its kind gives them: `event["tile"]`.
    """

    def __init__(self, kind: EventKind, seat: i64, first: i64 = 0, second: i64 = 0, third: i64 = 0) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.first: Final = first
        self.second: Final = second
        self.third: Final = third

    def values(self) -> list[int]:
        return [int(self.first), int(self.second), int(self.third)][: len(self.kind.fields)]

    def named(self) -> dict[str, int]:
        """The numbers by their names."""
        return dict(zip(self.kind.fields, self.values(), strict=True))

    def __getitem__(self, field: str) -> int:
        return self.named()[field]

    def seen_by(self, seat: int | None) -> Event:
        """The event as a seat, or with None a spectator, is told it."""
        if self.kind.hidden is self.kind or seat == self.seat:
            return self
        values = self.values()
        told = [values[at] for at in self.kind.shared] + [0, 0, 0]
        return Event(self.kind.hidden, self.seat, told[0], told[1], told[2])

    def to_dict(self) -> dict[str, int | str]:
        return {"event": self.kind.name, "seat": int(self.seat), **self.named()}

    def __repr__(self) -> str:
        return f"Event({self.to_dict()})"
