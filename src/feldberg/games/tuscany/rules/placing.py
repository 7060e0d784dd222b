"""Placing tiles and hexes: the space, the points, and what each kind brings."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from feldberg.core.events import EventKind
from feldberg.core.rows import NONE, changed, increased, joined, without
from feldberg.games.tuscany import questions
from feldberg.games.tuscany.content import (
    A_HEX,
    AREA_POINTS,
    BIT,
    CARDS,
    CASTLE,
    CITY,
    COACH,
    FARM_COUNT,
    FARMLAND,
    GREEN,
    HEX,
    MARBLE,
    MONASTERY,
    MONASTERY_CARDS,
    MORE_MARBLE,
    MORE_STORAGE,
    MORE_WORKERS,
    MORE_YIELDS,
    NO_ROOM_POINTS,
    QUARRY,
    RED,
    SIDES,
    STORAGE_POINTS,
    TAVERN,
    TILES,
    TYPE_OF,
    TYPES,
    VILLAGE,
)
from feldberg.games.tuscany.rules import cards, display
from feldberg.games.tuscany.rules.cards import WORKERS
from feldberg.games.tuscany.state import NOTHING, WOODEN_HEX, Player, Table

PLACED: Final = EventKind("placed", ["piece", "cell"])
REMOVED: Final = EventKind("removed", ["piece"])
GREEN_POINTS: Final = EventKind("green", ["points", "why", "what"], gain=True)
RED_POINTS: Final = EventKind("red", ["points", "why"], gain=True)
MARBLES: Final = EventKind("marble", ["marble"], gain=True)
HEXES: Final = EventKind("hexes", ["hexes"], gain=True)
BONUS: Final = EventKind("bonus", ["kind"])
YIELD: Final = EventKind("yield", ["reward", "amount"], fate=True)

# Why green points come, with what: an area with its size, a colour, farm kinds, a storage space, a yield card.

AN_AREA: Final = 0
A_COLOUR: Final = 1
NEW_FARMS: Final = 2
A_STORAGE: Final = 3
A_YIELD: Final = 4

# Why red ones do.

BY_YIELD: Final = 0
NO_ROOM: Final = 1


# Storage


def store(player: Player, tile: i64) -> None:
    player.stored = joined(player.stored, tile)


def different(table: Table, player: Player) -> vec[i64]:
    """The stored tiles, of those that show the same only the first."""
    found = NONE
    shown: i64 = 0  # faces, as bits
    for tile in player.stored:
        face = table.box.face[tile]
        if shown & BIT[face] == 0:
            shown |= BIT[face]
            found = joined(found, tile)
    return found


def tile_with(table: Table, player: Player, face: i64) -> i64:
    """A stored tile that shows so."""
    for tile in player.stored:
        if table.box.face[tile] == face:
            return tile
    return NOTHING


def unstore(table: Table, player: Player, face: i64) -> i64:
    """Take a piece out of the storage; of hexes, one that may be placed in this turn."""
    if face == HEX:
        player.hexes -= 1
        return WOODEN_HEX
    tile = tile_with(table, player, face)
    player.stored = without(player.stored, tile)
    return tile


def remove(table: Table, seat: i64, face: i64) -> None:
    """Out of the game, for want of room; of hexes first those that came in this turn."""
    player = table.players[seat]
    piece = unstore(table, player, face)
    if face == HEX and player.fresh > 0:
        player.fresh -= 1
    table.tell(REMOVED, seat, piece)


# Placing


def may_place(table: Table, seat: i64) -> bool:
    """Whether a stored piece can be placed, now or when cards have come."""
    player = table.players[seat]
    for colour in range(i64(TYPES)):
        if display.fits(player, colour) and (cards.in_pile(table) > 0 or cards.can_pay(player, colour)):
            if player.hexes > 0:
                return True
            for tile in player.stored:
                if TYPE_OF[tile] == colour:
                    return True
    return False


def lay(table: Table, seat: i64, piece: i64, cell: i64) -> None:
    """Lay a tile or hex: points for a completed area, then for a completed colour."""
    player = table.players[seat]
    table.tell(PLACED, seat, piece, cell)
    player.laid = changed(player.laid, cell, piece)
    player.cover(cell)
    score_area(table, seat, cell)
    score_colour(table, seat, player.domain.colour[cell])


def score_area(table: Table, seat: i64, cell: i64) -> None:
    player = table.players[seat]
    domain = player.domain
    area = domain.area[cell]
    if domain.bits[area] & ~player.covered == 0:
        size: i64 = len(domain.cells[area])
        win_green(table, seat, AREA_POINTS[size], AN_AREA, size)


def score_colour(table: Table, seat: i64, colour: i64) -> None:
    player = table.players[seat]
    if player.domain.bits_of_colour[colour] & ~player.covered != 0:
        return
    side = table.sides[colour]
    if side < SIDES:
        table.sides = changed(table.sides, colour, side + 1)
        win_green(table, seat, table.box.colour_bonuses[colour][side], A_COLOUR, colour)


def new_farms(table: Table, player: Player, cell: i64) -> i64:
    """How many farm kinds of a piece the rest of its area does not show; a hex is always a kind of its own."""
    piece = player.laid[cell]
    if piece == WOODEN_HEX:
        return 1
    shown: i64 = 0
    for other in player.domain.cells[player.domain.area[cell]]:
        tile = player.laid[other]
        if other != cell and 0 <= tile < TILES:
            shown |= table.box.farms[tile]
    return FARM_COUNT[table.box.farms[piece] & ~shown]


def bring(table: Table, seat: i64, cell: i64) -> None:
    """What the piece on a space brings: it is of the space's kind."""
    player = table.players[seat]
    kind = player.domain.colour[cell]
    if kind == CASTLE:
        table.ask(questions.Castle(seat))
    elif kind == CITY:
        if any_left(table.bonuses):
            table.ask(questions.ChooseBonus(seat))
    elif kind == TAVERN:
        win_hex(table, seat)
    elif kind == QUARRY:
        win_marble(table, seat, 1 + player.bonuses[MORE_MARBLE])
    elif kind == VILLAGE:
        win_workers(table, seat, 1 + player.bonuses[MORE_WORKERS])
    elif kind == FARMLAND:
        farms = new_farms(table, player, cell)
        win_green(table, seat, farms, NEW_FARMS, farms)
    elif kind == MONASTERY:
        cards.draw(table, seat, MONASTERY_CARDS)
    elif kind == COACH:
        for _ in range(1 + player.bonuses[MORE_YIELDS]):
            turn_up_yield(table, seat)


# Winning


def win_green(table: Table, seat: i64, points: i64, why: i64, what: i64) -> None:
    if points:
        table.players[seat].green += points
        table.tell(GREEN_POINTS, seat, points, why, what)


def win_red(table: Table, seat: i64, points: i64, why: i64) -> None:
    table.players[seat].direct += points
    table.tell(RED_POINTS, seat, points, why)


def win_marble(table: Table, seat: i64, count: i64) -> None:
    table.players[seat].marble += count
    table.tell(MARBLES, seat, count)


def win_workers(table: Table, seat: i64, count: i64) -> None:
    table.players[seat].workers += count
    table.tell(WORKERS, seat, count)


def win_hex(table: Table, seat: i64) -> None:
    """Into the storage; points where it has no room."""
    player = table.players[seat]
    if player.has_room():
        player.hexes += 1
        player.fresh += 1
        table.tell(HEXES, seat, 1)
    else:
        win_red(table, seat, NO_ROOM_POINTS, NO_ROOM)


def any_left(bonuses: vec[i64]) -> bool:
    left: i64 = 0
    for count in bonuses:
        left += count
    return left > 0


def win_bonus(table: Table, seat: i64, kind: i64) -> None:
    player = table.players[seat]
    table.bonuses = increased(table.bonuses, kind, -1)
    player.bonuses = increased(player.bonuses, kind, 1)
    table.tell(BONUS, seat, kind)
    if kind == MORE_STORAGE:
        win_green(table, seat, STORAGE_POINTS, A_STORAGE, 0)


def turn_up_yield(table: Table, seat: i64) -> None:
    """The next yield card, which takes effect at once."""
    if len(table.yields) == 0:
        table.yields = table.used_yields
        table.used_yields = NONE
    table.yields, card = table.chance.draw(table.yields[:])
    table.used_yields = joined(table.used_yields, card)
    reward = table.box.rewards[card]
    amount = table.box.amounts[card]
    table.tell(YIELD, seat, reward, amount)
    if reward == RED:
        win_red(table, seat, amount, BY_YIELD)
    elif reward == GREEN:
        win_green(table, seat, amount, A_YIELD, 0)
    elif reward == CARDS:
        cards.draw(table, seat, amount)
    elif reward == MARBLE:
        win_marble(table, seat, amount)
    elif reward == A_HEX:
        for _ in range(amount):
            win_hex(table, seat)
    else:
        win_workers(table, seat, amount)
