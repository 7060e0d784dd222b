"""What a tile costs."""

from __future__ import annotations

import pytest

from feldberg.games.tuscany.box import INITIALS
from feldberg.games.tuscany.content import HEX
from feldberg.games.tuscany.questions import Pay
from tests.rulebook.tuscany.position import CELLS, Position


def paying(cards: str, workers: int = 0) -> Position:
    """Somebody who has a hex that may be placed, and who is about to place it."""
    position = Position()
    position.store("hex")
    position.hand(cards)
    position.player().workers = workers
    return position.turn()


def ways(cards: str, workers: int = 0) -> list[str]:
    """How a hex on a grey space can be paid; where it cannot be, it is not offered."""
    position = paying(cards, workers)
    offered = "put hex G3" in position.legal()
    position.table.drop_questions()
    position.table.ask(Pay(0, HEX, CELLS["G3"]))
    position.table.renew_choices()
    assert offered == (position.legal() != [])
    return position.legal()


@pytest.mark.rule("tuscany.pay.two")
def test_two_cards_of_the_colour() -> None:
    assert ways("GG") == ["pay G G"]
    position = paying("GGG").do("put hex G3")
    assert (position.on("G3"), position.stored()) == ("hex", [])
    assert ways("G") == ways("") == []


@pytest.mark.rule("tuscany.pay.pair")
def test_a_pair_stands_for_a_card() -> None:
    assert ways("GRR") == ["pay G RR"]
    assert ways("GR") == ways("RRR") == []


@pytest.mark.rule("tuscany.pay.two-pairs")
def test_two_pairs_stand_for_both_cards() -> None:
    assert ways("RRLL") == ["pay RR LL"]
    assert ways("RRL") == []


@pytest.mark.rule("tuscany.pay.pair-must-match")
def test_a_pair_is_of_one_colour() -> None:
    assert ways("GBE") == ways("BBEO") == ways("DRBLOYE") == []


@pytest.mark.rule("tuscany.pay.two-pairs-one-colour")
def test_both_pairs_may_be_of_one_colour() -> None:
    assert ways("RRRR") == ["pay RR RR"]
    assert ways("RRR") == []
    position = Position()
    position.cover("D2")
    position.store("tavern")
    position.hand("RRRR")
    position.turn().do("put tavern B1")
    assert (position.on("B1"), position.cards()) == ("tavern", "")


@pytest.mark.rule("tuscany.pay.worker")
def test_a_worker_stands_for_a_card_of_any_colour() -> None:
    assert ways("", 2) == ["pay worker worker"]
    assert ways("G", 1) == ["pay G worker"]
    assert ways("", 1) == ways("R", 1) == []
    position = paying("", 3).do("put hex G3")
    assert (position.on("G3"), position.player().workers) == ("hex", 1)


@pytest.mark.rule("tuscany.pay.ways")
def test_there_are_six_ways_to_pay() -> None:
    assert ways("GGRRRR", 2) == [
        "pay G G",
        "pay G RR",
        "pay G worker",
        "pay RR RR",
        "pay RR worker",
        "pay worker worker",
    ]
    assert ways("RRLL", 1) == ["pay LL worker", "pay RR LL", "pay RR worker"]


@pytest.mark.rule("tuscany.pay.no-overpaying")
def test_nothing_is_paid_in_vain() -> None:
    assert ways("GGGG") == ["pay G G"]
    assert ways("GGG", 1) == ["pay G G", "pay G worker"]
    assert ways("RG", 1) == ["pay G worker"]
    assert ways("RB", 1) == []


@pytest.mark.rule("tuscany.pay.discard")
@pytest.mark.parametrize(
    ("payment", "left", "discards"),
    [
        ("pay G G", "RRRR", "GG"),
        ("pay G RR", "RRG", "RRG"),
        ("pay RR RR", "GG", "RRRR"),
        ("pay G worker", "RRRRG", "G"),
        ("pay RR worker", "RRGG", "RR"),
        ("pay worker worker", "RRRRGG", ""),
    ],
)
def test_what_is_paid_is_discarded(payment: str, left: str, discards: str) -> None:
    position = paying("GGRRRR", 2).do("put hex G3", payment)
    assert position.cards() == left
    thrown = zip(INITIALS, position.table.discards, strict=True)
    assert "".join(colour * int(count) for colour, count in thrown) == discards
    assert position.player().workers == 2 - payment.count("worker")


@pytest.mark.rule("tuscany.pay.example.worker")
def test_a_worker_and_two_light_green_cards_pay_for_a_city() -> None:
    position = Position()
    position.cover("D2")
    position.store("city")
    position.hand("LL")
    position.player().workers = 1
    position.turn().do("put city R1")
    assert (position.on("R1"), position.cards(), position.player().workers) == ("city", "", 0)
    assert position.question == "ChooseBonus"
