"""Tables in two languages, a sentence for every kind of action, and what is asked."""

from __future__ import annotations

from feldberg.core.words import Language, Speaker, Teller, Words

from .game import Table

ENGLISH = Language(
    "en",
    {
        "title": "Toy",
        "option.players": "how many play",
        "option.team": "whether every other seat belongs to the same team",
        "partners": "partners' points",
        "coins": "coins",
    },
    {"option.players": "Players", "option.team": "In teams"},
    {
        "lay": "lay the {card}",
        "stake": "stake {coins}",
        "prize.points": "take the points",
        "prize.coin": "take a coin",
        "caution.on": "do not ask me for stakes",
        "caution.off": "ask me for stakes",
        "why.card": "You do not hold the {card}.",
        "ask.Bids": "lay a card in secret",
        "ask.Lay": "lay a card",
        "ask.Stake": "stake a coin, or not",
        "ask.Prize": "choose points or a coin",
        "tell.prize": "the prize is worth {worth}",
        "tell.laid": "{player} lays the {card}",
        "tell.drew": "{player} draws the {card}",
        "tell.drew.hidden": "{player} draws a card",
        "tell.points": "{player} gets {gain}",
        "tell.coins": "{player} gets {gain}",
        "tell.coins.paid": "{player} stakes {gain}",
    },
    {"coins": ("coin", "coins")},
)
RUSSIAN = Language(
    "ru",
    {
        "title": "Игрушка",
        "option.players": "сколько человек играет",
        "option.team": "играют ли сидящие через одного вместе",
        "partners": "очки партнёров",
        "coins": "монеты",
    },
    {"option.players": "Игроки", "option.team": "Командами"},
    {
        "lay": "выложить {card}",
        "stake": "поставить {coins}",
        "prize.points": "взять очки",
        "prize.coin": "взять монету",
        "caution.on": "не спрашивать меня о ставках",
        "caution.off": "спрашивать меня о ставках",
        "why.card": "У вас нет карты {card}.",
        "ask.Bids": "тайно выложить карту",
        "ask.Lay": "выложить карту",
        "ask.Stake": "поставить монету или нет",
        "ask.Prize": "выбрать очки или монету",
        "tell.prize": "приз стоит {worth}",
        "tell.laid": "{player} выкладывает {card}",
        "tell.drew": "{player} берёт {card}",
        "tell.drew.hidden": "{player} берёт карту",
        "tell.points": "{player} получает {gain}",
        "tell.coins": "{player} получает {gain}",
        "tell.coins.paid": "{player} ставит {gain}",
    },
    {"coins": ("монета", "монеты", "монет"), "coins taken": ("монету", "монеты", "монет")},
    {"выложить": "выложите"},
)


class ToySpeaker(Speaker[Table]):
    def say_lay(self, card: int) -> str:
        return self.tongue.sentence("lay", card=card)

    def say_stake(self, coins: int) -> str:
        return self.tongue.sentence("stake", coins=coins)

    def say_prize(self, coin: int) -> str:
        return self.tongue.sentence("prize.coin" if coin else "prize.points")

    def say_caution(self, on: int) -> str:
        return self.tongue.sentence("caution.on" if on else "caution.off")

    def why_not(self, element: str) -> str:
        kind, _, card = element.partition(":")
        if kind != "lay" or int(card) in self.table.hands[self.seat]:
            return ""
        return self.tongue.sentence("why.card", card=card)

    def asked(self) -> str:
        return self.tongue.sentence(f"ask.{self.question}")


class ToyTeller(Teller):
    def variant(self) -> str:
        return "coins.paid" if self.kind == "coins" and self.values["coins"] < 0 else self.kind

    def holes(self) -> dict[str, object]:
        if self.kind not in ("points", "coins"):
            return {}
        return {"gain": self.tongue.count(self.tongue.taken(self.kind), abs(self.values[self.kind]))}


words = Words(
    [ENGLISH, RUSSIAN],
    ToySpeaker,
    ToyTeller,
    lambda tongue: {},
    sheet=("points", "partners"),
    gains=("points", "coins"),
)
