"""What works for a player: the monasteries of its estate, and what modules make of them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from feldberg.games.burgundy.state import Table

# What the monasteries change, as bits by their numbers; those that only score are in `scoring`.
REPEAT_BUILDINGS: Final = 1 << 1
WORKERS_FROM_MINES: Final = 1 << 2
SILVER_FROM_SALES: Final = 1 << 3
WORKER_FROM_SALES: Final = 1 << 4
TWO_DEPOTS: Final = 1 << 5
BUY_ANYWHERE: Final = 1 << 6
DOUBLE_STEPS: Final = 1 << 8
FREE_STEP_TAKING: Final = 1 << 12
SILVER_WITH_WORKERS: Final = 1 << 13
FOUR_WORKERS: Final = 1 << 14
FREE_STEP_PLACING: Final = vec[i64]([1 << 11, 1 << 11, 1 << 10, 1 << 10, 1 << 9, 1 << 11, 0])  # by colour, then any


def refresh(table: Table) -> None:
    """Work out anew what works for everybody."""
    for seat in range(i64(len(table.boards))):
        works = table.boards[seat].monasteries
        for module in table.modules:
            works = module.works(table, seat, works)
        table.boards[seat].works = works
    for module in table.modules:
        module.refreshed(table)
