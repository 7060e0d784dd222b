"""The web application without a network, for the tests of HTTP and sockets."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import anyio
import httpx
from fastapi.testclient import TestClient
from starlette.testclient import WebSocketTestSession
from starlette.types import Message

from feldberg.server.app import create_app
from feldberg.server.bots import LocalThinker
from feldberg.server.settings import Settings
from tests.server.rooms import hurry, prepare

ENOUGH = 10**9


@contextmanager
def web(data: Path, **settings: Any) -> Iterator[TestClient]:
    limits = dict.fromkeys(("calls_a_minute", "logins_a_minute", "guests_an_hour"), ENOUGH)
    chosen = Settings(data=data, **{"site": None, "bot_workers": 1, **limits, **settings})
    prepare(chosen.database_url)
    app = create_app(chosen)
    hurry(app.state.house.engine, app.state.house.accounts)
    if isinstance(app.state.house.thinker, LocalThinker):
        let_bots_sleep(app.state.house.thinker)
    with TestClient(app) as client:
        yield client


def let_bots_sleep(thinker: LocalThinker) -> None:
    """Their processes begin with the first thought: most tests have no bots."""

    def open_without_processes() -> None:
        for worker in thinker.workers:
            thinker.idle.put(worker)

    thinker.open = open_without_processes  # type: ignore[method-assign]


class Line(httpx.BaseTransport):
    """Calls the application in its event loop, with half of the work that Starlette makes of a call."""

    def __init__(self, client: TestClient) -> None:
        assert client.portal is not None
        self.app, self.portal = client.app, client.portal
        self.sockets: httpx.BaseTransport = client._transport

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        if request.url.scheme == "ws":
            return self.sockets.handle_request(request)
        start, *parts = self.portal.call(self.answers, request)
        return httpx.Response(
            start["status"], headers=start["headers"], content=b"".join(one.get("body", b"") for one in parts)
        )

    async def answers(self, request: httpx.Request) -> list[Message]:
        path, _, query = request.url.raw_path.partition(b"?")
        scope = {
            "type": "http",
            "http_version": "1.1",
            "method": request.method,
            "scheme": request.url.scheme,
            "path": request.url.path,
            "raw_path": path,
            "query_string": query,
            "root_path": "",
            "headers": [(name.lower(), value) for name, value in request.headers.raw],
            "client": ("testclient", 50000),
            "server": (request.url.host, 80),
        }
        asked: list[Message] = [{"type": "http.request", "body": request.read()}]
        answers: list[Message] = []

        async def receive() -> Message:
            if not asked:
                await anyio.sleep_forever()
            return asked.pop()

        async def send(message: Message) -> None:
            answers.append(message)

        await self.app(scope, receive, send)
        return answers


class Visitor:
    """A browser of its own, with its own cookies."""

    def __init__(self, client: TestClient, name: str = "") -> None:
        self.client = TestClient(client.app)
        self.client.portal = client.portal  # in the same event loop, as in one process
        self.client._transport = Line(self.client)
        if name:
            assert self.post("/me", {"name": name}).status_code == 200

    def post(self, path: str, body: Any = None, **more: Any) -> Any:
        return self.client.post(f"/api{path}", json=body, **more)

    def get(self, path: str, **more: Any) -> Any:
        return self.client.get(f"/api{path}", **more)

    def table(self, **wanted: Any) -> str:
        answer = self.post("/tables", {"game": "burgundy", **wanted})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def socket(self, table: str, query: str = "", **more: Any) -> WebSocketTestSession:
        return self.client.websocket_connect(f"/api/tables/{table}/socket{query}", **more)
