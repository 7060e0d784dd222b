"""Seats and deals are fair to all: shown by counting."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

import feldberg
from feldberg.agents.search import Search
from feldberg.arena.contest import Contest, seatings
from feldberg.arena.entrants import entrants

TABLES = [{"players": 2}, {"players": 3}, {"players": 4}, {"players": 4, "team": True}]


def contest(names: list[str], games: int, first: int = 0, **options: Any) -> Contest:
    return Contest(feldberg.game("toy", **options), entrants(names), games, first)


def test_two_at_a_table_of_two_change_places() -> None:
    assert seatings([[0], [1]], 2) == [(0, 1), (1, 0)]


def test_at_a_larger_table_each_has_every_seat_alone_once() -> None:
    assert seatings([[0], [1], [2]], 2) == [(0, 1, 1), (1, 0, 0), (1, 0, 1), (0, 1, 0), (1, 1, 0), (0, 0, 1)]


def test_partners_are_one_agent() -> None:
    assert seatings([[0, 2], [1, 3]], 2) == [(0, 1, 0, 1), (1, 0, 1, 0)]


def test_where_all_are_one_side_each_plays_every_deal_by_itself() -> None:
    assert seatings([[0]], 3) == [(0,), (1,), (2,)]
    assert seatings([[0], [1]], 1) == [(0, 0)]


@pytest.mark.parametrize("options", TABLES)
@pytest.mark.parametrize("agents", [2, 3, 5])
def test_everybody_has_every_seat_equally_often_and_meets_all_others_alike(
    options: dict[str, Any], agents: int
) -> None:
    game = feldberg.game("toy", **options)
    found = seatings(game.teams, agents)
    held = Counter((seat, one) for seating in found for seat, one in enumerate(seating))
    assert len(held) == game.players * agents
    assert len(set(held.values())) == 1
    met = Counter(pair for seating in found for pair in permutations(set(seating), 2))
    assert len(met) == agents * (agents - 1)
    assert len(set(met.values())) == 1
    for seating, mirror in zip(found[::2], found[1::2], strict=True):
        one, other = {*seating}
        assert mirror == tuple(other if sitter == one else one for sitter in seating)


def test_games_are_rounded_up_to_whole_deals_that_all_have_the_same() -> None:
    held = contest(["random", "greedy", "journeyman"], 13, first=40, players=3)
    fixtures = list(held.fixtures())
    assert (held.deals, held.games, len(fixtures)) == (1, 18, 18)
    held = contest(["random", "greedy"], 7, first=40)
    fixtures = list(held.fixtures())
    assert [fixture.seed for fixture in fixtures] == [40, 40, 41, 41, 42, 42, 43, 43]
    assert [fixture.number for fixture in fixtures] == [*range(8)]
    assert [[one.name for one in fixture.seats] for fixture in fixtures[:2]] == [
        ["random", "greedy"],
        ["greedy", "random"],
    ]
    assert len({fixture.luck for fixture in fixtures}) == 8


def test_who_takes_part_twice_is_numbered() -> None:
    twice = entrants(["greedy", "journeyman:playouts=4,horizon=2", "greedy"])
    assert [one.label for one in twice] == ["greedy", "journeyman:playouts=4,horizon=2", "greedy (2)"]
    thousand = entrants(["journeyman:playouts=1e3,seconds=0.5"])[0].sit_down(feldberg.game("burgundy"), 0)
    assert isinstance(thousand, Search)
    assert (thousand.playouts, thousand.seconds) == (1000, 0.5)
    assert twice[1].budget == {"playouts": 4, "horizon": 2}


@pytest.mark.parametrize(
    ("names", "first", "message"),
    [
        ([], 0, "nobody plays: name one agent or more"),
        (["deep"], 0, "there is no agent 'deep'"),
        (["journeyman:playouts"], 0, "'journeyman:playouts': 'playouts' is no part of a budget: write key=number"),
        (["journeyman:playouts=many"], 0, "journeyman: playouts wants a number, not 'many'"),
        (["journeyman:playouts=2.5"], 0, "journeyman: playouts wants a whole number, not 2.5"),
        (["journeyman:=3"], 0, "'=3' is no part of a budget"),
        (
            ["journeyman:worlds=3"],
            0,
            "journeyman has no 'worlds' in its budget: it takes playouts, horizon, candid",
        ),
        (["random:playouts=3"], 0, "random has no 'playouts' in its budget: it takes none"),
        (["random"], -1, "seed -1 is out of range"),
        (["random"], 2**64 - 3, "4 deals need seeds from 0"),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(names: list[str], first: int, message: str) -> None:
    with pytest.raises(feldberg.OptionError) as refused:
        contest(names, 4, first)
    assert message in str(refused.value)
