"""Every piece with its name and what it does."""

from __future__ import annotations

from collections.abc import Iterator

from feldberg.core.words import Glossary, Language, capital
from feldberg.games.hallertau.content.cards import CARDS, INDEX_OF, Card
from feldberg.games.hallertau.content.pieces import (
    BUILDING_NAMES,
    DECK_NAMES,
    FARMYARD_DECKS,
    GATEWAY_DECKS,
    LAST_CARDS,
    MORE_OF_FIRST,
    NO_GOOD,
    ONE_OF_FIRST,
    RESOURCE_NAMES,
    ROUNDS,
    SPACE_NAMES,
    TAKES,
)
from feldberg.games.hallertau.content.spaces import SPACE_TEXTS
from feldberg.games.hallertau.rules import crafts
from feldberg.games.hallertau.words.texts import card_text, space_text


def card_name(number: int, tongue: Language) -> str:
    """'Gateway 001'."""
    return f"{tongue.word(f'card.{DECK_NAMES[CARDS[INDEX_OF[number]].deck]}')} {number:03}"


def building_help(building: int, tongue: Language) -> str:
    """What a step of a craft building costs, in any round."""
    goods = goods_of(building, tongue)
    return tongue.sentence(
        "building.help",
        goods=tongue.all_of(goods),
        limit=limit_of(building, tongue, "building"),
        discount=tongue.sentence(
            f"discount.{len(goods)}", two=saving_from(building, 1), three=saving_from(building, 2)
        ),
    )


def goods_of(building: int, tongue: Language) -> list[str]:
    """The goods that pay for a craft building."""
    return [tongue.words[f"resource.{RESOURCE_NAMES[good]}"] for good in TAKES[building] if good != NO_GOOD]


def limit_of(building: int, tongue: Language, where: str) -> str:
    """What must be kept in paying for a craft building, worded for where it stands."""
    limit = "more" if MORE_OF_FIRST[building] else "one" if ONE_OF_FIRST[building] else ""
    if not limit:
        return ""
    first, second = (tongue.sentences[f"of.{RESOURCE_NAMES[good]}"] for good in TAKES[building][:2])
    return tongue.sentence(f"{where}.{limit}", of_first=first, of_second=second)


def saving_from(building: int, saved: int) -> int:
    """The first round in which different kinds can save so many goods, 0 if none: what is paid must keep the limit."""
    for number in range(1, ROUNDS + 1):
        if any(crafts.price_met(building, number, *paid) for paid in amounts(building, number - saved)):
            return number
    return 0


def amounts(building: int, total: int) -> Iterator[tuple[int, int, int]]:
    """All ways to make up a total of the goods of a craft building."""
    for first in range(total + 1):
        for second in range(total - first + 1):
            third = total - first - second
            if third == 0 or TAKES[building][2] != NO_GOOD:
                yield first, second, third


def pieces(tongue: Language) -> Glossary:
    entries = {
        f"card:{one.number:03}": (card_name(int(one.number), tongue), card_text(int(one.number), tongue))
        for one in CARDS
    }
    for space, name in enumerate(SPACE_NAMES):
        entries[f"space:{name}"] = tongue.word(f"space.{name}"), space_text(space, tongue)
    for name in RESOURCE_NAMES:
        entries[f"good:{name}"] = worded(f"resource.{name}", tongue)
    for building, name in enumerate(BUILDING_NAMES):
        entries[f"building:{name}"] = tongue.word(f"building.{name}"), building_help(building, tongue)
    for name in DECK_NAMES:
        entries[f"deck:{name}"] = worded(f"deck.{name}", tongue)
    for deck, names in (("gateway", GATEWAY_DECKS), ("farmyard", FARMYARD_DECKS)):
        for name in names:
            text = tongue.word(f"help.value.{deck}.{name}")
            entries[f"deck:{deck}:{name}"] = tongue.word(f"deck.{deck}.{name}"), text
    for phase in range(1, LAST_CARDS + 1):
        entries[f"phase:{phase}"] = worded(f"phase.{phase}", tongue)
    found = {key: {"name": capital(name), "help": text} for key, (name, text) in entries.items()}
    for one in CARDS:
        found[f"card:{one.number:03}"] |= face(one)
    for name, text in SPACE_TEXTS.items():
        found[f"space:{name}"]["gains"] = text
    return found


def face(card: Card) -> dict[str, str]:
    """What is printed on a card, in the card language."""
    texts = dict(zip(("needs", "pays", "gains", "income"), card.texts, strict=True))
    numbers = {"points": card.points, "only": card.only, "but": card.but}
    return {key: text for key, text in texts.items() if text} | {key: str(one) for key, one in numbers.items() if one}


def worded(key: str, tongue: Language) -> tuple[str, str]:
    return tongue.word(key), tongue.word(f"help.{key}")
