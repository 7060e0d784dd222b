"""Looks one decision ahead as the greedy one does, but misjudges what it sees."""

from __future__ import annotations

from statistics import median

from feldberg.agents.greedy import Greedy
from feldberg.agents.weights import adopt
from feldberg.core.perspective import Perspective

MISJUDGED = 1.5  # by how much of what the best is worth above a middling choice


class Novice(Greedy):
    def choose(self, seen: Perspective) -> int:
        """Of the better half of the choices, so that no mistake is absurd."""
        adopt(self.game, self.weights)
        world = seen.imagine(self.luck.getrandbits(32))
        promises = {action: self.promise(world, action, seen.seat) for action in seen.legal()}
        middling = median(promises.values())
        off = MISJUDGED * (max(promises.values()) - middling)
        passable = [action for action, promise in promises.items() if promise >= middling]
        return max(passable, key=lambda action: promises[action] + self.luck.gauss(0.0, off))
