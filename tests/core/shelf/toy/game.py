"""All lay a card at once and may stake a coin on it; the highest wins the round's prize, in points or in coins."""

from __future__ import annotations

from typing import Any, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from feldberg.core.actions import Layout
from feldberg.core.chance import Chance
from feldberg.core.events import EventKind
from feldberg.core.game import Game
from feldberg.core.options import Flag, Number, Option
from feldberg.core.questions import Plan, Question
from feldberg.core.rows import NONE, joined, listed, without, zeros
from feldberg.core.saves import Distinct, Each, Field, Row, Whole
from feldberg.core.senses import Pen, kinds_of
from feldberg.core.state import State

ROUNDS = 4
HAND = 3
CARDS = 16

ACTIONS = Layout()
LAY = ACTIONS.span("lay", [("card", CARDS)])
STAKE = ACTIONS.span("stake", [("coins", 2)])
PRIZE = ACTIONS.span("prize", [("coins", 2)])
CAUTION = ACTIONS.span("caution", [("on", 2)])  # the aside: not to be asked for stakes

PRIZE_CAME = EventKind("prize", ["worth"], fate=True)
LAID = EventKind("laid", ["card"])
DREW = EventKind("drew", ["card"], fate=True, secret=["card"])
POINTS = EventKind("points", ["points"], gain=True)
COINS = EventKind("coins", ["coins"], gain=True)


class Table(State):
    def __init__(self, game: Game[Any], chance: Chance) -> None:
        super().__init__(game, chance)
        self.deck = NONE
        self.hands: list[vec[i64]] = []
        self.laid = NONE
        self.staked = NONE
        self.coins = NONE
        self.points = NONE
        self.cautious = NONE
        self.round = 0
        self.prize = 0

    def fields(self) -> dict[str, Field]:
        cards = Distinct(CARDS - 1)
        return {
            "deck": cards,
            "hands": Each(cards),
            "laid": Row(CARDS - 1),
            "staked": Row(1),
            "coins": Row(),
            "points": Row(),
            "cautious": Row(1),
            "round": Whole(ROUNDS),
            "prize": Whole(6),
        }

    def copy(self) -> Table:
        twin = Table(self.game, self.chance.copy())
        self.copy_to(twin)
        twin.deck = self.deck[:]
        twin.hands = self.hands[:]
        twin.laid = self.laid[:]
        twin.staked = self.staked[:]
        twin.coins = self.coins[:]
        twin.points = self.points[:]
        twin.cautious = self.cautious[:]
        twin.round = self.round
        twin.prize = self.prize
        return twin


class Lay(Question[Table]):
    def options(self, table: Table) -> vec[i64]:
        return vec[i64]([LAY.at(card) for card in table.hands[self.seat]])

    def answer(self, table: Table, action: i64) -> None:
        card = LAY.x(action)
        table.laid[self.seat] = card
        table.hands[self.seat] = without(table.hands[self.seat], card)
        table.tell(LAID, self.seat, card)
        table.ask(Stake(self.seat))


class Stake(Question[Table]):
    def options(self, table: Table) -> vec[i64]:
        may = table.coins[self.seat] > 0 and not table.cautious[self.seat]
        return vec[i64]([STAKE.at(coins) for coins in range(2 if may else 1)])

    def answer(self, table: Table, action: i64) -> None:
        table.staked[self.seat] = STAKE.x(action)
        table.coins[self.seat] -= table.staked[self.seat]
        table.tell(COINS, self.seat, -table.staked[self.seat])


class Bids(Plan[Table]):
    def begin(self, table: Table, seat: int) -> None:
        table.ask(Lay(seat))

    def reveal(self, table: Table) -> None:
        strength = [card + HAND * stake for card, stake in zip(table.laid, table.staked, strict=True)]
        table.ask(Prize(strength.index(max(strength))))


class Prize(Question[Table]):
    def options(self, table: Table) -> vec[i64]:
        return vec[i64]([PRIZE.at(coins) for coins in range(2)])

    def answer(self, table: Table, action: i64) -> None:
        if PRIZE.x(action):
            table.coins[self.seat] += 1
            table.tell(COINS, self.seat, 1)
        else:
            table.points[self.seat] += table.prize
            table.tell(POINTS, self.seat, table.prize)


class Toy(Game[Table]):
    NAME: ClassVar[str] = "toy"
    RULES_VERSION: ClassVar[int] = 1
    LAYOUT: ClassVar[Layout] = ACTIONS
    QUESTIONS: ClassVar[list[type[Question[Any]]]] = [Lay, Stake, Bids, Prize]
    OPTIONS: ClassVar[list[Option]] = [Number("players", 2, 2, 4), Flag("team", False)]

    @property
    def teams(self) -> list[list[int]]:
        """With `team` those who sit at every other place, else everybody alone."""
        seats = range(self.players)
        return [list(seats[0::2]), list(seats[1::2])] if self.options["team"] else [[seat] for seat in seats]

    def blank(self) -> Table:
        table = Table(self, Chance())
        table.hands = [NONE] * self.players
        table.laid = zeros(self.players)
        table.staked = zeros(self.players)
        table.coins = zeros(self.players)
        table.points = zeros(self.players)
        table.cautious = zeros(self.players)
        return table

    def setup(self, table: Table) -> None:
        table.deck = vec[i64](range(CARDS))
        for seat in range(self.players):
            table.coins[seat] = 1
            for _ in range(HAND):
                self.draw(table, seat)
            table.hands[seat] = vec[i64](sorted(table.hands[seat]))

    def draw(self, table: Table, seat: int) -> None:
        table.deck, card = table.chance.draw(table.deck)
        table.hands[seat] = joined(table.hands[seat], card)
        table.tell(DREW, seat, card)

    def advance(self, table: Table) -> None:
        table.over = table.round == ROUNDS
        if table.over:
            return
        if table.round == 1:
            for seat in range(self.players):
                self.draw(table, seat)
        table.round += 1
        table.prize = int(table.chance.die())
        table.tell(PRIZE_CAME, -1, table.prize)
        table.ask(Bids(self.players))

    def redeal(self, table: Table, seat: int | None) -> bool:
        others = [other for other in range(self.players) if other != seat]
        unseen = listed(table.deck) + [card for other in others for card in listed(table.hands[other])]
        table.deck = vec[i64](sorted(unseen))
        for other in others:
            count = len(table.hands[other])
            table.hands[other] = NONE
            for _ in range(count):
                self.draw(table, other)
        return True

    def asides(self, table: Table, seat: int) -> list[int]:
        return [int(CAUTION.at(1 - table.cautious[seat]))]

    def hear(self, table: Table, action: int, seat: int) -> None:
        table.cautious[seat] = CAUTION.x(action)

    def score_sheet(self, table: Table, seat: int) -> dict[str, int]:
        [team] = [team for team in self.teams if seat in team]
        partners = sum(int(table.points[other]) for other in team if other != seat)
        return {"points": int(table.points[seat]), "partners": partners}

    def ranking(self, table: Table) -> list[int]:
        scores = table.scores()
        return [1 + sum(other > score for other in set(scores)) for score in scores]

    def outlook(self, table: Table, seat: int) -> float:
        return int(table.points[seat] + table.coins[seat] + table.staked[seat]) + int(table.laid[seat]) / CARDS

    def notice(self, table: Table, seat: int, pen: Pen) -> None:
        for ahead in range(pen.seats(self.players)):
            other = (seat + ahead) % self.players
            pen.player(ahead, any({seat, other} <= set(team) for team in self.teams))
            pen.slice("points")
            pen.share(table.points[other], 6 * ROUNDS)
            pen.slice("coins")
            pen.share(table.coins[other], ROUNDS)
            pen.share(table.staked[other], 1)
            pen.slice("laid")
            pen.share(table.laid[other], CARDS)
            pen.asked(table, other, kinds_of(self.QUESTIONS))
        pen.secret()
        hand = pen.room("hand", CARDS)
        for card in table.hands[seat]:
            pen.add(hand + card, 1.0)
        pen.common()
        pen.slice("round")
        pen.share(table.round, ROUNDS)
        pen.slice("prize")
        pen.share(table.prize, 6)
