"""Phase IV after production: the worker leaves, building, paying."""

from __future__ import annotations

from itertools import product

import pytest

import feldberg
from tests.rulebook.oh_my_goods.position import Position

IRON, FLOUR = "iron smelter", "mill"
GOODS = feldberg.game("oh_my_goods").printed()["goods"]


def payments(at: Position) -> set[tuple[tuple[str, int], ...]]:
    """Every payment that can be made from here, as the goods and their numbers."""
    if at.question != "Pay":
        return {()}
    found = set()
    for choice in at.choices():
        after = at.copy().do("pay", good=choice["good"], count=choice["count"])
        paid = [(GOODS[event["good"]], event["count"]) for event in after.events("paid")]
        found |= {tuple(sorted([*paid, *rest])) for rest in payments(after)}
    return found


@pytest.mark.rule("omg.worker.leaves")
def test_the_worker_leaves_after_production_and_assistants_stay() -> None:
    at = Position()
    at.person("efficient")
    mill = at.building(28, person="2 red")
    at.person("efficient", 0, seat=1)
    at.market("wheat", "wheat", "wood", "clay", "clay")
    at.turn().do("produce", slot=0).do("produce", slot=mill)
    assert at.who(0) == "efficient"
    at.do("finish")
    assert (at.who(0), at.who(mill)) == ("", "2 red")
    assert at.who(0, seat=1) == "efficient"


@pytest.mark.rule("omg.worker.leaves-before-hiring")
def test_a_new_assistant_may_take_the_place_of_the_worker() -> None:
    at = Position()
    at.person("efficient")
    at.buildings("brick manufacture", "cattle ranch")
    at.goods(0, 4)
    at.offer("2 red")
    at.turn().do("finish").do("hire", face="2 red").do("station", slot=0)
    assert at.who(0) == "2 red"
    assert at.coal() == 0


@pytest.mark.rule("omg.build")
def test_the_card_laid_aside_is_built_and_no_other() -> None:
    at = Position()
    at.goods(0, 9)
    mill = at.aside("mill")
    at.hand("sawmill", "brick manufacture")
    at.build_step()
    assert at.choices("build") == [{"kind": "build", "card": mill}]
    at.do("build", card=mill)
    assert [int(card) for card in at.player().buildings] == [94, mill]
    assert at.player().aside == -1
    [told] = at.events("built")
    assert told["card"] == mill


@pytest.mark.rule("omg.build")
def test_without_a_card_laid_aside_nothing_is_built() -> None:
    at = Position()
    at.goods(0, 9)
    at.hand("sawmill")
    assert at.build_step().kinds() == {"neither"}


@pytest.mark.rule("omg.build.returned")
@pytest.mark.parametrize("why", ["no money", "no wish", "hiring"])
def test_a_card_that_is_not_built_goes_back_to_the_hand_unseen(why: str) -> None:
    at = Position()
    card = at.aside(32)  # costs 4
    [kept] = at.hand("stone")
    at.buildings("brick manufacture", "cattle ranch")
    at.goods(0, 3 if why == "no money" else 8)
    at.offer("2 red")
    at.build_step()
    assert at.can("build") is (why != "no money")
    if why == "hiring":
        at.do("hire", face="2 red").do("station", slot=0)
    else:
        at.do("neither")
    assert sorted(at.hand_of()) == sorted([kept, card])
    assert at.player().aside == -1
    assert len(at.table.discards) == 0
    assert len(at.player().buildings) == 3


@pytest.mark.rule("omg.build.returned")
def test_what_goes_back_is_told_to_its_owner_alone() -> None:
    at = Position()
    card = at.aside("mill")
    at.build_step().do("neither")
    [told] = at.events("taken back")
    assert told["card"] == card
    for seat in (1, None):
        assert told.seen_by(seat).to_dict() == {"event": "taken back.hidden", "seat": 0}


@pytest.mark.rule("omg.pay.at-least")
def test_goods_of_any_kinds_and_buildings_pay() -> None:
    at = Position()
    first = at.building(FLOUR, goods=1)
    second = at.building(FLOUR, goods=1)
    iron = at.building(IRON, goods=1)
    at.goods(0, 1)
    card = at.aside("clay office")  # costs 8 = 1 + 2 + 2 + 3
    at.build_step().do("build", card=card)
    assert [at.on(slot) for slot in (0, first, second, iron)] == [0, 0, 0, 0]
    assert len(at.table.spent) == 4

    at = Position()
    at.building(FLOUR, goods=2)
    at.building(IRON, goods=1)
    at.aside("clay office")
    assert not at.build_step().can("build")  # 7 coins


@pytest.mark.rule("omg.pay.at-least", "omg.pay.no-superfluous-card")
def test_all_payments_that_need_every_good_are_offered_and_no_others() -> None:
    """A cost of 7 with 9 coal, 2 flour (2), 3 iron (3) and 1 shoes (8): all sums by hand."""
    at = Position()
    at.building(FLOUR, goods=2)
    at.building(IRON, goods=3)
    at.building("shoemaker", goods=1)
    at.goods(0, 9)
    at.aside(53)
    at.build_step().do("build")
    worth = {"coal": 1, "flour": 2, "iron": 3, "shoes": 8}
    there = {"coal": 9, "flour": 2, "iron": 3, "shoes": 1}
    wanted = set()
    for counts in product(*(range(there[good] + 1) for good in there)):
        payment = {good: count for good, count in zip(there, counts, strict=True) if count}
        total = sum(worth[good] * count for good, count in payment.items())
        if total >= 7 and all(total - worth[good] < 7 for good in payment):
            wanted.add(tuple(sorted(payment.items())))
    assert payments(at) == wanted
    assert (("shoes", 1),) in wanted
    assert (("flour", 1), ("iron", 2)) in wanted


@pytest.mark.rule("omg.pay.no-change")
def test_coins_too_many_are_lost() -> None:
    at = Position()
    shoes = at.building("shoemaker", goods=1)
    at.aside(30)  # costs 3
    at.build_step().do("build")
    assert at.on(shoes) == 0
    at.do("finish").do("neither")
    assert at.table.view(0)["players"][0]["coins"] == 0


@pytest.mark.rule("omg.pay.just-produced")
def test_goods_of_this_very_turn_pay() -> None:
    at = Position()
    mill = at.building(28, person="efficient")
    at.market("clay", "clay", "wheat", "wheat")
    [wheat] = at.hand("wheat")
    card = at.aside("card office")  # costs 6
    at.turn().do("produce", slot=mill).do("feed", slot=mill, card=wheat).do("finish").do("build", card=card)
    assert at.on(mill) == 0
    assert len(at.player().buildings) == 3


@pytest.mark.rule("omg.pay.no-superfluous-card")
def test_a_good_that_could_be_left_out_is_not_offered() -> None:
    at = Position()
    at.building(IRON, goods=3)
    at.goods(0, 1)
    at.aside("card office")  # costs 6
    at.build_step().do("build")
    assert (at.coal(), at.on(1)) == (1, 1)  # 2 iron is the only way, so that nobody was asked


@pytest.mark.rule("omg.pay.example")
def test_example_paying_8_for_7() -> None:
    at = Position()
    iron = at.building(IRON, goods=2)
    mill = at.building(FLOUR, goods=1)
    card = at.aside(53)  # a tailor's shop for 7 coins
    at.build_step().do("build", card=card)
    assert (at.on(iron), at.on(mill)) == (0, 0)
    assert sum(event["count"] for event in at.events("paid")) == 3
    assert sum(event["coins"] for event in at.events("coins")) == -8
    assert card in at.player().buildings


@pytest.mark.rule("omg.build.same-kind")
def test_several_buildings_of_a_kind_stand_by_themselves() -> None:
    at = Position()
    first = at.building(28, person="efficient")  # 2 clay + 2 wheat
    second = at.building(27, person="2 red")  # 3 wheat + 1 wool
    at.market("clay", "clay", "wheat", "wheat", "wheat", "wool")
    at.goods(0, 3)
    third = at.aside(30)
    at.turn().do("produce", slot=second)
    assert (at.on(first), at.on(second)) == (0, 1)
    at.do("produce", slot=first)
    assert (at.on(first), at.on(second)) == (2, 1)
    at.do("finish").do("build", card=third)
    at.do("pay", good="flour", count=0)
    assert (at.on(first), at.on(second), at.on(3)) == (2, 1, 0)
    assert len(at.player().buildings) == 4


@pytest.mark.rule("omg.build.starts-empty")
def test_a_new_building_is_empty_and_does_not_produce_in_this_round() -> None:
    at = Position()
    at.goods(0, 3)
    at.market("clay", "clay", "wheat", "wheat")
    at.aside(28)
    at.build_step().do("build")
    assert at.on(1) == 0
    assert at.who(1) == ""
    assert at.table.seat == 1


@pytest.mark.rule("omg.build.starts-empty")
def test_a_new_assistant_does_not_produce_in_this_round() -> None:
    at = Position()
    at.buildings("brick manufacture", "cattle ranch")
    at.market("wheat", "wheat", "wood")
    at.goods(0, 4)
    at.offer("2 red")
    at.build_step().do("hire", face="2 red").do("station", slot=0)
    assert at.coal() == 0
    assert at.table.seat == 1
    at.do("finish").do("neither")
    assert at.question == "Work"
