"""Actions are ints laid out by named ranges, declared in one place per game."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64

from feldberg.core.errors import IllegalAction


@final
class Span:
    """One named range of actions with up to three coordinates."""

    start: i64
    second: i64
    third: i64
    end: i64

    def __init__(self, name: str, start: int, fields: list[tuple[str, int]]) -> None:
        sizes = [size for _, size in fields] + [1, 1, 1]
        self.name = name
        self.fields = [field for field, _ in fields]
        self.start = start
        self.second = sizes[1]
        self.third = sizes[2]
        self.end = start + sizes[0] * sizes[1] * sizes[2]

    def at(self, x: i64 = 0, y: i64 = 0, z: i64 = 0) -> i64:
        """The action with these coordinates."""
        return self.start + (x * self.second + y) * self.third + z

    def has(self, action: i64) -> bool:
        return self.start <= action < self.end

    def x(self, action: i64) -> i64:
        return (action - self.start) // (self.second * self.third)

    def y(self, action: i64) -> i64:
        return (action - self.start) // self.third % self.second

    def z(self, action: i64) -> i64:
        return (action - self.start) % self.third

    def values(self, action: i64) -> list[int]:
        return [int(self.x(action)), int(self.y(action)), int(self.z(action))][: len(self.fields)]

    def coordinates(self, action: i64) -> dict[str, int]:
        """The values by their names."""
        return dict(zip(self.fields, self.values(action), strict=True))


class Layout:
    """All spans of a game, one after the other."""

    def __init__(self) -> None:
        self.spans: list[Span] = []
        self.count = 0
        self.numbers: list[Any] = []  # every action as an int of Python, for a compiled list[int] would make it anew

    def span(self, name: str, fields: list[tuple[str, int]]) -> Span:
        """Declare the next range: its name and the name and size of each coordinate."""
        span = Span(name, self.count, fields)
        self.spans.append(span)
        self.count = int(span.end)
        self.numbers.extend(range(len(self.numbers), self.count))
        return span

    def span_of(self, action: int) -> Span:
        if not 0 <= action < self.count:
            raise IllegalAction(f"action {action} is out of range: actions are 0 to {self.count - 1}")
        for span in self.spans:
            if action < span.end:
                return span
        raise AssertionError("the spans cover the whole range")

    def parts(self, action: int) -> dict[str, int | str]:
        span = self.span_of(action)
        return {"kind": span.name, **span.coordinates(action)}
