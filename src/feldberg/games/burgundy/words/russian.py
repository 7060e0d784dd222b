"""Russian."""

from __future__ import annotations

from feldberg.core.words import Language
from feldberg.games.burgundy.content import (
    COLOUR_NAMES,
    CRANE,
    FACE_DOWN,
    GEESE,
    GOODS_NAMES,
    INN,
    MONASTERIES,
    PHASE_NAMES,
    SCORED_BUILDING,
    WHITE_CASTLE,
)
from feldberg.games.burgundy.words.modules import of_modules as module_texts
from feldberg.games.burgundy.words.tiles import by_edition, of_modules, of_tiles

NUMBERS = range(1, MONASTERIES + 1)
GROUNDS = [  # of what a cell is, and several are, by colour
    ("замка", "замков"),
    ("рудника", "рудников"),
    ("реки", "рек"),
    ("пастбища", "пастбищ"),
    ("города", "городов"),
    ("монастыря", "монастырей"),
]


GOODS = {  # 1 розовый товар, 2 розовых товара
    "turquoise": ("бирюзовый", "бирюзовых"),
    "purple": ("фиолетовый", "фиолетовых"),
    "pink": ("розовый", "розовых"),
    "red": ("красный", "красных"),
    "brown": ("коричневый", "коричневых"),
    "orange": ("оранжевый", "оранжевых"),
}
COUNTED = {
    "silver": ("серебро", "серебра", "серебра"),
    "workers": ("рабочий", "рабочих", "рабочих"),
    "workers taken": ("рабочего", "рабочих", "рабочих"),
    "silver lacking": ("серебра", "серебра", "серебра"),
    "workers lacking": ("рабочего", "рабочих", "рабочих"),
    "silver or workers lacking": ("серебра или рабочего", "серебра или рабочих", "серебра или рабочих"),
    "goods": ("товар", "товара", "товаров"),
    "cells": ("ячейка", "ячейки", "ячеек"),
    **{f"goods.{name}": (f"{one} товар", f"{many} товара", f"{many} товаров") for name, (one, many) in GOODS.items()},
}

# Tiles: who or what, and whom or what one takes

SIMPLE = [
    ("замок", "замок"),
    ("рудник", "рудник"),
    ("корабль", "корабль"),
    ("склад", "склад"),
    ("сторожевая башня", "сторожевую башню"),
    ("мастерская", "мастерскую"),
    ("церковь", "церковь"),
    ("рынок", "рынок"),
    ("пансион", "пансион"),
    ("банк", "банк"),
    ("ратуша", "ратушу"),
]
FEMININE = {"сторожевая башня", "мастерская", "церковь", "ратуша"}

NAMES = of_tiles(
    "tile",
    [name for name, _ in SIMPLE],
    ["{} коровы", "{} свиньи", "{} овцы"],
    ["{} курицы/козы", "{} курицы", "{} козы"],
    [f"монастырь {number}" for number in NUMBERS],
)
OBJECTS = of_tiles(
    "object",
    [name for _, name in SIMPLE],
    ["{} коров", "{} свиней", "{} овец"],
    ["{} кур/коз", "{} кур", "{} коз"],
    [f"монастырь {number}" for number in NUMBERS],
)
CODES = of_tiles(
    "short",
    ["Зам", "Руд", "Кор", "Скл", "Баш", "Мас", "Цер", "Рын", "Пан", "Бан", "Рат"],
    ["Ко{}", "Св{}", "Ов{}"],
    ["КК{}", "Ку{}", "Кз{}"],
    [f"М{number}" for number in NUMBERS],
)

MODULE_TILES = {
    **of_modules(
        "tile",
        {
            CRANE: "кран",
            GEESE: "2 гуся",
            WHITE_CASTLE: "белый замок",
            INN: "постоялый двор",
            FACE_DOWN: "закрытый жетон",
        },
    ),
    **of_modules("short", {CRANE: "Крн", GEESE: "Гу2", WHITE_CASTLE: "Бел", INN: "Дво", FACE_DOWN: "***"}),
    **of_modules(
        "help",
        {
            CRANE: "При размещении: эффект любого одного здания. Для монастырей, которые приносят очки за здания, "
            "считается одним зданием на ваш выбор.",
            GEESE: "При размещении: 2 очка и очки за всех животных одного другого вида на том же пастбище. Потом: "
            "на 2 очка больше за каждый жетон животных, который там поставлен.",
            WHITE_CASTLE: "При размещении: сразу ещё одно действие с числом белого кубика; "
            "его можно изменить рабочими.",
            INN: "Подходит к ячейке любого цвета, но один на область. Область с ним считается на ячейку больше.",
            FACE_DOWN: "Подходит к ячейке любого цвета и только заполняет её.",
        },
    ),
}

MODULE_OBJECTS = of_modules(
    "object",
    {
        CRANE: "кран",
        GEESE: "2 гусей",
        WHITE_CASTLE: "белый замок",
        INN: "постоялый двор",
        FACE_DOWN: "закрытый жетон",
    },
)

HERD = "При размещении: {{}} очка и ещё раз очки за всех {}, которые уже стоят на том же пастбище."
HELP_SIMPLE = [
    "При размещении: сразу ещё одно действие, как кубиком с любым числом.",
    "В конце каждого этапа: 1 серебро.",
    "При размещении: заберите товары из одного хранилища и продвиньтесь на шаг в порядке хода.",
    "При размещении: продайте все свои товары одного цвета, кубик не нужен.",
    "При размещении: 4 очка.",
    "При размещении: возьмите здание из хранилища с номером.",
    "При размещении: возьмите рудник, монастырь или замок из хранилища с номером.",
    "При размещении: возьмите корабль или животных из хранилища с номером.",
    "При размещении: 4 рабочих.",
    "При размещении: 2 серебра.",
    "При размещении: поставьте ещё один жетон из личного хранилища, кубик не нужен; он действует как обычно.",
]


def scored(building: int) -> str:
    name, placed = ("белый замок", "белый замок") if building == WHITE_CASTLE else SIMPLE[building - 1]
    return f"В конце игры: 4 очка за {'каждую' if name in FEMININE else 'каждый'} {placed} в герцогстве."


HELP_MONASTERIES = {
    1: "В ваших городах могут стоять одинаковые здания.",
    2: "В конце каждого этапа: каждый ваш рудник приносит ещё и 1 рабочего.",
    3: "Каждая продажа товаров приносит 2 серебра вместо 1.",
    4: "Каждая продажа товаров приносит ещё и 1 рабочего.",
    5: "Ваши корабли забирают товары из двух соседних хранилищ.",
    7: "Когда животные приносят очки: на 1 очко больше за каждый учтённый жетон.",
    8: "Каждый ваш рабочий меняет кубик на 1 или 2.",
    9: "Размещая здание, можно бесплатно изменить кубик на 1.",
    10: "Размещая корабль или животных, можно бесплатно изменить кубик на 1.",
    11: "Размещая замок, рудник или монастырь, можно бесплатно изменить кубик на 1.",
    12: "Забирая жетон из хранилища, можно бесплатно изменить кубик на 1.",
    13: "Когда вы берёте рабочих кубиком или замком: ещё и 1 серебро.",
    14: "Когда вы берёте рабочих кубиком или замком: 4 вместо 2.",
    **{number: scored(building) for number, building in SCORED_BUILDING.items()},
    24: "В конце игры: 4 очка за каждый вид животных в герцогстве.",
    25: "В конце игры: 1 очко за каждый проданный вами товар.",
    27: "Ваша фишка всегда лежит верхней на своём делении порядка хода.",
    28: "В свой ход, сколько угодно раз: 2 рабочих за 1 серебро.",
}
HELP = {
    **of_tiles(
        "help",
        HELP_SIMPLE,
        [HERD.format(name) for name in ("коров", "свиней", "овец")],
        [HERD.format(name) for name in ("животных этого вида", "кур", "коз")],
        [HELP_MONASTERIES.get(number, "") for number in NUMBERS],
    ),
    **by_edition(
        "help",
        6,
        [
            "Покупать раз в ход можно в любом хранилище, а не только на чёрном рынке.",
            "Покупать раз в ход можно в любом хранилище, а рабочие могут заменить серебро.",
        ],
    ),
    **by_edition(
        "help", 15, [f"В конце игры: {points} очка за каждый цвет проданных вами товаров." for points in (3, 2)]
    ),
    **by_edition("help", 26, [f"В конце игры: {points} очка за каждый ваш жетон бонуса." for points in (2, 3)]),
}

# Words

WORDS = {
    "title": "Замки Бургундии",
    "option.players": "сколько игроков, от 1 до 4",
    "option.edition": "чьи правила и герцогства: издания 2011 или 2019 года",
    "option.estates": "одно начальное герцогство на всех, список по номеру для каждого места или 'dealt': два на выбор",
    "option.team": "две команды по двое, у каждой одно большое герцогство; четыре игрока",
    "option.border_posts": "герцогства с тремя пограничными башнями: очки за то, что жетоны их соединяют",
    "option.extra_tiles": "ещё четыре жетона: монастыри 27 и 28, кран и гуси",
    "option.white_castles": "здания, дающие действие с числом белого кубика",
    "option.inns": "жетоны для ячеек любого цвета, продаются возле чёрного рынка",
    "option.trade_routes": "проданные товары идут по вашему торговому пути и приносят то, что на нём указано",
    "option.shields": "за дубль берут щит: он работает на вас и стоит серебра",
    "option.target": "для одного: сколько очков набрать сначала, от 45 до 55; чем меньше, тем легче",
    "option.choosing": "как ставят первый замок, если есть выбор: по очереди ('in turn') или все сразу ('secret')",
    "obstacle.players": "Две команды — это четыре игрока.",
    "obstacle.boards": "У одного и у команд свои герцогства, без башен.",
    # The score sheet and what can be gained
    "regions": "заполненные области",
    "phases": "бонусы этапов",
    "bonuses": "жетоны бонусов",
    "animals": "животные",
    "sales": "проданные товары",
    "watchtowers": "сторожевые башни",
    "monasteries": "монастыри",
    "silver": "серебро",
    "workers": "рабочие",
    "goods": "товары",
    # Colours and phases
    "colour.castle": "замки",
    "colour.mine": "рудники",
    "colour.ship": "корабли",
    "colour.animal": "пастбища",
    "colour.building": "здания",
    "colour.monastery": "монастыри",
    **{f"goods.{name}": one for name, (one, _) in GOODS.items()},
    **{
        f"short.goods.{name}": code
        for name, code in zip(GOODS_NAMES, ("Би", "Фи", "Ро", "Кр", "Кч", "Ор"), strict=True)
    },
    **{f"phase.{at}": f"этап {letter}" for at, letter in enumerate(PHASE_NAMES)},
    # Captions
    "label.estate": "герцогство",
    "label.setup": "подготовка",
    "label.white": "белый кубик",
    "label.order": "порядок хода",
    "label.next": "следующий раунд",
    "label.step": "шаг",
    "label.row": "товары этапа",
    "label.left": "бонусы на поле",
    "label.black": "чёрный рынок, 2 серебра",
    "label.dice": "кубики",
    "label.store": "личное хранилище",
    "label.sold": "продано",
    "label.bonuses": "бонусы",
    "label.legend": "обозначения",
    "label.cells": "кубик и цвет ячейки, под ними жетон",
    "label.castle": "замок на ячейке замка",
    **NAMES,
    **CODES,
    **HELP,
    **MODULE_TILES,
    **module_texts("WORDS", 1),
}

# Names and explanations for the glossary

TITLES = {
    **module_texts("TITLES", 1),
    "option.players": "Игроки",
    "option.players.help": "сколько человек играет",
    "option.edition": "Издание",
    "option.edition.help": "чьи правила и герцогства",
    "option.estates": "Герцогства",
    "option.estates.help": "на чём играют",
    "option.estates.allowed": "одно начальное герцогство на всех, каждому своё или два на выбор",
    "option.team": "Команды",
    "option.team.help": "Двое на двое: у напарников общее герцогство, серебро, рабочие и товары, но не кубики.",
    "option.border_posts": "Пограничные башни",
    "option.border_posts.help": "Герцогства с тремя башнями по краям: соедините их жетонами, чтобы получить очки.",
    "option.extra_tiles": "Дополнительные жетоны",
    "option.extra_tiles.help": "Ещё четыре жетона: два монастыря, кран, заменяющий любое здание, и гуси.",
    "option.white_castles": "Белые замки",
    "option.white_castles.help": "Здания, дающие ещё одно действие с числом белого кубика.",
    "option.inns": "Постоялые дворы",
    "option.inns.help": "По одному на этап, за 2 серебра: для ячейки любого цвета; его область на ячейку больше.",
    "option.trade_routes": "Торговые пути",
    "option.trade_routes.help": "Проданные товары ложатся на ваш путь; на месте своего цвета они приносят его бонус.",
    "option.shields": "Щиты",
    "option.shields.help": "За дубль можно взять щит на свой замок: он работает на вас и стоит 1 серебро за этап.",
    "option.target": "Первая цель",
    "option.target.help": "Для одного: сколько очков приносят первое дополнительное действие. Чем меньше, тем легче.",
    "option.choosing": "Первые замки",
    "option.choosing.help": "как их ставят, если есть выбор",
    "value.choosing.in turn": "по очереди",
    "value.choosing.secret": "все сразу, тайно",
    "element.silver": "Купить за серебро",
    "element.workers": "Взять рабочих",
    "element.done": "Обойтись без этого",
    "element.die:castle": "Замок",
    "element.face:0": "Первое герцогство",
    "element.face:1": "Второе герцогство",
    "sheet.goods": "оставшиеся товары",
    "sheet.silver": "оставшееся серебро",
    "sheet.workers": "оставшиеся рабочие",
    "sheet.regions.help": "За каждую область без пустых ячеек, по её размеру.",
    "sheet.phases.help": "За каждую заполненную область: чем раньше этап, тем больше.",
    "sheet.bonuses.help": "Первому и второму, кто заполнил все ячейки одного цвета.",
    "sheet.animals.help": "За животных, когда их ставят.",
    "sheet.sales.help": "За каждый проданный товар: столько очков, сколько игроков.",
    "sheet.watchtowers.help": "4 очка за каждую поставленную сторожевую башню.",
    "sheet.goods.help": "В конце: 1 очко за каждый непроданный товар.",
    "sheet.silver.help": "В конце: 1 очко за каждое серебро.",
    "sheet.workers.help": "В конце: 1 очко за каждых двух рабочих.",
    "sheet.monasteries.help": "В конце: то, что приносят монастыри 15–26.",
    **{f"goods:{name}": f"{one.removesuffix('й')}е товары" for name, (one, _) in GOODS.items()},
}

SENTENCES = {
    **OBJECTS,
    **MODULE_OBJECTS,
    # Actions
    "die": " кубиком {number}",
    "castle die": " действием замка",
    "price": " ({price})",
    "silver or workers": "{number} серебром или рабочими",
    "take": "взять {tile} из хранилища {depot}{die}{price}",
    **{f"cell.{name}": f"ячейку {one} {{number}}" for name, (one, _) in zip(COLOUR_NAMES, GROUNDS, strict=True)},
    **{f"cells.{name}": f"ячейки {many}" for name, (_, many) in zip(COLOUR_NAMES, GROUNDS, strict=True)},
    **{f"no cells.{name}": f"ячеек {many}" for name, (_, many) in zip(COLOUR_NAMES, GROUNDS, strict=True)},
    **{f"for cell.{name}": f"ячейки {one}" for name, (one, _) in zip(COLOUR_NAMES, GROUNDS, strict=True)},
    "row": " (ряд {row})",
    "row.left": " (ряд {row}, слева)",
    "row.right": " (ряд {row}, справа)",
    "row.nth": " (ряд {row}, {place}-я слева)",
    "cell": "ячейку {number}",
    "place": "поставить {tile}{shared} на {cell}{row}{die}{price}",
    "sell": "продать {goods}{die}{price}",
    "workers": "взять {gain}{die}",
    "buy": "купить {tile} из хранилища {depot}{price}",
    "buy.black": "купить {tile} на чёрном рынке{price}",
    "sail": "забрать товары из хранилища {depot}",
    "sail.two": "забрать товары из хранилищ {depot} и {next}",
    "sail.nowhere": "не брать товаров",
    "load": "погрузить {goods}",
    "discard": "сбросить {tile}{shared}",
    "pay": "заплатить {price}",
    "settle": "взять герцогство {estate} и поставить замок на ячейку замка {number}{row}",
    "settle.given": "поставить замок на ячейку замка {number}{row}",
    "done.Turn": "закончить ход",
    "done.TownHall": "обойтись без ратуши",
    "done.Trade": "обойтись без склада",
    "done.Fetch.6": "обойтись без мастерской",
    "done.Fetch.7": "обойтись без церкви",
    "done.Fetch.8": "обойтись без рынка",
    "full": "Личное хранилище заполнено: один из ваших жетонов придётся сбросить.",
    # Why not
    "why.workers": "Нужно число {number}: не хватает {workers}.",
    "why.dice": "Для этого нужен кубик, а ваши уже использованы.",
    "why.used": "Этот кубик уже использован.",
    "why.die left": "У вас ещё есть неиспользованный кубик.",
    "why.must": "Это нужно решить, отказаться нельзя.",
    "why.castle": "Это действие даёт только поставленный вами замок.",
    "why.unused": "Это место не используется, когда игроков {number}.",
    "why.empty": "На этом месте нет жетона.",
    "why.bought": "В этот ход вы уже купили жетон.",
    "why.later": "Купить можно, только когда это действие закончится.",
    "why.sold out": "Покупать больше нечего.",
    "why.price": "Стоит {price} серебра: не хватает {silver}.",
    "why.lacking": "Для этого не хватает {what}.",
    "why.Fetch.6": "Мастерская берёт только здания и только из хранилищ с номером.",
    "why.Fetch.7": "Церковь берёт только рудники, монастыри и замки и только из хранилищ с номером.",
    "why.Fetch.8": "Рынок берёт только корабли и животных и только из хранилищ с номером.",
    "why.nothing stored": "Здесь ничего не лежит.",
    "why.no cell": "Рядом с вашими жетонами нет свободных {cells}.",
    "why.same everywhere": "Во всех доступных городах такое здание уже есть.",
    "why.castle cell": "Первый замок ставят на ячейку замка.",
    "why.filled": "На этой ячейке уже стоит жетон.",
    "why.far": "Рядом с этой ячейкой нет ваших жетонов.",
    "why.no tile": "В личном хранилище нет жетона для {cell}.",
    "why.same": "В этом городе такое здание уже есть.",
    "why.no goods": "У вас нет {goods}.",
    "why.ship": "Товары забирает только поставленный вами корабль.",
    "why.no room": "В этом хранилище нет товаров, для которых у вас есть место.",
    "why.loaded": "Товары цвета, который у вас уже есть, грузятся сами.",
    "why.not there": "Там нет {goods}.",
    "why.face": "Герцогства выбирают только перед первым этапом.",
    # Questions
    "ask.Settle": "выбрать герцогство и ячейку для замка",
    "ask.SettleTogether": "тайно выбрать герцогство и ячейку для замка",
    "ask.Settle.given": "выбрать ячейку для замка",
    "ask.SettleTogether.given": "тайно выбрать ячейку для замка",
    "ask.Turn": "использовать кубик",
    "ask.Turn.buy": "купить жетон или закончить ход",
    "ask.Castle": "использовать замок как кубик с любым числом",
    "ask.TownHall": "поставить ещё один жетон благодаря ратуше",
    "ask.Trade": "продать товары благодаря складу",
    "ask.Fetch.6": "взять здание благодаря мастерской",
    "ask.Fetch.7": "взять рудник, монастырь или замок",
    "ask.Fetch.8": "взять корабль или животных благодаря рынку",
    "ask.Sail": "выбрать, откуда корабль заберёт товары",
    "ask.Load": "выбрать, какие товары погрузить",
    "ask.Discard": "сбросить жетон, чтобы взять {tile}",
    "ask.Pay": "выбрать, чем заплатить за {tile}",
    "or buy": " или купить жетон",
    "or not": " или отказаться",
    "or buy or not": ", купить жетон или отказаться",
    # Events
    "tell.silver.gain": "{player} получает {silver}",
    "tell.silver.pay": "{player} платит {silver}",
    "tell.workers.gain": "{player} получает {workers}",
    "tell.workers.pay": "{player} тратит {workers}",
    "tell.goods": "{player} грузит {goods} из хранилища {depot}",
    "tell.phase": "Начинается {phase}",
    "tell.phase_end": "Заканчивается {phase}",
    "tell.round": "Раунд {round}: начинает {player}",
    "tell.rolled": "{player} бросает кубики: {first} и {second}",
    "tell.goods_came": "Белый кубик показал {depot}: {goods} в хранилище {depot}",
    "tell.settled": "{player} начинает с герцогством {estate}, замок на ячейке замка {number}",
    "tell.took": "{player} берёт {tile} из хранилища {depot}",
    "tell.bought": "{player} покупает {tile} из хранилища {depot}",
    "tell.bought.black": "{player} покупает {tile} на чёрном рынке",
    "tell.discarded": "{player} сбрасывает {tile}",
    "tell.placed": "{player} ставит {tile} на {cell}",
    "tell.sold": "{player} продаёт {goods}",
    "tell.marker": "{player} переходит на шаг {step} в порядке хода",
    "tell.points.regions": "{player} заполняет область: {points}",
    "tell.points.phases": "{player} получает {points} за этап",
    "tell.points.bonuses": "{player} получает {points} за жетон бонуса",
    "tell.points.animals": "{player} получает {points} за животных",
    "tell.points.sales": "{player} получает {points} за товары",
    "tell.points.watchtowers": "{player} получает {points} за сторожевую башню",
    "tell.bonus_tile.large": "{player} заполняет все {cells} раньше всех: большой жетон бонуса",
    "tell.bonus_tile.small": "{player} тоже заполняет все {cells}: малый жетон бонуса",
    **module_texts("SENTENCES", 1),
}

RUSSIAN = Language("ru", WORDS, TITLES, SENTENCES, COUNTED)
