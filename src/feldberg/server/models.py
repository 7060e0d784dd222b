"""What the database holds. The entries of a table are the truth; everything else can be worked out from them."""

from __future__ import annotations

from collections.abc import Callable
from types import NoneType
from typing import Any, Literal

from sqlalchemy import JSON, Dialect, Enum, Float, ForeignKey, Index, Integer, String, TypeDecorator
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from feldberg.server.entries import Kind


class Damaged:
    """Stands, empty, for what can no longer be read."""


class DamagedDict(Damaged, dict[str, Any]): ...


class DamagedList(Damaged, list[int]): ...


class Json(TypeDecorator[Any]):
    """What is kept as JSON: a dictionary, or a list of numbers. One that is damaged spoils its own row alone."""

    impl = JSON
    cache_ok = True

    def __init__(self, *kinds: type) -> None:
        super().__init__()
        self.kinds = kinds

    def result_processor(self, dialect: Dialect, coltype: object) -> Callable[[Any], Any]:
        parsed = super().result_processor(dialect, coltype) or (lambda value: value)

        def read(value: Any) -> Any:
            try:
                found = parsed(value)
            except ValueError:
                found = ...
            return found if self.fits(found) else DamagedDict() if dict in self.kinds else DamagedList()

        return read

    def fits(self, found: object) -> bool:
        return isinstance(found, self.kinds) and (
            not isinstance(found, list) or all(isinstance(number, int) for number in found)
        )


class Base(DeclarativeBase): ...


class User(Base):
    """A guest, or with a login an account."""

    __tablename__ = "users"
    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    login: Mapped[str | None] = mapped_column(String(40), unique=True)
    password: Mapped[str | None] = mapped_column(String(200))  # an argon2 hash
    created: Mapped[float] = mapped_column(Float)
    old_cookie: Mapped[bool] = mapped_column(default=False)  # one from before there were sessions is still out there
    banned: Mapped[bool] = mapped_column(default=False)  # by the operator
    mail: Mapped[str | None] = mapped_column(String(254))  # an address of which its owner said that it is theirs


class SessionRow(Base):
    """A browser that knows its person by a cookie, of which this is the hash."""

    __tablename__ = "sessions"
    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    user: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"))
    device: Mapped[str] = mapped_column(String(200))  # what the browser calls itself
    created: Mapped[float] = mapped_column(Float)
    seen: Mapped[float] = mapped_column(Float)
    __table_args__ = (Index("sessions_by_user", "user"),)


class CodeRow(Base):
    """The hash of a one-time code that stands for a forgotten password."""

    __tablename__ = "codes"
    user: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), primary_key=True)
    code: Mapped[str] = mapped_column(String(64), primary_key=True)


class LetterRow(Base):
    """What the link of a letter lets an account do, once; of the link this is the hash."""

    __tablename__ = "letters"
    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    user: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"))
    purpose: Mapped[str] = mapped_column(String(10))
    address: Mapped[str] = mapped_column(String(254))  # to which it was sent
    until: Mapped[float] = mapped_column(Float)
    __table_args__ = (Index("letters_by_user", "user"),)


class TableRow(Base):
    """A table: which game, under which options, for whom."""

    __tablename__ = "tables"
    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    options: Mapped[dict[str, Any]] = mapped_column(Json(dict))
    rules: Mapped[int] = mapped_column(Integer)
    seed: Mapped[str] = mapped_column(String(40))  # 128 bits, more than SQL's integers hold
    status: Mapped[Literal["open", "playing", "over", "closed"]] = mapped_column(String(10))  # closed: never to be over
    host: Mapped[str] = mapped_column(ForeignKey("users.id"))
    invitation: Mapped[str | None] = mapped_column(String(32))  # None: open to all
    clock: Mapped[float | None] = mapped_column(Float)  # seconds for a turn; None: no clock
    undo: Mapped[bool]
    hints: Mapped[bool]
    number: Mapped[int] = mapped_column(Integer)  # of entries
    deadline: Mapped[float | None] = mapped_column(Float)
    asked: Mapped[list[int]] = mapped_column(Json(list), default=list)  # the seats whose decision is awaited
    bot_asked: Mapped[bool | None]  # whether a bot is among them; None where an earlier release left it unsaid
    rematch: Mapped[str | None] = mapped_column(String(16))
    scores: Mapped[list[int] | None] = mapped_column(Json(list, NoneType))
    ranking: Mapped[list[int] | None] = mapped_column(Json(list, NoneType))
    created: Mapped[float] = mapped_column(Float)
    changed: Mapped[float] = mapped_column(Float)
    version: Mapped[int] = mapped_column(Integer)  # grows with every change of what is shown of the table
    __mapper_args__ = {"version_id_col": version}  # noqa: RUF012

    @property
    def damaged(self) -> bool:
        """Whether something in the row can no longer be read."""
        return any(isinstance(one, Damaged) for one in (self.options, self.asked, self.scores, self.ranking))

    __table_args__ = (
        Index("tables_by_status", "status", "changed"),
        Index("tables_by_deadline", "deadline"),
        Index("tables_by_bot", "status", "bot_asked", "changed"),
    )


class PulseRow(Base):
    """When a server was last known to be there: the time of clocks that passes beyond it is nobody's fault."""

    __tablename__ = "pulse"
    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    at: Mapped[float] = mapped_column(Float)


class SeatRow(Base):
    """Who sits where: a person, a bot, or nobody yet. With both, the bot plays on for the person who left."""

    __tablename__ = "seats"
    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    user: Mapped[str | None] = mapped_column(ForeignKey("users.id"))
    bot: Mapped[str | None] = mapped_column(String(20))
    name: Mapped[str | None] = mapped_column(String(40))  # of somebody not known here, as an uploaded record tells it
    __table_args__ = (Index("seats_by_user", "user"),)


class EntryRow(Base):
    """One thing that was accepted at a table. The number makes every entry unique: one writer per table."""

    __tablename__ = "entries"
    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    kind: Mapped[Kind] = mapped_column(
        Enum(Kind, native_enum=False, length=10, values_callable=lambda kinds: [kind.value for kind in kinds])
    )
    seat: Mapped[int] = mapped_column(Integer)
    value: Mapped[int] = mapped_column(Integer)
    revealed: Mapped[bool]
    at: Mapped[float] = mapped_column(Float)
    rest: Mapped[float | None] = mapped_column(Float)  # seconds that were left on the clock then

    @property
    def aside(self) -> bool:
        return self.kind == Kind.ASIDE


class SnapshotRow(Base):
    """A state on the way, so that no game has to be replayed from its start."""

    __tablename__ = "snapshots"
    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)  # of the last entry in it
    moves: Mapped[int] = mapped_column(Integer)
    state: Mapped[dict[str, Any]] = mapped_column(Json(dict))


class ChatRow(Base):
    __tablename__ = "chats"
    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    user: Mapped[str | None] = mapped_column(ForeignKey("users.id"))  # who said it
    name: Mapped[str | None] = mapped_column(String(40))  # or what they were called, as earlier releases kept it
    text: Mapped[str] = mapped_column(String(500))
    at: Mapped[float] = mapped_column(Float)


class BellRow(Base):
    """News that somebody beside the servers made: one of them tells it (`hub`)."""

    __tablename__ = "bells"
    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    topic: Mapped[str] = mapped_column(String(80))


class ReportRow(Base):
    """Something said that somebody found the operator should know of."""

    __tablename__ = "reports"
    line: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    reporter: Mapped[str] = mapped_column(ForeignKey("users.id"), primary_key=True)
    table: Mapped[str] = mapped_column(String(16))
    author: Mapped[str | None] = mapped_column(ForeignKey("users.id"))
    text: Mapped[str] = mapped_column(String(500))
    at: Mapped[float] = mapped_column(Float)
