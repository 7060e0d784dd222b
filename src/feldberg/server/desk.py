"""Where tables are kept: the database, and the games at hand.

All of this is plain blocking code that the server runs in threads. Within a process a lock lets one at a time write to
a table; between processes the number of an entry does, since no two entries of a table can have the same.
"""

from __future__ import annotations

import contextlib
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any
from weakref import WeakValueDictionary

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.orm import Session, sessionmaker

from feldberg.core.errors import FeldbergError, SaveError
from feldberg.core.game import Game
from feldberg.core.registry import game as make_game
from feldberg.server.entries import Entry
from feldberg.server.live import Change, Live
from feldberg.server.models import EntryRow, SeatRow, SnapshotRow, TableRow
from feldberg.server.refusals import Forbidden, NotFound, Refusal, Stale, Unreadable
from feldberg.server.store import transaction

KEPT_LIVE = 2000  # tables whose state is kept at hand


@dataclass
class Turn:
    """Entries that are about to be written to a table whose game goes on."""

    session: Session
    row: TableRow
    live: Live
    seats: list[SeatRow]
    changes: list[Change] = field(default_factory=list)


class Desk:
    def __init__(self, sessions: sessionmaker[Session], now: Callable[[], float] = time.time) -> None:
        self.sessions = sessions
        self.now = now
        self.lives: OrderedDict[str, Live] = OrderedDict()
        self.guard = threading.Lock()
        self.locks: WeakValueDictionary[str, threading.RLock] = WeakValueDictionary()  # kept while somebody holds them

    @contextmanager
    def holding(self, table: str) -> Iterator[None]:
        """Nobody else in this process looks at or writes to the table's game meanwhile."""
        with self.guard:
            lock = self.locks.setdefault(table, threading.RLock())
        with lock:
            yield

    @contextmanager
    def reading(self, table: str) -> Iterator[tuple[Session, TableRow]]:
        with self.holding(table), self.sessions() as session:
            yield session, self.row(session, table)

    @contextmanager
    def writing(self, table: str) -> Iterator[tuple[Session, TableRow]]:
        """One transaction on one table. Other processes wait; if one was faster after all, nothing is written."""
        with self.holding(table):
            try:
                with transaction(self.sessions) as session:
                    yield session, self.row(session, table, alone=True)
            except IntegrityError as error:
                raise Stale("the table has moved on", "moved_on") from error

    @contextmanager
    def playing(self, table: str) -> Iterator[Turn]:
        """One transaction on the game of a table. Once it is committed, the game at hand takes the changes over."""
        with self.holding(table):
            with self.writing(table) as (session, row):
                self.must_be(row, "playing")
                turn = Turn(session, row, self.live(session, row), self.seats(session, table))
                yield turn
            for change in turn.changes:
                turn.live.take(change)

    def row(self, session: Session, table: str, alone: bool = False) -> TableRow:
        row = session.get(TableRow, table, with_for_update=alone)
        if row is None:
            raise NotFound(f"there is no table {table!r}", "no_table")
        return row

    def seats(self, session: Session, table: str) -> list[SeatRow]:
        return list(session.scalars(select(SeatRow).where(SeatRow.table == table).order_by(SeatRow.seat)))

    def must_be(self, row: TableRow, status: str) -> None:
        if row.status != status:
            raise Stale(f"the table is {row.status}, not {status}", f"table_{row.status}")

    def must_be_host(self, row: TableRow, user: str) -> None:
        if row.host != user:
            raise Forbidden("only the host of the table can do that", "not_host")

    # Games at hand

    def live(self, session: Session, row: TableRow) -> Live:
        """The table's game as the database has it; to be called while holding the table.

        What this process has written is in it already, so only others' entries are read.
        """
        with self.guard:
            live = self.lives.get(row.id)
        try:
            if live is None or live.number > row.number:
                live = self.rebuilt(session, row)
            if live.number < row.number:
                for entry in self.entries(session, row.id, live.number, row.number):
                    live.take(live.change(entry_in(entry)))
        except (Refusal, SQLAlchemyError):
            raise
        except Exception as error:
            raise Unreadable(f"the table cannot be read: {error!r}", "damaged") from error
        with self.guard:
            self.lives[row.id] = live
            self.lives.move_to_end(row.id)
            while len(self.lives) > KEPT_LIVE:
                self.lives.popitem(last=False)
        return live

    def entries(self, session: Session, table: str, after: int, last: int) -> list[EntryRow]:
        wanted = select(EntryRow).where(EntryRow.table == table, EntryRow.number > after, EntryRow.number <= last)
        return list(session.scalars(wanted.order_by(EntryRow.number)))

    def rebuilt(self, session: Session, row: TableRow) -> Live:
        """The game from its last snapshot; what came after is left to be folded."""
        game = self.game(row)
        live = Live(game, int(row.seed))
        snapshot = session.scalars(
            select(SnapshotRow)
            .where(SnapshotRow.table == row.id, SnapshotRow.number <= row.number)
            .order_by(SnapshotRow.number.desc())
            .limit(1)
        ).first()
        if snapshot is None:
            return live
        try:
            state = game.load(snapshot.state)
        except SaveError:
            return live  # written by an earlier version: the entries still tell all
        for entry in self.entries(session, row.id, 0, snapshot.number):
            live.skip(entry_in(entry))
        live.resume(state)
        return live

    def game(self, row: TableRow) -> Game[Any]:
        """The table's game, if its rules are still those under which it is played."""
        game = make_game(row.game, **row.options)
        if game.rules_version != row.rules:
            raise Unreadable(
                f"the table is played under rules version {row.rules}, this server has {game.rules_version}",
                "old_rules",
            )
        return game

    def remains(self, session: Session, row: TableRow) -> Live:
        """Of a game that cannot be read what can still be played, to look back at."""
        try:
            live = Live(make_game(row.game, **row.options), int(row.seed))
        except FeldbergError as error:
            raise Unreadable(f"the table cannot be read: {error}", "damaged") from error
        with contextlib.suppress(FeldbergError, LookupError, ValueError):
            for entry in self.entries(session, row.id, 0, row.number):
                live.take(live.change(entry_in(entry)))
        return live


def entry_in(row: EntryRow) -> Entry:
    return Entry(row.kind, row.seat, row.value, row.revealed)
