"""The jewelry deck of farmyard cards, 701 to 735."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from feldberg.games.hallertau.content.cards import INDEX_OF
from feldberg.games.hallertau.content.pieces import BONUS
from tests.rulebook.hallertau.cards.table import (
    TO_DRAW,
    Case,
    at_turn,
    check,
    check_effect,
    check_phases,
    check_refusals,
    effect,
    expected,
    position,
    tiers,
)
from tests.rulebook.hallertau.position import Position

SALES = "land_sale:1,2 town_hall:1,2,3 nursery:1"

CASES = [
    Case(701, "barley=11", "sheep+1"),
    Case(703, "nursery:1,2,3", "sheep+1 rows+2", refused=("", "nursery:1,2", "bonus_card:1")),
    Case(703, "bonus_card:1,2", "sheep+1 rows+2"),
    Case(704, "sheep=4 fields<=7", "rows+2", "take"),  # the last place is asked for
    Case(704, "sheep=4 fields<=5", "rows+3", tier=1),
    Case(704, "sheep=4 fields<=4", "rows+4", tier=2),
    Case(704, "sheep=4 fields<=3", "rows+5", tier=3),
    Case(704, "sheep:4 fields:3", "rows+2", ways=4),
    *tiers(705, "sheep=4 tools<=7|4|1", "tools+1|2|3 bonus+1"),
    *tiers(707, "tools=2|6|10", "jewelry+0|1|2 hides+1 bonus+1"),
    Case(708, "tools=6 fields=6", "jewelry+1"),
    Case(708, "tools=12", "jewelry+1"),
    Case(709, "centre:4,0,0,0,0", "jewelry+1", refused=("centre:3,0,0,0,0", "centre:8,5,5,5,5")),
    Case(709, "centre:7,7,3,3,2", "jewelry+1"),
    *tiers(710, "tools=5|8|12 sheep=3|3|4", "bonus+0|1|2 barley+2 hops+1 clay+2"),
    Case(711, "tools=4 jewelry=2", "rye+3 bonus+1"),
    Case(711, "tools=6 jewelry=5 window:11", "rye+3 bonus+1"),
    *tiers(712, "jewelry=3|5|7", "flax+2|3|4 bonus+1"),
    *tiers(712, "tools=6|8|10", "flax+2|3|4 bonus+1"),
    Case(712, "jewelry:3 tools:10", "flax+4 bonus+1", tier=2),
    Case(712, "jewelry:7 tools:6", "flax+4 bonus+1", tier=2, refused=("jewelry:2 tools:5",)),
    *tiers(714, "rows=2f|2f,3f|2f,3f,4f", "wool+1|3|4 bonus+1"),
    Case(714, "rows=2f", "wool+1 bonus+1", refused=("rows:2h,3 flax:3",)),
    Case(715, "sheep=3 rows<=3,4b", "meat+2 bonus+1"),
    Case(715, "sheep=1", "meat+2 bonus+1"),
    *tiers(716, "jewelry=1|2|4|5", "jewelry-1|2|4|5 sheep+1|2|3|4 bonus+1"),
    *tiers(717, "hops=2|3|5", "hops-2|3|5 bonus+0|1|2 sheep+1"),
    Case(718, "hides=3", "hides-3 rows+3,3 bonus+1"),
    Case(718, "hops=4", "hops-4 rows+3,3 bonus+1"),
    Case(718, "hides=3 hops=4", "hides-3 rows+3,3 bonus+1", tier=0, ways=2),
    Case(718, "hides=3 hops=4", "hops-4 rows+3,3 bonus+1", tier=1),
    *tiers(719, "jewelry=2|7|9", "jewelry-2|1|0 rows+3,3 bonus+1"),  # 2, 7, 9 paid, 0, 6, 9 of them back
    Case(720, "stable=1", "stable-1 clay+2 tools+2 bonus+1"),
    Case(721, "jewelry=1", "jewelry-1 tools+3 bonus+1 hops+1", "good=hops"),
    Case(721, "jewelry=1", "jewelry-1 tools+3 bonus+1 barley+1", "good=barley"),
    Case(722, "hops=3", "hops-3 tools+1 jewelry+1 bonus+1"),
    Case(723, "flax=7", "flax-7 jewelry+2 bonus+1"),
    Case(723, "flax=5 hides=1", "flax-5 hides-1 jewelry+2 bonus+1"),
    Case(723, "flax=3 hides=2", "flax-3 hides-2 jewelry+2 bonus+1"),
    Case(723, "flax=1 hides=3", "flax-1 hides-3 jewelry+2 bonus+1"),
    Case(723, "hides=4", "hides-4 jewelry+2 bonus+1"),
    Case(723, "flax:7 hides:4", "flax-7 jewelry+2 bonus+1", tier=0, ways=5),
    Case(723, "flax:7 hides:4", "flax-1 hides-3 jewelry+2 bonus+1", tier=3, ways=5),
    Case(723, "flax:7 hides:4", "hides-4 jewelry+2 bonus+1", tier=4, ways=5),
    Case(724, "barley=2 rows<=3b,4,5", "barley-2 jewelry+1", but=7),
    Case(724, "rows:3b", "jewelry+1", but=7),
    Case(724, "", "jewelry+1", but=7),
    Case(725, f"tools=1 {SALES}", "tools-1 land_sale-2 town_hall-3 bonus+1", "take"),
    Case(725, f"tools=1 {SALES}", "tools-1 bonus+1", "done"),
    Case(725, "tools=1 town_hall:1", "tools-1 town_hall-1 bonus+1", "take"),
    Case(725, "tools=1 nursery:1", "tools-1 bonus+1"),
    Case(726, "jewelry=1", "jewelry-1 clay_delivery+1 clay+2", "space=clay_delivery", but=4),
    Case(726, "jewelry=1 sheep_market:1", "jewelry-1 sheep_market+2 sheep+1 hides+1", "space=sheep_market", but=4),
    Case(726, "jewelry=1", "jewelry-1", "done", but=4),
    Case(727, "jewelry=1", "jewelry-1 clay+7"),
    Case(727, "tools=3", "tools-3 clay+7"),
    Case(727, "jewelry=1 tools=3", "jewelry-1 clay+7", tier=0, ways=2),
    Case(727, "jewelry=1 tools=3", "tools-3 clay+7", tier=1),
    Case(728, "", "bonus+1"),
    Case(728, "barley:2 rye:1 wool:9", "bonus+1"),
    Case(728, "barley:3 rows:3,4 wool:9", "barley-2 rows-3,4 rows+3b,4b bonus+1", "sow=barley@3 sow=barley@4"),
    Case(728, "hops:9 wool:9", "hops-6 bonus+1"),
    Case(728, "barley:2 flax:3 hops:1 clay:5", "barley-1 flax-2 bonus+1", "good=barley good=hops good=flax"),
    Case(728, "rye:5 rows:2,2,2,2", "rye-5 rows-2,2,2 rows+2r,2r,2r bonus+1", "sow=rye@2 sow=rye@2 sow=rye@2"),
    Case(728, "rye:5 rows:2,2,2,2", "rye-3 rows-2 rows+2r bonus+1", "sow=rye@2 done"),
    Case(729, "jewelry=1 rye:1", "jewelry-1 rye-1 rows+4r", "sow=rye@4"),
    Case(729, "jewelry=1 rye:2 rows:3", "jewelry-1 rye-1 rows+4 rows-3 rows+3r", "sow=rye@3"),
    Case(729, "jewelry=1 rye:1", "jewelry-1 rows+4", "done"),
    Case(731, "tools=1 hides:5", "tools-1 barley+2 wool+2 bonus+1"),
    Case(731, "tools=1 hides:1", "tools-1 bonus+1"),
    Case(732, "jewelry=1", "jewelry-1 bonus+1 hides+4", "choose=0"),
    Case(732, "jewelry=1", "jewelry-1 bonus+1 wool+5", "choose=1"),
    Case(733, "barley=7 jewelry=3", "barley-7 hides+6 meat+2 bonus+1"),
    Case(733, "jewelry=10", "hides+6 meat+2 bonus+1"),
    *tiers(734, "jewelry=2|6|9", "jewelry-2|1|0 meat+5 bonus+1"),  # 2, 6, 9 paid, 0, 5, 9 of them back
    Case(735, "jewelry=1", "jewelry-1 farmyard+2 bonus+2"),
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_card(case: Case) -> None:
    check(case)


# 702: workers just turned into tools


@pytest.mark.rule("hallertau.edge.just.tools-gained")
def test_702_after_three_workers_were_exchanged() -> None:
    at = at_turn(Case(702), players=2).do("tools", workers=3)
    assert effect(at, 702) == expected("sheep+1", 2)


@pytest.mark.rule("hallertau.edge.just.tools-gained")
def test_702_is_refused_after_two_workers_or_tools_from_a_card() -> None:
    assert not at_turn(Case(702), players=2).do("tools", workers=2).can("play", card=702)
    at = at_turn(Case(702, "jewelry:1 cards:721")).do("play", card=721).do("good", good="rye")
    assert at.has("tools") == 3
    assert not at.can("play", card=702)


@pytest.mark.rule("hallertau.edge.just.moment-only")
def test_702_is_refused_once_the_turn_is_over() -> None:
    at = at_turn(Case(702), players=2).do("tools", workers=3).do("pass")
    assert not at.do("tools", workers=1).can("play", card=702)


# 706: a harvest of 11 of one crop


def harvested(rows: str) -> Position:
    return position(Case(706, f"rows:{rows}"), phase=7).go()


@pytest.mark.rule("hallertau.edge.just.harvested")
def test_706_after_a_harvest_of_eleven_of_one_crop() -> None:
    assert effect(harvested("5b,4b,2b,3f"), 706) == {"tools": 1, "jewelry": 1}


@pytest.mark.rule("hallertau.edge.just.harvested")
@pytest.mark.parametrize("rows", ["5b,5b,5f", "5w,5w,5w"])
def test_706_is_refused_after_less_or_another_good(rows: str) -> None:
    at = harvested(rows)
    assert at.table.phase != 7
    assert not at.can("play", card=706)


@pytest.mark.rule("hallertau.edge.just.harvested")
def test_706_is_refused_outside_phase_7() -> None:
    assert not at_turn(Case(706, "barley:20")).can("play", card=706)
    at = at_turn(Case(706, "rows:5b,4b,3b,2f,2h,2r cards:628")).do("play", card=628)
    at.do("field", column=0).do("field", column=1).do("field", column=2)
    assert at.has("barley") == 12
    assert not at.can("play", card=706)


# 713: another card played as soon as it was drawn


def drew() -> Position:
    """A player with 3 hides draws card 834 at its space."""
    at = position(Case(713, "hides:3"), players=2)
    at.table.bags[BONUS] = vec[i64]([INDEX_OF[834]])
    return at.turn().do("place", space="bonus_card")


@pytest.mark.rule("hallertau.edge.just.drawn-card")
def test_713_after_a_card_was_played_at_once() -> None:
    at = drew().do("play", card=834)
    assert effect(at, 713, "good=hops") == {"milk": 1, "hops": 1}  # no bonus card is left


@pytest.mark.rule("hallertau.edge.just.drawn-card")
def test_713_gives_a_milk_a_bonus_card_and_a_crop() -> None:
    at = at_turn(Case(713, "tools:3 hops:3 jewelry:2 cards:735"))
    at.do("play", card=735)  # draws 2 farmyard and 2 bonus cards
    assert not at.can("play", card=713)
    at.do("play", card=next(number for number in at.hand_of() if number in TO_DRAW["farmyard"]))
    assert effect(at, 713, "good=rye") == {"milk": 1, "bonus": 1, "rye": 1}
    assert not at.choices("good")


@pytest.mark.rule("hallertau.edge.just.drawn-card")
def test_713_is_refused_after_a_card_that_was_held() -> None:
    at = at_turn(Case(713, "hides:3 cards:834"))
    assert not at.can("play", card=713)
    assert not at.do("play", card=834).can("play", card=713)


# 726 and 730


@pytest.mark.rule("hallertau.edge.space.used-by-card")
def test_726_uses_no_space_with_two_workers() -> None:
    at = at_turn(Case(726, "jewelry:1 nursery:1,2 clearing:1,1"), phase=5).do("play", card=726)
    assert len(at.choices("space")) == 18


@pytest.mark.parametrize(
    "case",
    [
        Case(730, "rye=3 r5=1", "rye-3 milk+3 bonus+1"),  # in round 2 the cards of rounds 3, 4 and 6
        Case(730, "rye=4 stable:2", "rye-4 milk+3 bonus+1"),
        Case(730, "rye=5", "rye-5 milk+3 bonus+1", round=1),
        Case(730, "r5=1 r6=1", "milk+3 bonus+1", round=4),
        Case(730, "", "milk+3 bonus+1", round=6),
    ],
    ids=str,
)
def test_730_costs_rye_for_cards_without_sheep(case: Case) -> None:
    check_effect(case)
    check_refusals(case)


def test_730_in_all_phases() -> None:
    check_phases(Case(730, "rye:1", round=6))


def test_730_in_phase_1_the_card_of_the_round_still_lies_there() -> None:
    at = at_turn(Case(730, "rye:5"), phase=1)
    assert effect(at, 730) == {"rye": -5, "milk": 3, "bonus": 1}
    assert not at_turn(Case(730, "rye:4"), phase=1).can("play", card=730)
