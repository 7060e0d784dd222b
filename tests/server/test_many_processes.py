"""Outgrowing one machine: two server processes on PostgreSQL and Redis serve one table, bots think elsewhere."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path

from tests.server.process import Person, received, serving
from tests.server.services import CI, POSTGRES, REDIS, postgres, redis


def two_processes_play_one_table(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    one.mkdir()
    two.mkdir()
    with postgres(tmp_path / "pg") as database, redis(tmp_path) as news:
        where = ["--database", database, "--redis", news]
        worker = subprocess.Popen(
            [sys.executable, "-m", "feldberg", "bots", "--redis", news, "--workers", "1"],
            stderr=subprocess.DEVNULL,
        )
        try:
            with serving(one, *where) as first:
                (two / "secret").write_bytes((one / "secret").read_bytes())  # processes of one house share their key
                with serving(two, *where) as second:
                    play_across(first.address, second.address)
        finally:
            worker.kill()
            worker.wait()


def play_across(first: str, second: str) -> None:
    """Anna at the first process, Ben at the second, and a bot that thinks on neither."""
    anna, ben = Person(first, "Anna"), Person(second, "Ben")
    table = anna.table(options={"players": 3}, bots={"2": "random"})
    ben.call("POST", f"/tables/{table}/join", {})
    anna.call("POST", f"/tables/{table}/start")
    luck = random.Random(5)
    with anna.connect(table) as here, ben.connect(table) as there:
        shown = {0: received(here), 1: received(there)}
        sockets = {0: here, 1: there}
        for _ in range(5000):
            if all(update["table"]["status"] == "over" for update in shown.values()):
                break
            latest = max(update["at"] for update in shown.values())
            ready = [seat for seat, update in shown.items() if update["position"]["choices"] and update["at"] == latest]
            if ready:
                seat = ready[0]
                move = {
                    "type": "play",
                    "token": shown[seat]["tokens"][str(seat)],
                    "seat": seat,
                    "action": luck.choice(shown[seat]["position"]["choices"])["action"],
                }
                sockets[seat].send(json.dumps(move))
            level = all(update["at"] == latest for update in shown.values())
            goal = latest + 1 if ready or level else latest  # news of a move, or what the other has seen already
            for seat, socket in sockets.items():
                while shown[seat]["at"] < goal and shown[seat]["table"]["status"] != "over":
                    message = received(socket)
                    if message["type"] == "table":
                        shown[seat] = message
    assert shown[0]["table"]["scores"] == shown[1]["table"]["scores"] is not None
    assert anna.call("GET", f"/tables/{table}/record") == ben.call("GET", f"/tables/{table}/record")


if (POSTGRES and REDIS) or CI:  # else left out, which the report's header says

    def test_two_processes_play_one_table(tmp_path: Path) -> None:
        two_processes_play_one_table(tmp_path)
