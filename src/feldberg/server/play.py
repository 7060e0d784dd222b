"""Tables while the game goes on: moves, take-backs, leaving, the clock.

Each accepted entry is committed before anybody is told. What a person does comes with the token of their seat, which
says what they were asked; each call gives the table's new number, as that person may know it.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import ceil

from sqlalchemy import ColumnElement, delete, func, select

from feldberg.agents import Role, level_for
from feldberg.core.errors import IllegalAction
from feldberg.core.state import State
from feldberg.server.desk import Desk, Turn
from feldberg.server.entries import TAKE_BACKS, Kind, standing
from feldberg.server.live import Change, Live
from feldberg.server.models import EntryRow, PulseRow, SeatRow, SnapshotRow, TableRow
from feldberg.server.refusals import BotFirst, Forbidden, Invalid, Stale, TooMuch
from feldberg.server.store import transaction

SNAPSHOT_EVERY = 64  # moves
PULSE = 1  # there is one for all servers
AWAY = 5.0  # seconds without a beat after which no server was there
PAUSE = 20.0  # seconds between two wishes of a seat for a take-back, and between two returns to it
OVERDUE_AT_ONCE = 100  # tables
LEAST_REST = 10.0  # seconds on the clock of who is asked again after a take-back: agreeing must not be a trap
MOST = 1000  # asides of a seat in a game, and take-backs: neither would ever end by itself
RETURN_SHARE = 10  # who comes back in the middle of a turn has one part in so many of its clock, or that least


class Play:
    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    # Moves

    def move(self, table: str, user: str, seat: int, action: int, token: int) -> int:
        """A person's action, if the seat is still asked what they saw."""
        with self.desk.playing(table) as turn:
            must_sit(turn, user, seat)
            self.play(turn, seat, action, token)
        return number_for(turn, user)

    def bot_move(self, table: str, seat: int, action: int, token: int) -> None:
        with self.desk.playing(table) as turn:
            self.play(turn, seat, action, token)

    def play(self, turn: Turn, seat: int, action: int, token: int) -> None:
        must_be_asked(turn.live, seat, token)
        try:
            change = turn.live.moved(seat, action)
        except IllegalAction as error:
            raise Invalid(str(error), "illegal") from error
        if change.entry.aside:
            must_end(sum(move.aside and move.seat == seat for move in turn.live.moves))
        after = change.state
        if after.over:
            turn.row.status = "over"
            turn.row.scores = after.scores()
            turn.row.ranking = after.ranking()
        self.enter(turn, change)
        moves = len(turn.live.moves) + 1
        if moves % SNAPSHOT_EVERY == 0:
            turn.session.add(SnapshotRow(table=turn.row.id, number=turn.row.number, moves=moves, state=after.to_dict()))

    # Take-backs

    def undo(self, table: str, user: str, seat: int, token: int) -> int:
        """Take back one's last move: freely where nothing came between, else by asking the others."""
        with self.desk.playing(table) as turn:
            must_sit(turn, user, seat)
            must_be_asked(turn.live, seat, token)
            if not turn.row.undo:
                raise Forbidden("this table is played without take-backs", "no_undo")
            must_end(self.take_backs(turn, seat))
            free, last = turn.live.free_undo(seat), turn.live.last_move_of(seat)
            if free is not None:
                self.take_back(turn, seat, free)
            elif last is None:
                raise Invalid("there is no move of yours to take back", "nothing_to_undo")
            elif others(turn.seats, user):
                self.may_ask(turn, seat)
                self.enter(turn, turn.live.said(Kind.ASK, seat, last))
            else:
                self.go_back(turn, seat, last)
        return number_for(turn, user)

    def take_backs(self, turn: Turn, seat: int) -> int:
        """How many a seat has made, or asked for."""
        own = (EntryRow.table == turn.row.id, EntryRow.seat == seat, EntryRow.kind.in_([*TAKE_BACKS, Kind.ASK]))
        return turn.session.scalar(select(func.count()).select_from(EntryRow).where(*own)) or 0

    def may_ask(self, turn: Turn, seat: int) -> None:
        """One wish at a time, and not again at once: whoever is asked must find time to play."""
        if turn.live.proposal is not None:
            raise Stale("a take-back is asked for already", "already_asked")
        if wait := self.pause(turn, seat, Kind.ASK):
            raise TooMuch(f"wait {wait} seconds before you ask again", "ask_later", seconds=wait)

    def pause(self, turn: Turn, seat: int, kind: Kind) -> int:
        """The seconds until a seat may do something again that all are told."""
        done = select(func.max(EntryRow.at)).where(
            EntryRow.table == turn.row.id, EntryRow.kind == kind, EntryRow.seat == seat
        )
        last = turn.session.scalar(done)
        return 0 if last is None else max(0, ceil(last + PAUSE - self.desk.now()))

    def answer(self, table: str, user: str, seat: int, proposal: int, agree: bool) -> int:
        """Agree to a take-back that another player asked for, or refuse it."""
        with self.desk.playing(table) as turn:
            must_sit(turn, user, seat)
            wish = turn.live.proposal
            if wish is None or wish.number != proposal or wish.seat == seat:
                raise Stale("nobody asks you for that take-back", "no_proposal")
            if not agree:
                self.enter(turn, turn.live.said(Kind.REFUSE, seat))
            elif others(turn.seats, turn.seats[wish.seat].user) <= wish.agreed | {seat}:
                self.go_back(turn, seat, wish.to)
            else:
                self.enter(turn, turn.live.said(Kind.AGREE, seat))
        return number_for(turn, user)

    def go_back(self, turn: Turn, seat: int, at: int) -> None:
        """Take back a move after which others were asked: the clock is what it was when that move was made."""
        rest = standing(self.desk.entries(turn.session, turn.row.id, 0, turn.row.number))[at].rest
        turn.row.deadline = None
        self.take_back(turn, seat, at)
        if turn.row.deadline is not None and rest is not None:
            turn.row.deadline = min(turn.row.deadline, self.desk.now() + max(rest, LEAST_REST))

    def take_back(self, turn: Turn, seat: int, at: int) -> None:
        spoilt = delete(SnapshotRow).where(SnapshotRow.table == turn.row.id, SnapshotRow.moves > at)
        turn.session.execute(spoilt)
        for change in turn.live.take_back(seat, at):
            self.enter(turn, change)

    # Leaving

    def resign(self, table: str, user: str, seat: int) -> int:
        """Leave the game; a bot plays on."""
        with self.desk.playing(table) as turn:
            must_sit(turn, user, seat)
            self.hand_over(turn, [seat], late=False)
        return number_for(turn, user)

    def come_back(self, table: str, user: str, seat: int) -> int:
        """Play on oneself, where a bot took over: once it has answered what it was asked, and without a new clock."""
        with self.desk.playing(table) as turn:
            must_own(turn, user, seat)
            if turn.seats[seat].bot is None:
                raise Stale(f"you play at seat {seat} yourself", "not_taken_over")
            if turn.live.owes(seat):
                raise BotFirst("the bot answers first: come back after its move", "bot_first")
            if wait := self.pause(turn, seat, Kind.BACK):
                raise TooMuch(f"wait {wait} seconds before you come back again", "back_later", seconds=wait)
            begun = turn.row.deadline is None  # a turn that no other person is asked in
            turn.seats[seat].bot = None
            self.enter(turn, turn.live.said(Kind.BACK, seat))
            if begun and turn.row.deadline is not None:
                turn.row.deadline = self.desk.now() + rest_of_turn(turn.row.clock or 0)
        return number_for(turn, user)

    def time_out(self, table: str) -> bool:
        """Hand the seats that let their time run out to a bot; whether there were any."""
        with self.desk.playing(table) as turn:
            if turn.row.deadline is None or turn.row.deadline > self.desk.now():
                return False
            self.hand_over(turn, sorted(people_asked(turn.live.state, turn.seats)), late=True)
        return True

    def hand_over(self, turn: Turn, seats: list[int], late: bool) -> None:
        for seat in seats:
            turn.seats[seat].bot = level_for(Role.TAKES_OVER).name
            self.enter(turn, turn.live.said(Kind.BOT, seat, int(late)))

    def overdue(self, but: Collection[str] = ()) -> list[str]:
        """Some games in which the time of a turn is over."""
        return self.some_games(OVERDUE_AT_ONCE, but, TableRow.deadline <= self.desk.now())

    def beat(self) -> list[str]:
        """Note that a server is there, and give back the time that passed while none was; to which tables."""
        clocked = (TableRow.status == "playing", TableRow.deadline.is_not(None))
        with self.desk.sessions() as session:
            if session.scalar(select(TableRow.id).where(*clocked).limit(1)) is None:
                return []
        now = self.desk.now()
        with transaction(self.desk.sessions) as session:
            pulse = session.get(PulseRow, PULSE, with_for_update=True)
            last = pulse.at if pulse else 0.0
            session.merge(PulseRow(id=PULSE, at=now))
            if now - last < AWAY:
                return []
            waiting = select(TableRow).where(*clocked, TableRow.changed < now - AWAY).with_for_update()
            tables = list(session.scalars(waiting))
            for row in tables:
                assert row.deadline is not None
                row.deadline += now - max(last, row.changed)  # it was there when somebody moved
            return [row.id for row in tables]

    def forgotten_bots(self, idle: float, most: int, but: Collection[str] = ()) -> list[str]:
        """Some games in which a bot is asked and nothing happened for so many seconds."""
        waiting = (TableRow.bot_asked.is_(True), TableRow.changed <= self.desk.now() - idle)
        return self.some_games(most, but, *waiting)

    def unnoted(self, most: int, but: Collection[str]) -> list[str]:
        """Some games of which it was not noted who is asked."""
        return self.some_games(most, but, TableRow.bot_asked.is_(None))

    def some_games(self, most: int, but: Collection[str], *which: ColumnElement[bool]) -> list[str]:
        with self.desk.sessions() as session:
            wanted = select(TableRow.id).where(TableRow.status == "playing", *which, TableRow.id.not_in(but))
            return list(session.scalars(wanted.order_by(TableRow.changed).limit(most)))

    def note(self, table: str) -> None:
        """Note who is asked, where that was left out."""
        with self.desk.playing(table) as turn:
            note_asked(turn.row, turn.live.state, turn.seats)

    # Shared

    def enter(self, turn: Turn, change: Change) -> None:
        """Write the next entry. The live game takes the change over once it is committed."""
        now = self.desk.now()
        row, after, entry = turn.row, change.state, change.entry
        row.number += 1
        if not turn.live.hides(entry):
            row.changed = now
        rest = None if row.deadline is None else row.deadline - now
        if entry.kind == Kind.MOVE and (
            entry.revealed or people_asked(after, turn.seats) - people_asked(turn.live.state, turn.seats)
        ):
            row.deadline = None  # a new turn; nothing else gains time
        row.deadline = next_deadline(row, after, turn.seats, now)
        note_asked(row, after, turn.seats)
        turn.session.add(EntryRow(table=row.id, number=row.number, at=now, rest=rest, **entry._asdict()))
        turn.changes.append(change)


def note_asked(row: TableRow, state: State, seats: Collection[SeatRow]) -> None:
    """For those who look for tables, and not into their games."""
    row.asked = list(state.seats)
    row.bot_asked = any(one.seat in state.seats and one.bot is not None for one in seats)


def must_own(turn: Turn, user: str, seat: int) -> None:
    """The seat is the person's, whether or not a bot has taken over."""
    if seat >= len(turn.seats) or turn.seats[seat].user != user:
        raise Forbidden(f"seat {seat} is not yours", "not_your_seat")


def must_sit(turn: Turn, user: str, seat: int) -> None:
    must_own(turn, user, seat)
    if turn.seats[seat].bot is not None:
        raise Forbidden(f"a bot has taken over seat {seat}", "taken_over")


def must_be_asked(live: Live, seat: int, token: int) -> None:
    """The seat is asked what it was when it was given the token."""
    if live.tokens[seat] != token:
        raise Stale(f"seat {seat} was asked something else meanwhile", "moved_on")


def must_end(count: int) -> None:
    if count >= MOST:
        raise TooMuch(f"after {MOST} times that is enough: the game can only be played on", "only_on", most=MOST)


def number_for(turn: Turn, user: str) -> int:
    return turn.live.at(seats_of(turn.seats, user))


def seats_of(seats: Sequence[SeatRow], user: str | None) -> list[int]:
    """Where a person sits, or sat before a bot took over."""
    return [one.seat for one in seats if user is not None and one.user == user]


def others(seats: Collection[SeatRow], user: str | None) -> set[int]:
    """The seats of the other people, whose consent counts."""
    return {one.seat for one in seats if one.bot is None and one.user != user}


def people_asked(state: State, seats: Collection[SeatRow]) -> set[int]:
    return {one.seat for one in seats if one.seat in state.seats and one.bot is None}


def rest_of_turn(clock: float) -> float:
    """What is left of a clock to who comes back in the middle of a turn."""
    return min(clock, max(clock / RETURN_SHARE, LEAST_REST))


def next_deadline(row: TableRow, state: State, seats: Collection[SeatRow], now: float) -> float | None:
    """When the time of the people who are asked runs out: as it was, or a new turn's."""
    if row.clock is None or row.status != "playing" or not people_asked(state, seats):
        return None
    return now + row.clock if row.deadline is None else row.deadline
