"""Names and sentences: the texts of all cards, grammar, completeness, and that no two choices sound the same."""

from __future__ import annotations

import random
import re
import string
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import feldberg
from feldberg.core.contract import Question
from feldberg.core.errors import FeldbergError, IllegalAction, OptionError
from feldberg.core.events import Event, EventKind
from feldberg.games.hallertau import Game, questions, words
from feldberg.games.hallertau.content.cards import CARDS, INDEX_OF
from feldberg.games.hallertau.content.language import (
    BUTCHER,
    CLEAR_SPACE,
    GAIN,
    LONE_WORKER,
    PAY,
    PAY_BUILDING,
    PROGRAMS,
    SHIFT_THREE,
    TAKE_TOP,
    USE_SPACE,
    Op,
)
from feldberg.games.hallertau.content.measures import MEASURES
from feldberg.games.hallertau.content.pieces import (
    BUILDING_NAMES,
    DECK_NAMES,
    FARMYARD_DECKS,
    GATEWAY,
    GATEWAY_DECKS,
    RESOURCE_NAMES,
    SPACE_NAMES,
)
from feldberg.games.hallertau.content.spaces import PROGRAM_OF
from feldberg.games.hallertau.questions.actions import (
    ACTIONS,
    BOULDER,
    IMPROVE,
    LAST,
    PASS,
    PHASE_END,
    PLACE,
    PLAY,
    TAKE,
    TOOLS,
)
from feldberg.games.hallertau.questions.asking import Ask, Continue
from feldberg.games.hallertau.rules import cards, crafts, effects, fields, flow, stock
from feldberg.games.hallertau.state import TWICE, Table
from feldberg.games.hallertau.words.grammar import ALWAYS, ONCE, PLAIN
from feldberg.games.hallertau.words.language import LANGUAGES
from feldberg.games.hallertau.words.sentences import Saying
from feldberg.games.hallertau.words.texts import Wording
from tests.games.hallertau.option_sets import OPTION_SETS
from tests.rulebook.hallertau.position import Position

EN, RU = LANGUAGES["en"], LANGUAGES["ru"]
ROOMS = (cards, crafts, effects, fields, flow, stock)
KINDS = [value for room in ROOMS for value in vars(room).values() if isinstance(value, EventKind)] + stock.CHANGED


def clean(text: str, lang: str) -> bool:
    """Whether a text is whole: no leftovers of the card language, of templates or of the other language."""
    wrong = re.search(r"[>=_/{}§|*]|  |,,|,[.:;]| [,.;:]|^$|\bNone\b", text)
    foreign = re.search(r"[а-яё]" if lang == "en" else r"[a-z]", text, re.IGNORECASE)
    return not wrong and not foreign


# Cards

TEXTS = {
    1: (
        "If you have at least 2, 3 or 4 sheep: move one sheep up to 1, 2 or 3 steps respectively; draw 1 bonus card.",
        "Если у вас хотя бы 2, 3 или 4 овцы: переместите одну овцу вперёд максимум на 1, 2 или 3 шага соответственно; "
        "возьмите 1 карту бонуса.",
    ),
    2: (
        "If you have at least 7 barley or at least 2 hops: gain 1 sheep.",
        "Если у вас хотя бы 7 ячменя или хотя бы 2 хмеля: получите 1 овцу.",
    ),
    4: (
        "If you have at least as much clay as your window shows: add 1 new field in row 4.",
        "Если у вас не меньше глины, чем показывает окошко: положите 1 новое поле в ряд 4.",
    ),
    20: (
        "If you have just spent your last jewelry: gain 1 hops and 1 milk.",
        "Если вы только что потратили последнюю драгоценность: получите 1 хмель и 1 молоко.",
    ),
    21: (
        "If you have at least 1, 2, 4 or 7 sheep: gain 1, 2, 3 or 4 hops or as much meat respectively.",
        "Если у вас хотя бы 1, 2, 4 или 7 овец: получите 1, 2, 3 или 4 хмеля или столько же мяса соответственно.",
    ),
    22: (
        "If you have exactly 1 or 2 sown fields: harvest 1 field; draw 1 bonus card.",
        "Если у вас ровно 1 или 2 засеянных поля: соберите урожай с 1 поля; возьмите 1 карту бонуса.",
    ),
    23: (
        "If you have no empty fields: raise all your fields 1 row.",
        "Если у вас нет пустых полей: поднимите все свои поля на 1 ряд.",
    ),
    29: (
        "If you have at least 2, 4 or 6 hand cards other than gateway cards: gain 1, 2 or 3 meat respectively.",
        "Если у вас хотя бы 2, 4 или 6 карт на руке, не считая карт ворот: получите 1, 2 или 3 мяса соответственно.",
    ),
    110: (
        "If you have at least 2, 5 or 7 each of flax, barley and rye: "
        "draw 0, 1 or 2 bonus cards respectively; gain 1 hops and 1 clay.",
        "Если у вас хотя бы по 2, 5 или 7 льна, ячменя и ржи: "
        "возьмите 0, 1 или 2 карты бонусов соответственно; получите 1 хмель и 1 глину.",
    ),
    126: (
        "If you have played at least 1, 3 or 4 farmyard cards: gain 0, 2 or 3 meat respectively and 2 milk.",
        "Если у вас хотя бы 1, 3 или 4 разыгранные карты фермы: получите 0, 2 или 3 мяса соответственно и 2 молока.",
    ),
    129: (
        "If you have at least as many hides and wool together as your window shows: gain 3 meat.",
        "Если у вас не меньше шкур и шерсти вместе, чем показывает окошко: получите 3 мяса.",
    ),
    206: (
        "If you have at least 2, 3 or 5 jewelry: gain 1 meat, 1 tool or 1 sheep respectively.",
        "Если у вас хотя бы 2, 3 или 5 драгоценностей: получите 1 мясо, 1 инструмент или 1 овцу соответственно.",
    ),
    211: (
        "If you have at least 3 clay or 3 hops: gain 2 hops or 2 clay respectively; draw 1 bonus card.",
        "Если у вас хотя бы 3 глины или 3 хмеля: получите 2 хмеля или 2 глины соответственно; возьмите 1 карту бонуса.",
    ),
    212: (
        "If you have at least 5, 6 or 7 tools: gain 12, 13 or 14 clay respectively minus the number in your window.",
        "Если у вас хотя бы 5, 6 или 7 инструментов: получите 12, 13 или 14 глины соответственно минус число в окошке.",
    ),
    222: (
        "Only in phase 4. If you have just used up your workers and had no sown field right before: "
        "raise up to 3 fields 1 row; draw 1 bonus card.",
        "Только в фазе 4. Если вы только что использовали последних работников, а перед этим у вас не было засеянных "
        "полей: поднимите до 3 полей на 1 ряд; возьмите 1 карту бонуса.",
    ),
    302: (
        "Only in phase 4. If you have exactly 1 or 2 unplaced workers: remove the workers in the highest occupied rows "
        "of Sheep Market, Sheep Breeding and Weekly Market.",
        "Только в фазе 4. Если у вас ровно 1 или 2 неразмещённых работника: уберите работников верхнего занятого ряда "
        "с ячеек «Рынок овец», «Разведение овец» и «Ярмарка».",
    ),
    306: (
        "If you have more jewelry than fields or more sheep than fields: add 1 new field in row 2; sow 1 field.",
        "Если у вас больше драгоценностей, чем полей, или больше овец, чем полей: "
        "положите 1 новое поле в ряд 2; засейте 1 поле.",
    ),
    316: (
        "If it is round 1, 2 or 3 (or later): draw 0, 1 or 2 bonus cards respectively; "
        "push up to 3 different boulders 1 space each, without tools.",
        "Если сейчас раунд 1, 2 или 3 (или позже): возьмите 0, 1 или 2 карты бонусов соответственно; "
        "сдвиньте до 3 разных валунов на 1 клетку вправо без инструментов.",
    ),
    318: (
        "If one of your craft buildings is at least 3, 4 or 5 spaces ahead of another: "
        "gain 3, 4 or 5 clay respectively; draw 1 bonus card.",
        "Если одна ваша мастерская опережает другую хотя бы на 3, 4 или 5 клеток: "
        "получите 3, 4 или 5 глины соответственно; возьмите 1 карту бонуса.",
    ),
    324: (
        "If the number in your window is at least 6, 7 or 8 above the round number: gain 1, 2 or 3 milk respectively.",
        "Если число в окошке больше номера раунда хотя бы на 6, 7 или 8: получите 1, 2 или 3 молока соответственно.",
    ),
    326: (
        "If you have at least 1 sheep on the card of round 4, on the card of round 5, on the card of round 6 "
        "or in the stable: gain 1, 2, 2 or 3 wool respectively; draw 1 bonus card.",
        "Если у вас хотя бы 1 овца на карте раунда 4, на карте раунда 5, на карте раунда 6 или в овчарне: "
        "получите 1, 2, 2 или 3 шерсти соответственно; возьмите 1 карту бонуса.",
    ),
    404: (
        "Pay 8 rye minus 1 for each of your fields: gain 1 sheep; draw 1 bonus card.",
        "Заплатите 8 ржи минус 1 за каждое ваше поле: получите 1 овцу; возьмите 1 карту бонуса.",
    ),
    409: (
        "Pay 2 clay and give up 1 field in row 5: add 3 new fields in row 2.",
        "Заплатите 2 глины и снимите 1 поле в ряду 5: положите 3 новых поля в ряд 2.",
    ),
    413: (
        "Pay 1, 2 or 3 sheep: gain 1, 2 or 3 tools; draw 1, 2 or 3 bonus cards respectively.",
        "Заплатите 1, 2 или 3 овцы: получите 1, 2 или 3 инструмента; возьмите 1, 2 или 3 карты бонусов соответственно.",
    ),
    419: (
        "Not in phase 4. Pay 1 jewelry: use an action space that holds at most 1 worker, with workers from the supply.",
        "Не в фазе 4. Заплатите 1 драгоценность: используйте ячейку действия, где максимум 1 работник, "
        "с работниками из общего запаса.",
    ),
    509: (
        "If you have at most 4, 2, 1 or 0 fields: add 1 new field in row 2, 3, 4 or 5; "
        "draw 0, 0, 1 or 2 bonus cards respectively. (The numbers of bonus cards are partly ours.)",
        "Если у вас максимум 4, 2, 1 или 0 полей: положите 1 новое поле в ряд 2, 3, 4 или 5; "
        "возьмите 0, 0, 1 или 2 карты бонусов соответственно. (Числа карт бонусов частично наши.)",
    ),
    531: (
        "Move 2 different sheep 1 step back each: draw 1 bonus card; gain 4 wool or 1 jewelry.",
        "Переместите 2 разные овцы на 1 шаг назад: возьмите 1 карту бонуса; получите 4 шерсти или 1 драгоценность.",
    ),
    615: (
        "If you have at least 5, 6, 7 or 8 jewelry: gain 2 tools, add 2 new fields in row 2, "
        "add 2 new fields in row 5 or gain 3 sheep respectively.",
        "Если у вас хотя бы 5, 6, 7 или 8 драгоценностей: получите 2 инструмента, положите 2 новых поля в ряд 2, "
        "положите 2 новых поля в ряд 5 или получите 3 овцы соответственно.",
    ),
    635: (
        "Remove 2 point cards in hand from the game: draw 1 gateway card and 2 bonus cards.",
        "Уберите из игры 2 карты победных очков с руки: возьмите 1 карту ворот и 2 карты бонусов.",
    ),
    705: (
        "If you have at least 4 sheep and at most 7, 4 or 1 tool: gain 1, 2 or 3 tools respectively; "
        "draw 1 bonus card.",
        "Если у вас хотя бы 4 овцы и максимум 7, 4 или 1 инструмент: получите 1, 2 или 3 инструмента соответственно; "
        "возьмите 1 карту бонуса.",
    ),
    723: (
        "Pay 7 flax, 5 flax and 1 hide, 3 flax and 2 hides, 1 flax and 3 hides or 4 hides: "
        "gain 2 jewelry; draw 1 bonus card.",
        "Заплатите 7 льна, 5 льна и 1 шкуру, 3 льна и 2 шкуры, 1 лён и 3 шкуры или 4 шкуры: "
        "получите 2 драгоценности; возьмите 1 карту бонуса.",
    ),
    731: (
        "Pay 1 tool: gain 1 barley for every 2 of your hides and 1 wool for every 2 of your hides; draw 1 bonus card.",
        "Заплатите 1 инструмент: получите 1 ячмень за каждые 2 ваши шкуры и 1 шерсть за каждые 2 ваши шкуры; "
        "возьмите 1 карту бонуса.",
    ),
    811: (
        "If you have just harvested at least 3 flax, pay 3 flax: in every phase 3 sow 1 field with flax; 3 points.",
        "Если вы только что собрали хотя бы 3 льна, заплатите 3 льна: в каждой фазе 3 засевайте 1 поле льном; 3 очка.",
    ),
    839: (
        "If you have at least 8 tools: in every phase 3 pay 1 tool to gain 1 jewelry; 3 points.",
        "Если у вас хотя бы 8 инструментов: в каждой фазе 3 платите 1 инструмент и получайте 1 драгоценность; 3 очка.",
    ),
    901: (
        "If you have played at least 1 point card or at least 7 bonus cards: 2 points.",
        "Если у вас хотя бы 1 разыгранная карта победных очков или хотя бы 7 разыгранных карт бонусов: 2 очка.",
    ),
    907: ("Pay 5 goods of each of 2 kinds: 7 points.", "Заплатите по 5 товаров каждого из 2 видов: 7 очков."),
    922: ("Give up 7 fields above row 2: 12 points.", "Снимите 7 полей выше ряда 2: 12 очков."),
}


@pytest.mark.parametrize("number", TEXTS)
def test_texts_of_cards(number: int) -> None:
    assert (words.card_text(number, "en"), words.card_text(number, "ru")) == TEXTS[number]


# Numbers of the card language that the texts have as words, or that come out differently.
SILENT = [r"\w+ == 0", r"1 marker", r"of 1 kind", r"2 \* round", r"window > round .*"]
HAPPENS = r"(spent_last_jewelry|field_work|butchering|last_action|played_when_drawn) >= 1"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_clean_text_with_all_its_numbers(lang: str) -> None:
    for card in CARDS:
        text = words.card_text(int(card.number), lang)
        assert clean(text, lang), f"{card.number}: {text}"
        assert text[0].isupper()
        assert text.rstrip(")").endswith(".")
        written = ", ".join(
            [*card.texts, *(str(int(number)) for number in (card.points, card.only, card.but) if number)]
        )
        for silent in [*SILENT, HAPPENS]:
            written = re.sub(silent, "", written)
        for number in re.findall(r"\b\d+\b", written):
            assert re.search(rf"\b{number}\b", text), f"{card.number} has no {number}: {text}"


def test_cards_differ_unless_they_do_the_same() -> None:
    for lang in LANGUAGES:
        by_text: dict[str, list[int]] = {}
        for card in CARDS:
            by_text.setdefault(words.card_text(int(card.number), lang), []).append(int(card.number))
        assert [numbers for numbers in by_text.values() if len(numbers) > 1] == [[419, 726]]


def all_ops() -> Iterator[Op]:
    for program in PROGRAMS:
        yield from program
        for op in program:
            yield from op.cost
    for card in CARDS:
        for way in card.ways:
            yield from way.cost


def test_every_kind_of_effect_and_cost_has_words() -> None:
    kinds = [*range(GAIN, BUTCHER + 1), *range(PAY, PAY_BUILDING + 1)]
    assert {int(op.kind) for op in all_ops()} == set(kinds)
    for lang, tongue in LANGUAGES.items():
        for mood in (ONCE, ALWAYS, PLAIN):
            wording = Wording(tongue, mood)
            for op in all_ops():
                text = wording.phrases([[op]])[0] if op.kind < PAY else wording.costs([[[op]]])
                assert clean(text, lang), text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("measure", MEASURES)
def test_every_measure_has_words(measure: str, lang: str) -> None:
    wording = Wording(LANGUAGES[lang], ONCE)
    for how in ("least", "most", "exactly"):
        text = wording.counted([measure], how, [2]).replace("|", "")
        assert clean(text.rstrip(","), lang), text


# Spaces and the glossary


@pytest.mark.parametrize(
    ("space", "english", "russian"),
    [
        (
            "farming",
            "Add 1 new field in row 5 or sow up to 4 fields.",
            "Положите 1 новое поле в ряд 5 или засейте до 4 полей.",
        ),
        (
            "sheep_breeding",
            "Pay 2 milk to gain 1 sheep or pay 4 milk to gain 2 sheep.",
            "Заплатите 2 молока и получите 1 овцу или заплатите 4 молока и получите 2 овцы.",
        ),
        (
            "clay_delivery",
            "Gain 1 clay for each round up to and including this one.",
            "Получите 1 глину за каждый раунд, включая текущий.",
        ),
        (
            "small_trade",
            "Gain 2 crops of your choice; gain 1 milk or 1 wool; move 1 sheep 1 step.",
            "Получите 2 любые полевые культуры; получите 1 молоко или 1 шерсть; переместите 1 овцу на 1 шаг вперёд.",
        ),
        (
            "point_card",
            "Draw 1 point card; take the first-player token.",
            "Возьмите 1 карту победных очков; возьмите жетон первого игрока.",
        ),
    ],
)
def test_texts_of_spaces(space: str, english: str, russian: str) -> None:
    number = SPACE_NAMES.index(space)
    assert (words.space_text(number, "en"), words.space_text(number, "ru")) == (english, russian)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_glossary_has_everything(lang: str) -> None:
    glossary = words.glossary(lang)
    expected = {f"card:{card.number:03}" for card in CARDS}
    expected |= {f"space:{name}" for name in SPACE_NAMES} | {f"good:{name}" for name in RESOURCE_NAMES}
    expected |= {f"building:{name}" for name in BUILDING_NAMES} | {f"deck:{name}" for name in DECK_NAMES}
    expected |= {f"deck:gateway:{name}" for name in GATEWAY_DECKS} | {
        f"deck:farmyard:{name}" for name in FARMYARD_DECKS
    }
    expected |= {f"phase:{phase}" for phase in range(1, 12)}
    expected |= {f"sheet.{name}" for name in Game({}).start(1).score_sheet(0)}
    for option in Game.OPTIONS:
        expected.add(f"option.{option.name}")
        values = [str(value).lower() for value in getattr(option, "values", [])]
        expected |= {f"value.{option.name}.{value}" for value in values}
    expected |= {"value.cards.true", "value.cards.false"} | {
        f"gain.{name}" for name in (*RESOURCE_NAMES, "workers", "points")
    }
    assert glossary.keys() == expected
    for key, entry in glossary.items():
        assert clean(entry["name"], lang), key
        if not key.startswith("gain."):
            assert entry["name"][0].isupper()
            assert clean(entry["help"], lang) or key == "option.ask", f"{key}: {entry['help']}"


def test_entries_of_the_glossary() -> None:
    english, russian = words.glossary("en"), words.glossary("ru")
    assert english["card:001"]["name"] == "Gateway 001"
    assert russian["card:001"]["name"] == "Ворота 001"
    assert russian["card:925"] == {
        "name": "Очки 925",
        "help": words.card_text(925, "ru"),
        "pays": "5 jewelry or 10 sheep",
        "points": "14",
    }
    assert english["card:605"]["but"] == "8"
    assert english["space:clay_delivery"]["gains"] == "clay = round"
    assert english["building:carpentry"]["help"] == (
        "Each step costs as many goods as the round number: clay and rye, with more clay than rye. "
        "Two kinds save 1 good from round 4 on. Or 1 jewelry."
    )
    assert russian["building:bakehouse"]["help"] == (
        "Каждый шаг стоит столько товаров, каков номер раунда: лён, ячмень и рожь; не больше 1 льна. "
        "Два вида товаров дают скидку 1 товар с раунда 3, три вида — 2 товара с раунда 5. Или 1 драгоценность."
    )
    assert "are ours" in english["phase:1"]["help"]
    assert "наши" in russian["phase:1"]["help"]


# Grammar


@pytest.mark.parametrize(
    ("number", "field", "sheep", "taken", "clay", "workers", "card", "points"),
    [
        (0, "полей", "овец", "овец", "глины", "работников", "карт бонусов", "очков"),
        (1, "поле", "овца", "овцу", "глину", "работника", "карту бонуса", "очко"),
        (2, "поля", "овцы", "овцы", "глины", "работников", "карты бонусов", "очка"),
        (4, "поля", "овцы", "овцы", "глины", "работников", "карты бонусов", "очка"),
        (5, "полей", "овец", "овец", "глины", "работников", "карт бонусов", "очков"),
        (11, "полей", "овец", "овец", "глины", "работников", "карт бонусов", "очков"),
        (14, "полей", "овец", "овец", "глины", "работников", "карт бонусов", "очков"),
        (21, "поле", "овца", "овцу", "глину", "работника", "карту бонуса", "очко"),
        (112, "полей", "овец", "овец", "глины", "работников", "карт бонусов", "очков"),
        (122, "поля", "овцы", "овцы", "глины", "работников", "карты бонусов", "очка"),
    ],
)
def test_russian_numbers(
    number: int, field: str, sheep: str, taken: str, clay: str, workers: str, card: str, points: str
) -> None:
    keys = ["fields", "sheep", "sheep taken", "clay taken", "workers placed", "bonus cards", "points"]
    counted = [RU.count(key, number) for key in keys]
    assert counted == [f"{number} {form}" for form in (field, sheep, taken, clay, workers, card, points)]


def test_numbers_in_tiers_go_with_the_last() -> None:
    assert RU.count("empty", 1, 2, 5) == "1, 2 или 5 пустых полей"
    assert RU.count("jewelry", 1, 2, 3) == "1, 2 или 3 драгоценности"
    assert RU.count("tools", 7, 4, 1) == "7, 4 или 1 инструмент"
    assert RU.count("tools", 2, 2) == "2 инструмента"
    assert EN.count("hides", 0, 1, 2) == "0, 1 or 2 hides"
    assert EN.count("points cards", 1) == "1 point card"


# Tables


def test_both_languages_have_the_same_keys() -> None:
    assert EN.words.keys() == RU.words.keys()
    assert EN.sentences.keys() == RU.sentences.keys()
    assert {key for key in RU.counted if not key.endswith(" taken")} == EN.counted.keys()
    assert all(text for tongue in LANGUAGES.values() for text in [*tongue.words.values(), *tongue.sentences.values()])
    assert all(len(forms) == 2 for forms in EN.counted.values())
    assert all(len(forms) == 3 for forms in RU.counted.values())


def test_words_are_of_their_language() -> None:
    for key, text in RU.words.items():
        assert clean(text, "ru") or key == "option.ask", f"{key}: {text}"
    for key, text in EN.words.items():
        assert clean(text, "en"), f"{key}: {text}"


def test_every_verb_of_a_sentence_is_known() -> None:
    for text in RU.sentences.values():
        for _, hole, _, _ in string.Formatter().parse(text):
            assert hole is None or hole.isascii() or hole in RU.verbs


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_that_are_promised(lang: str) -> None:
    options = [f"option.{option.name}" for option in Game.OPTIONS]
    gains = [kind.name for kind in KINDS if kind.gain]
    for key in ["title", *options, *Game({}).start(1).score_sheet(0), *gains]:
        assert words.word(key, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_codes_are_short_and_differ(lang: str) -> None:
    codes = [words.word(f"short.{name}", lang) for name in RESOURCE_NAMES]
    assert len(set(codes)) == len(codes)
    assert {len(code) for code in codes} == {2}


def test_unknown_words_and_languages_are_refused() -> None:
    table = Game({}).start(1)
    with pytest.raises(FeldbergError, match=r"no word 'space\.beach'"):
        words.word("space.beach", "en")
    event = Event(flow.ENDED, -1, 0, 0, 0)
    attempts: list[Callable[[], object]] = [
        lambda: words.word("title", "fr"),
        lambda: words.card_text(1, "fr"),
        lambda: words.glossary("fr"),
        lambda: table.game.say(table, table.legal()[0], "fr"),
        lambda: table.game.explain(table, table.legal()[0], "fr"),
        lambda: words.asks(table, "fr"),
        lambda: words.tells(event, "fr"),
    ]
    for attempt in attempts:
        with pytest.raises(OptionError, match="'fr' is not known: languages are en, ru"):
            attempt()


def test_illegal_actions_are_not_said() -> None:
    table = Game({}).start(1)
    with pytest.raises(IllegalAction, match="not legal now"):
        table.game.say(table, TAKE.at(0, 0, 0), "en")
    with pytest.raises(IllegalAction, match="out of range"):
        table.game.say(table, -1, "en")


# Whole games


def played(seed: int, options: dict[str, Any]) -> Iterator[Table]:
    """A random game, question by question, to its end; what is rare is liked, so that much happens."""
    luck = random.Random(seed)
    table: Table = feldberg.game("hallertau", **options).start(seed)
    table.telling = True
    while not table.over:
        yield table
        legal = table.legal()
        rare = [action for action in legal if not TOOLS.has(action) and not PASS.has(action)]
        table.play(luck.choice(rare if rare and luck.random() < 0.8 else legal))
    yield table


@pytest.mark.parametrize("family", OPTION_SETS)
def test_every_choice_question_and_event_has_words(family: str) -> None:
    for table in played(len(family), OPTION_SETS[family]):
        for lang in LANGUAGES:
            legal = table.legal()
            said = [table.game.say(table, action, lang) for action in legal]
            assert len(set(said)) == len(said), said
            told = [table.game.explain(table, action, lang) for action in legal]
            told += [words.tells(event, lang) for event in table.events]
            for text in [*said, *told, words.asks(table, lang)]:
                assert clean(text, lang), text


# Questions

LAND_SALE, SHEDS = PROGRAM_OF[SPACE_NAMES.index("land_sale")], PROGRAM_OF[SPACE_NAMES.index("tool_shed")]

ASKED = {
    "Window": ([PHASE_END], "play a card, or not", "разыграть карту или нет"),
    "ChooseWay": ([0], "choose how to play the card", "выбрать, как разыграть карту"),
    "Pending": ([], "choose which card takes effect first", "выбрать, какая карта подействует первой"),
    "PaySheep": ([2], "choose a sheep to pay (2 left)", "выбрать овцу для оплаты (осталось: 2)"),
    "PayCards": (
        [1, 0],
        "choose a hand card to remove from the game",
        "выбрать карту с руки, которая покинет игру",
    ),
    "PayKinds": (
        [4, 3, 9, 0],
        "choose a kind of goods to pay, 4 of it (3 left)",
        "выбрать вид товаров для оплаты, по 4 (осталось: 3)",
    ),
    "KeepCrops": ([3, 0], "choose a crop to keep (3 left)", "выбрать, какую культуру оставить (осталось: 3)"),
    "StepBack": ([1, 0], "choose a sheep to move back", "выбрать овцу, которая пойдёт назад"),
    "PayFields": (
        [INDEX_OF[516], 0, 0, 1],
        "choose a field whose good you give back",
        "выбрать поле, товар с которого нужно вернуть",
    ),
    "Earn": (
        [],
        "choose the bonus card that brings its income next",
        "выбрать карту бонуса, которая следующей принесёт доход",
    ),
    "Turn": (
        [],
        "place workers on a space, or exchange workers for tools",
        "поместить работников в ячейку или обменять их на инструменты",
    ),
    "Accept": (
        [PROGRAM_OF[SPACE_NAMES.index("clearing")], 0],
        "add 1 new field in row 2, or do without",
        "положить 1 новое поле в ряд 2 или отказаться",
    ),
    "Chosen": (
        [PROGRAM_OF[SPACE_NAMES.index("clearing")], 0],
        "add 1 new field in row 2, or play a card before",
        "положить 1 новое поле в ряд 2 или сначала разыграть карту",
    ),
    "Choose": (
        [SHEDS, 0, 0],
        "gain 4 clay or add 1 new field in row 4",
        "получить 4 глины или положить 1 новое поле в ряд 4",
    ),
    "Exchange": (
        [LAND_SALE, 0],
        "give up 1 field to gain 1 jewelry and 3 clay, or do without",
        "снять 1 поле и получить 1 драгоценность и 3 глины или отказаться",
    ),
    "Token": (
        [],
        "take the first-player token, or leave it",
        "взять жетон первого игрока или оставить его",
    ),
    "Crops": ([2], "choose a crop to gain (2 left)", "выбрать полевую культуру (осталось: 2)"),
    "DifferentCrops": (
        [2, 0],
        "choose a crop to gain, each of another kind (2 left)",
        "выбрать полевую культуру, каждый раз другую (осталось: 2)",
    ),
    "CropToSow": ([2], "choose the crop to gain, 2 of it", "выбрать полевую культуру, количество: 2"),
    "Sow": ([1, 8], "sow wool on an empty field, or not", "засеять пустое поле шерстью или отказаться"),
    "SowDouble": (
        [],
        "choose a crop and the field that takes up to two of it",
        "выбрать культуру и поле, которое можно засеять дважды",
    ),
    "SowSecond": ([0], "sow a second one on the same field, or not", "засеять то же поле ещё раз или нет"),
    "Reap": ([2], "choose a field to harvest (2 left)", "выбрать поле для сбора урожая (осталось: 2)"),
    "Harvest": ([], "choose the next field to harvest", "выбрать следующее поле для сбора урожая"),
    "Raise": ([3, 0], "choose a field to raise (3 left)", "выбрать поле, которое поднимется на ряд (осталось: 3)"),
    "Lift": (
        [1, 4],
        "choose an empty field to move to row 4",
        "выбрать пустое поле, чтобы переместить его в ряд 4",
    ),
    "Fallow": (
        [],
        "choose the empty field that rises once more",
        "выбрать пустое поле, которое поднимется ещё раз",
    ),
    "TwoFields": ([], "choose the rows of the new fields", "выбрать ряды новых полей"),
    "Step": ([1, 0], "choose a sheep to move one step", "выбрать овцу, которая сделает шаг"),
    "Walk": ([2, 5], "move the same sheep on, or not (2 left)", "переместить ту же овцу дальше или нет (осталось: 2)"),
    "PickSpace": (
        [CLEAR_SPACE],
        "choose a space to clear of workers",
        "выбрать ячейку, которую нужно освободить от работников",
    ),
    "ShiftThree": ([0], "choose the space that takes the 3 workers", "выбрать ячейку, куда придут 3 работника"),
    "Progress": (
        [],
        "improve a craft building, or finish the phase",
        "улучшить мастерскую или закончить развитие",
    ),
    "PayGoods": (
        [BUILDING_NAMES.index("brewhouse")],
        "choose the goods that pay for the brewhouse",
        "выбрать, какими товарами заплатить за пивоварню",
    ),
    "Advance": (
        [],
        "choose a craft building to improve for free",
        "выбрать мастерскую, чтобы улучшить её бесплатно",
    ),
    "Push": ([3, 0], "choose a boulder to push (3 left)", "выбрать валун, чтобы сдвинуть его (осталось: 3)"),
}


def test_every_decision_is_asked_for() -> None:
    decisions = {name for name, kind in questions.QUESTIONS.items() if not issubclass(kind, Continue)}
    assert ASKED.keys() == decisions


@pytest.mark.parametrize("name", ASKED)
def test_what_is_asked(name: str) -> None:
    ints, english, russian = ASKED[name]
    position = Position(players=2)
    question: Question[Table] = questions.QUESTIONS[name](1, *ints)
    position.table.agenda.append(question)
    assert words.asks(position.table, "en") == f"Player 2: {english}"
    assert words.asks(position.table, "ru") == f"Игрок 2: {russian}"
    if issubclass(questions.QUESTIONS[name], Ask) and name not in ("Window", "Chosen"):
        assert f"done.{name}" in EN.sentences


@pytest.mark.parametrize("effect", [CLEAR_SPACE, TAKE_TOP, SHIFT_THREE, LONE_WORKER, USE_SPACE])
def test_every_reason_to_pick_a_space_is_asked_and_said(effect: int) -> None:
    position = Position(players=1)
    position.player().workers = 1
    position.workers("farming", 1, 2)
    position.workers("clearing", 1, 2)
    position.ask(questions.PickSpace(0, effect))
    table = position.table
    for lang in LANGUAGES:
        said = [table.game.say(table, action, lang) for action in table.legal()]
        assert len(set(said)) == len(said)
        assert all(clean(text, lang) for text in [*said, words.asks(table, lang)])


def test_the_last_chance_is_to_play_or_to_pass() -> None:
    position = Position(players=2)
    position.table.agenda.append(questions.Window(0, LAST))
    assert words.asks(position.table, "en") == "Player 1: play a card, or pass"
    assert words.asks(position.table, "ru") == "Игрок 1: разыграть карту или пасовать"


# Actions


def both(position: Position, action: int) -> tuple[str, str]:
    table = position.table
    return table.game.say(table, action, "en"), table.game.say(table, action, "ru")


def test_saying_a_turn() -> None:
    position = Position(players=2)
    position.workers("farming", 1)
    position.stock(meat=1)
    position.hand(7)
    position.turn(workers=5)
    assert both(position, PLACE.at(SPACE_NAMES.index("farming"), 0, 0)) == (
        "place 2 workers on Farming",
        "поместить 2 работников в ячейку «Работа в поле»",
    )
    assert both(position, TOOLS.at(1, 0, 0)) == (
        "exchange 1 worker for 1 tool",
        "обменять 1 работника на 1 инструмент",
    )
    assert both(position, PLAY.at(INDEX_OF[7], 0, 0)) == (
        "play Gateway 007",
        "разыграть карту «Ворота 007»",
    )


def test_explaining_a_turn() -> None:
    position = Position(players=2)
    position.stock(meat=1)
    position.hand(7)
    position.turn(workers=5)
    table = position.table
    explained = [
        table.game.explain(table, action, "en")
        for action in (
            PLACE.at(SPACE_NAMES.index("cultivation"), 0, 0),
            PLAY.at(INDEX_OF[7], 0, 0),
            TOOLS.at(1, 0, 0),
        )
    ]
    assert explained == [
        "This would do nothing for you now. Cultivation. Sow up to 3 fields.",
        f"Gateway 007. {words.card_text(7, 'en')}",
        words.word("help.resource.tools", "en"),
    ]


def test_saying_the_ways_of_a_card() -> None:
    position = Position(players=1)
    position.stock(meat=2)
    position.hand(7)
    position.window().do("play", card=7)
    assert [both(position, action) for action in position.table.legal()] == [
        ("draw 1 bonus card (you have at least 1 meat)", "взять 1 карту бонуса (у вас хотя бы 1 мясо)"),
        (
            "gain 1 tool; draw 1 bonus card (you have at least 2 meat)",
            "получить 1 инструмент; взять 1 карту бонуса (у вас хотя бы 2 мяса)",
        ),
    ]
    assert position.game.explain(position.table, position.table.legal()[0], "en").startswith("Gateway 007. If you have")


def test_saying_fields_that_are_alike() -> None:
    position = Position(players=1)
    position.fields("3", "3", "4 hops", "5")
    position.ask(questions.Raise(0, 3, 0))
    said = [both(position, action) for action in position.table.legal()]
    assert said == [
        ("raise the empty field in row 3 by 1 row", "поднять на 1 ряд пустое поле в ряду 3"),
        ("raise the hops field in row 4 by 1 row", "поднять на 1 ряд поле в ряду 4, засеянное хмелем"),
        ("raise no more", "больше не поднимать полей"),
    ]


def test_saying_improvements_and_their_price() -> None:
    position = Position(players=1, in_round=3)
    position.stock(clay=3, rye=1, jewelry=1, tools=1)
    position.centre(0, [1, 0, 0, 0, 0])
    position.player().boulders[0] = 2
    position.progress()
    assert both(position, IMPROVE.at(0, 0, 0)) == (
        "improve the carpentry with goods, using 1 tool",
        "улучшить плотницкую за товары, используя 1 инструмент",
    )
    assert both(position, IMPROVE.at(4, 1, 0)) == (
        "improve the tailor for 1 jewelry",
        "улучшить пошивочную за 1 драгоценность",
    )
    position.do("improve", building="carpentry", jewelry=0)
    assert [both(position, action) for action in position.table.legal()] == [
        ("pay 2 clay and 1 rye", "заплатить 2 глины и 1 рожь"),
        ("pay 3 clay", "заплатить 3 глины"),
    ]


def test_saying_sheep() -> None:
    position = Position(players=1)
    position.sheep(r4=1, r6=1, stable=1)
    position.ask(questions.Step(0, 1, 0))
    assert [both(position, action) for action in position.table.legal()] == [
        (
            "move a sheep from the card of round 4 to the card of round 5",
            "переместить овцу с карты раунда 4 на карту раунда 5",
        ),
        ("move a sheep from the card of round 6 into the stable", "переместить овцу с карты раунда 6 в овчарню"),
        ("move no more sheep", "больше не перемещать овец"),
    ]


def test_saying_two_on_one_field() -> None:
    position = Position(players=1)
    position.stock(flax=2)
    position.fields("4", "3")
    position.ask(questions.SowDouble(0)).do("sow", good="flax", column=0)
    assert [both(position, action) for action in position.table.legal()] == [
        ("sow a second flax on the same field", "засеять то же поле льном ещё раз"),
        ("sow only one", "не сеять второй раз"),
    ]
    position = Position(players=1)
    position.fields("4 flax")
    position.player().sown[0] += TWICE
    position.ask(questions.Reap(0, 1))
    assert both(position, position.table.legal()[0]) == (
        "harvest the field with 2 flax in row 4",
        "собрать урожай: поле в ряду 4, дважды засеянное льном",
    )


def test_saying_fields_by_jewelry() -> None:
    position = Position(players=1)
    position.stock(jewelry=5)
    position.ask(questions.TwoFields(0))
    assert [both(position, action) for action in position.table.legal()] == [
        ("add a new field in row 5", "положить новое поле в ряд 5"),
        ("add new fields in rows 2 and 3", "положить новые поля в ряды 2 и 3"),
        ("add no fields", "не класть полей"),
    ]


def test_saying_jewelry_for_a_sheep() -> None:
    position = Position(players=1)
    position.stock(jewelry=1)
    position.sheep(stable=1)
    position.player().for_jewelry = True
    position.ask(questions.Exchange(0, PROGRAM_OF[SPACE_NAMES.index("butchery")], 0))
    assert [both(position, action) for action in position.table.legal()] == [
        ("pay a sheep from the stable", "заплатить овцу из овчарни"),
        ("pay 1 jewelry instead of a sheep", "заплатить 1 драгоценность вместо овцы"),
        ("do without", "отказаться"),
    ]


def test_saying_boulders() -> None:
    position = Position(players=1)
    position.centre(0)
    position.ask(questions.Push(0, 1, 0))
    assert both(position, BOULDER.at(4, 1, 0)) == (
        "push the boulder on space 4 in the row of the tailor",
        "сдвинуть валун с клетки 4 в ряду пошивочной",
    )


def test_every_kind_of_action_is_said() -> None:
    assert {name for name in vars(Saying) if name.startswith("say_")} == {f"say_{span.name}" for span in ACTIONS.spans}


def test_results() -> None:
    position = Position(players=2)
    table = position.table
    table.over = True
    position.stock(seat=1, jewelry=3)
    assert words.asks(table, "en") == "Player 2 won with 3 points"
    assert words.asks(table, "ru") == "Игрок 2 побеждает: 3 очка"
    position.stock(seat=0, jewelry=3)
    assert words.asks(table, "en") == "Player 1 and Player 2 won with 3 points"
    assert words.asks(table, "ru") == "Игрок 1 и Игрок 2 побеждают: 3 очка"


@pytest.mark.parametrize(
    ("centre", "jewelry", "english", "russian"),
    [
        (10, 10, "80 points: the goal of 80 is reached", "80 очков: цель 80 достигнута"),
        (9, 5, "55 points: the goal of 80 is missed", "55 очков: цель 80 не достигнута"),
    ],
)
def test_results_alone(centre: int, jewelry: int, english: str, russian: str) -> None:
    position = Position(players=1, cards=False)
    position.table.over = True
    position.centre(centre)
    position.stock(jewelry=jewelry)
    assert words.asks(position.table, "en") == english
    assert words.asks(position.table, "ru") == russian
    position.sheep(stable=40)
    assert words.asks(position.table, "ru").endswith("выдающийся результат")


# Events


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_event_is_told(kind: EventKind, lang: str) -> None:
    for amount in (1, -2) if kind in stock.CHANGED else (1, 2):
        text = words.tells(Event(kind, 0, amount, 1, 1), lang)
        assert clean(text, lang), text


def test_events_without_words_are_passed_over() -> None:
    assert words.tells(Event(EventKind("unheard", ["of"]), 0, 1, 0, 0), "en") == ""


def test_a_drawn_card_is_told_only_to_its_owner() -> None:
    event = Event(stock.DREW, 1, GATEWAY, INDEX_OF[5], 0)
    for seat in (0, None):
        seen = event.seen_by(seat)
        assert words.tells(seen, "en") == "Player 2 draws 1 gateway card"
        assert words.tells(seen, "ru") == "Игрок 2 берёт 1 карту ворот"
    assert words.tells(event.seen_by(1), "en", ["Ann", "Ben"]) == "Ben draws Gateway 005"
    assert words.tells(event.seen_by(1), "ru") == "Игрок 2 берёт карту «Ворота 005»"


@pytest.mark.parametrize(
    ("event", "english", "russian"),
    [
        (Event(stock.CHANGED[11], 0, 2, 0, 0), "Player 1 gets 2 sheep", "Игрок 1 получает 2 овцы"),
        (Event(stock.CHANGED[4], 1, -1, 0, 0), "Player 2 pays 1 hide", "Игрок 2 платит 1 шкуру"),
        (Event(stock.DIED, 0, 1, 3, 0), "Player 1 loses 1 sheep of old age", "Игрок 1 теряет 1 овцу от старости"),
        (
            Event(stock.STEPPED, 0, 5, 6, 0),
            "Player 1 moves a sheep from the card of round 6 into the stable",
            "Игрок 1 перемещает овцу с карты раунда 6 в овчарню",
        ),
        (Event(flow.PHASE_BEGAN, -1, 6, 0, 0), "Phase 6: fallow", "Фаза 6: поля под паром"),
        (
            Event(flow.PHASE_BEGAN, -1, 11, 0, 0),
            "Last chance to play cards",
            "Последняя возможность разыграть карты",
        ),
        (
            Event(effects.PLACED, 2, 18, 1, 2),
            "Player 3 places 2 workers on Town Hall",
            "Игрок 3 помещает 2 работников в ячейку «Ратуша»",
        ),
        (
            Event(crafts.PUSHED, 0, 2, 0, 0),
            "Player 1 pushes a boulder in the row of the icehouse off the board",
            "Игрок 1 сдвигает валун в ряду лёдника с планшета",
        ),
        (
            Event(fields.SOWED, 0, 1, 4, 2),
            "Player 1 sows flax in row 4",
            "Игрок 1 засевает льном поле в ряду 4",
        ),
        (
            Event(cards.PLAYED, 0, INDEX_OF[801], 0, 0),
            "Player 1 plays Bonus 801",
            "Игрок 1 разыгрывает карту «Бонус 801»",
        ),
    ],
)
def test_log_lines(event: Event, english: str, russian: str) -> None:
    assert words.tells(event, "en") == english
    assert words.tells(event, "ru") == russian
