"""Paying for cards: small decisions where the cost leaves a choice."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from feldberg.core.questions import Question
from feldberg.games.hallertau.content.cards import ALL_CARDS, CARDS, DECK_OF, MOST_WAYS
from feldberg.games.hallertau.content.language import PAY as PAY_AMOUNT
from feldberg.games.hallertau.content.language import (
    PAY_CARDS,
    PAY_CROP,
    PAY_CROPS_BEYOND,
    PAY_KINDS,
    PAY_MARKER,
    STEP_BACK,
    Op,
)
from feldberg.games.hallertau.content.pieces import COLUMNS, CROPS, DECKS, GOODS, PLACES, SHEEP
from feldberg.games.hallertau.questions.actions import DISCARD, FIELD, GOOD, MOST_EFFECTS, SHEEP_AT
from feldberg.games.hallertau.questions.asking import Continue
from feldberg.games.hallertau.rules import cards, fields, measures, stock
from feldberg.games.hallertau.state import Table

ONE_STEP: Final = vec[i64]([1, 8, 64, 512, 4096, 32768, 262144])  # digits that count sheep by their places
GOOD_BITS: Final = vec[i64]([2**good for good in range(GOODS)])


class Cost(Continue):
    """The rest of a card's cost."""

    SAVED: ClassVar[dict[str, int]] = {"card": ALL_CARDS - 1, "way": MOST_WAYS - 1, "at": MOST_EFFECTS}

    def __init__(self, seat: i64, card: i64, way: i64, at: i64) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.way: Final = way
        self.at: Final = at

    def go_on(self, table: Table) -> None:
        cost = CARDS[self.card].ways[self.way].cost
        if self.at < len(cost):
            table.ask(Cost(self.seat, self.card, self.way, self.at + 1))
            self.pay(table, cost[self.at])
        elif len(cost):
            cards.after_cost(table, self.seat)

    def pay(self, table: Table, cost: Op) -> None:
        seat = self.seat
        kind = cost.kind
        if kind == PAY_AMOUNT:
            amount = measures.amount_of(table, seat, cost.amount)
            if cost.what != SHEEP:
                stock.pay(table, seat, cost.what, amount)
            elif amount:
                table.ask(PaySheep(seat, amount))
        elif kind == PAY_CARDS:
            table.ask(PayCards(seat, cost.count, cost.what + 1))
        elif kind in (PAY_KINDS, PAY_CROP):
            table.ask(PayKinds(seat, cost.each, cost.count, cost.what, 0))
        elif kind == PAY_CROPS_BEYOND:
            if measures.crops(table.players[seat]) > cost.count:
                table.ask(KeepCrops(seat, cost.count, 0))
        elif kind == STEP_BACK:
            table.ask(StepBack(seat, cost.count, 0))
        else:
            table.ask(PayFields(seat, self.card, self.way, self.at, cost.count))


class PaySheep(Question[Table]):
    """From where the next of several sheep is paid."""

    SAVED: ClassVar[dict[str, int]] = {"count": 20}

    def __init__(self, seat: i64, count: i64) -> None:
        super().__init__(seat)
        self.count: Final = count

    def options(self, table: Table) -> vec[i64]:
        return places_with_sheep(table, self.seat, PLACES, 0)

    def answer(self, table: Table, action: i64) -> None:
        stock.pay_sheep(table, self.seat, SHEEP_AT.x(action))
        if self.count > 1:
            table.ask(PaySheep(self.seat, self.count - 1))


def places_with_sheep(table: Table, seat: i64, end: i64, moved: i64) -> vec[i64]:
    """The places before the end with a sheep that was not moved just now."""
    flock = table.players[seat].flock
    options = vec[i64](capacity=PLACES + 2)
    for place in range(end):
        if flock[place] > (moved >> 3 * place) & 7:
            options = append(options, SHEEP_AT.at(place))
    return options


class PayCards(Question[Table]):
    """Which hand card leaves the game."""

    SAVED: ClassVar[dict[str, int]] = {"count": 9, "deck": DECKS}

    def __init__(self, seat: i64, count: i64, deck: i64) -> None:
        """The deck's number + 1, 0 for any."""
        super().__init__(seat)
        self.count: Final = count
        self.deck: Final = deck

    def options(self, table: Table) -> vec[i64]:
        options = vec[i64]()
        for card in table.players[self.seat].hand:
            if self.deck == 0 or DECK_OF[card] == self.deck - 1:
                options = append(options, DISCARD.at(card))
        return options

    def answer(self, table: Table, action: i64) -> None:
        stock.remove_card(table, self.seat, DISCARD.x(action))
        if self.count > 1:
            table.ask(PayCards(self.seat, self.count - 1, self.deck))


class PayKinds(Question[Table]):
    """Which kind of good is paid next, so many of each."""

    SAVED: ClassVar[dict[str, int]] = {"each": 20, "count": 3, "kinds": GOODS, "paid": 2**GOODS - 1}

    def __init__(self, seat: i64, each: i64, count: i64, kinds: i64, paid: i64) -> None:
        """Of the first so many kinds; those already paid as bits."""
        super().__init__(seat)
        self.each: Final = each
        self.count: Final = count
        self.kinds: Final = kinds
        self.paid: Final = paid

    def options(self, table: Table) -> vec[i64]:
        options = vec[i64]()
        for good in range(self.kinds):
            if table.players[self.seat].stock[good] >= self.each and not self.paid & GOOD_BITS[good]:
                options = append(options, GOOD.at(good))
        return options

    def answer(self, table: Table, action: i64) -> None:
        good = GOOD.x(action)
        stock.pay(table, self.seat, good, self.each)
        if self.count > 1:
            table.ask(PayKinds(self.seat, self.each, self.count - 1, self.kinds, self.paid | GOOD_BITS[good]))


class KeepCrops(Question[Table]):
    """Which crop is kept next; once enough are, all others go."""

    SAVED: ClassVar[dict[str, int]] = {"count": 3, "kept": 8**CROPS - 1}

    def __init__(self, seat: i64, count: i64, kept: i64) -> None:
        """Still to choose; those kept as digits by their kinds."""
        super().__init__(seat)
        self.count: Final = count
        self.kept: Final = kept

    def options(self, table: Table) -> vec[i64]:
        options = vec[i64]()
        for crop in range(i64(CROPS)):
            if table.players[self.seat].stock[crop] > self.kept // ONE_STEP[crop] % 8:
                options = append(options, GOOD.at(crop))
        return options

    def answer(self, table: Table, action: i64) -> None:
        kept = self.kept + ONE_STEP[GOOD.x(action)]
        if self.count > 1:
            table.ask(KeepCrops(self.seat, self.count - 1, kept))
            return
        for crop in range(i64(CROPS)):
            extra = table.players[self.seat].stock[crop] - kept // ONE_STEP[crop] % 8
            stock.pay(table, self.seat, crop, extra)


class StepBack(Question[Table]):
    """Which of different sheep goes one step back next."""

    SAVED: ClassVar[dict[str, int]] = {"count": 3, "moved": 8**PLACES - 1}

    def __init__(self, seat: i64, count: i64, moved: i64) -> None:
        super().__init__(seat)
        self.count: Final = count
        self.moved: Final = moved

    def options(self, table: Table) -> vec[i64]:
        return places_with_sheep(table, self.seat, PLACES, self.moved)

    def answer(self, table: Table, action: i64) -> None:
        place = SHEEP_AT.x(action)
        first_card = measures.first_card(table)
        stock.step_sheep_back(table, self.seat, place, first_card)
        if self.count > 1:
            moved = self.moved + ONE_STEP[place - 1] if place - 1 >= first_card else self.moved
            table.ask(StepBack(self.seat, self.count - 1, moved))


class PayFields(Question[Table]):
    """Which field, or what is sown on it, is paid next."""

    SAVED: ClassVar[dict[str, int]] = {
        "card": ALL_CARDS - 1,
        "way": MOST_WAYS - 1,
        "at": MOST_EFFECTS,
        "count": COLUMNS,
    }

    def __init__(self, seat: i64, card: i64, way: i64, at: i64, count: i64) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.way: Final = way
        self.at: Final = at
        self.count: Final = count

    def cost(self) -> Op:
        return CARDS[self.card].ways[self.way].cost[self.at]

    def options(self, table: Table) -> vec[i64]:
        player = table.players[self.seat]
        options = vec[i64]()
        for column in range(i64(COLUMNS)):
            if cards.field_pays(player, self.cost(), column) and fields.first_alike(table, player, column):
                options = append(options, FIELD.at(column))
        return options

    def answer(self, table: Table, action: i64) -> None:
        if self.cost().kind == PAY_MARKER:
            fields.lose_marker(table, self.seat, FIELD.x(action))
        else:
            fields.lose_field(table, self.seat, FIELD.x(action))
        if self.count > 1:
            table.ask(PayFields(self.seat, self.card, self.way, self.at, self.count - 1))
