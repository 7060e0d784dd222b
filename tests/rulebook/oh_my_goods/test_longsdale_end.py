"""Longsdale in Revolt: how long a game lasts, the three endings."""

from __future__ import annotations

import pytest

import feldberg
from tests.rulebook.oh_my_goods.position import Longsdale

PRINTED = feldberg.game("oh_my_goods").printed()


def ending(number: int, players: int = 2) -> Longsdale:
    """The last round of a game with an ending."""
    at = Longsdale(players=players)
    at.module.ending = number
    at.last_round()
    return at


@pytest.mark.rule("omg.longsdale.end.rounds")
@pytest.mark.parametrize("chapter", [*PRINTED["chapters"], "all"])
def test_there_are_as_many_rounds_as_events(chapter: str) -> None:
    table = feldberg.game("oh_my_goods", players=2, expansion="longsdale", chapter=chapter).start(1)
    expected = 9 if chapter == "all" else len(PRINTED["chapters"][chapter]["events"])
    last = []
    while not table.over:
        table.play(table.legal()[-1])
        last += [table.round] if table.last and table.round not in last else []
    assert table.round == expected
    assert last == [expected]


@pytest.mark.rule("omg.longsdale.end.no-eighth-building")
def test_an_eighth_building_brings_no_end() -> None:
    at = Longsdale()
    at.buildings("mill", "mill", "sawmill", "sawmill", "tailor", "tailor")
    card = at.aside("card office")
    at.goods(0, 6)
    at.build_step().do("build", card=card)
    assert len(at.player().buildings) == 8
    assert at.events("end near") == []
    assert not at.table.ending
    at.do("neither").do("finish").do("neither")
    assert (at.table.round, at.table.last, at.table.over) == (3, False, False)


@pytest.mark.rule("omg.longsdale.end.no-eighth-building")
def test_nor_does_it_prolong_the_game() -> None:
    at = ending(1)
    at.buildings("mill", "mill", "sawmill", "sawmill", "tailor", "tailor")
    card = at.aside("card office")
    at.goods(0, 6)
    at.build_step().do("build", card=card).do("neither").do("finish").do("neither")
    assert at.table.over


@pytest.mark.rule("omg.longsdale.end.last-round-chains")
def test_in_the_last_round_all_chains_are_open() -> None:
    at = ending(1)
    mill = at.building("mill")
    [wheat] = at.hand("wheat")
    at.turn()
    assert at.can("feed", slot=mill, card=wheat)
    at = Longsdale()
    at.building("mill")
    at.hand("wheat")
    assert not at.turn().can("feed")


# Endings


@pytest.mark.rule("omg.longsdale.ending.payment")
def test_the_councils_bill_is_four_coins_whatever_the_strength() -> None:
    at = ending(1)
    at.goods(0, 7)
    at.goods(0, 3, seat=1)
    at.building("large watchtower")
    at.end_round()
    assert (at.coal(0), at.coal(1)) == (3, 0)
    assert at.table.over
    assert [told["ending"] for told in at.events("ended")] == [1]
    assert "strength" not in at.table.score_sheet(0)


@pytest.mark.rule("omg.longsdale.ending.payment")
@pytest.mark.parametrize(("strength", "coins"), [(0, 10), (1, 7), (2, 4), (3, 1), (4, 0)])
def test_the_siege_costs_ten_coins_and_three_fewer_for_every_strength(strength: int, coins: int) -> None:
    at = ending(2)
    at.buildings(*["small watchtower"] * strength)
    at.goods(0, 15)
    at.end_round()
    assert at.coal() == 15 - coins
    assert at.table.over


@pytest.mark.rule("omg.longsdale.ending.payment")
def test_the_feast_of_peace_costs_nothing_and_honours_strength() -> None:
    at = ending(3)
    at.buildings("small watchtower")
    at.tower("large watchtower", under=0)
    at.goods(0, 5)
    at.end_round()
    assert at.table.over
    assert at.coal() == 5
    printed = [PRINTED["cards"][card]["points"] for card in at.player().buildings]
    assert at.table.score_sheet(0) == {"buildings": sum(printed), "assistants": 0, "goods": 1, "strength": 4}
    assert at.table.score_sheet(1)["strength"] == 0
    assert at.table.ranking() == [1, 2]


@pytest.mark.rule("omg.longsdale.ending.payment")
def test_an_ending_is_paid_before_points_are_counted_and_the_goods_are_chosen() -> None:
    at = ending(1)
    iron = at.building("iron smelter", goods=2)
    at.goods(0, 5)
    assert at.table.score_sheet(0)["goods"] == 2  # 11 coins
    at.end_round()
    assert at.question == "Pay"
    assert not at.table.over
    at.do("pay", good="iron", count=1)
    assert (at.on(iron), at.coal()) == (1, 4)
    assert at.table.over
    assert at.table.score_sheet(0)["goods"] == 1  # 7 coins


@pytest.mark.rule("omg.longsdale.ending.payment")
def test_all_pay_in_turn_order() -> None:
    at = ending(1, players=3)
    for seat in range(3):
        at.building("iron smelter", goods=2, seat=seat)
        at.goods(0, 5, seat=seat)
    at.table.first = 1
    at.end_round()
    asked = []
    while not at.table.over:
        asked.append(at.table.seat)
        at.do("pay", good="iron", count=1)
    assert asked == [1, 2, 0]


@pytest.mark.rule("omg.longsdale.ending.payment")
def test_nothing_is_asked_when_an_ending_costs_nothing() -> None:
    at = ending(3)
    at.building("iron smelter", goods=2)
    at.goods(0, 5)
    assert at.end_round().table.over
    assert at.events("levied") == []
