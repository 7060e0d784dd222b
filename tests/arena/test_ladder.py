"""What games say of who played them, from results made by hand."""

from __future__ import annotations

from array import array
from math import sqrt
from typing import Any
from xml.etree import ElementTree

import pytest

import feldberg
from feldberg.arena.contest import Contest
from feldberg.arena.entrants import entrants
from feldberg.arena.ladder import Ladder, ladder
from feldberg.arena.matches import Played
from feldberg.arena.plot import picture, round_marks
from feldberg.arena.tables import data, duration


def came_of(number: int, scores: list[int]) -> Played:
    """A game with these scores; the seat with more comes in before, and decides once for each of its points."""
    places = [1 + sum(other > score for other in scores) for score in scores]
    sheets = [{"points": score} for score in scores]
    return Played(number, scores, places, sheets, [array("d", [0.5] * score) for score in scores])


def laddered(names: list[str], results: list[list[int]], numbers: list[int] | None = None, **options: Any) -> Ladder:
    contest = Contest(feldberg.game("toy", **options), entrants(names), len(results))
    return ladder(contest, [came_of(*one) for one in zip(numbers or range(len(results)), results, strict=True)])


# One deal that the first wins from both seats, one where it loses and then shares.
TWO = [[10, 4], [3, 9], [5, 7], [6, 6]]


def test_two_agents_in_two_deals() -> None:
    found = laddered(["random", "greedy"], TWO)
    first, second = found.standings
    assert (first.label, first.games) == ("random", 4)
    assert first.won is not None
    assert first.won.value == (1 + 0.25) / 2
    assert second.won is not None
    assert second.won.value == pytest.approx(1 - first.won.value)
    assert first.score.value == 7.5
    assert first.score.margin == pytest.approx(12.706 * sqrt(8 / 2))  # 9.5 and 5.5 in the two deals
    assert first.place == (1 + 1 + 2 + 1) / 4
    assert first.sheet == {"points": 7.5}
    assert first.decisions == 7.5
    assert first.pace == (0.5, 0.5, 0.5, 0.5)


def test_the_two_compared_in_the_same_deals() -> None:
    [meeting] = laddered(["random", "greedy"], TWO).meetings
    assert (meeting.first, meeting.second, meeting.games) == ("random", "greedy", 4)
    assert meeting.ahead.value == 2.5
    assert meeting.ahead.margin == pytest.approx(12.706 * sqrt(24.5 / 2))  # 6 and -1 in the two deals
    assert meeting.dealt is not None
    assert meeting.dealt.value == (0 + 0.5) / 2


def test_a_seat_that_always_wins_leaves_each_a_half() -> None:
    [meeting] = laddered(["random", "greedy"], [[5, 3]] * 20).meetings
    assert meeting.won is not None
    assert meeting.won.value == 0.5
    assert meeting.dealt is not None
    assert meeting.dealt.value == 1
    assert meeting.ahead == (0, 0, 0)


def test_where_all_games_are_shared_either_seat_may_be_meant() -> None:
    [meeting] = laddered(["random", "greedy"], [[5, 5]] * 4).meetings
    assert meeting.dealt is not None
    assert meeting.dealt.value == 0.5


def test_at_a_larger_table_a_win_is_the_agents_whatever_seat_won_it() -> None:
    # random alone at seat 0, 1, 2 and, mirrored, greedy alone there: random wins wherever it sits
    results = [[9, 1, 2], [1, 9, 2], [2, 9, 1], [9, 1, 2], [1, 2, 9], [9, 2, 1]]
    found = laddered(["random", "greedy"], results, players=3)
    [meeting] = found.meetings
    assert meeting.won is not None
    assert meeting.won.value == 1
    assert meeting.dealt is not None
    assert meeting.dealt.value == 0
    assert [one.label for one in found.standings] == ["random", "greedy"]
    assert [one.score.value for one in found.standings] == pytest.approx([60 / 9, 12 / 9])
    assert [one.sheet["points"] for one in found.standings] == pytest.approx([60 / 9, 12 / 9])


def test_alone_the_share_of_goals_and_the_difference_on_the_same_deals() -> None:
    contest = Contest(feldberg.game("hallertau", players=1), entrants(["random", "greedy"]), 4)
    results = [(0, 50, 2), (1, 110, 1), (2, 60, 2), (3, 90, 2)]
    games = [Played(number, [score], [place], [{}], [array("d")]) for number, score, place in results]
    found = ladder(contest, games)
    greedy, random = found.standings
    assert (greedy.label, greedy.score.value, random.score.value) == ("greedy", 100, 55)
    assert greedy.won is not None
    assert greedy.won.value == 0.5
    assert greedy.rating is None
    [meeting] = found.meetings
    assert (meeting.first, meeting.ahead.value) == ("greedy", 45)
    assert (meeting.won, meeting.dealt) == (None, None)


def test_one_agent_on_all_seats_wins_against_nobody() -> None:
    found = laddered(["greedy"], [[4, 6], [8, 2]])
    [alone] = found.standings
    assert (alone.won, alone.rating, alone.score.value) == (None, None, 5)
    assert found.meetings == []


def test_a_deal_that_lacks_a_game_does_not_count() -> None:
    whole = laddered(["random", "greedy"], TWO)
    partly = laddered(["random", "greedy"], [TWO[2], [1, 2], TWO[0], TWO[3], TWO[1]], [2, 5, 0, 3, 1])
    assert partly.standings == whole.standings
    assert [game.number for game in partly.played] == [0, 1, 2, 3]
    nothing = laddered(["random", "greedy"], [[1, 2]])
    assert (nothing.standings, nothing.meetings, nothing.played) == ([], [], [])


def test_ratings_follow_who_wins_and_are_surer_with_more_games() -> None:
    # in all pairs: the third agent beats the first two, the second the first
    deal = [[1, 2], [2, 1], [1, 3], [3, 1], [2, 3], [3, 2]]
    few, many = (
        laddered(["random", "greedy", "journeyman"], deal),
        laddered(["random", "greedy", "journeyman"], deal * 30),
    )
    for found in (few, many):
        assert [one.label for one in found.standings] == ["journeyman", "greedy", "random"]
    for short, long in zip(few.standings, many.standings, strict=True):
        assert short.rating is not None
        assert long.rating is not None
        assert long.rating.margin < short.rating.margin
    assert len(many.meetings) == 3


def test_the_plot_has_a_row_for_everybody_and_the_best_on_top() -> None:
    deal = [[1, 2], [2, 1], [1, 3], [3, 1], [2, 3], [3, 2]]
    drawn = picture(laddered(["random", "greedy", "journeyman:playouts=2"], deal * 5))
    root = ElementTree.fromstring(drawn)
    texts = {text.text: text for text in root.iter("{http://www.w3.org/2000/svg}text")}
    heights = [float(texts[label].get("y", "")) for label in ("journeyman:playouts=2", "greedy", "random")]
    assert heights == sorted(heights)
    dots = [float(dot.get("cx", "")) for dot in root.iter("{http://www.w3.org/2000/svg}circle")]
    assert dots == sorted(dots, reverse=True)
    assert "prefers-color-scheme: dark" in drawn


@pytest.mark.parametrize(
    ("low", "high", "marks"),
    [
        (12.3, 38.9, [10, 20, 30, 40]),
        (-3, 4, [-4, -2, 0, 2, 4]),
        (7, 7, [7, 7.2]),
        (100, 1000, [0, 200, 400, 600, 800, 1000]),
    ],
)
def test_the_marks_of_a_plot_are_round_and_around_all(low: float, high: float, marks: list[float]) -> None:
    assert round_marks(low, high) == pytest.approx(marks)


def test_the_data_hold_every_game_and_no_number_where_none_is_known() -> None:
    told = data(laddered(["random", "greedy"], TWO[:2]))
    assert told["agents"][0]["score"] == {"value": 9.5, "low": None, "high": None}
    assert told["games"][1] == {"seed": 0, "agents": ["greedy", "random"], "scores": [3, 9], "places": [2, 1]}


@pytest.mark.parametrize(
    ("seconds", "told"),
    [(0, "0.0 µs"), (0.0000042, "4.2 µs"), (0.00013, "130 µs"), (0.0051, "5.1 ms"), (0.45, "450 ms"), (2.04, "2.0 s")],
)
def test_how_long_it_takes_is_said_in_a_unit_that_suits(seconds: float, told: str) -> None:
    assert duration(seconds) == told
