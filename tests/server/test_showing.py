"""What leaves the server: a seat's own view, and the whole truth only once the game is over."""

from __future__ import annotations

import json

import pytest

from feldberg.core.events import Event, EventKind
from feldberg.core.record import Record
from feldberg.server.desk import Desk
from feldberg.server.live import Told
from feldberg.server.messages import EventInfo
from feldberg.server.models import TableRow
from feldberg.server.play import SNAPSHOT_EVERY
from feldberg.server.refusals import Forbidden, NotFound
from feldberg.server.showing import LOG_SHOWN, Showing
from tests.server.rooms import Rooms

SECRET = {"players": 2, "estates": "dealt", "choosing": "secret"}


def test_gains_do_not_tell_of_secret_choices(plain_rooms: Rooms) -> None:
    """The last to answer sees what a choice brings, worked out without the others' answers."""
    rooms = plain_rooms
    ann, bob = rooms.person("Ann"), rooms.person("Bob")
    table = rooms.table(ann, bob, options=SECRET)
    choices = rooms.live(table).state.legal(0)
    told = set()
    for action in choices:
        rooms.play.move(table, ann, 0, action, rooms.token(table, 0))
        position = rooms.see(table, bob).position
        assert position is not None
        assert position.choices
        told.add(json.dumps([choice.model_dump() for choice in position.choices]))
        rooms.play.undo(table, ann, 0, rooms.token(table, 0))
    assert len(told) == 1


@pytest.mark.parametrize("options", [{"players": 2}, SECRET])
def test_the_seed_is_told_when_the_game_is_over(plain_rooms: Rooms, options: dict[str, object]) -> None:
    rooms = plain_rooms
    ann, bob = rooms.person("Ann"), rooms.person("Bob")
    table = rooms.table(ann, bob, options=options)
    with rooms.sessions() as session:
        seed = session.get_one(TableRow, table).seed
    moves = 0
    while not rooms.live(table).state.over:
        for user in (ann, bob, None):
            assert seed not in rooms.see(table, user, since=max(0, moves - 1)).model_dump_json()
            assert seed not in rooms.showing.replay(table, user, None, "en", moves, None).model_dump_json()
            with pytest.raises(Forbidden):
                rooms.showing.record(table, user, None)
        for _ in range(10):
            if not rooms.live(table).state.over:
                rooms.first(table)
                moves += 1
    assert str(rooms.showing.record(table, None, None)["seed"]) == seed


def test_replays_from_perspectives_one_may_take(plain_rooms: Rooms) -> None:
    rooms = plain_rooms
    ann, bob = rooms.person("Ann"), rooms.person("Bob")
    table = rooms.table(ann, bob, options=SECRET)
    for _ in range(5):
        rooms.first(table)

    def look(user: str | None, moves: int, seat: int | None) -> object:
        return rooms.showing.replay(table, user, None, "en", moves, seat).view

    state = rooms.live(table).played(rooms.live(table).moves[:3])
    assert look(ann, 3, 0) == json.loads(json.dumps(state.view(0)))
    assert look(None, 3, None) == look(bob, 3, None) == json.loads(json.dumps(state.view(None)))
    for user, seat in ((ann, 1), (bob, 0), (None, 0), (None, 1)):
        with pytest.raises(Forbidden):
            look(user, 3, seat)
    for moves, other_seat in ((6, 0), (10**6, 0), (3, 2), (3, 15)):
        with pytest.raises(NotFound):
            look(ann, moves, other_seat)
    rooms.finish(table)
    assert look(None, 3, 0) == look(ann, 3, 0)


def test_the_record_of_a_finished_game_proves_true(rooms: Rooms) -> None:
    ann, bob = rooms.person("Ann"), rooms.person("Bob")
    table = rooms.table(ann, bob, bots={2: "random"}, options={"players": 3})
    rooms.finish(table)
    record = Record.from_dict(json.loads(json.dumps(rooms.showing.record(table, ann, None))))
    state = record.verify()
    assert state.over
    assert record.who == ["Ann", "Bob", "random"]
    info = rooms.see(table, ann).table
    assert (info.scores, info.ranking) == (state.scores(), state.ranking())


def test_a_kept_record_can_be_looked_at_by_its_owner(rooms: Rooms) -> None:
    ann, eve = rooms.person("Ann"), rooms.person("Eve")
    played = rooms.table(ann, people=2)
    rooms.finish(played)
    record = Record.from_dict(rooms.showing.record(played, ann, None))
    kept = rooms.lobby.keep(ann, record)
    assert rooms.see(kept, ann).table.status == "over"
    assert rooms.showing.record(kept, ann, None) == record.to_dict() | {"who": ["Ann", "Ann"]}
    with pytest.raises(Forbidden):
        rooms.see(kept, eve)


def test_updates_tell_what_happened_since(plain_rooms: Rooms) -> None:
    rooms = plain_rooms
    ann, bob = rooms.person("Ann"), rooms.person("Bob")
    table = rooms.table(ann, bob)
    for _ in range(6):
        rooms.first(table)
    apart = [rooms.see(table, ann, since=number).events for number in range(7)]
    assert apart[6] == []
    assert [len(events) for events in apart] == sorted(map(len, apart), reverse=True)
    assert apart[0][-len(apart[3]) :] == apart[3]
    assert rooms.see(table, ann, since=2).since == 2
    log = rooms.see(table, ann)
    assert log.since is None
    assert "rolled" in {event.event for event in log.events[: -len(apart[0])]}  # before the first move
    assert log.events[-len(apart[0]) :] == apart[0]
    for unknown in (7, -5, 10**9):
        assert rooms.see(table, ann, since=unknown) == log


def test_who_comes_late_reads_the_log_without_what_was_taken_back(plain_rooms: Rooms) -> None:
    """However long the game, and though the server began from a snapshot; a take-back is everything anew."""
    rooms = plain_rooms
    ann = rooms.person("Ann")
    table = rooms.table(ann, people=2)
    told: list[EventInfo] = []
    while len(rooms.live(table).moves) < 2 * SNAPSHOT_EVERY + 5:
        at, stood = rooms.live(table).number, len(told)
        _, seat = rooms.first(table)
        told += rooms.see(table, ann, since=at).events
    again = Rooms(rooms.url)
    for desk in (rooms, again):
        update = desk.see(table, ann)
        assert (update.since, len(update.events)) == (None, LOG_SHOWN)
        assert update.events == [event for event in told if event.say][-LOG_SHOWN:]
    rooms.play.undo(table, ann, seat, rooms.token(table, seat))
    for desk in (rooms, again, Rooms(rooms.url)):
        update = desk.see(table, ann, since=at + 1)
        assert (update.at, update.since) == (at + 2, None)
        assert update.events == [event for event in told[:stood] if event.say][-LOG_SHOWN:]
        assert desk.see(table, ann, since=at + 2).events == []


def test_only_who_is_asked_gets_choices(plain_rooms: Rooms) -> None:
    rooms = plain_rooms
    ann, bob = rooms.person("Ann"), rooms.person("Bob")
    table = rooms.table(ann, bob)
    person, seat = rooms.to_move(table)
    for user in (ann, bob, None):
        position = rooms.see(table, user).position
        assert position is not None
        expected = rooms.live(table).state.legal(seat) if user == person else []
        assert [choice.action for choice in position.choices] == expected


def test_secret_parts_of_events_go_to_their_seat_alone(plain_rooms: Rooms) -> None:
    rooms = plain_rooms
    ann, bob = rooms.person("Ann"), rooms.person("Bob")
    table = rooms.table(ann, bob)
    rooms.first(table)
    drew = EventKind("drew", ["card", "pile"], secret=["card"])
    rooms.live(table).news[-1].events.append(Told(Event(drew, 1, 987654321, 2), 0, frozenset()))
    told = rooms.see(table, bob, since=0).events[-1]
    assert (told.event, told.values) == ("drew", {"card": 987654321, "pile": 2})
    for other in (ann, None):
        update = rooms.see(table, other, since=0)
        assert (update.events[-1].event, update.events[-1].values) == ("drew.hidden", {"pile": 2})
        assert "987654321" not in update.model_dump_json()


def test_on_one_screen_events_are_told_as_to_who_is_asked(plain_rooms: Rooms) -> None:
    rooms = plain_rooms
    ann = rooms.person("Ann")
    table = rooms.table(ann, people=2)
    rooms.first(table)
    _, asked = rooms.to_move(table)
    drew = EventKind("drew", ["card"], secret=["card"])
    both = (Told(Event(drew, seat, seat), asked, frozenset()) for seat in (asked, 1 - asked))
    rooms.live(table).news[-1].events.extend(both)
    assert [event.event for event in rooms.see(table, ann, since=0).events[-2:]] == ["drew", "drew.hidden"]


def test_sentences_name_the_players(plain_rooms: Rooms) -> None:
    rooms = plain_rooms
    ann = rooms.person("Ann")
    table = rooms.table(ann, bots={1: "greedy", 2: "greedy"}, options={"players": 3})
    for _ in range(3):
        rooms.let_bots_move(table)
        rooms.first(table)
    rooms.let_bots_move(table)
    update = rooms.see(table, ann, since=0)
    assert update.names == ["Ann", "Greedy bot 1", "Greedy bot 2"]
    assert update.position is not None
    assert update.position.ask[0].isupper()
    assert ":" not in update.position.ask
    assert any(event.say.startswith("Greedy bot 2 rolls") for event in update.events)
    assert not any("Player" in event.say for event in update.events)
    rooms.play.resign(table, ann, 0)
    russian = rooms.showing.update(table, None, None, "ru", 0)
    assert russian.names == ["Ann (бот)", "Жадный бот 1", "Жадный бот 2"]
    assert any(event.say.startswith("Ann бросает кубики") for event in russian.events)


@pytest.mark.parametrize("late", [False, True])
def test_the_log_tells_when_a_bot_took_over_and_keeps_the_name_until_then(plain_rooms: Rooms, late: bool) -> None:
    """Live, from the start, and after a take-back of moves before and after it."""
    rooms = plain_rooms
    ann, bob = rooms.person("Ann"), rooms.person("Bob")
    table = rooms.table(ann, bob, clock=60.0)
    while {move.seat for move in rooms.live(table).moves} != {0, 1} or rooms.to_move(table) != (ann, 0):
        rooms.first(table)
    since = rooms.see(table, bob).at
    if late:
        rooms.clock.time += 100.0
        assert rooms.play.time_out(table)
    else:
        rooms.play.resign(table, ann, 0)
    rooms.let_bots_move(table)
    rooms.first(table)

    def told() -> list[tuple[str, str]]:
        return [(event.event, event.say) for event in rooms.see(table, bob).events]

    says = "Ann ran out of time: a bot plays on" if late else "Ann leaves the game: a bot plays on"
    at = told().index(("late" if late else "left", says))
    before, after = ([say for _, say in some] for some in (told()[:at], told()[at + 1 :]))
    assert any(say.startswith("Ann ") for say in before)
    assert not any("(bot)" in say for say in before)
    assert any(say.startswith("Ann (bot) ") for say in after)
    assert says in [event.say for event in rooms.see(table, bob, since=since).events]
    again = Showing(Desk(rooms.sessions), rooms.lobby).update(table, bob, None, "en", None)
    assert [(event.event, event.say) for event in again.events] == told()
    remembered = told()[: at + 1]
    rooms.play.undo(table, bob, 1, rooms.token(table, 1))
    assert told()[: at + 1] == remembered
    rooms.play.undo(table, bob, 1, rooms.token(table, 1))  # a move from before it
    assert told()[-1] == remembered[-1]
    assert len(told()) < len(remembered)


def test_when_a_bot_took_over_is_counted_without_steps_that_are_withdrawn(plain_rooms: Rooms) -> None:
    rooms = plain_rooms
    people = [rooms.person(name) for name in ("Ann", "Bob", "Eve")]
    table = rooms.table(*people, options={"players": 3, "estates": "dealt", "choosing": "secret"})
    for seat in (0, 2):
        action = rooms.live(table).state.legal(seat)[0]
        rooms.play.move(table, people[seat], seat, action, rooms.token(table, seat))
    rooms.play.resign(table, people[1], 1)
    assert [one.moves for one in rooms.live(table).handovers] == [2]
    rooms.play.undo(table, people[0], 0, rooms.token(table, 0))
    assert [one.moves for one in rooms.live(table).handovers] == [1]


def test_events_say_whose_move_brought_them_what_sort_they_are_and_what_they_head(plain_rooms: Rooms) -> None:
    rooms = plain_rooms
    ann, bob = rooms.person("Ann"), rooms.person("Bob")
    table = rooms.table(ann, bob)
    begun = rooms.see(table, ann).events
    assert {event.by for event in begun} == {-1}
    assert [(event.event, event.heading) for event in begun if event.heading] == [("phase", 1), ("round", 2)]
    assert {event.sort for event in begun if event.event == "rolled"} == {"fate"}
    while not rooms.live(table).state.over:
        since = rooms.see(table, ann).at
        _, seat = rooms.first(table)
        events = rooms.see(table, ann, since=since).events
        assert {event.by for event in events} <= {seat}
        for event in events:
            if event.event in ("silver", "workers"):
                assert event.sort == ("gain" if event.values[event.event] > 0 else "cost")
            if event.event in ("took", "placed"):
                assert event.sort == "deed"


def test_who_has_one_seat_is_asked_without_a_name(plain_rooms: Rooms) -> None:
    rooms = plain_rooms
    ann, bob = rooms.person("Ann"), rooms.person("Bob")
    table = rooms.table(ann, bob)

    def asked(person: str | None, lang: str = "en") -> str:
        position = rooms.showing.update(table, person, None, lang, None).position
        assert position is not None
        return position.ask

    person, other = (ann, bob) if rooms.to_move(table)[0] == ann else (bob, ann)
    name = "Ann" if person == ann else "Bob"
    assert [asked(person), asked(person, "ru")] == ["Use a die", "Используйте кубик"]
    assert [asked(other), asked(None)] == [f"{name}: use a die"] * 2
    while not rooms.live(table).state.over:
        rooms.first(table)
    [won] = [seat for seat, place in enumerate(rooms.live(table).state.ranking()) if place == 1]
    winner, loser = (ann, bob) if won == 0 else (bob, ann)
    assert asked(winner).startswith("You won with ")
    assert asked(winner, "ru").startswith("Вы победили: ")
    assert asked(loser) == asked(None)
    assert asked(None).startswith(f"{'Ann' if won == 0 else 'Bob'} won with ")
    table = rooms.table(ann, people=2)
    assert asked(ann).startswith("Ann ")


@pytest.mark.parametrize(("game", "secret"), [("burgundy", False), ("hallertau", True)])
def test_a_seat_is_told_whether_it_knows_more_than_the_others(plain_rooms: Rooms, game: str, secret: bool) -> None:
    rooms = plain_rooms
    ann, bob = rooms.person("Ann"), rooms.person("Bob")
    table = rooms.table(ann, bob, game=game)
    for person, expected in ((ann, secret), (bob, secret), (None, False)):
        position = rooms.see(table, person).position
        assert position is not None
        assert position.secret is expected


def test_log_lines_point_at_the_board(plain_rooms: Rooms) -> None:
    rooms = plain_rooms
    ann = rooms.person("Ann")
    table = rooms.table(ann, people=2, seed=4)
    events: list[EventInfo] = []
    while not rooms.live(table).state.over:
        at = rooms.live(table).number
        rooms.first(table)
        events += rooms.see(table, ann, since=at).events
    pointing = {event.event: event.elements for event in events if event.elements}
    assert {"placed", "goods", "silver", "workers", "rolled", "goods_came"} <= set(pointing)
    assert pointing["rolled"] == ["die:0", "die:1"]
    assert all(event.elements == [f"cell:{event.values['cell']}"] for event in events if event.event == "placed")
