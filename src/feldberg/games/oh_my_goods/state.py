"""What lies on the table: the piles, the market, the assistants on offer, and what every player has."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from feldberg.core.chance import Chance
from feldberg.core.errors import SaveError
from feldberg.core.game import Game
from feldberg.core.rows import NONE, zeros
from feldberg.core.saves import Distinct, Each, Field, Inner, Row, Saved, Truth, Whole
from feldberg.core.state import State
from feldberg.games.oh_my_goods.content import (
    CARDS,
    COLOUR_OF,
    EFFICIENT_GOODS,
    FACES,
    FIRST_OFFICE,
    KIND_OF,
    MOST_BUILDINGS,
    NEW_CARDS,
    RESOURCES,
    SUNS,
)
from feldberg.games.oh_my_goods.module import Module

NOWHERE: Final = -1

# Who stands at a building: nobody, the worker in one of two ways, or an assistant, by its face.

NOBODY: Final = 0
EFFICIENT: Final = 1
SLOPPY: Final = 2
ASSISTANT: Final = 3

# What is to be done with the hand: kept, exchanged, or exchanged but for one card.

KEEP: Final = 0
EXCHANGE: Final = 1
EXCHANGE_BUT: Final = 2

# The steps of a round.

NEW_ROUND: Final = 0
OPENING: Final = 1
EXCHANGING: Final = 2
DEALING: Final = 3
SUNRISE: Final = 4
SUNSET: Final = 5
PRODUCING: Final = 6
BUILDING: Final = 7
ROUND_ENDS: Final = 8
GAME_ENDS: Final = 9

ANY_CARDS: Final = Distinct(CARDS - 1)
NO_MODULES: Final[list[Module]] = []


class Terms:
    """The numbers of a round: those of the rulebook, unless the round has others."""

    def __init__(self) -> None:
        self.new_cards: i64 = NEW_CARDS
        self.sunrise_suns: i64 = SUNS
        self.sunset_suns: i64 = SUNS
        self.market = NONE  # resources that are there besides the cards
        self.moving = True  # whether assistants may be moved
        self.efficient_goods: i64 = EFFICIENT_GOODS
        self.assistants_work = True
        self.building_discount: i64 = 0  # coins off every building
        self.hiring_discount: i64 = 0  # and off every assistant


USUAL: Final = Terms()


@mypyc_attr(acyclic=True, free_list_len=1)
class Player(Saved):
    """One player's cards, buildings, goods and people."""

    def __init__(self) -> None:
        self.hand = NONE
        self.aside: i64 = NOWHERE  # the card that is to be built in this round
        self.buildings = NONE  # cards, in the order built; a place in this row is what others call a slot
        self.goods: list[vec[i64]] = []  # on every building, the cards that lie there face down
        self.people = NONE  # at every building
        self.under = NONE  # the tower under every building: its card + 1, 0 for none
        self.spares = NONE  # how many resources every building does without in this turn, whoever works there
        self.discount: i64 = 0  # coins off the building of this turn
        self.free_moves: i64 = 0  # how many times an assistant may be moved for nothing in this round
        self.exchange: i64 = KEEP
        self.owed: i64 = 0  # cards still to be drawn for the hand, in phase I
        self.extra: i64 = 0  # cards that it gets beyond those that all get
        self.produced: i64 = 0  # as bits: buildings that have produced in this turn
        self.opened: i64 = NOWHERE  # the building that has produced last: its chain is open
        self.coming: i64 = 0  # goods still to be drawn for it
        self.made: i64 = 0  # and those drawn
        self.missing = NONE  # what it still lacks of every resource while cards are discarded for it, and how many
        self.offices = NONE  # the resources that offices bring; follows from the buildings

    def fields(self) -> dict[str, Field]:
        return {
            "hand": ANY_CARDS,
            "aside": Whole(CARDS - 1, low=NOWHERE),
            "buildings": ANY_CARDS,
            "goods": Each(ANY_CARDS),
            "people": Row(ASSISTANT + FACES - 1),
            "under": Row(CARDS),
            "spares": Row(RESOURCES),
            "discount": Whole(),
            "free_moves": Whole(FACES),
            "exchange": Whole(EXCHANGE_BUT + CARDS - 1),
            "owed": Whole(CARDS),
            "extra": Whole(CARDS),
            "produced": Whole(2**MOST_BUILDINGS - 1),
            "opened": Whole(MOST_BUILDINGS - 1, low=NOWHERE),
            "coming": Whole(CARDS),
            "made": Whole(CARDS),
            "missing": Row(CARDS),
        }

    def restored(self) -> None:
        if not 0 < len(self.buildings) <= MOST_BUILDINGS:
            raise SaveError(f"nobody has {len(self.buildings)} buildings")
        if self.opened >= len(self.buildings):
            raise SaveError(f"there is no building {self.opened}")
        for slot in range(len(self.buildings), MOST_BUILDINGS):
            if self.people[slot] or len(self.goods[slot]) > 0:
                raise SaveError(f"there is no building {slot} for people or goods")
        for card in self.buildings:
            self.open_office(card)

    def open_office(self, card: i64) -> None:
        """Note the resource that a building brings, if it does."""
        resource: i64 = KIND_OF[card] - FIRST_OFFICE
        if 0 <= resource < RESOURCES:
            self.offices[resource] += 1

    def copy(self) -> Player:
        twin = Player()
        twin.hand = self.hand
        twin.aside = self.aside
        twin.buildings = self.buildings
        twin.goods = self.goods[:]
        twin.people = self.people[:]
        twin.under = self.under
        twin.spares = self.spares[:]
        twin.discount = self.discount
        twin.free_moves = self.free_moves
        twin.exchange = self.exchange
        twin.owed = self.owed
        twin.extra = self.extra
        twin.produced = self.produced
        twin.opened = self.opened
        twin.coming = self.coming
        twin.made = self.made
        twin.missing = self.missing[:]
        twin.offices = self.offices[:]
        return twin


@mypyc_attr(acyclic=True, free_list_len=1)
class Table(State):
    """The middle of the table, and all players."""

    def __init__(self, game: Game[Any], chance: Chance) -> None:
        super().__init__(game, chance)
        self.players: list[Player] = []
        self.deck = NONE  # the draw pile, its top card last
        self.discards = NONE  # cards of the discard pile that everybody has seen
        self.spent = NONE  # those that nobody has: they were goods
        self.sunrise = NONE  # the rows of the market
        self.sunset = NONE
        self.offer = NONE  # faces of the assistants
        self.middle = NONE  # buildings that lie open for everybody
        self.modules = NO_MODULES
        self.terms = USUAL
        self.round: i64 = 0
        self.first: i64 = 0  # the active player
        self.step: i64 = NEW_ROUND
        self.place: i64 = 0  # whose turn it is in phase IV, counted from the active player
        self.ending = False  # somebody has an eighth building
        self.last = False  # this is the last round
        self.rounds: i64 = 0  # how many there are; 0 where the eighth building brings the end
        self.both = False  # a turn may bring a building and an assistant
        self.keep_one = False  # variants: a card may be kept when exchanging
        self.two_for_one = False  # two cards stand for any resource
        self.market = NONE  # the resources of both rows; follows from them

    def fields(self) -> dict[str, Field]:
        seats = len(self.players)
        base: dict[str, Field] = {
            "players": Each(Inner()),
            "deck": ANY_CARDS,
            "discards": ANY_CARDS,
            "spent": ANY_CARDS,
            "sunrise": ANY_CARDS,
            "sunset": ANY_CARDS,
            "offer": Distinct(FACES - 1),
            "round": Whole(),
            "first": Whole(seats - 1),
            "step": Whole(GAME_ENDS),
            "place": Whole(seats),
            "ending": Truth(),
            "last": Truth(),
        }
        return base | {"middle": ANY_CARDS, "modules": Each(Inner())} if self.modules else base

    def restored(self) -> None:
        for card in self.sunrise:
            self.market[COLOUR_OF[card]] += 1
        for card in self.sunset:
            self.market[COLOUR_OF[card]] += 1
        for module in self.modules:
            module.resumed(self)

    def copy(self) -> Table:
        twin = Table(self.game, self.chance.copy())
        self.copy_to(twin)
        twin.players = [player.copy() for player in self.players]
        twin.deck = self.deck[:]
        twin.discards = self.discards
        twin.spent = self.spent
        twin.sunrise = self.sunrise
        twin.sunset = self.sunset
        twin.offer = self.offer
        twin.middle = self.middle
        if self.modules:
            twin.modules = [module.copy() for module in self.modules]
        twin.terms = self.terms
        twin.round = self.round
        twin.first = self.first
        twin.step = self.step
        twin.place = self.place
        twin.ending = self.ending
        twin.last = self.last
        twin.rounds = self.rounds
        twin.both = self.both
        twin.keep_one = self.keep_one
        twin.two_for_one = self.two_for_one
        twin.market = self.market[:]
        return twin

    def seat_at(self, place: i64) -> i64:
        """Who comes so many places after the active player."""
        count: i64 = len(self.players)
        return (self.first + place) % count


def new_player() -> Player:
    player = Player()
    player.goods = [NONE] * MOST_BUILDINGS
    player.people = zeros(MOST_BUILDINGS)
    player.under = zeros(MOST_BUILDINGS)
    player.spares = zeros(MOST_BUILDINGS)
    player.missing = zeros(RESOURCES + 1)
    player.offices = zeros(RESOURCES)
    return player


def new_table(game: Game[Any], players: int, keep_one: bool, two_for_one: bool, modules: list[Module]) -> Table:
    """A table with nothing on it."""
    table = Table(game, Chance())
    table.players = [new_player() for _ in range(players)]
    table.market = zeros(RESOURCES)
    table.modules = modules
    table.keep_one = keep_one
    table.two_for_one = two_for_one
    return table
