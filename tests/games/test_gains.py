"""Gains in words, and in the glossary with the forms that the browser needs."""

from __future__ import annotations

import pytest

import feldberg
from tests.rulebook.hallertau.position import Position


@pytest.mark.parametrize(
    ("name", "gain", "number", "english", "russian"),
    [
        ("burgundy", "workers", -1, "−1 worker", "−1 рабочий"),
        ("burgundy", "points", 11, "+11 points", "+11 очков"),
        ("burgundy", "points", 1, "+1 point", "+1 очко"),
        ("burgundy", "goods", 2, "+2 goods", "+2 товара"),
        ("burgundy", "silver", 1, "+1 silver", "+1 серебро"),
        ("hallertau", "barley", -4, "−4 barley", "−4 ячменя"),
        ("hallertau", "hides", 1, "+1 hide", "+1 шкура"),
        ("hallertau", "sheep", 1, "+1 sheep", "+1 овца"),
        ("hallertau", "workers", 1, "+1 worker", "+1 работник"),
        ("hallertau", "workers", 3, "+3 workers", "+3 работника"),
        ("oh_my_goods", "coins", 1, "+1 coin", "+1 монета"),
        ("oh_my_goods", "coins", -4, "−4 coins", "−4 монеты"),
    ],
)
def test_gains_are_counted(name: str, gain: str, number: int, english: str, russian: str) -> None:
    game = feldberg.game(name)
    assert (game.gained(gain, number, "en"), game.gained(gain, number, "ru")) == (english, russian)


@pytest.mark.parametrize("name", feldberg.games())
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_glossary_has_their_forms(name: str, lang: str) -> None:
    game = feldberg.game(name)
    gains = {key.removeprefix("gain."): entry for key, entry in game.glossary(lang).items() if key.startswith("gain.")}
    for gain, entry in gains.items():
        for number, form in ((1, "one"), (2, "few"), (5, "many"), (100, "other")):
            assert game.gained(gain, number, lang) == f"+{number} {entry[form]}"


def test_the_points_of_a_card_are_shown_before_it_is_played() -> None:
    at = Position()
    at.hand(916)  # pay 12 clay: 10 points
    at.stock(clay=12)
    at.turn()
    [play] = [action for action in at.table.legal() if at.game.parts(action)["kind"] == "play"]
    assert at.table.consequence(play) == {"points": 10, "clay": -12}
