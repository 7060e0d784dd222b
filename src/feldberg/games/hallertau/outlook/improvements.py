"""The next phase 9: what will be in stock, and what can be improved with it."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from feldberg.core.rows import zeros
from feldberg.games.hallertau.content.pieces import (
    BUILDINGS,
    COLUMNS,
    GOODS,
    HARVEST,
    JEWELRY,
    MILK,
    MILKING,
    MORE_OF_FIRST,
    NO_GOOD,
    ONE_OF_FIRST,
    PROGRESS,
    ROUNDS,
    STEPS,
    SYMBOL_POINTS,
    TAKES,
    THREE_KINDS_FROM,
    TOOLS,
    TWO_KINDS_FROM,
    UNCOVERED,
    WINDOW_POINTS,
)
from feldberg.games.hallertau.content.pieces import WORKERS as IN_WINDOW
from feldberg.games.hallertau.rules import measures
from feldberg.games.hallertau.rules.fields import BITS
from feldberg.games.hallertau.scoring import centre_points
from feldberg.games.hallertau.state import TWICE, Player, Table
from feldberg.games.hallertau.weights.few import FEW
from feldberg.games.hallertau.weights.many import MANY
from feldberg.games.hallertau.weights.promises import Promises

# What every building takes.
FIRST: Final = vec[i64]([goods[0] for goods in TAKES])
SECOND: Final = vec[i64]([goods[1] for goods in TAKES])
THIRD: Final = vec[i64]([goods[2] for goods in TAKES])
MOST_OF_FIRST: Final = vec[i64]([int(more) for more in MORE_OF_FIRST])
ONLY_ONE_OF_FIRST: Final = vec[i64]([int(one) for one in ONE_OF_FIRST])
TOO_DEAR: Final = -1


def weights_for(players: i64) -> Promises:
    """What the outlook hangs on at a table of so many."""
    return FEW if players <= 2 else MANY


@final
class Series:
    """What `several` gives for one share, worked out once for every number: powers take long."""

    def __init__(self) -> None:
        self.less = -1.0
        self.known = vec[float]()

    def of(self, count: i64, less: float) -> float:
        if less != self.less:  # other weights were adopted
            self.less = less
            self.known = vec[float]()
        while len(self.known) <= count:
            self.known = append(self.known, several(len(self.known), less))
        return self.known[count]


@final
class Dwindling:
    """Of goods and tools each further one is worth less."""

    def __init__(self) -> None:
        self.goods = Series()
        self.tools = Series()


DWINDLING_FEW: Final = Dwindling()
DWINDLING_MANY: Final = Dwindling()


@mypyc_attr(acyclic=True)
class Improvements:
    """One player's next phase 9, played through with what will be there."""

    coming: i64
    left: i64
    steps: vec[i64]
    moved: vec[i64]
    goods: vec[i64]
    all_tools: i64
    tools: i64
    jewels: i64
    stuck: i64

    def __init__(self, table: Table, player: Player) -> None:
        self.player = player
        self.weights = weights_for(len(table.players))
        self.dwindling = DWINDLING_FEW if self.weights is FEW else DWINDLING_MANY
        done = table.phase > PROGRESS or (table.phase == PROGRESS and table.ending)
        self.coming = min(table.round + (1 if done else 0), ROUNDS)  # the round of the next phase 9
        self.left = ROUNDS - table.round + (0 if done else 1)  # phases 9 to come
        self.steps = player.buildings[:]
        self.moved = player.improved[:] if table.phase == PROGRESS else zeros(BUILDINGS)
        self.goods = player.stock[:]
        self.all_tools = player.stock[TOOLS]
        self.tools = player.stock[TOOLS]
        self.jewels = player.stock[JEWELRY]
        self.stuck = 0  # as bits: the buildings that cannot be improved any more
        if table.phase == PROGRESS:
            self.tools -= player.used_tools
        if table.phase <= MILKING:
            self.goods[MILK] += measures.sheep(player)
        if table.phase < HARVEST or (table.phase == HARVEST and not table.ending):
            for column in range(i64(COLUMNS)):
                sown = player.sown[column]
                if sown:
                    self.goods[sown % TWICE - 1] += player.rows[column] * (2 if sown > TWICE else 1)
        w = self.weights
        later: i64 = min(self.coming + 1, ROUNDS)
        self.good = w.step * w.good / (1.0 + w.dearer * float(self.coming)) if self.left else 0.0
        self.later_good = w.step * w.good / (1.0 + w.dearer * float(later)) if self.left > 1 else 0.0

    def worth(self) -> float:
        """Improve as the stock then allows, the last building first; what the village is worth after it."""
        w = self.weights
        if self.left == 0:
            return 0.0
        self.improve()
        later = float(self.left - 1)
        worth = w.phase * later
        total: i64 = 0
        centre: i64 = STEPS
        for step in self.steps:
            total += step
            centre = min(centre, step)
        for step in self.steps:
            ahead = float(step - centre)
            worth -= w.behind * ahead * ahead
            for _symbol in range(UNCOVERED[centre], UNCOVERED[step]):
                worth += SYMBOL_POINTS
        worth += (float(WINDOW_POINTS[centre]) - float(centre_points(self.player))) * (1.0 - w.reached * later)
        worth += w.step * (1.0 if later else w.last) * float(total) + w.worker * later * float(IN_WINDOW[centre] - 6)
        for good in range(i64(GOODS)):
            worth += self.units(self.goods[good])
        worth += later * w.tool * self.dwindling.tools.of(self.all_tools, w.fewer_tools)
        return worth + float(self.jewels) * w.jewelry * (1.0 if later else 0.0)

    def improve(self) -> None:
        """Improvements one after the other, the building that is furthest behind first.

        What cannot be paid once never can: the stock only shrinks.
        """
        steps = self.steps
        moved = self.moved
        building = self.next_building()
        while building >= 0:
            tools: i64 = min(min(moved[building], STEPS - steps[building]), 2)  # about what the boulders ask for
            price = self.price(building)
            if tools > self.tools or (price == TOO_DEAR and self.jewels == 0):
                self.stuck |= BITS[building]
            else:
                self.tools -= tools
                if price == TOO_DEAR:
                    self.jewels -= 1
                else:
                    self.pay(building, price)
                steps[building] += 1
                moved[building] += 1
            building = self.next_building()

    def next_building(self) -> i64:
        """The one to be improved next, -1 for none."""
        best: i64 = -1
        fewest: i64 = STEPS
        for building in range(i64(BUILDINGS)):
            made = self.steps[building]
            if made < fewest and not self.stuck & BITS[building]:
                best = building
                fewest = made
        return best

    def held(self, good: i64) -> i64:
        if good == NO_GOOD:
            return 0
        return self.goods[good]

    def price(self, building: i64) -> i64:
        """The fewest goods, with as many kinds as are there; TOO_DEAR where there are not as many."""
        first = self.goods[FIRST[building]]
        second = self.goods[SECOND[building]]
        third = self.held(THIRD[building])
        kinds: i64 = 0
        if first:
            kinds += 1
        if second:
            kinds += 1
        if third:
            kinds += 1
        price = self.coming
        if kinds >= 3 and price >= THREE_KINDS_FROM:
            price -= 2
        elif kinds >= 2 and price >= TWO_KINDS_FROM + MOST_OF_FIRST[building]:  # two of one and one are more than two
            price -= 1
        if MOST_OF_FIRST[building]:
            second = min(second, (price - 1) // 2)
        elif ONLY_ONE_OF_FIRST[building]:
            first = min(first, 1)
        if first + second + third < price:
            return TOO_DEAR
        return price

    def pay(self, building: i64, price: i64) -> None:
        """One of every kind, then of what there is most."""
        goods = self.goods
        first = FIRST[building]
        second = SECOND[building]
        third = THIRD[building]
        if MOST_OF_FIRST[building]:
            seconds: i64 = min(goods[second], (price - 1) // 2)
            goods[second] -= seconds
            goods[first] -= price - seconds
            return
        left = self.pay_one(third, self.pay_one(second, self.pay_one(first, price)))
        while left:
            most = second
            if goods[first] > goods[most] and not ONLY_ONE_OF_FIRST[building]:
                most = first
            if self.held(third) > goods[most]:
                most = third
            goods[most] -= 1
            left -= 1

    def pay_one(self, good: i64, left: i64) -> i64:
        """One of a good if it is there, as long as something is left to be paid; what then is left."""
        if left == 0 or self.held(good) == 0:
            return left
        self.goods[good] -= 1
        return left - 1

    def units(self, count: i64) -> float:
        """So many of one good after phase 9, each worth less than the one before."""
        return self.later_good * self.dwindling.goods.of(count, self.weights.fewer) if count else 0.0


def several(count: i64, less: float) -> float:
    """How many times the worth of one so many have, if each is worth by this share less than the one before."""
    less = min(less, 1.0)
    return (1.0 - math.pow(1.0 - less, float(count))) / less
