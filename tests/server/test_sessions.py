"""Sessions: who is calling, from which browser, and how that ends."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from feldberg.server.models import User
from feldberg.server.visits import A_YEAR, MOST, SEEN_SECONDS, Visits
from tests.server.rooms import Rooms
from tests.server.web import Visitor, web

PASSWORD = "correct horse"


def who(rooms: Rooms, cookie: str | None) -> str | None:
    return rooms.visits.user_of(cookie, "a browser", rooms.clock())


def test_a_cookie_names_its_person_until_its_session_is_ended(rooms: Rooms) -> None:
    ann = rooms.person("Ann")
    cookie, other = rooms.cookie(ann), rooms.cookie(ann)
    assert cookie not in str(rooms.everything()), "it is kept as a hash"
    assert (who(rooms, cookie), who(rooms, other)) == (ann, ann)
    assert rooms.visits.end(cookie) == ann
    assert (who(rooms, cookie), who(rooms, other)) == (None, ann)
    rooms.visits.end_all(ann)
    assert who(rooms, other) is None


def test_forged_cookies_name_nobody(rooms: Rooms) -> None:
    ann, bob = rooms.person("Ann"), rooms.person("Bob")
    with rooms.sessions.begin() as session:
        session.get_one(User, ann).old_cookie = True
    cookie, old = rooms.cookie(ann), rooms.visits.signed(ann)
    signature = old.partition(".")[2]
    stranger = Visits(rooms.sessions, b"another key")
    [row] = rooms.visits.of(ann)
    forged = [None, "", ".", ann, f"{ann}.", f"{bob}.{signature}", old[:-1], old + "0", f"{ann}.\u00e9", "a.b.c"]
    for wrong in [*forged, old.upper(), stranger.signed(ann), cookie[:-1], cookie + "A", row.id]:
        assert who(rooms, wrong) is None, wrong


def test_a_cookie_from_before_there_were_sessions_becomes_one(rooms: Rooms) -> None:
    """Nobody loses their games; and once it is a session it can be ended like any other."""
    ann = rooms.person("Ann")
    old = rooms.visits.signed(ann)
    assert who(rooms, old) is None, "who came later never had such a cookie"
    with rooms.sessions.begin() as session:
        session.get_one(User, ann).old_cookie = True
    with ThreadPoolExecutor(4) as threads:
        assert set(threads.map(lambda _: who(rooms, old), range(8))) == {ann}
    assert len(rooms.visits.of(ann)) == 1
    rooms.visits.end(old)
    assert who(rooms, old) is None


def test_logging_out_everywhere_ends_old_cookies_that_were_not_used_since(rooms: Rooms) -> None:
    ann = rooms.person("Ann")
    with rooms.sessions.begin() as session:
        session.get_one(User, ann).old_cookie = True
    rooms.visits.end_all(ann)
    assert who(rooms, rooms.visits.signed(ann)) is None


def test_sessions_know_when_they_were_used_and_end_of_themselves(rooms: Rooms) -> None:
    ann = rooms.person("Ann")
    cookie = rooms.cookie(ann)
    rooms.clock.time += SEEN_SECONDS / 2
    who(rooms, cookie)
    assert rooms.visits.of(ann)[0].seen < rooms.clock()
    rooms.clock.time += SEEN_SECONDS
    who(rooms, cookie)
    assert (rooms.visits.of(ann)[0].seen, rooms.visits.of(ann)[0].device) == (rooms.clock(), "a browser")
    rooms.clock.time += A_YEAR + 1
    assert who(rooms, cookie) is None


def test_the_oldest_of_very_many_sessions_go(plain_rooms: Rooms) -> None:
    rooms = plain_rooms
    ann = rooms.person("Ann")
    cookies = []
    for _ in range(MOST + 2):
        rooms.clock.time += 1
        cookies.append(rooms.cookie(ann))
    assert [who(rooms, cookie) for cookie in cookies[:3]] == [None, None, ann]


# In the browser


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with web(tmp_path) as client:
        yield client


@pytest.fixture
def devices(client: TestClient) -> list[Visitor]:
    """An account in three browsers."""
    ann = Visitor(client, "Ann")
    ann.post("/account", {"login": "ann", "password": PASSWORD})
    others = [Visitor(client) for _ in range(2)]
    for one, agent in zip(others, ("Fox", "Goose"), strict=True):
        one.post("/login", {"login": "ann", "password": PASSWORD}, headers={"User-Agent": agent})
    return [ann, *others]


def known(visitors: list[Visitor]) -> list[bool]:
    return [one.get("/me").json() is not None for one in visitors]


def stolen(visitor: Visitor, client: TestClient) -> Visitor:
    """Somebody who has copied the cookie."""
    thief = Visitor(client)
    thief.client.cookies.set("feldberg", visitor.client.cookies["feldberg"])
    return thief


def test_logging_out_ends_the_cookie_itself(client: TestClient) -> None:
    ann = Visitor(client, "Ann")
    thief = stolen(ann, client)
    assert known([ann, thief]) == [True, True]
    ann.post("/logout")
    assert known([ann, thief]) == [False, False]


def test_another_password_logs_out_all_others(devices: list[Visitor]) -> None:
    change = {"old": PASSWORD, "new": "battery staple"}
    assert devices[1].client.put("/api/account/password", json=change).status_code == 200
    assert known(devices) == [False, True, False]


def test_one_logs_out_everywhere(devices: list[Visitor]) -> None:
    assert devices[2].post("/logout/everywhere").status_code == 204
    assert known(devices) == [False, False, False]


def test_devices_are_listed_and_ended_one_by_one(devices: list[Visitor], client: TestClient) -> None:
    listed: list[dict[str, Any]] = devices[1].get("/me/devices").json()
    assert {one["agent"]: one["here"] for one in listed} == {"testclient": False, "Fox": True, "Goose": False}
    [goose] = [one["id"] for one in listed if one["agent"] == "Goose"]
    stranger = Visitor(client, "Bob")
    assert stranger.client.delete(f"/api/me/devices/{goose}").status_code == 404
    assert known(devices) == [True, True, True]
    assert devices[0].client.delete(f"/api/me/devices/{goose}").status_code == 204
    assert known(devices) == [True, True, False]


def test_another_name_is_no_other_session(client: TestClient) -> None:
    ann = Visitor(client, "Ann")
    before = ann.client.cookies["feldberg"]
    ann.post("/me", {"name": "Anna"})
    assert ann.client.cookies["feldberg"] == before
    assert len(ann.get("/me/devices").json()) == 1


def test_a_socket_is_closed_when_its_person_is_logged_out(devices: list[Visitor]) -> None:
    table = devices[0].table(people=2)
    with devices[0].socket(table) as here, devices[1].socket(table) as there:
        here.receive_json(), there.receive_json()
        devices[1].client.put("/api/account/password", json={"old": PASSWORD, "new": "battery staple"})
        assert here.receive_json()["reason"] == "logged_out"
        with pytest.raises(WebSocketDisconnect) as closed:
            here.receive_json()
        assert closed.value.reason == "logged_out"
        there.send_json({"type": "ping"})
        assert there.receive_json()["type"] == "pong"
