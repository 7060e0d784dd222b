"""Where a call comes from."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection


def address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""


def from_here(connection: HTTPConnection) -> bool:
    """Whether it is no page of another site that calls."""
    origin = connection.headers.get("origin")
    return origin is None or place(origin) == connection.headers.get("host")


def place(origin: str) -> str | None:
    """The host and port of an origin; None where there is no reading it."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None
