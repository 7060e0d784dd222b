"""Points, score sheet and ranking."""

from __future__ import annotations

from mypy_extensions import i64

from feldberg.games.hallertau.content.cards import CARDS
from feldberg.games.hallertau.content.pieces import (
    GOODS,
    JEWELRY,
    SOLO_GOAL,
    SOLO_GOAL_WITHOUT_CARDS,
    SOLO_OUTSTANDING,
    SOLO_OUTSTANDING_WITHOUT_CARDS,
    STABLE,
    SYMBOL_POINTS,
    TOOLS,
    UNCOVERED,
    WINDOW_POINTS,
)
from feldberg.games.hallertau.state import Player, Table

LEFTOVERS_A_POINT = 5


def centre_points(player: Player) -> i64:
    """What the window shows, and the symbols between the centre and every building."""
    points: i64 = WINDOW_POINTS[player.centre]
    for step in player.buildings:
        points += SYMBOL_POINTS * (UNCOVERED[step] - UNCOVERED[player.centre])
    return points


def leftovers(player: Player) -> i64:
    """Goods in stock, tools, and the rows of all fields."""
    total: i64 = player.stock[TOOLS]
    for good in range(i64(GOODS)):
        total += player.stock[good]
    for row in player.rows:
        total += row
    return total


def card_points(player: Player) -> i64:
    points: i64 = 0
    for card in player.played:
        points += CARDS[card].points
    return points


def total(player: Player) -> i64:
    return (
        centre_points(player)
        + player.flock[STABLE]
        + player.stock[JEWELRY]
        + leftovers(player) // LEFTOVERS_A_POINT
        + card_points(player)
    )


def score_sheet(table: Table, seat: int) -> dict[str, int]:
    player = table.players[seat]
    sheet = {
        "centre": int(centre_points(player)),
        "sheep": int(player.flock[STABLE]),
        "jewelry": int(player.stock[JEWELRY]),
        "leftovers": int(leftovers(player) // LEFTOVERS_A_POINT),
    }
    if table.cards:
        sheet["cards"] = int(card_points(player))
    return sheet


def ranking(table: Table) -> list[int]:
    """By points, then by what is left of the leftovers; alone by whether the goal is reached."""
    if len(table.players) == 1:
        return [1 if total(table.players[0]) >= goal(table) else 2]
    keys = [(int(total(player)), int(leftovers(player) % LEFTOVERS_A_POINT)) for player in table.players]
    return [1 + sum(other > key for other in keys) for key in keys]


def goal(table: Table) -> int:
    """The points to reach alone."""
    return SOLO_GOAL if table.cards else SOLO_GOAL_WITHOUT_CARDS


def outstanding(table: Table) -> int:
    """The points to pass alone for an outstanding result."""
    return SOLO_OUTSTANDING if table.cards else SOLO_OUTSTANDING_WITHOUT_CARDS
