"""The flow of the game: phases, rounds and turns."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from feldberg.core.events import EventKind
from feldberg.core.rows import changed, increased, zeros
from feldberg.games.burgundy import questions
from feldberg.games.burgundy.content import (
    BLACK,
    CASTLE_OR_MINE,
    GOODS,
    INN_SPACE,
    MINE,
    MINE_TILE,
    NUMBERED,
    PHASES,
    ROUNDS,
    SPACE_COLOURS,
    SPACE_PLAYERS,
)
from feldberg.games.burgundy.rules import purse, taking
from feldberg.games.burgundy.rules.powers import WORKERS_FROM_MINES
from feldberg.games.burgundy.state import Table

PHASE_ENDED: Final = EventKind("phase_end", ["phase"], fate=True)
PHASE_BEGAN: Final = EventKind("phase", ["phase"], fate=True, heading=1)
ROUND_BEGAN: Final = EventKind("round", ["round"], fate=True, heading=2)
ROLLED: Final = EventKind("rolled", ["first", "second"], fate=True)
GOODS_CAME: Final = EventKind("goods_came", ["depot", "colour"], fate=True)
ENDED: Final = EventKind("ended", [])


def advance(table: Table) -> None:
    """The agenda is empty: the turn goes on, or the next turn, round or phase begins, or the game ends."""
    count: i64 = len(table.players)
    if table.phase >= 0:
        seat = table.turns[table.turn]
        if table.dice[2 * seat] or table.dice[2 * seat + 1] or taking.can_buy(table, seat) or goes_on(table, seat):
            table.ask(questions.TURNS[seat])
            return
    if table.turn + 1 < count:
        begin_turn(table, table.turn + 1)
    elif table.round + 1 < ROUNDS:
        begin_round(table, table.round + 1)
    elif not closing(table):
        if table.phase >= 0:
            end_phase(table)
        if table.phase + 1 < PHASES:
            begin_phase(table)
            begin_round(table, 0)
        else:
            table.over = True
            table.tell(ENDED, -1)


def goes_on(table: Table, seat: i64) -> bool:
    """Whether a module still has something to offer in a turn without dice."""
    return any(module.goes_on(table, seat) for module in table.modules)


def closing(table: Table) -> bool:
    """Before the first phase and at the end of each, modules have their say, once; whether one asks."""
    if not table.modules or table.closing:
        return False
    table.closing = True
    table.bought = True
    for module in table.modules:
        if table.phase < 0:
            module.settled(table)
        else:
            module.phase_ends(table)
    return table.top is not None


def begin_phase(table: Table) -> None:
    table.phase += 1
    bags = [bag[:] for bag in table.bags]
    for space in range(i64(INN_SPACE)):
        tile: i64 = 0
        if SPACE_PLAYERS[space] <= table.size:
            back = bag_of_space(space, table.phase, table.size)
            bag, tile = table.chance.draw(bags[back])
            bags[back] = bag
        table.board[space] = tile
    table.bags = bags
    goods = table.goods_bag[:]
    row = zeros(ROUNDS)
    for space in range(ROUNDS):
        goods, colour = table.chance.draw(goods)
        row[space] = colour + 1
    table.row = row
    table.goods_bag = goods
    table.closing = False
    table.tell(PHASE_BEGAN, -1, table.phase)
    for module in table.modules:
        module.phase_begins(table)


def bag_of_space(space: i64, phase: i64, players: i64) -> i64:
    """The pile whose tiles lie on a space of the main board."""
    if space >= NUMBERED:
        return BLACK
    if space == CASTLE_OR_MINE and players == 3 and (phase == 1 or phase == 3):
        return MINE
    return SPACE_COLOURS[space]


def begin_round(table: Table, number: i64) -> None:
    """All roll; the goods of the round go to the depot that the white die shows."""
    table.round = number
    table.turns = table.order[:]
    table.tell(ROUND_BEGAN, table.turns[0], number)
    for seat in table.turns:
        table.dice[2 * seat] = table.chance.die()
        table.dice[2 * seat + 1] = table.chance.die()
        table.tell(ROLLED, seat, table.dice[2 * seat], table.dice[2 * seat + 1])
    table.white = table.chance.die()
    colour = table.row[number] - 1
    table.row = changed(table.row, number, 0)
    table.goods = increased(table.goods, (table.white - 1) * GOODS + colour, 1)
    table.tell(GOODS_CAME, -1, table.white - 1, colour)
    for module in table.modules:
        module.round_begins(table)
    begin_turn(table, 0)


def begin_turn(table: Table, turn: i64) -> None:
    table.turn = turn
    table.bought = False
    for module in table.modules:
        module.turn_begins(table, table.turns[turn])


def end_phase(table: Table) -> None:
    """Mines pay silver, with monastery 2 workers too."""
    table.tell(PHASE_ENDED, -1, table.phase)
    for seat in range(len(table.boards)):
        player = table.boards[seat]
        mines: i64 = 0
        for tile in player.cells:
            if tile == MINE_TILE:
                mines += 1
        if mines:
            purse.gain_silver(table, seat, mines)
            if player.works & WORKERS_FROM_MINES:
                purse.gain_workers(table, seat, mines)
            for module in table.modules:
                module.mines_pay(table, seat, mines)
