"""Every decision of the game: who is asked, what is legal, what the answer does.

At every decision of one's own a card can be played beside the answers; a card that is played asks the same question
again. Choices that come to the same (fields alike, sheep on one card) are offered once.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from feldberg.core.actions import Layout
from feldberg.core.contract import Question
from feldberg.games.hallertau.content.cards import ALL_CARDS, CARDS, DECK_OF, FIRST_BONUS
from feldberg.games.hallertau.content.language import (
    CLEAR_SPACE,
    EXCHANGE,
    GAIN,
    LONE_WORKER,
    PAY_BUILDING,
    PAY_CARDS,
    PAY_CROP,
    PAY_CROPS_BEYOND,
    PAY_FIELDS,
    PAY_KINDS,
    PAY_MARKER,
    PROGRAMS,
    SHIFT_THREE,
    STEP_BACK,
    TAKE_TOP,
    USE_SPACE,
    Op,
)
from feldberg.games.hallertau.content.language import FIELD as NEW_FIELDS
from feldberg.games.hallertau.content.language import PAY as PAY_AMOUNT
from feldberg.games.hallertau.content.pieces import (
    BONUS_CARDS,
    BUILDINGS,
    CROPS,
    FIELDS,
    GOODS,
    HIGHEST_ROW,
    JEWELRY,
    LOWEST_ROW,
    MOST_ROWS,
    PLACES,
    ROUNDS,
    SHEEP,
    SPACES,
    STABLE,
    is_corner,
)
from feldberg.games.hallertau.content.pieces import TOOLS as TOOL_STOCK
from feldberg.games.hallertau.content.spaces import ROWS_OF
from feldberg.games.hallertau.rules import board, cards, crafts, effects, fields, flow, measures, stock
from feldberg.games.hallertau.state import Player, Table

MOST_WORKERS: Final = 40  # more than anybody can have
MOST_CHOICES: Final = 4

ACTIONS: Final = Layout()
PLACE: Final = ACTIONS.span("place", [("space", SPACES)])
TOOLS: Final = ACTIONS.span("tools", [("workers", MOST_WORKERS)])
PLAY: Final = ACTIONS.span("play", [("card", ALL_CARDS)])
WAY: Final = ACTIONS.span("way", [("way", cards.WAYS)])
CHOOSE: Final = ACTIONS.span("choose", [("choice", MOST_CHOICES)])
GOOD: Final = ACTIONS.span("good", [("good", GOODS)])
SOW: Final = ACTIONS.span("sow", [("good", GOODS), ("column", FIELDS)])
FIELD: Final = ACTIONS.span("field", [("column", FIELDS)])
SHEEP_AT: Final = ACTIONS.span("sheep", [("place", PLACES)])
IMPROVE: Final = ACTIONS.span("improve", [("building", BUILDINGS), ("jewelry", 2)])
PAY: Final = ACTIONS.span("pay", [("first", 7), ("second", 7), ("third", 7)])
BUILDING: Final = ACTIONS.span("building", [("building", BUILDINGS)])
BOULDER: Final = ACTIONS.span("boulder", [("building", BUILDINGS), ("boulder", 2)])
SPACE: Final = ACTIONS.span("space", [("space", SPACES)])
DISCARD: Final = ACTIONS.span("discard", [("card", ALL_CARDS)])
RESOLVE: Final = ACTIONS.span("resolve", [("card", ALL_CARDS)])
EARN: Final = ACTIONS.span("income", [("card", BONUS_CARDS)])
ROWS: Final = ACTIONS.span("rows", [("first", HIGHEST_ROW + 1), ("second", HIGHEST_ROW + 1)])
TAKE: Final = ACTIONS.span("take", [])
PASS: Final = ACTIONS.span("pass", [])
QUIET: Final = ACTIONS.span("quiet", [])
DONE: Final = ACTIONS.span("done", [])
ATTEND: Final = ACTIONS.span("attend", [("attention", 2)])  # an aside
ATTENTION: Final = ["needed", "everything"]  # how a seat is asked

# How a program runs: every effect an action of its own, or all within one.
LINES: Final = 0
WITHIN: Final = 1

# When a window opens.
AFTER_ACTION: Final = 0
PHASE_END: Final = 1
LAST: Final = 2
AFTER_COST: Final = 3

ONE_STEP: Final = vec[i64]([1, 8, 64, 512, 4096, 32768, 262144])  # digits that count sheep by their places


def single(action: i64) -> vec[i64]:
    return append(vec[i64](), action)


class Ask(Question[Table]):
    """A decision at which cards can be played."""

    def answers(self, table: Table) -> vec[i64]:
        """The legal answers, less the cards."""
        raise NotImplementedError

    def act(self, table: Table, action: i64) -> None:
        """What an answer does."""
        raise NotImplementedError

    def options(self, table: Table) -> vec[i64]:
        options = self.answers(table)
        player = table.players[self.seat]
        alone = len(options) == 1 and not player.everything and not acts(options[0]) and not self.always_offers()
        for card in player.hand:
            if (not alone or cards.is_new(table, self.seat, card)) and cards.playable(table, self.seat, card):
                options = append(options, PLAY.at(card, 0, 0))
        return options

    def always_offers(self) -> bool:
        """Whether cards are offered even where nothing else can be answered."""
        return False

    def answer(self, table: Table, action: i64) -> None:
        if PLAY.has(action):
            table.ask(self)
            play_card(table, self.seat, PLAY.x(action))
        else:
            self.act(table, action)


def acts(answer: i64) -> bool:
    """Whether an answer begins an action before which a card may be needed: the last worker, an income."""
    return TOOLS.has(answer) or EARN.has(answer)


def play_card(table: Table, seat: i64, card: i64) -> None:
    """Play a card, in the one way that is met or the one that is chosen."""
    table.ask(ChooseWay(seat, card))


class Continue(Question[Table]):
    """No decision, but what goes on once all that was asked on top of it is answered."""

    def options(self, table: Table) -> vec[i64]:
        return THE_ONLY_ONE

    def answer(self, table: Table, action: i64) -> None:
        self.go_on(table)

    def go_on(self, table: Table) -> None:
        raise NotImplementedError


THE_ONLY_ONE: Final = vec[i64]([DONE.start])


# Programs and actions


class Run(Continue):
    """The rest of a program."""

    def __init__(self, seat: i64, program: i64, at: i64, mode: i64) -> None:
        super().__init__(seat)
        self.program: Final = program
        self.at: Final = at
        self.mode: Final = mode

    def go_on(self, table: Table) -> None:
        effects.run(table, self.seat, self.program, self.at, self.mode)

    def ints(self) -> list[int]:
        return [int(self.seat), int(self.program), int(self.at), int(self.mode)]


class End(Continue):
    """The end of an action."""

    def go_on(self, table: Table) -> None:
        cards.end(table, self.seat)


class Used(Continue):
    """The end of using a space."""

    def __init__(self, seat: i64, space: i64) -> None:
        super().__init__(seat)
        self.space: Final = space

    def go_on(self, table: Table) -> None:
        effects.used(table, self.seat, self.space)

    def ints(self) -> list[int]:
        return [int(self.seat), int(self.space)]


# Playing cards


class Window(Ask):
    """Play a card now, or not."""

    def __init__(self, seat: i64, kind: i64) -> None:
        super().__init__(seat)
        self.kind: Final = kind

    def options(self, table: Table) -> vec[i64]:
        options = vec[i64]()
        for card in cards.playable_cards(table, self.seat):
            options = append(options, PLAY.at(card, 0, 0))
        options = append(options, PASS.start)
        if len(options) > 1 and self.kind != LAST:
            options = append(options, QUIET.start)
        return options

    def answer(self, table: Table, action: i64) -> None:
        if PLAY.has(action):
            if self.kind == LAST:
                table.passes = 0
            else:
                table.ask(self)
            play_card(table, self.seat, PLAY.x(action))
        else:
            if QUIET.has(action):
                table.players[self.seat].quiet = True
            if self.kind == LAST:
                table.passes += 1
            cards.decline(table, self.seat, self.kind)

    def ints(self) -> list[int]:
        return [int(self.seat), int(self.kind)]


class ChooseWay(Question[Table]):
    """Which of the ways of a card that are met."""

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card: Final = card

    def options(self, table: Table) -> vec[i64]:
        options = vec[i64]()
        for number, way in enumerate(CARDS[self.card].ways):
            if cards.possible(table, self.seat, way):
                options = append(options, WAY.at(number, 0, 0))
        return options

    def answer(self, table: Table, action: i64) -> None:
        cards.lay(table, self.seat, self.card, WAY.x(action))

    def ints(self) -> list[int]:
        return [int(self.seat), int(self.card)]


class Effect(Continue):
    """The effect of a card whose cost is paid."""

    def __init__(self, seat: i64, card: i64, way: i64, waits: i64) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.way: Final = way
        self.waits: Final = waits

    def go_on(self, table: Table) -> None:
        if self.waits:
            cards.wait(table, self.seat, self.card, self.way)
        else:
            cards.effect(table, self.seat, self.card, self.way)

    def ints(self) -> list[int]:
        return [int(self.seat), int(self.card), int(self.way), int(self.waits)]


class Pending(Question[Table]):
    """Which of the cards laid down inside an action has its effect first."""

    def options(self, table: Table) -> vec[i64]:
        options = vec[i64]()
        for entry in table.players[self.seat].pending:
            options = append(options, RESOLVE.at(entry // cards.WAYS, 0, 0))
        return options

    def answer(self, table: Table, action: i64) -> None:
        for entry in table.players[self.seat].pending:
            if entry // cards.WAYS == RESOLVE.x(action):
                cards.apply_pending(table, self.seat, entry)
                return


# Paying for cards


class Cost(Continue):
    """The rest of a card's cost."""

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

    def ints(self) -> list[int]:
        return [int(self.seat), int(self.card), int(self.way), int(self.at)]


class PaySheep(Question[Table]):
    """From where the next of several sheep is paid."""

    def __init__(self, seat: i64, count: i64) -> None:
        super().__init__(seat)
        self.count: Final = count

    def options(self, table: Table) -> vec[i64]:
        return places_with_sheep(table, self.seat, PLACES, 0)

    def answer(self, table: Table, action: i64) -> None:
        stock.pay_sheep(table, self.seat, SHEEP_AT.x(action))
        if self.count > 1:
            table.ask(PaySheep(self.seat, self.count - 1))

    def ints(self) -> list[int]:
        return [int(self.seat), int(self.count)]


def places_with_sheep(table: Table, seat: i64, end: i64, moved: i64) -> vec[i64]:
    """The places before the end with a sheep that was not moved just now."""
    options = vec[i64]()
    for place in range(end):
        if table.players[seat].flock[place] > moved // ONE_STEP[place] % 8:
            options = append(options, SHEEP_AT.at(place, 0, 0))
    return options


class PayCards(Question[Table]):
    """Which hand card leaves the game."""

    def __init__(self, seat: i64, count: i64, deck: i64) -> None:
        """The deck's number + 1, 0 for any."""
        super().__init__(seat)
        self.count: Final = count
        self.deck: Final = deck

    def options(self, table: Table) -> vec[i64]:
        options = vec[i64]()
        for card in table.players[self.seat].hand:
            if self.deck == 0 or DECK_OF[card] == self.deck - 1:
                options = append(options, DISCARD.at(card, 0, 0))
        return options

    def answer(self, table: Table, action: i64) -> None:
        stock.remove_card(table, self.seat, DISCARD.x(action))
        if self.count > 1:
            table.ask(PayCards(self.seat, self.count - 1, self.deck))

    def ints(self) -> list[int]:
        return [int(self.seat), int(self.count), int(self.deck)]


class PayKinds(Question[Table]):
    """Which kind of good is paid next, so many of each."""

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
                options = append(options, GOOD.at(good, 0, 0))
        return options

    def answer(self, table: Table, action: i64) -> None:
        good = GOOD.x(action)
        stock.pay(table, self.seat, good, self.each)
        if self.count > 1:
            table.ask(PayKinds(self.seat, self.each, self.count - 1, self.kinds, self.paid | GOOD_BITS[good]))

    def ints(self) -> list[int]:
        return [int(self.seat), int(self.each), int(self.count), int(self.kinds), int(self.paid)]


GOOD_BITS: Final = vec[i64]([2**good for good in range(GOODS)])


class KeepCrops(Question[Table]):
    """Which crop is kept next; once enough are, all others go."""

    def __init__(self, seat: i64, count: i64, kept: i64) -> None:
        """Still to choose; those kept as digits by their kinds."""
        super().__init__(seat)
        self.count: Final = count
        self.kept: Final = kept

    def options(self, table: Table) -> vec[i64]:
        options = vec[i64]()
        for crop in range(i64(CROPS)):
            if table.players[self.seat].stock[crop] > self.kept // ONE_STEP[crop] % 8:
                options = append(options, GOOD.at(crop, 0, 0))
        return options

    def answer(self, table: Table, action: i64) -> None:
        kept = self.kept + ONE_STEP[GOOD.x(action)]
        if self.count > 1:
            table.ask(KeepCrops(self.seat, self.count - 1, kept))
            return
        for crop in range(i64(CROPS)):
            extra = table.players[self.seat].stock[crop] - kept // ONE_STEP[crop] % 8
            stock.pay(table, self.seat, crop, extra)

    def ints(self) -> list[int]:
        return [int(self.seat), int(self.count), int(self.kept)]


class StepBack(Question[Table]):
    """Which of different sheep goes one step back next."""

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

    def ints(self) -> list[int]:
        return [int(self.seat), int(self.count), int(self.moved)]


class PayFields(Question[Table]):
    """Which field, or what is sown on it, is paid next."""

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
        for column in range(i64(FIELDS)):
            if cards.field_pays(player, self.cost(), column) and fields.first_alike(table, player, column):
                options = append(options, FIELD.at(column, 0, 0))
        return options

    def answer(self, table: Table, action: i64) -> None:
        if self.cost().kind == PAY_MARKER:
            fields.lose_marker(table, self.seat, FIELD.x(action))
        else:
            fields.lose_field(table, self.seat, FIELD.x(action))
        if self.count > 1:
            table.ask(PayFields(self.seat, self.card, self.way, self.at, self.count - 1))

    def ints(self) -> list[int]:
        return [int(self.seat), int(self.card), int(self.way), int(self.at), int(self.count)]


# Phase 3


class Earn(Ask):
    """Which bonus card pays next."""

    def answers(self, table: Table) -> vec[i64]:
        options = vec[i64]()
        for card in flow.incomes_left(table, self.seat):
            options = append(options, EARN.at(card - FIRST_BONUS, 0, 0))
        return options if len(options) else THE_ONLY_ONE

    def act(self, table: Table, action: i64) -> None:
        if EARN.has(action):
            table.ask(self)
            flow.earn(table, self.seat, EARN.x(action) + FIRST_BONUS)


# Phase 4


class Turn(Ask):
    """Place workers on a space, or turn workers into tools."""

    def answers(self, table: Table) -> vec[i64]:
        workers = table.players[self.seat].workers
        if workers == 0:
            return THE_ONLY_ONE
        options = vec[i64](capacity=SPACES + workers)
        for space in range(i64(SPACES)):
            row = board.free_row(table, space)
            if board.NO_ROW < row < workers and (table.cards or not is_corner(space)):
                options = append(options, PLACE.at(space, 0, 0))
        for count in range(i64(1), workers + 1):
            options = append(options, TOOLS.at(count, 0, 0))
        return options

    def act(self, table: Table, action: i64) -> None:
        table.turn = (self.seat + 1) % len(table.players)
        if PLACE.has(action):
            table.players[self.seat].before = cards.playable_cards(table, self.seat)
            effects.place(table, self.seat, PLACE.x(action))
        elif TOOLS.has(action):
            effects.exchange_workers(table, self.seat, TOOLS.x(action))


class Accept(Ask):
    """Whether a gain is taken; of several fields one after the other."""

    def __init__(self, seat: i64, program: i64, at: i64, taken: i64 = 0) -> None:
        super().__init__(seat)
        self.program: Final = program
        self.at: Final = at
        self.taken: Final = taken

    def op(self) -> Op:
        return PROGRAMS[self.program][self.at]

    def answers(self, table: Table) -> vec[i64]:
        return append(single(TAKE.start), DONE.start)

    def act(self, table: Table, action: i64) -> None:
        op = self.op()
        if not TAKE.has(action):
            return
        if op.kind != NEW_FIELDS:
            effects.take(table, self.seat, op)
        elif fields.add_field(table, self.seat, op.what) and self.taken + 1 < op.count:
            table.ask(Accept(self.seat, self.program, self.at, self.taken + 1))

    def ints(self) -> list[int]:
        return [int(self.seat), int(self.program), int(self.at), int(self.taken)]


class Choose(Ask):
    """One of several effects."""

    def __init__(self, seat: i64, program: i64, at: i64, mode: i64) -> None:
        super().__init__(seat)
        self.program: Final = program
        self.at: Final = at
        self.mode: Final = mode

    def op(self) -> Op:
        return PROGRAMS[self.program][self.at]

    def answers(self, table: Table) -> vec[i64]:
        options = vec[i64]()
        free = table.players[self.seat].everything
        programs = self.op().programs
        for number in range(i64(len(programs))):
            effect = PROGRAMS[programs[number]][0]
            if effects.worthwhile(table, self.seat, effect):
                options = append(options, CHOOSE.at(number, 0, 0))
                free = free or effect.kind != GAIN or effects.declinable(table, self.seat, effect)
        if free or len(options) == 0:
            options = append(options, DONE.start)
        return options

    def act(self, table: Table, action: i64) -> None:
        if not CHOOSE.has(action):
            return
        program = self.op().programs[CHOOSE.x(action)]
        effect = PROGRAMS[program][0]
        if effect.kind == EXCHANGE:
            if self.mode == LINES:
                cards.new_action(table, self.seat)
                cards.begin(table, self.seat)
            effects.exchange(table, self.seat, effect)
        elif effect.kind == GAIN and self.mode == WITHIN:
            effects.take(table, self.seat, effect)
        else:
            table.ask(Run(self.seat, program, 0, self.mode))

    def ints(self) -> list[int]:
        return [int(self.seat), int(self.program), int(self.at), int(self.mode)]


class Exchange(Ask):
    """Whether and with what to pay for a reward."""

    def __init__(self, seat: i64, program: i64, at: i64) -> None:
        super().__init__(seat)
        self.program: Final = program
        self.at: Final = at

    def op(self) -> Op:
        return PROGRAMS[self.program][self.at]

    def answers(self, table: Table) -> vec[i64]:
        player = table.players[self.seat]
        cost = self.op().cost[0]
        options = vec[i64]()
        if cost.kind == PAY_FIELDS:
            for column in range(i64(FIELDS)):
                if player.rows[column] and fields.first_alike(table, player, column):
                    options = append(options, FIELD.at(column, 0, 0))
        elif cost.kind == PAY_BUILDING:
            for building in range(i64(BUILDINGS)):
                if player.buildings[building] > player.centre:
                    options = append(options, BUILDING.at(building, 0, 0))
        elif cost.what == SHEEP:
            options = places_with_sheep(table, self.seat, PLACES, 0)
            if player.for_jewelry and player.stock[JEWELRY]:
                options = append(options, TAKE.start)
        elif cards.affordable(table, self.seat, cost):
            options = append(options, TAKE.start)
        return append(options, DONE.start)

    def act(self, table: Table, action: i64) -> None:
        if DONE.has(action):
            return
        player = table.players[self.seat]
        player.before = cards.playable_cards(table, self.seat)
        op = self.op()
        cost = op.cost[0]
        if FIELD.has(action):
            fields.lose_field(table, self.seat, FIELD.x(action))
        elif BUILDING.has(action):
            crafts.step_back(table, self.seat, BUILDING.x(action))
        elif SHEEP_AT.has(action):
            stock.pay_sheep(table, self.seat, SHEEP_AT.x(action))
        elif cost.what == SHEEP:
            stock.pay(table, self.seat, JEWELRY, 1)
        else:
            stock.pay(table, self.seat, cost.what, measures.amount_of(table, self.seat, cost.amount))
        effects.reward(table, self.seat, op)

    def ints(self) -> list[int]:
        return [int(self.seat), int(self.program), int(self.at)]


class Token(Ask):
    """Whether to take the first-player token."""

    def answers(self, table: Table) -> vec[i64]:
        return append(single(TAKE.start), DONE.start)

    def act(self, table: Table, action: i64) -> None:
        if TAKE.has(action):
            effects.take_token(table, self.seat)


# Crops and fields


class Crops(Ask):
    """The next of several crops of any kinds."""

    def __init__(self, seat: i64, count: i64) -> None:
        super().__init__(seat)
        self.count: Final = count

    def answers(self, table: Table) -> vec[i64]:
        options = vec[i64](capacity=CROPS + 1)
        for crop in range(i64(CROPS)):
            options = append(options, GOOD.at(crop, 0, 0))
        return append(options, DONE.start) if table.players[self.seat].everything else options

    def act(self, table: Table, action: i64) -> None:
        if GOOD.has(action):
            stock.gain(table, self.seat, GOOD.x(action), 1)
            if self.count > 1:
                table.ask(Crops(self.seat, self.count - 1))

    def ints(self) -> list[int]:
        return [int(self.seat), int(self.count)]


class DifferentCrops(Ask):
    """The next of several crops of different kinds."""

    def __init__(self, seat: i64, count: i64, taken: i64) -> None:
        """Those taken as bits."""
        super().__init__(seat)
        self.count: Final = count
        self.taken: Final = taken

    def answers(self, table: Table) -> vec[i64]:
        options = vec[i64](capacity=CROPS + 1)
        for crop in range(i64(CROPS)):
            if not self.taken & GOOD_BITS[crop]:
                options = append(options, GOOD.at(crop, 0, 0))
        return append(options, DONE.start) if table.players[self.seat].everything else options

    def act(self, table: Table, action: i64) -> None:
        if GOOD.has(action):
            crop = GOOD.x(action)
            stock.gain(table, self.seat, crop, 1)
            if self.count > 1:
                table.ask(DifferentCrops(self.seat, self.count - 1, self.taken | GOOD_BITS[crop]))

    def ints(self) -> list[int]:
        return [int(self.seat), int(self.count), int(self.taken)]


class CropToSow(Ask):
    """The crop that is gained, so many of it, and may then be sown."""

    def __init__(self, seat: i64, count: i64) -> None:
        super().__init__(seat)
        self.count: Final = count

    def answers(self, table: Table) -> vec[i64]:
        options = vec[i64](capacity=CROPS + 1)
        for crop in range(i64(CROPS)):
            options = append(options, GOOD.at(crop, 0, 0))
        return append(options, DONE.start) if table.players[self.seat].everything else options

    def act(self, table: Table, action: i64) -> None:
        if GOOD.has(action):
            table.ask(Sow(self.seat, 1, GOOD.x(action) + 1))
            stock.gain(table, self.seat, GOOD.x(action), self.count)

    def ints(self) -> list[int]:
        return [int(self.seat), int(self.count)]


class Sow(Ask):
    """What is sown next, and where; or no more."""

    def __init__(self, seat: i64, count: i64, good: i64) -> None:
        """Sowings left; the good's number + 1, 0 for any crop."""
        super().__init__(seat)
        self.count: Final = count
        self.good: Final = good

    def answers(self, table: Table) -> vec[i64]:
        player = table.players[self.seat]
        options = vec[i64]()
        goods = fields.sowable(player, self.good - 1)
        if len(goods):
            for column in range(i64(FIELDS)):
                if fields.is_empty(player, column) and fields.first_alike(table, player, column):
                    for good in goods:
                        options = append(options, SOW.at(good, column, 0))
        return append(options, DONE.start)

    def act(self, table: Table, action: i64) -> None:
        if DONE.has(action):
            return
        if table.inside == 0:
            cards.new_action(table, self.seat)
        fields.sow(table, self.seat, SOW.x(action), SOW.y(action))
        if self.count > 1:
            table.ask(Sow(self.seat, self.count - 1, self.good))
        if table.inside == 0:
            cards.open_windows(table)

    def ints(self) -> list[int]:
        return [int(self.seat), int(self.count), int(self.good)]


class SowDouble(Ask):
    """A crop that may be sown twice on one field."""

    def answers(self, table: Table) -> vec[i64]:
        return Sow(self.seat, 1, 0).answers(table)

    def act(self, table: Table, action: i64) -> None:
        if SOW.has(action):
            fields.sow(table, self.seat, SOW.x(action), SOW.y(action))
            table.ask(SowSecond(self.seat, SOW.y(action)))


class SowSecond(Ask):
    """Whether a second crop goes onto the same field."""

    def __init__(self, seat: i64, column: i64) -> None:
        super().__init__(seat)
        self.column: Final = column

    def answers(self, table: Table) -> vec[i64]:
        player = table.players[self.seat]
        sown = player.sown[self.column]
        if 0 < sown <= GOODS and player.stock[sown - 1]:
            return append(single(TAKE.start), DONE.start)
        return THE_ONLY_ONE

    def act(self, table: Table, action: i64) -> None:
        if TAKE.has(action):
            fields.sow_second(table, self.seat, self.column)

    def ints(self) -> list[int]:
        return [int(self.seat), int(self.column)]


class Reap(Ask):
    """Which field is harvested by a card, or no more."""

    def __init__(self, seat: i64, count: i64) -> None:
        super().__init__(seat)
        self.count: Final = count

    def answers(self, table: Table) -> vec[i64]:
        return append(ripe_fields(table, self.seat), DONE.start)

    def act(self, table: Table, action: i64) -> None:
        if FIELD.has(action):
            fields.reap(table, self.seat, FIELD.x(action))
            if self.count > 1:
                table.ask(Reap(self.seat, self.count - 1))

    def ints(self) -> list[int]:
        return [int(self.seat), int(self.count)]


def ripe_fields(table: Table, seat: i64) -> vec[i64]:
    player = table.players[seat]
    options = vec[i64]()
    for column in range(i64(FIELDS)):
        if fields.ripe(table, player, column) and fields.first_alike(table, player, column):
            options = append(options, FIELD.at(column, 0, 0))
    return options


class Harvest(Ask):
    """In phase 7: which field comes next, or all that are left in any order."""

    def answers(self, table: Table) -> vec[i64]:
        options = ripe_fields(table, self.seat)
        if len(options) and table.players[self.seat].doubling:
            return options  # a field to be doubled has to be named
        return append(options, DONE.start)

    def act(self, table: Table, action: i64) -> None:
        if DONE.has(action):
            flow.harvest_rest(table, self.seat)
        else:
            table.ask(self)
            fields.reap(table, self.seat, FIELD.x(action))
            cards.open_windows(table)


class Raise(Ask):
    """Which of different fields rises one row next, or no more."""

    def __init__(self, seat: i64, count: i64, moved: i64) -> None:
        super().__init__(seat)
        self.count: Final = count
        self.moved: Final = moved

    def answers(self, table: Table) -> vec[i64]:
        player = table.players[self.seat]
        options = vec[i64]()
        for column in range(i64(FIELDS)):
            if 0 < player.rows[column] < HIGHEST_ROW and self.first_alike(player, column):
                options = append(options, FIELD.at(column, 0, 0))
        return append(options, DONE.start)

    def first_alike(self, player: Player, column: i64) -> bool:
        """Whether the field has not risen yet, and none like it before it."""
        if self.moved & fields.BITS[column]:
            return False
        for other in range(column):
            alike = player.rows[other] == player.rows[column] and player.sown[other] == player.sown[column]
            if alike and not self.moved & fields.BITS[other]:
                return False
        return True

    def act(self, table: Table, action: i64) -> None:
        if FIELD.has(action):
            column = FIELD.x(action)
            fields.move(table, self.seat, column, fields.raised(table.players[self.seat], column))
            if self.count > 1:
                table.ask(Raise(self.seat, self.count - 1, self.moved | fields.BITS[column]))

    def ints(self) -> list[int]:
        return [int(self.seat), int(self.count), int(self.moved)]


class Lift(Ask):
    """Which empty field goes to a certain row next, or no more."""

    def __init__(self, seat: i64, count: i64, row: i64) -> None:
        super().__init__(seat)
        self.count: Final = count
        self.row: Final = row

    def answers(self, table: Table) -> vec[i64]:
        player = table.players[self.seat]
        options = vec[i64]()
        for column in range(i64(FIELDS)):
            if (
                fields.is_empty(player, column)
                and player.rows[column] != self.row
                and fields.first_alike(table, player, column)
            ):
                options = append(options, FIELD.at(column, 0, 0))
        return append(options, DONE.start)

    def act(self, table: Table, action: i64) -> None:
        if FIELD.has(action):
            fields.move(table, self.seat, FIELD.x(action), self.row)
            if self.count > 1:
                table.ask(Lift(self.seat, self.count - 1, self.row))

    def ints(self) -> list[int]:
        return [int(self.seat), int(self.count), int(self.row)]


class Fallow(Ask):
    """Which empty field rises once more."""

    def answers(self, table: Table) -> vec[i64]:
        player = table.players[self.seat]
        options = vec[i64]()
        for column in range(i64(FIELDS)):
            if (
                fields.is_empty(player, column)
                and player.rows[column] < HIGHEST_ROW
                and fields.first_alike(table, player, column)
            ):
                options = append(options, FIELD.at(column, 0, 0))
        return options if len(options) else THE_ONLY_ONE

    def act(self, table: Table, action: i64) -> None:
        if FIELD.has(action):
            column = FIELD.x(action)
            fields.move(table, self.seat, column, fields.raised(table.players[self.seat], column))


class TwoFields(Ask):
    """The rows of two new fields, together as many as one's jewelry, or of one where that is a row."""

    def answers(self, table: Table) -> vec[i64]:
        player = table.players[self.seat]
        jewelry = player.stock[JEWELRY]
        room = fields.room(player)
        options = vec[i64]()
        if room >= 1 and 2 * LOWEST_ROW <= jewelry <= HIGHEST_ROW:
            options = append(options, ROWS.at(jewelry, 0, 0))
        for low in range(i64(LOWEST_ROW), i64(HIGHEST_ROW + 1)):
            high = jewelry - low
            if room >= 2 and low <= high <= HIGHEST_ROW:
                options = append(options, ROWS.at(low, high, 0))
        return append(options, DONE.start)

    def act(self, table: Table, action: i64) -> None:
        if ROWS.has(action):
            fields.add_field(table, self.seat, ROWS.x(action))
            if ROWS.y(action):
                fields.add_field(table, self.seat, ROWS.y(action))


# Sheep


class Step(Ask):
    """Which of different sheep goes one step on next, or no more."""

    def __init__(self, seat: i64, count: i64, moved: i64) -> None:
        super().__init__(seat)
        self.count: Final = count
        self.moved: Final = moved

    def answers(self, table: Table) -> vec[i64]:
        return append(places_with_sheep(table, self.seat, STABLE, self.moved), DONE.start)

    def act(self, table: Table, action: i64) -> None:
        if SHEEP_AT.has(action):
            if table.inside == 0:
                cards.new_action(table, self.seat)
            place = SHEEP_AT.x(action)
            stock.step_sheep(table, self.seat, place)
            if self.count > 1:
                table.ask(Step(self.seat, self.count - 1, self.moved + ONE_STEP[place + 1]))
            if table.inside == 0:
                cards.open_windows(table)

    def ints(self) -> list[int]:
        return [int(self.seat), int(self.count), int(self.moved)]


class Walk(Ask):
    """One sheep that goes several steps: which one, then whether it goes on."""

    def __init__(self, seat: i64, count: i64, place: i64) -> None:
        """Steps left; where the chosen sheep is, 0 before it is chosen."""
        super().__init__(seat)
        self.count: Final = count
        self.place: Final = place

    def answers(self, table: Table) -> vec[i64]:
        if self.place:
            there = self.place < STABLE and table.players[self.seat].flock[self.place] > 0
            options = single(SHEEP_AT.at(self.place, 0, 0)) if there else vec[i64]()
        else:
            options = places_with_sheep(table, self.seat, STABLE, 0)
        return append(options, DONE.start)

    def act(self, table: Table, action: i64) -> None:
        if SHEEP_AT.has(action):
            place = SHEEP_AT.x(action)
            stock.step_sheep(table, self.seat, place)
            if self.count > 1:
                table.ask(Walk(self.seat, self.count - 1, place + 1))

    def ints(self) -> list[int]:
        return [int(self.seat), int(self.count), int(self.place)]


# The action board by cards


class PickSpace(Ask):
    """The space that a card clears, empties, fills or uses; or none."""

    def __init__(self, seat: i64, effect: i64) -> None:
        super().__init__(seat)
        self.effect: Final = effect

    def fits(self, table: Table, space: i64) -> bool:
        workers = board.workers_on(table, space)
        if self.effect == CLEAR_SPACE or self.effect == TAKE_TOP:
            return workers > 0
        if self.effect == SHIFT_THREE:
            return workers == 3 and three_targets(table, space) > 0
        if self.effect == LONE_WORKER:
            return table.board[space * MOST_ROWS + 1] == 0 and table.players[self.seat].workers > 0
        return workers <= 1

    def answers(self, table: Table) -> vec[i64]:
        options = vec[i64]()
        for space in range(i64(SPACES)):
            if self.fits(table, space):
                options = append(options, SPACE.at(space, 0, 0))
        return append(options, DONE.start)

    def act(self, table: Table, action: i64) -> None:
        if DONE.has(action):
            return
        space = SPACE.x(action)
        if self.effect == CLEAR_SPACE:
            effects.clear_space(table, self.seat, space)
        elif self.effect == TAKE_TOP:
            effects.take_top_row(table, self.seat, space)
        elif self.effect == SHIFT_THREE:
            table.ask(ShiftThree(self.seat, space))
        elif self.effect == LONE_WORKER:
            effects.put(table, self.seat, space, 1, 1)
            effects.use(table, self.seat, space, WITHIN)
        else:
            assert self.effect == USE_SPACE
            effects.use_from_supply(table, self.seat, space)

    def ints(self) -> list[int]:
        return [int(self.seat), int(self.effect)]


def can_take_three(table: Table, space: i64) -> bool:
    return ROWS_OF[space] == MOST_ROWS and board.workers_on(table, space) == 3


def three_targets(table: Table, source: i64) -> i64:
    """Spaces that the three workers of another one can fill."""
    count: i64 = 0
    for space in range(i64(SPACES)):
        if space != source and can_take_three(table, space):
            count += 1
    return count


class ShiftThree(Ask):
    """Where the three workers go."""

    def __init__(self, seat: i64, source: i64) -> None:
        super().__init__(seat)
        self.source: Final = source

    def answers(self, table: Table) -> vec[i64]:
        options = vec[i64]()
        for space in range(i64(SPACES)):
            if space != self.source and can_take_three(table, space):
                options = append(options, SPACE.at(space, 0, 0))
        return options if len(options) else THE_ONLY_ONE

    def act(self, table: Table, action: i64) -> None:
        if SPACE.has(action):
            effects.shift_three(table, self.seat, self.source, SPACE.x(action))

    def ints(self) -> list[int]:
        return [int(self.seat), int(self.source)]


# Craft buildings


class Progress(Ask):
    """Phase 9: which building is improved, with goods or jewelry; or no more."""

    def answers(self, table: Table) -> vec[i64]:
        player = table.players[self.seat]
        options = vec[i64]()
        for building in range(i64(BUILDINGS)):
            if crafts.can_step(player, building):
                if crafts.can_pay(table, self.seat, building):
                    options = append(options, IMPROVE.at(building, 0, 0))
                if player.stock[JEWELRY]:
                    options = append(options, IMPROVE.at(building, 1, 0))
        if self.pushes(table):
            for building in range(i64(BUILDINGS)):
                for which in range(i64(2)):
                    if crafts.can_push(player, building, which):
                        options = append(options, BOULDER.at(building, which, 0))
        return append(options, DONE.start)

    def pushes(self, table: Table) -> bool:
        """Whether to offer moving boulders alone: it only helps who then pays a card with the used tools."""
        player = table.players[self.seat]
        if table.round == ROUNDS or player.stock[TOOL_STOCK] <= player.used_tools:
            return False
        return any(CARDS[card].pays_tools and cards.playable(table, self.seat, card) for card in player.hand)

    def always_offers(self) -> bool:
        return True  # a card may pay for improvements

    def act(self, table: Table, action: i64) -> None:
        if DONE.has(action):
            return
        table.ask(self)
        cards.new_action(table, self.seat)
        if BOULDER.has(action):
            crafts.push(table, self.seat, BOULDER.x(action), BOULDER.y(action))
            table.players[self.seat].used_tools += 1
            return
        building = IMPROVE.x(action)
        if IMPROVE.y(action):
            crafts.pay_jewelry(table, self.seat)
            improve(table, self.seat, building)
        else:
            table.ask(PayGoods(self.seat, building))


def improve(table: Table, seat: i64, building: i64) -> None:
    """A paid improvement."""
    crafts.clear_way(table, seat, building)
    crafts.step(table, seat, building)
    cards.open_windows(table)


class PayGoods(Question[Table]):
    """The goods that pay one improvement."""

    def __init__(self, seat: i64, building: i64) -> None:
        super().__init__(seat)
        self.building: Final = building

    def options(self, table: Table) -> vec[i64]:
        options = vec[i64]()
        for payment in crafts.payments(table, self.seat, self.building, False):
            options = append(options, PAY.start + payment)
        return options

    def answer(self, table: Table, action: i64) -> None:
        crafts.pay_goods(table, self.seat, self.building, PAY.x(action), PAY.y(action), PAY.z(action))
        improve(table, self.seat, self.building)

    def ints(self) -> list[int]:
        return [int(self.seat), int(self.building)]


class Advance(Ask):
    """Which building is improved for free, or none."""

    def answers(self, table: Table) -> vec[i64]:
        options = vec[i64]()
        for building in range(i64(BUILDINGS)):
            if crafts.can_step_free(table.players[self.seat], building):
                options = append(options, BUILDING.at(building, 0, 0))
        return append(options, DONE.start)

    def act(self, table: Table, action: i64) -> None:
        if BUILDING.has(action):
            crafts.step(table, self.seat, BUILDING.x(action))


class Push(Ask):
    """Which of different boulders moves one space next, or no more."""

    def __init__(self, seat: i64, count: i64, moved: i64) -> None:
        super().__init__(seat)
        self.count: Final = count
        self.moved: Final = moved

    def answers(self, table: Table) -> vec[i64]:
        options = vec[i64]()
        for building in range(i64(BUILDINGS)):
            for which in range(i64(2)):
                bit = BOULDER_BITS[2 * building + which]
                if not self.moved & bit and crafts.can_push(table.players[self.seat], building, which):
                    options = append(options, BOULDER.at(building, which, 0))
        return append(options, DONE.start)

    def act(self, table: Table, action: i64) -> None:
        if BOULDER.has(action):
            building = BOULDER.x(action)
            which = BOULDER.y(action)
            crafts.push(table, self.seat, building, which)
            if self.count > 1:
                table.ask(Push(self.seat, self.count - 1, self.moved | BOULDER_BITS[2 * building + which]))

    def ints(self) -> list[int]:
        return [int(self.seat), int(self.count), int(self.moved)]


BOULDER_BITS: Final = vec[i64]([2**number for number in range(2 * BUILDINGS)])

QUESTIONS: Final[dict[str, Any]] = {
    question.__name__: question
    for question in (
        Run,
        End,
        Used,
        Window,
        ChooseWay,
        Effect,
        Pending,
        Cost,
        PaySheep,
        PayCards,
        PayKinds,
        KeepCrops,
        StepBack,
        PayFields,
        Earn,
        Turn,
        Accept,
        Choose,
        Exchange,
        Token,
        Crops,
        DifferentCrops,
        CropToSow,
        Sow,
        SowDouble,
        SowSecond,
        Reap,
        Harvest,
        Raise,
        Lift,
        Fallow,
        TwoFields,
        Step,
        Walk,
        PickSpace,
        ShiftThree,
        Progress,
        PayGoods,
        Advance,
        Push,
    )
}

# The largest value of every int beside the seat, for saves.
BOUNDS: Final = {
    "Run": [len(PROGRAMS) - 1, 9, 1],
    "Used": [SPACES - 1],
    "Window": [3],
    "ChooseWay": [ALL_CARDS - 1],
    "Effect": [ALL_CARDS - 1, cards.WAYS - 1, 1],
    "Cost": [ALL_CARDS - 1, cards.WAYS - 1, 9],
    "PaySheep": [20],
    "PayCards": [9, 4],
    "PayKinds": [20, 3, GOODS, 2**GOODS - 1],
    "KeepCrops": [3, 2**12],
    "StepBack": [3, 2**21],
    "PayFields": [ALL_CARDS - 1, cards.WAYS - 1, 9, FIELDS],
    "Accept": [len(PROGRAMS) - 1, 9, FIELDS],
    "Choose": [len(PROGRAMS) - 1, 9, 1],
    "Exchange": [len(PROGRAMS) - 1, 9],
    "Crops": [9],
    "DifferentCrops": [CROPS, 2**CROPS - 1],
    "CropToSow": [9],
    "Sow": [9, GOODS],
    "SowSecond": [FIELDS - 1],
    "Reap": [9],
    "Raise": [9, 2**FIELDS - 1],
    "Lift": [9, HIGHEST_ROW],
    "Step": [9, 2**21],
    "Walk": [9, STABLE],
    "PickSpace": [30],
    "ShiftThree": [SPACES - 1],
    "PayGoods": [BUILDINGS - 1],
    "Push": [9, 2 ** (2 * BUILDINGS) - 1],
}
