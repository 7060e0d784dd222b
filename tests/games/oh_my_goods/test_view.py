"""What the screen is told."""

from __future__ import annotations

import random

import pytest

import feldberg
from feldberg.games.oh_my_goods import odds
from feldberg.games.oh_my_goods.content import COLOUR_OF, SUN
from feldberg.games.oh_my_goods.rules import production
from tests.rulebook.oh_my_goods.position import Position


def test_the_phase_is_told() -> None:
    at = Position()
    at.hand("wood", "clay")
    at.person("efficient", seat=1)
    at.new_cards()
    assert at.table.view(None)["phase"] == "new cards"
    at.do("keep", seat=0)
    for seat in (0, 1, None):  # the day is planned before the sun sets
        assert at.table.view(seat)["phase"] == "sunrise"
    at.table.drop_questions()
    at.turn()
    assert at.table.view(0)["phase"] == "production"
    at.table.drop_questions()
    at.build_step()
    assert at.table.view(0)["phase"] == "production"


def test_halving_the_hands_at_sunset_is_no_planning() -> None:
    at = Position()
    at.hand("wood", "clay", seat=1)
    at.only()
    at.sunset()
    assert at.question == "Drop"
    assert at.table.view(None)["phase"] == "sunset"


def test_whose_turn_it_is_is_told_in_phase_four_alone() -> None:
    at = Position(players=3)
    at.plans()
    assert at.table.view(None)["turn"] is None
    at.table.drop_questions()
    at.turn(seat=2)
    assert at.table.view(None)["turn"] == 2
    at.goods(0, 9, seat=2)
    at.building("iron smelter", goods=2, seat=2)
    at.aside("card office", seat=2)
    at.do("finish").do("build")
    assert at.question == "Pay"
    view = at.table.view(None)
    assert (view["turn"], view["cost"]) == (2, 6)
    at.do("pay", good="iron", count=1)
    assert at.table.view(None)["turn"] != 2  # the rest is coal, and nobody was asked


def test_what_is_still_to_be_discarded_is_told() -> None:
    at = Position()
    at.person("efficient")
    at.market("wheat")
    at.hand("wheat", "wheat", "wood", "wood")
    at.turn()
    assert at.table.view(1)["lacking"] is None
    at.do("produce", slot=0)
    assert at.table.view(1)["lacking"] == 2
    at.do("discard", card=at.hand_of()[0])
    assert at.table.view(1)["lacking"] == 1
    at.do("discard", card=at.hand_of()[1])
    assert at.table.view(1)["lacking"] is None


def test_what_a_building_lacks_is_told() -> None:
    at = Position()
    at.building("wheat office")
    at.building(14)
    at.person("sloppy")
    at.market("stone")
    at.turn()
    [charburner, office, glass] = at.table.view(1)["players"][0]["buildings"]
    assert charburner["missing"] == {"wood": 1, "wheat": 1, "wool": 0, "clay": 0, "stone": 0}
    assert charburner["lacking"] == 2
    assert office["lacking"] == 0
    assert glass["lacking"] == 9


def test_an_open_chain_is_told() -> None:
    at = Position()
    mill = at.building(28, person="efficient")
    at.market("clay", "clay", "wheat", "wheat")
    at.turn()
    assert not any(one["open"] or one["produced"] for one in at.table.view(1)["players"][0]["buildings"])
    at.do("produce", slot=mill)
    buildings = at.table.view(1)["players"][0]["buildings"]
    assert [one["open"] for one in buildings] == [False, True]
    assert [one["produced"] for one in buildings] == [False, True]


def test_in_the_last_round_all_chains_are_told_to_be_open_to_whose_turn_it_is() -> None:
    at = Position()
    at.building("wheat office")  # which has no chain
    at.building(28)
    at.building("cooperage", seat=1)
    at.hand("wheat", "wood")
    at.hand("wheat", "wood", seat=1)
    at.last_round()

    def told() -> list[list[bool]]:
        return [[one["open"] for one in player["buildings"]] for player in at.table.view(None)["players"]]

    at.turn()
    assert told() == [[True, False, True], [False, False]]
    at.do("finish")
    assert told() == [[False, False, False], [False, False]]
    at.do("neither")
    assert told() == [[False, False, False], [True, True]]


# How likely the sunset helps


def test_odds_are_told_to_the_planner_alone() -> None:
    at = Position()
    at.building("wood office")
    at.market("wheat sun", "wheat sun")
    at.hand("clay")
    at.plans()
    [charburner, office] = at.table.view(0)["players"][0]["buildings"]
    assert charburner["odds"] == {"efficient": 1.0, "sloppy": 1.0}
    assert office["odds"] is None
    for seat in (1, None):
        assert all(one["odds"] is None for one in at.table.view(seat)["players"][0]["buildings"])
    at.table.drop_questions()
    at.turn()
    assert at.table.view(0)["players"][0]["buildings"][0]["odds"] is None


def test_hand_cards_count_for_the_odds() -> None:
    at = Position()
    at.market("wheat sun", "wheat sun")
    at.hand("wood")
    at.plans()
    assert at.table.view(0)["players"][0]["buildings"][0]["odds"]["efficient"] == 1.0


def simulated(at: Position, slot: int, spared: int, luck: random.Random) -> float:
    """The share of sunsets that bring what a building lacks, cards drawn from all that the seat has not seen."""
    table = at.table
    unseen = [*table.deck, *at.player(1).hand, *at.player().goods[0]]
    lacks = odds.still_missing(table, at.player(), slot, production.hand_by_resource(at.player()))
    good = 0
    for _ in range(4000):
        left = [int(count) for count in lacks]
        suns = 0
        while suns < 2:
            card = luck.choice(unseen)
            suns += int(SUN[card])
            if left[COLOUR_OF[card]] > 0:
                left[COLOUR_OF[card]] -= 1
                left[5] -= 1
        good += left[5] <= spared
    return good / 4000


@pytest.mark.parametrize("number", [28, 32, 41, 14, 57])
def test_odds_are_near_to_what_happens(number: int) -> None:
    at = Position()
    slot = at.building(number)
    at.market("wheat sun", "clay", "clay", "wool", "stone", "wood", "wool sun")
    at.hand("wood", "wheat", "clay")
    at.hand("stone", "stone", seat=1)
    at.goods(0, 7)
    at.plans()
    told = at.table.view(0)["players"][0]["buildings"][slot]["odds"]
    luck = random.Random(number)
    assert told["efficient"] == pytest.approx(simulated(at, slot, 0, luck), abs=0.03)
    assert told["sloppy"] == pytest.approx(simulated(at, slot, 1, luck), abs=0.03)
    assert told["efficient"] <= told["sloppy"]


def test_elements_of_a_random_game_are_known() -> None:
    table = feldberg.game("oh_my_goods", players=2).start(1)
    luck = random.Random(1)
    known = table.game.view_room.ELEMENTS
    while not table.over:
        seat = luck.choice(table.seats)
        action = luck.choice(table.legal(seat))
        for element in table.game.elements(table, action, seat):
            assert element in known or element.partition(":")[0] not in {one.partition(":")[0] for one in known}
        table.play(action, seat)
        for event in table.events:
            assert set(table.game.traces(event)) <= known
