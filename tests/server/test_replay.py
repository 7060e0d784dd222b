"""Replays as the app asks for them, and records that come and go as files."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from feldberg.agents import agent
from feldberg.core.events import Event, EventKind
from feldberg.core.record import LONGEST_NAME, Record
from feldberg.core.registry import game as make_game
from feldberg.reel import Shot, shot
from feldberg.server.house import LOOKING_BACK, House
from feldberg.server.messages import Replay
from feldberg.server.refusals import LONGEST_QUOTE, Forbidden, NotFound
from feldberg.server.turns import Turns
from tests.server.process import PATIENCE
from tests.server.rooms import Rooms
from tests.server.web import Visitor, web

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
        assert views[moves] == live.played(live.moves[:moves]).view(1)
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
        rooms.play.move(table, ann, 0, action, rooms.token(table, 0))
        for (user, seat), seen in sent.items():
            seen.add(rooms.showing.reel(table, user, None, "en", 0, REEL, seat).model_dump_json())
        rooms.play.undo(table, ann, 0, rooms.token(table, 0))
    assert [len(seen) for seen in sent.values()] == [2, 1, 1]
    for user, seat in ((ann, 1), (bob, 0), (None, 0)):
        with pytest.raises(Forbidden):
            rooms.showing.reel(table, user, None, "en", 0, REEL, seat)
    with pytest.raises(NotFound):
        rooms.showing.reel(table, ann, None, "en", 10**6, REEL, 0)


def test_the_reel_tells_secret_parts_of_events_to_their_seat_alone() -> None:
    drew = EventKind("drew", ["card"], secret=["card"])
    game = SimpleNamespace(tells=lambda event, *_: str(event.to_dict()), asks=lambda *_: "")
    state: Any = SimpleNamespace(game=game, events=[Event(drew, 1, 987654321)], view=lambda _: {})
    told = [str(shot(state, seat, "en", ()).told) for seat in (0, 1, None)]
    assert ["987654321" in line for line in told] == [False, True, False]
    assert all("drew" in line for line in told)


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
    ("text", "reason", "said"),
    [
        ("not a record", "other", "this is no record"),
        ("[" * 100_000, "other", "this is no record"),
        ("{}", "other", "this is no record"),
        (spoilt(feldberg=2), "format", "format 2"),
        (spoilt(feldberg="\ud800"), "format", "format"),
        (spoilt(game="chess"), "unreadable", "there is no game 'chess'"),
        (spoilt(who=[]), "players", "names 0 players"),
        (spoilt(rules=99), "rules", "rules version 99"),
        (spoilt(moves=[[0, 0]] * 3), "move", "move 1 of 3 cannot be played"),
        (spoilt(moves=[["\ud800" + "x" * 999]]), "line", "x" * 200),
        (spoilt(moves=[], scores=None, ranking=None, digest=None), "unfinished", "not over"),
        (spoilt(moves=[]), "short", "end before"),
        (spoilt(scores=[1, 2]), "scores", "notes scores [1, 2]"),
        (spoilt(ranking=[2, 2]), "ranking", "notes ranking [2, 2]"),
        (spoilt(digest="0"), "digest", "notes digest 0"),
        ("feldberg record\nwhat", "line", "neither a move"),
        ("feldberg record\n 2 seat 0 action 5 x", "gap", "move 1 is missing"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(ann: Visitor, text: str, reason: str, said: str) -> None:
    answer = ann.post("/records", text)
    problem = answer.json()
    assert (answer.status_code, problem["code"], problem["reason"]) == (422, "invalid", f"record_{reason}")
    assert said in problem["error"]
    assert all(len(str(text)) <= LONGEST_QUOTE for text in (problem["error"], *problem["values"].values()))


def test_who_looks_back_holds_up_nobody_who_plays(rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    """And sees the game as it was when they began to."""
    table = rooms.table(rooms.person("Ann"), rooms.person("Bob"), seed=7)
    rooms.first(table)
    with ThreadPoolExecutor(1) as another:

        def meanwhile(*shown: Any) -> Shot:
            if len(rooms.live(table).moves) == 1:
                another.submit(rooms.first, table).result(timeout=PATIENCE)
            return shot(*shown)

        monkeypatch.setattr("feldberg.server.showing.shot", meanwhile)
        reel = rooms.showing.reel(table, None, None, "en", 0, 50, None)
    assert (reel.moves, len(reel.frames), len(rooms.live(table).moves)) == (1, 2, 2)


@pytest.mark.parametrize("way", ["positions/0", "record", "replay"])
def test_who_looks_back_takes_a_turn(tmp_path: Path, way: str) -> None:
    taken: list[str] = []

    class Noted(Turns):
        @asynccontextmanager
        async def taking(self, person: str) -> AsyncIterator[None]:
            taken.append(person)
            async with super().taking(person):
                yield

    with web(tmp_path) as client:
        client.app.state.house.backwards = Noted(LOOKING_BACK, 1)  # type: ignore[attr-defined]
        ann = Visitor(client, "Ann")
        table = ann.table(people=2)
        ann.post(f"/tables/{table}/start")
        ann.get(f"/tables/{table}/{way}")
    assert taken == ["testclient"]


def test_one_looks_back_at_one_game_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with web(tmp_path) as client:
        house: House = client.app.state.house  # type: ignore[attr-defined]
        ann = Visitor(client, "Ann")
        table = ann.table(people=2)
        ann.post(f"/tables/{table}/start")
        reel, at_once, most = house.showing.reel, Counter[str](), []

        def counted(*wanted: Any) -> Replay:
            at_once["now"] += 1
            most.append(at_once["now"])
            try:
                return reel(*wanted)
            finally:
                at_once["now"] -= 1

        monkeypatch.setattr(house.showing, "reel", counted)
        ways = ("replay", "replay?count=1", "replay", "replay?seat=9", "replay", "replay")
        with ThreadPoolExecutor(len(ways)) as callers:
            answers = list(callers.map(lambda way: ann.get(f"/tables/{table}/{way}").status_code, ways))
        assert answers == [200, 200, 200, 404, 200, 200]
        assert most == [1] * len(ways)
        assert house.backwards.free == LOOKING_BACK
