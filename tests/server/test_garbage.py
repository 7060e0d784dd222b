"""What has survived a search for garbage is left out of the next ones, but not for ever."""

from __future__ import annotations

import gc
import threading
import weakref
from types import SimpleNamespace

import pytest

from feldberg.server import garbage
from feldberg.server.garbage import EVERYTHING_SECONDS, OLDEST, short_searches
from feldberg.server.services import PATIENCE


@pytest.fixture(autouse=True)
def nothing_is_left_out() -> None:
    """Also not what the tests leave out themselves."""
    gc.unfreeze()


class Circle:
    """Refers to itself."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture
def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is searched unless a test does it."""
    monkeypatch.setattr(garbage, "PAUSE_SECONDS", 3600.0)


@pytest.mark.usefixtures("by_hand")
def test_what_survived_a_full_search_is_left_out_of_the_next() -> None:
    with short_searches():
        gc.collect(OLDEST - 1)
        assert gc.get_freeze_count() == 0
        gc.collect()
        assert len(gc.get_objects(OLDEST)) < gc.get_freeze_count() / 10
    assert gc.get_freeze_count() == 0
    assert "garbage" not in [one.name for one in threading.enumerate()]
    gc.collect()
    assert gc.get_freeze_count() == 0


@pytest.mark.usefixtures("by_hand")
def test_garbage_that_came_later_is_found() -> None:
    with short_searches():
        gc.collect()
        seen = weakref.ref(Circle())
        assert seen() is not None
        gc.collect()
        assert seen() is None


@pytest.mark.usefixtures("by_hand")
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


@pytest.mark.usefixtures("by_hand")
def test_after_a_search_in_all_objects_most_are_left_out_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(garbage, "time", SimpleNamespace(monotonic=lambda: now))
    with short_searches():
        now = EVERYTHING_SECONDS
        gc.collect()
        assert gc.get_freeze_count() == 0
        gc.collect()
        assert gc.get_freeze_count() > 0


def test_garbage_is_searched_for_though_there_are_no_more_objects_than_before() -> None:
    with short_searches():
        gone = threading.Event()
        circle = Circle()
        weakref.finalize(circle, gone.set)
        del circle
        assert gone.wait(PATIENCE)
