"""How much one caller may ask for."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from math import ceil

from feldberg.server.refusals import TooMuch

KEPT = 10_000  # callers remembered


class Bucket:
    """Fills steadily up to a burst; every call takes one."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.seen = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.seen) * self.rate)
        self.seen = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def wait(self) -> int:
        """The seconds until there is one to take again."""
        return ceil((1 - self.left) / self.rate)


class Places:
    """So many at once for each caller."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.taken: Counter[str] = Counter()

    @contextmanager
    def taking(self, caller: str | None) -> Iterator[None]:
        """A place meanwhile; nobody in particular needs none."""
        if caller is None:
            yield
            return
        if self.taken[caller] >= self.most:
            raise TooMuch(f"too many windows are open: at most {self.most}", "many_windows", most=self.most)
        self.taken[caller] += 1
        try:
            yield
        finally:
            self.taken[caller] -= 1
            if not self.taken[caller]:
                del self.taken[caller]


class Limits:
    def __init__(self, calls_a_minute: float, at_once: float | None = None) -> None:
        self.rate = calls_a_minute / 60
        self.burst = calls_a_minute / 4 if at_once is None else at_once
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, caller: str) -> None:
        if not self.bucket(caller).take():
            raise TooMuch("too many calls: wait a moment", "too_much")

    def wait(self, caller: str) -> int:
        """Take one: 0 where there was one, else the seconds until there is."""
        bucket = self.bucket(caller)
        return 0 if bucket.take() else bucket.wait()

    def bucket(self, caller: str) -> Bucket:
        found = self.buckets.setdefault(caller, Bucket(self.rate, self.burst))
        self.buckets.move_to_end(caller)
        while len(self.buckets) > KEPT:
            self.buckets.popitem(last=False)
        return found
