"""Fields: laid out, sown, harvested, raised and given up."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from feldberg.core.events import EventKind
from feldberg.core.rows import changed, increased
from feldberg.games.hallertau.content.pieces import COLUMNS, CROPS, HARVEST, HIGHEST_ROW, LOWEST_ROW
from feldberg.games.hallertau.rules import measures, stock
from feldberg.games.hallertau.state import TWICE, Player, Table

NEW_FIELD: Final = EventKind("field", ["row", "column"])
LOST_FIELD: Final = EventKind("field_lost", ["row", "column"])
SOWED: Final = EventKind("sowed", ["good", "row", "column"])
REAPED: Final = EventKind("reaped", ["good", "row", "column"])
MOVED_FIELD: Final = EventKind("field_moved", ["from", "to", "column"])
LOST_MARKER: Final = EventKind("marker_lost", ["good", "row", "column"])

BITS: Final = vec[i64]([1, 2, 4, 8, 16, 32, 64, 128])


def add_field(table: Table, seat: i64, row: i64) -> None:
    """A new field in a row, in the first free column if there is one."""
    player = table.players[seat]
    for column in range(i64(COLUMNS)):
        if player.rows[column] == 0:
            player.rows = changed(player.rows, column, row)
            player.sown = changed(player.sown, column, 0)
            player.harvested_fields &= ~BITS[column]
            player.fresh = True
            table.tell(NEW_FIELD, seat, row, column)
            return


def room(player: Player) -> i64:
    """How many fields still fit."""
    return COLUMNS - measures.fields(player)


def last_places(player: Player, row: i64, count: i64) -> bool:
    """Whether so many new fields would take the last places, which may be kept for better ones."""
    return row < HIGHEST_ROW and room(player) <= count


def lose_field(table: Table, seat: i64, column: i64) -> None:
    """Give up a field and what is sown on it."""
    player = table.players[seat]
    table.tell(LOST_FIELD, seat, player.rows[column], column)
    player.rows = changed(player.rows, column, 0)
    player.sown = changed(player.sown, column, 0)
    player.fresh = True


def lose_marker(table: Table, seat: i64, column: i64) -> None:
    """Give up what is sown on a field."""
    player = table.players[seat]
    table.tell(LOST_MARKER, seat, player.sown[column] % TWICE - 1, player.rows[column], column)
    player.sown = changed(player.sown, column, 0)
    player.fresh = True


def sow(table: Table, seat: i64, good: i64, column: i64) -> None:
    """One sowing: a good from stock onto an empty field."""
    stock.pay(table, seat, good, 1)
    player = table.players[seat]
    player.sown = changed(player.sown, column, good + 1)
    table.tell(SOWED, seat, good, player.rows[column], column)


def sow_second(table: Table, seat: i64, column: i64) -> None:
    """A second crop of the same kind onto a sown field."""
    player = table.players[seat]
    stock.pay(table, seat, player.sown[column] - 1, 1)
    table.tell(SOWED, seat, player.sown[column] - 1, player.rows[column], column)
    player.sown = increased(player.sown, column, TWICE)


def reap(table: Table, seat: i64, column: i64) -> None:
    """Harvest one field: as much as its row says, then it drops a row."""
    player = table.players[seat]
    row = player.rows[column]
    good = player.sown[column] % TWICE - 1
    count = 2 * row if player.sown[column] > TWICE else row
    if player.doubling:
        count *= 2
        player.doubling = False
    player.sown = changed(player.sown, column, 0)
    player.reaped = increased(player.reaped, good, count)
    table.moment = True
    table.tell(REAPED, seat, good, row, column)
    stock.gain(table, seat, good, count)
    if table.phase == HARVEST:
        player.harvested_fields |= BITS[column]
    move(table, seat, column, max(row - 1, LOWEST_ROW))


def move(table: Table, seat: i64, column: i64, row: i64) -> None:
    """Put a field into another row."""
    player = table.players[seat]
    if player.rows[column] != row:
        table.tell(MOVED_FIELD, seat, player.rows[column], row, column)
        player.rows = changed(player.rows, column, row)
        player.fresh = True


def raised(player: Player, column: i64) -> i64:
    return min(player.rows[column] + 1, HIGHEST_ROW)


def is_empty(player: Player, column: i64) -> bool:
    """Whether there is a field with nothing sown on it."""
    return player.rows[column] > 0 and player.sown[column] == 0


def ripe(table: Table, player: Player, column: i64) -> bool:
    """Whether the field can be harvested: sown, and in phase 7 not harvested before."""
    if player.sown[column] == 0:
        return False
    return table.phase != HARVEST or not player.harvested_fields & BITS[column]


def first_alike(table: Table, player: Player, column: i64) -> bool:
    """Whether no field before this one is like it."""
    for other in range(column):
        if (
            player.rows[other] == player.rows[column]
            and player.sown[other] == player.sown[column]
            and ripe(table, player, other) == ripe(table, player, column)
        ):
            return False
    return True


def sowable(player: Player, good: i64) -> vec[i64]:
    """What can be sown: the good if it is named, else every crop in stock."""
    found = vec[i64](capacity=CROPS)
    if good >= 0:
        return append(found, good) if player.stock[good] else found
    for crop in range(i64(CROPS)):
        if player.stock[crop]:
            found = append(found, crop)
    return found
