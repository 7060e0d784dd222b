"""What is said at a table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from feldberg.server.refusals import Forbidden, Invalid, NotFound
from feldberg.server.talk import LINES_SHOWN, LONGEST_LINE
from tests.server.rooms import Rooms
from tests.server.web import Visitor, web


def said(rooms: Rooms, table: str) -> list[tuple[str, str]]:
    return [(line.name, line.text) for line in rooms.talk.lines(table, None, None)]


def test_the_last_lines_are_read_by_all_at_the_table(rooms: Rooms) -> None:
    ann = rooms.person("Ann")
    table = rooms.table(ann, start=False)
    for number in range(60):
        rooms.talk.say(table, ann, None, f"line {number}")
    assert said(rooms, table) == [("Ann", f"line {number}") for number in range(60 - LINES_SHOWN, 60)]


def test_a_line_is_its_authors_whatever_they_are_called(rooms: Rooms) -> None:
    ann, other, eve = rooms.person("Ann"), rooms.person("ANN"), rooms.person("Eve")
    table = rooms.table(ann, other, start=False)
    for person in (eve, ann, other):
        rooms.talk.say(table, person, None, "hello")
    assert [name for name, _ in said(rooms, table)] == ["Eve", "Ann 1", "ANN 2"]
    assert rooms.see(table, None).names == ["Ann 1", "ANN 2"]
    rooms.accounts.rename(eve, "\uff21nn 1")  # a letter that only looks like A
    assert len({name.casefold() for name, _ in said(rooms, table)}) == 3
    assert [line.by for line in rooms.talk.lines(table, None, None)] == [eve, ann, other]


def test_who_only_watches_is_not_called_as_one_who_plays_at_the_screen(rooms: Rooms) -> None:
    ann, eve = rooms.person("Ann"), rooms.person("Bob")
    table = rooms.table(ann, people=2, names={1: "Bob"}, start=False)
    rooms.talk.say(table, eve, None, "hello")
    assert said(rooms, table) == [("Bob 2", "hello")]


def test_the_host_and_the_author_take_a_line_away(rooms: Rooms) -> None:
    ann, bob, eve = rooms.person("Ann"), rooms.person("Bob"), rooms.person("Eve")
    table, elsewhere = rooms.table(ann, bob, start=False), rooms.table(eve, start=False)
    for person in (ann, bob, bob):
        rooms.talk.say(table, person, None, "hm")
    first, second, third = (line.id for line in rooms.talk.lines(table, None, None))
    before = rooms.everything()
    attempts: list[Callable[[], object]] = [
        lambda: rooms.talk.unsay(table, bob, first),
        lambda: rooms.talk.unsay(table, eve, second),
        lambda: rooms.talk.unsay(elsewhere, eve, second),
        lambda: rooms.talk.unsay(table, ann, 999),
        lambda: rooms.talk.report(elsewhere, eve, None, second),
    ]
    for attempt in attempts:
        with pytest.raises((Forbidden, NotFound)):
            attempt()
    assert rooms.everything() == before
    rooms.talk.unsay(table, bob, second)
    rooms.talk.unsay(table, ann, third)
    assert [line.id for line in rooms.talk.lines(table, None, None)] == [first]


def test_what_is_reported_is_kept_once_for_each_who_reports_it(rooms: Rooms) -> None:
    ann, bob = rooms.person("Ann"), rooms.person("Bob")
    table = rooms.table(ann, bob, start=False)
    rooms.talk.say(table, bob, None, "something bad")
    [line] = rooms.talk.lines(table, None, None)
    rooms.talk.report(table, ann, None, line.id)
    rooms.talk.report(table, ann, None, line.id)
    rooms.talk.unsay(table, bob, line.id)
    [report] = rooms.everything()["reports"]
    assert all(one in report for one in (ann, bob, "something bad"))


def test_long_lines_are_measured_in_bytes(rooms: Rooms) -> None:
    ann = rooms.person("Ann")
    table = rooms.table(ann, start=False)
    rooms.talk.say(table, ann, None, "ж" * 500)
    with pytest.raises(Invalid, match=f"{LONGEST_LINE} bytes"):
        rooms.talk.say(table, ann, None, "\U0001f600" * 251)
    assert len(said(rooms, table)) == 1


@pytest.mark.usefixtures("no_time")
def test_nobody_talks_without_end_and_an_update_is_none_the_longer(tmp_path: Path) -> None:
    with web(tmp_path, lines_a_minute=20) as client:
        ann = Visitor(client, "Ann")
        table = ann.table()
        before = len(ann.get(f"/tables/{table}").content)
        answers = [ann.post(f"/tables/{table}/chat", {"text": "\U0001f600" * 200}).status_code for _ in range(8)]
        assert (answers[0], answers[-1]) == (204, 429)
        assert len(ann.get(f"/tables/{table}").content) == before
