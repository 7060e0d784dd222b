"""What things promise beyond the points that they are worth now, in points unless something else is said."""

from __future__ import annotations

from feldberg.core.weights import Weights


class Promises(Weights):
    step: float  # a step of a craft building
    last: float  # the share of that in the last phase 9
    behind: float  # less for steps ahead of the last building, by the square
    reached: float  # less of the window's points for every phase 9 to come, in which they would come anyway
    phase: float  # what every phase 9 after the next will bring
    good: float  # the share of a step that a good pays in the next phase 9
    dearer: float  # a step becomes, every round
    scarce: float  # a good of which there are fewer than two
    ample: float  # another
    fewer: float  # of a good's worth is lost with every further unit
    tool: float  # a tool, for every phase 9 to come
    fewer_tools: float  # of a tool's worth is lost with every further one
    jewelry: float  # jewelry left after the next phase 9
    idle: float  # a worker still to be placed
    idle_early: float  # more for every round to come
    worker: float  # a worker more in a round to come
    field: float  # a field in a round to come, for every row
    unsown: float  # an empty field before the harvest
    sheep: float  # beside its milk
    gateway: float  # cards in hand
    farmyard: float
    bonus: float
    point: float
    playable: float  # more for one that can be played now
    income: float  # the share of what a bonus card will pay
    token: float
    sowing: float  # the share of a harvest that the chance to sow is worth
    milk: float  # a milking
    card_last: float  # the share of a card's worth that is left in the end
    card_phase: float  # more for every phase 9 to come
    walk: float  # a step of a sheep
    lift: float  # a field lifted by a row
    reap: float  # a field harvested out of turn
    gem: float  # the share of a step that jewelry pays
    other: float  # an effect that is not looked at
