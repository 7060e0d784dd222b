"""The browser app in a real Chromium against the real server, by the same tools that a developer runs by hand."""

from __future__ import annotations

from pathlib import Path

import pytest

import feldberg
from tests.server.process import serving
from tests.test_export import finished
from tests.web import sight
from tests.web.tables import prepare
from tests.web.tools import UNLIMITED, report


def run(tool: str, tmp_path: Path, *arguments: str, **environment: str) -> str:
    """A tool's report on a fresh server."""
    with serving(tmp_path, *UNLIMITED, app=True) as server:
        return report(tool, f"{server.address}/", *arguments, **environment)


@pytest.mark.parametrize("width", ["1440", "390"])
@pytest.mark.parametrize(("game", "opponents"), [("burgundy", "1"), ("hallertau", "0")])
def test_a_stranger_plays_a_game_to_its_end_by_touching_lit_things(
    tmp_path: Path, game: str, opponents: str, width: str
) -> None:
    told = run("play", tmp_path, GAME=game, OPPONENTS=opponents, WIDTH=width)
    assert "over after" in told
    assert "no faults" in told


def test_a_game_with_secret_plans_and_no_board_of_its_own_is_played(tmp_path: Path) -> None:
    """The toy: pointing knows no game."""
    told = run("play", tmp_path, GAME="toy", OPPONENTS="1", WIDTH="390")
    assert "over after" in told
    assert "no faults" in told


def test_the_table_behaves(tmp_path: Path) -> None:
    """Taking back, keyboard alone, a lost connection, two people, a spectator, hot-seat, hints, dragging, and more."""
    told = run("behave", tmp_path)
    assert told.count("ok ") == 35


@pytest.mark.parametrize(("way", "sizes"), [("wide", "1024x600 1280x720 1920x1080"), ("phone", "390x844 844x390")])
def test_whatever_a_decision_needs_is_in_sight(tmp_path: Path, way: str, sizes: str) -> None:
    """A stretch late in each game with few and many players: lit things, the words, the dock; and nothing shifts."""
    tables = sight.prepare(tmp_path, late=True, ways=(way,))
    told = run("sight", tmp_path, way, SIZES=sizes, DECISIONS="6", **tables)
    assert told.count("ok ") == len(list(sight.cases()))


def test_what_is_out_of_sight_would_be_seen() -> None:
    """Pages with one fault each."""
    assert report("eye").count("ok ") == 24


def test_nothing_moves_when_the_state_changes(tmp_path: Path) -> None:
    """Both games, phone and wide: no layout shift, a dock of one shape, Confirm always in the same place."""
    assert run("still", tmp_path).count("ok ") == 4


def test_games_are_replayed(tmp_path: Path) -> None:
    """Steps, slider, autoplay, perspectives, links, records down and up, bad files, an exported page from disk."""
    page = tmp_path / "game.html"
    feldberg.show(finished("Ann", "greedy")).save(page)
    assert run("replay", tmp_path, str(page)).count("ok ") == 10


def test_hallertaus_board(tmp_path: Path) -> None:
    """Sound in both themes and widths; cards, explanations, fingers, payments, opponents, spectators, being asked."""
    told = run("hallertau", tmp_path)
    assert told.count("ok ") == 11


def test_help_is_where_the_question_arises(tmp_path: Path) -> None:
    """Rules from home, from a tile's explanation and by search, the first-game guide; both themes, phone and wide."""
    assert run("help", tmp_path).count("ok ") == 13


def test_home_and_account(tmp_path: Path) -> None:
    """A clean first visit, whose turn it is, an account from making it to another device, refusals in words."""
    assert run("account", tmp_path).count("ok ") == 11


def test_every_page_is_accessible_and_fits(tmp_path: Path) -> None:
    """axe, the console, horizontal scroll, question in sight; wide and phone, light and dark, English and Russian."""
    told = run("check", tmp_path, **prepare(tmp_path).environment)
    assert told.count("ok ") == 36
    assert "no faults" in told


def test_no_two_kinds_of_piece_differ_by_colour_alone() -> None:
    told = report("kinds")
    assert told.count("85 kinds") == 10
    assert "no faults" in told
