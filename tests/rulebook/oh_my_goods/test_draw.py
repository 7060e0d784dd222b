"""Phase I, new cards, and the piles they come from."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

import feldberg
from tests.rulebook.oh_my_goods.position import Position


@pytest.mark.rule("omg.round.phases")
def test_a_round_has_four_phases_in_order() -> None:
    """Deals, market, plans revealed, more market, production: told in that order, in every round."""
    table = feldberg.game("oh_my_goods", players=3).start(seed=5)
    choose = random.Random(5)
    told = [event.kind.name for event in table.events]
    phases = [table.view(None)["phase"]]
    while not table.over:
        table.play(choose.choice(table.legal()))
        told += [event.kind.name for event in table.events]
        phases.append(table.view(None)["phase"])
    order = ["drew", "sunrise", "turned up", "placed", "sunset", "produced"]
    rounds = " ".join(told).replace("last round", "round").split("round")[1:]
    for one in rounds:
        names = [name for name in order if name in one]
        assert [one.index(name) for name in names] == sorted(one.index(name) for name in names)
        assert {"drew", "sunrise", "placed", "sunset"} <= set(names)
    following = {("new cards", "sunrise"), ("sunrise", "production"), ("production", "new cards")}
    skipping = {("production", "sunrise"), ("sunrise", "new cards"), ("sunrise", "sunrise")}  # nothing to decide
    assert {(one, other) for one, other in pairwise(phases) if one != other} <= following | skipping


# Exchanging the hand


@pytest.mark.rule("omg.draw.exchange")
def test_the_whole_hand_is_exchanged_for_as_many_cards() -> None:
    at = Position()
    hand = at.hand("wheat", "wool", "clay")
    at.hand("stone", seat=1)
    top = at.pile("wood", "wood", "stone", "wheat", "wheat")
    at.new_cards()
    assert at.kinds(seat=0) == {"keep", "exchange"}
    at.do("exchange", seat=0).do("keep", seat=1)
    assert at.hand_of() == [*top[:3], *top[3:5]]
    assert list(at.table.discards) == hand


@pytest.mark.rule("omg.draw.exchange")
def test_a_hand_that_is_kept_only_grows() -> None:
    at = Position()
    hand = at.hand("wheat", "wool", "clay")
    top = at.pile("wood", "wood")
    at.new_cards().do("keep")
    assert at.hand_of() == [*hand, *top]
    assert len(at.table.discards) == 0


@pytest.mark.rule("omg.draw.exchange")
def test_an_empty_hand_is_not_asked_about() -> None:
    at = Position().new_cards()
    assert at.question == "Work"


@pytest.mark.rule("omg.draw.exchange")
@pytest.mark.rule("omg.pile.reshuffle-in-mid-draw")
def test_discarded_cards_may_come_back_in_the_same_exchange() -> None:
    at = Position()
    hand = at.hand("wheat", "wool", "clay")
    [only] = at.only("wood")
    at.new_cards().do("exchange")
    assert at.hand_of()[0] == only
    assert set(at.hand_of()[1:3]) < set(hand)


@pytest.mark.rule("omg.draw.exchange-order")
def test_all_exchanges_come_before_the_new_cards_in_turn_order() -> None:
    at = Position(players=3)
    at.table.first = 1
    for seat in (0, 1, 2):
        at.hand("clay", seat=seat)
    top = at.pile("wood", "wheat", "wool", "stone", "stone", "wood", "wood", "wheat", "wheat")
    at.new_cards()
    for seat in (2, 0, 1):  # whoever answers first
        at.do("exchange", seat=seat)
    assert at.hand_of(1) == [top[0], *top[3:5]]
    assert at.hand_of(2) == [top[1], *top[5:7]]
    assert at.hand_of(0) == [top[2], *top[7:9]]


@pytest.mark.rule("omg.draw.two")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_gets_two_cards_that_cannot_be_exchanged(players: int) -> None:
    at = Position(players=players)
    for seat in range(players):
        at.hand("clay", "wool", seat=seat)
    at.new_cards()
    for seat in range(players):
        at.do("exchange", seat=seat)
    assert [len(at.hand_of(seat)) for seat in range(players)] == [4] * players
    assert at.question == "Work"


@pytest.mark.rule("omg.draw.no-hand-limit")
def test_a_hand_may_be_of_any_size() -> None:
    at = Position()
    at.hand(*["wood"] * 10, *["clay"] * 8, *["stone"] * 8)
    at.new_cards().do("keep")
    assert len(at.hand_of()) == 28
    at.do("work", slot=0, sloppy=0)
    assert len(at.choices("lay aside")) == 28


# Offices that bring cards


@pytest.mark.rule("omg.office.extra-card", "omg.office.extra-card-three-or-four")
@pytest.mark.parametrize(("held", "after"), [(0, 3), (1, 4), (2, 5), (3, 6), (4, 6), (5, 7)])
def test_a_card_office_helps_a_hand_of_at_most_three(held: int, after: int) -> None:
    at = Position()
    at.building("card office")
    at.hand(*["wheat"] * held)
    at.new_cards()
    if held:
        at.do("keep")
    assert len(at.hand_of()) == after
    assert len(at.hand_of(1)) == 2


@pytest.mark.rule("omg.office.extra-card-check-time")
@pytest.mark.parametrize(("held", "after"), [(3, 6), (4, 6)])
def test_the_hand_is_counted_before_the_exchange(held: int, after: int) -> None:
    at = Position()
    at.building("card office")
    at.hand(*["wheat"] * held)
    at.new_cards().do("exchange")
    assert len(at.hand_of()) == after


@pytest.mark.rule("omg.office.extra-card-several")
@pytest.mark.parametrize("offices", [2, 3])
@pytest.mark.parametrize(("held", "extra"), [(3, 1), (4, 0)])
def test_every_card_office_works_by_itself(offices: int, held: int, extra: int) -> None:
    at = Position()
    at.buildings(*["card office"] * offices)
    at.hand(*["wheat"] * held)
    at.new_cards().do("keep")
    assert len(at.hand_of()) == held + 2 + extra * offices


# Piles that run out


@pytest.mark.rule("omg.pile.reshuffle")
def test_the_discards_become_the_draw_pile() -> None:
    at = Position()
    discards = at.discards("clay", "clay", "stone") + at.spent("wool", "wool sun", "wheat sun")
    pile = at.only("wood", "wheat")
    at.new_cards()
    assert at.hand_of() == pile
    assert len(at.hand_of(1)) == 2
    everywhere = [*at.hand_of(1), *at.table.sunrise, *at.table.deck]
    assert sorted(map(int, everywhere)) == sorted(discards)
    assert len(at.table.discards) == len(at.table.spent) == 0


@pytest.mark.rule("omg.pile.reshuffle")
def test_the_reshuffled_order_is_random() -> None:
    first = set()
    for seed in range(60):
        at = Position()
        discards = at.discards(*["clay"] * 5) + at.spent(*["stone"] * 5)
        at.only()
        at.table.chance.seed(seed)
        at.new_cards()
        first.add(at.hand_of()[0])
    assert first == set(discards)


@pytest.mark.rule("omg.pile.reshuffle-in-mid-draw")
def test_a_draw_goes_on_where_the_pile_ran_out() -> None:
    at = Position()
    discards = at.discards("clay", "clay", "stone", "wool")
    [last] = at.only("wood")
    at.new_cards()
    assert at.hand_of()[0] == last
    assert at.hand_of()[1] in discards


@pytest.mark.rule("omg.pile.reshuffle-in-mid-draw")
def test_the_market_goes_on_where_the_pile_ran_out() -> None:
    at = Position()
    [sun] = at.discards("wool sun")
    [first] = at.only("wheat sun")
    at.sunrise()
    assert [int(card) for card in at.table.sunrise] == [first, sun]


@pytest.mark.rule("omg.pile.reshuffle-in-mid-draw")
def test_nothing_is_reshuffled_before_a_card_is_needed() -> None:
    at = Position()
    discards = at.discards("clay", "clay")
    at.only("wood", "wood", "wheat", "wheat", "wool sun", "clay sun")
    at.new_cards()
    assert len(at.table.deck) == 0
    assert [int(card) for card in at.table.discards] == discards


@pytest.mark.rule("omg.pile.market-not-reshuffled")
def test_what_lies_elsewhere_is_not_reshuffled() -> None:
    at = Position()
    market = at.market("wool sun", "clay sun")
    aside = at.aside("mill", seat=1)
    building = at.building("sawmill", goods=2)
    goods = [int(card) for card in at.player().goods[building]]
    discards = at.discards("wheat sun", "wool", "stone")
    at.only()
    at.sunset()
    assert {int(card) for card in [*at.table.sunset, *at.table.deck]} == set(discards)
    assert [int(card) for card in at.table.sunrise] == market
    assert at.player(1).aside == aside
    assert [int(card) for card in at.player().goods[building]] == goods


@pytest.mark.rule("omg.pile.discards-open")
def test_a_discarded_hand_lies_open_and_paid_goods_do_not() -> None:
    at = Position()
    hand = at.hand("wood", "clay")
    at.goods(0, 2)
    mill = at.building("mill", person="2 red")
    at.new_cards().do("exchange", seat=0).do("move", seat=0, slot=mill, to=0).do("work", seat=0, slot=mill, sloppy=0)
    at.do("lay nothing", seat=0).do("work", seat=1, slot=0, sloppy=0).do("lay nothing", seat=1)
    for seat in (0, 1, None):
        view = at.table.view(seat)
        assert view["discards"] == hand
        assert view["spent"] == 2  # of what was paid the number is known


@pytest.mark.rule("omg.pile.both-empty")
@pytest.mark.parametrize(("held", "lost"), [(5, 2), (4, 2), (3, 1), (2, 1), (1, 0)])
def test_all_discard_half_their_hands_when_both_piles_are_empty(held: int, lost: int) -> None:
    at = Position()
    hand = at.hand(*["wood"] * held)
    at.hand(*["wool"] * 8, seat=1)
    at.only()
    at.sunrise()
    assert at.question == "Drop"
    dropped = hand[:lost]
    for card in dropped:
        at.do("drop", seat=0, card=card)
    assert not at.can("drop", seat=0)
    for card in at.hand_of(1)[:4]:
        at.do("drop", seat=1, card=card)
    assert at.hand_of() == hand[lost:]
    assert len(at.hand_of(1)) == 4
    out = {*map(int, at.table.sunrise), *map(int, at.table.deck)}
    assert set(dropped) <= out
    assert len(out) >= lost + 4


@pytest.mark.rule("omg.pile.both-empty")
def test_cards_of_the_running_draw_count_in_the_hand() -> None:
    at = Position()
    hand = at.hand("wool")
    at.hand("clay", "clay", seat=1)
    [drawn] = at.only("wood")
    at.new_cards().do("keep", seat=0).do("keep", seat=1)
    assert at.question == "Drop"
    assert at.can("drop", seat=0, card=drawn)  # 2 cards by now: one goes
    at.do("drop", seat=0, card=hand[0])
    assert not at.can("drop", seat=0)


@pytest.mark.rule("omg.pile.both-empty")
def test_production_too_halves_the_hands() -> None:
    at = Position()
    at.market("wheat", "wheat", "wood")
    at.person("efficient")
    at.hand("stone", "stone", seat=1)
    at.only()
    at.turn().do("produce", slot=0)
    assert at.table.seats == (1,)
    at.do("drop", seat=1, card=at.hand_of(1)[0])
    assert at.coal() == 1  # one card was to be had, and then none


@pytest.mark.rule("omg.pile.nothing-left")
def test_a_deal_stops_short_where_nothing_is_left() -> None:
    at = Position()
    [only] = at.only("wood")
    at.new_cards()
    assert at.hand_of() == [only]
    assert at.hand_of(1) == []
    assert len(at.table.sunrise) == 0
    assert at.question == "Work"
    assert at.player().owed == at.player(1).owed == 0


@pytest.mark.rule("omg.pile.nothing-left")
@pytest.mark.parametrize(("left", "made"), [(2, 2), (1, 1), (0, 0)])
def test_a_building_makes_what_there_is(left: int, made: int) -> None:
    at = Position()
    slot = at.building(28, person="efficient")
    at.market("clay", "clay", "wheat", "wheat")
    [wheat] = at.hand("wheat")
    at.only(*["wood"] * left)
    at.turn().do("produce", slot=slot)
    assert at.on(slot) == made
    assert at.can("feed", slot=slot, card=wheat) == (made > 0)
    assert at.player().coming == 0
