"""How a server is set up."""

from __future__ import annotations

import contextlib
import os
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal
from urllib.parse import unquote, urlsplit

from feldberg.core.errors import FeldbergError
from feldberg.core.options import Options

SITE = Path(__file__).parent / "site"  # the browser app


class SetupError(FeldbergError):
    """A server that must not be started as it is set up."""


@dataclass(frozen=True)
class Hosting:
    """How many tables one person may have made."""

    open: int = 20  # that have not begun
    playing: int = 100
    bots: int = 5  # being played by bots alone
    records: int = 12  # files brought in a minute


@dataclass(frozen=True)
class Mail:
    """How letters are sent."""

    host: str
    port: int
    user: str
    password: str
    sender: str
    security: Literal["none", "starttls", "tls"]


MAIL_WAYS: dict[str, tuple[Literal["none", "starttls", "tls"], int]] = {
    "smtp": ("none", 25),
    "smtp+starttls": ("starttls", 587),
    "smtps": ("tls", 465),
}


def mail_of(url: str, sender: str) -> Mail | None:
    """As one URL says it: way://user:password@host:port; none where there is no URL."""
    if not url:
        return None
    try:
        parts = urlsplit(url)
        security, port = MAIL_WAYS[parts.scheme]
        port = parts.port or port
    except (KeyError, ValueError) as error:
        raise SetupError(f"FELDBERG_SMTP is no address of a mail server: {', '.join(MAIL_WAYS)}://host") from error
    if not parts.hostname or not sender:
        raise SetupError("letters need the host in FELDBERG_SMTP and the address they come from in FELDBERG_SENDER")
    return Mail(parts.hostname, port, unquote(parts.username or ""), unquote(parts.password or ""), sender, security)


def mail_of_environment() -> Mail | None:
    return mail_of(os.environ.get("FELDBERG_SMTP", ""), os.environ.get("FELDBERG_SENDER", ""))


@dataclass(frozen=True)
class Settings:
    """Everything has a default that works on one machine with nothing installed."""

    data: Path = field(default_factory=lambda: Path(os.environ.get("FELDBERG_HOME") or Path.home() / ".feldberg"))
    database: str = ""  # a URL; empty for SQLite in the data folder
    redis: str = ""  # a URL; empty where one process serves all
    bot_seconds: float = 5.0  # for one move of a bot
    bot_workers: int = 2  # bots that think at once
    bot_processes: int = 1  # that the thought of one is spread over
    calls_a_minute: int = 600  # of one address
    logins_a_minute: int = 20  # of one address
    guesses_a_minute: float = 1.0  # of one account's password, from wherever
    guesses_at_once: float = 10.0
    guests_an_hour: int = 120  # who come new from one address, half of them at once: a school class, and its friends
    proxies: tuple[str, ...] = ()  # addresses and networks that may say for whom they call
    origins: tuple[str, ...] = ()  # under which people see the server, where that is not the Host it is called by
    sockets: int = 200  # of one address, and of one person
    hosting: Hosting = Hosting()
    lines_a_minute: int = 30  # that one person says
    messages_a_second: float = 20.0  # of one socket
    metrics_token: str = field(default_factory=lambda: os.environ.get("FELDBERG_METRICS_TOKEN", ""))
    secure_cookies: bool = False  # behind HTTPS
    mail: Mail | None = field(default_factory=mail_of_environment)  # none: nobody is sent letters
    letters_an_hour: float = 3.0  # to one account, and to one address
    contents: Mapping[str, Options] = field(default_factory=dict)  # by game: what its pieces say, if not ours
    site: Path | None = SITE  # none where only the API is served

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{self.data / 'feldberg.sqlite'}"

    def secret(self) -> bytes:
        """The key that signs cookies, the same for all who serve one database.

        Made on first start, readable by its owner alone; several hosts are given theirs in FELDBERG_SECRET.
        """
        given = os.environ.get("FELDBERG_SECRET")
        if given is not None:
            return proper_secret(given.encode(), "FELDBERG_SECRET")
        path = self.data / "secret"
        if not path.exists():
            self.data.mkdir(0o700, parents=True, exist_ok=True)
            draft = path.with_name(f"secret.{secrets.token_hex(8)}")
            with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
                file.write(secrets.token_bytes(32))
            with contextlib.suppress(FileExistsError):  # another process was faster
                os.link(draft, path)
            draft.unlink()
        return proper_secret(path.read_bytes(), str(path))


def proper_secret(secret: bytes, where: str) -> bytes:
    """One that nobody can guess at once."""
    if not secret.strip():
        raise SetupError(f"the secret in {where} is empty: anybody could sign cookies with it")
    return secret
