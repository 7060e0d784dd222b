"""The server's commands: serve, bots, backup, restore. Its parts are loaded only by those that need them."""

from __future__ import annotations

import contextlib
import socket
import sqlite3
import sys
import threading
import webbrowser
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from feldberg import contents
from feldberg.agents import checked_processes
from feldberg.core.errors import FeldbergError, OptionError
from feldberg.core.options import Options
from feldberg.extras import needing
from feldberg.server.settings import SITE, Hosting, Settings

STOP_SECONDS = 10  # for calls that are under way when the server is asked to stop
GREETING = """
  Feldberg is open at {address}
  Everything is kept in {data}
  Ctrl-C stops it.
"""
SECRET = "secret_key"  # the table of a backup that holds it
MAGIC = b"SQLite format 3\0"

Database = Annotated[str, typer.Option(help="postgresql://... or sqlite:///...; by default SQLite in the data folder.")]
Data = Annotated[Path | None, typer.Option(help="The data folder; by default FELDBERG_HOME or ~/.feldberg.")]
Processes = Annotated[int, typer.Option(help="Processes that one thought of a bot that searches is spread over.")]
File = Annotated[Path, typer.Argument(help="The backup.")]
JsonLines = Annotated[bool, typer.Option("--json", help="Log as JSON lines, as is done where there is no terminal.")]


def settings_of(database: str, data: Path | None) -> Settings:
    found = Settings(database=database)
    return found if data is None else replace(found, data=data)


def stop(sentence: str) -> typer.Exit:
    typer.echo(sentence, err=True)
    return typer.Exit(2)


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on.")] = 8000,
    database: Database = "",
    redis: Annotated[str, typer.Option(help="redis://... where several processes serve the same tables.")] = "",
    data: Data = None,
    secure: Annotated[bool, typer.Option("--secure", help="Cookies over HTTPS only.")] = False,
    proxy: Annotated[
        list[str] | None, typer.Option(help="The address or network of a proxy in front, which says who is calling.")
    ] = None,
    origin: Annotated[
        list[str] | None, typer.Option(help="https://... as people see it, where a proxy changes the Host.")
    ] = None,
    browser: Annotated[
        bool, typer.Option("--open", help="Open the browser; if the port is taken, the next free one is used.")
    ] = False,
    calls: Annotated[int, typer.Option(help="Calls that one address may make a minute.")] = Settings.calls_a_minute,
    logins: Annotated[int, typer.Option(help="Logins that one address may try a minute.")] = Settings.logins_a_minute,
    guests: Annotated[
        int, typer.Option(help="New guests that may come from one address an hour, half of them at once.", min=2)
    ] = Settings.guests_an_hour,
    messages: Annotated[
        float, typer.Option(help="Messages that one socket may send a second.")
    ] = Settings.messages_a_second,
    sockets: Annotated[
        int, typer.Option(help="Sockets that one address, or person, may have open.")
    ] = Settings.sockets,
    tables: Annotated[int, typer.Option(help="Games that one person may have begun.")] = Hosting.playing,
    bot_processes: Processes = Settings.bot_processes,
    content: Annotated[
        list[str] | None, typer.Option(help="game=FILE: what is printed on the pieces of your box, for all new tables.")
    ] = None,
    no_app: Annotated[bool, typer.Option("--no-app", help="Serve the API alone, without the browser app.")] = False,
    json_lines: JsonLines = False,
) -> None:
    """Serve tables for people and bots until stopped."""
    with needing("server"):
        import uvicorn

        from feldberg.server.app import create_app
        from feldberg.server.garbage import short_searches
        from feldberg.server.patience import patient
        from feldberg.server.sockets import LONGEST_MESSAGE
        from feldberg.server.watch import log_to_stderr

    try:
        boxes = contents_of(content or [])
        checked_processes(bot_processes)
    except FeldbergError as error:
        raise stop(str(error)) from error
    to_person = sys.stdout.isatty() and not json_lines
    log_to_stderr(json_lines=not to_person)
    settings = replace(
        settings_of(database, data),
        redis=redis,
        secure_cookies=secure,
        proxies=tuple(proxy or ()),
        origins=tuple(one.rstrip("/").lower() for one in origin or ()),
        calls_a_minute=calls,
        logins_a_minute=logins,
        guests_an_hour=guests,
        messages_a_second=messages,
        sockets=sockets,
        hosting=Hosting(playing=tables),
        bot_processes=bot_processes,
        contents=boxes,
        site=None if no_app else SITE,
    )
    app = create_app(settings)
    if browser:
        port = next(free for free in range(port, 65536) if is_free(host, free))
    address = f"http://{f'[{host}]' if ':' in host else host}:{port}/"
    typer.echo(GREETING.format(address=address, data=settings.data.absolute()) if to_person else address)
    if browser:
        threading.Timer(1.0, webbrowser.open, [address]).start()
    with short_searches():
        uvicorn.run(
            app,
            host=host,
            port=port,
            http=patient(),
            log_config=None,
            log_level="warning",  # what it says below that has whole addresses, invitations included
            access_log=False,
            proxy_headers=False,  # the app itself knows which proxies to believe
            server_header=False,
            ws_max_size=LONGEST_MESSAGE * 16,
            ws_ping_interval=None,  # browsers say often enough that they are there
            ws_per_message_deflate=False,  # a text for many would be compressed for each, with 40 kB held for each
            timeout_graceful_shutdown=STOP_SECONDS,
        )


def contents_of(given: list[str]) -> dict[str, Options]:
    """Contents given as game=FILE, by their games."""
    found: dict[str, Options] = {}
    for one in given:
        game, equals, file = one.partition("=")
        if not equals:
            raise OptionError(f"{one!r} is no content: write game=FILE, such as tuscany=box.toml")
        found[game] = contents.checked(game, Path(file))
    return found


def is_free(host: str, port: int) -> bool:
    with contextlib.closing(socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return False
    return True


def bots(
    redis: Annotated[str, typer.Option(help="redis://..., the same as the servers'.")],
    workers: Annotated[int, typer.Option(help="How many bots think at once.", min=1)] = 2,
    seconds: Annotated[float, typer.Option(help="The time for one move.", min=0.1)] = 5.0,
    processes: Processes = Settings.bot_processes,
    json_lines: JsonLines = False,
) -> None:
    """Think for the bots of servers that share a Redis."""
    with needing("redis"):
        from feldberg.server.sharing import work
        from feldberg.server.watch import log_to_stderr

    try:
        checked_processes(processes)
    except FeldbergError as error:
        raise stop(str(error)) from error
    log_to_stderr(json_lines or not sys.stdout.isatty())
    with contextlib.suppress(KeyboardInterrupt):
        work(redis, workers, seconds, processes)


def backup(file: File, database: Database = "", data: Data = None) -> None:
    """Copy all tables into one file, also while the server runs."""
    source = sqlite_file(database, data, "pg_dump --format=custom --file={file} '{url}'", file)
    if not source.exists():
        raise stop(f"there is no database {source}")
    if file.exists():
        raise stop(f"{file} exists already")
    file.touch(0o600)
    copy(source, file)
    secret = source.parent / "secret"
    if secret.is_file():
        with contextlib.closing(sqlite3.connect(file)) as there:
            there.execute(f"CREATE TABLE {SECRET} (value BLOB)")
            there.execute(f"INSERT INTO {SECRET} VALUES (?)", (secret.read_bytes(),))
            there.commit()
    typer.echo(f"{source} is saved in {file}{', with its secret' if secret.is_file() else ''}")


def restore(
    file: File,
    database: Database = "",
    data: Data = None,
    force: Annotated[bool, typer.Option("--force", help="Replace the tables that are there.")] = False,
) -> None:
    """Bring all tables back from a backup."""
    target = sqlite_file(database, data, "pg_restore --clean --if-exists --dbname='{url}' {file}", file)
    if not file.is_file() or file.read_bytes()[: len(MAGIC)] != MAGIC:
        raise stop(f"{file} is no backup")
    if target.exists():
        if not force:
            raise stop(f"{target} exists already: --force replaces it")
        if in_use(target):
            raise stop(f"{target} is in use: stop the server first")
    target.parent.mkdir(0o700, parents=True, exist_ok=True)
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    part.touch(0o600)
    copy(file, part)
    secret = taken_out(part)
    for log in (f"{target}-wal", f"{target}-shm"):
        Path(log).unlink(missing_ok=True)
    part.replace(target)
    if secret is not None:
        key = target.parent / "secret"
        key.unlink(missing_ok=True)
        key.touch(0o600)
        key.write_bytes(secret)
    typer.echo(f"{target} is what {file} holds")


def sqlite_file(database: str, data: Path | None, otherwise: str, file: Path) -> Path:
    """The SQLite database meant; for others the command that does the same."""
    url = settings_of(database, data).database_url
    if not url.startswith("sqlite"):
        raise stop("PostgreSQL has its own command for that:\n" + otherwise.format(file=file, url=url))
    return Path(url.removeprefix("sqlite:///"))


def copy(source: Path, target: Path) -> None:
    with (
        contextlib.closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as here,
        contextlib.closing(sqlite3.connect(target)) as there,
    ):
        here.backup(there)


def taken_out(database: Path) -> bytes | None:
    """The key that a backup holds, which is no part of the database."""
    with contextlib.closing(sqlite3.connect(database)) as here:
        if not here.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (SECRET,)).fetchone():
            return None
        [secret] = here.execute(f"SELECT value FROM {SECRET}").fetchone()
        here.execute(f"DROP TABLE {SECRET}")
        here.commit()
    return bytes(secret)


def in_use(database: Path) -> bool:
    """Whether somebody has the database open: then it can't leave the mode in which several share it."""
    with contextlib.closing(sqlite3.connect(database, timeout=0)) as connection:
        try:
            connection.execute("PRAGMA journal_mode=DELETE")
        except sqlite3.OperationalError:
            return True
        except sqlite3.DatabaseError:
            return False  # whatever it is, no server can use it
    return False
