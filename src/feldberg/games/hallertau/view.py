"""What a seat may see, as JSON, and what on the screen an action touches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Annotated, Any, Final, TypedDict

from feldberg.core.events import Event
from feldberg.core.rows import listed
from feldberg.games.hallertau import scoring
from feldberg.games.hallertau.content.cards import ALL_CARDS, CARDS, DECK_OF, FIRST_BONUS
from feldberg.games.hallertau.content.language import FIELD as NEW_FIELDS
from feldberg.games.hallertau.content.language import PROGRAM_TEXTS
from feldberg.games.hallertau.content.pieces import (
    BUILDING_NAMES,
    COLUMNS,
    DECK_NAMES,
    DECKS,
    FARMYARD_DECKS,
    GATEWAY_DECKS,
    GOOD_NAMES,
    JEWELRY,
    MOST_PAID,
    MOST_ROWS,
    PLACES,
    RESOURCE_NAMES,
    SECTOR_CARDS,
    SPACE_NAMES,
    STABLE,
    STEPS,
    STOCK_NAMES,
    TAKES,
    WITH_JEWELRY,
    Building,
    Deck,
    FarmyardDeck,
    GatewayDeck,
    Good,
    Stocked,
)
from feldberg.games.hallertau.questions.actions import (
    ACTIONS,
    BOULDER,
    BUILDING,
    CHOOSE,
    CROP_MIX,
    DISCARD,
    EARN,
    FIELD,
    GOOD,
    IMPROVE,
    PLACE,
    PLAY,
    RESOLVE,
    ROWS,
    SHEEP_AT,
    SOW,
    SPACE,
    TOOLS,
    USE,
)
from feldberg.games.hallertau.questions.choosing import Accept, Choose, Exchange
from feldberg.games.hallertau.questions.farming import Raise
from feldberg.games.hallertau.rules import crafts, fields, measures, stock
from feldberg.games.hallertau.state import TWICE, Player, Table


def number_of(card: int) -> str:
    """A card's printed number."""
    return f"{CARDS[card].number:03}"


class FieldView(TypedDict):
    row: int
    sown: Good | None
    twice: bool


class BuildingView(TypedDict):
    building: Building
    step: int
    boulders: Annotated[list[int], "the spaces of both, 0 once off the board"]
    tools: Annotated[int | None, "for the next step; null once there is none"]


class PlayerView(TypedDict):
    stock: dict[Stocked, int]
    fields: list[FieldView | None]
    flock: Annotated[list[int | None], "sheep on the farmyard cards of rounds 1 to 6, null where the card has gone"]
    stable: int
    sheep: int
    centre: int
    window: int
    buildings: list[BuildingView]
    workers: int
    used_tools: int
    hand: Annotated[list[str] | None, "the numbers of the cards; null for the others' hands"]
    hand_size: dict[Deck, int]
    played: list[str]
    pending: list[str]
    leftovers: int


class HallertauView(TypedDict):
    round: int
    phase: int
    first: int
    turn: int | None
    board: Annotated[list[list[int]], "workers by space and row, the lowest row first"]
    decks: Annotated[dict[str, int], "how many cards are left; none without cards"]
    gateway: GatewayDeck | None
    farmyard: FarmyardDeck | None
    sector_cards: int
    sectors_gone: Annotated[
        list[list[list[int]]],
        "those that have left the game: their sectors, where two are joined one of them",
    ]
    removed: list[str]
    offers: Annotated[list[str], "what is offered now, in the card language"]
    players: list[PlayerView]
    goal: int | None
    outstanding: int | None


def view(table: Table, seat: int | None) -> HallertauView:
    """Everything is open but the decks, the cards on the stable boards and the other hands."""
    top = table.top
    return {
        "round": int(table.round),
        "phase": int(table.phase),
        "first": int(table.first),
        "turn": None if table.over else int(table.active),
        "board": [
            listed(table.board[space * MOST_ROWS : (space + 1) * MOST_ROWS]) for space in range(len(SPACE_NAMES))
        ],
        "decks": {DECK_NAMES[deck]: int(stock.deck_size(table, deck)) for deck in range(DECKS)} if table.cards else {},
        "gateway": GATEWAY_DECKS[table.gateway] if table.cards else None,
        "farmyard": FARMYARD_DECKS[table.farmyard] if table.cards else None,
        "sector_cards": len(table.sectors),
        "sectors_gone": sectors_gone(table),
        "removed": [number_of(card) for card in table.removed],
        "offers": offers(top),
        "players": [player_view(table, other, seat) for other in range(len(table.players))],
        "goal": scoring.goal(table) if len(table.players) == 1 else None,
        "outstanding": scoring.outstanding(table) if len(table.players) == 1 else None,
    }


def offers(top: Any) -> list[str]:
    """What is offered now, in the card language: alternatives by their numbers, or one effect to take or leave."""
    if isinstance(top, Choose):
        return [PROGRAM_TEXTS[program] for program in top.op().programs]
    if isinstance(top, Accept) and top.op().kind == NEW_FIELDS:
        return [f"1 field in row {top.op().what}"]  # several are taken one by one
    if isinstance(top, Accept | Exchange):
        return [PROGRAM_TEXTS[top.program].split(";")[top.at].strip()]
    return []


def sectors_gone(table: Table) -> list[list[list[int]]]:
    """The sector cards that have left the game as printed: sectors, where two are joined one of them."""
    cards = SECTOR_CARDS.get(len(table.players), [])
    return [[[*joined] for joined in sectors] for card, sectors in enumerate(cards) if card not in table.sectors]


def player_view(table: Table, seat: int, watcher: int | None) -> PlayerView:
    player = table.players[seat]
    first_card = int(measures.doomed_place(table))
    return {
        "stock": {name: int(player.stock[what]) for what, name in enumerate(STOCK_NAMES)},
        "fields": [field_view(player, column) for column in range(COLUMNS)],
        "flock": [int(player.flock[place]) if place >= first_card else None for place in range(STABLE)],
        "stable": int(player.flock[STABLE]),
        "sheep": int(measures.sheep(player)),
        "centre": int(player.centre),
        "window": int(measures.window(player)),
        "buildings": [
            {
                "building": name,
                "step": int(player.buildings[building]),
                "boulders": listed(player.boulders[2 * building : 2 * building + 2]),
                "tools": int(crafts.tools_needed(player, building)) if player.buildings[building] < STEPS else None,
            }
            for building, name in enumerate(BUILDING_NAMES)
        ],
        "workers": int(player.workers),
        "used_tools": int(player.used_tools),
        "hand": [number_of(card) for card in player.hand] if seat == watcher else None,
        "hand_size": hand_size(player),
        "played": [number_of(card) for card in player.played],
        "pending": [number_of(entry // 8) for entry in player.pending],
        "leftovers": int(scoring.leftovers(player)),
    }


def hand_size(player: Player) -> dict[Deck, int]:
    """The backs of the hand cards."""
    decks = [DECK_OF[card] for card in player.hand]
    return {name: decks.count(deck) for deck, name in enumerate(DECK_NAMES)}


def field_view(player: Player, column: int) -> FieldView | None:
    row = int(player.rows[column])
    sown = int(player.sown[column])
    if row == 0:
        return None
    return {
        "row": row,
        "sown": GOOD_NAMES[sown % TWICE - 1] if sown else None,
        "twice": sown > TWICE,
    }


# Elements


def amounts(counts: Mapping[str, int]) -> str:
    """Amounts within the name of a thing: 'barley:2:flax:1'."""
    return ":".join(f"{name}:{count}" for name, count in counts.items() if count)


def mix(first: int, second: int, third: int) -> Counter[str]:
    """Several crops as an action has them, by name."""
    return Counter(RESOURCE_NAMES[crop] for crop in (first, second - 1, third - 1) if crop >= 0)


def paid_with(building: int, payment: int) -> dict[str, int]:
    """What a payment takes, by name."""
    if payment == WITH_JEWELRY:
        return {RESOURCE_NAMES[JEWELRY]: 1}
    parts = zip(TAKES[building], crafts.paid(payment), strict=True)
    return {RESOURCE_NAMES[good]: int(count) for good, count in parts if count}


def payment_of(building: int, payment: int) -> str:
    """The thing that stands for a whole payment; those of fewer goods come first by name, jewelry last."""
    counts = paid_with(building, payment)
    total = MOST_PAID if payment == WITH_JEWELRY else sum(counts.values())
    return f"pay:{BUILDING_NAMES[building]}:{total}:{amounts(counts)}"


ELEMENTS: Final = frozenset(
    ["done", "tools"]
    + [f"space:{name}" for name in SPACE_NAMES]
    + [f"card:{number_of(card)}" for card in range(ALL_CARDS)]
    + [f"good:{name}" for name in RESOURCE_NAMES]
    + [f"building:{name}" for name in BUILDING_NAMES]
    + [f"boulder:{name}:{which}" for name in BUILDING_NAMES for which in range(2)]
    + [f"field:{column}" for column in range(COLUMNS)]
    + [f"flock:{place}" for place in range(PLACES)]
)


def traces(event: Event) -> list[str]:
    """The pieces an event is about."""
    values = event.named()
    found = []
    if event.kind.name in RESOURCE_NAMES:
        found.append(f"good:{event.kind.name}")
    if "card" in values:
        found.append(f"card:{number_of(values['card'])}")
    if "building" in values:
        found.append(f"building:{BUILDING_NAMES[values['building']]}")
    elif "space" in values:
        found.append(f"space:{SPACE_NAMES[values['space']]}")
    if "column" in values:
        found.append(f"field:{values['column']}")
    if event.kind.name == "stepped":
        found += [f"flock:{values['from']}", f"flock:{values['to']}"]
    return found


def elements(table: Table, action: int, seat: int) -> list[str]:
    """The pieces an action touches; where several come to the same, all of them."""
    span = ACTIONS.span_of(action)
    x, y, z = int(span.x(action)), int(span.y(action)), int(span.z(action))
    if span is PLACE:
        answered = any(USE.has(other) and USE.x(other) == x for other in table.legal(seat))
        return [f"space:{SPACE_NAMES[x]}", *["ask"] * answered]
    if span is SPACE:
        return [f"space:{SPACE_NAMES[x]}"]
    if span is USE:
        return [f"space:{SPACE_NAMES[x]}", *answer_elements(table, x, y, seat)]
    if span is PLAY:
        several = sum(PLAY.has(other) and PLAY.x(other) == x for other in table.legal(seat)) > 1
        return [f"card:{number_of(x)}", *[f"way:{number_of(x)}:{y}"] * several]
    if span in (DISCARD, RESOLVE):
        return [f"card:{number_of(x)}"]
    if span is EARN:
        return [f"card:{number_of(x + FIRST_BONUS)}"]
    if span is TOOLS:
        return ["tools", f"tools:{x}"]
    if span is CHOOSE:
        return [f"choice:{x}"]
    if span is GOOD:
        return [f"good:{RESOURCE_NAMES[x]}"]
    if span is CROP_MIX:
        crops = mix(x, y, z)
        return [f"mix:{amounts(crops)}", *[f"good:{name}" for name in crops]]
    if span is SOW:
        return [f"good:{RESOURCE_NAMES[x]}", *fields_alike(table, seat, y)]
    if span is FIELD:
        return fields_alike(table, seat, x)
    if span is SHEEP_AT:
        return [f"flock:{x}"]
    if span is IMPROVE:
        return [f"building:{BUILDING_NAMES[x]}", *payment_elements(table, x, y, seat)]
    if span is BUILDING:
        return [f"building:{BUILDING_NAMES[x]}"]
    if span is BOULDER:
        return [f"boulder:{BUILDING_NAMES[x]}:{y}"]
    if span is ROWS:
        return [f"rows:{x}:{y}"]
    return [span.name]


def fields_alike(table: Table, seat: int, column: int) -> list[str]:
    player = table.players[seat]
    top = table.top
    risen = int(top.moved) if isinstance(top, Raise) else 0
    return [
        f"field:{other}"
        for other in range(COLUMNS)
        if not risen & 2**other
        and player.rows[other] == player.rows[column]
        and player.sown[other] == player.sown[column]
        and fields.ripe(table, player, other) == fields.ripe(table, player, column)
    ]


def answer_elements(table: Table, space: int, answer: int, seat: int) -> list[str]:
    """What the answer to the first question of a space touches; alternatives are told by their space."""
    if CHOOSE.has(answer):
        return [f"choice:{SPACE_NAMES[space]}:{CHOOSE.x(answer)}"]
    return elements(table, answer, seat)


def payment_elements(table: Table, building: int, payment: int, seat: int) -> list[str]:
    """The goods of a payment, and a thing for the whole of it where there are several."""
    goods = [f"good:{name}" for name in paid_with(building, payment)]
    several = sum(IMPROVE.has(one) and IMPROVE.x(one) == building for one in table.legal(seat)) > 1
    return [payment_of(building, payment), *goods] if several else goods
