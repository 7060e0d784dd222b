from __future__ import annotations

import re
from typing import Any

import pytest

import feldberg


def test_the_games_are_found_by_looking() -> None:
    assert set(feldberg.games()) > {"burgundy", "hallertau"}


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(feldberg.OptionError, match=r"there is no game 'chess': the games are .*toy"):
        feldberg.game("chess")


def test_the_defaults() -> None:
    assert feldberg.game("toy").options == {"players": 2, "team": False}


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"player": 2}, "toy has no option 'player': it takes players, team"),
        ({"players": 5}, "players=5 is not allowed: players is a whole number from 2 to 4"),
        ({"players": "2"}, "players='2' is not allowed"),
        ({"players": True}, "players=True is not allowed"),
        ({"players": 2.0}, "players=2.0 is not allowed"),
        ({"team": 1}, "team=1 is not allowed: team is True or False"),
    ],
)
def test_a_bad_option_is_refused_with_what_is_allowed(options: dict[str, Any], message: str) -> None:
    with pytest.raises(feldberg.OptionError, match=re.escape(message)):
        feldberg.game("toy", **options)


@pytest.mark.parametrize("seed", [-1, 2**128, "7", 1.5])
def test_a_bad_seed_is_refused(seed: Any) -> None:
    with pytest.raises(feldberg.OptionError, match=r"is not a whole number|seeds are 0 to 2\*\*128 - 1"):
        feldberg.game("toy").start(seed)


@pytest.mark.parametrize("seat", [2, -1])
def test_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    state = feldberg.game("toy").start(1)
    for asking in (state.view, state.score_sheet, state.seen_by, state.outlook, state.sense):
        with pytest.raises(feldberg.FeldbergError, match="does not exist: seats are 0 to 1"):
            asking(seat)
    with pytest.raises(feldberg.FeldbergError, match="does not exist"):
        state.imagine(seat, 1)


def test_without_a_seed_games_differ() -> None:
    game = feldberg.game("toy")
    assert game.start().digest() != game.start().digest()
