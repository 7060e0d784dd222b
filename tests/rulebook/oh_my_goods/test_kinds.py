"""Every kind of building, and the offices."""

from __future__ import annotations

from typing import NamedTuple

import pytest

import feldberg
from tests.rulebook.oh_my_goods.position import Position, some

PRINTED = feldberg.game("oh_my_goods").printed()


class Kind(NamedTuple):
    name: str
    colour: str
    copies: int
    costs: tuple[int, int]
    points: int
    value: int
    hand: str  # what the chain takes from hand
    goods: list[str]  # and the buildings whose goods it takes
    needs: int


KINDS = [
    Kind("charburner", "blue", 4, (0, 0), 0, 1, "wood", [], 3),
    Kind("sawmill", "green", 5, (2, 4), 2, 2, "wood", [], 4),
    Kind("iron smelter", "green", 6, (6, 9), 2, 3, "stone", ["charburner"], 4),
    Kind("window manufacture", "green", 3, (7, 9), 3, 5, "", ["glassmaker", "sawmill"], 5),
    Kind("cooperage", "green", 4, (11, 11), 3, 5, "", ["sawmill"], 5),
    Kind("tool maker", "green", 4, (15, 17), 4, 6, "", ["iron smelter", "charburner"], 6),
    Kind("mill", "yellow", 6, (2, 4), 2, 2, "wheat", [], 4),
    Kind("bakery", "yellow", 5, (9, 12), 3, 4, "", ["mill", "charburner"], 5),
    Kind("shoemaker", "yellow", 3, (12, 15), 4, 8, "", ["tannery"], 6),
    Kind("food factory", "yellow", 3, (17, 21), 5, 8, "", ["bakery"], 6),
    Kind("weaving mill", "white", 8, (5, 8), 2, 3, "wool", [], 4),
    Kind("tailor", "white", 6, (6, 10), 3, 4, "", ["weaving mill", "charburner"], 5),
    Kind("butcher", "white", 3, (12, 16), 4, 7, "", ["cattle ranch"], 6),
    Kind("brick manufacture", "red", 8, (2, 5), 2, 2, "clay", ["charburner"], 4),
    Kind("cattle ranch", "red", 6, (6, 8), 2, 3, "wheat", [], 4),
    Kind("tannery", "red", 3, (13, 15), 3, 6, "", ["cattle ranch"], 5),
]
kinds = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)


@pytest.mark.rule(
    "omg.building.charburner",
    "omg.building.sawmill",
    "omg.building.iron-smelter",
    "omg.building.window-manufacture",
    "omg.building.cooperage",
    "omg.building.tool-maker",
    "omg.building.mill",
    "omg.building.bakery",
    "omg.building.shoemaker",
    "omg.building.food-factory",
    "omg.building.weaving-mill",
    "omg.building.tailor",
    "omg.building.butcher",
    "omg.building.brick-manufacture",
    "omg.building.cattle-ranch",
    "omg.building.tannery",
)
@kinds
def test_a_kind_has_its_copies_costs_points_and_needs(kind: Kind) -> None:
    cards = [card for card in PRINTED["cards"] if card["kind"] == kind.name]
    assert len(cards) == kind.copies
    costs = [card["cost"] for card in cards]
    assert (min(costs), max(costs)) == kind.costs
    assert {card["points"] for card in cards} == {kind.points}
    assert {sum(card["needs"].values()) for card in cards} == {kind.needs}
    assert all(card["any"] == 0 for card in cards)
    assert PRINTED["kinds"][kind.name]["colour"] == kind.colour


@pytest.mark.rule(
    "omg.building.charburner",
    "omg.building.sawmill",
    "omg.building.iron-smelter",
    "omg.building.window-manufacture",
    "omg.building.cooperage",
    "omg.building.tool-maker",
    "omg.building.mill",
    "omg.building.bakery",
    "omg.building.shoemaker",
    "omg.building.food-factory",
    "omg.building.weaving-mill",
    "omg.building.tailor",
    "omg.building.butcher",
    "omg.building.brick-manufacture",
    "omg.building.cattle-ranch",
    "omg.building.tannery",
)
@kinds
def test_a_kind_makes_its_good_and_its_chain_makes_more(kind: Kind) -> None:
    """In the last round, where every chain is open: nothing but the inputs decides."""
    inputs = len(kind.goods) + (1 if kind.hand else 0)
    for left_out in [None, *kind.goods, *([kind.hand] if kind.hand else [])]:
        at = Position()
        at.last_round()
        slot = 0 if kind.name == "charburner" else at.building(kind.name)
        sources = {}
        for name in kind.goods:
            sources[name] = 0 if name == "charburner" else at.building(name)
            at.goods(sources[name], 0 if name == left_out else 1)
        hand = [resource for resource in ("wood", "wheat", "wool", "clay", "stone") if resource != left_out]
        cards = dict(zip(hand, at.hand(*hand), strict=True))
        at.turn()
        uses = [choice for choice in at.choices() if choice.get("slot") == slot]
        if left_out:
            assert uses == []
            continue
        if kind.hand:
            assert uses == [{"kind": "feed", "slot": slot, "card": cards[kind.hand]}]
        else:
            assert uses == [{"kind": "turn", "slot": slot, "times": 1}]
        at.do(str(uses[0]["kind"]), slot=slot)
        assert at.on(slot) == inputs
        assert all(at.on(source) == 0 for source in sources.values())
        assert at.table.view(0)["players"][0]["coins"] == inputs * kind.value


# The glassmaker


@pytest.mark.rule("omg.building.glassmaker")
def test_the_glassmaker_takes_any_resources_and_has_no_chain() -> None:
    cards = [card for card in PRINTED["cards"] if card["kind"] == "glassmaker"]
    assert sorted((card["cost"], card["any"]) for card in cards) == [(2, 12), (2, 12), (5, 11), (5, 11)]
    assert {card["points"] for card in cards} == {2}
    assert all(some(card["needs"]) == {} for card in cards)
    kind = PRINTED["kinds"]["glassmaker"]
    assert (kind["colour"], kind["good"], kind["chain"]) == ("green", "glass", None)
    assert PRINTED["values"]["glass"] == 4


@pytest.mark.rule("omg.building.glassmaker")
@pytest.mark.parametrize(("number", "need"), [(12, 12), (13, 12), (14, 11), (15, 11)])
def test_a_glassmaker_works_with_enough_of_any_kind(number: int, need: int) -> None:
    for short in (0, 1):
        at = Position()
        glass = at.building(number, person="efficient")
        at.market(*["clay"] * (need - 6 - short), "wool", "wool", "stone", "stone", "stone", "wheat")
        at.turn()
        assert at.can("produce", slot=glass) is (short == 0)
        if not short:
            at.do("produce", slot=glass)
            assert at.on(glass) == 2
            assert at.kinds() == {"finish"}


EIGHT = ["clay", "clay", "wool", "wool", "stone", "stone", "wheat", "wheat"]


@pytest.mark.rule("omg.glassmaker.office")
def test_offices_and_hand_cards_count_one_each_for_the_glassmaker() -> None:
    at = Position()
    glass = at.building(14, person="efficient")
    at.buildings("wood office", "clay office", "card office")
    at.market(*EIGHT)
    assert not at.turn().can("produce", slot=glass)

    for resource in ("wood", "wheat", "wool", "clay", "stone"):
        at = Position()
        glass = at.building(14, person="efficient")
        at.buildings("wood office", "clay office", "card office")
        at.market(*EIGHT)
        hand = at.hand(resource)
        at.turn().do("produce", slot=glass)
        assert at.on(glass) == 2
        assert [int(card) for card in at.table.discards] == hand


@pytest.mark.rule("omg.glassmaker.office")
def test_any_hand_cards_may_be_chosen_for_the_glassmaker() -> None:
    at = Position()
    glass = at.building(14, person="efficient")
    at.market(*EIGHT)
    hand = at.hand("wood", "wood", "wood", "clay", "stone")
    at.turn().do("produce", slot=glass)
    for card in (hand[3], hand[0], hand[1]):
        assert [choice["card"] for choice in at.choices()] == at.hand_of()
        at.do("discard", card=card)
    assert at.on(glass) == 2
    assert at.hand_of() == [hand[2], hand[4]]


@pytest.mark.rule("omg.glassmaker.sloppy")
@pytest.mark.parametrize(("number", "need"), [(13, 12), (15, 11)])
@pytest.mark.parametrize("short", [0, 1, 2])
def test_a_sloppy_glassmaker_does_without_one(number: int, need: int, short: int) -> None:
    at = Position()
    glass = at.building(number, person="sloppy")
    at.market(*EIGHT, *["stone"] * (need - 8 - short))
    at.turn()
    assert at.can("produce", slot=glass) is (short < 2)
    if short < 2:
        assert at.do("produce", slot=glass).on(glass) == 1


# Offices


@pytest.mark.rule("omg.office.kinds")
def test_there_are_17_offices() -> None:
    offices = [card for card in PRINTED["cards"] if card["kind"].endswith("office")]
    count = {
        kind: len([card for card in offices if card["kind"] == f"{kind} office"])
        for kind in ("wood", "wheat", "wool", "clay", "stone", "card")
    }
    assert count == {"wood": 2, "wheat": 3, "wool": 3, "clay": 3, "stone": 3, "card": 3}
    assert len(offices) == 17
    for card in offices:
        assert (card["cost"], card["points"]) == ((6, 2) if card["kind"] == "card office" else (8, 3))


WORKSHOP_OF = {"wood": 32, "wheat": 27, "wool": 44, "clay": 45, "stone": 61}  # needs three of it and one other
OTHER_OF = {"wood": "wool", "wheat": "wool", "wool": "clay", "clay": "wheat", "stone": "clay"}


@pytest.mark.rule("omg.office.resource")
@pytest.mark.parametrize("resource", WORKSHOP_OF)
def test_an_office_brings_its_resource_to_its_owner_alone(resource: str) -> None:
    for owner in (0, 1):
        at = Position()
        slot = at.building(WORKSHOP_OF[resource], person="efficient")
        at.building(f"{resource} office", seat=owner)
        at.market(resource, resource, OTHER_OF[resource])
        at.turn()
        assert at.can("produce", slot=slot) is (owner == 0)


@pytest.mark.rule("omg.office.resource")
@pytest.mark.parametrize("resource", WORKSHOP_OF)
def test_an_office_brings_no_other_resource(resource: str) -> None:
    at = Position()
    slot = at.building(WORKSHOP_OF[resource], person="efficient")
    at.buildings(*[f"{other} office" for other in WORKSHOP_OF if other != resource], "card office")
    at.market(resource, resource)
    at.turn()
    assert at.table.view(0)["players"][0]["offices"][resource] == 0
    assert not at.can("produce", slot=slot)


@pytest.mark.rule("omg.office.every-building")
def test_an_office_serves_every_building_once_and_several_add_up() -> None:
    at = Position()
    mill = at.building(30, person="efficient")  # 3 wheat + 1 wood
    cattle = at.building(74, person="2 red")  # 2 wheat + 2 wood
    at.buildings("wheat office", "wheat office")
    at.market("wheat", "wood", "wood")
    at.turn().do("produce", slot=mill).do("produce", slot=cattle)
    assert (at.on(mill), at.on(cattle)) == (2, 1)

    at = Position()
    mill = at.building(30, person="efficient")
    at.building("wheat office")
    at.market("wheat", "wood", "wood")
    assert not at.turn().can("produce", slot=mill)


@pytest.mark.rule("omg.office.no-person")
def test_nobody_works_at_an_office() -> None:
    at = Position()
    offices = at.buildings("wood office", "card office", "stone office")
    at.goods(0, 9)
    mill = at.building("mill", person="2 red")
    at.plans()
    assert {choice["slot"] for choice in at.choices("work", seat=0)} == {0}
    assert {choice["to"] for choice in at.choices("move", seat=0)} == {0}

    at.table.drop_questions()
    at.offer("2 grey")
    at.build_step().do("hire", face="2 grey")
    assert at.who(0) == "2 grey"  # the only place, so that nobody is asked
    assert [at.who(slot) for slot in offices] == ["", "", ""]
    assert at.who(mill) == "2 red"


@pytest.mark.rule("omg.office.built-this-turn")
def test_an_office_works_from_the_next_round_on() -> None:
    at = Position()
    mill = at.building(30, person="2 red")  # 3 wheat + 1 wood
    at.market("wheat", "wheat", "wood")
    at.goods(0, 8)
    office = at.aside("wheat office")
    at.turn()
    assert at.kinds() == {"finish"}
    at.do("finish").do("build", card=office)
    assert at.on(mill) == 0
    assert at.table.view(0)["players"][0]["offices"]["wheat"] == 1
    at.table.drop_questions()
    at.turn().do("produce", slot=mill)
    assert at.on(mill) == 1


@pytest.mark.rule("omg.office.extra-card")
def test_a_card_office_built_this_round_helps_in_the_next() -> None:
    at = Position()
    at.goods(0, 6)
    at.aside("card office")
    at.build_step().do("build").do("finish").do("neither")
    assert at.question == "Work"
    assert (len(at.hand_of()), len(at.hand_of(1))) == (3, 2)
