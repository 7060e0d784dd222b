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
    FIRST_CHARACTER,
    FIRST_CHARBURNER,
    FIRST_GRAPES,
    FIRST_LONGSDALE,
    FIRST_OFFICE,
    GOOD_NAMES,
    GOOD_OF,
    KIND_NAMES,
    KIND_OF,
    KINDS,
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
    STRENGTH,
    SUN,
    TAKES_GOODS,
    TAKES_RESOURCE,
    TOWER_SPARES,
    UNSTAFFED,
    VALUES,
)
from feldberg.games.oh_my_goods.rules import production
from feldberg.games.oh_my_goods.view import has_chain

# Amounts


def coins(tongue: Language, number: int) -> str:
    return tongue.count("coins", number)


def price(tongue: Language, number: int) -> str:
    """Coins that something costs."""
    return tongue.count(tongue.taken("coins"), number)


def cards(tongue: Language, number: int) -> str:
    """Cards that are drawn or discarded."""
    return tongue.count(tongue.taken("cards"), number)


def some_goods(tongue: Language, good: int, number: int) -> str:
    """So many of a good that are made, paid or turned into others."""
    return tongue.count(tongue.taken(GOOD_NAMES[good]), number)


def some_resources(tongue: Language, counts: Sequence[int]) -> str:
    """'3 wool and 1 clay', of what is counted by resource and, after these, of any kind; empty where none is."""
    names = [*RESOURCE_NAMES, "any"]
    found = [tongue.count(f"resource.{names[at]}", int(count)) for at, count in enumerate(counts) if count]
    return tongue.all_of(found) if found else ""


def buildings(tongue: Language, counts: Mapping[int, int]) -> str:
    """'2 red buildings and 1 grey building', by colour."""
    return tongue.all_of([tongue.count(f"{COLOUR_NAMES[colour]} buildings", count) for colour, count in counts.items()])


def joined(parts: Iterable[str]) -> str:
    """Sentences one after the other."""
    return " ".join(part for part in parts if part)


# Cards


def kind_name(card: int) -> str:
    return KIND_NAMES[KIND_OF[card]]


def card_name(tongue: Language, card: int, form: str = "object") -> str:
    """A card as the object or the subject of a sentence."""
    if card >= FIRST_CHARACTER:
        return tongue.sentences[f"character.{card - FIRST_CHARACTER}"]
    return tongue.sentences[f"{form}.{kind_name(card)}"]


def resource_of(tongue: Language, card: int) -> str:
    """What a card stands for in hand or on the market."""
    return tongue.word(f"resource.{RESOURCE_NAMES[COLOUR_OF[card]]}")


def colour_of(tongue: Language, card: int) -> str:
    return tongue.noun(f"{COLOUR_NAMES[COLOUR_OF[card]]} short", 1)


def needs_of(tongue: Language, card: int) -> str:
    return some_resources(tongue, list(NEEDS[card]))


def card_text(tongue: Language, card: int) -> str:
    """All that is on a building's card."""
    return joined([does_text(tongue, card), needs_text(tongue, card), chain_text(tongue, card), *worth(tongue, card)])


def worth(tongue: Language, card: int) -> list[str]:
    """What a card costs and brings, and what it stands for; the charburner cannot be bought."""
    if FIRST_CHARBURNER <= card < FIRST_LONGSDALE:
        return [tongue.sentence("text.charburner")]
    points = tongue.count("points", int(POINTS[card]))
    stands = "text.card.sun" if SUN[card] else "text.card"
    return [
        tongue.sentence("text.price", coins=price(tongue, int(COST[card])), points=points),
        tongue.sentence(stands, resource=resource_of(tongue, card)),
        tongue.sentence("text.our card") if card >= FIRST_LONGSDALE else "",
    ]


def does_text(tongue: Language, card: int) -> str:
    """What a building makes, or what it is there for."""
    good = int(GOOD_OF[card])
    if good >= FIRST_GRAPES:
        return tongue.sentence("text.vineyard", colour=tongue.sentences[f"of {COLOUR_NAMES[good - FIRST_GRAPES]}"])
    if good != NO_GOOD:
        name = tongue.word(f"good.{GOOD_NAMES[good]}")
        key = "text.grows" if UNSTAFFED[card] else "text.makes"
        makes = tongue.sentence(key, good=name, coins=coins(tongue, int(VALUES[good])))
        return joined([makes, tongue.sentence("text.armoury") if kind_name(card) == "armoury" else ""])
    if STRENGTH[card]:
        said = tongue.sentence("text.tower", strength=STRENGTH[card])
        attached = kind_name(card) != "small watchtower"
        return joined([said, tongue.sentence("text.attached", number=TOWER_SPARES) if attached else ""])
    if KIND_OF[card] == CARD_OFFICE:
        return tongue.sentence("text.card office")
    resource = RESOURCE_NAMES[KIND_OF[card] - FIRST_OFFICE]
    return tongue.sentence("text.office", resource=tongue.noun(tongue.taken(f"resource.{resource}"), 1))


def needs_text(tongue: Language, card: int) -> str:
    needs = needs_of(tongue, card)
    return tongue.sentence("text.needs", needs=needs) if needs else ""


def kind_text(tongue: Language, kind: int) -> str:
    """What all cards of a kind have in common."""
    card = list(KIND_OF).index(kind)
    colour = KINDS[KIND_NAMES[kind]][0]
    said = tongue.sentence("text.kind", colour=tongue.noun(f"{colour} short", 1)) if colour else ""
    return joined([capital(said), does_text(tongue, card), chain_text(tongue, card)])


# Chains


def chain_text(tongue: Language, card: int) -> str:
    if not has_chain(card):
        return ""
    return tongue.sentence("text.chain", inputs=chain_inputs(tongue, card, 1), outputs=chain_outputs(tongue, card, 1))


def chain_inputs(tongue: Language, card: int, times: int) -> str:
    """What the chain of a building takes, the card from hand first."""
    kind = KIND_OF[card]
    found = [some_goods(tongue, int(good), times) for good in TAKES_GOODS[kind]]
    if TAKES_RESOURCE[kind] != NO_RESOURCE:
        key = tongue.taken(f"resource.{RESOURCE_NAMES[TAKES_RESOURCE[kind]]}")
        found.insert(0, tongue.sentence("text.from hand", what=tongue.count(key, times)))
    return tongue.all_of(found)


def chain_outputs(tongue: Language, card: int, times: int) -> str:
    return some_goods(tongue, int(GOOD_OF[card]), times * int(production.inputs(KIND_OF[card])))


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
    points = tongue.count("points", int(FACE_POINTS[face]))
    other = face // SIDES * SIDES + SIDES - 1 - face % SIDES
    return joined(
        [
            tongue.sentence("text.hires", buildings=buildings(tongue, asked)),
            tongue.sentence("text.price", coins=price(tongue, int(FACE_COST[face])), points=points),
            tongue.sentence("text.ours") if face in OUR_FACES else "",
            tongue.sentence("text.other side", colours=colours_of(tongue, other)),
        ]
    )


# Goods, resources and colours


def good_text(tongue: Language, good: int) -> str:
    maker = tongue.sentences[f"subject.{kind_name(list(GOOD_OF).index(good))}"]
    takers = [tongue.sentences[f"subject.{name}"] for name, row in KINDS.items() if GOOD_NAMES[good] in row[3]]
    if good >= FIRST_GRAPES:
        value = tongue.sentence("text.grapes", colour=tongue.sentences[f"of {COLOUR_NAMES[good - FIRST_GRAPES]}"])
    else:
        value = tongue.sentence("text.good", coins=coins(tongue, int(VALUES[good])))
    chains = tongue.sentence("text.taken", buildings=tongue.all_of(takers)) if takers else ""
    return joined([value, tongue.sentence("text.made", building=maker), chains])


def resource_text(tongue: Language, resource: int) -> str:
    takers = [tongue.sentences[f"subject.{name}"] for name, row in KINDS.items() if RESOURCE_NAMES[resource] in row[2]]
    on_cards = tongue.sentence("text.resource", colour=tongue.sentences[f"on {COLOUR_NAMES[resource]}"])
    return joined([on_cards, tongue.sentence("text.resource.chains", buildings=tongue.all_of(takers))])


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
