"""What a seat may see, as JSON, and what on the screen an action touches."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Final, TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from feldberg.core.events import Event
from feldberg.core.rows import listed
from feldberg.games.burgundy import rules, scoring
from feldberg.games.burgundy.content import (
    BIT,
    BLACK_SPACES,
    CELLS,
    COLOUR_NAMES,
    COLOURS,
    DEPOTS,
    GOODS,
    LARGE_BONUS,
    NUMBERED,
    SPACE_PLAYERS,
    SPACES,
    STORAGE,
    Kind,
)
from feldberg.games.burgundy.questions import (
    ACTIONS,
    BUY,
    CASTLE_DIE,
    DISCARD,
    DONE,
    LOAD,
    NO_DIE,
    PAY,
    PLACE,
    SAIL,
    SELL,
    SETTLE,
    TAKE,
    WORKERS,
    worthwhile,
)
from feldberg.games.burgundy.state import Player, Table


class BonusTiles(TypedDict):
    large: list[Kind]
    small: list[Kind]


class BonusPoints(TypedDict):
    large: int
    small: int


class Settling(TypedDict):
    dealt: Annotated[list[list[int]], "the estates of every seat to choose from"]


class PlayerView(TypedDict):
    estate: Annotated[int | None, "its number; null until it is chosen"]
    cells: Annotated[list[int | None], "the tiles on them"]
    store: list[int | None]
    goods: Annotated[list[int], "how many of each colour"]
    sold: list[int]
    silver: int
    workers: int
    dice: Annotated[list[int], "0 once used"]
    monasteries: list[int]
    bonus_tiles: BonusTiles
    monastery_points: dict[str, int]


class BurgundyView(TypedDict):
    phase: Annotated[int, "-1 in set-up"]
    round: int
    turn: int | None
    turns: Annotated[list[int], "the seats in the order of this round"]
    order: Annotated[list[int], "the seats by the turn-order track"]
    steps: Annotated[list[int], "of each seat on that track"]
    white: int
    row: Annotated[list[int | None], "the goods of the rounds to come"]
    spaces: Annotated[list[int | None], "the tiles on them: four for each depot, then those of the black depot"]
    used_spaces: Annotated[list[int], "with this number of players"]
    goods: Annotated[list[list[int]], "in each depot, how many of each colour"]
    bonus_tiles: Annotated[BonusTiles, "that nobody has taken"]
    bonus_points: BonusPoints
    undrawn: Annotated[list[dict[str, int]], "how many of each tile lie face down, by their backs"]
    undrawn_goods: dict[str, int]
    bought: bool
    settling: Annotated[Settling | None, "in set-up"]
    players: list[PlayerView]


def view(table: Table, seat: int | None) -> BurgundyView:
    """Everything is open but what chance will draw, and while all choose in secret the others' choices."""
    count = len(table.players)
    return {
        "phase": int(table.phase),
        "round": int(table.round),
        "turn": int(table.turns[table.turn]) if table.phase >= 0 and not table.over else None,
        "turns": listed(table.turns),
        "order": listed(table.order),
        "steps": listed(table.steps),
        "white": int(table.white),
        "row": [goods - 1 if goods else None for goods in listed(table.row)],
        "spaces": [tile or None for tile in listed(table.board)],
        "used_spaces": [space for space, players in enumerate(SPACE_PLAYERS) if players <= count],
        "goods": [listed(table.goods[depot * GOODS : (depot + 1) * GOODS]) for depot in range(DEPOTS)],
        "bonus_tiles": {
            "large": [name for name, free in zip(COLOUR_NAMES, free_bonuses(table, large=True), strict=True) if free],
            "small": [name for name, free in zip(COLOUR_NAMES, free_bonuses(table, large=False), strict=True) if free],
        },
        "bonus_points": {"large": count + LARGE_BONUS, "small": count},
        "undrawn": [counted(bag) for bag in table.bags],
        "undrawn_goods": counted(table.goods_bag),
        "bought": table.bought,
        "settling": settling(table),
        "players": [player_view(table, other) for other in range(count)],
    }


def counted(bag: vec[i64]) -> dict[str, int]:
    """What is left face down, by kind: all that came out of it was seen."""
    return {str(piece): count for piece, count in sorted(Counter(listed(bag)).items())}


def free_bonuses(table: Table, large: bool) -> list[bool]:
    taken = 0
    for player in table.players:
        taken |= player.large if large else player.small
    return [not taken & BIT[colour] for colour in range(COLOURS)]


def settling(table: Table) -> Settling | None:
    if table.phase >= 0 or not table.agenda:
        return None
    return {"dealt": [listed(faces) for faces in table.dealt]}


def player_view(table: Table, seat: int) -> PlayerView:
    player = table.players[seat]
    return {
        "estate": int(player.estate.number) if any(player.cells) else None,
        "cells": [tile or None for tile in listed(player.cells)],
        "store": [tile or None for tile in listed(player.store)],
        "goods": listed(player.goods),
        "sold": listed(player.sold),
        "silver": int(player.silver),
        "workers": int(player.workers),
        "dice": listed(table.dice[2 * seat : 2 * seat + 2]),
        "monasteries": [number for number in range(1, 27) if player.monasteries & 2**number],
        "bonus_tiles": {
            "large": [name for colour, name in enumerate(COLOUR_NAMES) if player.large & BIT[colour]],
            "small": [name for colour, name in enumerate(COLOUR_NAMES) if player.small & BIT[colour]],
        },
        "monastery_points": {str(n): points for n, points in scoring.monastery_points(table, seat).items()},
    }


# Elements

COUNTED_ELEMENTS: Final = {
    "die": 2,
    "space": NUMBERED + BLACK_SPACES,
    "store": STORAGE,
    "cell": CELLS,
    "ware": GOODS,
    "load": GOODS,
    "goods": DEPOTS,
    "pay": rules.TILE_PRICE + 1,
    "face": 2,
}
ELEMENTS: Final = frozenset(
    ["die:castle", "workers", "silver", "done"]
    + [f"{kind}:{number}" for kind, count in COUNTED_ELEMENTS.items() for number in range(count)]
)


def traces(event: Event) -> list[str]:
    """The pieces an event is about."""
    values = event.named()
    name = event.kind.name
    if name in ("silver", "workers"):
        return [name]
    if name == "rolled":
        return ["die:0", "die:1"]
    if name == "sold":
        return [f"ware:{values['colour']}"]
    places = {"space": "space", "cell": "cell", "depot": "goods"}
    return [f"{element}:{values[field]}" for field, element in places.items() if field in values]


def elements(table: Table, action: int, seat: int) -> list[str]:
    """The pieces an action touches; where several come to the same, all of them."""
    ACTIONS.span_of(action)
    player = table.players[seat]
    if TAKE.has(action):
        space = TAKE.y(action)
        return dice(table, seat, TAKE.x(action)) + spaces_alike(table, space)
    if PLACE.has(action):
        return dice(table, seat, PLACE.x(action)) + stored_alike(player, PLACE.y(action)) + [f"cell:{PLACE.z(action)}"]
    if SELL.has(action):
        return [*dice(table, seat, SELL.x(action)), f"ware:{SELL.y(action)}"]
    if WORKERS.has(action):
        return [*dice(table, seat, WORKERS.x(action)), "workers"]
    if BUY.has(action):
        return ["silver", *spaces_alike(table, BUY.x(action))]
    if SAIL.has(action):
        return depots_alike(table, player, SAIL.x(action))
    if LOAD.has(action):
        return [f"load:{LOAD.x(action)}"]
    if DISCARD.has(action):
        return stored_alike(player, DISCARD.x(action))
    if PAY.has(action):
        return [f"pay:{PAY.x(action)}"]
    if SETTLE.has(action):
        return [f"face:{SETTLE.x(action)}", f"cell:{SETTLE.y(action)}"]
    if DONE.has(action):
        return ["done"]
    return []


def dice(table: Table, seat: int, die: int) -> list[str]:
    if die == NO_DIE:
        return []
    if die == CASTLE_DIE:
        return ["die:castle"]
    first, second = listed(table.dice[2 * seat : 2 * seat + 2])
    return ["die:0", "die:1"] if first == second else [f"die:{die}"]


def spaces_alike(table: Table, space: int) -> list[str]:
    depot = range(space - space % SPACES, space - space % SPACES + SPACES)
    black = range(NUMBERED, len(SPACE_PLAYERS))
    around = depot if space < NUMBERED else black
    return [f"space:{other}" for other in around if table.board[other] == table.board[space]]


def stored_alike(player: Player, slot: int) -> list[str]:
    return [f"store:{other}" for other, tile in enumerate(player.store) if tile == player.store[slot]]


def depots_alike(table: Table, player: Player, depot: int) -> list[str]:
    two = rules.depots_sailed(player) > 1
    if not worthwhile(table, player, depot):
        if two:  # a pair without goods may lie inside two pairs with some
            return ["done"]
        idle = [other for other in range(DEPOTS) if not worthwhile(table, player, other)]
        return [f"goods:{other}" for other in idle]
    return [f"goods:{other % DEPOTS}" for other in range(depot, depot + rules.depots_sailed(player))]
