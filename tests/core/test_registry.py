from __future__ import annotations

import re
from typing import Any

import pytest

import feldberg


def test_the_games_are_found_by_looking() -> None:
    assert "burgundy" in feldberg.games()


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(feldberg.OptionError, match=r"there is no game 'chess': the games are .*burgundy"):
        feldberg.game("chess")


def test_a_number_that_reads_like_a_word_is_taken_for_it() -> None:
    assert feldberg.game("burgundy", edition=2011).options["edition"] == "2011"


def test_a_list_given_as_an_option_is_copied() -> None:
    estates = [3, 4]
    game = feldberg.game("burgundy", estates=estates)
    estates[0] = 77
    assert game.options["estates"] == [3, 4]


def test_the_defaults() -> None:
    assert feldberg.game("burgundy").options == {
        "players": 2,
        "edition": "2019",
        "estates": 1,
        "choosing": "in turn",
    }


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"player": 2}, "burgundy has no option 'player': it takes players, edition, estates, choosing"),
        ({"players": 5}, "players=5 is not allowed: players is a whole number from 2 to 4"),
        ({"players": "2"}, "players='2' is not allowed"),
        ({"players": True}, "players=True is not allowed"),
        ({"players": 2.0}, "players=2.0 is not allowed"),
        ({"edition": "2023"}, "edition='2023' is not allowed: edition is '2019' or '2011'"),
        ({"edition": 2023}, "edition='2023' is not allowed"),
        ({"edition": None}, "edition=None is not allowed"),
        ({"estates": 3}, "estates=3 is not allowed: estates is a beginner estate for all (1 or 2 in 2019)"),
        ({"estates": 2, "edition": "2011"}, "a beginner estate for all (1 in 2011), a list of 2 numbers from 1 to 9"),
        ({"estates": [10, 1], "edition": "2011"}, "estates=[10, 1] is not allowed"),
        ({"estates": [1]}, "estates=[1] is not allowed"),
        ({"estates": [1, "2"]}, "estates=[1, '2'] is not allowed"),
        ({"estates": "random"}, "estates='random' is not allowed"),
        ({"estates": True}, "estates=True is not allowed"),
        ({"estates": None}, "estates=None is not allowed"),
        ({"choosing": "openly"}, "choosing='openly' is not allowed: choosing is 'in turn' or 'secret'"),
    ],
)
def test_a_bad_option_is_refused_with_what_is_allowed(options: dict[str, Any], message: str) -> None:
    with pytest.raises(feldberg.OptionError, match=re.escape(message)):
        feldberg.game("burgundy", **options)


@pytest.mark.parametrize("seed", [-1, 2**64, "7", 1.5])
def test_a_bad_seed_is_refused(seed: Any) -> None:
    with pytest.raises(feldberg.OptionError, match=r"is not a whole number|seeds are 0 to 2\*\*64 - 1"):
        feldberg.game("burgundy").start(seed)


@pytest.mark.parametrize("seat", [2, -1])
def test_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    state = feldberg.game("burgundy").start(1)
    for asking in (state.view, state.score_sheet, state.seen_by, state.outlook):
        with pytest.raises(feldberg.FeldbergError, match="does not exist: seats are 0 to 1"):
            asking(seat)
    with pytest.raises(feldberg.FeldbergError, match="does not exist"):
        state.imagine(seat, 1)


def test_without_a_seed_games_differ() -> None:
    game = feldberg.game("burgundy")
    assert game.start().digest() != game.start().digest()
