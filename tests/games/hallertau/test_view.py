"""What the screen is told."""

from __future__ import annotations

import random

import feldberg
from feldberg.games.hallertau.content.spaces import SPACE_TEXTS
from tests.rulebook.hallertau.position import Position


def test_alternatives_are_told_in_the_card_language() -> None:
    at = Position().turn()
    assert at.table.view(0)["offers"] == []
    at.do("place", space="tool_shed")
    assert at.question == "Choose"
    assert at.table.view(0)["offers"] == ["4 clay", "1 field in row 4"]


def test_an_exchange_is_told_with_its_price() -> None:
    at = Position()
    at.fields("2")
    at.turn().do("place", space="land_sale")
    assert at.table.view(0)["offers"] == ["1 field -> 1 jewelry and 3 clay"]


def test_boulders_keep_their_places_when_one_is_gone() -> None:
    table = feldberg.game("hallertau", players=1).start(1)
    assert table.view(0)["players"][0]["buildings"][0]["boulders"] == [2, 4]
    table.players[0].boulders[0] = 0
    assert table.view(0)["players"][0]["buildings"][0]["boulders"] == [0, 4]


def test_sector_cards_that_are_gone_are_told_as_printed() -> None:
    table = feldberg.game("hallertau", players=3).start(1)
    table.sectors = table.sectors[:0]
    assert [[1], [2], [3, 4]] in table.view(0)["sectors_gone"]
    table = feldberg.game("hallertau", players=3).start(1)
    assert len(table.view(0)["sectors_gone"]) == 1
    assert feldberg.game("hallertau", players=4).start(1).view(0)["sectors_gone"] == []


def test_every_answer_to_a_choice_is_told() -> None:
    """A choice that is asked for has its offer, one that comes with its space a number among the space's first line."""
    seen: set[int] = set()
    for seed in range(6):
        table = feldberg.game("hallertau", players=1).start(seed)
        chance = random.Random(seed)
        while not table.over:
            for action in table.legal():
                for element in table.game.elements(table, action):
                    [kind, *rest] = element.split(":")
                    if kind == "choice":
                        offers = table.view(0)["offers"] if len(rest) == 1 else SPACE_TEXTS[rest[0]].split(" or ")
                        assert offers[int(rest[-1])]
                        seen.add(len(rest))
            table.play(chance.choice(list(table.legal())))
    assert seen == {1, 2}


def touched(at: Position, kind: str) -> list[list[str]]:
    """What the legal answers of a kind touch."""
    return [at.game.elements(at.table, action) for action in at.table.legal() if at.game.parts(action)["kind"] == kind]


def test_a_space_is_touched_with_what_answers_it() -> None:
    at = Position()
    at.stock(rye=1, milk=2)
    at.fields("3", "3", "5 hops")
    at.sheep(r5=1)
    at.turn()
    found = touched(at, "use")
    for elements in (
        ["space:farming", "choice:farming:0"],
        ["space:farming", "good:rye", "field:0", "field:1"],
        ["space:farming", "done"],
        ["space:nursery", "choice:nursery:0"],
        ["space:nursery", "mix:hops:3", "good:hops"],
        ["space:nursery", "mix:hops:2:rye:1", "good:hops", "good:rye"],
        ["space:small_trade", "mix:barley:1:flax:1", "good:barley", "good:flax"],
        ["space:butchery", "flock:4"],
        ["space:land_sale", "field:2"],
        ["space:sheep_breeding", "choice:sheep_breeding:0"],
    ):
        assert elements in found
    assert len({frozenset(elements) for elements in found}) == len(found)
    assert touched(at, "tools") == [["tools", f"tools:{count}"] for count in range(1, 7)]


def test_the_ways_of_a_card_are_told_apart_where_there_are_several() -> None:
    at = Position()
    at.hand(413, 12)
    at.sheep(stable=2)
    at.stock(tools=4)
    assert touched(at.turn(), "play") == [["card:413", "way:413:0"], ["card:413", "way:413:1"], ["card:012"]]


def test_an_improvement_is_touched_with_its_goods() -> None:
    """And with one thing for the whole payment where a building has several."""
    at = Position(in_round=3)
    at.stock(clay=3, rye=1, barley=3, jewelry=1)
    assert touched(at.progress(), "improve")[:5] == [
        ["building:carpentry", "pay:carpentry:3:clay:2:rye:1", "good:clay", "good:rye"],
        ["building:carpentry", "pay:carpentry:3:clay:3", "good:clay"],
        ["building:carpentry", "pay:carpentry:7:jewelry:1", "good:jewelry"],
        ["building:brewhouse", "pay:brewhouse:3:barley:3", "good:barley"],
        ["building:brewhouse", "pay:brewhouse:7:jewelry:1", "good:jewelry"],
    ]
    at = Position(in_round=3)
    at.stock(barley=3)
    assert touched(at.progress(), "improve") == [
        ["building:brewhouse", "good:barley"],
        ["building:bakehouse", "good:barley"],
    ]


def test_letting_a_space_ask_is_a_thing_of_its_own() -> None:
    """So that no answer is part of another."""
    at = Position()
    at.hand(106)
    at.turn()
    assert ["space:nursery", "ask"] in touched(at, "place")
    assert ["space:clearing"] in touched(at, "place")


def test_payments_of_few_goods_come_first_by_name() -> None:
    at = Position(in_round=6)
    at.stock(flax=5, hides=2, wool=3, jewelry=1)
    payments = [elements[1] for elements in touched(at.progress(), "improve") if "building:tailor" in elements]
    assert len(payments) > 5
    for payment in payments:
        [_, _, total, *amounts] = payment.split(":")
        assert int(total) == (7 if "jewelry" in amounts else sum(int(one) for one in amounts[1::2]))
