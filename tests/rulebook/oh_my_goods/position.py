"""Positions for rule tests: a table cleared of everything that was dealt or laid out, to be furnished by hand.

Cards are named as the test needs them: 'wheat' is any card that carries wheat, 'mill' any mill, 29 the one with that
number in the list of all cards (test_deck). Assistants are named by the buildings they ask for: '2 red'. Of Longsdale
'watchtower' is any one, 'red watchtower' that of a colour, and characters are named in CHARACTERS.
"""

from __future__ import annotations

from copy import copy
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

import feldberg
from feldberg.core.events import Event
from feldberg.core.questions import Plan
from feldberg.games.oh_my_goods import questions
from feldberg.games.oh_my_goods.content import (
    ASSISTANTS,
    CARDS,
    COLOUR_NAMES,
    COLOUR_OF,
    DECK,
    FIRST_CHARACTER,
    FIRST_LONGSDALE,
    GOOD_NAMES,
    KIND_NAMES,
    KIND_OF,
    MOST_BUILDINGS,
    RESOURCE_NAMES,
    SUN,
)
from feldberg.games.oh_my_goods.modules.longsdale.content import EVENTS
from feldberg.games.oh_my_goods.modules.longsdale.rules import module_of, strength
from feldberg.games.oh_my_goods.rules import goods
from feldberg.games.oh_my_goods.state import (
    ASSISTANT,
    BUILDING,
    EFFICIENT,
    NEW_ROUND,
    NOBODY,
    PRODUCING,
    ROUND_ENDS,
    SLOPPY,
    SUNRISE,
    SUNSET,
    Player,
    Table,
)

Name = str | int
Choice = dict[str, int | str]
CARRIED: list[str] = [*RESOURCE_NAMES]
ANY = "any"
CHARACTERS = ["Tony Grosh", "carter", "miller", "innkeeper"]
WORKERS = {"efficient": EFFICIENT, "sloppy": SLOPPY}


def some(counts: dict[str, int]) -> dict[str, int]:
    """Those of which there is at least one."""
    return {name: count for name, count in counts.items() if count}


def face(asks: str) -> int:
    """The face of an assistant that asks for these buildings."""
    return next(number for number, (required, _, _) in enumerate(ASSISTANTS) if required == asks)


def fits(card: int, name: Name) -> bool:
    if isinstance(name, int):
        return card == name - 1
    if name == ANY:
        return True
    resource, _, sun = name.partition(" ")
    if resource in CARRIED and sun in ("", "sun"):
        return COLOUR_OF[card] == CARRIED.index(resource) and SUN[card] == (1 if sun else 0)
    return KIND_NAMES[KIND_OF[card]] == name


def is_green(card: int) -> bool:
    return int(COLOUR_OF[card]) == 0


class Position:
    """A game in round 2, with nobody having anything but the charburner that needs 2 wheat and 1 wood (seat 0), wool
    (1), clay (2) or stone (3).

    All deck cards are in the draw pile. Furnish the table, then let a phase begin. Seat 0 is the active player.
    """

    def __init__(self, players: int = 2, **options: Any) -> None:
        self.game = feldberg.game("oh_my_goods", players=players, **options)
        self.table: Table = self.game.start(seed=1)
        table = self.table
        table.drop_questions()
        table.first = 0
        table.round = 2
        table.deck = vec[i64](range(len(DECK)))
        table.offer = vec[i64]()
        self.on_top: list[int] = []  # cards that the test has put on the draw pile
        for seat, player in enumerate(table.players):
            player.hand = vec[i64]()
            player.buildings = vec[i64]([len(DECK) + seat])
            player.goods = [vec[i64]()] * MOST_BUILDINGS
            player.people = vec[i64]([NOBODY] * MOST_BUILDINGS)

    def copy(self) -> Position:
        twin = copy(self)
        twin.table = self.table.copy()
        return twin

    # Furnishing

    def card(self, name: Name) -> int:
        """Take a card out of the draw pile; of a resource one without a half-sun, unless 'wheat sun' is said."""
        free = [int(card) for card in self.table.deck if card not in self.on_top]
        found = max(
            (card for card in free if fits(card, name)), key=lambda card: (name == ANY and is_green(card), card)
        )
        self.table.deck = vec[i64]([card for card in self.table.deck if card != found])
        return found

    def cards(self, *names: Name) -> list[int]:
        return [self.card(name) for name in names]

    def player(self, seat: int = 0) -> Player:
        return self.table.players[seat]

    def hand(self, *names: Name, seat: int = 0) -> list[int]:
        """Give a player these cards; their numbers."""
        found = self.cards(*names)
        self.player(seat).hand = vec[i64]([*self.player(seat).hand, *found])
        return found

    def aside(self, name: Name, seat: int = 0) -> int:
        """Lay a card aside."""
        self.player(seat).aside = self.card(name)
        return int(self.player(seat).aside)

    def market(self, *names: Name) -> list[int]:
        """Lay the first row of the market."""
        found = self.cards(*names)
        self.table.sunrise = vec[i64]([*self.table.sunrise, *found])
        return self.counted(found)

    def evening(self, *names: Name) -> list[int]:
        """Lay the second row of the market."""
        found = self.cards(*names)
        self.table.sunset = vec[i64]([*self.table.sunset, *found])
        return self.counted(found)

    def counted(self, cards: list[int]) -> list[int]:
        for card in cards:
            self.table.market[COLOUR_OF[card]] += 1
        return cards

    def building(self, name: Name, goods: int = 0, person: str = "", seat: int = 0) -> int:
        """Put up a building with so many goods and a person, 'efficient', 'sloppy' or the face of an assistant."""
        player = self.player(seat)
        player.buildings = vec[i64]([*player.buildings, self.card(name)])
        player.open_office(player.buildings[-1])
        slot = len(player.buildings) - 1
        self.goods(slot, goods, seat)
        self.person(person, slot, seat)
        return slot

    def buildings(self, *names: Name, seat: int = 0) -> list[int]:
        return [self.building(name, seat=seat) for name in names]

    def goods(self, slot: int, count: int, seat: int = 0) -> None:
        """Lay so many cards face down on a building."""
        self.player(seat).goods[slot] = vec[i64](self.cards(*[ANY] * count))

    def person(self, who: str, slot: int = 0, seat: int = 0) -> None:
        if who:
            self.player(seat).people[slot] = WORKERS.get(who) or ASSISTANT + face(who)

    def offer(self, *asks: str) -> None:
        """Lay out assistants for hire."""
        self.table.offer = vec[i64]([face(one) for one in asks])

    def pile(self, *names: Name) -> list[int]:
        """Put these cards on top of the draw pile, the first of them uppermost."""
        found = self.cards(*names)
        self.table.deck = vec[i64]([*self.table.deck, *reversed(found)])
        self.on_top = found
        return found

    def only(self, *names: Name) -> list[int]:
        """Let the draw pile have these cards alone; the rest leaves the game."""
        found = self.cards(*names)
        self.table.deck = vec[i64](reversed(found))
        return found

    def discards(self, *names: Name) -> list[int]:
        found = self.cards(*names)
        self.table.discards = vec[i64]([*self.table.discards, *found])
        return found

    def spent(self, *names: Name) -> list[int]:
        """Goods that were paid: discards that nobody has seen."""
        found = self.cards(*names)
        self.table.spent = vec[i64]([*self.table.spent, *found])
        return found

    def last_round(self) -> None:
        self.table.ending = True
        self.table.last = True

    # Phases. What follows of itself happens, up to the next decision.

    def go(self, step: int) -> Position:
        self.table.step = step
        self.table.events = []
        return self.settled()

    def settled(self) -> Position:
        """Go on as the game does, but ask a player in phase IV even where there is a single answer."""
        table = self.table
        while True:
            while table.next_question() is None:
                if table.over:
                    return self
                self.game.advance(table)
            top = table.top
            if isinstance(top, Plan):
                if not table.settle_plan(top):
                    return self
                continue
            table.renew_choices()
            if len(table.choices) > 1 or isinstance(top, questions.Produce | questions.Build):
                return self
            table.take_question().answer(table, table.choices[0])

    def new_cards(self) -> Position:
        """Phase I of a new round."""
        return self.go(NEW_ROUND)

    def sunrise(self) -> Position:
        """Phase II: the market opens."""
        return self.go(SUNRISE)

    def plans(self) -> Position:
        """Phase II with the market as it was laid: all plan."""
        self.table.ask(questions.Dawn(len(self.table.players)))
        return self.go(SUNSET)

    def sunset(self) -> Position:
        """Phase III: the market closes."""
        return self.go(SUNSET)

    def turn(self, seat: int = 0) -> Position:
        """Phase IV of a player."""
        self.table.place = seat
        return self.go(PRODUCING)

    def build_step(self, seat: int = 0) -> Position:
        """Phase IV of a player after production."""
        self.table.place = seat
        return self.go(BUILDING)

    def end_round(self) -> Position:
        return self.go(ROUND_ENDS)

    # Answering

    def choices(self, kind: str | None = None, seat: int | None = None) -> list[Choice]:
        """The legal answers of a seat, of one kind or all, with goods and faces by name."""
        found = [self.named(action) for action in self.table.legal(seat)]
        return [choice for choice in found if kind is None or choice["kind"] == kind]

    def named(self, action: int) -> Choice:
        parts = self.game.parts(action)
        if "good" in parts:
            parts["good"] = GOOD_NAMES[int(parts["good"])]
        if "face" in parts:
            parts["face"] = ASSISTANTS[int(parts["face"])][0]
        return parts

    def kinds(self, seat: int | None = None) -> set[str]:
        return {str(choice["kind"]) for choice in self.choices(seat=seat)}

    def can(self, kind: str, seat: int | None = None, **parts: int | str) -> bool:
        return any(parts.items() <= choice.items() for choice in self.choices(kind, seat))

    def do(self, kind: str, seat: int | None = None, **parts: int | str) -> Position:
        """Play the one legal answer with these parts."""
        wanted = {"kind": kind, **parts}.items()
        found = [action for action in self.table.legal(seat) if wanted <= self.named(action).items()]
        assert len(found) == 1, f"{kind} {parts} is not one of {self.choices(seat=seat)}"
        self.table.events = []
        if isinstance(self.table.top, Plan):
            self.table.plan_step(self.table.seat if seat is None else seat, found[0])
        else:
            self.table.take_question().answer(self.table, found[0])
        return self.settled()

    def answer(self, choice: Choice, seat: int | None = None) -> Position:
        """Play one of `choices`."""
        parts = dict(choice)
        return self.do(str(parts.pop("kind")), seat, **parts)

    # Looking

    def coal(self, seat: int = 0) -> int:
        return self.on(0, seat)

    def on(self, slot: int, seat: int = 0) -> int:
        """How many goods lie on a building."""
        return len(self.player(seat).goods[slot])

    def hand_of(self, seat: int = 0) -> list[int]:
        return [int(card) for card in self.player(seat).hand]

    def who(self, slot: int, seat: int = 0) -> str:
        """The person at a building, as `person` names it."""
        number = int(self.player(seat).people[slot])
        if number >= ASSISTANT:
            return ASSISTANTS[number - ASSISTANT][0]
        return next((name for name, mode in WORKERS.items() if mode == number), "")

    def events(self, kind: str) -> list[Event]:
        return [event for event in self.table.events if event.kind.name == kind]

    @property
    def question(self) -> str:
        """The name of the question asked now."""
        top = self.table.top
        drafts = self.table.draft(self.table.seat) if isinstance(top, Plan) else self.table
        return type(drafts.top).__name__


def named(card: int) -> list[str]:
    """What a card of Longsdale may be called."""
    if card >= FIRST_CHARACTER:
        return [CHARACTERS[card - FIRST_CHARACTER]]
    kind = KIND_NAMES[KIND_OF[card]]
    return [kind, f"{COLOUR_NAMES[COLOUR_OF[card]]} {kind}"]


class Longsdale(Position):
    """The second round of a chapter, with an event of one's choice: tax collectors, long gone, unless told otherwise.

    Nothing lies in the middle, and no card of Longsdale is in play but those that the test names.
    """

    def __init__(self, event: int = 8, players: int = 2, **options: Any) -> None:
        super().__init__(players, **{"expansion": "longsdale", "chapter": "1", **options})
        self.box = list(range(FIRST_LONGSDALE, CARDS))  # cards that the test has not named yet
        self.module = module_of(self.table)
        others = [number for number in (5, 9, *EVENTS) if number not in (event, 10)]
        coming = list(dict.fromkeys(others))[: len(self.module.events) - 1]
        self.module.events = vec[i64]([coming[0], event, *coming[1:]])
        self.table.middle = vec[i64]()
        self.clear_market()
        self.module.apply(self.table)
        self.module.stock_market(self.table)

    def clear_market(self) -> None:
        self.table.market = vec[i64]([0] * len(CARRIED))

    def card(self, name: Name) -> int:
        for card in self.box:
            if name in named(card):
                self.box.remove(card)
                return card
        return super().card(name)

    def middle(self, *names: Name) -> list[int]:
        """Lay out buildings for everybody."""
        found = self.cards(*names)
        self.table.middle = vec[i64]([*self.table.middle, *found])
        return found

    def tower(self, name: Name, under: int, seat: int = 0) -> int:
        """Put up a tower that is attached to a building."""
        slot = self.building(name, seat=seat)
        player = self.player(seat)
        player.under = player.under[:]
        player.under[under] = player.buildings[slot] + 1
        return slot

    def last_round(self) -> None:
        self.module.events = self.module.events[:2]
        self.module.apply(self.table)
        self.table.last = True

    def begins(self) -> Longsdale:
        """Let the round of the event begin."""
        self.clear_market()
        self.table.round -= 1
        self.go(NEW_ROUND)
        return self

    # Looking

    def laid_out(self) -> list[str]:
        """The buildings in the middle."""
        return [named(int(card))[1] for card in self.table.middle]

    def attached(self, slot: int, seat: int = 0) -> str:
        """The tower under a building."""
        card = int(self.player(seat).under[slot]) - 1
        return named(card)[1] if card >= 0 else ""

    def coins(self, seat: int = 0) -> int:
        return int(goods.coins(self.player(seat)))

    def strength(self, seat: int = 0) -> int:
        return int(strength(self.player(seat)))
