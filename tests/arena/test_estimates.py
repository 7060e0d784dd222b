"""Intervals, checked against numbers worked out by hand or printed in tables."""

from __future__ import annotations

from math import inf

import pytest

from feldberg.arena.estimates import Estimate, mean, pace, share, student


def rounded(estimate: Estimate) -> tuple[float, ...]:
    return tuple(round(one, 3) for one in estimate)


@pytest.mark.parametrize(("freedom", "quantile"), [(1, 12.706), (10, 2.228), (11, 2.201), (30, 2.042), (100, 1.984)])
def test_students_quantiles(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=0.0025)


def test_a_mean_and_its_interval() -> None:
    # variance 56 / 3, standard error sqrt(56 / 12) = 2.160, times 3.182
    assert rounded(mean([0, 2, 4, 10])) == (4, -2.874, 10.874)
    assert rounded(mean([2, 2, 2])) == (2, 2, 2)
    assert mean([7]) == (7, -inf, inf)


def test_a_share_of_single_trials_has_wilsons_interval() -> None:
    assert rounded(share([1] * 8 + [0] * 2, 10)) == (0.8, 0.49, 0.943)
    assert rounded(share([0] * 10, 10)) == (0, 0, 0.278)


def test_trials_that_always_agree_count_once() -> None:
    assert share([1] * 8 + [0] * 2, 20) == share([1] * 8 + [0] * 2, 10)
    assert share([1] * 20, 40) == share([1] * 20, 20)
    assert rounded(share([1] * 20, 40)) == (1, 0.839, 1)


def test_trials_that_know_nothing_of_each_other_count_each() -> None:
    independent = [1.0] * 25 + [0.5] * 50 + [0.0] * 25  # as two coins fall
    assert share(independent, 200).margin == pytest.approx(share([1, 0] * 99, 198).margin, abs=1e-4)


def test_trials_that_make_up_for_each_other_count_no_more_than_they_are() -> None:
    paired = [0.5] * 98 + [1.0, 0.0]
    assert share(paired, 200).margin == pytest.approx(share([1, 0] * 100, 200).margin)


def test_pace_by_nearest_rank() -> None:
    assert pace([*range(200, 0, -1)]) == (100.5, 100, 198, 200)
    assert pace([3.0]) == (3, 3, 3, 3)
    assert pace([]) == (0, 0, 0, 0)
