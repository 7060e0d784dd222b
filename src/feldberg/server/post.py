"""The way letters go: by SMTP, in a thread of their own, so that nobody waits for it."""

from __future__ import annotations

import logging
import smtplib
import ssl
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage

from prometheus_client import Counter

from feldberg.server.letters import Letter
from feldberg.server.settings import Mail

log = logging.getLogger("feldberg.post")

MOST_WAITING = 100  # letters; what comes beyond is dropped
SECONDS = 20.0  # for each answer of the mail server


class Post:
    def __init__(self, mail: Mail, letters: Counter) -> None:
        self.mail = mail
        self.letters = letters  # by what became of them
        self.thread = ThreadPoolExecutor(1, "post")
        self.waiting = threading.BoundedSemaphore(MOST_WAITING)

    def later(self, write: Callable[[], Letter | None]) -> None:
        """Write a letter and send it, if there is one to write; what goes wrong is noted."""
        if not self.waiting.acquire(blocking=False):
            self.letters.labels("dropped").inc()
            log.warning("a letter was dropped: too many wait")
            return
        self.thread.submit(self.deliver, write)

    def deliver(self, write: Callable[[], Letter | None]) -> None:
        try:
            letter = write()
            if letter is not None:
                self.send(letter)
                self.letters.labels("sent").inc()
        except Exception as error:
            code = getattr(error, "smtp_code", None)
            log.warning("a letter could not be sent", extra={"error": type(error).__name__, "smtp_code": code})
            self.letters.labels("failed").inc()
        finally:
            self.waiting.release()

    def send(self, letter: Letter) -> None:
        message = EmailMessage()
        message["From"] = self.mail.sender
        message["To"] = letter.to
        message["Subject"] = letter.subject
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(letter.text)
        with self.connected() as server:
            if self.mail.user:
                server.login(self.mail.user, self.mail.password)
            server.send_message(message)

    def connected(self) -> smtplib.SMTP:
        """To the mail server, encrypted unless the settings say otherwise."""
        where = (self.mail.host, self.mail.port)
        if self.mail.security == "tls":
            return smtplib.SMTP_SSL(*where, timeout=SECONDS, context=ssl.create_default_context())
        server = smtplib.SMTP(*where, timeout=SECONDS)
        if self.mail.security == "starttls":
            try:
                server.starttls(context=ssl.create_default_context())
            except BaseException:
                server.close()
                raise
        return server

    def close(self) -> None:
        self.thread.shutdown(wait=False, cancel_futures=True)
