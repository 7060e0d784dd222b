"""Tables before and after the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import pytest

from feldberg.core.registry import game_class
from feldberg.core.state import State
from feldberg.server.desk import Desk
from feldberg.server.lobby import Lobby, Wanted
from feldberg.server.models import TableRow
from feldberg.server.refusals import Forbidden, Invalid, NotFound, Refusal, Stale
from tests.server.rooms import Rooms


@pytest.mark.parametrize(
    "wanted",
    [
        {"game": "chess"},
        {"game": ""},
        {"options": {"players": 9}},
        {"options": {"players": "two"}},
        {"options": {"colour": "red"}},
        {"options": {"name": "burgundy", "self": 1}},
        {"options": {"estates": {"a": []}}},
        {"bots": {2: "greedy"}},
        {"bots": {-1: "greedy"}},
        {"bots": {1: "nobody"}},
        {"people": 3},
        {"people": -1},
        {"bots": {0: "greedy", 1: "greedy"}, "people": 1},
        {"people": [0, 2]},
        {"people": [-1]},
        {"bots": {1: "greedy"}, "people": [1]},
        {"people": 1, "names": {1: "Bob"}},
        {"people": [1], "names": {0: "Bob"}},
        {"people": 2, "names": {1: " "}},
        {"people": 2, "names": {1: "B" * 41}},
    ],
)
def test_impossible_tables_are_not_made(rooms: Rooms, wanted: dict[str, Any]) -> None:
    ann = rooms.person("Ann")
    before = rooms.everything()
    with pytest.raises(Invalid):
        rooms.lobby.create(ann, Wanted(**{"game": "burgundy", "options": {}, "bots": {}} | wanted))
    assert rooms.everything() == before


def test_lists_say_who_is_asked(rooms: Rooms) -> None:
    ann, bob = rooms.person("Ann"), rooms.person("Bob")
    table = rooms.table(ann, bob, start=False)

    def listed(user: str, finished: bool = False) -> list[int]:
        [summary] = rooms.lobby.tables_of(user, finished)
        return rooms.showing.table(summary, user).asked

    assert listed(ann) == []
    rooms.lobby.start(table, ann)
    seen = set()
    for _ in range(12):
        seat = rooms.to_move(table)[1]
        assert listed(ann) == listed(bob) == [seat]
        seen.add(seat)
        rooms.first(table)
    assert seen == {0, 1}
    while rooms.live(table).free_undo(seat := rooms.live(table).moves[-1].seat) is None:
        rooms.first(table)
    rooms.play.undo(table, (ann, bob)[seat], seat, rooms.token(table, seat))
    assert listed(ann) == [seat]
    rooms.finish(table)
    assert listed(ann, finished=True) == []


def seats(rooms: Rooms, table: str) -> list[str | None]:
    """The names and bots that sit there."""
    return [seat.bot or seat.name for seat in rooms.see(table, None).table.seats]


def test_people_and_bots_take_seats(rooms: Rooms) -> None:
    ann, bob = rooms.person("Ann"), rooms.person("Bob")
    table = rooms.table(ann, bots={0: "greedy"}, options={"players": 4}, start=False)
    assert seats(rooms, table) == ["greedy", "Ann", None, None]
    assert rooms.lobby.join(table, bob, 3, None) == 3
    rooms.lobby.set_seat(table, ann, 2, "random")
    assert seats(rooms, table) == ["greedy", "Ann", "random", "Bob"]
    rooms.lobby.set_seat(table, ann, 3, None)
    assert seats(rooms, table) == ["greedy", "Ann", "random", None]


def test_a_doubled_click_takes_one_seat(rooms: Rooms) -> None:
    ann, bob = rooms.person("Ann"), rooms.person("Bob")
    table = rooms.table(ann, options={"players": 4}, start=False)
    assert rooms.lobby.join(table, bob, None, None) == 1
    assert rooms.lobby.join(table, bob, None, None) == 1
    assert seats(rooms, table) == ["Ann", "Bob", None, None]


def test_a_seat_is_taken_by_one_only(rooms: Rooms) -> None:
    ann = rooms.person("Ann")
    others = [rooms.person(f"Other {number}") for number in range(6)]
    table = rooms.table(ann, start=False)

    def join(user: str) -> bool:
        try:
            Lobby(Desk(rooms.sessions)).join(table, user, 1, None)  # as another process would
        except Stale:
            return False
        return True

    with ThreadPoolExecutor(6) as threads:
        assert list(threads.map(join, others)).count(True) == 1


def test_only_open_tables_and_free_seats_can_be_joined(rooms: Rooms) -> None:
    ann, bob = rooms.person("Ann"), rooms.person("Bob")
    table = rooms.table(ann, start=False)
    for seat in (0, 2, 15):
        with pytest.raises(Stale):
            rooms.lobby.join(table, bob, seat, None)
    with pytest.raises(NotFound):
        rooms.lobby.join("nowhere", bob, None, None)
    rooms.lobby.join(table, bob, None, None)
    with pytest.raises(Stale):
        rooms.lobby.join(table, rooms.person("Cy"), None, None)
    rooms.lobby.start(table, ann)
    with pytest.raises(Stale):
        rooms.lobby.join(table, rooms.person("Cy"), None, None)


def test_who_leaves_frees_their_seat_and_the_host_takes_the_table_along(rooms: Rooms) -> None:
    ann, bob = rooms.person("Ann"), rooms.person("Bob")
    table = rooms.table(ann, bob, start=False)
    rooms.talk.say(table, bob, None, "bye")
    rooms.lobby.leave(table, bob)
    assert seats(rooms, table) == ["Ann", None]
    with pytest.raises(Forbidden):
        rooms.lobby.leave(table, bob)
    rooms.lobby.leave(table, ann)
    with pytest.raises(NotFound):
        rooms.see(table, ann)
    assert [name for name, rows in rooms.everything().items() if rows] == ["users"]


def test_nobody_leaves_a_game_that_goes_on(rooms: Rooms) -> None:
    ann, bob = rooms.person("Ann"), rooms.person("Bob")
    table = rooms.table(ann, bob)
    for user in (ann, bob):
        with pytest.raises(Stale):
            rooms.lobby.leave(table, user)


def test_only_the_host_seats_and_starts(rooms: Rooms) -> None:
    ann, bob = rooms.person("Ann"), rooms.person("Bob")
    table = rooms.table(ann, bob, start=False)
    before = rooms.everything()
    attempts: list[Callable[[], object]] = [
        lambda: rooms.lobby.start(table, bob),
        lambda: rooms.lobby.set_seat(table, bob, 0, None),
        lambda: rooms.lobby.set_seat(table, ann, 5, "greedy"),
        lambda: rooms.lobby.set_seat(table, ann, 1, "nobody"),
    ]
    for attempt in attempts:
        with pytest.raises(Refusal):
            attempt()
    assert rooms.everything() == before


def test_a_game_starts_once_with_all_seats_taken(rooms: Rooms) -> None:
    ann = rooms.person("Ann")
    table = rooms.table(ann, start=False)
    with pytest.raises(Invalid, match="free"):
        rooms.lobby.start(table, ann)
    rooms.lobby.set_seat(table, ann, 1, "random")
    rooms.lobby.start(table, ann)
    with pytest.raises(Stale):
        rooms.lobby.start(table, ann)
    with pytest.raises(Stale):
        rooms.lobby.set_seat(table, ann, 1, "greedy")


def test_tables_by_invitation_hide_from_strangers(rooms: Rooms) -> None:
    ann, bob, eve = rooms.person("Ann"), rooms.person("Bob"), rooms.person("Eve")
    table = rooms.table(ann, invited=True, start=False)
    link = rooms.see(table, ann).table.invitation
    assert link
    assert rooms.lobby.open_tables() == []
    for wrong in (None, "", "guess", link[:-1]):
        hidden: list[Callable[[str | None], object]] = [
            lambda link: rooms.lobby.join(table, eve, None, link),
            lambda link: rooms.showing.update(table, eve, link, "en", None),
            lambda link: rooms.showing.update(table, None, link, "en", None),
            lambda link: rooms.talk.say(table, eve, link, "let me in"),
        ]
        for attempt in hidden:
            with pytest.raises(Forbidden):
                attempt(wrong)
    assert rooms.showing.update(table, eve, link, "en", None).table.invitation is None
    rooms.lobby.join(table, bob, None, link)
    assert rooms.see(table, bob).table.invitation is None
    rooms.lobby.start(table, ann)
    assert rooms.lobby.running() == []
    attempts: list[Callable[[], object]] = [
        lambda: rooms.showing.replay(table, eve, None, "en", 0, None),
        lambda: rooms.showing.record(table, eve, None),
    ]
    for look in attempts:
        with pytest.raises(Forbidden):
            look()


def test_lists_show_what_they_say(rooms: Rooms) -> None:
    ann, bob = rooms.person("Ann"), rooms.person("Bob")
    waiting = rooms.table(ann, start=False)
    running = rooms.table(ann, bob)
    over = rooms.table(bob, bots={1: "random"})
    rooms.finish(over)
    assert [one.row.id for one in rooms.lobby.open_tables()] == [waiting]
    assert [one.row.id for one in rooms.lobby.running()] == [running]
    assert {one.row.id for one in rooms.lobby.tables_of(ann, finished=False)} == {waiting, running}
    assert [one.row.id for one in rooms.lobby.tables_of(bob, finished=False)] == [running]
    assert [one.row.id for one in rooms.lobby.tables_of(bob, finished=True)] == [over]


def test_what_one_person_plays_is_listed_to_nobody_else(rooms: Rooms) -> None:
    """Against bots and on one screen, also before the start; a table that somebody may join is."""
    ann, bob = rooms.person("Ann"), rooms.person("Bob")
    alone = [
        rooms.table(ann, bots={1: "greedy"}),
        rooms.table(ann, people=2),
        rooms.table(ann, bots={1: "greedy"}, start=False),
    ]
    joinable = rooms.table(ann, bots={1: "greedy"}, options={"players": 3}, start=False)
    assert [one.row.id for one in rooms.lobby.open_tables()] == [joinable]
    assert rooms.lobby.running() == []
    assert {one.row.id for one in rooms.lobby.tables_of(ann, finished=False)} == {*alone, joinable}
    rooms.lobby.join(joinable, bob, None, None)
    assert rooms.lobby.open_tables() == []
    assert [one.row.id for one in rooms.lobby.running()] == [joinable]
    rooms.lobby.leave(joinable, bob)
    assert [one.row.id for one in rooms.lobby.open_tables()] == [joinable]


def test_at_one_screen_everybody_has_a_name_where_they_want_to_sit(rooms: Rooms) -> None:
    ann, eve = rooms.person("Ann"), rooms.person("Eve")
    wanted: dict[str, Any] = {
        "options": {"players": 4},
        "bots": {1: "random"},
        "people": [3, 0],
        "names": {3: " Bob  B. "},
    }
    table = rooms.table(ann, eve, **wanted)
    assert seats(rooms, table) == ["Ann", "random", "Eve", "Bob B."]
    rooms.accounts.rename(ann, "Anna")
    update = rooms.see(table, ann)
    assert update.names == ["Anna", "Random bot", "Eve", "Bob B."]
    assert [one.mine for one in update.table.seats] == [True, False, False, True]
    rooms.finish(table)
    again = rooms.lobby.rematch(table, eve)
    assert seats(rooms, again) == [None, "random", "Eve", None]
    rooms.lobby.join(again, eve, 3, None)
    assert rooms.lobby.rematch(table, ann) == again
    assert seats(rooms, again) == ["Anna", "random", "Eve", "Eve"]
    rooms.lobby.set_seat(again, eve, 3, None)
    rooms.lobby.rematch(table, ann)
    assert seats(rooms, again) == ["Anna", "random", "Eve", "Bob B."]


def test_a_seat_of_ones_own_is_named_while_the_table_waits(rooms: Rooms) -> None:
    ann, bob = rooms.person("Ann"), rooms.person("Bob")
    table = rooms.table(ann, options={"players": 3}, start=False)
    rooms.lobby.join(table, ann, 2, None)
    rooms.lobby.join(table, bob, 1, None)
    rooms.lobby.name_seat(table, ann, 2, " Clara  C. ")
    assert seats(rooms, table) == ["Ann", "Bob", "Clara C."]
    before = rooms.everything()
    for user, seat, name in ((bob, 2, "Eve"), (ann, 1, "Eve"), (ann, 3, "Eve"), (ann, 2, " "), (ann, 2, "E" * 41)):
        with pytest.raises(Refusal):
            rooms.lobby.name_seat(table, user, seat, name)
    assert rooms.everything() == before
    rooms.lobby.name_seat(table, ann, 2, None)
    assert seats(rooms, table) == ["Ann", "Bob", "Ann"]
    rooms.lobby.name_seat(table, ann, 2, "Dora")
    rooms.lobby.start(table, ann)
    assert rooms.see(table, ann).names == ["Ann", "Bob", "Dora"]
    with pytest.raises(Stale):
        rooms.lobby.name_seat(table, ann, 2, "Eve")


def test_one_rematch_for_all_who_played(rooms: Rooms) -> None:
    ann, bob, eve = rooms.person("Ann"), rooms.person("Bob"), rooms.person("Eve")
    table = rooms.table(ann, bob, bots={2: "random"}, options={"players": 3}, clock=60.0, undo=False)
    with pytest.raises(Stale):
        rooms.lobby.rematch(table, ann)
    rooms.finish(table)
    with pytest.raises(Forbidden):
        rooms.lobby.rematch(table, eve)
    again = rooms.lobby.rematch(table, bob)
    assert seats(rooms, again) == [None, "Bob", "random"]
    assert rooms.lobby.rematch(table, ann) == again
    with pytest.raises(Forbidden):
        rooms.lobby.rematch(table, eve)
    info = rooms.see(again, bob).table
    assert (info.status, info.hosting, info.clock, info.undo) == ("open", True, 60.0, False)
    assert seats(rooms, again) == ["Ann", "Bob", "random"]
    rooms.lobby.leave(again, ann)
    rooms.lobby.set_seat(again, bob, 0, "random")
    rooms.lobby.start(again, bob)
    rooms.lobby.rematch(table, ann)  # who comes too late sees it
    assert seats(rooms, again) == ["random", "Bob", "random"]


def test_who_asks_for_a_rematch_holds_one_table_at_a_time(rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else two who hold one table each and want the other's would wait for ever, and the clerk with them."""
    ann, bob = rooms.person("Ann"), rooms.person("Bob")
    table = rooms.table(ann, bob)
    rooms.finish(table)
    again = rooms.lobby.rematch(table, bob)
    held: list[str] = []
    most = []
    holding = rooms.desk.holding

    @contextmanager
    def counted(one: str) -> Iterator[None]:
        with holding(one):
            held.append(one)
            most.append(len(set(held)))
            yield
            held.remove(one)

    monkeypatch.setattr(rooms.desk, "holding", counted)
    assert rooms.lobby.rematch(table, ann) == again
    assert max(most) == 1
    assert [one.name for one in rooms.see(again, ann).table.seats] == ["Ann", "Bob"]


def test_a_rematch_that_was_given_up_is_offered_anew(rooms: Rooms) -> None:
    ann, bob = rooms.person("Ann"), rooms.person("Bob")
    table = rooms.table(ann, bob)
    rooms.finish(table)
    again = rooms.lobby.rematch(table, bob)
    rooms.lobby.leave(again, bob)
    assert rooms.lobby.rematch(table, ann) != again


def test_one_person_plays_several_seats(rooms: Rooms) -> None:
    ann = rooms.person("Ann")
    table = rooms.table(ann, people=2)
    rooms.play_out(table)
    assert {seat for _, _, seat, _ in rooms.entries(table)} == {0, 1}


def test_a_rematch_is_the_game_that_follows(rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    """A campaign's next chapter, say: neither server nor browser knows what follows what."""
    ann, bob = rooms.person("Ann"), rooms.person("Bob")
    table = rooms.table(ann, bob, game="toy")
    rooms.finish(table)
    won = rooms.live(table).state.scores()

    def sequel(game: object, state: State) -> dict[str, object]:
        return {"players": 2, "team": state.scores() == won}

    monkeypatch.setattr(game_class("toy"), "sequel", sequel)
    again = rooms.see(rooms.lobby.rematch(table, ann), ann)
    assert again.table.options == {"players": 2, "team": True}
    assert seats(rooms, again.table.id) == ["Ann", None]


def test_a_rematch_of_a_game_under_older_rules_is_like_it(rooms: Rooms) -> None:
    ann, bob = rooms.person("Ann"), rooms.person("Bob")
    table = rooms.table(ann, bob, game="toy")
    rooms.finish(table)
    with rooms.sessions.begin() as session:
        session.get_one(TableRow, table).rules = 0
    rooms.desk.lives.clear()
    assert rooms.see(rooms.lobby.rematch(table, ann), ann).table.options == {"players": 2, "team": False}


def test_who_wins_together_is_told(rooms: Rooms) -> None:
    ann = rooms.person("Ann")
    table = rooms.table(ann, people=4, game="toy", options={"players": 4, "team": True}, start=False)
    assert rooms.see(table, None).teams == [[0, 2], [1, 3]]
    rooms.lobby.start(table, ann)
    assert rooms.see(table, ann).teams == [[0, 2], [1, 3]]
    assert rooms.see(rooms.table(ann, people=2), ann).teams == [[0], [1]]
