"""Every piece with its name and what it does."""

from __future__ import annotations

from collections.abc import Iterator

from feldberg.core.words import by_number
from feldberg.games.hallertau.content.cards import CARDS, INDEX_OF, Card
from feldberg.games.hallertau.content.pieces import (
    BUILDING_NAMES,
    BUILDINGS,
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
from feldberg.games.hallertau.words.grammar import Language, capital
from feldberg.games.hallertau.words.language import language, word
from feldberg.games.hallertau.words.texts import card_text, space_text

OPTION_VALUES = {
    "players": [],
    "cards": ["true", "false"],
    "gateway": [*GATEWAY_DECKS, "random"],
    "farmyard": [*FARMYARD_DECKS, "random"],
    "ask": ["needed", "everything"],
}
SCORE_LINES = ["centre", "sheep", "jewelry", "leftovers", "cards"]


def card_name(number: int, lang: str) -> str:
    """'Gateway 001'."""
    return f"{word(f'card.{DECK_NAMES[CARDS[INDEX_OF[number]].deck]}', lang)} {number:03}"


def building_help(building: int, lang: str) -> str:
    """What a step of a craft building costs, in any round."""
    tongue = language(lang)
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


def glossary(lang: str) -> dict[str, dict[str, str]]:
    """By key: the name of a piece, an option or a line of the score sheet, and what it does or means."""
    tongue = language(lang)
    entries = {
        f"card:{one.number:03}": (card_name(int(one.number), lang), card_text(int(one.number), lang)) for one in CARDS
    }
    for space, name in enumerate(SPACE_NAMES):
        entries[f"space:{name}"] = word(f"space.{name}", lang), space_text(space, lang)
    for name in RESOURCE_NAMES:
        entries[f"good:{name}"] = worded(f"resource.{name}", lang)
    for building in range(BUILDINGS):
        name = BUILDING_NAMES[building]
        entries[f"building:{name}"] = word(f"building.{name}", lang), building_help(building, lang)
    for name in DECK_NAMES:
        entries[f"deck:{name}"] = worded(f"deck.{name}", lang)
    for deck, names in (("gateway", GATEWAY_DECKS), ("farmyard", FARMYARD_DECKS)):
        for name in names:
            text = word(f"help.value.{deck}.{name}", lang)
            entries[f"deck:{deck}:{name}"] = word(f"deck.{deck}.{name}", lang), text
    for phase in range(1, LAST_CARDS + 1):
        entries[f"phase:{phase}"] = worded(f"phase.{phase}", lang)
    for name in SCORE_LINES:
        entries[f"sheet.{name}"] = word(name, lang), word(f"help.score.{name}", lang)
    for option, values in OPTION_VALUES.items():
        entries[f"option.{option}"] = word(f"name.{option}", lang), capital(word(f"option.{option}", lang)) + "."
        for value in values:
            entries[f"value.{option}.{value}"] = worded(f"value.{option}.{value}", lang)
    found = {key: {"name": capital(name), "help": text} for key, (name, text) in entries.items()}
    for name in (*RESOURCE_NAMES, "workers", "points"):
        found[f"gain.{name}"] = {"name": word(name, lang), **by_number(tongue.counted[gain_forms(name)])}
    for one in CARDS:
        found[f"card:{one.number:03}"] |= face(one)
    for name, text in SPACE_TEXTS.items():
        found[f"space:{name}"]["gains"] = text
    return found


def gain_forms(gain: str) -> str:
    """What counts a gain: workers that are gained are not yet 'unplaced workers'."""
    return "workers gained" if gain == "workers" else gain


def face(card: Card) -> dict[str, str]:
    """What is printed on a card, in the card language."""
    texts = dict(zip(("needs", "pays", "gains", "income"), card.texts, strict=True))
    numbers = {"points": card.points, "only": card.only, "but": card.but}
    return {key: text for key, text in texts.items() if text} | {key: str(one) for key, one in numbers.items() if one}


def worded(key: str, lang: str) -> tuple[str, str]:
    return word(key, lang), word(f"help.{key}", lang)
