"""What is said at a table: apart from its game, and told apart from it."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import select
from sqlalchemy.orm import Session

from feldberg.naming import distinct
from feldberg.server.desk import Desk
from feldberg.server.messages import Chat
from feldberg.server.models import ChatRow, ReportRow, User
from feldberg.server.refusals import Forbidden, Invalid, NotFound
from feldberg.server.showing import Showing
from feldberg.server.summaries import Summary, summary_of

LINES_SHOWN = 50
LONGEST_LINE = 1000  # bytes


def talk_of(table: str) -> str:
    """What the hub calls the talk at a table."""
    return f"{table}:talk"


class Talk:
    def __init__(self, desk: Desk, showing: Showing) -> None:
        self.desk = desk
        self.showing = showing

    def lines(self, table: str, user: str | None, invitation: str | None) -> list[Chat]:
        """What was said last, for those who may watch."""
        with self.desk.sessions() as session:
            summary = self.watched(session, table, user, invitation)
            wanted = select(ChatRow).where(ChatRow.table == table).order_by(ChatRow.id.desc()).limit(LINES_SHOWN)
            found = list(session.scalars(wanted))[::-1]
            names = self.names(session, summary, found)
            return [
                Chat(id=one.id, by=one.user, name=names.get(one.user or "", one.name or ""), text=one.text, at=one.at)
                for one in found
            ]

    def names(self, session: Session, summary: Summary, said: Sequence[ChatRow]) -> dict[str, str]:
        """By person: nobody is called as another who sits at the table or has said something there."""
        called: dict[str, str] = {}
        for one, (name, _) in zip(summary.seats, summary.sitters(), strict=True):
            if name is not None:
                called.setdefault(f"seat {one.seat}" if one.name or one.user is None else one.user, name)
        authors = {one.user for one in said if one.user is not None}
        known = {user.id: user.name for user in session.scalars(select(User).where(User.id.in_(authors)))}
        for line in said:
            if line.user is not None:
                called.setdefault(line.user, known[line.user])
        return dict(zip(called, distinct(list(called.values())), strict=True))

    def say(self, table: str, user: str, invitation: str | None, text: str) -> None:
        """Something for all at the table to read."""
        if len(text.encode()) > LONGEST_LINE:
            raise Invalid(f"a line has at most {LONGEST_LINE} bytes", "line_long")
        with self.desk.writing(table) as (session, _):
            self.watched(session, table, user, invitation)
            session.add(ChatRow(table=table, user=user, text=text, at=self.desk.now()))

    def unsay(self, table: str, user: str, line: int) -> None:
        """Who said something, or the host, takes it away."""
        with self.desk.writing(table) as (session, row):
            found = self.line(session, table, line)
            if user not in (row.host, found.user):
                raise Forbidden("only the host, or who said it, can take that away", "not_said")
            session.delete(found)

    def report(self, table: str, user: str, invitation: str | None, line: int) -> None:
        """Tell the operator of something that was said; what it was is kept, whatever becomes of the line."""
        with self.desk.writing(table) as (session, _):
            self.watched(session, table, user, invitation)
            found = self.line(session, table, line)
            if session.get(ReportRow, (line, user)) is None:
                session.add(
                    ReportRow(
                        line=line, reporter=user, table=table, author=found.user, text=found.text, at=self.desk.now()
                    )
                )

    def line(self, session: Session, table: str, line: int) -> ChatRow:
        found = session.get(ChatRow, line)
        if found is None or found.table != table:
            raise NotFound("nobody said that here", "no_line")
        return found

    def watched(self, session: Session, table: str, user: str | None, invitation: str | None) -> Summary:
        summary = summary_of(session, self.desk.row(session, table))
        self.showing.may_watch(summary, user, invitation)
        return summary
