"""A guess of the final score, for agents that look one step ahead. No rule depends on it.

The weights were found by letting the greedy agent play alone under varied ones and keeping what scored more.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from feldberg.games.hallertau.content.cards import CARDS, DECK_OF
from feldberg.games.hallertau.content.language import (
    ADVANCE,
    CHOICE,
    CROP_KINDS,
    CROP_MIX,
    CROP_SOWN,
    DRAW,
    EXCHANGE,
    FIELD,
    GAIN,
    LIFT,
    PAY,
    PROGRAMS,
    REAP,
    SOW,
    SOW_DOUBLE,
    STEP,
    TOKEN,
    WALK,
    Op,
)
from feldberg.games.hallertau.content.pieces import (
    BONUS,
    CLAY,
    FIELDS,
    GOODS,
    HARVEST,
    JEWELRY,
    MILKING,
    POINTS,
    PROGRESS,
    ROUNDS,
    SHEEP,
    STABLE,
    TOOLS,
    WINDOW_POINTS,
)
from feldberg.games.hallertau.questions import (
    Accept,
    Choose,
    Crops,
    CropToSow,
    DifferentCrops,
    Effect,
    Exchange,
    Lift,
    Reap,
    Run,
    Sow,
    Step,
    Token,
)
from feldberg.games.hallertau.rules import cards, fields, measures
from feldberg.games.hallertau.scoring import card_points, centre_points, leftovers
from feldberg.games.hallertau.state import TWICE, Player, Table


class Weights:
    """What things promise beyond the points they are worth now."""

    def __init__(self) -> None:
        self.step = 2.2  # a step of a craft building
        self.behind = 0.25  # more for a step of one that holds the centre back
        self.reached = 0.1  # the share of the window's points that the steps towards it have promised before
        self.good = 0.6  # the share of a step that a good pays in the next phase 9
        self.plenty = 0.93  # every further unit of the same good is worth so much less
        self.clay = 1.1
        self.tool = 0.5  # a tool, for every phase 9 to come
        self.tool_plenty = 0.86
        self.jewelry = 0.8  # of a step
        self.idle = 1.3  # a worker still to be placed
        self.worker = 1.3  # a worker more in a round to come
        self.field = 0.5  # a field in a round to come, for every row
        self.unsown = 0.25  # an empty field before the harvest
        self.sown = 0.9  # what stands on a field
        self.sheep = 0.5  # beside its milk
        self.gateway = 1.2  # cards in hand
        self.farmyard = 1.5
        self.bonus = 2.0
        self.point = 1.5
        self.playable = 0.6  # more for one that can be played now
        self.income = 0.8  # the share of what a bonus card will pay
        self.token = 0.4
        self.sowing = 0.7  # the share of a harvest that the chance to sow is worth


WEIGHTS: Final = Weights()
GOODS_A_STEP: Final = [1.0, 1.0, 2.0, 2.3, 3.0, 3.5, 4.5]  # by round, as they are paid at best


def outlook(table: Table, seat: int) -> float:
    """The points had and the leftovers, what the boards promise, and what the open questions still bring."""
    player = table.players[seat]
    guess = float(centre_points(player)) + float(card_points(player)) + float(player.flock[STABLE])
    guess += float(player.stock[JEWELRY]) + float(leftovers(player)) / 5.0
    if table.over:
        return guess
    look = Look(table, player)
    guess += look.crafts() + look.stock() + look.land() + look.flocks() + look.hand(table, seat)
    for question in table.agenda:
        if question.seat == seat:
            guess += look.promise(table, seat, question)
    return guess


class Look:
    """One player's prospects."""

    left: i64

    def __init__(self, table: Table, player: Player) -> None:
        self.player = player
        done = table.phase > PROGRESS or (table.phase == PROGRESS and table.ending)
        self.coming = min(int(table.round) + (1 if done else 0), ROUNDS)  # the round of the next phase 9
        self.left = ROUNDS - table.round + (0 if done else 1)  # phases 9 to come
        self.later = float(ROUNDS - table.round)  # rounds after this one
        self.harvests = self.later + (1.0 if table.phase <= HARVEST else 0.0)
        self.milkings = self.later + (1.0 if table.phase <= MILKING else 0.0)
        w = WEIGHTS
        self.good = w.step * w.good / GOODS_A_STEP[self.coming] if self.left else 0.0
        self.later_good = w.step * w.good / GOODS_A_STEP[min(self.coming + 1, ROUNDS)] if self.left > 1 else 0.0

    def crafts(self) -> float:
        """Steps made, those of the last buildings above all; workers to come; and points of the window ahead."""
        w = WEIGHTS
        player = self.player
        total: i64 = 0
        worth = 0.0
        for step in player.buildings:
            total += step
            ahead = float(step - player.centre)
            worth -= w.behind * ahead * ahead * 0.5
        if self.left == 0:
            return 0.0
        worth += w.step * float(total)
        worth -= w.reached * float(WINDOW_POINTS[player.centre])
        return worth + w.worker * self.later * float(measures.window(player) - 6)

    def stock(self) -> float:
        w = WEIGHTS
        player = self.player
        worth = 0.0
        for good in range(i64(GOODS)):
            worth += self.units(good, float(player.stock[good]))
        worth += self.tools(float(player.stock[TOOLS])) + w.idle * float(player.workers)
        if self.left:
            worth += w.jewelry * w.step * float(player.stock[JEWELRY])
        return worth

    def units(self, good: i64, count: float) -> float:
        """So many of one good, each worth less than the one before."""
        w = WEIGHTS
        unit = self.good * (w.clay if good == CLAY else 1.0)
        return float(unit * (1.0 - w.plenty**count) / (1.0 - w.plenty))

    def unit(self, good: i64) -> float:
        """One more of a good."""
        count = float(self.player.stock[good])
        return self.units(good, count + 1.0) - self.units(good, count)

    def tools(self, count: float) -> float:
        w = WEIGHTS
        return float(self.left) * w.tool * float((1.0 - w.tool_plenty**count) / (1.0 - w.tool_plenty))

    def land(self) -> float:
        """Fields in rounds to come, and what is sown now."""
        w = WEIGHTS
        player = self.player
        worth = 0.0
        for column in range(i64(FIELDS)):
            row = float(player.rows[column])
            if row:
                worth += w.field * max(self.harvests - 1.0, 0.0) * row * self.later_good * 0.5
                sown = player.sown[column]
                if sown and self.harvests:
                    twice = 2.0 if sown > TWICE else 1.0
                    worth += w.sown * twice * row * self.unit(sown % TWICE - 1)
                elif self.harvests >= 1.0:
                    worth += w.unsown * row * self.later_good
        return worth

    def flocks(self) -> float:
        """Milk for as long as the sheep live, and their stay in the stable."""
        w = WEIGHTS
        worth = 0.0
        for place in range(i64(STABLE + 1)):
            count = float(self.player.flock[place])
            if count:
                lives = self.milkings if place == STABLE else min(self.milkings, float(place) - (6.0 - self.milkings))
                worth += count * (w.sheep + max(lives, 0.0) * self.milk())
        return worth

    def milk(self) -> float:
        return 0.7 * (self.good + self.later_good) * 0.5

    def hand(self, table: Table, seat: i64) -> float:
        """Cards to play, more where that can be done now."""
        w = WEIGHTS
        worth = 0.0
        time = min(1.0, 0.25 + 0.25 * float(self.left))
        for card in self.player.hand:
            worth += self.card(DECK_OF[card]) * time
            if cards.playable(table, seat, card):
                worth += w.playable
        for card in self.player.played:
            if DECK_OF[card] == BONUS and self.later:
                worth += w.income * self.later * self.program(table, seat, CARDS[card].income, 0)
        return worth

    def card(self, deck: i64) -> float:
        w = WEIGHTS
        if deck == BONUS:
            return w.bonus
        if deck == POINTS:
            return w.point
        return w.gateway if deck == 0 else w.farmyard

    # What is still to come

    def promise(self, table: Table, seat: i64, question: object) -> float:
        """What a question on the agenda will bring who answers it well."""
        w = WEIGHTS
        if isinstance(question, Run):
            return self.program(table, seat, question.program, question.at)
        if isinstance(question, Sow):
            return self.sowings(question.count, question.good - 1)
        if isinstance(question, (Crops, DifferentCrops)):
            return float(question.count) * self.best_crop()
        if isinstance(question, CropToSow):
            return float(question.count) * self.best_crop() + self.sowings(1, -1)
        if isinstance(question, (Choose, Exchange, Accept)):
            return self.effect(table, seat, PROGRAMS[question.program][question.at])
        if isinstance(question, Step):
            return 0.4 * float(question.count)
        if isinstance(question, Lift):
            return 0.8 * float(question.count) * self.later_good
        if isinstance(question, Reap):
            return 2.0 * float(question.count) * self.good
        if isinstance(question, Token):
            return w.token
        if isinstance(question, Effect):
            if DECK_OF[question.card] == BONUS:
                return 0.0
            return self.program(table, seat, CARDS[question.card].ways[question.way].number, 0)
        return 0.0

    def program(self, table: Table, seat: i64, program: i64, at: i64) -> float:
        worth = 0.0
        effects = PROGRAMS[program]
        for place in range(at, i64(len(effects))):
            worth += self.effect(table, seat, effects[place])
        return worth

    def effect(self, table: Table, seat: i64, op: Op) -> float:
        w = WEIGHTS
        kind = op.kind
        if kind == GAIN:
            return self.gain(op.what, float(measures.amount_of(table, seat, op.amount)))
        if kind == DRAW:
            return float(op.count) * self.card(op.what) * min(1.0, 0.25 + 0.25 * float(self.left))
        if kind == FIELD:
            count = min(op.count, fields.room(self.player))
            row = float(op.what)
            rest = max(self.harvests - 1.0, 0.0)
            return float(count) * row * (0.2 + w.field * rest * self.later_good * 0.5 + w.unsown * self.later_good)
        if kind == SOW:
            return self.sowings(op.count, op.what)
        if kind == CHOICE:
            best = 0.0
            for program in op.programs:
                best = max(best, self.program(table, seat, program, 0))
            return best
        if kind == EXCHANGE:
            return self.exchange(table, seat, op)
        if kind in (CROP_MIX, CROP_KINDS):
            return float(op.count) * self.best_crop()
        if kind == CROP_SOWN:
            return float(op.count) * self.best_crop() + self.sowings(1, -1)
        if kind == SOW_DOUBLE:
            return 2.0 * self.sowings(1, -1)
        if kind in (STEP, WALK):
            return 0.4 * float(op.count) if measures.sheep(self.player) > self.player.flock[STABLE] else 0.0
        if kind == LIFT:
            return 0.8 * float(op.count) * self.later_good
        if kind == REAP:
            return 2.0 * float(op.count) * self.good
        if kind == TOKEN:
            return w.token
        if kind == ADVANCE:
            return w.step
        return 0.3

    def gain(self, what: i64, amount: float) -> float:
        w = WEIGHTS
        if what == SHEEP:
            return amount * (w.sheep + 1.0 + min(3.0, self.milkings) * self.milk())
        if what == TOOLS:
            had = float(self.player.stock[TOOLS])
            return self.tools(had + amount) - self.tools(had) + 0.2 * amount
        if what == JEWELRY:
            return amount * (1.0 + (w.jewelry * w.step if self.left else 0.0))
        had = float(self.player.stock[what])
        return self.units(what, had + amount) - self.units(what, had) + 0.2 * amount

    def best_crop(self) -> float:
        best = 0.0
        for crop in range(i64(4)):
            best = max(best, self.gain(crop, 1.0))
        return best

    def exchange(self, table: Table, seat: i64, op: Op) -> float:
        """The reward less what is paid, where that can be paid."""
        cost = op.cost[0]
        if not cards.affordable(table, seat, cost):
            return 0.0
        reward = self.program(table, seat, op.programs[0], 0)
        if cost.kind == PAY:
            return max(reward - self.gain(cost.what, float(cost.count)), 0.0)
        return max(reward - WEIGHTS.step, 0.0)

    def sowings(self, count: i64, good: i64) -> float:
        """The best fields sown with what there is."""
        w = WEIGHTS
        player = self.player
        if self.harvests < 1.0:
            return 0.0
        seeds: i64 = 0
        best = 0.0
        for one in fields.sowable(player, good):
            seeds += player.stock[one]
            best = max(best, self.unit(one))
        worth = 0.0
        todo = min(count, seeds)
        row: i64 = 5
        while row >= 2 and todo > 0:
            for column in range(i64(FIELDS)):
                if player.rows[column] == row and fields.is_empty(player, column) and todo > 0:
                    todo -= 1
                    worth += w.sowing * (w.sown * float(row) - 1.0) * best
            row -= 1
        return max(worth, 0.0)
