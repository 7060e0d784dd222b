"""The texts of cards, buildings and assistants, made from their data."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from feldberg.core.words import Language, capital
from feldberg.games.oh_my_goods.content import (
    BLUE,
    CARD_OFFICE,
    COLOUR_NAMES,
    COLOUR_OF,
    COST,
    FACE_COST,
    FACE_POINTS,
    FIRST_CHARBURNER,
    GOOD_NAMES,
    GOOD_OF,
    KIND_NAMES,
    KIND_OF,
    NEEDS,
    NEEDS_ANY,
    NO_GOOD,
    NO_RESOURCE,
    OUR_FACES,
    POINTS,
    REQUIRES,
    RESOURCE_NAMES,
    RESOURCES,
    SIDES,
    SUN,
    TAKES_GOODS,
    TAKES_RESOURCE,
    VALUES,
)

# Amounts


def coins(tongue: Language, number: int) -> str:
    return tongue.count("coins", number)


def price(tongue: Language, number: int) -> str:
    """Coins that something costs."""
    return tongue.count(tongue.taken("coins"), number)


def some_goods(tongue: Language, good: int, number: int) -> str:
    """So many of a good that are made, paid or turned into others."""
    return tongue.count(tongue.taken(GOOD_NAMES[good]), number)


def some_resources(tongue: Language, counts: Sequence[int]) -> str:
    """'3 wool and 1 clay', of what is counted by resource and, after these, of any kind."""
    names = [*RESOURCE_NAMES, "any"]
    found = [tongue.count(f"resource.{names[at]}", int(count)) for at, count in enumerate(counts) if count]
    return tongue.all_of(found)


def buildings(tongue: Language, counts: Mapping[int, int]) -> str:
    """'2 red buildings and 1 grey building', by colour."""
    return tongue.all_of([tongue.count(f"{COLOUR_NAMES[colour]} buildings", count) for colour, count in counts.items()])


def sentences(parts: Iterable[str]) -> str:
    return " ".join(part for part in parts if part)


# Cards


def kind_name(card: int) -> str:
    return KIND_NAMES[KIND_OF[card]]


def resource_of(tongue: Language, card: int) -> str:
    """What a card stands for in hand or on the market."""
    return tongue.word(f"resource.{RESOURCE_NAMES[COLOUR_OF[card]]}")


def needs_of(tongue: Language, card: int) -> str:
    return some_resources(tongue, list(NEEDS[card]))


def card_text(tongue: Language, card: int) -> str:
    """All that is on a card."""
    needs = needs_of(tongue, card) if GOOD_OF[KIND_OF[card]] != NO_GOOD else ""
    if card >= FIRST_CHARBURNER:
        rest = [tongue.sentence("text.charburner")]
    else:
        cost, points = price(tongue, int(COST[card])), tongue.count("points", int(POINTS[card]))
        stands = "text.card.sun" if SUN[card] else "text.card"
        rest = [
            tongue.sentence("text.price", coins=cost, points=points),
            tongue.sentence(stands, resource=resource_of(tongue, card)),
        ]
    kind = int(KIND_OF[card])
    asks = tongue.sentence("text.needs", needs=needs) if needs else ""
    return sentences([makes_text(tongue, kind), asks, chain_text(tongue, kind), *rest])


def makes_text(tongue: Language, kind: int) -> str:
    """What a building makes, or what an office brings."""
    good = int(GOOD_OF[kind])
    if good != NO_GOOD:
        return tongue.sentence(
            "text.makes", good=tongue.word(f"good.{GOOD_NAMES[good]}"), coins=coins(tongue, int(VALUES[good]))
        )
    if kind == CARD_OFFICE:
        return tongue.sentence("text.card office")
    resource = KIND_NAMES[kind].removesuffix(" office")
    return tongue.sentence("text.office", resource=tongue.noun(tongue.taken(f"resource.{resource}"), 1))


def has_chain(kind: int) -> bool:
    return TAKES_RESOURCE[kind] != NO_RESOURCE or len(TAKES_GOODS[kind]) > 0


def chain_text(tongue: Language, kind: int) -> str:
    if not has_chain(kind):
        return ""
    return tongue.sentence("text.chain", inputs=chain_inputs(tongue, kind, 1), outputs=chain_outputs(tongue, kind, 1))


def chain_inputs(tongue: Language, kind: int, times: int) -> str:
    """What a chain takes, the card from hand first."""
    found = [some_goods(tongue, int(good), times) for good in TAKES_GOODS[kind]]
    if TAKES_RESOURCE[kind] != NO_RESOURCE:
        key = tongue.taken(f"resource.{RESOURCE_NAMES[TAKES_RESOURCE[kind]]}")
        found.insert(0, tongue.sentence("text.from hand", what=tongue.count(key, times)))
    return tongue.all_of(found)


def chain_outputs(tongue: Language, kind: int, times: int) -> str:
    inputs = len(TAKES_GOODS[kind]) + (TAKES_RESOURCE[kind] != NO_RESOURCE)
    return some_goods(tongue, int(GOOD_OF[kind]), times * inputs)


def kind_text(tongue: Language, kind: int) -> str:
    """What all cards of a kind have in common."""
    colour = next(int(COLOUR_OF[card]) for card in range(len(KIND_OF)) if KIND_OF[card] == kind)
    said = tongue.sentence("text.kind", colour=tongue.noun(f"{COLOUR_NAMES[colour]} short", 1))
    return sentences([capital(said), makes_text(tongue, kind), chain_text(tongue, kind)])


# Assistants


def colours_of(tongue: Language, face: int) -> str:
    """The buildings that an assistant asks for, in short: '2 red', or 'green, white' where one of each will do."""
    found = {COLOUR_NAMES[colour]: int(count) for colour, count in enumerate(REQUIRES[face]) if count}
    if set(found.values()) == {1}:
        return ", ".join(tongue.noun(f"{name} short", 1) for name in found)
    return ", ".join(tongue.count(f"{name} short", count) for name, count in found.items())


def face_text(tongue: Language, face: int) -> str:
    """All that is on one side of an assistant's card, and what of it is ours."""
    asked = {colour: int(count) for colour, count in enumerate(REQUIRES[face]) if count}
    cost, points = price(tongue, int(FACE_COST[face])), tongue.count("points", int(FACE_POINTS[face]))
    other = face // SIDES * SIDES + SIDES - 1 - face % SIDES
    return sentences(
        [
            tongue.sentence("text.hires", buildings=buildings(tongue, asked)),
            tongue.sentence("text.price", coins=cost, points=points),
            tongue.sentence("text.ours") if face in OUR_FACES else "",
            tongue.sentence("text.other side", colours=colours_of(tongue, other)),
        ]
    )


# Goods, resources and colours


def kinds_that_take(good: int = NO_GOOD, resource: int = NO_RESOURCE) -> list[str]:
    """Kinds of buildings whose chains take a good, or a resource from hand."""
    return [
        name
        for kind, name in enumerate(KIND_NAMES)
        if good in TAKES_GOODS[kind] or (resource != NO_RESOURCE and TAKES_RESOURCE[kind] == resource)
    ]


def good_text(tongue: Language, good: int) -> str:
    maker = KIND_NAMES[list(GOOD_OF).index(good)]
    takers = [tongue.sentences[f"subject.{name}"] for name in kinds_that_take(good=good)]
    worth = tongue.sentence(
        "text.good", coins=coins(tongue, int(VALUES[good])), building=tongue.sentences[f"subject.{maker}"]
    )
    return sentences([worth, tongue.sentence("text.taken", buildings=tongue.all_of(takers)) if takers else ""])


def resource_text(tongue: Language, resource: int) -> str:
    takers = [tongue.sentences[f"subject.{name}"] for name in kinds_that_take(resource=resource)]
    colour = tongue.sentences[f"on.{COLOUR_NAMES[resource]}"]
    chains = tongue.sentence("text.resource.chains", buildings=tongue.all_of(takers)) if takers else ""
    return sentences([tongue.sentence("text.resource", colour=colour), chains])


def colour_text(tongue: Language, colour: int) -> str:
    if colour == BLUE:
        return tongue.sentence("text.blue")
    return tongue.sentence("text.colour", resource=tongue.word(f"resource.{RESOURCE_NAMES[colour]}"))


# What production lacks


def lacking(tongue: Language, counts: Sequence[int], needed: int, of_any: bool) -> str:
    """What is missing by resource; where fewer of these will do, how many."""
    if of_any:
        return some_resources(tongue, [0] * NEEDS_ANY + [needed])
    what = some_resources(tongue, counts[:RESOURCES])
    return what if sum(counts[:RESOURCES]) == needed else tongue.sentence("missing.of", what=what, number=needed)
