"""Bots share the workers fairly between people."""

from __future__ import annotations

import asyncio
import threading
from contextlib import suppress

import pytest

from feldberg.server.bots import Asker, Job, Thought, decide
from feldberg.server.hub import Hub
from feldberg.server.keeper import Keeper
from feldberg.server.turns import Turns
from tests.server.rooms import Rooms


async def settled() -> None:
    """All that can go on has gone on."""
    for _ in range(10):
        await asyncio.sleep(0)


class Desk:
    """Who is served, and lets go when told to."""

    def __init__(self, turns: Turns) -> None:
        self.turns = turns
        self.served: list[str] = []
        self.done: dict[str, asyncio.Event] = {}

    def ask(self, name: str) -> asyncio.Task[None]:
        """The name's first letter is the person."""
        self.done[name] = asyncio.Event()
        return asyncio.create_task(self.asking(name))

    async def asking(self, name: str) -> None:
        async with self.turns.taking(name[0]):
            self.served.append(name)
            await self.done[name].wait()

    async def finish(self, *names: str) -> None:
        for name in names:
            self.done[name].set()
            await settled()


def test_who_has_many_tables_waits_for_their_own() -> None:
    async def play() -> list[str]:
        desk = Desk(Turns(2, 2))
        tasks = [desk.ask(f"a{number}") for number in range(6)]
        await settled()
        tasks += [desk.ask("b0"), desk.ask("c0"), desk.ask("b1")]
        await settled()
        assert desk.served == ["a0", "a1"]
        assert desk.turns.length == 7
        for number in range(9):
            await desk.finish(desk.served[number])
        await asyncio.gather(*tasks)
        assert (desk.turns.free, desk.turns.length, +desk.turns.running) == (2, 0, {})
        return desk.served

    served = asyncio.run(play())
    assert sorted(served[2:5]) == ["a2", "b0", "c0"], "everybody in turn"


def test_one_person_does_not_have_all_places() -> None:
    async def play() -> None:
        desk = Desk(Turns(3, 2))
        tasks = [desk.ask(f"a{number}") for number in range(4)]
        await settled()
        assert desk.served == ["a0", "a1"]
        tasks.append(desk.ask("b0"))
        await settled()
        assert desk.served == ["a0", "a1", "b0"]
        await desk.finish("a0", "a1", "a2", "a3", "b0")
        await asyncio.gather(*tasks)

    asyncio.run(play())


@pytest.mark.parametrize("waits", [True, False])
def test_who_gives_up_leaves_the_place_to_others(waits: bool) -> None:
    async def play() -> None:
        desk = Desk(Turns(1, 1))
        first = desk.ask("a0")
        await settled()
        second = desk.ask("b0")
        third = desk.ask("c0")
        await settled()
        (second if waits else first).cancel()
        with suppress(asyncio.CancelledError):
            await (second if waits else first)
        await desk.finish("a0", "b0")
        assert desk.served[-1] == "c0"
        await desk.finish("c0")
        await asyncio.gather(third)
        assert desk.turns.free == 1

    asyncio.run(play())


class SlowThinker:
    """One worker, which thinks until it is let go."""

    at_once = each = 1

    def __init__(self) -> None:
        self.people: list[str] = []
        self.go = threading.Semaphore(0)
        self.begun = threading.Semaphore(0)

    def open(self) -> None: ...

    def think(self, asked: Job, asker: Asker) -> Thought:
        self.people.append(asked["person"])
        self.begun.release()
        assert self.go.acquire(timeout=60)
        return decide(asked)

    def close(self) -> None: ...


def test_many_tables_of_bots_do_not_hold_up_anothers_bot(plain_rooms: Rooms) -> None:
    rooms = plain_rooms
    ann, bob = rooms.person("Ann"), rooms.person("Bob")
    for _ in range(5):
        rooms.table(ann, bots={0: "random", 1: "random"}, people=0)
    mine = rooms.table(bob, bots={1: "random"})
    while not rooms.keeper.waiting_bot(mine):
        rooms.first(mine)
    thinker = SlowThinker()

    async def play() -> None:
        keeper = Keeper(rooms.desk, rooms.play, rooms.lobby, Hub(), thinker, rooms.keeper.clerk)
        keeper.open()
        await asyncio.to_thread(thinker.begun.acquire)
        await keeper.changed(mine)
        while bob not in thinker.people:
            waiting = keeper.turns.length
            if bob in keeper.turns.waiting:
                thinker.go.release()
                await asyncio.to_thread(thinker.begun.acquire)
                assert waiting > 1
            await asyncio.sleep(0.01)
        thinker.go.release(100)
        await keeper.close()

    asyncio.run(play())
    assert thinker.people.index(bob) <= 2
