"""The server's parts without a web around them, and a clock that the test turns."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from argon2 import PasswordHasher
from sqlalchemy import Engine, event, inspect, make_url, select

from feldberg.server.accounts import Accounts
from feldberg.server.belongings import Belongings
from feldberg.server.bots import Asker, Job, Thought, decide
from feldberg.server.clerk import Clerk
from feldberg.server.desk import Desk
from feldberg.server.hub import Hub
from feldberg.server.keeper import Keeper
from feldberg.server.live import Live
from feldberg.server.lobby import Lobby, Wanted
from feldberg.server.messages import TableUpdate
from feldberg.server.models import Base, EntryRow, TableRow
from feldberg.server.play import Play
from feldberg.server.showing import Showing
from feldberg.server.store import migrate, open_database, sessions, transaction
from feldberg.server.talk import Talk
from feldberg.server.visits import Visits


class Clock:
    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


class HereThinker:
    """Bots think in this very process."""

    at_once = each = 1

    def open(self) -> None: ...

    def think(self, asked: Job, asker: Asker) -> Thought:
        return decide(asked)

    def close(self) -> None: ...


def hurry(engine: Engine, accounts: Accounts) -> None:
    """No test cuts the power, so SQLite does not wait for the disk; none guesses passwords, so hashes are cheap."""
    accounts.hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", lambda connection, _: connection.execute("PRAGMA synchronous=OFF"))
        engine.dispose()  # what is connected already


def prepare(url: str) -> None:
    """A new SQLite database in a folder is begun as a copy of a migrated one, a tenth of the work of migrating."""
    where = make_url(url)
    file = Path(str(where.database))
    if where.drivername == "sqlite" and file.parent.exists() and not file.exists():
        file.write_bytes(migrated())


@cache
def migrated() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "feldberg.sqlite"
        engine = open_database(f"sqlite:///{file}")
        migrate(engine)
        engine.dispose()
        return file.read_bytes()


class Rooms:
    def __init__(self, url: str) -> None:
        self.url = url
        prepare(url)
        self.engine = open_database(url)
        self.sessions = sessions(self.engine)
        self.accounts = Accounts(self.sessions)
        hurry(self.engine, self.accounts)
        if not inspect(self.engine).has_table(TableRow.__tablename__):  # begun empty
            migrate(self.engine)
        self.clock = Clock()
        self.desk = Desk(self.sessions, self.clock)
        self.visits = Visits(self.sessions, b"k" * 32)
        self.lobby = Lobby(self.desk)
        self.play = Play(self.desk)
        self.showing = Showing(self.desk, self.lobby)
        self.talk = Talk(self.desk, self.showing)
        self.belongings = Belongings(self.desk, self.lobby, self.play, self.showing)
        self.keeper = Keeper(self.desk, self.play, self.lobby, Hub(), HereThinker(), Clerk(self.desk))

    def close(self) -> None:
        self.keeper.clerk.close()
        self.engine.dispose()

    # People and tables

    def person(self, name: str) -> str:
        return self.accounts.guest(name, self.clock()).id

    def cookie(self, person: str) -> str:
        """Of a browser that knows the person."""
        return self.visits.begin(person, "a test", self.clock())

    def table(self, *people: str, start: bool = True, seed: int | None = None, **wanted: Any) -> str:
        """A table of the first person, which the others join; with a seed its luck is always the same."""
        options = {"players": 2, **wanted.pop("options", {})}
        game = wanted.pop("game", "burgundy")
        table = self.lobby.create(people[0], Wanted(game, options, wanted.pop("bots", {}), **wanted))
        if seed is not None:
            with transaction(self.sessions) as session:
                session.get_one(TableRow, table).seed = str(seed)
        for person in people[1:]:
            self.lobby.join(table, person, None, None)
        if start:
            self.lobby.start(table, people[0])
        return table

    def see(self, table: str, user: str | None, since: int | None = None) -> TableUpdate:
        return self.showing.update(table, user, None, "en", since)

    def token(self, table: str, seat: int) -> int:
        """What the seat sends with what it does now."""
        return self.live(table).tokens[seat]

    def live(self, table: str) -> Live:
        with self.desk.reading(table) as (session, row):
            return self.desk.live(session, row)

    def people(self, table: str) -> list[str | None]:
        """Who sits where; a bot is nobody."""
        with self.desk.reading(table) as (session, _):
            return [one.user for one in self.desk.seats(session, table)]

    # Playing

    def to_move(self, table: str) -> tuple[str, int]:
        """Who is asked, and at which seat."""
        seat = self.live(table).state.seat
        person = self.people(table)[seat]
        assert person is not None, "a bot is asked"
        return person, seat

    def first(self, table: str) -> tuple[str, int]:
        """Whoever is asked plays the first choice; who it was, at which seat."""
        person, seat = self.to_move(table)
        live = self.live(table)
        self.play.move(table, person, seat, live.state.legal(seat)[0], live.tokens[seat])
        return person, seat

    def let_bots_move(self, table: str) -> None:
        while (waiting := self.keeper.waiting_bot(table)) is not None:
            asked, token = waiting
            self.play.bot_move(table, asked["seat"], decide(asked)["action"], token)

    def play_out(self, table: str) -> None:
        """First choices and bots' moves, one by one, until the game is over."""
        self.let_bots_move(table)
        while not self.live(table).state.over:
            self.first(table)
            self.let_bots_move(table)

    def play_on(self, table: str, choose: Callable[[Live], int | None]) -> None:
        """To come somewhere: what is chosen for whoever is asked, in one go, until nothing is or the game is over."""
        with self.desk.playing(table) as turn:
            while not turn.live.state.over and (action := choose(turn.live)) is not None:
                seat = turn.live.state.seat
                self.play.play(turn, seat, action, turn.live.tokens[seat])
                turn.live.take(turn.changes.pop())

    def finish(self, table: str) -> None:
        """First choices for all, in one go, until the game is over."""
        self.play_on(table, lambda live: live.state.legal()[0])

    # Looking behind

    def entries(self, table: str) -> list[tuple[int, str, int, int]]:
        with self.sessions() as session:
            found = session.scalars(select(EntryRow).where(EntryRow.table == table).order_by(EntryRow.number))
            return [(one.number, one.kind, one.seat, one.value) for one in found]

    def everything(self) -> dict[str, list[str]]:
        """All that the database holds, to see that nothing changed."""
        with self.engine.connect() as connection:
            return {
                name: sorted(str(tuple(row)) for row in connection.execute(select(table)))
                for name, table in Base.metadata.tables.items()
                if name in inspect(connection).get_table_names()
            }
