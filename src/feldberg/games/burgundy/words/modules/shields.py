"""Words of the module `shields`."""

from __future__ import annotations

from feldberg.core.words import Speaker
from feldberg.games.burgundy.actions import SHIELDS
from feldberg.games.burgundy.content import DEPOTS, GOODS, GOODS_NAMES
from feldberg.games.burgundy.modules.shields.effects import double_price
from feldberg.games.burgundy.modules.shields.module import shields_of
from feldberg.games.burgundy.modules.shields.pieces import POINTS
from feldberg.games.burgundy.questions import Turn
from feldberg.games.burgundy.state import Table

DOES = {
    1: (
        "All your pastures count as one when animals score.",
        "Все ваши пастбища считаются одним при подсчёте животных.",
    ),
    2: (
        "Whenever another player gains workers: 1 worker for you.",
        "Каждый раз, когда рабочих получает другой игрок: 1 рабочий вам.",
    ),
    3: ("Workers may pay for your shields instead of silver.", "За щиты можно платить рабочими вместо серебра."),
    4: ("You may store any number of tiles.", "Личное хранилище вмещает сколько угодно жетонов."),
    5: (
        "Your ships may take the goods of one colour from all depots instead of all goods of one depot.",
        "Ваши корабли могут забрать товары одного цвета из всех хранилищ вместо всех товаров одного хранилища.",
    ),
    6: (
        "Choose another player once: all monasteries of that player work for you too, and score for you at the end.",
        "Один раз выберите другого игрока: все его монастыри действуют и для вас, в том числе в конце игры.",
    ),
    8: ("Each of your mines brings 2 silver instead of 1.", "Каждый ваш рудник приносит 2 серебра вместо 1."),
    9: (
        "Whenever you sell goods: 1 silver for each of them. Monastery 3 adds nothing.",
        "Когда вы продаёте товары: по 1 серебру за каждый. Монастырь 3 ничего не добавляет.",
    ),
    11: (
        "When you place a castle you may take a shield from any depot instead of the action.",
        "Поставив замок, вместо действия можно взять щит из любого хранилища.",
    ),
    12: ("Whenever you sell goods: twice the points.", "Когда вы продаёте товары: вдвое больше очков."),
    14: (
        "At the end of every phase: place a tile of a numbered depot at once; it takes effect.",
        "В конце каждого этапа: сразу поставьте жетон из хранилища с номером; он действует.",
    ),
    15: (
        "At the end of every phase: place a tile of the black depot at once; it takes effect.",
        "В конце каждого этапа: сразу поставьте жетон с чёрного рынка; он действует.",
    ),
    16: (
        "Once in each of your turns: turn one of your unused dice to any number.",
        "Один раз за ход: поверните свой неиспользованный кубик на любое число.",
    ),
    17: (
        "Every region you finish scores as one cell larger, up to 8.",
        "Каждая заполненная вами область считается на ячейку больше, до 8.",
    ),
    18: ("Your tiles need not lie next to others.", "Ваши жетоны можно ставить не только рядом с другими."),
}

ENDS = {  # what those add to their points that act only at the end
    7: ("the points of your bonus tiles once more", "ещё раз очки ваших бонусов"),
    10: ("the points of your monasteries once more", "ещё раз очки ваших монастырей"),
    13: ("those of all your shields once more", "ещё раз очки всех ваших щитов"),
}


def told(number: int) -> tuple[str, str]:
    """What a shield does, and its points."""
    points = POINTS[number]
    english = f"{points} points"
    russian = f"{points} {'очка' if points == 4 else 'очков'}"
    if number in ENDS:
        more_english, more_russian = ENDS[number]
        return f"At the end of the game: {english} and {more_english}.", f"В конце игры: {russian} и {more_russian}."
    does_english, does_russian = DOES[number]
    return f"{does_english} At the end of the game: {english}.", f"{does_russian} В конце игры: {russian}."


WORDS = {
    "shields": ("shields", "щиты"),
    "label.shields": ("shields", "щиты"),
    **{f"shield.{number}": (f"shield {number}", f"щит {number}") for number in range(1, SHIELDS + 1)},
    **{f"help.shield.{number}": told(number) for number in range(1, SHIELDS + 1)},
}

TITLES = {
    "sheet.shields.help": (
        "At the end: the points of your shields, and what shields 7, 10 and 13 add.",
        "В конце: очки ваших щитов и то, что добавляют щиты 7, 10 и 13.",
    ),
}

SENTENCES = {
    "shield": ("take shield {number}{price}", "взять щит {number}{price}"),
    "shield.instead": (
        "take shield {number} in place of shield {old}{price}",
        "взять щит {number} вместо щита {old}{price}",
    ),
    "turn": ("turn the {shown} to a {number}", "повернуть кубик {shown} на {number}"),
    "gather": ("take {goods} from all depots", "забрать {goods} изо всех хранилищ"),
    "borrow": ("use the monasteries of {player}", "пользоваться монастырями: {player}"),
    "drop": ("give up shield {number}", "отказаться от щита {number}"),
    "upkeep": ("pay {price} for the shields", "заплатить за щиты {price}"),
    "done.Borrow": ("decide that later", "решить это позже"),
    "ask.CastleOrShield": (
        "use the castle like a die of any number, or take a shield",
        "использовать замок как кубик с любым числом или взять щит",
    ),
    "ask.Upkeep": ("pay for your shields or give some up", "заплатить за щиты или отказаться от некоторых"),
    "ask.Borrow": ("choose whose monasteries shield 6 uses", "выбрать, чьими монастырями пользуется щит 6"),
    "why.shield.dice": ("A shield takes both dice.", "Для щита нужны оба кубика."),
    "why.shield.double": ("Needs a double {number}: {workers}.", "Нужен дубль {number}: не хватает {workers}."),
    "why.shield.gone": ("This shield lies in no depot.", "Этого щита нет ни в одном хранилище."),
    "why.shield.not yours": ("This shield is not yours.", "Этот щит не ваш."),
    "why.shield.castle": (
        "Only with shield 11 a castle takes a shield.",
        "Щит вместо действия замка берут только со щитом 11.",
    ),
    "why.number": ("Only shield 16 turns dice.", "Кубики поворачивает только щит 16."),
    "why.number.turned": ("You have already turned a die in this turn.", "В этот ход вы уже поворачивали кубик."),
    "why.number.shown": ("No die that is left shows anything else.", "Оставшиеся кубики и так это показывают."),
    "why.upkeep": ("Shields are paid for at the end of a phase.", "За щиты платят в конце этапа."),
    "why.upkeep.workers": (
        "Only with shield 3 workers pay for shields.",
        "Рабочими за щиты платят только со щитом 3.",
    ),
    "why.upkeep.more": ("That is more than your shields cost.", "Это больше, чем стоят ваши щиты."),
    "why.seat": (
        "Only shield 6 uses the monasteries of another player.",
        "Монастырями другого игрока пользуется только щит 6.",
    ),
    "why.seat.chosen": ("Whose monasteries you use is settled.", "Чьими монастырями вы пользуетесь, уже решено."),
    "why.seat.own": ("These monasteries work for you anyway.", "Эти монастыри и так действуют для вас."),
    "tell.took_shield": (
        "{player} takes shield {shield} for the castle on castle cell {number}",
        "{player} берёт щит {shield} на замок на ячейке замка {number}",
    ),
    "tell.lost_shield": ("{player} gives up shield {shield}", "{player} теряет щит {shield}"),
    "tell.borrowed": (
        "{player} uses the monasteries of {lender} from now on",
        "{player} теперь пользуется монастырями: {lender}",
    ),
    "tell.turned": ("{player} turns a die to {number}", "{player} поворачивает кубик на {number}"),
}


class ShieldsSpeaker(Speaker[Table]):
    def say_shield(self, shield: int, cell: int) -> str:
        shields = shields_of(self.table)
        number = shield + 1
        old = shields.on_castle(self.table.board_of(self.seat), cell)
        price = ""
        if isinstance(self.top, Turn):
            workers = int(double_price(self.table, self.seat, shields.places[number]))
            price = self.tongue.sentence("price", price=self.tongue.count("workers", workers)) if workers else ""
        return self.tongue.sentence("shield.instead" if old else "shield", number=number, old=old, price=price)

    def say_turn(self, die: int, number: int) -> str:
        return self.tongue.sentence("turn", shown=self.table.dice[2 * self.seat + die], number=number + 1)

    def say_gather(self, colour: int) -> str:
        count = sum(int(self.table.goods[depot * GOODS + colour]) for depot in range(DEPOTS))
        return self.tongue.sentence("gather", goods=self.tongue.count(f"goods.{GOODS_NAMES[colour]}", count))

    def say_borrow(self, seat: int) -> str:
        return self.tongue.sentence("borrow", player=self.tongue.player(seat, ()))

    def say_drop(self, shield: int) -> str:
        return self.tongue.sentence("drop", number=shield + 1)

    def say_upkeep(self, workers: int) -> str:
        owed = len(shields_of(self.table).held(self.table.board_of(self.seat)))
        amounts = {"silver": owed - workers, self.tongue.taken("workers"): workers}
        price = self.tongue.all_of([self.tongue.count(what, amount) for what, amount in amounts.items() if amount])
        return self.tongue.sentence("upkeep", price=price)
