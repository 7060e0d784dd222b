"""What the programs of cards and spaces do, one effect at a time."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from feldberg.core.events import EventKind
from feldberg.core.rows import zeros
from feldberg.games.hallertau import questions
from feldberg.games.hallertau.content import measures as counting
from feldberg.games.hallertau.content.language import (
    ADVANCE,
    BUTCHER,
    CHOICE,
    CLEAR_SPACE,
    CLEAR_TOPS,
    CROP_KINDS,
    CROP_MIX,
    CROP_SOWN,
    DOUBLE_HARVEST,
    DRAW,
    EXCHANGE,
    FIELD,
    FIELDS_BY_JEWELRY,
    GAIN,
    LIFT,
    LONE_WORKER,
    PROGRAMS,
    PUSH,
    RAISE,
    RAISE_ALL,
    RAISE_EMPTY,
    RAISE_SOWN,
    REAP,
    SHIFT_THREE,
    SOW,
    SOW_DOUBLE,
    STEP,
    TAKE_TOP,
    TOKEN,
    USE_SPACE,
    WALK,
    Op,
)
from feldberg.games.hallertau.content.pieces import BUTCHERY, COLUMNS, GOODS, HARVEST, MOST_ROWS, TOOLS
from feldberg.games.hallertau.content.spaces import PROGRAM_OF
from feldberg.games.hallertau.questions.actions import LINES, WITHIN
from feldberg.games.hallertau.rules import board, cards, fields, measures, stock
from feldberg.games.hallertau.state import Table

PLACED: Final = EventKind("placed", ["space", "row", "workers"])
SUPPLIED: Final = EventKind("supplied", ["space", "row", "workers"])
TOOK_TOKEN: Final = EventKind("token", [])
SPACE_CLEARED: Final = EventKind("space_cleared", ["space", "workers"])
SHIFTED: Final = EventKind("shifted", ["from", "to"])
WORKERS_GAINED: Final = EventKind("workers", ["amount"], gain=True)


def run(table: Table, seat: i64, program: i64, at: i64, mode: i64) -> None:
    """One effect of a program, with the rest to follow."""
    effects = PROGRAMS[program]
    if at >= len(effects):
        return
    if at + 1 < len(effects):
        table.ask(questions.Run(seat, program, at + 1, mode))
    op = effects[at]
    if mode == LINES:
        cards.new_action(table, seat)
        if op.kind not in (SOW, STEP, CHOICE):  # every sowing and step is an action, and so is what is chosen
            cards.begin(table, seat)
    do(table, seat, op, program, at, mode)


def do(table: Table, seat: i64, op: Op, program: i64, at: i64, mode: i64) -> None:
    kind = op.kind
    if kind == GAIN:
        if not declinable(table, seat, op):
            take(table, seat, op)
        else:
            table.ask(questions.Accept(seat, program, at))
    elif kind in (DRAW, RAISE_ALL, RAISE_EMPTY, RAISE_SOWN):
        if table.players[seat].everything and (op.count or kind != DRAW):
            table.ask(questions.Accept(seat, program, at))
        else:
            take(table, seat, op)
    elif kind == FIELD:
        player = table.players[seat]
        if fields.room(player) and (fields.last_places(player, op.what, op.count) or declinable(table, seat, op)):
            table.ask(questions.Accept(seat, program, at))
        else:
            take(table, seat, op)
    elif kind == SOW:
        if op.count:
            table.ask(questions.Sow(seat, op.count, op.what + 1))
    elif kind == CHOICE:
        table.ask(questions.Choose(seat, program, at, mode))
    elif kind == CROP_MIX:
        table.ask(questions.Crops(seat, op.count))
    elif kind == CROP_KINDS:
        table.ask(questions.DifferentCrops(seat, op.count, 0))
    elif kind == CROP_SOWN:
        table.ask(questions.CropToSow(seat, op.count))
    elif kind == EXCHANGE:
        table.ask(questions.Exchange(seat, program, at))
    elif kind == STEP:
        table.ask(questions.Step(seat, op.count, 0))
    elif kind == WALK:
        table.ask(questions.Walk(seat, op.count, 0))
    elif kind == LIFT:
        table.ask(questions.Lift(seat, op.count, op.what))
    elif kind == CLEAR_TOPS:
        if any(board.workers_on(table, space) for space in op.spaces):
            table.ask(questions.Accept(seat, program, at))
    elif kind == TOKEN:
        if table.first != seat:
            table.ask(questions.Token(seat))
    else:
        do_rare(table, seat, op)


def do_rare(table: Table, seat: i64, op: Op) -> None:
    """Effects that few cards have."""
    player = table.players[seat]
    kind = op.kind
    if kind == SOW_DOUBLE:
        table.ask(questions.SowDouble(seat))
    elif kind == REAP:
        if table.phase != HARVEST:
            player.reaped = zeros(GOODS)
        table.ask(questions.Reap(seat, op.count))
    elif kind == RAISE:
        table.ask(questions.Raise(seat, op.count, 0))
    elif kind in (CLEAR_SPACE, TAKE_TOP, SHIFT_THREE, LONE_WORKER, USE_SPACE):
        table.ask(questions.PickSpace(seat, kind))
    elif kind == ADVANCE:
        table.ask(questions.Advance(seat))
    elif kind == PUSH:
        table.ask(questions.Push(seat, op.count, 0))
    elif kind == FIELDS_BY_JEWELRY:
        table.ask(questions.TwoFields(seat))
    elif kind == DOUBLE_HARVEST:
        player.doubling = True
    else:
        assert kind == BUTCHER
        player.for_jewelry = True


# Gains


def declinable(table: Table, seat: i64, op: Op) -> bool:
    """Whether to ask before a plain gain is taken."""
    if op.kind == FIELD:
        return (
            cards.may_decline(table, seat, counting.FIELDS)
            or cards.may_decline(table, seat, counting.EMPTY)
            or cards.may_decline(table, seat, counting.ROW2 + op.what - 2)
        )
    return measures.amount_of(table, seat, op.amount) > 0 and cards.may_decline(table, seat, op.what)


def take(table: Table, seat: i64, op: Op) -> None:
    """A plain gain, or another effect without a choice."""
    if op.kind == GAIN:
        stock.gain(table, seat, op.what, measures.amount_of(table, seat, op.amount))
    elif op.kind == DRAW:
        stock.draw(table, seat, op.what, op.count)
    elif op.kind in (RAISE_ALL, RAISE_EMPTY, RAISE_SOWN):
        raise_fields(table, seat, op.kind)
    elif op.kind == CLEAR_TOPS:
        clear_tops(table, seat, op)
    else:
        for _ in range(op.count):
            fields.add_field(table, seat, op.what)


def worthwhile(table: Table, seat: i64, op: Op) -> bool:
    """Whether an effect that can be chosen would do anything."""
    player = table.players[seat]
    if op.kind == EXCHANGE:
        return cards.affordable(table, seat, op.cost[0])
    if op.kind == GAIN:
        return measures.amount_of(table, seat, op.amount) > 0
    if op.kind == FIELD:
        return fields.room(player) > 0
    if op.kind == SOW:
        return measures.fields(player) > measures.sown(player) and len(fields.sowable(player, op.what)) > 0
    return True


def exchange(table: Table, seat: i64, op: Op) -> None:
    """Pay goods for the reward."""
    player = table.players[seat]
    player.before = cards.playable_cards(table, seat)
    cost = op.cost[0]
    stock.pay(table, seat, cost.what, measures.amount_of(table, seat, cost.amount))
    reward(table, seat, op)


def reward(table: Table, seat: i64, op: Op) -> None:
    table.ask(questions.Run(seat, op.programs[0], 0, WITHIN))
    cards.after_cost(table, seat)


def raise_fields(table: Table, seat: i64, kind: i64) -> None:
    player = table.players[seat]
    for column in range(i64(COLUMNS)):
        if player.rows[column] and (kind == RAISE_ALL or (kind == RAISE_SOWN) == (player.sown[column] > 0)):
            fields.move(table, seat, column, fields.raised(player, column))


# Workers on the action board


def place(table: Table, seat: i64, space: i64) -> None:
    """Put one's own workers into the lowest free row of a space and use it."""
    row = board.free_row(table, space)
    put(table, seat, space, row, row + 1)
    use(table, seat, space, LINES)


def put(table: Table, seat: i64, space: i64, row: i64, workers: i64) -> None:
    """Own workers into a row."""
    player = table.players[seat]
    player.unsown = measures.sown(player) == 0
    player.workers -= workers
    player.fresh = True
    board.put(table, space, row, workers)
    table.tell(PLACED, seat, space, row, workers)


def use(table: Table, seat: i64, space: i64, mode: i64) -> None:
    """Carry out the actions of a space."""
    table.ask(questions.Used(seat, space))
    table.ask(questions.Run(seat, PROGRAM_OF[space], 0, mode))
    player = table.players[seat]
    player.butchering = space == BUTCHERY
    player.for_jewelry = False


def used(table: Table, seat: i64, space: i64) -> None:
    """After a space was used: its moment."""
    player = table.players[seat]
    player.butchering = False
    player.for_jewelry = False
    if table.inside == 0:
        cards.new_action(table, seat)
    player.used = space
    table.moment = True
    after_workers(table, seat)


def after_workers(table: Table, seat: i64) -> None:
    """After workers were placed or exchanged in phase 4."""
    player = table.players[seat]
    player.last_action = player.unsown and player.workers == 0
    player.unsown = False
    if table.inside == 0:
        cards.open_windows(table)


def use_from_supply(table: Table, seat: i64, space: i64) -> None:
    """Use a space with workers from the general supply."""
    row = board.free_row(table, space)
    board.put(table, space, row, row + 1)
    table.tell(SUPPLIED, seat, space, row, row + 1)
    use(table, seat, space, WITHIN)


def exchange_workers(table: Table, seat: i64, count: i64) -> None:
    """Turn workers into tools."""
    player = table.players[seat]
    cards.new_action(table, seat)
    player.unsown = measures.sown(player) == 0
    player.workers -= count
    stock.gain(table, seat, TOOLS, count)
    player.exchanged = count
    table.moment = True
    after_workers(table, seat)


def take_token(table: Table, seat: i64) -> None:
    table.first = seat
    table.tell(TOOK_TOKEN, seat)


# Workers moved by cards


def clear_space(table: Table, seat: i64, space: i64) -> None:
    table.tell(SPACE_CLEARED, seat, space, board.workers_on(table, space))
    board.take_all(table, space)


def clear_tops(table: Table, seat: i64, op: Op) -> None:
    for space in op.spaces:
        workers = board.take_top(table, space)
        if workers:
            table.tell(SPACE_CLEARED, seat, space, workers)


def take_top_row(table: Table, seat: i64, space: i64) -> None:
    """The top row of a space joins the own workers."""
    workers = board.take_top(table, space)
    player = table.players[seat]
    player.workers += workers
    player.fresh = True
    table.tell(SPACE_CLEARED, seat, space, workers)
    table.tell(WORKERS_GAINED, seat, workers)


def shift_three(table: Table, seat: i64, source: i64, target: i64) -> None:
    board.take_all(table, source)
    board.put(table, target, MOST_ROWS - 1, 3)
    table.tell(SHIFTED, seat, source, target)
