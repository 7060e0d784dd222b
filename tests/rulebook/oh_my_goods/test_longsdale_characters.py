"""Longsdale in Revolt: the four characters, and what becomes of their cards."""

from __future__ import annotations

import pytest

from feldberg.games.oh_my_goods.content import FIRST_CHARACTER
from feldberg.games.oh_my_goods.rules import building
from tests.rulebook.oh_my_goods.position import CHARACTERS, Longsdale

each = pytest.mark.parametrize("name", CHARACTERS)


def with_character(name: str) -> Longsdale:
    """A position in which every character is of use: an assistant that can be moved, a building that lacks two
    resources, one that lacks coins."""
    at = Longsdale()
    at.hand("stone", name)
    at.building("mill", person="2 red")
    at.person("efficient")
    at.market("wheat")
    at.aside("card office")  # costs 6
    at.goods(0, 2)
    return at


def called(name: str, at: Longsdale) -> bool:
    return at.can("call", seat=0, character=CHARACTERS.index(name))


# Drawn in phase I, used in the phase it names, then discarded


@pytest.mark.rule("omg.longsdale.character.drawn")
@each
def test_a_character_is_of_use_in_its_phase_alone(name: str) -> None:
    found = []
    at = with_character(name)
    at.begins()
    found += ["new cards"] * called(name, at)
    at = with_character(name)
    at.person("2 green")
    at.player().people[0] = 0
    at.plans()
    found += ["sunrise"] * called(name, at)
    at = with_character(name)
    at.turn()
    found += ["production"] * called(name, at)
    at = with_character(name)
    at.build_step()
    found += ["building"] * called(name, at)
    phases = {"Tony Grosh": "building", "carter": "sunrise", "miller": "production", "innkeeper": "new cards"}
    assert found == [phases[name]]


@pytest.mark.rule("omg.longsdale.character.drawn")
def test_a_character_of_the_starting_hand_or_drawn_later_may_wait() -> None:
    at = Longsdale()
    at.hand("stone")
    [card] = at.pile("innkeeper")
    at.begins().do("keep", seat=0)
    assert card in at.hand_of()
    at.table.first = 0
    at.do("work", seat=0, slot=0, sloppy=0).do("lay nothing", seat=0)
    at.do("work", seat=1, slot=0, sloppy=0)
    assert card in at.hand_of()
    while at.question != "Exchange":
        at.answer(at.choices()[-1])
    assert called("innkeeper", at)


@pytest.mark.rule("omg.longsdale.character.drawn")
def test_tony_grosh_takes_four_coins_off_one_building() -> None:
    at = Longsdale()
    [card] = at.hand("Tony Grosh")
    office = at.aside("card office")  # costs 6
    at.goods(0, 3)
    at.build_step()
    assert not at.can("build")
    at.do("call", character=0)
    assert at.hand_of() == []
    assert [int(one) for one in at.table.discards] == [card]
    [told] = at.events("called")
    assert (told.seat, told["character"]) == (0, 0)
    assert not at.can("call")
    at.do("build", card=office)
    assert at.coal() == 1
    at.do("neither")
    assert at.player().discount == 0


@pytest.mark.rule("omg.longsdale.character.drawn")
def test_tony_grosh_never_makes_a_building_cheaper_than_nothing() -> None:
    at = Longsdale(21)  # 2 coins less besides
    at.hand("Tony Grosh")
    mill = at.aside(30)  # costs 3
    at.goods(0, 1)
    at.build_step().do("call", character=0)
    assert building.cost(at.table, at.player(), mill) == 0
    at.do("build", card=mill)
    assert at.coal() == 1


@pytest.mark.rule("omg.longsdale.character.drawn")
def test_tony_grosh_helps_with_a_building_in_the_middle_but_not_with_assistants() -> None:
    at = Longsdale()
    at.hand("Tony Grosh")
    at.buildings("brick manufacture", "cattle ranch")
    at.offer("2 red")  # costs 4
    [tower] = at.middle("red small watchtower")  # costs 4
    at.build_step().do("call", character=0)
    assert at.choices("hire") == []
    at.do("build", card=tower)
    assert tower in at.player().buildings


@pytest.mark.rule("omg.longsdale.character.drawn")
@pytest.mark.parametrize("coins", [1, 2])
def test_tony_grosh_does_not_come_where_he_cannot_help(coins: int) -> None:
    at = Longsdale()
    at.hand("Tony Grosh")
    at.aside("card office")  # costs 6
    at.goods(0, coins)
    assert at.build_step().can("call") is (coins == 2)


@pytest.mark.rule("omg.longsdale.character.drawn")
def test_tony_grosh_does_not_come_after_the_building() -> None:
    at = Longsdale()
    at.hand("Tony Grosh")
    towers = at.middle("red small watchtower", "green small watchtower")
    at.buildings("brick manufacture", "cattle ranch")
    at.offer("2 red")
    at.goods(0, 20)
    at.build_step()
    assert at.can("call")
    at.do("build", card=towers[0])
    assert at.kinds() == {"hire", "neither"}
    at.do("hire", face="2 red").do("station", slot=0)
    assert len(at.hand_of()) == 1


@pytest.mark.rule("omg.longsdale.character.drawn")
def test_tony_grosh_may_come_after_hiring() -> None:
    at = Longsdale()
    at.hand("Tony Grosh")
    [tower] = at.middle("red small watchtower")
    at.buildings("brick manufacture", "cattle ranch")
    at.offer("2 red")
    at.goods(0, 4)
    at.build_step().do("hire", face="2 red").do("station", slot=0).do("call", character=0)
    assert at.kinds() == {"build", "neither"}
    at.do("build", card=tower)
    assert tower in at.player().buildings


@pytest.mark.rule("omg.longsdale.character.drawn")
def test_the_discount_is_gone_when_the_turn_is_over() -> None:
    at = Longsdale()
    at.hand("Tony Grosh")
    at.aside("card office")
    at.goods(0, 3)
    at.build_step().do("call", character=0).do("neither")
    assert at.player().discount == 0
    assert at.table.seat == 1


@pytest.mark.rule("omg.longsdale.character.drawn")
def test_the_carter_lets_assistants_move_for_nothing() -> None:
    at = Longsdale()
    [card] = at.hand("carter")
    mill = at.building("mill", person="2 red")
    sawmill = at.building("sawmill", person="2 green")
    at.plans()
    assert not at.can("move", seat=0)
    at.do("call", seat=0, character=1)
    at.do("move", seat=0, slot=mill, to=0)
    assert at.can("move", seat=0, slot=sawmill, to=mill)
    at.do("move", seat=0, slot=sawmill, to=mill)
    assert not at.can("move", seat=0)  # two assistants, two moves
    assert at.table.view(None)["players"][0]["hand_size"] == 1  # still a secret
    at.do("work", seat=0, slot=sawmill, sloppy=0)
    at.do("work", seat=1, slot=0, sloppy=0)
    assert (at.who(0), at.who(mill), at.who(sawmill)) == ("2 red", "2 green", "efficient")
    assert card in at.table.discards
    assert [told.seat for told in at.events("called")] == [0]


@pytest.mark.rule("omg.longsdale.character.drawn")
def test_after_the_carter_further_moves_are_paid_where_the_event_allows_them() -> None:
    at = Longsdale(5)
    at.hand("carter")
    mill = at.building("mill", person="2 red")
    at.goods(0, 2)
    at.plans().do("call", seat=0, character=1).do("move", seat=0, slot=mill, to=0)
    assert at.table.draft(0).view(0)["players"][0]["coins"] == 2
    at.do("move", seat=0, slot=0, to=mill)
    assert at.table.draft(0).view(0)["players"][0]["coins"] == 0


@pytest.mark.rule("omg.longsdale.character.drawn")
def test_free_moves_are_for_this_round() -> None:
    at = Longsdale()
    at.building("mill", person="2 red")
    at.player().free_moves = 1
    at.end_round()
    assert at.player().free_moves == 0


@pytest.mark.rule("omg.longsdale.character.drawn")
@pytest.mark.parametrize("place", [False, True])
def test_the_carter_does_not_come_without_somebody_to_move_and_a_place(place: bool) -> None:
    at = Longsdale()
    at.hand("carter")
    at.person("2 red")
    if place:
        at.building("mill")
    at.plans()
    assert called("carter", at) is place
    at = Longsdale()
    at.hand("carter")
    at.building("mill")
    at.plans()
    assert not called("carter", at)


@pytest.mark.rule("omg.longsdale.character.drawn")
def test_the_millers_daughter_spares_a_building_two_resources() -> None:
    at = Longsdale()
    [card] = at.hand("miller")
    at.person("efficient")  # 2 wheat + 1 wood
    mill = at.building(27, person="2 red")  # 3 wheat + 1 wool
    at.market("wheat")
    at.turn()
    assert not at.can("produce")
    assert [choice["slot"] for choice in at.choices("call")] == [0, mill]
    at.do("call", character=2, slot=0)
    assert card in at.table.discards
    assert not at.can("produce", slot=mill)
    at.do("produce", slot=0)
    assert at.coal() == 2
    at.do("finish")
    assert [int(count) for count in at.player().spares] == [0] * 12


@pytest.mark.rule("omg.longsdale.character.drawn")
def test_the_millers_daughter_does_not_come_where_nothing_is_lacking() -> None:
    at = Longsdale()
    at.hand("miller")
    at.person("efficient")
    at.building("mill")  # nobody there
    at.market("wheat", "wheat", "wood")
    assert not at.turn().can("call")


@pytest.mark.rule("omg.longsdale.character.drawn")
def test_the_innkeeper_brings_three_cards_more() -> None:
    at = Longsdale()
    card, kept = at.hand("innkeeper", "stone")
    at.begins().do("call", seat=0, character=3)
    assert at.table.view(1)["players"][0]["hand_size"] == 2  # nobody knows yet
    at.do("keep", seat=0)
    assert len(at.hand_of()) == 1 + 2 + 3
    assert kept in at.hand_of()
    assert card in at.table.discards
    assert len(at.hand_of(1)) == 2
    assert at.player().extra == 0


@pytest.mark.rule("omg.longsdale.character.drawn")
def test_after_the_innkeeper_the_hand_may_be_exchanged() -> None:
    at = Longsdale()
    at.hand("innkeeper", "stone", "clay")
    at.begins().do("call", seat=0, character=3).do("exchange", seat=0)
    assert len(at.hand_of()) == 2 + 2 + 3


# Turned up for the market


@pytest.mark.rule("omg.longsdale.character.market")
@each
def test_a_character_that_is_turned_up_is_discarded_and_the_laying_goes_on(name: str) -> None:
    for row in ("sunrise", "sunset"):
        at = Longsdale()
        card, *others = at.pile(name, "wheat sun", "clay", "wool sun", "stone")
        at.sunrise() if row == "sunrise" else at.sunset()
        laid = at.table.sunrise if row == "sunrise" else at.table.sunset
        assert [int(one) for one in laid] == others[:3]
        assert [int(one) for one in at.table.discards] == [card]
        assert sum(at.table.market) == 3
        assert [told["character"] for told in at.events("passed by")] == [card - FIRST_CHARACTER]
        assert at.events("called") == []


# As a card


@pytest.mark.rule("omg.longsdale.character.as-card")
@each
def test_a_character_in_hand_is_no_resource_and_no_building(name: str) -> None:
    at = Longsdale()
    [card] = at.hand(name)
    at.person("efficient")
    at.market("wheat", "wheat")
    glass = at.building(14, person="2 red")
    at.market(*["clay"] * 4, *["stone"] * 4)
    at.turn()
    assert not at.can("produce", slot=0)
    assert not at.can("produce", slot=glass)
    at = Longsdale()
    at.hand(name, "wheat")
    at.plans().do("work", seat=0, slot=0, sloppy=0)
    assert card not in [choice.get("card") for choice in at.choices("lay aside", seat=0)]
    assert len(at.choices("lay aside", seat=0)) == 1


@pytest.mark.rule("omg.longsdale.character.as-card")
@each
def test_a_character_is_exchanged_with_the_hand(name: str) -> None:
    at = Longsdale()
    hand = at.hand(name, "wheat")
    at.begins().do("exchange", seat=0)
    assert [int(card) for card in at.table.discards] == hand
    assert len(at.hand_of()) == 4


@pytest.mark.rule("omg.longsdale.character.as-card")
@each
def test_a_character_face_down_is_a_good_like_any(name: str) -> None:
    at = Longsdale()
    at.person("efficient")
    at.market("wheat", "wheat", "wood")
    [card] = at.pile(name)
    at.turn().do("produce", slot=0)
    assert card in at.player().goods[0]
    assert at.coins() == 2


@pytest.mark.rule("omg.longsdale.character.as-card")
@each
def test_a_character_may_be_one_of_two_cards_for_a_missing_resource(name: str) -> None:
    at = Longsdale(two_for_one=True)
    hand = at.hand(name, "stone")
    at.person("efficient")
    at.market("wheat", "wheat")
    at.turn().do("produce", slot=0).do("discard two", card=hand[0])
    assert at.coal() == 2
    assert sorted(int(card) for card in at.table.discards) == sorted(hand)
