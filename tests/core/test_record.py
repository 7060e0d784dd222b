from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import feldberg
from feldberg.core.record import Record


def played(moves: int | None = None) -> feldberg.Record:
    game = feldberg.game("toy")
    record = feldberg.Record(game, 3, [])
    state = game.start(3)
    while not state.over and (moves is None or len(record.moves) < moves):
        legal = state.legal()
        record.play(state, legal[len(record.moves) % len(legal)])
    record.close(state)
    return record


def test_a_finished_record_knows_its_result() -> None:
    record = played()
    state = record.verify()
    assert record.scores == state.scores()
    assert record.ranking == state.ranking()


def test_an_unfinished_record_has_none() -> None:
    record = played(9)
    assert record.scores is None
    assert not record.verify().over


def test_both_forms_on_disk(tmp_path: Path) -> None:
    record = played(9)
    for name in ("game.json", "game.txt"):
        record.save(tmp_path / name)
        assert Record.load(tmp_path / name).to_dict() == record.to_dict()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["game.json", "game.txt"]
    assert len((tmp_path / "game.json").read_text().splitlines()) == 1


def test_an_illegal_move_is_not_noted() -> None:
    record = played(5)
    state = record.final()
    with pytest.raises(feldberg.IllegalAction):
        record.play(state, 19 if 19 not in state.legal() else 18)
    assert len(record.moves) == 5


def changed(**changes: Any) -> dict[str, Any]:
    return played(10).to_dict() | changes


@pytest.mark.parametrize(
    ("save", "message"),
    [
        ([], "this is no record"),
        ({"moves": []}, "this is no record"),
        (changed(feldberg=99), "format 99"),
        ({key: value for key, value in changed().items() if key != "seed"}, "has no seed"),
        (changed(game="chess"), "there is no game 'chess'"),
        (changed(options={"players": 9}), "players=9 is not allowed"),
        (changed(options=[]), "cannot be read"),
        (changed(seed="x"), "'x' is not a whole number"),
        (changed(moves=[[0]]), r"\[0\] is not a move"),
        (changed(moves=[[0, "take"]]), "'take' is not a whole number"),
        (changed(moves=7), "cannot be read"),
        (changed(who=["person"]), "names 1 players, the game has 2"),
        (changed(scores=["a", 1]), "'a' is not a whole number"),
        (changed(ranking=[1]), "is not a list of 2"),
    ],
)
def test_a_bad_record_is_refused(save: Any, message: str) -> None:
    with pytest.raises(feldberg.RecordError, match=message):
        Record.from_dict(save)


def test_a_move_that_cannot_be_played_is_named() -> None:
    save = changed()
    save["moves"][4][1] = 16  # a stake, when the prize is asked for
    with pytest.raises(feldberg.RecordError, match="move 5 of 10 cannot be played"):
        Record.from_dict(save).verify()


def test_a_record_of_other_rules_is_not_replayed() -> None:
    with pytest.raises(feldberg.RecordError, match="rules version 0 of toy, this is version 1"):
        Record.from_dict(changed(rules=0)).verify()


def test_what_no_longer_comes_out_is_reported() -> None:
    save = played().to_dict()
    with pytest.raises(feldberg.RecordError, match="notes scores"):
        Record.from_dict(save | {"scores": [0, 0]}).verify()
    with pytest.raises(feldberg.RecordError, match="notes digest"):
        Record.from_dict(save | {"digest": "0" * 16}).verify()
    with pytest.raises(feldberg.RecordError, match="end before the game does"):
        Record.from_dict(save | {"moves": save["moves"][:-1]}).verify()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "this is no record"),
        ("{", "this is no record"),
        ("feldberg record\nwhat is this\n", "neither a move nor a heading"),
        ("feldberg record\n   2 seat 0 action    5  take\n", "move 1 is missing"),
        ("feldberg record\n   1 seat x action    5  take\n", "is no move"),
    ],
)
def test_a_bad_text_is_refused(text: str, message: str) -> None:
    with pytest.raises(feldberg.RecordError, match=message):
        Record.parse(text)


def test_a_missing_or_binary_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(feldberg.RecordError, match="cannot be read"):
        Record.load(tmp_path / "none.json")
    (tmp_path / "photo.json").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(feldberg.RecordError, match="not a text file"):
        Record.load(tmp_path / "photo.json")


def test_the_compact_form_is_json() -> None:
    assert json.loads(json.dumps(played(3).to_dict()))["moves"] == [list(move) for move in played(3).moves]
