"""Castles."""

from __future__ import annotations

import pytest

from feldberg.games.burgundy.content import CASTLE_TILE
from tests.rulebook.burgundy.position import Position


@pytest.mark.rule("burgundy.castle.action")
def test_a_castle_gives_an_action_with_any_number() -> None:
    """Estate 1 has a castle cell with the number 6 at 6, beside cell 12."""
    at = Position(dice=(6, 3))
    at.put(12, 24)
    at.store(CASTLE_TILE)
    at.lay(4, 30)
    at.player().goods[2] = 1
    at.ask()
    at.play(kind="place", cell=6)
    assert at.question == "Castle"
    assert {action["kind"] for action in at.legal()} == {"take", "sell", "workers"}
    assert all(action["die"] == 2 for action in at.legal())
    at.play(kind="sell", goods=2)
    assert at.player().silver == 1
    assert at.question == "Turn"
