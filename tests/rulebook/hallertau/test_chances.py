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
