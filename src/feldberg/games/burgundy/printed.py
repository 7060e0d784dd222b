"""What is printed on boards and tiles, as far as it is drawn."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from feldberg.core import hex as grid
from feldberg.core.rows import listed
from feldberg.games.burgundy.content import (
    BASE_MONASTERIES,
    BUILDING_NAMES,
    COLOUR_NAMES,
    COLOUR_OF,
    FIRST_ANIMAL,
    FIRST_MONASTERY,
    GOODS_NAMES,
    LAST_STEP,
    NUMBERED,
    PHASE_NAMES,
    PHASE_POINTS,
    REGION_POINTS,
    SPACE_COLOURS,
    SPACES,
    STORAGE,
    WAREHOUSE,
    Building,
    Kind,
    animal_count,
    animal_kind,
    monastery,
    monastery_number,
)
from feldberg.games.burgundy.estates import (
    BEGINNER_ESTATES,
    EDITIONS,
    ESTATES,
    HEXAGON,
    NAMED,
    PRINTED,
    Edition,
    Estate,
)
from feldberg.games.burgundy.modules.shields import POINTS
from feldberg.games.burgundy.modules.trade_routes import BOARDS
from feldberg.games.burgundy.words.glossary import tile_key

# Tiles, with their keys in the glossary


class PlainTile(TypedDict):
    kind: Literal["castle", "mine", "ship"]
    key: str


class BuildingTile(TypedDict):
    kind: Literal["building"]
    key: str
    building: Building


class AnimalTile(TypedDict):
    kind: Literal["animal"]
    key: str
    animal: int
    count: int


class MonasteryTile(TypedDict):
    kind: Literal["monastery"]
    key: str
    number: int


Tile = PlainTile | BuildingTile | AnimalTile | MonasteryTile


class Cell(TypedDict):
    """A cell of an estate; its centre for cells of width 1, the middle cell at the origin."""

    x: float
    y: float
    number: int
    neighbours: list[int]


class Layout(TypedDict):
    """What differs from estate to estate."""

    colours: Annotated[list[int], "of the cells, as numbers of kinds"]
    regions: Annotated[list[list[int]], "the cells of each"]


class Stop(TypedDict):
    """A space of a trade route."""

    goods: Annotated[int, "the colour that brings its bonus"]
    effect: Annotated[str, "the tile whose effect that is, by its key"]


class Printed(TypedDict):
    kinds: list[Kind]
    goods: list[str]
    tiles: Annotated[dict[int, Tile], "by the numbers that views give them"]
    depot_spaces: Annotated[int, "of one numbered depot"]
    numbered_spaces: Annotated[int, "of all numbered depots; those of the black depot follow"]
    space_kinds: Annotated[list[Kind], "what belongs on the numbered ones"]
    phases: list[str]
    phase_points: list[int]
    region_points: Annotated[list[int], "by the size of the region"]
    steps: Annotated[int, "of the turn-order track"]
    storage: int
    cells: list[Cell]
    estates: dict[Edition, dict[int, Layout]]
    beginner_estates: dict[Edition, list[int]]
    route_boards: Annotated[list[list[Stop]], "by their numbers, from the left"]
    shield_points: Annotated[list[int], "by their numbers, the first of which is 1"]


def printed() -> Printed:
    return {
        "kinds": COLOUR_NAMES,
        "goods": GOODS_NAMES,
        "tiles": {tile: tile_of(tile) for tile in range(1, int(monastery(BASE_MONASTERIES)) + 1)},
        "depot_spaces": SPACES,
        "numbered_spaces": NUMBERED,
        "space_kinds": [COLOUR_NAMES[colour] for colour in SPACE_COLOURS],
        "phases": [*PHASE_NAMES],
        "phase_points": listed(PHASE_POINTS),
        "region_points": listed(REGION_POINTS),
        "steps": LAST_STEP + 1,
        "storage": STORAGE,
        "cells": [
            {"x": x, "y": y, "number": int(number), "neighbours": touching}
            for (x, y), number, touching in zip(
                grid.centres(HEXAGON.places), NAMED["1"].dice, HEXAGON.touching, strict=True
            )
        ],
        "estates": {
            edition: {
                number: layout_of(estate) for number, estate in PRINTED[edition].items() if number in ESTATES[edition]
            }
            for edition in EDITIONS
        },
        "beginner_estates": {edition: BEGINNER_ESTATES[edition] for edition in EDITIONS},
        "route_boards": [
            [{"goods": number - 1, "effect": tile_key(effect)} for number, effect in board] for board in BOARDS
        ],
        "shield_points": listed(POINTS),
    }


def tile_of(tile: int) -> Tile:
    key = tile_key(tile)
    if tile >= FIRST_MONASTERY:
        return {"kind": "monastery", "key": key, "number": int(monastery_number(tile))}
    if tile >= FIRST_ANIMAL:
        return {"kind": "animal", "key": key, "animal": int(animal_kind(tile)), "count": int(animal_count(tile))}
    if tile >= WAREHOUSE:
        return {"kind": "building", "key": key, "building": BUILDING_NAMES[tile - WAREHOUSE]}
    plain: list[Literal["castle", "mine", "ship"]] = ["castle", "mine", "ship"]
    return {"kind": plain[COLOUR_OF[tile]], "key": key}


def layout_of(estate: Estate) -> Layout:
    return {"colours": listed(estate.colour), "regions": [listed(region) for region in estate.cells]}
