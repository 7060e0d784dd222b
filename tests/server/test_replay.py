"""Replays as the app asks for them, and records that come and go as files."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from feldberg.agents import agent
from feldberg.core.record import LONGEST_NAME, Record
from feldberg.core.registry import game as make_game
from feldberg.server.refusals import Forbidden, NotFound
from feldberg.server.words import RECORD_PROBLEMS
from tests.server.rooms import Rooms
from tests.server.web import Visitor, web

RECORD_SOURCE = Path(__file__).parents[2] / "src" / "feldberg" / "core" / "record.py"
REEL = 40
SECRET = {"players": 2, "estates": "dealt", "choosing": "secret"}


@pytest.fixture
def ann(tmp_path: Path) -> Iterator[Visitor]:
    with web(tmp_path) as client:
        yield Visitor(client, "Ann")


def finished(*who: str) -> Record:
    game = make_game("burgundy", players=len(who))
    record = Record(game, 7)
    record.who = list(who)
    state = game.start(7, events=False)
    bot = agent("random", game, 1)
    while not state.over:
        record.play(state, bot.choose(state.seen_by(state.seat)))
    record.close(state)
    return record


def test_the_reel_has_every_position_once(plain_rooms: Rooms) -> None:
    rooms = plain_rooms
    ann = rooms.person("Ann")
    table = rooms.table(ann, people=2)
    rooms.finish(table)
    live = rooms.live(table)
    views: list[Any] = []
    told: list[str] = []
    while len(views) <= len(live.moves):
        part = rooms.showing.reel(table, None, None, "en", len(views), REEL, 1)
        assert (part.moves, part.first) == (len(live.moves), len(views))
        assert 0 < len(part.frames) <= REEL
        views += [frame.view for frame in part.frames]
        told += [line for frame in part.frames for line in frame.told]
    assert len(views) == len(live.moves) + 1
    for moves in (0, REEL - 1, REEL, len(live.moves)):
        assert views[moves] == live.state_at(moves).view(1)
    assert all(told)
    assert len(told) > len(live.moves) / 2


def test_the_reel_of_a_running_game_keeps_its_secrets(plain_rooms: Rooms) -> None:
    """Whatever was chosen in secret, everybody else is sent the same bytes."""
    rooms = plain_rooms
    ann, bob = rooms.person("Ann"), rooms.person("Bob")
    table = rooms.table(ann, bob, options=SECRET)
    choices = rooms.live(table).state.legal(0)
    sent: dict[tuple[str | None, int | None], set[str]] = {(ann, 0): set(), (bob, 1): set(), (None, None): set()}
    for action in (choices[0], choices[-1]):
        at = rooms.see(table, None).at
        rooms.play.move(table, ann, 0, action, at)
        for (user, seat), seen in sent.items():
            seen.add(rooms.showing.reel(table, user, None, "en", 0, REEL, seat).model_dump_json())
        rooms.play.undo(table, ann, 0, at + 1)
    assert [len(seen) for seen in sent.values()] == [2, 1, 1]
    for user, seat in ((ann, 1), (bob, 0), (None, 0)):
        with pytest.raises(Forbidden):
            rooms.showing.reel(table, user, None, "en", 0, REEL, seat)
    with pytest.raises(NotFound):
        rooms.showing.reel(table, ann, None, "en", 10**6, REEL, 0)


@pytest.mark.parametrize("readable", [False, True])
def test_a_file_goes_up_and_comes_down_with_its_names(ann: Visitor, readable: bool) -> None:
    record = finished("Ада", "x\n\u202e" + "y" * 100, "greedy", "person")
    text = record.to_text() if readable else json.dumps(record.to_dict())
    kept = ann.post("/records", text)
    assert kept.status_code == 201, kept.text
    seats = kept.json()["seats"]
    long = "x  " + "y" * (LONGEST_NAME - 3)
    assert [(seat["name"], seat["bot"]) for seat in seats] == [
        ("Ада", None),
        (long, None),
        (None, "greedy"),
        (None, None),
    ]
    table = kept.json()["id"]
    assert ann.get(f"/tables/{table}/replay?first=3").json()["moves"] == len(record.moves)
    again = ann.get(f"/tables/{table}/record").json()
    assert again == record.to_dict() | {"who": ["Ада", long, "greedy", "?"]}


def spoilt(**changes: Any) -> str:
    return json.dumps(finished("Ann", "Bob").to_dict() | changes)


@pytest.mark.parametrize(
    ("text", "english", "russian"),
    [
        ("not a record", "this is no record", "это не запись"),
        ("[" * 100_000, "this is no record", "это не запись"),
        ("{}", "this is no record", "это не запись"),
        (spoilt(feldberg=2), "format 2", "формат записи — 2"),
        (spoilt(feldberg="\ud800"), "format", "формат записи"),
        (spoilt(game="chess"), "there is no game 'chess'", "запись не читается"),
        (spoilt(who=[]), "names 0 players", "имён в записи — 0"),
        (spoilt(rules=99), "rules version 99", "версии правил 99"),
        (spoilt(moves=[[0, 0]] * 3), "move 1 of 3 cannot be played", "ход 1 из 3 сделать нельзя"),
        (spoilt(moves=[["x" * 999]]), "x" * 200, "x" * 200),
        (spoilt(moves=[], scores=None, ranking=None, digest=None), "not over", "не доиграна"),
        (spoilt(moves=[]), "end before", "обрываются раньше"),
        (spoilt(scores=[1, 2]), "notes scores [1, 2]", "счёт [1, 2]"),
        (spoilt(ranking=[2, 2]), "notes ranking [2, 2]", "места [2, 2]"),
        (spoilt(digest="0"), "notes digest 0", "контрольная сумма"),
        ("feldberg record\nwhat", "neither a move", "строка «what»"),
        ("feldberg record\n 2 seat 0 action 5 x", "move 1 is missing", "пропущен ход 1"),
    ],
)
def test_what_is_wrong_with_a_file_is_said_in_ones_language(
    ann: Visitor, text: str, english: str, russian: str
) -> None:
    for lang, said in (("en", english), ("ru", russian)):
        answer = ann.post(f"/records?lang={lang}", text)
        assert (answer.status_code, answer.json()["code"]) == (422, "invalid")
        assert said in answer.json()["error"]
        assert len(answer.json()["error"]) < 400


def test_every_reason_of_the_core_has_russian_words() -> None:
    tree = ast.parse(RECORD_SOURCE.read_text(encoding="utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and ast.unparse(node.func) == "RecordError"]
    reasons = {call.args[1].value for call in calls if len(call.args) > 1 and isinstance(call.args[1], ast.Constant)}
    assert len(reasons) > 8
    assert reasons < set(RECORD_PROBLEMS)
