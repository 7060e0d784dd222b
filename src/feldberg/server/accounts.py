"""Guests, and accounts, which have a name and a password."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError
from sqlalchemy import delete, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from feldberg.naming import looks
from feldberg.server.models import CodeRow, LetterRow, SeatRow, TableRow, User
from feldberg.server.refusals import Forbidden, Invalid, Stale, Unknown
from feldberg.server.store import Sessions, transaction

LONGEST_NAME = 40
SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 200
CODES = 8  # given to an account
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"


class Accounts:
    def __init__(self, sessions: Sessions) -> None:
        self.sessions = sessions
        self.hasher = PasswordHasher()
        self.decoy = decoy()

    def guest(self, name: str, now: float) -> User:
        user = User(id=secrets.token_urlsafe(12), name=proper_name(name), created=now)
        with transaction(self.sessions) as session:
            session.add(user)
        return user

    def get(self, user: str) -> User | None:
        with self.sessions() as session:
            return session.get(User, user)

    def rename(self, user: str, name: str) -> User:
        with transaction(self.sessions) as session:
            found = session.get_one(User, user)
            found.name = proper_name(name)
            renew_tables(session, user)
        return found

    def register(self, user: str, login: str, password: str) -> User:
        """Make a guest an account, who keeps all games."""
        hashed = self.hasher.hash(proper_password(password))
        try:
            with transaction(self.sessions) as session:
                found = session.get_one(User, user)
                if found.login is not None:
                    raise Forbidden("you have an account already", "has_account")
                found.login = proper_login(login)
                found.password = hashed
        except IntegrityError as error:
            raise Stale("that name is taken", "login_taken") from error
        return found

    def login(self, login: str, password: str) -> User:
        wanted = proper_login(login)
        with self.sessions() as session:
            found = session.scalars(select(User).where(User.login == wanted)).first()
        if not self.right(found, password) or found is None:
            raise Unknown("name or password is wrong", "wrong_login")
        if found.banned:
            raise Forbidden("the operator of this server does not let you in", "banned")
        return found

    def change_password(self, user: str, old: str, new: str) -> User:
        hashed = self.hasher.hash(proper_password(new))
        with transaction(self.sessions) as session:
            found = session.get_one(User, user)
            if not self.right(found, old):
                raise Forbidden("the old password is wrong", "wrong_password")
            found.password = hashed
            session.execute(delete(LetterRow).where(LetterRow.user == user))
        return found

    def must_be_right(self, user: str, password: str) -> None:
        """Who has a password proves to be its owner."""
        found = self.get(user)
        if found is not None and found.password is not None and not self.right(found, password):
            raise Forbidden("the password is wrong", "wrong_proof")

    def new_codes(self, user: str) -> list[str]:
        """One-time codes for who forgets their password; those from before are good for nothing."""
        codes = [new_code() for _ in range(CODES)]
        with transaction(self.sessions) as session:
            if session.get_one(User, user).login is None:
                raise Forbidden("a guest has no password to forget", "no_account")
            session.execute(delete(CodeRow).where(CodeRow.user == user))
            session.add_all(CodeRow(user=user, code=hashed_code(code)) for code in codes)
        return codes

    def recover(self, login: str, code: str, password: str) -> User:
        """A new password by one of the codes, which is then used up."""
        wanted = proper_login(login)
        hashed = self.hasher.hash(proper_password(password))
        with transaction(self.sessions) as session:
            found = session.scalars(select(User).where(User.login == wanted)).first()
            row = session.get(CodeRow, (found.id, hashed_code(code)), with_for_update=True) if found else None
            if found is None or row is None:
                raise Unknown("name or code is wrong", "wrong_code")
            if found.banned:
                raise Forbidden("the operator of this server does not let you in", "banned")
            session.delete(row)
            found.password = hashed
        return found

    def right(self, user: User | None, password: str) -> bool:
        """Whether it is the user's password."""
        try:
            return self.hasher.verify(user.password if user and user.password else self.decoy, password)
        except VerifyMismatchError:
            return False


def renew_tables(session: Session, user: str) -> None:
    """What tables show of a person has changed."""
    sat = select(SeatRow.table).where(SeatRow.user == user)
    theirs = update(TableRow).where(or_(TableRow.host == user, TableRow.id.in_(sat)))
    session.execute(theirs.values(version=TableRow.version + 1))


@cache
def decoy() -> str:
    """The hash of no password: a wrong login takes as long as a wrong password."""
    return PasswordHasher().hash(secrets.token_urlsafe())


def new_code() -> str:
    """Four groups of four: 80 bits, without letters that are mistaken for others."""
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(4)) for _ in range(4))


def hashed_code(code: str) -> str:
    """However it is typed."""
    return hashlib.sha256("".join(sign for sign in code.upper() if sign.isalnum()).encode()).hexdigest()


def proper_name(name: str) -> str:
    """A name of printable characters of which some can be seen, without blanks at its ends."""
    name = " ".join(name.split())
    if not looks(name) or len(name) > LONGEST_NAME or not name.isprintable():
        raise Invalid(f"a name has 1 to {LONGEST_NAME} printable characters", "bad_name", most=LONGEST_NAME)
    return name


def proper_password(password: str) -> str:
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise Invalid(
            f"a password has {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters",
            "bad_password",
            least=SHORTEST_PASSWORD,
            most=LONGEST_PASSWORD,
        )
    return password


def proper_login(login: str) -> str:
    """However it is typed, it is the same login."""
    return proper_name(unicodedata.normalize("NFKC", login).casefold())
