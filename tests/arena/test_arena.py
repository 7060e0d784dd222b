"""The command, from what is typed to its tables and files."""

from __future__ import annotations

import json
import multiprocessing
import pickle
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import feldberg
from feldberg.agents import Agent, levels
from feldberg.arena import watching
from feldberg.arena.contest import Contest
from feldberg.arena.crews import in_processes
from feldberg.arena.entrants import Entrant, entrants
from feldberg.arena.matches import Fixture, MatchError, play
from feldberg.cli import app
from feldberg.core.perspective import Perspective
from tests.server.process import wait_for


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(app, ["arena", *map(str, arguments)])


def rows(told: str) -> list[list[str]]:
    """The lines of all tables, by their cells."""
    return [[cell.strip() for cell in line.split("│")[1:-1]] for line in told.splitlines() if line.startswith("│")]


def test_where_there_is_no_terminal_lines_tell_how_far_it_has_come(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watching, "EVERY", 0.0)
    arguments = ("burgundy", "random", "random", "players=2", "--games", "4", "--workers", "1")
    assert run(*arguments).stderr.split("\n")[:4] == [f"{done} of 4 games" for done in (1, 2, 3, 4)]
    monkeypatch.undo()
    monkeypatch.setattr(watching, "monotonic", map(float, [0, 59, 61, 61, 120, 122, 122]).__next__)
    assert run(*arguments).stderr.split("\n")[:2] == ["2 of 4 games", "4 of 4 games"]


def told_by(file: Path) -> dict[str, Any]:
    """What was written, less what a clock says."""
    found: dict[str, Any] = json.loads(file.read_text("utf-8"))
    for one in found["agents"]:
        assert one.pop("pace")["longest"] > 0
    return found


def test_two_agents_are_compared() -> None:
    result = run("burgundy", "random", "greedy", "players=2", "--games", "7", "--workers", "1", "--seed", "100")
    assert result.exit_code == 0
    assert "burgundy: 8 games, 4 deals from seed 100" in result.output
    better, worse = (row for row in rows(result.output) if len(row) == 11)
    assert better[:3] == ["greedy", "8", "100.0% [51.0, 100.0]"]
    assert worse[:3] == ["random", "8", "0.0% [0.0, 49.0]"]
    assert (better[4], worse[4]) == ("1.00", "2.00")
    [meeting] = [row for row in rows(result.output) if row[:2] == ["greedy", "random"]]
    assert meeting[2] == better[2]
    assert meeting[3].startswith("+")
    assert meeting[4:] == ["0.0% [0.0, 49.0]", "100.0%"]
    [total] = [row for row in rows(result.output) if row[0] == "total"]
    assert [score.partition(" ")[0] for score in (better[3], worse[3])] == total[1:]


def test_a_ladder_with_records_plot_and_data(tmp_path: Path) -> None:
    plot, written = tmp_path / "ladder.svg", tmp_path / "ladder.json"
    files: list[str | Path] = ["--records", tmp_path / "kept", "--plot", plot, "--json", written]
    weak = "journeyman:playouts=1,seconds=60"
    result = run("toy", "random", "greedy", weak, "players=3", "--games", "30", "--workers", "1", *files)
    assert result.exit_code == 0
    told = told_by(written)
    assert (told["deals"], len(told["games"]), len(told["meetings"])) == (2, 36, 3)
    assert {one["label"] for one in told["agents"]} == {"random", "greedy", weak}
    ranked = [one["rating"]["value"] for one in told["agents"]]
    assert ranked == sorted(ranked, reverse=True)
    assert plot.read_text("utf-8").startswith("<svg")
    kept = [feldberg.Record.load(file) for file in sorted((tmp_path / "kept").iterdir())]
    assert [(one.seed, one.who, one.scores, one.ranking) for one in kept] == [
        (one["seed"], one["agents"], one["scores"], one["places"]) for one in told["games"]
    ]
    verified = CliRunner().invoke(app, ["verify", str(tmp_path / "kept")])
    assert "36 of 36 records give the same game" in verified.output


def test_the_same_seed_gives_the_same_however_many_play(tmp_path: Path) -> None:
    asked = ["toy", "random", "greedy", "players=2", "--games", "60", "--seed", "3"]
    for workers in ("1", "2", "3"):
        run(*asked, "--workers", workers, "--json", tmp_path / f"{workers}.json")
    one, two, three = (told_by(tmp_path / f"{workers}.json") for workers in "123")
    assert one == two == three
    assert len(one["games"]) == 60
    run(
        "toy",
        "random",
        "greedy",
        "players=2",
        "--games",
        "60",
        "--seed",
        "4",
        "--workers",
        "1",
        "--json",
        tmp_path / "o",
    )
    assert told_by(tmp_path / "o")["games"] != one["games"]


def test_alone_the_goal_counts() -> None:
    result = run("hallertau", "random", "greedy", "players=1", "cards=false", "--games", "6", "--workers", "1")
    assert result.exit_code == 0
    assert "goal reached" in result.output
    assert "rating (openskill)" in result.output
    [meeting] = [row for row in rows(result.output) if row[:2] == ["greedy", "random"]]
    assert meeting[2].startswith("+")


def test_one_agent_has_all_seats() -> None:
    result = run("toy", "greedy", "players=4", "team=true", "--games", "3", "--workers", "1")
    assert result.exit_code == 0
    [line] = [row for row in rows(result.output) if row[0] == "greedy"]
    assert line[1:3] == ["3", ""]
    assert "two by two" not in result.output


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["chess", "random"], "there is no game 'chess'"),
        (["toy", "deep"], "there is no agent 'deep'"),
        (["toy", "players=2"], "nobody plays"),
        (["toy", "random", "players=9"], "players=9 is not allowed"),
        (["toy", "random:worlds=3"], "random has no 'worlds' in its budget"),
        (["toy", "random", "--plot", "nowhere/ladder.svg"], "nowhere/ladder.svg cannot be written"),
        (["toy", "random", "--json", "."], ". cannot be written"),
        (["toy", "random", "--seed", "-1"], "seed -1 is out of range"),
    ],
)
def test_mistakes_are_answered_before_anything_is_played(arguments: list[str], message: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert message in result.output
    assert "games" not in result.output.replace("the games are", "")


def test_ray_is_an_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    result = run("toy", "random", "--on", "ray")
    assert result.exit_code == 2
    assert result.output.strip() == "ray is not installed: pip install 'feldberg[cluster]' adds it"


# Agents that go wrong


class Failing(Agent):
    def __init__(self, game: feldberg.Game[Any], seed: int, worlds: int = 1) -> None:
        super().__init__(game, seed)
        self.worlds = worlds

    def choose(self, seen: Perspective) -> int:
        raise ZeroDivisionError(f"{self.worlds} worlds")


class Cheating(Agent):
    def choose(self, seen: Perspective) -> int:
        return seen.imagine(0).asides(seen.seat)[0]  # may be said, but decides nothing


@pytest.mark.parametrize(
    ("maker", "label", "message"),
    [
        (Failing, "bad", "failed: ZeroDivisionError('1 worlds')"),
        (Failing, "bad:worlds=7", "failed: ZeroDivisionError('7 worlds')"),
        (Cheating, "bad", "chose 21, which is not legal"),
    ],
)
def test_an_agent_that_goes_wrong_is_named_with_its_game(
    monkeypatch: pytest.MonkeyPatch, maker: type[Agent], label: str, message: str
) -> None:
    bad = levels.Level("bad", maker, {})
    monkeypatch.setattr(levels, "BY_NAME", levels.BY_NAME | {"bad": bad})
    result = run("toy", "random", label, "players=2", "--seed", "8", "--workers", "1")
    assert result.exit_code == 2
    told = result.output.strip()  # after where the bar was
    assert told.startswith(f"{label} at seat 1 of toy (players=2 team=false) with seed 8, after ")
    assert told.endswith(message)


def test_errors_come_back_from_other_processes() -> None:
    error = pickle.loads(pickle.dumps(MatchError("it failed")))
    assert (type(error), str(error)) == (MatchError, "it failed")
    nobody = Fixture(0, "toy", {"players": 2}, 0, 0, (Entrant("x", "x", {}),) * 2)
    with pytest.raises(feldberg.OptionError, match="there is no agent 'x'"):
        list(in_processes(play, iter([nobody]), 2))


def test_a_process_that_is_ended_is_told_of() -> None:
    contest = Contest(feldberg.game("toy"), entrants(["random", "greedy"]), 10**9)
    others = multiprocessing.active_children()
    games = in_processes(play, contest.fixtures(), 2)
    next(games)
    mine = [process for process in multiprocessing.active_children() if process not in others]
    assert len(mine) == 2
    mine[0].kill()
    with pytest.raises(MatchError, match="ended from outside"):
        for _ in games:
            pass
    assert not any(process.is_alive() for process in mine)


def test_who_wants_no_more_games_does_not_wait_for_those_begun() -> None:
    contest = Contest(feldberg.game("toy"), entrants(["random", "greedy"]), 10**9)
    games = in_processes(play, contest.fixtures(), 2)
    assert next(games).scores
    games.close()


# A shell has what it starts in the background ignore Ctrl-C, and whatever that starts as well: such as these tests.
HEEDING = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)
from feldberg.__main__ import main
main()
"""


def test_ctrl_c_prints_what_is_there(tmp_path: Path) -> None:
    words = ["arena", "toy", "random", "greedy", "--games", "1000000", "--workers", "2", "--records", str(tmp_path)]
    process = subprocess.Popen(
        [sys.executable, "-c", HEEDING, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        wait_for("some games", lambda: len(list(tmp_path.glob("*.json"))) > 20)
        process.send_signal(signal.SIGINT)
        told, errors = process.communicate(timeout=60)
    finally:
        process.kill()
    assert process.returncode == 130, errors
    assert " of 1,000,000 games" in told
    assert {row[0] for row in rows(told)} >= {"random", "greedy"}
    assert "Traceback" not in errors
