"""What is refused of a forged save."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import feldberg
from tests.forging import resigned

GAME = feldberg.game("hallertau")


def player(save: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = save["table"]["players"][1]
    return found


FORGERIES: dict[str, Callable[[dict[str, Any]], Any]] = {
    "table.players[1]: 11 jewelry is more than 10": lambda save: player(save)["stock"].__setitem__(10, 11),
    "table.players[1]: a field lies below row 2": lambda save: player(save)["rows"].__setitem__(0, 1),
    "table.players[1].rows[0]: 6 is not a number from 0 to 5": lambda save: player(save)["rows"].__setitem__(0, 6),
    "table.players[1].used: -2 is not a number from -1 to 19": lambda save: player(save).update(used=-2),
    "table.players[1].quiet: 1 is neither true nor false": lambda save: player(save).update(quiet=1),
    "table.players[1].hand: .* has a number twice": lambda save: player(save)["hand"].__setitem__(
        0, player(save)["hand"][1]
    ),
    "table.bags: .* is not a list of 4": lambda save: save["table"]["bags"].pop(),
    "table.buried: 13 is not a number from 0 to 12": lambda save: save["table"].update(buried=13),
    "table.active: 2 is not a number from 0 to 1": lambda save: save["table"].update(active=2),
    "Run.program: .* is not a number from 0 to": lambda save: save["agenda"].append(["Run", 0, 9999, 0, 0]),
}


@pytest.mark.parametrize("complaint", FORGERIES)
def test_a_forged_save_is_refused(complaint: str) -> None:
    save = GAME.start(5).to_dict()
    FORGERIES[complaint](save)
    with pytest.raises(feldberg.SaveError, match=complaint.replace("[", r"\[")):
        GAME.load(resigned(save))
