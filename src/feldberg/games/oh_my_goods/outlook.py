"""A guess of the final score, for agents that look one decision ahead."""

from __future__ import annotations

from feldberg.games.oh_my_goods import scoring
from feldberg.games.oh_my_goods.state import Table


def outlook(table: Table, seat: int) -> float:
    return float(sum(scoring.score_sheet(table, seat).values()))
