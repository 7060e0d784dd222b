"""A real server process, and people who talk to it as a browser would."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from feldberg.server.services import PATIENCE as PATIENCE
from feldberg.server.services import free_port as free_port
from feldberg.server.services import wait_for as wait_for


class ServerProcess:
    """`feldberg serve` on a free port."""

    def __init__(self, data: Path, *arguments: str, app: bool = False, named: bool = False) -> None:
        self.data = data
        self.port = free_port()
        site = () if app else ("--no-app",)
        self.arguments = (*arguments, *site, *(("--origin", self.address) if named else ()))
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self, terminal: int | None = None) -> None:
        """Start it, with its words in a file or on a terminal."""
        command = [sys.executable, "-m", "feldberg", "serve", "--port", str(self.port), "--data", str(self.data)]
        log = (self.data / "server.log").open("ab")
        self.process = subprocess.Popen(
            [*command, *self.arguments],
            stdout=terminal or log,
            stderr=terminal or log,
            env=os.environ | {"PYTHONUNBUFFERED": "1"},
        )
        log.close()
        wait_for("the server's start", self.alive)

    def alive(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, (self.data / "server.log").read_text()[-3000:]
        try:
            return httpx.get(f"{self.address}/api/health", verify=False).status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """As a power cut would: no chance to tidy up."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """Gracefully: it says so at the end of its log."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(timeout=PATIENCE)
        assert '"message": "stopped"' in (self.data / "server.log").read_text().splitlines()[-1]


@contextmanager
def serving(data: Path, *arguments: str, app: bool = False, named: bool = False) -> Iterator[ServerProcess]:
    """A server for a while, with the browser app if it is asked for, told its own address if it has to know it."""
    server = ServerProcess(data, *arguments, app=app, named=named)
    server.start()
    try:
        yield server
    finally:
        if server.process and server.process.poll() is None:
            server.kill()


class Person:
    """Somebody with a browser."""

    def __init__(self, address: str, name: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=f"{address}/api", timeout=PATIENCE, verify=False)  # no TLS to prepare
        self.call("POST", "/me", {"name": name})

    def call(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        answer = self.http.request(method, path, json=body)
        answer.raise_for_status()
        return answer.json() if answer.content else None

    def table(self, **wanted: Any) -> str:
        return str(self.call("POST", "/tables", {"game": "burgundy", **wanted})["id"])

    def connect(self, table: str, address: str | None = None) -> ClientConnection:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = (address or self.address).replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        return connect(url, additional_headers={"Cookie": cookie}, open_timeout=PATIENCE, max_size=None)


def received(connection: ClientConnection) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(connection.recv(timeout=PATIENCE))
    return message


BROKEN = (OSError, WebSocketException, httpx.TransportError, TimeoutError)
