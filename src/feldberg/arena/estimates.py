"""What a number is likely to be, given independent observations of it: all intervals are of 95 %."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, inf, sqrt
from statistics import fmean, variance
from typing import NamedTuple

NORMAL = 1.959964  # how many standard errors
STUDENT = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)  # with 1, 2, ... degrees of freedom


class Estimate(NamedTuple):
    value: float
    low: float
    high: float

    @property
    def margin(self) -> float:
        return (self.high - self.low) / 2


def mean(observed: Sequence[float]) -> Estimate:
    """A mean with Student's interval; of a single observation nothing is sure."""
    value = fmean(observed)
    if len(observed) == 1:
        return Estimate(value, -inf, inf)
    margin = student(len(observed) - 1) * sqrt(variance(observed) / len(observed))
    return Estimate(value, value - margin, value + margin)


def student(freedom: int) -> float:
    """The quantile of Student's distribution, beyond the table by its expansion, which is then good to 0.0025."""
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    return NORMAL + 2.3723 / freedom + 2.8225 / freedom**2


def share(observed: Sequence[float], trials: int) -> Estimate:
    """A share with Wilson's interval; each observation is itself the share of a few trials that hang together.

    They count as many independent trials as would scatter as they do: at least one each, at most all.
    """
    value = fmean(observed)
    count: float = len(observed)
    scatter = variance(observed) if len(observed) > 1 else 0.0
    if scatter > 0:
        count = min(max(count, value * (1 - value) * count / scatter), trials)
    squared = NORMAL**2
    middle = (value + squared / (2 * count)) / (1 + squared / count)
    margin = NORMAL / (1 + squared / count) * sqrt(value * (1 - value) / count + squared / (4 * count**2))
    return Estimate(value, max(0.0, middle - margin), min(1.0, middle + margin))


class Pace(NamedTuple):
    """How long decisions take, in seconds."""

    mean: float
    half: float  # take no longer than this
    most: float  # 99 % take no longer
    longest: float


def pace(seconds: Sequence[float]) -> Pace:
    if not seconds:
        return Pace(0.0, 0.0, 0.0, 0.0)
    ordered = sorted(seconds)
    half, most = (ordered[ceil(part * len(ordered)) - 1] for part in (0.5, 0.99))
    return Pace(fmean(ordered), half, most, ordered[-1])
