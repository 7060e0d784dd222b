"""Whatever a socket is sent, it answers with an error and nothing changes."""

from __future__ import annotations

import contextlib
import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from feldberg.server.messages import Answer, Ping, Play, Sync, Undo
from feldberg.server.refusals import Invalid
from feldberg.server.sockets import parsed

ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inside: st.lists(inside, max_size=4) | st.dictionaries(st.text(max_size=8), inside, max_size=4),
    max_leaves=10,
)
KINDS = st.sampled_from(["play", "undo", "answer", "sync", "ping", "", "table"])
FIELDS = st.sampled_from(["type", "id", "token", "seat", "action", "proposal", "agree", "more"])


@settings(max_examples=500)
@given(st.text(max_size=200) | st.binary(max_size=50).map(lambda raw: raw.decode("latin-1")) | ANYTHING.map(json.dumps))
def test_nonsense_is_refused(text: str) -> None:
    with contextlib.suppress(Invalid):
        assert isinstance(parsed(text), (Play, Undo, Answer, Sync, Ping))


@settings(max_examples=500)
@given(KINDS, st.dictionaries(FIELDS, ANYTHING, max_size=6))
def test_messages_with_any_fields_are_whole_or_refused(kind: str, fields: dict[str, object]) -> None:
    try:
        message = parsed(json.dumps({**fields, "type": kind}))
    except Invalid:
        return
    assert message.type == kind
    if isinstance(message, Play):
        assert 0 <= message.action <= 10**9
        assert 0 <= message.seat <= 15


def test_a_message_that_is_too_long_is_refused() -> None:
    with pytest.raises(Invalid, match="at most 4096 characters"):
        parsed(json.dumps({"type": "ping", "id": "x" * 5000}))
