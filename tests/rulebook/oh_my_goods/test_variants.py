"""The two variants, and that they are off unless chosen."""

from __future__ import annotations

import pytest

import feldberg
from tests.rulebook.oh_my_goods.position import Position


@pytest.mark.rule("omg.variant.off")
def test_the_variants_are_off_unless_chosen() -> None:
    options = feldberg.game("oh_my_goods").options
    assert (options["keep_one"], options["two_for_one"]) == (False, False)
    at = Position()
    at.hand("wheat", "wool")
    assert at.new_cards().kinds(seat=0) == {"keep", "exchange"}

    at = Position()
    at.person("efficient")
    at.market("wheat", "wheat")
    at.hand("clay", "clay", "stone", "stone")
    assert at.turn().kinds() == {"finish"}


# Keeping one card


@pytest.mark.rule("omg.variant.keep-one")
def test_one_card_may_be_kept() -> None:
    at = Position(keep_one=True)
    hand = at.hand("wheat", "wool", "clay")
    top = at.pile("wood", "wood", "stone", "stone")
    at.new_cards()
    assert at.kinds(seat=0) == {"keep", "exchange", "exchange but"}
    assert {choice["card"] for choice in at.choices("exchange but", seat=0)} == set(hand)
    at.do("exchange but", seat=0, card=hand[1])
    assert at.hand_of() == [hand[1], *top]
    assert [int(card) for card in at.table.discards] == [hand[0], hand[2]]


@pytest.mark.rule("omg.variant.keep-one")
def test_the_whole_hand_may_still_be_exchanged() -> None:
    at = Position(keep_one=True)
    hand = at.hand("wheat", "wool", "clay")
    at.new_cards().do("exchange", seat=0)
    assert len(at.hand_of()) == 5
    assert [int(card) for card in at.table.discards] == hand


@pytest.mark.rule("omg.variant.keep-one")
def test_a_single_card_is_kept_or_exchanged() -> None:
    at = Position(keep_one=True)
    at.hand("wheat")
    assert at.new_cards().kinds(seat=0) == {"keep", "exchange"}


@pytest.mark.rule("omg.variant.keep-one")
def test_which_card_was_kept_is_not_told() -> None:
    at = Position(keep_one=True)
    hand = at.hand("wheat", "wool", "clay")
    at.new_cards().do("exchange but", seat=0, card=hand[1])
    [told] = at.events("exchanged")
    assert told.seen_by(1).to_dict() == {"event": "exchanged", "seat": 0, "cards": 2}


# Two cards for one


def charburning(*hand: str, mode: str = "efficient", market: tuple[str, ...] = ("wheat", "wheat")) -> Position:
    """A charburner that lacks wood."""
    at = Position(two_for_one=True)
    at.person(mode)
    at.market(*market)
    at.hand(*hand)
    return at.turn()


@pytest.mark.rule("omg.variant.two-for-one")
def test_two_cards_stand_for_one_that_is_missing() -> None:
    at = charburning("clay", "stone", "stone")
    clay, first, second = at.hand_of()
    at.do("produce", slot=0)
    assert {choice["card"] for choice in at.choices("discard two")} == {clay, first, second}
    at.do("discard two", card=first)
    assert [choice["card"] for choice in at.choices()] == [clay, second]
    at.do("discard", card=clay)
    assert at.coal() == 2
    assert at.hand_of() == [second]
    assert {int(card) for card in at.table.discards} == {clay, first}


@pytest.mark.rule("omg.variant.two-for-one")
def test_one_card_that_does_not_fit_is_not_enough() -> None:
    assert charburning("clay").kinds() == {"finish"}


@pytest.mark.rule("omg.variant.two-for-one")
def test_the_card_itself_still_counts_one() -> None:
    at = charburning("wood", "clay", "stone")
    wood, clay, stone = at.hand_of()
    at.do("produce", slot=0)
    assert at.can("discard", card=wood)
    assert not at.can("discard", card=clay)
    at.do("discard", card=wood)
    assert at.coal() == 2
    assert at.hand_of() == [clay, stone]


@pytest.mark.rule("omg.variant.two-for-one")
@pytest.mark.parametrize(
    ("hand", "possible"),
    [
        (["clay"] * 4, True),  # 2 missing: two pairs
        (["clay"] * 3, False),
        (["wood", "clay", "clay"], True),
        (["wood", "clay"], False),
        (["wheat", "stone", "stone"], True),
        (["wood", "wood", "wood"], True),  # one for the wood, two for the wheat
        (["wood", "wheat"], True),
    ],
)
def test_pairs_and_fitting_cards_add_up(hand: list[str], possible: bool) -> None:
    at = charburning(*hand, market=("wheat",))
    assert at.can("produce", slot=0) is possible
    while not at.can("finish") or at.can("produce"):
        at.answer(at.choices()[0])
    assert at.coal() == (2 if possible else 0)


@pytest.mark.rule("omg.variant.two-for-one")
def test_no_pair_is_offered_that_would_leave_too_few() -> None:
    at = charburning("wood", "clay", "clay", market=("wheat",))  # wheat and wood are missing
    wood, *clay = at.hand_of()
    at.do("produce", slot=0)
    assert not at.can("discard two", card=wood)
    assert {choice["card"] for choice in at.choices("discard two")} == set(clay)
    at.do("discard two", card=clay[0])
    assert at.hand_of() == []
    assert at.coal() == 2


@pytest.mark.rule("omg.variant.two-for-one")
def test_sloppy_work_and_the_glassmaker_take_pairs_too() -> None:
    at = charburning("clay", "clay", mode="sloppy", market=("wheat",))
    at.do("produce", slot=0).do("discard two", card=at.hand_of()[0])
    assert at.coal() == 1

    at = Position(two_for_one=True)
    glass = at.building(14, person="efficient")
    at.market(*["clay"] * 4, *["stone"] * 4, "wool", "wool")
    at.hand("wood", "wood")
    at.turn().do("produce", slot=glass)
    assert at.can("discard")
    assert at.can("discard two")


@pytest.mark.rule("omg.variant.two-for-one")
def test_two_cards_feed_no_chain() -> None:
    at = Position(two_for_one=True)
    mill = at.building(28, person="efficient")
    at.market("clay", "clay", "wheat", "wheat")
    at.hand("stone", "stone")
    at.turn().do("produce", slot=mill)
    assert at.kinds() == {"finish"}
