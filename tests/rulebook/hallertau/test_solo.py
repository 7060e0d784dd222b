"""Playing alone."""

from __future__ import annotations

import pytest

from feldberg.games.hallertau import scoring
from tests.rulebook.hallertau.position import Position


@pytest.mark.rule("hallertau.solo.turns")
def test_alone_one_turn_follows_the_other() -> None:
    at = Position()
    at.turn(workers=6)
    for left in (5, 4, 3):
        at.do("tools", workers=1)
        assert (at.table.seat, at.question, at.player().workers) == (0, "Turn", left)
    at.do("place", space="clay_delivery").do("place", space="clay_delivery")
    assert list(at.table.board[12:15]) == [1, 2, 0]


def solo_score(points: int, cards: bool) -> Position:
    """A finished game alone with so many points, of goods and tools."""
    at = Position(in_round=6, phase=11, cards=cards)
    at.stock(clay=5 * points)
    at.go()
    assert at.table.over
    assert at.table.scores() == [points]
    return at


@pytest.mark.rule("hallertau.solo.goals")
@pytest.mark.parametrize(("cards", "goal"), [(True, 100), (False, 80)])
def test_the_goal_is_reached_with_so_many_points(cards: bool, goal: int) -> None:
    assert solo_score(goal, cards).table.ranking() == [1]
    assert solo_score(goal - 1, cards).table.ranking() == [2]


@pytest.mark.rule("hallertau.solo.goals")
@pytest.mark.parametrize(("cards", "points"), [(True, 110), (False, 85)])
def test_an_outstanding_result_lies_above(cards: bool, points: int) -> None:
    assert scoring.outstanding(Position(cards=cards).table) == points
