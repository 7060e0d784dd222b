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


def joined(numbers: vec[i64], one: i64) -> vec[i64]:
    """A new row with one number more, for rows that are shared between copies and never changed."""
    return append(extend(vec[i64](capacity=len(numbers) + 1), numbers), one)
