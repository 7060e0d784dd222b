"""The live game is a cache: always what a replay of the entries gives, in every process."""

from __future__ import annotations

import random
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from sqlalchemy import func, select, text, update

from feldberg.core.registry import game as make_game
from feldberg.core.registry import game_class
from feldberg.core.state import State
from feldberg.server.desk import Desk
from feldberg.server.entries import entry_of
from feldberg.server.live import Live
from feldberg.server.models import SnapshotRow, TableRow
from feldberg.server.play import SNAPSHOT_EVERY, Play
from feldberg.server.refusals import Stale, Unreadable
from tests.server.rooms import Rooms


def replayed(rooms: Rooms, table: str) -> State:
    """The state by nothing but the rules: options, seed and the moves that were not taken back."""
    with rooms.sessions() as session:
        row = session.get_one(TableRow, table)
    moves: list[tuple[str, int, int]] = []
    for _, kind, seat, value in rooms.entries(table):
        if kind in ("move", "aside", "step", "ready"):
            moves.append((kind, seat, value))
        elif kind == "undo":
            moves[value:] = [one for one in moves[value:] if one[0] == "aside"]
        elif kind == "rewind":
            del moves[value:]
        elif kind == "withdraw":
            del moves[value]
    state: State = make_game(row.game, **row.options).start(int(row.seed))
    for _, seat, action in moves:
        state.play(action, seat)
    return state


def live_of(desk: Desk, table: str) -> Live:
    with desk.reading(table) as (session, row):
        return desk.live(session, row)


def some_entry(rooms: Rooms, table: str, luck: random.Random) -> None:
    """A random move of whoever is asked, now and then a take-back or an aside of anybody."""
    live = rooms.live(table)
    moved = [move.seat for move in live.moves if not move.aside]
    with rooms.desk.reading(table) as (session, _):
        users = [one.user or "" for one in rooms.desk.seats(session, table)]
    seat = luck.randrange(len(users))
    if moved and luck.random() < 0.15:
        rooms.play.undo(table, users[moved[-1]], moved[-1], live.tokens[moved[-1]])
    elif live.state.asides(seat) and luck.random() < 0.2:
        rooms.play.move(table, users[seat], seat, live.state.asides(seat)[0], live.tokens[seat])
    else:
        seat = luck.choice(live.state.seats)
        rooms.play.move(table, users[seat], seat, luck.choice(live.state.legal(seat)), live.tokens[seat])


def same(one: Live, other: Live) -> None:
    assert one.state.digest() == other.state.digest()
    assert (one.number, one.open, one.own, one.tokens) == (other.number, other.open, other.own, other.tokens)
    assert list(map(entry_of, one.moves)) == list(map(entry_of, other.moves))
    assert one.proposal == other.proposal


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("burgundy", {}),
        ("burgundy", {"estates": "dealt", "choosing": "secret"}),
        ("hallertau", {}),
        ("toy", {"players": 3}),
    ],
)
def test_the_fold_is_the_replay_at_every_entry(rooms: Rooms, game: str, options: dict[str, object]) -> None:
    ann = rooms.person("Ann")
    table = rooms.table(ann, people=int(str(options.get("players", 2))), game=game, options=options)
    luck = random.Random(5)
    behind = Desk(rooms.sessions)
    for step in range(90):
        if rooms.live(table).state.over:
            break
        some_entry(rooms, table, luck)
        live = rooms.live(table)
        assert live.state.digest() == replayed(rooms, table).digest()
        same(live, live_of(Desk(rooms.sessions), table))  # from nothing, or the last snapshot
        if step % 7 == 0:
            same(live, live_of(behind, table))


def test_snapshots_are_made_used_and_dropped_with_their_moves(rooms: Rooms) -> None:
    ann = rooms.person("Ann")
    table = rooms.table(ann, people=2)

    def snapshots() -> list[int]:
        with rooms.sessions() as session:
            wanted = select(SnapshotRow.moves).where(SnapshotRow.table == table).order_by(SnapshotRow.number)
            return list(session.scalars(wanted))

    while len(rooms.live(table).moves) < SNAPSHOT_EVERY:
        rooms.first(table)
    assert snapshots() == [SNAPSHOT_EVERY]
    same(rooms.live(table), live_of(Desk(rooms.sessions), table))
    last = rooms.live(table).moves[-1].seat
    rooms.play.undo(table, ann, last, rooms.token(table, last))
    assert snapshots() == []
    same(rooms.live(table), live_of(Desk(rooms.sessions), table))
    rooms.finish(table)
    assert snapshots() == list(range(SNAPSHOT_EVERY, len(rooms.live(table).moves) + 1, SNAPSHOT_EVERY))
    fresh = live_of(Desk(rooms.sessions), table)
    same(rooms.live(table), fresh)
    assert len(fresh.news) < fresh.number  # it did not begin from the start


def test_a_snapshot_that_cannot_be_read_is_done_without(rooms: Rooms) -> None:
    """As an earlier version may have written it: the entries still tell all."""
    ann = rooms.person("Ann")
    table = rooms.table(ann, people=2)
    while len(rooms.live(table).moves) < SNAPSHOT_EVERY + 3:
        rooms.first(table)
    with rooms.sessions.begin() as session:
        session.execute(update(SnapshotRow).values(state={"of": "another time"}))
    same(rooms.live(table), live_of(Desk(rooms.sessions), table))


def test_a_desk_that_is_behind_catches_up(rooms: Rooms) -> None:
    ann = rooms.person("Ann")
    table = rooms.table(ann, people=2)
    other = Play(Desk(rooms.sessions))
    for turn in range(20):
        live = rooms.live(table)
        seat = live.state.seat
        play = other if turn % 3 == 0 else rooms.play
        play.move(table, ann, seat, live.state.legal()[0], live.tokens[seat])
    same(rooms.live(table), live_of(other.desk, table))


def test_a_desk_that_is_ahead_begins_anew(rooms: Rooms) -> None:
    """As after a restored backup: the database is the truth."""
    ann = rooms.person("Ann")
    table = rooms.table(ann, people=2)
    for _ in range(5):
        rooms.first(table)
    with rooms.sessions.begin() as session:
        session.execute(update(TableRow).where(TableRow.id == table).values(number=3))
    assert rooms.live(table).number == 3
    assert len(rooms.live(table).moves) == 3


def test_of_two_desks_that_race_for_a_number_one_wins(rooms: Rooms) -> None:
    ann = rooms.person("Ann")
    table = rooms.table(ann, people=2)
    plays = [Play(Desk(rooms.sessions)) for _ in range(4)]
    with ThreadPoolExecutor(len(plays)) as threads:
        for number in range(15):
            state = rooms.live(table).state
            seat, legal = state.seat, state.legal()

            def move(racer: int, number: int = number, seat: int = seat, legal: list[int] = legal) -> bool:
                try:
                    plays[racer].move(table, ann, seat, legal[racer % len(legal)], number)
                except Stale:
                    return False
                return True

            assert list(threads.map(move, range(len(plays)))).count(True) == 1
    with rooms.sessions() as session:
        assert session.scalar(select(func.count()).select_from(TableRow)) == 1
    assert [number for number, *_ in rooms.entries(table)] == list(range(1, 16))
    for play in plays:
        assert live_of(play.desk, table).state.digest() == replayed(rooms, table).digest()


def test_an_entry_that_is_not_committed_is_not_seen(rooms: Rooms) -> None:
    ann = rooms.person("Ann")
    table = rooms.table(ann, people=2)
    rooms.first(table)
    before = rooms.live(table).state.digest()

    class PowerCut(Exception): ...

    def interrupted() -> None:
        with rooms.desk.playing(table) as turn:
            seat = turn.live.state.seat
            rooms.play.play(turn, seat, turn.live.state.legal()[0], turn.live.tokens[seat])
            turn.session.flush()
            raise PowerCut

    with pytest.raises(PowerCut):
        interrupted()
    assert (rooms.live(table).number, rooms.live(table).state.digest()) == (1, before)
    assert len(rooms.entries(table)) == 1


def test_other_rules_do_not_play_on(rooms: Rooms) -> None:
    ann = rooms.person("Ann")
    table = rooms.table(ann, people=2)
    with rooms.sessions.begin() as session:
        session.execute(update(TableRow).where(TableRow.id == table).values(rules=0))
    with pytest.raises(Unreadable, match="rules version 0"):
        live_of(Desk(rooms.sessions), table)


# What was stored before there were steps and withdrawals


def test_the_entries_of_an_earlier_release_fold_to_the_same(rooms: Rooms) -> None:
    """Plans were of one step, written as moves, and every take-back was an undo."""
    ann = rooms.person("Ann")
    table = rooms.table(ann, people=2, options={"estates": "dealt", "choosing": "secret"})
    for seat in (0, 1):
        rooms.play.move(table, ann, seat, rooms.live(table).state.legal(seat)[1], rooms.token(table, seat))
    undone = 0
    while undone < 3:
        _, seat = rooms.first(table)
        if rooms.live(table).free_undo(seat) is not None:
            rooms.play.undo(table, ann, seat, rooms.token(table, seat))
            rooms.first(table)
            undone += 1
    with rooms.sessions.begin() as session:
        for now, then in (("ready", "move"), ("step", "move"), ("rewind", "undo")):
            session.execute(text(f"UPDATE entries SET kind = '{then}' WHERE kind = '{now}'"))
    assert {kind for _, kind, _, _ in rooms.entries(table)} == {"move", "undo"}
    same(rooms.live(table), live_of(Desk(rooms.sessions), table))


def test_a_click_is_played_once(rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    """By who accepts it; only what other processes wrote is played again, and a view is built once for all who look."""
    ann, bob = rooms.person("Ann"), rooms.person("Bob")
    table = rooms.table(ann, bob, game="toy")
    while rooms.live(table).state.view(None)["question"] != "Prize":
        rooms.first(table)
    other = Desk(rooms.sessions)
    live_of(other, table)
    calls: list[str] = []

    def counted(name: str, function: Any) -> Any:
        def call(*arguments: Any) -> Any:
            calls.append(name)
            return function(*arguments)

        return call

    toy = sys.modules[game_class("toy").__module__]
    shown = rooms.live(table).game.view_room
    monkeypatch.setattr(toy.Prize, "answer", counted("answer", toy.Prize.answer))
    rooms.first(table)
    rooms.live(table)
    assert calls == ["answer"]
    live_of(other, table)
    assert calls == ["answer", "answer"]
    monkeypatch.setattr(shown, "view", counted("view", shown.view))
    for user in (ann, bob, None, ann):
        rooms.see(table, user)
    assert calls == ["answer", "answer", "view", "view", "view"]
