"""The card language: what a card or an action space asks and gives, read from one line of text each.

    needs   sheep >= 3, wool >= 1        all of these; `or` separates alternatives
    pays    2 clay, 1 field in row 5     all of these; `or` separates alternatives, of which one is chosen
    gains   1 tools; 1 bonus; sow 2      one after the other, each optional; `or` inside a part is a choice

A slash gives tiers: `sheep >= 2/3/4` with `1/2/3 tools` reads as three ways to play the card, of which the player takes
one that is met. With blanks around it (`1 meat / 1 tools`) whole phrases are the tiers.
"""

from __future__ import annotations

import re
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from feldberg.games.hallertau.content.measures import FIRST_MOMENT, NUMBER_OF
from feldberg.games.hallertau.content.pieces import (
    CROPS,
    DECK_NAMES,
    GOODS,
    MANY,
    RESOURCE_NAMES,
    SHEEP,
    SPACE_NAMES,
    STOCK,
)

# Effects

GAIN: Final = 0  # an amount of a resource
DRAW: Final = 1  # cards of a deck
FIELD: Final = 2  # up to `count` new fields in row `what`
SOW: Final = 3  # up to `count` sowings, of crops or of the good `what`
CHOICE: Final = 4  # one of several programs
CROP_MIX: Final = 5  # `count` crops of any kinds
CROP_KINDS: Final = 6  # `count` crops of different kinds
CROP_SOWN: Final = 7  # `count` of one crop, of which one may be sown at once
SOW_DOUBLE: Final = 8  # up to two of one crop on one field
STEP: Final = 9  # `count` different sheep one step each
WALK: Final = 10  # one sheep up to `count` steps
REAP: Final = 11  # harvest up to `count` fields
RAISE: Final = 12  # up to `count` fields one row
RAISE_ALL: Final = 13
RAISE_EMPTY: Final = 14
RAISE_SOWN: Final = 15
LIFT: Final = 16  # up to `count` empty fields to row `what`
EXCHANGE: Final = 17  # pay the cost for a program
TOKEN: Final = 18  # the first-player token
CLEAR_SPACE: Final = 19
CLEAR_TOPS: Final = 20  # the top row of all the named spaces
TAKE_TOP: Final = 21  # the top row of a space into one's own pool
SHIFT_THREE: Final = 22
LONE_WORKER: Final = 23
USE_SPACE: Final = 24
ADVANCE: Final = 25  # a free improvement
PUSH: Final = 26  # up to `count` boulders
FIELDS_BY_JEWELRY: Final = 27
DOUBLE_HARVEST: Final = 28
BUTCHER: Final = 29  # jewelry may replace the sheep

# Costs

PAY: Final = 40  # an amount of a resource
PAY_FIELDS: Final = 41  # `count` fields from row `what`, 0 for any
PAY_HIGH_FIELDS: Final = 42  # `count` fields above row 2
PAY_SOWN_FIELDS: Final = 43
PAY_MARKER: Final = 44  # the good on a sown field
PAY_CARDS: Final = 45  # `count` hand cards of deck `what`, -1 for any
PAY_KINDS: Final = 46  # `each` of `count` kinds of goods
PAY_CROP: Final = 47  # `each` of one kind of crop
PAY_CROPS_BEYOND: Final = 48  # all crops but `count`
STEP_BACK: Final = 49  # `count` different sheep
PAY_BUILDING: Final = 50  # a craft building one space to the left

ANY: Final = -1


class Amount:
    """A number, or one that is counted: base + sum of coefficients times measures, never below 0."""

    base: i64
    kinds: vec[i64]
    coefs: vec[i64]
    half: bool

    def __init__(self, base: i64, kinds: vec[i64], coefs: vec[i64], half: bool) -> None:
        self.base = base
        self.kinds = kinds
        self.coefs = coefs
        self.half = half


class Need:
    """A condition: a sum of measures lies between two bounds."""

    kinds: vec[i64]
    coefs: vec[i64]
    low: i64
    high: i64
    alone: i64  # the measure where that is all it counts

    def __init__(self, kinds: vec[i64], coefs: vec[i64], low: i64, high: i64, text: str) -> None:
        self.kinds = kinds
        self.coefs = coefs
        self.low = low
        self.high = high
        self.text = text
        self.alone = kinds[0] if len(kinds) == 1 and coefs[0] == 1 else i64(ANY)


class Op:
    """One effect or one cost."""

    kind: i64
    what: i64
    count: i64
    each: i64
    amount: Amount
    programs: vec[i64]  # of a choice or an exchange, by their numbers
    cost: list[Op]  # of an exchange
    spaces: vec[i64]

    def __init__(self, kind: i64, what: i64 = ANY, count: i64 = 0) -> None:
        self.kind = kind
        self.what = what
        self.count = count
        self.each = 0
        self.amount = Amount(count, NO_NUMBERS, NO_NUMBERS, False)
        self.programs = NO_NUMBERS
        self.cost = []
        self.spaces = NO_NUMBERS


class Way:
    """One way to play a card: its condition (one of several lists), its cost and the program of its effects."""

    number: i64  # of the program

    def __init__(self, needs: list[list[Need]], cost: list[Op], number: i64) -> None:
        self.needs = needs
        self.cost = cost
        self.number = number


NO_NUMBERS: Final = vec[i64]()
PROGRAMS: Final[list[list[Op]]] = [[]]  # every list of effects, so that a question can name it by its number
PROGRAM_TEXTS: Final = [""]  # as written


def program(text: str) -> i64:
    """Read a list of effects and keep it; its number."""
    effects = [effect(part.strip()) for part in text.split(";")] if text else []
    PROGRAMS.append(effects)
    PROGRAM_TEXTS.append(text)
    return len(PROGRAMS) - 1


# Tiers


def tiers(*texts: str) -> int:
    """How many tiers the texts of a card have."""
    return max(len(part.split("/")) for text in texts for part in re.split(r"[,;]| or ", text))


def at_tier(text: str, tier: int) -> str:
    """The text with everything in tiers replaced by what stands at that one."""
    parts = []
    for part in re.split(r"([,;]| or )", text):
        if " / " in part:
            part = part.split(" / ")[tier]
        parts.append(re.sub(r"[^\s/]+(?:/[^\s/]+)+", lambda found: found.group().split("/")[tier], part))
    return "".join(parts)


def ways(needs: str, pays: str, gains: str) -> list[Way]:
    """All ways to play a card. Those that cost and give the same are one with several conditions."""
    found: list[Way] = []
    for tier in range(tiers(needs, pays, gains)):
        conditions = [
            [need(one.strip()) for one in either.split(",")] if either else []
            for either in at_tier(needs, tier).split(" or ")
        ]
        effects = program(at_tier(gains, tier))
        found += [Way(conditions, costs(either), effects) for either in at_tier(pays, tier).split(" or ")]
    return found


# Conditions and amounts


def terms(text: str, sign: int) -> tuple[i64, vec[i64], vec[i64]]:
    """A sum such as `10 - jewelry` or `hides + wool`: its number, its measures and their coefficients."""
    base: i64 = 0
    kinds = vec[i64]()
    coefs = vec[i64]()
    for plus_or_minus, factor, word in re.findall(r"([+-]?)\s*(?:(\d+) \* )?(\w+)", text):
        coef = sign * (-1 if plus_or_minus == "-" else 1) * int(factor or 1)
        if word.isdigit():
            base += coef * int(word)
        else:
            kinds = append(kinds, NUMBER_OF[word])
            coefs = append(coefs, coef)
    return base, kinds, coefs


def need(text: str) -> Need:
    left, relation, right = re.fullmatch(r"(.+?) (>=|<=|==|>) (.+)", text).groups()  # type: ignore[union-attr]
    base, kinds, coefs = terms(left, 1)
    more, other_kinds, other_coefs = terms(right, -1)
    for kind, coef in zip(other_kinds, other_coefs, strict=True):
        kinds = append(kinds, kind)
        coefs = append(coefs, coef)
    number = -base - more
    low: i64 = -MANY if relation == "<=" else number + 1 if relation == ">" else number
    high: i64 = number if relation in ("<=", "==") else MANY
    return Need(kinds, coefs, low, high, text)


def amount(text: str) -> Amount:
    half = text.startswith("half ")
    base, kinds, coefs = terms(text.removeprefix("half "), 1)
    return Amount(base, kinds, coefs, half)


# Effects

SIMPLE: Final = {
    "raise all": RAISE_ALL,
    "raise empty": RAISE_EMPTY,
    "raise sown": RAISE_SOWN,
    "sow double": SOW_DOUBLE,
    "first player": TOKEN,
    "clear a space": CLEAR_SPACE,
    "take a top row": TAKE_TOP,
    "shift three workers": SHIFT_THREE,
    "place a lone worker": LONE_WORKER,
    "use a space": USE_SPACE,
    "advance a building": ADVANCE,
    "fields by jewelry": FIELDS_BY_JEWELRY,
    "double a harvest": DOUBLE_HARVEST,
    "butcher for jewelry": BUTCHER,
}
COUNTED: Final = {
    r"(\d+) crops": CROP_MIX,
    r"(\d+) different crops": CROP_KINDS,
    r"(\d+) of one crop, sow it": CROP_SOWN,
    r"step (\d+) sheep": STEP,
    r"walk one sheep (\d+)": WALK,
    r"reap (\d+)": REAP,
    r"raise (\d+)": RAISE,
    r"push (\d+) boulders": PUSH,
    r"sow (\d+)": SOW,
}


def effect(text: str) -> Op:
    if " or " in text:
        op = Op(CHOICE)
        for part in text.split(" or "):
            op.programs = append(op.programs, program(part.replace(" and ", "; ")))
        return op
    if " -> " in text:
        cost, _, reward = text.partition(" -> ")
        op = Op(EXCHANGE)
        op.cost = costs(cost)
        op.programs = vec[i64]([program(reward.replace(" and ", "; "))])
        return op
    if text in SIMPLE:
        return Op(SIMPLE[text])
    for pattern, kind in COUNTED.items():
        found = re.fullmatch(pattern, text)
        if found:
            return Op(kind, ANY, int(found.group(1)))
    if text.startswith("clear the top of "):
        op = Op(CLEAR_TOPS)
        op.spaces = vec[i64]([SPACE_NAMES.index(name) for name in text.removeprefix("clear the top of ").split(" & ")])
        return op
    number, _, what = text.partition(" ")
    if what in DECK_NAMES:
        return Op(DRAW, DECK_NAMES.index(what), int(number))
    found = re.fullmatch(r"(\d+) fields? in row (\d)", text)
    if found:
        return Op(FIELD, int(found.group(2)), int(found.group(1)))
    found = re.fullmatch(r"lift (\d+) to row (\d)", text)
    if found:
        return Op(LIFT, int(found.group(2)), int(found.group(1)))
    found = re.fullmatch(r"sow (\d+) (\w+)", text)
    if found:
        return Op(SOW, RESOURCE_NAMES.index(found.group(2)), int(found.group(1)))
    return counted(GAIN, text)


def counted(kind: i64, text: str) -> Op:
    """`2 milk` or `clay = 12 - window`."""
    if " = " in text:
        name, _, number = text.partition(" = ")
        op = Op(kind, RESOURCE_NAMES.index(name))
        op.amount = amount(number)
        return op
    number, _, name = text.partition(" ")
    return Op(kind, RESOURCE_NAMES.index(name), int(number))


# Costs


def costs(text: str) -> list[Op]:
    return [cost(part.strip()) for part in text.split(",")] if text else []


COSTS: Final = {
    r"(\d+) fields?": PAY_FIELDS,
    r"(\d+) fields? in row (\d)": PAY_FIELDS,
    r"(\d+) fields above row 2": PAY_HIGH_FIELDS,
    r"(\d+) sown fields?": PAY_SOWN_FIELDS,
    r"(\d+) marker": PAY_MARKER,
    r"(\d+) hand cards": PAY_CARDS,
    r"crops beyond (\d+)": PAY_CROPS_BEYOND,
    r"(\d+) sheep back": STEP_BACK,
    r"(\d+) building back": PAY_BUILDING,
}


def cost(text: str) -> Op:
    for pattern, kind in COSTS.items():
        found = re.fullmatch(pattern, text)
        if found:
            numbers = [int(number) for number in found.groups()]
            return Op(kind, numbers[1] if len(numbers) > 1 else ANY, numbers[0])
    found = re.fullmatch(r"(\d+) point cards", text)
    if found:
        return Op(PAY_CARDS, DECK_NAMES.index("points"), int(found.group(1)))
    found = re.fullmatch(r"(\d+) of one crop", text)
    if found:
        op = Op(PAY_CROP, CROPS, 1)
        op.each = int(found.group(1))
        return op
    found = re.fullmatch(r"(\d+) of (\d) kinds?", text)
    if found:
        op = Op(PAY_KINDS, GOODS, int(found.group(2)))
        op.each = int(found.group(1))
        return op
    return counted(PAY, text)


# What follows from the texts


def counts_moment(needs: list[list[Need]]) -> bool:
    return any(kind >= FIRST_MOMENT for either in needs for one in either for kind in one.kinds)


def counts_measure(needs: list[list[Need]], measures: vec[i64]) -> bool:
    return any(kind in measures for either in needs for one in either for kind in one.kinds)


def demands(needs: list[Need], cost: list[Op]) -> dict[int, int]:
    """By measure: the least that must be there to meet the conditions and to pay, as far as it is a plain number."""
    least: dict[int, int] = {}
    for one in needs:
        if len(one.kinds) == 1 and one.coefs[0] == 1:
            kind = int(one.kinds[0])
            least[kind] = max(least.get(kind, 0), int(one.low))
    for op in cost:
        if op.kind == PAY and len(op.amount.kinds) == 0:
            kind = int(op.what)
            least[kind] = max(least.get(kind, 0), int(op.amount.base))
    return least


def hurdle(found: list[Way]) -> tuple[int, int]:
    """A measure and the least of it without which a card cannot be played in any way; (0, 0) if there is none.

    Of several the highest, and rather one of the stock, which needs no counting.
    """
    every = [demands(either, way.cost) for way in found for either in way.needs]
    shared = [(kind, min(least.get(kind, 0) for least in every)) for kind in every[0]]
    hurdles = [(kind, least) for kind, least in shared if least > 0]
    return max(hurdles, key=lambda one: (one[0] < STOCK, one[1]), default=(0, 0))


def outcome(way: Way) -> dict[tuple[int, ...], int]:
    """What a way comes to once it is paid and done: numbers by what they count, the more the better."""
    total: dict[tuple[int, ...], int] = {}
    for sign, ops in ((-1, way.cost), (1, PROGRAMS[way.number])):
        for at, op in enumerate(ops):
            for what, number in counts(op, at):
                total[what] = total.get(what, 0) + sign * number
    return total


def counts(op: Op, at: int) -> list[tuple[tuple[int, ...], int]]:
    """The numbers of one effect or cost; what is plainly gained and what is paid are the same thing."""
    if op.kind in (GAIN, PAY):
        one = op.amount
        counted = (at, int(one.half), *map(int, one.kinds), *map(int, one.coefs)) if len(one.kinds) else ()
        return [((GAIN, int(op.what), *counted), int(one.base))]
    if op.kind == FIELD:
        return [((FIELD, at), int(op.count)), ((FIELD, at, 0), int(op.what))]  # the higher its row, the better
    if op.kind == CHOICE:
        return [((CHOICE, at, *what), number) for one in op.programs for what, number in counts(PROGRAMS[one][0], at)]
    return [((int(op.kind), int(op.what), int(op.each), at), int(op.count))]


def beats(one: Way, other: Way) -> bool:
    """Whether a way comes to all that another one does and to more of something."""
    mine, its = outcome(one), outcome(other)
    return mine != its and mine.keys() == its.keys() and all(mine[what] >= its[what] for what in its)


def dislikes(found: list[Way]) -> list[bool]:
    """By measure: whether having more of it can make the card unplayable or dearer."""
    bad = [False] * len(NUMBER_OF)
    for way in found:
        for either in way.needs:
            for one in either:
                for kind, coef in zip(one.kinds, one.coefs, strict=True):
                    if (coef < 0 and one.high == MANY) or (coef > 0 and one.high < MANY):
                        bad[kind] = True
        for op in way.cost:
            for kind, coef in zip(op.amount.kinds, op.amount.coefs, strict=True):
                if coef > 0:
                    bad[kind] = True
    if bad[NUMBER_OF["grazing"]]:
        bad[SHEEP] = True
    return bad
