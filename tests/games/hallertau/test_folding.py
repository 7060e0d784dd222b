"""What is answered in one go and what is left out because another line is better: nothing that could matter is lost."""

from __future__ import annotations

import random

import pytest

import feldberg
from feldberg.games.hallertau import questions
from feldberg.games.hallertau.content.cards import CARDS, INDEX_OF
from feldberg.games.hallertau.content.language import EXCHANGE, PROGRAMS
from feldberg.games.hallertau.content.pieces import GOODS, SPACE_NAMES
from feldberg.games.hallertau.content.spaces import PROGRAM_OF
from feldberg.games.hallertau.questions.actions import CHOOSE, DONE, PLACE, PLAY, USE
from feldberg.games.hallertau.state import Table
from tests.rulebook.hallertau.position import Position

FULL_SPACE = 106  # if a space is full
FEW_WORKERS = 121  # if 1 to 3 workers are left
CLEAR_TOP = 725  # pay 1 tool: clears the top of two spaces
TOOLS_4 = 12  # if 4 tools: clay, milk and wool
BUTCHER = 328  # while the butchery is used
ANY_SPACE = 419  # use a space, not in phase 4
CROPS_BEYOND = 728  # pays all crops beyond 3
MORE_TOOLS = 107  # if 1, 2 or 4 hides: 1, 2 or 3 tools
FEW_TOOLS = 705  # if at most 7, 4 or 1 tools: a card that dislikes tools
LONGER_WALK = 1  # if 2, 3 or 4 sheep: one of them walks 1, 2 or 3 steps
HIGHER_FIELD = 104  # if 2, 3, 4 or 5 hops: a field in that row
NO_LOW_FIELDS = 203  # if there is no field in rows 2 and 3
HOPS_BACK = 412  # pays 3, 5 or 7 hops, of which 0, 3 or 6 come back
SHEEP_FOR_TOOLS = 413  # pays 1, 2 or 3 sheep
HOPS_FOR_POINTS = 802  # pays 1 hops
TWO_FIELDS = 410  # pay 1 jewelry
SOWN_WOOL = 127  # by sown fields
RYE_BY_SOWN = 216  # as much rye as fields are sown


# A space and the answer to its first question


def answered_apart(table: Table, space: int, answer: int) -> Table:
    """The space is let ask, and then answered."""
    world = table.copy()
    world.take_question().answer(world, PLACE.at(space))
    world.settle()
    if answer not in world.legal():
        for choice in [one for one in world.legal() if CHOOSE.has(one)]:
            further = world.copy()
            further.play(choice)
            if answer in further.legal():
                world = further
                break
    world.play(answer)
    return world


def turns(seeds: range, **options: object) -> list[Table]:
    """The turns of random games."""
    found = []
    for seed in seeds:
        table = feldberg.game("hallertau", **options).start(seed)
        luck = random.Random(seed)
        while not table.over:
            if type(table.agenda[-1]).__name__ == "Turn":
                found.append(table.copy())
            table.play(luck.choice(table.legal()))
    return found


def test_using_a_space_with_an_answer_comes_to_the_same_as_one_after_the_other() -> None:
    kinds = set()
    for table in turns(range(3), players=2, gateway="random"):
        for action in table.legal():
            if USE.has(action):
                at_once = table.copy()
                at_once.play(action)
                assert at_once.digest() == answered_apart(table, int(USE.x(action)), int(USE.y(action))).digest()
                kinds.add(table.game.parts(int(USE.y(action)))["kind"])
    assert kinds == {"choose", "crops", "sow", "field", "sheep", "building", "done"}


ASKING_ON = [("farming", CHOOSE.at(1)), ("nursery", CHOOSE.at(1))]  # to sow, and for crops


def first_question(table: Table, space: int) -> list[int]:
    """All that a space can be answered with once it is let ask, less cards; for alternatives what they ask for."""
    world = table.copy()
    world.take_question().answer(world, PLACE.at(space))
    world.settle()
    found = []
    for answer in world.legal():
        if (SPACE_NAMES[space], answer) in ASKING_ON:
            further = world.copy()
            further.play(answer)
            found += [one for one in further.legal() if not PLAY.has(one) and not DONE.has(one)]
        elif not PLAY.has(answer):
            found.append(answer)
    return found


def test_every_answer_is_offered_with_its_space() -> None:
    """To decline is not where the space can be let ask as well."""
    checked = 0
    for table in turns(range(2), players=1):
        legal = table.legal()
        for space in range(len(SPACE_NAMES)):
            found = [int(USE.y(one)) for one in legal if USE.has(one) and USE.x(one) == space]
            if found:
                asked = first_question(table, space)
                if PLACE.at(space) in legal:
                    asked = [one for one in asked if not DONE.has(one)]
                assert sorted(found) == sorted(asked)
                checked += 1
    assert checked > 100


def foldable(at: Position) -> dict[str, bool]:
    """The spaces that can be answered at once: whether they can be let ask too."""
    spaces = {str(choice["space"]) for choice in at.choices("use")}
    return {space: at.can("place", space=space) for space in at.spaces() if space in spaces}


def furnished(*cards: int, **stock: int) -> Position:
    """With fields, sheep, crops and milk, so that most spaces ask something; and perhaps cards."""
    at = Position(in_round=3, gateway="master")
    at.hand(*cards)
    at.fields("2", "3", "5")
    at.sheep(r5=1, stable=1)
    at.stock(rye=2, flax=1, milk=4, **stock)
    at.centre(0, [1, 1, 0, 0, 0])
    return at.turn()


EXCHANGES = {"butchery", "land_sale", "town_hall"}
ASKING = {
    *EXCHANGES,
    "farming",
    "sheep_breeding",
    "nursery",
    "busy_weekend",
    "small_trade",
    "cultivation",
    "fertilizing",
    "tool_shed",
}


def test_a_space_that_is_answered_at_once_is_not_let_ask_without_cards() -> None:
    assert foldable(furnished()) == dict.fromkeys(foldable(furnished()), False)
    assert set(foldable(furnished())) == ASKING
    assert furnished().spaces() == Position().turn().spaces() == SPACE_NAMES  # also those that would do nothing


@pytest.mark.parametrize(
    ("card", "stock"), [(FULL_SPACE, {}), (FEW_WORKERS, {}), (CLEAR_TOP, {"tools": 1}), (BUTCHER, {})]
)
def test_it_is_let_ask_for_a_card_that_looks_at_the_workers(card: int, stock: dict[str, int]) -> None:
    """Also where it cannot be played yet: with the workers placed it may be."""
    assert all(foldable(furnished(card, **stock)).values())


def test_an_exchange_is_let_ask_for_any_card_whose_effect_could_follow_it() -> None:
    """Laid down inside the exchange it has its effect after it; elsewhere it is played as well before the workers."""
    at = furnished(TOOLS_4, tools=4)
    assert {space for space, asks in foldable(at).items() if asks} == EXCHANGES
    assert {
        name for name in SPACE_NAMES if PROGRAMS[PROGRAM_OF[SPACE_NAMES.index(name)]][0].kind == EXCHANGE
    } == EXCHANGES
    assert not any(foldable(furnished(TOOLS_4, tools=3)).values())  # it cannot be played
    assert {s for s, asks in foldable(furnished(ANY_SPACE, jewelry=1)).items() if asks} == set()  # not in this phase


def test_who_is_asked_for_everything_can_let_every_space_ask() -> None:
    at = furnished()
    at.player().everything = True
    at.table.renew_choices()
    assert all(foldable(at).values())


def test_a_card_laid_down_inside_an_exchange_has_its_effect_after_it() -> None:
    at = furnished(TOOLS_4, tools=4)
    at.do("place", space="land_sale").do("play", card=TOOLS_4)
    assert (at.question, at.has("wool")) == ("Exchange", 0)
    at.do("field", column=0)
    assert (at.has("wool"), at.has("jewelry"), at.has("clay")) == (1, 1, 4)


def test_to_decline_is_offered_with_the_space_where_that_is_not_let_ask() -> None:
    declined = [choice["space"] for choice in furnished().choices("use") if choice["then"] == "done"]
    assert set(declined) == {
        "farming",
        "sheep_breeding",
        "butchery",
        "cultivation",
        "land_sale",
        "fertilizing",
        "town_hall",
    }
    assert not [one for one in furnished(FULL_SPACE).choices("use") if one["then"] == "done"]
    at = furnished().do("use", space="butchery", then="done")
    assert (at.has("sheep"), at.on("butchery"), at.question) == (2, [1], "Turn")


def test_declining_is_left_out_beside_a_gain_that_cannot_hurt() -> None:
    """Three clay are better than nothing; whoever is asked for everything may still do without."""
    at = Position()
    at.turn().do("place", space="nursery")
    assert not at.can("done")
    at.player().everything = True
    at.table.renew_choices()
    assert at.can("done")
    at = Position()
    at.fields("3")
    at.stock(rye=1)
    assert at.turn().do("place", space="farming").can("done")  # no plain gain among them


# Several crops at once


def test_crops_come_at_once_but_one_by_one_where_it_matters_how_many_there_are() -> None:
    assert {choice["kind"] for choice in Position().ask(questions.Crops(0, 2)).choices()} == {"crops"}
    one_by_one = Position()
    one_by_one.hand(CROPS_BEYOND)
    one_by_one.ask(questions.Crops(0, 2))
    assert {choice["kind"] for choice in one_by_one.choices()} == {"good", "play"}
    one_by_one.do("good", good="rye")
    assert (one_by_one.question, one_by_one.has("rye")) == ("Crops", 1)
    wished = Position()
    wished.player().everything = True
    assert {choice["kind"] for choice in wished.ask(questions.Crops(0, 2)).choices()} == {"good", "done"}


@pytest.mark.parametrize("count", [2, 3])
def test_the_choices_of_crops_and_cards_stay_when_a_copy_plays_a_card(count: int) -> None:
    """The mixes are a row that all tables share: what one appended to it, another could overwrite."""
    at = Position()
    at.hand(HOPS_FOR_POINTS, TOOLS_4)
    at.stock(hops=1, tools=4)
    at.ask(questions.Crops(0, count))
    legal = at.table.legal()
    plays = [action for action in legal if PLAY.has(action)]
    assert len(plays) == 2
    for play in plays:
        at.table.copy().play(play)
        assert at.table.legal() == legal


def test_no_card_minds_having_more_crops_but_the_one_that_pays_them() -> None:
    """So crops that come at once take nothing away, and payments that waste goods are of no use to anybody."""
    assert not [one.number for one in CARDS if any(one.dislikes[:GOODS])]
    assert [int(one.number) for one in CARDS if one.minds_crops] == [CROPS_BEYOND]


def test_crops_of_a_space_one_by_one_begin_with_the_space_too() -> None:
    at = furnished(CROPS_BEYOND)
    at.do("use", space="nursery", then="good", good="hops")
    assert (at.question, at.has("hops")) == ("Crops", 1)


# Payments


def paid_with(at: Position, building: str) -> list[tuple[int, ...]]:
    """The goods that pay for a step, in the order of the building."""
    return [
        tuple(int(choice[part]) for part in ("first", "second", "third"))
        for choice in at.choices("improve")
        if choice["building"] == building and not choice["jewelry"]
    ]


def test_payments_that_waste_goods_are_left_out() -> None:
    at = Position(in_round=3)
    at.stock(meat=3, milk=3)
    assert sorted(paid_with(at.progress(), "icehouse")) == [(0, 3, 0), (1, 1, 0), (3, 0, 0)]
    at.player().everything = True
    at.table.renew_choices()
    assert sorted(paid_with(at, "icehouse")) == [(0, 3, 0), (1, 1, 0), (1, 2, 0), (2, 1, 0), (3, 0, 0)]


@pytest.mark.parametrize("in_round", range(1, 7))
def test_every_payment_left_out_has_one_that_takes_fewer_of_the_same(in_round: int) -> None:
    at = Position(in_round=in_round)
    at.stock(**dict.fromkeys(("clay", "rye", "barley", "hops", "meat", "milk", "flax", "hides", "wool"), 6))
    at.progress()
    offered = {name: paid_with(at, name) for name in ("carpentry", "brewhouse", "icehouse", "bakehouse", "tailor")}
    at.player().everything = True
    at.table.renew_choices()
    for building, few in offered.items():
        for one in paid_with(at, building):
            less = [other for other in few if all(a <= b for a, b in zip(other, one, strict=True))]
            assert (less == [one]) if one in few else less


def test_an_improvement_is_paid_and_made_in_one_go() -> None:
    at = Position(in_round=3)
    at.stock(clay=3, rye=1)
    at.progress().do("improve", building="carpentry", first=2, second=1)
    assert (at.has("clay"), at.has("rye"), int(at.player().buildings[0])) == (1, 0, 1)


# Ways of a card


def offered_ways(at: Position, number: int) -> list[int]:
    return [int(choice["way"]) for choice in at.choices("play") if choice["card"] == number]


def test_a_way_that_brings_less_of_the_same_is_left_out() -> None:
    at = Position()
    at.hand(MORE_TOOLS)
    at.stock(hides=2)
    at.turn()
    assert (at.ways(MORE_TOOLS), offered_ways(at, MORE_TOOLS)) == ([0, 1], [1])


def test_who_is_asked_for_everything_is_offered_every_way() -> None:
    """Also where it is no gain that could be declined afterwards."""
    at = Position()
    at.hand(LONGER_WALK)
    at.sheep(stable=3)
    assert offered_ways(at.turn(), LONGER_WALK) == [1]
    at.player().everything = True
    at.table.renew_choices()
    assert offered_ways(at, LONGER_WALK) == [0, 1]


def test_it_is_offered_where_more_could_hurt() -> None:
    """705 wants few tools."""
    at = Position()
    at.hand(MORE_TOOLS, FEW_TOOLS)
    at.stock(hides=2)
    assert offered_ways(at.turn(), MORE_TOOLS) == [0, 1]


def test_a_lower_field_is_offered_where_a_higher_one_could_hurt() -> None:
    """203 wants no fields in rows 2 and 3."""
    at = Position()
    at.hand(HIGHER_FIELD)
    at.stock(hops=3)
    assert offered_ways(at.turn(), HIGHER_FIELD) == [1]
    at = Position()
    at.hand(HIGHER_FIELD, NO_LOW_FIELDS)
    at.stock(hops=3)
    assert offered_ways(at.turn(), HIGHER_FIELD) == [0, 1]


def test_a_way_that_costs_more_and_brings_more_stays() -> None:
    at = Position()
    at.hand(SHEEP_FOR_TOOLS)
    at.sheep(stable=2)
    assert offered_ways(at.turn(), SHEEP_FOR_TOOLS) == [0, 1]


def test_a_price_that_comes_back_is_no_price_but_inside_an_action() -> None:
    """There the hops are missed until the action ends."""
    at = Position()
    at.hand(HOPS_BACK)
    at.stock(hops=7)
    at.turn()
    assert offered_ways(at, HOPS_BACK) == [2]
    at.table.inside = 1
    at.table.renew_choices()
    assert offered_ways(at, HOPS_BACK) == [0, 1, 2]


BEATEN_BY = {15: [[1, 2, 3], [2, 3], [3], []], 206: [[], [], []], 211: [[], []], 413: [[], [], []], 432: [[]] * 4}


@pytest.mark.parametrize("number", BEATEN_BY)
def test_which_ways_beat_which(number: int) -> None:
    better = CARDS[INDEX_OF[number]].better
    assert [[int(other) for other in others] for others in better] == BEATEN_BY[number]


# Cards that were declined


def holding(number: int, phase: int = 5, **stock: int) -> Position:
    """At the end of a phase, with a card that can be played, declined."""
    at = Position(phase=phase)
    at.hand(number)
    at.stock(**stock)
    at.window()
    assert at.can("play", card=number)
    return at.do("pass")


def test_a_declined_card_is_not_offered_again_before_phase_9() -> None:
    at = holding(HOPS_FOR_POINTS, hops=2)
    assert (at.table.phase, at.question, at.can("play", card=HOPS_FOR_POINTS)) == (9, "Progress", True)


def test_it_is_offered_again_with_another_tier() -> None:
    """A harvest brings hops for the second tier."""
    at = Position(phase=5)
    at.hand(621)
    at.stock(hops=1)
    at.fields("5 hops")
    at.window().do("pass")
    assert (at.table.phase, at.question) == (7, "Window")


def test_it_is_offered_again_when_it_counts_something_else() -> None:
    """216 brings rye for sown fields: after the harvest none, so it would bring something else."""
    at = Position(phase=5, gateway="expert")
    at.hand(RYE_BY_SOWN)
    at.stock(tools=7)
    at.fields("5 hops")
    at.window().do("pass")
    assert (at.table.phase, at.question) == (7, "Window")


def test_it_is_offered_again_when_it_would_work_on_other_fields() -> None:
    """013 sows: in phase 6 the empty field rises."""
    at = Position(phase=5)
    at.hand(13)
    at.sheep(stable=3)
    at.stock(rye=1)
    at.fields("3")
    at.window().do("pass")
    assert (at.table.phase, at.question) == (6, "Window")


def test_a_card_drawn_since_is_offered() -> None:
    at = holding(HOPS_FOR_POINTS, phase=4, hops=2, tools=4)
    assert (at.table.phase, at.question) != (5, "Window") or len(at.hand_of()) == 2


def test_after_a_turn_a_declined_card_comes_again() -> None:
    at = holding(HOPS_FOR_POINTS, hops=2)
    at.do("done")
    while at.question == "Window":
        at.do("pass")
    at.do("tools", workers=at.player().workers)
    assert (at.table.phase, at.question, at.can("play", card=HOPS_FOR_POINTS)) == (5, "Window", True)


def test_the_end_of_phase_4_waits_for_that_of_phase_5() -> None:
    """All that happens between them is a card that is drawn."""
    at = Position()
    at.hand(HOPS_FOR_POINTS)
    at.stock(hops=1)
    at.turn(workers=1).do("tools", workers=1)
    assert (at.table.phase, at.question, at.can("play", card=HOPS_FOR_POINTS)) == (5, "Window", True)


def test_it_does_not_wait_with_a_card_for_phase_4_alone() -> None:
    """330 is for the tools gained in phase 4."""
    at = Position(gateway="master")
    at.hand(330)
    at.turn(workers=1).do("tools", workers=1)
    assert (at.table.phase, at.question, at.can("play", card=330)) == (4, "Window", True)


def test_who_is_asked_for_everything_is_asked_in_every_phase() -> None:
    at = Position()
    at.player().everything = True
    at.hand(HOPS_FOR_POINTS)
    at.stock(hops=1)
    at.fields("3")
    at.turn(workers=1).do("tools", workers=1)
    asked = []
    while at.question == "Window":
        asked.append(int(at.table.phase))
        at.do("pass")
    assert asked == [4, 4, 5]  # after the action too
