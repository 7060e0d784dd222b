"""Round scoring, final scoring, places."""

from __future__ import annotations

import pytest

from tests.rulebook.tuscany.position import Position


def end_round(position: Position, number: int) -> Position:
    """Let a round end; the third after two circles."""
    position.begin_round(number)
    position.table.due = True
    for _ in range(len(position.table.players) * (2 if number == 3 else 1)):
        if not position.table.over:
            position.do("draw")
    return position


def ended(position: Position) -> Position:
    """The position as if the game had ended with it, without a draw."""
    position.deck("")
    return end_round(position, 3)


def sheet(position: Position, seat: int = 0) -> dict[str, int]:
    return {name: points for name, points in position.table.score_sheet(seat).items() if points}


@pytest.mark.rule("tuscany.score.round")
@pytest.mark.parametrize("number", [1, 2])
def test_green_points_are_added_to_the_red_ones(number: int) -> None:
    position = Position()
    position.player().green, position.player(1).green = 5, 8
    end_round(position, number)
    assert sheet(position) == {f"round {number}": 5}
    assert (position.red(), position.red(1)) == (5, 8)
    assert [(event.seat, event["points"]) for event in position.told("scored")] == [(0, 5), (1, 8)]


@pytest.mark.rule("tuscany.score.green-stays")
@pytest.mark.parametrize(("won_in", "worth"), [(1, 3), (2, 2), (3, 1)])
def test_a_green_point_counts_in_every_round_to_come(won_in: int, worth: int) -> None:
    position = Position()
    position.deck("")
    for number in (1, 2, 3):
        if number == won_in:
            position.player().green += 1
        end_round(position, number)
        assert position.green() == (1 if number >= won_in else 0)
    assert position.table.over
    assert position.red() == worth


@pytest.mark.rule("tuscany.score.storage-start-worth")
def test_a_storage_space_at_the_start_is_worth_six() -> None:
    position = Position()
    position.deck("")
    position.cover("D2")
    position.place("city", "R1").do("bonus storage")
    position.player().bonuses[0] = 0
    for number in (1, 2, 3):
        end_round(position, number)
    assert position.red() == 6


@pytest.mark.rule("tuscany.score.red-once")
def test_red_points_count_once() -> None:
    position = Position()
    position.cover("D2")
    position.yields("red")
    position.deck("EE")
    position.place("coach", "E1")
    assert (position.red(), position.green()) == (3, 0)
    for number in (1, 2, 3):
        end_round(position, number)
    assert sheet(position)["direct"] == 3
    assert position.player().green == 0


@pytest.mark.rule("tuscany.score.example.first-round")
def test_nine_green_and_four_red_make_thirteen() -> None:
    position = Position()
    position.player().green, position.player().direct = 9, 4
    end_round(position, 1)
    assert (position.red(), position.green()) == (13, 9)


@pytest.mark.rule("tuscany.score.example.second-round")
def test_twenty_two_green_and_fifteen_red_make_thirty_seven() -> None:
    position = Position()
    position.player().green, position.player().direct = 9, 4
    end_round(position, 1)
    position.player().green += 13
    position.player().direct += 2
    assert position.red() == 15
    end_round(position, 2)
    assert (position.red(), position.green()) == (37, 22)


@pytest.mark.rule("tuscany.score.laps")
def test_a_score_goes_on_beyond_the_track() -> None:
    position = Position()
    position.player().green = 60
    for number in (1, 2):
        end_round(position, number)
    assert position.red() == 120
    assert position.table.view(None)["players"][0]["red"] == 120
    ended(position)
    assert position.red() >= 180


@pytest.mark.rule("tuscany.score.final-pieces")
def test_every_piece_left_is_a_point() -> None:
    position = Position()
    position.own(*["storage"] * 3)
    position.store("village", "wheat", "hex")
    position.player().marble, position.player().workers = 3, 4
    position.begin_round(3)
    assert position.red() == 0
    position.deck("")
    position.table.last = True
    position.do("draw", "stop", "draw")
    assert position.table.over
    assert sheet(position) == {"pieces": 2 + 1 + 3 + 4}


@pytest.mark.rule("tuscany.score.final-cards")
@pytest.mark.parametrize("edition", ["revised", "first"])
@pytest.mark.parametrize(("cards", "scored"), [(4, 0), (5, 1), (9, 1), (10, 2)])
def test_five_cards_are_a_point(edition: str, cards: int, scored: int) -> None:
    position = Position(edition=edition)
    position.hand(("DRBLGOYE" * 2)[:cards])
    assert position.red() == 0
    ended(position)
    assert position.table.score_sheet(0)["cards"] == position.red() == scored


@pytest.mark.rule("tuscany.score.final-not")
def test_what_gives_nothing_at_the_end() -> None:
    position = Position()
    position.own("card", "marble", "worker", "yield")
    position.cover("O2", "O3", "Y3", "Y1")
    position.player().green = 2
    ended(position)
    assert len(position.player().stack) == 21
    assert sheet(position) == {"round 3": 2}


@pytest.mark.rule("tuscany.score.winner")
def test_most_red_points_win() -> None:
    position = Position(3)
    for seat, (green, red) in enumerate([(3, 4), (2, 9), (0, 8)]):
        position.player(seat).green, position.player(seat).direct = green, red
    ended(position)
    assert position.table.scores() == [7, 11, 8]
    assert position.table.ranking() == [3, 1, 2]


@pytest.mark.rule("tuscany.score.tie-empty-spaces")
def test_more_empty_spaces_break_a_tie() -> None:
    position = Position(3)
    position.cover("O3", "Y3")
    position.cover("G3", seat=2)
    for seat, (green, red) in enumerate([(2, 0), (0, 2), (1, 1)]):
        position.player(seat).green, position.player(seat).direct = green, red
    ended(position)
    assert position.table.scores() == [2, 2, 2]
    assert position.table.ranking() == [3, 1, 2]


@pytest.mark.rule("tuscany.score.tie-green")
def test_more_green_points_break_a_tie_after_that() -> None:
    position = Position(3)
    for seat, (green, red) in enumerate([(1, 3), (3, 1), (2, 2)]):
        position.player(seat).green, position.player(seat).direct = green, red
    ended(position)
    assert position.table.scores() == [4, 4, 4]
    assert position.table.ranking() == [3, 1, 2]


@pytest.mark.rule("tuscany.score.tie-remains")
def test_who_is_equal_in_all_shares_the_place() -> None:
    position = Position(3)
    position.hand("RRRR")
    position.player(2).direct = 1
    ended(position)
    assert position.table.scores() == [0, 0, 1]
    assert position.table.ranking() == [2, 2, 1]
