"""What a seat may see, as JSON, and what on the screen an action touches."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from feldberg.core.events import Event
from feldberg.core.rows import listed
from feldberg.games.tuscany.actions import (
    ACTIONS,
    ARRANGE,
    CHOOSE_BONUS,
    DRAW,
    PAY,
    PUT,
    PUT_FREE,
    REMOVE,
    START,
    SWEEP,
    TAKE,
    WORKER,
)
from feldberg.games.tuscany.box import Kind
from feldberg.games.tuscany.content import (
    BIT,
    BONUS_NAMES,
    BONUSES,
    CELLS,
    COLOUR_NAMES,
    FARM_NAMES,
    MOST_STORED,
    NEUTRALS,
    OPEN,
    OWN_TILES,
    PAIR,
    PRICE,
    REWARD_NAMES,
    SIDES,
    TYPE_NAMES,
    TYPE_OF,
    TYPES,
    Bonus,
    Colour,
    Farm,
    Reward,
    Type,
)
from feldberg.games.tuscany.domains import ARRANGEMENTS
from feldberg.games.tuscany.questions import Another, Pay
from feldberg.games.tuscany.rules import display
from feldberg.games.tuscany.state import CHOOSING, ENDED, NOTHING, PLAYING, START_CASTLE, WOODEN_HEX, Player, Table

MOST_CARDS: Final = PRICE * PAIR  # of one colour, in a payment

Phase = Literal["joining", "bonus", "turns", "over"]


class TileView(TypedDict):
    type: Type
    farms: Annotated[list[Farm], "of farmland"]
    owner: Annotated[int | None, "whose set it is of; null for a neutral one"]


Stored = TileView | Literal["hex"]
Laid = TileView | Literal["hex", "start"]


class CellView(TypedDict):
    colour: Colour
    piece: Annotated[Laid | None, "null while it is empty"]
    open: Annotated[bool, "empty, and next to a covered one"]


class PlayerView(TypedDict):
    boards: Annotated[list[list[Colour]], "the spaces of the boards A, B and C, as printed"]
    numbers: Annotated[list[int], "of these boards"]
    way: Annotated[int | None, "how they are joined"]
    cells: Annotated[list[CellView], "none before the boards are joined"]
    areas: Annotated[list[list[int]], "cells of one colour that touch"]
    stacks: Annotated[list[int], "own tiles left in each"]
    hand: Annotated[dict[Colour, int] | None, "null for the others' hands"]
    hand_size: int
    stored: list[Stored]
    fresh: Annotated[int, "hexes among them that came in this turn"]
    storage: int
    marble: int
    workers: int
    bonuses: dict[Bonus, int]
    green: int
    red: int
    rounds: Annotated[list[int], "red points of every round"]


class YieldView(TypedDict):
    reward: Reward
    amount: int


class PaymentView(TypedDict):
    """What is to be paid for."""

    cell: int
    stored: Annotated[int, "the piece, by its place in the storage"]


class TuscanyView(TypedDict):
    phase: Phase
    round: int
    due: Annotated[bool, "the round ends with this circle"]
    last: Annotated[bool, "these are the last turns"]
    first: int
    turn: Annotated[int | None, "whose turn it is"]
    another: Annotated[bool, "a marble pays for what is done now"]
    display: list[TileView | None]
    neutral: Annotated[int, "tiles of the supply"]
    deck: int
    discards: dict[Colour, int]
    yields: Annotated[int, "cards of the deck"]
    yielded: Annotated[YieldView | None, "the card turned up last"]
    bonuses: Annotated[dict[Bonus, int], "tiles left"]
    colour_bonuses: Annotated[dict[Colour, int], "points for who completes the colour next"]
    paying: PaymentView | None
    ours: Annotated[list[Kind], "what is printed there stands in for what we could not have"]
    players: list[PlayerView]


def view(table: Table, seat: int | None) -> TuscanyView:
    """Everything is open but the decks, the stacks and the other hands."""
    top = table.top
    playing = table.step == PLAYING
    used = listed(table.used_yields)
    return {
        "phase": phase(table),
        "round": int(table.round),
        "due": table.due,
        "last": table.last,
        "first": int(table.first),
        "turn": int(table.seat_at(table.place)) if playing else None,
        "another": isinstance(top, Another),
        "display": [tile_view(table, tile) if tile != NOTHING else None for tile in listed(table.display)],
        "neutral": len(table.neutral),
        "deck": sum(table.deck),
        "discards": by_colour(table.discards),
        "yields": len(table.yields),
        "yielded": yield_view(table, used[-1]) if used else None,
        "bonuses": by_bonus(table.bonuses),
        "colour_bonuses": by_colour(next_colour_bonuses(table)),
        "paying": payment_view(table, top) if isinstance(top, Pay) else None,
        "ours": table.box.ours[:],
        "players": [player_view(table, other, seat) for other in range(len(table.players))],
    }


def phase(table: Table) -> Phase:
    if table.step == PLAYING:
        return "turns"
    if table.step == ENDED:
        return "over"
    return "bonus" if table.step == CHOOSING and table.place > 0 else "joining"


def tile_view(table: Table, tile: int) -> TileView:
    farms = int(table.box.farms[tile])
    return {
        "type": TYPE_NAMES[TYPE_OF[tile]],
        "farms": [name for at, name in enumerate(FARM_NAMES) if farms >> at & 1],
        "owner": None if tile < NEUTRALS else (tile - NEUTRALS) // OWN_TILES,
    }


def yield_view(table: Table, card: int) -> YieldView:
    return {"reward": REWARD_NAMES[table.box.rewards[card]], "amount": int(table.box.amounts[card])}


def payment_view(table: Table, question: Pay) -> PaymentView:
    player = table.players[question.seat]
    return {"cell": int(question.cell), "stored": stored_with(table, player, int(question.face))[0]}


def next_colour_bonuses(table: Table) -> vec[i64]:
    sides = zip(table.box.colour_bonuses, table.sides, strict=True)
    return vec[i64]([points[side] if side < SIDES else 0 for points, side in sides])


def by_colour(counts: vec[i64]) -> dict[Colour, int]:
    return {name: int(counts[colour]) for colour, name in enumerate(COLOUR_NAMES)}


def by_bonus(counts: vec[i64]) -> dict[Bonus, int]:
    return {name: int(counts[kind]) for kind, name in enumerate(BONUS_NAMES)}


def player_view(table: Table, seat: int, watcher: int | None) -> PlayerView:
    player = table.players[seat]
    joined = player.arrangement != NOTHING
    stored: list[Stored] = [tile_view(table, tile) for tile in listed(player.stored)]
    stored.extend("hex" for _ in range(int(player.hexes)))
    return {
        "boards": [
            [COLOUR_NAMES[colour] for colour in table.box.boards[letter][number]]
            for letter, number in enumerate(player.boards)
        ],
        "numbers": listed(player.boards),
        "way": int(player.arrangement) if joined else None,
        "cells": [cell_view(table, player, cell) for cell in range(CELLS)] if joined else [],
        "areas": [listed(cells) for cells in player.domain.cells] if joined else [],
        "stacks": listed(display.stacks_left(player)),
        "hand": by_colour(player.hand) if seat == watcher else None,
        "hand_size": int(player.cards()),
        "stored": stored,
        "fresh": int(player.fresh),
        "storage": int(player.storage()),
        "marble": int(player.marble),
        "workers": int(player.workers),
        "bonuses": by_bonus(player.bonuses),
        "green": int(player.green),
        "red": sum(table.score_sheet(seat).values()),
        "rounds": listed(player.rounds),
    }


def cell_view(table: Table, player: Player, cell: int) -> CellView:
    piece = int(player.laid[cell])
    laid: Laid | None
    if piece == NOTHING:
        laid = None
    elif piece == START_CASTLE:
        laid = "start"
    else:
        laid = "hex" if piece == WOODEN_HEX else tile_view(table, piece)
    return {
        "colour": COLOUR_NAMES[player.domain.colour[cell]],
        "piece": laid,
        "open": bool(player.open & BIT[cell]),
    }


# Elements

ELEMENTS: Final = frozenset(
    ["deck"]
    + [f"way:{number}" for number in range(ARRANGEMENTS)]
    + [f"cell:{cell}" for cell in range(CELLS)]
    + [f"open:{place}" for place in range(OPEN)]
    + [f"store:{place}" for place in range(MOST_STORED)]
    + [f"bonus:{BONUS_NAMES[kind]}" for kind in range(BONUSES)]
    + [f"card:{COLOUR_NAMES[colour]}:{at}" for colour in range(TYPES) for at in range(MOST_CARDS)]
    + [f"worker:{at}" for at in range(PRICE)]
)


def traces(event: Event) -> list[str]:
    """The pieces an event is about."""
    values = event.named()
    found = []
    if "cell" in values:
        found.append(f"cell:{values['cell']}")
    if "place" in values:
        found.append(f"open:{values['place']}")
    if event.kind.name == "bonus":
        found.append(f"bonus:{BONUS_NAMES[values['kind']]}")
    if event.kind.name == "drew":
        found.append("deck")
    return found


def elements(table: Table, action: int, seat: int) -> list[str]:
    """The pieces an action touches."""
    span = ACTIONS.span_of(action)
    x, y = int(span.x(action)), int(span.y(action))
    player = table.players[seat]
    if span is ARRANGE:
        return [f"way:{action - ARRANGE.start}"]
    if span is START:
        return [f"cell:{x}"]
    if span is CHOOSE_BONUS:
        return [f"bonus:{BONUS_NAMES[x]}"]
    if span is TAKE:
        return open_alike(table, x)
    if span is SWEEP:
        return [f"open:{place}" for place in range(OPEN) if is_open(table, place, x)]
    if span is PUT:
        return [*(f"store:{place}" for place in stored_with(table, player, x)), f"cell:{y}"]
    if span is REMOVE:
        return [f"store:{place}" for place in stored_with(table, player, x)]
    if span is PUT_FREE:
        return [*open_alike(table, x), f"cell:{y}"]
    if span is PAY:
        return payment(table, player, x, y)
    return ["deck"] if span is DRAW else [span.name]


def open_alike(table: Table, place: int) -> list[str]:
    """The places of all open tiles that come to the same."""
    return [
        f"open:{other}"
        for other in range(OPEN)
        if table.display[other] != NOTHING and display.first_alike(table, other) == place
    ]


def is_open(table: Table, place: int, kind: int) -> bool:
    tile = table.display[place]
    return tile != NOTHING and TYPE_OF[tile] == kind


def stored_with(table: Table, player: Player, face: int) -> list[int]:
    """The places in the storage of pieces that show so; hexes lie behind the tiles."""
    tiles = [at for at, tile in enumerate(player.stored) if table.box.face[tile] == face]
    return tiles or [len(player.stored) + at for at in range(int(player.hexes))]


def payment(table: Table, player: Player, one: int, two: int) -> list[str]:
    """The cards and workers of a payment."""
    top = table.top
    assert isinstance(top, Pay)
    colour = int(player.domain.colour[top.cell])
    counts: dict[int, int] = {}
    for part in (one, two):
        counts[part] = counts.get(part, 0) + (1 if part in (colour, WORKER) else PAIR)
    found: list[str] = []
    for part, count in counts.items():
        name = "worker" if part == WORKER else f"card:{COLOUR_NAMES[part]}"
        found += [f"{name}:{at}" for at in range(count)]
    return found
