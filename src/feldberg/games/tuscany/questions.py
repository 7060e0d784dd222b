"""Every decision: who is asked, what is legal, what the answer does."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from feldberg.core.events import EventKind
from feldberg.core.questions import Plan, Question
from feldberg.core.rows import changed
from feldberg.games.tuscany.actions import (
    ARRANGE,
    CHOOSE_BONUS,
    DECLINE,
    DRAW,
    PAY,
    PUT,
    PUT_FREE,
    REMOVE,
    START,
    STOP,
    SWEEP,
    TAKE,
    WORKER,
)
from feldberg.games.tuscany.content import (
    BONUSES,
    CASTLE,
    CELLS,
    FACES,
    HEX,
    OPEN,
    PAIR,
    TYPE_OF,
    TYPES,
)
from feldberg.games.tuscany.rules import cards, display, flow, placing
from feldberg.games.tuscany.state import START_CASTLE, Player, Table

JOINED: Final = EventKind("joined", ["arrangement"])
STARTED: Final = EventKind("started", ["cell"])


# Set-up: all join their boards at once, in secret


class Joining(Plan[Table]):
    def begin(self, table: Table, seat: int) -> None:
        table.ask(Arrange(seat))

    def order(self, table: Table) -> list[int]:
        return flow.turn_order(table)


class Arrange(Question[Table]):
    """How the three boards lie."""

    def options(self, table: Table) -> vec[i64]:
        found = vec[i64]()
        for number in table.box.ways(table.players[self.seat].boards):
            found = append(found, ARRANGE.start + number)
        return found

    def answer(self, table: Table, action: i64) -> None:
        player = table.players[self.seat]
        player.arrangement = action - ARRANGE.start
        player.live_in(table.box.ways(player.boards)[int(player.arrangement)])
        table.tell(JOINED, self.seat, player.arrangement)
        table.ask(Start(self.seat))


class Start(Question[Table]):
    """Where the starting castle stands; it brings nothing."""

    def options(self, table: Table) -> vec[i64]:
        found = vec[i64]()
        for cell in table.players[self.seat].domain.of_colour[CASTLE]:
            found = append(found, START.at(cell))
        return found

    def answer(self, table: Table, action: i64) -> None:
        player = table.players[self.seat]
        cell = START.x(action)
        player.laid = changed(player.laid, cell, START_CASTLE)
        player.cover(cell)
        table.tell(STARTED, self.seat, cell)


class ChooseBonus(Question[Table]):
    """Which bonus tile, at the start or for a city."""

    def options(self, table: Table) -> vec[i64]:
        found = vec[i64]()
        for kind in range(i64(BONUSES)):
            if table.bonuses[kind] > 0:
                found = append(found, CHOOSE_BONUS.at(kind))
        return found

    def answer(self, table: Table, action: i64) -> None:
        placing.win_bonus(table, self.seat, CHOOSE_BONUS.x(action))


# A turn


def actions(table: Table, seat: i64) -> vec[i64]:
    """The three actions: take a tile, place one, draw cards."""
    player = table.players[seat]
    found = takes(table, seat)
    if len(found) == 0 and display.may_sweep(table, seat):
        found = sweeps(table, found)
    for tile in placing.different(table, player):
        colour = TYPE_OF[tile]
        if display.fits(player, colour) and cards.can_pay(player, colour):
            found = puts(player, table.box.face[tile], colour, found)
    if player.hexes > player.fresh:
        for colour in range(i64(TYPES)):
            if display.fits(player, colour) and cards.can_pay(player, colour):
                found = puts(player, HEX, colour, found)
    return append(found, DRAW.at())


def takes(table: Table, seat: i64) -> vec[i64]:
    found = vec[i64]()
    for place in display.fitting(table, seat):
        found = append(found, TAKE.at(place))
    return found


def sweeps(table: Table, found: vec[i64]) -> vec[i64]:
    counts = display.types_open(table)
    for kind in range(i64(TYPES)):
        if counts[kind] > 0:
            found = append(found, SWEEP.at(kind))
    return found


def puts(player: Player, face: i64, colour: i64, found: vec[i64]) -> vec[i64]:
    for cell in player.open_spaces(colour):
        found = append(found, PUT.at(face, cell))
    return found


def act(table: Table, seat: i64, action: i64) -> None:
    """Carry out one of the three actions."""
    table.acted += 1
    if DRAW.has(action):
        cards.draw(table, seat, cards.by_action(table, seat))
    elif PUT.has(action):
        table.ask(Pay(seat, PUT.x(action), PUT.y(action)))
    elif SWEEP.has(action):
        sweep(table, seat, SWEEP.x(action))
    else:
        take(table, seat, TAKE.x(action))


def take(table: Table, seat: i64, place: i64) -> None:
    """Into the storage; where that is full something goes first."""
    player = table.players[seat]
    if player.has_room():
        placing.store(player, display.lift(table, seat, place))
        display.refill(table, seat, place)
    else:
        table.ask(Remove(seat, place))


def sweep(table: Table, seat: i64, kind: i64) -> None:
    """Once begun, a tile must be taken."""
    display.sweep(table, seat, kind)
    table.ask(Take(seat))


class Turn(Question[Table]):
    """One of the three actions."""

    def options(self, table: Table) -> vec[i64]:
        return actions(table, self.seat)

    def branches(self, table: Table) -> bool:
        return display.any_fits(table.players[self.seat], table.display)  # or cards are drawn

    def answer(self, table: Table, action: i64) -> None:
        act(table, self.seat, action)


class Another(Question[Table]):
    """One more of the three actions for a marble, or the end of the turn."""

    def options(self, table: Table) -> vec[i64]:
        return append(actions(table, self.seat), STOP.at())

    def branches(self, table: Table) -> bool:
        return True  # cards can always be drawn

    def answer(self, table: Table, action: i64) -> None:
        if STOP.has(action):
            table.acted += 1
        else:
            placing.win_marble(table, self.seat, -1)
            act(table, self.seat, action)


class Take(Question[Table]):
    """Which tile is taken after an exchange of tiles; while none fits, what is exchanged next."""

    def options(self, table: Table) -> vec[i64]:
        found = takes(table, self.seat)
        return found if len(found) > 0 else sweeps(table, found)

    def answer(self, table: Table, action: i64) -> None:
        if SWEEP.has(action):
            sweep(table, self.seat, SWEEP.x(action))
        else:
            take(table, self.seat, TAKE.x(action))


class Remove(Question[Table]):
    """Which stored piece makes room for a tile."""

    SAVED: ClassVar[dict[str, int]] = {"place": OPEN - 1}

    def __init__(self, seat: i64, place: i64) -> None:
        super().__init__(seat)
        self.place = place  # of the tile that is taken

    def options(self, table: Table) -> vec[i64]:
        player = table.players[self.seat]
        found = vec[i64]()
        for tile in placing.different(table, player):
            found = append(found, REMOVE.at(table.box.face[tile]))
        if player.hexes > 0:
            found = append(found, REMOVE.at(HEX))
        return found

    def answer(self, table: Table, action: i64) -> None:
        placing.remove(table, self.seat, REMOVE.x(action))
        take(table, self.seat, self.place)


class Pay(Question[Table]):
    """What is paid for a space: each of two cards of its colour may be a pair of another colour, or a worker."""

    SAVED: ClassVar[dict[str, int]] = {"face": FACES - 1, "cell": CELLS - 1}

    def __init__(self, seat: i64, face: i64, cell: i64) -> None:
        super().__init__(seat)
        self.face = face  # of the stored piece
        self.cell = cell

    def options(self, table: Table) -> vec[i64]:
        player = table.players[self.seat]
        colour = player.domain.colour[self.cell]
        found = vec[i64]()
        for one in range(i64(TYPES + 1)):
            times = self.times(table, one, colour)
            if times > 1:
                found = append(found, PAY.at(one, one))
            if times > 0:
                for two in range(one + 1, i64(TYPES + 1)):
                    if self.times(table, two, colour) > 0:
                        found = append(found, PAY.at(one, two))
        return found

    def times(self, table: Table, part: i64, colour: i64) -> i64:
        """How often a part of the price can be paid so."""
        player = table.players[self.seat]
        if part == WORKER:
            return player.workers
        return player.hand[part] // (1 if part == colour else PAIR)

    def answer(self, table: Table, action: i64) -> None:
        player = table.players[self.seat]
        cards.pay(table, self.seat, player.domain.colour[self.cell], PAY.x(action), PAY.y(action))
        placing.lay(table, self.seat, placing.unstore(table, player, self.face), self.cell)
        placing.bring(table, self.seat, self.cell)


class Castle(Question[Table]):
    """Which open tile a castle places for nothing, and where; or none."""

    def options(self, table: Table) -> vec[i64]:
        player = table.players[self.seat]
        found = vec[i64]([DECLINE.at()])
        for place in display.fitting(table, self.seat):
            for cell in player.open_spaces(TYPE_OF[table.display[place]]):
                found = append(found, PUT_FREE.at(place, cell))
        return found

    def answer(self, table: Table, action: i64) -> None:
        if PUT_FREE.has(action):
            place = PUT_FREE.x(action)
            cell = PUT_FREE.y(action)
            placing.lay(table, self.seat, display.lift(table, self.seat, place), cell)
            display.refill(table, self.seat, place)
            placing.bring(table, self.seat, cell)


QUESTIONS: Final[list[type[Question[Any]]]] = [
    Joining,
    Arrange,
    Start,
    ChooseBonus,
    Turn,
    Another,
    Take,
    Remove,
    Pay,
    Castle,
]
