"""Backup and restore, and what the server's commands make of their options."""

from __future__ import annotations

import logging
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
import uvicorn
from sqlalchemy import inspect
from typer.testing import CliRunner

from feldberg.cli import app
from feldberg.server import app as application
from feldberg.server.settings import Settings
from tests.server.rooms import Rooms


def run(*arguments: str | Path) -> tuple[int, str]:
    result = CliRunner().invoke(app, [str(argument) for argument in arguments])
    return result.exit_code, result.output


@pytest.fixture(autouse=True)
def logging_as_before() -> Iterator[None]:
    """Commands log to what ends with them."""
    root = logging.getLogger()
    level, handlers = root.level, list(root.handlers)
    yield
    root.setLevel(level)
    for handler in set(root.handlers) - set(handlers):
        root.removeHandler(handler)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


def url(data: Path) -> str:
    return f"sqlite:///{data / 'feldberg.sqlite'}"


def test_a_backup_while_the_server_runs_brings_everything_back(data: Path, tmp_path: Path) -> None:
    rooms = Rooms(url(data))
    table = rooms.table(rooms.person("Ann"), people=2)
    rooms.first(table)
    kept = rooms.everything()
    file = tmp_path / "backup.sqlite"
    assert run("backup", file, "--data", data)[0] == 0
    assert run("backup", file, "--data", data)[0] == 2  # it exists
    rooms.first(table)
    assert "exists" in run("restore", file, "--data", data)[1]
    assert "in use" in run("restore", file, "--data", data, "--force")[1]
    rooms.close()
    assert run("restore", file, "--data", data, "--force")[0] == 0
    again = Rooms(url(data))
    assert again.everything() == kept
    again.close()
    elsewhere = tmp_path / "elsewhere"
    assert run("restore", file, "--data", elsewhere)[0] == 0
    assert (elsewhere / "feldberg.sqlite").exists()


def test_a_backup_holds_the_secret_and_only_its_owner_reads_it(data: Path, tmp_path: Path) -> None:
    secret = Settings(data=data).secret()
    rooms = Rooms(url(data))
    kept = rooms.everything()
    rooms.close()
    file, elsewhere = tmp_path / "backup.sqlite", tmp_path / "elsewhere"
    assert "secret" in run("backup", file, "--data", data)[1]
    assert run("restore", file, "--data", elsewhere)[0] == 0
    assert Settings(data=elsewhere).secret() == secret
    again = Rooms(url(elsewhere))
    assert again.everything() == kept
    with again.engine.connect() as connection:
        assert "secret_key" not in inspect(connection).get_table_names()
    again.close()
    for path in (file, elsewhere / "secret", elsewhere / "feldberg.sqlite", data / "feldberg.sqlite"):
        assert stat.S_IMODE(path.stat().st_mode) == 0o600, path


def test_what_is_no_backup_is_not_restored(data: Path, tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    assert run("restore", file, "--data", data)[0] == 2
    file.write_text("hello")
    assert run("restore", file, "--data", data)[0] == 2
    assert not (data / "feldberg.sqlite").exists()
    assert run("backup", tmp_path / "backup", "--data", data)[0] == 2


def test_for_postgresql_the_command_is_named(tmp_path: Path) -> None:
    code, said = run("backup", tmp_path / "x", "--database", "postgresql://me@there/tables")
    assert code == 2
    assert "pg_dump" in said
    assert "pg_restore" in run("restore", tmp_path / "x", "--database", "postgresql://me@there/tables")[1]


@pytest.mark.parametrize("number", [0, -2, 1000])
def test_a_thought_is_not_spread_over_absurdly_many_processes(data: Path, number: int) -> None:
    for command in (("serve", "--data", data, "--bot-processes"), ("bots", "--redis", "redis://there", "--processes")):
        code, said = run(*command, str(number))
        assert code == 2
        assert f"processes={number} cannot be" in said


def test_a_server_is_told_how_many_processes_a_thought_has(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[int] = []
    monkeypatch.setattr(application, "create_app", lambda settings: told.append(settings.bot_processes))
    monkeypatch.setattr(uvicorn, "run", lambda app, **how: None)
    assert run("serve", "--data", data)[0] == 0
    assert run("serve", "--data", data, "--bot-processes", "3")[0] == 0
    assert told == [1, 3]
