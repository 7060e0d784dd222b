"""The database: opening it, bringing it up to date, and sessions on it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.orm import Session, sessionmaker

from feldberg.extras import needing

MIGRATIONS = Path(__file__).parent / "migrations"
THREADS = 40  # that the web framework runs at most, each with a connection
MIGRATING = 1178944  # the lock that is held meanwhile


def open_database(url: str) -> Engine:
    """An engine for SQLite or PostgreSQL."""
    if url.startswith("sqlite"):
        Path(url.removeprefix("sqlite:///")).parent.mkdir(0o700, parents=True, exist_ok=True)
        engine = create_engine(url, connect_args={"timeout": 30}, pool_size=THREADS, max_overflow=0)
        event.listen(engine, "connect", prepare_sqlite)
        event.listen(engine, "begin", begin_sqlite)
        return engine
    with needing("postgres"):
        return create_engine(url.replace("postgresql://", "postgresql+psycopg://", 1), pool_size=10, pool_pre_ping=True)


def prepare_sqlite(connection: Any, record: object) -> None:
    """Readers and the writer do not wait for each other, and what is committed survives a crash."""
    connection.isolation_level = None  # transactions begin below
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def begin_sqlite(connection: Connection) -> None:
    """Who will write waits for the other writers at the start, and so never finds what was read outdated."""
    writing = connection.get_execution_options().get("writing", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


@contextmanager
def transaction(sessions: sessionmaker[Session]) -> Iterator[Session]:
    """A session that writes: committed at the end, or not at all."""
    with sessions.begin() as session:
        session.connection(execution_options={"writing": True})
        yield session


def migrate(engine: Engine, version: str = "head") -> None:
    """Bring the schema up to date; several processes may try at once."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.connect().execution_options(writing=True) as connection:
        if engine.dialect.name == "postgresql":
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")
        else:
            let_go(connection)
        config.attributes["connection"] = connection
        command.upgrade(config, version)
        connection.commit()


def let_go(connection: Connection) -> None:
    """SQLite changes a table by making it anew, and what refers to the old one must not go with that."""
    connection.detach()  # nobody else gets it
    connection.connection.cursor().execute("PRAGMA foreign_keys=OFF")  # before the transaction begins


def sessions(engine: Engine) -> sessionmaker[Session]:
    return sessionmaker(engine, expire_on_commit=False)
