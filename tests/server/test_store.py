"""The database: its schema, several who open it at once, and the key that signs cookies."""

from __future__ import annotations

import multiprocessing
import stat
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import event, text

from feldberg.server.models import Base
from feldberg.server.settings import Settings, SetupError
from feldberg.server.store import MIGRATIONS, migrate, open_database
from tests.server.rooms import Rooms


def test_models_and_migrations_agree(rooms: Rooms) -> None:
    with rooms.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, Base.metadata) == []


def migrated(url: str) -> str:
    engine = open_database(url)
    migrate(engine)
    with engine.connect() as connection:
        version = str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one())
    engine.dispose()
    return version


def test_several_processes_may_migrate_at_once(database: str) -> None:
    newest = max(path.name.partition("_")[0] for path in MIGRATIONS.glob("versions/0*.py"))
    with ProcessPoolExecutor(3, multiprocessing.get_context("spawn")) as processes:
        assert set(processes.map(migrated, [database] * 3)) == {newest}


def test_all_steps_of_a_migration_are_committed_at_once(database: str) -> None:
    engine = open_database(database)
    commits: list[object] = []
    event.listen(engine, "commit", commits.append)
    migrate(engine)
    assert len(commits) == 1
    engine.dispose()


def test_who_migrates_sqlite_waits_for_the_others_before_looking_at_anything(tmp_path: Path) -> None:
    engine = open_database(f"sqlite:///{tmp_path / 'feldberg.sqlite'}")
    said: list[str] = []
    event.listen(engine, "before_cursor_execute", lambda *told: said.append(told[2]))
    migrate(engine)
    assert said[0] == "BEGIN IMMEDIATE"
    engine.dispose()


def test_a_table_made_anew_keeps_what_refers_to_it(database: str) -> None:
    """0006 changes the type of a column, for which SQLite makes the table anew."""
    engine = open_database(database)
    migrate(engine, "0003")
    with engine.begin() as connection:
        connection.execute(text("INSERT INTO users (id, name, created) VALUES ('ann', 'Ann', 0)"))
        columns = "id, game, options, rules, seed, status, host, undo, hints, number, created, changed"
        values = "'t', 'toy', '{}', 1, '7', 'playing', 'ann', true, true, 1, 0, 0"
        connection.execute(text(f"INSERT INTO tables ({columns}) VALUES ({values})"))
        connection.execute(text("INSERT INTO seats (\"table\", seat, \"user\") VALUES ('t', 0, 'ann')"))
        entry = "'t', 1, 'move', 0, 3, false, 0"
        connection.execute(
            text(f'INSERT INTO entries ("table", number, kind, seat, value, revealed, at) VALUES ({entry})')
        )
    migrate(engine)
    with engine.connect() as connection:
        for table in ("tables", "seats", "entries"):
            assert connection.execute(text(f"SELECT count(*) FROM {table}")).scalar_one() == 1
    engine.dispose()


def test_after_migrating_sqlite_checks_again_what_refers_to_what(tmp_path: Path) -> None:
    engine = open_database(f"sqlite:///{tmp_path / 'feldberg.sqlite'}")
    migrate(engine)
    with engine.connect() as connection:
        assert connection.execute(text("PRAGMA foreign_keys")).scalar_one() == 1
    engine.dispose()


def test_the_key_is_made_once_and_only_its_owner_reads_it(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path / "data")
    with ThreadPoolExecutor(8) as threads:
        keys = set(threads.map(lambda _: settings.secret(), range(8)))
    assert len(keys) == 1
    assert len(keys.pop()) == 32
    assert [path.name for path in settings.data.iterdir()] == ["secret"]
    assert stat.S_IMODE((settings.data / "secret").stat().st_mode) == 0o600
    assert stat.S_IMODE(settings.data.stat().st_mode) == 0o700


def test_an_empty_key_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "secret").write_bytes(b"")
    with pytest.raises(SetupError, match="is empty"):
        Settings(data=tmp_path).secret()
    monkeypatch.setenv("FELDBERG_SECRET", " ")
    with pytest.raises(SetupError, match="FELDBERG_SECRET is empty"):
        Settings(data=tmp_path).secret()


def test_several_hosts_are_given_one_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FELDBERG_SECRET", "for all of us")
    assert Settings(data=tmp_path).secret() == b"for all of us"
    assert not (tmp_path / "secret").exists()
