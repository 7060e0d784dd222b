"""The API keeps to its own description, whatever is thrown at it."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from fastapi import FastAPI
from fastapi.testclient import TestClient
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.pytest.lazy import get_all_tests
from schemathesis.schemas import BaseSchema
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from feldberg.server.app import create_app
from feldberg.server.settings import Settings
from tests.server.rooms import hurry

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
PATIENCE_S = 600  # for an answer: on a machine that stands still no call has failed
AT_A_TABLE = r"/tables/\{table\}"
ANY = settings(max_examples=25, suppress_health_check=list(HealthCheck))


class Api:
    """With a table of Anna's at which a game goes on."""

    def __init__(self, app: FastAPI) -> None:
        self.app = app
        self.house = app.state.house
        client = TestClient(app)
        self.anna: str = client.post("/api/me", json={"name": "Anna"}).json()["id"]
        self.table: str = client.post("/api/tables", json={"game": "burgundy", "people": 2}).json()["id"]
        client.post(f"/api/tables/{self.table}/start")
        self.cookie = ""  # of the session that she has now

    def of_ben(self) -> str:
        """The cookie of somebody new."""
        return str(self.begun(self.house.accounts.guest("Ben", self.house.desk.now()).id))

    def of_anna(self) -> str:
        """Anna's cookie, another one where a call has ended her session."""
        if self.house.visits.user_of(self.cookie, "a test", self.house.desk.now()) != self.anna:
            self.cookie = self.begun(self.anna)
        return self.cookie

    def begun(self, person: str) -> str:
        return str(self.house.visits.begin(person, "a test", self.house.desk.now()))

    def must_answer_as_described(self, case: schemathesis.Case[Any]) -> None:
        if "table" in case.path_parameters and len(str(case.path_parameters["table"])) % 2:
            case.path_parameters["table"] = self.table  # half of the calls at a table that exists
        forgets = (case.method, case.operation.path) == ("DELETE", "/api/me")
        cookie = self.of_ben() if forgets else self.of_anna()
        case.call_and_validate(cookies={"feldberg": cookie}, checks=CHECKS, timeout=PATIENCE_S)


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Api:
    data = tmp_path_factory.mktemp("api")
    app = create_app(Settings(data=data, calls_a_minute=10**9, guests_an_hour=10**9, bot_workers=1, site=None))
    hurry(app.state.house.engine, app.state.house.accounts)
    return Api(app)


@pytest.fixture(scope="module")
def schema(api: Api) -> BaseSchema:
    """Made when it is used: with the tests, it would take every worker as long to read as all the others together."""
    return schemathesis.openapi.from_asgi("/api/openapi.json", api.app)


@pytest.mark.parametrize("at_a_table", [True, False])
def test_every_call_is_answered_as_described(
    at_a_table: bool, schema: BaseSchema, api: Api, subtests: pytest.Subtests
) -> None:
    calls = schema.include(path_regex=AT_A_TABLE) if at_a_table else schema.exclude(path_regex=AT_A_TABLE)
    for made in get_all_tests(schema=calls, test_func=api.must_answer_as_described, settings=ANY, given_kwargs={}):
        assert isinstance(made, Ok), made
        call, answered_as_described = made.ok()
        with subtests.test(call.label):
            answered_as_described()
