"""Phase II: the worker, the assistants and the card laid aside."""

from __future__ import annotations

import pytest

from tests.rulebook.oh_my_goods.position import Position


def plan(at: Position, seat: int = 0, slot: int = 0, sloppy: int = 0, card: int | None = None) -> None:
    """A whole plan without moves."""
    at.do("work", seat=seat, slot=slot, sloppy=sloppy)
    if at.table.legal(seat):
        if card is None:
            at.do("lay nothing", seat=seat)
        else:
            at.do("lay aside", seat=seat, card=card)


@pytest.mark.rule("omg.sunrise.simultaneous")
def test_all_decide_at_once_and_nothing_shows_before_all_have() -> None:
    at = Position(players=3)
    at.table.first = 1
    hands = [at.hand("wood", "clay", seat=seat) for seat in range(3)]
    at.plans()
    assert list(at.table.seats) == [0, 1, 2]
    before = [at.table.view(seat) for seat in (0, 2, None)]
    plan(at, seat=1, sloppy=1, card=hands[1][0])
    assert list(at.table.seats) == [0, 2]
    assert at.table.events == []
    for seat, view in zip((0, 2, None), before, strict=True):
        assert {**at.table.view(seat), "asked": [0, 1, 2]} == view
    own = at.table.view(1)["players"][1]
    assert own["buildings"][0]["worker"] == "sloppy"
    assert own["aside"] == hands[1][0]
    plan(at, seat=2)
    assert at.table.view(0)["players"][1]["buildings"][0]["worker"] is None
    plan(at, seat=0)
    assert [player["buildings"][0]["worker"] for player in at.table.view(None)["players"]] == [
        "efficient",
        "sloppy",
        "efficient",
    ]
    assert [event.seat for event in at.events("placed")] == [1, 2, 0]  # in turn order


@pytest.mark.rule("omg.worker.place")
def test_the_worker_goes_to_one_of_the_free_production_buildings() -> None:
    at = Position()
    mill = at.building("mill")
    at.building("wood office")
    busy = at.building("sawmill", person="2 red")
    at.plans()
    assert {choice["slot"] for choice in at.choices("work", seat=0)} == {0, mill}
    assert not at.can("idle", seat=0)
    plan(at, slot=mill)
    plan(at, seat=1)
    assert [at.who(slot) for slot in range(4)] == ["", "efficient", "", "2 red"]
    assert busy == 3


@pytest.mark.rule("omg.worker.no-free-building")
def test_a_worker_without_a_place_rests() -> None:
    at = Position()
    at.person("2 red")
    at.buildings("wood office", "clay office")
    at.plans()
    assert at.table.seats == (1,)  # nothing to choose without a place and a card
    plan(at, seat=1)
    assert at.who(0) == "2 red"

    at = Position()
    at.person("2 red")
    [card] = at.hand("mill")
    at.plans().do("lay aside", seat=0, card=card)
    plan(at, seat=1)
    assert at.player().aside == card


@pytest.mark.rule("omg.worker.mode")
@pytest.mark.parametrize(("sloppy", "mode"), [(0, "efficient"), (1, "sloppy")])
def test_with_its_place_the_worker_gets_its_way_of_working(sloppy: int, mode: str) -> None:
    at = Position().plans()
    assert len(at.choices("work", seat=0)) == 2
    plan(at, sloppy=sloppy)
    plan(at, seat=1)
    assert at.who(0) == mode


@pytest.mark.rule("omg.worker.mode-fixed")
def test_place_and_way_stay_whatever_the_sunset_brings() -> None:
    at = Position()
    mill = at.building(28)  # 2 clay + 2 wheat
    at.market("clay", "clay", "wheat sun", "wheat sun")
    at.hand("stone")
    at.pile("stone sun", "stone sun")
    at.plans()
    plan(at, slot=0)  # the charburner lacks wood
    plan(at, seat=1)
    assert (at.who(0), at.who(mill)) == ("efficient", "")
    assert at.kinds() == {"finish"}


@pytest.mark.rule("omg.lay-aside")
def test_one_card_of_any_cost_may_be_laid_aside_unseen() -> None:
    at = Position()
    [food, mill] = at.hand("food factory", "mill")
    at.plans().do("work", seat=0, slot=0, sloppy=0)
    assert [choice.get("card") for choice in at.choices(seat=0)] == [None, food, mill]
    at.do("lay aside", seat=0, card=food)
    plan(at, seat=1)
    [told] = at.events("laid aside")
    assert told["card"] == food
    assert told.seen_by(1).to_dict() == {"event": "laid aside.hidden", "seat": 0}
    assert at.table.view(0)["players"][0]["aside"] == food
    for seat in (1, None):
        player = at.table.view(seat)["players"][0]
        assert player["aside"] is None
        assert player["has_aside"] is True


@pytest.mark.rule("omg.lay-aside")
def test_nothing_need_be_laid_aside() -> None:
    at = Position()
    at.hand("mill")
    at.plans()
    plan(at)
    plan(at, seat=1)
    assert at.table.view(1)["players"][0]["has_aside"] is False


@pytest.mark.rule("omg.lay-aside.not-in-hand")
def test_a_card_laid_aside_is_neither_resource_nor_input() -> None:
    at = Position()
    at.person("efficient")
    at.market("wheat", "wheat")
    wood = at.aside("sawmill")
    at.turn()
    assert at.kinds() == {"finish"}  # the charburner lacks its wood

    at = Position()
    at.person("efficient")
    at.market("wheat", "wheat", "wood")
    wood = at.aside("sawmill")
    at.turn().do("produce", slot=0)
    assert at.kinds() == {"finish"}
    at.do("finish").do("neither")
    assert at.hand_of() == [wood]


@pytest.mark.rule("omg.assistant.move")
def test_an_assistant_is_moved_for_two_coins() -> None:
    at = Position()
    at.goods(0, 3)
    mill = at.building("mill", person="2 red")
    at.plans().do("move", seat=0, slot=mill, to=0)
    plan(at, slot=mill)
    plan(at, seat=1)
    assert at.coal() == 1
    assert (at.who(0), at.who(mill)) == ("2 red", "efficient")
    assert len(at.table.spent) == 2


@pytest.mark.rule("omg.assistant.move")
def test_moving_gives_no_change() -> None:
    at = Position()
    shoes = at.building("shoemaker", goods=1)
    mill = at.building("mill", person="2 red")
    at.plans().do("move", seat=0, slot=mill, to=0)
    plan(at, slot=mill)
    plan(at, seat=1)
    assert at.on(shoes) == 0
    assert at.who(0) == "2 red"


@pytest.mark.rule("omg.assistant.move")
@pytest.mark.parametrize(("coins", "possible"), [(2, True), (1, False), (0, False)])
def test_a_move_needs_two_coins(coins: int, possible: bool) -> None:
    at = Position()
    at.goods(0, coins)
    at.building("mill", person="2 red")
    assert at.plans().can("move", seat=0) is possible


@pytest.mark.rule("omg.assistant.move")
def test_every_further_move_is_paid_apart() -> None:
    at = Position()
    iron = at.building("iron smelter", goods=2)  # 3 coins each
    mill = at.building("mill", person="2 red")
    sawmill = at.building("sawmill")
    at.plans().do("move", seat=0, slot=mill, to=0)
    at.do("move", seat=0, slot=0, to=sawmill)  # the coin too much of the first does not help
    assert not at.can("move", seat=0)
    plan(at, slot=mill)
    plan(at, seat=1)
    assert at.on(iron) == 0
    assert at.who(sawmill) == "2 red"


@pytest.mark.rule("omg.assistant.move", "omg.pay.at-least")
def test_which_goods_pay_for_a_move_is_chosen() -> None:
    at = Position()
    at.goods(0, 3)
    sawmill = at.building("sawmill", goods=1)
    mill = at.building("mill", person="2 red")
    at.plans().do("move", seat=0, slot=mill, to=0)
    assert {(choice["good"], choice["count"]) for choice in at.choices(seat=0)} == {("planks", 0), ("planks", 1)}
    at.do("pay", seat=0, good="planks", count=0)
    plan(at, slot=mill)
    plan(at, seat=1)
    assert (at.coal(), at.on(sawmill)) == (1, 1)


@pytest.mark.rule("omg.assistant.move-target")
def test_assistants_change_places_only_over_a_third_building() -> None:
    at = Position()
    at.goods(0, 6)
    at.person("2 red")
    mill = at.building("mill", person="2 grey")
    at.building("wood office")
    at.plans()
    assert at.table.seats == (1,)  # no free place: no move, no worker

    at = Position()
    at.goods(0, 6)
    at.person("2 red")
    mill = at.building("mill", person="2 grey")
    free = at.building("sawmill")
    office = at.building("wood office")
    at.plans()
    assert {(choice["slot"], choice["to"]) for choice in at.choices("move", seat=0)} == {(0, free), (mill, free)}
    at.do("move", seat=0, slot=0, to=free).do("move", seat=0, slot=mill, to=0).do("move", seat=0, slot=free, to=mill)
    assert not at.can("work", seat=0, slot=office)
    plan(at, slot=free)
    plan(at, seat=1)
    assert [at.who(slot) for slot in range(4)] == ["2 grey", "2 red", "efficient", ""]
    assert at.coal() == 0


@pytest.mark.rule("omg.assistant.move-target")
def test_the_worker_takes_the_place_that_an_assistant_has_left() -> None:
    at = Position()
    at.goods(0, 2)
    mill = at.building("mill", person="2 red")
    at.plans()
    assert not at.can("work", seat=0, slot=mill)
    at.do("move", seat=0, slot=mill, to=0)
    assert {choice["slot"] for choice in at.choices("work", seat=0)} == {mill}
