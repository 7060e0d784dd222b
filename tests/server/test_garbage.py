"""What has survived a search for garbage is left out of the next ones, but not for ever."""

from __future__ import annotations

import gc
import weakref

import pytest

from feldberg.server import garbage
from feldberg.server.garbage import OLDEST, short_searches


class Circle:
    """Refers to itself."""

    def __init__(self) -> None:
        self.me = self


def test_what_survived_a_full_search_is_left_out_of_the_next() -> None:
    with short_searches():
        gc.collect(OLDEST - 1)
        assert gc.get_freeze_count() == 0
        gc.collect()
        assert len(gc.get_objects(OLDEST)) < gc.get_freeze_count() / 10
    assert gc.get_freeze_count() == 0
    gc.collect()
    assert gc.get_freeze_count() == 0


def test_garbage_that_came_later_is_found() -> None:
    with short_searches():
        gc.collect()
        seen = weakref.ref(Circle())
        assert seen() is not None
        gc.collect()
        assert seen() is None


def test_garbage_that_was_left_out_is_found_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    with short_searches():
        circle = Circle()
        gc.collect()
        seen = weakref.ref(circle)
        del circle
        gc.collect()
        assert seen() is not None, "it was left out"
        monkeypatch.setattr(garbage, "EVERYTHING_SECONDS", 0.0)
        gc.collect()  # from now on nothing is left out
        gc.collect()
        assert seen() is None
