"""What is printed on boards and tiles, as far as it is the same in every box, and how boards can lie."""

from __future__ import annotations

from typing import Annotated, TypedDict

from feldberg.games.tuscany.box import KINDS, Kind
from feldberg.games.tuscany.content import (
    AREA_POINTS,
    BONUS_NAMES,
    BONUS_TILES,
    CARDS_A_POINT,
    COLOUR_NAMES,
    DRAWN,
    FARM_NAMES,
    LETTERS,
    MONASTERY_CARDS,
    NEUTRAL,
    NO_ROOM_POINTS,
    OPEN,
    OWN,
    REGION_CARDS,
    REWARD_NAMES,
    ROUNDS,
    SPACES,
    STACK,
    START_HAND,
    STORAGE_POINTS,
    TOO_MANY,
    TYPE_NAMES,
    YIELD_CARDS,
    Bonus,
    Colour,
    Edition,
    Farm,
    Reward,
    Type,
)
from feldberg.games.tuscany.domains import EVERY_WAY, JOINS, SHAPES


class Way(TypedDict):
    """How three boards are joined."""

    order: Annotated[list[int], "the letters from left to right, by number"]
    turned: Annotated[list[bool], "by place"]
    shape: Annotated[int, "which of the shapes it has"]


class TuscanyPrinted(TypedDict):
    types: list[Type]
    colours: Annotated[list[Colour], "of the types, in their order"]
    farms: list[Farm]
    rewards: list[Reward]
    bonus_kinds: list[Bonus]
    kinds: Annotated[list[Kind], "of content that was not to be had"]
    own: Annotated[dict[Type, int], "tiles of a player besides the starting castle"]
    neutral: dict[Type, int]
    letters: list[str]
    spaces: Annotated[int, "of a board, column by column; turned, they are read from the end"]
    shapes: Annotated[list[list[list[int]]], "of every shape the cells' places: column, and half spaces from above"]
    ways: list[Way]
    area_points: Annotated[list[int], "by size"]
    drawn: Annotated[dict[Edition, int], "cards of the draw action"]
    start_hand: int
    monastery_cards: int
    cards_a_point: int
    storage_points: int
    no_room_points: int
    open: Annotated[int, "tiles of the display"]
    too_many: int
    rounds: int
    stack: Annotated[int, "tiles of a stack"]
    bonus_tiles: Annotated[int, "of each kind"]
    region_cards: int
    yield_cards: int


def printed() -> TuscanyPrinted:
    return {
        "types": TYPE_NAMES,
        "colours": COLOUR_NAMES,
        "farms": FARM_NAMES,
        "rewards": REWARD_NAMES,
        "bonus_kinds": BONUS_NAMES,
        "kinds": KINDS,
        "own": dict(zip(TYPE_NAMES, OWN, strict=True)),
        "neutral": dict(zip(TYPE_NAMES, NEUTRAL, strict=True)),
        "letters": LETTERS,
        "spaces": SPACES,
        "shapes": [[list(place) for place in shape.places] for shape in SHAPES],
        "ways": [
            {"order": list(way.order), "turned": list(way.turns), "shape": JOINS.index(way.joins)} for way in EVERY_WAY
        ],
        "area_points": [int(points) for points in AREA_POINTS],
        "drawn": DRAWN,
        "start_hand": START_HAND,
        "monastery_cards": MONASTERY_CARDS,
        "cards_a_point": CARDS_A_POINT,
        "storage_points": STORAGE_POINTS,
        "no_room_points": NO_ROOM_POINTS,
        "open": OPEN,
        "too_many": TOO_MANY,
        "rounds": ROUNDS,
        "stack": STACK,
        "bonus_tiles": BONUS_TILES,
        "region_cards": REGION_CARDS,
        "yield_cards": YIELD_CARDS,
    }
