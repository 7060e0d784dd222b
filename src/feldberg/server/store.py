"""The database: opening it, bringing it up to date, and sessions on it."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from functools import partial
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.orm import Session, sessionmaker

from feldberg.extras import needing
from feldberg.server.refusals import Away

MIGRATIONS = Path(__file__).parent / "migrations"
THREADS = 40  # that the web framework runs at most, each with a connection
AWAY = (OperationalError, InterfaceError, NoConnection)  # how it shows that the database cannot be used
FULL = {"53100", "SQLITE_FULL"}  # what PostgreSQL and SQLite say where a disk is full
AGAIN_SECONDS = 1.0  # until one looks whether it is back
MIGRATING = 1178944  # the lock that is held meanwhile


def open_database(url: str) -> Engine:
    """An engine for SQLite or PostgreSQL."""
    if url.startswith("sqlite"):
        file = Path(url.removeprefix("sqlite:///"))
        file.parent.mkdir(0o700, parents=True, exist_ok=True)
        file.touch(0o600)
        file.chmod(0o600)  # the files that SQLite puts beside it are like it
        engine = create_engine(url, connect_args={"timeout": 30}, pool_size=THREADS, max_overflow=0)
        event.listen(engine, "connect", prepare_sqlite)
        event.listen(engine, "begin", begin_sqlite)
        return engine
    with needing("postgres"):
        return create_engine(url.replace("postgresql://", "postgresql+psycopg://", 1), pool_size=10, pool_pre_ping=True)


def away(error: Exception) -> Away:
    """What is told of a database that cannot be used."""
    if is_full(error):
        return Away("the server's disk is full: nothing can be kept until there is room", "disk_full")
    return Away("the tables cannot be reached: try again in a moment")


def is_full(error: Exception) -> bool:
    cause = getattr(error, "orig", None)
    return bool(FULL & {getattr(cause, "sqlstate", ""), getattr(cause, "sqlite_errorname", "")})


def must_have_room(session: Session) -> None:
    """Let PostgreSQL write a megabyte beside its tables, which is gone at once; it fails where its disk is full."""
    session.execute(text("SET LOCAL work_mem = '64kB'"))
    session.execute(text("SELECT count(*) FROM generate_series(1, 100000)"))


def exists(url: str) -> bool:
    """Whether there can be a database: one in a file needs the file."""
    return not url.startswith("sqlite") or Path(url.removeprefix("sqlite:///")).exists()


def prepare_sqlite(connection: Any, record: object) -> None:
    """Readers and the writer do not wait for each other, and what is committed survives a crash."""
    connection.isolation_level = None  # transactions begin below
    connection.text_factory = partial(str, encoding="utf-8", errors="replace")  # a damaged text fails no query
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def begin_sqlite(connection: Connection) -> None:
    """Who will write waits for the other writers at the start, and so never finds what was read outdated."""
    writing = connection.get_execution_options().get("writing", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


class Sessions(sessionmaker[Session]):
    """Sessions on one database.

    SQLite has one writer at a time, and lets the others ask again and again. Those of a process stand in line instead.
    """

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine, expire_on_commit=False)
        self.line = threading.Lock() if engine.dialect.name == "sqlite" else nullcontext()


@contextmanager
def transaction(sessions: Sessions) -> Iterator[Session]:
    """A session that writes: committed at the end, or not at all."""
    with sessions.line, sessions.begin() as session:
        session.connection(execution_options={"writing": True})
        yield session


def migrate(engine: Engine, version: str = "head") -> None:
    """Bring the schema up to date, wholly or not at all; several processes may try at once."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.connect().execution_options(writing=True) as connection:
        if engine.dialect.name == "sqlite":
            let_go(connection)
        with connection.begin():  # here, for Alembic would commit after every step on SQLite
            if engine.dialect.name == "postgresql":
                connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")
            config.attributes["connection"] = connection
            command.upgrade(config, version)


def let_go(connection: Connection) -> None:
    """SQLite changes a table by making it anew, and what refers to the old one must not go with that."""
    connection.detach()  # nobody else gets it
    connection.connection.cursor().execute("PRAGMA foreign_keys=OFF")  # before the transaction begins


def sessions(engine: Engine) -> Sessions:
    return Sessions(engine)
