"""What is printed on the cards, as far as it is drawn."""

from __future__ import annotations

from typing import Annotated, TypedDict

from feldberg.games.oh_my_goods.content import (
    ANY,
    ASSISTANTS,
    CARDS,
    CHARBURNERS,
    COINS_A_POINT,
    COLOUR_NAMES,
    COLOUR_OF,
    DECK,
    GOOD_NAMES,
    KINDS,
    LAST_BUILDING,
    MOVE_COST,
    OUR_FACES,
    RESOURCE_NAMES,
    SUNS,
    VALUES,
    Colour,
    Good,
    Kind,
    Resource,
    counted,
)


class Chain(TypedDict):
    resources: Annotated[list[Resource], "from the hand"]
    goods: list[Good]


class KindPrinted(TypedDict):
    colour: Colour
    good: Annotated[Good | None, "none for an office"]
    chain: Annotated[Chain | None, "what it turns into more of its good"]


class CardPrinted(TypedDict):
    kind: Kind
    cost: int
    points: int
    needs: dict[Resource, int]
    any: Annotated[int, "resources of any kind"]
    sun: bool
    resource: Annotated[Resource | None, "what it stands for in hand or market"]


class Face(TypedDict):
    requires: dict[Colour, int]
    cost: int
    points: int
    ours: bool


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
    }


def kind_printed(kind: Kind) -> KindPrinted:
    colour, good, resources, goods = KINDS[kind]
    chain: Chain | None = {"resources": resources, "goods": goods} if resources or goods else None
    return {"colour": colour, "good": good, "chain": chain}


def card_printed(card: int) -> CardPrinted:
    kind, cost, points, needs, sun = (DECK + CHARBURNERS)[card]
    found = counted(needs, [*RESOURCE_NAMES, ANY])
    colour = int(COLOUR_OF[card])
    return {
        "kind": kind,
        "cost": cost,
        "points": points,
        "needs": dict(zip(RESOURCE_NAMES, found, strict=False)),
        "any": found[-1],
        "sun": bool(sun),
        "resource": RESOURCE_NAMES[colour] if colour < len(RESOURCE_NAMES) else None,
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
