"""What modules say: every choice in words of its own, every event told, every reason true."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import feldberg
from feldberg.core.events import Event
from feldberg.core.words import LANGUAGES
from feldberg.games.burgundy.content import (
    BANK,
    CASTLE_TILE,
    CRANE,
    GEESE,
    INN,
    INN_SPACE,
    SHIP_TILE,
    WHITE_CASTLE,
    animal,
    monastery,
)
from feldberg.games.burgundy.modules.border_posts import LINKED
from feldberg.games.burgundy.modules.extra_tiles import IMITATED
from feldberg.games.burgundy.questions import Turn
from feldberg.games.burgundy.scoring import POINTS, POSTS
from tests.games.burgundy.option_sets import MODULES
from tests.rulebook.burgundy.position import Position


def said(at: Position, lang: str = "en", **wanted: Any) -> list[str]:
    actions = [
        action
        for action in at.table.legal()
        if all(at.game.parts(action).get(key) == value for key, value in wanted.items())
    ]
    return [at.game.say(at.table, action, lang) for action in actions]


@pytest.mark.parametrize("family", MODULES)
def test_every_choice_has_words_of_its_own(family: str) -> None:
    game = feldberg.game("burgundy", **MODULES[family])
    luck = random.Random(family)
    for seed in range(3):
        table = game.start(seed)
        while not table.over:
            legal = table.legal()
            for lang in LANGUAGES:
                texts = [game.say(table, action, lang) for action in legal]
                assert len(set(texts)) == len(texts), texts
                assert game.asks(table, lang)
            rare = [action for action in legal if game.parts(action)["kind"] in ("place", "done", "hire", "buy")]
            table.play(luck.choice(rare if rare and luck.random() < 0.7 else legal))
            for event in table.events:
                for lang in LANGUAGES:
                    assert "{" not in game.tells(event, lang)


# Extra tiles


def test_hiring() -> None:
    at = Position(dice=(1, 0), extra_tiles=True)
    at.give(28)
    at.player().silver = 1
    at.ask()
    assert said(at, kind="hire") == ["hire 2 workers for 1 silver"]
    assert said(at, "ru", kind="hire") == ["нанять 2 рабочих за 1 серебро"]


def test_the_crane() -> None:
    at = Position(extra_tiles=True, white_castles=True)
    at.lay(8, SHIP_TILE)
    at.place(25, CRANE)
    assert at.game.asks(at.table, "en") == "Player 1: choose which building the crane stands for, or do without"
    assert said(at) == [
        "use the crane as the watchtower",
        "use the crane as the market",
        "use the crane as the boarding house",
        "use the crane as the bank",
        "use the crane as the white castle",
        "do without the crane",
    ]
    assert said(at, "ru")[0] == "использовать кран как сторожевую башню"
    bank = at.table.legal()[3]
    assert at.game.explain(at.table, bank, "en") == "Bank. When placed: 2 silver."
    assert at.game.tells(Event(IMITATED, 0, BANK), "ru") == "Игрок 1 использует кран как банк"


def test_the_geese() -> None:
    at = Position(extra_tiles=True)
    for cell, tile in ((0, animal(0, 2)), (4, animal(0, 3)), (9, animal(3, 4))):
        at.put(cell, tile)
    at.place(10, GEESE)
    assert said(at) == ["let the geese score the cows: 5 points", "let the geese score the goats: 4 points"]
    assert said(at, "ru") == ["посчитать с гусями коров: 5 очков", "посчитать с гусями коз: 4 очка"]
    touched = [at.game.elements(at.table, action) for action in at.table.legal()]
    assert touched == [["cell:0", "cell:4"], ["cell:9"]]


# White castles and inns


def test_the_white_die() -> None:
    at = Position(white_castles=True)
    at.table.white = 4
    at.lay(12, SHIP_TILE)
    at.lay(8, SHIP_TILE)
    at.player().workers = 1
    at.place(25, WHITE_CASTLE)
    assert said(at, kind="take") == [
        "take the ship from depot 3 with the white 4 (1 worker)",
        "take the ship from depot 4 with the white 4",
    ]
    assert said(at, "ru", kind="workers") == ["взять 2 рабочих белым кубиком 4"]
    assert at.game.elements(at.table, at.table.legal()[0]) == ["die:white", "space:8"]


def test_buying_and_placing_an_inn() -> None:
    at = Position(dice=(3, 0), inns=True)
    at.lay(INN_SPACE, INN)
    at.player().silver = 2
    at.store(INN)
    at.ask()
    assert said(at, kind="buy") == ["buy the inn beside the black depot (2 silver)"]
    assert said(at, "ru", kind="buy") == ["купить постоялый двор возле чёрного рынка (2 серебра)"]
    assert said(at, kind="place") == [
        "place the inn on cell 3 (row 3) with the 3",
        "place the inn on cell 3 (row 5) with the 3",
    ]
    at.play(kind="buy")
    [bought] = [event for event in at.table.events if event.kind.name == "bought"]
    assert at.game.tells(bought, "en") == "Player 1 buys the inn beside the black depot"


def test_linked_posts() -> None:
    game = feldberg.game("burgundy", border_posts=True)
    assert game.tells(Event(LINKED, 0, 2), "en") == "Player 1 links border posts: 2 of 3"
    assert game.tells(Event(LINKED, 0, 3), "ru") == "Игрок 1 соединяет пограничные башни: 3 из 3"
    assert game.tells(Event(POINTS, 0, 10, POSTS), "ru") == "Игрок 1 получает 10 очков за пограничные башни"


# Why not


def why(at: Position, element: str) -> str:
    at.table.drop_questions()
    at.table.ask(Turn(0))
    at.table.renew_choices()
    return at.game.why_not(at.table, element, "en")


def test_what_only_modules_have_is_said_to_be_absent() -> None:
    at = Position(dice=(1, 0))
    for element in (f"space:{INN_SPACE}", "die:white", "building:bank"):
        assert why(at, element) == "This game is played without it."


def test_the_white_die_and_the_crane_need_their_tile() -> None:
    at = Position(dice=(1, 0), extra_tiles=True, white_castles=True)
    assert why(at, "die:white") == "Only a white castle that you place lets you use the white die."
    assert why(at, "building:bank") == "Only a crane that you place stands for a building."
    at.lay(8, SHIP_TILE)
    at.place(25, CRANE)
    for element, reason in (("bank", ""), ("warehouse", "There is nothing that this building could do now.")):
        assert at.game.why_not(at.table, f"building:{element}", "en") == reason


def test_a_white_die_lacks_workers() -> None:
    at = Position(white_castles=True)
    at.table.white = 1
    for space in (0, 8):
        at.lay(space, SHIP_TILE)
    at.player().store[1] = SHIP_TILE
    at.place(25, WHITE_CASTLE)
    assert at.game.why_not(at.table, "space:8", "en") == "Needs a 3: 2 more workers."
    assert at.game.why_not(at.table, "cell:17", "en") == "Needs a 2: 1 more worker."
    assert at.game.why_not(at.table, "store:1", "en") == "Needs a 2: 1 more worker."
    at.player().workers = 1
    at.table.renew_choices()
    assert at.game.why_not(at.table, "cell:17", "en") == ""
    at.player().workers = 2
    at.table.renew_choices()
    assert at.game.why_not(at.table, "space:8", "en") == ""


def test_an_inn_lacks_a_region() -> None:
    at = Position(dice=(1, 0), inns=True)
    at.store(INN)
    at.put(26, INN)
    assert why(at, "cell:25") == "This region already has an inn."
    assert why(at, "cell:17") == "Needs a 2: 1 more worker."
    assert why(at, "store:0") == ""
    for cell in (11, 12, 17, 19, 24, 13, 20, 27, 31, 32):
        at.put(cell, INN)
    for cell in range(37):
        if not at.player().cells[cell] and cell != 25:
            at.put(cell, CASTLE_TILE)
    assert why(at, "store:0") == "Every region within reach already has an inn."
    at.put(25, BANK)
    assert why(at, "store:0") == "There are no free cells next to your tiles."


# What is shown


def test_the_picture_shows_inns_and_posts() -> None:
    at = Position(estates=["11a", "11b"], inns=True, border_posts=True)
    for cell in (4, 5, 6, 7):
        at.put(cell, monastery(cell))
    view = json.loads(json.dumps(at.table.view(0)))
    picture = at.game.picture(view, "en")
    assert "inns, 2 silver" in picture
    assert picture.count("▲") == 6 + 1  # and in the legend
    assert "posts linked" in picture


@pytest.mark.parametrize(("lang", "end"), [("en", "At the end of the game"), ("ru", "В конце игры")])
def test_a_shield_says_once_what_it_brings_at_the_end(lang: str, end: str) -> None:
    glossary = feldberg.game("burgundy").glossary(lang)
    helps = [glossary[f"shield:{number}"]["help"] for number in range(1, 19)]
    assert [text.count(end) for text in helps] == [1] * 18
