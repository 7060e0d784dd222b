"""Where a call comes from, and whose it is."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Annotated
from urllib.parse import urlsplit

from fastapi import Cookie, Depends, Query, Request
from starlette.requests import HTTPConnection

from feldberg.core import words
from feldberg.server.house import House
from feldberg.server.models import User
from feldberg.server.refusals import Unknown
from feldberg.server.settings import Settings

COOKIE = "feldberg"
HOUSEHOLD_BITS = 64


def address(connection: HTTPConnection) -> str:
    """From where somebody calls, as limits count it."""
    return household(connection.client.host if connection.client else "")


def household(host: str) -> str:
    """An address, of IPv6 the network: whoever has one of its addresses has all of them."""
    try:
        found = ip_address(host)
    except ValueError:
        return host
    if isinstance(found, IPv4Address):
        return host
    return str(found.ipv4_mapped or IPv6Network((int(found), HOUSEHOLD_BITS), strict=False))


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


# What a route may ask for


def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


ACookie = Annotated[str | None, Cookie(alias=COOKIE)]


def caller(request: Request, cookie: ACookie = None) -> str | None:
    house = house_of(request)
    return house.visits.user_of(cookie, device(request), house.desk.now())


def account(request: Request, user: Annotated[str | None, Depends(caller)]) -> User:
    found = house_of(request).accounts.get(user) if user else None
    if found is None:
        raise Unknown("you are not known here: say your name first", "unknown")
    return found


def known(user: Annotated[User, Depends(account)]) -> str:
    return user.id


Lang = Annotated[words.Lang, Query(description="language of the sentences")]
AHouse = Annotated[House, Depends(house_of)]
ACaller = Annotated[str | None, Depends(caller)]
AUser = Annotated[str, Depends(known)]
AnAccount = Annotated[User, Depends(account)]
