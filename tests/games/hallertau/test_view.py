"""What the screen is told."""

from __future__ import annotations

import random
from typing import Any

import feldberg
from feldberg.games.hallertau.content.pieces import TAILOR, TAKES
from feldberg.games.hallertau.questions.improving import PayGoods


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


def test_sector_cards_that_are_gone_are_told_as_printed() -> None:
    table = feldberg.game("hallertau", players=3).start(1)
    table.sectors = table.sectors[:0]
    assert [[1], [2], [3, 4]] in table.view(0)["sectors_gone"]
    table = feldberg.game("hallertau", players=3).start(1)
    assert len(table.view(0)["sectors_gone"]) == 1
    assert feldberg.game("hallertau", players=4).start(1).view(0)["sectors_gone"] == []


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


def paying(seed: int, least: int) -> Any:
    """A table where an improvement can be paid in so many ways."""
    table = feldberg.game("hallertau", players=1).start(seed)
    chance = random.Random(seed)
    while not table.over:
        if len(table.view(0)["payments"]) >= least:
            return table
        busy = [action for action in table.legal() if table.game.parts(action)["kind"] not in ("done", "pass", "quiet")]
        table.play(chance.choice(busy or list(table.legal())))
    return None


def test_every_payment_is_one_thing_to_touch() -> None:
    tables = [found for seed in range(30) if (found := paying(seed, 3))]
    assert tables
    for table in tables:
        payments = table.view(0)["payments"]
        touched = {action: table.game.elements(table, action) for action in table.legal()}
        assert sorted(touched.values()) == sorted([f"pay:{number}"] for number in range(len(payments)))
        for action, [element] in touched.items():
            paid = payments[int(element.removeprefix("pay:"))]
            parts = table.game.parts(action)
            assert [count for count in (parts["first"], parts["second"], parts["third"]) if count] == list(
                paid.values()
            )


def test_payments_that_waste_nothing_come_first() -> None:
    table = feldberg.game("hallertau", players=1).start(1)
    player = table.players[0]
    table.round = 6
    for good, count in zip(TAKES[TAILOR], (5, 2, 3), strict=True):
        player.stock[good] = count
    table.agenda.append(PayGoods(0, TAILOR))
    payments = [[payment.get(good, 0) for good in ("flax", "hides", "wool")] for payment in table.view(0)["payments"]]
    assert payments[:7] == [[2, 1, 1], [1, 1, 2], [1, 2, 1], [4, 0, 1], [4, 1, 0], [3, 0, 2], [2, 0, 3]]
    assert payments[-1] == [1, 2, 3]
    assert len(payments) == len({tuple(payment) for payment in payments}) > 20
