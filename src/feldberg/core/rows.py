"""Rows of whole numbers, and what is done with them everywhere."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

NONE: Final = vec[i64]()  # shared and never changed


def zeros(length: int) -> vec[i64]:
    return vec[i64]([0] * length)


def listed(numbers: vec[i64]) -> list[int]:
    return [int(number) for number in numbers]


def total(numbers: vec[i64]) -> i64:
    found: i64 = 0
    for number in numbers:
        found += number
    return found


def count_of(numbers: vec[i64], one: i64) -> i64:
    """How often a number is in a row."""
    found: i64 = 0
    for number in numbers:
        if number == one:
            found += 1
    return found


def alike(one: vec[i64], other: vec[i64]) -> bool:
    """Whether two rows hold the same numbers."""
    if len(one) != len(other):
        return False
    return all(one[at] == other[at] for at in range(len(one)))


def bits(number: i64) -> i64:
    """How many bits of a number from 0 on are set."""
    found: i64 = 0
    while number:
        number &= number - 1
        found += 1
    return found


def without(numbers: vec[i64], one: i64) -> vec[i64]:
    """A new row less one of its numbers."""
    rest = vec[i64](capacity=len(numbers))
    gone = False
    for number in numbers:
        if number == one and not gone:
            gone = True
        else:
            rest = append(rest, number)
    return rest


def changed(numbers: vec[i64], at: i64, number: i64) -> vec[i64]:
    """A new row with another number in one place, for rows that are shared between copies and never changed."""
    twin = numbers[:]
    twin[at] = number
    return twin


def increased(numbers: vec[i64], at: i64, amount: i64) -> vec[i64]:
    """The same with so much more in one place."""
    return changed(numbers, at, numbers[at] + amount)


def joined(numbers: vec[i64], one: i64) -> vec[i64]:
    """The same with one number more at the end."""
    return append(extend(vec[i64](capacity=len(numbers) + 1), numbers), one)
