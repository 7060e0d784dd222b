"""Tables in every state a page can show, the same each time: for the checks and the pictures."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import feldberg
from feldberg.server.live import Live
from feldberg.server.settings import Settings
from tests.games.burgundy.option_sets import OPTION_SETS
from tests.server.rooms import Rooms

SEED = 4
LATE_MOVES = 92


@dataclass(frozen=True)
class Prepared:
    """A data folder with Anna's games in it."""

    guest: str  # her cookie
    member: str  # the cookie of Clara, who has an account
    tables: dict[str, str]  # ids by what they show

    @property
    def environment(self) -> dict[str, str]:
        return {"GUEST": self.guest, "MEMBER": self.member} | {
            f"TABLE_{name.upper()}": table for name, table in self.tables.items()
        }


def prepare(data: Path) -> Prepared:
    rooms = Rooms(Settings(data=data).database_url)
    rooms.clock.time = time.time() - 3 * 3600
    anna, boris, clara = (rooms.person(name) for name in ("Anna", "Boris", "Clara"))
    tables = {}
    tables["over"] = seeded(rooms, anna, boris, clara)
    advance(rooms, tables["over"], None)
    rooms.clock.time += 2 * 3600
    tables["other"] = seeded(rooms, boris, clara)
    advance(rooms, tables["other"], 30)
    tables["late"] = seeded(rooms, anna, boris)
    advance(rooms, tables["late"], LATE_MOVES, until=anna)
    rooms.clock.time += 2700
    tables["theirs"] = seeded(rooms, anna, clara, clock=86400.0)
    advance(rooms, tables["theirs"], 21, until=clara)
    rooms.clock.time += 60
    tables["waiting"] = rooms.table(anna, start=False, options={"players": 3})
    rooms.table(clara, start=False, options={"players": 4})
    rooms.clock.time = time.time()
    tables["hallertau"] = seeded(rooms, anna, boris, game="hallertau")
    advance(rooms, tables["hallertau"], LATE_MOVES, until=anna)
    tables["joining"] = seeded(rooms, anna, boris, game="tuscany")
    tables["tuscany"] = seeded(rooms, anna, boris, clara, game="tuscany")
    advance(rooms, tables["tuscany"], LATE_MOVES, until=anna)
    options = OPTION_SETS["2019-2p-all-modules"]
    tables["modules"] = rooms.table(anna, boris, seed=SEED, options=options)
    advance(rooms, tables["modules"], LATE_MOVES, until=anna, linked=True)
    tables["early"] = seeded(rooms, anna, boris)
    advance(rooms, tables["early"], 12, until=anna)
    rooms.accounts.register(clara, "clara", "correct horse")
    guest, account = rooms.cookie(anna), rooms.cookie(clara)
    rooms.close()
    return Prepared(guest, account, tables)


def seeded(rooms: Rooms, *people: str, **wanted: Any) -> str:
    """A started table whose luck is always the same."""
    players = len(people) + len(wanted.get("bots", ()))
    return rooms.table(*people, seed=SEED, options={"players": players}, **wanted)


def advance(rooms: Rooms, table: str, moves: int | None, until: str | None = None, linked: bool = False) -> None:
    """Greedy moves for everybody: so many and then until a person is asked, who has linked border posts if that is
    wanted, or to the end."""
    agent = feldberg.agent("greedy", rooms.live(table).game, SEED)
    people = rooms.people(table)

    def choose(live: Live) -> int | None:
        seat = live.state.seat
        ready = not linked or live.state.view(seat)["players"][seat]["links"]
        if moves is not None and len(live.moves) >= moves and until in (None, people[seat]) and ready:
            return None
        return agent.choose(live.state.seen_by(seat))

    rooms.play_on(table, choose)
