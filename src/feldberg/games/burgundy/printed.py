"""What is printed on boards and tiles, as far as it is drawn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal, TypedDict

from feldberg.core import hex as grid
from feldberg.core.rows import listed
from feldberg.games.burgundy.content import (
    BUILDING_NAMES,
    COLOUR_NAMES,
    COLOUR_OF,
    CRANE,
    FACE_DOWN,
    FIRST_MONASTERY,
    GOODS_NAMES,
    INN,
    INN_SPACE,
    LAST_STEP,
    NUMBERED,
    PHASE_NAMES,
    PHASE_POINTS,
    REGION_POINTS,
    SPACE_COLOURS,
    SPACES,
    TILES,
    WAREHOUSE,
    WHITE_CASTLE,
    Building,
    Kind,
    animal_count,
    animal_kind,
    monastery_number,
)
from feldberg.games.burgundy.estates import (
    BEGINNER_ESTATES,
    EDITIONS,
    POST_ESTATES,
    POSTS,
    PRINTED,
    SOLO_NAMES,
    TEAM_ESTATES,
    Edition,
    Estate,
)
from feldberg.games.burgundy.estates import Shape as Board
from feldberg.games.burgundy.modules.shields.pieces import POINTS
from feldberg.games.burgundy.modules.trade_routes import BOARDS
from feldberg.games.burgundy.words.glossary import tile_key

OwnBoards = Literal["border_posts", "team", "solo"]

# Tiles, with their keys in the glossary


class PlainTile(TypedDict):
    kind: Literal["castle", "mine", "ship"]
    key: str


class BuildingTile(TypedDict):
    kind: Literal["building"]
    key: str
    building: Building | Literal["crane", "white castle"]


class AnimalTile(TypedDict):
    kind: Literal["animal"]
    key: str
    animal: int
    count: int


class MonasteryTile(TypedDict):
    kind: Literal["monastery"]
    key: str
    number: int


class WildTile(TypedDict):
    """It fits cells of all kinds."""

    kind: Literal["inn", "face-down"]
    key: str


Tile = PlainTile | BuildingTile | AnimalTile | MonasteryTile | WildTile


class Cell(TypedDict):
    """Where the middle of a cell lies, for cells of width 1 and with the middle of the estate at the origin."""

    x: float
    y: float
    neighbours: list[int]


class Shape(TypedDict):
    """Where the cells of estates lie."""

    cells: list[Cell]
    river: Annotated[list[int], "the cells that it joins, in its order"]


class Layout(TypedDict):
    """What differs from estate to estate."""

    name: str
    shape: Annotated[int, "its number"]
    dice: Annotated[list[int], "of the cells"]
    colours: Annotated[list[int], "of the cells, as numbers of kinds"]
    regions: Annotated[list[list[int]], "the cells of each"]
    posts: Annotated[list[list[int]], "the cells that each border post touches"]
    ours: Annotated[bool, "a stand-in for a board that was not to be had"]


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
    inn_space: int
    shapes: list[Shape]
    estates: dict[Edition, dict[int, Layout]]
    beginner_estates: dict[Edition, list[int]]
    own_estates: Annotated[dict[OwnBoards, list[str]], "by name, of those who have boards of their own"]
    route_boards: Annotated[list[list[Stop]], "by their numbers, from the left"]
    shield_points: Annotated[list[int], "by their numbers, the first of which is 1"]


def printed() -> Printed:
    shapes = shapes_of(PRINTED["2019"].values())
    return {
        "kinds": COLOUR_NAMES,
        "goods": GOODS_NAMES,
        "tiles": {tile: tile_of(tile) for tile in range(1, TILES)},
        "depot_spaces": SPACES,
        "numbered_spaces": NUMBERED,
        "space_kinds": [COLOUR_NAMES[colour] for colour in SPACE_COLOURS],
        "phases": [*PHASE_NAMES],
        "phase_points": listed(PHASE_POINTS),
        "region_points": listed(REGION_POINTS),
        "steps": LAST_STEP + 1,
        "inn_space": INN_SPACE,
        "shapes": [shape_of(shape) for shape in shapes],
        "estates": {
            edition: {number: layout_of(estate, shapes) for number, estate in PRINTED[edition].items()}
            for edition in EDITIONS
        },
        "beginner_estates": {edition: BEGINNER_ESTATES[edition] for edition in EDITIONS},
        "own_estates": {
            "border_posts": [name for name, _ in POST_ESTATES.values()],
            "team": [name for name, _, _ in TEAM_ESTATES.values()],
            "solo": list(SOLO_NAMES.values()),
        },
        "route_boards": [
            [{"goods": number - 1, "effect": tile_key(effect)} for number, effect in board] for board in BOARDS
        ],
        "shield_points": listed(POINTS),
    }


def tile_of(tile: int) -> Tile:
    key = tile_key(tile)
    if tile == INN:
        return {"kind": "inn", "key": key}
    if tile == FACE_DOWN:
        return {"kind": "face-down", "key": key}
    if tile == CRANE:
        return {"kind": "building", "key": key, "building": "crane"}
    if tile == WHITE_CASTLE:
        return {"kind": "building", "key": key, "building": "white castle"}
    if animal_kind(tile) >= 0:
        return {"kind": "animal", "key": key, "animal": int(animal_kind(tile)), "count": int(animal_count(tile))}
    if tile >= FIRST_MONASTERY:
        return {"kind": "monastery", "key": key, "number": int(monastery_number(tile))}
    if tile >= WAREHOUSE:
        return {"kind": "building", "key": key, "building": BUILDING_NAMES[tile - WAREHOUSE]}
    plain: list[Literal["castle", "mine", "ship"]] = ["castle", "mine", "ship"]
    return {"kind": plain[COLOUR_OF[tile]], "key": key}


def shapes_of(estates: Iterable[Estate]) -> list[Board]:
    """Each shape once."""
    return list({id(estate.shape): estate.shape for estate in estates}.values())


def shape_of(shape: Board) -> Shape:
    cells = zip(grid.centres(shape.places), shape.touching, strict=True)
    return {"cells": [{"x": x, "y": y, "neighbours": near} for (x, y), near in cells], "river": shape.river}


def layout_of(estate: Estate, shapes: list[Board]) -> Layout:
    return {
        "name": estate.name,
        "shape": shapes.index(estate.shape),
        "dice": listed(estate.dice),
        "colours": listed(estate.colour),
        "regions": [listed(region) for region in estate.cells],
        "posts": POSTS if estate.number in POST_ESTATES and estate.edition == "2019" else [],
        "ours": estate.ours,
    }
