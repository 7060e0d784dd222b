"""Every byte that a seat is sent is the same in two worlds that it cannot tell apart."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from feldberg.server.accounts import Accounts
from feldberg.server.desk import Desk
from feldberg.server.lobby import Lobby, Wanted
from feldberg.server.play import Play
from feldberg.server.showing import Showing
from feldberg.server.store import migrate, open_database, sessions


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("burgundy", {}),
        ("burgundy", {"players": 3, "estates": "dealt", "choosing": "secret"}),
        ("hallertau", {"gateway": "master"}),
        ("hallertau", {"players": 3, "gateway": "random", "farmyard": "jewelry", "ask": "everything"}),
    ],
)
def test_a_seat_learns_nothing_of_what_is_hidden(tmp_path: Path, game: str, options: dict[str, object]) -> None:
    engine = open_database(f"sqlite:///{tmp_path / 'leaks.sqlite'}")
    migrate(engine)
    desk = Desk(sessions(engine), now=lambda: 1000.0)
    lobby, accounts = Lobby(desk), Accounts(desk.sessions, b"x" * 32)
    showing, play = Showing(desk, lobby), Play(desk)
    seats = int(str(options.get("players", 2)))
    users = [accounts.guest(f"Player {seat}", 0.0).id for seat in range(seats)]
    table = lobby.create(users[0], Wanted(game, dict(options), {}))
    for user in users[1:]:
        lobby.join(table, user, None, None)
    lobby.start(table, users[0])
    luck = random.Random(3)
    number = 0
    compared = 0
    watchers: list[tuple[int | None, str | None]] = [*enumerate(users), (None, None)]
    while True:
        for watcher, name in watchers:
            since = max(0, number - 1)
            truth = showing.update(table, name, None, "en", since).model_dump_json()
            live = desk.lives[table]
            state = live.state
            live.state = state.imagine(watcher, luck.getrandbits(60))
            live.views = {}
            assert showing.update(table, name, None, "en", since).model_dump_json() == truth
            live.state = state
            live.views = {}
            assert str(live.seed) not in truth
            compared += 1
        if live.state.over:
            break
        seat = luck.choice(live.state.seats)
        number = play.move(table, users[seat], seat, luck.choice(live.state.legal(seat)), live.tokens[seat])
    engine.dispose()
    assert compared > 100
