"""Tables before and after the game: making, joining, starting, a rematch, and the lists of them."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any

from sqlalchemy import ColumnElement, Select, and_, delete, func, insert, or_, select
from sqlalchemy.orm import Session

from feldberg.agents import level
from feldberg.contents import content_option
from feldberg.core.chance import secret_seed
from feldberg.core.errors import FeldbergError, OptionError
from feldberg.core.game import Game
from feldberg.core.moves import replayed
from feldberg.core.options import Options
from feldberg.core.record import Record
from feldberg.core.registry import game_class, games
from feldberg.naming import sitter
from feldberg.server.accounts import proper_name
from feldberg.server.desk import Desk
from feldberg.server.entries import entry_of
from feldberg.server.models import BellRow, EntryRow, SeatRow, SnapshotRow, TableRow
from feldberg.server.play import next_deadline, note_asked
from feldberg.server.refusals import Forbidden, Invalid, NotFound, Stale, TooMuch, Unreadable
from feldberg.server.settings import Hosting
from feldberg.server.store import transaction
from feldberg.server.summaries import Summary, summaries, summary_of

LISTED = 50  # tables in a list
DONE = ("over", "closed")
A_DAY = 24 * 60 * 60
OPEN_DAYS = 3  # that a table waits to begin
PLAYING_DAYS = 60  # without a move: longer than any clock


@dataclass(frozen=True)
class Wanted:
    """What a new table should be."""

    game: str
    options: dict[str, Any]
    bots: dict[int, str]  # by seat
    people: int | list[int] = 1  # the seats that the host plays on one screen, or how many
    names: dict[int, str] = field(default_factory=dict)  # of who plays there, where it is not the host
    invited: bool = False  # joined only with the link
    clock: float | None = None  # seconds for a turn
    undo: bool = True
    hints: bool = True


class Lobby:
    def __init__(
        self, desk: Desk, contents: Mapping[str, Options] = MappingProxyType({}), hosting: Hosting | None = None
    ) -> None:
        self.desk = desk
        self.contents = contents  # by game
        self.hosting = hosting or Hosting()

    def create(self, user: str, wanted: Wanted) -> str:
        """A new table with its host seated; gives its id."""
        wanted = replace(wanted, options=self.with_content(wanted))
        game = self.checked(wanted)
        with transaction(self.desk.sessions) as session:
            self.may_open(session, user)
            return self.insert(session, user, wanted, game, dict.fromkeys(self.hosted(wanted, game), user))

    def may_open(self, session: Session, user: str) -> None:
        most = self.hosting.open
        if self.count(session, user, TableRow.status == "open") >= most:
            raise TooMuch(f"{most} tables of yours wait to begin: start or give up one", "many_open", most=most)

    def may_begin(self, session: Session, user: str, seats: Sequence[SeatRow]) -> None:
        """One more game of a host, which is theirs to end before others begin."""
        playing = TableRow.status == "playing"
        most = self.hosting.playing
        if self.count(session, user, playing) >= most:
            raise TooMuch(f"{most} games of yours are going on: finish one first", "many_playing", most=most)
        peopled = select(SeatRow.table).where(SeatRow.user.is_not(None), SeatRow.bot.is_(None))
        most = self.hosting.bots
        if all(one.bot is not None for one in seats) and (
            self.count(session, user, playing, TableRow.id.not_in(peopled)) >= most
        ):
            raise TooMuch(f"{most} games of yours are being played by bots alone: wait for one", "many_bots", most=most)

    def count(self, session: Session, user: str, *which: ColumnElement[bool]) -> int:
        return session.scalar(select(func.count()).select_from(TableRow).where(TableRow.host == user, *which)) or 0

    def with_content(self, wanted: Wanted) -> Options:
        """The wanted options, with what the pieces of this house say."""
        option = content_option(wanted.game) if wanted.game in games() else None
        if option is None:
            return wanted.options
        if option.name in wanted.options:
            raise Invalid(f"{option.name} is the same at all tables here: it cannot be chosen")
        return {**wanted.options, **self.content_of(wanted.game)}

    def content_of(self, game: str) -> Options:
        """The options that say what is printed on the pieces of this house; none where they are ours."""
        option = content_option(game)
        content = self.contents.get(game)
        return {option.name: content} if option and content else {}

    def hosted(self, wanted: Wanted, game: Game[Any]) -> list[int]:
        """The seats that the host of a new table plays, if they can be had."""
        free = [seat for seat in range(game.players) if seat not in wanted.bots]
        if isinstance(wanted.people, int):
            if not 0 <= wanted.people <= len(free):
                raise Invalid(f"{wanted.people} seats cannot be taken: {len(free)} are free")
            return free[: wanted.people]
        for seat in wanted.people:
            if seat not in free:
                raise Invalid(f"seat {seat} cannot be taken: free are {', '.join(map(str, free)) or 'none'}")
        return sorted(set(wanted.people))

    def checked(self, wanted: Wanted) -> Game[Any]:
        """The wanted game, if there can be such a table."""
        try:
            game = game_class(wanted.game)(wanted.options)  # whatever their names are
        except FeldbergError as error:
            raise Invalid(str(error)) from error
        if not set(wanted.bots) <= set(range(game.players)):
            raise Invalid(f"bots sit at seats that do not exist: seats are 0 to {game.players - 1}")
        for bot in wanted.bots.values():
            must_be_a_bot(bot)
        if not set(wanted.names) <= set(self.hosted(wanted, game)):
            raise Invalid("names are given to seats that the host does not play")
        return game

    def insert(self, session: Session, user: str, wanted: Wanted, game: Game[Any], people: dict[int, str]) -> str:
        now = self.desk.now()
        row = TableRow(
            bot_asked=False,
            id=secrets.token_urlsafe(8),
            game=game.name,
            options=dict(game.options),
            rules=game.rules_version,
            seed=str(secret_seed()),
            status="open",
            host=user,
            invitation=secrets.token_urlsafe(12) if wanted.invited else None,
            clock=wanted.clock,
            undo=wanted.undo,
            hints=wanted.hints,
            number=0,
            created=now,
            changed=now,
        )
        session.add(row)
        session.flush()
        names = {seat: proper_name(name) for seat, name in wanted.names.items()}
        session.add_all(
            SeatRow(table=row.id, seat=seat, user=people.get(seat), bot=wanted.bots.get(seat), name=names.get(seat))
            for seat in range(game.players)
        )
        return row.id

    def join(self, table: str, user: str, seat: int | None, invitation: str | None) -> int:
        """Take a free seat; gives which."""
        with self.desk.writing(table) as (session, row):
            self.desk.must_be(row, "open")
            self.may_enter(row, user, invitation)
            seats = self.desk.seats(session, table)
            mine = [one.seat for one in seats if one.user == user]
            if mine and seat is None:
                return mine[0]  # a doubled click; a further seat is taken by its number
            free = [one for one in seats if one.user is None and one.bot is None]
            if seat is not None:
                free = [one for one in free if one.seat == seat]
            if not free:
                raise (
                    Stale("that seat is taken", "seat_taken")
                    if seat is not None
                    else Stale("all seats are taken", "full")
                )
            free[0].user = user
            row.changed = self.desk.now()
            return free[0].seat

    def may_enter(self, row: TableRow, user: str, invitation: str | None) -> None:
        if (
            row.invitation is not None
            and row.host != user
            and not secrets.compare_digest(row.invitation.encode(), (invitation or "").encode())
        ):
            raise Forbidden("this table is by invitation only: use the link that its host can give you", "invitation")

    def leave(self, table: str, user: str) -> None:
        """Give back one's seats before the start; a table without its host is gone."""
        with self.desk.writing(table) as (session, row):
            self.desk.must_be(row, "open")
            if row.host == user:
                session.delete(row)
                return
            mine = [one for one in self.desk.seats(session, table) if one.user == user]
            if not mine:
                raise Forbidden("you do not sit at this table", "not_seated")
            for one in mine:
                one.user = one.name = None
            row.changed = self.desk.now()

    def set_seat(self, table: str, user: str, seat: int, bot: str | None) -> None:
        """The host frees a seat before the start, or puts a bot there."""
        if bot is not None:
            must_be_a_bot(bot)
        with self.desk.writing(table) as (session, row):
            self.desk.must_be_host(row, user)
            self.desk.must_be(row, "open")
            one = self.seat(session, table, seat)
            one.user = one.name = None
            one.bot = bot
            row.changed = self.desk.now()

    def name_seat(self, table: str, user: str, seat: int, name: str | None) -> None:
        """Before the start, one says who will play a seat of one's own on this screen; nobody: oneself."""
        proper = None if name is None else proper_name(name)
        with self.desk.writing(table) as (session, row):
            self.desk.must_be(row, "open")
            one = self.seat(session, table, seat)
            if one.user != user:
                raise Forbidden(f"seat {seat} is not yours", "not_your_seat")
            one.name = proper
            row.changed = self.desk.now()

    def seat(self, session: Session, table: str, seat: int) -> SeatRow:
        one = session.get(SeatRow, (table, seat))
        if one is None:
            raise NotFound(f"there is no seat {seat}")
        return one

    def start(self, table: str, user: str) -> None:
        with self.desk.writing(table) as (session, row):
            self.desk.must_be_host(row, user)
            self.desk.must_be(row, "open")
            seats = self.desk.seats(session, table)
            if any(one.user is None and one.bot is None for one in seats):
                raise Invalid("some seats are still free: wait for others, or seat bots there", "seats_free")
            self.may_begin(session, user, seats)
            row.status = "playing"
            row.changed = self.desk.now()
            state = self.desk.live(session, row).state
            row.deadline = next_deadline(row, state, seats, row.changed)
            note_asked(row, state, seats)

    def close(self, table: str, user: str) -> None:
        """Give up a game that cannot be read any more: it is kept as it was left."""
        with self.desk.writing(table) as (session, row):
            self.desk.must_be(row, "playing")
            if user != row.host and user not in [one.user for one in self.desk.seats(session, table)]:
                raise Forbidden("you do not sit at this table", "not_seated")
            try:
                self.desk.live(session, row)
            except Unreadable:
                self.end(session, row)
            else:
                raise Forbidden("this game can be played on", "readable")

    def expire(self, most: int) -> list[str]:
        """Of the tables that nobody touched for long some: those not begun are gone, games are kept as they are."""
        now = self.desk.now()
        stale = or_(
            and_(TableRow.status == "open", TableRow.changed < now - OPEN_DAYS * A_DAY),
            and_(TableRow.status == "playing", TableRow.changed < now - PLAYING_DAYS * A_DAY),
        )
        with self.desk.sessions() as session:
            tables = list(session.scalars(select(TableRow.id).where(stale).limit(most)))
        for table in tables:
            with suppress(NotFound), self.desk.writing(table) as (session, row):
                if row.status == "open":
                    session.delete(row)
                elif row.status == "playing":
                    self.end(session, row)
        return tables

    def bells(self) -> list[str]:
        """What others than the servers have changed, to be told once."""
        with self.desk.sessions() as session:
            if session.scalar(select(BellRow.id).limit(1)) is None:
                return []
        with transaction(self.desk.sessions) as session:
            found = list(session.scalars(select(BellRow).with_for_update()))
            for one in found:
                session.delete(one)
            return [one.topic for one in found]

    def end(self, session: Session, row: TableRow) -> None:
        """A game that nobody will play to its end."""
        session.execute(delete(SnapshotRow).where(SnapshotRow.table == row.id))
        row.status = "closed"
        row.deadline = None
        row.asked = []
        row.bot_asked = False
        row.changed = self.desk.now()

    def rematch(self, table: str, user: str) -> str:
        """A new table like a finished one, or for the game that follows: one for all who ask, who are seated.

        One table after the other: whoever held both could wait for somebody who holds the other.
        """
        with self.desk.writing(table) as (session, row):
            self.desk.must_be(row, "over")
            seats = self.desk.seats(session, table)
            mine = [one for one in seats if one.user == user]
            if not mine:
                raise Forbidden("only those who played can ask for a rematch", "not_played")
            if row.rematch is None or session.get(TableRow, row.rematch) is None:
                row.rematch = self.like(session, row, user, seats)
            again = row.rematch
        self.sit_down(again, mine)
        return again

    def like(self, session: Session, row: TableRow, user: str, seats: list[SeatRow]) -> str:
        """A new table as a finished one was, of somebody who sat there."""
        self.may_open(session, user)
        bots = {one.seat: one.bot for one in seats if one.bot is not None and one.user is None}
        options = self.sequel(session, row) or row.options
        wanted = Wanted(row.game, options, bots, 0, {}, row.invitation is not None, row.clock, row.undo, row.hints)
        return self.insert(session, user, wanted, self.checked(wanted), {})

    def sit_down(self, table: str, earlier: list[SeatRow]) -> None:
        """Who wants the rematch, too, has the seats of the game before, as far as they are still free."""
        with self.desk.writing(table) as (session, row):
            seats = self.desk.seats(session, table)
            for before in earlier:
                one = seats[before.seat]
                if row.status == "open" and one.user is None and one.bot is None:
                    one.user, one.name = before.user, before.name
                    row.changed = self.desk.now()

    def sequel(self, session: Session, row: TableRow) -> Options | None:
        """The options of the game that follows a finished one, if any does under these rules."""
        if row.rules != game_class(row.game).RULES_VERSION:
            return None
        live = self.desk.live(session, row)
        return live.game.sequel(live.state)

    def keep(self, user: str, record: Record) -> str:
        """A finished game from elsewhere, as a table to look back at."""
        wanted = Wanted(record.game.name, record.game.options, {}, 0, invited=True)
        state, moves = replayed(record.game, record.seed, record.moves)  # before the writing: it may take long
        with transaction(self.desk.sessions) as session:
            table = self.insert(session, user, wanted, record.game, {})
            row = self.desk.row(session, table)
            for one, who in zip(self.desk.seats(session, table), record.who, strict=True):
                one.name, one.bot = sitter(who)
            entries = [
                {"table": table, "number": number, "at": row.created, **entry_of(move)._asdict()}
                for number, move in enumerate(moves, start=1)
            ]
            if entries:
                session.execute(insert(EntryRow), entries)
            row.seed = str(record.seed)
            row.number = len(record.moves)
            row.status = "over"
            row.scores = state.scores()
            row.ranking = state.ranking()
        return table

    # Lists

    def summary(self, table: str) -> Summary:
        with self.desk.sessions() as session:
            return summary_of(session, self.desk.row(session, table))

    def open_tables(self) -> list[Summary]:
        """Tables with a free seat."""
        return self.listed(TableRow.status == "open", TableRow.id.in_(free_seats()), TableRow.invitation.is_(None))

    def running(self) -> list[Summary]:
        """Games of several people that may be watched, also those about to start; what one person plays is private."""
        begun = or_(TableRow.status == "playing", and_(TableRow.status == "open", TableRow.id.not_in(free_seats())))
        company = select(SeatRow.table).group_by(SeatRow.table).having(func.count(func.distinct(SeatRow.user)) > 1)
        return self.listed(begun, TableRow.id.in_(company), TableRow.invitation.is_(None))

    def tables_of(self, user: str, finished: bool) -> list[Summary]:
        done = TableRow.status.in_(DONE) if finished else TableRow.status.not_in(DONE)
        return self.listed(or_(TableRow.id.in_(seats_of(user)), TableRow.host == user), done)

    def listed(self, *which: ColumnElement[bool]) -> list[Summary]:
        """The tables of a list, the last changed first."""
        with self.desk.sessions() as session:
            wanted = select(TableRow).where(*which).order_by(TableRow.changed.desc()).limit(LISTED)
            return summaries(session, session.scalars(wanted))

    def sat_at(self, user: str) -> list[str]:
        """Where a person sits at a game that is not over."""
        with self.desk.sessions() as session:
            sitting = select(TableRow.id).where(TableRow.id.in_(seats_of(user)), TableRow.status.not_in(DONE))
            return list(session.scalars(sitting))


def seats_of(user: str) -> Select[str]:
    return select(SeatRow.table).where(SeatRow.user == user)


def free_seats() -> Select[str]:
    return select(SeatRow.table).where(SeatRow.user.is_(None), SeatRow.bot.is_(None))


def must_be_a_bot(bot: str) -> None:
    try:
        level(bot)
    except OptionError as error:
        raise Invalid(str(error)) from error
