"""The texts of all cards and spaces, and the glossary."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from feldberg.core.words import LANGUAGES
from feldberg.games.hallertau import Game
from feldberg.games.hallertau.content.cards import CARDS
from feldberg.games.hallertau.content.language import (
    BUTCHER,
    GAIN,
    PAY,
    PAY_BUILDING,
    PROGRAMS,
    Op,
)
from feldberg.games.hallertau.content.measures import MEASURES
from feldberg.games.hallertau.content.pieces import (
    BUILDING_NAMES,
    DECK_NAMES,
    FARMYARD_DECKS,
    GATEWAY_DECKS,
    RESOURCE_NAMES,
    SPACE_NAMES,
)
from feldberg.games.hallertau.words import words
from feldberg.games.hallertau.words.grammar import ONCE
from feldberg.games.hallertau.words.texts import MOODS, Wording, card_text, space_text
from tests.games.hallertau.wording import EN, RU, clean

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
    assert (card_text(number, EN), card_text(number, RU)) == TEXTS[number]


# Numbers of the card language that the texts have as words, or that come out differently.
SILENT = [r"\w+ == 0", r"1 marker", r"of 1 kind", r"2 \* round", r"window > round .*"]
HAPPENS = r"(spent_last_jewelry|field_work|butchering|last_action|played_when_drawn) >= 1"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_clean_text_with_all_its_numbers(lang: str) -> None:
    for card in CARDS:
        text = card_text(int(card.number), words.language(lang))
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
            by_text.setdefault(card_text(int(card.number), words.language(lang)), []).append(int(card.number))
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
    for lang, moods in MOODS.items():
        for tongue in moods:
            wording = Wording(tongue)
            for op in all_ops():
                text = wording.phrases([[op]])[0] if op.kind < PAY else wording.costs([[[op]]])
                assert clean(text, lang), text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("measure", MEASURES)
def test_every_measure_has_words(measure: str, lang: str) -> None:
    wording = Wording(MOODS[lang][ONCE])
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
    assert (space_text(number, EN), space_text(number, RU)) == (english, russian)


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
        values = [str(value).lower() for value in getattr(option, "words", [])]
        expected |= {f"value.{option.name}.{value}" for value in values}
    expected |= {f"element.{name}" for name in ("ask", "done", "tools")}
    expected |= {"value.cards.true", "value.cards.false"} | {
        f"gain.{name}" for name in (*RESOURCE_NAMES, "workers", "points")
    }
    assert glossary.keys() == expected
    for key, entry in glossary.items():
        assert clean(entry["name"], lang), key
        if key.startswith("element."):
            assert "help" not in entry
        elif not key.startswith("gain."):
            assert entry["name"][0].isupper()
            assert clean(entry["help"], lang), f"{key}: {entry['help']}"


def test_entries_of_the_glossary() -> None:
    english, russian = words.glossary("en"), words.glossary("ru")
    assert english["card:001"]["name"] == "Gateway 001"
    assert russian["card:001"]["name"] == "Ворота 001"
    assert russian["card:925"] == {
        "name": "Очки 925",
        "help": card_text(925, RU),
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
