"""What the levels typically score: how it is measured, kept and told."""

from __future__ import annotations

import json
from pathlib import Path
from statistics import fmean
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import feldberg
from feldberg.agents import LEVELS, quick, typical, typical_scores
from feldberg.agents.typical import measured, typical_file
from feldberg.arena.entrants import entrants
from feldberg.arena.estimates import mean
from feldberg.arena.matches import Fixture, play
from feldberg.arena.typical import measure
from feldberg.cli import app, counts
from feldberg.games import burgundy

OURS = Path(burgundy.__file__).parents[1]
GAMES = [game for game in map(feldberg.game, feldberg.games()) if typical_file(game).is_relative_to(OURS)]


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["typical", *arguments, "--workers", "1"])


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where games have nothing measured yet, and nobody else is told."""
    monkeypatch.setattr(typical, "files", tmp_path.joinpath)
    (tmp_path / feldberg.game("toy").package).mkdir()
    return tmp_path / feldberg.game("toy").package / "typical.json"


def test_a_level_has_every_seat_in_turn_against_apprentices_and_its_mean_is_kept_with_its_making(shelf: Path) -> None:
    result = run("novice", "--game", "toy", "--players", "3", "--games", "6", "--seed", "0")
    assert result.exit_code == 0
    [kept] = measured(shelf)
    options = feldberg.game("toy", players=3).chosen_options()
    novice, apprentice = entrants(["novice", "apprentice"])
    scores, won = [], []
    for number in range(6):
        deal, own = divmod(number, 3)
        seats = tuple(novice if seat == own else apprentice for seat in range(3))
        played = play(Fixture(number, "toy", options, deal, number, seats))
        scores.append(played.scores[own])
        won.append((played.places[own] == 1) / played.places.count(1))
    assert kept["score"] == round(fmean(scores), 1)
    assert kept["margin"] == round(mean([fmean(scores[:3]), fmean(scores[3:])]).margin, 1)
    assert (kept["players"], kept["level"], kept["games"], kept["seed"]) == (3, "novice", 6, 0)
    told = f"toy, 3, novice: {kept['score']} ± {kept['margin']}, wins {fmean(won):.0%} ["
    assert told in result.output
    assert "feldberg typical LEVEL --game toy" in json.loads(shelf.read_text("utf-8"))["made"]
    assert typical_scores(feldberg.game("toy")) == {"novice": {3: round(kept["score"])}}


def test_a_level_is_measured_with_all_numbers_of_players_and_anew_in_its_place(shelf: Path) -> None:
    run("apprentice", "novice", "--game", "toy", "--games", "2")
    numbers = counts("toy")
    order = [(number, level) for number in numbers for level in ("novice", "apprentice")]
    assert [(one["players"], one["level"]) for one in measured(shelf)] == order
    run("novice", "--game", "toy", "--players", str(numbers[0]), "--games", "6")
    assert [(one["players"], one["level"]) for one in measured(shelf)] == order
    assert [one["games"] for one in measured(shelf)] == [6, *(2 * number for number, _ in order[1:])]  # whole deals


def test_what_was_measured_under_other_rules_or_with_other_options_is_not_told(shelf: Path) -> None:
    run("novice", "--game", "toy", "--players", "2", "--games", "2")
    assert typical_scores(feldberg.game("toy", players=4, team=True)) == {}
    game = feldberg.game("toy", players=4)
    assert set(typical_scores(game)) == {"novice"}
    game.rules_version += 1
    assert typical_scores(game) == {}


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["deep", "--game", "toy"], "there is no agent 'deep'"),
        (["novice", "--game", "chess"], "there is no game 'chess'"),
        (["novice", "--game", "toy", "--players", "99"], "players=99 is not allowed"),
        (["novice:seconds=1", "--game", "toy"], "there is no agent 'novice:seconds=1'"),
    ],
)
def test_what_cannot_be_measured_is_refused_and_nothing_is_written(
    shelf: Path, arguments: list[str], message: str
) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert message in result.output
    assert not shelf.exists()


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_what_a_game_keeps_is_of_levels_that_people_are_offered(game: feldberg.Game[Any]) -> None:
    scores = typical_scores(game)
    assert set(scores) <= {one.name for one in LEVELS if one.offered}
    assert all(set(by_number) <= set(counts(game.name)) for by_number in scores.values())
    assert all(set(scores[name]) == set(counts(game.name)) for name in quick())


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_what_is_typical_is_so_still(game: feldberg.Game[Any]) -> None:
    """Where agents have changed: feldberg typical novice apprentice."""
    for kept in measured(typical_file(game)):
        if kept["level"] in quick() and kept["players"] == game.players:
            found, _won = measure(game, kept["level"], 16, kept["seed"] + kept["games"])
            assert abs(found["score"] - kept["score"]) < 2 * (found["margin"] + kept["margin"])
