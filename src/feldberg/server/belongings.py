"""What is kept of a person: all of it for them to take along, and how it goes when they do."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, select, update
from sqlalchemy.orm import Session

from feldberg.server.accounts import renew_tables
from feldberg.server.desk import Desk
from feldberg.server.lobby import Lobby
from feldberg.server.models import ChatRow, CodeRow, LetterRow, ReportRow, SeatRow, SessionRow, TableRow, User
from feldberg.server.play import Play
from feldberg.server.refusals import Refusal
from feldberg.server.showing import Showing
from feldberg.server.store import transaction
from feldberg.server.summaries import summaries


class Belongings:
    def __init__(self, desk: Desk, lobby: Lobby, play: Play, showing: Showing) -> None:
        self.desk = desk
        self.lobby = lobby
        self.play = play
        self.showing = showing

    def of(self, user: str) -> dict[str, Any]:
        """All that is kept of a person, but for what a password or a cookie is known by."""
        with self.desk.sessions() as session:
            me = session.get_one(User, user)
            visits = session.scalars(select(SessionRow).where(SessionRow.user == user).order_by(SessionRow.created))
            said = session.scalars(select(ChatRow).where(ChatRow.user == user).order_by(ChatRow.id))
            letters = session.scalars(select(LetterRow).where(LetterRow.user == user).order_by(LetterRow.until))
            tables = session.scalars(select(TableRow).where(self.at(user)).order_by(TableRow.created))
            return {
                "id": me.id,
                "name": me.name,
                "login": me.login,
                "mail": me.mail,
                "created": me.created,
                "letters": [{"purpose": one.purpose, "address": one.address, "until": one.until} for one in letters],
                "devices": [{"agent": one.device, "created": one.created, "seen": one.seen} for one in visits],
                "said": [{"table": one.table, "text": one.text, "at": one.at} for one in said],
                "tables": [self.showing.table(summary, user).model_dump() for summary in summaries(session, tables)],
            }

    def at(self, user: str) -> Any:
        """Tables that a person made, or sat at."""
        return (TableRow.host == user) | TableRow.id.in_(select(SeatRow.table).where(SeatRow.user == user))

    def forget(self, user: str) -> list[str]:
        """The person is gone, and what was theirs alone. Others' games stay, without the name; gives which."""
        with self.desk.sessions() as session:
            tables = list(session.scalars(select(TableRow.id).where(self.at(user))))
            shared = [table for table in tables if self.is_shared(session, table, user)]
        for table in shared:
            self.leave(table, user)
        with transaction(self.desk.sessions) as session:
            for table in set(tables) - set(shared):
                session.execute(delete(TableRow).where(TableRow.id == table))
            session.execute(update(SeatRow).where(SeatRow.user == user).values(name=None))
            session.execute(delete(ChatRow).where(ChatRow.user == user))
            session.execute(delete(ReportRow).where(ReportRow.reporter == user))
            session.execute(update(ReportRow).where(ReportRow.author == user).values(author=None))
            for rows in (SessionRow, CodeRow, LetterRow):
                session.execute(delete(rows).where(rows.user == user))
            found = session.get_one(User, user)
            found.name, found.login, found.password, found.mail, found.old_cookie = "", None, None, None, False
            renew_tables(session, user)
        return shared

    def is_shared(self, session: Session, table: str, user: str) -> bool:
        """Whether others play there, or did."""
        others = select(SeatRow.table).where(SeatRow.table == table, SeatRow.user.is_not(None), SeatRow.user != user)
        return session.scalars(others.limit(1)).first() is not None

    def leave(self, table: str, user: str) -> None:
        """Bots play on in games that go on; where none has begun, the seats are free."""
        with self.desk.sessions() as session:
            status = self.desk.row(session, table).status
            mine = [one.seat for one in self.desk.seats(session, table) if one.user == user and one.bot is None]
        try:
            if status == "open":
                self.lobby.leave(table, user)
            elif status == "playing":
                for seat in mine:
                    self.play.resign(table, user, seat)
        except Refusal:
            return  # it cannot be read, or has moved on: nobody is waited for there
