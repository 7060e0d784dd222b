"""What is printed on the cards, as far as it is drawn."""

from __future__ import annotations

from typing import Annotated, TypedDict

from feldberg.games.oh_my_goods.content import (
    ANY,
    ASSISTANTS,
    CARDS,
    COINS_A_POINT,
    COLOUR_NAMES,
    FIRST_CHARACTER,
    FIRST_LONGSDALE,
    GOOD_NAMES,
    GOOD_OF,
    KINDS,
    LAST_BUILDING,
    MOVE_COST,
    NO_GOOD,
    NUMBERS,
    OUR_FACES,
    RESOURCE_NAMES,
    ROWS,
    STRENGTH,
    SUNS,
    VALUES,
    Colour,
    Good,
    Kind,
    Resource,
    counted,
)
from feldberg.games.oh_my_goods.modules.longsdale.content import (
    CHAPTERS,
    ENDINGS,
    EVENTS,
    FORKS,
    GOAL_OF_ALL,
    GOALS,
    GROSH_COINS,
    INNKEEPER_CARDS,
    MILLER_RESOURCES,
    Chapter,
    Event,
)
from feldberg.games.oh_my_goods.state import USUAL


class Chain(TypedDict):
    resources: Annotated[list[Resource], "from the hand"]
    goods: list[Good]


class KindPrinted(TypedDict):
    colour: Annotated[Colour | None, "null where its cards have several"]
    good: Annotated[Good | None, "none for an office"]
    chain: Annotated[Chain | None, "what it turns into more of its good"]


class CardPrinted(TypedDict):
    kind: Kind
    colour: Colour
    good: Annotated[Good | None, "what it makes"]
    cost: int
    points: int
    needs: dict[Resource, int]
    any: Annotated[int, "resources of any kind"]
    sun: bool
    resource: Annotated[Resource | None, "what it stands for in hand or market"]
    strength: int
    ours: bool


class Face(TypedDict):
    requires: dict[Colour, int]
    cost: int
    points: int
    ours: bool


class EventPrinted(TypedDict):
    """What a round of Longsdale brings; changes are told as differences."""

    brings: Annotated[list[int], "numbers of buildings and characters"]
    levy: Annotated[int, "coins that everybody pays"]
    relief: Annotated[int, "less for every strength"]
    quarrel: bool
    new_cards: int
    sunrise: Annotated[int, "half-suns"]
    sunset: int
    market: dict[Resource, int]
    moving: bool
    long_day: Annotated[int, "goods that an efficient worker makes besides"]
    strike: bool
    cheap_buildings: int
    cheap_assistants: int


class CharacterPrinted(TypedDict):
    """Who helps once, in a phase, and is gone."""

    phase: int
    coins: Annotated[int, "that a building costs less"]
    moving: Annotated[bool, "assistants are moved for nothing"]
    resources: Annotated[int, "that a building does without"]
    cards: Annotated[int, "that are drawn besides"]


# In the order of their numbers.
CHARACTERS: list[CharacterPrinted] = [
    {"phase": 4, "coins": GROSH_COINS, "moving": False, "resources": 0, "cards": 0},
    {"phase": 2, "coins": 0, "moving": True, "resources": 0, "cards": 0},
    {"phase": 4, "coins": 0, "moving": False, "resources": MILLER_RESOURCES, "cards": 0},
    {"phase": 1, "coins": 0, "moving": False, "resources": 0, "cards": INNKEEPER_CARDS},
]


class ChapterPrinted(TypedDict):
    events: list[int]
    ending: int
    goal: Annotated[int, "points to be reached alone"]
    leads: Annotated[list[Chapter], "with the crown, with the people; or where all ways lead"]


class EndingPrinted(TypedDict):
    levy: int
    relief: int
    strength_points: int
    leave: list[int]


class Printed(TypedDict):
    resources: list[Resource]
    colours: list[Colour]
    goods: list[Good]
    values: dict[Good, int]
    kinds: dict[Kind, KindPrinted]
    cards: list[CardPrinted]
    faces: list[Face]
    suns: Annotated[int, "half-suns that end a row of the market"]
    move_cost: int
    last_building: int
    coins_a_point: int
    numbers: Annotated[dict[str, int], "printed on the buildings of Longsdale"]
    first_character: Annotated[int, "the card with number 57"]
    characters: list[CharacterPrinted]
    events: dict[int, EventPrinted]
    chapters: dict[Chapter, ChapterPrinted]
    endings: dict[int, EndingPrinted]
    goal_of_all: int


def printed() -> Printed:
    return {
        "resources": RESOURCE_NAMES,
        "colours": COLOUR_NAMES,
        "goods": GOOD_NAMES,
        "values": {name: int(VALUES[good]) for good, name in enumerate(GOOD_NAMES)},
        "kinds": {kind: kind_printed(kind) for kind in KINDS},
        "cards": [card_printed(card) for card in range(CARDS)],
        "faces": [face_printed(face) for face in range(len(ASSISTANTS))],
        "suns": SUNS,
        "move_cost": MOVE_COST,
        "last_building": LAST_BUILDING,
        "coins_a_point": COINS_A_POINT,
        "numbers": {str(kind): number for kind, number in NUMBERS.items()},
        "first_character": FIRST_CHARACTER,
        "characters": CHARACTERS,
        "events": {number: event_printed(event) for number, event in EVENTS.items()},
        "chapters": {
            name: {"events": events, "ending": ending, "goal": GOALS[name], "leads": FORKS.get(name, [])}
            for name, (events, ending) in CHAPTERS.items()
        },
        "endings": {
            number: {
                "levy": ending.levy,
                "relief": ending.relief,
                "strength_points": ending.strength_points,
                "leave": ending.leave,
            }
            for number, ending in ENDINGS.items()
        },
        "goal_of_all": GOAL_OF_ALL,
    }


def kind_printed(kind: Kind) -> KindPrinted:
    colour, good, resources, goods = KINDS[kind]
    chain: Chain | None = {"resources": resources, "goods": goods} if resources or goods else None
    return {"colour": colour, "good": good, "chain": chain}


def card_printed(card: int) -> CardPrinted:
    kind, colour, cost, points, needs, sun = ROWS[card]
    found = counted(needs, [*RESOURCE_NAMES, ANY])
    good = int(GOOD_OF[card])
    at = COLOUR_NAMES.index(colour)
    return {
        "kind": kind,
        "colour": colour,
        "good": None if good == NO_GOOD else GOOD_NAMES[good],
        "cost": cost,
        "points": points,
        "needs": dict(zip(RESOURCE_NAMES, found, strict=False)),
        "any": found[-1],
        "sun": bool(sun),
        "resource": RESOURCE_NAMES[at] if at < len(RESOURCE_NAMES) else None,
        "strength": int(STRENGTH[card]),
        "ours": card >= FIRST_LONGSDALE,
    }


def face_printed(face: int) -> Face:
    requires, cost, points = ASSISTANTS[face]
    counts = counted(requires, [*COLOUR_NAMES])
    return {
        "requires": dict(zip(COLOUR_NAMES, counts, strict=True)),
        "cost": cost,
        "points": points,
        "ours": face in OUR_FACES,
    }


def event_printed(event: Event) -> EventPrinted:
    terms = event.terms
    return {
        "brings": event.brings,
        "levy": event.levy,
        "relief": event.relief,
        "quarrel": event.quarrel,
        "new_cards": int(terms.new_cards - USUAL.new_cards),
        "sunrise": int(terms.sunrise_suns - USUAL.sunrise_suns),
        "sunset": int(terms.sunset_suns - USUAL.sunset_suns),
        "market": {name: int(sum(terms.market[at : at + 1])) for at, name in enumerate(RESOURCE_NAMES)},
        "moving": terms.moving,
        "long_day": int(terms.efficient_goods - USUAL.efficient_goods),
        "strike": not terms.assistants_work,
        "cheap_buildings": int(terms.building_discount),
        "cheap_assistants": int(terms.hiring_discount),
    }
