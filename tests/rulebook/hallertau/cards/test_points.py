"""The point cards, 901 to 925."""

from __future__ import annotations

import pytest

from tests.rulebook.hallertau.cards.table import Case, at_turn, check

GOODS = ["barley", "flax", "hops", "rye", "hides", "meat", "milk", "wool", "clay"]

CASES = [
    Case(901, "points=1", points=2),
    Case(901, "bonus=7", points=2, refused=("bonus:6 gateway:7 farmyard:7",)),
    Case(901, "points:1 bonus:7", points=2),
    Case(902, "points=1", points=3, refused=("bonus:9 gateway:9",)),
    Case(903, "tools=3", "tools-3", points=4),
    Case(904, "gateway=6", points=5, refused=("gateway:5 farmyard:6 bonus:6",)),
    Case(905, "tools=4", "tools-4", points=6),
    Case(906, "farmyard=6", points=6, refused=("gateway:6 farmyard:5 bonus:6",)),
    Case(907, "barley=5 wool=5", "barley-5 wool-5", "good=wool", points=7),
    Case(907, "barley:5 wool:9 clay:6", "wool-5 clay-5", "good=clay good=wool", points=7),
    Case(907, "hops=5 rye:10", "hops-5 rye-5", "good=rye", points=7, refused=("barley:14", "barley:9 tools:5")),
    Case(908, "rye=4 milk=4 clay=4", "rye-4 milk-4 clay-4", "good=milk good=rye", points=8),
    Case(908, "flax:4 hides:4 meat:4 hops:9", "flax-4 meat-4 hops-4", "good=hops good=meat good=flax", points=8),
    Case(908, "rye=4 milk=4 clay=4", "rye-4 milk-4 clay-4", "good=rye good=clay", points=8, refused=("rye:8 milk:4",)),
    Case(909, "hides=2 jewelry=3", "hides-2 jewelry-3", points=10),
    Case(910, "meat=5", "meat-5", points=10),
    Case(911, "barley=6 jewelry=2", "barley-6 jewelry-2", points=10),
    Case(912, "hops=10", "hops-10", points=10),
    *(Case(913, f"{crop}=11", f"{crop}-11", points=10) for crop in GOODS[:4]),
    Case(913, "flax:11 rye:12", "rye-11", "good=rye", points=10, refused=("flax:10 rye:10", "wool:11", "clay:11")),
    Case(914, "flax=6 hops=6", "flax-6 hops-6", points=10),
    Case(915, "hops=6 rye=6", "hops-6 rye-6", points=10),
    Case(916, "clay=12", "clay-12", points=10),
    Case(917, "wool=12", "wool-12", points=10),
    Case(918, "wool=13", "wool-13", points=10, refused=("wool:12 milk:15",)),
    Case(918, "milk=16", "milk-16", points=10),
    Case(918, "wool=13 milk=16", "wool-13", points=10, tier=0, ways=2),
    Case(918, "wool=13 milk=16", "milk-16", points=10, tier=1),
    *(Case(919, f"{good}=14", f"{good}-14", points=10) for good in GOODS),
    Case(919, "milk:14 clay:15", "clay-14", "good=clay", points=10, refused=("milk:13 clay:13 tools:14",)),
    Case(920, "milk=14", "milk-14", points=10),
    Case(921, "jewelry=4", "jewelry-4", points=12),
    Case(922, "rows=3,3,3,3,3,3,3", "rows-3,3,3,3,3,3,3", points=12, refused=("rows:2,2,3,3,4,4,5,5",)),
    Case(922, "rows:2,3,3,3,3,3,3,3", "rows-3,3,3,3,3,3,3", points=12),
    Case(923, "stable=8", "stable-8", points=12),
    Case(924, "rows=3,3,3,3,3,3,3,3", "rows-3,3,3,3,3,3,3,3", points=13),
    Case(925, "jewelry=5", "jewelry-5", points=14),
    Case(925, "stable=10", "stable-10", points=14, refused=("jewelry:4 stable:9",)),
    Case(925, "jewelry=5 stable=10", "jewelry-5", points=14, tier=0, ways=2),
    Case(925, "jewelry=5 stable=10", "stable-10", points=14, tier=1),
]


@pytest.mark.rule("hallertau.scoring.cards")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_card(case: Case) -> None:
    check(case)


def test_907_kinds_are_different() -> None:
    at = at_turn(Case(907, "barley:10 wool:5 clay:5")).do("play", card=907).do("good", good="barley")
    assert [choice["good"] for choice in at.choices("good")] == ["wool", "clay"]


def test_922_and_924_give_up_sown_fields_too() -> None:
    at = at_turn(Case(924, "fields:8")).do("play", card=924)
    while at.question == "PayFields":
        at.do("field", column=int(at.choices("field")[0]["column"]))
    assert (at.rows(), at.played_by()) == ([], [924])


@pytest.mark.rule("hallertau.scoring.cards")
def test_points_in_hand_score_nothing() -> None:
    at = at_turn(Case(925, "cards:845,921"))
    assert at.table.score_sheet(0)["cards"] == 0
