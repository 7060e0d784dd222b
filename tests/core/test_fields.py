"""The fields by which things are saved, on a small farm of their own."""

from __future__ import annotations

import copy
import json
from typing import Any, ClassVar

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import feldberg
from feldberg.core.questions import Plan, Question
from feldberg.core.rows import NONE, joined, listed, without, zeros
from feldberg.core.saves import Distinct, Each, Field, Inner, One, Order, Pile, Row, Saved, Truth, Whole
from feldberg.core.state import State


class Breed:
    def __init__(self, number: int) -> None:
        self.number = number


BREEDS = {3: Breed(3), 5: Breed(5)}


class Barn(Saved):
    def __init__(self) -> None:
        self.breed = BREEDS[3]
        self.hay = 0
        self.stalls = zeros(2)
        self.free = 2  # follows from the stalls

    def fields(self) -> dict[str, Field]:
        return {"breed": One(BREEDS), "hay": Whole(9), "stalls": Row(4)}

    def restored(self) -> None:
        self.free = listed(self.stalls).count(0)
        if self.hay and self.free == 2:
            raise feldberg.SaveError("hay for nobody")


class Farm(Saved):
    def __init__(self) -> None:
        self.barns = [Barn(), Barn()]
        self.door = -1
        self.shut = False
        self.milk = NONE
        self.names = NONE
        self.queue = zeros(3)
        self.paths = [NONE, NONE]

    def fields(self) -> dict[str, Field]:
        return {
            "barns": Each(Inner()),
            "door": Whole(1, low=-1),
            "shut": Truth(),
            "milk": Pile(20, low=1),
            "names": Distinct(6),
            "queue": Order(),
            "paths": Each(Pile()),
        }


def furnished() -> Farm:
    farm = Farm()
    farm.barns[1].breed = BREEDS[5]
    farm.barns[1].hay = 9
    farm.barns[1].stalls = vec[i64]([4, 0])
    farm.door = 1
    farm.shut = True
    farm.milk = vec[i64]([20, 1, 1])
    farm.names = vec[i64]([6, 0])
    farm.queue = vec[i64]([2, 0, 1])
    farm.paths = [NONE, vec[i64]([7])]
    return farm


SAVE = {
    "barns": [{"breed": 3, "hay": 0, "stalls": [0, 0]}, {"breed": 5, "hay": 9, "stalls": [4, 0]}],
    "door": 1,
    "shut": True,
    "milk": [20, 1, 1],
    "names": [6, 0],
    "queue": [2, 0, 1],
    "paths": [[], [7]],
}


def test_what_is_declared_is_saved_as_plain_data() -> None:
    saved = furnished().data()
    assert json.loads(json.dumps(saved)) == saved == SAVE
    assert list(saved) == list(SAVE)


def test_what_is_saved_is_read_into_a_blank_one() -> None:
    farm = Farm()
    barns = farm.barns[:]
    farm.restore(copy.deepcopy(SAVE), "farm")
    assert farm.data() == SAVE
    assert farm.barns == barns
    assert farm.barns[1].breed is BREEDS[5]
    assert [barn.free for barn in farm.barns] == [2, 1]


@pytest.mark.parametrize(
    ("path", "value", "complaint"),
    [
        (["door"], 2, "farm.door: 2 is not a number from -1 to 1"),
        (["door"], -2, "farm.door: -2 is not a number from -1 to 1"),
        (["door"], True, "farm.door: True is not a whole number"),
        (["door"], 1.0, "farm.door: 1.0 is not a whole number"),
        (["shut"], 1, "farm.shut: 1 is neither true nor false"),
        (["milk"], 7, "farm.milk: 7 is not a list"),
        (["milk", 2], 0, "farm.milk[2]: 0 is not a number from 1 to 20"),
        (["milk", 0], "6", "farm.milk[0]: '6' is not a whole number"),
        (["names"], [6, 7], "farm.names[1]: 7 is not a number from 0 to 6"),
        (["names"], [6, 6], "farm.names: [6, 6] has a number twice"),
        (["queue"], [0, 1], "farm.queue: [0, 1] is not a list of 3"),
        (["queue"], [0, 1, 1], "farm.queue: [0, 1, 1] is not an order of 3"),
        (["paths"], [[]], "farm.paths: [[]] is not a list of 2"),
        (["paths", 1, 0], 2**63, f"farm.paths[1][0]: {2**63} is not a number from 0 to {2**62 - 1}"),
        (["barns"], {}, "farm.barns: {} is not a list"),
        (["barns", 1], 7, "farm.barns[1]: expected breed, hay, stalls"),
        (["barns", 1], {"breed": 3, "hay": 0}, "farm.barns[1]: expected breed, hay, stalls"),
        (["barns", 0, "cat"], 1, "farm.barns[0]: expected breed, hay, stalls"),
        (["barns", 0, "breed"], 4, "farm.barns[0].breed: there is no number 4"),
        (["barns", 0, "hay"], 10, "farm.barns[0].hay: 10 is not a number from 0 to 9"),
        (["barns", 0, "hay"], 1, "farm.barns[0]: hay for nobody"),
        (["barns", 1, "stalls"], [4], "farm.barns[1].stalls: [4] is not a list of 2"),
        (["barns", 1, "stalls", 1], 5, "farm.barns[1].stalls[1]: 5 is not a number from 0 to 4"),
    ],
)
def test_what_is_wrong_is_named(path: list[Any], value: object, complaint: str) -> None:
    save: Any = copy.deepcopy(SAVE)
    inside = save
    for key in path[:-1]:
        inside = inside[key]
    inside[path[-1]] = value
    with pytest.raises(feldberg.SaveError) as refused:
        Farm().restore(save, "farm")
    assert str(refused.value) == complaint


# Questions


class Feed(Question[State]):
    SAVED: ClassVar[dict[str, int]] = {"barn": 1, "hay": 9}

    def __init__(self, seat: i64, barn: i64, hay: i64 = 1) -> None:
        super().__init__(seat)
        self.barn = barn
        self.hay = hay


class Rest(Question[State]):
    pass


class Wishes(Plan[State]):
    pass


def test_a_question_is_made_again_from_its_ints() -> None:
    assert Rest(2).ints() == [2]
    assert Rest.made([2], 3).seat == 2
    feed = Feed.made(Feed(1, 0, 7).ints(), 3)
    assert isinstance(feed, Feed)
    assert (feed.seat, feed.barn, feed.hay) == (1, 0, 7)


@pytest.mark.parametrize(
    ("ints", "complaint"),
    [
        ([1, 0], "Feed: [1, 0] is not a list of 3"),
        ([3, 0, 7], "Feed.seat: 3 is not a number from 0 to 2"),
        ([0, 2, 7], "Feed.barn: 2 is not a number from 0 to 1"),
        ([0, 1, -1], "Feed.hay: -1 is not a number from 0 to 9"),
        ([0, 1, None], "Feed.hay: None is not a whole number"),
    ],
)
def test_a_question_out_of_bounds_is_refused(ints: list[Any], complaint: str) -> None:
    with pytest.raises(feldberg.SaveError) as refused:
        Feed.made(ints, 3)
    assert str(refused.value) == complaint


def test_a_plan_is_saved_by_the_answers_of_every_seat() -> None:
    plan = Wishes(3).with_plan(0, [4, 1], True).with_plan(2, [8], False)
    assert plan.ints() == [2, 4, 1, 0, 1, 8]
    again = Wishes.made(plan.ints(), 3)
    assert isinstance(again, Wishes)
    assert again.answers == [[4, 1], [], [8]]


@pytest.mark.parametrize("ints", [[], [2, 4, 1, 0, 1], [2, 4, 1, 0, 1, 8, 0], [9, 4, 1], [0, 0, -1], [0, 0, "no"]])
def test_a_plan_of_other_seats_or_steps_is_refused(ints: list[Any]) -> None:
    with pytest.raises(feldberg.SaveError, match="Wishes"):
        Wishes.made(ints, 3)


# Rows


def test_rows_less_and_with_one_number_are_new_ones() -> None:
    row = vec[i64]([3, 1, 3])
    assert listed(without(row, 3)) == [1, 3]
    assert listed(without(row, 7)) == [3, 1, 3]
    assert listed(joined(row, 7)) == [3, 1, 3, 7]
    assert listed(row) == [3, 1, 3]
    assert listed(zeros(2)) == [0, 0]
