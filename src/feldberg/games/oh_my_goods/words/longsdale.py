"""Words of Longsdale in Revolt, English and Russian side by side; the texts of events and endings from their data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from feldberg.core.words import Glossary, Language, capital
from feldberg.games.oh_my_goods.content import (
    CHARACTERS,
    EFFICIENT_GOODS,
    FIRST_CHARACTER,
    FIRST_CHARACTER_NUMBER,
    MOVE_COST,
    NEW_CARDS,
    NUMBERS,
    SUNS,
)
from feldberg.games.oh_my_goods.modules.longsdale.content import (
    CHAPTER_NAMES,
    ENDINGS,
    EVENTS,
    GROSH_COINS,
    INNKEEPER_CARDS,
    MILLER,
    MILLER_RESOURCES,
    SIDE_NAMES,
    Event,
)
from feldberg.games.oh_my_goods.modules.longsdale.rules import module_of
from feldberg.games.oh_my_goods.words.sentences import OhMyGoodsSpeaker
from feldberg.games.oh_my_goods.words.story import CHAPTER_TITLES, CLOSINGS, OPENINGS
from feldberg.games.oh_my_goods.words.texts import card_name, cards, joined, price, some_resources

Texts = Mapping[str, tuple[str, str]]


def of_longsdale(texts: Texts, language: int) -> dict[str, str]:
    """A table in one language: English is 0, Russian 1."""
    return {key: text[language] for key, text in texts.items()}


LETTERS = str.maketrans("ab", "аб")
CHARACTER_NAMES = (
    ("Tony Grosh", "Тони Грош"),
    ("the carter", "возчик"),
    ("the miller's daughter", "дочь мельника"),
    ("the innkeeper", "трактирщица"),
)
EVENT_NAMES = {
    4: ("Sowing time", "Время сеять"),
    5: ("Carters in town", "Возчики в городе"),
    6: ("The watch is called up", "Сбор стражи"),
    7: ("A stranger with a full purse", "Незнакомец с тугим кошельком"),
    8: ("Tax collectors", "Сборщики налогов"),
    9: ("A good harvest", "Добрый урожай"),
    10: ("The square fills", "Площадь полна народу"),
    11: ("Royal masons", "Королевские каменщики"),
    12: ("A call to arms", "К оружию"),
    13: ("Fighting at the gate", "Бой у ворот"),
    14: ("The assistants strike", "Подмастерья бастуют"),
    15: ("Guild night", "Ночь гильдий"),
    16: ("First snow", "Первый снег"),
    17: ("Snowed in", "Всё замело"),
    18: ("Winter fair", "Зимняя ярмарка"),
    19: ("Drums in the north", "Барабаны на севере"),
    20: ("The raid", "Набег"),
    21: ("Open gates", "Открытые ворота"),
    22: ("The long day", "Долгий день"),
}
ENDING_NAMES = {
    1: ("The council's bill", "Счёт от совета"),
    2: ("The siege", "Осада"),
    3: ("The feast of peace", "Праздник мира"),
}

WORDS: Texts = {
    "strength": ("strength", "сила"),
    "help.score.strength": (
        "With the ending that honours it: 1 point for every strength of your towers.",
        "Если так велит конец игры: 1 очко за каждую единицу силы ваших башен.",
    ),
    "name.expansion": ("expansion", "дополнение"),
    "option.expansion": (
        "whether Longsdale in Revolt is played; what could not be had of its cards is ours",
        "играть ли с «Восстанием в Лонгсдейле»; чего о его картах узнать не удалось, придумали мы",
    ),
    "value.expansion.none": ("base game", "базовая игра"),
    "value.expansion.longsdale": ("Longsdale in Revolt", "Восстание в Лонгсдейле"),
    "name.chapter": ("chapter", "глава"),
    "option.chapter": (
        "a chapter of the story of Longsdale, or everything in one game",
        "глава истории Лонгсдейла или всё в одной игре",
    ),
    "value.chapter.all": ("all included", "всё включено"),
    **{
        f"value.chapter.{name}": (f"chapter {name}: {title[0]}", f"глава {name.translate(LETTERS)}: {title[1]}")
        for name, title in CHAPTER_TITLES.items()
    },
    **{f"opening.{name}": text for name, text in OPENINGS.items()},
    **{f"closing.{name}": text for name, text in CLOSINGS.items()},
    "name.story": ("story so far", "история до этого"),
    "option.story": (
        "the chapters that were played before, which say what has come into the deck",
        "сыгранные раньше главы: от них зависит, что уже в колоде",
    ),
    "element.call": ("call the character", "позвать персонажа"),
    "element.side:crown": ("with the crown", "за корону"),
    "element.side:people": ("with the people", "за народ"),
    **{f"character.{number}": names for number, names in enumerate(CHARACTER_NAMES)},
    **{f"event.{number}": names for number, names in EVENT_NAMES.items()},
    **{f"ending.{number}": names for number, names in ENDING_NAMES.items()},
    "help.character.0": (
        f"When you build: one building costs you {GROSH_COINS} coins less.",
        f"При строительстве: одно здание обойдётся вам на {GROSH_COINS} монеты дешевле.",
    ),
    "help.character.1": (
        "In phase II: you may move assistants for nothing, as many times as you have assistants.",
        "В фазе II: вы можете бесплатно перемещать подмастерьев столько раз, сколько их у вас.",
    ),
    "help.character.2": (
        f"In phase IV: one of your buildings does without {MILLER_RESOURCES} resources in this turn.",
        f"В фазе IV: одно ваше здание в этом ходу обходится без {MILLER_RESOURCES} ресурсов.",
    ),
    "help.character.3": (
        f"In phase I: you draw {INNKEEPER_CARDS} more cards.",
        f"В фазе I: вы берёте ещё {INNKEEPER_CARDS} карты.",
    ),
    "label.event": ("event", "событие"),
    "label.strength": ("strength", "сила"),
    "label.goal": ("goal", "цель"),
    "label.middle": ("in the middle", "посередине"),
}

SENTENCES: Texts = {
    **{f"character.{number}": (en, f"«{capital(ru)}»") for number, (en, ru) in enumerate(CHARACTER_NAMES)},
    "side.crown": ("stand with the crown", "встать на сторону короны"),
    "side.people": ("stand with the people", "встать на сторону народа"),
    "call": ("call {character}", "использовать карту {character}"),
    "call.for": ("call {character} for {building}", "{subject}: использовать карту {character}"),
    "attach": ("attach the tower to {building}", "присоединить башню: {subject}"),
    "explain.side": (
        "Most decide, the first player where it is even. Who stands with the winners draws 1 more card.",
        "Решает большинство, при равенстве первый игрок. Кто окажется с победителями, берёт ещё 1 карту.",
    ),
    "ask.TakeSide": ("take a side", "выбрать сторону"),
    "ask.Quarrel": ("take a side", "выбрать сторону"),
    "ask.Attach": ("choose a building for the tower", "выбрать здание для башни"),
    "why.gone": ("This building is not in the middle.", "Этого здания нет посередине."),
    "why.built": ("You have already built in this turn.", "В этом ходу вы уже строили."),
    "why.hired": ("You have already hired an assistant in this turn.", "В этом ходу вы уже наняли подмастерья."),
    "why.strength": ("You need strength to build it: you have none.", "Чтобы построить её, нужна сила: у вас её нет."),
    "why.tower": ("A tower is already attached here.", "Здесь уже есть башня."),
    "why.character.0": (
        "Tony Grosh helps when you build something that you can then pay for.",
        "Тони Грош помогает при строительстве, если после скидки вам хватит монет.",
    ),
    "why.character.1": (
        "The carter helps in phase II, if there is an assistant to move and a place to go to.",
        "Возчик помогает в фазе II, если есть подмастерье и свободное здание для него.",
    ),
    "why.character.2": (
        "The miller's daughter helps in production, where something is missing.",
        "Дочь мельника помогает в производстве, когда чего-то не хватает.",
    ),
    "why.character.3": (
        "The innkeeper helps in phase I.",
        "Трактирщица помогает в фазе I.",
    ),
    "why.character.card": ("A character is neither a resource nor a building.", "Персонаж не ресурс и не здание."),
    # The texts of events and endings
    "event.brings": ("Comes into play: {names}.", "В игру входит: {names}."),
    "event.levy": ("Everybody pays {coins}.", "Каждый платит {coins}."),
    "event.relief": (
        "Everybody pays {coins}, {relief} less for every strength.",
        "Каждый платит {coins}, на {relief} меньше за каждую единицу силы.",
    ),
    "event.quarrel": ("All take sides in secret.", "Все тайно выбирают сторону."),
    "event.new_cards": ("Everybody draws {cards} in phase I.", "В фазе I каждый берёт {cards}."),
    "event.sunrise": ("Half-suns that end the sunrise row: {number}.", "Символов солнца до конца рассвета: {number}."),
    "event.sunset": ("Half-suns that end the sunset row: {number}.", "Символов солнца до конца заката: {number}."),
    "event.market": ("The market also has {what}.", "На рынке также есть: {what}."),
    "event.moving": ("Assistants can be moved for {coins}.", "Подмастерьев можно перемещать за {coins}."),
    "event.long_day": ("Efficient work makes {number} goods.", "Работа на совесть даёт {number} товара."),
    "event.strike": ("Assistants do not work.", "Подмастерья не работают."),
    "event.cheap_buildings": ("Buildings cost {coins} less.", "Здания дешевле на {coins}."),
    "event.cheap_assistants": ("Assistants cost {coins} less.", "Подмастерья дешевле на {coins}."),
    "ending.strength": ("1 point for every strength.", "1 очко за каждую единицу силы."),
    "ending.leave": ("Leaves the story: {names}.", "Покидает историю: {names}."),
    "longsdale.ours": ("(This card is ours.)", "(Эта карта наша.)"),
    # Events
    "tell.happened": ("Event: {name}", "Событие: {name}"),
    "tell.came": ("Comes into play: {name}", "В игру входит: {name}"),
    "tell.took side.0": ("{player} stands with the crown", "{player} на стороне короны"),
    "tell.took side.1": ("{player} stands with the people", "{player} на стороне народа"),
    "tell.side won.0": ("The crown has its way", "Верх берёт корона"),
    "tell.side won.1": ("The people have their way", "Верх берёт народ"),
    "tell.called": ("{player} calls {name}", "{player} использует карту {name}"),
    "tell.passed by": ("{name} passes by", "Мимо проходит {name}"),
    "tell.discarded.character": ("{player} discards {card}", "{player} сбрасывает {card}"),
    "tell.attached": ("{player} attaches {card}", "{player} присоединяет {card}"),
    "tell.levied": ("{player} has to pay {coins}", "{player}: нужно заплатить {coins}"),
    "tell.ended.longsdale": ("The ending: {name}", "Конец игры: {name}"),
    "solo.won": ("{points}: the goal of {goal} is reached", "{points}: цель {goal} достигнута"),
    "solo.lost": ("{points}: the goal of {goal} is missed", "{points}: цель {goal} не достигнута"),
}


# What is on the cards


def named(tongue: Language, number: int) -> str:
    """The buildings or the character with a number."""
    if number >= FIRST_CHARACTER_NUMBER:
        return tongue.word(f"character.{number - FIRST_CHARACTER_NUMBER}")
    return tongue.word(f"kind.{next(kind for kind, found in NUMBERS.items() if found == number)}")


def all_named(tongue: Language, numbers: Sequence[int]) -> str:
    return tongue.all_of([named(tongue, number) for number in numbers])


def levy_text(tongue: Language, coins: int, relief: int) -> str:
    if not coins:
        return ""
    return tongue.sentence("event.relief" if relief else "event.levy", coins=price(tongue, coins), relief=relief)


def event_text(tongue: Language, event: Event) -> str:
    """What a round brings."""
    terms = event.terms
    parts = [
        tongue.sentence("event.brings", names=all_named(tongue, event.brings)) if event.brings else "",
        levy_text(tongue, event.levy, event.relief),
        tongue.sentence("event.quarrel") if event.quarrel else "",
    ]
    if terms.new_cards != NEW_CARDS:
        parts.append(tongue.sentence("event.new_cards", cards=cards(tongue, int(terms.new_cards))))
    for key, suns in (("sunrise", terms.sunrise_suns), ("sunset", terms.sunset_suns)):
        if suns != SUNS:
            parts.append(tongue.sentence(f"event.{key}", number=suns))
    if terms.market:
        parts.append(tongue.sentence("event.market", what=some_resources(tongue, list(terms.market))))
    if terms.moving:
        parts.append(tongue.sentence("event.moving", coins=price(tongue, MOVE_COST)))
    if terms.efficient_goods != EFFICIENT_GOODS:
        parts.append(tongue.sentence("event.long_day", number=terms.efficient_goods))
    if not terms.assistants_work:
        parts.append(tongue.sentence("event.strike"))
    for key, coins in (("buildings", terms.building_discount), ("assistants", terms.hiring_discount)):
        if coins:
            parts.append(tongue.sentence(f"event.cheap_{key}", coins=price(tongue, int(coins))))
    return joined([*parts, tongue.sentence("longsdale.ours")])


def ending_text(tongue: Language, number: int) -> str:
    ending = ENDINGS[number]
    return joined(
        [
            levy_text(tongue, ending.levy, ending.relief),
            tongue.sentence("ending.strength") if ending.strength_points else "",
            tongue.sentence("ending.leave", names=all_named(tongue, ending.leave)) if ending.leave else "",
            tongue.sentence("longsdale.ours"),
        ]
    )


def character_text(tongue: Language, character: int) -> str:
    return joined([tongue.word(f"help.character.{character}"), tongue.sentence("longsdale.ours")])


def pieces(tongue: Language) -> Glossary:
    """Characters, events and endings with what they do, and how chapters open and close."""
    entries = {
        **{f"character:{at}": (f"character.{at}", character_text(tongue, at)) for at in range(CHARACTERS)},
        **{f"event:{number}": (f"event.{number}", event_text(tongue, event)) for number, event in EVENTS.items()},
        **{f"ending:{number}": (f"ending.{number}", ending_text(tongue, number)) for number in ENDINGS},
    }
    chapters = {f"chapter:{name}": (f"value.chapter.{name}", tongue.word(f"opening.{name}")) for name in CHAPTER_NAMES}
    closings = {
        f"closing:{key}": (f"value.chapter.{chapter_of(key)}", tongue.word(f"closing.{key}")) for key in CLOSINGS
    }
    told = entries | chapters | closings
    return {key: {"name": capital(tongue.word(word)), "help": text} for key, (word, text) in told.items()}


def chapter_of(closing: str) -> str:
    return closing.partition(":")[0]


# Actions, and why not


class LongsdaleSpeaker(OhMyGoodsSpeaker):
    def say_side(self, side: int) -> str:
        return self.tongue.sentence(f"side.{SIDE_NAMES[side]}")

    def say_call(self, character: int, slot: int) -> str:
        name = card_name(self.tongue, FIRST_CHARACTER + character)
        return self.at("call.for" if character == MILLER else "call", slot, character=name)

    def say_attach(self, slot: int) -> str:
        return self.at("attach", slot)

    def result(self, names: Sequence[str], reader: int | None = None) -> str:
        if len(self.table.players) > 1:
            return super().result(names, reader)
        [points], goal = self.table.scores(), module_of(self.table).goal()
        key = "solo.won" if self.table.ranking() == [1] else "solo.lost"
        return self.tongue.sentence(key, points=self.tongue.count("points", points), goal=goal)
