"""Longsdale in Revolt: building and hiring, piles in the middle, the seven kinds of buildings, towers."""

from __future__ import annotations

import pytest

import feldberg
from tests.rulebook.oh_my_goods.position import Longsdale

PRINTED = feldberg.game("oh_my_goods").printed()
TOWERS = {"small watchtower": 1, "watchtower": 2, "large watchtower": 3}


def cost_of(card: int) -> int:
    return int(PRINTED["cards"][card]["cost"])


# Building and hiring


@pytest.mark.rule("omg.longsdale.build-and-hire")
@pytest.mark.parametrize("order", ["build first", "hire first"])
def test_a_turn_may_bring_a_building_and_an_assistant(order: str) -> None:
    at = Longsdale()
    at.buildings("brick manufacture", "cattle ranch")
    at.offer("2 red", "2 green")
    card = at.aside("card office")  # costs 6
    at.goods(0, 20)
    at.build_step()
    if order == "build first":
        at.do("build", card=card)
        assert at.kinds() == {"hire", "neither"}
        at.do("hire", face="2 red").do("station", slot=0)
    else:
        at.do("hire", face="2 red").do("station", slot=0)
        assert at.kinds() == {"build", "neither"}
        at.do("build", card=card)
    assert card in at.player().buildings
    assert at.who(0) == "2 red"
    assert at.coal() == 20 - 6 - 4
    assert at.table.seat == 1
    assert at.player().aside == -1


@pytest.mark.rule("omg.longsdale.build-and-hire")
def test_one_of_each_at_most_and_both_may_be_left_out() -> None:
    at = Longsdale()
    at.buildings("brick manufacture", "cattle ranch", "sawmill", "sawmill")
    at.offer("2 red", "2 green")
    at.middle("red small watchtower", "green small watchtower")
    at.goods(0, 20)
    at.build_step()
    assert len(at.choices("hire")) == 2
    at.do("hire", face="2 red").do("station", slot=0)
    assert not at.can("hire")
    assert len(at.choices("build")) == 2
    at.do("neither")
    assert at.table.seat == 1
    assert len(at.player().buildings) == 5


@pytest.mark.rule("omg.longsdale.build-and-hire")
def test_a_building_just_built_may_meet_what_an_assistant_asks_for_and_take_it() -> None:
    at = Longsdale()
    at.building("brick manufacture")
    at.person("2 green")
    at.offer("2 red")
    card = at.aside("cattle ranch")
    at.goods(0, 20)
    at.build_step()
    assert not at.can("hire")
    at.do("build", card=card).do("hire", face="2 red").do("station", slot=2)
    assert at.who(2) == "2 red"


@pytest.mark.rule("omg.longsdale.build-and-hire")
def test_the_card_laid_aside_goes_back_when_only_an_assistant_is_hired() -> None:
    at = Longsdale()
    at.buildings("brick manufacture", "cattle ranch")
    at.offer("2 red")
    card = at.aside("card office")
    at.goods(0, 20)
    at.build_step().do("hire", face="2 red").do("station", slot=0).do("neither")
    assert at.hand_of() == [card]


@pytest.mark.rule("omg.longsdale.pay-apart")
def test_goods_of_three_three_three_and_two_do_not_pay_for_seven_and_four() -> None:
    at = Longsdale()
    at.building("iron smelter", goods=3)
    at.building("mill", goods=1)
    at.buildings("brick manufacture", "cattle ranch")
    at.offer("2 red")  # costs 4
    card = at.aside(53)  # costs 7
    at.build_step()
    assert at.can("build", card=card)
    assert at.can("hire", face="2 red")
    after = at.copy()
    after.do("build", card=card)
    while after.question == "Pay":
        after.answer(after.choices()[0])
    assert not after.can("hire")
    at.do("hire", face="2 red")
    while at.question == "Pay":
        at.answer(at.choices()[0])
    at.do("station", slot=0)
    assert not at.can("build")


@pytest.mark.rule("omg.longsdale.base-rules")
def test_what_the_expansion_does_not_change_holds() -> None:
    at = Longsdale()
    at.person("sloppy")  # the rulebook's example of the charburner
    at.market("wheat")
    [wheat, wood] = at.hand("wheat", "wood")
    at.turn().do("produce", slot=0).do("discard", card=wood)
    assert at.coal() == 1
    assert at.hand_of() == [wheat]
    at.do("finish").do("neither").do("finish").do("neither")
    assert (at.table.first, at.table.round) == (1, 3)


@pytest.mark.rule("omg.longsdale.five-goods")
def test_more_than_five_goods_are_counted_one_by_one() -> None:
    at = Longsdale()
    mill = at.building("mill", goods=13)
    at.turn()
    view = at.table.view(0)["players"][0]
    assert view["buildings"][mill]["goods"] == 13
    assert view["coins"] == 26


# Piles in the middle


@pytest.mark.rule("omg.longsdale.piles")
def test_buildings_that_come_in_lie_open_and_not_in_the_draw_pile() -> None:
    at = Longsdale(15)
    at.hand("wheat")
    before = len(at.table.deck)
    at.begins()
    assert at.laid_out() == [f"{colour} stove fitter" for colour in ("green", "yellow", "white", "red", "grey")]
    assert len(at.table.deck) == before
    for seat in (0, 1, None):
        assert at.table.view(seat)["middle"] == [int(card) for card in at.table.middle]


@pytest.mark.rule("omg.longsdale.piles.build")
def test_a_building_of_the_middle_is_built_without_a_card_laid_aside() -> None:
    at = Longsdale()
    [card] = at.middle("red corn field")
    at.goods(0, 20)
    at.build_step().do("build", card=card)
    assert card in at.player().buildings
    assert list(at.table.middle) == []
    assert at.coal() == 20 - cost_of(card)


@pytest.mark.rule("omg.longsdale.piles.build")
def test_it_must_be_paid() -> None:
    at = Longsdale()
    [card] = at.middle("red corn field")
    at.goods(0, cost_of(card) - 1)
    assert at.build_step().kinds() == {"neither"}


@pytest.mark.rule("omg.longsdale.piles.choice")
def test_any_colour_may_be_taken_that_is_left() -> None:
    at = Longsdale()
    cards = at.middle("red corn field", "green corn field", "grey vineyard")
    at.goods(0, 20)
    at.goods(0, 20, seat=1)
    at.build_step()
    assert [choice["card"] for choice in at.choices("build")] == cards
    at.do("build", card=cards[1]).do("neither").do("finish")
    assert [choice["card"] for choice in at.choices("build")] == [cards[0], cards[2]]


@pytest.mark.rule("omg.longsdale.piles.instead")
def test_who_builds_from_the_middle_takes_the_card_laid_aside_back() -> None:
    at = Longsdale()
    [field] = at.middle("red corn field")
    aside = at.aside("card office")
    at.buildings("brick manufacture", "cattle ranch")
    at.offer("2 red")
    at.goods(0, 30)
    at.build_step().do("build", card=field)
    assert at.kinds() == {"hire", "neither"}
    at.do("neither")
    assert at.hand_of() == [aside]
    assert at.player().aside == -1
    assert aside not in at.player().buildings


# Strength


@pytest.mark.rule("omg.longsdale.building.towers")
@pytest.mark.parametrize("kind", TOWERS)
def test_what_strength_a_tower_gives(kind: str) -> None:
    at = Longsdale()
    [card] = at.middle(f"red {kind}")
    at.goods(0, 20)
    assert at.strength() == 0
    at.build_step().do("build", card=card)
    assert at.strength() == TOWERS[kind]


@pytest.mark.rule("omg.longsdale.strength")
def test_strength_adds_up_attached_or_not_and_is_not_spent() -> None:
    at = Longsdale()
    at.buildings("small watchtower", "watchtower")
    at.tower("large watchtower", under=0)
    [armoury] = at.middle("red armoury")
    at.goods(0, 20)
    assert at.strength() == 6
    at.build_step().do("build", card=armoury)
    assert at.strength() == 6
    assert at.strength(seat=1) == 0


# Production buildings


@pytest.mark.rule("omg.longsdale.building.armoury")
def test_the_armoury_makes_weapons_worth_four() -> None:
    at = Longsdale()
    armoury = at.building("green armoury", person="efficient")  # 3 clay + 2 stone
    iron = at.building("iron smelter", goods=2)
    at.market("clay", "clay", "clay", "stone", "stone")
    at.turn().do("produce", slot=armoury)
    assert (at.on(armoury), at.coins()) == (2, 2 * 4 + 2 * 3)
    at.do("turn", slot=armoury, times=2)  # its chain takes iron
    assert (at.on(armoury), at.on(iron), at.coins()) == (4, 0, 16)


@pytest.mark.rule("omg.longsdale.building.armoury-strength")
@pytest.mark.parametrize("place", ["middle", "aside"])
def test_the_armoury_wants_strength(place: str) -> None:
    at = Longsdale()
    card = at.middle("green armoury")[0] if place == "middle" else at.aside("green armoury")
    at.goods(0, 20)
    at.building("small watchtower", seat=1)
    assert at.build_step().kinds() == {"neither"}
    at = Longsdale()
    card = at.middle("green armoury")[0] if place == "middle" else at.aside("green armoury")
    at.goods(0, 20)
    at.building("small watchtower")
    at.build_step().do("build", card=card)
    assert card in at.player().buildings


@pytest.mark.rule("omg.longsdale.building.stove-fitter")
def test_the_stove_fitter_makes_stoves_worth_five() -> None:
    at = Longsdale()
    fitter = at.building("green stove fitter", person="sloppy")  # 3 clay + 2 wool
    bricks = at.building("brick manufacture", goods=2)
    iron = at.building("iron smelter", goods=1)
    at.market("clay", "clay", "clay", "wool")
    at.turn().do("produce", slot=fitter)
    assert at.on(fitter) == 1
    assert at.coins() == 5 + 2 * 2 + 3
    at.do("turn", slot=fitter, times=1)  # its chain takes bricks and iron
    assert (at.on(fitter), at.on(bricks), at.on(iron)) == (3, 1, 0)


# Buildings that nobody works at


@pytest.mark.rule("omg.longsdale.unstaffed")
@pytest.mark.parametrize("kind", ["corn field", "vineyard"])
def test_it_makes_one_good_each_round_without_anybody_or_anything(kind: str) -> None:
    at = Longsdale(22)  # even on a long day
    slot = at.building(kind)
    at.turn()
    assert at.kinds() == {"produce"}
    at.do("produce", slot=slot)
    assert at.on(slot) == 1
    assert at.kinds() == {"finish"}
    at.do("finish").do("neither").do("finish").do("neither")
    assert at.on(slot) == 1
    for seat in (1, 0):
        at.do("work", seat=seat, slot=0, sloppy=0).do("lay nothing", seat=seat)
    while at.table.seat == 1:
        at.do("finish") if at.can("finish") else at.answer(at.choices()[0])
    at.do("produce", slot=slot)
    assert at.on(slot) == 2


@pytest.mark.rule("omg.longsdale.unstaffed")
@pytest.mark.parametrize("kind", ["corn field", "vineyard"])
def test_nobody_works_there_and_no_tower_is_attached(kind: str) -> None:
    at = Longsdale(5)
    slot = at.building(kind)
    mill = at.building("mill", person="2 red")
    at.goods(0, 30)
    at.offer("2 yellow")
    at.plans()
    assert {choice["slot"] for choice in at.choices("work", seat=0)} == {0}
    assert not at.can("move", seat=0, slot=mill, to=slot)
    at = Longsdale()
    slot = at.building(kind)
    [tower] = at.middle("red watchtower")
    at.goods(0, 30)
    at.build_step().do("build", card=tower)
    assert at.attached(0) == "red watchtower"  # the charburner was the only place
    assert at.attached(slot) == ""


@pytest.mark.rule("omg.longsdale.building.corn-field")
def test_corn_is_worth_two() -> None:
    at = Longsdale()
    at.building("corn field", goods=3)
    assert at.coins() == 6
    at.turn().do("produce", slot=1)
    assert at.coins() == 8


@pytest.mark.rule("omg.longsdale.building.vineyard")
@pytest.mark.parametrize("colour", ["green", "yellow", "white", "red", "grey"])
def test_a_grape_is_worth_as_many_coins_as_there_are_buildings_of_its_colour(colour: str) -> None:
    others = {"green": "sawmill", "yellow": "mill", "white": "tailor", "red": "tannery", "grey": "clay office"}
    at = Longsdale()
    slot = at.building(f"{colour} vineyard")
    at.turn().do("produce", slot=slot)
    assert at.coins() == 1
    at.building(others[colour])
    at.building(others[colour])
    at.building(next(kind for other, kind in others.items() if other != colour))
    at.building(others[colour], seat=1)
    assert at.coins() == 3
    at.building(f"{colour} watchtower")
    at.goods(slot, 2)
    assert at.coins() == 8


@pytest.mark.rule("omg.longsdale.building.vineyard")
def test_the_value_is_read_when_a_grape_is_spent_or_scored() -> None:
    at = Longsdale()
    at.building("green vineyard", goods=3)
    at.building("red vineyard", goods=2)
    at.buildings("sawmill", "sawmill")
    assert at.coins() == 3 * 3 + 2
    assert at.table.score_sheet(0)["goods"] == 2
    card = at.aside("card office")  # costs 6
    at.build_step().do("build", card=card)
    assert at.coins() == 3 + 2  # two grapes of 3 coins are gone


@pytest.mark.rule("omg.longsdale.building.vineyard")
def test_grapes_are_paid_in_their_place_among_the_goods() -> None:
    at = Longsdale()
    at.building("green vineyard", goods=2)
    at.building("sawmill", goods=1)
    at.building("iron smelter", goods=1)  # grapes are worth 3, planks 2, iron 3
    at.aside(31)  # a mill for 4
    at.build_step().do("build")
    assert at.choices()[0]["good"] == "iron"
    at.do("pay", good="iron", count=0)
    assert [choice["good"] for choice in at.choices()] == ["green grapes"] * len(at.choices())


@pytest.mark.rule("omg.longsdale.building.vineyard")
@pytest.mark.parametrize("grapes", [2, 3])
def test_a_building_counts_for_the_grapes_that_pay_it_but_not_for_whether_it_can_be_paid(grapes: int) -> None:
    at = Longsdale()
    vineyard = at.building("green vineyard", goods=grapes)  # 1 coin each, 2 with the sawmill
    sawmill = at.aside(4)  # costs 3
    assert at.build_step().can("build", card=sawmill) is (grapes == 3)
    if grapes == 3:
        at.do("build", card=sawmill)
        assert at.on(vineyard) == 1


# Towers


@pytest.mark.rule("omg.longsdale.tower.attach")
@pytest.mark.parametrize("kind", TOWERS)
@pytest.mark.parametrize("place", ["middle", "aside"])
def test_a_tower_but_a_small_one_is_attached_at_once_where_its_owner_likes(kind: str, place: str) -> None:
    at = Longsdale()
    mill = at.building("mill", person="2 red")
    at.building("clay office")
    at.goods(0, 20)
    name = f"red {kind}"
    card = at.middle(name)[0] if place == "middle" else at.aside(name)
    at.build_step().do("build", card=card)
    if kind == "small watchtower":
        assert at.question != "Attach"
        assert at.attached(0) == at.attached(mill) == ""
        return
    assert at.question == "Attach"
    assert [choice["slot"] for choice in at.choices()] == [0, mill]  # staffed or not; no office; it must be attached
    at.do("attach", slot=mill)
    assert at.attached(mill) == name
    assert at.attached(0) == ""
    assert at.table.view(1)["players"][0]["buildings"][mill]["tower"] == card


@pytest.mark.rule("omg.longsdale.tower.one-each")
def test_a_building_has_one_tower() -> None:
    at = Longsdale()
    mill = at.building("mill")
    sawmill = at.building("sawmill")
    at.tower("watchtower", under=mill)
    [card] = at.middle("red large watchtower")
    at.goods(0, 20)
    at.build_step().do("build", card=card)
    assert [choice["slot"] for choice in at.choices()] == [0, sawmill]


@pytest.mark.rule("omg.longsdale.tower.discount")
def test_a_tower_spares_its_building_a_resource_of_choice() -> None:
    at = Longsdale()
    at.person("efficient")  # 2 wheat + 1 wood
    mill = at.building(28, person="2 red")  # 2 clay + 2 wheat
    at.tower("watchtower", under=0)
    at.tower("large watchtower", under=mill)
    at.market("wheat", "clay", "clay")
    wood, wheat = at.hand("wood", "wheat")
    at.turn()
    assert at.can("produce", slot=mill)
    at.do("produce", slot=mill)
    assert at.on(mill) == 1
    assert at.can("feed", slot=mill, card=wheat)
    at.do("produce", slot=0)
    assert {choice["card"] for choice in at.choices("discard")} == {wood, wheat}
    at.do("discard", card=wood)
    assert at.coal() == 2
    assert at.hand_of() == [wheat]


@pytest.mark.rule("omg.longsdale.tower.discount")
def test_a_tower_does_not_change_a_chain_nor_other_buildings() -> None:
    at = Longsdale()
    bricks = at.building("brick manufacture", person="efficient")
    at.tower("watchtower", under=bricks)
    at.last_round()
    at.goods(0, 1)
    clay = at.hand("clay", "clay")
    at.turn().do("feed", slot=bricks, card=clay[0])
    assert (at.on(bricks), at.coal()) == (2, 0)
    assert not at.can("feed", slot=bricks)
    at = Longsdale()
    at.person("efficient")
    mill = at.building("mill")
    at.tower("watchtower", under=mill)
    at.market("wheat", "wheat")
    assert not at.turn().can("produce", slot=0)


@pytest.mark.rule("omg.longsdale.tower.sloppy")
def test_sloppy_work_with_a_tower_leaves_out_two() -> None:
    at = Longsdale()
    at.person("sloppy")
    at.tower("watchtower", under=0)
    assert not at.turn().can("produce", slot=0)
    at = Longsdale()
    at.person("sloppy")
    at.tower("watchtower", under=0)
    at.market("wood")
    at.turn().do("produce", slot=0)
    assert at.coal() == 1
    for there, possible in [(9, True), (8, False)]:
        at = Longsdale()
        glass = at.building(14, person="sloppy")  # 11 of any kind
        at.tower("large watchtower", under=glass)
        at.market(*["clay", "stone", "wool"] * 2, *["wheat"] * (there - 6))
        assert at.turn().can("produce", slot=glass) is possible


@pytest.mark.rule("omg.longsdale.tower.not-attachable")
def test_a_tower_without_a_place_gives_strength_and_points_and_is_never_attached() -> None:
    at = Longsdale()
    at.tower("watchtower", under=0)
    card = at.aside("red large watchtower")
    at.goods(0, cost_of(card))
    points = at.table.score_sheet(0)["buildings"]
    at.build_step().do("build", card=card)
    assert at.question != "Attach"
    assert at.strength() == 5
    assert at.table.score_sheet(0)["buildings"] == points + PRINTED["cards"][card]["points"]
    at = Longsdale()
    at.buildings("watchtower")  # it found no place when it was built
    mill = at.aside("mill")
    at.goods(0, 4)
    at.build_step().do("build", card=mill)
    assert at.kinds() == {"neither"}
    assert (at.attached(0), at.attached(2)) == ("", "")


@pytest.mark.rule("omg.longsdale.tower.is-building")
def test_an_attached_tower_is_a_building_of_its_colour() -> None:
    at = Longsdale()
    at.building("brick manufacture")
    at.tower("red watchtower", under=0)
    at.offer("2 red")
    at.goods(0, 4)
    assert at.table.score_sheet(0)["buildings"] == 2 + 3
    assert at.build_step().can("hire", face="2 red")
    at.do("hire", face="2 red")
    assert [choice["slot"] for choice in at.choices()] == [0, 1]  # nobody works in a tower
