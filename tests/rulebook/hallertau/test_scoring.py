"""Scoring in five categories."""

from __future__ import annotations

import pytest

from tests.rulebook.hallertau.position import Position


def sheet(at: Position) -> dict[str, int]:
    return at.table.score_sheet(0)


@pytest.mark.rule("hallertau.scoring.five-categories")
def test_the_score_is_the_sum_of_five_categories() -> None:
    at = Position(in_round=6)
    at.centre(7)
    at.sheep(stable=2)
    at.stock(jewelry=3, tools=5)
    at.played(836)
    assert sheet(at) == {"centre": 18, "sheep": 2, "jewelry": 3, "leftovers": 1, "cards": 3}
    assert at.table.scores() == [27]


@pytest.mark.rule("hallertau.scoring.window")
@pytest.mark.parametrize(("step", "points"), [*((step, 0) for step in range(7)), (7, 18), (8, 34), (9, 50), (10, 70)])
def test_the_window_scores_what_it_shows(step: int, points: int) -> None:
    at = Position()
    at.centre(step)
    assert sheet(at)["centre"] == points


@pytest.mark.rule("hallertau.scoring.building-symbols")
@pytest.mark.parametrize(
    ("step", "building", "symbols"),
    [(0, 6, 0), (0, 7, 1), (0, 8, 2), (0, 10, 4), (6, 7, 1), (7, 7, 0), (7, 8, 1), (7, 10, 3), (9, 10, 1)],
)
def test_symbols_between_centre_and_building_score_three_each(step: int, building: int, symbols: int) -> None:
    window = {7: 18, 9: 50}.get(step, 0)
    at = Position()
    at.centre(step, [building, step, step, step, step])
    assert sheet(at)["centre"] == window + 3 * symbols


@pytest.mark.rule("hallertau.scoring.building-symbols")
def test_symbols_of_all_rows_are_added_up() -> None:
    at = Position()
    at.centre(6, [6, 7, 8, 9, 10])
    assert sheet(at)["centre"] == 3 * (0 + 1 + 2 + 3 + 4)


@pytest.mark.rule("hallertau.example.scoring-centre")
def test_a_window_of_34_and_three_symbols() -> None:
    at = Position()
    at.centre(8, [10, 9, 8, 8, 8])
    assert sheet(at)["centre"] == 43


@pytest.mark.rule("hallertau.scoring.sheep")
@pytest.mark.rule("hallertau.example.scoring-sheep")
def test_only_sheep_in_the_stable_score() -> None:
    at = Position(in_round=4)
    at.sheep(stable=5, r5=2, r6=3)
    assert sheet(at)["sheep"] == 5


@pytest.mark.rule("hallertau.scoring.jewelry")
@pytest.mark.parametrize("jewelry", [0, 1, 10])
def test_jewelry_scores_one_each(jewelry: int) -> None:
    at = Position()
    at.stock(jewelry=jewelry)
    assert sheet(at)["jewelry"] == jewelry
    assert sheet(at)["leftovers"] == 0


@pytest.mark.rule("hallertau.example.scoring-jewelry")
def test_two_jewelry_score_2() -> None:
    at = Position()
    at.stock(jewelry=2)
    assert sheet(at)["jewelry"] == 2


@pytest.mark.rule("hallertau.scoring.leftovers")
@pytest.mark.parametrize("good", ["barley", "flax", "hops", "rye", "hides", "meat", "milk", "wool", "clay", "tools"])
def test_all_goods_and_tools_count_one_each(good: str) -> None:
    at = Position()
    at.stock(**{good: 14})
    assert sheet(at)["leftovers"] == 2
    at.stock(**{good: 15})
    assert sheet(at)["leftovers"] == 3


@pytest.mark.rule("hallertau.scoring.leftovers")
def test_fields_count_with_their_rows_and_all_is_divided_together() -> None:
    at = Position()
    at.fields("5", "4", "3", "2")
    assert sheet(at)["leftovers"] == 2
    at.stock(clay=1)
    assert sheet(at)["leftovers"] == 3


@pytest.mark.rule("hallertau.example.scoring-leftovers")
def test_thirteen_leftovers_score_2_with_a_remainder_of_3() -> None:
    at = Position(players=2, in_round=6, phase=11)
    at.stock(clay=1, flax=1, milk=2, tools=2)
    at.fields("4", "3")
    at.stock(1, clay=12)
    at.go()
    assert (sheet(at)["leftovers"], at.table.scores()) == (2, [2, 2])
    assert at.table.ranking() == [1, 2]  # a remainder of 3 against one of 2


@pytest.mark.rule("hallertau.edge.scoring.sown-goods")
def test_what_lies_on_a_field_does_not_count() -> None:
    at = Position()
    at.fields("4 rye")
    assert sheet(at)["leftovers"] == 0
    at.stock(clay=1)
    assert sheet(at)["leftovers"] == 1


@pytest.mark.rule("hallertau.scoring.cards")
def test_played_bonus_and_point_cards_score_and_hand_cards_do_not() -> None:
    at = Position()
    at.played(12, 430, 827, 903)
    at.hand(924, 845)
    assert sheet(at)["cards"] == 8 + 4


@pytest.mark.rule("hallertau.example.scoring-cards")
def test_seven_cards_score_31() -> None:
    """Cards with 1, 3, 3, 3, 5, 6 and 10 points."""
    at = Position()
    at.played(801, 804, 805, 806, 822, 824, 910)
    assert sheet(at)["cards"] == 31


@pytest.mark.rule("hallertau.example.score-sheet")
def test_the_sample_score_sheet() -> None:
    at = Position(in_round=6)
    at.centre(8, [10, 9, 8, 8, 8])
    at.sheep(stable=5)
    at.stock(jewelry=2, clay=1, flax=1, milk=2, tools=2)
    at.fields("4", "3")
    at.played(801, 804, 805, 806, 822, 824, 910)
    assert sheet(at) == {"centre": 43, "sheep": 5, "jewelry": 2, "leftovers": 2, "cards": 31}
    assert at.table.scores() == [83]
