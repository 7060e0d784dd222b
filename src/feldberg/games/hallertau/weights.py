"""What things promise beyond the points that they are worth now, in points unless something else is said."""

from __future__ import annotations

from typing import Final

from feldberg.core.weights import Weights


class Promises(Weights):
    def __init__(self) -> None:
        self.step = 4.06  # a step of a craft building
        self.last = 0.322  # the share of that in the last phase 9
        self.behind = 0.283  # less for steps ahead of the last building, by the square
        self.reached = 0.0221  # less of the window's points for every phase 9 to come, in which they would come anyway
        self.phase = 58.7  # what every phase 9 after the next will bring
        self.good = 0.377  # the share of a step that a good pays in the next phase 9
        self.dearer = 0.154  # a step becomes, every round
        self.scarce = 0.322  # a good of which there are fewer than two
        self.ample = 1.16  # another
        self.fewer = 0.00686  # of a good's worth is lost with every further unit
        self.tool = 2.0  # a tool, for every phase 9 to come
        self.fewer_tools = 0.51  # of a tool's worth is lost with every further one
        self.jewelry = 0.832  # jewelry left after the next phase 9
        self.idle = 3.12  # a worker still to be placed
        self.idle_early = 0.532  # more for every round to come
        self.worker = 0.432  # a worker more in a round to come
        self.field = 0.335  # a field in a round to come, for every row
        self.unsown = 0.0476  # an empty field before the harvest
        self.sheep = 0.652  # beside its milk
        self.gateway = 1.82  # cards in hand
        self.farmyard = 1.02
        self.bonus = 0.925
        self.point = 1.16
        self.playable = 2.12  # more for one that can be played now
        self.income = 0.165  # the share of what a bonus card will pay
        self.token = 0.426
        self.sowing = 0.232  # the share of a harvest that the chance to sow is worth
        self.milk = 0.677  # a milking
        self.card_last = 0.142  # the share of a card's worth that is left in the end
        self.card_phase = 0.105  # more for every phase 9 to come
        self.walk = 0.154  # a step of a sheep
        self.lift = 1.36  # a field lifted by a row
        self.reap = 2.32  # a field harvested out of turn
        self.gem = 0.737  # the share of a step that jewelry pays
        self.other = 0.123  # an effect that is not looked at


WEIGHTS: Final = Promises()
