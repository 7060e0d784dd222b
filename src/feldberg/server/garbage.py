"""Python looks at all its objects when it searches for garbage: at thousands of tables all would wait for seconds.

What has survived such a search is left out of the following ones. Objects that nothing refers to any more go at once,
as ever; garbage in circles that was left out is found once an hour, when everything is looked at again.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

EVERYTHING_SECONDS = 3600.0  # between two searches in all objects
OLDEST = 2  # the generation of objects whose search is a full one


@contextmanager
def short_searches() -> Iterator[None]:
    """Meanwhile no search for garbage takes long, but for one an hour."""
    began = time.monotonic()

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

    gc.callbacks.append(heard)
    try:
        yield
    finally:
        gc.callbacks.remove(heard)
        gc.unfreeze()
