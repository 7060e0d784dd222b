"""The database: its schema, several who open it at once, and the key that signs cookies."""

from __future__ import annotations

import multiprocessing
import stat
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from feldberg.server.models import Base
from feldberg.server.settings import Settings, SetupError
from feldberg.server.store import migrate, open_database
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
    with ProcessPoolExecutor(3, multiprocessing.get_context("spawn")) as processes:
        assert set(processes.map(migrated, [database] * 3)) == {"0005"}


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
