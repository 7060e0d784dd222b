"""Python looks at all its objects when it searches for garbage: at thousands of tables all would wait for seconds.

What has survived such a search is left out of the following ones. Objects that nothing refers to any more go at once,
as ever; garbage in circles that was left out is found once an hour, when everything is looked at again.

Nor may a search wait for long. Python counts how many objects there are more than at the last one, and where new ones
come for old ones, as with every move at a table, that says nothing of how many are new.
"""

from __future__ import annotations

import gc
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

PAUSE_SECONDS = 0.5  # between two searches
EVERYTHING_SECONDS = 3600.0  # between two searches in all objects
OLDEST = 2  # the generation of objects whose search is a full one


@contextmanager
def short_searches() -> Iterator[None]:
    """Meanwhile no search for garbage takes long, but for one an hour."""
    began = time.monotonic()
    ended = threading.Event()

    def heard(phase: Literal["start", "stop"], info: dict[str, int]) -> None:
        nonlocal began
        if phase != "stop" or info["generation"] != OLDEST:
            return
        now = time.monotonic()
        if now - began < EVERYTHING_SECONDS:
            gc.freeze()
        else:
            began = now
            gc.unfreeze()

    def search() -> None:
        while not ended.wait(PAUSE_SECONDS):
            gc.collect()

    searching = threading.Thread(target=search, name="garbage", daemon=True)
    gc.callbacks.append(heard)
    searching.start()
    try:
        yield
    finally:
        ended.set()
        searching.join()
        gc.callbacks.remove(heard)
        gc.unfreeze()
