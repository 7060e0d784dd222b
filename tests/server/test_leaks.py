"""Every byte that a seat is sent is the same in two worlds that it cannot tell apart."""

from __future__ import annotations

import random
from itertools import cycle
from pathlib import Path

import pytest
from sqlalchemy import update

from feldberg.core.registry import games
from feldberg.core.state import State
from feldberg.server.live import KEPT_NEWS
from feldberg.server.models import TableRow
from feldberg.server.refusals import Refusal
from feldberg.server.shown import Shown
from tests.server.rooms import Rooms

OPTION_SETS = [
    *((game, {}) for game in games()),
    ("burgundy", {"players": 3, "estates": "dealt", "choosing": "secret"}),
    ("hallertau", {"players": 3, "gateway": "random", "farmyard": "jewelry", "ask": "everything"}),
    ("oh_my_goods", {"players": 3, "keep_one": True, "two_for_one": True}),
    ("toy", {"players": 4, "team": True}),
]


@pytest.mark.parametrize(("game", "options"), OPTION_SETS)
def test_a_seat_learns_nothing_of_what_is_hidden(plain_rooms: Rooms, game: str, options: dict[str, object]) -> None:
    rooms = plain_rooms
    seats = int(str(options.get("players", 2)))
    users = [rooms.person(f"Player {seat}") for seat in range(seats)]
    table = rooms.table(*users, game=game, options=options)
    luck = random.Random(3)
    before: dict[str | None, Shown] = {}
    compared = 0
    watchers: list[tuple[int | None, str | None]] = [*enumerate(users), (None, None)]
    for watcher, name in cycle(watchers):  # each in turn, with all that happened since it last looked
        seen, truth = told(rooms, table, name, before.get(name))
        live = rooms.desk.lives[table]
        state = live.state
        element = luck.choice(sorted(live.game.view_room.ELEMENTS))
        why = reason(rooms, table, name, watcher, element)
        put(rooms, table, state.imagine(watcher, luck.getrandbits(60)))
        assert told(rooms, table, name, before.get(name))[1] == truth
        assert reason(rooms, table, name, watcher, element) == why
        put(rooms, table, state)
        assert str(live.seed) not in str(truth)
        if luck.random() < 0.03:
            assert_looks_back(rooms, table, name, watcher)
        before[name] = seen
        compared += 1
        if live.state.over:
            break
        seat = luck.choice(live.state.seats)
        if live.free_undo(seat) is not None and luck.random() < 0.2:
            rooms.play.undo(table, users[seat], seat, live.tokens[seat])
        else:
            rooms.play.move(table, users[seat], seat, luck.choice(live.state.legal(seat)), live.tokens[seat])
    assert compared > 3 * len(watchers)


def told(rooms: Rooms, table: str, user: str | None, before: Shown | None) -> tuple[Shown, list[str]]:
    """What a person is sent who was shown something before: the whole, and what changed."""
    shown = rooms.showing.shown(table, user, None, "en", before.update.at if before else None)
    return shown, [shown.text, shown.text_after(before or shown)]


def put(rooms: Rooms, table: str, state: State) -> None:
    """Another world at a table, of which nothing was told yet."""
    live = rooms.desk.lives[table]
    live.state, live.views = state, {}
    rooms.desk.outdated(table)


def assert_looks_back(rooms: Rooms, table: str, user: str | None, seat: int | None) -> None:
    """Where the game stands is no other in a replay, and lists have nothing of it."""
    live = rooms.desk.lives[table]
    last = rooms.showing.replay(table, user, None, "en", live.known(), seat)
    if not any(move.hidden for move in live.moves):
        assert last.view == live.state.view(seat)
    for listed in rooms.lobby.running():
        assert str(live.seed) not in rooms.showing.table(listed, user).model_dump_json()


def reason(rooms: Rooms, table: str, user: str | None, seat: int | None, element: str) -> str:
    """Why something cannot be chosen, for who can ask."""
    try:
        return rooms.showing.why_not(table, user or "", seat or 0, element, "en").say
    except Refusal as refusal:
        return str(refusal)


# Plans. Ann plans at seat 0; Bob and Cid, who sit beside her, and a spectator watch.

PLAYERS = ("Ann", "Bob", "Cid")


class Planning:
    """A table of the toy in a database of its own, with a given seed."""

    def __init__(self, folder: Path, name: str) -> None:
        self.rooms = Rooms(f"sqlite:///{folder / name}.sqlite")
        self.users = [self.rooms.person(player) for player in PLAYERS]
        self.table = self.rooms.table(*self.users, game="toy", options={"players": 3}, start=False)
        with self.rooms.sessions.begin() as session:
            session.execute(update(TableRow).values(seed="7"))
        self.rooms.lobby.start(self.table, self.users[0])

    def play(self, which: int, seat: int = 0) -> None:
        """One of a seat's choices."""
        self.rooms.clock.time += 1
        action = self.rooms.live(self.table).state.legal(seat)[which]
        self.rooms.play.move(self.table, self.users[seat], seat, action, self.rooms.token(self.table, seat))

    def undo(self, seat: int = 0) -> None:
        self.rooms.clock.time += 1
        self.rooms.play.undo(self.table, self.users[seat], seat, self.rooms.token(self.table, seat))

    def answer(self, seat: int, agree: bool) -> None:
        self.rooms.play.answer(self.table, self.users[seat], seat, 1, agree)

    def do(self, script: str) -> None:
        """What a script of words says: Ann acts, others answer."""
        for word in script.split():
            what, _, number = word.partition(":")
            if what == "next":
                self.to_next_plan()
            elif what == "play":
                self.play(int(number))
            elif what == "undo":
                self.undo()
            elif what == "doubt":
                self.play(0)
                self.undo()
            else:
                self.answer(int(number), agree=what == "agree")

    def to_next_plan(self) -> None:
        """Ann wins the first round, and a coin."""
        for which, seat in ((2, 0), (1, 0), (0, 1), (0, 1), (0, 2), (0, 2), (1, 0)):
            self.play(which, seat)
        assert self.rooms.live(self.table).state.seats == (0, 1, 2)

    def sent(self) -> list[str]:
        """All that the others can be told, whatever they ask for."""
        rooms, table = self.rooms, self.table
        found = []
        for seat, user in ((1, self.users[1]), (2, self.users[2]), (None, None)):
            at = rooms.see(table, user).at
            found += [rooms.see(table, user, since).model_dump_json() for since in (None, *range(at + 2))]
            [listed] = rooms.lobby.running()
            found.append(rooms.showing.table(listed, user).model_dump_json())
            found.append(rooms.showing.reel(table, user, None, "en", 0, 50, seat).model_dump_json())
            for moves in range(20):
                try:
                    found.append(rooms.showing.replay(table, user, None, "en", moves, seat).model_dump_json())
                except Refusal as refusal:
                    found.append(str(refusal.told()))
            if seat is not None:
                asked = rooms.showing.puzzle(table, str(user), seat, "en")[1]
                found.append(str(asked["state"]))
        return [text.replace(table, "here") for text in found]


BEFORE = {
    "at the start": "",
    "later": "next",
    "while a take-back is asked for": "next undo",
    "after one was refused": "next undo refuse:2",
    "after one was granted": "next undo agree:1 agree:2 play:1",
}
BEGUN = ["", "play:0", "play:1", "doubt", "doubt doubt doubt play:1"]
READY = ["play:0 play:0", "play:1 play:1", "doubt doubt play:1 play:0"]


@pytest.mark.parametrize("before", BEFORE)
@pytest.mark.parametrize("plans", [BEGUN, READY], ids=["begun", "ready"])
def test_others_see_of_a_plan_only_who_is_ready(tmp_path: Path, before: str, plans: list[str]) -> None:
    """Not which steps, nor how many, nor that some were taken back: neither in views nor in numbers and times."""
    told = []
    for number, plan in enumerate(plans):
        table = Planning(tmp_path, str(number))
        table.do(BEFORE[before])
        stood = table.rooms.clock.time
        table.do(plan)
        if plans is READY:  # when it became ready, others may know
            with table.rooms.sessions.begin() as session:
                session.execute(update(TableRow).values(changed=stood))
        told.append(table.sent())
        table.rooms.close()
    for other in told[1:]:
        assert other == told[0]
    assert len(told[0]) > 50


def test_what_is_remembered_for_others_is_not_flooded_by_a_plan(tmp_path: Path) -> None:
    told = []
    for number, often in enumerate((0, KEPT_NEWS)):
        table = Planning(tmp_path, str(number))
        table.do("next" + " doubt" * often)
        told.append(table.sent())
        table.rooms.close()
    assert told[0] == told[1]


def test_a_granted_take_back_does_not_count_what_was_planned(tmp_path: Path) -> None:
    told = []
    for number, plan in enumerate(BEGUN):
        table = Planning(tmp_path, str(number))
        table.do(f"next undo {plan} agree:1 agree:2")
        seen = [table.rooms.see(table.table, user) for user in (table.users[1], None)]
        assert [one.taken_back.moves if one.taken_back else None for one in seen] == [1, 1]
        told.append([one.position.model_dump_json() for one in seen if one.position])
        table.rooms.close()
    assert len({str(one) for one in told}) == 1


def test_ones_own_plan_is_told(tmp_path: Path) -> None:
    table = Planning(tmp_path, "own")
    ann = table.users[0]
    seen = []
    for act in ("play:0", "undo", "play:1"):
        table.do(act)
        seen.append(table.rooms.see(table.table, ann))
    assert [one.at for one in seen] == [1, 2, 3]
    assert [one.tokens[0] for one in seen] == [1, 2, 3]
    assert [len(one.position.view["planned"]) for one in seen if one.position] == [1, 0, 1]
    assert [one.undo for one in seen] == ["free", None, "free"]
    table.rooms.close()


def test_a_refusal_is_told_until_one_knows_of_something_else(tmp_path: Path) -> None:
    """Ann's own step is something else for her, and nothing at all for the others."""
    table = Planning(tmp_path, "told")
    table.do("next undo refuse:2")
    seen = [table.rooms.see(table.table, user).refused_by for user in (*table.users, None)]
    assert seen == [2, 2, 2, 2]
    table.do("play:0")
    seen = [table.rooms.see(table.table, user).refused_by for user in (*table.users, None)]
    assert seen == [None, 2, 2, 2]
    table.rooms.close()
