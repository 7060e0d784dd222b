"""The picture for a terminal: its width, its markup, and that it reads without colours."""

from __future__ import annotations

import random

import pytest

import feldberg
from feldberg.core.words import LANGUAGES
from feldberg.games.tuscany import terminal
from feldberg.games.tuscany.state import Table
from tests.games.drawing import legible, plain
from tests.games.tuscany.option_sets import OPTION_SETS
from tests.games.tuscany.wording import played
from tests.rulebook.tuscany.position import PRINTED, Position

WIDTH = 80


def drawn(table: Table, seat: int | None, lang: str = "en") -> list[str]:
    """The picture's lines, which are shorter than those of other games."""
    return plain(table.game, table.view(seat), lang, WIDTH)


@pytest.mark.parametrize("family", OPTION_SETS)
def test_every_view_fits_the_terminal(family: str) -> None:
    luck = random.Random(family)
    for table in played(len(family), OPTION_SETS[family]):
        if table.over or luck.random() < 0.05:
            for lang in LANGUAGES:
                drawn(table, luck.choice([*range(len(table.players)), None]), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_much_of_everything_fits_the_terminal(lang: str) -> None:
    at = Position(players=4)
    for seat, stored in enumerate(("monastery", "coach", "vineyard+wheat", "pigs+olives")):
        at.hand("DRBLGOYE" * 3, seat)
        at.own("card", "storage", "marble", "worker", "yield", seat=seat)
        at.store(f"neutral {stored}", "hex", seat=seat)
        player = at.player(seat)
        player.fresh = 1
        player.marble = player.workers = 12
        player.green, player.direct = 54, 120
    at.turn()
    drawn(at.table, 0, lang)
    drawn(at.table, None, lang)


def test_boards_are_drawn_before_they_are_joined() -> None:
    table = feldberg.game("tuscany", content=PRINTED).start(1)
    lines = drawn(table, 0)
    first = next(at for at, line in enumerate(lines) if line.startswith(tuple(f"A{number}" for number in range(1, 5))))
    assert [line[:15].rstrip() for line in lines[first + 1 : first + 9]] == [
        "      qu",
        " qu        vi",
        "      fa",
        " fa        vi",
        "      mo",
        " fa        mo",
        "      mo",
        "",
    ]
    numbers = [number + 1 for number in table.players[0].boards]
    assert lines[first].split() == [f"{letter}{number}" for letter, number in zip("ABC", numbers, strict=True)]
    theirs = [number + 1 for number in table.players[1].boards]
    assert f"boards A{theirs[0]} B{theirs[1]} C{theirs[2]}" in lines


def test_the_own_domain_is_a_map_in_columns() -> None:
    """What is covered stands in brackets, with farm kinds, hexes and the starting castle below."""
    at = Position()
    at.cover("G3", "L4 wheat", "Y3 hex", "O2", "L1 vineyard+pigs")
    lines = drawn(at.turn().table, 0)
    top = lines.index("  1    2    3    4    5    6    7    8    9")
    assert lines[top + 1 : top + 10] == [
        "      qu                            mo",
        " qu+       vi+       ta        ca        co",
        "      fa+       vi+       ci        ta",
        "[Fa]      [Vi]       ca+       ci        ci",
        "[VP]  mo+ [  ] [Ca]       co+       vi",
        " fa+      [Mo] [♜ ] [Fa]       co        co",
        "      mo+ [⬡ ] [Qu] [W ]  fa+       vi",
        "               [  ]  qu+",
        "",
    ]


def test_own_things_are_shown() -> None:
    at = Position()
    at.hand("GGR")
    at.own("storage", "card")
    at.store("vineyard+pigs")
    at.player().marble = 2
    at.player().workers = 1
    at.player().green = 7
    at.player().direct = 3
    lines = drawn(at.turn().table, 0)
    own = lines.index(" ▶ Player 1, you   red 3, green 7")
    assert lines[own + 1 : own + 5] == [
        "marble 2  workers 1  stacks 7 7 7",
        "hand   red 1    grey 2",
        "storage   farmland VP   [ ]",
        "bonus tiles  +1 region card ×1  +1 storage space ×1",
    ]


def test_new_hexes_are_marked() -> None:
    at = Position()
    at.own("storage")
    at.store("hex", "hex")
    at.player().fresh = 1
    lines = drawn(at.turn().table, 0)
    assert "storage   ⬡ wooden hex    ⬡ wooden hex  new" in lines


def test_the_hand_is_shown_to_its_owner_alone() -> None:
    at = Position()
    at.hand("GGR")
    at.turn()
    assert "hand   red 1    grey 2" in drawn(at.table, 0)
    for seat in (1, None):
        lines = drawn(at.table, seat)
        assert any(line.startswith("hand 3  marble 0") for line in lines)
        assert not any("grey 2" in line for line in lines)


def test_the_middle_of_the_table() -> None:
    at = Position()
    at.display("vineyard+pigs", "neutral city")
    at.table.sides[0] = 2
    at.table.sides[1] = 1
    at.table.bonuses[0] = 0
    lines = drawn(at.turn().table, 0)
    assert "open tiles   farmland VP    city   –  –  –  –  –  –" in lines
    assert "bonus tiles  +1 storage space ×5  +1 marble ×5  +1 worker ×5  +1 yield card ×5" in lines
    assert "colour bonuses   Ca 0    Ci 1    Ta 3    Fa 4    Qu 4    Vi 4    Mo 3    Co 3" in lines


def test_the_last_yield_card_is_shown() -> None:
    at = Position()
    at.yields("red", used=("green",))
    assert "yield cards, turned up 2 green points" in drawn(at.turn().table, 0)
    assert "карты бонуса, открыта 2 зелёных очка" in drawn(at.table, 0, "ru")


def test_the_end_of_a_round_is_announced() -> None:
    at = Position()
    assert not any("ends with this circle" in line for line in drawn(at.turn().table, 0))
    at.table.due = True
    assert any("the round ends with this circle" in line for line in drawn(at.turn().table, 0))
    at.table.last = True
    assert any("last turns" in line for line in drawn(at.turn().table, 0))
    assert any("round 1 of 3" in line for line in drawn(at.table, 0))


def test_others_are_shown_at_a_glance() -> None:
    at = Position()
    at.cover("G3", seat=1)
    at.store("city", seat=1)
    lines = drawn(at.turn().table, 0)
    theirs = lines.index("Player 2  red 0, green 0")
    assert lines[theirs + 3] == "storage  city"
    assert lines[theirs + 4 : theirs + 12] == [
        "   qu                mo",
        "qu    vi    ta    ca    co",
        "   fa    vi    ci    ta",
        "fa    vi    ca    ci    ci",
        "   mo    Ca    co    vi",
        "fa    mo    fa    co    co",
        "   mo    Qu    fa    vi",
        "            qu",
    ]


def test_what_is_ours_is_said() -> None:
    table = feldberg.game("tuscany").start(1)
    assert any(line.startswith("ours, not printed  the layouts of the boards") for line in drawn(table, 0))
    table = feldberg.game("tuscany", content={key: PRINTED[key] for key in ("boards", "farmland")}).start(1)
    lines = drawn(table, 0)
    assert any(line.startswith("ours, not printed  the colours of the region cards") for line in lines)
    assert not any("ours" in line for line in drawn(Position().turn().table, 0))


def test_styles_can_be_read() -> None:
    for style in [*terminal.STYLES.values(), terminal.TuscanyPicture.ACCENT]:
        assert legible(style), style
