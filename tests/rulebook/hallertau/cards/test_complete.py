"""Every card has a line in a table or a test of its own, and nobody has to take what a card gives."""

from __future__ import annotations

import re
from types import ModuleType

import pytest

from tests.rulebook.hallertau.cards import (
    test_beginner,
    test_bonus,
    test_expert,
    test_field,
    test_hops,
    test_intermediate,
    test_jewelry,
    test_master,
    test_points,
    test_sheep,
)
from tests.rulebook.hallertau.cards.table import Case, changes, inventory, position

DECKS: list[tuple[ModuleType, range]] = [
    (test_beginner, range(1, 31)),
    (test_intermediate, range(101, 131)),
    (test_expert, range(201, 231)),
    (test_master, range(301, 331)),
    (test_hops, range(401, 436)),
    (test_sheep, range(501, 536)),
    (test_field, range(601, 636)),
    (test_jewelry, range(701, 736)),
    (test_bonus, range(801, 846)),
    (test_points, range(901, 926)),
]


def covered(module: ModuleType) -> set[int]:
    """The numbers in the table, and those at the beginning of the names of tests."""
    named = [number for name in vars(module) for number in re.findall(r"_(\d{3})(?=_)", name)]
    return {case.number for case in module.CASES} | {int(number) for number in named}


def test_every_card_is_tested() -> None:
    for module, numbers in DECKS:
        assert covered(module) == set(numbers), module.__name__
    assert sum(len(numbers) for _, numbers in DECKS) == 330


COST_MOVES = (516, 531)  # their cost is an empty field for a sown one, and sheep moved back


@pytest.mark.rule("hallertau.card.effect.optional")
@pytest.mark.parametrize("case", [case for module, _ in DECKS for case in module.CASES], ids=str)
def test_every_effect_can_be_declined(case: Case) -> None:
    at = position(case, phase=3 if case.income else 0)
    at.table.players[0].everything = True  # as with the option to be asked everything
    at.turn(workers=at.player().workers)
    before = inventory(at)
    ways = at.ways(case.number)
    at.do("play", card=case.number, way=case.tier if len(ways) > 1 else ways[0])
    while at.question != "Turn":
        if at.can("done"):
            at.do("done")
        else:
            at.table.play(at.table.legal()[0])  # the cost
    gained = {name for name, change in changes(before, inventory(at)).items() if change > 0}
    assert gained <= {"played", "removed", "vp"} or case.number in COST_MOVES
