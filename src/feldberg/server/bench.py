"""How much one server process carries: `feldberg bench server`.

A real server on loopback, people as sockets, no bots: every click is sent by this program, so that no thinking counts.
"""

from __future__ import annotations

import asyncio
import json
import random
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean, quantiles
from typing import Any

from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

from feldberg.core.record import Record
from feldberg.core.registry import game as make_game

TABLES = (10, 100, 1000)
STEADY_CLICKS = 20.0  # a second, over all tables: about what a thousand tables of people give
MOVE = 200


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


@dataclass
class Seated:
    """One table with two sockets, one for each seat."""

    id: str
    sockets: list[ClientConnection] = field(default_factory=list)
    shown: list[dict[str, Any]] = field(default_factory=list)  # the last update of each socket
    sizes: list[int] = field(default_factory=list)

    async def read(self, which: int) -> dict[str, Any]:
        """The next update of a socket."""
        while True:
            text = await self.sockets[which].recv()
            message: dict[str, Any] = json.loads(text)
            if message["type"] == "table":
                self.sizes.append(len(text))
                return message

    async def click(self, luck: random.Random) -> float | None:
        """One action; gives the seconds until all seats are told, None once the game is over."""
        deciding = [shown for shown in self.shown if shown["position"]["choices"]]
        if not deciding:
            return None
        position = deciding[0]["position"]
        which = self.shown.index(deciding[0])
        move = {
            "type": "play",
            "id": "",
            "token": deciding[0]["tokens"][str(position["seat"])],
            "seat": position["seat"],
            "action": luck.choice(position["choices"])["action"],
        }
        began = time.perf_counter()
        await self.sockets[which].send(json.dumps(move))
        self.shown = list(await asyncio.gather(*(self.read(one) for one in range(2))))
        return time.perf_counter() - began


async def seat(guests: list[Guest], wanted: int) -> list[Seated]:
    """So many tables with both seats at their sockets."""
    tables = []
    for _ in range(wanted):
        info = await asyncio.to_thread(guests[0].call, "POST", "/tables", {"game": "burgundy"})
        await asyncio.to_thread(guests[1].call, "POST", f"/tables/{info['id']}/join", {})
        await asyncio.to_thread(guests[0].call, "POST", f"/tables/{info['id']}/start")
        tables.append(Seated(info["id"]))
    for table in tables:
        url = guests[0].address.replace("http", "ws", 1) + f"/api/tables/{table.id}/socket"
        table.sockets = [await connect(url, additional_headers={"Cookie": guest.cookie}) for guest in guests]
        table.shown = [await table.read(0), await table.read(1)]
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


async def flat_out(tables: list[Seated], seconds: float) -> float:
    """Actions a second when some tables play as fast as they can."""
    luck = random.Random(2)
    end = time.perf_counter() + seconds

    async def play(table: Seated) -> int:
        actions = 0
        while time.perf_counter() < end and await table.click(luck) is not None:
            actions += 1
        return actions

    return sum(await asyncio.gather(*(play(table) for table in tables[:10]))) / seconds


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


def start(port: int, data: Path) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "feldberg", "serve", "--port", str(port), "--data", str(data)]
    command += [
        "--no-app",
        "--calls",
        "1000000000",
        "--messages",
        "1000000",
        "--sockets",
        "1000000",
        "--tables",
        "1000000",
    ]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    while True:
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/api/health")
            return process
        except OSError:
            time.sleep(0.05)


async def measure(console: Console, guests: list[Guest]) -> None:
    sheet = Table("tables held", "p50 click to all told", "p99", "actions/s flat out", "bytes a message", "largest")
    for wanted in TABLES:
        console.print(f"seating {wanted} tables...", highlight=False)
        tables = await seat(guests, wanted)
        took = [seconds * 1000 for seconds in await steady(tables, 200)]
        rate = await flat_out(tables, 5)
        sizes = [size for table in tables for size in table.sizes]
        await close(tables)
        cuts = quantiles(took, n=100)
        sheet.add_row(
            str(wanted),
            f"{cuts[49]:.1f} ms",
            f"{cuts[98]:.1f} ms",
            f"{rate:,.0f}",
            f"{mean(sizes):,.0f}",
            f"{max(sizes):,}",
        )
    console.print(sheet)


def open_stored(console: Console, guest: Guest, table: str) -> None:
    """A stored game opened in mid-game by a server that has just started."""
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


def report(console: Console) -> None:
    with tempfile.TemporaryDirectory() as folder, socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        probe.close()
        guests = [Guest(f"http://127.0.0.1:{port}") for _ in range(2)]
        process = start(port, Path(folder))
        try:
            for name, guest in zip(("Anna", "Ben"), guests, strict=True):
                guest.call("POST", "/me", {"name": name})
            table = guests[0].call("POST", "/records", stored_game())["id"]
            asyncio.run(measure(console, guests))
        finally:
            process.terminate()
            process.wait()
        process = start(port, Path(folder))
        try:
            open_stored(console, guests[0], table)
        finally:
            process.terminate()
            process.wait()
