"""Nobody can spoil it for the others: how much one person, one address may have."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from fastapi import FastAPI
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from feldberg.core.moves import replayed
from feldberg.core.record import Record
from feldberg.core.registry import game as make_game
from feldberg.server.api import LONGEST_GAME
from feldberg.server.lobby import A_DAY, OPEN_DAYS, PLAYING_DAYS
from feldberg.server.patience import patient
from feldberg.server.refusals import NotFound, TooMuch
from feldberg.server.settings import Hosting
from tests.server.process import PATIENCE
from tests.server.rooms import Rooms
from tests.server.web import Visitor, web

FEW = Hosting(open=3, playing=4, bots=2)


def test_one_person_has_so_many_tables_that_wait(rooms: Rooms) -> None:
    rooms.lobby.hosting = FEW
    ann = rooms.person("Ann")
    tables = [rooms.table(ann, start=False) for _ in range(3)]
    before = rooms.everything()
    with pytest.raises(TooMuch, match="3 tables"):
        rooms.table(ann, start=False)
    assert rooms.everything() == before
    rooms.table(rooms.person("Bob"), start=False)
    rooms.lobby.leave(tables[0], ann)
    rooms.table(ann, start=False)


def test_one_person_has_so_many_games(rooms: Rooms) -> None:
    rooms.lobby.hosting = FEW
    ann, bob = rooms.person("Ann"), rooms.person("Bob")
    games = [rooms.table(ann, bob) for _ in range(4)]
    waiting = rooms.table(ann, bob, start=False)
    before = rooms.everything()
    with pytest.raises(TooMuch, match="4 games"):
        rooms.lobby.start(waiting, ann)
    assert rooms.everything() == before
    rooms.table(bob, ann)  # whoever sits there, it is the host's
    rooms.finish(games[0])
    rooms.lobby.start(waiting, ann)


def test_one_person_has_so_many_games_of_bots_alone(rooms: Rooms) -> None:
    rooms.lobby.hosting = FEW
    ann = rooms.person("Ann")
    bots: dict[str, Any] = {"bots": {0: "random", 1: "random"}, "people": 0}
    games = [rooms.table(ann, **bots) for _ in range(2)]
    rooms.table(ann, bots={1: "random"})
    with pytest.raises(TooMuch, match="bots alone"):
        rooms.table(ann, **bots)
    rooms.finish(games[0])
    rooms.table(ann, **bots)


def test_tables_that_nobody_touches_go(rooms: Rooms) -> None:
    """Those that have not begun soon, games after weeks; they are kept as records."""
    ann, bob = rooms.person("Ann"), rooms.person("Bob")
    waiting, game, over = rooms.table(ann, start=False), rooms.table(ann, bob), rooms.table(ann, bob)
    rooms.talk.say(waiting, ann, None, "anybody?")
    rooms.first(game)
    rooms.finish(over)
    rooms.clock.time += OPEN_DAYS * A_DAY
    assert rooms.lobby.expire(10) == []
    rooms.clock.time += 1
    touched = rooms.table(ann, start=False)
    assert rooms.lobby.expire(10) == [waiting]
    with pytest.raises(NotFound):
        rooms.see(waiting, ann)
    assert rooms.everything()["chats"] == []
    rooms.clock.time += PLAYING_DAYS * A_DAY
    assert set(rooms.lobby.expire(10)) == {touched, game}
    assert rooms.lobby.expire(10) == []
    assert rooms.see(game, ann).table.status == "closed"
    assert len(rooms.showing.record(game, ann, None)["moves"]) == 1
    assert rooms.showing.reel(game, bob, None, "en", 0, 9, 1).moves == 1
    assert rooms.see(over, ann).table.status == "over"


def test_tables_expire_a_few_at_a_time(rooms: Rooms) -> None:
    ann = rooms.person("Ann")
    for _ in range(3):
        rooms.table(ann, start=False)
    rooms.clock.time += (OPEN_DAYS + 1) * A_DAY
    assert [len(rooms.lobby.expire(2)) for _ in range(3)] == [2, 1, 0]


@pytest.mark.parametrize("counted", ["sockets", "windows"])
def test_sockets_are_counted_and_closed_with_a_reason(tmp_path: Path, counted: str) -> None:
    """Of an address, and of a person wherever they come from."""
    with web(tmp_path) as client:
        getattr(client.app.state.house, counted).most = 2  # type: ignore[attr-defined]
        ann = Visitor(client, "Ann")
        table = ann.table()
        with ann.socket(table) as first, ann.socket(table) as second:
            assert first.receive_json()["type"] == second.receive_json()["type"] == "table"
            with ann.socket(table) as third:
                refused = third.receive_json()
                assert (refused["code"], refused["reason"]) == ("too_much", "many_windows")
                with pytest.raises(WebSocketDisconnect) as closed:
                    third.receive_json()
                assert (closed.value.code, closed.value.reason) == (1008, "many_windows")
            if counted == "windows":
                with Visitor(client, "Bob").socket(table) as other:
                    assert other.receive_json()["type"] == "table"
        with ann.socket(table) as again:
            assert again.receive_json()["type"] == "table"


# Records


def asides(count: int) -> Record:
    """Somebody who says again and again how they want to be asked."""
    game = make_game("hallertau", players=2)
    record = Record(game, 1)
    state = game.start(1)
    for _ in range(count):
        record.play(state, state.asides(0)[0], 0)
    return record


def test_long_records_are_refused_before_they_are_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = asides(2).to_dict()
    record["moves"] = record["moves"] * LONGEST_GAME
    with web(tmp_path) as client:
        ann = Visitor(client, "Ann")
        monkeypatch.setattr(Record, "verify", lambda record: pytest.fail("it is played"))
        problem = ann.post("/records", json.dumps(record)).json()
        assert (problem["code"], problem["reason"]) == ("invalid", "record_long")
        assert problem["values"] == {"moves": str(2 * LONGEST_GAME), "most": str(LONGEST_GAME)}


def test_others_move_while_a_record_is_played(rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is held while it is replayed, and its entries are written in one go."""
    ann, bob = rooms.person("Ann"), rooms.person("Bob")
    played, table = rooms.table(ann, people=2), rooms.table(ann, bob)
    rooms.finish(played)
    record = Record.from_dict(rooms.showing.record(played, ann, None))

    def meanwhile(*given: Any) -> Any:
        rooms.first(table)
        return replayed(*given)

    monkeypatch.setattr("feldberg.server.lobby.replayed", meanwhile)
    kept = rooms.lobby.keep(ann, record)
    assert len(rooms.entries(table)) == 1
    assert rooms.entries(kept) == rooms.entries(played)


@pytest.mark.usefixtures("no_time")
def test_nobody_brings_records_without_end(client_of_few: TestClient) -> None:
    ann = Visitor(client_of_few, "Ann")
    answers = [ann.post("/records", {"feldberg": 1}).status_code for _ in range(4)]
    assert (answers[0], answers[-1]) == (422, 429)


@pytest.fixture
def client_of_few(tmp_path: Path) -> Any:
    with web(tmp_path, hosting=Hosting(records=8)) as client:
        yield client


# Requests that are begun only


@contextlib.asynccontextmanager
async def impatient() -> AsyncIterator[int]:
    """A server that waits a moment only; its port."""
    app = FastAPI()

    @app.post("/")
    async def echo(body: dict[str, int]) -> dict[str, int]:
        return body

    config = uvicorn.Config(app, port=0, http=patient(0.05), log_level="error", lifespan="off")
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    yield server.servers[0].sockets[0].getsockname()[1]
    server.should_exit = True
    await serving


HEAD = b"POST / HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 8\r\n\r\n"


@pytest.mark.parametrize("sent", [b"", b"POST / HT", HEAD, HEAD + b'{"a"', HEAD + b'{"a": 1}' + b"POST / HT"])
def test_who_sends_half_a_request_is_hung_up_on(sent: bytes) -> None:
    async def ended() -> bytes:
        async with impatient() as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(sent)
            answer = await asyncio.wait_for(reader.read(), PATIENCE)
            writer.close()
            return answer

    answer = asyncio.run(ended())
    assert (b'{"a":1}' in answer) == (b'{"a": 1}' in sent)
