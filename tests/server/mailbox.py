"""A small mail server, which keeps what it is given."""

from __future__ import annotations

import asyncio
import queue
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage

from tests.server.process import PATIENCE


class Mailbox:
    """Speaks SMTP, encrypted once somebody who can asks for it; on request it turns letters down."""

    def __init__(self, encryption: ssl.SSLContext | None = None) -> None:
        self.port = 0
        self.encryption = encryption
        self.refusing = False
        self.letters: queue.Queue[EmailMessage] = queue.Queue()
        self.logins: list[str] = []
        self.encrypted: list[bool] = []  # each letter

    def next(self) -> EmailMessage:
        return self.letters.get(timeout=PATIENCE)

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 here\r\n")
        while (line := await reader.readline()) and not line.upper().startswith(b"QUIT"):
            writer.write(await self.answer(line, reader, writer))
        writer.close()

    async def answer(self, line: bytes, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
        command = line.split()[0].upper()
        if command == b"EHLO":
            return b"250-here\r\n" + (b"250-STARTTLS\r\n" if self.encryption else b"") + b"250 AUTH PLAIN\r\n"
        if command == b"STARTTLS" and self.encryption:
            writer.write(b"220 go on\r\n")
            await writer.start_tls(self.encryption)
            return b""
        if command == b"AUTH":
            self.logins.append(line.split()[2].decode())
            return b"235 welcome\r\n"
        if command == b"RCPT" and self.refusing:
            return b"550 nobody of that name\r\n"
        if command == b"DATA":
            writer.write(b"354 go on\r\n")
            data = await reader.readuntil(b"\r\n.\r\n")
            letter = message_from_bytes(data.removesuffix(b".\r\n"), EmailMessage, policy=policy.default)
            assert isinstance(letter, EmailMessage)
            self.encrypted.append(writer.get_extra_info("ssl_object") is not None)
            self.letters.put(letter)
        return b"250 fine\r\n"


@contextmanager
def receiving(encryption: ssl.SSLContext | None = None, at_once: bool = False) -> Iterator[Mailbox]:
    """A mail server for a while, in a thread of its own; encrypted from the start, where it is so at once."""
    mailbox = Mailbox(None if at_once else encryption)
    loop = asyncio.new_event_loop()
    began = asyncio.start_server(mailbox.talk, "127.0.0.1", 0, ssl=encryption if at_once else None)
    server = loop.run_until_complete(began)
    mailbox.port = server.sockets[0].getsockname()[1]
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    try:
        yield mailbox
    finally:
        loop.call_soon_threadsafe(server.close)
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()
