"""The beginner's deck of gateway cards, 001 to 030."""

from __future__ import annotations

import pytest

from tests.rulebook.hallertau.cards.table import Case, at_turn, check, effect, position, tiers
from tests.rulebook.hallertau.position import Position

CASES = [
    Case(1, "r5=1 stable:1", "r5-1 r6+1 bonus+1", "sheep=r5"),
    Case(1, "r5=1 stable:1", "bonus+1", "done"),
    Case(1, "r5=1 stable:2", "r5-1 stable+1 bonus+1", "sheep=r5 sheep=r6", tier=1),
    Case(1, "r4=1 stable:3", "r4-1 stable+1 bonus+1", "sheep=r4 sheep=r5 sheep=r6", tier=2),
    Case(1, "r3=1 stable:3", "r3-1 r6+1 bonus+1", "sheep=r3 sheep=r4 sheep=r5", tier=2),
    Case(1, "r4=1 stable:3", "r4-1 r5+1 bonus+1", "sheep=r4 done", tier=2),
    Case(1, "r4:1 stable:3", "r4-1 r5+1 bonus+1", "sheep=r4", tier=0, ways=3),
    Case(2, "barley=7", "sheep+1"),
    Case(2, "hops=2", "sheep+1"),
    Case(2, "barley:7 hops:2", "sheep+1"),
    Case(3, "wool=1 sheep=3", "sheep+1"),
    Case(4, "clay=6", "rows+4"),
    Case(4, "clay=9 window:9", "rows+4"),
    Case(4, "clay=12 centre:8,8,8,8,8", "rows+4"),
    Case(5, "sheep=4", "wool+1 rows+2"),
    Case(6, "barley=4 hops=4", "tools+1 bonus+1"),
    *tiers(7, "meat=1|2|5", "tools+0|1|2 bonus+1"),
    Case(7, "meat=1 cards:705", "bonus+1"),  # no question where 0 tools could hurt
    Case(7, "meat=2 cards:705", "bonus+1", "done", tier=1),
    Case(8, "flax=3 wool=2", "tools+1 bonus+1"),
    Case(9, "nursery:1,2,3", "jewelry+1 bonus+1", refused=("", "nursery:1,2", "gateway_card:1")),
    Case(9, "gateway_card:1,2", "jewelry+1 bonus+1"),
    Case(9, "clearing:1,1,3", "jewelry+1 bonus+1"),
    Case(10, "hides=2", "clay+2 bonus+1"),
    Case(10, "meat=2", "clay+2 bonus+1", refused=("hides:1 meat:1",)),
    Case(10, "hides:2 meat:2", "clay+2 bonus+1"),
    Case(11, "milk=1 wool=1", "clay+1 bonus+1"),
    Case(12, "tools=4", "clay+1 milk+1 wool+1"),
    Case(13, "sheep=3", "clay+1"),
    Case(13, "sheep=3 rows:3,4 flax:2", "clay+1 flax-1 rows-4 rows+4f", "sow=flax@4"),
    Case(13, "sheep=3 rows:3 flax:1", "clay+1", "done"),
    Case(14, "rows=5", "bonus+1", refused=("rows:4",)),
    Case(14, "rows=5 rye:3", "bonus+1"),
    Case(14, "rows=5,5 rye:3", "rye-1 rows-5 rows+5r bonus+1", "sow=rye@5", tier=1),
    Case(14, "rows=5,5,5,5 rye:3", "rye-2 rows-5,5 rows+5r,5r bonus+1", "sow=rye@5 sow=rye@5", tier=2),
    Case(14, "rows=5,5,5,5,5,5 rye:4", "rye-3 rows-5,5,5 rows+5r,5r,5r bonus+1", "sow=rye@5 " * 3, tier=3),
    Case(14, "rows=5,5,5,5,5,5 rye:4", "bonus+1", "done", tier=3),
    Case(14, "rows:5,5,5,5,5,5 rye:4", "bonus+1", tier=0, ways=4),
    Case(15, "fields=4", "hops+1", "good=hops"),
    Case(15, "fields=5", "hops+1 barley+1", "good=hops good=barley", tier=1),
    Case(15, "fields=6", "hops+1 barley+1 rye+1", "good=hops good=barley good=rye", tier=2),
    Case(15, "fields=7", "hops+1 barley+1 rye+1 flax+1", "good=hops good=barley good=rye", tier=3),
    Case(15, "fields:7", "flax+1", "good=flax", tier=0, ways=4),
    Case(16, "hops=3 tools=3", "bonus+1 barley+2", "choose=0"),
    Case(16, "hops=3 tools=3", "bonus+1 rye+2", "choose=1"),
    Case(17, "rows=2h,5h", "barley+2 rye+1 bonus+1", refused=("rows:2h,5b", "rows:2h,5 hops:9")),
    Case(18, "barley=6", "flax+2 bonus+1"),
    Case(18, "barley=11 window:11", "flax+2 bonus+1"),
    Case(19, "fields=6", "rye+1 hides+1 bonus+1"),
    *tiers(21, "sheep=1|2|4|7", "hops+1|2|3|4", "choose=0"),
    *tiers(21, "sheep=1|2|4|7", "meat+1|2|3|4", "choose=1"),
    Case(22, "rows=4b", "barley+4 rows-4b rows+3 bonus+1", "field=4b", refused=("", "rows:4")),
    Case(22, "rows:2f,5h", "flax+2 rows-2f rows+2 bonus+1", "field=2f"),
    Case(22, "rows<=2f,5h", "hops+5 rows-5h rows+4 bonus+1", "field=5h"),
    Case(22, "rows:2f,5h", "bonus+1", "done"),
    Case(23, "rows:2b", "rows-2b rows+3b", refused=("rows:2b,3",)),
    Case(23, "rows:2b,3f,4h,5r", "rows-2b,3f,4h rows+3b,4f,5h"),
    Case(23),
    *tiers(24, "rye=6|9|12", "milk+1|2|3 bonus+1"),
    *tiers(25, "clay=4|5|7", "milk+1|2|3"),
    Case(26, "tools=3 sheep=2", "milk+1 wool+1 bonus+1"),
    Case(27, "rows==3 wool:2", "wool-1 rows-3 rows+3w bonus+1", "sow=wool@3"),
    Case(27, "rows:3b,4,5f wool:1", "wool-1 rows-4 rows+4w bonus+1", "sow=wool@4"),
    Case(27, "rows==3 wool:1 rye:1", "bonus+1", "done"),
    Case(27, "rows==3 rye:1", "bonus+1"),
    *tiers(28, "jewelry=2|3|4", "hides+1|2|3 bonus+1"),
    *tiers(29, "hand=2|4|6", "meat+1|2|3"),
    Case(29, "cards:841,911", "meat+1", refused=("cards:841,24,25",)),
    *tiers(30, "jewelry=1 fields=2|4|6", "farmyard+0|1|2 clay+1 bonus+1"),
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_card(case: Case) -> None:
    check(case)


def test_001_moves_one_single_sheep() -> None:
    at = at_turn(Case(1, "r4:1 r5:2"))
    at.do("play", card=1, way=1).do("sheep", place=3)
    assert at.choices("sheep") == [{"kind": "sheep", "place": 4}]
    at.do("sheep", place=4)
    assert at.question == "Turn"


def test_015_gives_crops_of_different_kinds() -> None:
    at = at_turn(Case(15, "fields:5"))
    at.do("play", card=15, way=1).do("good", good="hops")
    assert [choice["good"] for choice in at.choices("good")] == ["barley", "flax", "rye"]


@pytest.mark.rule("hallertau.example.sow-wool")
def test_027_the_wool_is_harvested_like_a_crop() -> None:
    at = position(Case(27, "rows:4w"), phase=7).go().do("field", column=0)
    assert (at.has("wool"), at.rows()) == (4, [3])


def last_jewelry(jewelry: int) -> Position:
    """One jewelry is spent for an improvement."""
    at = position(Case(20, f"jewelry:{jewelry} clay:9 meat:9"), phase=9)
    return at.progress().do("improve", building="tailor", jewelry=1)


@pytest.mark.rule("hallertau.edge.just.last-jewelry")
def test_020_is_open_right_after_the_last_jewelry_is_spent() -> None:
    assert effect(last_jewelry(1), 20) == {"hops": 1, "milk": 1}


@pytest.mark.rule("hallertau.edge.just.last-jewelry")
def test_020_is_refused_while_jewelry_is_left() -> None:
    assert not last_jewelry(2).can("play", card=20)


@pytest.mark.rule("hallertau.edge.just.last-jewelry")
def test_020_is_refused_without_spending() -> None:
    assert not at_turn(Case(20)).can("play", card=20)
    assert not at_turn(Case(20, "jewelry:1")).can("play", card=20)


@pytest.mark.rule("hallertau.edge.just.moment-only")
def test_020_is_refused_once_the_moment_is_over() -> None:
    at = last_jewelry(1).do("pass")
    at.do("improve", building="carpentry", jewelry=0)
    assert not at.can("play", card=20)


@pytest.mark.rule("hallertau.edge.just.last-jewelry")
@pytest.mark.parametrize(("number", "jewelry", "opens"), [(410, 1, True), (826, 2, False)])
def test_020_after_a_card_was_paid(number: int, jewelry: int, opens: bool) -> None:
    at = at_turn(Case(20, f"jewelry:{jewelry} cards:{number}")).do("play", card=number)
    assert at.has("jewelry") == 0
    assert at.can("play", card=20) == opens
