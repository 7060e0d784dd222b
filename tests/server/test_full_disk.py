"""A disk without room: it is said so, nothing that was accepted is lost, and all goes on once there is room."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, event, text

from feldberg.server import keeper as keeping
from feldberg.server import sockets
from feldberg.server.bots import Asker, Job, LocalThinker, Thought, decide
from feldberg.server.house import House
from feldberg.server.services import PATIENCE, POSTGRES, wait_for
from feldberg.server.settings import Settings
from tests.server.conftest import created
from tests.server.services import CI
from tests.server.test_sockets import asked, move
from tests.server.web import ENOUGH, Visitor, web

FULL = Path("/dev/full")  # whoever writes to it hears that there is no room
NO_MORE = "PRAGMA max_page_count = 1"  # than there are


def fill(engine: Engine) -> Callable[[], None]:
    """From now on every entry needs room that there is not, as the database itself finds; gives how to make room."""
    with engine.connect().execution_options(writing=True) as connection:
        fill_postgresql(connection) if engine.dialect.name == "postgresql" else fill_sqlite(connection)
        connection.commit()
    return lambda: make_room(engine)


def fill_postgresql(connection: Connection) -> None:
    """A table whose file is where nothing can be written takes a row with each entry."""
    connection.execute(text("CREATE TABLE ballast (lies integer)"))
    file = folder_of(connection) / str(connection.scalar(text("SELECT pg_relation_filepath('ballast')")))
    file.unlink()
    file.symlink_to(FULL)
    connection.execute(
        text(
            "CREATE FUNCTION load() RETURNS trigger LANGUAGE plpgsql AS "
            "'BEGIN INSERT INTO ballast VALUES (1); RETURN NEW; END'"
        )
    )
    connection.execute(text("CREATE TRIGGER loads BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION load()"))


def folder_of(connection: Connection) -> Path:
    return Path(str(connection.scalar(text("SELECT current_setting('data_directory')"))))


def fill_sqlite(connection: Connection) -> None:
    """The file must not grow, and a large row comes with each entry."""
    connection.execute(text("CREATE TABLE ballast (lies blob)"))
    load = "INSERT INTO ballast VALUES (zeroblob(100000))"
    connection.execute(text(f"CREATE TRIGGER loads BEFORE INSERT ON entries BEGIN {load}; END"))
    event.listen(connection.engine, "begin", lambda begun: begun.exec_driver_sql(NO_MORE))


def make_room(engine: Engine) -> None:
    with engine.connect().execution_options(writing=True) as connection:
        connection.execute(text("DROP TRIGGER loads" + (" ON entries" if engine.dialect.name == "postgresql" else "")))
        connection.commit()


def test_what_cannot_be_kept_is_refused_and_play_goes_on_once_there_is_room(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    is_full = threading.Event()

    def once_it_is_full(thinker: LocalThinker, asked: Job, asker: Asker) -> Thought:
        assert is_full.wait(PATIENCE)
        return decide(asked)

    monkeypatch.setattr(LocalThinker, "think", once_it_is_full)
    monkeypatch.setattr(sockets, "AGAIN_SECONDS", 0.0)
    monkeypatch.setattr(keeping, "LOST_AND_FOUND_SECONDS", float(ENOUGH))  # who waits needs not be found
    with web(tmp_path, database=database, messages_a_second=ENOUGH) as client:
        house: House = client.app.state.house  # type: ignore[attr-defined]
        ann = Visitor(client, "Ann")
        mine, bots = ann.table(people=2), ann.table(bots={0: "random", 1: "random"}, people=0)
        for table in (mine, bots):
            assert ann.post(f"/tables/{table}/start").status_code == 200
        with ann.socket(mine) as socket:
            assert asked(socket, move(socket.receive_json()))["type"] == "accepted"
            update = socket.receive_json()
            room = fill(house.engine)
            is_full.set()
            before = seen(ann, mine)
            for _ in range(2):
                refused = asked(socket, move(update))
                assert (refused["code"], refused["reason"]) == ("away", "disk_full")
            answer = ann.post(f"/tables/{mine}/play", move(update))
            assert (answer.status_code, answer.json()["reason"]) == (503, "disk_full")
            assert "disk is full" in answer.json()["error"]
            house.desk.lives.clear()
            assert seen(ann, mine) == before
            wait_for("the bot's failure", lambda: "a bot waits for the database" in caplog.text)
            assert seen(ann, bots)["at"] == 0
            room()
            assert asked(socket, move(update))["type"] == "accepted"
            assert socket.receive_json()["at"] == update["at"] + 1
        wait_for("the bot's move", lambda: seen(ann, bots)["at"] > 0)


def seen(visitor: Visitor, table: str) -> dict[str, Any]:
    update: dict[str, Any] = visitor.get(f"/tables/{table}").json()
    return update


if POSTGRES or CI:  # else left out, which the report's header says

    def test_a_server_whose_postgresql_has_no_room_is_not_ready(postgresql: str, tmp_path: Path) -> None:
        """PostgreSQL says so itself: the first file that it would write beside its tables cannot be written."""
        house = House(Settings(data=tmp_path, database=created(postgresql), site=None))
        assert asyncio.run(house.problems()) == {}
        with house.engine.connect() as connection:  # the only one so far
            process = connection.scalar(text("SELECT pg_backend_pid()"))
            beside = folder_of(connection) / "base" / "pgsql_tmp"
        next_one = beside / f"pgsql_tmp{process}.1"
        next_one.symlink_to(FULL)
        problems = asyncio.run(house.problems())
        assert list(problems) == ["disk"]
        assert "No space left on device" in problems["disk"]
        assert not next_one.exists()
        assert asyncio.run(house.problems()) == {}
        house.engine.dispose()
