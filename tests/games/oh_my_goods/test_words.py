"""Grammar, the texts made from the cards' data, what is said and told, and that no two choices sound the same."""

from __future__ import annotations

import pytest

from feldberg.core.words import LANGUAGES
from feldberg.games.oh_my_goods import Game
from feldberg.games.oh_my_goods.content import (
    ASSISTANTS,
    COLOUR_NAMES,
    DECK,
    FIRST_CHARACTER,
    GOOD_NAMES,
    KIND_NAMES,
    OUR_FACES,
    RESOURCE_NAMES,
)
from feldberg.games.oh_my_goods.modules.longsdale.content import ENDINGS, EVENTS
from feldberg.games.oh_my_goods.words import words
from feldberg.games.oh_my_goods.words.texts import card_text, face_text
from tests.games.oh_my_goods.wording import EN, FAMILIES, KINDS, RU, clean, played
from tests.games.wording import asked, explained, said, told
from tests.rulebook.oh_my_goods.position import Position, face

# Events that are seen on the table, or told by others beside them.
SILENT = {"coins", "points", "drew", "turned up", "showed"}


# Grammar


@pytest.mark.parametrize(
    ("number", "wood", "planks", "taken", "cattle", "red", "coins"),
    [
        (1, "дерево", "доска", "доску", "голова скота", "красное здание", "монета"),
        (2, "дерева", "доски", "доски", "головы скота", "красных здания", "монеты"),
        (5, "дерева", "досок", "досок", "голов скота", "красных зданий", "монет"),
        (11, "дерева", "досок", "досок", "голов скота", "красных зданий", "монет"),
        (21, "дерево", "доска", "доску", "голова скота", "красное здание", "монета"),
    ],
)
def test_russian_numbers(number: int, wood: str, planks: str, taken: str, cattle: str, red: str, coins: str) -> None:
    keys = ["resource.wood", "planks", "planks taken", "cattle", "red buildings", "coins"]
    counted = [RU.count(key, number) for key in keys]
    assert counted == [f"{number} {form}" for form in (wood, planks, taken, cattle, red, coins)]


def test_english_numbers() -> None:
    assert [EN.count("shoes", 1), EN.count("shoes", 2)] == ["1 pair of shoes", "2 pairs of shoes"]
    assert [EN.count("coal", 1), EN.count("planks", 1)] == ["1 coal", "1 plank"]


# Tables


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_are_of_their_language(lang: str) -> None:
    for key, text in words.language(lang).words.items():
        assert key == "title" or clean(text, lang), f"{key}: {text}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_that_are_promised(lang: str) -> None:
    options = [f"option.{option.name}" for option in Game.OPTIONS]
    gains = [kind.name for kind in KINDS.values() if kind.gain]
    for key in ["title", *options, *Game({}).start(1).score_sheet(0), *gains]:
        assert words.word(key, lang)
    assert {"points", "coins"} == set(gains)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_codes_are_short_and_differ(lang: str) -> None:
    codes = [words.word(f"short.{name}", lang) for name in RESOURCE_NAMES]
    assert len(set(codes)) == len(codes)
    assert {len(code) for code in codes} == {2}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_is_told_or_known_to_be_silent(lang: str) -> None:
    told = {
        key.removeprefix("tell.").split(".")[0] for key in words.language(lang).sentences if key.startswith("tell.")
    }
    assert {name for name in KINDS if name not in told} == SILENT


# Cards and assistants


def test_a_building_says_what_it_makes_needs_and_costs() -> None:
    assert card_text(EN, 0) == (
        "Makes planks (2 coins each). Needs 3 wool and 1 clay. Chain: turns 1 wood from hand into 1 plank, as often as"
        " you like. Costs 2 coins, worth 2 points. As a card in hand or on the market: wood."
    )
    assert card_text(RU, 0) == (
        "Товар: доски (2 монеты за штуку). Нужно: 3 шерсти и 1 глина. Цепочка: превращает 1 дерево из руки в 1 доску,"
        " сколько угодно раз. Стоит 2 монеты, приносит 2 очка. Как карта в руке или на рынке: дерево."
    )


def test_a_chain_of_two_gives_two() -> None:
    assert "Chain: turns 1 stone from hand and 1 coal into 2 iron, as often as you like." in card_text(EN, 5)
    assert "Цепочка: превращает 1 муку и 1 уголь в 2 хлеба, сколько угодно раз." in card_text(RU, 32)


def test_some_buildings_need_any_resources_or_none() -> None:
    glass = card_text(EN, 11)
    assert "Needs 12 resources of any kind." in glass
    assert "Chain" not in glass
    assert "with a half-sun" in glass
    office = next(at for at, row in enumerate(DECK) if row[0] == "clay office")
    assert card_text(EN, office).startswith("Brings you 1 clay for production in every round")
    assert card_text(RU, office).startswith("Каждый раунд даёт вам 1 глину для производства")
    assert "if you begin it with 3 cards or fewer" in card_text(EN, 77)


def test_a_charburner_has_no_price() -> None:
    assert card_text(EN, len(DECK)).endswith("Everybody starts with one, and with 7 coal on it. Worth no points.")
    assert "Costs" not in card_text(EN, len(DECK))


def test_an_assistant_says_what_it_asks_for_and_what_is_ours() -> None:
    assert face_text(EN, face("2 red")) == (
        "Asks for 2 red buildings, which you keep. Costs 4 coins, worth 2 points."
        " On the other side: 4 green. (Which sides share a card is our guess.)"
    )
    ours = [number for number in range(len(ASSISTANTS)) if "(This side is ours" in face_text(EN, number)]
    assert ours == OUR_FACES
    assert "На обороте: 2 красных." in face_text(RU, face("4 green"))


# The glossary


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_glossary_has_every_piece_with_its_help(lang: str) -> None:
    glossary = words.glossary(lang)
    pieces = [
        *(f"card:{card}" for card in range(FIRST_CHARACTER)),
        *(f"kind:{name}" for name in KIND_NAMES if name != "character"),
        *(f"good:{name}" for name in GOOD_NAMES),
        *(f"resource:{name}" for name in RESOURCE_NAMES),
        *(f"colour:{name}" for name in COLOUR_NAMES),
        *(f"face:{number}" for number in range(len(ASSISTANTS))),
        *(f"event:{number}" for number in EVENTS),
        *(f"ending:{number}" for number in ENDINGS),
        *(f"phase:{name}" for name in ("new cards", "sunrise", "sunset", "production")),
    ]
    for key in pieces:
        assert glossary[key]["name"][0].isupper(), key
        assert clean(glossary[key]["help"], lang), glossary[key]["help"]
        assert glossary[key]["help"].endswith((".", ".)")), glossary[key]["help"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_variants_are_called_variants(lang: str) -> None:
    glossary = words.glossary(lang)
    for option in ("keep_one", "two_for_one"):
        assert ("a variant of a player aid" if lang == "en" else "вариант из памятки") in glossary[f"option.{option}"][
            "help"
        ]
        assert glossary[f"value.{option}.true"]["name"] != glossary[f"value.{option}.false"]["name"]


@pytest.mark.parametrize("family", FAMILIES)
def test_answers_that_are_not_drawn_have_names(family: str) -> None:
    """Pieces are drawn on the board; what else an action touches is a button."""
    drawn = {"hand", "building", "goods", "middle", "aside"}
    glossary = words.glossary("en")
    for table in played(1, FAMILIES[family]):
        for seat in table.seats:
            for action in table.legal(seat):
                for element in table.game.elements(table, action, seat):
                    assert element.split(":")[0] in drawn or f"element.{element}" in glossary, element


# What is said


def test_cards_of_one_kind_are_told_apart_by_what_they_need() -> None:
    at = Position()
    at.hand(1, 2, 30)  # two sawmills and a mill
    at.market("wheat sun")
    at.plans().do("work", seat=0, slot=0, sloppy=0)
    assert said(at)[1:] == [
        "lay the sawmill (3 wool and 1 clay) aside (2 coins)",
        "lay the sawmill (3 clay and 1 stone) aside (2 coins)",
        "lay the mill aside (3 coins)",
    ]


def test_cards_that_are_alike_are_numbered() -> None:
    at = Position()
    at.hand(88, 89)  # two wheat offices without a sun
    at.market("wheat sun")
    at.plans().do("work", seat=0, slot=0, sloppy=0)
    assert said(at)[1:] == [
        "lay the market office (wheat) (no. 1) aside (8 coins)",
        "lay the market office (wheat) (no. 2) aside (8 coins)",
    ]


def test_planning_says_what_is_there_what_is_missing_and_how_likely_it_comes() -> None:
    at = Position()
    at.market("wood", "wheat")
    at.hand("clay", "stone")
    at.plans()
    efficient = "send the worker to the charburner, efficient (2 coal)"
    text = explained(at, efficient)
    assert text.startswith("Needs 1 wood and 2 wheat. Market and offices lack 1 wheat. Chance that the evening brings")
    sloppy = "send the worker to the charburner, sloppy (1 coal)"
    assert explained(at, sloppy) == (
        "Needs 1 wood and 2 wheat. Market and offices lack 1 wheat. It does without 1 of the resources."
        " Production is certain."
    )
    at = Position()
    at.market("wood")
    at.hand("wheat")
    at.plans()
    assert "Market and offices lack 2 wheat. Your hand can give 1 wheat." in explained(at, efficient)
    assert "Из этого у вас в руке: 1 пшеница." in explained(at, efficient, "ru")


def test_the_chance_is_that_of_the_view() -> None:
    at = Position()
    at.market("wood", "wheat")
    at.plans()
    odds = at.game.view_room.view(at.table.draft(0), 0)["players"][0]["buildings"][0]["odds"]["efficient"]
    assert f"about {round(100 * odds)}%." in explained(at, "send the worker to the charburner, efficient (2 coal)")


def test_small_chances_are_called_small() -> None:
    at = Position()
    at.building(14)  # a glassmaker that needs 11
    at.market("wood sun", "wheat sun")
    at.plans()
    text = explained(at, "send the worker to the glassmaker, efficient (2 glass)")
    assert text == (
        "Needs 11 resources of any kind. Market and offices lack 9 resources of any kind. Your hand has 0 cards."
        " Chance that the evening brings enough: about 4%."
    )
    at = Position()
    at.building(38)  # a shoemaker: 4 wheat and 2 clay
    at.plans()
    text = explained(at, "send the worker to the shoemaker, efficient (2 pairs of shoes)")
    assert text.endswith("Chance that the evening brings enough: less than 1%.")


def test_an_assistant_is_moved_for_coins() -> None:
    at = Position()
    at.goods(0, 3)
    at.building("mill", person="2 red")
    at.building("sawmill")
    at.market("wheat sun")
    at.plans()
    assert "move the assistant (2 red) to the sawmill (2 coins)" in said(at)
    assert "переместить подмастерья (2 красных) в «Лесопилку» (2 монеты)" in said(at, "ru")
    assert asked(at, "ru") == "Отправьте мастера в здание или сначала переместите подмастерья"


def test_production_says_how_many_cards_it_takes() -> None:
    at = Position()
    at.market("wood", "wheat")
    at.hand("wheat")
    at.person("efficient")
    at.turn()
    assert said(at) == ["make 2 coal at the charburner, with 1 card from hand", "finish production"]
    assert said(at, "ru") == ["«Хижина углежога»: произвести 2 угля, сбросив из руки 1 карту", "закончить производство"]
    assert explained(at, "finish production") == (
        "What has not produced makes nothing in this round: the charburner."
        " The worker leaves; then you may build or hire."
    )


def test_a_chain_is_said_with_what_it_takes_and_gives() -> None:
    at = Position()
    bakery = at.building(33, person="efficient")  # 3 wheat and 2 clay
    at.building("mill", goods=2)
    at.goods(0, 2)
    at.market("wheat sun", "wheat sun", "wheat sun", "clay", "clay")
    at.turn().do("produce", slot=bakery)
    assert said(at)[:2] == [
        "at the bakery turn 1 flour and 1 coal into 2 bread",
        "at the bakery turn 2 flour and 2 coal into 4 bread",
    ]
    assert said(at, "ru")[0] == "«Пекарня»: превратить 1 муку и 1 уголь в 2 хлеба"
    assert asked(at) == "Use a chain or finish production"
    at.do("turn", slot=bakery, times=2)
    assert told(at) == ["Ann turns 2 flour and 2 coal into 4 bread"]
    assert told(at, "ru") == ["Ann превращает 2 муки и 2 угля в 4 хлеба"]


def test_a_payment_says_its_coins() -> None:
    at = Position()
    at.goods(0, 3)
    at.building("mill", goods=2)
    at.aside("brick manufacture")
    at.build_step().do("build")
    assert asked(at) == "Pay 5 coins: decide about your flour"
    assert asked(at, "ru") == "Выберите, сколько муки отдать: осталось заплатить 5 монет"
    assert "pay 2 flour (4 coins)" in said(at)
    assert "отдать 2 муки (4 монеты)" in said(at, "ru")


def test_a_missing_resource_is_asked_for_with_what_is_missing() -> None:
    at = Position()
    at.market("wood")
    at.hand("wheat", "wheat", "wheat")
    at.person("sloppy")
    at.turn().do("produce", slot=0)
    assert asked(at) == "Discard a card for what is missing: 2 wheat; any 1 of these will do"


# What is told


def test_the_log_of_a_turn_is_short() -> None:
    at = Position()
    at.market("wood", "wheat")
    at.hand("wheat")
    at.person("efficient")
    at.turn().do("produce", slot=0)
    assert told(at)[:2] == ["Ann discards the food factory (wheat)", "Ann makes 2 coal at the charburner"]
    assert told(at, "ru")[:2] == ["Ann сбрасывает «Харчевню» (пшеница)", "Ann: «Хижина углежога» производит 2 угля"]


def test_what_made_nothing_is_told() -> None:
    at = Position()
    at.market("wood")
    at.hand("wheat", "wheat")
    at.person("efficient")
    at.turn().do("finish")
    assert told(at) == ["Ann makes nothing at the charburner"]
    assert told(at, "ru") == ["Ann: «Хижина углежога» ничего не производит"]


def test_drawing_several_cards_is_one_line() -> None:
    at = Position()
    at.hand("wood")
    at.hand("wood", seat=1)
    at.new_cards().do("keep", seat=0).do("keep", seat=1)
    assert told(at)[:3] == ["Ann draws 2 cards", "Bob draws 2 cards", "Sunrise: the market opens"]
    assert told(at, "ru")[0] == "Ann берёт 2 карты"


def test_a_plan_is_told_when_it_is_revealed_and_its_card_to_its_owner() -> None:
    at = Position()
    card = at.hand("mill")[0]
    at.market("wood sun")
    at.plans().do("work", seat=0, slot=0, sloppy=1).do("lay aside", seat=0, card=card)
    at.do("work", seat=1, slot=0, sloppy=0)
    lines = told(at)
    assert lines[:2] == ["Ann sends the worker to the charburner, sloppy", "Ann lays the mill aside"]
    assert told(at, seat=1)[1] == "Ann lays a card aside"
    assert "Sunset: the market closes" in lines


def test_building_and_hiring_are_told_with_their_points() -> None:
    at = Position()
    at.goods(0, 6)
    at.aside(27)  # a mill for 2
    at.build_step().do("build")
    assert told(at)[:2] == ["Ann builds the mill: 2 points", "Ann pays 2 coal"]
    at = Position()
    at.goods(0, 6)
    at.buildings("brick manufacture", "cattle ranch")
    at.offer("2 red")
    at.build_step().do("hire", face="2 red")
    assert told(at)[:2] == ["Ann hires the assistant (2 red): 2 points", "Ann pays 4 coal"]
    assert told(at, "ru")[0] == "Ann нанимает подмастерья (2 красных): 2 очка"
    at.do("station", slot=1)
    assert told(at)[0] == "Ann sends the assistant to the brick manufacture"


def test_a_new_draw_pile_is_told() -> None:
    at = Position()
    at.hand("wood")
    at.hand("wood", seat=1)
    at.discards("wheat", "wheat", "wheat", "clay sun", "clay sun", "clay sun", "clay sun")
    at.only("any")
    at.new_cards().do("keep", seat=0).do("keep", seat=1)
    assert "The discards are shuffled: a new draw pile of 7 cards" in told(at)
    assert "Сброс перемешан, в новой колоде 7 карт" in told(at, "ru")


# Whole games


@pytest.mark.parametrize("family", FAMILIES)
def test_every_choice_question_and_event_has_words(family: str) -> None:
    for table in played(len(family), FAMILIES[family]):
        for lang in LANGUAGES:
            events = [table.game.tells(event.seen_by(0), lang) for event in table.events]
            texts = [line for line in events if line]
            for seat in table.seats:
                legal = table.legal(seat)
                choices = [table.game.say(table, action, lang, seat) for action in legal]
                assert len(set(choices)) == len(choices), choices
                texts += choices + [table.game.explain(table, action, lang, seat) for action in legal]
                texts.append(table.game.asks(table, lang, seat=seat, addressed=True))
            for text in [*texts, table.game.asks(table, lang)]:
                assert clean(text, lang), text
