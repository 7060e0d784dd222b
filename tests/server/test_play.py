"""Tables while the game goes on: moves, leaving, the clock."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import select, update

from feldberg.agents import Role, level_for
from feldberg.core.record import Record
from feldberg.server.messages import Position
from feldberg.server.models import TableRow
from feldberg.server.refusals import Forbidden, Invalid, NotFound, Stale
from tests.server.rooms import Rooms


@pytest.fixture
def people(rooms: Rooms) -> tuple[str, str]:
    return rooms.person("Ann"), rooms.person("Bob")


@pytest.fixture
def table(rooms: Rooms, people: tuple[str, str]) -> str:
    return rooms.table(*people, clock=60.0)


def test_a_move_is_written_and_counted(rooms: Rooms, table: str) -> None:
    person, seat = rooms.to_move(table)
    action = rooms.live(table).state.legal(seat)[-1]
    assert rooms.play.move(table, person, seat, action, 0) == 1
    assert rooms.entries(table) == [(1, "move", seat, action)]
    assert rooms.see(table, None).at == 1


def test_stale_and_doubled_moves_are_refused(rooms: Rooms, table: str) -> None:
    for _ in range(3):
        rooms.first(table)
    person, seat = rooms.to_move(table)
    action = rooms.live(table).state.legal(seat)[0]
    before, digest = rooms.everything(), rooms.live(table).state.digest()
    for at in (0, 2, 4, 10**9):
        with pytest.raises(Stale, match=f"seat {seat} was asked something else"):
            rooms.play.move(table, person, seat, action, at)
    assert (rooms.everything(), rooms.live(table).state.digest()) == (before, digest)
    rooms.play.move(table, person, seat, action, 3)
    before = rooms.everything()
    with pytest.raises(Stale):
        rooms.play.move(table, person, seat, action, 3)
    assert rooms.everything() == before


def test_nobody_plays_for_others(rooms: Rooms, table: str, people: tuple[str, str]) -> None:
    person, seat = rooms.to_move(table)
    other = people[1 - people.index(person)]
    action = rooms.live(table).state.legal(seat)[0]
    before = rooms.everything()
    for user in (other, rooms.person("Eve"), "nobody"):
        with pytest.raises(Forbidden):
            rooms.play.move(table, user, seat, action, 0)
    with pytest.raises(Forbidden):
        rooms.play.move(table, person, 15, action, 0)
    with pytest.raises(Invalid, match="not asked"):
        rooms.play.move(table, other, 1 - seat, action, 0)
    assert rooms.everything() | {"users": []} == before | {"users": []}


def test_illegal_actions_change_nothing(rooms: Rooms, table: str) -> None:
    person, seat = rooms.to_move(table)
    state = rooms.live(table).state
    illegal = next(action for action in range(state.game.action_count) if action not in state.legal())
    before, digest = rooms.everything(), state.digest()
    for action in (illegal, -1, state.game.action_count, 10**9):
        with pytest.raises(Invalid):
            rooms.play.move(table, person, seat, action, 0)
    assert (rooms.everything(), rooms.live(table).state.digest()) == (before, digest)


def test_nothing_is_played_at_tables_that_are_not_playing(rooms: Rooms, people: tuple[str, str]) -> None:
    ann, _ = people
    waiting = rooms.table(ann, start=False)
    over = rooms.table(ann, people=2)
    rooms.finish(over)
    for table in (waiting, over):
        with pytest.raises(Stale):
            rooms.play.move(table, ann, 0, 0, rooms.live(table).tokens[0])
        with pytest.raises(Stale):
            rooms.play.resign(table, ann, 0)
    with pytest.raises(NotFound):
        rooms.play.move("nowhere", ann, 0, 0, 0)


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 3, "estates": "dealt", "choosing": "secret"}])
def test_whole_games_with_bots(rooms: Rooms, options: dict[str, object]) -> None:
    ann = rooms.person("Ann")
    bots = dict.fromkeys(range(1, int(str(options["players"]))), "random")
    table = rooms.table(ann, options=options, bots=bots)
    rooms.play_out(table)
    info = rooms.see(table, ann).table
    state = rooms.live(table).state
    assert (info.status, info.scores, info.ranking) == ("over", state.scores(), state.ranking())
    Record.from_dict(rooms.showing.record(table, ann, None)).verify()


def test_a_bot_plays_on_for_who_resigns(rooms: Rooms, table: str, people: tuple[str, str]) -> None:
    ann, bob = people
    rooms.first(table)
    assert rooms.play.resign(table, ann, 0) == 2
    assert rooms.entries(table)[-1] == (2, "bot", 0, 0)
    info = rooms.see(table, ann).table.seats[0]
    assert (info.bot, info.name, info.mine) == (level_for(Role.TAKES_OVER).name, "Ann", False)
    with pytest.raises(Forbidden, match="bot"):
        rooms.play.resign(table, ann, 0)
    with pytest.raises(Forbidden):
        rooms.play.resign(table, ann, 1)
    rooms.play.resign(table, bob, 1)
    rooms.let_bots_move(table)
    assert rooms.see(table, None).table.status == "over"


# The clock


def deadline(rooms: Rooms, table: str) -> float | None:
    return rooms.see(table, None).table.deadline


def test_the_clock_runs_out_and_a_bot_takes_over(rooms: Rooms, table: str) -> None:
    _, seat = rooms.to_move(table)
    assert deadline(rooms, table) == 1060.0
    rooms.clock.time = 1059.9
    assert rooms.play.overdue() == []
    assert not rooms.play.time_out(table)
    rooms.clock.time = 1060.0
    assert rooms.play.overdue() == [table]
    assert rooms.play.time_out(table)
    assert rooms.entries(table) == [(1, "bot", seat, 1)]
    assert deadline(rooms, table) is None
    assert rooms.play.overdue() == []
    assert not rooms.play.time_out(table)
    rooms.let_bots_move(table)
    assert rooms.to_move(table)[1] != seat
    assert deadline(rooms, table) == 1120.0


def test_all_who_decide_at_once_and_are_late_are_replaced(rooms: Rooms, people: tuple[str, str]) -> None:
    table = rooms.table(*people, clock=60.0, options={"estates": "dealt", "choosing": "secret"})
    rooms.clock.time = 2000.0
    assert rooms.play.time_out(table)
    assert rooms.entries(table) == [(1, "bot", 0, 1), (2, "bot", 1, 1)]
    rooms.let_bots_move(table)
    assert rooms.see(table, None).table.status == "over"


def test_take_backs_gain_no_time(rooms: Rooms, table: str) -> None:
    """Without that, a move and its take-back for ever would keep the others waiting for ever."""
    while True:
        person, seat = rooms.to_move(table)
        before = deadline(rooms, table)
        rooms.clock.time += 10
        rooms.first(table)
        if rooms.see(table, person).undo == "free" and rooms.to_move(table) == (person, seat):
            break
    assert deadline(rooms, table) == before
    rooms.clock.time += 10
    rooms.play.undo(table, person, seat, rooms.token(table, seat))
    assert deadline(rooms, table) == before


def test_tables_without_a_clock_have_no_deadline(rooms: Rooms, people: tuple[str, str]) -> None:
    table = rooms.table(*people)
    assert deadline(rooms, table) is None
    rooms.first(table)
    assert deadline(rooms, table) is None


def test_forgotten_bots_are_found(rooms: Rooms, people: tuple[str, str]) -> None:
    ann, bob = people
    rooms.table(ann, bob)
    rooms.table(ann, bots={1: "random"}, start=False)
    driven = [bot_to_move(rooms, ann) for _ in range(3)]
    for _ in range(3):
        left = bot_to_move(rooms, ann)  # where a person is asked, whether they ever come back or not
        rooms.let_bots_move(left)
    assert set(rooms.play.forgotten_bots(0, 10)) == set(driven)
    assert len(rooms.play.forgotten_bots(0, 2)) == 2, "a few at a time"
    assert set(rooms.play.forgotten_bots(0, 10, driven[:2])) == set(driven[2:])
    assert rooms.play.forgotten_bots(30, 10) == []
    rooms.clock.time += 30
    assert set(rooms.play.forgotten_bots(30, 10)) == set(driven)
    rooms.let_bots_move(driven[0])
    assert set(rooms.play.forgotten_bots(0, 10)) == set(driven[1:])


def bot_to_move(rooms: Rooms, ann: str) -> str:
    table = rooms.table(ann, bots={1: "random"})
    while not rooms.keeper.waiting_bot(table):
        rooms.first(table)
    return table


def test_who_leaves_makes_work_for_a_bot(rooms: Rooms, table: str, people: tuple[str, str]) -> None:
    person, seat = rooms.to_move(table)
    assert rooms.play.forgotten_bots(0, 10) == []
    rooms.play.resign(table, person, seat)
    assert rooms.play.forgotten_bots(0, 10) == [table]


def test_who_is_asked_is_noted_where_an_earlier_release_did_not(rooms: Rooms, people: tuple[str, str]) -> None:
    table, other = bot_to_move(rooms, people[0]), rooms.table(*people)

    def noted() -> set[tuple[str, str, bool | None]]:
        with rooms.sessions() as session:
            return {(row.id, str(row.asked), row.bot_asked) for row in session.scalars(select(TableRow))}

    before = noted()
    with rooms.sessions.begin() as session:
        session.execute(update(TableRow).values(asked=[], bot_asked=None))
    assert set(rooms.play.unnoted(10, ())) == {table, other}
    asyncio.run(rooms.keeper.find_some(30, 10))
    assert noted() == before
    assert rooms.play.unnoted(10, ()) == []


# Asides


def seen(rooms: Rooms, table: str, user: str | None) -> Position:
    position = rooms.see(table, user).position
    assert position is not None
    return position


def test_a_seat_says_how_it_wants_to_be_asked_at_any_time(rooms: Rooms, people: tuple[str, str]) -> None:
    table = rooms.table(*people, game="hallertau", clock=60.0)
    rooms.clock.time += 10
    person, seat = rooms.to_move(table)
    waiting = people[1 - people.index(person)]
    asked, before = seen(rooms, table, person), deadline(rooms, table)
    assert seen(rooms, table, waiting).choices == []
    [aside] = seen(rooms, table, waiting).asides
    assert aside.say == "ask me for everything"
    assert rooms.play.move(table, waiting, 1 - seat, aside.action, 0) == 0
    assert [one.say for one in seen(rooms, table, waiting).asides] == ["ask me only where it matters"]
    after = seen(rooms, table, person)
    assert (after.view, after.choices, after.asides) == (asked.view, asked.choices, asked.asides)
    assert deadline(rooms, table) == before  # it gains no time
    with pytest.raises(Invalid):
        rooms.play.move(table, waiting, 1 - seat, aside.action, 0)  # it holds already
    assert rooms.see(table, person).at == 0  # it is nobody else's business
    assert rooms.play.move(table, person, seat, asked.choices[0].action, 0) == 1
    with pytest.raises(Stale):
        rooms.play.move(table, person, seat, asked.choices[0].action, 0)
    with pytest.raises(Forbidden):
        rooms.play.move(table, waiting, seat, aside.action, 1)  # another's wish
    assert seen(rooms, table, None).asides == []
