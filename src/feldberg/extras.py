"""What some uses need beyond the engine, and the one command that adds it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from feldberg.core.errors import FeldbergError


class NotInstalled(FeldbergError):
    """A package of an extra is not there."""


class NotBuilt(FeldbergError):
    """The browser app is not there."""


@contextmanager
def needing(extra: str) -> Iterator[None]:
    """Put around imports: if one of them is missing, NotInstalled says how to add the extra."""
    try:
        yield
    except ModuleNotFoundError as error:
        missing = str(error.name).partition(".")[0]
        if missing == "feldberg":
            raise
        raise NotInstalled(f"{missing} is not installed: pip install 'feldberg[{extra}]' adds it") from error


def built(file: Path) -> Path:
    """A file of the browser app; NotBuilt says how to build it."""
    if not file.is_file():
        raise NotBuilt("the browser app has not been built: run 'make play' once, or 'npm run build' in web/")
    return file
