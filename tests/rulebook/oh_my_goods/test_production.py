"""Phase IV: what production needs and makes."""

from __future__ import annotations

import pytest

from tests.rulebook.oh_my_goods.position import Position

MILL = 28  # needs 2 clay + 2 wheat


@pytest.mark.rule("omg.turn.order")
def test_turns_go_clockwise_from_the_active_player() -> None:
    at = Position(players=4)
    at.table.first = 2
    for seat in range(4):
        at.person("efficient", 0, seat)
        at.hand("wood", seat=seat)
    at.market("wheat", "wheat", "wool", "wool", "clay", "clay", "stone", "stone")
    at.turn()
    order = []
    for _ in range(4):
        order.append(at.table.seat)
        at.do("finish").do("neither")
    assert order == [2, 3, 0, 1]


@pytest.mark.rule("omg.turn.steps")
def test_a_turn_is_production_and_then_building_or_hiring() -> None:
    at = Position()
    at.person("efficient")
    at.market("wheat", "wheat", "wood")
    at.goods(0, 5)
    at.offer("2 red")
    card = at.aside("mill")
    at.turn()
    assert at.kinds() == {"produce"}
    at.do("produce", slot=0)
    assert not at.kinds() & {"build", "hire"}
    at.do("finish")
    assert at.can("build", card=card)
    assert not at.kinds() & {"produce", "feed"}
    at.do("build")
    while at.question == "Pay":
        at.table.play(at.table.legal()[0])
    assert at.table.seat == 1


@pytest.mark.rule("omg.produce.staffed-only")
def test_only_buildings_with_a_person_produce_and_only_once() -> None:
    at = Position()
    alone = at.building("sawmill")
    mill = at.building(MILL, person="efficient")
    at.market(*["clay"] * 4, *["wheat"] * 3, "stone", "stone", "wood", "wood", "wool")
    at.turn()
    assert {choice["slot"] for choice in at.choices("produce")} == {mill}
    at.do("produce", slot=mill)
    assert at.choices("produce") == []
    assert (at.on(mill), at.on(alone), at.coal()) == (2, 0, 0)


@pytest.mark.rule("omg.produce.staffed-only")
def test_a_building_may_produce_again_in_the_next_round() -> None:
    at = Position()
    at.person("efficient")
    at.market("wheat", "wheat", "wood")
    at.turn().do("produce", slot=0).do("finish").do("neither")
    at.do("finish").do("neither")
    assert at.question == "Work"
    at.table.drop_questions()
    at.table.first = 0
    at.player().hand = at.player().hand[:0]
    at.market("wheat", "wheat", "wood")
    at.person("efficient")
    at.turn().do("produce", slot=0)
    assert at.coal() == 4


@pytest.mark.rule("omg.produce.needs")
def test_market_office_and_hand_together_make_up_what_is_needed() -> None:
    at = Position()
    mill = at.building(MILL, person="efficient")
    at.building("clay office")
    at.market("clay", "wheat")
    [wheat] = at.hand("wheat")
    at.turn().do("produce", slot=mill)
    assert at.on(mill) == 2
    assert at.hand_of() == []
    assert [int(card) for card in at.table.discards] == [wheat]


@pytest.mark.rule("omg.produce.market-multiplicity")
@pytest.mark.parametrize(("wheat", "possible"), [(1, False), (2, True), (3, True)])
def test_a_market_card_counts_once_within_a_building(wheat: int, possible: bool) -> None:
    at = Position()
    mill = at.building(MILL, person="efficient")
    at.market("clay", "clay", *["wheat"] * wheat)
    at.turn()
    assert at.can("produce", slot=mill) is possible


@pytest.mark.rule("omg.produce.hand-cards")
def test_a_hand_card_stands_for_one_of_its_resource() -> None:
    at = Position()
    mill = at.building(MILL, person="efficient")
    at.market("clay", "clay")
    at.hand("wheat", "stone")
    assert not at.turn().can("produce", slot=mill)

    at = Position()
    mill = at.building(MILL, person="efficient")
    at.market("clay", "clay")
    first, second, stone = at.hand("wheat", "wheat", "stone")
    at.turn().do("produce", slot=mill)
    assert at.hand_of() == [stone]
    assert {int(card) for card in at.table.discards} == {first, second}
    assert [(event["card"], event["slot"]) for event in at.events("discarded")] == [(first, mill), (second, mill)]


@pytest.mark.rule("omg.produce.hand-cards")
def test_which_of_several_hand_cards_goes_is_chosen() -> None:
    at = Position()
    mill = at.building(MILL, person="efficient")
    at.market("clay", "clay", "wheat")
    first, second, _ = at.hand("wheat", "wheat", "clay")
    at.turn().do("produce", slot=mill)
    assert [choice["card"] for choice in at.choices()] == [first, second]
    at.do("discard", card=second)
    assert [int(card) for card in at.table.discards] == [second]
    assert at.on(mill) == 2


@pytest.mark.rule("omg.produce.hand-optional")
def test_nobody_must_discard_for_a_production() -> None:
    at = Position()
    at.person("efficient")
    at.market("wheat", "wheat")
    hand = at.hand("wood")
    at.turn()
    assert at.can("produce", slot=0)
    at.do("finish")
    assert at.coal() == 0
    assert at.hand_of() == hand


@pytest.mark.rule("omg.hand.once")
def test_a_hand_card_serves_one_building_only() -> None:
    at = Position()
    at.person("efficient")  # 2 wheat + 1 wood
    iron = at.building(11, person="2 red")  # 2 wheat + 2 wood
    at.market("wheat", "wheat", "wood")
    at.hand("wood")
    at.turn().do("produce", slot=0)  # nothing lacks here
    at.do("produce", slot=iron)
    assert at.hand_of() == []
    assert at.kinds() == {"finish"}

    for cards, other in ((1, False), (2, True)):
        at = Position()
        at.person("efficient")
        iron = at.building(11, person="2 red")
        at.market("wheat", "wheat")
        at.hand(*["wood"] * (1 + cards))
        at.turn().do("produce", slot=0)
        at.do("discard", card=at.hand_of()[0])
        assert at.can("produce", slot=iron) is other


@pytest.mark.rule("omg.hand.once")
def test_a_hand_card_discarded_is_gone_for_chains() -> None:
    at = Position()
    at.person("efficient")
    at.market("wheat", "wheat")
    at.hand("wood")
    at.turn().do("produce", slot=0)
    assert not at.can("feed")


@pytest.mark.rule("omg.produce.efficient")
def test_an_efficient_worker_makes_two_goods_from_the_draw_pile() -> None:
    at = Position()
    at.person("efficient")
    at.market("wheat", "wheat", "wood")
    top = at.pile("stone", "clay")
    at.turn().do("produce", slot=0)
    assert [int(card) for card in at.player().goods[0]] == top
    [told] = at.events("produced")
    assert (told["slot"], told["count"]) == (0, 2)


@pytest.mark.rule("omg.produce.efficient-fails")
def test_an_efficient_worker_who_lacks_anything_makes_nothing() -> None:
    at = Position()
    at.person("efficient")
    at.market("wheat", "wheat")  # enough for sloppy work
    at.turn()
    assert at.kinds() == {"finish"}
    at.do("finish")
    assert at.coal() == 0


@pytest.mark.rule("omg.produce.sloppy")
@pytest.mark.parametrize(
    ("market", "possible"),
    [
        (["wheat", "wheat"], True),
        (["wheat", "wood"], True),
        (["wheat"], False),
        (["wood"], False),
        (["wood", "wood", "wheat"], True),
        (["wood", "wood", "wood"], False),
    ],
)
def test_a_sloppy_worker_does_without_one_resource(market: list[str], possible: bool) -> None:
    at = Position()
    at.person("sloppy")
    at.market(*market)
    at.turn()
    assert at.can("produce", slot=0) is possible
    if possible:
        at.do("produce", slot=0)
    assert at.coal() == (1 if possible else 0)


@pytest.mark.rule("omg.produce.sloppy-full")
def test_a_sloppy_worker_with_everything_makes_one_good() -> None:
    at = Position()
    at.person("sloppy")
    at.market("wheat", "wheat", "wood")
    [wood] = at.hand("wood")
    at.turn().do("produce", slot=0)
    assert at.coal() == 1
    assert at.hand_of() == [wood]


@pytest.mark.rule("omg.produce.failed-keeps-hand")
def test_no_card_is_lost_for_a_production_that_fails() -> None:
    at = Position()
    mill = at.building(MILL, person="efficient")
    hand = at.hand("clay", "clay", "wheat")  # one wheat short
    at.turn()
    assert not at.can("produce", slot=mill)
    at.do("finish")
    assert at.hand_of() == hand


@pytest.mark.rule("omg.produce.assistant")
def test_an_assistant_needs_everything_and_makes_one_good() -> None:
    at = Position()
    at.person("2 red")
    at.market("wheat", "wheat")
    assert not at.turn().can("produce")

    at = Position()
    at.person("2 red")
    at.market("wheat", "wheat", "wood")
    at.turn().do("produce", slot=0)
    assert at.coal() == 1

    at = Position()
    at.person("2 red")
    at.market("wheat", "wheat")
    at.hand("wood")
    at.turn().do("produce", slot=0)
    assert at.coal() == 1
    assert at.hand_of() == []


@pytest.mark.rule("omg.produce.order")
def test_buildings_produce_in_the_order_their_owner_likes() -> None:
    for order in ([0, 1, 2], [2, 1, 0], [1, 2, 0]):
        at = Position()
        at.person("efficient")
        at.building(MILL, person="2 red")
        at.building(11, person="2 grey")  # 2 wheat + 2 wood
        at.market("wheat", "wheat", "wood", "wood", "clay", "clay")
        at.turn()
        for done, slot in enumerate(order):
            assert {choice["slot"] for choice in at.choices("produce")} == set(order[done:])
            at.do("produce", slot=slot)
        assert [at.on(slot) for slot in range(3)] == [2, 1, 1]


@pytest.mark.rule("omg.produce.free")
def test_what_costs_nothing_is_not_left_out() -> None:
    at = Position()
    at.person("efficient")
    mill = at.building(MILL, person="2 red")
    at.market("wheat", "wheat", "wood")
    at.hand("clay", "clay")
    at.turn()
    assert not at.can("finish")
    at.do("produce", slot=0)
    assert at.can("finish")
    assert at.can("produce", slot=mill)


# The worked examples


def sloppy_or_not(mode: str, *hand: str) -> Position:
    at = Position()
    at.person(mode)
    at.market("wheat")
    at.hand(*hand)
    return at.turn()


@pytest.mark.rule("omg.produce.example.charburner-sloppy")
@pytest.mark.parametrize("resource", ["wheat", "wood"])
def test_example_a_sloppy_charburner(resource: str) -> None:
    at = sloppy_or_not("sloppy", resource).do("produce", slot=0)
    assert at.coal() == 1
    assert at.hand_of() == []

    at = sloppy_or_not("sloppy", "wheat", "wood", "clay").do("produce", slot=0)
    wheat, wood, clay = at.hand_of()
    assert [choice["card"] for choice in at.choices()] == [wheat, wood]
    spent, kept = (wheat, wood) if resource == "wheat" else (wood, wheat)
    at.do("discard", card=spent)
    assert at.coal() == 1
    assert at.hand_of() == [kept, clay]


@pytest.mark.rule("omg.produce.example.charburner-efficient")
def test_example_an_efficient_charburner() -> None:
    at = sloppy_or_not("efficient", "wheat", "wood", "clay").do("produce", slot=0)
    assert at.coal() == 2
    assert len(at.hand_of()) == 1
    assert not sloppy_or_not("efficient", "wheat", "clay").can("produce")
    assert not sloppy_or_not("efficient", "wood", "clay").can("produce")
