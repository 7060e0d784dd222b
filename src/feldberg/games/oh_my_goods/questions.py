"""Every decision: who is asked, what is legal, what the answer does."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from feldberg.core.questions import Plan, Question
from feldberg.core.rows import NONE
from feldberg.games.oh_my_goods.actions import (
    BUILD,
    DISCARD,
    DISCARD_TWO,
    DROP,
    EXCHANGE_BUT_ONE,
    EXCHANGE_HAND,
    FEED,
    FINISH,
    HIRE,
    IDLE,
    KEEP_HAND,
    LAY_ASIDE,
    LAY_NOTHING,
    MOST_AT_ONCE,
    MOVE,
    NEITHER,
    PAY,
    PRODUCE,
    STATION,
    TURN,
    WORK,
)
from feldberg.games.oh_my_goods.content import (
    CARDS,
    COLOUR_OF,
    FACES,
    FIRST_CHARACTER,
    GOODS,
    KIND_OF,
    NO_RESOURCE,
    RESOURCES,
    TAKES_GOODS,
    TAKES_RESOURCE,
)
from feldberg.games.oh_my_goods.module import BUILDING, DAWN, NEW_CARDS, PRODUCTION
from feldberg.games.oh_my_goods.rules import building, flow, goods, people, piles, production
from feldberg.games.oh_my_goods.rules.production import LACKING
from feldberg.games.oh_my_goods.state import (
    EFFICIENT,
    EXCHANGE,
    EXCHANGE_BUT,
    NOBODY,
    NOWHERE,
    SLOPPY,
    Table,
)

HIGHEST_COST: Final = 99


def offered(table: Table, seat: i64, moment: i64, options: vec[i64]) -> vec[i64]:
    """The options of a decision, with those that modules add."""
    for module in table.modules:
        options = module.offers(table, seat, moment, options)
    return options


def heard(table: Table, question: Question[Table], action: i64) -> bool:
    """Whether a module has carried out the answer; the question is asked again."""
    for module in table.modules:
        if module.answers(table, question.seat, action):
            table.ask(question)
            return True
    return False


# Phase I: all may exchange their hands, in secret


class Exchanges(Plan[Table]):
    def begin(self, table: Table, seat: int) -> None:
        table.ask(Exchange(seat))

    def order(self, table: Table) -> list[int]:
        return flow.turn_order(table)


class Exchange(Question[Table]):
    """Whether the whole hand is exchanged."""

    def options(self, table: Table) -> vec[i64]:
        hand = table.players[self.seat].hand
        found = vec[i64]([KEEP_HAND.at()])
        if len(hand) == 0:
            return found
        found = append(found, EXCHANGE_HAND.at())
        if table.keep_one and len(hand) > 1:
            for card in hand:
                found = append(found, EXCHANGE_BUT_ONE.at(card))
        return offered(table, self.seat, NEW_CARDS, found)

    def branches(self, table: Table) -> bool:
        return len(table.players[self.seat].hand) > 0

    def answer(self, table: Table, action: i64) -> None:
        player = table.players[self.seat]
        if heard(table, self, action):
            return
        if EXCHANGE_HAND.has(action):
            player.exchange = EXCHANGE
        elif EXCHANGE_BUT_ONE.has(action):
            player.exchange = EXCHANGE_BUT + EXCHANGE_BUT_ONE.x(action)


# Phase II: all decide about their people and the building they want, in secret


class Dawn(Plan[Table]):
    def begin(self, table: Table, seat: int) -> None:
        table.ask(Work(seat))

    def order(self, table: Table) -> list[int]:
        return flow.turn_order(table)

    def reveal(self, table: Table) -> None:
        table.tell(flow.SUN_SETS, -1)


class Work(Question[Table]):
    """Where the worker goes and how; before that, assistants may be moved for coins."""

    def options(self, table: Table) -> vec[i64]:
        player = table.players[self.seat]
        count: i64 = len(player.buildings)
        found = vec[i64](capacity=2 * len(player.buildings))
        for slot in range(count):
            if people.has_room(player, slot):
                found = append(found, WORK.at(slot, 0))
                found = append(found, WORK.at(slot, 1))
        if len(found) == 0:
            found = append(found, IDLE.at())
        elif goods.coins(player) >= people.move_cost(table, player):
            for slot in range(count):
                if player.people[slot] != NOBODY:
                    for to in range(count):
                        if people.has_room(player, to):
                            found = append(found, MOVE.at(slot, to))
        return offered(table, self.seat, DAWN, found)

    def branches(self, table: Table) -> bool:
        player = table.players[self.seat]
        return any(people.has_room(player, slot) for slot in range(i64(len(player.buildings))))

    def answer(self, table: Table, action: i64) -> None:
        if heard(table, self, action):
            return
        if MOVE.has(action):
            cost = people.move_cost(table, table.players[self.seat])
            people.move(table, self.seat, MOVE.x(action), MOVE.y(action))
            table.ask(self)
            ask_payment(table, self.seat, cost)
            return
        if WORK.has(action):
            mode: i64 = SLOPPY if WORK.y(action) else EFFICIENT
            people.place_worker(table, self.seat, WORK.x(action), mode)
        table.ask(LayAside(self.seat))


class LayAside(Question[Table]):
    """Which card is to be built in this round."""

    def options(self, table: Table) -> vec[i64]:
        found = vec[i64]([LAY_NOTHING.at()])
        for card in table.players[self.seat].hand:
            if card < FIRST_CHARACTER:
                found = append(found, LAY_ASIDE.at(card))
        return found

    def branches(self, table: Table) -> bool:
        return any(card < FIRST_CHARACTER for card in table.players[self.seat].hand)

    def answer(self, table: Table, action: i64) -> None:
        if LAY_ASIDE.has(action):
            building.lay_aside(table, self.seat, LAY_ASIDE.x(action))


# Phase IV


class Produce(Question[Table]):
    """Which building produces next, or which chain is used; what costs nothing is not left out."""

    def options(self, table: Table) -> vec[i64]:
        player = table.players[self.seat]
        found = vec[i64]()
        hand = NONE
        done = True
        for slot in range(i64(len(player.buildings))):
            if production.is_due(table, player, slot):
                if player.people[slot] == NOBODY:
                    return vec[i64]([PRODUCE.at(slot)])
                missing = production.missing(table, player, slot, production.spared(player, slot))
                if missing[LACKING] == 0:
                    done = False
                    found = append(found, PRODUCE.at(slot))
                elif len(player.hand) > 0:
                    if len(hand) == 0:
                        hand = production.hand_by_resource(player)
                    if production.can_supply(table, missing, hand):
                        found = append(found, PRODUCE.at(slot))
        if table.last:
            for slot in range(i64(len(player.buildings))):
                found = self.chains(table, slot, found)
        elif player.opened != NOWHERE:
            found = self.chains(table, player.opened, found)
        if done:
            found = append(found, FINISH.at())
        return offered(table, self.seat, PRODUCTION, found)

    def chains(self, table: Table, slot: i64, found: vec[i64]) -> vec[i64]:
        """With the uses of a building's chain."""
        player = table.players[self.seat]
        kind = KIND_OF[player.buildings[slot]]
        resource = TAKES_RESOURCE[kind]
        if resource == NO_RESOURCE and len(TAKES_GOODS[kind]) == 0:
            return found
        sets = production.sets(goods.stock(player), kind)
        if resource == NO_RESOURCE:
            for times in range(1, min(sets, MOST_AT_ONCE) + 1):
                found = append(found, TURN.at(slot, times))
        elif sets > 0:
            for card in player.hand:
                if COLOUR_OF[card] == resource:
                    found = append(found, FEED.at(slot, card))
        return found

    def answer(self, table: Table, action: i64) -> None:
        if heard(table, self, action):
            return
        if PRODUCE.has(action):
            production.begin(table, self.seat, PRODUCE.x(action))
            next_discard(table, self.seat)
        elif FEED.has(action):
            production.chain(table, self.seat, FEED.x(action), 1, FEED.y(action))
        elif TURN.has(action):
            production.chain(table, self.seat, TURN.x(action), TURN.y(action), NOWHERE)
        else:
            flow.end_production(table, self.seat)


def next_discard(table: Table, seat: i64) -> None:
    """Go on with the production under way: what is lacking is discarded from hand, then goods are made."""
    player = table.players[seat]
    if player.missing[LACKING] > 0:
        table.ask(Discard(seat))
    else:
        production.make(table, player)


class Discard(Question[Table]):
    """Which card goes for what production lacks. Where every card that fits is needed, nobody is asked."""

    def options(self, table: Table) -> vec[i64]:
        player = table.players[self.seat]
        missing = player.missing
        hand = production.hand_by_resource(player)
        all_needed = production.fitting(missing, hand) == missing[LACKING] and not table.two_for_one
        found = vec[i64]()
        for card in player.hand:
            resource = COLOUR_OF[card]
            if resource < RESOURCES and missing[resource] > 0:
                if all_needed and hand[resource] <= missing[resource]:
                    return vec[i64]([DISCARD.at(card)])
                found = append(found, DISCARD.at(card))
            if table.two_for_one and production.can_spare_two(table, missing, hand, resource):
                found = append(found, DISCARD_TWO.at(card))
        return found

    def answer(self, table: Table, action: i64) -> None:
        if DISCARD_TWO.has(action):
            production.discard_for(table, self.seat, DISCARD_TWO.x(action))
            table.ask(DiscardSecond(self.seat))
            return
        card = DISCARD.x(action)
        table.players[self.seat].missing[COLOUR_OF[card]] -= 1
        production.discard_for(table, self.seat, card)
        one_less(table, self.seat)


class DiscardSecond(Question[Table]):
    """The second of two cards that stand for any one that is missing."""

    def options(self, table: Table) -> vec[i64]:
        player = table.players[self.seat]
        hand = production.hand_by_resource(player)
        found = vec[i64]()
        for card in player.hand:
            if production.can_spare(table, player.missing, hand, COLOUR_OF[card]):
                found = append(found, DISCARD.at(card))
        return found

    def answer(self, table: Table, action: i64) -> None:
        production.discard_for(table, self.seat, DISCARD.x(action))
        one_less(table, self.seat)


def one_less(table: Table, seat: i64) -> None:
    table.players[seat].missing[LACKING] -= 1
    next_discard(table, seat)


class Build(Question[Table]):
    """Build the card laid aside or one that lies open, hire an assistant, or neither."""

    SAVED: ClassVar[dict[str, int]] = {"built": 1, "hired": 1}

    def __init__(self, seat: i64, built: i64 = 0, hired: i64 = 0) -> None:
        super().__init__(seat)
        self.built = built  # in this turn, where both may be done
        self.hired = hired

    def options(self, table: Table) -> vec[i64]:
        player = table.players[self.seat]
        found = vec[i64]([NEITHER.at()])
        if not self.built:
            if player.aside != NOWHERE and building.may_build(table, self.seat, player.aside):
                found = append(found, BUILD.at(player.aside))
            for card in table.middle:
                if building.may_build(table, self.seat, card):
                    found = append(found, BUILD.at(card))
        if not self.hired:
            coins = goods.coins(player)
            for face in table.offer:
                if people.hiring_cost(table, face) <= coins and people.may_hire(player, face):
                    found = append(found, HIRE.at(face))
        return found if self.built else offered(table, self.seat, BUILDING, found)

    def answer(self, table: Table, action: i64) -> None:
        if heard(table, self, action):
            return
        player = table.players[self.seat]
        card: i64 = BUILD.x(action) if BUILD.has(action) else NOWHERE
        cost: i64 = 0 if card == NOWHERE else building.cost(table, player, card)
        if table.both and not NEITHER.has(action) and not self.built and not self.hired:
            table.ask(Build(self.seat, BUILD.has(action), HIRE.has(action)))
        else:
            if player.aside != card:
                building.take_back(table, self.seat)
            flow.end_turn(table, self.seat)
        if HIRE.has(action):
            face = HIRE.x(action)
            cost = people.hiring_cost(table, face)
            people.hire(table, self.seat, face)
            table.ask(Station(self.seat, face))
        elif card != NOWHERE:
            building.build(table, self.seat, card)
        ask_payment(table, self.seat, cost)


class Station(Question[Table]):
    """Where a new assistant goes."""

    SAVED: ClassVar[dict[str, int]] = {"face": FACES - 1}

    def __init__(self, seat: i64, face: i64) -> None:
        super().__init__(seat)
        self.face = face

    def options(self, table: Table) -> vec[i64]:
        player = table.players[self.seat]
        found = vec[i64]()
        for slot in range(i64(len(player.buildings))):
            if people.has_room(player, slot):
                found = append(found, STATION.at(slot))
        return found

    def answer(self, table: Table, action: i64) -> None:
        people.station(table, self.seat, self.face, STATION.x(action))


# Paying


def ask_payment(table: Table, seat: i64, cost: i64, place: i64 = 0) -> None:
    """Ask for coins, beginning with the dearest goods that are there."""
    if cost <= 0:
        return
    player = table.players[seat]
    stock = goods.stock(player)
    order = goods.dearest_first(player)
    while stock[order[place]] == 0:
        place += 1
    table.ask(Pay(seat, cost, place))


class Pay(Question[Table]):
    """How many of a good are paid; the cheaper ones make up the rest.

    Dearest first and never more than needed: so no payment holds a good that could be left out, and none comes twice.
    """

    SAVED: ClassVar[dict[str, int]] = {"cost": HIGHEST_COST, "place": GOODS - 1}

    def __init__(self, seat: i64, cost: i64, place: i64) -> None:
        super().__init__(seat)
        self.cost = cost
        self.place = place  # of the good among all, by value

    def options(self, table: Table) -> vec[i64]:
        player = table.players[self.seat]
        stock = goods.stock(player)
        order = goods.dearest_first(player)
        good = order[self.place]
        value = goods.value(player, good)
        cheaper: i64 = 0
        for other in order[self.place + 1 :]:
            if stock[other] > 0:
                cheaper += stock[other] * goods.value(player, other)
        most = min(stock[good], (self.cost + value - 1) // value)
        least = max(0, (self.cost - cheaper + value - 1) // value)
        found = vec[i64]()
        for count in range(least, most + 1):
            found = append(found, PAY.at(good, count))
        return found

    def answer(self, table: Table, action: i64) -> None:
        good = PAY.x(action)
        count = PAY.y(action)
        left = self.cost - count * goods.value(table.players[self.seat], good)
        if count > 0:
            goods.spend(table, self.seat, good, count)
        ask_payment(table, self.seat, left, self.place + 1)


# When both piles are empty


class Halving(Plan[Table]):
    """All discard half of their hands, rounded down."""

    def begin(self, table: Table, seat: int) -> None:
        count: i64 = len(table.players[seat].hand)
        if count > 1:
            table.ask(Drop(seat, count // 2))

    def order(self, table: Table) -> list[int]:
        return flow.turn_order(table)


class Drop(Question[Table]):
    """Which card is discarded."""

    SAVED: ClassVar[dict[str, int]] = {"count": CARDS}

    def __init__(self, seat: i64, count: i64) -> None:
        super().__init__(seat)
        self.count = count  # still to be discarded

    def options(self, table: Table) -> vec[i64]:
        found = vec[i64]()
        for card in table.players[self.seat].hand:
            found = append(found, DROP.at(card))
        return found

    def answer(self, table: Table, action: i64) -> None:
        piles.drop(table, self.seat, DROP.x(action))
        if self.count > 1:
            table.ask(Drop(self.seat, self.count - 1))


QUESTIONS: Final[list[type[Question[Any]]]] = [
    Exchanges,
    Exchange,
    Dawn,
    Work,
    LayAside,
    Produce,
    Discard,
    DiscardSecond,
    Build,
    Station,
    Pay,
    Halving,
    Drop,
]
