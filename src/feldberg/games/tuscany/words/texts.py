"""The names of pieces and spaces and the texts of tiles, cards and bonuses, made from the content."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from feldberg.core.words import Language, capital
from feldberg.games.tuscany.content import (
    BOARDS,
    COLOUR_NAMES,
    COLUMNS,
    FARM_NAMES,
    FIRST_FARMLAND,
    HEX,
    LETTERS,
    NEUTRAL,
    OWN,
    REWARD_NAMES,
    TYPE_NAMES,
)
from feldberg.games.tuscany.domains import Arrangement, Domain
from feldberg.games.tuscany.rules.placing import (
    A_COLOUR,
    A_STORAGE,
    A_YIELD,
    AN_AREA,
    BY_YIELD,
    NEW_FARMS,
    NO_ROOM,
)

# Of every space its column in the domain and its place in that, from the top, as people count.
PLACES: Final = [
    (board * len(COLUMNS) + column + 1, row + 1)
    for board in range(BOARDS)
    for column, length in enumerate(COLUMNS)
    for row in range(length)
]
UP_OR_DOWN: Final = {True: "higher", False: "lower"}
GREEN_FOR: Final = {AN_AREA: "area", A_COLOUR: "colour", NEW_FARMS: "farms", A_STORAGE: "storage", A_YIELD: "yield"}
RED_FOR: Final = {BY_YIELD: "yield", NO_ROOM: "no room"}
COUNTED_REWARDS: Final = dict(zip(REWARD_NAMES, ("red", "green", "cards", "marble", "hexes", "workers"), strict=True))


def joined(parts: Iterable[str]) -> str:
    """Sentences one after the other."""
    return " ".join(part for part in parts if part)


# Pieces and spaces


def type_name(tongue: Language, kind: int, form: str = "the") -> str:
    """A tile by its type, as the object of a sentence, known or new."""
    return tongue.sentences[f"{form} {TYPE_NAMES[kind]}"]


def face_name(tongue: Language, face: int, form: str = "the") -> str:
    """What a piece shows, as the object of a sentence."""
    if face == HEX:
        return tongue.sentences[f"{form} hex"]
    if face < FIRST_FARMLAND:
        return type_name(tongue, face, form)
    return tongue.sentence(f"{form} farmland of", farms=farms(tongue, face - FIRST_FARMLAND))


def farms(tongue: Language, bits: int) -> str:
    """'vineyard, pigs', of farm kinds as bits."""
    return ", ".join(tongue.word(f"farm.{name}") for at, name in enumerate(FARM_NAMES) if bits >> at & 1)


def space(tongue: Language, cell: int) -> str:
    column, place = PLACES[cell]
    return tongue.sentence("space", column=column, place=place)


def colour_of(tongue: Language, colour: int, form: str = "one") -> str:
    """A colour as it stands before one space, before this one that is taken, or before many."""
    return tongue.sentences[f"{form} {COLOUR_NAMES[colour]}"]


# Cards


def cards(tongue: Language, number: int) -> str:
    """Region cards that are drawn."""
    return tongue.count(tongue.taken("cards"), number)


def of_colours(tongue: Language, counts: Mapping[int, int]) -> str:
    """'1 light green and 2 red cards', paid or needed."""
    colours = [tongue.count(tongue.taken(f"{COLOUR_NAMES[colour]} short"), count) for colour, count in counts.items()]
    *_, last = counts.values()
    return tongue.sentence("of colours", colours=tongue.all_of(colours), cards=tongue.noun(tongue.taken("plain"), last))


def paid(tongue: Language, counts: Mapping[int, int], workers: int) -> str:
    """Cards by colour and workers, as what is paid."""
    parts = [of_colours(tongue, counts)] if counts else []
    if workers:
        parts.append(tongue.count(tongue.taken("workers"), workers))
    return tongue.all_of(parts)


def reward(tongue: Language, kind: int, amount: int) -> str:
    """What a yield card brings: '2 green points'."""
    return tongue.count(COUNTED_REWARDS[REWARD_NAMES[kind]], amount)


def won_for(tongue: Language, why: int, what: int) -> str:
    """What green points come for: '3 spaces' of an area, the colour, '2 new farm kinds'; nothing to say of the rest."""
    if why == AN_AREA:
        return tongue.count("of spaces", what)
    if why == A_COLOUR:
        return colour_of(tongue, what, "this")
    return tongue.count("farm kinds", what) if why == NEW_FARMS else ""


# Boards


def arrangement(tongue: Language, way: Arrangement) -> str:
    """'A, C (turned) and B, each half a space higher'."""
    boards = [
        tongue.sentence("board.turned" if turned else "board", letter=tongue.word(f"letter.{LETTERS[letter]}"))
        for letter, turned in zip(way.order, way.turns, strict=True)
    ]
    first, second = (UP_OR_DOWN[higher] for higher in way.joins)
    steps = tongue.sentences[f"each {first}" if first == second else f"middle {first}"]
    return tongue.sentence("arrangement", boards=tongue.all_of(boards), steps=steps)


def areas(tongue: Language, domain: Domain) -> str:
    """'4 of 3 spaces, 5 of 2 and 8 of 1'."""
    sizes = Counter(len(cells) for cells in domain.cells)
    (largest, count), *others = sorted(sizes.items(), reverse=True)
    first = tongue.sentence("areas.first", number=count, spaces=tongue.count("spaces each", largest))
    return tongue.all_of([first, *(tongue.sentence("areas", number=number, size=size) for size, number in others)])


# The glossary's texts


def type_text(tongue: Language, kind: int) -> str:
    """A type's colour, what it brings, and how many tiles there are."""
    colour = tongue.word(f"colour.{COLOUR_NAMES[kind]}")
    number = tongue.sentence("text.tiles", own=OWN[kind], neutral=NEUTRAL[kind])
    return joined([f"{capital(colour)}.", tongue.word(f"help.type.{TYPE_NAMES[kind]}"), number])


def colour_text(tongue: Language, colour: int) -> str:
    return tongue.sentence("text.colour", type=tongue.word(f"type.{TYPE_NAMES[colour]}"))


def worded(tongue: Language, prefix: str, names: Sequence[str]) -> dict[str, tuple[str, str]]:
    """Names and texts that stand in the tables."""
    return {
        f"{prefix}:{name}": (tongue.word(f"{prefix}.{name}"), tongue.word(f"help.{prefix}.{name}")) for name in names
    }
