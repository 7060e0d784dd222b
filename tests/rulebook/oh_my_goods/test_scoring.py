"""Points and places."""

from __future__ import annotations

import pytest

from tests.rulebook.oh_my_goods.position import Position


def ended(at: Position) -> Position:
    at.last_round()
    return at.end_round()


@pytest.mark.rule("omg.score.printed")
def test_buildings_and_assistants_score_what_is_printed() -> None:
    at = Position()
    at.buildings("food factory", "tool maker", "clay office", "card office", "mill")
    at.person("4 red", 0)
    at.person("2 red", 1)
    ended(at)
    assert at.table.score_sheet(0) == {"buildings": 5 + 4 + 3 + 2 + 2, "assistants": 3 + 2, "goods": 0}
    assert at.table.scores() == [21, 0]


@pytest.mark.rule("omg.score.goods")
@pytest.mark.parametrize(("coins", "points"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (23, 4)])
def test_every_five_coins_are_a_point(coins: int, points: int) -> None:
    at = Position()
    at.goods(0, coins)
    ended(at)
    assert at.table.score_sheet(0)["goods"] == points


@pytest.mark.rule("omg.score.goods-summed-first")
def test_goods_are_summed_before_they_are_divided() -> None:
    at = Position()
    at.goods(0, 4)
    at.building("iron smelter", goods=2)  # 6 coins
    ended(at)
    assert at.table.score_sheet(0)["goods"] == 2


@pytest.mark.rule("omg.score.nothing-else")
def test_hand_cards_card_laid_aside_and_worker_score_nothing() -> None:
    at = Position()
    at.hand("food factory", "food factory", "tool maker")
    at.aside("butcher")
    at.person("efficient")
    ended(at)
    assert at.table.scores() == [0, 0]


@pytest.mark.rule("omg.score.winner")
def test_the_most_points_win() -> None:
    at = Position(players=3)
    at.building("food factory", seat=1)
    at.building("mill", seat=2)
    at.goods(0, 4, seat=2)
    ended(at)
    assert at.table.ranking() == [3, 1, 2]


@pytest.mark.rule("omg.score.tie")
def test_among_equals_the_coins_that_bought_nothing_decide() -> None:
    at = Position(players=3)
    at.goods(0, 7, seat=0)  # 1 point, 2 coins left
    at.goods(0, 9, seat=1)  # 1 point, 4 coins left
    at.goods(0, 5, seat=2)  # 1 point, none left
    ended(at)
    assert at.table.scores() == [1, 1, 1]
    assert at.table.ranking() == [2, 1, 3]


@pytest.mark.rule("omg.score.tie")
def test_coins_that_bought_points_do_not_decide() -> None:
    at = Position()
    at.building("mill", seat=1)  # 2 points
    at.goods(0, 11)  # 2 points, 1 coin left
    at.goods(0, 3, seat=1)  # 3 coins left
    ended(at)
    assert at.table.scores() == [2, 2]
    assert at.table.ranking() == [2, 1]


@pytest.mark.rule("omg.score.tie-remains")
def test_equals_in_points_and_coins_share_the_place() -> None:
    at = Position(players=3)
    for seat in (0, 2):
        at.goods(0, 8, seat=seat)
    ended(at)
    assert at.table.ranking() == [1, 3, 1]
