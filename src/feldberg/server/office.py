"""What an operator does from the command line, on the database itself: whichever server serves it then tells of it."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import delete, or_, select
from sqlalchemy.orm import Session

from feldberg.server.desk import Desk
from feldberg.server.lobby import Lobby
from feldberg.server.models import BellRow, ChatRow, ReportRow, SessionRow, TableRow, User
from feldberg.server.refusals import Invalid, NotFound
from feldberg.server.store import transaction
from feldberg.server.summaries import Summary, summaries
from feldberg.server.talk import LONGEST_LINE, talk_of
from feldberg.server.visits import person_of

OPERATOR = "Feldberg"  # under which name the operator speaks


class Office:
    def __init__(self, desk: Desk, lobby: Lobby) -> None:
        self.desk = desk
        self.lobby = lobby

    # Looking

    def tables(self, status: str, most: int) -> list[Summary]:
        """Tables of some status, or all, the last changed first."""
        with self.desk.sessions() as session:
            which = [TableRow.status == status] if status else []
            wanted = select(TableRow).where(*which).order_by(TableRow.changed.desc()).limit(most)
            return summaries(session, session.scalars(wanted))

    def people(self, called: str, most: int) -> list[User]:
        """People by a part of their name or login, or all, those who came last first."""
        with self.desk.sessions() as session:
            like = f"%{called}%"
            wanted = select(User).where(or_(User.name.ilike(like), User.login.ilike(like), User.id == called))
            return list(session.scalars(wanted.order_by(User.created.desc()).limit(most)))

    def reports(self, most: int) -> Sequence[ReportRow]:
        with self.desk.sessions() as session:
            return session.scalars(select(ReportRow).order_by(ReportRow.at.desc()).limit(most)).all()

    # Doing

    def close(self, table: str) -> None:
        """A game is given up, and kept as it is."""
        with self.desk.writing(table) as (session, row):
            self.desk.must_be(row, "playing")
            self.lobby.end(session, row)
            ring(session, table)

    def remove(self, table: str) -> None:
        """A table is gone with all that was played and said there."""
        with self.desk.writing(table) as (session, row):
            session.delete(row)
            ring(session, table)

    def ban(self, who: str, banned: bool) -> User:
        """Somebody, by their id or login, is logged out everywhere and cannot log in; or can again."""
        with transaction(self.desk.sessions) as session:
            found = session.scalars(select(User).where(or_(User.id == who, User.login == who))).first()
            if found is None:
                raise NotFound(f"there is nobody with the id or login {who!r}")
            found.banned = banned
            if banned:
                found.old_cookie = False
                session.execute(delete(SessionRow).where(SessionRow.user == found.id))
                ring(session, person_of(found.id))
            return found

    def message(self, table: str, text: str) -> None:
        """A line of the operator's in the talk of a table."""
        if not text.strip() or len(text.encode()) > LONGEST_LINE:
            raise Invalid(f"a message has 1 to {LONGEST_LINE} bytes")
        with self.desk.writing(table) as (session, _):
            session.add(ChatRow(table=table, name=OPERATOR, text=text, at=self.desk.now()))
            ring(session, talk_of(table))


def ring(session: Session, topic: str) -> None:
    """For a server to tell."""
    session.add(BellRow(topic=topic))
