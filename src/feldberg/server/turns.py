"""Who may have a bot think next: people take turns, however many tables each of them has."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """So many at once, of them only some for the same person; who has the fewest is next."""

    def __init__(self, at_once: int, each: int) -> None:
        self.free = at_once
        self.each = each
        self.running: Counter[str] = Counter()
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}  # by person, who came or was served first is first

    @property
    def length(self) -> int:
        """How many wait."""
        return sum(map(len, self.waiting.values()))

    @asynccontextmanager
    async def taking(self, person: str) -> AsyncIterator[None]:
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(person, deque()).append(place)
        self.serve()
        try:
            await place
            yield
        finally:
            if place.done() and not place.cancelled():
                self.running -= Counter([person])
                self.free += 1
            self.serve()

    def serve(self) -> None:
        while self.free and (people := [one for one in self.waiting if self.running[one] < self.each]):
            person = min(people, key=self.running.__getitem__)
            line = self.waiting.pop(person)
            place = line.popleft()
            if line:
                self.waiting[person] = line
            if not place.cancelled():  # who was tired of waiting
                place.set_result(None)
                self.running[person] += 1
                self.free -= 1
