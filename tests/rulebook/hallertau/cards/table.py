"""Lines of a table of cards, each to be checked against the printed card, and what is tested of every line.

    Case(6, "barley=4 hops=4", "tools+1 bonus+1")

reads: with 4 barley and 4 hops card 006 can be played and brings 1 tool and 1 bonus card and nothing else; with one
barley or one hops less it cannot.

What a player has: `=` is asked for, so that with one less the card (or this tier of it) is refused; `<=` is the most
allowed; `==` is asked for exactly; `:` only lies there. Names are
    goods, tools, jewelry, workers
    rows       fields: `rows=2,5h` is an empty one in row 2 and one in row 5 sown with hops; less drops the last one,
               more adds another like it
    fields, sown    so many fields of all kinds, so many sown ones
    sheep      partly in the stable, else on the card of round 5; `r5`, `stable` for a certain place
    hand       cards in hand beside gateway cards; `cards` for certain numbers
    gateway, farmyard, bonus, points    so many cards lie played
    window, centre    the number in the window; the steps of the five buildings
    nursery... workers in the rows of a space, from the lowest

What a card gives or takes is the whole difference of two positions: `bonus+1` is a card drawn, `removed+2` are cards
that left the game, `rows+4` is a new field in row 4, `rows-3h rows+4h` a field that rose, `nursery-3` fewer workers
there. A new sheep is `sheep+1`, wherever the round puts it.

`tiers` reads lines with bars, which stand for the slashes on the card: tiers(7, "meat=1|2|5", "tools+0|1|2 bonus+1").
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

from librt.vecs import vec
from mypy_extensions import i64

from feldberg.games.hallertau.content.cards import DECK_OF, INDEX_OF
from feldberg.games.hallertau.content.pieces import BUILDING_NAMES, MOST_ROWS, RESOURCE_NAMES, SPACE_NAMES, WORKERS
from tests.rulebook.hallertau.position import Position

PHASES = range(1, 12)  # the last one is the window before scoring
PLACES = ["r1", "r2", "r3", "r4", "r5", "r6", "stable"]
LANDS = {1: "r4", 2: "r5", 3: "r6", 4: "stable", 5: "stable", 6: "stable"}  # a new sheep, by the round
CROPS = {"b": "barley", "f": "flax", "h": "hops", "r": "rye", "w": "wool", "c": "clay", "m": "meat"}
DECKS = ["gateway", "farmyard", "bonus", "points"]

# Cards that never ask anything by themselves: to be drawn, to be held, to lie played.
TO_DRAW = {
    "gateway": [24, 25, 26, 28],
    "farmyard": [424, 430, 433, 420],
    "bonus": [834, 835, 836, 837, 838, 843, 844],
    "points": [903, 905, 909, 912],
}
TO_HOLD = [841, 911, 431, 842, 910, 406]
TO_LIE = {
    "gateway": [101, 102, 103, 104, 106, 107, 108, 110, 111, 116, 117, 118],
    "farmyard": [501, 502, 503, 505, 520, 527, 528, 529, 530, 532, 533, 535],
    "bonus": [801, 802, 804, 808, 809, 810, 813, 814, 817, 818, 820, 821],
    "points": [914, 915, 916],
}

Change = Counter[str]


# What `fields` and `sown` lay out.
LAID = {"fields": ["2", "3b", "4", "5h", "2f", "3", "4r", "5"], "sown": ["2b", "3f", "4h", "5r", "2h", "3b", "4f"]}


@dataclass(frozen=True)
class Case:
    """One line: a position, a card, what it changes; and the answers on the way."""

    number: int
    have: str = ""
    gives: str = ""
    answers: str = ""  # to what the card asks, in this order: "sow=hops@3 done"
    tier: int = 0  # the position between the slashes that is chosen
    ways: int = 0  # how many positions are offered, as many as come up to that tier unless told
    refused: tuple[str, ...] = ()  # further positions in which the card cannot be played
    only: int = 0  # the one phase in which it can be played
    but: int = 0  # the one phase in which it cannot
    round: int = 2
    income: str = ""  # of a bonus card, in phase 3
    points: int = 0

    def __str__(self) -> str:
        return f"{self.number:03}: {self.have}"

    @property
    def offered(self) -> int:
        return self.ways or self.tier + 1

    @property
    def phases(self) -> list[int]:
        return [phase for phase in PHASES if phase != self.but and self.only in (0, phase)]

    @property
    def phase(self) -> int:
        return self.only or (5 if self.but == 4 else 4)


def tiers(number: int, have: str, gives: str, answers: str = "", only: int = 0) -> list[Case]:
    """One case for every tier, just reached, and one that takes the lowest where the highest is reached."""
    count = max(len(word.split("|")) for word in have.split())
    at_tier = [
        Case(number, tier_of(have, tier), tier_of(gives, tier), tier_of(answers, tier), tier=tier, only=only)
        for tier in range(count)
    ]
    low, high = at_tier[0], at_tier[-1]
    return [*at_tier, replace(low, have=re.sub("<=|=", ":", high.have), ways=count)]


def tier_of(text: str, tier: int) -> str:
    """`tools+0|1|2 bonus+1` at one tier: the name before the first bar belongs to all."""
    found = []
    for word in text.split():
        first, *rest = word.split("|")
        name = re.match(r"[a-z_]+\d?(<=|==|=|:|\+|-)", first)
        assert name, word
        found.append(name[0] + rest[tier - 1] if rest and tier else first)
    return " ".join(found)


# Positions


def tokens(have: str) -> list[tuple[str, str, str]]:
    """Name, sign and value of everything that a player has."""
    found = []
    for word in have.split():
        match = re.fullmatch(r"([a-z_0-9]+)(==|<=|=|:)(.*)", word)
        assert match, word
        found.append((match[1], match[2], match[3]))
    return found


def one_less_or_more(have: str) -> Iterator[str]:
    """The positions next to this one in which the card is refused."""
    words = have.split()
    for at, (name, sign, value) in enumerate(tokens(have)):
        changed = []
        if sign in ("=", "=="):
            changed.append(value.rpartition(",")[0] if name == "rows" else str(int(value) - 1))
        if sign in ("<=", "=="):
            changed.append(f"{value},{value.rpartition(',')[2]}" if name == "rows" else str(int(value) + 1))
        for other in changed:
            yield " ".join([*words[:at], f"{name}:{other}", *words[at + 1 :]])


def position(case: Case, have: str | None = None, phase: int = 0, players: int = 1) -> Position:
    """The position of a case, or one beside it, with its card in hand; every player has workers."""
    at = Position(players=players, in_round=case.round, phase=phase or case.phase)
    for deck, numbers in TO_DRAW.items():
        at.table.bags[DECKS.index(deck)] = vec[i64]([INDEX_OF[number] for number in numbers])
    at.table.buried = 0
    at.hand(case.number)
    for player in at.table.players:
        player.workers = 6
    for name, _, value in tokens(case.have if have is None else have):
        furnish(at, case, name, value)
    return at


def furnish(at: Position, case: Case, name: str, value: str) -> None:
    if name == "rows":
        at.fields(*[f"{field[0]} {CROPS[field[1]]}" if field[1:] else field for field in value.split(",") if field])
    elif name in LAID:
        furnish(at, case, "rows", ",".join(LAID[name][: int(value)]))
    elif name == "sheep":
        stabled = int(value) // 2
        at.sheep(stable=stabled, r5=int(value) - stabled)
    elif name in PLACES:
        at.player().flock[PLACES.index(name)] = int(value)
    elif name == "hand":
        at.hand(*TO_HOLD[: int(value)])
    elif name == "cards":
        at.hand(*[int(number) for number in value.split(",")])
    elif name in DECKS:
        at.played(*[number for number in TO_LIE[name] if number != case.number][: int(value)])
    elif name == "window":
        at.centre(list(WORKERS).index(int(value)))
    elif name == "centre":
        steps = [int(step) for step in value.split(",")]
        at.centre(min(steps), steps)
    elif name == "workers":
        at.player().workers = int(value)
    elif name in SPACE_NAMES:
        at.workers(name, *[int(row) for row in value.split(",")])
    else:
        at.stock(**{name: int(value)})


def at_turn(case: Case, have: str | None = None, phase: int = 0, players: int = 1) -> Position:
    """The player may act or play cards, in any phase."""
    at = position(case, have, phase, players)
    return at.turn(workers=at.player().workers)


# Changes


def inventory(at: Position) -> Change:
    """Everything on the table, counted by name."""
    player, table = at.player(), at.table
    found: Change = Counter()
    for name, amount in zip(RESOURCE_NAMES, player.stock, strict=False):
        found[name] = int(amount)
    for place, sheep in zip(PLACES, player.flock, strict=True):
        found[place] = int(sheep)
    letters = {RESOURCE_NAMES.index(name) + 1: letter for letter, name in CROPS.items()}
    for row, sown in zip(player.rows, player.sown, strict=True):
        if row:
            found[f"rows{row}" + letters.get(int(sown) % 16, "") * (2 if sown > 16 else 1)] += 1
    for card in player.hand:
        found[DECKS[DECK_OF[card]]] += 1
    for space, name in enumerate(SPACE_NAMES):
        found[name] = int(sum(table.board[space * MOST_ROWS : space * MOST_ROWS + MOST_ROWS]))
    for building, name in enumerate(BUILDING_NAMES):
        found[name] = int(player.buildings[building])
        found[f"boulders_{name}"] = int(sum(player.boulders[2 * building : 2 * building + 2]))
    found["centre"] = int(player.centre)
    found["workers"] = int(player.workers)
    found["removed"] = len(table.removed)
    found["played"] = len(player.played)
    found["first"] = int(table.first)
    found["vp"] = table.score_sheet(0)["cards"]
    return found


def changes(before: Change, after: Change) -> dict[str, int]:
    return {name: after[name] - before[name] for name in {*before, *after} if after[name] != before[name]}


def expected(text: str, in_round: int) -> dict[str, int]:
    """`hops-3 rows+4,4 sheep+1` as changes of the inventory."""
    found: Change = Counter()
    for word in text.split():
        match = re.fullmatch(r"([a-z_]+|r\d)([+-])(.+)", word)
        assert match, word
        name, sign, value = match[1], int(f"{match[2]}1"), match[3]
        if name == "rows":
            for field in value.split(","):
                found[f"rows{field}"] += sign
        else:
            found[LANDS[in_round] if name == "sheep" else name] += sign * int(value)
    return {name: amount for name, amount in found.items() if amount}


def answer(at: Position, text: str) -> None:
    """One answer: good=hops, sow=hops@3 (onto a field in row 3), field=5h, sheep=r5, choose=1, discard=801, done..."""
    kind, _, what = text.partition("=")
    if kind == "sow":
        good, _, row = what.partition("@")
        at.do("sow", good=good, column=column(at, row))
    elif kind == "field":
        at.do("field", column=column(at, what))
    elif kind == "sheep":
        at.do("sheep", place=PLACES.index(what))
    elif kind == "boulder":
        building, _, which = what.partition("@")
        at.do("boulder", building=building, boulder=int(which))
    elif kind == "rows":
        first, _, second = what.partition(",")
        at.do("rows", first=int(first), second=int(second or 0))
    elif kind in ("good", "space", "building"):
        at.do(kind, **{kind: what})
    elif kind == "discard":
        at.do(kind, card=int(what))
    elif kind == "choose":
        at.do(kind, choice=int(what))
    else:
        at.do(kind)


def column(at: Position, field: str) -> int:
    """The first field in a row, sown as the letter says or empty."""
    player = at.player()
    wanted = RESOURCE_NAMES.index(CROPS[field[1]]) + 1 if field[1:] else 0
    return next(
        place for place in range(8) if player.rows[place] == int(field[0]) and int(player.sown[place]) == wanted
    )


# What is tested of every line


def effect(at: Position, number: int, answers: str = "", tier: int = 0, offered: int = 1) -> dict[str, int]:
    """Play a card in a tier, with answers to what it asks; what has changed but the card itself."""
    before = inventory(at)
    ways = at.ways(number)
    assert len(ways) == offered
    at.do("play", card=number, way=tier if offered > 1 else ways[0])
    for text in answers.split():
        answer(at, text)
    assert number in at.played_by()
    assert number not in at.hand_of()
    after = inventory(at)
    after["played"] -= 1
    after[DECKS[DECK_OF[INDEX_OF[number]]]] += 1
    return changes(before, after)


def play(at: Position, case: Case) -> dict[str, int]:
    """Play the card of a case to the end."""
    found = effect(at, case.number, case.answers, case.tier, case.offered)
    assert at.question == "Turn", f"{at.question} still asks for one of {at.choices()}"
    return found


def check(case: Case) -> None:
    """The card is played where it may be, refused where not, and does what it says."""
    check_effect(case)
    check_refusals(case)
    check_phases(case)


def check_effect(case: Case) -> None:
    """The card can be played, and everything that changes is what it says, a bonus card's income in phase 3 only."""
    points = f"vp+{case.points}"
    assert play(at_turn(case), case) == expected(f"{case.gives} {points}", case.round)
    if case.income:
        at_once = expected(f"{case.gives} {case.income} {points}", case.round)
        assert play(at_turn(case, phase=3), case) == at_once
        first_round = replace(case, round=1)
        assert play(at_turn(first_round, phase=3), first_round) == expected(f"{case.gives} {points}", 1)


def check_refusals(case: Case) -> None:
    """With one less, or one more where that is too much, this tier is not offered; elsewhere the whole card is not."""
    for have in one_less_or_more(case.have):
        assert len(at_turn(case, have).ways(case.number)) < case.offered, have
    for have in case.refused:
        assert at_turn(case, have).ways(case.number) == [], have


def check_phases(case: Case) -> None:
    """The card can be played in every phase that its strip allows, and in no other."""
    at = at_turn(case)
    allowed = []
    for phase in PHASES:
        at.table.drop_questions()
        at.table.phase = phase
        if at.turn(workers=at.player().workers).can("play", card=case.number):
            allowed.append(phase)
    assert allowed == case.phases


def check_income(case: Case) -> None:
    """A bonus card that lies played pays in phase 3 of every round but the first; one in hand pays nothing."""
    for in_round in (1, 2, 4):
        for lies in (True, False):
            at = position(replace(case, round=in_round, have="rows:3"), phase=3)
            if lies:
                at.player().hand = vec[i64]()
                at.played(case.number)
            before = inventory(at)
            at.go()
            assert (at.table.phase, at.question) == (4, "Turn")
            paid = case.income if lies and in_round > 1 else ""
            assert changes(before, inventory(at)) == expected(paid, in_round)
