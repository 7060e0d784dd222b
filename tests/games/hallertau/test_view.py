"""What the screen is told."""

from __future__ import annotations

import random
from typing import Any

import feldberg


def use(table: Any, space: str) -> None:
    [action] = [
        action
        for action in table.legal()
        if table.game.elements(table, action) == [f"space:{space}"] and table.game.parts(action)["kind"] == "place"
    ]
    table.play(action)


def test_alternatives_are_told_in_the_card_language() -> None:
    table = feldberg.game("hallertau", players=1).start(1)
    assert table.view(0)["offers"] == []
    use(table, "tool_shed")
    assert table.view(0)["question"] == "Choose"
    assert table.view(0)["offers"] == ["4 clay", "1 field in row 4"]


def test_an_exchange_is_told_with_its_price() -> None:
    table = feldberg.game("hallertau", players=1).start(1)
    use(table, "land_sale")
    assert table.view(0)["offers"] == ["1 field -> 1 jewelry and 3 clay"]


def test_boulders_keep_their_places_when_one_is_gone() -> None:
    table = feldberg.game("hallertau", players=1).start(1)
    assert table.view(0)["players"][0]["buildings"][0]["boulders"] == [2, 4]
    table.players[0].boulders[0] = 0
    assert table.view(0)["players"][0]["buildings"][0]["boulders"] == [0, 4]


def test_every_answer_to_a_choice_is_told() -> None:
    """Each choice has its offer, each way its card."""
    seen: set[str] = set()
    for seed in range(6):
        table = feldberg.game("hallertau", players=1).start(seed)
        chance = random.Random(seed)
        while not table.over:
            view = table.view(0)
            for action in table.legal():
                [kind, *numbers] = table.game.elements(table, action)[0].split(":")
                if kind == "choice":
                    assert view["offers"][int(numbers[0])]
                    seen.add(kind)
                if kind == "way":
                    assert view["choosing"] is not None
                    seen.add(kind)
            table.play(chance.choice(list(table.legal())))
    assert seen == {"choice", "way"}
