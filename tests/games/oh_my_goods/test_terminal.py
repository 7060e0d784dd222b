"""The picture for a terminal: its width, its markup, and that it reads without colours."""

from __future__ import annotations

import random

import pytest

from feldberg.core.words import LANGUAGES
from feldberg.games.oh_my_goods import terminal
from feldberg.games.oh_my_goods.content import DECK
from feldberg.games.oh_my_goods.words import words
from tests.games.drawing import drawn, legible, plain
from tests.games.oh_my_goods.wording import FAMILIES, played
from tests.rulebook.oh_my_goods.position import Position


@pytest.mark.parametrize("family", FAMILIES)
def test_every_view_fits_the_terminal(family: str) -> None:
    luck = random.Random(family)
    for table in played(len(family), FAMILIES[family]):
        if table.over or luck.random() < 0.05:
            for lang in LANGUAGES:
                drawn(table, luck.choice([*range(len(table.players)), None]), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_building_fits_the_terminal(lang: str) -> None:
    """With many goods, the worker at it and all that it needs missing."""
    for card, row in enumerate(DECK):
        at = Position()
        slot = at.building(card + 1, person="sloppy")
        at.market("wheat sun" if row[0] == "sawmill" else "wood sun")
        at.person("2 red")
        at.turn()
        for seat in (0, 1):
            view = at.table.view(seat)
            view["players"][0]["buildings"][slot]["goods"] = 20
            lines = plain(at.game, view, lang)
            assert any(words.word(f"kind.{row[0]}", lang) in line for line in lines)


def test_own_buildings_say_all_that_matters() -> None:
    at = Position()
    at.goods(0, 7)
    at.building(27, goods=2, person="sloppy")  # a mill: 3 wheat and 1 wool
    at.building("wood office")
    at.building(14, person="2 red")  # a glassmaker: 11 of any kind
    at.market("wheat sun", "wood")
    at.evening("wood sun")
    at.turn()
    lines = drawn(at.table, 0, "en").split("\n")
    assert [line for line in lines if line.startswith("  ")] == [
        "  charburner                 7 coal                                   Wd1 Wh2   missing Wh1",
        "  mill                       2 flour           worker, sloppy         Wh3 Wl1   missing Wh2 Wl1",
        "  market office (wood)       +Wd1",
        "  glassmaker                 0 glass           assistant              11 any    missing 7 any",
    ]


def test_marks_show_what_has_produced_and_what_is_open() -> None:
    at = Position()
    at.market("wheat", "wheat", "wood")
    mill = at.building(27, person="2 red")
    at.person("efficient")
    at.hand("wood", "wheat sun", "wheat sun", "wool", "wool")
    at.turn().do("produce", slot=0)
    assert "→ charburner" in drawn(at.table, 0, "en")
    at.do("produce", slot=mill)
    while at.question == "Discard":
        at.answer(at.choices()[0])
    text = drawn(at.table, 0, "en")
    assert "✓ charburner" in text
    assert "→ mill" in text


def test_the_market_shows_its_rows_suns_and_sum() -> None:
    at = Position()
    at.market("wheat", "wood sun")
    at.evening("wood", "clay sun")
    at.person("efficient")
    at.turn()
    lines = drawn(at.table, 0, "en").split("\n")
    assert "sunrise  Wh  Wd☼" in lines
    assert "sunset   Wd  Cl☼" in lines
    assert "market   Wd2 Wh1 Cl1" in lines


def test_while_planning_the_chances_are_shown() -> None:
    at = Position()
    at.market("wheat", "wheat sun", "wood sun")
    at.building("mill", seat=1)
    at.plans()
    assert "chance 100% / 100%" in drawn(at.table, 0, "en")
    assert "шанс 100% / 100%" in drawn(at.table, 0, "ru")
    assert "chance" not in drawn(at.table, None, "en")


def test_the_hand_is_shown_to_its_owner_alone() -> None:
    at = Position()
    at.hand(1, 27)
    at.aside(33)
    at.market("wood sun")
    at.person("efficient")
    at.turn()
    own, other = drawn(at.table, 0, "en"), drawn(at.table, 1, "en")
    assert "Wd  sawmill                      2/2   Wl3 Cl1" in own
    assert "laid aside bakery 9" in own
    assert "sawmill" not in other
    assert "bakery" not in other
    assert "hand 2  laid aside" in other


def test_assistants_on_offer_say_what_they_ask_for() -> None:
    at = Position()
    at.offer("2 red", "1 green + 2 white")
    at.hand("wood")
    at.new_cards()
    assert "on offer  [2 red] 4/2  [1 green, 2 white] 6/3" in drawn(at.table, 0, "en")
    assert "можно нанять  [2 красных] 4/2  [1 зелёное, 2 белых] 6/3" in drawn(at.table, 0, "ru")


def test_a_payment_shows_what_is_left_to_pay() -> None:
    at = Position()
    at.goods(0, 5)
    at.building("mill", goods=2)
    at.aside(33 - 2)  # a mill for 4
    at.build_step().do("build")
    assert "to pay 4" in drawn(at.table, 0, "en")


def test_the_last_round_is_announced() -> None:
    at = Position()
    at.hand("wood")
    at.table.ending = True
    at.new_cards()
    assert "one more round to come" in drawn(at.table, 0, "en")
    at = Position()
    at.hand("wood")
    at.last_round()
    at.new_cards()
    assert "last round" in drawn(at.table, 0, "en")


def test_longsdale_shows_its_event_and_goal() -> None:
    table = next(played(1, {"players": 1, "chapter": "1"}))
    assert "event Sowing time" in drawn(table, 0, "en")
    assert f"goal {table.view(0)['story']['goal']}" in drawn(table, 0, "en")


def test_styles_can_be_read() -> None:
    for style in [*terminal.RESOURCES.values(), terminal.OhMyGoodsPicture.ACCENT]:
        assert legible(style), style
