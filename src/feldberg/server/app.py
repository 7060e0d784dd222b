"""The web application around the parts of the server."""

from __future__ import annotations

import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from feldberg.extras import built
from feldberg.server import api
from feldberg.server.callers import address, from_here
from feldberg.server.house import House
from feldberg.server.refusals import Forbidden, Refusal, TooLong, Unmeasured, quoted
from feldberg.server.settings import Settings
from feldberg.server.site import Site
from feldberg.server.store import AWAY, away

log = logging.getLogger("feldberg.server")

LONGEST_BODY = 512 * 1024
CODES = {404: "not_found", 405: "not_allowed"}
SAFE = ("GET", "HEAD", "OPTIONS")
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


def create_app(settings: Settings) -> FastAPI:
    site = None if settings.site is None else built(settings.site / "index.html").parent
    house = House(settings)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await house.open()
        log.info("ready", extra={"database": house.engine.dialect.name, "redis": bool(settings.redis)})
        yield
        await house.close()
        log.info("stopped")

    app = FastAPI(
        title="Feldberg",
        version="1",
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,  # these pages load scripts from elsewhere, which HEADERS forbid
        redoc_url=None,
    )
    app.state.house = house
    app.include_router(api.router)
    app.add_exception_handler(Refusal, refused)
    app.add_exception_handler(RequestValidationError, malformed)
    app.add_exception_handler(HTTPException, failed)
    app.middleware("http")(guarded(house))
    if settings.proxies:
        app.add_middleware(ProxyHeadersMiddleware, trusted_hosts=list(settings.proxies))
    if site is not None:
        app.mount("/", Site(directory=site, html=True))
    return app


Next = Callable[[Request], Awaitable[Response]]


def guarded(house: House) -> Callable[[Request, Next], Awaitable[Response]]:
    """Limits, same-origin writes, security headers and metrics around every call."""

    async def middleware(request: Request, call_next: Next) -> Response:
        began = time.perf_counter()
        try:
            house.limits.check(address(request))
            must_be_from_here(request)
            must_be_short(request)
            response = await call_next(request)
        except Refusal as refusal:
            response = await refused(request, refusal)
        except AWAY as error:
            response = await refused(request, away(error))
        except Exception:
            log.exception("a call failed", extra={"method": request.method, "path": request.url.path})
            response = JSONResponse({"code": "broken", "error": "something went wrong here; it was noted"}, 500)
        for name, value in HEADERS.items():
            response.headers.setdefault(name, value)
        route = getattr(request.scope.get("route"), "path", "other")
        house.metrics.calls.labels(route, response.status_code).inc()
        house.metrics.seconds.labels(route).observe(time.perf_counter() - began)
        return response

    return middleware


def must_be_from_here(request: Request) -> None:
    """A page of another site must not act for a person who is known here."""
    if request.method not in SAFE and not from_here(request):
        raise Forbidden("this call comes from another site")


def must_be_short(request: Request) -> None:
    length = request.headers.get("content-length", "0")
    if "transfer-encoding" in request.headers or not length.isdecimal():
        raise Unmeasured("a request says its length beforehand")
    if int(length) > LONGEST_BODY:
        raise TooLong(f"a request has at most {LONGEST_BODY} bytes")


async def refused(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Refusal)
    return JSONResponse(error.told(), error.status)


async def failed(request: Request, error: Exception) -> JSONResponse:
    """What the framework itself turns down: unknown addresses, methods, bodies that are no JSON."""
    assert isinstance(error, HTTPException)
    code = CODES.get(error.status_code, "refused")
    return JSONResponse({"code": code, "error": str(error.detail)}, error.status_code, error.headers)


async def malformed(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return JSONResponse({"code": "invalid", "error": quoted(f"{where}: {first['msg']}")}, 422)
