"""`feldberg admin`: what an operator sees and does from the command line, also while the server runs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from feldberg.extras import needing
from feldberg.server.commands import Data, Database, settings_of, stop

if TYPE_CHECKING:
    from feldberg.server.office import Office

admin = typer.Typer(help="Look after a server's tables and people.", no_args_is_help=True)

Most = Annotated[int, typer.Option(help="How many at most.", min=1)]
Table = Annotated[str, typer.Argument(help="The table's id, as in its address.")]
Who = Annotated[str, typer.Argument(help="The person's id or login.")]

DASHES = {"ignore_unknown_options": True}  # with which an id may begin


@contextmanager
def office(database: str, data: Path | None) -> Iterator[Office]:
    with needing("server"):
        from feldberg.server.desk import Desk
        from feldberg.server.lobby import Lobby
        from feldberg.server.office import Office
        from feldberg.server.refusals import Refusal
        from feldberg.server.store import exists, migrate, open_database, sessions
    url = settings_of(database, data).database_url
    if not exists(url):
        raise stop(f"there is no database {url}")
    engine = open_database(url)
    try:
        migrate(engine)
        desk = Desk(sessions(engine))
        yield Office(desk, Lobby(desk))
    except Refusal as refusal:
        raise stop(str(refusal)) from refusal
    finally:
        engine.dispose()


def day(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")


@admin.command()
def tables(
    status: Annotated[str, typer.Option(help="open, playing, over or closed; by default all.")] = "",
    most: Most = 50,
    database: Database = "",
    data: Data = None,
) -> None:
    """List tables, the last changed first."""
    with office(database, data) as here:
        for summary in here.tables(status, most):
            row = summary.row
            who = ", ".join(name or bot or "-" for name, bot in summary.sitters())
            damaged = "  damaged" if row.damaged else ""
            typer.echo(f"{row.id:<16} {row.status:<8} {day(row.changed)}  {row.game:<12} {who}{damaged}")


@admin.command(context_settings=DASHES)
def people(
    called: Annotated[str, typer.Argument(help="A part of their name or login, or their id; all without.")] = "",
    most: Most = 50,
    database: Database = "",
    data: Data = None,
) -> None:
    """List people, those who came last first."""
    with office(database, data) as here:
        for user in here.people(called, most):
            banned = "  banned" if user.banned else ""
            typer.echo(f"{user.id:<18} {day(user.created)}  {user.login or '(guest)':<16} {user.name}{banned}")


@admin.command()
def reports(most: Most = 50, database: Database = "", data: Data = None) -> None:
    """List what people reported, the latest first."""
    with office(database, data) as here:
        for one in here.reports(most):
            typer.echo(f"{day(one.at)}  table {one.table}  by {one.author or '-'}  told by {one.reporter}: {one.text}")


@admin.command(context_settings=DASHES)
def close(table: Table, database: Database = "", data: Data = None) -> None:
    """Give up a game: nobody can play on, it is kept as it is."""
    with office(database, data) as here:
        here.close(table)
    typer.echo(f"{table} is closed")


@admin.command(context_settings=DASHES)
def remove(table: Table, database: Database = "", data: Data = None) -> None:
    """Delete a table with all that was played and said there."""
    with office(database, data) as here:
        here.remove(table)
    typer.echo(f"{table} is gone")


@admin.command(context_settings=DASHES)
def ban(
    who: Who,
    lift: Annotated[bool, typer.Option("--lift", help="Let them in again.")] = False,
    database: Database = "",
    data: Data = None,
) -> None:
    """Log somebody out everywhere, and let them in no more."""
    with office(database, data) as here:
        found = here.ban(who, not lift)
    typer.echo(f"{found.name} ({found.id}) {'may come again' if lift else 'is banned'}")


@admin.command(context_settings=DASHES)
def message(
    table: Table,
    text: Annotated[str, typer.Argument(help="What to say there.")],
    database: Database = "",
    data: Data = None,
) -> None:
    """Say something to all at a table."""
    with office(database, data) as here:
        here.message(table, text)
    typer.echo(f"said at {table}")
