"""Production chains."""

from __future__ import annotations

import pytest

from tests.rulebook.oh_my_goods.position import Position

MILL = 28  # needs 2 clay + 2 wheat
FOR_MILL = ["clay", "clay", "wheat", "wheat"]


def milling(*hand: str) -> tuple[Position, int]:
    """A mill that has just made 2 flour."""
    at = Position()
    mill = at.building(MILL, person="efficient")
    at.market(*FOR_MILL)
    at.hand(*hand)
    at.turn().do("produce", slot=mill)
    return at, mill


@pytest.mark.rule("omg.chain.after-production")
def test_a_chain_opens_with_the_production_of_its_building() -> None:
    at = Position()
    mill = at.building(MILL, person="efficient")
    at.market(*FOR_MILL)
    at.hand("wheat", "wheat", "wheat")
    assert at.turn().kinds() == {"produce"}
    at.do("produce", slot=mill)
    for used in range(1, 4):
        at.do("feed", slot=mill, card=at.hand_of()[0])
        assert at.on(mill) == 2 + used
    assert at.kinds() == {"finish"}


@pytest.mark.rule("omg.chain.after-production")
def test_without_production_there_is_no_chain() -> None:
    at = Position()
    mill = at.building(MILL, person="efficient")
    at.goods(mill, 2)
    at.market("clay", "wheat")
    at.hand("wheat", "wheat")
    assert at.turn().kinds() == {"finish"}


@pytest.mark.rule("omg.chain.after-production")
def test_the_chain_of_another_building_stays_closed() -> None:
    at = Position()
    mill = at.building(MILL, person="efficient")
    at.building("cattle ranch")  # would take wheat too
    at.market(*FOR_MILL)
    at.hand("wheat")
    at.turn().do("produce", slot=mill)
    assert {choice["slot"] for choice in at.choices("feed")} == {mill}


@pytest.mark.rule("omg.chain.window")
def test_a_chain_closes_when_the_next_building_starts() -> None:
    at = Position()
    at.person("2 red")
    mill = at.building(MILL, person="efficient")
    at.market(*FOR_MILL, "wood")
    wheat, wood = at.hand("wheat", "wood")
    at.turn().do("produce", slot=mill)
    assert at.can("feed", slot=mill, card=wheat)
    at.do("produce", slot=0)
    assert not at.can("feed", slot=mill)
    assert at.can("feed", slot=0, card=wood)
    at.do("finish")
    assert at.kinds() == {"neither"}


@pytest.mark.rule("omg.chain.window")
def test_a_chain_is_closed_while_cards_are_discarded_for_the_next_building() -> None:
    at = Position()
    at.person("2 red")
    mill = at.building(MILL, person="efficient")
    at.market(*FOR_MILL)
    at.hand("wheat", "wood", "wood")
    at.turn().do("produce", slot=mill).do("produce", slot=0)
    assert at.kinds() == {"discard"}


@pytest.mark.rule("omg.chain.window")
def test_a_chain_of_the_round_before_is_closed() -> None:
    at, mill = milling("wheat", "wheat")
    at.do("feed", slot=mill, card=at.hand_of()[0]).do("finish").do("neither").do("finish").do("neither")
    at.table.drop_questions()
    at.table.first = 0
    at.hand("wheat")
    at.turn()
    assert not at.can("feed")


@pytest.mark.rule("omg.chain.inputs")
def test_inputs_come_from_the_hand_and_from_any_own_building_without_a_draw() -> None:
    at = Position()
    at.goods(0, 2)
    tool = at.building(23, person="efficient")  # 3 clay + 3 wheat; takes iron and coal
    first = at.building("iron smelter", goods=1)
    second = at.building("iron smelter", goods=1)
    at.market(*["clay"] * 3, *["wheat"] * 3)
    inputs = {int(card) for slot in (0, first, second) for card in at.player().goods[slot]}
    at.turn().do("produce", slot=tool)
    before = len(at.table.deck)
    at.do("turn", slot=tool, times=2)
    assert [at.on(slot) for slot in (0, tool, first, second)] == [0, 6, 0, 0]
    assert len(at.table.deck) == before
    assert inputs < {int(card) for card in at.player().goods[tool]}
    assert len(at.table.discards) == len(at.table.spent) == 0


@pytest.mark.rule("omg.chain.inputs")
def test_the_goods_of_others_are_no_inputs() -> None:
    at = Position()
    cooperage = at.building(19, person="efficient")  # 3 wheat + 2 clay
    at.building("sawmill", goods=3, seat=1)
    at.market(*["wheat"] * 3, "clay", "clay")
    at.turn().do("produce", slot=cooperage)
    assert at.kinds() == {"finish"}


@pytest.mark.rule("omg.chain.single")
def test_one_input_makes_one_good_of_the_very_card() -> None:
    at, mill = milling("wheat", "wheat", "stone")
    wheat = at.hand_of()[1]
    at.do("feed", slot=mill, card=wheat)
    assert at.on(mill) == 3
    assert wheat in at.player().goods[mill]
    [told] = at.events("chained")
    assert (told["slot"], told["count"]) == (mill, 1)


@pytest.mark.rule("omg.chain.single")
def test_only_the_resource_of_the_chain_fits() -> None:
    at, mill = milling("clay", "wool", "wood", "stone")
    assert at.kinds() == {"finish"}
    assert at.on(mill) == 2


@pytest.mark.rule("omg.chain.pair")
@pytest.mark.parametrize(("iron", "coal", "sets"), [(3, 1, 1), (1, 3, 1), (2, 2, 2), (0, 5, 0), (4, 0, 0)])
def test_two_inputs_come_as_whole_sets_and_make_two_goods(iron: int, coal: int, sets: int) -> None:
    at = Position()
    tool = at.building(23, person="efficient")
    at.goods(0, coal)
    smelter = at.building("iron smelter", goods=iron)
    at.market(*["clay"] * 3, *["wheat"] * 3)
    at.turn().do("produce", slot=tool)
    assert [choice["times"] for choice in at.choices("turn")] == list(range(1, sets + 1))
    if sets:
        at.do("turn", slot=tool, times=sets)
    assert (at.coal(), at.on(smelter), at.on(tool)) == (coal - sets, iron - sets, 2 + 2 * sets)


@pytest.mark.rule("omg.chain.show-hand-cards")
def test_hand_cards_are_shown_to_all_before_they_lie_face_down() -> None:
    at, mill = milling("wheat", "stone")
    wheat = at.hand_of()[0]
    at.do("feed", slot=mill, card=wheat)
    told = [event for event in at.table.events if event.kind.name in ("showed", "chained")]
    assert [event.kind.name for event in told] == ["showed", "chained"]
    for seat in (0, 1, None):
        assert told[0].seen_by(seat).to_dict() == {"event": "showed", "seat": 0, "card": wheat, "slot": mill}


@pytest.mark.rule("omg.chain.assistant")
def test_an_assistant_uses_the_chain_too() -> None:
    at = Position()
    mill = at.building(MILL, person="2 red")
    at.market(*FOR_MILL)
    [wheat] = at.hand("wheat")
    at.turn().do("produce", slot=mill).do("feed", slot=mill, card=wheat)
    assert at.on(mill) == 2


@pytest.mark.rule("omg.chain.assistant")
def test_a_sloppy_worker_uses_the_chain_too() -> None:
    at = Position()
    mill = at.building(MILL, person="sloppy")
    at.market(*FOR_MILL[1:])
    [wheat] = at.hand("wheat")
    at.turn().do("produce", slot=mill).do("feed", slot=mill, card=wheat)
    assert at.on(mill) == 2


@pytest.mark.rule("omg.chain.goods-of-this-turn")
def test_goods_of_this_turn_are_inputs_of_the_next_chain() -> None:
    at = Position()
    mill = at.building(MILL, person="efficient")
    bakery = at.building(33, person="2 red")  # 3 wheat + 2 clay; takes flour and coal
    at.goods(0, 3)
    at.market(*FOR_MILL, "wheat")
    [wheat] = at.hand("wheat")
    at.turn().do("produce", slot=mill).do("feed", slot=mill, card=wheat)
    at.do("produce", slot=bakery).do("turn", slot=bakery, times=3)  # 2 flour produced, 1 by the chain
    assert (at.on(mill), at.coal(), at.on(bakery)) == (0, 0, 7)


# The worked examples


@pytest.mark.rule("omg.chain.example.mill")
@pytest.mark.parametrize("cards", [1, 2, 4])
def test_example_wheat_becomes_flour_at_the_mill(cards: int) -> None:
    at, mill = milling(*["wheat"] * cards)
    for card in at.hand_of():
        at.do("feed", slot=mill, card=card)
    assert at.on(mill) == 2 + cards
    assert at.hand_of() == []


@pytest.mark.rule("omg.chain.example.shoemaker")
def test_example_leather_becomes_shoes() -> None:
    at = Position()
    shoemaker = at.building(38, person="efficient")  # 4 wheat + 2 clay
    tannery = at.building("tannery", goods=3)
    at.market(*["wheat"] * 4, "clay", "clay")
    at.turn().do("produce", slot=shoemaker)
    assert at.table.view(0)["players"][0]["coins"] == 2 * 8 + 3 * 6
    at.do("turn", slot=shoemaker, times=2)
    assert (at.on(tannery), at.on(shoemaker)) == (1, 4)
    assert at.table.view(0)["players"][0]["coins"] == 4 * 8 + 6
    [told] = at.events("coins")
    assert told["coins"] == 2 * (8 - 6)


@pytest.mark.rule("omg.chain.example.brick")
def test_example_three_clay_and_two_coal_make_four_bricks() -> None:
    at = Position()
    at.goods(0, 2)
    bricks = at.building(63, person="efficient")  # 2 stone + 2 wheat
    at.market("stone", "stone", "wheat", "wheat")
    clay = at.hand("clay", "clay", "clay")
    at.turn().do("produce", slot=bricks)
    assert at.on(bricks) == 2
    at.do("feed", slot=bricks, card=clay[0]).do("feed", slot=bricks, card=clay[1])
    assert at.on(bricks) == 2 + 4
    assert at.coal() == 0
    assert at.hand_of() == [clay[2]]
    assert at.kinds() == {"finish"}
