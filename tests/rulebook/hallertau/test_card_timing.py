"""When cards may be played, when their effects come, and in which order players play them.

Card 012 (4 tools: 1 clay, 1 milk, 1 wool) stands for any card that a player could play at once.
"""

from __future__ import annotations

import pytest

from feldberg.games.hallertau.content.pieces import SPACE_NAMES
from tests.rulebook.hallertau.position import Position


def holder(phase: int = 4) -> Position:
    """A player with card 012 and the 4 tools it asks for."""
    at = Position(phase=phase)
    at.hand(12)
    at.stock(tools=4)
    return at


@pytest.mark.rule("hallertau.card.timing.any-time")
@pytest.mark.parametrize("phase", range(1, 11))
def test_a_card_can_be_played_in_every_phase(phase: int) -> None:
    at = holder(phase)
    at.player().workers = 1 if phase == 4 else 0
    at.go()
    assert at.table.phase == phase
    at.do("play", card=12)
    assert at.has("clay") == 1


@pytest.mark.rule("hallertau.card.timing.any-time")
def test_any_number_of_cards_can_be_played_in_one_turn() -> None:
    at = holder()
    at.hand(128, 25, 26)
    at.stock(clay=3)
    at.sheep(stable=2)
    at.turn()
    at.do("play", card=12).do("play", card=128).do("play", card=25).do("play", card=26)
    assert at.played_by() == [12, 128, 25, 26]
    assert at.question == "Turn"


@pytest.mark.rule("hallertau.card.timing.any-time")
def test_a_card_can_be_played_in_the_middle_of_an_action() -> None:
    at = holder()
    at.turn()
    at.do("place", space="nursery").do("choose", choice=1)
    at.do("play", card=12)
    assert at.played_by() == [12]


@pytest.mark.rule("hallertau.card.timing.any-time")
def test_a_card_can_be_played_in_the_turn_of_another() -> None:
    at = Position(players=2)
    at.hand(9, seat=1)
    at.workers("point_card", 1)
    at.turn(workers=3)
    at.player(1).workers = 1
    at.do("place", space="point_card")
    assert at.table.seat == 1
    at.do("play", card=9)
    assert at.has("jewelry", seat=1) == 1


@pytest.mark.rule("hallertau.card.timing.any-time")
@pytest.mark.parametrize("card", [121, 302, 313])
def test_a_card_for_the_last_worker_can_be_played_though_only_a_tool_is_left_to_take(card: int) -> None:
    """With all lower rows full the last worker can only become a tool, but these cards ask for that worker."""
    at = Position()
    for space in SPACE_NAMES:
        at.workers(space, 1)
    at.hand(card)
    at.turn(workers=1)
    assert at.table.round == 2
    at.do("play", card=card)
    assert at.played_by() == [card]


@pytest.mark.rule("hallertau.card.timing.any-time")
def test_a_bonus_card_can_be_played_before_the_last_income_that_needs_it() -> None:
    """The barley of 802 comes at once in phase 3, and 812 sows it."""
    at = Position(phase=3)
    at.played(812)
    at.hand(802)
    at.stock(hops=1)
    at.fields("4")
    at.player().workers = 1
    at.go()
    at.do("play", card=802)
    assert at.has("barley") == 1
    at.do("sow", good="barley")
    assert at.player().sown[0] == 1


@pytest.mark.rule("hallertau.card.timing.any-time")
def test_a_card_shut_out_by_one_phase_can_be_played_in_the_next_though_nothing_has_changed() -> None:
    """Card 724 is not for phase 7; who passes there on another card is asked again in phase 8."""
    at = Position(phase=7)
    at.hand(12, 724)
    at.stock(tools=4, barley=1)
    at.fields("2")
    at.go()
    assert (at.table.phase, at.can("play", card=724)) == (7, False)
    at.do("pass")
    assert at.table.phase == 8
    at.do("play", card=724)
    assert at.has("jewelry") == 1


@pytest.mark.rule("hallertau.card.timing.any-time")
def test_a_cost_paid_in_the_middle_of_a_walk_can_take_the_walking_sheep() -> None:
    """Card 001 walks one sheep up to three steps; card 720 is paid with it after the first."""
    at = Position()
    at.hand(1, 720)
    at.sheep(r4=1, stable=3)
    at.turn()
    at.do("play", card=1, way=2).do("sheep", place=3)
    at.do("play", card=720).do("sheep", place=4)
    assert not at.can("sheep")
    assert list(at.player().flock) == [0, 0, 0, 0, 0, 0, 3]
    assert at.has("tools") == 2


@pytest.mark.rule("hallertau.card.timing.finish-action-first")
def test_a_card_played_between_actions_has_its_effect_at_once() -> None:
    at = holder()
    at.turn()
    at.do("play", card=12)
    assert (at.has("clay"), at.question) == (1, "Turn")


@pytest.mark.rule("hallertau.card.timing.finish-action-first")
def test_a_card_played_inside_an_action_waits_for_its_end() -> None:
    at = holder()
    at.turn()
    at.do("place", space="nursery").do("choose", choice=1)
    at.do("play", card=12)
    assert at.has("clay") == 0
    at.do("crops", crops="rye rye rye")
    assert (at.has("rye"), at.has("clay")) == (3, 1)


@pytest.mark.rule("hallertau.card.timing.finish-action-first")
def test_a_cost_is_paid_at_once_though_the_effect_waits() -> None:
    """Card 430: 1 tool for 2 milk and a bonus card."""
    at = Position()
    at.hand(430)
    at.stock(tools=1)
    at.turn()
    at.do("place", space="small_trade")
    at.do("play", card=430)
    assert (at.has("tools"), at.has("milk"), at.played_by()) == (0, 0, [430])
    at.do("crops", crops="rye rye")
    assert at.has("milk") == 2


@pytest.mark.rule("hallertau.card.timing.several-one-by-one")
@pytest.mark.parametrize("first", [12, 115])
def test_several_cards_take_effect_one_after_the_other_in_the_order_of_choice(first: int) -> None:
    """Card 115 (4 fields and 3 tools) asks for a crop, so the effects can be told apart."""
    at = holder()
    at.hand(115)
    at.fields("2", "2", "2", "2")
    at.turn()
    at.do("place", space="nursery").do("choose", choice=1)
    at.do("play", card=12).do("play", card=115)
    at.do("crops", crops="hops hops hops")
    assert [choice["card"] for choice in at.choices("resolve")] == [12, 115]
    at.do("resolve", card=first)
    assert at.question == "Choose"
    assert at.has("clay") == (1 if first == 12 else 0)
    at.do("choose", choice=0)
    assert (at.has("barley"), at.has("clay")) == (3, 1)


def three_readers(phase: int, active: int) -> Position:
    """Three players who each hold a card for a full space; the corner for points lacks only its second row."""
    at = Position(players=3, phase=phase)
    for seat, card in enumerate((9, 106, 118)):
        at.hand(card, seat=seat)
    at.workers("point_card", 1)
    at.hand(419, seat=active)
    at.stock(active, jewelry=1)
    return at


def seats_asked(at: Position) -> list[int]:
    """Who is asked, one after the other, whether to play a card."""
    asked = []
    while at.question == "Window":
        asked.append(at.table.seat)
        at.do("pass")
    return asked


def fill_corner(at: Position) -> None:
    """Use card 419 on the corner for points, leaving the token."""
    at.do("play", card=419).do("space", space="point_card")
    if at.question == "Token":
        at.do("done")


@pytest.mark.rule("hallertau.card.timing.order-in-4-and-9")
def test_in_phase_4_cards_are_played_clockwise_from_the_active_player() -> None:
    at = three_readers(phase=4, active=1)
    for seat in range(3):
        at.player(seat).workers = 3
    at.turn(workers=3, seat=1)
    at.do("place", space="point_card")
    assert seats_asked(at) == [1, 2, 0]


@pytest.mark.rule("hallertau.card.timing.order-in-4-and-9")
def test_in_phase_9_cards_are_played_clockwise_from_the_active_player() -> None:
    at = three_readers(phase=9, active=1)
    at.stock(1, jewelry=2)
    at.progress(seat=1)
    fill_corner(at)
    assert seats_asked(at) == [1, 2, 0]
    assert at.question == "Progress"


@pytest.mark.rule("hallertau.card.timing.order-elsewhere")
def test_in_other_phases_cards_are_played_clockwise_from_the_first_player() -> None:
    at = three_readers(phase=3, active=1)
    at.played(839, 831, seat=1)
    at.stock(1, tools=2)
    at.table.first = 2
    at.table.turn = 2  # the first player and the one after have had their income
    at.go()
    assert at.table.seat == 1
    fill_corner(at)
    assert seats_asked(at) == [2, 0, 1]


@pytest.mark.rule("hallertau.card.timing.order-elsewhere")
def test_at_the_end_of_a_phase_cards_are_played_clockwise_from_the_first_player() -> None:
    at = Position(players=3, phase=6)
    at.table.first = 1
    for seat, card in enumerate((12, 128, 115)):
        at.hand(card, seat=seat)
        at.stock(seat, tools=4)
        at.fields("5", "5", "5", "5", seat=seat)
    at.go()
    assert seats_asked(at)[:3] == [1, 2, 0]


@pytest.mark.rule("hallertau.card.stays")
def test_a_played_card_stays_face_up_to_the_end_and_counts() -> None:
    """Card 126 asks for 1, 3 or 4 played farmyard cards."""
    at = Position(players=2, in_round=6)
    at.hand(430, 126)
    at.stock(tools=1)
    at.turn(workers=1)
    assert not at.can("play", card=126)
    at.do("play", card=430)
    assert at.can("play", card=126)
    at.do("pass").do("tools", workers=1)
    for seat in (0, 1):
        assert at.table.view(seat)["players"][0]["played"] == at.table.view(None)["players"][0]["played"] == ["430"]
    while not at.table.over:
        at.do("done" if at.can("done") else "pass")
    assert at.played_by() == [430]


@pytest.mark.rule("hallertau.edge.timing.atomic-actions")
def test_between_the_lines_of_a_space_a_card_takes_effect_at_once() -> None:
    at = holder()
    at.fields("3", "3")
    at.stock(barley=2)
    at.turn()
    at.do("place", space="busy_weekend").do("choose", choice=0)
    assert at.question == "Sow"
    at.do("play", card=12)
    assert (at.has("clay"), at.has("milk")) == (1, 2)


@pytest.mark.rule("hallertau.edge.timing.atomic-actions")
def test_between_two_sowings_a_card_takes_effect_at_once() -> None:
    at = holder()
    at.fields("3", "3")
    at.stock(barley=2)
    at.turn()
    at.do("place", space="cultivation").do("sow", good="barley")
    at.do("play", card=12)
    assert at.has("clay") == 1
    at.do("sow", good="barley")
    assert at.has("barley") == 0


@pytest.mark.rule("hallertau.edge.timing.atomic-actions")
def test_between_two_improvements_a_card_takes_effect_at_once() -> None:
    at = holder(phase=9)
    at.stock(jewelry=2, milk=1)
    at.progress()
    at.do("improve", building="tailor", jewelry=1)
    at.do("play", card=12)
    at.do("improve", building="icehouse", jewelry=0)  # for 2 milk
    assert at.has("clay") == 1


@pytest.mark.rule("hallertau.edge.timing.atomic-actions")
def test_between_two_fields_of_the_harvest_a_card_takes_effect_at_once() -> None:
    """Card 122 raises exactly two sown fields; with three it is open only after the first harvest."""
    at = Position(phase=7)
    at.hand(122)
    at.fields("2 rye", "3 rye", "4 rye")
    at.go()
    assert not at.can("play", card=122)
    at.do("field", column=2)
    at.do("play", card=122)
    at.do("done")
    assert at.has("rye") == 4 + 3 + 4


@pytest.mark.rule("hallertau.edge.timing.atomic-actions")
def test_card_317_is_best_played_before_the_last_field_is_harvested() -> None:
    """It gives clay for every empty field as long as one is sown."""
    at = Position(phase=7)
    at.hand(317)
    at.fields("2 rye", "3 rye", "4 rye")
    at.go()
    at.do("field", column=0).do("field", column=1)
    at.do("play", card=317)
    assert at.has("clay") == 2


@pytest.mark.rule("hallertau.edge.timing.atomic-actions")
def test_card_213_sows_a_field_just_harvested_while_hops_are_still_sown() -> None:
    at = Position(phase=7)
    at.hand(213)
    at.fields("4 rye", "3 hops")
    at.go()
    at.do("field", column=0)
    at.do("play", card=213).do("choose", choice=1)
    at.do("sow", good="rye", column=0)
    at.do("done")
    assert (at.player().sown[0], at.has("rye"), at.has("hops")) == (4, 3, 3)


@pytest.mark.rule("hallertau.edge.timing.atomic-actions")
def test_the_whole_effect_of_a_card_is_one_action() -> None:
    """Card 213: 1 milk or 1 clay, then a sowing; card 012 played before the sowing waits for its end."""
    at = holder()
    at.hand(213)
    at.fields("3 hops", "3")
    at.stock(rye=1)
    at.turn()
    at.do("play", card=213).do("choose", choice=0)
    assert at.question == "Sow"
    at.do("play", card=12)
    assert at.has("clay") == 0
    at.do("sow", good="rye")
    assert at.has("clay") == 1


@pytest.mark.rule("hallertau.edge.timing.between-cost-and-reward")
def test_a_card_open_only_between_cost_and_reward_of_a_card_waits_for_the_reward() -> None:
    """Card 512 gives up one of five fields for two; in between there are the four of card 509."""
    at = Position()
    at.hand(512, 509)
    at.fields("5", "4", "4", "4", "4")
    at.turn()
    assert not at.can("play", card=509)
    at.do("play", card=512)
    assert (at.question, at.rows()) == ("Window", [4, 4, 4, 4])
    at.do("play", card=509)
    assert at.rows() == [2, 3, 3, 4, 4, 4, 4]


@pytest.mark.rule("hallertau.edge.timing.between-cost-and-reward")
def test_a_card_laid_between_cost_and_reward_of_a_space_waits_for_the_reward() -> None:
    """Card 509 asks for at most four fields."""
    at = Position()
    at.hand(509)
    at.fields("5", "4", "4", "4", "4")
    at.turn()
    at.do("place", space="land_sale").do("field", column=0)
    assert at.question == "Window"
    assert (at.has("jewelry"), at.has("clay")) == (0, 0)
    at.do("play", card=509)
    assert (at.has("jewelry"), at.has("clay"), at.rows()) == (1, 3, [2, 4, 4, 4, 4])


@pytest.mark.rule("hallertau.edge.timing.fixed-when-laid")
def test_the_condition_is_settled_when_the_card_is_laid_down() -> None:
    """Card 019 asks for 6 fields; one of them is sold before its effect comes."""
    at = Position()
    at.hand(19)
    at.fields("2", "2", "2", "2", "2", "3")
    at.turn()
    at.do("place", space="land_sale")
    at.do("play", card=19).do("field", column=0)
    assert (len(at.rows()), at.has("rye"), at.has("hides")) == (5, 1, 1)


@pytest.mark.rule("hallertau.edge.timing.fixed-when-laid")
def test_the_tier_is_settled_when_the_card_is_laid_down() -> None:
    """Card 204 with 3 sheep: a field in row 3, though one sheep is slaughtered before the effect comes."""
    at = Position()
    at.hand(204)
    at.sheep(stable=3)
    at.turn()
    at.do("place", space="butchery")
    at.do("play", card=204, way=1)
    at.do("sheep", place=6)
    assert (at.has("sheep"), at.rows()) == (2, [3])


@pytest.mark.rule("hallertau.edge.timing.fixed-when-laid")
def test_an_amount_is_counted_when_the_effect_applies() -> None:
    """Card 317 gives clay for every empty field: after Land Sale there are two."""
    at = Position()
    at.hand(317)
    at.fields("2", "3", "4", "5 rye")
    at.turn()
    at.do("place", space="land_sale")
    at.do("play", card=317).do("field", column=0)
    assert at.has("clay") == 3 + 2


@pytest.mark.rule("hallertau.edge.timing.modifying-cards")
def test_card_328_applies_to_the_butchery_that_it_is_played_in() -> None:
    at = Position(gateway="master")
    at.hand(328)
    at.stock(jewelry=1)
    at.turn()
    at.do("place", space="butchery")
    at.do("play", card=328)
    at.do("take")
    assert (at.has("jewelry"), at.has("meat"), at.has("hides")) == (0, 4, 4)


@pytest.mark.rule("hallertau.edge.timing.modifying-cards")
def test_card_426_doubles_the_next_harvested_field_and_no_other() -> None:
    at = Position(phase=7)
    at.hand(426)
    at.stock(tools=6)
    at.fields("4 rye", "5 hops", "3 rye")
    at.go()
    at.do("field", column=0)
    at.do("play", card=426)
    at.do("field", column=1).do("done")
    assert (at.has("rye"), at.has("hops")) == (7, 10)


@pytest.mark.rule("hallertau.edge.timing.modifying-cards")
def test_card_426_played_after_the_harvest_doubles_nothing_later() -> None:
    """Card 022 harvests a field in the next round."""
    at = Position(phase=7)
    at.hand(426, 22)
    at.stock(tools=6)
    at.window()
    at.do("play", card=426)
    assert (at.table.round, at.table.phase) == (3, 4)
    at.fields("5 rye")
    at.do("tools", workers=1)
    at.do("play", card=22).do("field", column=0)
    assert at.has("rye") == 5
