"""What is printed on boards and cards, as far as it is drawn."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from feldberg.core.rows import listed
from feldberg.games.hallertau.content.cards import bonus_deck, farmyard_deck, gateway_deck, point_deck
from feldberg.games.hallertau.content.pieces import (
    BOULDERS,
    BOULDERS_AHEAD,
    BUILDING_NAMES,
    COLUMNS,
    CROP_NAMES,
    DECK_NAMES,
    FARMYARD_DECKS,
    GATEWAY_DECKS,
    GOOD_NAMES,
    HIGHEST_ROW,
    LOWEST_ROW,
    NO_GOOD,
    ROUNDS,
    SECTORS,
    SPACE_NAMES,
    SPACES_A_SECTOR,
    STEPS,
    STOCK_NAMES,
    SYMBOLS,
    TAKES,
    WINDOW_POINTS,
    WORKERS,
    Building,
    Crop,
    Deck,
    FarmyardDeck,
    GatewayDeck,
    Good,
    Resource,
    is_corner,
)
from feldberg.games.hallertau.content.spaces import ROWS_OF
from feldberg.games.hallertau.view import number_of


class Space(TypedDict):
    name: str
    place: Annotated[int, "on the action board, as views count"]
    rows: int
    deck: Annotated[Deck | None, "in the corner of a sector, where cards are drawn"]


Box = Literal[GatewayDeck, FarmyardDeck, "bonus", "points"]


class Cards(TypedDict):
    """One of the ten decks in the box."""

    deck: Annotated[Deck, "as which it is played"]
    numbers: list[str]


class Printed(TypedDict):
    crops: list[Crop]
    goods: list[Good]
    resources: list[Resource]
    decks: list[Deck]
    sectors: list[list[Space]]
    rounds: int
    phases: int
    steps: Annotated[int, "of the tracks in the village"]
    columns: Annotated[int, "of the field board"]
    field_rows: list[int]
    workers: Annotated[list[int], "in the window, by the steps of the community centre"]
    window_points: list[int]
    symbols: Annotated[list[int], "the steps of a building that uncover one"]
    buildings: list[Building]
    takes: dict[Building, list[Good]]
    boulders_ahead: list[int]
    cards: dict[Box, Cards]


def printed() -> Printed:
    return {
        "crops": CROP_NAMES,
        "goods": GOOD_NAMES,
        "resources": [*STOCK_NAMES, "sheep"],
        "decks": DECK_NAMES,
        "sectors": [
            [space_of(sector * SPACES_A_SECTOR + at) for at in range(SPACES_A_SECTOR)] for sector in range(SECTORS)
        ],
        "rounds": ROUNDS,
        "phases": BOULDERS,
        "steps": STEPS,
        "columns": COLUMNS,
        "field_rows": [*range(HIGHEST_ROW, LOWEST_ROW - 1, -1)],
        "workers": listed(WORKERS),
        "window_points": listed(WINDOW_POINTS),
        "symbols": listed(SYMBOLS),
        "buildings": BUILDING_NAMES,
        "takes": {
            name: [GOOD_NAMES[good] for good in TAKES[building] if good != NO_GOOD]
            for building, name in enumerate(BUILDING_NAMES)
        },
        "boulders_ahead": BOULDERS_AHEAD,
        "cards": all_cards(),
    }


def space_of(space: int) -> Space:
    sector = space // SPACES_A_SECTOR
    return {
        "name": SPACE_NAMES[space],
        "place": space,
        "rows": int(ROWS_OF[space]),
        "deck": DECK_NAMES[sector] if is_corner(space) else None,
    }


def all_cards() -> dict[Box, Cards]:
    found: dict[Box, Cards] = {}
    for which, name in enumerate(GATEWAY_DECKS):
        found[name] = {"deck": "gateway", "numbers": [*map(number_of, gateway_deck(which))]}
    for which, other in enumerate(FARMYARD_DECKS):
        found[other] = {"deck": "farmyard", "numbers": [*map(number_of, farmyard_deck(which))]}
    found["bonus"] = {"deck": "bonus", "numbers": [*map(number_of, bonus_deck())]}
    found["points"] = {"deck": "points", "numbers": [*map(number_of, point_deck())]}
    return found
