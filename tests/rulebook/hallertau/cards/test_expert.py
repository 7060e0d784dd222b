"""The expert deck of gateway cards, 201 to 230."""

from __future__ import annotations

import pytest

from tests.rulebook.hallertau.cards.table import Case, at_turn, check, effect, position, tiers
from tests.rulebook.hallertau.position import Position

CASES = [
    Case(201, "r4=1 r6=1 rows<=3,4b", "r4-1 r5+1 r6-1 stable+1 milk+1 bonus+1", "sheep=r4 sheep=r6"),
    Case(201, "r4:1 r6:1", "r6-1 stable+1 milk+1 bonus+1", "sheep=r6 done"),
    Case(201, "r5:3", "r5-2 r6+2 milk+1 bonus+1", "sheep=r5 sheep=r5"),
    Case(201, "", "milk+1 bonus+1"),
    Case(202, "nursery:1,2,3", "milk+1 sheep+1 bonus+1", refused=("", "nursery:1,2", "farmyard_card:1")),
    Case(202, "farmyard_card:1,2", "milk+1 sheep+1 bonus+1"),
    Case(203, "rows:4,5b", "sheep+1", refused=("rows:4,3", "rows:2b")),
    Case(203, "", "sheep+1"),
    *tiers(204, "sheep=2|3|4|5", "rows+2|3|4|5"),
    Case(205, "fields=6", "rows+2"),
    Case(205, "fields=7", "rows+5", tier=1),
    Case(205, "fields:7", "rows+2", "take", ways=2),  # the last place is asked for
    Case(205, "fields:8", "", tier=1),
    Case(206, "jewelry=2", "meat+1"),
    Case(206, "jewelry=3", "tools+1", tier=1),
    Case(206, "jewelry:4", "meat+1", tier=0, ways=2),
    Case(206, "jewelry=5", "sheep+1", tier=2),
    Case(206, "jewelry:5", "tools+1", tier=1, ways=3),
    Case(206, "jewelry:5", "meat+1", tier=0, ways=3),
    Case(207, "fields=5", "bonus+1"),
    Case(207, "fields=5 hops=2", "tools+1 bonus+1", tier=1),
    Case(207, "fields=5 hops=4", "tools+2 bonus+1", tier=2),
    Case(207, "fields:5 hops:4", "bonus+1", tier=0, ways=3),
    *tiers(209, "r5=3|5|6", "jewelry+1|2|3"),
    Case(209, "r6=3", "jewelry+1", refused=("r4:2 r5:2 r6:2", "stable:6")),
    Case(210, "hops=2 nursery:1,2,3 clearing:1", "nursery-6 bonus+1", "space=nursery"),
    Case(210, "hops=2 nursery:1,2,3 gateway_card:1,2", "gateway_card-3 bonus+1", "space=gateway_card"),
    Case(210, "hops=2 nursery:1", "bonus+1", "done"),
    Case(210, "hops=2", "bonus+1"),
    Case(211, "clay=3", "hops+2 bonus+1"),
    Case(211, "hops=3", "clay+2 bonus+1", refused=("clay:2 hops:2",)),
    Case(211, "clay=3 hops=3", "hops+2 bonus+1", tier=0, ways=2),
    Case(211, "clay=3 hops=3", "clay+2 bonus+1", tier=1),
    *tiers(212, "tools=5|6|7", "clay+6|7|8"),
    Case(212, "tools=7 window:11", "clay+3", tier=2),
    Case(212, "tools=5 window:12", "", tier=0),
    Case(213, "rows=3,5,4h rye:2", "milk+1 rye-1 rows-3 rows+3r", "choose=0 sow=rye@3"),
    Case(213, "rows=3,4h rye:1", "clay+1", "choose=1 done"),
    Case(213, "rows=4h", "clay+1", "choose=1", refused=("rows:4b,5 hops:3",)),
    Case(214, "rows==3", "hops+1 rows-3 rows+3h bonus+1", "good=hops sow=hops@3"),
    Case(214, "rows==3", "rye+2 bonus+1", "good=rye done"),
    Case(215, "hand=3", "flax+1 bonus+1", "good=flax"),
    Case(215, "hand=4", "flax+1 hops+1 bonus+1", "good=flax good=hops", tier=1),
    Case(215, "hand=5", "flax+1 hops+1 rye+1 bonus+1", "good=flax good=hops good=rye", tier=2),
    Case(215, "hand=6", "flax+1 hops+1 rye+1 barley+1 bonus+1", "good=flax good=hops good=rye", tier=3),
    Case(215, "hand:6", "barley+1 bonus+1", "good=barley", tier=0, ways=4),
    Case(216, "tools=5 jewelry=2 rows:3b,4h,5", "rye+2"),
    Case(216, "tools=7 rows:2r", "rye+1"),
    Case(216, "jewelry=7 rows:3", ""),
    Case(217, "jewelry=3 r5:2 r6:3 stable:5", "barley+3 bonus+1"),
    Case(217, "jewelry=3 stable:4", "bonus+1"),
    Case(218, "rye=6", "barley+2 hops+1 bonus+1"),
    Case(218, "rye=12 window:12", "barley+2 hops+1 bonus+1"),
    Case(219, "milk=5", "flax+7"),
    Case(219, "milk:6 window:9", "flax+4"),
    Case(219, "milk=5 centre:9,9,9,9,9", "flax+1"),
    *tiers(220, "sown=3|4|6", "bonus+0|1|2 hops+1 meat+1"),
    Case(221, "tools=3 rows=4b,2f", "barley+4 flax+2 rows-4b,2f rows+3,2 bonus+1", "field=4b field=2f"),
    Case(221, "tools=3 rows=4b,2f", "flax+2 rows-2f rows+2 bonus+1", "field=2f done"),
    Case(221, "tools:3 rows:5b,5b,5b", "barley+10 rows-5b,5b rows+4,4 bonus+1", "field=5b field=5b"),
    Case(221, "tools=3 rows=4b,2f", "bonus+1", "done", refused=("tools:3 rows:4b,2",)),
    *tiers(223, "sheep=1|2|3 jewelry=1|2|3", "milk+1|2|3"),
    Case(223, "sheep:4 jewelry:2", "milk+2", tier=1),
    *tiers(224, "hides=1|2|3 meat=1|2|3 milk=1|2|3 wool=1|2|3", "bonus+0|1|2 milk+3"),
    Case(224, "hides:2 meat:3 milk:6 wool:2", "bonus+1 milk+3", tier=1),
    Case(225, "r5=1 r6=1 stable=1", "meat+1 milk+1 wool+1 bonus+1", refused=("r5:2 stable:2", "r4:1 r5:1 r6:1")),
    Case(226, "sheep=3 jewelry=3", "flax+1 hides+1 milk+1 wool+1"),
    *tiers(227, "hand=3|5|6", "wool+0|1|2 bonus+1"),
    Case(228, "rows=3b,3b,4r,5r", "hides+2 bonus+1", refused=("rows:3b,3b,4r,5f", "rows:3b,3b,4r,5")),
    Case(228, "rows=3r,3r,3r,3r", "hides+2 bonus+1"),
    Case(228, "rows=3b,3b,3b,3b", "hides+2 bonus+1"),
    Case(229, "rows==4 meat:2", "meat-1 rows-4 rows+4m", "sow=meat@4"),
    Case(229, "rows:2h,4 meat:1", "", "done"),
    Case(229, "rows==4 rye:1", ""),
    *tiers(230, "sheep=1|2|3|4", "hops+0|1|2|3 farmyard+1"),
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_card(case: Case) -> None:
    check(case)


def test_201_moves_different_sheep() -> None:
    at = at_turn(Case(201, "r4:1 r6:1")).do("play", card=201).do("sheep", place=3)
    assert at.choices("sheep") == [{"kind": "sheep", "place": 5}]


def harvest(rows: str) -> Position:
    """Phase 7, with card 208 in hand."""
    return position(Case(208, f"rows:{rows}"), phase=7).go()


@pytest.mark.rule("hallertau.example.strip-only-7")
def test_208_after_a_harvest_of_16_goods() -> None:
    assert effect(harvest("5b,5f,4h,2w"), 208) == {"tools": 1, "bonus": 1}


@pytest.mark.rule("hallertau.example.strip-only-7")
def test_208_is_refused_after_a_harvest_of_15_goods_and_in_other_phases() -> None:
    at = harvest("5b,5f,5h")
    assert at.table.phase != 7
    assert not at.can("play", card=208)
    at = harvest("5b,5f,5h,5r").do("pass")
    assert at.table.phase != 7
    assert not at.can("play", card=208)


def test_214_sows_only_the_crop_that_was_taken() -> None:
    at = at_turn(Case(214, "rows:3 barley:3")).do("play", card=214).do("good", good="hops")
    assert [choice["good"] for choice in at.choices("sow")] == ["hops"]


def last_turn(rows: str, workers: int = 1) -> Position:
    """The last turn of phase 4, or the one before, with card 222 in hand."""
    return at_turn(Case(222, f"rows:{rows} workers:{workers} rye:2"), players=2)


@pytest.mark.rule("hallertau.edge.just.last-action")
def test_222_raises_up_to_three_fields_after_the_last_action() -> None:
    at = last_turn("2,2,3,4,5").do("place", space="clay_delivery")
    found = effect(at, 222, "field=4 field=3 field=2")
    assert found == {"rows2": -1, "rows5": 1, "bonus": 1}  # rows 2, 3, 4 are now 3, 4, 5


@pytest.mark.rule("hallertau.edge.just.last-action")
def test_222_raises_a_field_only_once() -> None:
    at = last_turn("2,2").do("tools", workers=1).do("play", card=222).do("field", column=0)
    assert [choice["column"] for choice in at.choices("field")] == [1]
    at.do("done")
    assert at.rows() == [2, 3]


@pytest.mark.rule("hallertau.edge.just.last-action")
def test_222_counts_the_fields_sown_before_the_last_action() -> None:
    at = last_turn("2,3").do("place", space="cultivation").do("sow", good="rye", column=0)
    at.do("done")
    assert at.can("play", card=222)
    at = last_turn("2b,3").do("tools", workers=1)
    assert not at.can("play", card=222)


@pytest.mark.rule("hallertau.edge.just.last-action")
def test_222_after_a_lone_last_worker() -> None:
    at = at_turn(Case(222, "rows:2 workers:1 cards:313"), players=2)
    at.do("play", card=313).do("space", space="clay_delivery")
    assert effect(at, 222, "field=2") == {"rows2": -1, "rows3": 1, "bonus": 1}


@pytest.mark.rule("hallertau.edge.just.last-action")
def test_222_is_refused_while_workers_are_left() -> None:
    at = last_turn("2,3", workers=2)
    assert not at.can("play", card=222)
    assert not at.do("tools", workers=1).can("play", card=222)


def test_229_the_meat_is_harvested_like_a_crop() -> None:
    at = position(Case(229, "rows:3m"), phase=7).go().do("field", column=0)
    assert (at.has("meat"), at.rows()) == (3, [2])
