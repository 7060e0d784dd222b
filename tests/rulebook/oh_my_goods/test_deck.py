"""The cards of the box."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

import pytest

import feldberg
from tests.rulebook.oh_my_goods.position import Position, some

# Number, building, cost, points, what it needs or brings, and a star for a half-sun.
PUBLISHED = """
 1 sawmill             2 2 3 wool + 1 clay
 2 sawmill             2 2 3 clay + 1 stone *
 3 sawmill             3 2 2 clay + 2 stone *
 4 sawmill             3 2 2 clay + 2 wool
 5 sawmill             4 2 2 clay + 2 wood
 6 iron smelter        6 2 3 wool + 1 clay *
 7 iron smelter        6 2 3 clay + 1 stone
 8 iron smelter        8 2 2 clay + 2 wheat
 9 iron smelter        8 2 2 stone + 2 wheat *
10 iron smelter        8 2 2 stone + 2 wool
11 iron smelter        9 2 2 wheat + 2 wood *
12 glassmaker          2 2 12 any *
13 glassmaker          2 2 12 any
14 glassmaker          5 2 11 any *
15 glassmaker          5 2 11 any
16 window manufacture  7 3 4 wheat + 1 stone *
17 window manufacture  9 3 3 wool + 2 clay
18 window manufacture  9 3 3 clay + 2 stone *
19 cooperage          11 3 3 wheat + 2 clay *
20 cooperage          11 3 3 clay + 2 stone
21 cooperage          11 3 3 clay + 2 wheat *
22 cooperage          11 3 3 stone + 2 wool
23 tool maker         15 4 3 clay + 3 wheat
24 tool maker         17 4 3 stone + 3 wood
25 tool maker         17 4 3 wood + 3 wool *
26 tool maker         17 4 4 wood + 2 wool *
27 mill                2 2 3 wheat + 1 wool
28 mill                3 2 2 clay + 2 wheat
29 mill                3 2 2 wheat + 2 wool *
30 mill                3 2 3 wheat + 1 wood *
31 mill                4 2 2 stone + 2 wood *
32 mill                4 2 3 wood + 1 wool
33 bakery              9 3 3 wheat + 2 clay *
34 bakery              9 3 3 clay + 2 stone *
35 bakery              9 3 3 wool + 2 wheat *
36 bakery             11 3 3 wool + 2 wood *
37 bakery             12 3 3 wood + 2 wool *
38 shoemaker          12 4 4 wheat + 2 clay *
39 shoemaker          12 4 4 wool + 2 wheat
40 shoemaker          15 4 3 wheat + 3 wood *
41 food factory       17 5 4 wool + 2 clay
42 food factory       19 5 3 stone + 3 wheat
43 food factory       21 5 4 wood + 2 clay
44 weaving mill        5 2 3 wool + 1 clay
45 weaving mill        5 2 3 clay + 1 wheat *
46 weaving mill        5 2 3 stone + 1 wheat *
47 weaving mill        6 2 2 stone + 2 wool
48 weaving mill        6 2 2 wheat + 2 wool
49 weaving mill        8 2 2 clay + 2 wood
50 weaving mill        8 2 2 stone + 2 wood *
51 weaving mill        8 2 2 wheat + 2 wood *
52 tailor              6 3 4 clay + 1 wheat
53 tailor              7 3 3 clay + 2 stone *
54 tailor              7 3 3 clay + 2 wheat *
55 tailor              7 3 3 wool + 2 stone *
56 tailor              7 3 3 wheat + 2 wool
57 tailor             10 3 3 wood + 2 clay
58 butcher            12 4 4 stone + 2 wheat *
59 butcher            15 4 3 clay + 3 wood *
60 butcher            16 4 4 wood + 2 wool
61 brick manufacture   2 2 3 stone + 1 clay
62 brick manufacture   3 2 2 clay + 2 stone *
63 brick manufacture   3 2 2 stone + 2 wheat *
64 brick manufacture   3 2 2 stone + 2 wool *
65 brick manufacture   5 2 3 wood + 1 stone
66 brick manufacture   5 2 2 stone + 2 wood *
67 brick manufacture   5 2 2 wood + 2 wool
68 brick manufacture   5 2 3 wood + 1 wool
69 cattle ranch        6 2 2 clay + 2 wool
70 cattle ranch        6 2 2 stone + 2 wheat *
71 cattle ranch        6 2 2 stone + 2 wool
72 cattle ranch        6 2 2 wheat + 2 wool
73 cattle ranch        8 2 2 stone + 2 wood *
74 cattle ranch        8 2 2 wheat + 2 wood *
75 tannery            13 3 3 wheat + 2 wool
76 tannery            15 3 3 wood + 2 stone *
77 tannery            15 3 3 wood + 2 wool
78 market office       6 2 +1 card *
79 market office       6 2 +1 card
80 market office       6 2 +1 card
81 market office       8 3 +1 clay *
82 market office       8 3 +1 clay
83 market office       8 3 +1 clay
84 market office       8 3 +1 stone *
85 market office       8 3 +1 stone *
86 market office       8 3 +1 stone *
87 market office       8 3 +1 wheat
88 market office       8 3 +1 wheat
89 market office       8 3 +1 wheat
90 market office       8 3 +1 wood
91 market office       8 3 +1 wood
92 market office       8 3 +1 wool *
93 market office       8 3 +1 wool *
94 market office       8 3 +1 wool *
"""
COLOURS = {"green": range(1, 27), "yellow": range(27, 44), "white": range(44, 61), "red": range(61, 78)}
CARRIES = {"green": "wood", "yellow": "wheat", "white": "wool", "red": "clay", "grey": "stone"}
PRINTED = feldberg.game("oh_my_goods").printed()
BASE = PRINTED["cards"][:98]  # those of Longsdale follow


class Row(NamedTuple):
    number: int
    kind: str
    cost: int
    points: int
    needs: dict[str, int]
    sun: bool

    @property
    def colour(self) -> str:
        return next((colour for colour, numbers in COLOURS.items() if self.number in numbers), "grey")


def row(line: str) -> Row:
    words = line.removesuffix(" *").split()
    first = next(at for at, word in enumerate(words[1:], 1) if word.isdigit())
    kind, text = " ".join(words[1:first]), " ".join(words[first + 2 :])
    if kind == "market office":
        kind, text = f"{words[-1]} office", ""
    needs = {part.split()[1]: int(part.split()[0]) for part in text.split(" + ")} if text else {}
    return Row(int(words[0]), kind, int(words[first]), int(words[first + 1]), needs, line.endswith("*"))


ROWS = [row(line) for line in PUBLISHED.strip().splitlines()]
WORKSHOPS = [one for one in ROWS if one.needs]


def printed(number: int) -> dict[str, Any]:
    found: dict[str, Any] = PRINTED["cards"][number - 1]
    return found


@pytest.mark.rule("omg.deck.total")
def test_the_box_has_110_cards() -> None:
    charburners = [number for number, card in enumerate(PRINTED["cards"], 1) if card["kind"] == "charburner"]
    assert charburners == [95, 96, 97, 98]
    assert not any(card["ours"] for card in BASE)
    assert all(card["ours"] for card in PRINTED["cards"][98:])
    assert len(PRINTED["faces"]) == 16
    table = feldberg.game("oh_my_goods", players=4).start(1)
    assert len(table.deck) + sum(len(player.hand) + len(player.goods[0]) for player in table.players) == 94
    assert len({int(face) // 2 for face in table.offer}) == 8  # cards, two faces each
    assert len(table.players) == 4  # a worker each


@pytest.mark.rule("omg.deck.colours")
def test_green_has_26_cards_and_the_other_colours_17() -> None:
    colours = Counter(PRINTED["kinds"][printed(one.number)["kind"]]["colour"] for one in ROWS)
    assert colours == {"green": 26, "yellow": 17, "white": 17, "red": 17, "grey": 17}
    for one in ROWS:
        kind = PRINTED["kinds"][printed(one.number)["kind"]]
        assert kind["colour"] == one.colour
        assert (kind["good"] is None) == (one.colour == "grey")


@pytest.mark.rule("omg.deck.resource-of-colour")
@pytest.mark.parametrize("colour", CARRIES)
def test_a_card_carries_the_resource_of_its_colour(colour: str) -> None:
    for one in ROWS:
        if one.colour == colour:
            assert printed(one.number)["resource"] == CARRIES[colour]
            at = Position()
            at.market(one.number)
            at.turn()
            market = at.table.view(None)["market"]
            assert {name: count for name, count in market.items() if count} == {CARRIES[colour]: 1}


@pytest.mark.rule("omg.deck.half-suns")
def test_48_cards_have_a_half_sun() -> None:
    suns = Counter(one.colour for one in ROWS if printed(one.number)["sun"])
    assert suns == {"green": 13, "yellow": 10, "white": 9, "red": 8, "grey": 8}
    assert all(printed(number)["sun"] for number in (50, 54, 73, 81))


@pytest.mark.rule("omg.deck.card-values")
@pytest.mark.parametrize("one", ROWS, ids=lambda one: f"{one.number}-{one.kind}")
def test_a_card_is_as_published(one: Row) -> None:
    card = printed(one.number)
    needs = {**some(card["needs"]), **({"any": card["any"]} if card["any"] else {})}
    assert (card["kind"], card["cost"], card["points"], needs, card["sun"]) == one[1:]


@pytest.mark.rule("omg.deck.card-values")
def test_costs_sum_to_755_and_points_to_252() -> None:
    assert sum(card["cost"] for card in BASE) == 755
    assert sum(card["points"] for card in BASE) == 252


def needed(one: Row) -> list[str]:
    """The resources of a card, one by one; of any kind, some of each."""
    if "any" in one.needs:
        return [["wood", "wheat", "wool", "clay", "stone"][at % 5] for at in range(one.needs["any"])]
    return [resource for resource, count in one.needs.items() for _ in range(count)]


@pytest.mark.rule("omg.deck.card-values", "omg.produce.needs")
@pytest.mark.parametrize("one", WORKSHOPS, ids=lambda one: f"{one.number}-{one.kind}")
def test_a_building_produces_with_what_it_needs_and_with_nothing_less(one: Row) -> None:
    resources = needed(one)
    for left_out in [None, *dict.fromkeys(resources)]:
        at = Position()
        slot = at.building(one.number, person="efficient")
        there = resources[:]
        if left_out:
            there.remove(left_out)
        at.market(*there)
        at.turn()
        assert at.can("produce", slot=slot) == (left_out is None)


@pytest.mark.rule("omg.deck.card-values", "omg.score.printed", "omg.pay.at-least")
@pytest.mark.parametrize("one", ROWS, ids=lambda one: f"{one.number}-{one.kind}")
def test_a_building_costs_its_coins_and_brings_its_points(one: Row) -> None:
    at = Position()
    at.aside(one.number)
    at.goods(0, one.cost - 1)
    assert not at.build_step().can("build")
    at = Position()
    card = at.aside(one.number)
    at.goods(0, one.cost)
    at.build_step().do("build", card=card)
    assert at.coal() == 0
    assert at.table.score_sheet(0) == {"buildings": one.points, "assistants": 0, "goods": 0}


@pytest.mark.rule("omg.card.three-uses")
def test_a_card_is_a_resource_a_building_or_a_good() -> None:
    at = Position()
    at.market("wheat", "wood")
    [mill] = at.hand(27)
    at.person("efficient")
    at.turn().do("produce", slot=0)  # the mill's wheat for the charburner
    assert mill in at.table.discards
    assert at.coal() == 2

    at = Position()
    at.goods(0, 2)
    mill = at.aside(27)
    at.build_step().do("build", card=mill)
    assert mill in at.player().buildings

    at = Position()
    mill_slot = at.building(28, person="efficient")
    [mill] = at.hand(27)
    at.market("clay", "clay", "wheat", "wheat")
    at.turn().do("produce", slot=mill_slot).do("feed", slot=mill_slot, card=mill)
    assert mill in at.player().goods[mill_slot]


@pytest.mark.rule("omg.card.good-front-ignored")
@pytest.mark.parametrize("front", [43, 78, 1])
def test_the_front_of_a_good_does_not_matter(front: int) -> None:
    at = Position()
    slot = at.building("shoemaker", goods=0)
    at.player().goods[slot] = type(at.player().goods[slot])([at.card(front)])
    at.aside("clay office")
    at.build_step()
    assert at.table.view(0)["players"][0]["coins"] == 8
    at.do("build")
    assert at.on(slot) == 0


@pytest.mark.rule("omg.card.goods-are-coins")
def test_only_goods_are_money() -> None:
    at = Position()
    at.hand(*["wheat"] * 5)
    at.market(*["wool"] * 5)
    at.aside(28)  # costs 3
    at.goods(0, 2)
    assert not at.build_step().can("build")
    at = Position()
    at.aside(28)
    at.goods(0, 3)
    assert at.build_step().can("build")


VALUES = {
    "charburner": 1, "sawmill": 2, "iron smelter": 3, "glassmaker": 4, "window manufacture": 5, "cooperage": 5,
    "tool maker": 6, "mill": 2, "bakery": 4, "shoemaker": 8, "food factory": 8, "weaving mill": 3, "tailor": 4,
    "butcher": 7, "brick manufacture": 2, "cattle ranch": 3, "tannery": 6,
}  # fmt: skip


@pytest.mark.rule("omg.card.goods-are-coins")
@pytest.mark.parametrize("kind", VALUES)
def test_a_good_is_worth_what_its_building_prints(kind: str) -> None:
    at = Position()
    slot = 0 if kind == "charburner" else at.building(kind)
    at.goods(slot, 3)
    at.turn()
    assert at.table.view(1)["players"][0]["coins"] == 3 * VALUES[kind]
