"""Every byte that leaves a server, by sockets and HTTP, is the same in two worlds that its reader cannot tell apart."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from feldberg.core.state import State
from feldberg.server.deltas import applied
from feldberg.server.house import House
from feldberg.server.keeper import Keeper
from feldberg.server.live import Live
from feldberg.server.models import TableRow
from feldberg.server.store import transaction
from tests.server.test_leaks import OPTION_SETS
from tests.server.web import ENOUGH, Visitor, web

STEPS = 26  # that are looked at closely
LEAVING = 11  # of them, after which somebody leaves
SKIPPED = 4  # moves at most, between two of the later ones
SEED = 2**100 + 7
CALLS = 4  # that are made in both worlds, of all that there are


class Watcher:
    """Somebody with a socket at a table: at a seat, or only watching."""

    def __init__(self, company: Company, name: str, seat: int | None, running: ExitStack) -> None:
        self.company = company
        self.table = company.table
        self.browser = company.browsers[seat] if seat is not None else Visitor(company.client, name)
        self.seat = seat  # from which they see
        self.sits = [] if seat is None else [seat]
        self.socket = running.enter_context(self.browser.socket(self.table, "?deltas=true"))
        self.known: dict[str, Any] = {}  # the last update that was sent, whole or not
        self.deltas = 0
        self.last: dict[str, Any] = self.heard("table")
        self.seen = {0: self.last["position"]["view"]}  # by moves: how the last of them was shown
        self.lines: dict[int, list[str]] = {}  # by moves: what the last of them brought

    def heard(self, *kinds: str) -> dict[str, Any]:
        """The next message of some kind; others, such as what is said, are passed by."""
        while True:
            text = self.socket.receive_text()
            self.company.must_hold_no_secret(text, self)
            message = self.whole(json.loads(text))
            if message["type"] in kinds:
                return message

    def whole(self, message: dict[str, Any]) -> dict[str, Any]:
        """A message, a delta put together with what was sent before: whatever it holds is in what comes of it."""
        if message["type"] == "delta":
            assert set(message) == {"type", "since", "events", "delta"}
            news = {"since": message["since"], "events": message["events"]}
            message = applied(self.known, message["delta"]) | news
            self.deltas += 1
        if message["type"] == "table":
            self.known = message
        return message

    def take(self, update: dict[str, Any]) -> None:
        """An update that came by itself, and so has something that they may know of."""
        assert apart_from_news(update) != apart_from_news(self.last), "nothing happened"
        before, self.last = self.last, update
        moves = update["position"]["moves"]
        if moves <= before["position"]["moves"]:
            self.forget(moves + 1)
        elif moves == before["position"]["moves"] + 1 and update["since"] == update["at"] - 1:
            self.seen[moves] = update["position"]["view"]
            self.lines[moves] = [event["say"] for event in update["events"] if event["say"]]

    def send(self, message: dict[str, Any]) -> None:
        """Something that is accepted."""
        self.socket.send_json(message)
        while (answer := self.heard("table", "accepted", "refused"))["type"] == "table":
            self.take(answer)
        assert answer["type"] == "accepted", answer

    def get(self, path: str) -> str:
        answer = self.browser.get(path)
        self.company.must_hold_no_secret(answer.text, self)
        return str(answer.text)

    def catch_up(self) -> None:
        """Read what was sent until now."""
        now = self.company.live.at(self.sits)
        while self.last["at"] != now:
            self.take(self.heard("table"))

    def must_be_told_alike(self) -> None:
        """What came by the socket is what HTTP tells."""
        since = "" if self.last["since"] is None else f"?since={self.last['since']}"
        assert json.loads(self.get(f"/tables/{self.table}{since}")) == self.last

    def forget(self, moves: int) -> None:
        """What was shown of so many moves or more, since some of them were taken back."""
        for kept in (self.seen, self.lines):
            for later in [one for one in kept if one >= moves]:
                del kept[later]

    def told(self, paths: list[str]) -> list[str]:
        """All that the socket tells anew, and what HTTP answers to some calls."""
        for kind in ("sync", "ping"):
            self.socket.send_json({"type": kind})
        updates = list(iter(lambda: self.heard("table", "pong"), {"type": "pong", "id": ""}))
        whole = [update for update in updates if update["since"] is None]
        return [json.dumps(whole[-1]), *map(self.get, paths)]

    def look_back(self, with_lines: bool) -> int:
        """A replay tells nothing else than what was told; gives how many positions were compared."""
        moves = self.last["position"]["moves"]
        own = "" if self.seat is None else f"&seat={self.seat}"
        compared = 0
        for first in range(0, moves + 1, 50):
            replay = json.loads(self.get(f"/tables/{self.table}/replay?first={first}{own}"))
            for at, frame in enumerate(replay["frames"], start=first):
                if at in self.seen:
                    assert frame["view"] == self.seen[at]
                    compared += 1
                if at in self.lines and with_lines:
                    assert frame["told"] == self.lines[at]
        position = json.loads(self.get(f"/tables/{self.table}/positions/{moves}?{own}"))
        if moves in self.seen:
            assert position["view"] == self.seen[moves]
        for seat in range(len(self.company.browsers)):
            if seat != self.seat:
                for path in (f"replay?seat={seat}", f"positions/0?seat={seat}"):
                    assert json.loads(self.get(f"/tables/{self.table}/{path}"))["reason"] == "own_seats"
        return compared


def apart_from_news(update: dict[str, Any]) -> dict[str, Any]:
    return update | {"since": None, "events": []}


class Company:
    """People who play at random, and one who watches, each with a browser."""

    def __init__(self, client: TestClient, game: str, options: dict[str, Any], seed: int) -> None:
        self.client = client
        self.luck = random.Random(seed)
        self.house: House = client.app.state.house  # type: ignore[attr-defined]
        self.browsers = [Visitor(client, f"Player {seat}") for seat in range(int(options.get("players", 2)))]
        self.table = self.browsers[0].table(game=game, options=options)
        with transaction(self.house.sessions) as session:
            session.get_one(TableRow, self.table).seed = str(SEED)
        for browser in self.browsers[1:]:
            browser.post(f"/tables/{self.table}/join", {})
        self.browsers[0].post(f"/tables/{self.table}/start")
        assert self.live.seed == SEED
        self.watchers: list[Watcher] = []

    @contextmanager
    def gathered(self) -> Iterator[None]:
        with ExitStack() as running:
            self.watchers = [Watcher(self, "", seat, running) for seat in range(len(self.browsers))]
            self.watchers += [Watcher(self, "Eve", None, running), Watcher(self, "", None, running)]
            yield

    @property
    def live(self) -> Live:
        with self.house.desk.reading(self.table) as (session, row):
            return self.house.desk.live(session, row)

    def must_hold_no_secret(self, text: str, reader: Watcher) -> None:
        """Neither the seed nor what others are known by."""
        assert str(SEED) not in text
        for browser in self.browsers:
            if browser is not reader.browser:
                assert browser.client.cookies["feldberg"] not in text

    # What happens

    def call(self, who: int, path: str, **body: Any) -> None:
        answer = self.browsers[who].post(f"/tables/{self.table}/{path}", body)
        assert answer.status_code in (200, 204), answer.text

    def act(self) -> None:
        """A random move, take-back or aside of whoever is asked, by its socket or by HTTP."""
        live, luck = self.live, self.luck
        seat = luck.choice(live.state.seats)
        token = live.tokens[seat]
        if self.watchers[seat].seat is None:
            self.house.play.bot_move(self.table, seat, luck.choice(live.state.legal(seat)), token)
            self.tell()
        elif live.last_move_of(seat) is not None and luck.random() < 0.1:
            self.take_back(seat)
        else:
            asides = live.state.asides(seat)
            action = luck.choice(asides if asides and luck.random() < 0.1 else live.state.legal(seat))
            play = {"seat": seat, "action": action, "token": token}
            self.watchers[seat].catch_up()  # with what was told before
            if luck.random() < 0.5:
                self.call(seat, "play", **play)
            else:
                self.watchers[seat].send({"type": "play", "id": "p", **play})
            if action in asides:  # which has no number, and only its seat is told of
                self.watchers[seat].take(self.watchers[seat].heard("table"))

    def take_back(self, seat: int) -> None:
        """Freely, or with the consent of all the others; one that was asked for a moment ago is let be."""
        self.watchers[seat].forget(0)  # a step that they planned may be gone from all that they saw since
        self.browsers[seat].post(f"/tables/{self.table}/undo", {"seat": seat, "token": self.live.tokens[seat]})
        while (wish := self.live.proposal) is not None:
            other = next(
                watcher.seat
                for watcher in self.watchers
                if watcher.seat is not None and watcher.seat not in {wish.seat, *wish.agreed}
            )
            self.call(other, "answer", seat=other, proposal=wish.number, agree=True)

    def skip(self) -> None:
        """Some moves that are told together."""
        for _ in range(self.luck.randrange(SKIPPED)):
            live = self.live
            if not live.state.over:
                seat = self.luck.choice(live.state.seats)
                action = self.luck.choice(live.state.legal(seat))
                self.house.play.bot_move(self.table, seat, action, live.tokens[seat])
        self.tell()

    def tell(self) -> None:
        assert self.client.portal is not None
        self.client.portal.call(self.house.hub.publish, self.table)

    def leave(self, seat: int) -> None:
        """From now on who resigned may see no more than those who only watch."""
        self.call(seat, "resign", seat=seat)
        self.watchers[seat].seat = None
        self.watchers[seat].seen = {}

    # Worlds

    def must_be_told_the_same(self, watcher: Watcher) -> None:
        """In the true world and in another that the watcher could take for it."""
        paths, state = self.luck.sample(self.paths(watcher), CALLS), self.live.state
        truth = watcher.told(paths)
        self.put(state.imagine(watcher.seat, self.luck.getrandbits(60)))
        other = watcher.told(paths)
        self.put(state)
        assert other == truth

    def paths(self, watcher: Watcher) -> list[str]:
        """All that tells of a game that goes on."""
        table, at = f"/tables/{self.table}", watcher.last["at"]
        element = self.luck.choice(sorted(self.live.game.view_room.ELEMENTS))
        return [
            *(f"{table}?lang={lang}" for lang in ("en", "ru")),
            *(f"{table}?since={since}" for since in (0, max(0, at - 3), at)),
            *(f"/tables?which={which}" for which in ("open", "running", "mine", "finished")),
            *(f"{table}/why?seat={seat}&element={element}" for seat in range(len(self.browsers))),
            f"{table}/chat",
            f"{table}/record",
            "/me/belongings",
        ]

    def put(self, state: State) -> None:
        """Another world at the table, of which nothing was told yet."""
        live = self.live
        with self.house.desk.holding(self.table):
            live.state, live.views = state, {}
            self.house.desk.outdated(self.table)


@pytest.mark.parametrize(("game", "options"), OPTION_SETS)
def test_nobody_is_sent_what_they_may_not_know(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, options: dict[str, Any]
) -> None:
    monkeypatch.setattr(Keeper, "wake", lambda keeper, table: None)  # the test itself moves for who left
    with web(tmp_path, messages_a_second=ENOUGH, lines_a_minute=ENOUGH) as client:
        company = Company(client, game, options, 5)
        compared = steps = 0
        with company.gathered():
            while not company.live.state.over and steps < STEPS:
                company.act()
                steps += 1
                for watcher in company.watchers:
                    watcher.catch_up()
                if company.live.state.over:
                    break
                for watcher in company.watchers:
                    watcher.must_be_told_alike()
                company.must_be_told_the_same(company.watchers[steps % len(company.watchers)])
                if steps % 10 == 0:
                    company.call(0, "chat", text=f"said after {steps}")
                if steps == LEAVING:
                    compared = sum(watcher.look_back(with_lines=True) for watcher in company.watchers)
                    company.leave(1)
                if steps >= LEAVING:
                    company.skip()
            if not company.live.state.over:
                for watcher in company.watchers:
                    watcher.catch_up()
                    watcher.look_back(with_lines=False)
        assert compared > 2 * len(company.watchers)
        assert min(watcher.deltas for watcher in company.watchers) > 5
        assert steps > LEAVING


def test_who_is_not_invited_is_told_nothing_at_all(tmp_path: Path) -> None:
    """Neither of the table nor of what is said there, whether the game goes on or is over."""
    with web(tmp_path) as client:
        ann, eve, nobody = Visitor(client, "Ann"), Visitor(client, "Eve"), Visitor(client)
        table = ann.table(people=2, invited=True)
        ann.post(f"/tables/{table}/start")
        ann.post(f"/tables/{table}/chat", {"text": "a secret"})
        house: House = client.app.state.house  # type: ignore[attr-defined]
        invitation = ann.get(f"/tables/{table}").json()["table"]["invitation"]
        for over in (False, True):
            if over:
                finish(house, table)
            for stranger in (eve, nobody):
                paths = ("", "/chat", "/replay", "/positions/0", "/record", "/replay?invitation=no")
                for answer in (stranger.get(f"/tables/{table}{path}") for path in paths):
                    assert (answer.status_code, answer.json()["reason"]) == (403, "invitation")
                    assert not any(word in answer.text for word in ("Ann", "burgundy", "a secret", invitation))
                with stranger.socket(table) as socket:
                    assert socket.receive_json()["reason"] == "invitation"
                    with pytest.raises(WebSocketDisconnect):
                        socket.receive_json()
                for which in ("open", "running"):
                    assert stranger.get(f"/tables?which={which}").json() == []
            seen = eve.get(f"/tables/{table}?invitation={invitation}")
            assert (seen.status_code, seen.json()["table"]["invitation"]) == (200, None)


def finish(house: House, table: str) -> None:
    with house.desk.playing(table) as turn:
        while not turn.live.state.over:
            seat = turn.live.state.seat
            house.play.play(turn, seat, turn.live.state.legal()[0], turn.live.tokens[seat])
            turn.live.take(turn.changes.pop())
