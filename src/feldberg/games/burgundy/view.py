"""What a seat may see, as JSON, and what on the screen an action touches."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Annotated, Final, NotRequired, TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from feldberg.core.events import Event
from feldberg.core.rows import listed
from feldberg.games.burgundy import scoring
from feldberg.games.burgundy.actions import BUILDING_KINDS, EXTRA_DIE, NO_DIE, PENDING, ROUTE_BOARDS, SHIELDS
from feldberg.games.burgundy.content import (
    CASTLE_TILE,
    COLOUR_NAMES,
    COLOURS,
    DEPOTS,
    GOODS,
    INN_SPACE,
    LARGE_BONUS,
    MONASTERIES,
    MOST_PLAYERS,
    NUMBERED,
    PHASES,
    SPACE_PLAYERS,
    SPACES,
    Kind,
    animal_kind,
)
from feldberg.games.burgundy.estates import ANYBODY, BIT, MOST_CELLS
from feldberg.games.burgundy.modules.border_posts import BorderPosts, linked_posts, links
from feldberg.games.burgundy.modules.extra_tiles import Geese, building_tile
from feldberg.games.burgundy.modules.inns import Inns
from feldberg.games.burgundy.modules.shields.module import NOBODY, Shields, shields_of
from feldberg.games.burgundy.modules.shields.pieces import BORROW_MONASTERIES
from feldberg.games.burgundy.modules.solo import Solo as Alone
from feldberg.games.burgundy.modules.team import Team, free_space, partner_of
from feldberg.games.burgundy.modules.trade_routes import TradeRoutes
from feldberg.games.burgundy.modules.white_castles import WhiteCastle
from feldberg.games.burgundy.questions import Turn, slot_of, worthwhile
from feldberg.games.burgundy.rules import taking, trading
from feldberg.games.burgundy.state import Player, Table
from feldberg.games.burgundy.words.glossary import tile_key


class BonusTiles(TypedDict):
    large: list[Kind]
    small: list[Kind]


class BonusPoints(TypedDict):
    large: int
    small: int


class Settling(TypedDict):
    dealt: Annotated[list[list[int]], "the estates of every seat to choose from"]


class LaidShield(TypedDict):
    cell: Annotated[int, "the castle it lies on"]
    shield: int


class Link(TypedDict):
    posts: Annotated[list[int], "two that are linked"]
    cells: Annotated[list[int], "the shortest chain of tiles from the one to the other"]


class Route(TypedDict):
    boards: Annotated[list[int], "in their order; while it is laid out, those already laid"]
    hand: Annotated[list[int], "boards still to be laid"]
    laid: Annotated[list[int], "the colours of the goods on it, from the left"]
    full: Annotated[bool, "filled once and used no more"]


class Solo(TypedDict):
    marker: Annotated[int, "on the track of points"]
    target: int
    empty: Annotated[int, "cells still to be filled"]


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
    linked: NotRequired[Annotated[int, "border posts joined by tiles: 0, 2 or 3"]]
    links: NotRequired[Annotated[list[Link], "that join them: none, one or two"]]
    route: NotRequired[Annotated[Route, "of the trade routes"]]
    shields: NotRequired[list[LaidShield]]
    borrowed: NotRequired[Annotated[int | None, "the seat whose monasteries shield 6 uses"]]
    partner: NotRequired[Annotated[int, "the other seat of the team, which has the same estate, stock and goods"]]
    keepers: NotRequired[
        Annotated[list[int | None], "in a team: the seat for whom each storage space is, null for both"]
    ]


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
    inns: NotRequired[Annotated[int, "in the pile beside the black depot, whose topmost lies on the last space"]]
    shields: NotRequired[Annotated[list[list[int]], "in each depot"]]
    solo: NotRequired[Solo]


def view(table: Table, seat: int | None) -> BurgundyView:
    """Everything is open but what chance will draw, and while all choose in secret the others' choices."""
    count = len(table.players)
    shown: BurgundyView = {
        "phase": int(table.phase),
        "round": int(table.round),
        "turn": int(table.turns[table.turn]) if table.phase >= 0 and not table.over else None,
        "turns": listed(table.turns),
        "order": listed(table.order),
        "steps": listed(table.steps),
        "white": int(table.white),
        "row": [goods - 1 if goods else None for goods in listed(table.row)],
        "spaces": [tile or None for tile in listed(table.board)],
        "used_spaces": [space for space, players in enumerate(SPACE_PLAYERS) if players <= table.size],
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
    for module in table.modules:
        if isinstance(module, Inns):
            shown["inns"] = int(module.pile)
            shown["used_spaces"].append(INN_SPACE)
        elif isinstance(module, Shields):
            shown["shields"] = [
                [shield for shield, place in enumerate(module.places) if place == depot + 1] for depot in range(DEPOTS)
            ]
        elif isinstance(module, Alone):
            shown["bonus_tiles"] = {"large": [], "small": []}
            shown["solo"] = {
                "marker": int(module.marker),
                "target": int(module.target),
                "empty": scoring.empty_cells(table.players[0]),
            }
    return shown


def counted(bag: vec[i64]) -> dict[str, int]:
    """What is left face down, by kind: all that came out of it was seen."""
    return dict(counts(tuple(listed(bag))))


@lru_cache(1024)  # all at a table are shown the same bags, for many moves
def counts(pieces: tuple[int, ...]) -> dict[str, int]:
    return {str(piece): count for piece, count in sorted(Counter(pieces).items())}


def free_bonuses(table: Table, large: bool) -> list[bool]:
    taken = 0
    for player in table.boards:
        taken |= player.large if large else player.small
    return [not taken & BIT[colour] for colour in range(COLOURS)]


def settling(table: Table) -> Settling | None:
    if table.phase >= 0 or table.top is None:
        return None
    return {"dealt": [listed(faces) for faces in table.dealt]}


def player_view(table: Table, seat: int) -> PlayerView:
    player = table.players[seat]
    shown: PlayerView = {
        "estate": int(player.estate.number) if any(player.cells) else None,
        "cells": [tile or None for tile in listed(player.cells)],
        "store": [tile or None for tile in listed(player.store)],
        "goods": listed(player.goods),
        "sold": listed(player.sold),
        "silver": int(player.silver),
        "workers": int(player.workers),
        "dice": listed(table.dice[2 * seat : 2 * seat + 2]),
        "monasteries": [number for number in range(1, MONASTERIES + 1) if player.monasteries & 2**number],
        "bonus_tiles": {
            "large": [name for colour, name in enumerate(COLOUR_NAMES) if player.large & BIT[colour]],
            "small": [name for colour, name in enumerate(COLOUR_NAMES) if player.small & BIT[colour]],
        },
        "monastery_points": {str(n): points for n, points in scoring.monastery_points(table, seat).items()},
    }
    for module in table.modules:
        if isinstance(module, BorderPosts):
            shown["linked"] = int(linked_posts(player))
            shown["links"] = [{"posts": [one, two], "cells": cells} for one, two, cells in links(player)]
        elif isinstance(module, TradeRoutes):
            shown["route"] = route(module, int(table.board_of(seat)))
            for colour in shown["route"]["laid"]:
                shown["sold"][colour] -= 1
        elif isinstance(module, Shields):
            board = int(table.board_of(seat))
            shown["shields"] = [
                {"cell": int(module.cell_of(shield)), "shield": int(shield)} for shield in module.held(board)
            ]
            borrows = player.works & BORROW_MONASTERIES and module.lender != NOBODY
            shown["borrowed"] = int(module.lender) if borrows else None
        elif isinstance(module, Team):
            shown["partner"] = int(partner_of(table, seat))
            shown["keepers"] = [keeper_of(table, seat, int(member)) for member in player.keepers]
    return shown


def keeper_of(table: Table, seat: int, member: int) -> int | None:
    """The seat for whom a storage space is, None for both partners."""
    return None if member == ANYBODY else seat % len(table.boards) + member * len(table.boards)


def route(routes: TradeRoutes, board: int) -> Route:
    full = routes.is_full(board) and len(routes.boards[board]) > 0
    return {
        "boards": listed(routes.boards[board]),
        "hand": listed(routes.hands[board]),
        "laid": [] if full else listed(routes.laid[board]),
        "full": full,
    }


# Elements

MOST_STORED: Final = PHASES * (INN_SPACE + 1)  # all tiles that a game lays out

COUNTED_ELEMENTS: Final = {
    "die": 2,
    "space": INN_SPACE + 1,
    "store": MOST_STORED,
    "cell": MOST_CELLS,
    "ware": GOODS,
    "load": GOODS,
    "goods": DEPOTS,
    "pay": taking.TILE_PRICE + 1,
    "face": 2,
    "route": ROUTE_BOARDS,
    "upkeep": SHIELDS + 1,
    "seat": MOST_PLAYERS,
    "effect": PENDING,
}
BUILDING_KEYS: Final = [tile_key(int(building_tile(building))) for building in range(BUILDING_KINDS)]
ELEMENTS: Final = frozenset(
    ["die:castle", "die:white", "workers", "silver", "done", "target"]
    + [f"building:{key}" for key in BUILDING_KEYS]
    + [f"shield:{number}" for number in range(1, SHIELDS + 1)]
    + [f"number:{number}" for number in range(1, 7)]
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
    if name == "turned":
        return [f"die:{values['die']}"]
    places = {"space": "space", "cell": "cell", "depot": "goods", "shield": "shield", "board": "route"}
    return [f"{element}:{values[field]}" for field, element in places.items() if field in values]


def elements(table: Table, action: int, seat: int) -> list[str]:
    """The pieces an action touches; where several come to the same, all of them."""
    actions = table.actions
    actions.layout.span_of(action)
    player = table.players[seat]
    if actions.take.has(action):
        return dice(table, seat, actions.take.x(action)) + spaces_alike(table, actions.take.y(action))
    if actions.place.has(action):
        die, tile, cell = actions.place.values(action)
        return dice(table, seat, die) + stored_alike(table, seat, tile) + [f"cell:{cell}"]
    if actions.sell.has(action):
        return [*dice(table, seat, actions.sell.x(action)), f"ware:{actions.sell.y(action)}"]
    if actions.workers.has(action):
        return [*dice(table, seat, actions.workers.x(action)), "workers"]
    if actions.buy.has(action):
        return ["silver", *spaces_alike(table, actions.buy.x(action))]
    if actions.sail.has(action):
        return depots_alike(table, player, actions.sail.x(action))
    if actions.load.has(action):
        return [f"load:{actions.load.x(action)}"]
    if actions.discard.has(action):
        return stored_alike(table, seat, actions.discard.x(action))
    if actions.pay.has(action):
        return [f"pay:{actions.pay.x(action)}"]
    if actions.settle.has(action):
        return [f"face:{actions.settle.x(action)}", f"cell:{actions.settle.y(action)}"]
    if actions.hire.has(action):
        return ["silver", "workers"]
    if actions.imitate.has(action):
        return [f"building:{BUILDING_KEYS[actions.imitate.x(action)]}"]
    if actions.herd.has(action):
        return herd(table, player, actions.herd.x(action))
    if actions.route.has(action):
        return [f"route:{actions.route.x(action)}"]
    if actions.shield.has(action):
        return shield(table, seat, actions.shield.x(action) + 1, actions.shield.y(action))
    if actions.turn.has(action):
        return [*dice(table, seat, actions.turn.x(action)), f"number:{actions.turn.y(action) + 1}"]
    if actions.borrow.has(action):
        return [f"seat:{actions.borrow.x(action)}"]
    if actions.drop.has(action):
        return [f"shield:{actions.drop.x(action) + 1}"]
    if actions.upkeep.has(action):
        return [f"upkeep:{actions.upkeep.x(action)}"]
    if actions.gather.has(action):
        return [f"load:{actions.gather.x(action)}"]
    if actions.receive.has(action):
        return [*received_alike(table, actions.receive.x(action)), f"cell:{actions.receive.y(action)}"]
    if actions.stow.has(action):
        return free_spaces(table, seat, actions.stow.x(action) == 1)
    if actions.swap.has(action):
        return spaces_alike(table, actions.swap.x(action))
    if actions.give.has(action):
        return [f"ware:{actions.give.x(action)}"]
    if actions.reach.has(action):
        return ["target"]
    if actions.first.has(action):
        return [f"effect:{actions.first.x(action)}"]
    if actions.done.has(action):
        return ["done"]
    return []


def shield(table: Table, seat: int, number: int, cell: int) -> list[str]:
    """The shield, the castle, all that are free if that is, and in a turn both dice."""
    shields = shields_of(table)
    board = table.board_of(seat)
    cells = [other for other, tile in enumerate(table.players[seat].cells) if tile == CASTLE_TILE]
    if shields.on_castle(board, cell):
        cells = [cell]
    else:
        cells = [other for other in cells if not shields.on_castle(board, other)]
    own_dice = ["die:0", "die:1"] if isinstance(table.top, Turn) else []
    return [*own_dice, f"shield:{number}", *[f"cell:{other}" for other in cells]]


def received_alike(table: Table, space: int) -> list[str]:
    """Where a tile lies that needs no die: in any depot, but the black one is another."""
    around = range(NUMBERED) if space < NUMBERED else range(NUMBERED, len(table.board))
    return [f"space:{other}" for other in around if table.board[other] == table.board[space]]


def dice(table: Table, seat: int, die: int) -> list[str]:
    if die == NO_DIE:
        return []
    if die == EXTRA_DIE:
        return ["die:white" if isinstance(table.top, WhiteCastle) else "die:castle"]
    first, second = listed(table.dice[2 * seat : 2 * seat + 2])
    return ["die:0", "die:1"] if first == second else [f"die:{die}"]


def spaces_alike(table: Table, space: int) -> list[str]:
    depot = range(space - space % SPACES, space - space % SPACES + SPACES)
    black = range(NUMBERED, len(table.board))
    around = depot if space < NUMBERED else black
    return [f"space:{other}" for other in around if table.board[other] == table.board[space]]


def stored_alike(table: Table, seat: int, name: int) -> list[str]:
    player = table.players[seat]
    slot = slot_of(table, seat, name)
    return [
        f"store:{other}"
        for other, tile in enumerate(player.store)
        if tile == player.store[slot] and player.keepers[other] == player.keepers[slot]
    ]


def herd(table: Table, player: Player, kind: int) -> list[str]:
    """The cells with animals of a kind that the geese may score."""
    top = table.top
    assert isinstance(top, Geese)
    cells = scoring.pasture_cells(table, top.seat, top.cell)
    return [f"cell:{cell}" for cell in cells if animal_kind(player.cells[cell]) == kind]


def free_spaces(table: Table, seat: int, together: bool) -> list[str]:
    """The empty storage spaces of a seat alone, or of both partners."""
    player = table.players[seat]
    first = free_space(table, seat, together)
    return [
        f"store:{slot}"
        for slot, tile in enumerate(player.store)
        if tile == 0 and player.keepers[slot] == player.keepers[first]
    ]


def depots_alike(table: Table, player: Player, depot: int) -> list[str]:
    two = trading.depots_sailed(player) > 1
    if not worthwhile(table, player, depot):
        if two:  # a pair without goods may lie inside two pairs with some
            return ["done"]
        idle = [other for other in range(DEPOTS) if not worthwhile(table, player, other)]
        return [f"goods:{other}" for other in idle]
    return [f"goods:{other % DEPOTS}" for other in range(depot, depot + trading.depots_sailed(player))]
