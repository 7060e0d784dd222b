"""The action board: rows of workers on spaces."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from feldberg.games.hallertau.content.pieces import MOST_ROWS, SPACES, SPACES_A_SECTOR
from feldberg.games.hallertau.content.spaces import ROWS_OF
from feldberg.games.hallertau.state import Table

NO_ROW: Final = -1


def workers_on(table: Table, space: i64) -> i64:
    at = space * MOST_ROWS
    return table.board[at] + table.board[at + 1] + table.board[at + 2]


def sector_workers(table: Table, sector: i64) -> i64:
    total: i64 = 0
    for space in range(sector * SPACES_A_SECTOR, (sector + 1) * SPACES_A_SECTOR):
        total += workers_on(table, space)
    return total


def free_row(table: Table, space: i64) -> i64:
    """The lowest free row, which takes its number + 1 workers; -1 where the space is full."""
    board = table.board
    for row in range(ROWS_OF[space]):
        if board[space * MOST_ROWS + row] == 0:
            return row
    return NO_ROW


def top_row(table: Table, space: i64) -> i64:
    """The highest occupied row, -1 where the space is empty."""
    row: i64 = MOST_ROWS - 1
    while row >= 0 and table.board[space * MOST_ROWS + row] == 0:
        row -= 1
    return row


def full_spaces(table: Table) -> i64:
    """How many spaces have no free row."""
    board = table.board
    count: i64 = 0
    for space in range(i64(SPACES)):
        row = ROWS_OF[space] - 1  # from the last, which is mostly free
        while row >= 0 and board[space * MOST_ROWS + row]:
            row -= 1
        if row < 0:
            count += 1
    return count


def top_workers(table: Table, space: i64) -> i64:
    """The workers of the highest occupied row."""
    row = top_row(table, space)
    if row == NO_ROW:
        return 0
    return table.board[space * MOST_ROWS + row]


def take_top(table: Table, space: i64) -> i64:
    """Take the workers of the highest occupied row off; how many they were."""
    workers = top_workers(table, space)
    if workers:
        put(table, space, top_row(table, space), 0)
    return workers


def take_all(table: Table, space: i64) -> None:
    for row in range(i64(MOST_ROWS)):
        put(table, space, row, 0)


def put(table: Table, space: i64, row: i64, workers: i64) -> None:
    """So many workers into a row; that is news to who is asked for everything."""
    table.board[space * MOST_ROWS + row] = workers
    for player in table.players:
        if player.everything:
            player.fresh = True
