"""Turns, incomes, and what of an effect is taken."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, extend, pop, vec
from mypy_extensions import i64

from feldberg.core.questions import Question
from feldberg.core.rows import NONE
from feldberg.games.hallertau.content.cards import FIRST_BONUS
from feldberg.games.hallertau.content.language import (
    ANY,
    CHOICE,
    CROP_MIX,
    EXCHANGE,
    GAIN,
    LIFT,
    PAY_BUILDING,
    PAY_FIELDS,
    PROGRAMS,
    SOW,
    Op,
)
from feldberg.games.hallertau.content.language import FIELD as NEW_FIELDS
from feldberg.games.hallertau.content.pieces import (
    BUILDINGS,
    COLUMNS,
    JEWELRY,
    MOST_PLAYERS,
    PLACES,
    SHEEP,
    SPACES,
    is_corner,
)
from feldberg.games.hallertau.content.spaces import PROGRAM_OF
from feldberg.games.hallertau.questions.actions import (
    BUILDING,
    CHOOSE,
    DONE,
    EARN,
    FIELD,
    LAST_PROGRAM,
    LINES,
    MOST_CHOICES,
    MOST_EFFECTS,
    PLACE,
    SHEEP_AT,
    TAKE,
    TOOLS,
    USE,
    WITHIN,
)
from feldberg.games.hallertau.questions.actions import SOW as SOW_ON
from feldberg.games.hallertau.questions.asking import THE_ONLY_ONE, Ask, Continue, Run, single, with_plays
from feldberg.games.hallertau.questions.farming import MOST_MIXES, crops_of, fields_to_lift, sowings_of
from feldberg.games.hallertau.questions.paying import places_with_sheep
from feldberg.games.hallertau.rules import board, cards, crafts, effects, fields, flow, measures, stock
from feldberg.games.hallertau.state import Table


class Earn(Ask):
    """Which bonus card pays next."""

    def answers(self, table: Table) -> vec[i64]:
        options = vec[i64]()
        for card in flow.incomes_left(table, self.seat):
            options = append(options, EARN.at(card - FIRST_BONUS))
        return options if len(options) else THE_ONLY_ONE

    def act(self, table: Table, action: i64) -> None:
        if EARN.has(action):
            table.ask(self)
            flow.earn(table, self.seat, EARN.x(action) + FIRST_BONUS)


class Turn(Ask):
    """Place workers on a space and answer at once what it asks first, or let it ask; or turn workers into tools."""

    def options(self, table: Table) -> vec[i64]:
        playable = cards.playable_cards(table, self.seat)
        answers = self.places(table, len(playable) > 0)
        if self.is_alone(table, answers):
            playable = cards.new_cards(table, self.seat)
        return with_plays(table, self.seat, answers, playable)

    def branches(self, table: Table) -> bool:
        return table.players[self.seat].workers > 1  # which may become one tool or two

    def places(self, table: Table, plays: bool) -> vec[i64]:
        """The answers; whether a card can be played makes a difference to them."""
        workers = table.players[self.seat].workers
        if workers == 0:
            return THE_ONLY_ONE
        options = vec[i64](capacity=MOST_USES + workers)
        sowings = sowings_of(table, self.seat, ANY)
        waits = cards.may_follow_placing(table, self.seat)
        for space in range(i64(SPACES)):
            row = board.free_row(table, space)
            if board.NO_ROW < row < workers and (table.cards or not is_corner(space)):
                op = FIRST_OF[space]
                found = first_answers(table, self.seat, op, sowings)
                options = self.uses(space, found, waits or (plays and op.kind == EXCHANGE), options)
        for count in range(i64(1), workers + 1):
            options = append(options, TOOLS.at(count))
        return options

    def uses(self, space: i64, found: vec[i64], lays: bool, options: vec[i64]) -> vec[i64]:
        """The options, and the ways to use a space with the answers found.

        It can be let ask where a card may be laid down before the answer that cannot as well be played before the
        workers are placed: one that looks at them, or that has its effect only once an exchange is made.
        """
        if lays or len(found) < 2:
            options = append(options, PLACE.at(space))
        if len(found) > 1:
            before: i64 = len(options)
            options = extend(options, found)
            if lays:
                options = without_done(options)
            first = USE.at(space)
            for at in range(before, i64(len(options))):
                options[at] += first
        return options

    def act(self, table: Table, action: i64) -> None:
        table.turn = (self.seat + 1) % len(table.players)
        if TOOLS.has(action):
            effects.exchange_workers(table, self.seat, TOOLS.x(action))
        elif PLACE.has(action):
            self.place(table, PLACE.x(action))
        elif USE.has(action):
            self.place(table, USE.x(action))
            reached(table, USE.y(action)).answer(table, USE.y(action))

    def place(self, table: Table, space: i64) -> None:
        table.players[self.seat].before = cards.playable_cards(table, self.seat)
        effects.place(table, self.seat, space)


TURNS: Final = [Turn(seat) for seat in range(MOST_PLAYERS)]  # by seat, shared by all tables
MOST_USES: Final = 96  # of all spaces together, hardly ever more
FIRST_OF: Final = [PROGRAMS[program][0] for program in PROGRAM_OF]  # the first effect of every space


def first_answers(table: Table, seat: i64, op: Op, sowings: vec[i64]) -> vec[i64]:
    """What the question of a space's first effect can be answered with; none where it asks nothing.

    An alternative that asks on is answered by what it asks for. All spaces sow alike, so that is given.
    """
    if op.kind == CHOICE:
        return answered(table, seat, op, sowings)
    if op.kind == SOW:
        return sowings
    if op.kind == EXCHANGE:
        return payments_of(table, seat, op.cost[0])
    if op.kind == CROP_MIX:
        return crops_of(table, seat, op.count)
    if op.kind == LIFT:
        return fields_to_lift(table, seat, op.what)
    return NONE


def answered(table: Table, seat: i64, op: Op, sowings: vec[i64]) -> vec[i64]:
    """The alternatives of a choice, those that ask on by the answers to that."""
    found = vec[i64](capacity=len(sowings) + MOST_MIXES)
    for answer in alternatives_of(table, seat, op):
        effect = PROGRAMS[op.programs[CHOOSE.x(answer)]][0] if CHOOSE.has(answer) else op
        if effect.kind == SOW or effect.kind == CROP_MIX:
            found = without_done(extend(found, first_answers(table, seat, effect, sowings)))
        else:
            found = append(found, answer)
    return found


def without_done(answers: vec[i64]) -> vec[i64]:
    """Answers less the one to do nothing, which stands last if at all; they are changed in place."""
    if answers[len(answers) - 1] != DONE.start:
        return answers
    rest, _ = pop(answers)
    return rest


def reached(table: Table, answer: i64) -> Question[Table]:
    """The question of the space just used that takes an answer, off the agenda."""
    while True:
        top = table.take_question()
        if isinstance(top, Choose) and not CHOOSE.has(answer) and not DONE.has(answer):
            top.act(table, CHOOSE.at(top.leading_to(answer)))
        elif isinstance(top, Continue):
            top.go_on(table)
        else:
            return top


class Token(Ask):
    """Whether to take the first-player token."""

    def answers(self, table: Table) -> vec[i64]:
        return append(single(TAKE.start), DONE.start)

    def act(self, table: Table, action: i64) -> None:
        if TAKE.has(action):
            effects.take_token(table, self.seat)


class Accept(Ask):
    """Whether a gain is taken; of several fields one after the other."""

    SAVED: ClassVar[dict[str, int]] = {"program": LAST_PROGRAM, "at": MOST_EFFECTS, "taken": COLUMNS}

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
            return
        fields.add_field(table, self.seat, op.what)
        if self.taken + 1 < op.count and fields.room(table.players[self.seat]):
            table.ask(Accept(self.seat, self.program, self.at, self.taken + 1))


class Chosen(Accept):
    """A gain that was just chosen: it could be declined before, but a card may still be laid down before it comes."""

    def answers(self, table: Table) -> vec[i64]:
        return single(TAKE.start)

    def always_offers(self) -> bool:
        return True


class Choose(Ask):
    """One of several effects."""

    SAVED: ClassVar[dict[str, int]] = {"program": LAST_PROGRAM, "at": MOST_EFFECTS, "mode": WITHIN}

    def __init__(self, seat: i64, program: i64, at: i64, mode: i64) -> None:
        super().__init__(seat)
        self.program: Final = program
        self.at: Final = at
        self.mode: Final = mode

    def op(self) -> Op:
        return PROGRAMS[self.program][self.at]

    def answers(self, table: Table) -> vec[i64]:
        return alternatives_of(table, self.seat, self.op())

    def leading_to(self, answer: i64) -> i64:
        """The alternative that asks for such an answer."""
        programs = self.op().programs
        wanted = SOW if SOW_ON.has(answer) else CROP_MIX
        for number in range(i64(len(programs))):
            if PROGRAMS[programs[number]][0].kind == wanted:
                return number
        raise AssertionError(f"no alternative asks for {answer}")

    def act(self, table: Table, action: i64) -> None:
        if not CHOOSE.has(action):
            return
        program = self.op().programs[CHOOSE.x(action)]
        effect = PROGRAMS[program][0]
        if effect.kind not in (EXCHANGE, GAIN, NEW_FIELDS):
            table.ask(Run(self.seat, program, 0, self.mode))
            return
        if self.mode == LINES:
            cards.new_action(table, self.seat)
            cards.begin(table, self.seat)
        if effect.kind == EXCHANGE:
            effects.exchange(table, self.seat, effect)
        elif not effects.declinable(table, self.seat, effect):
            effects.take(table, self.seat, effect)
        elif self.mode == LINES:
            table.ask(Chosen(self.seat, program, 0))
        else:
            Accept(self.seat, program, 0).act(table, TAKE.start)


def alternatives_of(table: Table, seat: i64, op: Op) -> vec[i64]:
    """What can be chosen. To do without is worse than a gain that cannot hurt."""
    options = vec[i64](capacity=MOST_CHOICES + 1)
    sure = False
    programs = op.programs
    for number in range(i64(len(programs))):
        effect = PROGRAMS[programs[number]][0]
        if effects.worthwhile(table, seat, effect):
            options = append(options, CHOOSE.at(number))
            sure = sure or (effect.kind == GAIN and not effects.declinable(table, seat, effect))
    return options if sure else append(options, DONE.start)


class Exchange(Ask):
    """Whether and with what to pay for a reward."""

    SAVED: ClassVar[dict[str, int]] = {"program": LAST_PROGRAM, "at": MOST_EFFECTS}

    def __init__(self, seat: i64, program: i64, at: i64) -> None:
        super().__init__(seat)
        self.program: Final = program
        self.at: Final = at

    def op(self) -> Op:
        return PROGRAMS[self.program][self.at]

    def answers(self, table: Table) -> vec[i64]:
        return payments_of(table, self.seat, self.op().cost[0])

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


def payments_of(table: Table, seat: i64, cost: Op) -> vec[i64]:
    """What the cost of an exchange can be paid with, or to do without it."""
    player = table.players[seat]
    options = vec[i64](capacity=COLUMNS + 1)
    if cost.kind == PAY_FIELDS:
        for column in range(i64(COLUMNS)):
            if player.rows[column] and fields.first_alike(table, player, column):
                options = append(options, FIELD.at(column))
    elif cost.kind == PAY_BUILDING:
        for building in range(i64(BUILDINGS)):
            if player.buildings[building] > player.centre:
                options = append(options, BUILDING.at(building))
    elif cost.what == SHEEP:
        options = places_with_sheep(table, seat, PLACES, 0)
        if player.for_jewelry and player.stock[JEWELRY]:
            options = append(options, TAKE.start)
    elif cards.affordable(table, seat, cost):
        options = append(options, TAKE.start)
    return append(options, DONE.start)
