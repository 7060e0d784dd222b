"""Plain data: what is saved, reading it back with precise complaints, and its fingerprint.

What has to be saved names its fields once; saving, reading and checking follow from them. A field is read into a blank
thing, which says how long rows and lists are.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from feldberg.core.errors import SaveError
from feldberg.core.rows import listed

Save = dict[str, Any]

MOST: Final = 2**62 - 1  # of what has no bound of its own
PLAIN: Final = json.JSONEncoder(sort_keys=True, separators=(",", ":"))


def digest(save: Save) -> str:
    """A short fingerprint of plain data."""
    return hashlib.sha256(PLAIN.encode(save).encode()).hexdigest()[:16]


# Reading: `where` says in a complaint what was read


def whole(value: object, where: str, high: int = MOST, low: int = 0) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise SaveError(f"{where}: {value!r} is not a whole number")
    if not low <= value <= high:
        raise SaveError(f"{where}: {value} is not a number from {low} to {high}")
    return value


def wholes(value: object, where: str, high: int = MOST, low: int = 0) -> list[int]:
    found = items(value, where)
    for at, item in enumerate(found):
        if type(item) is not int or not low <= item <= high:
            whole(item, f"{where}[{at}]", high, low)
    return list(found)


def items(value: object, where: str, count: int = -1) -> list[Any]:
    """A list, of so many things where that is known."""
    if not isinstance(value, list):
        raise SaveError(f"{where}: {value!r} is not a list")
    if count >= 0 and len(value) != count:
        raise SaveError(f"{where}: {value!r} is not a list of {count}")
    return value


def truth(value: object, where: str) -> bool:
    if not isinstance(value, bool):
        raise SaveError(f"{where}: {value!r} is neither true nor false")
    return value


# Declaring


class Field:
    """How an attribute is saved, and what is accepted for it."""

    def save(self, value: Any) -> Any:
        raise NotImplementedError

    def read(self, saved: object, blank: Any, where: str) -> Any:
        raise NotImplementedError


class Truth(Field):
    def save(self, value: Any) -> Any:
        return bool(value)

    def read(self, saved: object, blank: Any, where: str) -> Any:
        return truth(saved, where)


class Whole(Field):
    """A whole number within bounds."""

    def __init__(self, high: int = MOST, low: int = 0) -> None:
        self.high = high
        self.low = low

    def save(self, value: Any) -> Any:
        return int(value)

    def read(self, saved: object, blank: Any, where: str) -> Any:
        return whole(saved, where, self.high, self.low)


class Pile(Whole):
    """Any number of whole numbers within bounds."""

    def save(self, value: Any) -> Any:
        return listed(value)

    def read(self, saved: object, blank: Any, where: str) -> Any:
        return vec[i64](wholes(saved, where, self.high, self.low))


class Distinct(Pile):
    """A pile in which no number is there twice."""

    def read(self, saved: object, blank: Any, where: str) -> Any:
        numbers = wholes(saved, where, self.high, self.low)
        if len(set(numbers)) != len(numbers):
            raise SaveError(f"{where}: {numbers} has a number twice")
        return vec[i64](numbers)


class Row(Pile):
    """So many whole numbers within bounds."""

    def read(self, saved: object, blank: Any, where: str) -> Any:
        return super().read(items(saved, where, len(blank)), blank, where)


class Order(Row):
    """All numbers from 0 on, such as those of the seats, in some order."""

    def read(self, saved: object, blank: Any, where: str) -> Any:
        numbers = wholes(items(saved, where, len(blank)), where)
        if sorted(numbers) != list(range(len(blank))):
            raise SaveError(f"{where}: {numbers} is not an order of {len(blank)}")
        return vec[i64](numbers)


class One(Field):
    """One of several things, saved by its number."""

    def __init__(self, things: dict[int, Any]) -> None:
        self.things = things

    def save(self, value: Any) -> Any:
        return int(value.number)

    def read(self, saved: object, blank: Any, where: str) -> Any:
        number = whole(saved, where)
        if number not in self.things:
            raise SaveError(f"{where}: there is no number {number}")
        return self.things[number]


class Each(Field):
    """A list of so many, all declared alike."""

    def __init__(self, field: Field) -> None:
        self.field = field

    def save(self, value: Any) -> Any:
        return [self.field.save(one) for one in value]

    def read(self, saved: object, blank: Any, where: str) -> Any:
        found = items(saved, where, len(blank))
        return [self.field.read(one, blank[at], f"{where}[{at}]") for at, one in enumerate(found)]


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Saved:
    """What is saved by its fields. It is read back into a new one with nothing on it.

    Nothing of it leads back to itself: Python need not look for that, and copies are made and dropped in less time.
    """

    def fields(self) -> dict[str, Field]:
        """The attributes that are saved, by their names."""
        raise NotImplementedError

    def restored(self) -> None:
        """All fields are read: work out what follows from them, and refuse what no field alone can tell."""

    def data(self) -> Save:
        return {name: field.save(getattr(self, name)) for name, field in self.fields().items()}

    def restore(self, saved: object, where: str) -> None:
        """Put back what `data` gave."""
        fields = self.fields()
        if not isinstance(saved, dict) or saved.keys() != fields.keys():
            raise SaveError(f"{where}: expected {', '.join(fields)}")
        for name, field in fields.items():
            setattr(self, name, field.read(saved[name], getattr(self, name), f"{where}.{name}"))
        try:
            self.restored()
        except SaveError as error:
            raise SaveError(f"{where}: {error}") from error


class Inner(Field):
    """Something with fields of its own."""

    def save(self, value: Any) -> Any:
        return value.data()

    def read(self, saved: object, blank: Any, where: str) -> Any:
        blank.restore(saved, where)
        return blank
