"""Where a call comes from."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from feldberg.server.settings import Settings


def address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""


def from_here(connection: HTTPConnection) -> bool:
    """Whether it is no page of another site that calls."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    settings: Settings = connection.app.state.house.settings
    if settings.origins:
        return origin in settings.origins
    return place(origin) == connection.headers.get("host")


def device(connection: HTTPConnection) -> str:
    """What the caller's browser calls itself."""
    return connection.headers.get("user-agent", "")


def place(origin: str) -> str | None:
    """The host and port of an origin; None where there is no reading it."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None
