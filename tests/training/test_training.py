"""Lessons, the network that is fitted to them, and the match that decides."""

from __future__ import annotations

import json
import math
import random
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner, Result

import feldberg
from feldberg.agents.explaining import Weighed
from feldberg.agents.judgements import NONE, judge_for, lengths_of, senses_read
from feldberg.agents.search import Search
from feldberg.arena.contest import Contest
from feldberg.arena.estimates import Estimate
from feldberg.arena.ladder import Meeting
from feldberg.arena.watching import watched
from feldberg.cli import app
from feldberg.core.playout import guided
from feldberg.training.command import told
from feldberg.training.fitting import Network, fitted
from feldberg.training.lessons import STEPS, Lesson, Notes, NoteTaker, study
from feldberg.training.rounds import A_ROUND, NEW, OLD, Course, checked_out, course, is_better, network_of, write

QUICK = {"playouts": 4, "horizon": 1}


def test_a_lesson_notes_what_the_search_found_of_every_candidate() -> None:
    lesson = Lesson("oh_my_goods", {"players": 2}, 5, {**QUICK, "judgement": NONE})
    seed, notes = study(lesson)
    assert seed == 5
    game = feldberg.game("oh_my_goods", players=2)
    assert notes.senses.shape == (len(notes.found), 4, sum(lengths_of(senses_read(game)).values()))
    assert len(notes.found) > 100
    assert notes.worlds.min() >= 1
    assert notes.found.std() > 0
    again = study(lesson).notes
    assert all(getattr(notes, name).tolist() == getattr(again, name).tolist() for name in Notes._fields)


def test_candidates_are_compared_in_the_worlds_that_both_have_met() -> None:
    game = feldberg.game("burgundy", players=2)
    state: feldberg.State = game.start(1, events=False)
    seen = state.seen_by(state.seat)
    one, two, three = state.legal()[:3]
    taker = NoteTaker(game)
    weighed = [Weighed(one, [10.0, 20.0, 60.0]), Weighed(two, [9.0, 17.0, 60.0]), Weighed(three, [4.0])]
    taker.note(seen, weighed, random.Random(1))
    notes = taker.notes()
    world = seen.imagine(random.Random(1).getrandbits(32))
    best, second, third = (taker.looked_at(world, action, seen.seat)[1] for action in (one, two, three))
    assert notes.outlooks.tolist() == pytest.approx([second - best, third - best])
    assert second != best
    assert notes.found.tolist() == pytest.approx([-4 / 3, -6.0])
    assert notes.worlds.tolist() == [3.0, 1.0]
    assert np.array_equal(notes.senses[0, 2:], notes.senses[1, 2:])  # the same best one
    assert not np.array_equal(notes.senses[0, 0], notes.senses[1, 0])


def test_a_candidate_is_noted_beside_its_strongest_rival() -> None:
    game = feldberg.game("burgundy", players=3)
    state: feldberg.State = game.start(1, events=False)
    luck = random.Random(2)
    for _ in range(60):
        state.play(luck.choice(state.legal()))
    action, seat = state.legal()[0], state.seat
    after = state.copy()
    after.play(action, seat)
    weak, strong = sorted({0, 1, 2} - {seat}, key=after.outlook)
    assert after.outlook(weak) < after.outlook(strong)
    taker = NoteTaker(game)
    [_, rival], lead = taker.looked_at(state, action, seat)
    assert rival.tolist() == taker.sensed(after, strong).tolist() != taker.sensed(after, weak).tolist()
    assert lead == after.outlook(seat) - after.outlook(strong)


def test_where_whole_turns_are_looked_at_a_candidate_is_noted_at_the_end_of_its_turn() -> None:
    game = feldberg.game("hallertau", players=2)
    state: feldberg.State = game.start(1, events=False)
    seat, taker, ended = state.seat, NoteTaker(game), 0
    for action in state.legal():
        after = state.copy()
        after.play(action, seat)
        in_its_midst = after.below is not None
        guided(after, seat, 0)
        assert after.below is None
        [senses, _], lead = taker.looked_at(state, action, seat)
        assert senses.tolist() == taker.sensed(after, seat).tolist()
        assert lead == pytest.approx(after.outlook(seat) - game.regard * after.outlook(1 - seat))
        ended += in_its_midst
    assert ended > 3


def test_pairs_that_are_held_back_are_not_learned_from() -> None:
    luck = np.random.default_rng(3)
    senses = luck.integers(0, STEPS, (1000, 4, 3)).astype(np.uint8)
    found = (senses[:, :, 1] / STEPS * 9) @ [1, -1, -1, 1]
    found[100:] *= -1  # so that what the others teach is wrong for them
    nothing = np.zeros(1000, np.float32)
    network, before, after = fitted(Notes(senses, nothing, found.astype(np.float32), nothing + 8), 0, 1.0)
    assert after == before
    assert not network.second.any()


@pytest.mark.parametrize("regard", [1.0, 0.5])
def test_a_network_learns_what_the_outlook_misses(regard: float) -> None:
    """Of the rivals as much as they count."""
    shares = np.array([1, -regard, -1, regard], np.float32)
    luck = np.random.default_rng(3)
    senses = luck.integers(0, STEPS, (6000, 4, 5)).astype(np.uint8)
    worth = 8 * np.maximum(senses[:, :, 1] / STEPS - 0.3, 0) - 5 * senses[:, :, 4] / STEPS
    outlooks = luck.normal(0, 3, 6000).astype(np.float32)
    found = (outlooks + worth @ shares).astype(np.float32)
    notes = Notes(senses, outlooks, found, np.full(6000, 8, np.float32))
    network, before, after = fitted(notes, 0, regard)
    assert after < before / 20
    errors, *_ = network.errors(notes, shares)
    assert float(np.mean(errors**2)) < before / 20


def test_a_network_is_the_same_in_the_core(tmp_path: Path) -> None:
    game = feldberg.game("burgundy", players=2)
    luck = np.random.default_rng(3)
    inputs = sum(lengths_of(senses_read(game)).values())
    network = Network(*(luck.normal(0, 1, size).astype(np.float32) for size in ((inputs, 6), 6, 6)))
    file = tmp_path / "learned.json"
    write(file, network_of(game, network, {}))
    judge = judge_for(game, str(file))
    assert judge is not None
    state: feldberg.State = game.start(1, events=False)
    for seat in (0, 1):
        row = state.sense(seat)
        read = np.array([number for part in senses_read(game).values() for number in row[part]], np.float32)
        by_numpy = np.maximum(read @ network.first + network.shift, 0) @ network.second
        assert judge.worth(state, seat) == pytest.approx(float(by_numpy), abs=0.01)


def test_a_file_keeps_what_was_learned_of_other_tables(tmp_path: Path) -> None:
    file = tmp_path / "learned.json"
    for options, number in (({}, 1.0), ({"inns": True}, 2.0), ({}, 3.0)):
        game = feldberg.game("burgundy", players=2, **options)
        inputs = sum(lengths_of(senses_read(game)).values())
        network = Network(np.full((inputs, 1), number, np.float32), *np.zeros((2, 1), np.float32))
        write(file, network_of(game, network, {"seed": 7}))
    found = json.loads(file.read_text())["networks"]
    assert [one["first"][0] for one in found] == [2.0, 3.0]
    assert found[0]["made"]["seed"] == 7
    assert found[0]["made"]["version"] == feldberg.__version__


def test_what_was_learned_says_of_which_commit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    checkout = tmp_path / "checkout"
    checkout.mkdir()
    file = checkout / "rounds.py"
    file.touch()
    monkeypatch.setattr("feldberg.training.rounds.__file__", str(file))
    for name in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{name}_NAME", "Anna")
        monkeypatch.setenv(f"GIT_{name}_EMAIL", "")
    git("init", checkout)
    git("commit", checkout, "--allow-empty", "--message", "One")
    assert checked_out() == ""  # not of this checkout
    git("add", checkout, "rounds.py")
    git("commit", checkout, "--message", "Two")
    commit = git("rev-parse", checkout, "HEAD")
    assert checked_out() == commit
    file.write_text("# changed")
    assert checked_out() == f"{commit}-dirty"
    monkeypatch.setenv("PATH", str(tmp_path))
    assert checked_out() == ""  # without git


def git(command: str, folder: Path, *arguments: str) -> str:
    done = subprocess.run(["git", command, *arguments], cwd=folder, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_no_deal_is_met_twice() -> None:
    taught = course("burgundy", [{"players": 2}, {"players": 3}], {}, 10)
    seeds = [lesson.seed for number in (0, 1) for lesson in taught.lessons(number, 3, NONE)]
    assert seeds == [10, 11, 12, 10 + A_ROUND, 11 + A_ROUND, 12 + A_ROUND]
    assert [lesson.options["players"] for lesson in taught.lessons(0, 3, NONE)] == [2, 3, 2]
    assert taught.match(1, 4, NONE, NONE).first == 10 + A_ROUND + A_ROUND // 2


def test_the_match_that_decides_hangs_on_play_outs_and_not_on_a_clock() -> None:
    taught = course("oh_my_goods", [{"players": 2}], {"playouts": 1000, "horizon": 8}, 0)
    for one in taught.match(0, 4, NONE, NONE).entrants:
        found = feldberg.agent(one.name, taught.games[0], 0, **one.budget)
        assert isinstance(found, Search)
        assert (found.playouts, found.seconds) == (1000, math.inf)


def test_tables_with_other_senses_are_taught_alone() -> None:
    with pytest.raises(feldberg.OptionError, match=r"has other senses than .*: train it alone"):
        course("burgundy", [{"players": 2}, {"players": 2, "inns": True}], {}, 0)


def meeting(first: str, won: tuple[float, float, float] | None, ahead: tuple[float, float, float]) -> Meeting:
    second = OLD if first == NEW else NEW
    return Meeting(first, second, 40, won and Estimate(*won), Estimate(*ahead), None)


@pytest.mark.parametrize(
    ("met", "better"),
    [
        (meeting(NEW, (0.6, 0.52, 0.68), (3, -1, 7)), True),
        (meeting(NEW, (0.6, 0.49, 0.7), (3, 1, 5)), False),
        (meeting(OLD, (0.4, 0.32, 0.48), (-3, -7, 1)), True),
        (meeting(OLD, (0.6, 0.52, 0.68), (3, 1, 5)), False),
        (meeting(NEW, None, (3, 1, 5)), True),
        (meeting(NEW, None, (3, -1, 7)), False),
        (meeting(OLD, None, (-3, -5, -1)), True),
    ],
)
def test_only_what_is_surely_better_is_kept(met: Meeting, better: bool) -> None:
    assert is_better(met) is better


def test_a_match_is_told_from_the_new_ones_side() -> None:
    assert told(meeting(OLD, (0.6, 0.5, 0.7), (3, 1, 5)), "none") == (
        "wins 40% ± 10%, -3.0 ± 2.0 points against none in 40 games"
    )
    assert told(meeting(NEW, None, (3, 1, 5)), "own") == "+3.0 ± 2.0 points against own in 40 games"


def run(*arguments: Any) -> Result:
    return CliRunner().invoke(app, ["train", *map(str, arguments)])


def test_a_round_from_the_command_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "learned.json"
    words = ["oh_my_goods", file, "--rounds", 1, "--lessons", 1, "--games", 2, "--playouts", 4, "--horizon", 1]
    result = run(*words, "--players", 2, "--workers", 1)
    assert result.exit_code == 0, result.output
    assert "Round 1: " in result.output
    assert " points against none in 2 games" in result.output
    assert "it is not surely better, so it is not kept" in result.output  # after two games nothing is sure
    assert not file.exists()
    monkeypatch.setattr("feldberg.training.command.is_better", lambda _: True)
    result = run(*words, "--rounds", 2, "--players", 2, "--players", 3, "--workers", 1)
    assert result.output.index(" points against none") < result.output.index(f" points against {file}")
    assert f"it is kept: {file}" in result.output
    assert judge_for(feldberg.game("oh_my_goods", players=4), str(file)) is not None
    result = run(*words, "--players", 2, "--workers", 1)
    assert f" points against {file} in 2 games" in result.output


def test_a_network_is_fitted_with_rivals_counting_as_the_game_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    regards = []

    def noticed(notes: Notes, seed: int, regard: float) -> tuple[Network, float, float]:
        regards.append(regard)
        return fitted(notes, seed, regard)

    monkeypatch.setattr("feldberg.training.command.fitted", noticed)
    words = ["--rounds", 1, "--lessons", 1, "--games", 2, "--playouts", 4, "--horizon", 1, "--workers", 1]
    assert run("hallertau", tmp_path / "learned.json", *words, "players=1", "cards=false").exit_code == 0
    assert regards == [feldberg.game("hallertau").regard] == [0.5]


def test_what_is_learned_does_not_hang_on_who_is_done_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = ["--rounds", 1, "--lessons", 3, "--games", 2, "--playouts", 4, "--horizon", 1, "--workers", 1]
    monkeypatch.setattr("feldberg.training.command.is_better", lambda _: True)

    def backwards(*arguments: Any) -> list[Any]:
        return list(watched(*arguments))[::-1]

    found = []
    for name, order in (("one.json", watched), ("other.json", backwards)):
        monkeypatch.setattr("feldberg.training.command.watched", order)
        assert run("oh_my_goods", tmp_path / name, *words, "players=2").exit_code == 0
        [network] = json.loads((tmp_path / name).read_text())["networks"]
        found.append([network[numbers] for numbers in Network._fields])
    assert found[0] == found[1]


def test_a_file_learns_of_further_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("feldberg.training.command.is_better", lambda _: True)
    file = tmp_path / "learned.json"
    words = ["--rounds", 1, "--lessons", 1, "--games", 2, "--playouts", 2, "--horizon", 1, "--workers", 1]
    for table, against in (("inns=true", "none"), ("inns=false", "own"), ("inns=true", file)):
        result = run("burgundy", file, *words, "players=2", table)
        assert result.exit_code == 0, result.output
        assert f" points against {against} in 2 games" in result.output
    assert len(json.loads(file.read_text())["networks"]) == 2


def test_a_trial_lies_where_its_file_will_so_that_a_whole_cluster_sees_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, trials = Course.match, []

    def noted(course: Course, number: int, count: int, new: str, old: str) -> Contest:
        trials.append(Path(new))
        return match(course, number, count, new, old)

    monkeypatch.setattr(Course, "match", noted)
    words = ["--rounds", 1, "--lessons", 1, "--games", 2, "--playouts", 2, "--horizon", 1, "--workers", 1]
    assert run("oh_my_goods", tmp_path / "learned.json", *words, "players=2").exit_code == 0
    assert [trial.parent.parent for trial in trials] == [tmp_path]
    assert list(tmp_path.iterdir()) == []  # it was not better, and nothing is left of it


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    result = run("oh_my_goods", tmp_path)
    assert result.exit_code == 2
    assert "cannot be written" in result.output
