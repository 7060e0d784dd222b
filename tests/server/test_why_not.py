"""Asking why something cannot be chosen."""

from __future__ import annotations

from pathlib import Path

from tests.server.rooms import Rooms
from tests.server.web import Visitor, web


def test_who_has_the_seat_is_told_why_in_their_language(tmp_path: Path) -> None:
    with web(tmp_path) as client:
        ann = Visitor(client, "Ann")
        table = ann.post("/tables", {"game": "burgundy", "people": 2}).json()["id"]
        ann.post(f"/tables/{table}/start")
        position = ann.get(f"/tables/{table}").json()["position"]
        asked = f"/tables/{table}/why?seat={position['seat']}"
        lit = position["choices"][0]["elements"][0]
        assert ann.get(f"{asked}&element={lit}").json() == {"say": ""}
        castle = "Only a castle that you place gives this action."
        assert ann.get(f"{asked}&element=die:castle").json() == {"say": castle}
        russian = "Это действие даёт только поставленный вами замок."
        assert ann.get(f"{asked}&element=die:castle&lang=ru").json() == {"say": russian}
        waiting = ann.get(f"/tables/{table}/why?seat={1 - position['seat']}&element={lit}")
        assert waiting.json() == {"say": "It is not for you to decide now."}


def test_others_and_nonsense_are_refused_and_nothing_changes(tmp_path: Path) -> None:
    with web(tmp_path) as client:
        ann, bob = Visitor(client, "Ann"), Visitor(client, "Bob")
        table = ann.post("/tables", {"game": "burgundy", "people": 2}).json()["id"]
        asked = f"/tables/{table}/why"
        assert ann.get(f"{asked}?seat=0&element=die:0").json()["error"] == "the table is open, not playing"
        ann.post(f"/tables/{table}/start")
        before = ann.get(f"/tables/{table}").json()
        for who, query, status, error in (
            (bob, "seat=0&element=die:0", 403, "seat 0 is not yours"),
            (ann, "seat=7&element=die:0", 403, "seat 7 is not yours"),
            (ann, "seat=0&element=moon", 422, "burgundy has no element 'moon'"),
            (ann, "seat=0&element=", 422, "burgundy has no element ''"),
        ):
            answer = who.get(f"{asked}?{query}")
            assert (answer.status_code, answer.json()["error"]) == (status, error)
        for query in ("seat=0", "element=die:0", "seat=0&element=" + "x" * 65, "seat=0&element=die:0&lang=fr"):
            assert ann.get(f"{asked}?{query}").json()["code"] == "invalid"
        client.cookies.clear()
        assert client.get(f"/api{asked}?seat=0&element=die:0").status_code == 401
        assert ann.get(f"/tables/{table}").json() == before


def test_asking_writes_nothing(plain_rooms: Rooms) -> None:
    users = [plain_rooms.person(name) for name in ("Ann", "Bob")]
    table = plain_rooms.table(*users, game="toy")
    before = plain_rooms.everything()
    for seat, user in enumerate(users):
        for card in range(16):
            plain_rooms.showing.why_not(table, user, seat, f"lay:{card}", "en")
    assert plain_rooms.everything() == before
