"""The pen that writes senses: names, shares, one of many, ladders."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import feldberg
from feldberg.core.questions import Plan
from feldberg.core.senses import HIGHEST, Pen, kinds_of

TOY = feldberg.game("toy")


def pen(length: int) -> Pen:
    return Pen(vec[float]([0.7] * length))


def test_a_pen_begins_with_an_empty_row() -> None:
    assert list(pen(3).out) == [0.0, 0.0, 0.0]


def test_numbers_follow_each_other_and_never_pass_the_highest() -> None:
    one = pen(5)
    one.put(0.25)
    one.share(3, 4)
    one.share(90, 4)
    one.flag(True)
    one.flag(False)
    assert list(one.out) == [0.25, 0.75, HIGHEST, 1.0, 0.0]
    assert one.at == 5


def test_rows_of_shares_and_of_truths() -> None:
    one = pen(5)
    one.shares(vec[i64]([1, 2]), 2)
    one.flags(0b101, 3)
    assert list(one.out) == [0.5, 1.0, 1.0, 0.0, 1.0]


@pytest.mark.parametrize(
    ("which", "row"), [(0, [1.0, 0.0, 0.0]), (2, [0.0, 0.0, 1.0]), (-1, [0.0] * 3), (3, [0.0] * 3)]
)
def test_one_of_many_or_none(which: int, row: list[float]) -> None:
    one = pen(5)
    one.put(0.25)
    one.one_of(which, 3)
    one.put(0.5)
    assert list(one.out) == [0.25, *row, 0.5]


def test_a_ladder_is_climbed_as_far_as_the_number_goes() -> None:
    one = pen(3)
    one.ladder(2, vec[i64]([1, 2, 4]))
    assert list(one.out) == [1.0, 1.0, 0.0]


def test_a_room_is_filled_in_any_order() -> None:
    one = pen(4)
    start = one.room("tiles", 3)
    one.put(0.5)
    one.add(start + 2, 0.5)
    one.add(start, HIGHEST)
    one.add(start, 1.0)
    assert list(one.out) == [HIGHEST, 0.0, 0.5, 0.5]


def test_names_say_whose_things_they_are() -> None:
    one = pen(5)
    one.noting = True
    one.player(0, False)
    one.room("coins", 1)
    one.player(1, False)
    one.room("coins", 1)
    one.player(2, True)
    one.room("coins", 1)
    one.secret()
    one.room("coins", 1)
    one.common()
    one.room("coins", 1)
    assert one.starts == {"own.coins": 0, "rival1.coins": 1, "partner2.coins": 2, "secret.coins": 3, "coins": 4}
    with pytest.raises(AssertionError, match="two slices coins"):
        one.slice("coins")


def test_questions_are_told_by_their_kinds_and_no_plan_among_them() -> None:
    state = TOY.start(1)
    kinds = kinds_of(TOY.QUESTIONS)
    assert [kind.__name__ for kind in kinds] == ["Lay", "Stake", "Prize"]
    assert not any(issubclass(kind, Plan) for kind in kinds)
    assert state.sense(0)[TOY.senses["own.asked"]] == [1.0, 0.0, 0.0]
    assert state.sense(0)[TOY.senses["rival1.asked"]] == [0.0, 0.0, 0.0]  # who plans does so in secret
    state.play(state.legal(0)[0], 0)
    assert state.sense(0)[TOY.senses["own.asked"]] == [0.0, 1.0, 0.0]


def test_a_seat_senses_its_own_plan_and_nobody_elses() -> None:
    state = TOY.start(1)
    before = [state.sense(seat) for seat in range(2)]
    state.play(state.legal(0)[-1], 0)
    assert state.sense(1) == before[1]
    laid = TOY.senses["own.laid"]
    assert state.sense(0)[laid] != before[0][laid]
