"""What lies on the table: the display, the decks, the bonus tiles, and what every player has.

Nobody knows the order of a deck, a stack or the neutral supply, so none is kept: who draws, draws from all that is
left.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from feldberg.core.chance import Chance
from feldberg.core.errors import SaveError
from feldberg.core.game import Game
from feldberg.core.rows import NONE, zeros
from feldberg.core.saves import Distinct, Each, Field, Inner, Row, Saved, Truth, Whole
from feldberg.core.state import State
from feldberg.games.tuscany.box import OUR_BOX
from feldberg.games.tuscany.content import (
    BIT,
    BOARDS,
    BOARDS_OF_LETTER,
    BONUS_NAMES,
    BONUS_TILES,
    BONUSES,
    CELLS,
    COLOUR_NAMES,
    MORE_STORAGE,
    MOST_STORED,
    NEUTRALS,
    OPEN,
    OWN_TILES,
    REGION_CARDS,
    ROUNDS,
    SIDES,
    STORAGE,
    TILES,
    TYPES,
    YIELD_CARDS,
)
from feldberg.games.tuscany.domains import ARRANGEMENTS, EVERY_WAY, Domain

NOTHING: Final = -1

# What lies on a space: nothing, a tile by its number, or one of these.

WOODEN_HEX: Final = TILES
START_CASTLE: Final = TILES + 1

# The steps of the game.

JOINING: Final = 0
CHOOSING: Final = 1
PLAYING: Final = 2
ENDED: Final = 3

NO_DOMAIN: Final = Domain(EVERY_WAY[0], [vec[i64]([0] * 10)] * BOARDS)
ANY_TILES: Final = Distinct(TILES - 1)


@mypyc_attr(acyclic=True, free_list_len=1)
class Player(Saved):
    """One player's domain, cards, tiles and points."""

    def __init__(self) -> None:
        self.boards = NONE  # the numbers of the boards A, B and C
        self.arrangement: i64 = NOTHING
        self.laid = NONE  # on every space
        self.stack = NONE  # own tiles not yet turned up
        self.hand = NONE  # region cards, by colour
        self.stored = NONE  # tiles
        self.hexes: i64 = 0  # and hexes; both share the storage
        self.fresh: i64 = 0  # of these, those that came in this turn
        self.marble: i64 = 0
        self.workers: i64 = 0
        self.bonuses = NONE  # tiles of every kind
        self.green: i64 = 0
        self.direct: i64 = 0  # red points that did not come from green ones
        self.rounds = NONE  # red points by round
        # What follows from the rest
        self.domain = NO_DOMAIN
        self.covered: i64 = 0  # spaces, as bits
        self.open: i64 = 0  # empty ones beside them

    def fields(self) -> dict[str, Field]:
        return {
            "boards": Row(BOARDS_OF_LETTER - 1),
            "arrangement": Whole(ARRANGEMENTS - 1, low=NOTHING),
            "laid": Row(START_CASTLE, low=NOTHING),
            "stack": ANY_TILES,
            "hand": Row(REGION_CARDS),
            "stored": ANY_TILES,
            "hexes": Whole(MOST_STORED),
            "fresh": Whole(MOST_STORED),
            "marble": Whole(),
            "workers": Whole(),
            "bonuses": Row(BONUS_TILES),
            "green": Whole(),
            "direct": Whole(),
            "rounds": Row(),
        }

    def restored(self) -> None:
        if len(self.stored) + self.hexes > self.storage():
            raise SaveError(f"{len(self.stored)} tiles and {self.hexes} hexes find no room")
        if self.fresh > self.hexes:
            raise SaveError(f"of {self.hexes} hexes {self.fresh} cannot be new")

    def live_in(self, domain: Domain) -> None:
        """Take up what follows from the domain and what lies there."""
        self.domain = domain
        self.covered = 0
        self.open = 0
        for cell in range(i64(CELLS)):
            if self.laid[cell] != NOTHING:
                self.cover(cell)

    def cover(self, cell: i64) -> None:
        self.covered |= BIT[cell]
        self.open = (self.open | self.domain.around[cell]) & ~self.covered

    def open_spaces(self, colour: i64) -> vec[i64]:
        """The spaces of a colour on which a piece may be placed."""
        found = vec[i64]()
        for cell in self.domain.of_colour[colour]:
            if self.open & BIT[cell] != 0:
                found = append(found, cell)
        return found

    def storage(self) -> i64:
        """How many pieces can be stored."""
        return STORAGE + self.bonuses[MORE_STORAGE]

    def has_room(self) -> bool:
        return len(self.stored) + self.hexes < self.storage()

    def cards(self) -> i64:
        count: i64 = 0
        for cards in self.hand:
            count += cards
        return count

    def copy(self) -> Player:
        twin = Player()
        twin.boards = self.boards
        twin.arrangement = self.arrangement
        twin.laid = self.laid
        twin.stack = self.stack
        twin.hand = self.hand[:]
        twin.stored = self.stored
        twin.hexes = self.hexes
        twin.fresh = self.fresh
        twin.marble = self.marble
        twin.workers = self.workers
        twin.bonuses = self.bonuses
        twin.green = self.green
        twin.direct = self.direct
        twin.rounds = self.rounds
        twin.domain = self.domain
        twin.covered = self.covered
        twin.open = self.open
        return twin


@mypyc_attr(acyclic=True, free_list_len=1)
class Table(State):
    """The middle of the table, and all players."""

    def __init__(self, game: Game[Any], chance: Chance) -> None:
        super().__init__(game, chance)
        self.box = OUR_BOX
        self.drawn: i64 = 0  # cards that the action brings
        self.players: list[Player] = []
        self.display = NONE  # open tiles, by place; NOTHING where one is missing
        self.neutral = NONE  # the neutral supply
        self.swept = NONE  # neutral tiles that were removed from the display
        self.deck = NONE  # region cards, by colour
        self.discards = NONE
        self.yields = NONE  # yield cards
        self.used_yields = NONE
        self.bonuses = NONE  # tiles left of every kind
        self.sides = NONE  # of every colour, how many players have completed it: two sides are scored
        self.step: i64 = JOINING
        self.round: i64 = 0
        self.first: i64 = 0
        self.place: i64 = 0  # whose turn it is, counted from the first player
        self.acted: i64 = 0  # actions done in this turn
        self.due = False  # the round ends with this circle
        self.last = False  # these are the turns after the third round

    def fields(self) -> dict[str, Field]:
        seats = len(self.players)
        return {
            "players": Each(Inner()),
            "display": Row(TILES - 1, low=NOTHING),
            "neutral": Distinct(NEUTRALS - 1),
            "swept": Distinct(NEUTRALS - 1),
            "deck": Row(REGION_CARDS),
            "discards": Row(REGION_CARDS),
            "yields": Distinct(YIELD_CARDS - 1),
            "used_yields": Distinct(YIELD_CARDS - 1),
            "bonuses": Row(BONUS_TILES),
            "sides": Row(SIDES),
            "step": Whole(ENDED),
            "round": Whole(ROUNDS),
            "first": Whole(seats - 1),
            "place": Whole(seats),
            "acted": Whole(2),
            "due": Truth(),
            "last": Truth(),
        }

    def restored(self) -> None:
        """What follows from the rest; and nothing of the box is missing that cannot have gone, or there twice."""
        for player in self.players:
            if player.arrangement != NOTHING:
                ways = self.box.ways(player.boards)
                if int(player.arrangement) not in ways:
                    raise SaveError(f"the boards cannot be joined in the way {player.arrangement}")
                player.live_in(ways[int(player.arrangement)])
        for colour, name in enumerate(COLOUR_NAMES):
            cards = self.deck[colour] + self.discards[colour]
            for player in self.players:
                cards += player.hand[colour]
            if cards != self.box.region_cards[colour]:
                raise SaveError(f"there are {self.box.region_cards[colour]} {name} cards, not {cards}")
        for kind, bonus in enumerate(BONUS_NAMES):
            tiles = self.bonuses[kind] + sum([player.bonuses[kind] for player in self.players])
            if tiles != BONUS_TILES:
                raise SaveError(f"there are {BONUS_TILES} bonus tiles {bonus}, not {tiles}")
        if sorted([*self.yields, *self.used_yields]) != list(range(YIELD_CARDS)):
            raise SaveError("the yield cards are not those of the box, each once")
        places = [self.display, self.neutral, self.swept]
        for player in self.players:
            places += [player.laid, player.stack, player.stored]
        for tile, next_tile in pairwise(sorted([tile for place in places for tile in place if 0 <= tile < TILES])):
            if tile == next_tile:
                raise SaveError(f"tile {tile} lies in two places")

    def copy(self) -> Table:
        twin = Table(self.game, self.chance.copy())
        self.copy_to(twin)
        twin.box = self.box
        twin.drawn = self.drawn
        twin.players = [player.copy() for player in self.players]
        twin.display = self.display[:]
        twin.neutral = self.neutral
        twin.swept = self.swept
        twin.deck = self.deck[:]
        twin.discards = self.discards
        twin.yields = self.yields
        twin.used_yields = self.used_yields
        twin.bonuses = self.bonuses
        twin.sides = self.sides
        twin.step = self.step
        twin.round = self.round
        twin.first = self.first
        twin.place = self.place
        twin.acted = self.acted
        twin.due = self.due
        twin.last = self.last
        return twin

    def seat_at(self, place: i64) -> i64:
        """Who comes so many places after the first player."""
        count: i64 = len(self.players)
        return (self.first + place) % count


def new_player() -> Player:
    player = Player()
    player.boards = zeros(BOARDS)
    player.laid = vec[i64]([NOTHING] * CELLS)
    player.hand = zeros(TYPES)
    player.bonuses = zeros(BONUSES)
    player.rounds = zeros(ROUNDS)
    return player


def new_table(game: Game[Any], players: int) -> Table:
    """A table with nothing on it."""
    table = Table(game, Chance())
    table.players = [new_player() for _ in range(players)]
    table.display = vec[i64]([NOTHING] * OPEN)
    table.deck = zeros(TYPES)
    table.discards = zeros(TYPES)
    table.bonuses = zeros(BONUSES)
    table.sides = zeros(TYPES)
    return table


def own_tiles(seat: i64) -> vec[i64]:
    """The tiles of a player, less the starting castle."""
    first = NEUTRALS + seat * OWN_TILES
    return vec[i64](range(int(first), int(first) + OWN_TILES))
