"""A guess of the final score, for agents that look one step ahead. No rule depends on it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from feldberg.core.rows import zeros
from feldberg.games.hallertau.content.cards import CARDS, DECK_OF
from feldberg.games.hallertau.content.language import (
    ADVANCE,
    ANY,
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
    COLUMNS,
    CROPS,
    GOODS,
    HARVEST,
    JEWELRY,
    MILKING,
    POINTS,
    ROUNDS,
    SHEEP,
    STABLE,
    TOOLS,
)
from feldberg.games.hallertau.outlook.improvements import Improvements
from feldberg.games.hallertau.questions.asking import Run
from feldberg.games.hallertau.questions.choosing import Accept, Choose, Exchange, Token
from feldberg.games.hallertau.questions.farming import Crops, CropToSow, DifferentCrops, Lift, Reap, Sow
from feldberg.games.hallertau.questions.herding import Step
from feldberg.games.hallertau.questions.playing import Effect
from feldberg.games.hallertau.rules import cards, fields, measures
from feldberg.games.hallertau.scoring import card_points, centre_points, leftovers
from feldberg.games.hallertau.state import Player, Table


def outlook(table: Table, seat: int) -> float:
    """The points had and the leftovers, what the boards promise, and what the open questions still bring."""
    player = table.players[seat]
    guess = float(centre_points(player)) + float(card_points(player)) + float(player.flock[STABLE])
    guess += float(player.stock[JEWELRY]) + float(leftovers(player)) / 5.0
    if table.over:
        return guess
    look = Prospects(table, player)
    for question in table.agenda:
        if question.seat == seat:
            guess += look.expect(table, seat, question)
    return guess + look.worth() + look.land() + look.flocks() + look.hand(table, seat) + look.idle()


@mypyc_attr(acyclic=True, free_list_len=1)
class Prospects(Improvements):
    """One player's prospects."""

    free: vec[i64]

    def __init__(self, table: Table, player: Player) -> None:
        super().__init__(table, player)
        self.later = float(ROUNDS - table.round)  # rounds after this one
        self.harvests = self.later + (1.0 if table.phase <= HARVEST else 0.0)
        self.milkings = self.later + (1.0 if table.phase <= MILKING else 0.0)
        self.free = zeros(COLUMNS)  # the rows of empty fields
        for column in range(i64(COLUMNS)):
            if fields.is_empty(player, column):
                self.free[column] = player.rows[column]

    def unit(self, good: i64) -> float:
        """One more of a good now."""
        return self.good * (self.weights.scarce if self.goods[good] < 2 else self.weights.ample)

    def idle(self) -> float:
        """Workers still to be placed."""
        w = self.weights
        return float(self.player.workers) * (w.idle + w.idle_early * self.later)

    def land(self) -> float:
        """Fields in rounds to come, and what is sown now."""
        w = self.weights
        player = self.player
        worth = 0.0
        for column in range(i64(COLUMNS)):
            row = float(player.rows[column])
            if row:
                worth += w.field * max(self.harvests - 1.0, 0.0) * row * self.later_good
                if not player.sown[column] and self.harvests >= 1.0:
                    worth += w.unsown * row * self.later_good
        return worth

    def flocks(self) -> float:
        """Milk for as long as the sheep live, and their stay in the stable."""
        w = self.weights
        worth = 0.0
        for place in range(i64(STABLE + 1)):
            count = float(self.player.flock[place])
            if count:
                lives = self.milkings if place == STABLE else min(self.milkings, float(place) - (6.0 - self.milkings))
                worth += count * (w.sheep + max(lives, 0.0) * self.milk())
        return worth

    def milk(self) -> float:
        return self.weights.milk * (self.good + self.later_good)

    def hand(self, table: Table, seat: i64) -> float:
        """Cards to play, more where that can be done now."""
        w = self.weights
        worth = 0.0
        time = self.time()
        for card in self.player.hand:
            worth += self.card(DECK_OF[card]) * time
            if cards.playable(table, seat, card):
                worth += w.playable
        for card in self.player.played:
            if DECK_OF[card] == BONUS and self.later:
                worth += w.income * self.later * self.program(table, seat, CARDS[card].income, 0)
        return worth

    def time(self) -> float:
        """How likely a card will still be played."""
        w = self.weights
        return min(1.0, w.card_last + w.card_phase * float(self.left))

    def card(self, deck: i64) -> float:
        w = self.weights
        if deck == BONUS:
            return w.bonus
        if deck == POINTS:
            return w.point
        return w.gateway if deck == 0 else w.farmyard

    # What is still to come

    def expect(self, table: Table, seat: i64, question: object) -> float:
        """Take what a question on the agenda will bring into account: goods for the plan, the rest as its worth."""
        w = self.weights
        if isinstance(question, Run):
            return self.expect_program(table, seat, question.program, question.at)
        if isinstance(question, Sow):
            return self.expect_sowings(question.count, question.good - 1)
        if isinstance(question, (Crops, DifferentCrops)):
            return self.expect_crops(question.count)
        if isinstance(question, CropToSow):
            return self.expect_crops(question.count) + self.expect_sowings(1, ANY)
        if isinstance(question, (Choose, Exchange, Accept)):
            return self.expect_effect(table, seat, PROGRAMS[question.program][question.at])
        if isinstance(question, Step):
            return w.walk * float(question.count)
        if isinstance(question, Lift):
            return w.lift * float(question.count) * self.later_good
        if isinstance(question, Reap):
            return w.reap * float(question.count) * self.good
        if isinstance(question, Token):
            return w.token
        if isinstance(question, Effect) and DECK_OF[question.card] != BONUS:
            return self.expect_program(table, seat, CARDS[question.card].ways[question.way].number, 0)
        return 0.0

    def expect_program(self, table: Table, seat: i64, program: i64, at: i64) -> float:
        worth = 0.0
        effects = PROGRAMS[program]
        for place in range(at, i64(len(effects))):
            worth += self.expect_effect(table, seat, effects[place])
        return worth

    def expect_effect(self, table: Table, seat: i64, op: Op) -> float:
        kind = op.kind
        if kind == GAIN and op.what != SHEEP:
            amount = measures.amount_of(table, seat, op.amount)
            if op.what == TOOLS:
                self.tools += amount
                self.all_tools += amount
            elif op.what == JEWELRY:
                self.jewels += amount
            else:
                self.goods[op.what] += amount
            return 0.2 * float(amount) if op.what != JEWELRY else float(amount)
        if kind == SOW:
            return self.expect_sowings(op.count, op.what)
        if kind in (CROP_MIX, CROP_KINDS):
            return self.expect_crops(op.count)
        if kind == CROP_SOWN:
            return self.expect_crops(op.count) + self.expect_sowings(1, ANY)
        if kind == CHOICE:
            best = 0.0
            chosen: i64 = -1
            for program in op.programs:
                worth = self.program(table, seat, program, 0)
                if worth > best:
                    best = worth
                    chosen = program
            return self.expect_program(table, seat, chosen, 0) if chosen >= 0 else 0.0
        if kind == EXCHANGE:
            cost = op.cost[0]
            if self.exchange(table, seat, op) <= 0.0:
                return 0.0
            if cost.kind == PAY and cost.what < GOODS:
                self.goods[cost.what] -= min(cost.count, self.goods[cost.what])
                return self.expect_program(table, seat, op.programs[0], 0)
            lost = self.gain(SHEEP, 1.0) if cost.kind == PAY else self.weights.step
            return self.expect_program(table, seat, op.programs[0], 0) - lost
        return self.effect(table, seat, op)

    def expect_crops(self, count: i64) -> float:
        """Of the crops that there are fewest of."""
        for _ in range(count):
            fewest: i64 = 0
            for crop in range(i64(CROPS)):
                if self.goods[crop] < self.goods[fewest]:
                    fewest = crop
            self.goods[fewest] += 1
        return 0.2 * float(count)

    def expect_sowings(self, count: i64, good: i64) -> float:
        """The best fields, sown with what will then be there least."""
        if self.harvests < 1.0:
            return 0.0
        sown: i64 = 0
        for _ in range(count):
            best: i64 = -1
            for column in range(i64(COLUMNS)):
                if self.free[column] and (best < 0 or self.free[column] > self.free[best]):
                    best = column
            seed: i64 = -1
            for one in range(i64(GOODS)):
                fits = one == good or (good < 0 and one < CROPS)
                if (
                    fits
                    and self.player.stock[one]
                    and self.goods[one]
                    and (seed < 0 or self.goods[one] < self.goods[seed])
                ):
                    seed = one
            if best < 0 or seed < 0:
                break
            self.goods[seed] += self.free[best] - 1
            self.free[best] = 0
            sown += 1
        return -0.2 * float(sown)

    def program(self, table: Table, seat: i64, program: i64, at: i64) -> float:
        worth = 0.0
        effects = PROGRAMS[program]
        for place in range(at, i64(len(effects))):
            worth += self.effect(table, seat, effects[place])
        return worth

    def effect(self, table: Table, seat: i64, op: Op) -> float:
        w = self.weights
        kind = op.kind
        if kind == GAIN:
            return self.gain(op.what, float(measures.amount_of(table, seat, op.amount)))
        if kind == DRAW:
            return float(op.count) * self.card(op.what) * self.time()
        if kind == FIELD:
            count = min(op.count, fields.room(self.player))
            row = float(op.what)
            rest = max(self.harvests - 1.0, 0.0)
            return float(count) * row * (0.2 + w.field * rest * self.later_good + w.unsown * self.later_good)
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
            return w.walk * float(op.count) if measures.sheep(self.player) > self.player.flock[STABLE] else 0.0
        if kind == LIFT:
            return w.lift * float(op.count) * self.later_good
        if kind == REAP:
            return w.reap * float(op.count) * self.good
        if kind == TOKEN:
            return w.token
        if kind == ADVANCE:
            return w.step
        return w.other

    def gain(self, what: i64, amount: float) -> float:
        w = self.weights
        if what == SHEEP:
            return amount * (w.sheep + 1.0 + min(3.0, self.milkings) * self.milk())
        if what == TOOLS:
            return amount * (0.2 + w.tool * float(self.left))
        if what == JEWELRY:
            return amount * (1.0 + (w.gem * w.step if self.left else 0.0))
        return amount * (0.2 + self.unit(what))

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
        return max(reward - self.weights.step, 0.0)

    def sowings(self, count: i64, good: i64) -> float:
        """The best fields sown with what there is."""
        w = self.weights
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
            for column in range(i64(COLUMNS)):
                if player.rows[column] == row and fields.is_empty(player, column) and todo > 0:
                    todo -= 1
                    worth += w.sowing * (float(row) - 1.0) * best
            row -= 1
        return max(worth, 0.0)
