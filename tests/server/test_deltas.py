"""What changed, told and put together again."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from feldberg.server.deltas import applied, delta
from feldberg.server.messages import TableDelta, TableUpdate
from feldberg.server.shown import SURELY_LESS, Shown
from feldberg.server.weighing import bare, weighed
from tests.games.option_sets import SHIPPED
from tests.server.rooms import Rooms

SAMPLES = Path(__file__).parent.parent.parent / "web" / "src" / "lib" / "deltas.json"
NAMES = st.sampled_from("abc")
JSON = st.recursive(
    st.none() | st.integers(0, 3) | st.sampled_from(["", "x", "я"]),
    lambda inside: st.lists(inside, max_size=6) | st.dictionaries(NAMES, inside),
    max_leaves=20,
)


def on_the_wire(value: Any) -> Any:
    return json.loads(json.dumps(value))


@pytest.mark.parametrize("sample", json.loads(SAMPLES.read_text()), ids=str)
def test_samples_that_the_browser_app_reads_too(sample: dict[str, Any]) -> None:
    before, told, now = (sample[name] for name in ("before", "delta", "now"))
    assert on_the_wire(delta(before, now)) == told
    assert applied(before, told) == now


@given(JSON, JSON)
def test_what_changed_is_all_one_needs(before: Any, now: Any) -> None:
    kept = on_the_wire(before)
    assert applied(before, on_the_wire(delta(before, now))) == now
    assert before == kept


@given(st.dictionaries(NAMES, JSON), JSON)
def test_what_did_not_change_is_neither_told_nor_made_anew(before: dict[str, Any], more: Any) -> None:
    now = before | {"more": more}
    told = delta(before, now)
    assert told == {"more": [more]}
    assert all(applied(before, told)[name] is one for name, one in before.items())
    assert delta(before, on_the_wire(before)) == {}


# Real games

LOOKED_AT = 150  # updates of each


def strictly(known: dict[str, Any]) -> str:
    """To Python 1 and true are the same, which no view may change into each other; to the browser they are not."""
    return json.dumps(known, sort_keys=True)


def updates(rooms: Rooms, table: str, user: str | None, people: list[str]) -> Iterator[TableUpdate]:
    """What somebody is told of a random game, with take-backs."""
    luck = random.Random(11)
    since = None
    for _ in range(LOOKED_AT):
        update = rooms.see(table, user, since)
        yield update
        since = update.at
        live = rooms.live(table)
        if live.state.over:
            return
        seat = luck.choice(live.state.seats)
        if live.free_undo(seat) is not None and luck.random() < 0.1:
            rooms.play.undo(table, people[seat], seat, live.tokens[seat])
        else:
            rooms.play.move(table, people[seat], seat, luck.choice(live.state.legal(seat)), live.tokens[seat])


@pytest.mark.parametrize("watcher", [0, None])
@pytest.mark.parametrize("game", SHIPPED)
def test_games_are_told_by_what_changed(plain_rooms: Rooms, game: str, watcher: int | None) -> None:
    rooms = plain_rooms
    people = [rooms.person("Ann"), rooms.person("Bob")]
    table = rooms.table(*people, game=game, seed=3)
    before: Shown | None = None
    known: dict[str, Any] = {}
    wholes = whole_size = size = 0
    for number, update in enumerate(updates(rooms, table, None if watcher is None else people[watcher], people)):
        shown = Shown(number, update)
        text = shown.text if before is None else shown.text_after(before)
        told = json.loads(text)
        if told["type"] == "delta":
            TableDelta.model_validate(told)
            known = applied(known, told["delta"]) | {"since": told["since"], "events": told["events"]}
            whole_size += len(shown.text)
            size += len(text)
        else:
            known = told
            wholes += 1
        assert strictly(known) == strictly(json.loads(shown.text))
        before = shown
    assert 1 < wholes < number / 4
    assert size < whole_size * 0.6


def test_a_delta_is_made_once_for_all_who_were_shown_the_same(plain_rooms: Rooms) -> None:
    rooms = plain_rooms
    ann = rooms.person("Ann")
    table = rooms.table(ann, rooms.person("Bob"))
    first = rooms.showing.shown(table, None, None, "en", None)
    rooms.first(table)
    second = rooms.showing.shown(table, None, None, "en", 0)
    assert second.text_after(first) is second.text_after(first)
    assert "text" not in vars(second), "nobody needed the whole"
    for_ann = rooms.showing.shown(table, ann, None, "en", None)
    assert for_ann.text_after(first) == for_ann.text, "everything is told anew"


def test_what_was_shown_before_is_not_kept(plain_rooms: Rooms) -> None:
    """Or a table would hold all that it ever told."""
    rooms = plain_rooms
    table = rooms.table(rooms.person("Ann"), rooms.person("Bob"))
    first = Shown(0, rooms.see(table, None))
    rooms.first(table)
    second = Shown(1, rooms.see(table, None, 0))
    second.text_after(first)
    assert len(second.deltas) == 1
    del first
    assert len(second.deltas) == 0


def test_what_would_be_longer_than_the_whole_is_not_sent(plain_rooms: Rooms) -> None:
    rooms = plain_rooms
    update = rooms.see(rooms.table(rooms.person("Ann"), rooms.person("Bob")), None, 0)
    assert update.position is not None
    many = {f"member {number}": number for number in range(SURELY_LESS // 10)}
    before = update.model_copy(update={"position": update.position.model_copy(update={"view": many})})
    told = json.loads(Shown(1, update).text_after(Shown(0, before)))
    assert told == json.loads(update.model_dump_json())


def test_what_updates_weigh_is_printed() -> None:
    with bare() as tables:
        sizes = list(weighed(tables, "toy", moves=8))
    assert len(sizes) > 8
    assert 0 < sum(sent for _, sent in sizes) < sum(whole for whole, _ in sizes)
