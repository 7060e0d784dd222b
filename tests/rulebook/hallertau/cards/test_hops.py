"""The hops deck of farmyard cards, 401 to 435."""

from __future__ import annotations

import pytest

from tests.rulebook.hallertau.cards.table import Case, at_turn, check, effect, position, tiers
from tests.rulebook.hallertau.position import Position

CASES = [
    Case(401, "barley=1 r4:1 r6:1", "barley-1 r4-1 r5+1 r6-1 stable+1 bonus+1", "sheep=r4 sheep=r6"),
    Case(401, "rye=1 r5:3", "rye-1 r5-2 r6+2 bonus+1", "sheep=r5 sheep=r5"),
    Case(401, "rye=1 r5:2", "rye-1 r5-1 r6+1 bonus+1", "sheep=r5 done"),
    Case(401, "barley=1 rye=1", "barley-1 bonus+1", tier=0, ways=2),
    Case(401, "barley=1 rye=1", "rye-1 bonus+1", tier=1),
    Case(402, "rows:5,5b", "milk+1 sheep+1", refused=("rows:5,4", "rows:3b", "rows:2")),
    Case(402, "", "milk+1 sheep+1"),
    Case(403, "gateway=5", "sheep+1", refused=("gateway:4 farmyard:5 bonus:5",)),
    Case(404, "rye=5 rows=2,3b,4", "rye-5 sheep+1 bonus+1"),
    Case(404, "rye=8", "rye-8 sheep+1 bonus+1"),
    Case(404, "fields=8 rye:0", "sheep+1 bonus+1"),
    Case(405, "barley=1 flax=1 hops=1 rye=1", "barley-1 flax-1 hops-1 rye-1 milk+1 wool+2 sheep+1 bonus+1"),
    Case(406, "hops=4", "hops-4 hops+2 sheep+1 bonus+1"),
    Case(407, "fields=7", "rows+3 bonus+1", "take"),
    Case(407, "fields:7", "bonus+1", "done"),
    Case(407, "fields:8", "bonus+1"),
    Case(408, "stable=1", "stable-1 rows+5 bonus+1"),
    Case(408, "r5:1 stable:1", "r5-1 rows+5 bonus+1", "sheep=r5"),
    Case(409, "clay=2 rows=3,5", "clay-2 rows-5 rows+2,2,2", refused=("clay:2 rows:4",)),
    Case(409, "clay=2 rows=5h", "clay-2 rows-5h rows+2,2,2"),
    Case(409, "clay=2 rows:4,4,4,4,4,4,4,5", "clay-2 rows-5 rows+2", "take"),
    Case(410, "jewelry=1", "jewelry-1 rows+2,2"),
    Case(410, "jewelry=1 fields:7", "jewelry-1 rows+2", "take"),
    Case(411, "hops=4", "hops-4 rows+3,3"),
    *tiers(412, "hops=3|5|7", "hops-3|2|1 rows+4 bonus+1"),  # 3, 5, 7 paid, 0, 3, 6 of them back
    *tiers(413, "stable=1|2|3", "stable-1|2|3 tools+1|2|3 bonus+1|2|3"),
    Case(413, "r4:1 r5:1", "r4-1 r5-1 tools+2 bonus+2", "sheep=r4", tier=1),
    Case(414, "cards:841,911", "bonus-1 points-1 removed+2 tools+1 bonus+1", "discard=841", refused=("cards:841",)),
    Case(414, "cards:841,24,430", "gateway-1 farmyard-1 removed+2 tools+1 bonus+1", "discard=24 discard=430"),
    Case(415, "tools=7", "tools-7 tools+3 jewelry+2"),
    Case(415, "tools=7 jewelry:9", "tools-7 tools+3 jewelry+1"),
    Case(416, "sheep=11", "jewelry+1", refused=("sheep:10 fields:7",)),
    Case(416, "fields=8", "jewelry+1"),
    Case(416, "fields:8 sheep:11", "jewelry+1"),
    Case(417, "wool=6", "jewelry+1"),
    Case(417, "wool=8 window:8", "jewelry+1"),
    *tiers(418, "hops=5|6|8", "hops-5|6|8 bonus+0|1|2 jewelry+2"),
    Case(419, "jewelry=1", "jewelry-1 clay_delivery+1 clay+2", "space=clay_delivery", but=4),
    Case(419, "jewelry=1 clay_delivery:1", "jewelry-1 clay_delivery+2 clay+2", "space=clay_delivery", but=4),
    Case(419, "jewelry=1 clay_delivery:0,1", "jewelry-1 clay_delivery+1 clay+2", "space=clay_delivery", but=4),
    Case(419, "jewelry=1", "jewelry-1 clay_delivery+1 clay+6", "space=clay_delivery", but=4, round=6),
    Case(419, "jewelry=1 rows:3", "land_sale+1 rows-3 clay+3", "space=land_sale field=3", but=4),
    Case(419, "jewelry=1", "jewelry-1", "done", but=4),
    Case(420, "tools=2", "tools-2 clay+2 bonus+2"),
    Case(421, "rows=3", "rows-3 clay+5"),
    Case(421, "rows:2,5h", "rows-5h clay+5", "field=5h"),
    *tiers(422, "rows=2h|2h,3h|2h,3h,4h", "barley+0|2|4 bonus+1"),
    Case(423, "meat=5 wool=3", "flax+3 bonus+1"),
    Case(424, "hops=3", "hops-3 rye+5 bonus+1"),
    Case(425, "hops=8", "hops-8 hops+3 barley+3 bonus+2"),
    Case(427, "rows:2,3,4 rye:4", "rye-1 rows-2 rows+2r", "sow=rye@2", but=7),
    Case(427, "rows:2,3,4 rye:4", "", "done", but=7),
    Case(427, "milk=1 rows:2,3,4 rye:4", "milk-1 rye-2 rows-2,3 rows+2r,3r", "sow=rye@2 sow=rye@3", tier=1, but=7),
    Case(427, "milk=3 rows:2,2,2,2 rye:4", "milk-3 rye-3 rows-2,2,2 rows+2r,2r,2r", "sow=rye@2 " * 3, tier=2, but=7),
    Case(427, "milk:3 rows:2,2,2,2 rye:4", "rye-1 rows-2 rows+2r", "sow=rye@2", tier=0, ways=3, but=7),
    Case(428, "fields=4 jewelry=2", "hides+1 milk+1 wool+1 bonus+1"),
    Case(428, "fields=6", "hides+1 milk+1 wool+1 bonus+1"),
    Case(428, "fields=2 jewelry=10 centre:7,7,7,7,7", "hides+1 milk+1 wool+1 bonus+1"),
    Case(429, "sheep=2 rows<=3,4b", "hides+2 wool+1"),
    Case(429, "", "hides+2 wool+1"),
    Case(430, "tools=1", "tools-1 milk+2 bonus+1"),
    *tiers(431, "milk=1|3|5", "milk-1|3|5 hides+1|3|5 bonus+1"),
    Case(432, "hops=1", "hops-1 bonus+1"),
    Case(432, "hops=2", "hops-2 hides+1 bonus+1", "choose=0", tier=1),
    Case(432, "hops=2", "hops-2 wool+1 bonus+1", "choose=1", tier=1),
    Case(432, "hops=3", "hops-3 hides+2 bonus+1", "choose=0", tier=2),
    Case(432, "hops=3", "hops-3 wool+2 bonus+1", "choose=1", tier=2),
    Case(432, "hops=4", "hops-4 hides+3 bonus+1", "choose=0", tier=3),
    Case(432, "hops=4", "hops-4 wool+3 bonus+1", "choose=1", tier=3),
    Case(432, "hops:4", "hops-1 bonus+1", tier=0, ways=4),
    Case(433, "jewelry=1", "jewelry-1 meat+2 milk+2 bonus+1"),
    Case(434, "rows=3,3", "rows-3,3 meat+6"),
    Case(434, "rows:2,4b,5", "rows-2,4b meat+6", "field=4b field=2"),
    *tiers(435, "barley=1|3|6", "barley-1|3|6 gateway+1|2|3"),
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_card(case: Case) -> None:
    check(case)


@pytest.mark.rule("hallertau.card.cost.or")
def test_401_moves_different_sheep() -> None:
    at = at_turn(Case(401, "rye:1 r4:1 r6:1")).do("play", card=401).do("sheep", place=3)
    assert at.choices("sheep") == [{"kind": "sheep", "place": 5}]


def test_414_cannot_be_paid_with_itself() -> None:
    at = at_turn(Case(414, "cards:841,911")).do("play", card=414)
    assert [choice["card"] for choice in at.choices("discard")] == [841, 911]


@pytest.mark.rule("hallertau.edge.space.used-by-card")
def test_419_uses_no_space_with_two_workers() -> None:
    at = at_turn(Case(419, "jewelry:1 nursery:1,2 clearing:1,1"), phase=5).do("play", card=419)
    assert len(at.choices("space")) == 18
    assert not at.can("space", space="nursery")
    assert not at.can("space", space="clearing")


@pytest.mark.rule("hallertau.edge.first-player.by-card")
def test_419_on_a_corner_gives_card_and_token() -> None:
    at = position(Case(419, "jewelry:1"), phase=5, players=2)
    at.table.first = 1
    at.turn().do("play", card=419).do("space", space="point_card").do("take")
    assert (at.hand_of()[0] // 100, int(at.table.first)) == (9, 0)


def test_410_places_up_to_two_fields() -> None:
    """One field of two, to have the six that card 312 asks for."""
    at = at_turn(Case(410, "jewelry:1 fields:5 cards:312"))
    at.do("play", card=410).do("take").do("done")
    assert (at.question, len(at.rows())) == ("Turn", 6)


def double(tools: int) -> Position:
    return position(Case(426, f"tools:{tools} rows:4b,5f"), phase=7).go()


@pytest.mark.rule("hallertau.edge.timing.modifying-cards")
def test_426_doubles_the_harvest_of_one_field() -> None:
    at = double(6)
    assert effect(at, 426) == {}
    at.do("field", column=1).do("done")
    assert (at.has("barley"), at.has("flax"), at.has("tools"), at.rows()) == (4, 10, 6, [3, 4])


@pytest.mark.rule("hallertau.edge.timing.modifying-cards")
def test_426_is_refused_with_five_tools_and_outside_phase_7() -> None:
    assert not double(5).can("play", card=426)
    assert not at_turn(Case(426, "tools:6 rows:4b"), phase=6).can("play", card=426)
    assert not at_turn(Case(426, "tools:6 rows:4b"), phase=8).can("play", card=426)
