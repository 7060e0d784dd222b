"""Requests that are begun and never sent to their end do not keep a connection for ever."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

REQUEST_SECONDS = 15.0  # from its first byte to its last


def patient(seconds: float = REQUEST_SECONDS) -> type[asyncio.Protocol]:
    """uvicorn's way to speak HTTP, which hangs up on who takes longer than that for a request."""

    class Patient(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
        timer: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:
            super().connection_made(transport)
            self.expect(True)

        def data_received(self, data: bytes) -> None:
            before = self.cycle
            super().data_received(data)
            taken_over = self.transport.get_protocol() is not self  # by a socket
            self.expect(not taken_over and not is_whole(self.cycle, before))

        def connection_lost(self, error: Exception | None) -> None:
            self.expect(False)
            super().connection_lost(error)

        def expect(self, more: bool) -> None:
            if more and self.timer is None:
                self.timer = self.loop.call_later(seconds, self.transport.close)
            elif not more and self.timer is not None:
                self.timer.cancel()
                self.timer = None

    return Patient


def is_whole(cycle: Any, before: Any) -> bool:
    """Whether the request that came last is all there, not only the one before it."""
    return cycle is not None and not cycle.more_body and not (cycle is before and cycle.response_complete)
