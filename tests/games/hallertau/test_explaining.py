"""Explanations that fit the answer: what a step costs and brings now, what does nothing, what declining means."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import feldberg
from feldberg.games.hallertau import questions
from feldberg.games.hallertau.content.cards import CARDS
from feldberg.games.hallertau.content.pieces import BUILDING_NAMES, SPACE_NAMES, Building
from feldberg.games.hallertau.content.spaces import PROGRAM_OF
from feldberg.games.hallertau.questions.actions import LINES
from feldberg.games.hallertau.words import words
from feldberg.games.hallertau.words.explaining import in_vain
from feldberg.games.hallertau.words.glossary import saving_from
from feldberg.games.hallertau.words.texts import card_text, space_text
from tests.rulebook.hallertau.position import Position

IN_VAIN = {"en": "This would do nothing for you now. ", "ru": "Сейчас это вам ничего не даст. "}


def explained(at: Position, lang: str, kind: str, **parts: int | str) -> str:
    """Why the one legal answer with these parts."""
    [action] = [one for one in at.table.legal() if {"kind": kind, **parts}.items() <= at.named(one).items()]
    text: str = at.game.explain(at.table, action, lang)
    return text


# Spaces that do nothing


def idle(at: Position) -> set[str]:
    """The spaces that can be used for nothing."""
    places = [str(choice["space"]) for choice in at.choices("place")]
    return {space for space in places if explained(at, "en", "place", space=space).startswith(IN_VAIN["en"])}


@pytest.mark.parametrize("options", [{}, {"ask": "everything"}], ids=["needed", "everything"])
def test_spaces_that_would_do_nothing(options: dict[str, Any]) -> None:
    at = Position(players=2, **options)
    at.turn()
    assert idle(at) == {
        "sheep_breeding",
        "sheep_shearing",
        "butchery",
        "cultivation",
        "fertilizing",
        "land_sale",
        "town_hall",
    }


def test_they_are_no_longer_so_with_something_to_pay_or_move() -> None:
    at = Position(players=2)
    at.stock(milk=2)
    at.fields("3")
    at.sheep(r4=1)
    at.centre(0, [1, 0, 0, 0, 0])
    at.turn()
    assert idle(at) == {"cultivation"}
    at = Position(players=2)
    at.stock(rye=1)
    at.fields("5")
    at.turn()
    assert idle(at) == {"sheep_breeding", "sheep_shearing", "butchery", "town_hall"}


def test_a_full_field_board_has_no_room() -> None:
    at = Position(players=2)
    at.fields(*["5 hops"] * 8)
    at.turn()
    assert {"farming", "cultivation", "fertilizing"} <= idle(at)
    assert not {"clearing", "tool_shed", "land_sale"} & idle(at)  # clay, clay, and a field to sell


def test_an_empty_deck_leaves_the_token() -> None:
    at = Position(players=2)
    at.table.bags = [type(bag)() for bag in at.table.bags]
    at.turn()
    assert {"bonus_card", "point_card"} <= idle(at)  # seat 0 has the token
    at.table.first = 1
    assert not {"bonus_card", "point_card"} & idle(at)


def test_a_card_that_the_use_of_the_space_allows_counts() -> None:
    number = next(
        int(card.number) for card in CARDS if "just used Farming" in card_text(card.number, words.language("en"))
    )
    at = Position(players=2)
    at.hand(number)
    at.turn()
    assert "cultivation" not in idle(at)
    assert "town_hall" in idle(at)


def test_what_others_hold_does_not_matter() -> None:
    at = Position(players=2)
    at.hand(106, seat=1)  # plays when a space is full
    at.workers("town_hall", 1, 2)
    at.turn()
    assert "town_hall" in idle(at)


def test_nothing_is_played_by_explaining() -> None:
    at = Position(players=2)
    at.turn()
    before = at.table.digest()
    idle(at)
    assert at.table.digest() == before


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_it_is_said_first(lang: str) -> None:
    at = Position(players=2)
    at.turn()
    text = space_text(SPACE_NAMES.index("town_hall"), words.language(lang))
    name = words.word("space.town_hall", lang)
    assert explained(at, lang, "place", space="town_hall") == f"{IN_VAIN[lang]}{name}. {text}"
    assert explained(at, lang, "place", space="clay_delivery").startswith(words.word("space.clay_delivery", lang))


@pytest.mark.parametrize("seed", range(4))
def test_what_is_said_to_do_nothing_does_nothing(seed: int) -> None:
    luck = random.Random(seed)
    state = feldberg.game("hallertau", players=2, cards=seed % 2 == 0).start(seed)
    seen = 0
    while not state.over:
        action = luck.choice(state.legal())
        if state.game.parts(action)["kind"] in ("place", "use") and in_vain(state, action, state.seat):
            seen += 1
            seat = state.seat
            assert state.consequence(action) == {}
            before = state.score_sheet(seat)
            state.play(action)
            if not any(event.kind.fate for event in state.events):
                assert state.score_sheet(seat) == before
        else:
            state.play(action)
    assert seen


# Craft buildings


def at_progress(in_round: int, steps: list[int], centre: int = 0) -> Position:
    at = Position(in_round=in_round)
    goods = dict.fromkeys(("clay", "rye", "barley", "hops", "meat", "milk", "flax", "hides", "wool"), 9)
    at.stock(jewelry=2, tools=9, **goods)
    at.centre(centre, steps)
    return at.progress()


@pytest.mark.parametrize(
    ("building", "in_round", "english", "russian"),
    [
        (
            "carpentry",
            3,
            "Costs 3 goods: clay or rye, more clay than rye. The centre waits for 4 more buildings, then 7 workers.",
            "Стоит 3 товара: глина или рожь; глины больше, чем ржи. Центр ждёт ещё 4 мастерские, затем 7 работников.",
        ),
        (
            "carpentry",
            4,
            "Costs 4 goods (3 of two kinds): clay or rye, more clay than rye. "
            "The centre waits for 4 more buildings, then 7 workers.",
            "Стоит 4 товара (двух видов — 3): глина или рожь; глины больше, чем ржи. "
            "Центр ждёт ещё 4 мастерские, затем 7 работников.",
        ),
        (
            "icehouse",
            1,
            "Costs 1 good: meat or milk. The centre waits for 4 more buildings, then 7 workers.",
            "Стоит 1 товар: мясо или молоко. Центр ждёт ещё 4 мастерские, затем 7 работников.",
        ),
        (
            "carpentry",
            2,
            "Costs 2 goods: clay. The centre waits for 4 more buildings, then 7 workers.",
            "Стоит 2 товара: глина. Центр ждёт ещё 4 мастерские, затем 7 работников.",
        ),
        (
            "bakehouse",
            1,
            "Costs 1 good: flax, barley or rye. The centre waits for 4 more buildings, then 7 workers.",
            "Стоит 1 товар: лён, ячмень или рожь. Центр ждёт ещё 4 мастерские, затем 7 работников.",
        ),
        (
            "bakehouse",
            5,
            "Costs 5 goods (4 of two kinds, 3 of three): flax, barley or rye, at most 1 flax. "
            "The centre waits for 4 more buildings, then 7 workers.",
            "Стоит 5 товаров (двух видов — 4, трёх — 3): лён, ячмень или рожь; не больше 1 льна. "
            "Центр ждёт ещё 4 мастерские, затем 7 работников.",
        ),
    ],
)
def test_what_a_step_costs_now(building: str, in_round: int, english: str, russian: str) -> None:
    at = at_progress(in_round, [0] * 5)
    payments = [choice for choice in at.choices("improve") if choice["building"] == building and not choice["jewelry"]]
    assert payments
    for payment in payments:
        goods = {part: payment[part] for part in ("first", "second", "third")}
        assert explained(at, "en", "improve", building=building, **goods) == english
        assert explained(at, "ru", "improve", building=building, **goods) == russian


@pytest.mark.parametrize(
    ("in_round", "centre", "steps", "english", "russian"),
    [
        (
            2,
            0,
            [0, 1, 1, 1, 1],
            "The centre moves on: 7 workers.",
            "Центр сдвинется: 7 работников.",
        ),
        (
            2,
            0,
            [0, 1, 0, 1, 1],
            "The centre waits for 1 more building, then 7 workers.",
            "Центр ждёт ещё 1 мастерскую, затем 7 работников.",
        ),
        (
            2,
            0,
            [3, 1, 0, 1, 1],
            "The centre waits for 1 more building, then 7 workers.",
            "Центр ждёт ещё 1 мастерскую, затем 7 работников.",
        ),
        (
            6,
            0,
            [0, 1, 1, 1, 1],
            "The centre moves on.",
            "Центр сдвинется.",
        ),
        (
            5,
            6,
            [6, 7, 7, 7, 7],
            "The centre moves on: 6 points.",
            "Центр сдвинется: 6 очков.",
        ),
        (
            6,
            5,
            [6, 5, 6, 6, 6],
            "Brings 3 points. The centre waits for 1 more building.",
            "Приносит 3 очка. Центр ждёт ещё 1 мастерскую.",
        ),
        (
            6,
            6,
            [6, 6, 7, 7, 7],
            "Brings 3 points. The centre waits for 1 more building, then 6 points.",
            "Приносит 3 очка. Центр ждёт ещё 1 мастерскую, затем 6 очков.",
        ),
        (
            6,
            6,
            [6, 6, 6, 6, 6],
            "Brings 3 points. The centre waits for 4 more buildings, then 15 points.",
            "Приносит 3 очка. Центр ждёт ещё 4 мастерские, затем 15 очков.",
        ),
    ],
)
def test_what_a_step_brings(in_round: int, centre: int, steps: list[int], english: str, russian: str) -> None:
    at = at_progress(in_round, steps, centre)
    assert explained(at, "en", "improve", building="carpentry", jewelry=1) == english
    assert explained(at, "ru", "improve", building="carpentry", jewelry=1) == russian
    with_goods = {"jewelry": 0, "first": in_round, "second": 0, "third": 0}
    assert explained(at, "en", "improve", building="carpentry", **with_goods).endswith(english)


def test_a_free_step() -> None:
    at = Position()
    at.ask(questions.Advance(0))
    assert (
        explained(at, "en", "building", building="tailor") == "The centre waits for 4 more buildings, then 7 workers."
    )


def test_a_building_that_steps_back() -> None:
    at = Position()
    at.centre(0, [2, 1, 0, 0, 0])
    at.turn().do("place", space="town_hall")
    assert explained(at, "en", "building", building="carpentry") == (
        "You will have to pay for this step again. The centre stays where it is."
    )
    assert explained(at, "ru", "building", building="carpentry").startswith("За этот шаг придётся платить снова.")


@pytest.mark.parametrize(
    ("building", "one", "two"),
    [("carpentry", 4, 0), ("brewhouse", 4, 0), ("icehouse", 3, 0), ("bakehouse", 3, 5), ("tailor", 3, 5)],
)
def test_different_kinds_save_goods_from_the_round_of_the_rulebook_on(building: Building, one: int, two: int) -> None:
    number = BUILDING_NAMES.index(building)
    assert [saving_from(number, saved) for saved in (1, 2)] == [one, two]
    text = words.glossary("en")[f"building:{building}"]["help"]
    assert f"Two kinds save 1 good from round {one} on" in text
    assert ("three kinds save 2 from round 5 on" in text) == (two == 5)


# Declining and choosing


def test_harvesting_the_rest() -> None:
    at = Position(phase=7)
    at.fields("3 rye", "4 hops")
    at.player().everything = True
    at.go()
    assert explained(at, "en", "done") == (
        "Your other sown fields are harvested all at once; the order matters for few cards."
    )
    assert explained(at, "ru", "done").startswith("Остальные засеянные поля дадут урожай все сразу")


@pytest.mark.parametrize(
    ("everything", "english", "russian"),
    [
        (False, "You get only one of these.", "Только что-то одно."),
        (True, "You get only one of these, or do without.", "Только что-то одно; можно и отказаться."),
    ],
)
def test_choosing_says_whether_one_may_do_without(everything: bool, english: str, russian: str) -> None:
    at = Position()
    at.player().everything = everything
    at.ask(questions.Choose(0, PROGRAM_OF[SPACE_NAMES.index("busy_weekend")], 0, LINES))
    assert any(choice["kind"] == "done" for choice in at.choices()) == everything
    assert explained(at, "en", "choose", choice=0) == english
    assert explained(at, "ru", "choose", choice=0) == russian


def test_taking_the_token() -> None:
    at = Position(players=2)
    at.table.first = 1
    at.ask(questions.Token(0))
    assert explained(at, "en", "take") == "Who holds it goes first from the next phase on."
    assert explained(at, "en", "done") == "Effects are optional; you go on without this one."


def test_no_player_reads_the_values_of_options() -> None:
    for lang in ("en", "ru"):
        for name in ("hallertau", "burgundy"):
            for key, entry in feldberg.game(name).glossary(lang).items():
                if key.startswith("option."):
                    assert not re.search(r"'[a-z ]+'|\[|\bor dealt\b|или dealt", " ".join(entry.values())), key
