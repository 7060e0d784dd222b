"""What lies on the table: the action board, the decks and the players' boards."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from feldberg.core.chance import Chance
from feldberg.core.errors import SaveError
from feldberg.core.game import Game
from feldberg.core.rows import NONE, zeros
from feldberg.core.saves import Distinct, Each, Field, Inner, Pile, Row, Saved, Truth, Whole
from feldberg.core.state import State
from feldberg.games.hallertau.content.cards import ALL_CARDS, MOST_WAYS, PRESSING
from feldberg.games.hallertau.content.pieces import (
    BUILDINGS,
    COLUMNS,
    DECKS,
    FARMYARD_DECKS,
    GATEWAY_DECKS,
    GOODS,
    HIGHEST_ROW,
    JEWELRY,
    LAST_CARDS,
    LOWEST_ROW,
    MOST_JEWELRY,
    MOST_ROWS,
    PLACES,
    ROUNDS,
    SECTORS,
    SPACES,
    STEPS,
    STOCK,
    WORKERS,
)

NO_BAGS: Final[list[vec[i64]]] = []  # shared and never changed

NOWHERE: Final = -1
TWICE: Final = 16  # added to what is sown on a field that carries two of it
OFFERS: Final = 2**48  # an offer is a card times this, and what it would bring

# Whether a card was played as soon as it was drawn: not, with its effect still to come, or just now.
NOT_QUICK: Final = 0
QUICK_BEFORE_EFFECT: Final = 1
QUICK: Final = 2

CARDS: Final = Distinct(ALL_CARDS - 1)


@mypyc_attr(acyclic=True, free_list_len=1)
class Player(Saved):
    """One player's boards, cards and what just happened to them."""

    def __init__(self) -> None:
        self.stock = NONE  # goods, tools, jewelry
        self.rows = NONE  # the row of every field, 0 for none
        self.sown = NONE  # what is sown on every field: the good + 1, 0 for nothing
        self.flock = NONE  # sheep on the farmyard cards and in the stable
        self.centre: i64 = 0  # steps that the community centre has made
        self.buildings = NONE  # steps that every craft building has made
        self.boulders = NONE  # the spaces of both boulders of every building, 0 once off the board
        self.workers: i64 = 0
        self.held = NONE  # cards in hand
        self.pressing = NONE  # of these, what could not be played later on
        self.played = NONE
        self.paid = NONE  # bonus cards that have paid in this phase 3
        self.pending = NONE  # programs of cards that were laid down inside an action and wait for its end
        self.before = NONE  # cards that could be played before a cost was paid
        self.used_tools: i64 = 0  # that have moved a boulder in this phase 9
        self.tools_gained: i64 = 0  # in this phase 4
        self.improved = NONE  # improvements of every building in this phase 9
        self.reaped = NONE  # goods harvested in this phase 7, or by this card
        self.harvested_fields: i64 = 0  # as bits: harvested in this phase 7
        self.doubling = False  # the next harvested field gives twice
        self.butchering = False  # at the butchery
        self.for_jewelry = False  # where jewelry may replace the sheep
        self.unsown = False  # no field was sown before this turn
        # Moments: what just happened, until the next action begins.
        self.spent_last_jewelry = False
        self.used: i64 = NOWHERE  # the space just used
        self.tools_at_once: i64 = 0
        self.exchanged: i64 = 0  # workers just turned into tools
        self.last_action = False  # workers just used up
        self.quick: i64 = NOT_QUICK
        self.drawn = NONE  # cards just drawn
        # Being asked.
        self.declined = NONE  # offers of cards that were not played
        self.fresh = True  # something has changed since the last time
        self.quiet = False  # not to be asked again in this phase
        self.everything = False  # to be asked wherever the rules allow to play a card or to decline a gain

    def fields(self) -> dict[str, Field]:
        return {
            "stock": Row(),
            "rows": Row(HIGHEST_ROW),
            "sown": Row(TWICE + GOODS),
            "flock": Row(),
            "centre": Whole(STEPS),
            "buildings": Row(STEPS),
            "boulders": Row(STEPS),
            "workers": Whole(10 * int(WORKERS[STEPS])),
            "hand": CARDS,
            "played": CARDS,
            "paid": CARDS,
            "pending": Pile(ALL_CARDS * MOST_WAYS - 1),
            "before": CARDS,
            "used_tools": Whole(),
            "tools_gained": Whole(),
            "improved": Row(STEPS),
            "reaped": Row(),
            "harvested_fields": Whole(2**COLUMNS - 1),
            "doubling": Truth(),
            "butchering": Truth(),
            "for_jewelry": Truth(),
            "unsown": Truth(),
            "spent_last_jewelry": Truth(),
            "used": Whole(SPACES - 1, low=NOWHERE),
            "tools_at_once": Whole(),
            "exchanged": Whole(),
            "last_action": Truth(),
            "quick": Whole(QUICK),
            "drawn": CARDS,
            "declined": Pile(ALL_CARDS * OFFERS - 1),
            "fresh": Truth(),
            "quiet": Truth(),
            "everything": Truth(),
        }

    @property
    def hand(self) -> vec[i64]:
        return self.held

    @hand.setter
    def hand(self, hand: vec[i64]) -> None:
        pressing = vec[i64]()
        for card in hand:
            if PRESSING[card]:
                pressing = append(pressing, card)
        self.held = hand
        self.pressing = pressing

    def restored(self) -> None:
        if self.stock[JEWELRY] > MOST_JEWELRY:
            raise SaveError(f"{self.stock[JEWELRY]} jewelry is more than {MOST_JEWELRY}")
        if any(0 < row < LOWEST_ROW for row in self.rows):
            raise SaveError(f"a field lies below row {LOWEST_ROW}")

    def copy(self) -> Player:
        twin = Player()
        twin.stock = self.stock[:]
        twin.rows = self.rows
        twin.sown = self.sown
        twin.flock = self.flock
        twin.centre = self.centre
        twin.buildings = self.buildings
        twin.boulders = self.boulders
        twin.workers = self.workers
        twin.held = self.held
        twin.pressing = self.pressing
        twin.played = self.played
        twin.paid = self.paid
        twin.pending = self.pending
        twin.before = self.before
        twin.used_tools = self.used_tools
        twin.tools_gained = self.tools_gained
        twin.improved = self.improved
        twin.reaped = self.reaped
        twin.harvested_fields = self.harvested_fields
        twin.doubling = self.doubling
        twin.butchering = self.butchering
        twin.for_jewelry = self.for_jewelry
        twin.unsown = self.unsown
        twin.spent_last_jewelry = self.spent_last_jewelry
        twin.used = self.used
        twin.tools_at_once = self.tools_at_once
        twin.exchanged = self.exchanged
        twin.last_action = self.last_action
        twin.quick = self.quick
        twin.drawn = self.drawn
        twin.declined = self.declined
        twin.fresh = self.fresh
        twin.quiet = self.quiet
        twin.everything = self.everything
        return twin


@mypyc_attr(acyclic=True, free_list_len=1)
class Table(State):
    """The action board, the decks and all players."""

    def __init__(self, game: Game[Any], chance: Chance) -> None:
        super().__init__(game, chance)
        self.players: list[Player] = []
        self.board = NONE  # workers in every row of every space
        self.bags = NO_BAGS  # unseen cards of every deck; drawn from at random, so no order is kept
        self.buried: i64 = 0  # farmyard cards that lie unseen on the stable boards, and so are not in the deck
        self.sectors = NONE  # sector cards left
        self.cleared = NONE  # workers just removed from every sector
        self.removed = NONE  # cards out of the game
        self.gateway: i64 = 0  # which of the decks is used
        self.farmyard: i64 = 0
        self.first: i64 = 0  # who holds the first-player token
        self.round: i64 = 0  # 1 to 6, 0 before the first
        self.phase: i64 = 0
        self.ending = False  # all may play cards before the phase ends
        self.turn: i64 = 0  # in phase 4 and after the last round who is next, elsewhere how many players are done
        self.active: i64 = 0  # who acts
        self.passes: i64 = 0  # players in a row who had no more cards to play, after the last round
        self.inside: i64 = 0  # how many actions are under way
        self.moment = False  # whether some player has a moment open
        self.cards = True  # whether the game is played with cards

    def fields(self) -> dict[str, Field]:
        seats = len(self.players)
        return {
            "players": Each(Inner()),
            "board": Row(MOST_ROWS),
            "bags": Each(CARDS),
            "buried": Whole(ROUNDS * seats),
            "sectors": Pile(ROUNDS - 1),
            "cleared": Row(),
            "removed": CARDS,
            "gateway": Whole(len(GATEWAY_DECKS) - 1),
            "farmyard": Whole(len(FARMYARD_DECKS) - 1),
            "first": Whole(seats - 1),
            "round": Whole(ROUNDS),
            "phase": Whole(LAST_CARDS),
            "ending": Truth(),
            "turn": Whole(seats),
            "active": Whole(seats - 1),
            "passes": Whole(seats),
            "inside": Whole(),
            "moment": Truth(),
        }

    def copy(self) -> Table:
        twin = Table(self.game, self.chance.copy())
        self.copy_to(twin)
        twin.players = [player.copy() for player in self.players]
        twin.board = self.board[:]
        twin.bags = self.bags[:]
        twin.buried = self.buried
        twin.sectors = self.sectors
        twin.cleared = self.cleared
        twin.removed = self.removed
        twin.gateway = self.gateway
        twin.farmyard = self.farmyard
        twin.first = self.first
        twin.round = self.round
        twin.phase = self.phase
        twin.ending = self.ending
        twin.turn = self.turn
        twin.active = self.active
        twin.passes = self.passes
        twin.inside = self.inside
        twin.moment = self.moment
        twin.cards = self.cards
        return twin


def new_player() -> Player:
    player = Player()
    player.stock = zeros(STOCK)
    player.rows = zeros(COLUMNS)
    player.sown = zeros(COLUMNS)
    player.flock = zeros(PLACES)
    player.buildings = zeros(BUILDINGS)
    player.boulders = zeros(2 * BUILDINGS)
    player.improved = zeros(BUILDINGS)
    player.reaped = zeros(GOODS)
    return player


def new_table(game: Game[Any], players: int, cards: bool, everything: bool) -> Table:
    """A table with nothing on it."""
    table = Table(game, Chance())
    table.players = [new_player() for _ in range(players)]
    table.board = zeros(SPACES * MOST_ROWS)
    table.bags = [NONE] * DECKS
    table.cleared = zeros(SECTORS)
    table.cards = cards
    for player in table.players:
        player.everything = everything
    return table
