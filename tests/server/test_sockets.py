"""The socket: numbered updates out, actions in, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from starlette.testclient import WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from feldberg.server.deltas import applied
from feldberg.server.sockets import LONGEST_MESSAGE
from tests.server.web import ENOUGH, Visitor, web


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with web(tmp_path, messages_a_second=ENOUGH) as client:
        yield client


@pytest.fixture
def ann(client: TestClient) -> Visitor:
    return Visitor(client, "Ann")


@pytest.fixture
def table(ann: Visitor) -> str:
    """One at which Ann plays both seats."""
    table = ann.table(people=2)
    ann.post(f"/tables/{table}/start")
    return table


def move(update: dict[str, Any], **changes: Any) -> dict[str, Any]:
    seat = update["position"]["seat"]
    action = update["position"]["choices"][0]["action"]
    token = update["tokens"][str(seat)]
    return {"type": "play", "id": "m", "token": token, "seat": seat, "action": action} | changes


def asked(socket: WebSocketTestSession, message: Any) -> dict[str, Any]:
    socket.send_json(message)
    answer: dict[str, Any] = socket.receive_json()
    return answer


def test_updates_are_numbered_without_a_gap(ann: Visitor, client: TestClient, table: str) -> None:
    watcher = Visitor(client)
    with ann.socket(table) as mine, watcher.socket(table) as theirs:
        update, seen = mine.receive_json(), theirs.receive_json()
        assert (update["at"], update["since"], seen["at"], seen["since"]) == (0, None, 0, None)
        for number in range(1, 12):
            assert asked(mine, move(update)) == {"type": "accepted", "id": "m", "at": number}
            update, seen = mine.receive_json(), theirs.receive_json()
            assert (update["at"], update["since"]) == (seen["at"], seen["since"]) == (number, number - 1)
            assert seen["position"]["seat"] is None
            assert seen["position"]["choices"] == []
            assert seen["events"] == update["events"]


def test_who_comes_back_hears_what_happened_since(ann: Visitor, table: str) -> None:
    events: list[Any] = []
    with ann.socket(table) as socket:
        update = socket.receive_json()
        for _ in range(4):
            asked(socket, move(update))
            update = socket.receive_json()
            events += update["events"]
    with ann.socket(table, "?since=0") as socket:
        update = socket.receive_json()
        assert (update["at"], update["since"], update["events"]) == (4, 0, events)
    with ann.socket(table, "?since=99") as socket:
        update = socket.receive_json()
        assert (update["at"], update["since"], update["events"][-len(events) :]) == (4, None, events)


def test_sync_sends_everything_anew(ann: Visitor, table: str) -> None:
    with ann.socket(table) as socket:
        asked(socket, move(socket.receive_json()))
        latest = socket.receive_json()
        again = asked(socket, {"type": "sync"})
        assert again == latest | {"since": None, "events": again["events"]}
        assert again["events"][-len(latest["events"]) :] == latest["events"]


def test_ping(ann: Visitor, table: str) -> None:
    with ann.socket(table) as socket:
        socket.receive_json()
        assert asked(socket, {"type": "ping", "id": "7"}) == {"type": "pong", "id": "7"}


def test_a_stale_move_is_refused_and_answered_with_the_table(ann: Visitor, table: str) -> None:
    with ann.socket(table) as socket:
        update = socket.receive_json()
        asked(socket, move(update))
        latest = socket.receive_json()
        refused = asked(socket, move(update, id="again"))
        assert (refused["type"], refused["id"], refused["code"], refused["at"]) == ("refused", "again", "stale", 1)
        brought = socket.receive_json()
        assert (brought["at"], brought["position"]) == (1, latest["position"])


def test_who_wants_deltas_is_told_what_changed(ann: Visitor, table: str) -> None:
    """And everything on coming, when asked for and after a take-back."""
    with ann.socket(table, "?deltas=true") as socket:
        update = socket.receive_json()
        seat = update["position"]["seat"]
        asked(socket, move(update))
        told = socket.receive_json()
        assert (told["type"], told["since"]) == ("delta", 0)
        latest = applied(update, told["delta"]) | {"since": 0, "events": told["events"]}
        assert latest == ann.get(f"/tables/{table}?since=0").json()
        assert asked(socket, move(update))["code"] == "stale"
        assert socket.receive_json() == {"type": "delta", "since": 1, "events": [], "delta": {}}
        socket.send_json({"type": "sync"})
        assert socket.receive_json() == ann.get(f"/tables/{table}").json()
        asked(socket, {"type": "undo", "id": "u", "token": 1, "seat": seat})
        again = socket.receive_json()
        assert (again["type"], again["since"], again["position"]) == ("table", None, update["position"])
    with ann.socket(table, "?deltas=true&since=2") as socket:
        came = socket.receive_json()
        assert (came["type"], came["since"]) == ("table", 2)


def test_the_beginning_of_a_game_is_told_whole(ann: Visitor, client: TestClient) -> None:
    """Also to who was there before: the set-up is news."""
    table = ann.table(people=2)
    with ann.socket(table, "?deltas=true") as waiting:
        assert waiting.receive_json()["position"] is None
        ann.post(f"/tables/{table}/start")
        update = waiting.receive_json()
        assert (update["type"], update["since"]) == ("table", None)
        assert update == ann.get(f"/tables/{table}").json()
        assert update["events"]


def test_take_backs_go_over_the_socket(ann: Visitor, table: str) -> None:
    with ann.socket(table) as socket:
        update = socket.receive_json()
        seat = update["position"]["seat"]
        asked(socket, move(update))
        socket.receive_json()
        assert asked(socket, {"type": "undo", "id": "u", "token": 1, "seat": seat}) == {
            "type": "accepted",
            "id": "u",
            "at": 2,
        }
        again = socket.receive_json()
        back = {"seat": seat, "moves": 1}
        assert again == update | {"at": 2, "tokens": {"0": 2, "1": 2}, "table": again["table"], "taken_back": back}
        assert asked(socket, {"type": "undo", "token": 1, "seat": seat})["code"] == "stale"


SECRET = {"players": 2, "estates": "dealt", "choosing": "secret"}


def begun(ann: Visitor, bob: Visitor, **wanted: Any) -> str:
    table = ann.table(**wanted)
    bob.post(f"/tables/{table}/join", {})
    ann.post(f"/tables/{table}/start")
    return table


def test_people_who_decide_at_once_do_not_make_each_other_stale(ann: Visitor, client: TestClient) -> None:
    bob = Visitor(client, "Bob")
    table = begun(ann, bob, options=SECRET)
    with ann.socket(table) as mine, bob.socket(table) as theirs:
        first, second = mine.receive_json(), theirs.receive_json()
        assert asked(mine, move(first))["type"] == "accepted"
        mine.receive_json()
        told = theirs.receive_json()
        assert told["table"]["asked"] == [1]
        assert (told["tokens"], told["position"]["choices"]) == (second["tokens"], second["position"]["choices"])
        assert asked(theirs, move(second)) == {"type": "accepted", "id": "m", "at": 2}
        assert theirs.receive_json()["tokens"] == {"1": 1}
        assert mine.receive_json()["tokens"] == {"0": 2}


def test_nobody_hears_that_another_goes_on_with_a_secret_plan(ann: Visitor, client: TestClient) -> None:
    bob, watcher = Visitor(client, "Bob"), Visitor(client)
    table = begun(ann, bob, game="toy")
    with ann.socket(table) as mine, bob.socket(table) as theirs, watcher.socket(table) as watching:
        update = mine.receive_json()
        others = [(one, one.receive_json()) for one in (theirs, watching)]
        for _ in range(2):
            assert asked(mine, move(update))["type"] == "accepted"
            planned = mine.receive_json()
            undo = {"type": "undo", "token": planned["tokens"]["0"], "seat": 0}
            assert asked(mine, undo)["type"] == "accepted"
            update = mine.receive_json()
        ann.post(f"/tables/{table}/chat", {"text": "hm"})
        mine.receive_json()
        for socket, _ in others:
            heard = socket.receive_json()
            assert (heard["type"], heard["lines"][-1]["text"]) == ("talk", "hm")
        for _ in range(2):
            asked(mine, move(update))
            update = mine.receive_json()
        for socket, _ in others:
            assert socket.receive_json()["table"]["asked"] == [1]


WRONG: list[Any] = [
    None,
    [],
    7,
    "play",
    {},
    {"type": "resign"},
    {"type": "play"},
    {"type": "play", "token": "x", "seat": 0, "action": 0},
    {"type": "play", "token": 0, "seat": 99, "action": 0},
    {"type": "play", "token": 0, "seat": -1, "action": 0},
    {"type": "play", "token": 0, "seat": 0, "action": 10**400},
    {"type": "play", "token": 0, "seat": 0, "action": 0, "extra": 1},
    {"type": "play", "token": 0, "seat": 0, "action": 0, "id": "x" * 41},
    {"type": "ping", "id": ["x"]},
    {"type": "ping", "id": "x" * LONGEST_MESSAGE},
]


def test_malformed_messages_are_refused_and_change_nothing(ann: Visitor, table: str) -> None:
    with ann.socket(table) as socket:
        before = socket.receive_json()
        for wrong in WRONG:
            refused = asked(socket, wrong)
            assert (refused["type"], refused["code"]) == ("refused", "invalid"), wrong
        for text in ("", "{", "nonsense", "[" * 4000, '{"type": "ping", "id": "\\ud800"}', "NaN"):
            socket.send_text(text)
            assert socket.receive_json()["code"] == "invalid", text
        socket.send_bytes(b"\x00\xff")
        assert socket.receive_json()["code"] == "invalid"
        assert asked(socket, {"type": "sync"}) == before


def test_illegal_and_foreign_moves_are_refused(ann: Visitor, client: TestClient) -> None:
    bob, eve, nobody = Visitor(client, "Bob"), Visitor(client, "Eve"), Visitor(client)
    table = ann.table()
    bob.post(f"/tables/{table}/join", {})
    ann.post(f"/tables/{table}/start")
    with ann.socket(table) as mine, bob.socket(table) as theirs:
        updates = [mine.receive_json(), theirs.receive_json()]
        [update] = [one for one in updates if one["position"]["choices"]]
        before = ann.get(f"/tables/{table}").json()
        turn = move(update)
        other = theirs if update is updates[0] else mine
        assert asked(other, turn)["code"] == "forbidden"
        assert asked(other, turn | {"seat": 1 - turn["seat"]})["code"] == "invalid"
        own = mine if update is updates[0] else theirs
        assert asked(own, turn | {"action": 10**9})["code"] == "invalid"
        assert asked(own, {"type": "answer", "seat": turn["seat"], "proposal": 1, "agree": True})["code"] == "stale"
        with eve.socket(table) as watching:
            watching.receive_json()
            assert asked(watching, turn)["code"] == "forbidden"
        with nobody.socket(table) as watching:
            watching.receive_json()
            assert asked(watching, turn)["code"] == "unknown"
        assert ann.get(f"/tables/{table}").json() == before


@pytest.mark.parametrize("begun", [False, True])
def test_another_name_is_told_at_the_tables_where_one_sits(ann: Visitor, client: TestClient, begun: bool) -> None:
    bob = Visitor(client, "Bob")
    table = ann.table()
    bob.post(f"/tables/{table}/join", {})
    if begun:
        ann.post(f"/tables/{table}/start")
    with ann.socket(table) as mine:
        assert mine.receive_json()["names"] == ["Ann", "Bob"]
        bob.post("/me", {"name": "Robert"})
        update = mine.receive_json()
        assert update["names"] == ["Ann", "Robert"]
        assert update["table"]["seats"][1]["name"] == "Robert"


@pytest.mark.usefixtures("no_time")
def test_floods_are_refused_and_the_socket_goes_on(tmp_path: Path) -> None:
    with web(tmp_path, messages_a_second=2.0) as client:
        ann = Visitor(client, "Ann")
        table = ann.table(people=2)
        with ann.socket(table) as socket:
            socket.receive_json()
            answers = [asked(socket, {"type": "ping", "id": str(number)}) for number in range(30)]
        assert answers[0] == {"type": "pong", "id": "0"}
        assert [answer.get("code") for answer in answers].count("too_much") >= 20


def test_tables_that_cannot_be_seen(ann: Visitor, client: TestClient) -> None:
    hidden = ann.table(invited=True)
    link = ann.get(f"/tables/{hidden}").json()["table"]["invitation"]
    eve = Visitor(client, "Eve")
    for table, code in (("nowhere", "not_found"), ("%00", "not_found"), (hidden, "forbidden")):
        with eve.socket(table) as socket:
            refused = socket.receive_json()
            assert (refused["type"], refused["code"]) == ("refused", code)
            with pytest.raises(WebSocketDisconnect):
                socket.receive_json()
    with eve.socket(hidden, f"?invitation={link}") as socket:
        assert socket.receive_json()["table"]["id"] == hidden


def test_what_cannot_be_a_table_is_refused_by_every_database(tmp_path: Path, database: str) -> None:
    with web(tmp_path, database=database) as client, Visitor(client).socket("%00") as socket:
        assert socket.receive_json()["code"] == "not_found"


def test_sockets_of_other_sites_and_unknown_languages_are_closed(ann: Visitor, table: str) -> None:
    for query, headers in (
        ("", {"Origin": "http://evil.example"}),
        ("?lang=xx", {}),
        ("?since=x", {}),
    ):
        with pytest.raises(WebSocketDisconnect), ann.socket(table, query, headers=headers) as socket:
            socket.receive_json()


def test_a_deleted_table_closes_its_sockets(ann: Visitor, client: TestClient) -> None:
    table = ann.table()
    with Visitor(client).socket(table) as socket:
        socket.receive_json()
        ann.client.delete(f"/api/tables/{table}")
        assert socket.receive_json()["code"] == "not_found"
        with pytest.raises(WebSocketDisconnect):
            socket.receive_json()


def test_lobby_and_chat_reach_all_who_watch(ann: Visitor, client: TestClient) -> None:
    table = ann.table()
    with Visitor(client).socket(table) as socket:
        socket.receive_json()
        Visitor(client, "Bob").post(f"/tables/{table}/join", {})
        assert socket.receive_json()["table"]["seats"][1]["name"] == "Bob"
        ann.post(f"/tables/{table}/chat", {"text": "hello"})
        talk = socket.receive_json()
        [line] = talk["lines"]
        assert (talk["type"], line["name"], line["text"], talk["gone"]) == ("talk", "Ann", "hello", [])
        assert ann.client.delete(f"/api/tables/{table}/chat/{line['id']}").status_code == 204
        assert socket.receive_json() == {"type": "talk", "lines": [], "gone": [line["id"]]}
        ann.post(f"/tables/{table}/chat", {"text": "again"})
        [line] = socket.receive_json()["lines"]
    with Visitor(client).socket(table) as socket:
        assert socket.receive_json()["lines"] == ann.get(f"/tables/{table}/chat").json() == [line]
        assert socket.receive_json()["type"] == "table"


def test_whole_game_with_a_bot_over_the_socket(ann: Visitor) -> None:
    table = ann.table(bots={"1": "random"})
    ann.post(f"/tables/{table}/start")
    answered = -1
    with ann.socket(table) as socket:
        update = socket.receive_json()
        while update["table"]["status"] != "over":
            if update["position"]["choices"] and update["at"] > answered:  # the same number may come twice
                answered = update["at"]
                socket.send_json(move(update))
            message = socket.receive_json()
            assert message["type"] in ("accepted", "table"), message
            if message["type"] == "table":
                assert message["since"] == update["at"]
                update = message
    assert ann.get(f"/tables/{table}/record").json()["scores"] == update["table"]["scores"]
