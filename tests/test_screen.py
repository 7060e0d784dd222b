"""What is printed elsewhere than on a terminal is never broken: a path that is searched for is found whole."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import feldberg

NARROW = {"COLUMNS": "20", "TERM": "dumb"}


@pytest.fixture
def deep(tmp_path: Path) -> Path:
    """A folder with a path of several lines, as a terminal would break it, and with room to break it at."""
    folder = tmp_path / "a folder with many words in its name" / "deeper" / ("x" * 120) / "and deeper"
    folder.mkdir(parents=True)
    return folder


def told(*arguments: str | Path, typed: str = "", **environment: str) -> list[str]:
    """The lines a command prints into a pipe."""
    command = [sys.executable, "-m", "feldberg", *map(str, arguments)]
    ran = subprocess.run(command, input=typed, capture_output=True, text=True, env=os.environ | NARROW | environment)
    return [line.rstrip() for line in (ran.stdout + ran.stderr).splitlines()]


def record(file: Path) -> None:
    game = feldberg.game("hallertau", players=4, cards=False)
    kept = feldberg.Record(game, 7)
    kept.who = ["random"] * 4
    state = game.start(7)
    while not state.over:
        kept.play(state, state.legal()[0])
    kept.close(state)
    kept.save(file)


@pytest.mark.parametrize("colours", ["", "1"])
def test_a_report_names_each_file_in_one_line(deep: Path, colours: str) -> None:
    (deep / "damaged.json").write_text("{")
    lines = told("verify", deep, FORCE_COLOR=colours)
    assert any(f"{deep / 'damaged.json'}: this is no record" in line for line in lines)


def test_mistakes_are_told_in_one_line(deep: Path) -> None:
    assert any(f"{deep / 'none.json'} cannot be read" in line for line in told("replay", deep / "none.json"))
    assert any(f"No such option: --{deep}" in line for line in told("play", f"--{deep}"))


def test_help_is_not_broken() -> None:
    lines = told("verify", "--help")
    assert any(
        "Replay all records in a folder and report any that no longer give the same game." in one for one in lines
    )


def test_boards_and_tables_are_whole(deep: Path) -> None:
    file = deep / "game.json"
    record(file)
    lines = told("replay", file, "--move", "1")
    assert max(map(len, lines)) > 80
    assert not any("cut off" in line for line in lines)
    heads = [line for line in told("replay", file) if "Player 1 (random)" in line]
    assert any(all(f"Player {seat} (random)" in head for seat in (1, 2, 3, 4)) for head in heads)


def test_choices_stand_one_below_the_other(deep: Path) -> None:
    lines = told("play", "--seed", "2", typed="q\n", FELDBERG_HOME=str(deep))
    start = feldberg.game("burgundy").start(2)
    for number, action in enumerate(start.legal(), start=1):
        said = start.game.say(start, action, "en")
        assert any(line.startswith(f"{number:3} {said}") for line in lines)
    [saved] = [line for line in lines if "saved: feldberg play --resume" in line]
    assert saved.endswith(".json")
    assert str(deep) in saved


def test_exports_name_their_page_in_one_line(deep: Path) -> None:
    assert any(str(deep / "none.json") in line for line in told("export", deep / "none.json", deep / "page.html"))
