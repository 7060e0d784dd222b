"""How much one caller may ask for."""

from __future__ import annotations

import time
from collections import OrderedDict

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


class Limits:
    def __init__(self, calls_a_minute: int) -> None:
        self.rate = calls_a_minute / 60
        self.burst = calls_a_minute / 4
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, caller: str) -> None:
        bucket = self.buckets.setdefault(caller, Bucket(self.rate, self.burst))
        self.buckets.move_to_end(caller)
        while len(self.buckets) > KEPT:
            self.buckets.popitem(last=False)
        if not bucket.take():
            raise TooMuch("too many calls: wait a moment", "too_much")
