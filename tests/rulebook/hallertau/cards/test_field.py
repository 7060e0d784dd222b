"""The field deck of farmyard cards, 601 to 635."""

from __future__ import annotations

import pytest

from tests.rulebook.hallertau.cards.table import Case, at_turn, check, position, tiers

FOUR_CROPS = "rows=2b,3f,4h,5r"

CASES = [
    Case(601, "fields=6", "sheep+1"),
    Case(602, "wool=2 tools=4", "sheep+1"),
    Case(603, "rows=5", "rows-5 sheep+2", refused=("rows:4,3,2",)),
    Case(603, "rows:4,5b,5", "rows-5b sheep+2", "field=5b"),
    Case(604, "flax=5 rows=2,3b,4", "flax-5 sheep+2"),
    Case(604, "fields=8 flax:0", "sheep+2"),
    Case(605, "milk=3", "milk-3 sheep+1 bonus+1", but=8),
    Case(606, "rows=3b,4b,5b", "rows+3 bonus+1", refused=("rows:3h,4h,5b", "rows:3h,4h,5", "rows:3w,3w,3w")),
    Case(606, "rows=3f,4f,5f", "rows+3 bonus+1"),
    Case(606, "rows=3h,4h,5h", "rows+3 bonus+1"),
    Case(606, "rows=3r,4r,5r", "rows+3 bonus+1"),
    Case(607, "tools=6 jewelry=4", "rows+2,2", "rows=2,2"),
    Case(607, "tools=6 jewelry=4", "rows+4", "rows=4"),
    Case(607, "tools=6 jewelry=4", "", "done"),
    Case(607, "tools=6 jewelry:5", "rows+2,3", "rows=2,3"),
    Case(607, "tools=6 jewelry:5", "rows+5", "rows=5"),
    Case(607, "tools=6 jewelry:6", "rows+3,3", "rows=3,3"),
    Case(607, "tools=6 jewelry:6", "rows+2,4", "rows=2,4"),
    Case(607, "tools=6 jewelry:7", "rows+2,5", "rows=2,5"),
    Case(607, "tools=6 jewelry:8", "rows+4,4", "rows=4,4"),
    Case(607, "tools=6 jewelry:9", "rows+4,5", "rows=4,5"),
    Case(607, "tools=6 jewelry:10", "rows+5,5", "rows=5,5"),
    Case(607, "tools=6 jewelry:6 fields:7", ""),
    *tiers(608, "meat=1|2|5|7", "wool+0|1|2|3 rows+4"),
    Case(609, "sheep=2 jewelry=4", "tools+1 rows+5"),
    Case(609, "sheep=6", "tools+1 rows+5"),
    Case(609, "sheep=4 jewelry=5 window:9", "tools+1 rows+5"),
    Case(610, "hops=3", "hops-3 rows+5 bonus+1"),
    *tiers(611, "hops=1|3|5", "hops-1|3|5 bonus+0|1|2 rows+4"),
    Case(612, "flax=2", "flax-2 rows+3 bonus+1"),
    Case(613, "tools=2", "tools-2 rows+4 bonus+1"),
    Case(614, "stable=2", "stable-2 rows+4,4 bonus+1"),
    Case(615, "jewelry=5", "tools+2"),
    Case(615, "jewelry=6", "rows+2,2", tier=1),
    Case(615, "jewelry=7", "rows+5,5", tier=2),
    Case(615, "jewelry=8", "sheep+3", tier=3),
    Case(615, "jewelry:8", "tools+2", tier=0, ways=4),
    Case(615, "jewelry:8", "rows+2,2", tier=1, ways=4),
    Case(615, "jewelry:8", "rows+5,5", tier=2, ways=4),
    *tiers(616, "hides=1|2|5|7", "meat+1|2|3|4 tools+1"),
    Case(617, "jewelry=1", "jewelry-1 hides+3 tools+1 bonus+1"),
    Case(618, "stable=1", "stable-1 milk+2 tools+2 bonus+1"),
    *tiers(619, "wool=4|9|16", "jewelry+1|2|3"),
    *tiers(620, "milk=3|8|13", "milk-3|2|1 jewelry+1 bonus+1"),  # 3, 8, 13 paid, 0, 6, 12 of them back
    *tiers(621, "hops=1|5|10", "hops-1|5|10 jewelry+1|2|3"),
    Case(622, "hops=4", "hops-4 clay+7"),
    Case(623, "rows=3,3", "rows-3,3 clay+5"),
    Case(623, "rows:3,4b,2", "rows-4b,2 clay+5", "field=4b field=2"),
    Case(624, "sheep=2 fields=4", "flax+2 bonus+1"),
    Case(624, "sheep=5 fields=7 window:12", "flax+2 bonus+1"),
    Case(625, "jewelry=3 rows<=3,4b", "barley+1 hops+1 rye+1 bonus+1"),
    Case(625, "jewelry=1", "barley+1 hops+1 rye+1 bonus+1"),
    Case(626, "rows=2", "rows-2 barley+3 hops+1 rye+3"),
    Case(626, "rows:2,4b", "rows-4b barley+3 hops+1 rye+3", "field=4b"),
    Case(627, "tools=7 rows:3,4b rye:3", "rye-2 rows-3 rows+3rr", "sow=rye@3 take"),
    Case(627, "tools=7 rows:3 rye:3", "rye-1 rows-3 rows+3r", "sow=rye@3 done"),
    Case(627, "tools=7 rows:3 rye:1 flax:1", "rye-1 rows-3 rows+3r", "sow=rye@3"),
    Case(627, "tools=7 rows:3 rye:3", "", "done"),
    Case(628, FOUR_CROPS, "barley+2 hops+4 rye+5 rows-2b,4h,5r rows+2,3,4 bonus+1", "field=2b field=4h field=5r"),
    Case(628, FOUR_CROPS, "flax+3 rows-3f rows+2 bonus+1", "field=3f done", refused=("rows:2b,3f,4h,5h,5 rye:1",)),
    Case(628, FOUR_CROPS, "bonus+1", "done"),
    *tiers(629, "sheep=3|5|6|7 jewelry=3|5|6|7", "hides+1|2|3|4 meat+1|2|3|4"),
    Case(629, "sheep:6 jewelry:4", "hides+1 meat+1"),
    Case(630, "sown=6", "hides+1 meat+1 wool+1 bonus+1", refused=("fields:8",)),
    Case(631, "tools=2", "tools-2 bonus+1"),
    Case(631, "tools:7 hides:2", "tools-2 hides+3 bonus+1"),
    Case(631, "tools:5 hides:3", "tools-2 bonus+1"),
    Case(631, "tools:5 hides:9", "tools-2 bonus+1"),
    Case(632, "rows=3,3", "rows-3,3 meat+8 bonus+2"),
    Case(632, "rows=3,3 window:11", "rows-3,3 meat+3 bonus+2"),
    Case(632, "rows=3,3 centre:10,10,10,10,10", "rows-3,3 meat+2 bonus+2"),
    Case(633, "stable=1", "stable-1 hides+2 meat+2 wool+2"),
    Case(634, "cards:841,911", "bonus-1 points-1 removed+2 wool+1 bonus+2", "discard=911", refused=("cards:841",)),
    Case(634, "cards:841,24,430", "gateway-1 farmyard-1 removed+2 wool+1 bonus+2", "discard=24 discard=430"),
    Case(635, "cards:911,910", "points-2 removed+2 gateway+1 bonus+2", "discard=911", refused=("cards:911,841,24",)),
    Case(635, "cards:911,841,910", "points-2 removed+2 gateway+1 bonus+2", "discard=910"),
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_card(case: Case) -> None:
    check(case)


@pytest.mark.rule("hallertau.example.card-607")
@pytest.mark.parametrize(
    ("jewelry", "rows"),
    [
        (4, [(4, 0), (2, 2)]),
        (5, [(5, 0), (2, 3)]),
        (6, [(2, 4), (3, 3)]),
        (7, [(2, 5), (3, 4)]),
        (8, [(3, 5), (4, 4)]),
        (9, [(4, 5)]),
        (10, [(5, 5)]),
    ],
)
def test_607_rows_add_up_to_the_jewelry(jewelry: int, rows: list[tuple[int, int]]) -> None:
    at = at_turn(Case(607, f"tools:6 jewelry:{jewelry}")).do("play", card=607)
    assert [(choice["first"], choice["second"]) for choice in at.choices("rows")] == rows


def test_607_with_room_for_one_field() -> None:
    at = at_turn(Case(607, "tools:6 jewelry:5 fields:7")).do("play", card=607)
    assert [(choice["first"], choice["second"]) for choice in at.choices("rows")] == [(5, 0)]


@pytest.mark.rule("hallertau.edge.harvest.double-sown")
def test_627_the_field_is_harvested_twice() -> None:
    at = position(Case(627, "rows:5"), phase=7)
    at.player().sown[0] = 16 + 4  # two rye
    at.go()
    assert (at.has("rye"), at.rows()) == (10, [4])
