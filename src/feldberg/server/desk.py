"""Where tables are kept: the database, and what this process has of it at hand.

All of this is plain blocking code that the server runs in threads. Within a process a lock lets one at a time look at
or write to a table; between processes the version of its row does, and the number of an entry, since no two entries of
a table can have the same.
"""

from __future__ import annotations

import contextlib
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from typing import Any, Literal
from weakref import WeakValueDictionary

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.orm import Session
from sqlalchemy.orm.exc import StaleDataError

from feldberg.core.errors import FeldbergError, SaveError
from feldberg.core.game import Game
from feldberg.core.registry import game as make_game
from feldberg.server.entries import Entry
from feldberg.server.live import Change, Live
from feldberg.server.models import Damaged, EntryRow, SeatRow, SnapshotRow, TableRow
from feldberg.server.refusals import Forbidden, NotFound, Refusal, Stale, Unreadable
from feldberg.server.store import Sessions, transaction
from feldberg.server.summaries import Summary, summary_of

KEPT_LIVE = 5000  # tables whose state is kept at hand
WITHOUT_GAME = ("open", "closed")
MANY = 500  # tables that are asked for in one query


@dataclass
class Turn:
    """Entries that are about to be written to a table whose game goes on."""

    session: Session
    row: TableRow
    live: Live
    seats: list[SeatRow]
    changes: list[Change] = field(default_factory=list)


class Hand:
    """A table at hand: what one version of it is, with the texts in which that was told."""

    def __init__(self, summary: Summary) -> None:
        self.summary = summary
        self.version = summary.row.version
        self.texts: dict[Any, Any] = {}
        self.unreadable: Literal["", "old_rules", "damaged"] = ""

    def has_game(self) -> bool:
        """Whether there is a game to be shown."""
        return self.summary.row.status not in WITHOUT_GAME and not self.unreadable

    def asks_bots(self) -> bool:
        row = self.summary.row
        return row.status == "playing" and any(one.bot and one.seat in row.asked for one in self.summary.seats)


class Group:
    """What one thread writes in one transaction. The tables are held until it is over."""

    def __init__(self, session: Session, held: ExitStack, trusting: bool) -> None:
        self.session = session
        self.held = held
        self.trusting = trusting  # that what is at hand is what the database has: else the transaction fails
        self.tables: dict[str, Hand | None] = {}  # with what was at hand of them
        self.moved: set[str] = set()  # tables whose game at hand has what is not committed yet

    def pending(self) -> int:
        """How much is to be written."""
        return len(self.session.new) + len(self.session.dirty) + len(self.session.deleted)


class Desk:
    def __init__(self, sessions: Sessions, now: Callable[[], float] = time.time) -> None:
        self.sessions = sessions
        self.now = now
        self.lives: OrderedDict[str, Live] = OrderedDict()
        self.hands: OrderedDict[str, Hand] = OrderedDict()
        self.guard = threading.Lock()
        self.locks: WeakValueDictionary[str, threading.RLock] = WeakValueDictionary()  # kept while somebody holds them
        self.here = threading.local()  # the group of each thread

    def lock(self, table: str) -> threading.RLock:
        with self.guard:
            return self.locks.setdefault(table, threading.RLock())

    @contextmanager
    def holding(self, table: str) -> Iterator[None]:
        """Nobody else in this process looks at or writes to the table's game meanwhile."""
        with self.lock(table):
            yield

    # Reading

    @contextmanager
    def reading(self, table: str) -> Iterator[tuple[Session, TableRow]]:
        with self.holding(table), self.sessions() as session:
            yield session, self.row(session, table)

    @contextmanager
    def looking(self, table: str) -> Iterator[Hand]:
        """The table as the database has it, its game with it once that has begun."""
        with self.reading(table) as (session, row):
            hand = self.hands.get(table) or self.keep(Hand(summary_of(session, row)))
            if row.damaged or row.status not in WITHOUT_GAME:
                try:
                    self.live(session, row)
                except Unreadable as error:
                    hand.unreadable = "old_rules" if error.reason == "old_rules" else "damaged"
            yield hand

    @contextmanager
    def glancing(self, table: str) -> Iterator[Hand | None]:
        """The table as it is at hand, for those who cannot wait; None where one would have to."""
        lock = self.lock(table)
        if not lock.acquire(blocking=False):
            yield None
            return
        try:
            hand = self.hands.get(table)
            live = self.lives.get(table)
            number = None if live is None else live.number
            known = hand is not None and (not hand.has_game() or hand.summary.row.number == number)
            yield hand if known else None
        finally:
            lock.release()

    def versions(self, tables: Collection[str]) -> dict[str, int]:
        """How often tables have changed; those that are gone are left out."""
        wanted = list(tables)
        found: dict[str, int] = {}
        with self.sessions() as session:
            for at in range(0, len(wanted), MANY):
                some = select(TableRow.id, TableRow.version).where(TableRow.id.in_(wanted[at : at + MANY]))
                for table, version in session.execute(some):
                    found[table] = version
        return found

    # Writing

    @contextmanager
    def together(self, trusting: bool = False) -> Iterator[Group]:
        """The group that this thread writes, if there is none yet a new one: committed at its end, or not at all."""
        group: Group | None = getattr(self.here, "group", None)
        if group is not None:
            yield group
            return
        with ExitStack() as held:
            try:
                with transaction(self.sessions) as session:
                    group = self.here.group = Group(session, held, trusting)
                    yield group
            except BaseException as error:
                if group is not None:
                    self.undo(group)
                if isinstance(error, IntegrityError | StaleDataError):
                    raise Stale("the table has moved on", "moved_on") from error
                raise
            finally:
                self.here.group = None
            self.renew(group)

    @contextmanager
    def writing(self, table: str) -> Iterator[tuple[Session, TableRow]]:
        """A transaction on a table. Other processes wait; if one was faster after all, nothing is written."""
        with self.together() as group:
            if table not in group.tables:
                group.held.enter_context(self.holding(table))
                hand = group.tables[table] = self.hands.get(table) if group.trusting else None
                if hand is not None:
                    group.session.add_all([hand.summary.row, *hand.summary.seats])
            hand = group.tables[table]
            row = hand.summary.row if hand else self.row(group.session, table, alone=not group.trusting)
            yield group.session, row

    @contextmanager
    def playing(self, table: str) -> Iterator[Turn]:
        """A transaction on the game of a table. The game at hand takes the changes over, and is lost if they are."""
        with self.writing(table) as (session, row):
            self.must_be(row, "playing")
            turn = Turn(session, row, self.live(session, row), self.seats(session, table))
            yield turn
            self.here.group.moved.add(table)
            for change in turn.changes:
                turn.live.take(change)

    def row(self, session: Session, table: str, alone: bool = False) -> TableRow:
        row = session.get(TableRow, table, with_for_update=alone)
        if row is None:
            raise NotFound(f"there is no table {table!r}", "no_table")
        hand = self.hands.get(table)
        if hand is not None and hand.version != row.version:
            self.outdated(table)
        return row

    def seats(self, session: Session, table: str) -> list[SeatRow]:
        group: Group | None = getattr(self.here, "group", None)
        hand = group.tables.get(table) if group else None
        if hand is not None:
            return hand.summary.seats
        return list(session.scalars(select(SeatRow).where(SeatRow.table == table).order_by(SeatRow.seat)))

    def must_be(self, row: TableRow, status: str) -> None:
        if row.status != status:
            raise Stale(f"the table is {row.status}, not {status}", f"table_{row.status}")

    def must_be_host(self, row: TableRow, user: str) -> None:
        if row.host != user:
            raise Forbidden("only the host of the table can do that", "not_host")

    # What is at hand

    def keep(self, hand: Hand) -> Hand:
        with self.guard:
            keep(self.hands, hand.summary.row.id, hand)
        return hand

    def renew(self, group: Group) -> None:
        """A group is committed. What was at hand was itself written, where it was trusted."""
        for table, hand in group.tables.items():
            if hand is None:
                self.outdated(table)
            elif hand.version != hand.summary.row.version:
                self.keep(Hand(hand.summary))

    def undo(self, group: Group) -> None:
        """A group came to nothing: what it changed at hand is read anew."""
        with self.guard:
            for table, hand in group.tables.items():
                if hand is not None:
                    self.hands.pop(table, None)
            for table in group.moved:
                self.lives.pop(table, None)

    def outdated(self, table: str) -> None:
        """What is at hand of a table holds no longer; of its game only what came after is missing."""
        with self.guard:
            self.hands.pop(table, None)

    def live(self, session: Session, row: TableRow) -> Live:
        """The table's game as the database has it; to be called while holding the table.

        What this process has written is in it already, so only others' entries are read.
        """
        if row.damaged:
            raise Unreadable("the table cannot be read: its row is damaged", "damaged")
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
            keep(self.lives, row.id, live)
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
            must_have_options(row)
            live = Live(make_game(row.game, **row.options), int(row.seed))
        except FeldbergError as error:
            raise Unreadable(f"the table cannot be read: {error}", "damaged") from error
        with contextlib.suppress(FeldbergError, LookupError, ValueError):
            for entry in self.entries(session, row.id, 0, row.number):
                live.take(live.change(entry_in(entry)))
        return live


def must_have_options(row: TableRow) -> None:
    """Without them there is no saying what was played."""
    if isinstance(row.options, Damaged):
        raise Unreadable("the table cannot be read: its options are damaged", "damaged")


def entry_in(row: EntryRow) -> Entry:
    return Entry(row.kind, row.seat, row.value, row.revealed)


def keep(kept: OrderedDict[str, Any], table: str, one: object) -> None:
    """The last used are kept."""
    kept[table] = one
    kept.move_to_end(table)
    while len(kept) > KEPT_LIVE:
        kept.popitem(last=False)
