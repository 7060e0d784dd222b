"""The API keeps to its own description, whatever is thrown at it."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

import schemathesis
from fastapi.testclient import TestClient
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from feldberg.server.app import create_app
from feldberg.server.settings import Settings
from tests.server.rooms import hurry

APP = create_app(
    Settings(data=Path(tempfile.mkdtemp()), calls_a_minute=10**9, guests_an_hour=10**9, bot_workers=1, site=None)
)
hurry(APP.state.house.engine, APP.state.house.accounts)
CLIENT = TestClient(APP)
ANNA = CLIENT.post("/api/me", json={"name": "Anna"}).json()["id"]
TABLE = CLIENT.post("/api/tables", json={"game": "burgundy", "people": 2}).json()["id"]
CLIENT.post(f"/api/tables/{TABLE}/start")

COOKIES = [""]  # of Anna's sessions; the last is the one she has now

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
SCHEMA = schemathesis.openapi.from_asgi("/api/openapi.json", APP)


@SCHEMA.parametrize()
@settings(max_examples=25, suppress_health_check=list(HealthCheck))
def test_every_call_is_answered_as_described(case: schemathesis.Case[Any]) -> None:
    if "table" in case.path_parameters and len(str(case.path_parameters["table"])) % 2:
        case.path_parameters["table"] = TABLE  # half of the calls at a table that exists
    forgets = (case.method, case.operation.path) == ("DELETE", "/api/me")
    case.call_and_validate(cookies={"feldberg": ben() if forgets else anna()}, checks=CHECKS)


def ben() -> str:
    """The cookie of somebody new."""
    house = APP.state.house
    return str(house.visits.begin(house.accounts.guest("Ben", house.desk.now()).id, "a test", house.desk.now()))


def anna() -> str:
    """A cookie of Anna's, another one where a call has ended her session."""
    house = APP.state.house
    if house.visits.user_of(COOKIES[-1], "a test", house.desk.now()) != ANNA:
        COOKIES.append(house.visits.begin(ANNA, "a test", house.desk.now()))
    return COOKIES[-1]
