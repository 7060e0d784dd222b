"""Databases and rooms for the server's tests."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.engine import make_url

from feldberg.server.store import migrate, open_database
from tests.server import services
from tests.server.rooms import Rooms

DATABASES = ["sqlite", "postgresql"] if services.POSTGRES or services.CI else ["sqlite"]


@pytest.fixture(scope="session")
def postgresql(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with services.postgres(tmp_path_factory.mktemp("postgres")) as url:
        yield url


@pytest.fixture(scope="session")
def migrated_postgresql(postgresql: str) -> str:
    """A database to begin others from, as `rooms.prepare` does it for SQLite."""
    url = created(postgresql)
    engine = open_database(url)
    migrate(engine)
    engine.dispose()
    return url


def created(server: str, like: str = "template1") -> str:
    """The URL of a new database there, with what another one holds."""
    url = make_url(server)
    name = f"test_{secrets.token_hex(8)}"
    engine = create_engine(url.set(drivername="postgresql+psycopg"), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name} TEMPLATE {like}"))
    engine.dispose()
    return url.set(database=name).render_as_string(hide_password=False)


@pytest.fixture(params=DATABASES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'feldberg.sqlite'}"
    return created(request.getfixturevalue("postgresql"))


@pytest.fixture(params=DATABASES)
def rooms(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Rooms]:
    if request.param == "sqlite":
        made = Rooms(f"sqlite:///{tmp_path / 'feldberg.sqlite'}")
    else:
        server = request.getfixturevalue("postgresql")
        made = Rooms(created(server, like=str(make_url(request.getfixturevalue("migrated_postgresql")).database)))
    yield made
    made.close()


@pytest.fixture
def plain_rooms(tmp_path: Path) -> Iterator[Rooms]:
    """Where the database does not matter."""
    made = Rooms(f"sqlite:///{tmp_path / 'feldberg.sqlite'}")
    yield made
    made.close()


@pytest.fixture
def no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """For limits no time passes, however slow the machine is."""
    monkeypatch.setattr("feldberg.server.limits.time", SimpleNamespace(monotonic=lambda: 0.0))
