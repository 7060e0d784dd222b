from __future__ import annotations

import pytest

from feldberg.core.events import Event, EventKind

DREW = EventKind("drew", ["card", "pile"], fate=True, secret=["card"])
PAID = EventKind("silver", ["silver"], gain=True)
FOUND = EventKind("grain", ["grain", "field"], gain=True, secret=["field"])


def test_secret_numbers_are_told_to_the_events_seat_alone() -> None:
    event = Event(DREW, 1, 77, 3)
    assert event.seen_by(1).to_dict() == {"event": "drew", "seat": 1, "card": 77, "pile": 3}
    for other in (0, 2, None):
        seen = event.seen_by(other)
        assert seen.to_dict() == {"event": "drew.hidden", "seat": 1, "pile": 3}
        assert "77" not in repr(seen)
        assert 77 not in (seen.first, seen.second, seen.third)


def test_what_concerns_the_whole_table_has_no_owner() -> None:
    assert Event(DREW, -1, 77, 3).seen_by(None).to_dict() == {"event": "drew.hidden", "seat": -1, "pile": 3}


def test_the_hidden_form_keeps_what_it_is() -> None:
    assert DREW.hidden.fate
    assert FOUND.hidden.gain
    assert not EventKind("grain", ["grain"], gain=True, secret=["grain"]).hidden.gain


def test_open_events_are_the_same_for_all() -> None:
    event = Event(PAID, 0, -2)
    assert all(event.seen_by(seat) is event for seat in (0, 1, None))


def test_numbers_go_by_their_names() -> None:
    event = Event(DREW, 1, 77, 3)
    assert (event["card"], event["pile"]) == (77, 3)
    assert event.seen_by(0).named() == {"pile": 3}
    with pytest.raises(KeyError, match="card"):
        event.seen_by(0)["card"]
