"""Longsdale in Revolt: the events, every one with everything that it may change."""

from __future__ import annotations

from collections import Counter

import pytest

import feldberg
from feldberg.games.oh_my_goods.content import FIRST_CHARACTER
from feldberg.games.oh_my_goods.rules import people
from tests.rulebook.oh_my_goods.position import Longsdale, some

PRINTED = feldberg.game("oh_my_goods").printed()
EVENTS = list(range(4, 23))
QUARREL = 10
BRINGS = {4: 51, 6: 50, 7: 57, 11: 52, 12: 54, 14: 58, 15: 55, 16: 55, 17: 59, 18: 60, 19: 53, 21: 56}
LEVIES = {8: (3, 3), 13: (6, 2), 20: (9, 2)}  # coins, and how many fewer for every strength
MARKET = {4: ["wheat"], 9: ["wheat", "wool", "wood"], 12: ["stone", "clay"], 18: ["clay"]}
NEW_CARDS = {7: 3, 14: 3, 17: 1}
SUNRISE = {16: 1}
SUNSET = {13: 3, 17: 3, 18: 3}
MOVING = [5, 10, 15, 19, 22]
CHEAP_BUILDINGS = {6: 1, 11: 1, 21: 2}
CHEAP_ASSISTANTS = {15: 3}
KINDS = {number: kind for kind, number in PRINTED["numbers"].items()}

each = pytest.mark.parametrize("event", EVENTS)
each_but_the_quarrel = pytest.mark.parametrize("event", [event for event in EVENTS if event != QUARREL])


@pytest.mark.rule("omg.longsdale.event.reveal")
def test_the_top_event_is_turned_up_before_phase_one_and_replaces_the_one_before() -> None:
    at = Longsdale(7)
    at.hand("wheat")
    at.begins()
    assert [event.kind.name for event in at.table.events][:2] == ["round", "happened"]
    assert [told["event"] for told in at.events("happened")] == [7]
    assert at.table.view(None)["story"]["event"] == 7
    assert at.question == "Exchange"


@pytest.mark.rule("omg.longsdale.event.reveal")
def test_an_event_counts_for_its_round_alone() -> None:
    at = Longsdale(5)
    assert at.table.terms.moving
    at.end_round()
    assert at.table.round == 3
    assert at.table.view(None)["story"]["event"] == 4
    assert not at.table.terms.moving


@pytest.mark.rule("omg.longsdale.event.reveal")
@pytest.mark.parametrize("chapter", ["1", "2a", "2b", "3", "4a", "4b", "5"])
def test_events_come_in_the_order_of_the_set_up_card(chapter: str) -> None:
    table = feldberg.game("oh_my_goods", players=2, expansion="longsdale", chapter=chapter).start(3)
    seen = [table.view(None)["story"]["event"]]
    while not table.over:
        table.play(table.legal()[-1])
        seen += [event["event"] for event in table.events if event.kind.name == "happened"]
    assert seen == PRINTED["chapters"][chapter]["events"]


@pytest.mark.rule("omg.longsdale.event.first")
def test_the_first_round_opens_with_an_event_too() -> None:
    table = feldberg.game("oh_my_goods", players=2, expansion="longsdale", chapter="1").start(1)
    assert table.round == 1
    assert table.view(None)["story"]["event"] == 4
    assert [len(player.hand) for player in table.players] == [5, 5]
    assert len(table.middle) == 5
    assert table.market[1] == 1  # wheat


# What the events bring


@each
@pytest.mark.rule("omg.longsdale.same-number")
def test_what_an_event_brings_into_play(event: int) -> None:
    at = Longsdale(event)
    at.hand("wheat", "wool")
    at.begins()
    number = BRINGS.get(event)
    assert [told["number"] for told in at.events("came")] == ([number] if number else [])
    kinds = {PRINTED["cards"][card]["kind"] for card in at.table.middle}
    characters = [card - FIRST_CHARACTER + 57 for card in at.table.deck if card >= FIRST_CHARACTER]
    if number is None:
        assert (kinds, characters) == (set(), [])
    elif number in KINDS:
        assert (kinds, characters) == ({KINDS[number]}, [])
        assert len(at.table.middle) == (4 if KINDS[number] == "armoury" else 5)
    else:
        assert (kinds, characters) == (set(), [number])


@pytest.mark.rule("omg.longsdale.same-number")
def test_what_came_stays_when_the_event_has_gone() -> None:
    at = Longsdale(6)
    at.hand("wheat")
    at.begins()
    towers = at.laid_out()
    assert len(towers) == 5
    at.end_round()
    assert at.laid_out() == towers


@pytest.mark.rule("omg.longsdale.character.drawn")
def test_a_character_that_an_event_brings_is_shuffled_into_the_draw_pile() -> None:
    places = set()
    for seed in range(6):
        at = Longsdale(7)
        at.hand("wheat")
        at.table.chance.seed(seed)
        at.begins()
        places.add([int(card) for card in at.table.deck].index(FIRST_CHARACTER))
    assert len(places) > 3


# Levies


@pytest.mark.rule("omg.longsdale.event.reveal")
@each_but_the_quarrel
def test_what_everybody_has_to_pay(event: int) -> None:
    at = Longsdale(event)
    coins, _ = LEVIES.get(event, (0, 0))
    at.hand("wheat", "wool")
    at.goods(0, 20)
    at.goods(0, 20, seat=1)
    at.begins()
    assert (at.coal(0), at.coal(1)) == (20 - coins, 20 - coins)
    assert at.question == "Exchange"


@pytest.mark.rule("omg.longsdale.strength")
@pytest.mark.parametrize("event", LEVIES)
@pytest.mark.parametrize("towers", [["small watchtower"], ["watchtower"], ["large watchtower", "watchtower"]])
def test_strength_lessens_what_is_paid(event: int, towers: list[str]) -> None:
    at = Longsdale(event)
    at.hand("wheat", "wool")
    at.buildings(*towers)
    at.goods(0, 20)
    at.goods(0, 20, seat=1)
    at.begins()
    coins, relief = LEVIES[event]
    strength = {"small watchtower": 1, "watchtower": 2, "large watchtower": 5}[towers[0]]
    assert at.coal(0) == 20 - max(0, coins - relief * strength)
    assert at.coal(1) == 20 - coins


@pytest.mark.rule("omg.longsdale.event.reveal")
def test_who_has_too_little_pays_all_and_the_goods_are_chosen() -> None:
    at = Longsdale(20, players=3)
    at.table.first = 1
    at.hand("wheat", "wool")
    at.goods(0, 4)
    mill = at.building("mill", goods=4, seat=2)
    iron = at.building("iron smelter", goods=2, seat=2)
    at.goods(0, 9, seat=1)
    at.begins()
    assert (at.coal(0), at.coal(1)) == (4, 0)  # seat 1 comes first and had one way to pay, seat 0 is not asked yet
    assert (at.table.seat, at.question) == (2, "Pay")
    assert at.choices() == [{"kind": "pay", "good": "iron", "count": count} for count in (1, 2)]
    at.do("pay", good="iron", count=2)
    assert (at.on(mill, seat=2), at.on(iron, seat=2)) == (2, 0)
    assert at.coal(0) == 0
    assert len(at.table.spent) == 4 + 9 + 2 + 2


# Numbers


@each
@pytest.mark.rule("omg.longsdale.event.reveal")
def test_what_lies_on_the_market_besides_the_cards(event: int) -> None:
    at = Longsdale(event)
    at.hand("wheat", "wool")
    at.begins()
    expected = Counter(MARKET.get(event, []))
    assert some(at.table.view(None)["market"]) == expected


@pytest.mark.rule("omg.longsdale.event.reveal")
def test_resources_of_an_event_are_for_all_and_start_production() -> None:
    at = Longsdale(9)  # wheat, wool, wood
    at.person("efficient")
    at.person("efficient", seat=1)
    at.market("wheat", "wool")
    at.turn().do("produce", slot=0)
    at.do("finish").do("neither").do("produce", slot=0)
    assert (at.coal(0), at.coal(1)) == (2, 2)


@each_but_the_quarrel
@pytest.mark.rule("omg.longsdale.event.reveal")
def test_how_many_new_cards_there_are(event: int) -> None:
    at = Longsdale(event)
    at.hand("wheat", "wool")
    at.begins().do("keep", seat=0)
    count = NEW_CARDS.get(event, 2)
    assert (len(at.hand_of(0)), len(at.hand_of(1))) == (2 + count, count)


@each
@pytest.mark.rule("omg.longsdale.event.reveal")
def test_how_many_half_suns_a_row_takes(event: int) -> None:
    at = Longsdale(event)
    at.pile("wheat", "wool sun", "clay sun", "stone", "stone sun", "wood sun", "wheat sun")
    at.sunrise()
    suns = SUNRISE.get(event, 2)
    assert sum(PRINTED["cards"][card]["sun"] for card in at.table.sunrise) == suns
    at = Longsdale(event)
    at.pile("wheat", "wool sun", "clay sun", "stone", "stone sun", "wood sun", "wheat sun")
    at.sunset()
    assert sum(PRINTED["cards"][card]["sun"] for card in at.table.sunset) == SUNSET.get(event, 2)


@each
@pytest.mark.rule("omg.longsdale.no-moving")
def test_when_assistants_may_be_moved(event: int) -> None:
    at = Longsdale(event)
    mill = at.building("mill", person="2 red")
    at.building("sawmill")
    at.goods(0, 2)
    at.plans()
    assert at.can("move", seat=0, slot=mill, to=0) is (event in MOVING)


@pytest.mark.rule("omg.longsdale.no-moving")
def test_a_move_that_is_allowed_costs_two_coins() -> None:
    at = Longsdale(5)
    mill = at.building("mill", person="2 red")
    at.goods(0, 3)
    at.plans().do("move", seat=0, slot=mill, to=0)
    draft = at.table.draft(0).view(0)["players"][0]
    assert draft["coins"] == 1
    assert not at.can("move", seat=0)
    at = Longsdale(5)
    at.building("mill", person="2 red")
    at.goods(0, 1)
    assert not at.plans().can("move", seat=0)


@each
@pytest.mark.rule("omg.longsdale.event.reveal")
def test_how_many_goods_a_worker_makes(event: int) -> None:
    at = Longsdale(event)
    at.person("efficient")
    at.person("sloppy", seat=1)
    at.market("wheat", "wheat", "wood", "wool", "wool")
    at.turn().do("produce", slot=0)
    assert at.coal() == (3 if event == 22 else 2)
    at.do("finish").do("neither").do("produce", slot=0)
    assert at.coal(1) == 1


@each
@pytest.mark.rule("omg.longsdale.event.reveal")
def test_whether_assistants_work(event: int) -> None:
    at = Longsdale(event)
    mill = at.building(28, person="2 red")
    field = at.building("corn field")
    at.market("clay", "clay", "wheat", "wheat")
    at.hand("wheat")
    at.turn().do("produce", slot=field)
    assert at.can("produce", slot=mill) is (event != 14)
    if event == 14:
        assert not at.can("feed")
        at.do("finish")
        assert at.events("stood still") == []
        assert at.who(mill) == "2 red"
    else:
        at.do("produce", slot=mill)
        assert at.on(mill) == 1
    assert at.on(field) == 1


@each
@pytest.mark.rule("omg.longsdale.event.reveal")
def test_what_buildings_cost(event: int) -> None:
    at = Longsdale(event)
    cost = 6 - CHEAP_BUILDINGS.get(event, 0)
    card = at.aside("card office")
    at.goods(0, cost - 1)
    assert not at.build_step().can("build")
    at = Longsdale(event)
    card = at.aside("card office")
    at.goods(0, 9)
    at.build_step().do("build", card=card)
    assert at.coal() == 9 - cost


@each
@pytest.mark.rule("omg.longsdale.event.reveal")
def test_what_assistants_cost(event: int) -> None:
    at = Longsdale(event)
    at.buildings("brick manufacture", "cattle ranch")
    at.offer("2 red")
    cost = 4 - CHEAP_ASSISTANTS.get(event, 0)
    at.goods(0, cost - 1)
    assert not at.build_step().can("hire")
    at = Longsdale(event)
    at.buildings("brick manufacture", "cattle ranch")
    at.offer("2 red")
    at.goods(0, 9)
    at.build_step().do("hire", face="2 red").do("station", slot=0)
    assert at.coal() == 9 - cost


@pytest.mark.rule("omg.longsdale.event.reveal")
def test_an_assistant_never_costs_less_than_nothing() -> None:
    at = Longsdale(15)
    at.buildings(*["tailor"] * 4)
    at.offer("4 white")  # costs 2
    assert people.hiring_cost(at.table, at.table.offer[0]) == 0
    at.build_step().do("hire", face="4 white").do("station", slot=0)
    assert at.who(0) == "4 white"


# The quarrel


def quarrel(*sides: int, first: int = 0) -> Longsdale:
    """All take sides: 0 is the crown, 1 the people."""
    at = Longsdale(QUARREL, players=len(sides))
    at.table.first = first
    for seat in range(len(sides)):
        at.hand("wheat", seat=seat)
    at.begins()
    assert at.question == "TakeSide"
    for seat, side in enumerate(sides):
        assert at.table.view(None)["story"]["sides"] == [None] * len(sides)  # in secret
        at.do("side", seat=seat, side=side)
    return at


@pytest.mark.rule("omg.longsdale.event.reveal")
@pytest.mark.parametrize(
    ("sides", "first", "won"),
    [
        ([0], 0, 0),
        ([1], 0, 1),
        ([0, 1], 0, 0),  # even: the active player decides
        ([0, 1], 1, 1),
        ([1, 0], 0, 1),
        ([0, 1, 1], 0, 1),
        ([0, 0, 1], 2, 0),
        ([0, 1, 1, 0], 2, 1),
        ([0, 1, 1, 0], 3, 0),
        ([0, 1, 1, 1], 0, 1),
        ([0, 0, 0, 1], 3, 0),
    ],
)
def test_most_decide_the_quarrel_and_the_winners_draw_one_more(sides: list[int], first: int, won: int) -> None:
    at = quarrel(*sides, first=first)
    story = at.table.view(None)["story"]
    assert story["side"] == ["crown", "people"][won]
    assert story["sides"] == [["crown", "people"][side] for side in sides]
    [told] = at.events("side won")
    assert told["side"] == won
    assert len(at.events("took side")) == len(sides)
    for seat in range(len(sides)):
        at.do("keep", seat=seat)
    assert [len(at.hand_of(seat)) for seat in range(len(sides))] == [4 if side == won else 3 for side in sides]


@pytest.mark.rule("omg.longsdale.event.reveal")
@each_but_the_quarrel
def test_no_other_event_asks_for_a_side(event: int) -> None:
    at = Longsdale(event)
    at.hand("wheat")
    at.begins()
    assert at.question == "Exchange"
    assert at.table.view(0)["story"]["side"] is None
