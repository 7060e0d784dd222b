"""What lies on the table: the action board, the decks and the players' boards."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from feldberg.core.chance import Chance
from feldberg.core.errors import SaveError
from feldberg.core.game import Game
from feldberg.core.questions import Question
from feldberg.core.saves import Save, whole, wholes
from feldberg.core.state import State
from feldberg.games.hallertau.content.cards import ALL_CARDS
from feldberg.games.hallertau.content.pieces import (
    BUILDINGS,
    COLUMNS,
    DECKS,
    GOODS,
    HIGHEST_ROW,
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

# Shared stand-ins for what a new or copied table gets next; never changed.
NONE: Final = vec[i64]()
NO_BAGS: Final[list[vec[i64]]] = []

NOWHERE: Final = -1
TWICE: Final = 16  # added to what is sown on a field that carries two of it
OFFERS: Final = 1 << SPACES  # an offer is a card times this, and what it would bring

# Whether a card was played as soon as it was drawn: not, with its effect still to come, or just now.
NOT_QUICK: Final = 0
QUICK_BEFORE_EFFECT: Final = 1
QUICK: Final = 2


def zeros(length: int) -> vec[i64]:
    return vec[i64]([0] * length)


def listed(numbers: vec[i64]) -> list[int]:
    return [int(number) for number in numbers]


def without(numbers: vec[i64], one: i64) -> vec[i64]:
    """A new list less one of its numbers."""
    rest = vec[i64](capacity=len(numbers))
    gone = False
    for number in numbers:
        if number == one and not gone:
            gone = True
        else:
            rest = append(rest, number)
    return rest


def joined(numbers: vec[i64], one: i64) -> vec[i64]:
    """A new list with one number more: lists of cards are shared between copies and never changed."""
    more = vec[i64](capacity=len(numbers) + 1)
    for number in numbers:
        more = append(more, number)
    return append(more, one)


class Player:
    """One player's boards, cards and what just happened to them."""

    stock: vec[i64]
    rows: vec[i64]
    sown: vec[i64]
    flock: vec[i64]
    centre: i64
    buildings: vec[i64]
    boulders: vec[i64]
    workers: i64
    hand: vec[i64]
    played: vec[i64]
    paid: vec[i64]
    pending: vec[i64]
    before: vec[i64]
    used_tools: i64
    tools_gained: i64
    improved: vec[i64]
    reaped: vec[i64]
    harvested_fields: i64
    doubling: bool
    butchering: bool
    for_jewelry: bool
    unsown: bool
    spent_last_jewelry: bool
    used: i64
    tools_at_once: i64
    exchanged: i64
    last_action: bool
    quick: i64
    drawn: vec[i64]
    declined: vec[i64]
    fresh: bool
    quiet: bool
    everything: bool

    def __init__(self) -> None:
        self.stock = NONE  # goods, tools, jewelry
        self.rows = NONE  # the row of every field, 0 for none
        self.sown = NONE  # what is sown on every field: the good + 1, 0 for nothing
        self.flock = NONE  # sheep on the farmyard cards and in the stable
        self.centre = 0  # steps that the community centre has made
        self.buildings = NONE  # steps that every craft building has made
        self.boulders = NONE  # the spaces of both boulders of every building, 0 once off the board
        self.workers = 0
        self.hand = NONE
        self.played = NONE
        self.paid = NONE  # bonus cards that have paid in this phase 3
        self.pending = NONE  # programs of cards that were laid down inside an action and wait for its end
        self.before = NONE  # cards that could be played before a cost was paid
        self.used_tools = 0  # that have moved a boulder in this phase 9
        self.tools_gained = 0  # in this phase 4
        self.improved = NONE  # improvements of every building in this phase 9
        self.reaped = NONE  # goods harvested in this phase 7, or by this card
        self.harvested_fields = 0  # as bits: harvested in this phase 7
        self.doubling = False  # the next harvested field gives twice
        self.butchering = False  # at the butchery
        self.for_jewelry = False  # where jewelry may replace the sheep
        self.unsown = False  # no field was sown before this turn
        # Moments: what just happened, until the next action begins.
        self.spent_last_jewelry = False
        self.used = NOWHERE  # the space just used
        self.tools_at_once = 0
        self.exchanged = 0  # workers just turned into tools
        self.last_action = False  # workers just used up
        self.quick = NOT_QUICK
        self.drawn = NONE  # cards just drawn
        # Being asked.
        self.declined = NONE  # offers of cards of the moment or the board that were not played
        self.fresh = True  # something has changed since the last time
        self.quiet = False  # not to be asked again in this phase
        self.everything = False  # to be asked wherever the rules allow to play a card or to decline a gain

    def copy(self) -> Player:
        twin = Player()
        twin.stock = self.stock[:]
        twin.rows = self.rows[:]
        twin.sown = self.sown[:]
        twin.flock = self.flock[:]
        twin.centre = self.centre
        twin.buildings = self.buildings[:]
        twin.boulders = self.boulders[:]
        twin.workers = self.workers
        twin.hand = self.hand
        twin.played = self.played
        twin.paid = self.paid
        twin.pending = self.pending
        twin.before = self.before
        twin.used_tools = self.used_tools
        twin.tools_gained = self.tools_gained
        twin.improved = self.improved[:]
        twin.reaped = self.reaped[:]
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

    def data(self) -> Save:
        return {
            "stock": listed(self.stock),
            "rows": listed(self.rows),
            "sown": listed(self.sown),
            "flock": listed(self.flock),
            "centre": int(self.centre),
            "buildings": listed(self.buildings),
            "boulders": listed(self.boulders),
            "workers": int(self.workers),
            "hand": listed(self.hand),
            "played": listed(self.played),
            "paid": listed(self.paid),
            "pending": listed(self.pending),
            "before": listed(self.before),
            "improved": listed(self.improved),
            "reaped": listed(self.reaped),
            "drawn": listed(self.drawn),
            "declined": listed(self.declined),
            "counts": [
                int(self.used_tools),
                int(self.tools_gained),
                int(self.harvested_fields),
                int(self.used) + 1,
                int(self.tools_at_once),
                int(self.exchanged),
                int(self.quick),
            ],
            "flags": [
                int(self.doubling),
                int(self.butchering),
                int(self.for_jewelry),
                int(self.unsown),
                int(self.spent_last_jewelry),
                int(self.last_action),
                int(self.fresh),
                int(self.quiet),
                int(self.everything),
            ],
        }


class Table(State):
    """The action board, the decks and all players."""

    players: list[Player]
    board: vec[i64]
    bags: list[vec[i64]]
    buried: i64
    sectors: vec[i64]
    cleared: vec[i64]
    removed: vec[i64]
    gateway: i64
    farmyard: i64
    first: i64
    round: i64
    phase: i64
    ending: bool
    turn: i64
    active: i64
    passes: i64
    inside: i64
    moment: bool
    cards: bool

    def __init__(self, game: Game[Any], chance: Chance, agenda: list[Question[Any]]) -> None:
        super().__init__(game, chance, agenda)
        self.players = []
        self.board = NONE  # workers in every row of every space
        self.bags = NO_BAGS  # unseen cards of every deck; drawn from at random, so no order is kept
        self.buried = 0  # farmyard cards that lie unseen on the stable boards, and so are not in the deck
        self.sectors = NONE  # sector cards left
        self.cleared = NONE  # workers just removed from every sector
        self.removed = NONE  # cards out of the game
        self.gateway = 0  # which of the decks is used
        self.farmyard = 0
        self.first = 0  # who holds the first-player token
        self.round = 0  # 1 to 6, 0 before the first
        self.phase = 0
        self.ending = False  # all may play cards before the phase ends
        self.turn = 0  # in phase 4 and after the last round who is next, elsewhere how many players are done
        self.active = 0  # who acts
        self.passes = 0  # players in a row who had no more cards to play, after the last round
        self.inside = 0  # how many actions are under way
        self.moment = False  # whether some player has a moment open
        self.cards = True  # whether the game is played with cards

    def copy(self) -> Table:
        twin = Table(self.game, self.chance.copy(), self.agenda[:])
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

    def data(self) -> Save:
        return {
            "players": [player.data() for player in self.players],
            "board": listed(self.board),
            "bags": [listed(bag) for bag in self.bags],
            "buried": int(self.buried),
            "sectors": listed(self.sectors),
            "cleared": listed(self.cleared),
            "removed": listed(self.removed),
            "decks": [int(self.gateway), int(self.farmyard)],
            "first": int(self.first),
            "round": int(self.round),
            "phase": int(self.phase),
            "ending": self.ending,
            "turn": int(self.turn),
            "active": int(self.active),
            "passes": int(self.passes),
            "inside": int(self.inside),
            "moment": self.moment,
        }


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
    table = Table(game, Chance(), [])
    table.players = [new_player() for _ in range(players)]
    table.board = zeros(SPACES * MOST_ROWS)
    table.bags = [NONE] * DECKS
    table.cleared = zeros(SECTORS)
    table.cards = cards
    for player in table.players:
        player.everything = everything
    return table


def restore(table: Table, data: Save) -> None:
    """Put back what `Table.data` gave, with every number in its bounds."""
    count = len(table.players)
    if len(data["players"]) != count:
        raise SaveError(f"{len(data['players'])} players instead of {count}")
    table.players = [restored_player(player) for player in data["players"]]
    table.board = vec[i64](wholes(data["board"], SPACES * MOST_ROWS, 0, MOST_ROWS))
    if len(data["bags"]) != DECKS:
        raise SaveError(f"{len(data['bags'])} decks instead of {DECKS}")
    table.bags = [cards(bag) for bag in data["bags"]]
    [table.buried] = wholes([data["buried"]], 1, 0, ROUNDS * count)
    table.sectors = vec[i64](wholes(data["sectors"], len(data["sectors"]), 0, ROUNDS - 1))
    table.cleared = vec[i64](wholes(data["cleared"], SECTORS))
    table.removed = cards(data["removed"])
    table.gateway, table.farmyard = wholes(data["decks"], 2, 0, 3)
    [table.first] = wholes([data["first"]], 1, 0, count - 1)
    [table.round] = wholes([data["round"]], 1, 0, ROUNDS)
    [table.phase] = wholes([data["phase"]], 1, 0, LAST_CARDS)
    table.ending = bool(data["ending"])
    [table.turn] = wholes([data["turn"]], 1, 0, count)
    [table.active] = wholes([data["active"]], 1, 0, count - 1)
    [table.passes] = wholes([data["passes"]], 1, 0, count)
    table.inside = whole(data["inside"])
    table.moment = bool(data["moment"])


def cards(numbers: Any) -> vec[i64]:
    """Different cards."""
    if len(set(numbers)) != len(numbers):
        raise SaveError("a card is there twice")
    return vec[i64](wholes(numbers, len(numbers), 0, ALL_CARDS - 1))


def restored_player(data: Save) -> Player:
    player = new_player()
    player.stock = vec[i64](wholes(data["stock"], STOCK))
    if player.stock[STOCK - 1] > MOST_JEWELRY:
        raise SaveError(f"{player.stock[STOCK - 1]} jewelry is more than {MOST_JEWELRY}")
    player.rows = vec[i64](wholes(data["rows"], COLUMNS, 0, HIGHEST_ROW))
    if any(0 < row < LOWEST_ROW for row in player.rows):
        raise SaveError(f"a field lies below row {LOWEST_ROW}")
    player.sown = vec[i64](wholes(data["sown"], COLUMNS, 0, TWICE + GOODS))
    player.flock = vec[i64](wholes(data["flock"], PLACES))
    [player.centre] = wholes([data["centre"]], 1, 0, STEPS)
    player.buildings = vec[i64](wholes(data["buildings"], BUILDINGS, 0, STEPS))
    player.boulders = vec[i64](wholes(data["boulders"], 2 * BUILDINGS, 0, STEPS))
    [player.workers] = wholes([data["workers"]], 1, 0, 10 * int(WORKERS[STEPS]))
    player.hand = cards(data["hand"])
    player.played = cards(data["played"])
    player.paid = cards(data["paid"])
    player.pending = vec[i64](wholes(data["pending"], len(data["pending"])))
    player.before = cards(data["before"])
    player.improved = vec[i64](wholes(data["improved"], BUILDINGS, 0, STEPS))
    player.reaped = vec[i64](wholes(data["reaped"], GOODS))
    player.drawn = cards(data["drawn"])
    player.declined = vec[i64](wholes(data["declined"], len(data["declined"]), 0, ALL_CARDS * OFFERS - 1))
    counts = wholes(data["counts"], 7)
    player.used_tools = counts[0]
    player.tools_gained = counts[1]
    player.harvested_fields = counts[2]
    [used] = wholes(counts[3:4], 1, 0, SPACES)
    player.used = used - 1
    player.tools_at_once = counts[4]
    player.exchanged = counts[5]
    [player.quick] = wholes(counts[6:7], 1, 0, QUICK)
    flags = [flag == 1 for flag in wholes(data["flags"], 9, 0, 1)]
    player.doubling = flags[0]
    player.butchering = flags[1]
    player.for_jewelry = flags[2]
    player.unsown = flags[3]
    player.spent_last_jewelry = flags[4]
    player.last_action = flags[5]
    player.fresh = flags[6]
    player.quiet = flags[7]
    player.everything = flags[8]
    return player
