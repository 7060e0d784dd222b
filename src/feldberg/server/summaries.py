"""Tables as the lists show them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import select
from sqlalchemy.orm import Session

from feldberg.naming import Sitter
from feldberg.server.models import SeatRow, TableRow, User


@dataclass(frozen=True)
class Summary:
    row: TableRow
    seats: list[SeatRow]
    names: dict[str, str]  # of the people, by user

    def sitters(self) -> list[Sitter]:
        return [Sitter(one.name or self.names.get(one.user or "") or None, one.bot) for one in self.seats]


def summary_of(session: Session, row: TableRow) -> Summary:
    return summaries(session, [row])[0]


def summaries(session: Session, rows: Iterable[TableRow]) -> list[Summary]:
    found = list(rows)
    seats: dict[str, list[SeatRow]] = {row.id: [] for row in found}
    for one in session.scalars(select(SeatRow).where(SeatRow.table.in_(seats)).order_by(SeatRow.seat)):
        seats[one.table].append(one)
    users = {one.user for table in seats.values() for one in table} | {row.host for row in found}
    names = {user.id: user.name for user in session.scalars(select(User).where(User.id.in_(users - {None})))}
    return [Summary(row, seats[row.id], names) for row in found]
