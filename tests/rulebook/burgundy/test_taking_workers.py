"""The action of taking workers."""

from __future__ import annotations

import pytest

from tests.rulebook.burgundy.position import Position


@pytest.mark.rule("burgundy.action.workers")
@pytest.mark.parametrize("edition", ["2011", "2019"])
@pytest.mark.parametrize("die", range(1, 7))
def test_a_die_of_any_number_takes_two_workers(edition: str, die: int) -> None:
    at = Position(edition=edition, dice=(die, die))
    at.player().workers = 3
    at.player().goods[die - 1] = 1
    at.ask()
    at.play(kind="workers")
    assert at.player().workers == 3 + 2
    assert at.player().silver == 0
    assert at.points() == 0
    assert list(at.table.dice[:2]) == [0, die]
