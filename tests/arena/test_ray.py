"""The same games on Ray: a cluster of one machine, begun for the test."""

from __future__ import annotations

from tempfile import TemporaryDirectory

import pytest

import feldberg
from feldberg.arena.contest import Contest
from feldberg.arena.crews import in_processes, on_ray
from feldberg.arena.entrants import Entrant, entrants
from feldberg.arena.matches import Played, play
from tests.server.services import RAY


def untimed(game: Played) -> tuple[object, ...]:
    return (game.number, game.scores, game.places, game.sheets, game.decisions, game.record)


def ray_plays_the_same_games_and_brings_errors_back() -> None:
    contest = Contest(feldberg.game("burgundy"), entrants(["random", "greedy"]), 6)
    fixtures = list(contest.fixtures(recorded=True))
    here = [untimed(game) for game in in_processes(play, iter(fixtures), 1)]
    nobody = fixtures[-1]._replace(number=6, seats=(Entrant("x", "x", {}),) * 2)
    games = on_ray(play, iter([*fixtures, nobody]), 1)
    assert [untimed(next(games)) for _ in fixtures] == here
    with pytest.raises(feldberg.OptionError, match=r"^there is no agent 'x'"):
        next(games)


if RAY:  # else left out, which the report's header says

    def test_ray_plays_the_same_games_and_brings_errors_back(monkeypatch: pytest.MonkeyPatch) -> None:
        with TemporaryDirectory() as folder:  # with a short name, as its sockets need
            monkeypatch.setenv("RAY_TMPDIR", folder)
            ray_plays_the_same_games_and_brings_errors_back()
