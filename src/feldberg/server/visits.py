"""Who is calling. A session is what one browser remembers of its person: a cookie that can be ended from elsewhere."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from sqlalchemy import delete, select
from sqlalchemy.exc import IntegrityError

from feldberg.server.models import SessionRow, User
from feldberg.server.refusals import NotFound
from feldberg.server.store import Sessions, transaction

A_YEAR = 60 * 60 * 24 * 365.0  # a session that nobody uses for so long is over
SEEN_SECONDS = 3600.0  # how exactly it is known when a session was used
LONGEST_DEVICE = 200
MOST = 50  # sessions of one person


def person_of(user: str) -> str:
    """What the hub calls a person's comings and goings."""
    return f"person:{user}"


class Visits:
    def __init__(self, sessions: Sessions, secret: bytes) -> None:
        self.sessions = sessions
        self.secret = secret

    def begin(self, user: str, device: str, now: float) -> str:
        """A new session; gives its cookie, of which only a hash is kept."""
        cookie = secrets.token_urlsafe(24)
        with transaction(self.sessions) as session:
            session.add(made(cookie, user, device, now))
            session.flush()
            older = select(SessionRow.id).where(SessionRow.user == user).order_by(SessionRow.seen.desc()).offset(MOST)
            session.execute(delete(SessionRow).where(SessionRow.id.in_(session.scalars(older).all())))
        return cookie

    def user_of(self, cookie: str | None, device: str, now: float) -> str | None:
        """The person whom a cookie names, as long as its session is not ended."""
        if not cookie:
            return None
        with self.sessions() as session:
            found = session.get(SessionRow, hashed(cookie))
        if found is None:
            return self.taken_over(cookie, device, now)
        if now - found.seen > A_YEAR:
            return None
        if now - found.seen > SEEN_SECONDS:
            with transaction(self.sessions) as session:
                again = session.get(SessionRow, found.id)
                if again is not None:
                    again.seen, again.device = now, device[:LONGEST_DEVICE]
        return found.user

    # Cookies from before there were sessions: a person's id, and that we signed it

    def signed(self, user: str) -> str:
        return f"{user}.{hmac.new(self.secret, user.encode(), hashlib.sha256).hexdigest()}"

    def taken_over(self, cookie: str, device: str, now: float) -> str | None:
        """The person of such a cookie, which is a session's from now on; each has one only."""
        user, dot, _ = cookie.partition(".")
        if not dot or not hmac.compare_digest(cookie.encode(), self.signed(user).encode()):
            return None
        try:
            with transaction(self.sessions) as session:
                found = session.get(User, user, with_for_update=True)
                if found is None or not found.old_cookie:
                    known = session.get(SessionRow, hashed(cookie))  # another call was faster
                    return known.user if known else None
                found.old_cookie = False
                session.add(made(cookie, user, device, now))
        except IntegrityError:
            pass  # likewise
        return user

    # Ending

    def end(self, cookie: str | None) -> str | None:
        """The browser's own session; gives whose it was."""
        with transaction(self.sessions) as session:
            found = session.get(SessionRow, hashed(cookie or ""))
            if found is None:
                return None
            session.delete(found)
            return found.user

    def end_one(self, user: str, number: str) -> None:
        """One of a person's sessions."""
        with transaction(self.sessions) as session:
            found = session.get(SessionRow, number)
            if found is None or found.user != user:
                raise NotFound("you are not logged in there", "no_device")
            session.delete(found)

    def end_all(self, user: str, but: str | None = None) -> None:
        """All of a person's sessions, but perhaps the one with a cookie."""
        with transaction(self.sessions) as session:
            session.get_one(User, user).old_cookie = False
            kept = hashed(but) if but else ""
            session.execute(delete(SessionRow).where(SessionRow.user == user, SessionRow.id != kept))

    def of(self, user: str) -> list[SessionRow]:
        """A person's sessions, the last used first."""
        with self.sessions() as session:
            wanted = select(SessionRow).where(SessionRow.user == user).order_by(SessionRow.seen.desc())
            return list(session.scalars(wanted))


def hashed(cookie: str) -> str:
    return hashlib.sha256(cookie.encode()).hexdigest()


def made(cookie: str, user: str, device: str, now: float) -> SessionRow:
    return SessionRow(id=hashed(cookie), user=user, device=device[:LONGEST_DEVICE], created=now, seen=now)
