"""The flow of the game: set-up in secret, turns, circles, rounds and the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from feldberg.core.events import EventKind
from feldberg.games.tuscany import questions
from feldberg.games.tuscany.content import ROUNDS
from feldberg.games.tuscany.rules import display, placing
from feldberg.games.tuscany.state import CHOOSING, ENDED, JOINING, PLAYING, Table

ROUND: Final = EventKind("round", ["round"], fate=True, heading=1)
LAST_TURNS: Final = EventKind("last turns", [], fate=True, heading=1)
ROUND_SCORED: Final = EventKind("round scored", ["round"], fate=True)
SCORED: Final = EventKind("scored", ["points", "round"], fate=True)
ENDS: Final = EventKind("ends", [], fate=True)


def advance(table: Table) -> None:
    """Nothing is asked: go on."""
    step = table.step
    if step == JOINING:
        table.step = CHOOSING
        table.place = 0
        table.ask(questions.Joining(len(table.players)))
    elif step == CHOOSING:
        choose_start_bonus(table)
    else:
        go_on_with_turn(table)


def turn_order(table: Table) -> list[int]:
    return [int(table.seat_at(place)) for place in range(len(table.players))]


def choose_start_bonus(table: Table) -> None:
    """One after the other, then the first round begins."""
    if table.place < len(table.players):
        table.ask(questions.ChooseBonus(table.seat_at(table.place)))
        table.place += 1
    else:
        table.step = PLAYING
        begin_round(table)
        table.place = 0
        begin_turn(table)


def begin_round(table: Table) -> None:
    table.round += 1
    table.due = False
    table.tell(ROUND, -1, table.round)


def begin_turn(table: Table) -> None:
    table.acted = 0
    table.ask(questions.Turn(table.seat_at(table.place)))


def go_on_with_turn(table: Table) -> None:
    """A marble pays for a second action; then it is the next player's turn."""
    seat = table.seat_at(table.place)
    player = table.players[seat]
    if table.acted == 1 and player.marble > 0:
        table.ask(questions.Another(seat))
        return
    player.fresh = 0
    table.place += 1
    if table.place == len(table.players):
        table.place = 0
        end_circle(table)
    if not table.over:
        begin_turn(table)


def end_circle(table: Table) -> None:
    """All have had equally many turns: a round may end, the third after one more circle."""
    if table.last:
        score_round(table)
        table.tell(ENDS, -1)
        table.step = ENDED
        table.over = True
    elif table.due or is_stuck(table):
        if table.round == ROUNDS:
            table.last = True
            table.tell(LAST_TURNS, -1)
        else:
            score_round(table)
            begin_round(table)


def is_stuck(table: Table) -> bool:
    """Nobody can take or place anything any more, so no stack would ever be emptied."""
    for seat in range(i64(len(table.players))):
        if display.may_take(table, seat) or placing.may_place(table, seat):
            return False
    return True


def score_round(table: Table) -> None:
    """Green points count as red ones, and stay."""
    table.tell(ROUND_SCORED, -1, table.round)
    at: i64 = table.round - 1
    for place in range(i64(len(table.players))):
        seat = table.seat_at(place)
        player = table.players[seat]
        player.rounds = player.rounds[:]
        player.rounds[at] = player.green
        table.tell(SCORED, seat, player.green, table.round)
