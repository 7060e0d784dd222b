"""The next phase 9: what will be in stock, and what can be improved with it."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

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
    SYMBOLS,
    TAKES,
    THREE_KINDS_FROM,
    TOOLS,
    TWO_KINDS_FROM,
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


def weights_for(players: i64) -> Promises:
    """What the outlook hangs on at a table of so many."""
    return FEW if players <= 2 else MANY


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
        done = table.phase > PROGRESS or (table.phase == PROGRESS and table.ending)
        self.coming = min(table.round + (1 if done else 0), ROUNDS)  # the round of the next phase 9
        self.left = ROUNDS - table.round + (0 if done else 1)  # phases 9 to come
        self.steps = player.buildings[:]
        self.moved = player.improved[:] if table.phase == PROGRESS else zeros(BUILDINGS)
        self.goods = player.stock[:]
        self.all_tools = player.stock[TOOLS]
        self.tools = player.stock[TOOLS] - (player.used_tools if table.phase == PROGRESS else 0)
        self.jewels = player.stock[JEWELRY]
        self.stuck = 0  # as bits: the buildings that cannot be improved any more
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
            for symbol in SYMBOLS:
                if centre < symbol <= step:
                    worth += SYMBOL_POINTS
        worth += (float(WINDOW_POINTS[centre]) - float(centre_points(self.player))) * (1.0 - w.reached * later)
        worth += w.step * (1.0 if later else w.last) * float(total) + w.worker * later * float(IN_WINDOW[centre] - 6)
        for good in range(i64(GOODS)):
            worth += self.units(self.goods[good])
        worth += later * w.tool * several(self.all_tools, w.fewer_tools)
        return worth + float(self.jewels) * w.jewelry * (1.0 if later else 0.0)

    def improve(self) -> None:
        """Improvements one after the other, the building that is furthest behind first."""
        building = self.next_building()
        while building >= 0:
            self.tools -= self.tools_for(building)
            if self.can_pay(building):
                self.pay(building)
            else:
                self.jewels -= 1
            self.steps[building] += 1
            self.moved[building] += 1
            building = self.next_building()

    def next_building(self) -> i64:
        """The one to be improved, -1 for none. What cannot be paid once never can: the stock only shrinks."""
        best: i64 = -1
        for building in range(i64(BUILDINGS)):
            behind = self.steps[building] < STEPS and (best < 0 or self.steps[building] < self.steps[best])
            if behind and not self.stuck & BITS[building]:
                if self.tools_for(building) <= self.tools and (self.jewels or self.can_pay(building)):
                    best = building
                else:
                    self.stuck |= BITS[building]
        return best

    def tools_for(self, building: i64) -> i64:
        """About what the boulders ask for."""
        return min(min(self.moved[building], STEPS - self.steps[building]), 2)

    def held(self, good: i64) -> i64:
        return 0 if good == NO_GOOD else self.goods[good]

    def price(self, building: i64) -> i64:
        """The fewest goods, with as many kinds as are there."""
        kinds: i64 = 0
        if self.held(FIRST[building]):
            kinds += 1
        if self.held(SECOND[building]):
            kinds += 1
        if self.held(THIRD[building]):
            kinds += 1
        rounds: i64 = self.coming
        if kinds >= 3 and rounds >= THREE_KINDS_FROM:
            return rounds - 2
        limited = MORE_OF_FIRST[building] and rounds == TWO_KINDS_FROM
        return rounds - 1 if kinds >= 2 and rounds >= TWO_KINDS_FROM and not limited else rounds

    def can_pay(self, building: i64) -> bool:
        first = self.held(FIRST[building])
        second = self.held(SECOND[building])
        price = self.price(building)
        if MORE_OF_FIRST[building]:
            return first + min(second, (price - 1) // 2) >= price
        if ONE_OF_FIRST[building]:
            first = min(first, 1)
        return first + second + self.held(THIRD[building]) >= price

    def pay(self, building: i64) -> None:
        """One of every kind, then of what there is most."""
        goods = TAKES[building]
        price = self.price(building)
        spent: i64 = 0
        if MORE_OF_FIRST[building]:
            spent = min(self.goods[goods[1]], (price - 1) // 2)
            self.goods[goods[1]] -= spent
            self.goods[goods[0]] -= price - spent
            return
        for at in range(i64(3)):
            if goods[at] != NO_GOOD and self.goods[goods[at]] and spent < price:
                self.goods[goods[at]] -= 1
                spent += 1
        while spent < price:
            most: i64 = goods[1]
            for at in range(i64(3)):
                more = goods[at] != NO_GOOD and self.goods[goods[at]] > self.goods[most]
                if more and (at or not ONE_OF_FIRST[building]):
                    most = goods[at]
            if self.goods[most] == 0:
                return
            self.goods[most] -= 1
            spent += 1

    def units(self, count: i64) -> float:
        """So many of one good after phase 9, each worth less than the one before."""
        return self.later_good * several(count, self.weights.fewer) if count else 0.0


def several(count: i64, less: float) -> float:
    """How many times the worth of one so many have, if each is worth by this share less than the one before."""
    less = min(less, 1.0)
    return (1.0 - math.pow(1.0 - less, float(count))) / less
