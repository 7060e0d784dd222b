"""The variant without cards."""

from __future__ import annotations

import pytest

import feldberg
from tests.rulebook.hallertau.position import Position

CORNERS = {"gateway_card", "farmyard_card", "bonus_card", "point_card"}


@pytest.mark.rule("hallertau.no-cards.setup")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_nobody_has_cards_and_there_are_no_decks(players: int) -> None:
    table = feldberg.game("hallertau", players=players, cards=False).start(seed=3)
    assert [len(player.hand) for player in table.players] == [0] * players
    assert [len(bag) for bag in table.bags] == [0, 0, 0, 0]


@pytest.mark.rule("hallertau.no-cards.setup")
def test_the_stable_board_carries_sheep_and_workers_as_usual() -> None:
    at = Position(in_round=1, cards=False)
    at.turn(workers=1).do("place", space="sheep_market")
    assert at.player().flock[3] == 1
    at.do("done")  # phase 9
    assert (at.table.round, at.player().workers) == (2, 6)


@pytest.mark.rule("hallertau.no-cards.corners-closed")
def test_the_corners_are_closed() -> None:
    at = Position(cards=False)
    at.turn(workers=6)
    assert len(at.spaces()) == 16
    assert not CORNERS & set(at.spaces())


@pytest.mark.rule("hallertau.no-cards.phases-3-and-5")
def test_no_card_is_taken_in_phase_5() -> None:
    at = Position(cards=False, phase=2)
    at.go()
    assert at.table.phase == 4
    at.do("tools", workers=6)
    assert (at.table.round, at.table.phase) == (3, 4)
    assert at.hand_of() == []


@pytest.mark.rule("hallertau.no-cards.token-passes")
def test_the_token_passes_clockwise_after_every_round() -> None:
    at = Position(players=3, cards=False, phase=10)
    at.table.first = 1
    at.go()
    assert (at.table.round, at.table.first, at.table.seat) == (3, 2, 2)
    for _ in range(3):
        at.do("tools", workers=6)
    assert (at.table.round, at.table.first) == (4, 0)


@pytest.mark.rule("hallertau.no-cards.scoring")
def test_four_categories_are_scored() -> None:
    at = Position(cards=False, in_round=6)
    at.centre(7)
    at.sheep(stable=2)
    at.stock(jewelry=3, tools=5)
    assert at.table.score_sheet(0) == {"centre": 18, "sheep": 2, "jewelry": 3, "leftovers": 1}
    assert at.table.scores() == [24]
