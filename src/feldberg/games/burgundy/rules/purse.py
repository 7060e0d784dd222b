"""Silver and workers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from feldberg.core.events import EventKind
from feldberg.games.burgundy.rules.powers import FOUR_WORKERS, SILVER_WITH_WORKERS
from feldberg.games.burgundy.state import Table

SILVER_CHANGED: Final = EventKind("silver", ["silver"], gain=True)
WORKERS_CHANGED: Final = EventKind("workers", ["workers"], gain=True)


def gain_silver(table: Table, seat: i64, amount: i64) -> None:
    table.players[seat].silver += amount
    table.tell(SILVER_CHANGED, seat, amount)


def gain_workers(table: Table, seat: i64, amount: i64) -> None:
    table.players[seat].workers += amount
    table.tell(WORKERS_CHANGED, seat, amount)
    if table.modules and amount > 0:
        for module in table.modules:
            module.workers_came(table, seat, amount)


def pay_workers(table: Table, seat: i64, amount: i64) -> None:
    if amount:
        gain_workers(table, seat, -amount)


def take_workers(table: Table, seat: i64) -> None:
    """The action of taking workers (a boarding house is another thing)."""
    player = table.players[seat]
    gain_workers(table, seat, 4 if player.works & FOUR_WORKERS else 2)
    if player.works & SILVER_WITH_WORKERS:
        gain_silver(table, seat, 1)
