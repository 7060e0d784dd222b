"""What an operator sees and does from the command line."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

from feldberg.cli import app
from feldberg.server.office import OPERATOR, Office
from feldberg.server.refusals import Forbidden, Invalid, NotFound, Refusal, Stale
from feldberg.server.talk import talk_of
from feldberg.server.visits import person_of
from tests.server.rooms import Rooms
from tests.server.web import Visitor, web

PASSWORD = "correct horse"


@pytest.fixture
def office(rooms: Rooms) -> Office:
    return Office(rooms.desk, rooms.lobby)


def test_tables_and_people_are_found(rooms: Rooms, office: Office) -> None:
    ann, bob = rooms.person("Ann"), rooms.person("Bob")
    rooms.accounts.register(ann, "aurora", PASSWORD)
    game, waiting = rooms.table(ann, bob), rooms.table(bob, start=False)
    assert [one.row.id for one in office.tables("playing", 9)] == [game]
    assert {one.row.id for one in office.tables("", 9)} == {game, waiting}
    assert len(office.tables("", 1)) == 1
    for called in ("Ann", "auror", ann):
        assert [one.id for one in office.people(called, 9)] == [ann]
    assert {one.id for one in office.people("", 9)} == {ann, bob}


def test_a_game_is_closed_and_a_table_removed(rooms: Rooms, office: Office) -> None:
    ann, bob = rooms.person("Ann"), rooms.person("Bob")
    game, other = rooms.table(ann, bob), rooms.table(ann, bob)
    for table in (game, other):
        rooms.first(table)
        rooms.talk.say(table, ann, None, "hm")
    office.close(game)
    with pytest.raises(Stale):
        office.close(game)
    assert rooms.see(game, ann).table.status == "closed"
    office.remove(other)
    with pytest.raises(NotFound):
        rooms.see(other, ann)
    assert other not in str({**rooms.everything(), "bells": []})
    assert rooms.lobby.bells() == [game, other]
    assert rooms.lobby.bells() == []


def test_who_is_banned_is_logged_out_and_does_not_come_in(rooms: Rooms, office: Office) -> None:
    ann = rooms.person("Ann")
    rooms.accounts.register(ann, "ann", PASSWORD)
    cookie = rooms.cookie(ann)
    office.ban("ann", banned=True)
    assert rooms.visits.user_of(cookie, "", rooms.clock()) is None
    with pytest.raises(Forbidden, match="operator"):
        rooms.accounts.login("ann", PASSWORD)
    assert rooms.lobby.bells() == [person_of(ann)]
    office.ban(ann, banned=False)
    assert rooms.accounts.login("ann", PASSWORD).id == ann


def test_the_operator_speaks_at_a_table(rooms: Rooms, office: Office) -> None:
    table = rooms.table(rooms.person("Ann"), start=False)
    office.message(table, "a new version at noon")
    [line] = rooms.talk.lines(table, None, None)
    assert (line.by, line.name, line.text) == (None, OPERATOR, "a new version at noon")
    assert rooms.lobby.bells() == [talk_of(table)]


def test_what_cannot_be_done_changes_nothing(rooms: Rooms, office: Office) -> None:
    table = rooms.table(rooms.person("Ann"), start=False)
    before = rooms.everything()
    attempts: list[tuple[type[Refusal], Callable[[], object]]] = [
        (NotFound, lambda: office.remove("nowhere")),
        (Stale, lambda: office.close(table)),
        (NotFound, lambda: office.ban("nobody", banned=True)),
        (NotFound, lambda: office.message("nowhere", "hello")),
        (Invalid, lambda: office.message(table, " ")),
        (Invalid, lambda: office.message(table, "x" * 1001)),
    ]
    for refusal, attempt in attempts:
        with pytest.raises(refusal):
            attempt()
    assert rooms.everything() == before


def run(*arguments: str | Path) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["admin", *map(str, arguments)])
    return result.exit_code, result.output


ids = secrets.token_urlsafe


def dashed(size: int) -> str:
    """One in 64 ids begins like an option."""
    return f"-{ids(size)[1:]}"


def test_a_running_server_tells_what_the_operator_did(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "token_urlsafe", dashed)
    with web(tmp_path) as client:
        ann, bob = Visitor(client, "Ann"), Visitor(client, "Bob")
        table = ann.table(people=2)
        ann.post(f"/tables/{table}/start")
        line = f"{table:<16} playing"
        assert line in run("tables", "--status", "playing", "--data", tmp_path)[1]
        with bob.socket(table) as socket:
            assert socket.receive_json()["type"] == "table"
            assert run("message", table, "hello", "--data", tmp_path)[0] == 0
            assert socket.receive_json()["lines"][0]["text"] == "hello"
            who = bob.get("/me").json()["id"]
            assert run("ban", who, "--data", tmp_path) == (0, f"Bob ({who}) is banned\n")
            assert socket.receive_json()["reason"] == "logged_out"
        assert bob.get("/me").json() is None
        assert run("close", table, "--data", tmp_path)[0] == 0
        assert ann.get(f"/tables/{table}").json()["table"]["status"] == "closed"
        [said] = ann.get(f"/tables/{table}/chat").json()
        ann.post(f"/tables/{table}/chat/{said['id']}/report")
        assert "hello" in run("reports", "--data", tmp_path)[1]
        assert "banned" in run("people", who, "--data", tmp_path)[1]
        assert run("remove", table, "--data", tmp_path)[0] == 0
        assert ann.get(f"/tables/{table}").status_code == 404


def test_where_there_is_nothing_it_says_so(tmp_path: Path) -> None:
    code, said = run("tables", "--data", tmp_path / "nowhere")
    assert (code, "there is no database" in said) == (2, True)
    assert not (tmp_path / "nowhere").exists()
