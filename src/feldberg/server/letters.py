"""What accounts are written: to confirm an address, to set a new password, each by a link that works once; and that
an address is no longer theirs."""

from __future__ import annotations

import re
import secrets
from typing import Literal, NamedTuple

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from feldberg.server.accounts import Accounts, proper_login, proper_password
from feldberg.server.models import LetterRow, User
from feldberg.server.refusals import Forbidden, Invalid, Unknown
from feldberg.server.store import transaction
from feldberg.server.visits import hashed

Purpose = Literal["confirm", "recover"]  # of a link
Occasion = Literal["confirm", "recover", "changed"]  # of a letter
AN_HOUR = 60 * 60
VALID_HOURS: dict[Purpose, int] = {"confirm": 24, "recover": 1}
ADDRESS = re.compile(r"[!#-'*+\-./0-9=?A-Z^_`a-z{|}~]+@([A-Za-z0-9-]+\.)+[A-Za-z0-9-]+", re.ASCII)
LONGEST_ADDRESS = 254

SUBJECTS: dict[Occasion, dict[str, str]] = {
    "confirm": {"en": "Feldberg: confirm your address", "ru": "Feldberg: подтвердите адрес"},
    "recover": {"en": "Feldberg: a new password", "ru": "Feldberg: новый пароль"},
    "changed": {"en": "Feldberg: your address was changed", "ru": "Feldberg: ваш адрес изменён"},
}
TEXTS: dict[Occasion, dict[str, str]] = {
    "confirm": {
        "en": "Hello {login},\n\nopen this link to have letters sent to this address if you ever forget your "
        "password:\n\n{link}\n\nIt works once, for {hours} hours. If you did not ask for it, do nothing.\n",
        "ru": "Здравствуйте, {login}!\n\nОткройте эту ссылку, чтобы на этот адрес приходили письма, если вы забудете "
        "пароль:\n\n{link}\n\nОна сработает один раз; срок её действия (в часах): {hours}. Если вы об этом не "
        "просили, ничего не делайте.\n",
    },
    "recover": {
        "en": "Hello {login},\n\nopen this link to set a new password; you are logged out everywhere then:\n\n"
        "{link}\n\nIt works once, for {hours} hour. If you did not ask for it, do nothing: your password stays.\n",
        "ru": "Здравствуйте, {login}!\n\nОткройте эту ссылку, чтобы задать новый пароль; при этом вы выйдете на всех "
        "устройствах:\n\n{link}\n\nОна сработает один раз; срок её действия (в часах): {hours}. Если вы об этом не "
        "просили, ничего не делайте: пароль останется прежним.\n",
    },
    "changed": {
        "en": "Hello {login},\n\nletters of your account are no longer sent to this address: it was replaced or "
        "removed. If that was not you, set a new password and your address anew; your one-time codes let you in, "
        "too:\n\n{link}\n",
        "ru": "Здравствуйте, {login}!\n\nПисьма вашей учётной записи больше не приходят на этот адрес: его заменили "
        "или удалили. Если это были не вы, задайте новый пароль и снова укажите свой адрес; войти можно и по "
        "одноразовому коду:\n\n{link}\n",
    },
}


class Letter(NamedTuple):
    to: str
    subject: str
    text: str


class Letters:
    """Of a link only a hash is kept, and of each purpose an account has one: the last."""

    def __init__(self, accounts: Accounts, origin: str) -> None:
        self.accounts = accounts
        self.sessions = accounts.sessions
        self.origin = origin  # where links lead

    # Writing

    def to_confirm(self, user: str, address: str, lang: str, now: float) -> Letter:
        """For the owner of an address that an account gave."""
        with transaction(self.sessions) as session:
            found = session.get_one(User, user)
            if found.login is None:
                raise Forbidden("a guest has no password to forget", "no_account")
            return self.written(session, found, "confirm", proper_address(address), lang, now)

    def to_recover(self, login: str, lang: str, now: float) -> Letter | None:
        """For who forgot the password; nobody is told that there is no such account, or no address of it."""
        with transaction(self.sessions) as session:
            found = session.scalars(select(User).where(User.login == proper_login(login))).first()
            if found is None or found.mail is None or found.banned:
                return None
            return self.written(session, found, "recover", found.mail, lang, now)

    def written(self, session: Session, user: User, purpose: Purpose, address: str, lang: str, now: float) -> Letter:
        token = secrets.token_urlsafe(24)
        burn(session, user.id, purpose)
        until = now + VALID_HOURS[purpose] * AN_HOUR
        session.add(LetterRow(id=hashed(token), user=user.id, purpose=purpose, address=address, until=until))
        link = f"{self.origin}/#/account?{purpose}={token}"
        text = TEXTS[purpose][lang].format(login=user.login, link=link, hours=VALID_HOURS[purpose])
        return Letter(address, SUBJECTS[purpose][lang], text)

    def farewell(self, user: User, address: str | None, lang: str) -> Letter | None:
        """To an address that was the account's, if another or none is now: its owner may not know of it."""
        if address is None or address == user.mail:
            return None
        text = TEXTS["changed"][lang].format(login=user.login, link=f"{self.origin}/#/account")
        return Letter(address, SUBJECTS["changed"][lang], text)

    # Opening

    def confirm(self, token: str, lang: str, now: float) -> Letter | None:
        """The address is the account's from now on; gives the letter to the one from before, if there was one."""
        with transaction(self.sessions) as session:
            user, address = self.opened(session, token, "confirm", now)
            before, user.mail = user.mail, address
            burn(session, user.id)
            return self.farewell(user, before, lang)

    def recover(self, token: str, password: str, now: float) -> User:
        """A new password by the link of a letter."""
        hashed_password = self.accounts.hasher.hash(proper_password(password))
        with transaction(self.sessions) as session:
            user, _ = self.opened(session, token, "recover", now)
            if user.banned:
                raise Forbidden("the operator of this server does not let you in", "banned")
            user.password = hashed_password
            burn(session, user.id)
        return user

    def opened(self, session: Session, token: str, purpose: Purpose, now: float) -> tuple[User, str]:
        found = session.get(LetterRow, hashed(token), with_for_update=True)
        if found is None or found.purpose != purpose or found.until < now:
            raise used_up()
        return session.get_one(User, found.user), found.address

    # Addresses

    def waiting(self, user: str, now: float) -> str | None:
        """The address that the account's owner has still to confirm."""
        wanted = select(LetterRow.address).where(
            LetterRow.user == user, LetterRow.purpose == "confirm", LetterRow.until >= now
        )
        with self.sessions() as session:
            return session.scalar(wanted)

    def no_more(self, user: str, lang: str) -> Letter | None:
        """The account has no address; gives the letter to the one that it had."""
        with transaction(self.sessions) as session:
            found = session.get_one(User, user)
            before, found.mail = found.mail, None
            burn(session, user)
            return self.farewell(found, before, lang)


def burn(session: Session, user: str, *purposes: Purpose) -> None:
    """The links of an account's letters, of some purposes or of all, are good for nothing."""
    which = [LetterRow.purpose.in_(purposes)] if purposes else []
    session.execute(delete(LetterRow).where(LetterRow.user == user, *which))


def used_up() -> Unknown:
    return Unknown("this link was used or is too old: ask for another letter", "wrong_letter")


def proper_address(address: str) -> str:
    if len(address) > LONGEST_ADDRESS or not ADDRESS.fullmatch(address):
        raise Invalid("that is no e-mail address that letters can be sent to", "bad_address")
    return address
