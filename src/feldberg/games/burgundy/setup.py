"""Laying out the game: first player, goods, estates and start castles."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from feldberg.core.events import EventKind
from feldberg.games.burgundy import questions
from feldberg.games.burgundy.content import (
    ALL_GOODS,
    BAGS,
    CASTLE,
    CASTLE_TILE,
    GOODS_SPACES,
)
from feldberg.games.burgundy.estates import (
    BEGINNER_ESTATES,
    CENTRE,
    COPIES_OF_BEGINNER_ESTATES,
    ESTATES,
    NAMED,
    POST_ESTATES,
    PRINTED,
)
from feldberg.games.burgundy.state import Table

SETTLED: Final = EventKind("settled", ["estate", "cell"])


def set_up(table: Table) -> None:
    count: i64 = len(table.players)
    first = table.chance.below(count)
    goods = ALL_GOODS[:]
    for place in range(count):
        table.order[place] = (first + place) % count
    boards: i64 = len(table.boards)
    for place in range(boards):
        player = table.players[table.order[place]]
        player.silver = 1
        player.workers = place + 1
        for _ in range(GOODS_SPACES):
            goods, colour = table.chance.draw(goods)
            player.goods[colour] += 1
    table.goods_bag = goods
    table.bags = BAGS[:]
    table.bags[CASTLE] = BAGS[CASTLE][boards:]  # less the start castles
    for module in table.modules:
        module.set_up(table)
    choose_estates(table)


def choose_estates(table: Table) -> None:
    """All on the beginner estate start in its centre; else everybody picks a castle cell, and a face if dealt."""
    wanted = table.game.options["estates"]
    edition = str(table.game.options["edition"])
    count = len(table.players)
    if wanted == "dealt":
        deal_estates(table, edition)
    elif isinstance(wanted, list):
        table.dealt = [vec[i64]([number_of(name)]) for name in wanted]
    elif isinstance(wanted, str):
        table.dealt = [vec[i64]([number_of(wanted)])] * count
    else:
        table.dealt = [vec[i64]([wanted])] * count
        for seat in range(count):
            settle(table, seat, 0, CENTRE)
        return
    if table.game.options["choosing"] == "secret":
        table.ask(questions.SettleTogether(count))
    else:
        for place in range(len(table.boards) - 1, -1, -1):
            table.ask(questions.Settle(table.order[place]))


def number_of(name: object) -> int:
    """The number of an estate that is given by its number or its name."""
    return name if isinstance(name, int) else int(NAMED[str(name)].number)


def deal_estates(table: Table, edition: str) -> None:
    """Two different estates for everybody from the faces of the box; which faces share a board is not known.

    Of those with posts everybody is dealt one.
    """
    if table.game.options.get("border_posts"):
        posts = list(POST_ESTATES)
        table.dealt = [vec[i64]([posts.pop(int(table.chance.below(len(posts))))]) for _ in table.players]
        return
    faces: list[int] = []
    for number in ESTATES[edition]:
        copies = COPIES_OF_BEGINNER_ESTATES if number in BEGINNER_ESTATES[edition] else 1
        faces += [number] * copies
    table.dealt = []
    for _ in table.players:
        one = faces.pop(int(table.chance.below(len(faces))))
        others = [at for at, face in enumerate(faces) if face != one]
        two = faces.pop(others[int(table.chance.below(len(others)))])
        table.dealt.append(vec[i64]([one, two]))


def settle(table: Table, seat: i64, face: i64, cell: i64) -> None:
    """Take the estate and put the start castle down: no action, no points, but a placed tile."""
    player = table.players[seat]
    player.estate = PRINTED[str(table.game.options["edition"])][table.dealt[seat][face]]
    player.lay(cell, CASTLE_TILE)
    table.tell(SETTLED, seat, player.estate.number, cell)
