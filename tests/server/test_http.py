"""The HTTP layer: errors, guards and the calls around a game."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from anyio.to_thread import current_default_thread_limiter
from fastapi.testclient import TestClient

from feldberg.agents import LEVELS
from feldberg.server.app import HEADERS, LONGEST_BODY
from feldberg.server.callers import household
from feldberg.server.house import MEGABYTE
from tests.server.process import PATIENCE, wait_for
from tests.server.web import Visitor, web


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with web(tmp_path) as client:
        yield client


@pytest.fixture
def ann(client: TestClient) -> Visitor:
    return Visitor(client, "Ann")


def refused(answer: Any, status: int, code: str) -> None:
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    assert {"code", "error"} <= set(answer.json()) <= {"code", "error", "reason", "values"}
    assert answer.json()["error"]


def test_errors_have_a_code_and_a_sentence(ann: Visitor, client: TestClient) -> None:
    nobody = Visitor(client)
    table = ann.table()
    refused(nobody.post("/tables", {"game": "burgundy"}), 401, "unknown")
    refused(nobody.get("/tables?which=mine"), 401, "unknown")
    refused(ann.get("/nothing"), 404, "not_found")
    refused(ann.get("/tables/nowhere"), 404, "not_found")
    refused(ann.client.patch("/api/me"), 405, "not_allowed")
    refused(ann.post("/tables", {"game": "chess"}), 422, "invalid")
    refused(ann.post("/tables", {"game": "burgundy", "colour": 1}), 422, "invalid")
    refused(ann.post("/tables", {"game": "burgundy", "options": {"players": 77}}), 422, "invalid")
    refused(ann.get("/tables?lang=xx&which=what"), 422, "invalid")
    refused(ann.get(f"/tables/{table}/positions/0"), 404, "not_found")
    refused(ann.client.put(f"/api/tables/{table}/seats/{10**30}", json={"bot": None}), 422, "invalid")
    refused(ann.post(f"/tables/{table}/play", {"token": 0, "seat": 0, "action": 0}), 409, "stale")
    refused(Visitor(client, "Bob").post(f"/tables/{table}/start"), 403, "forbidden")
    for body in (b"{", b"[" * 100_000, b"\xff\xfe", b'{"name": "\\ud800"}', b'{"name": NaN}'):
        answer = ann.client.post("/api/me", content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code in (400, 422), body[:20]
        assert set(answer.json()) == {"code", "error"}


def test_what_was_sent_is_not_quoted_at_length(ann: Visitor) -> None:
    long = "x" * 400_000
    for body in (
        {"game": long},
        {"game": "burgundy", "options": {long: 1}},
        {"game": "burgundy", "options": {"players": long}},
        {"game": "burgundy", "options": {"\ud800": 1}},
        {"game": "burgundy", long: 1},
        {"game": "burgundy", "bots": {"0": long}},
    ):
        answer = ann.client.post("/api/tables", content=json.dumps(body))
        refused(answer, 422, "invalid")
        assert len(answer.content) < 2000


def test_every_answer_has_the_security_headers(ann: Visitor, client: TestClient) -> None:
    for answer in (ann.get("/me"), ann.get("/nothing"), ann.post("/tables", {}), client.get("/"), ann.get("/metrics")):
        assert {name: answer.headers[name] for name in HEADERS} == HEADERS


def test_a_failure_inside_is_an_error_without_its_story(ann: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    house = ann.client.app.state.house  # type: ignore[attr-defined]
    monkeypatch.setattr(house.lobby, "open_tables", lambda: 1 / 0)
    answer = ann.get("/tables")
    refused(answer, 500, "broken")
    assert "ZeroDivision" not in answer.text
    assert answer.headers["X-Frame-Options"] == "DENY"


def test_pages_of_other_sites_cannot_act(ann: Visitor) -> None:
    others = ("http://evil.example", "null", "http://testserver.evil.example", "http://testserver:81", "http://[", "[")
    for origin in others:
        refused(ann.post("/me", {"name": "Eve"}, headers={"Origin": origin}), 403, "forbidden")
    assert ann.get("/me").json()["name"] == "Ann"
    assert ann.post("/me", {"name": "Anna"}, headers={"Origin": "http://testserver"}).status_code == 200


def test_long_bodies_are_refused(ann: Visitor) -> None:
    refused(ann.client.post("/api/me", content=b"x" * (LONGEST_BODY + 1)), 413, "too_long")
    refused(ann.client.post("/api/me", content=iter([b"x" * 100])), 411, "unmeasured")
    refused(ann.client.post("/api/me", content=b"x", headers={"Content-Length": "-1"}), 411, "unmeasured")


@pytest.mark.usefixtures("no_time")
def test_too_many_calls_are_refused(tmp_path: Path) -> None:
    with web(tmp_path, calls_a_minute=40) as client:
        answers = [client.get("/api/health") for _ in range(20)]
        assert answers[0].status_code == 200
        refused(answers[-1], 429, "too_much")


@pytest.mark.usefixtures("no_time")
def test_new_guests_of_an_address_are_limited_and_told_when_to_come_back(tmp_path: Path) -> None:
    with web(tmp_path, guests_an_hour=6, proxies=("testclient",)) as client:
        first, *_ = [Visitor(client, f"Guest {number}") for number in range(3)]
        late = Visitor(client)
        refusal = late.post("/me", {"name": "Late"})
        refused(refusal, 429, "too_much")
        assert (refusal.json()["reason"], refusal.json()["values"]) == ("many_guests", {"seconds": 600})
        assert late.get("/me").json() is None
        assert first.post("/me", {"name": "Another name"}).status_code == 200
        assert late.post("/me", {"name": "Late"}, headers={"X-Forwarded-For": "10.0.0.1"}).status_code == 200


@pytest.mark.usefixtures("no_time")
def test_passwords_cannot_be_tried_in_numbers(tmp_path: Path) -> None:
    with web(tmp_path, logins_a_minute=12) as client:
        visitor = Visitor(client)
        answers = [visitor.post("/login", {"login": "ann", "password": f"guess {number}"}) for number in range(8)]
        refused(answers[0], 401, "unknown")
        refused(answers[-1], 429, "too_much")
        assert visitor.get("/games").status_code == 200


@pytest.mark.usefixtures("no_time")
def test_an_accounts_password_cannot_be_guessed_from_many_addresses(tmp_path: Path) -> None:
    with web(tmp_path, guesses_at_once=4.0) as client:
        Visitor(client, "Ann").post("/account", {"login": "ann", "password": "correct horse"})
        visitor = Visitor(client)
        guesses = [visitor.post("/login", {"login": "ANN", "password": f"guess {number}"}) for number in range(4)]
        assert {answer.status_code for answer in guesses} == {401}
        refused(visitor.post("/login", {"login": "ann", "password": "correct horse"}), 429, "too_much")
        refused(visitor.post("/login", {"login": "bob", "password": "correct horse"}), 401, "unknown")


@pytest.mark.usefixtures("no_time")
def test_a_proxy_in_front_is_believed_and_nobody_else(tmp_path: Path) -> None:
    def addresses(proxies: tuple[str, ...]) -> int:
        with web(tmp_path, proxies=proxies, calls_a_minute=40) as client:
            answers = [client.get("/api/health", headers={"X-Forwarded-For": f"10.0.0.{one}"}) for one in range(20)]
            return sum(answer.status_code == 200 for answer in answers)

    assert addresses(()) < 20
    assert addresses(("10.9.9.9",)) < 20
    assert addresses(("testclient",)) == 20


@pytest.mark.parametrize(
    ("pattern", "one_household"),
    [("2001:db8::{one:x}", True), ("2001:db8:0:{one:x}::1", False), ("::ffff:10.0.0.{one}", False)],
)
@pytest.mark.usefixtures("no_time")
def test_who_has_a_network_of_addresses_is_limited_as_one(tmp_path: Path, pattern: str, one_household: bool) -> None:
    with web(tmp_path, proxies=("testclient",), calls_a_minute=40) as client:
        headers = [{"X-Forwarded-For": pattern.format(one=one)} for one in range(1, 21)]
        answers = [client.get("/api/health", headers=one).status_code for one in headers]
    assert answers.count(429) == (10 if one_household else 0)


def test_a_household_has_half_of_an_address() -> None:
    first, last, next_one = "2001:db8:0:2::", "2001:db8:0:2:ffff:ffff:ffff:ffff", "2001:db8:0:3::"
    assert household(first) == household(last) != household(next_one)
    assert household("10.0.0.1") == household("::ffff:10.0.0.1") == "10.0.0.1"
    assert household("testclient") == "testclient"


def test_where_a_proxy_changes_the_host_people_come_from_the_origin_that_is_told(tmp_path: Path) -> None:
    with web(tmp_path, origins=("https://games.example",)) as client:
        ann = Visitor(client, "Ann")
        table = ann.table()
        for origin, status in (
            ("https://games.example", 200),
            ("http://games.example", 403),
            ("http://testserver", 403),
        ):
            assert ann.post("/me", {"name": "Ann"}, headers={"Origin": origin}).status_code == status
        with ann.socket(table, headers={"Origin": "https://games.example"}) as socket:
            assert socket.receive_json()["type"] == "table"


def test_guests_become_accounts_and_come_back(ann: Visitor, client: TestClient) -> None:
    assert ann.post("/account", {"login": "ann", "password": "correct horse"}).json()["me"]["login"] == "ann"
    table = ann.table()
    elsewhere = Visitor(client)
    refused(elsewhere.post("/login", {"login": "ann", "password": "wrong horse"}), 401, "unknown")
    assert elsewhere.post("/login", {"login": "Ann", "password": "correct horse"}).status_code == 200
    assert [one["id"] for one in elsewhere.get("/tables?which=mine").json()] == [table]
    assert elsewhere.post("/logout").status_code == 204
    assert elsewhere.get("/me").json() is None


def test_a_first_visit_finds_nobody_and_no_error(client: TestClient) -> None:
    visitor = Visitor(client)
    answer = visitor.get("/me")
    assert (answer.status_code, answer.json()) == (200, None)
    assert not visitor.client.cookies, "who only looks is not kept"


def test_an_account_changes_its_password(ann: Visitor, client: TestClient) -> None:
    ann.post("/account", {"login": "ann", "password": "correct horse"})

    def put(old: str, new: str) -> Any:
        return ann.client.put("/api/account/password", json={"old": old, "new": new})

    refused(put("wrong horse", "battery staple"), 403, "forbidden")
    refused(put("correct horse", "short"), 422, "invalid")
    assert put("correct horse", "battery staple").status_code == 200
    elsewhere = Visitor(client)
    refused(elsewhere.post("/login", {"login": "ann", "password": "correct horse"}), 401, "unknown")
    assert elsewhere.post("/login", {"login": "ann", "password": "battery staple"}).json()["name"] == "Ann"


def test_a_refusal_says_which_it_is_for_other_languages(ann: Visitor) -> None:
    told = ann.post("/account", {"login": "ann", "password": "short"}).json()
    assert (told["reason"], told["values"]) == ("bad_password", {"least": 8, "most": 200})


def test_the_cookie_is_out_of_reach_for_scripts(tmp_path: Path) -> None:
    with web(tmp_path, secure_cookies=True) as client:
        cookie = client.post("/api/me", json={"name": "Ann"}).headers["set-cookie"].lower()
    for part in ("httponly", "samesite=lax", "secure"):
        assert part in cookie


def test_a_cookie_of_a_forgotten_user_is_a_stranger(ann: Visitor) -> None:
    """As after a new database with the old key: they can come in again."""
    visits = ann.client.app.state.house.visits  # type: ignore[attr-defined]
    ann.client.cookies.clear()
    ann.client.cookies.set("feldberg", visits.signed("gone"))
    refused(ann.post("/tables", {"game": "burgundy"}), 401, "unknown")
    refused(ann.post("/account", {"login": "gone", "password": "correct horse"}), 401, "unknown")
    assert ann.post("/me", {"name": "Ann again"}).status_code == 200


def test_games_and_their_options_are_explained(ann: Visitor) -> None:
    for lang in ("en", "ru", "en"):
        [burgundy] = [game for game in ann.get(f"/games?lang={lang}").json() if game["name"] == "burgundy"]
        assert burgundy["title"]
        assert {option["name"]: option["values"] for option in burgundy["options"]}["players"] == [1, 2, 3, 4]
        assert all(option["explanation"] and option["allowed"] for option in burgundy["options"])
        assert [bot["title"] for bot in burgundy["bots"]] == [level.words[lang].name for level in LEVELS]
        offered = [bot["name"] for bot in burgundy["bots"] if bot["offered"]]
        assert offered == ["novice", "apprentice", "journeyman", "master"]
        assert [bot["opponent"] for bot in burgundy["bots"]].count(True) == 1
        scores = {bot["name"]: bot["typical"] for bot in burgundy["bots"]}
        assert scores["apprentice"]["2"] > scores["novice"]["2"] > 0
        assert scores["random"] == {}  # for study: nobody is told


def test_what_is_ours_is_said_before_a_table_is_made(ann: Visitor) -> None:
    told = {game["name"]: game["ours"] for game in ann.get("/games?lang=en").json()}
    assert told["burgundy"] == []
    assert len(told["tuscany"]) == 5
    assert "the yield cards" in told["tuscany"]


def test_options_that_are_chosen_leave_others_less(ann: Visitor) -> None:
    def offered(lang: str, **options: Any) -> dict[str, Any]:
        answer = ann.post(f"/games/burgundy/options?lang={lang}", {"options": options})
        assert answer.status_code == 200
        return {option["name"]: option for option in answer.json()}

    team = offered("en", players=4, team=True)
    assert team["estates"]["values"] == ["12a", "12b"]
    assert team["estates"]["default"] == "12a"
    assert team["border_posts"]["values"] == [False]
    assert team["border_posts"]["obstacle"] == "One alone and teams have boards of their own, without posts."
    assert team["shields"]["values"] == [False, True]
    assert offered("ru", players=3)["team"]["obstacle"] == "Две команды — это четыре игрока."
    assert offered("en", edition="2011")["team"]["obstacle"] == ""
    assert offered("en", players="many", team=[1], nonsense=3) == offered(
        "en"
    )  # what is not allowed counts for nothing
    refused(ann.post("/games/chess/options", {"options": {}}), 404, "not_found")


def test_a_whole_game_by_http(ann: Visitor, client: TestClient) -> None:
    table = ann.table(bots={"1": "random"})
    ann.post(f"/tables/{table}/start")

    update: dict[str, Any] = {"at": 0}

    def asked() -> bool:
        update.update(ann.get(f"/tables/{table}?since={update['at']}").json())
        return update["table"]["status"] == "over" or bool(update["position"]["choices"])

    while True:
        wait_for("my turn", asked)
        if update["table"]["status"] == "over":
            break
        action = update["position"]["choices"][0]["action"]
        move = {"token": update["tokens"]["0"], "seat": 0, "action": action, "id": "x"}
        assert ann.post(f"/tables/{table}/play", move).json()["at"] == update["at"] + 1
        refused(ann.post(f"/tables/{table}/play", move), 409, "stale")
    record = ann.get(f"/tables/{table}/record").json()
    kept = ann.post("/records", record)
    assert (kept.status_code, kept.json()["scores"]) == (201, update["table"]["scores"])
    record["scores"][0] += 1
    refused(ann.post("/records", record), 422, "invalid")
    refused(ann.post("/records", {"feldberg": 1}), 422, "invalid")
    again = ann.post(f"/tables/{table}/rematch").json()
    assert again["status"] == "open"
    assert ann.client.delete(f"/api/tables/{again['id']}").status_code == 204


def test_operation(ann: Visitor) -> None:
    assert ann.get("/health").json() == {"status": "alive"}
    assert ann.get("/ready").json() == {"ready": True, "problems": {}}
    table = ann.table()
    assert ann.post(f"/tables/{table}/chat", {"text": "hello"}).status_code == 204
    refused(ann.post(f"/tables/{table}/chat", {"text": "nul \x00"}), 422, "invalid")
    refused(ann.post(f"/tables/{table}/chat", {"text": "   "}), 422, "invalid")


def test_metrics_are_for_who_has_the_token(tmp_path: Path) -> None:
    with web(tmp_path, metrics_token="open sesame") as client:
        ann = Visitor(client, "Ann")
        table = ann.table(people=2)
        ann.post(f"/tables/{table}/start")
        with ann.socket(table) as socket:
            update = socket.receive_json()
            action = update["position"]["choices"][0]["action"]
            socket.send_json({"type": "play", "token": 0, "seat": update["position"]["seat"], "action": action})
            assert socket.receive_json()["type"] == "accepted"
        for wrong in ({}, {"Authorization": "Bearer"}, {"Authorization": "Bearer open"}):
            refused(ann.get("/metrics", headers=wrong), 403, "forbidden")
        told = ann.get("/metrics", headers={"Authorization": "Bearer open sesame"}).text
        for line in (
            'feldberg_calls_total{route="/api/tables/{table}/start",status="200"} 1.0',
            "feldberg_move_seconds_count 1.0",
            "feldberg_bots_waiting 0.0",
            "feldberg_connections ",
            "feldberg_tables_unreadable 0.0",
        ):
            assert line in told
    with web(tmp_path) as client:
        refused(client.get("/api/metrics", headers={"Authorization": "Bearer "}), 403, "forbidden")


def test_health_answers_while_all_threads_are_busy(ann: Visitor, client: TestClient) -> None:
    begun, go = threading.Semaphore(0), threading.Event()
    house = client.app.state.house  # type: ignore[attr-defined]

    def slow() -> list[Any]:
        begun.release()
        assert go.wait(PATIENCE)
        return []

    house.lobby.open_tables = slow
    assert client.portal is not None
    threads = int(client.portal.call(lambda: current_default_thread_limiter().total_tokens))
    with ThreadPoolExecutor(threads) as callers:
        calls = [callers.submit(Visitor(client).get, "/tables") for _ in range(threads)]
        try:
            for _ in range(threads):
                assert begun.acquire(timeout=PATIENCE)
            assert ann.get("/health").json() == {"status": "alive"}
            assert ann.get("/ready").json()["ready"]
        finally:
            go.set()
        assert {call.result().status_code for call in calls} == {200}


def test_the_server_is_not_ready_without_disk_or_database(
    ann: Visitor, client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = client.app.state.house  # type: ignore[attr-defined]
    with monkeypatch.context() as full:
        full.setattr("shutil.disk_usage", lambda path: SimpleNamespace(free=10 * MEGABYTE))
        answer = ann.get("/ready")
        assert (answer.status_code, answer.json()["ready"]) == (503, False)
        assert answer.json()["problems"] == {"disk": "only 10 MB are free, less than 50"}
    with monkeypatch.context() as lost:
        lost.setattr(house, "sessions", lambda: 1 / 0)
        assert ann.get("/ready").json()["problems"] == {"database": "division by zero"}
    with monkeypatch.context() as hanging:
        go = threading.Event()
        hanging.setattr("feldberg.server.house.EXAMINING_SECONDS", 0.05)
        hanging.setattr(house, "examine", lambda: go.wait(PATIENCE) and {})
        assert "does not answer" in ann.get("/ready").json()["problems"]["database"]
        go.set()
    assert ann.get("/ready").status_code == 200
