"""One or two at the table: the spaces one wants are mostly free."""

from __future__ import annotations

from typing import Final

from feldberg.games.hallertau.weights.promises import Promises


class Few(Promises):
    def __init__(self) -> None:
        self.step = 4.06
        self.last = 0.322
        self.behind = 0.283
        self.reached = 0.0221
        self.phase = 58.7
        self.good = 0.377
        self.dearer = 0.154
        self.scarce = 0.322
        self.ample = 1.16
        self.fewer = 0.00686
        self.tool = 2.0
        self.fewer_tools = 0.51
        self.jewelry = 0.832
        self.idle = 3.12
        self.idle_early = 0.532
        self.worker = 0.432
        self.field = 0.335
        self.unsown = 0.0476
        self.sheep = 0.652
        self.gateway = 1.82
        self.farmyard = 1.02
        self.bonus = 0.925
        self.point = 1.16
        self.playable = 2.12
        self.income = 0.165
        self.token = 0.426
        self.sowing = 0.232
        self.milk = 0.677
        self.card_last = 0.142
        self.card_phase = 0.105
        self.walk = 0.154
        self.lift = 1.36
        self.reap = 2.32
        self.gem = 0.737
        self.other = 0.123


FEW: Final = Few()
