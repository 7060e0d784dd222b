"""Extra tiles: monasteries 27 and 28, the crane and the geese."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from feldberg.core.events import EventKind
from feldberg.core.questions import Question
from feldberg.core.rows import joined
from feldberg.games.burgundy.actions import BUILDING_KINDS
from feldberg.games.burgundy.content import (
    ANIMAL,
    BLACK,
    BUILDINGS,
    CHURCH,
    COLOUR_OF,
    CRANE,
    GEESE,
    GEESE_KIND,
    LAST_STEP,
    MARKET,
    MONASTERY,
    SCORED_BUILDING,
    TOWN_HALL,
    WAREHOUSE,
    WHITE_CASTLE,
    WORKSHOP,
    animal_kind,
    monastery,
)
from feldberg.games.burgundy.estates import MOST_CELLS
from feldberg.games.burgundy.module import Module
from feldberg.games.burgundy.questions import Sail, TownHall
from feldberg.games.burgundy.rules import placing, purse, taking, trading
from feldberg.games.burgundy.scoring import ANIMALS, BUILDING_POINTS, WATCHTOWERS, award, herd_points, pasture_cells
from feldberg.games.burgundy.state import Player, Table

EXTRA_MONASTERIES: Final = [27, 28]
ON_TOP: Final = 1 << 27
HIRING: Final = 1 << 28
HIRE_PRICE: Final = 1
HIRED: Final = 2

IMITATED: Final = EventKind("imitated", ["tile"])

# What `greedy` expects of the tiles.
LASTING: Final = 2.1  # for a whole game still to come
CRANE_EFFECT: Final = 3.0
LATER_ANIMALS: Final = 0.8  # for every free cell of the geese's pasture


class ExtraTiles(Module):
    NAME: ClassVar[str] = "extra_tiles"
    BRINGS: ClassVar[list[int]] = [*[int(monastery(number)) for number in EXTRA_MONASTERIES], CRANE, GEESE]

    def set_up(self, table: Table) -> None:
        for number in EXTRA_MONASTERIES:
            table.bags[MONASTERY] = joined(table.bags[MONASTERY], monastery(number))
        for tile in (CRANE, GEESE):
            table.bags[BLACK] = joined(table.bags[BLACK], tile)

    # Monastery 27

    def refreshed(self, table: Table) -> None:
        restack(table)

    def marker_moved(self, table: Table) -> None:
        restack(table)

    # Monastery 28

    def offers(self, table: Table, question: Question[Any], options: vec[i64]) -> vec[i64]:
        if isinstance(question, Sail) or not can_hire(table.players[question.seat]):
            return options
        return append(options, table.actions.hire.at())

    def answers(self, table: Table, question: Question[Any], action: i64) -> bool:
        if not table.actions.hire.has(action):
            return False
        table.ask(question)
        purse.gain_silver(table, question.seat, -HIRE_PRICE)
        purse.gain_workers(table, question.seat, HIRED)
        return True

    def goes_on(self, table: Table, seat: i64) -> bool:
        """With monastery 6 the hired workers may pay for a tile."""
        player = table.players[seat]
        return not table.bought and can_hire(player) and taking.buys_anywhere(player) and taking.on_sale(table, player)

    # The crane and the geese

    def grants(self, table: Table, seat: i64, effect: i64) -> None:
        if effect == CRANE:
            table.ask(Crane(seat))

    def placed(self, table: Table, seat: i64, tile: i64, cell: i64) -> None:
        if COLOUR_OF[tile] != ANIMAL:
            return
        if tile != GEESE:
            points = herd_points(table, seat, cell, GEESE_KIND)
            if points:
                award(table, seat, ANIMALS, points)
        elif len(other_kinds(table, seat, cell)):
            table.ask(Geese(seat, cell))

    def monasteries_score(self, table: Table, seat: i64, points: dict[int, int]) -> None:
        """The crane is one building for all of them, whichever: it adds to the first that scores buildings."""
        if has_crane(table.players[seat]):
            for number in SCORED_BUILDING:
                if number in points:
                    points[number] += BUILDING_POINTS
                    return

    def outlook(self, table: Table, seat: int, left: float) -> float:
        player = table.players[seat]
        guess = LASTING * left * sum(1 for bit in (ON_TOP, HIRING) if player.works & bit)
        for cell in player.estate.of_colour[ANIMAL]:
            if player.cells[cell] == GEESE:
                room = sum(1 for other in pasture_cells(table, seat, cell) if player.cells[other] == 0)
                guess += LATER_ANIMALS * left * room
        for question in table.agenda:
            if question.seat == seat and isinstance(question, Crane):
                guess += CRANE_EFFECT
            elif question.seat == seat and isinstance(question, Geese):
                kinds = other_kinds(table, seat, question.cell)
                guess += float(max(herd_points(table, seat, question.cell, kind) for kind in kinds))
        return guess


def restack(table: Table) -> None:
    """On every space of the turn-order track the markers with monastery 27 lie above the others."""
    if not any(player.works & ON_TOP for player in table.boards):
        return
    order = vec[i64](capacity=len(table.order))
    for back in range(i64(LAST_STEP) + 1):
        order = stacked(table, LAST_STEP - back, True, order)
        order = stacked(table, LAST_STEP - back, False, order)
    table.order = order


def stacked(table: Table, step: i64, on_top: bool, order: vec[i64]) -> vec[i64]:
    """The order with the markers of a space that lie on top, or with the others, in theirs."""
    for seat in table.order:
        if table.steps[seat] == step and ((table.players[seat].works & ON_TOP) != 0) == on_top:
            order = append(order, seat)
    return order


def can_hire(player: Player) -> bool:
    return (player.works & HIRING) != 0 and player.silver >= HIRE_PRICE


def has_crane(player: Player) -> bool:
    return any(tile == CRANE for tile in player.cells)


def other_kinds(table: Table, seat: i64, cell: i64) -> vec[i64]:
    """The kinds of animals beside the geese in the pasture of a cell."""
    player = table.players[seat]
    kinds = vec[i64]()
    for kind in range(i64(GEESE_KIND)):
        if any(animal_kind(player.cells[other]) == kind for other in pasture_cells(table, seat, cell)):
            kinds = append(kinds, kind)
    return kinds


class Crane(Question[Table]):
    """Which building's effect the crane has; it may be given up. What would do nothing is not offered."""

    def options(self, table: Table) -> vec[i64]:
        options = vec[i64](capacity=BUILDING_KINDS + 1)
        for building in range(i64(BUILDING_KINDS)):
            if useful(table, self.seat, building_tile(building)):
                options = append(options, table.actions.imitate.at(building))
        return append(options, table.actions.done.at())

    def answer(self, table: Table, action: i64) -> None:
        if table.actions.imitate.has(action):
            tile = building_tile(table.actions.imitate.x(action))
            table.tell(IMITATED, self.seat, tile)
            placing.grant(table, self.seat, tile, WATCHTOWERS)


def building_tile(building: i64) -> i64:
    """The kinds of buildings in the order of their tiles, the white castle last."""
    return WAREHOUSE + building if building < BUILDINGS else WHITE_CASTLE


def useful(table: Table, seat: i64, building: i64) -> bool:
    """Whether the effect of a building would do something now."""
    if building == WAREHOUSE:
        return trading.stores_goods(table.players[seat])
    if building in (WORKSHOP, CHURCH, MARKET):
        return placing.can_fetch(table, building)
    if building == TOWN_HALL:
        return len(TownHall(seat).options(table)) > 1
    return building != WHITE_CASTLE or bool(table.game.options.get("white_castles"))


class Geese(Question[Table]):
    """Which other animals of their pasture the geese score."""

    SAVED: ClassVar[dict[str, int]] = {"cell": MOST_CELLS - 1}

    cell: i64

    def __init__(self, seat: i64, cell: i64) -> None:
        super().__init__(seat)
        self.cell = cell

    def options(self, table: Table) -> vec[i64]:
        options = vec[i64](capacity=GEESE_KIND)
        for kind in other_kinds(table, self.seat, self.cell):
            options = append(options, table.actions.herd.at(kind))
        return options

    def answer(self, table: Table, action: i64) -> None:
        kind = table.actions.herd.x(action)
        award(table, self.seat, ANIMALS, herd_points(table, self.seat, self.cell, kind))
