"""Russian."""

from __future__ import annotations

from feldberg.core.words import Language, capital
from feldberg.games.tuscany.content import (
    AREA_POINTS,
    BONUS_TILES,
    CARDS_A_POINT,
    DRAWN,
    LARGEST_AREA,
    LETTERS,
    MONASTERY_CARDS,
    NEUTRALS,
    NO_ROOM_POINTS,
    OPEN,
    PRICE,
    REGION_CARDS,
    ROUNDS,
    STACK,
    STACKS,
    START_HAND,
    STORAGE_POINTS,
    TOO_MANY,
    YIELD_CARDS,
)
from feldberg.games.tuscany.words.titles import titles

# The types, also as what is taken or placed.

TYPES = {
    "castle": (
        "крепость",
        "крепость",
        "Можно сразу и без оплаты выложить один из открытых тайлов. Он должен подходить и приносит всё, что приносит"
        " обычно.",
    ),
    "city": ("город", "город", "Приносит тайл бонуса по вашему выбору."),
    "tavern": (
        "таверна",
        "таверну",
        f"Приносит гекс таверны; если склад полон, вместо гекса {NO_ROOM_POINTS} красных очка.",
    ),
    "farmland": ("пашня", "пашню", "1 зелёное очко за каждый тип ферм на ней, которого ещё нет в этой области."),
    "quarry": ("карьер", "карьер", "Приносит 1 мрамор и ещё по одному за каждый ваш тайл бонуса «+1 мрамор»."),
    "village": (
        "деревня",
        "деревню",
        "Приносит 1 работника и ещё по одному за каждый ваш тайл бонуса «+1 работник».",
    ),
    "monastery": (
        "монастырь",
        "монастырь",
        f"Приносит {MONASTERY_CARDS} карты области; тайлы бонуса «+1 карта области» здесь не действуют.",
    ),
    "coach": (
        "путешественник",
        "путешественника",
        "Открывает 1 карту бонуса, которая действует сразу, и ещё по одной за каждый ваш тайл бонуса"
        " «+1 карта бонуса».",
    ),
}

# The colours as they stand alone, before one card or space, before one that is taken, before some and before many.

COLOURS = {
    name: tuple(stem + end for end in ends.split())
    for name, stem, ends in (
        ("dark green", "тёмно-зелён", "ый ая ую ые ых"),
        ("red", "красн", "ый ая ую ые ых"),
        ("blue", "син", "ий яя юю ие их"),
        ("light green", "светло-зелён", "ый ая ую ые ых"),
        ("grey", "сер", "ый ая ую ые ых"),
        ("orange", "оранжев", "ый ая ую ые ых"),
        ("yellow", "жёлт", "ый ая ую ые ых"),
        ("beige", "бежев", "ый ая ую ые ых"),
    )
}

COUNTED: dict[str, tuple[str, str, str]] = {
    **{
        f"{name} cards": (f"{one} карта", f"{some} карты", f"{many} карт")
        for name, (_, one, _, some, many) in COLOURS.items()
    },
    **{f"{name} short": (one, some, many) for name, (_, one, _, some, many) in COLOURS.items()},
    **{f"{name} short taken": (this, some, many) for name, (_, _, this, some, many) in COLOURS.items()},
    "cards": ("карта области", "карты области", "карт области"),
    "cards taken": ("карту области", "карты области", "карт области"),
    "plain": ("карта", "карты", "карт"),
    "plain taken": ("карту", "карты", "карт"),
    "green": ("зелёное очко", "зелёных очка", "зелёных очков"),
    "red": ("красное очко", "красных очка", "красных очков"),
    "marble": ("мрамор", "мрамора", "мрамора"),
    "workers": ("работник", "работника", "работников"),
    "workers taken": ("работника", "работников", "работников"),
    "hexes": ("гекс", "гекса", "гексов"),
    "neutral tiles": ("нейтральный тайл", "нейтральных тайла", "нейтральных тайлов"),
    "of spaces": ("ячейки", "ячеек", "ячеек"),
    "spaces each": ("ячейке", "ячейки", "ячеек"),
    "storage spaces": ("ячейка склада", "ячейки склада", "ячеек склада"),
    "farm kinds": ("новый тип ферм", "новых типа ферм", "новых типов ферм"),
}

# Words

FARM = "Тип ферм. В каждой области приносит 1 зелёное очко, когда пашня показывает его там впервые."
FARMS = {
    "vineyard": ("виноградник", "В"),
    "pigs": ("свиноферма", "С"),
    "olives": ("оливковая роща", "О"),
    "wheat": ("пшеничное поле", "П"),
}
BONUSES = {
    "card": ("+1 карта области", "Действие «Получить карты области» приносит вам на 1 карту больше."),
    "storage": (
        "+1 ячейка склада",
        f"На складе помещается на 1 тайл или гекс больше. Каждый такой тайл сразу приносит {STORAGE_POINTS} зелёных"
        " очка.",
    ),
    "marble": ("+1 мрамор", "Каждый ваш новый карьер приносит на 1 мрамор больше."),
    "worker": ("+1 работник", "Каждая ваша новая деревня приносит на 1 работника больше."),
    "yield": ("+1 карта бонуса", "Каждый ваш новый путешественник открывает на 1 карту бонуса больше."),
}
REWARDS = {
    "red": ("красные очки", "Считаются один раз."),
    "green": ("зелёные очки", "Считаются снова в каждом следующем раунде."),
    "cards": ("карты области", "Вы берёте их сразу; тайлы бонуса здесь не действуют."),
    "marble": ("мрамор", "Позволяет выполнить за ход ещё одно действие."),
    "hex": ("гекс таверны", f"Если склад полон, вместо гекса {NO_ROOM_POINTS} красных очка."),
    "worker": ("работник", "Заменяет карту любого цвета."),
}
OURS = "Наше, если за столом не играют с данными из коробки: {what}"
KINDS = {
    "boards": ("рисунок планшетов", "что напечатано на планшетах областей, узнать не удалось."),
    "farmland": ("типы ферм на пашнях", "какие фермы изображены на тайлах, узнать не удалось."),
    "region_cards": ("цвета карт области", "сколько карт каждого цвета, узнать не удалось."),
    "yield_cards": ("карты бонуса", "что они приносят, узнать не удалось."),
    "colour_bonuses": ("значения бонусов цвета", "сколько они стоят, узнать не удалось."),
}
PHASES = {
    "joining": (
        "соединение планшетов",
        "Все одновременно и тайно соединяют свои три планшета: в ряд, в любом порядке, каждый можно развернуть на 180°,"
        f" и каждый на пол-ячейки выше или ниже предыдущего. Областей больше {LARGEST_AREA} ячеек быть не должно. Затем"
        " выкладывают стартовый замок.",
    ),
    "bonus": ("первый тайл бонуса", "По очереди каждый берёт тайл бонуса."),
    "turns": (
        "ходы",
        "В свой ход выполняют одно действие: взять карты области, взять открытый тайл или выложить тайл со склада. За"
        " мрамор можно выполнить ещё одно.",
    ),
}
SCORES = {
    **{
        f"round {number}": (f"раунд {number}", f"Ваши зелёные очки в конце раунда {number}.")
        for number in range(1, ROUNDS + 1)
    },
    "direct": ("красные очки сразу", "За карты бонуса и за гексы, которым не нашлось места."),
    "pieces": (
        "оставшиеся фишки",
        "По 1 очку за каждый тайл и гекс на складе, мрамор и работника, оставшихся в конце игры.",
    ),
    "cards": ("оставшиеся карты", f"1 очко за каждые {CARDS_A_POINT} карт области, оставшихся в конце игры."),
}
POINTS = ", ".join(f"за {size} — {AREA_POINTS[size]}" for size in range(1, LARGEST_AREA + 1))
THINGS = {
    "domain": (
        "владения",
        "Ваши три соединённых планшета. Тайлу нужна свободная ячейка его цвета рядом с занятой.",
    ),
    "area": (
        "область",
        "Соседние ячейки одного цвета. Кто закрывает последнюю из них, получает зелёные очки по числу ячеек:"
        f" {POINTS}.",
    ),
    "display": (
        "открытые тайлы",
        f"{OPEN} тайлов, из которых выбирают; взять можно только тот, что подходит к вашим владениям. На его место"
        f" кладут тайл из своей стопки. Если здесь {TOO_MANY} тайлов одного цвета, их заменяют нейтральными. Если не"
        " подходит ни один, можно заменять все тайлы одного типа, пока подходящий не появится; его нужно взять.",
    ),
    "neutral": (
        "нейтральные тайлы",
        f"{NEUTRALS} тайла, которые никому не принадлежат: с них начинаются и ими пополняются открытые тайлы.",
    ),
    "stack": (
        "стопки",
        f"Ваши тайлы лицевой стороной вниз, {STACKS} стопки по {STACK}. Раунд 1 завершает тот, у кого первым опустеет"
        " стопка 1, и так далее; ходов у всех поровну. После раунда 3 каждый делает ещё один ход.",
    ),
    "storage": (
        "склад",
        "Здесь тайлы и гексы ждут, пока их выложат: 1 ячейка и ещё по одной за каждый тайл бонуса «+1 ячейка склада»."
        " Если склад полон, то, чтобы взять тайл, нужно убрать один из лежащих там из игры.",
    ),
    "start": ("стартовый замок", "С него начинаются ваши владения. Не приносит ни очков, ни эффекта."),
    "hex": (
        "гекс таверны",
        "Лежит на складе. Со следующего вашего хода его можно выложить на ячейку любого цвета, заплатив картами этого"
        " цвета; он приносит то же, что принёс бы тайл. На пашне считается отдельным типом ферм.",
    ),
    "marble": (
        "мрамор",
        "Раз за ход позволяет выполнить ещё одно действие. Оставшийся в конце игры приносит 1 очко.",
    ),
    "worker": ("работник", "Заменяет карту любого цвета. Оставшийся в конце игры приносит 1 очко."),
    "region card": (
        "карта области",
        f"{REGION_CARDS} карты восьми цветов. Чтобы выложить тайл, нужны {PRICE} карты его цвета; каждую из них заменит"
        f" пара карт другого цвета или работник. Действие приносит {DRAWN['revised']} карты (в первом издании"
        f" {DRAWN['first']}); в начале игры у каждого {START_HAND} карт.",
    ),
    "yield card": ("карта бонуса", f"Всего {YIELD_CARDS} карт. Карту открывает путешественник, она действует сразу."),
    "bonus tile": (
        "тайл бонуса",
        f"По {BONUS_TILES} тайлов пяти видов: по одному каждому в начале игры и по одному за каждый город. Они"
        " складываются.",
    ),
    "colour bonus": (
        "бонус цвета",
        "Зелёные очки тому, кто первым закроет все ячейки одного цвета; второму меньше, остальным ничего.",
    ),
    "green": (
        "зелёные очки",
        "В конце каждого раунда все ваши зелёные очки прибавляются к красным и остаются: полученные в раунде 1"
        f" считаются {ROUNDS} раза.",
    ),
    "red": ("красные очки", "Они решают игру. Их прибавляют зелёные очки каждого раунда."),
    "first": ("первый игрок", "Начинает каждый круг ходов до конца игры."),
}

WORDS = {
    "title": "Замки Тосканы",
    "green": "зелёные очки",
    "red": "красные очки",
    "marble": "мрамор",
    "workers": "работники",
    "hexes": "гексы",
    "option.players": "сколько игроков, от 2 до 4",
    "option.edition": f"сколько карт области приносит действие: {DRAWN['revised']} в новом издании,"
    f" {DRAWN['first']} в первом",
    "option.content": "что владелец коробки исправил на планшетах, пашнях, картах и бонусах цвета; чего нет, то наше",
    "allowed.content": "файл с исправленными данными",
    "name.players": "игроки",
    "name.edition": "издание",
    "name.content": "содержимое коробки",
    "value.edition.revised": f"новое ({DRAWN['revised']} карты)",
    "value.edition.first": f"первое ({DRAWN['first']} карты)",
    # Answers
    "element.stop": "закончить ход",
    "element.decline": "ничего не выкладывать",
    # The score sheet
    **{name: text for name, (text, _) in SCORES.items()},
    **{f"help.score.{name}": text for name, (_, text) in SCORES.items()},
    # Pieces
    **{f"type.{name}": text for name, (text, _, _) in TYPES.items()},
    **{f"help.type.{name}": text for name, (_, _, text) in TYPES.items()},
    **{f"colour.{name}": forms[0] for name, forms in COLOURS.items()},
    **{f"farm.{name}": text for name, (text, _) in FARMS.items()},
    **{f"help.farm.{name}": FARM for name in FARMS},
    **{f"bonus.{name}": text for name, (text, _) in BONUSES.items()},
    **{f"help.bonus.{name}": text for name, (_, text) in BONUSES.items()},
    **{f"reward.{name}": text for name, (text, _) in REWARDS.items()},
    **{f"help.reward.{name}": text for name, (_, text) in REWARDS.items()},
    **{f"kind.{name}": text for name, (text, _) in KINDS.items()},
    **{f"help.kind.{name}": OURS.format(what=text) for name, (_, text) in KINDS.items()},
    **{f"phase.{name}": text for name, (text, _) in PHASES.items()},
    **{f"help.phase.{name}": text for name, (_, text) in PHASES.items()},
    **{f"thing.{name}": text for name, (text, _) in THINGS.items()},
    **{f"help.thing.{name}": text for name, (_, text) in THINGS.items()},
    **{f"letter.{letter}": text for letter, text in zip(LETTERS, "АВС", strict=True)},
    **{f"short.{name}": text[:2].title() for name, (text, _, _) in TYPES.items()},
    **{f"short.{name}": code for name, (_, code) in FARMS.items()},
    # Captions
    "label.due": "раунд закончится с этим кругом",
    "label.last": "последние ходы",
    "label.first": "первый игрок",
    "label.open": "открытые тайлы",
    "label.neutral": "нейтральные тайлы",
    "label.deck": "карты области",
    "label.discards": "сброс",
    "label.yields": "карты бонуса",
    "label.yielded": "открыта",
    "label.bonuses": "тайлы бонуса",
    "label.colours": "бонусы цвета",
    "label.boards": "планшеты",
    "label.hand": "рука",
    "label.storage": "склад",
    "label.new": "новый",
    "label.stacks": "стопки",
    "label.green": "зелёные",
    "label.red": "красные",
    "label.marble": "мрамор",
    "label.workers": "работники",
    "label.ours": "наше, не из коробки",
    "label.legend": "[ ] занято, + доступно",
}

SENTENCES = {
    **{f"the {name}": text for name, (_, text, _) in TYPES.items()},
    **{f"a {name}": text for name, (_, text, _) in TYPES.items()},
    **{f"bare {name}": text for name, (text, _, _) in TYPES.items()},
    "the farmland of": "пашню ({farms})",
    "a farmland of": "пашню ({farms})",
    "bare farmland of": "пашня ({farms})",
    "the hex": "гекс таверны",
    **{f"all {name}": f"«{capital(text)}»" for name, (text, _, _) in TYPES.items()},
    **{f"one {name}": forms[1] for name, forms in COLOURS.items()},
    **{f"this {name}": forms[2] for name, forms in COLOURS.items()},
    **{f"many {name}": forms[4] for name, forms in COLOURS.items()},
    "space": "столбец {column}, ячейка {place}",
    "of colours": "{colours} {cards}",
    "neutral": "{tile} (нейтральный тайл)",
    "owned": "{tile} (тайл игрока)",
    # How boards lie
    "board": "{letter}",
    "board.turned": "{letter} (повёрнут)",
    "arrangement": "{boards}, {steps}",
    "each higher": "каждый следующий на пол-ячейки выше",
    "each lower": "каждый следующий на пол-ячейки ниже",
    "middle higher": "средний на пол-ячейки выше",
    "middle lower": "средний на пол-ячейки ниже",
    "areas.first": "{number} по {spaces}",
    "areas": "{number} по {size}",
    # The texts of pieces
    "text.tiles": "Таких тайлов: {own} у каждого игрока, {neutral} нейтральных.",
    "text.colour": "Цвет этого тайла: {type}. Картами этого цвета платят за ячейки того же цвета.",
    # Actions
    "arrange": "соединить {arrangement}",
    "start": "выложить стартовый замок: {space}",
    "bonus": "взять тайл бонуса «{bonus}»",
    "take": "взять {tile}",
    "take.instead": "взять {tile}, убрав из игры {piece}",
    "take.full": "взять {tile}, убрав из игры что-нибудь со склада",
    "sweep": "заменить все открытые тайлы {types} ({number}) нейтральными",
    "put": "выложить {tile}: {space}",
    "put.hex": "выложить гекс таверны как {tile}: {space}",
    "put free": "выложить бесплатно {tile}: {space}",
    "draw": "взять {cards}",
    "stop": "закончить ход",
    "remove": "убрать из игры {piece}",
    "pay": "отдать {price}",
    "decline": "ничего не выкладывать",
    # What actions are about
    "explain.arrange": "Области: {areas}.",
    "explain.start": "Первый тайл вы выложите рядом с ним; ячейки вокруг: {colours}.",
    "explain.full": "Склад полон: то, что уступает место, уходит из игры.",
    "explain.last tile": "На освободившееся место ляжет последний тайл вашей стопки {stack}: раунд закончится с этим"
    " кругом.",
    "explain.sweep": "Тайлы игроков среди них уходят из игры. Затем нужно взять подходящий тайл.",
    "explain.draw": "Из них за тайлы бонуса «+1 карта области»: {number}.",
    "explain.stop": "Весь мрамор остаётся у вас.",
    "explain.remove": "Затем вы берёте {tile}.",
    "explain.pay": "У вас останется {cards} и {workers}.",
    "explain.decline": "Другого эффекта у крепости нет.",
    "gives.area": "Завершает область из {what}: {points}.",
    "gives.colour": "Закрывает последнюю {what} ячейку: {points}.",
    "gives.farms": "{what} в этой области: {points}.",
    "again": "Зелёные очки считаются снова в каждом следующем раунде; впереди подсчётов: {number}.",
    "ours": "(Наше: {kind}.)",
    # Questions
    "ask.Joining": "соединить планшеты и выложить стартовый замок",
    "ask.Arrange": "соединить три планшета, слева направо",
    "ask.Start": "выложить стартовый замок на тёмно-зелёную ячейку",
    "ask.ChooseBonus": "взять тайл бонуса",
    "ask.Turn.take": "взять тайл",
    "ask.Turn.sweep": "заменить тайлы (ни один не подходит)",
    "ask.Turn.put": "выложить тайл со склада",
    "ask.Turn.draw": "взять карты области",
    "ask.Another": "отдать мрамор за ещё одно действие или закончить ход",
    "ask.Take": "взять подходящий тайл",
    "ask.Take.sweep": "заменить ещё тайлы (ни один не подходит)",
    "ask.Remove": "убрать что-нибудь со склада, чтобы взять {tile}",
    "ask.Pay": "отдать {price} или то, что их заменяет",
    "ask.Castle": "выложить бесплатно открытый тайл или отказаться",
    # Why not
    "why.joined": "Ваши планшеты уже соединены.",
    "why.area": "Получилась бы область из {number} {colour} ячеек: больше {most} нельзя.",
    "why.boards first": "Сначала соедините планшеты.",
    "why.dark green": "Стартовому замку нужна тёмно-зелёная ячейка.",
    "why.no bonus": "Таких тайлов бонуса больше нет.",
    "why.bonus later": "Тайл бонуса приносит каждый город, который вы выкладываете.",
    "why.no tile": "Здесь нет тайла.",
    "why.colour full": "У вас больше нет свободных {colour} ячеек.",
    "why.no space": "Рядом с вашими тайлами нет свободных {colour} ячеек.",
    "why.storage": "У вас только {spaces}.",
    "why.storage empty": "Ваш склад пуст.",
    "why.nothing stored": "Эта ячейка склада пуста.",
    "why.new hex": "Этот гекс получен в этом ходу: выложить его можно со следующего хода.",
    "why.hex unpaid": "Ни за одну ячейку рядом с вашими тайлами вы не можете заплатить: нужны {number} карты её цвета"
    " или то, что их заменяет.",
    "why.domain full": "Все ваши ячейки заняты.",
    "why.covered": "Эта ячейка уже занята.",
    "why.far": "Эта ячейка не рядом с вашими тайлами.",
    "why.not stored": "На вашем складе нет такого тайла: {type}.",
    "why.price.1": "Нужны {cards}: не хватает 1, её заменит пара карт другого цвета или работник.",
    "why.price.2": "Нужны {cards}: не хватает 2, каждую из них заменит пара карт другого цвета или работник.",
    "why.paying": "Карты и работников отдают, когда выкладывают тайл.",
    "why.few cards": "У вас только {cards}.",
    "why.no cards": "У вас нет {colour} карт.",
    "why.no pair": "У вас {cards}: карту заменяет только пара.",
    "why.enough": "Хватит {number} карт этого цвета.",
    "why.few workers": "У вас только {workers}.",
    "why.no workers": "У вас нет работников.",
    "why.must take": "После замены нужно взять тайл.",
    "why.not open": "Среди открытых тайлов такого нет: {type}.",
    "why.castle": "Крепость выкладывает открытый тайл, а не тайл со склада.",
    # Events
    "tell.joined": "{player} соединяет {arrangement}",
    "tell.started": "{player} выкладывает стартовый замок: {space}",
    "tell.round": "Начинается раунд {round}",
    "tell.last turns": "Каждый делает ещё один ход",
    "tell.round scored": "Подсчёт очков раунда {round}: зелёные прибавляются к красным и остаются на следующий раунд",
    "tell.round scored.last": "Подсчёт очков раунда {round}: зелёные прибавляются к красным",
    "tell.scored": "{player} прибавляет {points}",
    "tell.ends": f"Оставшееся приносит очки: по 1 за каждую фишку и тайл и за каждые {CARDS_A_POINT} карт области",
    "tell.drew": "{player} берёт {cards}",
    "tell.card": "{colour} карта",
    "tell.reshuffled": "Сброс перемешан, в новой колоде {cards}",
    "tell.paid": "{player} отдаёт {price}",
    "tell.workers": "{player} получает {workers}",
    "tell.workers.paid": "{player} отдаёт {workers}",
    "tell.marble": "{player} получает {marble}",
    "tell.marble.paid": "{player} отдаёт {marble} за ещё одно действие",
    "tell.hexes": "{player} получает {hexes}",
    "tell.took": "{player} берёт {tile}",
    "tell.turned up": "{player} открывает {tile}",
    "tell.turned up.neutral": "Открыт нейтральный тайл: {tile}",
    "tell.swept": "{player} заменяет все открытые тайлы {types} ({number})",
    "tell.five": "Открытых тайлов {types} стало {number}: их заменяют нейтральными",
    "tell.renewed": "Убранные нейтральные тайлы перемешаны: {tiles}",
    "tell.stack empty": "{player} использует последний тайл стопки {stack}",
    "tell.placed": "{player} выкладывает {tile}: {space}",
    "tell.removed": "{player} убирает из игры {tile}",
    "tell.green.area": "{player} завершает область из {what}: {points}",
    "tell.green.colour": "{player} закрывает последнюю {what} ячейку: {points}",
    "tell.green.farms": "{player}: {what} в области, {points}",
    "tell.green.storage": "{player} получает {points} за ячейку склада",
    "tell.red.no room": "{player}: для гекса нет места, {points}",
    "tell.bonus": "{player} берёт тайл бонуса «{bonus}»",
    "tell.yield": "{player} открывает карту бонуса: {reward}",
}
COMMANDS = {
    "выложить": "выложите",
    "заменить": "замените",
    "отдать": "отдайте",
    "соединить": "соедините",
    "убрать": "уберите",
}

RUSSIAN = Language("ru", WORDS, titles(WORDS), SENTENCES, COUNTED, COMMANDS)
