"""However a record or a save is damaged, the answer is a precise error or the very same game, never a crash.

A save that was forged, check sum and all, is refused as far as its numbers go.
"""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import feldberg
from feldberg.core.record import Record
from tests.forging import resigned

GAME = feldberg.game("toy", players=3)
JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(allow_nan=False),
    st.text(max_size=5),
    st.lists(st.integers(), max_size=3),
    st.dictionaries(st.text(max_size=3), st.integers(), max_size=2),
)


def position(moves: int) -> tuple[feldberg.Record, feldberg.State]:
    luck = random.Random(moves)
    record = feldberg.Record(GAME, moves, [])
    state: feldberg.State = GAME.start(moves)
    while len(record.moves) < moves:
        seat = luck.choice(state.seats)
        record.play(state, luck.choice(state.legal(seat)), seat)
    record.close(state)
    return record, state


RECORD, STATE = position(12)
COMPACT = json.dumps(RECORD.to_dict())
READABLE = RECORD.to_text()


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths to everything inside plain data."""
    inside: list[tuple[Any, Any]] = []
    if isinstance(data, dict):
        inside = list(data.items())
    elif isinstance(data, list):
        inside = list(enumerate(data))
    return [(*path, key) for key, _ in inside] + [
        deeper for key, value in inside for deeper in places(value, (*path, key))
    ]


def replaced(data: Any, path: tuple[Any, ...], value: Any) -> Any:
    changed = copy.deepcopy(data)
    inside = changed
    for key in path[:-1]:
        inside = inside[key]
    inside[path[-1]] = value
    return changed


@settings(max_examples=300)
@given(st.data())
def test_a_save_with_one_thing_replaced(data: st.DataObject) -> None:
    save = STATE.to_dict()
    changed = replaced(save, data.draw(st.sampled_from(places(save))), data.draw(JUNK))
    if changed != save:
        with pytest.raises(feldberg.SaveError):
            GAME.load(changed)


@settings(max_examples=300)
@given(st.data())
def test_a_save_with_one_thing_forged(data: st.DataObject) -> None:
    """With a matching check sum: refused, or a state that can at least be looked at."""
    save = STATE.to_dict()
    body = {key: value for key, value in save.items() if key != "check"}
    changed = replaced(body, data.draw(st.sampled_from(places(body))), data.draw(JUNK))
    try:
        state = GAME.load(resigned(changed))
    except feldberg.SaveError:
        return
    assert state.over or state.legal()
    json.dumps(state.view(0))


@settings(max_examples=300)
@given(st.data())
def test_a_record_with_one_thing_replaced(data: st.DataObject) -> None:
    save = RECORD.to_dict()
    changed = replaced(save, data.draw(st.sampled_from(places(save))), data.draw(JUNK))
    try:
        Record.parse(json.dumps(changed)).verify()
    except feldberg.RecordError:
        return


@settings(max_examples=300)
@given(st.sampled_from([COMPACT, READABLE]), st.data())
def test_a_record_with_letters_lost_or_changed(text: str, data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 30)))
    changed = text[:start] + data.draw(st.text(max_size=4)) + text[end:]
    try:
        assert Record.parse(changed).verify().digest() == STATE.digest()
    except feldberg.RecordError:
        return
