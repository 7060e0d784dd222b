"""Plans a whole game where one plays alone and chance decides little.

A line to the end of the game is changed in one place after another, and a changed one is gone on with if it is no
worse, or not by much: at first more is put up with, so that the search gets away from where it began. The world in
which all this is imagined is the same until chance tells something, and the next decision goes on where the last ended.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from time import monotonic

from feldberg.agents.explaining import Weighed
from feldberg.core.chance import Chance
from feldberg.core.lines import Line, Turn, follow, script, varied
from feldberg.core.perspective import Perspective

WORLD = 0
HOT = 1.0  # points: about so much worse may be what is gone on with, at first
COLD = 0.2  # and in the end


class Foresight:
    def __init__(self, seed: int) -> None:
        self.luck = Chance()
        self.luck.seed(seed)
        self.coming: list[Turn] = []  # what is left of the best line of the last decision

    def weigh(self, seen: Perspective, playouts: int, seconds: float, heed: Callable[[], None]) -> list[Weighed]:
        """What lines were begun with, the best first, each with what the best of them comes to."""
        clock = monotonic()
        line = best = follow(seen.imagine(WORLD), seen.seat, script(self.coming), self.luck, [])
        found = {first(line): line.worth}
        tries = 0
        while tries < playouts and (passed := monotonic() - clock) < seconds:
            heed()
            wanted, since = varied(line.turns, self.luck)
            other = follow(line.turns[since].before, seen.seat, wanted, self.luck, line.turns[:since])
            found[first(other)] = max(found.get(first(other), -math.inf), other.worth)
            if self.takes(other.worth - line.worth, HOT * (COLD / HOT) ** max(tries / playouts, passed / seconds)):
                line = other
                if line.worth > best.worth:
                    best = line
            tries += 1
        self.coming = rest(best)
        weighed = [Weighed(action, [worth]) for action, worth in found.items()]
        return sorted(weighed, key=lambda one: (one.lead, one.action == first(best)), reverse=True)

    def takes(self, more: float, heat: float) -> bool:
        return more >= 0 or self.luck.word() / 2**32 < math.exp(more / heat)


def first(line: Line) -> int:
    """The action that it begins with."""
    return line.turns[0].answers[0]


def rest(line: Line) -> list[Turn]:
    """What is left after the first answer."""
    begun, *others = line.turns
    if len(begun.answers) == 1:
        return others
    return [Turn(begun.before, None, begun.answers[1:]), *others]
