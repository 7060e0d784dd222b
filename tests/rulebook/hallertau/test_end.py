"""The end of the game: the last cards and the winner."""

from __future__ import annotations

import pytest

from tests.rulebook.hallertau.position import Position


def last_chance(players: int = 1) -> Position:
    """Before the last cards: everything of round 6 is done."""
    at = Position(players=players, in_round=6, phase=10)
    at.table.ending = True
    return at


@pytest.mark.rule("hallertau.end.last-cards")
def test_after_round_6_cards_are_played_one_by_one_from_the_first_player() -> None:
    at = last_chance(players=3)
    at.table.first = 1
    for seat, cards in enumerate(((12, 123), (128,), (111, 124))):
        at.hand(*cards, seat=seat)
        at.stock(seat, tools=4, meat=1)
    at.go()
    order = []
    for card in (128, 111, 12, 124, 123):
        order.append(at.table.seat)
        at.do("play", card=card)
    assert order == [1, 2, 0, 2, 0]


@pytest.mark.rule("hallertau.end.last-cards")
def test_there_one_plays_a_card_or_passes_and_no_more() -> None:
    """Not to be asked again in this phase would be to pass."""
    at = last_chance()
    at.hand(12)
    at.stock(tools=4)
    assert [choice["kind"] for choice in at.go().choices()] == ["play", "pass"]


@pytest.mark.rule("hallertau.end.last-cards")
def test_who_passed_is_asked_again_after_another_card() -> None:
    at = last_chance(players=2)
    at.hand(12)
    at.stock(tools=4)
    at.hand(128, 115, seat=1)
    at.stock(1, tools=4)
    at.fields("2", "2", "2", "2", seat=1)
    at.go().do("pass")
    assert at.table.seat == 1
    at.do("play", card=128)
    assert at.table.seat == 0
    at.do("pass")
    assert at.table.seat == 1
    at.do("play", card=115).do("choose", choice=0)
    assert at.table.seat == 0
    at.do("play", card=12)
    assert at.table.over


@pytest.mark.rule("hallertau.end.last-cards")
def test_the_game_is_over_once_all_have_passed_in_a_row() -> None:
    at = last_chance(players=2)
    for seat in (0, 1):
        at.hand((12, 128)[seat], seat=seat)
        at.stock(seat, tools=4)
    at.go().do("pass")
    assert not at.table.over
    at.do("pass")
    assert at.table.over
    assert (at.hand_of(0), at.hand_of(1)) == ([12], [128])


@pytest.mark.rule("hallertau.end.last-cards")
def test_a_card_drawn_there_can_be_played_there() -> None:
    """Card 430 draws a bonus card; with all that bonus cards ask for, it can be played and scores."""
    at = last_chance()
    at.hand(430, 836)
    at.stock(tools=1)
    at.table.bags[2] = at.player().hand[1:]
    at.player().hand = at.player().hand[:1]
    at.stock(hops=6)
    at.go().do("play", card=430)
    at.do("play", card=836)
    assert at.table.over
    assert at.table.score_sheet(0)["cards"] == 3


@pytest.mark.rule("hallertau.end.last-cards")
def test_the_last_chance_follows_phase_10_of_round_6() -> None:
    """What was declined at the end of round 6 is offered once more."""
    at = Position(in_round=6, phase=10)
    at.hand(12)
    at.stock(tools=4)
    at.go().do("pass")
    assert at.table.phase == 11
    at.do("play", card=12)
    assert (at.has("clay"), at.table.over) == (1, True)


@pytest.mark.rule("hallertau.edge.end.phase-strips")
@pytest.mark.parametrize("card", [312, 315, 426])
def test_cards_of_a_single_phase_are_shut_at_the_end(card: int) -> None:
    at = last_chance()
    at.hand(card, 12)
    at.stock(tools=6, jewelry=4)
    at.fields("2", "2", "2", "2", "2", "2")
    at.go()
    assert [choice["card"] for choice in at.choices("play")] == [12]


@pytest.mark.rule("hallertau.edge.end.phase-strips")
@pytest.mark.parametrize("card", [419, 427, 526, 605, 724, 726])
def test_cards_that_exclude_a_phase_are_open_at_the_end(card: int) -> None:
    at = last_chance()
    at.hand(card)
    at.stock(jewelry=1, milk=3)
    at.go()
    assert at.can("play", card=card)


@pytest.mark.rule("hallertau.edge.end.round-number-6")
def test_a_sheep_gained_at_the_end_goes_into_the_stable_and_scores() -> None:
    at = last_chance()
    at.hand(505)
    at.stock(jewelry=1)
    at.go().do("play", card=505)
    assert at.table.over
    assert (at.player().flock[6], at.table.score_sheet(0)["sheep"]) == (1, 1)


@pytest.mark.rule("hallertau.edge.end.round-number-6")
@pytest.mark.parametrize("card", [419, 726])
def test_clay_delivery_at_the_end_gives_six_clay(card: int) -> None:
    at = last_chance()
    at.hand(card)
    at.stock(jewelry=1)
    at.go().do("play", card=card).do("space", space="clay_delivery")
    assert at.has("clay") == 6


def finished(*players: dict[str, int]) -> Position:
    """A finished game with these stocks."""
    at = last_chance(players=len(players))
    for seat, stock in enumerate(players):
        at.stock(seat, **stock)
    at.go()
    assert at.table.over
    return at


@pytest.mark.rule("hallertau.end.winner-and-tie")
def test_most_points_win() -> None:
    at = finished({"jewelry": 3}, {"jewelry": 5}, {"jewelry": 4})
    assert (at.table.scores(), at.table.ranking()) == ([3, 5, 4], [3, 1, 2])


@pytest.mark.rule("hallertau.end.winner-and-tie")
def test_in_a_tie_the_larger_remainder_wins() -> None:
    """6 goods leave a remainder of 1, 9 of 4; the jewelry makes the scores even."""
    at = finished({"clay": 6, "jewelry": 1}, {"clay": 9, "jewelry": 1}, {"clay": 4, "jewelry": 2})
    assert at.table.scores() == [2, 2, 2]
    assert at.table.ranking() == [3, 1, 1]


@pytest.mark.rule("hallertau.end.winner-and-tie")
def test_the_remainder_does_not_outweigh_a_point() -> None:
    at = finished({"clay": 4}, {"clay": 5})
    assert at.table.ranking() == [2, 1]


@pytest.mark.rule("hallertau.end.winner-and-tie")
def test_an_equal_remainder_shares_the_victory() -> None:
    at = finished({"clay": 7, "jewelry": 2}, {"rye": 2, "jewelry": 3})
    assert at.table.ranking() == [1, 1]
