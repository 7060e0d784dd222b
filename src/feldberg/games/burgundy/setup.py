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
    BEGINNER_ESTATES,
    CASTLE,
    CASTLE_TILE,
    CENTRE,
    COPIES_OF_BEGINNER_ESTATES,
    ESTATES,
    GOODS_SPACES,
    PRINTED,
)
from feldberg.games.burgundy.state import Table

SETTLED: Final = EventKind("settled", ["estate", "cell"])


def set_up(table: Table) -> None:
    count: i64 = len(table.players)
    first = table.chance.below(count)
    goods = ALL_GOODS[:]
    for place in range(count):
        seat = (first + place) % count
        table.order[place] = seat
        player = table.players[seat]
        player.silver = 1
        player.workers = place + 1
        for _ in range(GOODS_SPACES):
            goods, colour = table.chance.draw(goods)
            player.goods[colour] += 1
    table.goods_bag = goods
    table.bags = BAGS[:]
    table.bags[CASTLE] = BAGS[CASTLE][count:]  # less the start castles
    choose_estates(table)


def choose_estates(table: Table) -> None:
    """All on the beginner estate start in its centre; else everybody picks a castle cell, and a face if dealt."""
    wanted = table.game.options["estates"]
    edition = str(table.game.options["edition"])
    count = len(table.players)
    if wanted == "dealt":
        deal_estates(table, edition)
    elif isinstance(wanted, list):
        table.dealt = [vec[i64]([number]) for number in wanted]
    else:
        table.dealt = [vec[i64]([wanted])] * count
        for seat in range(count):
            settle(table, seat, 0, CENTRE)
        return
    if table.game.options["choosing"] == "secret":
        table.ask(questions.SettleTogether(count))
    else:
        for place in range(count - 1, -1, -1):
            table.ask(questions.Settle(table.order[place]))


def deal_estates(table: Table, edition: str) -> None:
    """Two different estates for everybody from the faces of the box; which faces share a board is not known."""
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
