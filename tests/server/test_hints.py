from __future__ import annotations

from pathlib import Path

from tests.server.web import Visitor, web


def test_a_hint_is_a_legal_action_in_words(tmp_path: Path) -> None:
    with web(tmp_path) as client:
        ann, bob = Visitor(client, "Ann"), Visitor(client, "Bob")
        table = ann.post("/tables", {"game": "burgundy", "people": 2}).json()["id"]
        assert ann.get(f"/tables/{table}/hint?seat=0").status_code == 409
        ann.post(f"/tables/{table}/start")
        position = ann.get(f"/tables/{table}").json()["position"]
        said = {choice["action"]: choice["say"] for choice in position["choices"]}
        hint = ann.get(f"/tables/{table}/hint?seat={position['seat']}").json()
        assert said[hint["action"]] == hint["say"]
        assert ann.get(f"/tables/{table}/hint?seat={1 - position['seat']}").json()["code"] == "stale"
        assert bob.get(f"/tables/{table}/hint?seat={position['seat']}").json()["code"] == "forbidden"


def test_a_table_without_hints_gives_none(tmp_path: Path) -> None:
    with web(tmp_path) as client:
        ann = Visitor(client, "Ann")
        table = ann.post("/tables", {"game": "burgundy", "people": 2, "hints": False}).json()["id"]
        ann.post(f"/tables/{table}/start")
        assert ann.get(f"/tables/{table}/hint?seat=0").json() == {
            "code": "forbidden",
            "error": "this table is played without hints",
            "reason": "no_hints",
            "values": {},
        }
