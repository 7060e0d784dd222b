"""How long updates are, whole and as what changed: `feldberg bench updates`."""

from __future__ import annotations

import random
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import mean

from rich.console import Console
from rich.table import Table

from feldberg.core.registry import games
from feldberg.server.accounts import Accounts
from feldberg.server.desk import Desk
from feldberg.server.lobby import Lobby, Wanted
from feldberg.server.play import Play
from feldberg.server.showing import Showing
from feldberg.server.shown import Shown
from feldberg.server.store import migrate, open_database, sessions

MOVES = 150  # of a game that are looked at


class Bare:
    """Tables without a web around them."""

    def __init__(self, folder: Path) -> None:
        self.engine = open_database(f"sqlite:///{folder / 'tables.sqlite'}")
        migrate(self.engine)
        self.accounts = Accounts(sessions(self.engine))
        self.desk = Desk(self.accounts.sessions)
        self.lobby = Lobby(self.desk)
        self.play = Play(self.desk)
        self.showing = Showing(self.desk, self.lobby)
        self.people = [self.accounts.guest(name, self.desk.now()).id for name in ("Anna", "Ben")]


@contextmanager
def bare() -> Iterator[Bare]:
    with tempfile.TemporaryDirectory() as folder:
        tables = Bare(Path(folder))
        yield tables
        tables.engine.dispose()


def weighed(tables: Bare, game: str, moves: int = MOVES) -> Iterator[tuple[int, int]]:
    """The bytes of each update of random play, whole and as it is sent, for both seats and somebody who watches."""
    anna, ben = tables.people
    table = tables.lobby.create(anna, Wanted(game, {"players": 2}, {}))
    tables.lobby.join(table, ben, None, None)
    tables.lobby.start(table, anna)
    before: dict[str | None, Shown] = {}
    luck = random.Random(1)
    for _ in range(moves):
        for viewer in (anna, ben, None):
            last = before.get(viewer)
            shown = tables.showing.shown(table, viewer, None, "en", last.update.at if last else None)
            if last is not None and not shown.brings_nothing_after(last):
                yield len(shown.text.encode()), len(shown.text_after(last).encode())
            before[viewer] = shown
        live = tables.desk.lives[table]
        if live.state.over:
            return
        seat = luck.choice(live.state.seats)
        tables.play.move(table, tables.people[seat], seat, luck.choice(live.state.legal(seat)), live.tokens[seat])


def report(console: Console) -> None:
    sheet = Table("game", "updates", "bytes of the whole", "of what changed", "share")
    with bare() as tables:
        for game in games():
            sizes = list(weighed(tables, game))
            whole, sent = (mean(some) for some in zip(*sizes, strict=True))
            sheet.add_row(game, f"{len(sizes)}", f"{whole:,.0f}", f"{sent:,.0f}", f"{sent / whole:.0%}")
    console.print(sheet)
