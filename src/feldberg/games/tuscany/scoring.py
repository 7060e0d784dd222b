"""Points, score sheet and ranking."""

from __future__ import annotations

from mypy_extensions import i64

from feldberg.games.tuscany.content import CARDS_A_POINT, CELLS
from feldberg.games.tuscany.state import ENDED, NOTHING, Player, Table


def pieces(player: Player) -> i64:
    """What is left at the end, besides cards: a point each."""
    return len(player.stored) + player.hexes + player.marble + player.workers


def empty_spaces(player: Player) -> i64:
    count: i64 = 0
    for cell in range(i64(CELLS)):
        if player.laid[cell] == NOTHING:
            count += 1
    return count


def score_sheet(table: Table, seat: int) -> dict[str, int]:
    """Red points; those for what is left come at the end."""
    player = table.players[seat]
    ended = table.step == ENDED
    sheet = {f"round {number + 1}": int(points) for number, points in enumerate(player.rounds)}
    sheet["direct"] = int(player.direct)
    sheet["pieces"] = int(pieces(player)) if ended else 0
    sheet["cards"] = int(player.cards() // CARDS_A_POINT) if ended else 0
    return sheet


def ranking(table: Table) -> list[int]:
    """By red points, then by empty spaces, then by green points."""
    keys: list[tuple[int, int, int]] = []
    for seat, player in enumerate(table.players):
        keys.append((sum(score_sheet(table, seat).values()), int(empty_spaces(player)), int(player.green)))
    return [1 + sum(other > key for other in keys) for key in keys]
