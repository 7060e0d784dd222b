"""What cards and spaces do, in words made from their data.

Tiers are told side by side ("2, 3 or 4 sheep"); where they differ in more than their numbers, one after the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from feldberg.core.words import Language, capital, tidied
from feldberg.games.hallertau.content.cards import CARDS, INDEX_OF, OURS, Card
from feldberg.games.hallertau.content.language import (
    ADVANCE,
    BUTCHER,
    CHOICE,
    CLEAR_SPACE,
    CLEAR_TOPS,
    CROP_KINDS,
    CROP_MIX,
    CROP_SOWN,
    DOUBLE_HARVEST,
    DRAW,
    EXCHANGE,
    FIELD,
    FIELDS_BY_JEWELRY,
    GAIN,
    LIFT,
    LONE_WORKER,
    PAY,
    PAY_BUILDING,
    PAY_CARDS,
    PAY_CROP,
    PAY_CROPS_BEYOND,
    PAY_FIELDS,
    PAY_HIGH_FIELDS,
    PAY_KINDS,
    PAY_MARKER,
    PAY_SOWN_FIELDS,
    PROGRAMS,
    PUSH,
    RAISE,
    RAISE_ALL,
    RAISE_EMPTY,
    RAISE_SOWN,
    REAP,
    SHIFT_THREE,
    SOW,
    SOW_DOUBLE,
    STEP,
    STEP_BACK,
    TAKE_TOP,
    TOKEN,
    USE_SPACE,
    WALK,
    Amount,
    Need,
    Op,
    Way,
)
from feldberg.games.hallertau.content.measures import MEASURES
from feldberg.games.hallertau.content.pieces import DECK_NAMES, MANY, RESOURCE_NAMES, SPACE_NAMES
from feldberg.games.hallertau.content.spaces import PROGRAM_OF
from feldberg.games.hallertau.words.english import ENGLISH
from feldberg.games.hallertau.words.grammar import (
    ALWAYS,
    LEAD,
    ONCE,
    sharing,
    with_leads,
)
from feldberg.games.hallertau.words.russian import RUSSIAN

MOODS = {"en": ENGLISH, "ru": RUSSIAN}

# Effects told by one sentence each, and those that count something, with what they count.
SIMPLE = {
    SOW_DOUBLE: "sow_double",
    RAISE_ALL: "raise_all",
    RAISE_EMPTY: "raise_empty",
    RAISE_SOWN: "raise_sown",
    TOKEN: "token",
    CLEAR_SPACE: "clear_space",
    TAKE_TOP: "take_top",
    SHIFT_THREE: "shift_three",
    LONE_WORKER: "lone_worker",
    USE_SPACE: "use_space",
    ADVANCE: "advance",
    FIELDS_BY_JEWELRY: "fields_by_jewelry",
    DOUBLE_HARVEST: "double_harvest",
    BUTCHER: "butcher",
}
COUNTED = {
    FIELD: ("field", "new fields"),
    LIFT: ("lift", "up to empty"),
    SOW: ("sow", "up to fields"),
    CROP_SOWN: ("crop_sown", "crops alike"),
    STEP: ("step", "up to sheep"),
    WALK: ("walk", "up to steps"),
    REAP: ("reap", "up to fields"),
    RAISE: ("raise", "up to fields"),
    PUSH: ("push", "up to boulders"),
}
RESPECTIVELY = "§"  # where the word may stand in a text that is in tiers
GAINED_CROPS = {CROP_MIX: "any crops", CROP_KINDS: "different crops"}


class Piece(NamedTuple):
    """A part of a list. Neighbours with the same verb are told with one verb; without, the text is a whole phrase."""

    verb: str
    text: str


@cache
def card_text(number: int, tongue: Language) -> str:
    """A card, by its printed number."""
    return Wording(in_mood(tongue, ONCE)).card(CARDS[INDEX_OF[number]])


@cache
def space_text(space: int, tongue: Language) -> str:
    """What an action space does."""
    return capital(Wording(in_mood(tongue, ONCE)).program(PROGRAM_OF[space])) + "."


def in_mood(tongue: Language, mood: int) -> Language:
    """The same language in another mood of the verbs."""
    return MOODS[tongue.lang][mood]


def by_tier(ways: Sequence[Way]) -> list[list[Way]]:
    """The ways of each tier: those with the same effects differ in what they cost."""
    tiers: list[list[Way]] = []
    for way in ways:
        if tiers and tiers[-1][0].number == way.number:
            tiers[-1].append(way)
        else:
            tiers.append([way])
    return tiers


class Wording:
    """Texts in one language and one mood of the verbs."""

    def __init__(self, tongue: Language) -> None:
        self.tongue = tongue

    def sentence(self, key: str, /, **holes: object) -> str:
        return self.tongue.sentence(key, **holes)

    def for_number(self, key: str, numbers: Sequence[int], **holes: object) -> str:
        """A sentence that may have a variant for a single thing."""
        single = f"{key}.1"
        return self.sentence(single if set(numbers) == {1} and single in self.tongue.sentences else key, **holes)

    # Cards

    def card(self, card: Card) -> str:
        tongue = self.tongue
        tiers = by_tier(card.ways)
        parts = self.phrases([PROGRAMS[ways[0].number] for ways in tiers])
        if card.income:
            effects = tongue.all_of(Wording(in_mood(tongue, ALWAYS)).phrases([PROGRAMS[card.income]]))
            parts.append(tongue.sentence("income", effects=effects))
        if card.points:
            parts.append(tongue.count("points", int(card.points)))
        need = self.condition([ways[0].needs for ways in tiers])
        pay = self.costs([[way.cost for way in ways] for ways in tiers])
        opening = "need" if not pay else "pay" if not need else "both"
        text = capital(tidied(self.sentence(f"card.{opening}", need=need, pay=pay, then="; ".join(parts))))
        if card.only:
            text = f"{tongue.sentence('only', phase=card.only)} {text}"
        if card.but:
            text = f"{tongue.sentence('but', phase=card.but)} {text}"
        return f"{text} {tongue.sentence('ours')}" if card.number in OURS else text

    def way(self, way: Way) -> str:
        """One way to play a card: what it costs and does, and its condition."""
        effects = [op for op in PROGRAMS[way.number] if not is_nothing(op)]
        pay = self.costs([[[op for op in way.cost if not is_nothing(op)]]])
        parts = [part for part in [pay, *self.phrases([effects])] if part]
        need = self.condition([way.needs])
        if not parts:
            parts = [self.sentence("nothing")]
        return "; ".join(parts) + (f" ({need})" if need else "")

    # Effects

    def program(self, number: int) -> str:
        return "; ".join(self.phrases([PROGRAMS[number]]))

    def phrases(self, tiers: Sequence[Sequence[Op]]) -> list[str]:
        """The effects one after the other, in as many tiers as there are lists."""
        return self.grouped([self.effect(ops) for ops in zip(*tiers, strict=True)])

    def grouped(self, pieces: list[Piece]) -> list[str]:
        """Pieces as phrases; the last that is in tiers says to what its numbers belong."""
        last = max((at for at, piece in enumerate(pieces) if RESPECTIVELY in piece.text), default=-1)
        groups: list[tuple[str, list[str]]] = []
        for at, (verb, tiered) in enumerate(pieces):
            text = tiered.replace(RESPECTIVELY, self.sentence("respectively") if at == last else "")
            if verb and groups and groups[-1][0] == verb:
                groups[-1][1].append(text)
            else:
                groups.append((verb, [text]))
        return [self.phrase(verb, texts) for verb, texts in groups]

    def phrase(self, verb: str, texts: list[str]) -> str:
        return self.sentence(verb, what=self.tongue.all_of(texts)) if verb else texts[0]

    def effect(self, ops: Sequence[Op]) -> Piece:
        """One effect, given at every tier."""
        tongue = self.tongue
        op = ops[0]
        if any(unlike(op, other) for other in ops):
            texts = [self.grouped([self.effect([other])])[0] for other in ops]
            return Piece("", tongue.either(sharing(texts)) + RESPECTIVELY)
        kind = op.kind
        if kind == GAIN:
            return self.amount("gain", ops)
        counts = [int(one.count) for one in ops]
        if kind == DRAW:
            return Piece("draw", self.count(f"{DECK_NAMES[op.what]} cards", counts))
        if kind in GAINED_CROPS:
            return Piece("gain", self.count(GAINED_CROPS[kind], counts))
        if kind == CHOICE:
            return self.choice(ops)
        if kind == EXCHANGE:
            gain = tongue.all_of(self.phrases([PROGRAMS[op.programs[0]]]))
            return Piece("", self.sentence("effect.exchange", pay=self.costs([[op.cost]]), gain=gain))
        if kind == CLEAR_TOPS:
            spaces = tongue.all_of([tongue.sentences[f"space.{SPACE_NAMES[space]}"] for space in op.spaces])
            return Piece("", self.sentence("effect.clear_tops", spaces=spaces))
        if kind in SIMPLE:
            return Piece("", self.sentence(f"effect.{SIMPLE[kind]}"))
        key, noun = COUNTED[kind]
        rows = [int(one.what) for one in ops]
        good = ""
        if kind == SOW and op.what >= 0:
            key = "sow_good"
            good = tongue.sentences[f"with.{RESOURCE_NAMES[op.what]}"]
        row = tongue.tiers(rows) + (RESPECTIVELY if len(set(rows)) > 1 else "")
        return Piece("", self.for_number(f"effect.{key}", counts, count=self.count(noun, counts), row=row, good=good))

    def count(self, what: str, numbers: Sequence[int]) -> str:
        return self.tongue.count(what, *numbers) + (RESPECTIVELY if len(set(numbers)) > 1 else "")

    def choice(self, ops: Sequence[Op]) -> Piece:
        """One of several effects; tiers of plain gains in equal numbers are counted but once."""
        tongue = self.tongue
        programs = [[PROGRAMS[number] for number in op.programs] for op in ops]
        if len(ops) == 1:
            options = ["; ".join(self.phrases([program])) for program in programs[0]]
            return Piece("", tongue.either(sharing(options) if programs[0][0][0].kind == GAIN else options))
        first = self.phrases([either[0] for either in programs])[0].removesuffix(self.sentence("respectively"))
        others = [tongue.sentences[f"as.{RESOURCE_NAMES[program[0].what]}"] for program in programs[0][1:]]
        return Piece("", tongue.either([first, *others]) + RESPECTIVELY)

    # Costs

    def costs(self, tiers: Sequence[Sequence[Sequence[Op]]]) -> str:
        """What is paid: by tier, one of several lists."""
        options = []
        for lists in zip(*tiers, strict=True):
            pieces = [
                Piece(verb, text.replace(RESPECTIVELY, "")) for verb, text in map(self.cost, zip(*lists, strict=True))
            ]
            if pieces:
                options.append(self.tongue.all_of(self.grouped(pieces)))
        return self.tongue.either(sharing(options)) if options else ""

    def cost(self, ops: Sequence[Op]) -> Piece:
        tongue = self.tongue
        op = ops[0]
        kind = op.kind
        counts = [int(one.count) for one in ops]
        if kind == PAY:
            return self.amount("pay", ops)
        if kind in (PAY_FIELDS, PAY_HIGH_FIELDS, PAY_SOWN_FIELDS):
            noun = "high fields" if kind == PAY_HIGH_FIELDS else "sown" if kind == PAY_SOWN_FIELDS else "fields"
            return Piece("give", tongue.count(f"row{op.what}" if op.what > 0 else noun, *counts))
        if kind == PAY_CARDS:
            noun = "hand cards" if op.what < 0 else f"hand {DECK_NAMES[op.what]}"
            return Piece("", self.sentence("cost.cards", count=tongue.count(noun, *counts)))
        if kind == PAY_KINDS:
            each = int(op.each)
            key = "cost.kinds"
            return Piece("pay", self.for_number(key, counts, count=tongue.count("goods", each), kinds=counts[0]))
        if kind == PAY_CROP:
            return Piece("pay", tongue.count("crops alike", int(op.each)))
        if kind == STEP_BACK:
            return Piece("", self.sentence("cost.step_back", count=tongue.count("different sheep", *counts)))
        key = {PAY_MARKER: "marker", PAY_CROPS_BEYOND: "crops_beyond", PAY_BUILDING: "building"}[kind]
        return Piece("", self.sentence(f"cost.{key}", count=counts[0]))

    # Amounts

    def amount(self, verb: str, ops: Sequence[Op]) -> Piece:
        """So much of a resource, or as much as something counts."""
        tongue = self.tongue
        what = tongue.taken(RESOURCE_NAMES[ops[0].what])
        amounts = [op.amount for op in ops]
        bases = [int(amount.base) for amount in amounts]
        measured = measured_by(amounts[0])
        if not measured:
            return Piece(verb, self.count(what, bases))
        each = tongue.sentences[f"each.{measured}"]
        if bases[0]:
            key = "minus" if measured == "window" else "minus_each"
            return Piece(verb, self.sentence(key, count=self.count(what, bases), each=each))
        return Piece(verb, self.sentence("for_each", count=tongue.count(what, 1), each=each))

    # Conditions

    def condition(self, tiers: Sequence[Sequence[Sequence[Need]]]) -> str:
        """What is needed: by tier, one of several lists."""
        options = []
        for lists in zip(*tiers, strict=True):
            clauses = self.clauses(list(zip(*lists, strict=True)))
            if clauses:
                options.append(clauses[0] if len(clauses) == 1 else self.tongue.all_of(with_leads(clauses)))
        return self.tongue.either(with_leads(options)) if options else ""

    def clauses(self, columns: list[tuple[Need, ...]]) -> list[str]:
        """All that one list of conditions asks for, each given at every tier."""
        names = [counted_by(needs[0])[0] for needs in columns]
        numbers = [tuple(int(need.low) for need in needs) for needs in columns]
        alike = len(set(numbers)) == 1 and all(f"need.{name[0]}" not in self.tongue.sentences for name in names)
        if alike and numbers[0][-1] > 1 and (len(columns) > 2 or (len(columns) == 2 and len(numbers[0]) > 1)):
            things = [self.tongue.noun(name[0], numbers[0][-1]) for name in names]
            return [self.sentence("need.each", n=self.tongue.tiers(numbers[0]), things=self.tongue.all_of(things))]
        if len(columns) == 2 and names[0] == names[1]:
            return [self.counted(names[0], "exactly", list(range(int(columns[0][0].low), int(columns[1][0].high) + 1)))]
        return [self.clause(needs) for needs in columns]

    def clause(self, needs: Sequence[Need]) -> str:
        """One condition, given at every tier."""
        first = needs[0]
        more, less = counted_by(first)
        if any(counted_by(need) != (more, less) or relation(need) != relation(first) for need in needs):
            clauses = [self.clause([need]) for need in needs]
            lead = clauses[0].partition(LEAD)[0]
            return lead + LEAD + self.tongue.either(sharing([clause.partition(LEAD)[2] for clause in clauses]))
        lows = [int(need.low) for need in needs]
        if not less:
            numbers = [int(need.high) for need in needs] if relation(first) == "most" else lows
            return self.counted(more, relation(first), numbers)
        if more == ["window"]:
            return self.sentence("need.window-round", n=self.tongue.tiers(lows))
        what = self.together([self.tongue.nouns(name) for name in more])
        as_much = self.tongue.sentences[f"as.{more[0]}"] if len(more) == 1 else self.sentence("as many", what=what)
        right = self.tongue.sentences[f"than.{less[0]}"]
        return self.sentence("need.more" if lows[0] else "need.as_much", what=what, as_much=as_much, right=right)

    def counted(self, names: list[str], how: str, numbers: list[int]) -> str:
        """So much of one thing, or of several together."""
        tongue = self.tongue
        name = "+".join(names)
        if how == "exactly" and set(numbers) == {0}:
            return self.sentence("need.none", what=tongue.nouns(name))
        counted = ""
        if name in tongue.counted:
            counted = tongue.count(name, *numbers)
        elif len(names) > 1:
            things = self.together([tongue.noun(one, numbers[-1]) for one in names])
            counted = f"{tongue.tiers(numbers)} {things}"
        keys = [f"need.{name}.{how}", f"need.{name}", "need"]
        key = next(key for key in keys if key in tongue.sentences)
        return self.sentence(key, q=tongue.sentences[f"q.{how}"], counted=counted, n=tongue.tiers(numbers))

    def together(self, things: list[str]) -> str:
        return things[0] if len(things) == 1 else self.sentence("together", what=self.tongue.all_of(things))


def is_nothing(op: Op) -> bool:
    """Whether an effect or a cost comes to nothing at its tier."""
    if op.kind in (GAIN, PAY):
        return op.amount.base == 0 and len(op.amount.kinds) == 0
    return op.kind in (DRAW, SOW) and op.count == 0


def unlike(op: Op, other: Op) -> bool:
    """Whether two tiers of an effect differ in more than numbers."""
    return op.kind != other.kind or (op.what != other.what and op.kind != FIELD)


def relation(need: Need) -> str:
    return "exactly" if need.low == need.high else "most" if need.low == -MANY else "least"


def counted_by(need: Need) -> tuple[list[str], list[str]]:
    """The measures that a condition adds up, and those that they are compared with."""
    more: list[str] = []
    less: list[str] = []
    for kind, coef in zip(need.kinds, need.coefs, strict=True):
        if coef > 0:
            more.append(MEASURES[kind])
        else:
            less.append(MEASURES[kind] if coef == -1 else f"{MEASURES[kind]}*{-coef}")
    return more, less


def measured_by(amount: Amount) -> str:
    """A name for what an amount counts."""
    name = "-".join(MEASURES[kind] for kind in amount.kinds)
    return f"{name}/2" if amount.half else name
