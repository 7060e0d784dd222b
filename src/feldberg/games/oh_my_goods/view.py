"""What a seat may see, as JSON, and what on the screen an action touches."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from feldberg.core.events import Event
from feldberg.core.rows import listed
from feldberg.games.oh_my_goods import odds
from feldberg.games.oh_my_goods.actions import (
    ACTIONS,
    BUILD,
    DISCARD,
    DISCARD_TWO,
    DROP,
    EXCHANGE_BUT_ONE,
    EXCHANGE_HAND,
    FEED,
    HIRE,
    LAY_ASIDE,
    MOVE,
    PAY,
    PRODUCE,
    STATION,
    TURN,
    WORK,
)
from feldberg.games.oh_my_goods.content import (
    DECK,
    FACES,
    MOST_BUILDINGS,
    NEEDS,
    NEEDS_ANY,
    RESOURCE_NAMES,
    SLOPPY_SPARES,
    Resource,
)
from feldberg.games.oh_my_goods.questions import Discard, DiscardSecond, Pay
from feldberg.games.oh_my_goods.rules import goods, production
from feldberg.games.oh_my_goods.rules.production import BITS, LACKING
from feldberg.games.oh_my_goods.state import (
    ASSISTANT,
    BUILDING,
    DEALING,
    EFFICIENT,
    EXCHANGING,
    NEW_ROUND,
    NOWHERE,
    PRODUCING,
    ROUND_ENDS,
    SUNRISE,
    SUNSET,
    Player,
    Table,
)

Phase = Literal["new cards", "sunrise", "sunset", "production"]
PHASES: Final[dict[int, Phase]] = {
    NEW_ROUND: "new cards",
    EXCHANGING: "new cards",
    DEALING: "new cards",
    SUNRISE: "sunrise",
    SUNSET: "sunset",
    PRODUCING: "production",
    BUILDING: "production",
    ROUND_ENDS: "production",
}
Mode = Literal["efficient", "sloppy"]
MODES: Final[list[Mode]] = ["efficient", "sloppy"]


class BuildingView(TypedDict):
    card: int
    goods: Annotated[int, "how many lie on it"]
    worker: Mode | None
    assistant: Annotated[int | None, "the face"]
    produced: Annotated[bool, "in this turn"]
    open: Annotated[bool, "its chain may be used now"]
    missing: Annotated[dict[Resource, int], "what market and offices lack; of a glassmaker nothing is named"]
    lacking: Annotated[int, "how many cards that takes, with nobody sloppy there"]
    odds: Annotated[
        dict[Mode, float] | None, "while planning: how likely market, offices and hand suffice for the worker"
    ]


class PlayerView(TypedDict):
    hand: Annotated[list[int] | None, "null for the others' hands"]
    hand_size: int
    aside: Annotated[int | None, "the card laid aside, for its owner"]
    has_aside: bool
    buildings: list[BuildingView]
    offices: dict[Resource, int]
    coins: int


class OhMyGoodsView(TypedDict):
    round: int
    phase: Phase
    last: bool
    ending: bool
    first: int
    turn: Annotated[int | None, "whose turn it is in phase IV"]
    sunrise: list[int]
    sunset: list[int]
    market: dict[Resource, int]
    deck: int
    discards: Annotated[list[int], "those that everybody has seen"]
    spent: Annotated[int, "goods among the discards"]
    offer: Annotated[list[int], "faces of the assistants"]
    lacking: Annotated[int | None, "how many cards the production under way still takes"]
    cost: Annotated[int | None, "what is left to pay"]
    players: list[PlayerView]


def view(table: Table, seat: int | None) -> OhMyGoodsView:
    """Everything is open but the draw pile, the fronts of goods, the other hands and the cards laid aside."""
    top = table.agenda[-1] if table.agenda else None
    taking_turns = top is not None and top.seat >= 0 and table.step > SUNSET
    spending = table.players[int(top.seat)] if isinstance(top, Discard | DiscardSecond) else None
    return {
        "round": int(table.round),
        "phase": PHASES[table.step],
        "last": table.last,
        "ending": table.ending,
        "first": int(table.first),
        "turn": int(top.seat) if top is not None and taking_turns else None,
        "sunrise": listed(table.sunrise),
        "sunset": listed(table.sunset),
        "market": by_resource(table.market),
        "deck": len(table.deck),
        "discards": listed(table.discards),
        "spent": len(table.spent),
        "offer": listed(table.offer),
        "lacking": None if spending is None else int(spending.missing[LACKING]),
        "cost": int(top.cost) if isinstance(top, Pay) else None,
        "players": [player_view(table, other, seat) for other in range(len(table.players))],
    }


def by_resource(counts: vec[i64]) -> dict[Resource, int]:
    return {name: int(counts[resource]) for resource, name in enumerate(RESOURCE_NAMES)}


def player_view(table: Table, seat: int, watcher: int | None) -> PlayerView:
    player = table.players[seat]
    own = seat == watcher
    return {
        "hand": listed(player.hand) if own else None,
        "hand_size": len(player.hand),
        "aside": int(player.aside) if own and player.aside != NOWHERE else None,
        "has_aside": player.aside != NOWHERE,
        "buildings": buildings_view(table, seat, own),
        "offices": by_resource(player.offices),
        "coins": int(goods.coins(player)),
    }


def buildings_view(table: Table, seat: int, own: bool) -> list[BuildingView]:
    player = table.players[seat]
    planning = own and table.step == SUNSET and not table.over
    chances = worker_odds(table, seat) if planning else []
    found: list[BuildingView] = []
    for slot, card in enumerate(player.buildings):
        missing = production.missing(table, player, slot, 0)
        person = int(player.people[slot])
        found.append(
            {
                "card": int(card),
                "goods": len(player.goods[slot]),
                "worker": MODES[person - EFFICIENT] if EFFICIENT <= person < ASSISTANT else None,
                "assistant": person - ASSISTANT if person >= ASSISTANT else None,
                "produced": bool(player.produced & BITS[slot]),
                "open": player.opened == slot or (table.last and table.step == PRODUCING),
                "missing": by_resource(missing),
                "lacking": int(missing[LACKING]),
                "odds": chances[slot] if planning else None,
            }
        )
    return found


def worker_odds(table: Table, seat: int) -> list[dict[Mode, float] | None]:
    """For every building how likely market, offices and hand suffice for the worker, in both ways; None for offices."""
    player = table.players[seat]
    unseen = odds.Unseen(table, seat)
    hand = production.hand_by_resource(player)
    found: list[dict[Mode, float] | None] = []
    for slot, card in enumerate(player.buildings):
        missing = odds.still_missing(table, player, slot, hand)
        needs_any = bool(NEEDS[card][NEEDS_ANY])
        efficient = odds.chance(unseen, needs_any, missing, 0)
        sloppy = odds.chance(unseen, needs_any, missing, SLOPPY_SPARES)
        works = goods.produces(player, slot)
        found.append({"efficient": round(efficient, 3), "sloppy": round(sloppy, 3)} if works else None)
    return found


# Elements

ELEMENTS: Final = frozenset(
    ["aside"]
    + [f"hand:{card}" for card in range(len(DECK))]
    + [f"building:{slot}" for slot in range(MOST_BUILDINGS)]
    + [f"goods:{slot}" for slot in range(MOST_BUILDINGS)]
    + [f"face:{face}" for face in range(FACES)]
)


def traces(event: Event) -> list[str]:
    """The pieces an event is about."""
    values = event.named()
    found = []
    if event.kind.name in ("produced", "chained"):
        found.append(f"goods:{values['slot']}")
    elif "slot" in values:
        found.append(f"building:{values['slot']}")
    if event.kind.name in ("drew", "discarded", "dropped", "taken back"):
        found.append(f"hand:{values['card']}")
    if "face" in values:
        found.append(f"face:{values['face']}")
    return found


def elements(table: Table, action: int, seat: int) -> list[str]:
    """The pieces an action touches."""
    span = ACTIONS.span_of(action)
    x, y = int(span.x(action)), int(span.y(action))
    player = table.players[seat]
    if span is WORK:
        return [f"building:{x}", f"mode:{MODES[y]}"]
    if span is MOVE:
        return [f"face:{player.people[x] - ASSISTANT}", f"building:{y}"]
    if span is EXCHANGE_BUT_ONE:
        return ["exchange", f"hand:{x}"]
    if span is EXCHANGE_HAND:
        return ["exchange", "whole hand"] if table.keep_one and len(player.hand) > 1 else ["exchange"]
    if span in (LAY_ASIDE, DROP):
        return [f"hand:{x}"]
    if span is DISCARD:
        choice = table.two_for_one and isinstance(table.agenda[-1], Discard)
        return [f"hand:{x}", "as:one"] if choice else [f"hand:{x}"]
    if span is DISCARD_TWO:
        return [f"hand:{x}", "as:two"]
    if span in (PRODUCE, STATION):
        return [f"building:{x}"]
    if span is FEED:
        return [f"goods:{x}", f"hand:{y}"]
    if span is TURN:
        return [f"goods:{x}", f"times:{y}"]
    if span is BUILD:
        return ["aside"]
    if span is HIRE:
        return [f"face:{x}"]
    if span is PAY:
        return [f"goods:{first_slot(player, x)}", f"count:{y}"]
    return [span.name]


def first_slot(player: Player, good: int) -> int:
    """Where a good lies that is paid."""
    return next(slot for slot in range(len(player.buildings)) if goods.good_at(player, slot) == good)
