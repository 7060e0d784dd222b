"""The master deck of gateway cards, 301 to 330."""

from __future__ import annotations

import pytest

from feldberg.games.hallertau.content.pieces import SPACE_NAMES
from tests.rulebook.hallertau.cards.table import (
    Case,
    at_turn,
    check,
    check_effect,
    check_refusals,
    effect,
    expected,
    position,
    tiers,
)
from tests.rulebook.hallertau.position import Position

SHEEP_SPACES = "sheep_market:1,2 sheep_breeding:1,2,3 weekly_market:1"

CASES = [
    Case(302, f"workers=1 {SHEEP_SPACES}", "sheep_market-2 sheep_breeding-3 weekly_market-1", "take", only=4),
    Case(302, f"workers<=2 {SHEEP_SPACES} nursery:1,2", "", "done", only=4),
    Case(302, "workers:2 sheep_market:1,1 nursery:1", "sheep_market-1", "take", only=4),
    Case(302, "workers:2 nursery:1", "", only=4),
    *tiers(304, "tools=3|7|10", "sheep+0|1|2 rows+2"),
    Case(306, "jewelry=1 rye:1", "rye-1 rows+2r", "sow=rye@2"),
    Case(306, "jewelry=3 rows<=3,4b rye:2", "rye-1 rows+2 rows-3 rows+3r", "sow=rye@3"),
    Case(306, "sheep=3 rows<=3,4b", "rows+2", refused=("jewelry:2 sheep:2 rows:3,4",)),
    Case(306, "jewelry=1 rye:1", "rows+2", "done"),
    *tiers(307, "jewelry=1|3|6", "bonus+0|1|2 clay+2 tools+1"),
    *tiers(308, "gateway=1|3|7|12", "tools+1|2|3|4"),
    Case(308, "gateway=1 bonus=1 points=1", "tools+2", tier=1),
    Case(308, "farmyard=1", "tools+1"),
    *tiers(311, "barley=7|14|21", "bonus+0|1|2 jewelry+1"),
    *tiers(311, "flax=7|14|21", "bonus+0|1|2 jewelry+1"),
    *tiers(311, "hops=7|14|21", "bonus+0|1|2 jewelry+1"),
    *tiers(311, "rye=7|14|21", "bonus+0|1|2 jewelry+1"),
    Case(311, "rye=7", "jewelry+1", refused=("barley:6 flax:6 hops:6 rye:6", "clay:7", "wool:7")),
    Case(312, "fields=6", "tailor+1", "building=tailor", only=4),
    Case(312, "fields:7", "bonus+1 icehouse+1", "building=icehouse", only=4),
    Case(312, "fields:8", "bonus+2 brewhouse+1", "building=brewhouse", only=4),
    Case(312, "fields=6", "", "done", only=4),
    Case(312, "fields=6 centre:1,1,1,1,0", "tailor+1 centre+1", "building=tailor", only=4),
    Case(314, "nursery:1,2 clearing:1,2", "nursery-3 clearing+3 bonus+1", "space=nursery"),
    Case(314, "nursery:1,2 clearing:1,2", "bonus+1", "done"),
    Case(314, "gateway_card:1,2 clearing:1,2", "gateway_card-3 clearing+3 bonus+1", "space=gateway_card"),
    Case(314, "gateway_card:1,2 bonus_card:1,2", "bonus+1"),
    Case(314, "nursery:1,2 clearing:1,2 farming:1,2", "farming-3 nursery+3 bonus+1", "space=farming space=nursery"),
    Case(314, "nursery:1,2 clearing:1,2", "bonus+1", "done", refused=("nursery:1,2", "nursery:1,2 clearing:1,1")),
    Case(315, "jewelry=4 nursery:1,2 clearing:1", "nursery-2 workers+2", "space=nursery", only=4),
    Case(315, "jewelry=4 nursery:1,2,3", "nursery-3 workers+3", "space=nursery", only=4),
    Case(315, "jewelry=4 nursery:1,1", "nursery-1 workers+1", "space=nursery", only=4),
    Case(315, "jewelry=4 nursery:1", "", "done", only=4),
    Case(316, "", "", "done", round=1),
    Case(316, "", "boulders_tailor+2 bonus+1", "boulder=tailor@1 boulder=tailor@0 done"),
    Case(
        316,
        "",
        "boulders_tailor+1 boulders_icehouse+1 boulders_brewhouse+1 bonus+2",
        "boulder=tailor@0 boulder=icehouse@0 boulder=brewhouse@1",
        round=3,
    ),
    Case(316, "", "bonus+2", "done", round=6),
    Case(316, "centre:6,6,6,6,6", "boulders_tailor-10 bonus+1", "boulder=tailor@1 done"),  # off the last space
    Case(317, "rows=2,3,4b", "clay+2"),
    Case(317, "rows=5h", ""),
    Case(318, "centre:3,0,0,0,0", "clay+3 bonus+1", refused=("centre:2,0,0,0,0", "centre:7,5,5,5,5")),
    Case(318, "centre:2,6,3,3,3", "clay+4 bonus+1", tier=1),
    Case(318, "centre:1,6,3,3,3", "clay+5 bonus+1", tier=2),
    Case(318, "centre:1,6,3,3,3", "clay+3 bonus+1", tier=0, ways=3),
    *tiers(319, "hops=1|3|6", "clay+1|2|3 rye+1 bonus+1"),
    *tiers(320, "tools=2|4|6|7", "barley+0|1|2|3 flax+2 bonus+1"),
    Case(321, "barley=10", "flax+2 hops+1 bonus+1"),
    Case(321, "barley=6 jewelry=4", "flax+2 hops+1 bonus+1"),
    Case(321, "jewelry=10", "flax+2 hops+1 bonus+1"),
    Case(323, "rows==2 rye:1", "rye-1 rows-2 rows+4r bonus+1", "field=2 sow=rye@4"),
    Case(323, "rows:3b,5 rye:1", "rye-1 rows-5 rows+4r bonus+1", "field=5 sow=rye@4"),
    Case(323, "rows==2 rye:1", "rye-1 rows-2 rows+2r bonus+1", "done sow=rye@2"),
    Case(323, "rows==2 rye:1", "rows-2 rows+4 bonus+1", "field=2 done"),
    Case(323, "rows==2", "bonus+1", "done"),
    *tiers(324, "window=8|9|10", "milk+1|2|3"),
    Case(324, "window=7", "milk+1", round=1),
    Case(324, "window=12", "milk+1", round=6),
    Case(325, "", "bonus+1"),
    Case(325, "barley=4 flax=3 hops=2 rye=1 wool:9", "milk+1 bonus+1", tier=1),
    Case(325, "rye=16", "milk+2 bonus+1", tier=2),
    Case(325, "hops=20 flax=3", "milk+3 bonus+1", tier=3),
    Case(325, "hops:20 flax:3", "bonus+1", tier=0, ways=4),
    Case(326, "r4=1", "wool+1 bonus+1", refused=("r3:1",)),
    Case(326, "r5=1", "wool+2 bonus+1"),
    Case(326, "r6=1", "wool+2 bonus+1"),
    Case(326, "stable=1", "wool+3 bonus+1"),
    Case(326, "r4=1 r5=1 r6=1 stable=1", "wool+1 bonus+1", tier=0, ways=4),
    Case(326, "r4=1 r5=1 r6=1 stable=1", "wool+2 bonus+1", tier=1, ways=4),
    Case(326, "r4=1 r5=1 r6=1 stable=1", "wool+2 bonus+1", tier=2, ways=4),
    Case(326, "r4=1 r5=1 r6=1 stable=1", "wool+3 bonus+1", tier=3, ways=4),
    *tiers(327, "sheep=2|3|7", "bonus+0|1|2 hides+3"),  # in round 2: of the cards of rounds 3 to 6 one carries sheep
    Case(327, "stable=2", "hides+5", round=1),
    Case(327, "r6=1 stable=1", "hides+1", round=4),
    Case(327, "stable=2", "", round=6),
    Case(329, "nursery:1", "bonus+1", refused=("", "clearing:1,2,3")),
    Case(329, "nursery:1,1", "bonus+1"),
    Case(329, "nursery:1,2", "meat+2 bonus+1", tier=1),
    Case(329, "nursery:1,1,3", "meat+2 bonus+1", tier=1),
    Case(329, "nursery:1,2,3", "meat+7 bonus+1", tier=2),
    Case(329, "nursery:1,2,3", "bonus+1", tier=0, ways=3),
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_card(case: Case) -> None:
    check(case)


# 301: sheep that the next phase 2 takes


@pytest.mark.rule("hallertau.edge.sheep.card-301-in-phase-2")
@pytest.mark.parametrize(
    "case",
    [
        Case(301, "r3=1 r5:1 r6:1", "r3-1 r4+1 r5-1 stable+1 bonus+1", "sheep=r3 sheep=r5 sheep=r6"),
        Case(301, "r3:4", "r3-3 r4+3 bonus+1", "sheep=r3 sheep=r3 sheep=r3", refused=("r4:3", "stable:3")),
        Case(301, "r3:2", "r3-1 r4+1 bonus+1", "sheep=r3 done"),
        Case(301, "r6=1", "r6-1 stable+1 bonus+1", "sheep=r6", round=5, refused=("stable:2",)),
    ],
    ids=str,
)
def test_301_moves_up_to_three_different_sheep(case: Case) -> None:
    check_effect(case)
    check_refusals(case)


@pytest.mark.rule("hallertau.edge.sheep.card-301-in-phase-2")
def test_301_inside_phase_2_saves_sheep_of_the_card_just_taken() -> None:
    at = position(Case(301, "r2:3"), phase=2).go()
    at.do("play", card=301).do("sheep", place=1).do("sheep", place=1).do("done")
    assert list(at.player().flock) == [0, 0, 2, 0, 0, 0, 0]


@pytest.mark.rule("hallertau.phase2.take-card")
def test_327_after_301_inside_phase_2_does_not_count_the_card_just_taken() -> None:
    at = position(Case(301, "r2:2 cards:327"), phase=2).go()
    at.do("play", card=301).do("sheep", place=1).do("sheep", place=1)
    assert effect(at, 327)["hides"] == 3  # the cards of rounds 4, 5 and 6


@pytest.mark.rule("hallertau.edge.sheep.card-301-in-phase-2")
def test_301_in_phase_1_looks_at_the_card_of_the_round() -> None:
    assert at_turn(Case(301, "r2:1"), phase=1).can("play", card=301)
    assert not at_turn(Case(301, "r3:1"), phase=1).can("play", card=301)


@pytest.mark.rule("hallertau.edge.sheep.card-301-in-phase-2")
def test_301_is_refused_after_the_last_phase_2() -> None:
    assert not at_turn(Case(301, "stable:3", round=6)).can("play", card=301)


# 303: workers just removed from one sector


def clearing(*spaces: str) -> Position:
    """Four players, so all sectors are cleared at the beginning of round 3."""
    have = " ".join(spaces)
    return position(Case(303, have), phase=10, players=4).go()


FULL_TWO = ("farming:1,2,3", "sheep_breeding:1,2,3")


@pytest.mark.rule("hallertau.edge.just.clearing")
@pytest.mark.parametrize(
    ("spaces", "tier", "gives"),
    [
        (FULL_TWO, 0, "sheep+1"),
        ((*FULL_TWO, "clay_delivery:1"), 1, "rye+1 sheep+1"),
        ((*FULL_TWO, "clay_delivery:1", "gateway_card:1"), 2, "rye+2 sheep+1"),
        ((*FULL_TWO, "clay_delivery:1,2,3"), 3, "rye+3 sheep+1"),
        ((*FULL_TWO, "clay_delivery:1,2,3", "sheep_shearing:1"), 4, "rye+5 sheep+1"),
    ],
)
def test_303_by_the_workers_removed(spaces: tuple[str, ...], tier: int, gives: str) -> None:
    at = clearing(*spaces)
    assert (at.table.round, at.table.phase) == (3, 1)
    assert effect(at, 303, tier=tier, offered=tier + 1) == expected(gives, 3)


@pytest.mark.rule("hallertau.edge.just.clearing")
def test_303_counts_a_single_sector() -> None:
    at = clearing("farming:1,2,3", "sheep_breeding:1,2", "nursery:1,2,3", "clearing:1,2")
    assert at.table.phase == 4
    assert not at.can("play", card=303)


@pytest.mark.rule("hallertau.edge.just.clearing")
def test_303_is_refused_after_phase_1() -> None:
    at = clearing(*FULL_TWO).do("pass")
    assert at.table.phase == 4
    assert not at.can("play", card=303)


# 305: improvements in phase 9


def improved(times: int) -> Position:
    at = position(Case(305, "jewelry:9 tools:9"), phase=9).progress()
    for _ in range(times):
        at.do("improve", building="tailor", jewelry=1)
    return at


@pytest.mark.parametrize(("times", "gives"), [(3, "rows+5"), (4, "bonus+1 rows+5"), (5, "bonus+2 rows+5")])
def test_305_by_the_improvements_of_one_building(times: int, gives: str) -> None:
    tier = times - 3
    assert effect(improved(times), 305, tier=tier, offered=tier + 1) == expected(gives, 2)


def test_305_counts_a_single_building_in_phase_9() -> None:
    at = improved(2).do("improve", building="icehouse", jewelry=1)
    assert not at.can("play", card=305)
    at = improved(3).do("done").do("pass")
    assert at.table.phase != 9
    assert not at.can("play", card=305)


# 309 and 310: spaces used and tools gained just now

SECTOR = "butchery:1,2,3 nursery:1 busy_weekend:1"  # 8 workers in sector 2


@pytest.mark.rule("hallertau.edge.just.space-used")
@pytest.mark.parametrize(
    ("more", "tier", "gives"),
    [
        ("", 0, "barley+1 tools+1"),
        ("farmyard_card:1", 0, "barley+1 tools+1"),
        ("farmyard_card:1,1", 1, "barley+2 tools+1"),
        ("farmyard_card:1,2", 1, "barley+2 tools+1"),
        ("farmyard_card:1,2 busy_weekend:1,1", 2, "barley+3 tools+1"),
    ],
)
def test_309_by_the_workers_in_the_sector(more: str, tier: int, gives: str) -> None:
    at = at_turn(Case(309, f"{SECTOR} {more}"), players=2).do("place", space="clearing")
    assert effect(at, 309, tier=tier, offered=tier + 1) == expected(gives, 2)


@pytest.mark.rule("hallertau.edge.just.space-used")
def test_309_is_refused_with_eight_workers_or_after_a_space_of_another_sector() -> None:
    at = at_turn(Case(309, "butchery:1,2,3 nursery:1"), players=2).do("place", space="clearing")
    assert not at.can("play", card=309)
    at = at_turn(Case(309, SECTOR), players=2)
    assert not at.can("play", card=309)
    assert not at.do("place", space="clay_delivery").can("play", card=309)


@pytest.mark.rule("hallertau.edge.just.space-used")
def test_309_is_refused_after_another_players_action() -> None:
    at = at_turn(Case(309, SECTOR), players=2).do("tools", workers=1)
    at.do("place", space="clearing")
    assert not at.can("play", card=309)


@pytest.mark.rule("hallertau.edge.just.tools-gained")
@pytest.mark.parametrize(("workers", "gives"), [(2, "hops+1 tools+1"), (3, "hops+2 tools+1"), (4, "hops+3 tools+1")])
def test_310_by_the_tools_gained_at_once(workers: int, gives: str) -> None:
    at = at_turn(Case(310), players=2).do("tools", workers=workers)
    assert effect(at, 310, tier=workers - 2, offered=workers - 1) == expected(gives, 2)


@pytest.mark.rule("hallertau.edge.just.tools-gained")
def test_310_after_tools_from_a_card() -> None:
    at = at_turn(Case(310, "stable:1 cards:618")).do("play", card=618)
    assert effect(at, 310) == {"hops": 1, "tools": 1}


@pytest.mark.rule("hallertau.edge.just.tools-gained")
def test_310_does_not_add_up_single_tools() -> None:
    at = at_turn(Case(310), players=2).do("tools", workers=1)
    at.do("tools", workers=1).do("tools", workers=1)
    assert at.has("tools") == 2
    assert not at.can("play", card=310)
    assert not at_turn(Case(310, "tools:4")).can("play", card=310)


# 312 and 316: buildings and boulders


@pytest.mark.rule("hallertau.edge.centre.card-312-boulder")
def test_312_cannot_pass_a_boulder_nor_the_last_space() -> None:
    at = position(Case(312, "fields:6 centre:10,4,4,4,4 tools:9"))
    at.player().boulders[2] = 5  # right before the brewhouse
    at.turn().do("play", card=312)
    assert [choice["building"] for choice in at.choices("building")] == ["icehouse", "bakehouse", "tailor"]


@pytest.mark.rule("hallertau.edge.boulder.no-two-on-one-space")
def test_316_moves_different_boulders() -> None:
    at = at_turn(Case(316)).do("play", card=316).do("boulder", building="tailor", boulder=0)
    assert not at.can("boulder", building="tailor", boulder=0)
    at.do("boulder", building="tailor", boulder=1)
    assert list(at.player().boulders[-2:]) == [3, 5]
    assert not at.can("boulder", building="tailor")


# 313: a lone worker


def lone(space: str, board: str = "") -> Position:
    at = at_turn(Case(313, f"workers:1 {board}"), players=2)
    return at.do("play", card=313).do("space", space=space)


@pytest.mark.rule("hallertau.edge.space.lone-cube")
def test_313_uses_a_space_with_one_worker_in_row_2() -> None:
    at = at_turn(Case(313, "workers:1 clay_delivery:1"), players=2)
    found = effect(at, 313, "space=clay_delivery")
    assert found == expected("workers-1 clay_delivery+1 clay+2 bonus+1", 2)
    assert list(at.table.board[12:15]) == [1, 1, 0]


@pytest.mark.rule("hallertau.edge.space.lone-cube")
def test_313_leaves_row_1_free() -> None:
    at = lone("clay_delivery")
    assert list(at.table.board[12:15]) == [0, 1, 0]
    at.do("place", space="clay_delivery")
    assert list(at.table.board[12:15]) == [1, 1, 0]


def test_313_needs_a_free_second_row() -> None:
    at = at_turn(Case(313, "workers:1 nursery:1,2 clearing:0,1"), players=2).do("play", card=313)
    assert not at.can("space", space="nursery")
    assert not at.can("space", space="clearing")
    assert len(at.choices("space")) == 18
    at.do("done")
    assert (at.player().workers, len(at.hand_of())) == (1, 1)


def test_313_where_nothing_but_a_tool_is_left_to_do() -> None:
    at = at_turn(Case(313, " ".join(["workers:1", *(f"{space}:1" for space in SPACE_NAMES)])), players=2)
    assert at.choices("place") == []
    assert effect(at, 313, "space=clay_delivery") == expected("workers-1 clay_delivery+1 clay+2 bonus+1", 2)


def test_313_needs_exactly_one_worker_in_phase_4() -> None:
    assert not at_turn(Case(313, "workers:2")).can("play", card=313)
    assert not at_turn(Case(313, "workers:1"), phase=5).can("play", card=313)
    at = at_turn(Case(313, "workers:1"), players=2).do("tools", workers=1)
    assert not at.can("play", card=313)


# 315: workers taken back


@pytest.mark.rule("hallertau.edge.phase4.card-315-reopens")
def test_315_after_the_last_worker() -> None:
    at = at_turn(Case(315, "jewelry:4 workers:1 nursery:1,2")).do("tools", workers=1)
    at.do("play", card=315).do("space", space="nursery")
    assert (at.question, at.table.phase, at.player().workers) == ("Turn", 4, 2)


# 322: after field work


@pytest.mark.rule("hallertau.edge.just.space-used")
@pytest.mark.parametrize("space", ["cultivation", "fertilizing"])
def test_322_adds_a_crop_and_a_sowing(space: str) -> None:
    at = at_turn(Case(322, "rows:5,5"), players=2).do("place", space=space)
    assert effect(at, 322, "good=rye sow=rye@5") == expected("rows-5 rows+5r", 2)


@pytest.mark.rule("hallertau.edge.just.space-used")
def test_322_after_farming_and_the_busy_weekend() -> None:
    at = at_turn(Case(322, "rows:3"), players=2).do("place", space="farming").do("choose", choice=0)
    assert effect(at, 322, "good=flax done") == {"flax": 1}
    at = at_turn(Case(322, "rows:3 rye:1"), players=2).do("place", space="busy_weekend")
    at.do("choose", choice=0).do("done")
    assert effect(at, 322, "good=hops sow=hops@3") == expected("rows-3 rows+3h", 2)


@pytest.mark.rule("hallertau.edge.just.space-used")
def test_322_after_a_space_used_by_a_card() -> None:
    at = at_turn(Case(322, "rows:5 jewelry:1 cards:726"), phase=5)
    at.do("play", card=726).do("space", space="cultivation")
    assert effect(at, 322, "good=rye sow=rye@5") == expected("rows-5 rows+5r", 2)


@pytest.mark.rule("hallertau.edge.just.space-used")
def test_322_sows_only_its_own_crop() -> None:
    at = at_turn(Case(322, "rows:5b,5"), players=2).do("place", space="cultivation")
    at.stock(barley=4)
    at.do("play", card=322).do("good", good="rye")
    assert [choice["good"] for choice in at.choices("sow")] == ["rye"]


@pytest.mark.rule("hallertau.edge.just.space-used")
def test_322_is_refused_after_other_spaces_and_later() -> None:
    assert not at_turn(Case(322, "rows:3"), players=2).can("play", card=322)
    at = at_turn(Case(322, "rows:3"), players=2).do("place", space="clay_delivery")
    assert not at.can("play", card=322)
    at = at_turn(Case(322, "rows:3"), players=2).do("place", space="cultivation").do("pass")
    assert not at.do("tools", workers=1).can("play", card=322)


# 328: at the butchery


@pytest.mark.rule("hallertau.edge.just.butchery")
def test_328_pays_jewelry_instead_of_a_sheep() -> None:
    at = at_turn(Case(328, "jewelry:1"), players=2).do("place", space="butchery")
    assert effect(at, 328, "take") == expected("jewelry-1 meat+4 hides+4 bonus+1", 2)


@pytest.mark.rule("hallertau.edge.just.butchery")
def test_328_where_a_card_uses_the_butchery() -> None:
    at = at_turn(Case(328, "jewelry:2 cards:726"), phase=5).do("play", card=726).do("space", space="butchery")
    assert effect(at, 328, "take") == expected("jewelry-1 meat+4 hides+4 bonus+1", 2)


@pytest.mark.rule("hallertau.edge.just.butchery")
def test_328_leaves_the_choice() -> None:
    at = at_turn(Case(328, "jewelry:1 r5:1"), players=2).do("place", space="butchery")
    assert effect(at, 328, "sheep=r5") == expected("r5-1 meat+4 hides+4 bonus+1", 2)
    at = at_turn(Case(328, "jewelry:1 r5:1"), players=2).do("place", space="butchery")
    assert effect(at, 328, "done") == expected("hides+2 bonus+1", 2)


@pytest.mark.rule("hallertau.edge.just.butchery")
def test_328_is_refused_elsewhere() -> None:
    at = at_turn(Case(328, "jewelry:1 r5:1"), players=2)
    assert not at.can("play", card=328)
    assert not at.do("place", space="nursery").can("play", card=328)
    at = at_turn(Case(328, "jewelry:1 r5:1"), players=2).do("place", space="butchery").do("sheep", place=4).do("pass")
    assert not at.can("play", card=328)


# 330: tools gained in this phase


@pytest.mark.parametrize(
    ("workers", "tier", "gives"),
    [
        (1, 0, "bonus+1"),
        (2, 0, "bonus+1"),
        (3, 1, "gateway+1 bonus+1"),
        (4, 1, "gateway+1 bonus+1"),
        (5, 2, "gateway+2 bonus+1"),
    ],
)
def test_330_by_the_tools_gained_in_phase_4(workers: int, tier: int, gives: str) -> None:
    at = at_turn(Case(330), players=2).do("tools", workers=workers)
    at.do("tools", workers=1)
    assert effect(at, 330, tier=tier, offered=tier + 1) == expected(gives, 2)


def test_330_adds_up_all_tools_of_this_phase_4() -> None:
    at = at_turn(Case(330, "tools:5 stable:1 cards:618"), players=2)
    assert not at.can("play", card=330)
    at.do("play", card=618)  # 2 tools
    at.do("tools", workers=1).do("tools", workers=1)
    assert effect(at, 330, tier=1, offered=2) == {"gateway": 1, "bonus": 1}
    at = at_turn(Case(330, "workers:1")).do("tools", workers=1).do("pass")
    assert at.table.round == 3
    assert not at.can("play", card=330)
