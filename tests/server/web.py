"""The web application without a network, for the tests of HTTP and sockets."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from fastapi.testclient import TestClient
from starlette.testclient import WebSocketTestSession

from feldberg.server.app import create_app
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
    with TestClient(app) as client:
        yield client


class Visitor:
    """A browser of its own, with its own cookies."""

    def __init__(self, client: TestClient, name: str = "") -> None:
        self.client = TestClient(client.app)
        self.client.portal = client.portal  # in the same event loop, as in one process
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
