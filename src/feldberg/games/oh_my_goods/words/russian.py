"""Russian."""

from __future__ import annotations

from feldberg.core.words import Language, capital
from feldberg.games.oh_my_goods.content import (
    COINS_A_POINT,
    EFFICIENT_GOODS,
    FEW_CARDS,
    LAST_BUILDING,
    MOVE_COST,
    NEW_CARDS,
    START_COAL,
)
from feldberg.games.oh_my_goods.words import longsdale
from feldberg.games.oh_my_goods.words.longsdale import of_longsdale
from feldberg.games.oh_my_goods.words.titles import titles

# The forms that go with numbers, and the first of them where it is taken, paid or made, if that is another.

RESOURCES = {
    "wood": (("дерево", "дерева", "дерева"), ""),
    "wheat": (("пшеница", "пшеницы", "пшеницы"), "пшеницу"),
    "wool": (("шерсть", "шерсти", "шерсти"), ""),
    "clay": (("глина", "глины", "глины"), "глину"),
    "stone": (("камень", "камня", "камня"), ""),
}
GOODS = {
    "coal": ("уголь", ("уголь", "угля", "угля"), ""),
    "planks": ("доски", ("доска", "доски", "досок"), "доску"),
    "iron": ("железо", ("железо", "железа", "железа"), ""),
    "glass": ("стекло", ("стекло", "стекла", "стекла"), ""),
    "windows": ("окна", ("окно", "окна", "окон"), ""),
    "barrels": ("бочки", ("бочка", "бочки", "бочек"), "бочку"),
    "tools": ("инструменты", ("инструмент", "инструмента", "инструментов"), ""),
    "flour": ("мука", ("мука", "муки", "муки"), "муку"),
    "bread": ("хлеб", ("хлеб", "хлеба", "хлеба"), ""),
    "shoes": ("обувь", ("пара обуви", "пары обуви", "пар обуви"), "пару обуви"),
    "food": ("еда", ("еда", "еды", "еды"), "еду"),
    "cloth": ("ткань", ("ткань", "ткани", "ткани"), ""),
    "clothing": ("одежда", ("одежда", "одежды", "одежды"), "одежду"),
    "meat": ("мясо", ("мясо", "мяса", "мяса"), ""),
    "bricks": ("кирпичи", ("кирпич", "кирпича", "кирпичей"), ""),
    "cattle": ("скот", ("голова скота", "головы скота", "голов скота"), "голову скота"),
    "leather": ("кожа", ("кожа", "кожи", "кожи"), "кожу"),
    "weapons": ("оружие", ("оружие", "оружия", "оружия"), ""),
    "corn": ("кукуруза", ("кукуруза", "кукурузы", "кукурузы"), "кукурузу"),
    "stoves": ("печи", ("печь", "печи", "печей"), ""),
    **{
        f"{name} grapes": (f"{one} виноград", (f"{one} виноград", f"{of_it} винограда", f"{of_it} винограда"), "")
        for name, one, of_it in (
            ("green", "зелёный", "зелёного"),
            ("yellow", "жёлтый", "жёлтого"),
            ("white", "белый", "белого"),
            ("red", "красный", "красного"),
            ("grey", "серый", "серого"),
        )
    },
}

# The names of buildings, also as what is built, visited or used.

KINDS = {
    "charburner": ("хижина углежога", "хижину углежога"),
    "sawmill": ("лесопилка", "лесопилку"),
    "iron smelter": ("плавильня", "плавильню"),
    "glassmaker": ("дом стеклодува", "дом стеклодува"),
    "window manufacture": ("оконная мастерская", "оконную мастерскую"),
    "cooperage": ("бондарня", "бондарню"),
    "tool maker": ("мастерская инструментов", "мастерскую инструментов"),
    "mill": ("мельница", "мельницу"),
    "bakery": ("пекарня", "пекарню"),
    "shoemaker": ("дом башмачника", "дом башмачника"),
    "food factory": ("харчевня", "харчевню"),
    "weaving mill": ("ткацкая мастерская", "ткацкую мастерскую"),
    "tailor": ("дом портного", "дом портного"),
    "butcher": ("лавка мясника", "лавку мясника"),
    "brick manufacture": ("кирпичный завод", "кирпичный завод"),
    "cattle ranch": ("скотный двор", "скотный двор"),
    "tannery": ("хижина дубильщика", "хижину дубильщика"),
    **{
        f"{name} office": (f"торговая контора ({forms[0]})", f"торговую контору ({forms[0]})")
        for name, (forms, _) in RESOURCES.items()
    },
    "card office": ("торговая контора (карты)", "торговую контору (карты)"),
    "small watchtower": ("малая сторожевая башня", "малую сторожевую башню"),
    "corn field": ("кукурузное поле", "кукурузное поле"),
    "watchtower": ("сторожевая башня", "сторожевую башню"),
    "large watchtower": ("большая сторожевая башня", "большую сторожевую башню"),
    "armoury": ("оружейная", "оружейную"),
    "stove fitter": ("дом печника", "дом печника"),
    "vineyard": ("виноградник", "виноградник"),
}

# The colours: the word itself, a building of that colour in the forms that go with numbers, and cards of it.

COLOURS = {
    "green": ("зелёный", ("зелёное", "зелёных", "зелёных"), "зелёных"),
    "yellow": ("жёлтый", ("жёлтое", "жёлтых", "жёлтых"), "жёлтых"),
    "white": ("белый", ("белое", "белых", "белых"), "белых"),
    "red": ("красный", ("красное", "красных", "красных"), "красных"),
    "grey": ("серый", ("серое", "серых", "серых"), "серых"),
    "blue": ("синий", ("синее", "синих", "синих"), "синих"),
}
BUILDINGS = ("здание", "здания", "зданий")


def taken(name: str, forms: tuple[str, str, str], first: str) -> dict[str, tuple[str, str, str]]:
    """The forms of a word, and those of what is taken where they are others."""
    return {name: forms} | ({f"{name} taken": (first, forms[1], forms[2])} if first else {})


COUNTED = {
    **{key: forms for name, row in GOODS.items() for key, forms in taken(name, *row[1:]).items()},
    **{key: forms for name, row in RESOURCES.items() for key, forms in taken(f"resource.{name}", *row).items()},
    "resource.any": ("любой ресурс", "любых ресурса", "любых ресурсов"),
    **{
        f"{name} buildings": tuple(f"{colour} {one}" for colour, one in zip(forms, BUILDINGS, strict=True))
        for name, (_, forms, _) in COLOURS.items()
    },
    **{f"{name} short": forms for name, (_, forms, _) in COLOURS.items()},
    **taken("cards", ("карта", "карты", "карт"), "карту"),
    **taken("coins", ("монета", "монеты", "монет"), "монету"),
    "all goods": ("товар", "товара", "товаров"),
    "times": ("раз", "раза", "раз"),
}

# Words

PHASES = {
    "new cards": (
        "получение новых карт",
        "Каждый может сбросить всю руку и взять столько же карт; решают все сразу и тайно."
        f" Затем каждый берёт {NEW_CARDS} карты.",
    ),
    "sunrise": (
        "рассвет",
        "На рынок открывают карты, пока на них не появятся два символа солнца. Затем все сразу и тайно решают:"
        " куда пойдёт мастер и как будет работать, кого из подмастерьев переместить и какую карту отложить,"
        " чтобы построить.",
    ),
    "sunset": ("закат", "Во второй ряд рынка открывают карты, пока не появятся ещё два символа солнца."),
    "production": (
        "производство и строительство",
        "По очереди каждый сначала производит товары, затем строит отложенную карту или нанимает подмастерья.",
    ),
}
SCORES = {
    "buildings": ("здания", "Очки, указанные на ваших зданиях."),
    "assistants": ("подмастерья", "Очки, указанные на ваших подмастерьях."),
    "goods": ("товары", f"1 очко за каждые {COINS_A_POINT} монет, в которые оцениваются все ваши товары вместе."),
}
THINGS = {
    "worker": (
        "мастер",
        "Каждый раунд идёт в одно из ваших производственных зданий и покидает его после производства."
        f" На совесть: нужны все ресурсы, {EFFICIENT_GOODS} товара. Спустя рукава: на один ресурс меньше, 1 товар.",
    ),
    "assistant": (
        "подмастерье",
        "Остаётся в одном из ваших производственных зданий и производит там 1 товар всякий раз, когда есть все"
        f" ресурсы. В фазе II его можно переместить за {MOVE_COST} монеты.",
    ),
    "market": (
        "рынок",
        "Его ресурсы запускают производство в любом здании любого игрока и не расходуются."
        " Цепочки с рынка ничего не берут.",
    ),
    "chain": (
        "производственная цепочка",
        "Сразу после того, как здание произвело товар, его цепочка сколько угодно раз превращает карты из руки или"
        " другие ваши товары в новые товары этого здания. В последнем раунде открыты все ваши цепочки.",
    ),
    "sun": ("символ солнца", "Два таких символа завершают ряд рынка."),
    "goods": (
        "товары",
        "Карты рубашкой вверх на здании. Ими платят за здания и подмастерьев по их стоимости и без сдачи;"
        " цепочки превращают их в другие товары.",
    ),
}

WORDS = {
    "title": "Oh My Goods!",
    "coins": "монеты",
    "option.players": "сколько игроков, от 1 до 4; в одиночку играют в «Восстание в Лонгсдейле»",
    "option.keep_one": "можно ли при обмене руки оставить одну карту: вариант из памятки игрока,"
    " которого нет в правилах",
    "option.two_for_one": "заменяют ли любые две карты из руки один недостающий ресурс: вариант из памятки игрока,"
    " которого нет в правилах",
    "name.players": "игроки",
    "name.keep_one": "оставить одну карту",
    "name.two_for_one": "две карты за одну",
    "value.keep_one.false": "по правилам",
    "value.keep_one.true": "одну можно оставить",
    "value.two_for_one.false": "по правилам",
    "value.two_for_one.true": "две вместо любой",
    # Answers
    "element.keep": "оставить руку",
    "element.exchange": "обменять руку",
    "element.whole hand": "всю руку",
    "element.mode:efficient": "на совесть",
    "element.mode:sloppy": "спустя рукава",
    "element.idle": "никто не работает",
    "element.lay nothing": "ничего не откладывать",
    "element.as:one": "как её ресурс",
    "element.as:two": "одна из двух вместо любого ресурса",
    "element.finish": "закончить производство",
    "element.neither": "не строить и не нанимать",
    "help.element.mode:efficient": f"Нужны все ресурсы, производится {EFFICIENT_GOODS} товара.",
    "help.element.mode:sloppy": "Нужно на один ресурс меньше, производится 1 товар.",
    # The score sheet
    **{name: text for name, (text, _) in SCORES.items()},
    **{f"help.score.{name}": text for name, (_, text) in SCORES.items()},
    # Pieces
    **{f"kind.{name}": text for name, (text, _) in KINDS.items()},
    **{f"good.{name}": text for name, (text, _, _) in GOODS.items()},
    **{f"resource.{name}": forms[0] for name, (forms, _) in RESOURCES.items()},
    **{f"colour.{name}": text for name, (text, _, _) in COLOURS.items()},
    **{f"phase.{name}": text for name, (text, _) in PHASES.items()},
    **{f"help.phase.{name}": text for name, (_, text) in PHASES.items()},
    **{f"thing.{name}": text for name, (text, _) in THINGS.items()},
    **{f"help.thing.{name}": text for name, (_, text) in THINGS.items()},
    **{f"short.{name}": forms[0][:2].title() for name, (forms, _) in RESOURCES.items()},
    # Captions
    "label.last": "последний раунд",
    "label.ending": "остался ещё один раунд",
    "label.first": "первый игрок",
    "label.deck": "колода",
    "label.discards": "сброс",
    "label.sunrise": "рассвет",
    "label.sunset": "закат",
    "label.market": "рынок",
    "label.offer": "можно нанять",
    "label.hand": "рука",
    "label.aside": "отложено",
    "label.coins": "монеты",
    "label.offices": "конторы",
    "label.needs": "нужно",
    "label.missing": "не хватает",
    "label.ready": "всё есть",
    "label.any": "любых",
    "label.efficient": "мастер, на совесть",
    "label.sloppy": "мастер, спустя рукава",
    "label.assistant": "подмастерье",
    "label.odds": "шанс",
    "label.cost": "цена",
    "label.to pay": "осталось заплатить",
}

SENTENCES = {
    **{f"object.{name}": f"«{capital(text)}»" for name, (_, text) in KINDS.items()},
    **{f"subject.{name}": f"«{capital(text)}»" for name, (text, _) in KINDS.items()},
    **{f"on {name}": text for name, (_, _, text) in COLOURS.items()},
    **{f"of {name}": text for name, (_, _, text) in COLOURS.items()},
    "face": "подмастерья ({colours})",
    "face.name": "подмастерье ({colours})",
    "apart": "{building} ({detail})",
    "number": "№ {number}",
    "as card": "{card} как {resource}",
    # The texts of cards and assistants
    "text.kind": "{colour} здание.",
    "text.makes": "Товар: {good} ({coins} за штуку).",
    "text.grows": "Товар: {good} ({coins} за штуку), по одному каждый раунд, хотя здесь никто не работает.",
    "text.vineyard": "Товар: виноград, по одному каждый раунд, хотя здесь никто не работает; стоит столько монет,"
    " сколько у вас {colour} зданий.",
    "text.armoury": "Чтобы построить её, нужна сила.",
    "text.tower": "Сила: {strength}.",
    "text.attached": "При постройке присоединяется к одному из ваших производственных зданий, и оно обходится без"
    " {number} ресурса.",
    "text.our card": "(Значения этой карты наши.)",
    "text.needs": "Нужно: {needs}.",
    "text.chain": "Цепочка: превращает {inputs} в {outputs}, сколько угодно раз.",
    "text.from hand": "{what} из руки",
    "text.price": "Стоит {coins}, приносит {points}.",
    "text.charburner": f"С этого здания начинает каждый, на нём лежит {START_COAL} угля. Очков не приносит.",
    "text.office": "Каждый раунд даёт вам 1 {resource} для производства, каждому вашему зданию, но не для цепочек."
    " Здесь никто не работает.",
    "text.card office": f"Даёт вам ещё 1 карту в фазе I, если в её начале у вас не больше {FEW_CARDS} карт."
    " Здесь никто не работает.",
    "text.card": "Как карта в руке или на рынке: {resource}.",
    "text.card.sun": "Как карта в руке или на рынке: {resource}, с символом солнца.",
    "text.hires": "Нужно иметь {buildings}; они остаются у вас.",
    "text.other side": "На обороте: {colours}. (Какие стороны делят одну карту, мы предположили сами.)",
    "text.ours": "(Эта сторона наша: напечатанную найти не удалось.)",
    "text.good": "Стоимость: {coins}.",
    "text.grapes": "Стоит столько монет, сколько у вас {colour} зданий.",
    "text.made": "Производит {building}.",
    "text.taken": "Цепочки с этим товаром: {buildings}.",
    "text.resource": "На {colour} картах.",
    "text.resource.chains": "Цепочки с этим ресурсом из руки: {buildings}.",
    "text.colour": "В руке и на рынке эти карты означают: {resource}.",
    "text.blue": "Хижины углежога. Для подмастерьев они не считаются.",
    # What production lacks
    "missing.of": "{what}; хватит и {number} из них",
    # Actions
    "keep": "оставить руку",
    "exchange": "обменять всю руку ({cards})",
    "exchange but": "обменять руку, но оставить {card}",
    "work.efficient": "отправить мастера в {building} работать на совесть ({goods})",
    "work.sloppy": "отправить мастера в {building} работать спустя рукава ({goods})",
    "idle": "оставить мастера без работы",
    "move": "переместить {face} в {building} ({coins})",
    "lay aside": "отложить {card} ({coins})",
    "lay nothing": "не откладывать карту",
    "produce": "{subject}: произвести {goods}",
    "produce.hand": "{subject}: произвести {goods}, сбросив из руки {cards}",
    "discard": "сбросить {card}",
    "discard two": "сбросить {card} как одну из двух карт вместо любого ресурса",
    "chain": "{subject}: превратить {inputs} в {outputs}",
    "finish": "закончить производство",
    "build": "построить {card} ({coins})",
    "hire": "нанять {face} ({coins})",
    "neither": "не строить и не нанимать",
    "station": "отправить подмастерья в {building}",
    "pay": "отдать {goods} ({coins})",
    "pay.nothing": "не отдавать {goods}",
    # What actions are about
    "explain.keep": "Затем каждый берёт {cards}.",
    "explain.exchange": "Вы сбрасываете руку и берёте столько же карт. Затем каждый берёт {cards}.",
    "explain.exchange but": "Вы берёте столько же карт, сколько сбросили. Затем каждый берёт {cards}.",
    "explain.idle": "Во всех ваших производственных зданиях работают подмастерья.",
    "explain.move": "Подмастерье производит там 1 товар за раунд, когда есть все ресурсы.",
    "explain.lay nothing": "Тогда в этом раунде вы ничего не построите; нанять подмастерья всё ещё можно.",
    "explain.discard": "Карта из руки служит только одному зданию, карты рынка служат всем.",
    "explain.discard two": "Вариант: любые две карты заменяют один недостающий ресурс.",
    "explain.finish": "Мастер уходит, затем можно строить или нанимать.",
    "explain.finish.due": "В этом раунде ничего не произведёт: {buildings}.",
    "explain.neither": "Ваш ход заканчивается.",
    "explain.neither.aside": "Ваш ход заканчивается, отложенная карта возвращается в руку.",
    "explain.pay": "Сдачи не дают. Осталось заплатить {coins}.",
    "explain.drop": "Обе стопки пусты: каждый сбрасывает половину руки с округлением вниз.",
    "coins.now": "Сейчас ваши товары стоят {coins}.",
    "market.all": "На рынке и в конторах всё это есть.",
    "market.lacks": "На рынке и в конторах не хватает: {what}.",
    "market.cards": "У вас в руке {cards}.",
    "market.hand": "Из этого у вас в руке: {what}.",
    "spared": "Можно обойтись без {number} из ресурсов.",
    "odds.certain": "Ресурсов хватит наверняка.",
    "odds.slim": "Шанс, что вечером ресурсов хватит: меньше 1%.",
    "odds": "Шанс, что вечером ресурсов хватит: около {percent}%.",
    # Questions
    "ask.Exchange": "оставить руку или обменять её",
    "ask.Exchange.keep_one": "оставить руку или обменять её, всю или без одной карты",
    "ask.Work": "отправить мастера в здание (на совесть или спустя рукава)",
    "ask.Work.move": "отправить мастера в здание или сначала переместить подмастерья",
    "ask.LayAside": "отложить карту для строительства в этом раунде или отказаться",
    "ask.Produce.produce": "выбрать, что производит",
    "ask.Produce.chain": "использовать цепочку",
    "ask.Produce.finish": "закончить",
    "ask.Discard": "сбросить карту за недостающее: {missing}",
    "ask.DiscardSecond": "сбросить вторую карту: две заменяют любой ресурс",
    "ask.Build.build": "построить здание",
    "ask.Build.hire": "нанять подмастерья",
    "ask.Build.neither": "отказаться",
    "ask.Station": "выбрать здание для нового подмастерья",
    "ask.Pay": "выбрать, сколько {goods} отдать: осталось заплатить {coins}",
    "ask.Drop": "сбросить карту, ведь обе стопки пусты: осталось {cards}",
    "ask.Exchanges": "оставить руку или обменять её",
    "ask.Dawn": "спланировать день",
    "ask.Halving": "сбросить половину руки",
    # Why not
    "why.not held": "У вас в руке нет этой карты.",
    "why.laid aside": "Эту карту вы отложили.",
    "why.no building": "Здесь у вас нет здания.",
    "why.whole hand": "Руку обменивают целиком или не обменивают.",
    "why.one card": "Единственную карту либо обменивают, либо оставляют.",
    "why.no people": "В этом здании никто не может работать.",
    "why.assistant here": "Здесь уже работает подмастерье.",
    "why.nobody": "В этом раунде здесь никто не работает.",
    "why.strike": "В этом раунде подмастерья бастуют.",
    "why.produced": "Это здание уже произвело товары в этом ходу.",
    "why.missing": "Не хватает: {what}.",
    "why.worker first": "Сначала мастер, затем откладывают карту.",
    "why.production first": "Сначала производство.",
    "why.none aside": "В этом раунде вы не отложили карту.",
    "why.only aside": "Построить можно только карту, отложенную в фазе II.",
    "why.no chain": "У этого здания нет цепочки.",
    "why.closed": "Цепочка открыта только сразу после производства в этом здании.",
    "why.chain": "Цепочке не хватает: {what}.",
    "why.hand chain": "Ни одна открытая сейчас цепочка не берёт этот ресурс из руки: {resource}.",
    "why.not missing": "Эта карта: {resource}. Не хватает: {what}.",
    "why.needed": "Эта карта нужна вам для остального.",
    "why.cost": "Стоит {coins}: у вас {number}.",
    "why.full": "Больше {number} зданий иметь нельзя.",
    "why.move cost": "Переместить подмастерья стоит {coins}: у вас {number}.",
    "why.no moves": "В этом раунде подмастерьев не перемещают.",
    "why.requires": "Нужно {buildings}: у вас {number}.",
    "why.lacking": "Не хватает: {buildings}.",
    "why.no room": "Во всех ваших производственных зданиях уже есть подмастерья.",
    "why.hire later": "Подмастерьев нанимают в фазе IV, после производства.",
    "why.yours": "Этот подмастерье уже работает у вас.",
    "why.theirs": "Этот подмастерье работает у другого игрока.",
    "why.not on offer": "Этого подмастерья в этой игре нет.",
    "why.no goods": "Здесь нет товаров.",
    "why.together": "Их отдают вместе с такими же товарами.",
    "why.dearer": "О них вы уже решили.",
    "why.cheaper": "Сначала более дорогие товары.",
    "why.goods only": "Платят товарами, а не картами из руки.",
    # Events
    "tell.round": "Начинается раунд {round}",
    "tell.last round": "Раунд {round}, последний: открыты все цепочки",
    "tell.exchanged": "{player} обменивает {cards}",
    "tell.drew all": "{player} берёт {cards}",
    "tell.sunrise": "Рассвет: рынок открывается",
    "tell.sunset": "Закат: рынок закрывается",
    "tell.reshuffled": "Сброс перемешан, в новой колоде {cards}",
    "tell.dropped": "Обе стопки пусты: {player} сбрасывает {card}",
    "tell.placed.efficient": "{player} отправляет мастера в {building} работать на совесть",
    "tell.placed.sloppy": "{player} отправляет мастера в {building} работать спустя рукава",
    "tell.moved": "{player} перемещает {face} в {building}",
    "tell.laid aside": "{player} откладывает {card}",
    "tell.laid aside.hidden": "{player} откладывает карту",
    "tell.taken back": "{player} возвращает в руку {card}",
    "tell.taken back.hidden": "{player} возвращает отложенную карту в руку",
    "tell.discarded": "{player} сбрасывает {card} ({resource})",
    "tell.produced": "{player}: {subject} производит {goods}",
    "tell.produced.none": "{player}: для товаров не осталось карт",
    "tell.stood still": "{player}: {subject} ничего не производит",
    "tell.chained": "{player} превращает {inputs} в {goods}",
    "tell.built": "{player} строит {card}: {points}",
    "tell.end near": f"{{player}}: уже {LAST_BUILDING} зданий, после этого раунда будет ещё один",
    "tell.hired": "{player} нанимает {face}: {points}",
    "tell.stationed": "{player} отправляет подмастерья в {building}",
    "tell.paid": "{player} отдаёт {goods}",
}
COMMANDS = {
    "нанять": "наймите",
    "отложить": "отложите",
    "отправить": "отправьте",
    "переместить": "переместите",
    "построить": "постройте",
    "присоединить": "присоедините",
    "спланировать": "спланируйте",
    "встать": "встаньте",
}

ALL_WORDS = {**WORDS, **of_longsdale(longsdale.WORDS, 1)}
RUSSIAN = Language(
    "ru", ALL_WORDS, titles(ALL_WORDS), {**SENTENCES, **of_longsdale(longsdale.SENTENCES, 1)}, COUNTED, COMMANDS
)
