"""Weights that are varied and selected."""

from __future__ import annotations

import json
import math
import shutil
from pathlib import Path

import pytest
from typer.testing import CliRunner

import feldberg
from feldberg.agents.weights import Numbers, numbers_of, own, weights_of
from feldberg.cli import app
from feldberg.training.tuning import Breed, Breeding, code_of, tried, write_code

QUICK = ["--generations", "1", "--size", "4", "--deals", "1", "--games", "2", "--playouts", "2", "--horizon", "1"]


def test_a_generation_is_tried_in_the_same_deals_which_no_other_has() -> None:
    breeding = Breeding([feldberg.game("oh_my_goods", players=2)], 3, 4, 5, 100)
    trials = [breeding.trials(generation, [{"coin": 1.0}, {"coin": 2.0}]) for generation in (0, 1)]
    assert [trial.seeds for trial in trials[0]] == [range(100, 105)] * 2
    assert [trial.seeds for trial in trials[1]] == [range(105, 110)] * 2
    assert [trial.weights for trial in trials[0]] == [{"coin": 1.0}, {"coin": 2.0}]


def test_the_own_weights_are_as_good_as_themselves() -> None:
    game = feldberg.game("oh_my_goods", players=2)
    [trial] = Breeding([game], 1, 4, 2, 100).trials(0, [own(game)])
    assert tried(trial) == 0


def test_worse_weights_fall_behind() -> None:
    game = feldberg.game("tuscany", players=2)
    worse = {
        name: number * (0.001 if name in ("covered", "begun", "hoped") else 1) for name, number in own(game).items()
    }
    [trial] = Breeding([game], 1, 4, 3, 100).trials(0, [worse])
    assert tried(trial) < -10


def test_alone_the_score_counts() -> None:
    game = feldberg.game("hallertau", players=1)
    [trial] = Breeding([game], 1, 4, 1, 100).trials(0, [own(game)])
    state: feldberg.State = game.start(100, events=False)
    greedy = feldberg.agent("greedy", game, 100)
    while not state.over:
        state.play(greedy.choose(state.seen_by(0)), 0)
    assert [tried(trial)] == state.scores()


def test_after_a_trial_the_own_weights_are_in_force() -> None:
    game = feldberg.game("hallertau", players=1)
    [trial] = Breeding([game], 1, 4, 1, 100).trials(0, [{name: 2 * number for name, number in own(game).items()}])
    tried(trial)
    assert numbers_of(weights_of(game)) == own(game)


def test_tables_of_several_sizes_are_tried_in_turn() -> None:
    one, two = (feldberg.game("hallertau", players=players) for players in (1, 2))
    [both] = Breeding([one, two], 1, 4, 2, 100).trials(0, [own(one)])
    [alone] = Breeding([one], 1, 4, 1, 100).trials(0, [own(one)])
    assert tried(both) == pytest.approx(tried(alone) / 3)  # among two the own weights are on a par


def test_a_breed_finds_what_does_best() -> None:
    breed = Breed({"near": 1.0, "far": 10.0}, 8, 0)
    for _ in range(60):
        breed.learn([-(math.log(one["near"] / 2) ** 2) - math.log(one["far"] / 5) ** 2 for one in breed.draw()])
    assert breed.middle["near"] == pytest.approx(2, rel=0.05)
    assert breed.middle["far"] == pytest.approx(5, rel=0.05)
    breed.draw()
    breed.learn([1.0, 5.0, *[0.0] * 6])
    assert (breed.best, breed.mean) == (5.0, 0.75)


def test_weights_are_written_where_their_names_are(tmp_path: Path) -> None:
    game = feldberg.game("oh_my_goods", players=2)
    file = shutil.copy(code_of(game), tmp_path)
    before = Path(file).read_text()
    write_code(Path(file), {"coin": 0.125, "card": 2e-05})
    after = Path(file).read_text()
    assert "self.coin = 0.125  #" in after
    assert "self.card = 2e-05  #" in after
    changed = [new for old, new in zip(before.splitlines(), after.splitlines(), strict=True) if old != new]
    assert len(changed) == 2
    write_code(Path(file), {"card": 1.0})
    assert "self.card = 1.0  #" in Path(file).read_text()


def test_the_code_holds_the_weights_of_each_game() -> None:
    for name in ("hallertau", "oh_my_goods", "tuscany"):
        game = feldberg.game(name, players=2)
        text = code_of(game).read_text()
        assert all(f"self.{weight} = {number!r}" in text for weight, number in own(game).items())


def test_weights_that_are_not_surely_better_are_not_kept(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    result = CliRunner().invoke(app, ["tune", "oh_my_goods", str(file), "--workers", "1", *QUICK])
    assert result.exit_code == 0, result.output
    assert "Generation 1: " in result.output
    assert "against own in 2 games" in result.output
    assert "not surely better" in result.output
    assert not file.exists()


def test_weights_that_are_surely_better_are_kept_and_bettered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("feldberg.training.command.is_better", lambda meeting: True)
    code = tmp_path / "weights.py"
    game = feldberg.game("oh_my_goods", players=2)
    shutil.copy(code_of(game), code)
    monkeypatch.setattr("feldberg.training.command.code_of", lambda game: code)
    file = tmp_path / "weights.json"
    for against in ("own", str(file)):
        result = CliRunner().invoke(app, ["tune", "oh_my_goods", str(file), "--code", "--workers", "1", *QUICK])
        assert result.exit_code == 0, result.output
        assert f"against {against} in 2 games" in result.output
    kept = json.loads(file.read_text())
    assert kept.keys() == own(game).keys()
    assert kept != own(game)
    assert all(f"self.{name} = {number!r}" in code.read_text() for name, number in kept.items())


def test_a_file_that_is_there_is_where_it_begins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun = []

    class Noted(Breed):
        def __init__(self, start: Numbers, size: int, seed: int) -> None:
            begun.append(start)
            super().__init__(start, size, seed)

    monkeypatch.setattr("feldberg.training.command.Breed", Noted)
    file = tmp_path / "weights.json"
    there = {name: 2 * number for name, number in own(feldberg.game("oh_my_goods", players=2)).items()}
    file.write_text(json.dumps(there))
    result = CliRunner().invoke(app, ["tune", "oh_my_goods", str(file), "--workers", "1", *QUICK])
    assert result.exit_code == 0, result.output
    assert begun == [there]


def test_a_game_without_weights_is_not_tuned(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["tune", "burgundy", str(tmp_path / "weights.json"), *QUICK])
    assert result.exit_code == 2
    assert "the outlook of burgundy has no weights that could be varied" in result.output
