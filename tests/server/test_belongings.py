"""What is kept of a person, and how it goes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from feldberg.server.models import User
from tests.server.rooms import Rooms
from tests.server.web import Visitor, web

PASSWORD = "correct horse"


def test_all_that_is_kept_can_be_had_but_no_secret(rooms: Rooms) -> None:
    ann, bob = rooms.person("Ann"), rooms.person("Bob")
    rooms.accounts.register(ann, "aurora", PASSWORD)
    cookie = rooms.cookie(ann)
    made, sat, other = rooms.table(ann, bob), rooms.table(bob, ann), rooms.table(bob, start=False)
    rooms.talk.say(made, ann, None, "hello")
    rooms.talk.say(made, bob, None, "good day")
    kept = rooms.belongings.of(ann)
    assert (kept["name"], kept["login"]) == ("Ann", "aurora")
    assert {one["id"] for one in kept["tables"]} == {made, sat}
    assert [one["text"] for one in kept["said"]] == ["hello"]
    assert [one["agent"] for one in kept["devices"]] == ["a test"]
    with rooms.sessions() as session:
        password = session.get_one(User, ann).password
    seeds = [str(rooms.live(table).seed) for table in (made, sat)]
    assert not any(secret in str(kept) for secret in (cookie, str(password), bob, other, "good day", *seeds))


def test_who_goes_leaves_others_their_games_without_a_name(rooms: Rooms) -> None:
    ann, bob = rooms.person("Aurora"), rooms.person("Bob")
    rooms.accounts.register(ann, "aurora77", PASSWORD)
    rooms.accounts.new_codes(ann)
    cookie = rooms.cookie(ann)
    over, going = rooms.table(ann, bob), rooms.table(bob, ann, clock=60.0)
    rooms.finish(over)
    joined, made = rooms.table(bob, ann, options={"players": 3}, start=False), rooms.table(ann, bob, start=False)
    alone, screen = rooms.table(ann, bots={1: "random"}), rooms.table(ann, people=2, names={1: "Carl the Great"})
    for table in (over, joined):
        rooms.talk.say(table, ann, None, "farewell")
        rooms.talk.say(table, bob, None, "good bye")
    [line] = [one.id for one in rooms.talk.lines(over, None, None) if one.by == ann]
    rooms.talk.report(over, bob, None, line)
    scores = rooms.see(over, bob).table.scores

    assert set(rooms.belongings.forget(ann)) == {over, going, joined, made}

    everything = str(rooms.everything())
    assert not any(word in everything for word in ("Aurora", "aurora77", "Carl the Great", alone, screen, made))
    assert rooms.visits.user_of(cookie, "", rooms.clock()) is None
    finished = rooms.see(over, bob)
    assert (finished.names, finished.table.scores) == (["Player 1", "Bob"], scores)
    assert rooms.showing.record(over, bob, None)["who"] == ["?", "Bob"]
    assert [one.text for one in rooms.talk.lines(over, bob, None)] == ["good bye"]
    goes_on = rooms.see(going, bob).table
    assert goes_on.seats[1].bot is not None
    assert goes_on.seats[1].name is None
    rooms.finish(going)
    assert [one.name for one in rooms.see(joined, bob).table.seats] == ["Bob", None, None]
    assert everything.count("farewell") == 1, "what was reported is kept, without its author"


def delete(visitor: Visitor, body: dict[str, Any]) -> int:
    return int(visitor.client.request("DELETE", "/api/me", json=body).status_code)


def test_in_the_browser(tmp_path: Path) -> None:
    with web(tmp_path) as client:
        ann, guest = Visitor(client, "Ann"), Visitor(client, "Guest")
        codes = ann.post("/account", {"login": "ann", "password": PASSWORD}).json()["codes"]
        assert ann.get("/me/belongings").json()["login"] == "ann"
        assert ann.post("/account/codes", {"password": "wrong"}).status_code == 403
        fresh = ann.post("/account/codes", {"password": PASSWORD}).json()["codes"]
        assert not set(codes) & set(fresh)
        lost = Visitor(client)
        wanted = {"login": "ann", "code": codes[0], "password": "battery staple"}
        assert lost.post("/account/recover", wanted).status_code == 401
        assert lost.post("/account/recover", wanted | {"code": fresh[0]}).json()["name"] == "Ann"
        assert ann.get("/me").json() is None, "everywhere else one is logged out"
        assert delete(lost, {"password": PASSWORD}) == 403
        assert delete(lost, {}) == 403
        assert lost.get("/me").json()["name"] == "Ann"
        assert delete(lost, {"password": "battery staple"}) == 204
        assert lost.get("/me").json() is None
        assert lost.post("/login", {"login": "ann", "password": "battery staple"}).status_code == 401
        assert delete(guest, {}) == 204
        assert guest.get("/me").json() is None
        assert delete(guest, {}) == 401
