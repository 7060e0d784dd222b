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
    ATTACH,
    BUILD,
    CALL,
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
    TAKE_SIDE,
    TURN,
    WORK,
)
from feldberg.games.oh_my_goods.content import (
    CARDS,
    FACES,
    FIRST_CHARACTER,
    FIRST_CHARBURNER,
    FIRST_LONGSDALE,
    KIND_OF,
    MOST_BUILDINGS,
    NEEDS,
    NEEDS_ANY,
    NO_GOOD,
    NO_RESOURCE,
    RESOURCE_NAMES,
    SLOPPY_SPARES,
    TAKES_GOODS,
    TAKES_RESOURCE,
    Resource,
)
from feldberg.games.oh_my_goods.modules.longsdale import rules as longsdale
from feldberg.games.oh_my_goods.modules.longsdale.content import MILLER, SIDE_NAMES, Chapter, Side, brought
from feldberg.games.oh_my_goods.questions import Dawn, Discard, DiscardSecond, Pay
from feldberg.games.oh_my_goods.rules import goods, people, production
from feldberg.games.oh_my_goods.rules.production import BITS, LACKING
from feldberg.games.oh_my_goods.state import (
    ASSISTANT,
    BUILDING,
    DEALING,
    EFFICIENT,
    EXCHANGING,
    GAME_ENDS,
    NEW_ROUND,
    NOWHERE,
    OPENING,
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
    OPENING: "new cards",
    EXCHANGING: "new cards",
    DEALING: "new cards",
    SUNRISE: "sunrise",
    SUNSET: "sunset",
    PRODUCING: "production",
    BUILDING: "production",
    ROUND_ENDS: "production",
    GAME_ENDS: "production",
}
Mode = Literal["efficient", "sloppy"]
MODES: Final[list[Mode]] = ["efficient", "sloppy"]


class BuildingView(TypedDict):
    card: int
    goods: Annotated[int, "how many lie on it"]
    worth: Annotated[int, "coins that one of them brings its owner"]
    worker: Mode | None
    assistant: Annotated[int | None, "the face"]
    tower: Annotated[int | None, "the card under it"]
    spared: Annotated[int, "resources that it does without now"]
    produced: Annotated[bool, "in this turn"]
    open: Annotated[bool, "its chain may be used now"]
    missing: Annotated[dict[Resource, int], "what market and offices lack; of a glassmaker nothing is named"]
    lacking: Annotated[int, "how many cards that takes, with nobody sloppy there"]
    odds: Annotated[
        dict[Mode, float] | None, "while planning: how likely market, offices and hand suffice for the worker"
    ]


class StoryView(TypedDict):
    """Longsdale in Revolt."""

    chapter: Annotated[Chapter | None, "null with everything included"]
    story: Annotated[list[Chapter], "the chapters before"]
    event: Annotated[int | None, "of this round"]
    rounds: int
    ending: int
    sides: Annotated[list[Side | None], "that everybody took"]
    side: Annotated[Side | None, "that won"]
    goal: Annotated[int | None, "points to be reached alone"]
    brought: Annotated[list[list[int]], "numbers that the chapters before and this one have brought into play"]
    next: Annotated[Chapter | None, "the chapter that follows, once it is known"]


class PlayerView(TypedDict):
    hand: Annotated[list[int] | None, "null for the others' hands"]
    hand_size: int
    aside: Annotated[int | None, "the card laid aside, for its owner"]
    has_aside: bool
    buildings: list[BuildingView]
    offices: dict[Resource, int]
    coins: int
    strength: int


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
    middle: Annotated[list[int], "buildings that lie open for everybody"]
    story: StoryView | None
    lacking: Annotated[int | None, "how many cards the production under way still takes"]
    cost: Annotated[int | None, "what is left to pay"]
    players: list[PlayerView]


def view(table: Table, seat: int | None) -> OhMyGoodsView:
    """Everything is open but the draw pile, the fronts of goods, the other hands and the cards laid aside."""
    top = table.top
    taking_turns = top is not None and top.seat >= 0 and table.step > SUNSET
    spending = table.players[int(top.seat)] if isinstance(top, Discard | DiscardSecond) else None
    return {
        "round": int(table.round),
        "phase": "sunrise" if is_planning(table) else PHASES[table.step],
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
        "middle": listed(table.middle),
        "story": story_view(table) if table.modules else None,
        "lacking": None if spending is None else int(spending.missing[LACKING]),
        "cost": int(top.cost) if isinstance(top, Pay) else None,
        "players": [player_view(table, other, seat) for other in range(len(table.players))],
    }


def is_planning(table: Table) -> bool:
    """Whether the day is planned: the sunset comes only after that."""
    return any(isinstance(question, Dawn) for question in table.agenda)


def story_view(table: Table) -> StoryView:
    module = longsdale.module_of(table)
    taken = listed(module.sides)
    chapters = [*module.story, *([module.chapter] if module.chapter else [])]
    follows = module.sequel(table) if table.over else None
    return {
        "chapter": module.chapter,
        "story": [*module.story],
        "event": int(module.events[table.round - 1]) if table.round else None,
        "rounds": len(module.events),
        "ending": int(module.ending),
        "sides": [SIDE_NAMES[side] if side < len(SIDE_NAMES) else None for side in taken],
        "side": SIDE_NAMES[module.side] if module.side < len(SIDE_NAMES) else None,
        "goal": module.goal() if len(table.players) == 1 else None,
        "brought": [
            brought(chapter, chapters[:at], int(table.round) if chapter == module.chapter else None)
            for at, chapter in enumerate(chapters)
        ],
        "next": follows["chapter"] if follows else None,
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
        "strength": int(longsdale.strength(player)),
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
                "worth": int(goods.value(player, good)) if (good := goods.good_at(player, slot)) != NO_GOOD else 0,
                "worker": MODES[person - EFFICIENT] if EFFICIENT <= person < ASSISTANT else None,
                "assistant": person - ASSISTANT if person >= ASSISTANT else None,
                "tower": int(player.under[slot]) - 1 if player.under[slot] else None,
                "spared": int(production.spared(player, slot)),
                "produced": bool(player.produced & BITS[slot]),
                "open": has_open_chain(table, seat, slot),
                "missing": by_resource(missing),
                "lacking": int(missing[LACKING]),
                "odds": chances[slot] if planning else None,
            }
        )
    return found


def has_chain(card: int) -> bool:
    kind = KIND_OF[card]
    return TAKES_RESOURCE[kind] != NO_RESOURCE or len(TAKES_GOODS[kind]) > 0


def has_open_chain(table: Table, seat: int, slot: int) -> bool:
    """Whether the chain of a building may be used now: of the last that produced, in the last round of every one."""
    player = table.players[seat]
    produces = table.step == PRODUCING and table.seat_at(table.place) == seat
    return has_chain(player.buildings[slot]) and (player.opened == slot or (table.last and produces))


def worker_odds(table: Table, seat: int) -> list[dict[Mode, float] | None]:
    """For every building how likely market, offices and hand suffice for the worker, in both ways; None for offices."""
    player = table.players[seat]
    unseen = odds.unseen_by(table, seat)
    suns = int(table.terms.sunset_suns)
    hand = production.hand_by_resource(player)
    found: list[dict[Mode, float] | None] = []
    for slot, card in enumerate(player.buildings):
        missing = odds.still_missing(table, player, slot, hand)
        needs_any = bool(NEEDS[card][NEEDS_ANY])
        spared = int(production.spared(player, slot))
        efficient = odds.chance(unseen, suns, needs_any, missing, spared)
        sloppy = odds.chance(unseen, suns, needs_any, missing, spared + SLOPPY_SPARES)
        works = people.wants_people(card)
        found.append({"efficient": round(efficient, 3), "sloppy": round(sloppy, 3)} if works else None)
    return found


# Elements

ELEMENTS: Final = frozenset(
    ["aside"]
    + [f"hand:{card}" for card in range(CARDS) if not FIRST_CHARBURNER <= card < FIRST_LONGSDALE]
    + [f"building:{slot}" for slot in range(MOST_BUILDINGS)]
    + [f"goods:{slot}" for slot in range(MOST_BUILDINGS)]
    + [f"face:{face}" for face in range(FACES)]
    + [f"middle:{card}" for card in range(FIRST_LONGSDALE, FIRST_CHARACTER)]
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
        choice = table.two_for_one and isinstance(table.top, Discard)
        return [f"hand:{x}", "as:one"] if choice else [f"hand:{x}"]
    if span is DISCARD_TWO:
        return [f"hand:{x}", "as:two"]
    if span in (PRODUCE, STATION, ATTACH):
        return [f"building:{x}"]
    if span is FEED:
        return [f"goods:{x}", f"hand:{y}"]
    if span is TURN:
        return [f"goods:{x}", f"times:{y}"]
    if span is BUILD:
        return ["aside"] if x == player.aside else [f"middle:{x}"]
    if span is HIRE:
        return [f"face:{x}"]
    if span is PAY:
        return [f"goods:{first_slot(player, x)}", f"count:{y}"]
    if span is TAKE_SIDE:
        return [f"side:{SIDE_NAMES[x]}"]
    if span is CALL:
        return [f"hand:{FIRST_CHARACTER + x}", f"goods:{y}" if x == MILLER else "call"]
    return [span.name]


def first_slot(player: Player, good: int) -> int:
    """Where a good lies that is paid."""
    return next(slot for slot in range(len(player.buildings)) if goods.good_at(player, slot) == good)
