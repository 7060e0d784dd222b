"""Tables that this release cannot read: begun under older rules, or damaged. Each fails alone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from sqlalchemy import text, update

from feldberg.core.record import Record
from feldberg.server.models import EntryRow, TableRow
from feldberg.server.office import Office
from feldberg.server.refusals import Forbidden, Stale, Unreadable
from tests.server.process import wait_for
from tests.server.rooms import Rooms

MOVES = 6


def older(rooms: Rooms, table: str) -> None:
    with rooms.sessions.begin() as session:
        session.execute(update(TableRow).where(TableRow.id == table).values(rules=0))
    rooms.desk.lives.clear()


def gone(rooms: Rooms, table: str) -> None:
    with rooms.sessions.begin() as session:
        session.execute(update(TableRow).where(TableRow.id == table).values(options={"players": 2, "colour": "red"}))
    rooms.desk.lives.clear()


def damaged(rooms: Rooms, table: str) -> None:
    with rooms.sessions.begin() as session:
        wrong = update(EntryRow).where(EntryRow.table == table, EntryRow.number == MOVES)
        session.execute(wrong.values(value=999_999))
    rooms.desk.lives.clear()


Spoiling = Callable[[Rooms, str], None]
WAYS = [older, gone, damaged]


def spoilt(rooms: Rooms, spoil: Spoiling, clock: float | None = None) -> tuple[str, str, str]:
    ann, bob = rooms.person("Ann"), rooms.person("Bob")
    table = rooms.table(ann, bob, clock=clock)
    for _ in range(MOVES):
        rooms.first(table)
    spoil(rooms, table)
    return table, ann, bob


@pytest.mark.parametrize("spoil", WAYS)
def test_an_unreadable_table_says_so_and_changes_nothing(rooms: Rooms, spoil: Spoiling) -> None:
    table, ann, _ = spoilt(rooms, spoil)
    before = rooms.everything()
    for user in (ann, None):
        shown = rooms.see(table, user)
        assert shown.unreadable == ("old_rules" if spoil is older else "damaged")
        assert (shown.position, shown.names, shown.table.status) == (None, ["Ann", "Bob"], "playing")
    assert [one.row.id for one in rooms.lobby.tables_of(ann, finished=False)] == [table]
    with pytest.raises(Unreadable):
        rooms.play.move(table, ann, 0, 0, 0)
    with pytest.raises(Forbidden):
        rooms.showing.record(table, ann, None)  # its seed is a secret while somebody may play on
    assert rooms.everything() == before


@pytest.mark.parametrize("spoil", WAYS)
def test_its_players_close_it_and_have_its_record(rooms: Rooms, spoil: Spoiling) -> None:
    table, ann, bob = spoilt(rooms, spoil)
    with pytest.raises(Forbidden):
        rooms.lobby.close(table, rooms.person("Eve"))
    rooms.lobby.close(table, bob)
    shown = rooms.see(table, ann)
    assert (shown.table.status, shown.table.asked, shown.position) == ("closed", [], None)
    assert [one.row.id for one in rooms.lobby.tables_of(ann, finished=True)] == [table]
    assert rooms.lobby.tables_of(ann, finished=False) == rooms.lobby.running() == []
    record = rooms.showing.record(table, ann, None)
    assert len(record["moves"]) == MOVES
    assert (record["game"], record["who"], record["scores"]) == ("burgundy", ["Ann", "Bob"], None)
    for again in (lambda: rooms.lobby.close(table, ann), lambda: rooms.lobby.rematch(table, ann)):
        with pytest.raises(Stale, match="closed"):
            again()


def test_a_game_that_can_be_played_on_is_not_closed(rooms: Rooms) -> None:
    ann, bob = rooms.person("Ann"), rooms.person("Bob")
    table = rooms.table(ann, bob)
    with pytest.raises(Forbidden, match="played on"):
        rooms.lobby.close(table, ann)
    assert rooms.see(table, ann).table.status == "playing"


@pytest.mark.parametrize(("spoil", "left"), [(older, MOVES), (damaged, MOVES - 1)])
def test_what_can_still_be_played_is_looked_back_at(rooms: Rooms, spoil: Spoiling, left: int) -> None:
    table, ann, _ = spoilt(rooms, spoil)
    replay = rooms.showing.reel(table, ann, None, "en", 0, 50, 0)
    assert (replay.moves, len(replay.frames)) == (left, left + 1)


def test_a_finished_game_under_older_rules_is_still_had(rooms: Rooms) -> None:
    ann, bob = rooms.person("Ann"), rooms.person("Bob")
    table = rooms.table(ann, bob)
    rooms.finish(table)
    record = rooms.showing.record(table, ann, None)
    older(rooms, table)
    kept = rooms.showing.record(table, ann, None)
    assert kept == record | {"rules": 0, "options": kept["options"], "digest": None}
    assert Record.from_dict(kept | {"rules": record["rules"]}).verify().over
    assert rooms.see(table, ann).unreadable == "old_rules"


@pytest.mark.parametrize("spoil", WAYS)
def test_the_clocks_and_bots_of_other_tables_go_on(plain_rooms: Rooms, spoil: Spoiling) -> None:
    rooms = plain_rooms
    broken, *_ = spoilt(rooms, spoil, clock=5.0)
    rooms.clock.time += 1.0
    ann = rooms.person("Ann")
    late = rooms.table(ann, rooms.person("Bob"), clock=5.0)
    idle = rooms.table(ann, bots={1: "random"})
    while not rooms.keeper.waiting_bot(idle):
        rooms.first(idle)
    with rooms.sessions.begin() as session:
        session.execute(update(TableRow).where(TableRow.id == broken).values(bot_asked=True))
    for _ in range(30):  # a server is there all the while
        rooms.clock.time += 4.0
        rooms.play.beat()

    def went_on() -> bool:
        return rooms.live(late).number > 0 and rooms.keeper.waiting_bot(idle) is None

    async def kept() -> None:
        rooms.keeper.open()
        await asyncio.to_thread(wait_for, "the others' going on", went_on)
        await rooms.keeper.close()

    asyncio.run(kept())
    assert rooms.keeper.unreadable == {broken}


# Rows whose JSON is damaged

COLUMNS = ["options", "asked", "scores", "ranking"]
WRONG = ['"what"', "7", '["a"]']  # no dictionary, and no list of numbers
TORN = ["CAST('{\"players\": 2' AS TEXT)", "CAST(x'FF' AS TEXT)", "x'00FF'"]  # which only SQLite lets in


def damages(rooms: Rooms) -> list[str]:
    """What can stand in a column instead of what should, as SQL."""
    if rooms.engine.dialect.name == "sqlite":
        return [*TORN, *(f"'{wrong}'" for wrong in WRONG)]
    return [f"CAST('{wrong}' AS JSON)" for wrong in WRONG]


def write_over(rooms: Rooms, table: str, column: str, value: str) -> None:
    with rooms.engine.begin() as connection:
        connection.execute(text(f"UPDATE tables SET {column} = {value} WHERE id = :table"), {"table": table})
    rooms.desk.lives.clear()
    rooms.desk.hands.clear()


@pytest.mark.parametrize("column", COLUMNS)
def test_a_row_with_damaged_json_fails_alone(rooms: Rooms, column: str) -> None:
    ann, bob, cid = (rooms.person(name) for name in ("Ann", "Bob", "Cid"))

    def three(start: bool = True) -> str:
        return rooms.table(ann, bob, cid, options={"players": 3}, clock=5.0, start=start)

    whole, game, waiting, over = three(), three(), three(start=False), three()
    rooms.finish(over)
    office = Office(rooms.desk, rooms.lobby)
    rooms.play.beat()
    for damage in damages(rooms):
        for table in (game, waiting, over):
            write_over(rooms, table, column, damage)
            for user in (ann, None):
                shown = rooms.see(table, user)
                assert (shown.unreadable, shown.position, shown.teams) == ("damaged", None, [[0], [1], [2]])
        for lists in (rooms.lobby.running(), rooms.lobby.tables_of(ann, finished=False)):
            assert {one.row.id for one in lists} == {whole, game, waiting}
            assert [rooms.showing.table(one, ann).id for one in lists] == [one.row.id for one in lists]
        assert [one.row.id for one in rooms.lobby.tables_of(ann, finished=True)] == [over]
        assert {one.row.id for one in office.tables("", 9) if one.row.damaged} == {game, waiting, over}
        assert {one["id"] for one in rooms.belongings.of(ann)["tables"]} == {whole, game, waiting, over}
        assert rooms.see(whole, ann).unreadable == ""
    with pytest.raises(Unreadable):
        rooms.lobby.start(waiting, ann)
    rooms.clock.time += 3
    rooms.play.beat()
    rooms.clock.time += 3
    assert set(rooms.play.overdue()) == {whole, game}
    with pytest.raises(Unreadable):
        rooms.play.time_out(game)
    assert rooms.play.time_out(whole)
    rooms.lobby.close(game, bob)
    assert rooms.see(game, ann).table.status == "closed"
    rooms.lobby.leave(waiting, ann)
    office.remove(over)
    assert {one.row.id for one in office.tables("", 9)} == {whole, game}


def test_of_a_game_whose_options_are_lost_nothing_is_made_up(rooms: Rooms) -> None:
    table, ann, _ = spoilt(rooms, lambda rooms, table: write_over(rooms, table, "options", "'7'"))
    with pytest.raises(Unreadable):
        rooms.showing.reel(table, ann, None, "en", 0, 50, 0)
    rooms.lobby.close(table, ann)
    with pytest.raises(Unreadable):
        rooms.showing.record(table, ann, None)


@pytest.mark.parametrize("column", ["scores", "ranking"])
def test_a_finished_game_whose_result_is_lost_is_still_looked_back_at(rooms: Rooms, column: str) -> None:
    ann = rooms.person("Ann")
    table = rooms.table(ann, people=2)
    rooms.finish(table)
    moves = rooms.showing.record(table, ann, None)["moves"]
    write_over(rooms, table, column, "'7'")
    record = rooms.showing.record(table, ann, None)
    assert (record["moves"], record[column]) == (moves, None)
    assert rooms.showing.reel(table, ann, None, "en", 0, 50, 0).moves == len(moves)


def test_a_damaged_snapshot_is_done_without(rooms: Rooms) -> None:
    ann = rooms.person("Ann")
    table = rooms.table(ann, people=2)
    while not rooms.everything()["snapshots"]:
        rooms.first(table)
    digest = rooms.live(table).state.digest()
    for damage in damages(rooms):
        with rooms.engine.begin() as connection:
            connection.execute(text(f"UPDATE snapshots SET state = {damage}"))
        rooms.desk.lives.clear()
        assert rooms.live(table).state.digest() == digest


def test_a_closed_game_leaves_no_snapshots(rooms: Rooms) -> None:
    ann = rooms.person("Ann")
    table = rooms.table(ann, people=2)
    while not rooms.everything()["snapshots"]:
        rooms.first(table)
    older(rooms, table)
    rooms.lobby.close(table, ann)
    assert rooms.everything()["snapshots"] == []
