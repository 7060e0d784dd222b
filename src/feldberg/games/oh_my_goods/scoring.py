"""Points, score sheet and ranking."""

from __future__ import annotations

from mypy_extensions import i64

from feldberg.games.oh_my_goods.content import COINS_A_POINT, FACE_POINTS, POINTS
from feldberg.games.oh_my_goods.rules import goods
from feldberg.games.oh_my_goods.state import ASSISTANT, Player, Table


def building_points(player: Player) -> i64:
    points: i64 = 0
    for card in player.buildings:
        points += POINTS[card]
    return points


def assistant_points(player: Player) -> i64:
    points: i64 = 0
    for person in player.people:
        if person >= ASSISTANT:
            points += FACE_POINTS[person - ASSISTANT]
    return points


def score_sheet(table: Table, seat: int) -> dict[str, int]:
    player = table.players[seat]
    sheet = {
        "buildings": int(building_points(player)),
        "assistants": int(assistant_points(player)),
        "goods": int(goods.coins(player) // COINS_A_POINT),
    }
    for module in table.modules:
        module.scores(table, seat, sheet)
    return sheet


def ranking(table: Table) -> list[int]:
    """By points, then by the coins that bought none."""
    for module in table.modules:
        places = module.ranks(table)
        if places:
            return places
    keys: list[tuple[int, int]] = []
    for seat, player in enumerate(table.players):
        keys.append((sum(score_sheet(table, seat).values()), int(goods.coins(player) % COINS_A_POINT)))
    return [1 + sum(other > key for other in keys) for key in keys]
