"""What is refused of a forged save, and what is worked out of a true one."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

import feldberg
from feldberg.games.burgundy.state import Table
from tests.forging import resigned

GAME = feldberg.game("burgundy")


def played(moves: int) -> Table:
    luck = random.Random(moves)
    table: Table = GAME.start(5)
    for _ in range(moves):
        table.play(luck.choice(table.legal()))
    return table


FORGERIES: dict[str, Callable[[dict[str, Any]], Any]] = {
    "table.players[0].silver: -1 is not": lambda table: table["players"][0].update(silver=-1),
    "table.players[1].cells: .* is not a list of 37": lambda table: table["players"][1]["cells"].pop(),
    "table.players[0].estate: there is no number 77": lambda table: table["players"][0].update(estate=77),
    "table.players: .* is not a list of 2": lambda table: table["players"].pop(),
    "table.board[0]: 999 is not a number from 0 to": lambda table: table["board"].__setitem__(0, 999),
    "table.dice[3]: 7 is not a number from 0 to 6": lambda table: table["dice"].__setitem__(3, 7),
    "table.order: [0, 0] is not an order of 2": lambda table: table.update(order=[0, 0]),
    "table: the turns [1, 1] are not an order of the seats": lambda table: table.update(turns=[1, 1]),
    "table.phase: 5 is not a number from -1 to 4": lambda table: table.update(phase=5),
    "table.bags[0][0]: 0 is not a number from 1 to": lambda table: table["bags"][0].__setitem__(0, 0),
    "table.dealt[1][0]: 11 is not a number from 1 to 10": lambda table: table["dealt"][1].__setitem__(0, 11),
}


@pytest.mark.parametrize("complaint", FORGERIES)
def test_a_forged_table_is_refused(complaint: str) -> None:
    save = played(9).to_dict()
    FORGERIES[complaint](save["table"])
    with pytest.raises(feldberg.SaveError, match=complaint.replace("[", r"\[")):
        GAME.load(resigned(save))


def test_open_cells_and_monasteries_are_worked_out_again() -> None:
    table = played(120)
    again: Table = GAME.load(table.to_dict())
    assert any(player.monasteries for player in table.players)
    for player, twin in zip(table.players, again.players, strict=True):
        assert (twin.open, twin.monasteries) == (player.open, player.monasteries)
