"""All lay a card at once and may stake a coin on it; the highest wins the round's prize, in points or in coins."""

from __future__ import annotations

from typing import Any, ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from feldberg.core.actions import Layout
from feldberg.core.chance import Chance
from feldberg.core.errors import SaveError
from feldberg.core.events import EventKind
from feldberg.core.game import Game
from feldberg.core.options import Flag, Number, Option
from feldberg.core.questions import Plan, Question
from feldberg.core.saves import Save, whole, wholes
from feldberg.core.state import State

ROUNDS = 4
HAND = 3
CARDS = 16

ACTIONS = Layout()
LAY = ACTIONS.span("lay", [("card", CARDS)])
STAKE = ACTIONS.span("stake", [("coins", 2)])
PRIZE = ACTIONS.span("prize", [("coins", 2)])
CAUTION = ACTIONS.span("caution", [("on", 2)])  # the aside: not to be asked for stakes

PRIZE_CAME = EventKind("prize", ["worth"], beyond=True)
LAID = EventKind("laid", ["card"])
DREW = EventKind("drew", ["card"], beyond=True, secret=["card"])
POINTS = EventKind("points", ["points"], gain=True)
COINS = EventKind("coins", ["coins"], gain=True)


class Table(State):
    def __init__(self, game: Game[Any], chance: Chance, agenda: list[Question[Any]]) -> None:
        super().__init__(game, chance, agenda)
        self.deck = vec[i64]()
        self.hands: list[list[int]] = []
        self.laid: list[int] = []
        self.staked: list[int] = []
        self.coins: list[int] = []
        self.points: list[int] = []
        self.cautious: list[int] = []
        self.round = 0
        self.prize = 0

    def copy(self) -> Table:
        twin = Table(self.game, self.chance.copy(), self.agenda[:])
        self.copy_to(twin)
        self.game.restore(twin, self.data())
        return twin

    def data(self) -> Save:
        lists = {name: list(getattr(self, name)) for name in ("laid", "staked", "coins", "points", "cautious")}
        hands = [list(hand) for hand in self.hands]
        return {**lists, "deck": [int(card) for card in self.deck], "hands": hands, "round": [self.round, self.prize]}


class Lay(Question[Table]):
    def options(self, table: Table) -> vec[i64]:
        return vec[i64]([LAY.at(card, 0, 0) for card in table.hands[self.seat]])

    def answer(self, table: Table, action: i64) -> None:
        table.laid[self.seat] = int(LAY.x(action))
        table.hands[self.seat].remove(table.laid[self.seat])
        table.tell(LAID, self.seat, table.laid[self.seat], 0, 0)
        table.ask(Stake(self.seat))


class Stake(Question[Table]):
    def options(self, table: Table) -> vec[i64]:
        may = table.coins[self.seat] > 0 and not table.cautious[self.seat]
        return vec[i64]([STAKE.at(coins, 0, 0) for coins in range(2 if may else 1)])

    def answer(self, table: Table, action: i64) -> None:
        table.staked[self.seat] = int(STAKE.x(action))
        table.coins[self.seat] -= table.staked[self.seat]
        table.tell(COINS, self.seat, -table.staked[self.seat], 0, 0)


class Bids(Plan[Table]):
    def begin(self, table: Table, seat: int) -> None:
        table.ask(Lay(seat))

    def reveal(self, table: Table) -> None:
        strength = [card + HAND * stake for card, stake in zip(table.laid, table.staked, strict=True)]
        table.ask(Prize(strength.index(max(strength))))


class Prize(Question[Table]):
    def options(self, table: Table) -> vec[i64]:
        return vec[i64]([PRIZE.at(coins, 0, 0) for coins in range(2)])

    def answer(self, table: Table, action: i64) -> None:
        if PRIZE.x(action):
            table.coins[self.seat] += 1
            table.tell(COINS, self.seat, 1, 0, 0)
        else:
            table.points[self.seat] += table.prize
            table.tell(POINTS, self.seat, table.prize, 0, 0)


class Toy(Game[Table]):
    NAME: ClassVar[str] = "toy"
    RULES_VERSION: ClassVar[int] = 1
    LAYOUT: ClassVar[Layout] = ACTIONS
    OPTIONS: ClassVar[list[Option]] = [Number("players", 2, 2, 4), Flag("team", False)]

    @property
    def teams(self) -> list[list[int]]:
        """With `team` those who sit at every other place, else everybody alone."""
        seats = range(self.players)
        return [list(seats[0::2]), list(seats[1::2])] if self.options["team"] else [[seat] for seat in seats]

    def blank(self) -> Table:
        return Table(self, Chance(), [])

    def setup(self, table: Table) -> None:
        for one in (table.laid, table.staked, table.points, table.cautious):
            one += [0] * self.players
        table.coins = [1] * self.players
        table.deck = vec[i64](list(range(CARDS)))
        table.hands = [sorted(self.draw(table, seat) for _ in range(HAND)) for seat in range(self.players)]

    def draw(self, table: Table, seat: int) -> int:
        table.deck, card = table.chance.draw(table.deck)
        table.tell(DREW, seat, card, 0, 0)
        return int(card)

    def advance(self, table: Table) -> None:
        table.over = table.round == ROUNDS
        if table.over:
            return
        if table.round == 1:
            for seat, hand in enumerate(table.hands):
                hand.append(self.draw(table, seat))
        table.round += 1
        table.prize = int(table.chance.die())
        table.tell(PRIZE_CAME, -1, table.prize, 0, 0)
        table.ask(Bids(self.players))

    def redeal(self, table: Table, seat: int | None) -> bool:
        others = [hand for other, hand in enumerate(table.hands) if other != seat]
        deck = vec[i64](sorted([int(card) for card in table.deck] + [card for hand in others for card in hand]))
        for hand in others:
            for at in range(len(hand)):
                deck, card = table.chance.draw(deck)
                hand[at] = int(card)
        table.deck = deck
        return True

    def asides(self, table: Table, seat: int) -> list[int]:
        return [int(CAUTION.at(1 - table.cautious[seat], 0, 0))]

    def hear(self, table: Table, action: int, seat: int) -> None:
        table.cautious[seat] = int(CAUTION.x(action))

    def restore(self, table: Table, data: Save) -> None:
        deck = wholes(data["deck"], len(data["deck"]), 0, CARDS - 1)
        table.deck = vec[i64]()
        for card in deck:
            table.deck = append(table.deck, card)
        if len(data["hands"]) != self.players:
            raise SaveError(f"{len(data['hands'])} hands instead of {self.players}")
        table.hands = [wholes(hand, len(hand), 0, CARDS - 1) for hand in data["hands"]]
        table.laid = wholes(data["laid"], self.players, 0, CARDS - 1)
        table.staked = wholes(data["staked"], self.players, 0, 1)
        table.coins = wholes(data["coins"], self.players)
        table.points = wholes(data["points"], self.players)
        table.cautious = wholes(data["cautious"], self.players, 0, 1)
        table.round, table.prize = wholes(data["round"], 2)

    def question(self, name: str, ints: list[int]) -> Question[Any]:
        if name == "Bids":
            return Bids(self.players)
        kinds: dict[str, type[Question[Any]]] = {"Lay": Lay, "Stake": Stake, "Prize": Prize}
        [seat] = wholes(ints, 1, 0, self.players - 1)
        return kinds[name](whole(seat))

    def score_sheet(self, table: Table, seat: int) -> dict[str, int]:
        [team] = [team for team in self.teams if seat in team]
        partners = sum(table.points[other] for other in team if other != seat)
        return {"points": table.points[seat], "partners": partners}

    def ranking(self, table: Table) -> list[int]:
        scores = table.scores()
        return [1 + sum(other > score for other in set(scores)) for score in scores]

    def outlook(self, table: Table, seat: int) -> float:
        return table.points[seat] + table.coins[seat] + table.staked[seat] + table.laid[seat] / CARDS
