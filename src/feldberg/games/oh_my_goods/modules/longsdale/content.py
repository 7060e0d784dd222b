"""The cards of Longsdale in Revolt that are no buildings: events, characters, chapters and endings.

The rulebook has how many there are, their numbers, and the name of Tony Grosh. What is on them could not be had: all of
it, the story too, is ours.
"""

from __future__ import annotations

from typing import Final, Literal

from librt.vecs import vec
from mypy_extensions import i64

from feldberg.games.oh_my_goods.content import RESOURCE_NAMES, counted
from feldberg.games.oh_my_goods.module import BUILDING, DAWN, NEW_CARDS, PRODUCTION
from feldberg.games.oh_my_goods.state import Terms

# Characters: when each is of use.

TONY_GROSH: Final = 0  # a building costs less
CARTER: Final = 1  # assistants are moved for nothing, as many times as there are
MILLER: Final = 2  # a building does without resources
INNKEEPER: Final = 3  # brings cards
MOMENT_OF: Final = vec[i64]([BUILDING, DAWN, PRODUCTION, NEW_CARDS])
GROSH_COINS: Final = 4
MILLER_RESOURCES: Final = 2
INNKEEPER_CARDS: Final = 3

ALL_NUMBERS: Final = [50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60]

# Events.

CROWN: Final = 0
PEOPLE: Final = 1
Side = Literal["crown", "people"]
SIDE_NAMES: Final[list[Side]] = ["crown", "people"]


class Event:
    """What a round brings: cards that come into play, other numbers, coins to be paid, a side to be taken."""

    def __init__(
        self,
        brings: list[int],
        levy: int = 0,
        relief: int = 0,
        quarrel: bool = False,
        new_cards: int = 0,
        sunrise: int = 0,
        sunset: int = 0,
        market: str = "",
        moving: bool = False,
        long_day: bool = False,
        strike: bool = False,
        cheap_buildings: int = 0,
        cheap_assistants: int = 0,
    ) -> None:
        self.brings: Final = brings  # numbers of buildings or characters
        self.levy: Final = levy  # coins that everybody pays,
        self.relief: Final = relief  # less so many for every strength
        self.quarrel: Final = quarrel  # all take sides
        self.terms: Final = Terms()
        self.terms.new_cards += new_cards
        self.terms.sunrise_suns += sunrise
        self.terms.sunset_suns += sunset
        if market:
            self.terms.market = vec[i64](counted(market, [*RESOURCE_NAMES]))
        self.terms.moving = moving
        if long_day:
            self.terms.efficient_goods += 1
        self.terms.assistants_work = not strike
        self.terms.building_discount += cheap_buildings
        self.terms.hiring_discount += cheap_assistants


FIRST_EVENT: Final = 4
EVENTS: Final[dict[int, Event]] = {
    4: Event([51], market="1 wheat"),  # sowing time
    5: Event([], moving=True),  # carters in town
    6: Event([50], cheap_buildings=1),  # the watch is called up
    7: Event([57], new_cards=1),  # a stranger with a full purse
    8: Event([], levy=3, relief=3),  # tax collectors
    9: Event([], market="1 wheat + 1 wool + 1 wood"),  # a good harvest
    10: Event([], quarrel=True, moving=True),  # the square fills
    11: Event([52], cheap_buildings=1),  # royal masons
    12: Event([54], market="1 stone + 1 clay"),  # a call to arms
    13: Event([], levy=6, relief=2, sunset=1),  # fighting at the gate
    14: Event([58], strike=True, new_cards=1),  # the assistants strike
    15: Event([55], cheap_assistants=3, moving=True),  # guild night
    16: Event([55], sunrise=-1),  # first snow
    17: Event([59], new_cards=-1, sunset=1),  # snowed in
    18: Event([60], sunset=1, market="1 clay"),  # winter fair
    19: Event([53], moving=True),  # drums in the north
    20: Event([], levy=9, relief=2),  # the raid
    21: Event([56], cheap_buildings=2),  # open gates
    22: Event([], long_day=True, moving=True),  # the long day
}

# Chapters: five on seven cards, for the story forks after the first and after the third. Each lists its events in their
# order and names its ending; the cards for one alone add the points to be reached.

Chapter = Literal["1", "2a", "2b", "3", "4a", "4b", "5"]
CHAPTERS: Final[dict[Chapter, tuple[list[int], int]]] = {
    "1": ([4, 6, 5, 7, 9, 8, 22, 10], 1),
    "2a": ([11, 9, 12, 5, 8, 22, 7, 13], 2),
    "2b": ([15, 9, 14, 18, 5, 7, 22, 8], 1),
    "3": ([16, 9, 5, 17, 15, 18, 22, 10], 1),
    "4a": ([19, 12, 9, 5, 13, 17, 22, 20], 2),
    "4b": ([21, 18, 9, 5, 14, 7, 22, 8], 3),
    "5": ([19, 21, 5, 12, 13, 18, 14, 22, 20], 3),
}
CHAPTER_NAMES: Final[list[Chapter]] = list(CHAPTERS)
FORKS: Final[dict[Chapter, list[Chapter]]] = {
    "1": ["2a", "2b"],  # with the crown, with the people
    "2a": ["3"],
    "2b": ["3"],
    "3": ["4a", "4b"],
    "4a": ["5"],
    "4b": ["5"],
}
FIRST_CHAPTER_CARD: Final = 30
FIRST_SOLO_CARD: Final = 37
GOALS: Final[dict[Chapter, int]] = {"1": 24, "2a": 28, "2b": 23, "3": 21, "4a": 24, "4b": 29, "5": 33}
GOAL_OF_ALL: Final = 35
ALL_ROUNDS: Final = 9  # of a game with everything: so many of the events that ask for no side

# Endings: what everybody pays, less for every strength, what strength is worth, and the cards that leave the story.


class Ending:
    def __init__(self, levy: int, relief: int, strength_points: int, leave: list[int]) -> None:
        self.levy: Final = levy
        self.relief: Final = relief
        self.strength_points: Final = strength_points
        self.leave: Final = leave


ENDINGS: Final[dict[int, Ending]] = {
    1: Ending(4, 0, 0, []),  # the council's bill
    2: Ending(10, 3, 0, [57]),  # the siege
    3: Ending(0, 0, 1, [58]),  # the feast of peace
}


def came_in(story: list[Chapter]) -> list[int]:
    """The numbers that chapters have brought into the deck, in their order, less those that endings took away."""
    if not story:
        return []
    *before, last = story
    leave = ENDINGS[CHAPTERS[last][1]].leave
    return [number for number in came_in(before) + brought(last, before) if number not in leave]


def brought(chapter: Chapter, before: list[Chapter], rounds: int | None = None) -> list[int]:
    """The numbers that a chapter, or so many rounds of it, brings in after those before it."""
    there = came_in(before)
    found: list[int] = []
    for event in CHAPTERS[chapter][0][:rounds]:
        found += [number for number in EVENTS[event].brings if number not in there + found]
    return found
