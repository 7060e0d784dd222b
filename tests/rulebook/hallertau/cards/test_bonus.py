"""The bonus cards, 801 to 845: what they cost, their income in phase 3 and their points."""

from __future__ import annotations

import pytest

from tests.rulebook.hallertau.cards.table import Case, at_turn, check, check_income, effect, position
from tests.rulebook.hallertau.position import Position

CROPS = ["barley", "flax", "hops", "rye"]

CASES = [
    Case(801, "wool=1", "wool-1", income="meat+1", points=1),
    Case(802, "hops=1", "hops-1", income="barley+1", points=2),
    Case(803, "meat=2", "meat-2", income="sheep+1", points=2),
    Case(804, "meat=1", "meat-1", income="wool+1", points=3),
    Case(805, "stable=1", "stable-1", income="hides+2", points=3),
    Case(805, "r5:1 stable:1", "r5-1", "sheep=r5", income="hides+2", points=3),
    Case(806, "stable=1", "stable-1", income="milk+2", points=3),
    Case(807, "rows=3,3", "rows-3,3", income="sheep+1", points=3),
    Case(808, "hides=2", "hides-2", income="wool+2", points=3),
    Case(809, "tools=2", "tools-2", income="barley+1 hops+1", points=3),
    Case(810, "hops=2", "hops-2", income="rye+1", points=3),
    Case(813, "hops=3", "hops-3", income="tools+1", points=3),
    Case(814, "clay=3", "clay-3", income="rye+1 clay+1", points=3),
    Case(
        815,
        "cards:841,911,430,24",
        "bonus-1 points-1 gateway-1 removed+3",
        "discard=24 discard=841 discard=911",
        income="gateway+1",
        points=3,
        refused=("cards:841,911",),
    ),
    Case(817, "jewelry=1", "jewelry-1", income="tools+1", points=4),
    Case(818, "jewelry=1 tools=1", "jewelry-1 tools-1", income="flax+1 wool+1", points=4),
    Case(819, "rows=3,3", "rows-3,3", income="rows+4", points=4),
    Case(820, "tools=2", "tools-2", income="meat+1", points=4),
    Case(821, "clay=4", "clay-4", income="clay+2", points=4),
    *(Case(822, f"{crop}=3", f"{crop}-3", income="hops+1", points=5) for crop in CROPS),
    Case(822, "barley:3 rye:3", "rye-3", "good=rye", income="hops+1", points=5, refused=("barley:2 rye:2 wool:3",)),
    Case(823, "stable=2", "stable-2", income="sheep+1", points=5),
    Case(824, "rows=4b", "rows-4b", income="rows+3", points=6, refused=("rows:4",)),
    Case(824, "rows:4b,5w,3", "rows-5w", "field=5w", income="rows+3", points=6),
    Case(825, "rows=3,3,3", "rows-3,3,3", income="rows+5", points=6),
    Case(826, "jewelry=2", "jewelry-2", income="barley+2", points=7),
    Case(827, "jewelry=3", "jewelry-3", income="jewelry+1", points=8),
    Case(828, "rows:3b,5h", income="hops+1", points=2, refused=("rows:3b,5",)),
    Case(828, "", income="hops+1", points=2),
    Case(829, "sheep=5", income="wool+1", points=2),
    Case(830, "clay=7", income="clay+1", points=2),
    Case(831, "rows:5,5b", points=3, refused=("rows:5,4", "rows:5,3b", "rows:5,2")),
    Case(831, "", points=3),
    Case(832, "rows:5,5b", income="milk+1", points=3, refused=("rows:5,4", "rows:5,3b", "rows:5,2")),
    Case(832, "", income="milk+1", points=3),
    Case(833, "milk=2", income="", points=3, round=1),
    Case(833, "milk=4", income="hides+1", points=3),
    Case(833, "milk=6", income="hides+1", points=3, round=3),
    Case(833, "milk=12", income="hides+1", points=3, round=6),
    Case(834, "hides=3", income="hides+1", points=3),
    Case(835, "jewelry=5", income="meat+1", points=3),
    Case(836, "hops=6", income="rye+1", points=3),
    Case(837, "wool=6", income="wool+1", points=3),
    Case(838, "flax=7", income="flax+1", points=3),
    Case(839, "tools=8", points=3),
    Case(840, "tools=3 sheep=3 jewelry=3", income="farmyard+1", points=3),
    Case(841, "barley=10", income="barley+1", points=3),
    Case(842, "barley=7 hops=5", income="barley+1", points=3),
    Case(843, "milk=7 sheep=6", income="sheep+1", points=3),
    Case(844, "rye=6 meat=5", income="rye+1 meat+1", points=4),
    Case(845, "meat=6", income="meat+1", points=6),
]
WITH_INCOME = list({case.number: case for case in CASES if case.income}.values())


@pytest.mark.rule("hallertau.card.bonus.income-later")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_card(case: Case) -> None:
    check(case)


@pytest.mark.rule("hallertau.phase3.all-bonus-cards")
@pytest.mark.parametrize("case", WITH_INCOME, ids=str)
def test_income(case: Case) -> None:
    check_income(case)


# 811, 812, 816: for crops just harvested

SOWING = [(811, "flax"), (812, "barley"), (816, "rye")]


def harvested(number: int, have: str) -> Position:
    return position(Case(number, have), phase=7).go()


@pytest.mark.rule("hallertau.edge.just.harvested")
@pytest.mark.parametrize(("number", "crop"), SOWING)
def test_811_812_816_cost_three_crops_just_harvested(number: int, crop: str) -> None:
    at = harvested(number, f"rows:3{crop[0]}")
    assert effect(at, number) == {crop: -3, "vp": 3}
    at = harvested(number, f"rows:2{crop[0]},2{crop[0]} {crop}:2")
    assert effect(at, number) == {crop: -3, "vp": 3}


@pytest.mark.rule("hallertau.edge.just.harvested")
@pytest.mark.parametrize(("number", "crop"), SOWING)
def test_811_812_816_are_refused_for_other_crops(number: int, crop: str) -> None:
    assert not harvested(number, f"rows:2{crop[0]},5h {crop}:9").can("play", card=number)
    assert not at_turn(Case(number, f"{crop}:9")).can("play", card=number)


@pytest.mark.rule("hallertau.edge.just.harvested")
@pytest.mark.parametrize(("number", "crop"), SOWING)
def test_811_812_816_after_a_harvest_by_a_card(number: int, crop: str) -> None:
    at = at_turn(Case(number, f"rows:3{crop[0]} cards:22")).do("play", card=22).do("field", column=0)
    assert effect(at, number) == {crop: -3, "vp": 3}


@pytest.mark.rule("hallertau.edge.just.moment-only")
@pytest.mark.parametrize(("number", "crop"), SOWING)
def test_811_812_816_are_refused_once_the_harvest_is_over(number: int, crop: str) -> None:
    at = harvested(number, f"rows:5{crop[0]} meat:9").do("pass")
    assert at.table.phase == 9
    assert not at.can("play", card=number)


def income(number: int, have: str) -> Position:
    """Phase 3 of round 3 with the card played."""
    at = position(Case(number, have, round=3), phase=3)
    at.player().hand = at.player().hand[:0]
    at.played(number)
    return at.go()


@pytest.mark.rule("hallertau.phase3.all-bonus-cards")
@pytest.mark.parametrize(("number", "crop"), SOWING)
def test_811_812_816_sow_their_crop_in_phase_3(number: int, crop: str) -> None:
    at = income(number, "rows:3,3,4b barley:2 flax:2 hops:2 rye:2")
    assert at.choices("sow") == [{"kind": "sow", "good": crop, "column": 0}]
    at.do("sow", column=0)
    assert (at.has(crop), at.question, at.table.phase) == (1, "Turn", 4)
    assert income(number, "rows:3,4b barley:1 flax:1 hops:1 rye:1").do("done").has(crop) == 1


def test_831_sows_any_crop_in_phase_3() -> None:
    at = income(831, "rows:3,3 barley:1 flax:1 hops:1 rye:1 wool:1")
    assert [choice["good"] for choice in at.choices("sow")] == CROPS
    at.do("sow", good="hops")
    assert (at.has("hops"), at.question, at.table.phase) == (0, "Turn", 4)


def test_839_exchanges_a_tool_once_in_phase_3() -> None:
    at = income(839, "tools:2 jewelry:1").do("take")
    assert (at.has("tools"), at.has("jewelry"), at.table.phase) == (1, 2, 4)
    at = income(839, "tools:2 jewelry:1").do("done")
    assert (at.has("tools"), at.has("jewelry"), at.table.phase) == (2, 1, 4)
    assert income(839, "jewelry:1").has("jewelry") == 1


def test_839_played_in_phase_3_exchanges_at_once() -> None:
    at = at_turn(Case(839, "tools:8"), phase=3)
    assert effect(at, 839, "take") == {"tools": -1, "jewelry": 1, "vp": 3}
