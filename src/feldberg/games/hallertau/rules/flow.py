"""Rounds and phases."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from feldberg.core.events import EventKind
from feldberg.core.rows import NONE, zeros
from feldberg.games.hallertau import questions
from feldberg.games.hallertau.content.cards import BETWEEN_HARVESTS, CARDS, DECK_OF
from feldberg.games.hallertau.content.language import DRAW, GAIN, PROGRAMS
from feldberg.games.hallertau.content.measures import DOOMED, EMPTY, SOWN
from feldberg.games.hallertau.content.pieces import (
    ACTION_PHASE,
    BONUS,
    BOULDERS,
    BUILDINGS,
    CLEARING,
    COLUMNS,
    FALLOW,
    GOODS,
    HARVEST,
    HIGHEST_ROW,
    INCOME,
    LAST_CARDS,
    MILK,
    MILKING,
    NEW_CARD,
    NEW_WORKERS,
    PROGRESS,
    ROUNDS,
    SECTOR_CARDS,
    SECTORS,
    SPACES_A_SECTOR,
)
from feldberg.games.hallertau.questions.actions import AFTER_ACTION, LAST, PHASE_END
from feldberg.games.hallertau.rules import board, cards, crafts, fields, measures, stock
from feldberg.games.hallertau.state import Table

ROUND_BEGAN: Final = EventKind("round", ["round"], fate=True, heading=1)
PHASE_BEGAN: Final = EventKind("phase", ["phase"], fate=True, heading=2)
CLEARED: Final = EventKind("cleared", ["sector", "workers"], fate=True)
WORKERS_CAME: Final = EventKind("new_workers", ["workers"], fate=True)
TOKEN_PASSED: Final = EventKind("token_passed", [], fate=True)
ENDED: Final = EventKind("ended", [], fate=True)


def advance(table: Table) -> None:
    """The agenda is empty: the phase goes on, or everybody may play cards before it ends, or the next one begins."""
    if table.phase == LAST_CARDS:
        last_cards(table)
    elif not table.ending:
        go_on(table)
    elif table.phase == ACTION_PHASE and anybody_works(table):
        table.ending = False  # workers came back by a card
    elif table.phase == HARVEST and anything_ripe(table):
        begin_again(table)  # sown by a card in this phase
    else:
        next_phase(table)


def seat_at(table: Table, place: i64) -> i64:
    """The seats clockwise from the first player."""
    return (table.first + place) % len(table.players)


def next_phase(table: Table) -> None:
    if table.phase == 0 or (table.phase == BOULDERS and table.round < ROUNDS):
        begin_round(table)
        begin_phase(table, CLEARING)
    else:
        begin_phase(table, table.phase + 1)


def begin_round(table: Table) -> None:
    table.round += 1
    table.tell(ROUND_BEGAN, -1, table.round)


def begin_phase(table: Table, phase: i64) -> None:
    table.phase = phase
    for seat in range(i64(len(table.players))):
        cards.new_action(table, seat)
        player = table.players[seat]
        if phase in (ACTION_PHASE, PROGRESS):
            player.declined = NONE  # cards can be played at every turn again
        player.quiet = False
        player.paid = NONE
        player.used_tools = 0
        player.doubling = False
    table.ending = False
    table.turn = 0
    if phase in (ACTION_PHASE, LAST_CARDS):
        table.turn = table.first
    table.active = table.first
    table.tell(PHASE_BEGAN, -1, phase)
    if phase == CLEARING:
        clear(table)
    elif phase == ACTION_PHASE:
        for player in table.players:
            player.tools_gained = 0
    elif phase == HARVEST:
        for player in table.players:
            player.reaped = zeros(GOODS)
            player.harvested_fields = 0
    elif phase == PROGRESS:
        for player in table.players:
            player.improved = zeros(BUILDINGS)


def end_phase(table: Table) -> None:
    """Everybody who holds a card that can be played is asked."""
    table.ending = True
    table.active = table.first
    if table.cards:
        count: i64 = len(table.players)
        table.peeked = count > 1
        for place in range(count):
            seat = seat_at(table, count - 1 - place)  # the last to be asked first onto the stack
            if cards.wants_last_chance(table, seat):
                table.ask(questions.Window(seat, PHASE_END))


def go_on(table: Table) -> None:
    """The next player's part of a phase; the phase ends after the last."""
    phase = table.phase
    if phase == 0:
        next_phase(table)
    elif phase == ACTION_PHASE:
        next_turn(table)
    elif table.turn == len(table.players) or phase in (CLEARING, BOULDERS):
        if phase == NEW_WORKERS:
            renew_workers(table)
        elif phase == BOULDERS:
            end_round(table)
        end_phase(table)
    else:
        seat = table.first if table.turn == 0 else (table.active + 1) % len(table.players)  # the token may have moved
        table.turn += 1
        table.active = seat
        if phase == NEW_WORKERS:
            save_old_sheep(table, seat)
        elif phase == INCOME:
            income(table, seat)
        elif phase == NEW_CARD:
            new_card(table, seat)
        elif phase == FALLOW:
            fallow(table, seat)
        elif phase == HARVEST:
            harvest(table, seat)
        elif phase == MILKING:
            stock.gain(table, seat, MILK, measures.sheep(table.players[seat]))
        else:
            table.ask(questions.Progress(seat))


# Phases 1 and 2


def clear(table: Table) -> None:
    """Remove the top rows of the sectors of the round; in the first round set-up has done that."""
    table.cleared = zeros(SECTORS)
    if table.round == 1:
        return
    for sector in sectors_to_clear(table):
        for space in range(sector * SPACES_A_SECTOR, (sector + 1) * SPACES_A_SECTOR):
            table.cleared[sector] += board.take_top(table, space)
        table.tell(CLEARED, -1, sector + 1, table.cleared[sector])


def sectors_to_clear(table: Table) -> vec[i64]:
    """All sectors with four players, else those of the next sector card, which leaves the game."""
    found = vec[i64](capacity=SECTORS)
    count = len(table.players)
    if count == SECTORS:
        for sector in range(i64(SECTORS)):
            found = append(found, sector)
        return found
    rest, card = table.chance.draw(table.sectors[:])
    table.sectors = rest
    for either in SECTOR_CARDS[count][card]:
        found = append(found, either[table.chance.below(len(either))] - 1)
    return found


def save_old_sheep(table: Table, seat: i64) -> None:
    """With its card taken, before its sheep die, their owner may play cards."""
    player = table.players[seat]
    if table.cards and measures.measure(table, player, DOOMED) and not player.quiet:
        table.ask(questions.Window(seat, AFTER_ACTION))


def renew_workers(table: Table) -> None:
    for place in range(i64(len(table.players))):
        seat = seat_at(table, place)
        stock.lose_old_sheep(table, seat)
        player = table.players[seat]
        player.workers = measures.window(player)
        player.fresh = True
        table.tell(WORKERS_CAME, seat, player.workers)


# Phase 3


def income(table: Table, seat: i64) -> None:
    """Plain gains come by themselves; what leaves a choice comes in the order of its owner's choice."""
    if table.round == 1 or not table.cards:
        return
    table.ask(questions.Earn(seat))
    for card in incomes_left(table, seat):
        if plain(table, seat, CARDS[card].income):
            cards.pay_income(table, seat, card)


def plain(table: Table, seat: i64, program: i64) -> bool:
    """Whether the order and the taking of an income are no question."""
    for op in PROGRAMS[program]:
        if op.kind != DRAW and (op.kind != GAIN or cards.may_decline(table, seat, op.what)):
            return False
    return not table.players[seat].everything


def incomes_left(table: Table, seat: i64) -> vec[i64]:
    player = table.players[seat]
    found = vec[i64]()
    for card in player.played:
        if DECK_OF[card] == BONUS and card not in player.paid:
            found = append(found, card)
    return found


def earn(table: Table, seat: i64, card: i64) -> None:
    cards.new_action(table, seat)
    cards.pay_income(table, seat, card)


# Phase 4


def next_turn(table: Table) -> None:
    """The next player with workers, clockwise; the phase ends where nobody has any."""
    count: i64 = len(table.players)
    for place in range(count):
        seat = (table.turn + place) % count
        if table.players[seat].workers:
            table.turn = seat
            table.active = seat
            table.ask(questions.TURNS[seat])
            return
    end_phase(table)


def anybody_works(table: Table) -> bool:
    return any(player.workers for player in table.players)


# Phases 5 to 10


def new_card(table: Table, seat: i64) -> None:
    if table.cards:
        stock.take_worker_card(table, seat)


def fallow(table: Table, seat: i64) -> None:
    """All empty fields rise, then one of them once more."""
    player = table.players[seat]
    for column in range(i64(COLUMNS)):
        if fields.is_empty(player, column):
            fields.move(table, seat, column, fields.raised(player, column))
    if any(fields.is_empty(player, column) and player.rows[column] < HIGHEST_ROW for column in range(i64(COLUMNS))):
        table.ask(questions.Fallow(seat))


def harvest(table: Table, seat: i64) -> None:
    """Field by field where a card in hand may be played in between, else all at once."""
    if table.cards and order_matters(table, seat):
        table.ask(questions.Harvest(seat))
    else:
        harvest_rest(table, seat)


def order_matters(table: Table, seat: i64) -> bool:
    if table.players[seat].everything:
        return True
    for card in table.players[seat].hand:
        one = CARDS[card]
        if not cards.in_phase(table, card):
            continue
        if one.dislikes[EMPTY] or one.dislikes[SOWN] or (one.changes_action and one.only == HARVEST):
            return True
        if one.number in BETWEEN_HARVESTS and cards.playable(table, seat, card):
            return True
    return False


def anything_ripe(table: Table) -> bool:
    return any(fields.ripe(table, player, column) for player in table.players for column in range(i64(COLUMNS)))


def begin_again(table: Table) -> None:
    """All have their part of the phase once more."""
    table.ending = False
    table.turn = 0


def harvest_rest(table: Table, seat: i64) -> None:
    player = table.players[seat]
    for column in range(i64(COLUMNS)):
        if fields.ripe(table, player, column):
            fields.reap(table, seat, column)
    cards.open_windows(table)


def end_round(table: Table) -> None:
    """Boulders go back to their places, and without cards the token goes on to the next player."""
    if table.round < ROUNDS:
        for player in table.players:
            crafts.place_boulders(player)
    if not table.cards:
        table.first = (table.first + 1) % len(table.players)
        table.tell(TOKEN_PASSED, table.first)


# The end


def last_cards(table: Table) -> None:
    """One card or a pass in turn, until all have passed."""
    count: i64 = len(table.players)
    if not table.cards or table.passes == count:
        table.over = True
        table.tell(ENDED, -1)
        return
    seat = table.turn
    table.turn = (seat + 1) % count
    table.active = seat
    table.ask(questions.Window(seat, LAST))
