"""Longsdale in Revolt at the moments of the game: events, characters, towers, endings."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from feldberg.core.errors import SaveError
from feldberg.core.events import EventKind
from feldberg.core.options import Options
from feldberg.core.rows import NONE, listed, without
from feldberg.core.saves import Distinct, Field, Row, Whole
from feldberg.core.senses import Pen
from feldberg.games.oh_my_goods import questions as base
from feldberg.games.oh_my_goods.actions import CALL
from feldberg.games.oh_my_goods.content import (
    BASE_GOODS,
    BASE_KINDS,
    CHARACTERS,
    FIRST_CHARACTER,
    FIRST_CHARACTER_NUMBER,
    FIRST_LONGSDALE,
    GOOD_OF,
    GOODS,
    KIND_NAMES,
    KIND_OF,
    LONGSDALE,
    NUMBERS,
    STRENGTH,
)
from feldberg.games.oh_my_goods.module import Module
from feldberg.games.oh_my_goods.modules.longsdale import questions
from feldberg.games.oh_my_goods.modules.longsdale.content import (
    ALL_NUMBERS,
    ALL_ROUNDS,
    CARTER,
    CHAPTERS,
    CROWN,
    ENDINGS,
    EVENTS,
    FIRST_EVENT,
    FORKS,
    GOAL_OF_ALL,
    GOALS,
    GROSH_COINS,
    INNKEEPER,
    INNKEEPER_CARDS,
    MILLER,
    MILLER_RESOURCES,
    MOMENT_OF,
    PEOPLE,
    SIDE_NAMES,
    TONY_GROSH,
    Chapter,
    came_in,
)
from feldberg.games.oh_my_goods.rules import building, goods, people, piles, production
from feldberg.games.oh_my_goods.rules.production import LACKING
from feldberg.games.oh_my_goods.state import ASSISTANT, GAME_ENDS, NOWHERE, OPENING, Player, Table

HAPPENED: Final = EventKind("happened", ["event"], fate=True, heading=2)
CAME: Final = EventKind("came", ["number"], fate=True)
TOOK_SIDE: Final = EventKind("took side", ["side"])
SIDE_WON: Final = EventKind("side won", ["side"], fate=True)
CALLED: Final = EventKind("called", ["character"])
PASSED_BY: Final = EventKind("passed by", ["character"], fate=True)
ATTACHED: Final = EventKind("attached", ["card", "slot"])
LEVIED: Final = EventKind("levied", ["coins"])
ENDED: Final = EventKind("ended", ["ending"], fate=True, heading=2)

ARMOURY: Final = KIND_NAMES.index("armoury")
SMALL_WATCHTOWER: Final = KIND_NAMES.index("small watchtower")
NEW_KINDS: Final = KIND_NAMES.index("character") - BASE_KINDS  # of buildings
NO_SIDE: Final = 2
QUIET_EVENTS: Final = [number for number, event in EVENTS.items() if not event.quarrel]
FIRST_EVENTS: Final = vec[i64]([number for number in QUIET_EVENTS if not EVENTS[number].levy])

# For the senses: what is usual.
A_STOCK: Final = 4  # of one good
MUCH_STRENGTH: Final = 4


class Longsdale(Module):
    NAME: ClassVar[str] = "longsdale"

    def __init__(self, chapter: Chapter | None, story: list[Chapter], players: int) -> None:
        self.chapter: Final = chapter  # None with everything included
        self.story: Final = story  # the chapters before
        self.events = NONE  # of this game, in their order
        self.ending: i64 = 1
        self.sides = vec[i64]([NO_SIDE] * players)  # that everybody took
        self.side: i64 = NO_SIDE  # that won

    def fields(self) -> dict[str, Field]:
        return {
            "events": Distinct(max(EVENTS), low=min(EVENTS)),
            "ending": Whole(max(ENDINGS), low=min(ENDINGS)),
            "sides": Row(NO_SIDE),
            "side": Whole(NO_SIDE),
        }

    def copy(self) -> Module:
        twin = Longsdale(self.chapter, self.story, len(self.sides))
        twin.events = self.events
        twin.ending = self.ending
        twin.sides = self.sides[:]
        twin.side = self.side
        return twin

    def resumed(self, table: Table) -> None:
        if len(self.events) != self.length():
            raise SaveError(f"there are {len(self.events)} events, not {self.length()}")
        if table.round > len(self.events):
            raise SaveError(f"there is no event for round {table.round}")
        if table.last != (table.round == len(self.events)):
            raise SaveError(f"the last round is round {len(self.events)}")
        self.apply(table)
        if OPENING <= table.step < GAME_ENDS:
            self.stock_market(table)

    def length(self) -> int:
        """How many rounds there are."""
        return ALL_ROUNDS if self.chapter is None else len(CHAPTERS[self.chapter][0])

    def apply(self, table: Table) -> None:
        """What the expansion and its event change."""
        table.both = True
        table.rounds = len(self.events)
        if table.round > 0:
            table.terms = EVENTS[int(self.events[table.round - 1])].terms

    def stock_market(self, table: Table) -> None:
        """Lay out what the event brings besides the cards."""
        for resource, count in enumerate(table.terms.market):
            table.market[resource] += count

    # The flow

    def set_up(self, table: Table) -> None:
        if self.chapter is None:
            self.draw_events(table)
            self.ending = 1 + table.chance.below(len(ENDINGS))
            for number in ALL_NUMBERS:
                bring(table, number)
        else:
            events, ending = CHAPTERS[self.chapter]
            self.events = vec[i64](events)
            self.ending = ending
            for number in came_in(self.story):
                table.deck = extend(table.deck, cards_of(number))
        self.apply(table)

    def draw_events(self, table: Table) -> None:
        """Those of a game with everything that are still to come; none asks for a side, nor the first for coins."""
        self.events = self.events[: table.round]
        if len(self.events) == 0:
            _, first = table.chance.draw(FIRST_EVENTS[:])
            self.events = append(self.events, first)
        left = vec[i64]([number for number in QUIET_EVENTS if number not in self.events])
        while len(self.events) < self.length():
            left, event = table.chance.draw(left)
            self.events = append(self.events, event)

    def redeal(self, table: Table) -> None:
        if self.chapter is None:
            self.draw_events(table)

    def round_begins(self, table: Table) -> None:
        number = int(self.events[table.round - 1])
        event = EVENTS[number]
        table.tell(HAPPENED, -1, number)
        self.apply(table)
        self.stock_market(table)
        for card in event.brings:
            bring(table, card)
        levy(table, event.levy, event.relief)
        if event.quarrel:
            table.ask(questions.Quarrel(len(table.players)))

    def turned_up(self, table: Table, card: i64) -> bool:
        if card < FIRST_CHARACTER:
            return False
        piles.discard(table, card)
        table.tell(PASSED_BY, -1, card - FIRST_CHARACTER)
        return True

    def game_ends(self, table: Table) -> None:
        ending = ENDINGS[int(self.ending)]
        table.tell(ENDED, -1, self.ending)
        levy(table, ending.levy, ending.relief)

    # Characters

    def offers(self, table: Table, seat: i64, moment: i64, options: vec[i64]) -> vec[i64]:
        player = table.players[seat]
        for card in player.hand:
            if card >= FIRST_CHARACTER and MOMENT_OF[card - FIRST_CHARACTER] == moment:
                options = calls(table, seat, card - FIRST_CHARACTER, options)
        return options

    def answers(self, table: Table, seat: i64, action: i64) -> bool:
        if not CALL.has(action):
            return False
        call(table, seat, CALL.x(action), CALL.y(action))
        return True

    # Buildings

    def allows(self, table: Table, seat: i64, card: i64) -> bool:
        return KIND_OF[card] != ARMOURY or strength(table.players[seat]) > 0

    def built(self, table: Table, seat: i64, card: i64) -> None:
        """A tower is attached at once, if it can be."""
        if STRENGTH[card] > 0 and KIND_OF[card] != SMALL_WATCHTOWER:
            attaching = questions.Attach(seat, card)
            if len(attaching.options(table)) > 0:
                table.ask(attaching)

    # Senses

    def notice(self, table: Table, seat: i64, pen: Pen) -> None:
        """Buildings and goods of Longsdale, strength, and the side taken."""
        player = table.players[seat]
        kinds = pen.room("longsdale", NEW_KINDS)
        stock = pen.room("longsdale_goods", GOODS - BASE_GOODS)
        attached: i64 = 0
        for slot in range(i64(len(player.buildings))):
            card = player.buildings[slot]
            if player.under[slot]:
                attached += 1
            if KIND_OF[card] >= BASE_KINDS:
                pen.add(kinds + KIND_OF[card] - BASE_KINDS, 0.5)
            if GOOD_OF[card] >= BASE_GOODS:
                pen.add(stock + GOOD_OF[card] - BASE_GOODS, float(len(player.goods[slot])) / A_STOCK)
        pen.slice("strength")
        pen.share(strength(player), MUCH_STRENGTH)
        pen.share(attached, 2)
        pen.slice("side")
        pen.one_of(self.sides[seat], len(SIDE_NAMES))

    def notice_secret(self, table: Table, seat: i64, pen: Pen) -> None:
        """The characters in hand."""
        characters = pen.room("characters", CHARACTERS)
        for card in table.players[seat].hand:
            if card >= FIRST_CHARACTER:
                pen.add(characters + card - FIRST_CHARACTER, 1.0)

    def notice_middle(self, table: Table, pen: Pen) -> None:
        """The buildings that lie open, the event of the round, the ending, and which side won."""
        kinds = pen.room("middle", NEW_KINDS)
        for card in table.middle:
            pen.add(kinds + KIND_OF[card] - BASE_KINDS, 0.2)
        pen.slice("event")
        pen.one_of(self.events[table.round - 1] - FIRST_EVENT if table.round else i64(NOWHERE), len(EVENTS))
        pen.slice("ending")
        pen.one_of(self.ending - 1, len(ENDINGS))
        pen.slice("side")
        pen.one_of(self.side, len(SIDE_NAMES))

    # Points

    def scores(self, table: Table, seat: int, sheet: dict[str, int]) -> None:
        points = ENDINGS[int(self.ending)].strength_points
        if points:
            sheet["strength"] = points * int(strength(table.players[seat]))

    def goal(self) -> int:
        """The points to reach alone."""
        return GOAL_OF_ALL if self.chapter is None else GOALS[self.chapter]

    def ranks(self, table: Table) -> list[int]:
        if len(table.players) > 1:
            return []
        return [1 if table.scores()[0] >= self.goal() else 2]

    def sequel(self, table: Table) -> Options | None:
        """The next chapter on the way that was chosen; one alone who missed the goal tries again."""
        if self.chapter is None:
            return None
        if table.ranking() == [2]:
            return {"chapter": self.chapter, "story": [*self.story]}
        ways = FORKS.get(self.chapter)
        if ways is None:
            return None
        return {"chapter": ways[int(self.side) % len(ways)], "story": [*self.story, self.chapter]}


def module_of(table: Table) -> Longsdale:
    module = table.modules[0]
    assert isinstance(module, Longsdale)
    return module


# Cards that come into play


def cards_of(number: int) -> vec[i64]:
    """All cards with a number."""
    if number >= FIRST_CHARACTER_NUMBER:
        return vec[i64]([FIRST_CHARACTER + number - FIRST_CHARACTER_NUMBER])
    return vec[i64]([FIRST_LONGSDALE + at for at, row in enumerate(LONGSDALE) if NUMBERS[row[0]] == number])


def bring(table: Table, number: int) -> None:
    """Buildings are laid out, a character is shuffled into the draw pile; what is in play already stays where it is."""
    if number in in_play(table):
        return
    if number < FIRST_CHARACTER_NUMBER:
        table.middle = extend(table.middle[:], cards_of(number))
    else:
        table.deck = piles.shuffled(table, extend(table.deck[:], cards_of(number)))
    table.tell(CAME, -1, number)


def in_play(table: Table) -> list[int]:
    """The numbers that came into play before this round."""
    module = module_of(table)
    if module.chapter is None:
        return ALL_NUMBERS if table.round > 0 else []
    found = came_in(module.story)
    for event in listed(module.events)[: max(0, int(table.round) - 1)]:
        found += EVENTS[event].brings
    return found


# Strength and what is paid


def strength(player: Player) -> i64:
    """Of all towers of a player."""
    found: i64 = 0
    for card in player.buildings:
        found += STRENGTH[card]
    return found


def levy(table: Table, coins: i64, relief: i64) -> None:
    """Everybody pays, less for every strength, and no more than there is; in turn order."""
    if coins == 0:
        return
    for place in range(i64(len(table.players))):
        due = levied(table.players[table.seat_at(place)], coins, relief)
        if due > 0:
            table.tell(LEVIED, table.seat_at(place), due)
    for place in range(i64(len(table.players))):
        seat = table.seat_at(len(table.players) - 1 - place)  # what is asked last is answered first
        base.ask_payment(table, seat, levied(table.players[seat], coins, relief))


def levied(player: Player, coins: i64, relief: i64) -> i64:
    return min(max(0, coins - relief * strength(player)), goods.coins(player))


def attach(table: Table, seat: i64, card: i64, slot: i64) -> None:
    player = table.players[seat]
    player.under = player.under[:]
    player.under[slot] = card + 1
    table.tell(ATTACHED, seat, card, slot)


# Characters


def calls(table: Table, seat: i64, character: i64, options: vec[i64]) -> vec[i64]:
    """The options with those of calling a character who could be of use now."""
    player = table.players[seat]
    if character == MILLER:
        for slot in range(i64(len(player.buildings))):
            if production.is_due(table, player, slot):
                missing = production.missing(table, player, slot, production.spared(player, slot))
                if missing[LACKING] > 0:
                    options = append(options, CALL.at(MILLER, slot))
    elif character == INNKEEPER:
        options = append(options, CALL.at(INNKEEPER))
    elif character == CARTER:
        if any(person >= ASSISTANT for person in player.people) and can_move(player):
            options = append(options, CALL.at(CARTER))
    elif wants_discount(table, seat):
        options = append(options, CALL.at(TONY_GROSH))
    return options


def can_move(player: Player) -> bool:
    """Whether there is a place for an assistant to be moved to."""
    return any(people.has_room(player, slot) for slot in range(i64(len(player.buildings))))


def wants_discount(table: Table, seat: i64) -> bool:
    """Whether a building could be had for fewer coins."""
    player = table.players[seat]
    player.discount += GROSH_COINS
    wanted = player.aside != NOWHERE and building.may_build(table, seat, player.aside)
    for card in table.middle:
        wanted = wanted or building.may_build(table, seat, card)
    player.discount -= GROSH_COINS
    return wanted


def call(table: Table, seat: i64, character: i64, slot: i64) -> None:
    """A character does what it is there for, and is discarded."""
    player = table.players[seat]
    card = FIRST_CHARACTER + character
    player.hand = without(player.hand, card)
    piles.discard(table, card)
    table.tell(CALLED, seat, character)
    if character == MILLER:
        player.spares[slot] += MILLER_RESOURCES
    elif character == INNKEEPER:
        player.extra += INNKEEPER_CARDS
    elif character == CARTER:
        player.free_moves = sum(person >= ASSISTANT for person in player.people)
    else:
        player.discount = GROSH_COINS


# Sides


def take_side(table: Table, seat: i64, side: i64) -> None:
    module_of(table).sides[seat] = side
    table.tell(TOOK_SIDE, seat, side)


def settle_quarrel(table: Table) -> None:
    """Most decide, the active player where it is even. Who stood with the winners draws a card more."""
    module = module_of(table)
    crown: i64 = 0
    for side in module.sides:
        if side == CROWN:
            crown += 1
    count: i64 = len(module.sides)
    if 2 * crown == count:
        module.side = module.sides[table.first]
    else:
        module.side = CROWN if 2 * crown > count else PEOPLE
    table.tell(SIDE_WON, -1, module.side)
    for seat, player in enumerate(table.players):
        if module.sides[seat] == module.side:
            player.extra += 1
