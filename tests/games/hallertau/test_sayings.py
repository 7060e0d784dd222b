"""Every question, action and event in words."""

from __future__ import annotations

from typing import Any

import pytest

from feldberg.core.events import Event, EventKind
from feldberg.core.questions import Question
from feldberg.core.words import LANGUAGES
from feldberg.games.hallertau import questions
from feldberg.games.hallertau.content.cards import INDEX_OF
from feldberg.games.hallertau.content.language import (
    CLEAR_SPACE,
    LONE_WORKER,
    SHIFT_THREE,
    TAKE_TOP,
    USE_SPACE,
)
from feldberg.games.hallertau.content.pieces import (
    GATEWAY,
    SPACE_NAMES,
    WITH_JEWELRY,
)
from feldberg.games.hallertau.content.spaces import PROGRAM_OF
from feldberg.games.hallertau.questions.actions import (
    BOULDER,
    IMPROVE,
    LAST,
    PHASE_END,
    PLACE,
    PLAY,
    TOOLS,
    USE,
)
from feldberg.games.hallertau.questions.asking import Ask, Continue
from feldberg.games.hallertau.rules import cards, crafts, effects, fields, flow, stock
from feldberg.games.hallertau.state import TWICE, Table
from feldberg.games.hallertau.words import words
from feldberg.games.hallertau.words.texts import card_text
from tests.games.hallertau.wording import EN, KINDS, clean
from tests.rulebook.hallertau.position import Position

# Questions

LAND_SALE, SHEDS = PROGRAM_OF[SPACE_NAMES.index("land_sale")], PROGRAM_OF[SPACE_NAMES.index("tool_shed")]

ASKED = {
    "Window": ([PHASE_END], "play a card, or not", "разыграть карту или нет"),
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
    "Advance": (
        [],
        "choose a craft building to improve for free",
        "выбрать мастерскую, чтобы улучшить её бесплатно",
    ),
    "Push": ([3, 0], "choose a boulder to push (3 left)", "выбрать валун, чтобы сдвинуть его (осталось: 3)"),
}


def test_every_decision_is_asked_for() -> None:
    decisions = {kind.__name__ for kind in questions.QUESTIONS if not issubclass(kind, Continue)}
    assert ASKED.keys() == decisions


@pytest.mark.parametrize("name", ASKED)
def test_what_is_asked(name: str) -> None:
    ints, english, russian = ASKED[name]
    position = Position(players=2)
    kind: Any = getattr(questions, name)
    question: Question[Table] = kind(1, *ints)
    position.table.ask(question)
    assert words.asks(position.table, "en") == f"Player 2: {english}"
    assert words.asks(position.table, "ru") == f"Игрок 2: {russian}"
    if issubclass(kind, Ask) and name not in ("Window", "Chosen"):
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
    position.table.ask(questions.Window(0, LAST))
    assert words.asks(position.table, "en") == "Player 1: play a card, or pass"
    assert words.asks(position.table, "ru") == "Игрок 1: разыграть карту или пасовать"


# Actions


def both(position: Position, action: int) -> tuple[str, str]:
    table = position.table
    return table.game.say(table, action, "en"), table.game.say(table, action, "ru")


def test_saying_a_turn() -> None:
    position = Position(players=2)
    position.workers("clay_delivery", 1)
    position.stock(meat=1)
    position.hand(7)
    position.turn(workers=5)
    assert both(position, PLACE.at(SPACE_NAMES.index("clay_delivery"))) == (
        "place 2 workers on Clay Delivery",
        "поместить 2 работников в ячейку «Поставка глины»",
    )
    assert both(position, TOOLS.at(1)) == (
        "exchange 1 worker for 1 tool",
        "обменять 1 работника на 1 инструмент",
    )
    assert both(position, PLAY.at(INDEX_OF[7])) == (
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
            PLACE.at(SPACE_NAMES.index("cultivation")),
            PLAY.at(INDEX_OF[7]),
            TOOLS.at(1),
        )
    ]
    assert explained == [
        "This would do nothing for you now. Cultivation. Sow up to 3 fields.",
        f"Gateway 007. {card_text(7, EN)}",
        words.word("help.resource.tools", "en"),
    ]


def test_saying_the_ways_of_a_card() -> None:
    position = Position(players=1)
    position.stock(jewelry=1, tools=3)
    position.hand(727)
    position.window()
    assert [both(position, action) for action in position.table.legal()[:2]] == [
        (
            "play Farmyard 727: pay 1 jewelry; gain 7 clay",
            "разыграть карту «Ферма 727»: заплатить 1 драгоценность; получить 7 глины",
        ),
        (
            "play Farmyard 727: pay 3 tools; gain 7 clay",
            "разыграть карту «Ферма 727»: заплатить 3 инструмента; получить 7 глины",
        ),
    ]
    assert position.game.explain(position.table, position.table.legal()[0], "en").startswith("Farmyard 727. Pay")


def test_saying_a_space_with_the_answer_to_its_first_question() -> None:
    position = Position(players=1)
    position.stock(rye=1)
    position.fields("3", "3")
    position.sheep(r5=1)
    position.turn()
    said = {both(position, action) for action in position.table.legal() if USE.has(action)}
    assert {
        (
            "place 1 worker on Farming: add 1 new field in row 5",
            "поместить 1 работника в ячейку «Работа в поле»: положить 1 новое поле в ряд 5",
        ),
        (
            "place 1 worker on Farming: sow rye on the empty field in row 3",
            "поместить 1 работника в ячейку «Работа в поле»: засеять рожью пустое поле в ряду 3",
        ),
        (
            "place 1 worker on Nursery: gain 2 barley and 1 flax",
            "поместить 1 работника в ячейку «Садоводство»: получить 2 ячменя и 1 лён",
        ),
        (
            "place 1 worker on Butchery: pay a sheep from the card of round 5",
            "поместить 1 работника в ячейку «Скотобойня»: заплатить овцу с карты раунда 5",
        ),
        (
            "place 1 worker on Butchery: do without",
            "поместить 1 работника в ячейку «Скотобойня»: отказаться",
        ),
        (
            "place 1 worker on Cultivation: sow nothing",
            "поместить 1 работника в ячейку «Культивирование»: ничего не сеять",
        ),
        (
            "place 1 worker on Fertilizing: move no fields",
            "поместить 1 работника в ячейку «Удобрение почвы»: не перемещать полей",
        ),
    } <= said


def test_saying_crops_of_several_kinds() -> None:
    position = Position(players=1)
    position.ask(questions.Crops(0, 3))
    assert [both(position, action) for action in position.table.legal()[:2]] == [
        ("gain 3 barley", "получить 3 ячменя"),
        ("gain 2 barley and 1 flax", "получить 2 ячменя и 1 лён"),
    ]
    assert position.game.explain(position.table, position.table.legal()[0], "en").startswith("Of the same kind")


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
    assert [both(position, action) for action in position.table.legal()[:3]] == [
        (
            "improve the carpentry for 2 clay and 1 rye, using 1 tool",
            "улучшить плотницкую за 2 глины и 1 рожь, используя 1 инструмент",
        ),
        ("improve the carpentry for 3 clay, using 1 tool", "улучшить плотницкую за 3 глины, используя 1 инструмент"),
        (
            "improve the carpentry for 1 jewelry, using 1 tool",
            "улучшить плотницкую за 1 драгоценность, используя 1 инструмент",
        ),
    ]
    assert both(position, IMPROVE.at(4, WITH_JEWELRY)) == (
        "improve the tailor for 1 jewelry",
        "улучшить пошивочную за 1 драгоценность",
    )


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
    assert both(position, BOULDER.at(4, 1)) == (
        "push the boulder on space 4 in the row of the tailor",
        "сдвинуть валун с клетки 4 в ряду пошивочной",
    )


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
    assert words.asks(table, "en", ["Ann", "Ben"], 1) == "You and Ann won with 3 points"
    assert words.asks(table, "ru", ["Аня", "Боря"], 0) == "Вы и Боря победили: 3 очка"


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
        text = words.tells(Event(kind, 0, amount, 1, 1), lang, {})
        assert clean(text, lang), text


def test_events_without_words_are_passed_over() -> None:
    assert words.tells(Event(EventKind("unheard", ["of"]), 0, 1), "en", {}) == ""


def test_a_drawn_card_is_told_only_to_its_owner() -> None:
    event = Event(stock.DREW, 1, GATEWAY, INDEX_OF[5])
    for seat in (0, None):
        seen = event.seen_by(seat)
        assert words.tells(seen, "en", {}) == "Player 2 draws 1 gateway card"
        assert words.tells(seen, "ru", {}) == "Игрок 2 берёт 1 карту ворот"
    assert words.tells(event.seen_by(1), "en", {}, ["Ann", "Ben"]) == "Ben draws Gateway 005"
    assert words.tells(event.seen_by(1), "ru", {}) == "Игрок 2 берёт карту «Ворота 005»"


@pytest.mark.parametrize(
    ("event", "english", "russian"),
    [
        (Event(stock.CHANGED[11], 0, 2), "Player 1 gets 2 sheep", "Игрок 1 получает 2 овцы"),
        (Event(stock.CHANGED[4], 1, -1), "Player 2 pays 1 hide", "Игрок 2 платит 1 шкуру"),
        (Event(stock.DIED, 0, 1, 3), "Player 1 loses 1 sheep of old age", "Игрок 1 теряет 1 овцу от старости"),
        (
            Event(stock.STEPPED, 0, 5, 6),
            "Player 1 moves a sheep from the card of round 6 into the stable",
            "Игрок 1 перемещает овцу с карты раунда 6 в овчарню",
        ),
        (Event(flow.PHASE_BEGAN, -1, 6), "Phase 6: fallow", "Фаза 6: поля под паром"),
        (
            Event(flow.PHASE_BEGAN, -1, 11),
            "Last chance to play cards",
            "Последняя возможность разыграть карты",
        ),
        (
            Event(effects.PLACED, 2, 18, 1, 2),
            "Player 3 places 2 workers on Town Hall",
            "Игрок 3 помещает 2 работников в ячейку «Ратуша»",
        ),
        (
            Event(crafts.PUSHED, 0, 2, 0),
            "Player 1 pushes a boulder in the row of the icehouse off the board",
            "Игрок 1 сдвигает валун в ряду лёдника с планшета",
        ),
        (
            Event(fields.SOWED, 0, 1, 4, 2),
            "Player 1 sows flax in row 4",
            "Игрок 1 засевает льном поле в ряду 4",
        ),
        (
            Event(cards.PLAYED, 0, INDEX_OF[801], 0),
            "Player 1 plays Bonus 801",
            "Игрок 1 разыгрывает карту «Бонус 801»",
        ),
    ],
)
def test_log_lines(event: Event, english: str, russian: str) -> None:
    assert words.tells(event, "en", {}) == english
    assert words.tells(event, "ru", {}) == russian
