"""What is printed on boards, farmland and cards: read from files that an owner of the box can correct.

A content is plain data, by its kinds. What a content does not have is taken from our own files.
"""

from __future__ import annotations

import json
import tomllib
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final, Literal

from librt.vecs import vec
from mypy_extensions import i64

from feldberg.core.errors import OptionError
from feldberg.core.rows import zeros
from feldberg.games.tuscany.content import (
    BOARDS_OF_LETTER,
    CASTLE,
    CASTLE_SPACES,
    COLOUR_NAMES,
    COLUMNS,
    FARM_NAMES,
    FARMLAND,
    FIRST_FARMLAND,
    HIGHEST_BONUS,
    LETTERS,
    MOST_PLAYERS,
    MOST_REWARD,
    NEUTRAL,
    NEUTRALS,
    OWN,
    OWN_TILES,
    REGION_CARDS,
    REWARD_NAMES,
    SIDES,
    TILES,
    TYPE_NAMES,
    TYPE_OF,
    TYPES,
    YIELD_CARDS,
)
from feldberg.games.tuscany.domains import Domain, can_be_joined, ways

Kind = Literal["boards", "farmland", "region_cards", "yield_cards", "colour_bonuses"]
KINDS: Final[list[Kind]] = ["boards", "farmland", "region_cards", "yield_cards", "colour_bonuses"]
INITIALS: Final = "DRBLGOYE"  # of the colours, on boards

Content = dict[str, Any]


class Box:
    """The printed pieces of one box."""

    def __init__(self, content: Content) -> None:
        for kind in content:
            if kind not in KINDS:
                raise OptionError(f"{kind}: unknown; a content has {', '.join(KINDS)}")
        whole = OURS | content
        self.ours = [kind for kind in KINDS if kind not in content]
        self.boards = read_boards(whole["boards"])  # by letter and number
        self.farms = read_farmland(whole["farmland"])  # the farm kinds of every tile, as bits
        self.face = vec[i64]([face_of(TYPE_OF[tile], self.farms[tile]) for tile in range(TILES)])
        self.region_cards = read_region_cards(whole["region_cards"])  # by colour
        yields = read_yield_cards(whole["yield_cards"])
        self.rewards = vec[i64]([reward for reward, _ in yields])  # of every yield card: what it brings,
        self.amounts = vec[i64]([amount for _, amount in yields])  # and how much
        self.colour_bonuses = read_colour_bonuses(whole["colour_bonuses"])  # of every colour, both sides
        self.domains: dict[int, dict[int, Domain]] = {}
        if "boards" in content:  # ours are known to be sound
            self.check_domains()

    def ways(self, boards: vec[i64]) -> dict[int, Domain]:
        """The legal domains of one board of each letter, by arrangement."""
        key = 0
        for number in boards:
            key = key * BOARDS_OF_LETTER + int(number)
        if key not in self.domains:
            self.domains[key] = ways([self.boards[letter][number] for letter, number in enumerate(boards)])
        return self.domains[key]

    def check_domains(self) -> None:
        """Whatever boards are dealt, they can be joined."""
        every = range(BOARDS_OF_LETTER)
        for a in every:
            for b in every:
                for c in every:
                    if not can_be_joined([self.boards[0][a], self.boards[1][b], self.boards[2][c]]):
                        names = f"A{a + 1}, B{b + 1} and C{c + 1}"
                        raise OptionError(f"boards: {names} cannot be joined without an area of more than 3 spaces")


def face_of(kind: i64, farms: i64) -> i64:
    return FIRST_FARMLAND + farms if kind == FARMLAND else kind


# Reading, with precise complaints


def table(value: object, where: str, keys: list[str]) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise OptionError(f"{where}: expected a table with {', '.join(keys)}")
    for key in value:
        if key not in keys:
            raise OptionError(f"{where}.{key}: unknown; expected {', '.join(keys)}")
    for key in keys:
        if key not in value:
            raise OptionError(f"{where}.{key}: missing")
    return value


def rows(value: object, where: str, count: int = -1) -> list[Any]:
    if not isinstance(value, list) or (count >= 0 and len(value) != count):
        raise OptionError(f"{where}: expected a list" + (f" of {count}" if count >= 0 else ""))
    return value


def number(value: object, where: str, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise OptionError(f"{where}: {value!r} is not a whole number from {low} to {high}")
    return value


def text(value: object, where: str) -> str:
    if not isinstance(value, str):
        raise OptionError(f"{where}: {value!r} is not a text")
    return value


def read_boards(value: object) -> list[list[vec[i64]]]:
    names = [f"{letter}{at + 1}" for letter in LETTERS for at in range(BOARDS_OF_LETTER)]
    found = table(value, "boards", names)
    boards = [
        [read_board(found[f"{letter}{at + 1}"], f"boards.{letter}{at + 1}") for at in range(BOARDS_OF_LETTER)]
        for letter in LETTERS
    ]
    for letter, alike in zip(LETTERS, boards, strict=True):
        for at, board in enumerate(alike):
            if counted(board) != counted(alike[0]):
                raise OptionError(f"boards.{letter}{at + 1}: its colours are not those of {letter}1, in other places")
    together = [sum(counts) for counts in zip(*(counted(alike[0]) for alike in boards), strict=True)]
    if together[CASTLE] != CASTLE_SPACES:
        raise OptionError(f"boards: A, B and C have {together[CASTLE]} dark green spaces together, not {CASTLE_SPACES}")
    for colour, count in zip(COLOUR_NAMES, together, strict=True):
        if count == 0:
            raise OptionError(f"boards: no board has a {colour} space")
    return boards


def read_board(value: object, where: str) -> vec[i64]:
    columns = text(value, where).split()
    if [len(column) for column in columns] != COLUMNS:
        lengths = ", ".join(map(str, COLUMNS))
        raise OptionError(f"{where}: {value!r} is not three columns of {lengths} letters")
    for letter in "".join(columns):
        if letter not in INITIALS:
            raise OptionError(f"{where}: {letter!r} is no colour; the colours are {', '.join(INITIALS)}")
    return vec[i64]([INITIALS.index(letter) for letter in "".join(columns)])


def counted(board: vec[i64]) -> list[int]:
    colours = [int(colour) for colour in board]
    return [colours.count(colour) for colour in range(TYPES)]


def read_farmland(value: object) -> vec[i64]:
    found = table(value, "farmland", ["own", "neutral"])
    own = [
        read_farms(one, f"farmland.own[{at}]")
        for at, one in enumerate(rows(found["own"], "farmland.own", OWN[FARMLAND]))
    ]
    neutral_rows = rows(found["neutral"], "farmland.neutral", NEUTRAL[FARMLAND])
    neutral = [read_farms(one, f"farmland.neutral[{at}]") for at, one in enumerate(neutral_rows)]
    farms = zeros(TILES)
    for at, kinds in enumerate(neutral):
        farms[sum(NEUTRAL[:FARMLAND]) + at] = kinds
    for player in range(MOST_PLAYERS):
        for at, kinds in enumerate(own):
            farms[NEUTRALS + player * OWN_TILES + sum(OWN[:FARMLAND]) + at] = kinds
    return farms


def read_farms(value: object, where: str) -> int:
    """One or two different kinds."""
    kinds = rows(value, where)
    if not 1 <= len(kinds) <= 2:
        raise OptionError(f"{where}: a tile shows 1 or 2 farm kinds, not {len(kinds)}")
    for kind in kinds:
        if kind not in FARM_NAMES:
            raise OptionError(f"{where}: {kind!r} is no farm kind; they are {', '.join(FARM_NAMES)}")
    if len(set(kinds)) != len(kinds):
        raise OptionError(f"{where}: both kinds are {kinds[0]}")
    return sum(2 ** FARM_NAMES.index(kind) for kind in kinds)


def read_region_cards(value: object) -> vec[i64]:
    names = [colour.replace(" ", "_") for colour in COLOUR_NAMES]
    found = table(value, "region_cards", names)
    counts = [number(found[name], f"region_cards.{name}", 1, REGION_CARDS) for name in names]
    if sum(counts) != REGION_CARDS:
        raise OptionError(f"region_cards: there are {REGION_CARDS} cards, not {sum(counts)}")
    return vec[i64](counts)


def read_yield_cards(value: object) -> list[tuple[int, int]]:
    cards: list[tuple[int, int]] = []
    for at, row in enumerate(rows(value, "yield_cards")):
        where = f"yield_cards[{at}]"
        found = table(row, where, ["reward", "amount", "cards"])
        if found["reward"] not in REWARD_NAMES:
            raise OptionError(f"{where}.reward: {found['reward']!r} is not one of {', '.join(REWARD_NAMES)}")
        amount = number(found["amount"], f"{where}.amount", 1, MOST_REWARD)
        count = number(found["cards"], f"{where}.cards", 1, YIELD_CARDS)
        cards += [(REWARD_NAMES.index(found["reward"]), amount)] * count
    if len(cards) != YIELD_CARDS:
        raise OptionError(f"yield_cards: there are {YIELD_CARDS} cards, not {len(cards)}")
    return cards


def read_colour_bonuses(value: object) -> list[vec[i64]]:
    found = table(value, "colour_bonuses", list(TYPE_NAMES))
    bonuses: list[vec[i64]] = []
    for name in TYPE_NAMES:
        where = f"colour_bonuses.{name}"
        sides = [number(one, where, 1, HIGHEST_BONUS) for one in rows(found[name], where, SIDES)]
        if sides[1] >= sides[0]:
            raise OptionError(f"{where}: the second side is worth less than the first, not {sides[1]} and {sides[0]}")
        bonuses.append(vec[i64](sides))
    return bonuses


def our_content() -> Content:
    content: Content = {}
    for kind in KINDS:
        content |= tomllib.loads((files("feldberg.games.tuscany") / "contents" / f"{kind}.toml").read_text("utf-8"))
    return content


OURS: Final = our_content()
OUR_BOX: Final = Box({})


@lru_cache(maxsize=8)
def corrected(content: str) -> Box:
    return Box(json.loads(content))


def box(content: Content) -> Box:
    """The box with a content, which many games may share."""
    return corrected(json.dumps(content, sort_keys=True)) if content else OUR_BOX
