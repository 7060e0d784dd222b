"""A server that is killed at any moment loses nothing that it acknowledged, and its clients go on by themselves."""

from __future__ import annotations

import json
import random
import threading
from pathlib import Path

import pytest
from sqlalchemy import select

from feldberg.server.desk import Desk
from feldberg.server.models import EntryRow, TableRow
from feldberg.server.store import open_database, sessions
from tests.server.process import BROKEN, Person, ServerProcess, received, wait_for

ROUNDS = 8
TABLES = 4


class Player(threading.Thread):
    """Plays one table over the socket, and comes back whenever the connection breaks."""

    def __init__(self, person: Person, table: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.person = person
        self.table = table
        self.luck = random.Random(seed)
        self.done = threading.Event()
        self.acknowledged: dict[int, int] = {}  # the action of every entry that the server accepted
        self.resumed = 0

    def run(self) -> None:
        while not self.done.is_set():
            try:
                with self.person.connect(self.table) as connection:
                    self.resumed += 1
                    self.play(connection)
            except BROKEN:
                self.done.wait(0.02)

    def play(self, connection: object) -> None:
        answered = -1
        while not self.done.is_set():
            message = received(connection)  # type: ignore[arg-type]
            if message["type"] == "accepted":
                self.acknowledged[message["at"]] = int(message["id"])
            if message["type"] != "table":
                continue
            if message["table"]["status"] == "over":
                self.done.set()
            elif message["position"]["choices"] and message["at"] > answered:
                answered = message["at"]
                action = self.luck.choice(message["position"]["choices"])["action"]
                seat = message["position"]["seat"]
                token = message["tokens"][str(seat)]
                move = {"type": "play", "id": str(action), "token": token, "seat": seat, "action": action}
                connection.send(json.dumps(move))  # type: ignore[attr-defined]


def test_nothing_acknowledged_is_ever_lost(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    luck = random.Random(1)
    server = ServerProcess(tmp_path)
    server.start()
    person = Person(server.address, "Anna")
    tables = [person.table(people=2) for _ in range(TABLES - 1)] + [person.table(people=1, bots={"1": "random"})]
    for table in tables:
        person.call("POST", f"/tables/{table}/start")
    players = [Player(person, table, seed) for seed, table in enumerate(tables)]
    for player in players:
        player.start()

    def accepted() -> int:
        return sum(len(player.acknowledged) for player in players)

    kills = 0
    for _ in range(ROUNDS):
        enough = accepted() + luck.randint(5, 40)
        wait_for("more play", lambda enough=enough: accepted() >= enough or all(p.done.is_set() for p in players))  # type: ignore[misc]
        server.kill()
        kills += 1
        server.start()
    wait_for("the end of all games", lambda: all(player.done.is_set() for player in players))
    server.stop()
    with capsys.disabled():
        print(
            f"\nkilled {kills} times, {accepted()} actions acknowledged, {sum(p.resumed for p in players)} connections"
        )

    engine = open_database(f"sqlite:///{tmp_path / 'feldberg.sqlite'}")
    desk = Desk(sessions(engine))
    with desk.sessions() as session:
        for player in players:
            row = session.get_one(TableRow, player.table)
            entries = list(session.scalars(select(EntryRow).where(EntryRow.table == row.id).order_by(EntryRow.number)))
            assert [entry.number for entry in entries] == list(range(1, row.number + 1))
            for number, action in player.acknowledged.items():
                assert entries[number - 1].value == action
            live = desk.live(session, row)
            assert live.state.over
            assert live.state.scores() == row.scores
    engine.dispose()
    assert kills == ROUNDS
    assert accepted() > 300
