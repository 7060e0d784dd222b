from __future__ import annotations

import pytest

from tests.games.option_sets import SHIPPED
from tests.rulebook.trace import games, marks, rules


def test_every_game_has_its_rules_listed() -> None:
    assert set(SHIPPED) <= set(games())


@pytest.mark.parametrize("game", games())
def test_every_rule_has_a_test(game: str) -> None:
    shown = marks(game)
    assert [rule for rule in rules(game) if rule not in shown] == []


@pytest.mark.parametrize("game", games())
def test_every_mark_names_a_rule(game: str) -> None:
    known = rules(game)
    assert [rule for rule in marks(game) if rule not in known] == []
