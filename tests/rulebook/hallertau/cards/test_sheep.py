"""The sheep deck of farmyard cards, 501 to 535."""

from __future__ import annotations

import pytest

from tests.rulebook.hallertau.cards.table import Case, at_turn, check, tiers

GOODS = ["barley", "flax", "hops", "rye", "hides", "meat", "milk", "wool", "clay"]
CROPS = GOODS[:4]

CASES = [
    *tiers(501, "wool=5|7|10", "hides+0|1|2 sheep+1"),
    *tiers(502, "jewelry=4|5|6|8", "rye+0|1|2|3 sheep+1"),
    *tiers(503, "fields=3|5|7 jewelry=3|5|7", "sheep+0|1|2 meat+2"),
    Case(503, "fields:6 jewelry:4", "meat+2"),
    Case(504, "rows=3", "rows-3 hides+1 sheep+1"),
    Case(504, "rows:3,5h", "rows-5h hides+1 sheep+1", "field=5h"),
    Case(505, "jewelry=1", "jewelry-1 sheep+1 bonus+1"),
    Case(506, "clay=5 rows=2,3b,4", "clay-5 milk+1 sheep+1 bonus+1"),
    Case(506, "fields=8 clay:0", "milk+1 sheep+1 bonus+1"),
    Case(507, "rye=7 jewelry=3", "rye-7 sheep+2 bonus+1"),
    Case(507, "jewelry=10", "sheep+2 bonus+1"),
    Case(508, "flax=3 r5<=2 r6:1 stable:4", "flax-3 sheep+1"),
    Case(508, "r5<=0 stable:2", "sheep+1"),
    Case(509, "fields<=4", "rows+2"),
    Case(509, "fields<=2", "rows+3", tier=1),
    Case(509, "fields<=1", "rows+4 bonus+1", tier=2),
    Case(509, "fields<=0", "rows+5 bonus+2", tier=3),
    Case(509, "fields:0", "rows+2", tier=0, ways=4),
    Case(510, "hops=2", "hops-2 rows+4 bonus+1"),
    *(Case(511, f"{crop}=4", f"{crop}-4 rows+2 bonus+2") for crop in CROPS),
    Case(511, "barley:4 rye:5", "rye-4 rows+2 bonus+2", "good=rye", refused=("barley:3 rye:3 wool:4 clay:4",)),
    Case(512, "rows=5", "rows-5 rows+3,3", refused=("rows:4,3,2",)),
    Case(512, "rows:4,4,4,4,4,4,4,5b", "rows-5b rows+3", "take"),
    Case(513, "jewelry=1", "jewelry-1 rows+5 bonus+1"),
    *(Case(514, f"{good}=2", f"{good}-2 tools+1 rows+2") for good in GOODS),
    Case(514, "wool:2 clay:3", "clay-2 tools+1 rows+2", "good=clay", refused=("barley:1 wool:1 tools:2 jewelry:2",)),
    Case(515, "barley=5 rows=2,3b,4", "barley-5 tools+2 bonus+1"),
    Case(515, "fields=8 barley:0", "tools+2 bonus+1"),
    Case(516, "rows=4h", "rows-4h rows+4 tools+2 bonus+1", refused=("rows:4 hops:1",)),
    Case(516, "rows:4h,2w", "rows-2w rows+2 tools+2 bonus+1", "field=2w"),
    Case(517, "stable=3", "stable-3 tools+2 jewelry+2 bonus+2"),
    Case(518, "rows=3", "rows-3 jewelry+1"),
    Case(518, "rows=3,3", "rows-3,3 jewelry+2", tier=1),
    Case(518, "rows=3,3,3,3", "rows-3,3,3,3 jewelry+3", tier=2),
    Case(518, "rows:3,3,3", "rows-3,3 jewelry+2", tier=1),
    Case(518, "rows:3,3,3,3", "rows-3 jewelry+1", tier=0, ways=3),
    Case(519, "clay=3 rows<=2,3b,4", "clay-3 jewelry+2"),
    Case(519, "", "jewelry+2"),
    Case(520, "hops=3", "hops-3 jewelry+1 bonus+1"),
    *tiers(521, "hops=1|2|3", "hops-1|2|3 clay+1|3|5"),
    Case(522, "tools=1 clay:2 rows:3,5,4b", "tools-1 clay-1 rows-3 rows+3c", "sow=clay@3"),
    Case(522, "tools=1 clay:1 rows:3", "tools-1", "done"),
    Case(522, "tools=1 rye:1 rows:3", "tools-1"),
    *(Case(523, "tools=4 fields=5", f"{crop}+4", f"choose={number}") for number, crop in enumerate(CROPS)),
    *tiers(524, "rows=2h|2h,3h|2h,3h,4h", "barley+2|3|4 bonus+0|1|2"),
    *tiers(525, "fields=5 tools=4|5|6|7", "flax+2|3|4|5"),
    Case(525, "tools=9", "flax+2"),
    Case(526, "milk=2 rows:2,2,2,2 rye:4", "milk-2 rye-3 rows-2,2,2 rows+2r,2r,2r", "sow=rye@2 " * 3, but=7),
    Case(526, "milk=2 rows:2,2,2 rye:4", "milk-2 rye-1 rows-2 rows+2r", "sow=rye@2 done", but=7),
    Case(527, "milk=6", "rye+1 hides+1 meat+1 bonus+1"),
    Case(527, "milk=7 window:7", "rye+1 hides+1 meat+1 bonus+1"),
    *tiers(528, "sown=4|5|7", "bonus+1|2|3 wool+1"),
    *(Case(529, f"{crop}=10", "meat+2 bonus+1") for crop in CROPS),
    Case(529, "rye:10", "meat+2 bonus+1", refused=("barley:9 flax:9 hops:9 rye:9 wool:10 clay:10",)),
    Case(530, "hops=1", "hops-1 milk+3"),
    Case(531, "r5=1 stable=1", "r5-1 r4+1 stable-1 r6+1 bonus+1 wool+4", "sheep=r5 choose=0"),
    Case(531, "stable=2", "stable-2 r6+2 bonus+1 jewelry+1", "choose=1"),
    Case(531, "r4=2", "r4-2 r3+2 bonus+1 wool+4", "choose=0"),
    Case(531, "r3=1 r4=1", "r4-1 bonus+1 wool+4", "sheep=r3 choose=0"),
    Case(531, "r5=1 r6=1", "r6-1 r4+1 bonus+1 wool+4", "sheep=r6 choose=0"),
    Case(531, "r6=1 stable=1", "stable-1 bonus+1 wool+4", "sheep=r6 choose=0", round=5),
    Case(531, "stable=2", "stable-2 bonus+1 jewelry+1", "choose=1", round=6),
    Case(532, "stable=2", "stable-2 hides+3 meat+6 bonus+1"),
    Case(533, "stable=1", "stable-1 hides+4 bonus+1"),
    Case(534, "jewelry=1", "jewelry-1 hides+5", "choose=0"),
    Case(534, "jewelry=1", "jewelry-1 meat+5", "choose=1"),
    Case(534, "jewelry=1", "jewelry-1 milk+5", "choose=2"),
    Case(534, "jewelry=1", "jewelry-1 wool+5", "choose=3"),
    *tiers(535, "clay=1|2|4", "clay-1|2|4 points+1|2|3 bonus+1"),
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_card(case: Case) -> None:
    check(case)


def test_531_moves_different_sheep() -> None:
    at = at_turn(Case(531, "r4:1 r5:1 stable:1")).do("play", card=531).do("sheep", place=4)
    assert [choice["place"] for choice in at.choices("sheep")] == [3, 6]  # one sheep of two on the card of round 4
    at.do("sheep", place=3).do("choose", choice=0)
    assert list(at.player().flock) == [0, 0, 1, 1, 0, 0, 1]
