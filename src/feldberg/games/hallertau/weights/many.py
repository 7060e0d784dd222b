"""Three or four at the table: what one can do now counts for more than what was planned."""

from __future__ import annotations

from typing import Final

from feldberg.games.hallertau.weights.promises import Promises


class Many(Promises):
    def __init__(self) -> None:
        self.step = 2.15
        self.last = 0.21
        self.behind = 0.21
        self.reached = 0.08
        self.phase = 33.2
        self.good = 0.71
        self.dearer = 0.5
        self.scarce = 1.2
        self.ample = 0.9
        self.fewer = 0.009
        self.tool = 0.14
        self.fewer_tools = 0.377
        self.jewelry = 1.27
        self.idle = 1.52
        self.idle_early = 0.32
        self.worker = 1.87
        self.field = 0.255
        self.unsown = 0.08
        self.sheep = 0.32
        self.gateway = 1.83
        self.farmyard = 0.84
        self.bonus = 2.01
        self.point = 0.7
        self.playable = 0.59
        self.income = 0.45
        self.token = 0.36
        self.sowing = 0.52
        self.milk = 0.35
        self.card_last = 0.25
        self.card_phase = 0.25
        self.walk = 0.4
        self.lift = 0.8
        self.reap = 2.0
        self.gem = 0.7
        self.other = 0.3


MANY: Final = Many()
