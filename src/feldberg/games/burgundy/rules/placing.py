"""Placing tiles, and what each then does."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from feldberg.core.events import EventKind
from feldberg.games.burgundy import questions
from feldberg.games.burgundy.content import (
    ANIMAL,
    BANK,
    BOARDING_HOUSE,
    BUILDING,
    CASTLE,
    CASTLE_TILE,
    CHURCH,
    COLOUR_OF,
    MARKET,
    MINE,
    MONASTERY,
    NUMBERED,
    SHIP,
    TOWN_HALL,
    WAREHOUSE,
    WATCHTOWER,
    WORKSHOP,
)
from feldberg.games.burgundy.rules import powers, purse, trading
from feldberg.games.burgundy.rules.powers import REPEAT_BUILDINGS
from feldberg.games.burgundy.scoring import WATCHTOWERS, award, score_animals, score_placement
from feldberg.games.burgundy.state import Table

PLACED: Final = EventKind("placed", ["tile", "cell"])


def fits(table: Table, seat: i64, tile: i64, cell: i64) -> bool:
    """Whether a tile may go onto a cell of its colour: empty, next to a tile, and welcome there."""
    return table.players[seat].is_open(cell) and is_welcome(table, seat, tile, cell)


def is_allowed(table: Table, seat: i64, tile: i64, cell: i64) -> bool:
    return all(module.allows(table, seat, tile, cell) for module in table.modules)


def is_welcome(table: Table, seat: i64, tile: i64, cell: i64) -> bool:
    """Whether an open cell takes a tile of its colour: of buildings one of a kind in a city."""
    if is_undemanding(table, COLOUR_OF[tile]):
        return True
    if not is_allowed(table, seat, tile, cell):
        return False
    if COLOUR_OF[tile] != BUILDING:
        return True
    player = table.players[seat]
    if player.works & REPEAT_BUILDINGS:
        return True
    return all(player.cells[other] != tile for other in player.estate.cells[player.estate.region[cell]])


def fits_somewhere(table: Table, seat: i64, tile: i64) -> bool:
    """Whether there is a cell onto which a tile may go now."""
    player = table.players[seat]
    estate = player.estate
    colour = COLOUR_OF[tile]
    open_cells = player.open & estate.near_of_colour[colour]
    if open_cells and is_undemanding(table, colour):
        return True
    if open_cells and any(
        open_cells >> cell & 1 and is_welcome(table, seat, tile, cell) for cell in estate.near_cells[colour]
    ):
        return True
    return player.open_far != 0 and any(fits(table, seat, tile, cell) for cell in estate.far_cells[colour])


def is_undemanding(table: Table, colour: i64) -> bool:
    """Whether tiles of a colour are welcome on all open cells of theirs."""
    return colour != BUILDING and not table.modules


def place_stored(table: Table, seat: i64, slot: i64, cell: i64) -> None:
    """Put a stored tile into the estate."""
    player = table.players[seat]
    tile = player.store[slot]
    player.store[slot] = 0
    place_tile(table, seat, tile, cell)


def place_tile(table: Table, seat: i64, tile: i64, cell: i64) -> None:
    """Put a tile into the estate, score what it completes, then let it take effect."""
    for module in table.modules:
        module.placing(table, seat)
    table.players[seat].lay(cell, tile)
    table.tell(PLACED, seat, tile, cell)
    if table.modules:
        powers.refresh(table)
    score_placement(table, seat, cell)
    if not replaced(table, seat, tile, cell):
        take_effect(table, seat, tile, cell)
    for module in table.modules:
        module.placed(table, seat, tile, cell)


def replaced(table: Table, seat: i64, tile: i64, cell: i64) -> bool:
    """Whether a module puts something into the place of a tile's effect."""
    return any(module.takes_effect(table, seat, tile, cell) for module in table.modules)


def take_effect(table: Table, seat: i64, tile: i64, cell: i64) -> None:
    colour = COLOUR_OF[tile]
    if colour in (BUILDING, CASTLE):
        grant(table, seat, tile, WATCHTOWERS)
    elif colour == SHIP:
        trading.use_ship(table, seat)
    elif colour == ANIMAL:
        score_animals(table, seat, cell)


def grant(table: Table, seat: i64, effect: i64, cause: i64) -> None:
    """The effect of a building or a castle, whatever brought it; points count for the cause."""
    if effect == WAREHOUSE:
        if trading.stores_goods(table.players[seat]):
            table.ask(questions.Trade(seat))
    elif effect == WATCHTOWER:
        award(table, seat, cause, 4)
    elif effect == BOARDING_HOUSE:
        purse.gain_workers(table, seat, 4)
    elif effect == BANK:
        purse.gain_silver(table, seat, 2)
    elif effect == TOWN_HALL:
        table.ask(questions.TownHall(seat))
    elif effect == CASTLE_TILE:
        table.ask(questions.Castle(seat))
    elif effect in (WORKSHOP, CHURCH, MARKET):
        if can_fetch(table, effect):
            table.ask(questions.Fetch(seat, effect))
    else:
        for module in table.modules:
            module.grants(table, seat, effect)


def fetches(building: i64, tile: i64) -> bool:
    """Whether a workshop, church or market takes such a tile from the numbered depots."""
    if tile == 0:
        return False
    colour = COLOUR_OF[tile]
    if building == WORKSHOP:
        return colour == BUILDING
    if building == MARKET:
        return colour in (SHIP, ANIMAL)
    return colour in (MINE, MONASTERY, CASTLE)


def can_fetch(table: Table, building: i64) -> bool:
    return any(fetches(building, table.board[space]) for space in range(NUMBERED))
