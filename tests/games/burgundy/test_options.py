from __future__ import annotations

import re
from typing import Any

import pytest

import feldberg
from feldberg.core.options import settled
from feldberg.core.registry import game_class


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
    ("given", "name", "values"),
    [
        ({}, "estates", [1, 2, "dealt"]),
        ({"edition": "2011"}, "estates", [1, "dealt"]),
        ({"border_posts": True}, "estates", ["dealt"]),
        ({"players": 1}, "estates", ["13a", "13b"]),
        ({"players": 1}, "edition", ["2019"]),
        ({"players": 1}, "target", list(range(45, 56))),
        ({}, "target", [50]),
        ({"edition": "2011", "shields": True}, "shields", [False]),
        ({"players": 4}, "team", [False, True]),
        ({"players": 4, "team": True}, "border_posts", [False]),
    ],
)
def test_what_is_offered_hangs_on_the_options_before(given: dict[str, Any], name: str, values: list[Any]) -> None:
    known = game_class("burgundy").OPTIONS
    [option] = [option for option in known if option.name == name]
    so_far = settled(known, given)
    assert option.values(so_far) == values
    assert all(option.allows(value, so_far) for value in values)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (
            {"player": 2},
            "burgundy has no option 'player': it takes players, edition, team, border_posts, extra_tiles, "
            "white_castles, inns, trade_routes, shields, estates, choosing, target",
        ),
        ({"players": 5}, "players=5 is not allowed: players is a whole number from 1 to 4"),
        ({"players": 0}, "players=0 is not allowed"),
        ({"players": 1, "edition": "2011"}, "edition='2011' is not allowed: edition is '2019' with one player"),
        ({"players": 1, "estates": 1}, "estates=1 is not allowed: estates is '13a' or '13b'"),
        ({"players": 1, "border_posts": True}, "one alone and teams have boards of their own, without posts"),
        ({"players": 3, "team": True}, "team=True is not allowed: team is False here: two teams are four players"),
        ({"players": 4, "team": True, "estates": "13a"}, "estates='13a' is not allowed: estates is '12a' or '12b'"),
        ({"players": 4, "team": True, "edition": "2011"}, "only the box of 2019 has it"),
        ({"players": 4, "team": 1}, "team=1 is not allowed"),
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
