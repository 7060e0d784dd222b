"""Chances to play a card that must not be missed because little else is to be decided."""

from __future__ import annotations

import pytest

from tests.rulebook.hallertau.position import Position


@pytest.mark.rule("hallertau.card.phase-strip.except")
def test_a_card_barred_from_a_phase_is_offered_again_after_it() -> None:
    """Card 724 (not in phase 7) is offered at the end of phase 8, though nothing changed after a pass in phase 7."""
    position = Position(phase=7, farmyard="jewelry")
    position.fields("5 rye")
    position.stock(tools=4, barley=1)
    position.hand(12, 724)  # 012 can be played with 4 tools
    position.go()
    assert (position.table.phase, position.can("play", card=12), position.can("play", card=724)) == (7, True, False)
    position.do("pass")
    assert position.table.phase == 8
    position.do("play", card=724)
    assert (position.has("jewelry"), position.has("barley")) == (1, 0)


@pytest.mark.parametrize(("card", "farmyard", "gateway"), [(318, "hops", "master"), (709, "jewelry", "beginner")])
@pytest.mark.rule("hallertau.progress.improve")
def test_a_lead_won_in_phase_9_can_be_used_in_it(card: int, farmyard: str, gateway: str) -> None:
    """318 gives clay and 709 a jewelry for a lead that the last jewelry brought: enough to improve once more."""
    position = Position(farmyard=farmyard, gateway=gateway)
    position.centre(0, [0, 0, 0, 0, 3 if card == 709 else 2])
    position.stock(jewelry=1)
    position.hand(card)
    position.progress()
    assert not position.can("play", card=card)
    position.do("improve", building="tailor", jewelry=1)
    assert (position.table.phase, position.question) == (9, "Progress")
    position.do("play", card=card)
    assert position.can("improve", building="carpentry", jewelry=1 if card == 709 else 0)


@pytest.mark.rule("hallertau.card.timing.any-time")
def test_a_card_that_a_sowing_makes_playable_can_feed_the_next() -> None:
    """017 asks for two fields sown with hops and gives barley and rye, with two sowings of Farming still to come."""
    position = Position()
    position.fields("2", "3", "4", "5")
    position.stock(hops=2)
    position.hand(17)
    position.turn().do("place", space="farming").do("choose", choice=1)
    position.do("sow", good="hops", column=0).do("sow", good="hops", column=1)
    assert position.question == "Sow"
    position.do("play", card=17)
    assert (position.question, position.can("sow", good="barley", column=2)) == ("Sow", True)


@pytest.mark.rule("hallertau.card.timing.any-time")
def test_a_card_that_a_line_makes_playable_can_feed_the_next_line() -> None:
    """602 asks for 2 wool and 4 tools and gives a sheep, which the last line of Small Trade may move."""
    position = Position(farmyard="field")
    position.stock(wool=1, tools=4)
    position.hand(602)
    position.turn().do("place", space="small_trade")
    position.do("crops", crops="rye rye").do("choose", choice=1)
    assert position.question == "Step"
    position.do("play", card=602).do("sheep", place=4)
    assert position.flock() == {"r6": 1}


@pytest.mark.rule("hallertau.edge.tools.during-phase-9")
def test_tools_may_push_boulders_first_and_then_pay_a_card() -> None:
    """Round 2: 3 tools push three times and then pay for the 7 clay of 727, enough to improve the carpentry thrice."""
    position = Position(farmyard="jewelry")
    position.centre(0)
    position.stock(tools=3, clay=2)
    position.hand(727)
    position.progress()
    for which in (1, 0, 0):
        position.do("boulder", building="carpentry", boulder=which)
    assert not position.can("boulder")
    position.do("play", card=727)
    for _ in range(3):
        position.do("improve", building="carpentry", jewelry=0)
    assert (int(position.player().buildings[0]), position.has("tools"), position.has("clay")) == (3, 0, 3)
