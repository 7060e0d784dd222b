"""The market at sunrise and at sunset."""

from __future__ import annotations

import pytest

from tests.rulebook.oh_my_goods.position import Position


@pytest.mark.rule("omg.market.sunrise")
def test_cards_are_turned_up_until_the_second_half_sun() -> None:
    at = Position()
    top = at.pile("wood", "wheat sun", "wool", "clay", "stone sun", "wood sun")
    at.sunrise()
    assert [int(card) for card in at.table.sunrise] == top[:5]
    assert len(at.table.sunset) == 0
    assert at.table.view(None)["market"] == {"wood": 1, "wheat": 1, "wool": 1, "clay": 1, "stone": 1}
    assert at.question == "Work"


@pytest.mark.rule("omg.market.sunrise")
def test_two_half_suns_in_a_row_are_the_whole_market() -> None:
    at = Position()
    top = at.pile("wood sun", "wheat sun")
    at.sunrise()
    assert [int(card) for card in at.table.sunrise] == top


@pytest.mark.rule("omg.market.sunset")
def test_a_second_row_is_laid_until_two_more_half_suns() -> None:
    at = Position()
    morning = at.market("wood sun", "stone", "wheat sun")
    top = at.pile("clay", "wheat sun", "wool", "stone sun", "wood")
    at.sunset()
    assert [int(card) for card in at.table.sunrise] == morning
    assert [int(card) for card in at.table.sunset] == top[:4]
    assert at.table.view(None)["market"] == {"wood": 1, "wheat": 2, "wool": 1, "clay": 1, "stone": 2}


@pytest.mark.rule("omg.market.sunset", "omg.produce.needs")
def test_both_rows_together_are_the_market() -> None:
    at = Position()
    at.market("wheat sun", "wool sun")
    at.person("efficient")
    at.pile("wheat sun", "wood sun")
    at.sunset().do("produce", slot=0)
    assert at.coal() == 2


@pytest.mark.rule("omg.round.market-discarded")
def test_the_market_is_discarded_after_the_last_turn() -> None:
    at = Position()
    laid = at.market("wood", "wheat sun", "wool sun") + at.evening("clay sun", "stone sun")
    at.hand("wood")
    at.end_round()
    assert sorted(map(int, at.table.discards)) == sorted(laid)
    assert len(at.table.sunrise) == len(at.table.sunset) == 0
    assert at.table.view(None)["market"] == dict.fromkeys(["wood", "wheat", "wool", "clay", "stone"], 0)


@pytest.mark.rule("omg.round.next-active")
@pytest.mark.parametrize("last", [False, True])
def test_the_next_player_clockwise_begins_the_new_round(last: bool) -> None:
    at = Position(players=3)
    for seat in (0, 1, 2):
        at.hand("wood", seat=seat)
    at.table.ending = last
    at.end_round()
    assert at.table.view(None)["first"] == 1
    assert at.table.view(None)["last"] is last
    at.table.drop_questions()
    at.table.last = False
    at.table.first = 2
    at.end_round()
    assert at.table.view(None)["first"] == 0


@pytest.mark.rule("omg.market.not-used-up")
def test_all_players_use_the_same_market() -> None:
    at = Position(players=3)
    laid = at.market("wheat", "wheat", "wood", "wool", "wool", "clay", "clay")
    for seat in (0, 1, 2):
        at.person("efficient", 0, seat)
        at.hand("stone", seat=seat)
    at.turn()
    for seat in (0, 1, 2):
        assert at.table.seat == seat
        at.do("produce", slot=0)
        assert at.coal(seat) == 2
        assert len(at.hand_of(seat)) == 1
        assert [int(card) for card in at.table.sunrise] == laid
        at.do("finish").do("neither")
    assert set(laid) <= {int(card) for card in at.table.discards}


@pytest.mark.rule("omg.market.reuse")
def test_every_own_building_uses_the_same_market_cards() -> None:
    at = Position()
    first = at.building(28, person="efficient")  # 2 clay + 2 wheat
    second = at.building(8, person="2 red")  # the same
    at.market("clay", "clay", "wheat", "wheat")
    at.turn().do("produce", slot=first).do("produce", slot=second)
    assert (at.on(first), at.on(second)) == (2, 1)


@pytest.mark.rule("omg.market.not-in-chains")
@pytest.mark.parametrize("last", [False, True])
def test_neither_market_nor_office_feeds_a_chain(last: bool) -> None:
    at = Position()
    mill = at.building(28, person="efficient")
    at.building("wheat office")
    at.market("clay", "clay", "wheat", "wheat", "wheat")
    [clay] = at.hand("clay")
    if last:
        at.last_round()
    at.turn().do("produce", slot=mill)
    assert at.choices("feed") == []
    assert at.hand_of() == [clay]
    assert at.on(mill) == 2
