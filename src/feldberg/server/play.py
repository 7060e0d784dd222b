"""Tables while the game goes on: moves, take-backs, leaving, the clock.

Each accepted entry is committed before anybody is told.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from feldberg.core.errors import IllegalAction
from feldberg.core.state import State
from feldberg.server.desk import Desk
from feldberg.server.live import Live, reveals
from feldberg.server.models import EntryRow, SeatRow, SnapshotRow, TableRow
from feldberg.server.refusals import Forbidden, Invalid, Stale

SNAPSHOT_EVERY = 64  # moves
TAKE_OVER = "greedy"  # the bot that plays on for who left or ran out of time


class Play:
    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    # Moves

    def move(self, table: str, user: str, seat: int, action: int, at: int) -> int:
        """A person's action, if the table still is where they saw it; gives the table's new number."""
        with self.desk.writing(table) as (session, row):
            self.must_sit(session, table, user, seat)
            live = self.at(session, row, at)
            return self.play(session, row, live, seat, action)

    def bot_move(self, table: str, seat: int, action: int, at: int) -> int:
        with self.desk.writing(table) as (session, row):
            return self.play(session, row, self.at(session, row, at), seat, action)

    def play(self, session: Session, row: TableRow, live: Live, seat: int, action: int) -> int:
        after = live.state.copy()
        aside = action in after.asides(seat)
        try:
            after.play(action, seat)
        except IllegalAction as error:
            raise Invalid(str(error), "illegal") from error
        revealed = not aside and reveals(live.state, after, seat)
        if after.over:
            row.status = "over"
            row.scores = after.scores()
            row.ranking = after.ranking()
        moves = len(live.moves) + 1
        number = self.enter(session, row, live, after, "aside" if aside else "move", seat, action, revealed)
        if moves % SNAPSHOT_EVERY == 0:
            session.add(SnapshotRow(table=row.id, number=number, moves=moves, state=after.to_dict()))
        return number

    # Take-backs

    def undo(self, table: str, user: str, seat: int, at: int) -> int:
        """Take back one's last move: freely where nothing came between, else by asking the others."""
        with self.desk.writing(table) as (session, row):
            self.must_sit(session, table, user, seat)
            live = self.at(session, row, at)
            if not row.undo:
                raise Forbidden("this table is played without take-backs", "no_undo")
            free = live.free_undo(seat)
            if free is not None:
                return self.take_back(session, row, live, seat, free)
            to = live.last_move_of(seat)
            if to is None:
                raise Invalid("there is no move of yours to take back", "nothing_to_undo")
            if not self.others(session, table, seat):
                return self.take_back(session, row, live, seat, to)
            return self.enter(session, row, live, live.state, "ask", seat, to)

    def answer(self, table: str, user: str, seat: int, at: int, agree: bool) -> int:
        """Agree to a take-back that another player asked for, or refuse it."""
        with self.desk.writing(table) as (session, row):
            self.must_sit(session, table, user, seat)
            live = self.at(session, row, at)
            proposal = live.proposal
            if proposal is None or proposal.seat == seat:
                raise Stale("nobody asks you for a take-back", "no_proposal")
            if not agree:
                return self.enter(session, row, live, live.state, "refuse", seat, 0)
            if self.others(session, table, proposal.seat) <= proposal.agreed | {seat}:
                return self.take_back(session, row, live, seat, proposal.to)
            return self.enter(session, row, live, live.state, "agree", seat, 0)

    def take_back(self, session: Session, row: TableRow, live: Live, seat: int, to: int) -> int:
        session.execute(delete(SnapshotRow).where(SnapshotRow.table == row.id, SnapshotRow.moves > to))
        return self.enter(session, row, live, live.state_at(to), "undo", seat, to)

    def others(self, session: Session, table: str, seat: int) -> set[int]:
        """The seats of the other people, whose consent counts."""
        seats = self.desk.seats(session, table)
        user = seats[seat].user
        return {one.seat for one in seats if one.bot is None and one.user != user}

    # Leaving

    def resign(self, table: str, user: str, seat: int) -> int:
        """Leave the game; a bot plays on."""
        with self.desk.writing(table) as (session, row):
            self.must_sit(session, table, user, seat)
            self.desk.must_be(row, "playing")
            return self.hand_over(session, row, self.desk.live(session, row), [seat])

    def time_out(self, table: str) -> int | None:
        """Hand the seats that let their time run out to a bot."""
        with self.desk.writing(table) as (session, row):
            if row.status != "playing" or row.deadline is None or row.deadline > self.desk.now():
                return None
            live = self.desk.live(session, row)
            slow = sorted(people_asked(live.state, self.desk.seats(session, table)))
            return self.hand_over(session, row, live, slow)

    def hand_over(self, session: Session, row: TableRow, live: Live, seats: list[int]) -> int:
        for seat in seats:
            session.get_one(SeatRow, (row.id, seat)).bot = TAKE_OVER
            self.enter(session, row, live, live.state, "bot", seat, 0)
        return row.number

    def overdue(self) -> list[str]:
        with self.desk.sessions() as session:
            wanted = select(TableRow.id).where(TableRow.status == "playing", TableRow.deadline <= self.desk.now())
            return list(session.scalars(wanted))

    def with_bots(self, idle: float) -> list[str]:
        """Games in which bots sit and nothing happened for so many seconds."""
        with self.desk.sessions() as session:
            bots = select(SeatRow.table).where(SeatRow.bot.is_not(None))
            wanted = select(TableRow.id).where(
                TableRow.status == "playing", TableRow.changed <= self.desk.now() - idle, TableRow.id.in_(bots)
            )
            return list(session.scalars(wanted))

    # Shared

    def must_sit(self, session: Session, table: str, user: str, seat: int) -> None:
        one = session.get(SeatRow, (table, seat))
        if one is None or one.user != user:
            raise Forbidden(f"seat {seat} is not yours", "not_your_seat")
        if one.bot is not None:
            raise Forbidden(f"a bot has taken over seat {seat}", "taken_over")

    def at(self, session: Session, row: TableRow, number: int) -> Live:
        """The live game, if the same is asked as the caller saw."""
        self.desk.must_be(row, "playing")
        live = self.desk.live(session, row)
        if not live.asked <= number <= live.number:
            raise Stale(f"the table is at {live.number}, not at {number}", "moved_on")
        return live

    def enter(
        self,
        session: Session,
        row: TableRow,
        live: Live,
        after: State,
        kind: str,
        seat: int,
        value: int,
        revealed: bool = False,
    ) -> int:
        """Write the next entry. The live game takes it in when next looked at, after it is committed."""
        now = self.desk.now()
        seats = self.desk.seats(session, row.id)
        row.number += 1
        row.changed = now
        if revealed or people_asked(after, seats) - people_asked(live.state, seats):
            row.deadline = None  # a new turn; before that, neither take-backs nor questions gain time
        row.deadline = next_deadline(row, after, seats, now)
        row.asked = list(after.seats)
        session.add(
            EntryRow(table=row.id, number=row.number, kind=kind, seat=seat, value=value, revealed=revealed, at=now)
        )
        return row.number


def people_asked(state: State, seats: Sequence[SeatRow]) -> set[int]:
    return {one.seat for one in seats if one.seat in state.seats and one.bot is None}


def next_deadline(row: TableRow, state: State, seats: Sequence[SeatRow], now: float) -> float | None:
    """When the time of the people who are asked runs out: as it was, or a new turn's."""
    if row.clock is None or row.status != "playing" or not people_asked(state, seats):
        return None
    return now + row.clock if row.deadline is None else row.deadline
