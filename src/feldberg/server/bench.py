"""How much one server process carries: `feldberg bench server`.

A real server on loopback, people as sockets, no bots: every click is sent by this program, so that no thinking counts.
With the folder of another checkout its server is measured in the same run, in turns with ours.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import random
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from statistics import mean, median, quantiles
from typing import Any

from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

from feldberg.core.record import Record
from feldberg.core.registry import game as make_game
from feldberg.server.deltas import applied
from feldberg.server.services import PATIENCE, POSTGRES, REDIS, free_port, postgres_server, redis_server

TABLES = (100, 1000, 2500)
SPECTATORS = (0, 5)  # a table
PLAYING = 10  # tables that play as fast as they can
STEADY_CLICKS = 50.0  # a second, over all tables: about what 2,500 tables of people give
HELD_CLICKS = 1500
PING_SECONDS = 15.0  # between two pings of a socket, as the browser app sends them
MOVE = 200
HERE = Path(__file__).parents[2]
LIMITS = ("--calls", "--guests", "--messages", "--sockets", "--tables")
NO_LIMIT = "1000000000"
UPDATES = ('{"type":"table"', '{"type":"delta"')
PING = '{"type":"ping"}'


@dataclass
class Guest:
    address: str
    cookie: str = ""

    def call(self, method: str, path: str, body: object = None) -> Any:
        request = urllib.request.Request(
            f"{self.address}/api{path}",
            json.dumps(body).encode() if body is not None else None,
            {"Content-Type": "application/json", "Cookie": self.cookie},
            method=method,
        )
        with urllib.request.urlopen(request) as answer:
            cookie = answer.headers.get("Set-Cookie")
            if cookie:
                self.cookie = cookie.partition(";")[0]
            content = answer.read()
        return json.loads(content) if content else None

    async def socket(self, table: str) -> ClientConnection:
        url = self.address.replace("http", "ws", 1) + f"/api/tables/{table}/socket?deltas=true"
        return await connect(
            url,
            additional_headers={"Cookie": self.cookie},
            open_timeout=PATIENCE,
            max_size=None,
            ping_interval=None,  # as browsers: they only answer
            compression=None,
        )


@cache
def without_limits(sources: Path) -> list[str]:
    """Options that lift the limits which a server knows."""
    environment = os.environ | {"PYTHONPATH": str(sources), "COLUMNS": "200"}
    serve = [sys.executable, "-m", "feldberg", "serve", "--help"]
    known = subprocess.run(serve, env=environment, cwd=sources, capture_output=True, text=True).stdout
    return [word for limit in LIMITS if limit in known for word in (limit, NO_LIMIT)]


@dataclass
class Server:
    """A server process of its own, run from a folder of sources."""

    name: str
    sources: Path
    data: Path
    port: int
    options: tuple[str, ...] = ()
    process: subprocess.Popen[bytes] | None = None
    guests: list[Guest] = field(default_factory=list)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def start(self) -> None:
        serve = [sys.executable, "-m", "feldberg", "serve"]
        environment = os.environ | {"PYTHONPATH": str(self.sources)}
        where = ["--port", str(self.port), "--data", str(self.data), "--no-app"]
        command = [*serve, *where, *without_limits(self.sources), *self.options]
        self.process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment, cwd=self.data
        )
        end = time.monotonic() + PATIENCE
        while True:
            try:
                urllib.request.urlopen(f"{self.address}/api/health")
                return
            except OSError:
                if time.monotonic() > end or self.process.poll() is not None:
                    raise
                time.sleep(0.05)

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    def invite(self) -> None:
        """Two people who come in, and somebody who only watches."""
        self.guests = [Guest(self.address) for _ in range(3)]
        for name, guest in zip(("Anna", "Ben"), self.guests, strict=False):
            guest.call("POST", "/me", {"name": name})

    def busy_seconds(self) -> float:
        """The processor's time that it took so far."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Bytes that it holds."""
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


@contextmanager
def serving(name: str, sources: Path, *options: str) -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(name, sources, Path(folder), free_port(), options)
        server.start()
        try:
            server.invite()
            yield server
        finally:
            server.stop()


@dataclass
class Seated:
    """One table with a socket for each of its two seats, and some of spectators."""

    id: str
    sockets: list[ClientConnection] = field(default_factory=list)
    shown: list[dict[str, Any]] = field(default_factory=list)  # the last update of each seat
    sizes: list[int] = field(default_factory=list)

    async def read(self, which: int) -> str:
        """The next update of a socket."""
        while True:
            text = str(await self.sockets[which].recv())
            if text.startswith(UPDATES):
                self.sizes.append(len(text))
                return text

    async def read_all(self) -> None:
        texts = await asyncio.gather(*(self.read(which) for which in range(len(self.sockets))))
        before = self.shown or [{}, {}]
        self.shown = [whole(shown, json.loads(text)) for shown, text in zip(before, texts, strict=False)]

    async def click(self, luck: random.Random) -> float | None:
        """One action; gives the seconds until all are told, None once the game is over."""
        which = next((at for at, shown in enumerate(self.shown) if shown["position"]["choices"]), None)
        if which is None:
            return None
        position = self.shown[which]["position"]
        move = {
            "type": "play",
            "id": "",
            "token": self.shown[which]["tokens"][str(position["seat"])],
            "seat": position["seat"],
            "action": luck.choice(position["choices"])["action"],
        }
        began = time.perf_counter()
        await self.sockets[which].send(json.dumps(move))
        await self.read_all()
        return time.perf_counter() - began


def whole(shown: dict[str, Any], message: dict[str, Any]) -> dict[str, Any]:
    """An update, of a delta with what was shown before."""
    return applied(shown, message["delta"]) if message["type"] == "delta" else message


async def seat(server: Server, wanted: int, spectators: int = 0) -> list[Seated]:
    """So many tables with both seats at their sockets."""
    anna, ben, watcher = server.guests
    tables = []
    for _ in range(wanted):
        info = await asyncio.to_thread(anna.call, "POST", "/tables", {"game": "burgundy"})
        await asyncio.to_thread(ben.call, "POST", f"/tables/{info['id']}/join", {})
        await asyncio.to_thread(anna.call, "POST", f"/tables/{info['id']}/start")
        tables.append(Seated(info["id"]))
    there = asyncio.create_task(pinging(tables))  # the first would be hung up on before the last has come
    for table in tables:
        table.sockets = [await guest.socket(table.id) for guest in (anna, ben, *[watcher] * spectators)]
        await table.read_all()
    there.cancel()
    return tables


async def steady(tables: list[Seated], clicks: int) -> list[float]:
    """Clicks at a steady pace, each at some table."""
    luck = random.Random(1)
    running: list[asyncio.Task[float | None]] = []
    busy: set[str] = set()
    for _ in range(clicks):
        table = luck.choice([one for one in tables if one.id not in busy])
        busy.add(table.id)
        task = asyncio.create_task(table.click(luck))
        task.add_done_callback(lambda _, table=table: busy.discard(table.id))  # type: ignore[misc]
        running.append(task)
        await asyncio.sleep(1 / STEADY_CLICKS)
    return [took for took in await asyncio.gather(*running) if took is not None]


async def pinging(tables: list[Seated]) -> None:
    """Every socket says in its turn that it is there, for ever."""
    while True:
        sockets = [one for table in tables for one in table.sockets]
        for one in sockets:
            await asyncio.gather(one.send(PING), asyncio.sleep(PING_SECONDS / len(sockets)))
        if not sockets:
            await asyncio.sleep(PING_SECONDS)


async def flat_out(tables: list[Seated], seconds: float) -> list[float]:
    """How long each action took where all tables play as fast as they can."""
    luck = random.Random(2)
    end = time.perf_counter() + seconds

    async def play(table: Seated) -> list[float]:
        took = []
        while time.perf_counter() < end and (one := await table.click(luck)) is not None:
            took.append(one)
        return took

    return [one for some in await asyncio.gather(*(play(table) for table in tables)) for one in some]


async def close(tables: list[Seated]) -> None:
    for table in tables:
        for one in table.sockets:
            await one.close()


def stored_game() -> dict[str, Any]:
    """A long random game, as a record."""
    game = make_game("burgundy", players=4)
    record = Record(game, 1)
    luck = random.Random(3)
    state = game.start(1)
    while not state.over:
        record.play(state, luck.choice(state.legal()))
    record.close(state)
    return record.to_dict()


# Flat out, beside another


@dataclass
class Pace:
    """What a server did flat out."""

    rate: float  # actions a second
    busy: float  # of the processor, seconds an action
    slow: float  # p99 in seconds

    @staticmethod
    def typical(some: list[Pace]) -> Pace:
        return Pace(*(median(getattr(one, what) for one in some) for what in ("rate", "busy", "slow")))


async def race(servers: list[Server], seconds: float, spectators: int) -> Pace:
    """What some servers do together."""
    tables = [table for server in servers for table in await seat(server, PLAYING, spectators)]
    busy, began = sum(server.busy_seconds() for server in servers), time.perf_counter()
    took = await flat_out(tables, seconds)
    lasted, busy = time.perf_counter() - began, sum(server.busy_seconds() for server in servers) - busy
    await close(tables)
    return Pace(len(took) / lasted, busy / len(took), quantiles(took, n=100)[98])


def flat_out_report(console: Console, servers: list[Server], seconds: float, rounds: int) -> None:
    sheet = Table("spectators a table", "server", "actions/s flat out", "processor an action", "p99", "times the other")
    for spectators in SPECTATORS:
        found: dict[str, list[Pace]] = {server.name: [] for server in servers}
        for _ in range(rounds):
            for server in servers:
                found[server.name].append(asyncio.run(race([server], seconds, spectators)))
        paces = {name: Pace.typical(some) for name, some in found.items()}
        for server in servers:
            pace = paces[server.name]
            ratio = f"{pace.rate / paces[servers[-1].name].rate:.2f}" if len(servers) > 1 else ""
            sheet.add_row(
                str(spectators),
                server.name,
                f"{pace.rate:,.0f}",
                f"{pace.busy * 1000:.2f} ms",
                f"{pace.slow * 1000:.0f} ms",
                ratio,
            )
    console.print(sheet)


def shared_report(console: Console, seconds: float, rounds: int) -> None:
    """One process on PostgreSQL and Redis, and two, in turns."""
    with ExitStack() as running:
        folder = Path(running.enter_context(tempfile.TemporaryDirectory()))
        postgres = running.enter_context(postgres_server(folder / "postgres"))
        redis = running.enter_context(redis_server(folder))
        where = ("--database", postgres.url, "--redis", redis.url)
        servers = [running.enter_context(serving(name, HERE, *where)) for name in ("first", "second")]
        found: dict[int, list[Pace]] = {1: [], 2: []}
        for _ in range(rounds):
            for many, paces in found.items():
                paces.append(asyncio.run(race(servers[:many], seconds, 0)))
    one, two = (Pace.typical(paces) for paces in found.values())
    console.print(
        f"on PostgreSQL one process does {one.rate:,.0f} actions/s, two do {two.rate:,.0f}: {two.rate / one.rate:.2f} "
        f"times as many, on {os.cpu_count()} processors with the one who clicks",
        highlight=False,
    )


# Tables held


async def hold(server: Server, wanted: int) -> list[str]:
    before = server.memory()
    tables = await seat(server, wanted)
    after = server.memory()
    gc.freeze()  # a search for garbage in all that the one who clicks holds would count as the server's delay
    there = asyncio.create_task(pinging(tables))
    busy, mine, began = server.busy_seconds(), time.process_time(), time.perf_counter()
    took = [seconds * 1000 for seconds in await steady(tables, HELD_CLICKS)]
    lasted = time.perf_counter() - began
    busy, mine = server.busy_seconds() - busy, time.process_time() - mine
    there.cancel()
    sizes = [size for table in tables for size in table.sizes]
    await close(tables)
    cuts = quantiles(took, n=100)
    sockets = sum(len(table.sockets) for table in tables)
    return [
        f"{wanted:,}",
        f"{sockets:,}",
        f"{cuts[49]:.1f} ms",
        f"{cuts[98]:.1f} ms",
        f"{busy / lasted:.0%}, {mine / lasted:.0%}",
        f"{(after - before) / sockets / 1000:.0f} kB",
        f"{mean(sizes):,.0f}",
        f"{max(sizes):,}",
    ]


async def memory_of_sockets(server: Server, wanted: int) -> float:
    """Bytes that one more socket takes, at a table where others watch already."""
    [table] = await seat(server, 1, 50)
    watcher = server.guests[-1]
    before = server.memory()
    more = [await watcher.socket(table.id) for _ in range(wanted)]
    for one in more:
        await one.recv()
    taken = (server.memory() - before) / wanted
    await close([table])
    for one in more:
        await one.close()
    return taken


def held_report(console: Console, sources: Path, sizes: Sequence[int]) -> None:
    """How soon all are told of a click where so many tables are held, at a steady pace."""
    sheet = Table(
        *("tables", "sockets", "p50", "p99", "processor, and who clicks", "memory a socket, tables and all"),
        *("bytes a message", "largest"),
    )
    for wanted in sizes:
        console.print(f"seating {wanted:,} tables...", highlight=False)
        with serving("here", sources) as server:
            sheet.add_row(*asyncio.run(hold(server, wanted)))
    console.print(sheet)


def sockets_report(console: Console, sources: Path) -> None:
    with serving("here", sources) as server:
        taken = asyncio.run(memory_of_sockets(server, 500))
        console.print(f"memory of one more socket: {taken / 1000:.0f} kB", highlight=False)


def open_stored(console: Console, server: Server) -> None:
    """A stored game opened in mid-game by a server that has just started."""
    guest = server.guests[0]
    table = guest.call("POST", "/records", stored_game())["id"]
    server.stop()
    server.start()
    guest.call("GET", "/games")
    times = []
    for at in (MOVE, *range(1, MOVE, 10)):
        began = time.perf_counter()
        guest.call("GET", f"/tables/{table}/positions/{at}")
        times.append((time.perf_counter() - began) * 1000)
    console.print(
        f"opening move {MOVE} of a stored game: {times[0]:.1f} ms, then any move: {mean(times[1:]):.1f} ms",
        highlight=False,
    )


def report(console: Console, seconds: float, rounds: int, against: Path | None, held: int | None = None) -> None:
    """All that is measured; with another checkout what both do flat out, with a number how so many are held."""
    if held is not None:
        held_report(console, HERE, [held])
        sockets_report(console, HERE)
        return
    with ExitStack() as running:
        servers = [running.enter_context(serving("here", HERE))]
        if against is not None:
            servers.append(running.enter_context(serving(against.name, against / "src")))
        flat_out_report(console, servers, seconds, rounds)
    if against is None:
        if POSTGRES and REDIS:
            shared_report(console, seconds, rounds)
        held_report(console, HERE, TABLES)
        sockets_report(console, HERE)
        with serving("here", HERE) as server:
            open_stored(console, server)
