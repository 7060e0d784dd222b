"""A guess of the final score, for agents that look one decision ahead.

Points that are there, and what the goods, the hand, the people and the buildings will still bring, in coins; a coin is
worth more while there is something to be built with it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from feldberg.games.oh_my_goods.content import (
    CARD_OFFICE,
    COINS_A_POINT,
    COLOUR_OF,
    FACE_POINTS,
    FIRST_CHARACTER,
    FIRST_OFFICE,
    GOOD_OF,
    KIND_OF,
    LAST_BUILDING,
    NEEDS,
    NEEDS_ANY,
    NO_GOOD,
    NO_RESOURCE,
    POINTS,
    RESOURCES,
    SLOPPY_SPARES,
    STRENGTH,
    TAKES_GOODS,
    TAKES_RESOURCE,
    TOWER_SPARES,
    UNSTAFFED,
    VALUES,
)
from feldberg.games.oh_my_goods.odds import chance, still_missing, supply_for
from feldberg.games.oh_my_goods.questions import Discard, DiscardSecond, Pay, Station
from feldberg.games.oh_my_goods.rules import building, goods, people, production
from feldberg.games.oh_my_goods.rules.production import LACKING
from feldberg.games.oh_my_goods.scoring import assistant_points, building_points
from feldberg.games.oh_my_goods.state import (
    ASSISTANT,
    BUILDING,
    EFFICIENT,
    KEEP,
    NOWHERE,
    SLOPPY,
    SUNSET,
    Table,
)
from feldberg.games.oh_my_goods.weights import WEIGHTS

LAST_COIN: Final = 1.0 / COINS_A_POINT
NOT_YET: Final = -1.0


def outlook(table: Table, seat: int) -> float:
    player = table.players[seat]
    points = float(points_without_goods(table, seat))
    if table.over:
        return points + float(goods.coins(player)) * LAST_COIN
    guess = Guess(table, seat)
    return points + guess.coins() * guess.coin


def points_without_goods(table: Table, seat: int) -> i64:
    """What the score sheet shows for all but the coins."""
    player = table.players[seat]
    if not table.modules:
        return building_points(player) + assistant_points(player)
    return sum(table.score_sheet(seat).values()) - goods.coins(player) // COINS_A_POINT


class Guess:
    """What a seat will still earn, in coins."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.player = table.players[seat]
        self.supply = supply_for(table, seat)
        self.left = rounds_left(table, seat)
        self.coin = LAST_COIN + (WEIGHTS.coin - LAST_COIN) * min(1.0, self.left / WEIGHTS.fading)
        self.a_round = self.income()
        self.best_place = NOT_YET

    def coins(self) -> float:
        player = self.player
        now = float(goods.coins(player)) + self.today() + self.pending()
        later = self.left * self.a_round + self.strength_worth()
        return now + later + self.hand_worth(now) + self.wanted(now)

    # This round

    def pending(self) -> float:
        """What is under way: coins to be paid, goods that cards are discarded for, an assistant without a place."""
        player = self.player
        total = 0.0
        for question in self.table.agenda:
            if question.seat != self.seat:
                continue
            if isinstance(question, Pay):
                total -= float(question.cost)
            elif isinstance(question, (Discard, DiscardSecond)):
                total += self.worth_at(player.opened) - WEIGHTS.card * float(player.missing[LACKING])
            elif isinstance(question, Station):
                total += float(FACE_POINTS[question.face]) / self.coin + self.left * WEIGHTS.assistant
        return total

    def worth_at(self, slot: i64) -> float:
        """What a building brings that produces, with its chain."""
        player = self.player
        count = float(self.table.terms.efficient_goods) if player.people[slot] == EFFICIENT else 1.0
        return count * float(goods.value(player, goods.good_at(player, slot))) + self.chain_now(slot)

    def today(self) -> float:
        """What is still to be produced in this round."""
        table = self.table
        player = self.player
        if table.step < SUNSET:
            return self.a_round
        if table.step > BUILDING or self.has_acted():
            return 0.0
        total = 0.0
        for slot in range(i64(len(player.buildings))):
            if production.is_due(table, player, slot):
                total += self.expected(slot)
        return total

    def has_acted(self) -> bool:
        table = self.table
        if table.step == SUNSET:
            return False
        place = (self.seat - int(table.first)) % len(table.players)
        return place < table.place or (place == table.place and table.step == BUILDING)

    def expected(self, slot: i64) -> float:
        """What a building brings that somebody works at: if need be with cards from hand, which are worth something."""
        table = self.table
        player = self.player
        card = player.buildings[slot]
        worth = self.worth_at(slot)
        spared = production.spared(player, slot)
        alone = production.missing(table, player, slot, 0)
        hand = production.hand_by_resource(player)
        helped = still_missing(table, player, slot, hand)
        if table.step == SUNSET:
            needs_any = NEEDS[card][NEEDS_ANY] > 0
            unseen = self.supply.unseen
            without = chance(unseen, self.supply.suns, needs_any, alone, spared)
            with_hand = chance(unseen, self.supply.suns, needs_any, helped, spared)
        else:
            without = 1.0 if alone[LACKING] <= spared else 0.0
            with_hand = 1.0 if helped[LACKING] <= spared else 0.0
        paid = WEIGHTS.card * float(alone[LACKING] - helped[LACKING])
        return without * worth + max(0.0, (with_hand - without) * (worth - paid))

    def chain_now(self, slot: i64) -> float:
        """What the chain of a building adds to what lies there and in hand."""
        player = self.player
        kind = KIND_OF[player.buildings[slot]]
        made = float(production.inputs(kind) * goods.value(player, GOOD_OF[player.buildings[slot]]))
        sets = production.sets(goods.stock(player), kind)
        taken = 0.0
        for good in TAKES_GOODS[kind]:
            taken += float(VALUES[good])
        resource = TAKES_RESOURCE[kind]
        if resource != NO_RESOURCE:
            held: i64 = 0
            for card in player.hand:
                if COLOUR_OF[card] == resource:
                    held += 1
            sets = min(sets, held)
            taken += WEIGHTS.card
        elif len(TAKES_GOODS[kind]) == 0:
            return 0.0
        return float(sets) * max(0.0, made - taken)

    # The rounds to come

    def income(self) -> float:
        """What a round brings: the worker at the best building, assistants where they are."""
        player = self.player
        best = 0.0
        total = 0.0
        for slot in range(i64(len(player.buildings))):
            card = player.buildings[slot]
            kind = KIND_OF[card]
            if UNSTAFFED[card]:
                total += float(goods.value(player, GOOD_OF[card]))
            elif FIRST_OFFICE <= kind < FIRST_OFFICE + RESOURCES:
                total += WEIGHTS.office
            elif kind == CARD_OFFICE:
                total += WEIGHTS.card_office
            elif GOOD_OF[card] != NO_GOOD:
                spared: i64 = TOWER_SPARES if player.under[slot] else 0
                if player.people[slot] >= ASSISTANT:
                    total += self.yield_of(card, spared, False) + WEIGHTS.assisted_chain * self.chain_later(card)
                else:
                    best = max(best, self.yield_of(card, spared, True) + self.chain_later(card))
        return total + best

    def yield_of(self, card: i64, spared: i64, worker: bool) -> float:
        """What a building makes in a round of average luck: a card from hand helps."""
        worth = float(goods.value(self.player, GOOD_OF[card]))
        made = worth * self.supply.chance(card, spared + 1)
        if worker:
            made = max(2.0 * made, worth * self.supply.chance(card, spared + SLOPPY_SPARES + 1))
        return made

    def chain_later(self, card: i64) -> float:
        """What the chain of a building adds in a round, given what its owner makes."""
        player = self.player
        kind = KIND_OF[card]
        made = float(production.inputs(kind) * goods.value(player, GOOD_OF[card]))
        taken = 0.0
        for good in TAKES_GOODS[kind]:
            if not any(GOOD_OF[other] == good for other in player.buildings):
                return 0.0
            taken += float(VALUES[good])
        resource = TAKES_RESOURCE[kind]
        if resource != NO_RESOURCE:
            return WEIGHTS.hand_a_round * max(0.0, made - taken - WEIGHTS.card)
        return WEIGHTS.chain * max(0.0, made - taken) if len(TAKES_GOODS[kind]) > 0 else 0.0

    # Cards

    def hand_worth(self, coins: float) -> float:
        """Cards as resources, and the best building among them that could be paid soon."""
        player = self.player
        cards = player.hand
        worth = WEIGHTS.card * float(len(cards)) * min(1.0, self.left)
        best = 0.0
        for card in cards:
            best = max(best, self.benefit(card, coins))
        if player.exchange != KEEP:
            best = self.best_of_unseen(len(cards), coins)
        return worth + WEIGHTS.first_choice * best * min(1.0, self.left)

    def best_of_unseen(self, count: int, coins: float) -> float:
        """The best building that so many new cards are likely to hold."""
        found = sorted((self.benefit(card, coins) for card in self.table.deck), reverse=True)
        expected = 0.0
        none_before = 1.0
        share = min(1.0, float(count) / max(1, len(found)))
        for benefit in found:
            expected += none_before * share * benefit
            none_before *= 1.0 - share
        return expected

    def benefit(self, card: i64, coins: float) -> float:
        """What a building is worth beyond its cost, in coins; less if it cannot be paid now."""
        if card >= FIRST_CHARACTER:
            return WEIGHTS.character
        player = self.player
        cost = float(building.cost(self.table, player, card))
        worth = float(POINTS[card]) / self.coin + self.left * self.adds(card) - cost
        return max(0.0, worth) * min(1.0, (coins + 1.0) / (cost + 1.0))

    def adds(self, card: i64) -> float:
        """What a building more adds to a round."""
        kind = KIND_OF[card]
        if UNSTAFFED[card]:
            return float(goods.value(self.player, GOOD_OF[card]))
        if FIRST_OFFICE <= kind < FIRST_OFFICE + RESOURCES:
            return WEIGHTS.office
        if kind == CARD_OFFICE:
            return WEIGHTS.card_office
        if GOOD_OF[card] == NO_GOOD:
            return 0.0
        return max(WEIGHTS.another, self.yield_of(card, 0, True) + self.chain_later(card) - self.best_so_far())

    def best_so_far(self) -> float:
        """What the worker makes in a round at the best of the buildings there are; worked out once."""
        if self.best_place == NOT_YET:
            self.best_place = 0.0
            for slot in range(i64(len(self.player.buildings))):
                if people.has_room(self.player, slot) or EFFICIENT <= self.player.people[slot] <= SLOPPY:
                    card = self.player.buildings[slot]
                    self.best_place = max(self.best_place, self.yield_of(card, 0, True) + self.chain_later(card))
        return self.best_place

    def wanted(self, coins: float) -> float:
        """What the card laid aside will bring, if it can be paid."""
        aside = self.player.aside
        if aside == NOWHERE:
            return 0.0
        sure = 1.0 if coins >= float(building.cost(self.table, self.player, aside)) else 0.0
        return sure * self.benefit(aside, coins) + WEIGHTS.card * (1.0 - sure)

    def strength_worth(self) -> float:
        strength: i64 = 0
        for card in self.player.buildings:
            strength += STRENGTH[card]
        return WEIGHTS.strength * float(min(strength, 4)) * min(1.0, self.left)


def rounds_left(table: Table, seat: int) -> float:
    """How many rounds come after this one. Own buildings do not count, or nobody would put up the last ones."""
    if table.rounds:
        return float(table.rounds - table.round)
    if table.last:
        return 0.0
    if table.ending:
        return 1.0
    most: i64 = 0
    for other, player in enumerate(table.players):
        if other != seat:
            most = max(most, len(player.buildings))
    bound = 1.0 + WEIGHTS.rounds_a_building * float(LAST_BUILDING - most)
    return max(1.0, min(bound, WEIGHTS.usual_rounds - float(table.round)))
