"""The intermediate deck of gateway cards, 101 to 130."""

from __future__ import annotations

import pytest

from tests.rulebook.hallertau.cards.table import Case, at_turn, check, position, tiers

CASES = [
    Case(101, "flax=4 r4:1 r5:2", "r5-1 r6+1 bonus+1", "sheep=r5"),
    Case(101, "flax=4", "bonus+1"),
    Case(101, "flax=6 r4:1 r5:2", "r4-1 r6+1 bonus+1", "sheep=r4 sheep=r5", tier=1),
    Case(101, "flax=8 r4:1 r5:2 r6:1", "r4-1 stable+1 bonus+1", "sheep=r4 sheep=r5 sheep=r6", tier=2),
    Case(101, "flax=8 r4:1 r5:1 r6:1", "r6-1 stable+1 bonus+1", "sheep=r6 done", tier=2),
    Case(101, "flax:8 r4:1 r6:1", "r6-1 stable+1 bonus+1", "sheep=r6", tier=0, ways=3),
    Case(102, "barley=8", "sheep+1", refused=("barley:7 flax:7 hops:7 rye:7", "wool:8", "clay:8")),
    Case(102, "flax=8", "sheep+1"),
    Case(102, "hops=8", "sheep+1"),
    Case(102, "rye=8", "sheep+1"),
    Case(103, "hides=3 meat=3 wool=3", "sheep+1 bonus+1"),
    *tiers(104, "hops=2|3|4|5", "rows+2|3|4|5"),
    Case(105, "sheep=2 rows<=3,4b", "rows+3"),
    Case(105, "sheep=1 rows:5h", "rows+3"),
    Case(105, "", "rows+3"),
    Case(106, "nursery:1,2,3", "tools+2 hops+1 bonus+1", refused=("", "nursery:1,2", "point_card:1")),
    Case(106, "point_card:1,2", "tools+2 hops+1 bonus+1"),
    *tiers(107, "hides=1|2|4", "tools+1|2|3"),
    *tiers(108, "barley=6|11|16", "tools+1|2|3 bonus+1"),
    *tiers(109, "gateway=3|7|11", "jewelry+1|2|3"),
    *tiers(109, "farmyard=3|7|11", "jewelry+1|2|3"),
    *tiers(109, "bonus=3|7|11", "jewelry+1|2|3"),
    Case(109, "points=3", "jewelry+1", refused=("gateway:2 farmyard:2 bonus:2 points:2",)),
    *tiers(110, "flax=2|5|7 barley=2|5|7 rye=2|5|7", "bonus+0|1|2 hops+1 clay+1"),
    Case(110, "flax:6 barley:3 rye:7", "hops+1 clay+1"),
    *tiers(111, "tools=3|4|6", "bonus+0|1|2 rye+1 clay+1"),
    Case(112, "rows==3 clay:2", "clay-1 rows-3 rows+3c bonus+1", "sow=clay@3"),
    Case(112, "rows:4b,5 clay:1", "clay-1 rows-5 rows+5c bonus+1", "sow=clay@5"),
    Case(112, "rows==3 clay:1", "bonus+1", "done"),
    Case(112, "rows==3 rye:1", "bonus+1"),
    Case(113, "rows==3", "rows-3 rows+3h", "sow=hops@3"),
    Case(113, "rows==3", "hops+1", "done"),
    Case(113, "rows:4b,3 rye:1", "hops+1 rye-1 rows-3 rows+3r", "sow=rye@3"),
    Case(114, "fields=5", "rye+1 bonus+1", "good=rye"),
    Case(114, "fields=6", "rows-2 rows+2r bonus+1", "good=rye sow=rye@2", tier=1),
    Case(114, "fields=6 flax:1", "rye+1 flax-1 rows-2 rows+2f bonus+1", "good=rye sow=flax@2", tier=1),
    Case(114, "fields=6", "barley+1 bonus+1", "good=barley done", tier=1),
    Case(114, "fields=7 flax:2", "flax-1 rows-2,4 rows+2f,4f bonus+1", "good=flax sow=flax@2 sow=flax@4", tier=2),
    Case(114, "fields:7 flax:2", "hops+1 bonus+1", "good=hops", tier=0, ways=3),
    Case(115, "fields=4 tools=3", "barley+3", "choose=0"),
    Case(115, "fields=4 tools=3", "flax+3", "choose=1"),
    Case(115, "fields=4 tools=3", "hops+3", "choose=2"),
    Case(115, "fields=4 tools=3", "rye+3", "choose=3"),
    Case(116, "flax=6", "rye+3 bonus+1"),
    Case(116, "flax=9 window:9", "rye+3 bonus+1"),
    *tiers(117, "hops=2|4|6", "barley+1|2|3 bonus+1"),
    Case(118, "clearing:1,2,3", "barley+2 hops+1 bonus+1", refused=("", "clearing:1,2", "bonus_card:1")),
    Case(118, "bonus_card:1,2", "barley+2 hops+1 bonus+1"),
    Case(119, "barley=6 rye=6", "flax+1 hops+1 bonus+1"),
    Case(120, "rows=5b,5f,5h", "hops+1 wool+1 bonus+1", refused=("rows:5b,5f,4h", "rows:5b,5f,5")),
    Case(121, "workers=1 rows:2,4,5,3b", "rows-2,4 rows+3,5 bonus+1", only=4),
    Case(121, "workers<=3 rows:2", "rows-2 rows+3 bonus+1", only=4),
    Case(122, "rows==2b,5f", "rows-2b rows+3b bonus+1"),
    Case(122, "rows:2,3h,4r", "rows-3h,4r rows+4h,5r bonus+1"),
    *tiers(123, "tools=1|3|4|6", "milk+0|1|2|3 bonus+1"),
    *tiers(124, "meat=1|2|3", "milk+1|2|3"),
    Case(125, "wool=2", "milk+1 bonus+1"),
    *tiers(126, "farmyard=1|3|4", "meat+0|2|3 milk+2"),
    Case(126, "farmyard=1", "milk+2", refused=("gateway:4 bonus:4 points:3",)),
    *tiers(127, "sown=3|4|5|6|7", "wool+0|1|2|3|4 bonus+1"),
    Case(127, "sown=3", "bonus+1", refused=("rows:3,3,3,2b,2f",)),
    Case(128, "tools=4", "flax+1 hides+2"),
    Case(129, "hides=2 wool=4", "meat+3"),
    Case(129, "hides=6", "meat+3"),
    Case(129, "wool=6", "meat+3"),
    Case(129, "hides=5 wool=5 window:10", "meat+3"),
    Case(130, "hides=1 meat=1", "farmyard+1 hops+1", "choose=0"),
    Case(130, "hides=1 meat=1", "farmyard+1 clay+1", "choose=1"),
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_card(case: Case) -> None:
    check(case)


def test_101_moves_different_sheep() -> None:
    at = at_turn(Case(101, "flax:8 r4:1 r6:1"))
    at.do("play", card=101, way=2).do("sheep", place=3)
    assert at.choices("sheep") == [{"kind": "sheep", "place": 5}]


def test_112_the_clay_is_harvested_like_a_crop() -> None:
    at = position(Case(112, "rows:5c"), phase=7).go().do("field", column=0)
    assert (at.has("clay"), at.rows()) == (5, [4])
