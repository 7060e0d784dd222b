"""The eight open tiles: what fits, what fills a gap, and when there are too many of a colour."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from feldberg.core.events import EventKind
from feldberg.core.rows import NONE, joined
from feldberg.games.tuscany.content import NEUTRALS, OPEN, OWN_TILES, STACK, STACKS, TOO_MANY, TYPE_OF, TYPES
from feldberg.games.tuscany.state import NOTHING, Player, Table

TOOK: Final = EventKind("took", ["tile", "place"])
TURNED_UP: Final = EventKind("turned up", ["tile", "place"], fate=True)
SWEPT: Final = EventKind("swept", ["type", "tiles"])
FIVE: Final = EventKind("five", ["type", "tiles"], fate=True)
RENEWED: Final = EventKind("renewed", ["tiles"], fate=True)
STACK_EMPTY: Final = EventKind("stack empty", ["stack"], fate=True)


def fits(player: Player, kind: i64) -> bool:
    """Whether the domain has an empty space of the tile's colour next to a covered one."""
    return player.open & player.domain.bits_of_colour[kind] != 0


def fitting(table: Table, seat: i64) -> vec[i64]:
    """The places of the display whose tiles fit, of tiles that come to the same only the first."""
    player = table.players[seat]
    found = vec[i64](capacity=OPEN)
    for place in range(i64(OPEN)):
        tile = table.display[place]
        if tile != NOTHING and fits(player, TYPE_OF[tile]) and first_alike(table, place) == place:
            found = append(found, place)
    return found


def first_alike(table: Table, place: i64) -> i64:
    """The first place with such a tile: with the same face, neutral or not alike."""
    tile = table.display[place]
    face = table.box.face[tile]
    for other in range(place):
        twin = table.display[other]
        if twin != NOTHING and table.box.face[twin] == face and (twin < NEUTRALS) == (tile < NEUTRALS):
            return other
    return place


def may_take(table: Table, seat: i64) -> bool:
    """Whether a tile of the display fits, or one that does may come."""
    return any_fits(table.players[seat], table.display) or may_sweep(table, seat)


def may_sweep(table: Table, seat: i64) -> bool:
    """Where no tile of the display fits: whether one that does may come."""
    player = table.players[seat]
    return any_fits(player, table.neutral) or any_fits(player, table.swept)


def any_fits(player: Player, tiles: vec[i64]) -> bool:
    found = False
    for tile in tiles:
        found = found or (tile != NOTHING and fits(player, TYPE_OF[tile]))
    return found


def types_open(table: Table) -> vec[i64]:
    """How many tiles of every type lie open."""
    counts = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0])
    for tile in table.display:
        if tile != NOTHING:
            counts[TYPE_OF[tile]] += 1
    return counts


def lift(table: Table, seat: i64, place: i64) -> i64:
    """Take a tile; its place is still to be filled."""
    tile = table.display[place]
    table.display[place] = NOTHING
    table.tell(TOOK, seat, tile, place)
    return tile


def refill(table: Table, seat: i64, place: i64) -> None:
    """With an own tile, after the last of these with a neutral one."""
    player = table.players[seat]
    if len(player.stack) == 0:
        lay_neutral(table, place)
    else:
        player.stack, tile = table.chance.draw(player.stack[:])
        table.display[place] = tile
        table.tell(TURNED_UP, seat, tile, place)
        used: i64 = OWN_TILES - len(player.stack)
        if used % STACK == 0:
            table.tell(STACK_EMPTY, seat, used // STACK)
            if used == table.round * STACK:
                table.due = True
    clear_fives(table)


def lay_neutral(table: Table, place: i64) -> None:
    """Where there is none the place stays empty."""
    if len(table.neutral) == 0:
        if len(table.swept) == 0:
            return
        table.neutral = table.swept
        table.swept = NONE
        table.tell(RENEWED, -1, len(table.neutral))
    table.neutral, tile = table.chance.draw(table.neutral[:])
    table.display[place] = tile
    table.tell(TURNED_UP, -1, tile, place)


def clear_fives(table: Table) -> None:
    """Exchange all tiles of a colour that has too many, until none has."""
    again = True
    while again:
        again = False
        counts = types_open(table)
        for kind in range(i64(TYPES)):
            if counts[kind] >= TOO_MANY:
                table.tell(FIVE, -1, kind, counts[kind])
                exchange(table, kind)
                again = True
                break


def sweep(table: Table, seat: i64, kind: i64) -> None:
    """Exchange all tiles of a type because none of the display fits."""
    table.tell(SWEPT, seat, kind, types_open(table)[kind])
    exchange(table, kind)
    clear_fives(table)


def exchange(table: Table, kind: i64) -> None:
    """Remove all tiles of a type, the players' for good, and lay neutral ones in their places."""
    gaps = vec[i64](capacity=OPEN)
    for place in range(i64(OPEN)):
        tile = table.display[place]
        if tile != NOTHING and TYPE_OF[tile] == kind:
            if tile < NEUTRALS:
                table.swept = joined(table.swept, tile)
            table.display[place] = NOTHING
            gaps = append(gaps, place)
    for place in gaps:
        lay_neutral(table, place)


def stacks_left(player: Player) -> vec[i64]:
    """How many tiles each own stack still has."""
    left: i64 = len(player.stack)
    found = vec[i64](capacity=STACKS)
    for stack in range(i64(STACKS)):
        below: i64 = (STACKS - 1 - stack) * STACK
        found = append(found, min(max(left - below, 0), STACK))
    return found
