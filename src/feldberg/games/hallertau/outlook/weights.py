"""What things promise.

Found by letting the greedy agent play alone under varied weights and keeping what scored more.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec


class Weights:
    """What things promise beyond the points they are worth now."""

    def __init__(self) -> None:
        self.step = 2.15  # a step of a craft building
        self.last = 0.21  # the share of that in the last phase 9
        self.behind = 0.21  # less for steps ahead of the last building, by the square
        self.reached = 0.08  # less of the window's points for every phase 9 to come, in which they would come anyway
        self.phase = 33.2  # what every phase 9 after the next will bring
        self.good = 0.71  # the share of a step that a good pays in the next phase 9
        self.plenty = 0.991  # every further unit of the same good is worth so much less
        self.tool = 0.14  # a tool, for every phase 9 to come
        self.tool_plenty = 0.623
        self.jewelry = 1.27  # jewelry left after the next phase 9
        self.idle = 1.52  # a worker still to be placed
        self.idle_early = 0.32  # more for every round to come
        self.worker = 1.87  # a worker more in a round to come
        self.field = 0.51  # a field in a round to come, for every row
        self.unsown = 0.08  # an empty field before the harvest
        self.sheep = 0.32  # beside its milk
        self.gateway = 1.83  # cards in hand
        self.farmyard = 0.84
        self.bonus = 2.01
        self.point = 0.7
        self.playable = 0.59  # more for one that can be played now
        self.income = 0.45  # the share of what a bonus card will pay
        self.token = 0.36
        self.sowing = 0.52  # the share of a harvest that the chance to sow is worth


WEIGHTS: Final = Weights()
GOODS_A_STEP: Final = vec[float]([1.0, 1.0, 2.0, 2.3, 3.0, 3.5, 4.5])  # by round, as they are paid at best
