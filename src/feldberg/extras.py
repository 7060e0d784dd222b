"""What some uses need beyond the base, and the one command that adds it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from feldberg.core.errors import FeldbergError


class NotInstalled(FeldbergError):
    """A package of an extra is not there."""


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
