"""The table drawn for a terminal, from a view alone."""

from __future__ import annotations

from rich.text import Text

from feldberg.core.terminal import GAP, WIDTH, Block, Picture, View, beside, caption, line, on, padded, spaced, wrapped
from feldberg.core.words import capital
from feldberg.games.oh_my_goods.content import (
    CARD_OFFICE,
    COLOUR_OF,
    COST,
    FACE_COST,
    FACE_POINTS,
    FIRST_CHARACTER,
    FIRST_OFFICE,
    GOOD_NAMES,
    GOOD_OF,
    KIND_OF,
    NEEDS,
    NEEDS_ANY,
    NO_GOOD,
    POINTS,
    RESOURCE_NAMES,
    STRENGTH,
    SUN,
    UNSTAFFED,
)
from feldberg.games.oh_my_goods.words import words
from feldberg.games.oh_my_goods.words.texts import colours_of, kind_name

HALF = (WIDTH - GAP) // 2
NAME, GOODS, PERSON, NEEDED = 29, 18, 23, 10  # widths of columns

# Colours of the house

COLOURS = [
    "#4F7A3A",  # wood
    "#DDB548",  # wheat
    "#E9EEF2",  # wool
    "#A33B2E",  # clay
    "#8A9099",  # stone
]
RESOURCES: dict[str, str] = dict(zip(RESOURCE_NAMES, (f"bold {on(colour)}" for colour in COLOURS), strict=True))
HALF_SUN, NO_SUN = "☼", " "
OPEN, PRODUCED = "→ ", "✓ "


class OhMyGoodsPicture(Picture):
    ACCENT = "bold #FBF8F1 on #7A4A1E"

    # Pieces

    def chip(self, resource: str, text: str = "") -> Text:
        return Text(f"{self.word(f'short.{resource}')}{text}", style=RESOURCES[resource])

    def card_chip(self, card: int) -> Text:
        """What a card stands for, and whether it has a half-sun."""
        return self.chip(RESOURCE_NAMES[COLOUR_OF[card]], HALF_SUN if SUN[card] else NO_SUN)

    def kind(self, card: int) -> str:
        return self.word(f"kind.{kind_name(card)}")

    def counts(self, counts: dict[str, int], any_kind: int = 0) -> Text:
        """'Wl3 Cl1', or '12 any'."""
        if any_kind:
            return Text(f"{any_kind} {self.word('label.any')}")
        return spaced([self.chip(name, str(count)) for name, count in counts.items() if count])

    def needs(self, card: int) -> Text:
        needs = [int(count) for count in NEEDS[card]]
        return self.counts(dict(zip(RESOURCE_NAMES, needs, strict=False)), needs[NEEDS_ANY])

    # The whole

    def parts(self) -> list[Block]:
        seat = self.view["seat"]
        parts = [self.header(), self.market()]
        if seat is not None:
            parts.append(self.own(seat))
            if not self.view["over"]:
                parts.append(self.hand(seat))
        parts.append([text for other in range(len(self.players)) if other != seat for text in self.summary(other)])
        return [*parts, self.sheet()] if self.view["over"] else parts

    def header(self) -> Block:
        view = self.view
        if view["over"]:
            when = Text(self.word("label.over"), style="bold")
        else:
            when = Text(
                f"{self.word('label.round')} {view['round']}: {self.word('phase.' + view['phase'])}", style="bold"
            )
        parts = [self.heading(), when, line(self.label("first"), f" {view['first'] + 1}")]
        if not view["over"] and (view["last"] or view["ending"]):
            parts.append(Text(self.word("label.last" if view["last"] else "label.ending"), style="bold"))
        if view["story"]:
            parts += self.story(view["story"])
        piles = [
            line(self.label("deck"), f" {view['deck']}"),
            line(self.label("discards"), f" {len(view['discards']) + view['spent']}"),
        ]
        return wrapped([*parts, *piles], "  ", WIDTH)

    def story(self, story: View) -> list[Text]:
        """The event of the round, and the goal of one alone."""
        found = [line(self.label("event"), f" {self.word('event.' + str(story['event']))}")] if story["event"] else []
        return [*found, line(self.label("goal"), f" {story['goal']}")] if story["goal"] else found

    # The middle of the table

    def market(self) -> Block:
        block: Block = []
        for key in ("sunrise", "sunset"):
            if self.view[key]:
                block += self.row(key, [self.card_chip(card) for card in self.view[key]])
        if block:
            block += self.row("market", [self.counts(self.view["market"])])
        middle = [line(self.card_chip(card), f" {self.kind(card)} {COST[card]}") for card in self.view["middle"]]
        offer = [self.offered(face) for face in self.view["offer"]]
        for label, parts in (("offer", offer), ("middle", middle)):
            if parts:
                block += wrapped([self.label(label), *parts], "  ", WIDTH)
        return block

    def row(self, key: str, parts: list[Text]) -> Block:
        width = max(len(self.word(f"label.{name}")) for name in ("sunrise", "sunset", "market")) + 1
        return wrapped([caption(self.word(f"label.{key}").ljust(width)), *parts], " ", WIDTH)

    def offered(self, face: int) -> Text:
        """The buildings that an assistant asks for, the price and the points."""
        return line(Text(f"[{colours_of(self.tongue, face)}]", style="bold"), f" {FACE_COST[face]}/{FACE_POINTS[face]}")

    # Own cards

    def own(self, seat: int) -> Block:
        return [self.title(seat), *[self.building(building) for building in self.players[seat]["buildings"]]]

    def title(self, seat: int) -> Text:
        player = self.players[seat]
        parts = [super().title(seat), line(self.label("coins"), f" {player['coins']}")]
        if seat != self.view["seat"]:
            parts.append(line(self.label("hand"), f" {player['hand_size']}"))
        if player["aside"] is not None:
            parts.append(line(self.label("aside"), f" {self.kind(player['aside'])} {COST[player['aside']]}"))
        elif player["has_aside"]:
            parts.append(self.label("aside"))
        if seat in self.view["asked"] and self.view["cost"]:
            parts.append(Text(f"{self.word('label.to pay')} {self.view['cost']}", style="bold"))
        return spaced(parts, "  ")

    def building(self, building: View) -> Text:
        """A building with its goods, who works there, what it needs and what is missing."""
        card = building["card"]
        name = Text(f"{self.mark(building)}{self.kind(card)}".ljust(NAME))
        if GOOD_OF[card] == NO_GOOD:
            return line(name, self.brings(card))
        return line(
            name,
            padded(self.goods(building), GOODS),
            padded(self.person(building), PERSON),
            padded(self.needs(card), NEEDED),
            self.missing(building),
        )

    def mark(self, building: View) -> str:
        """Whether its chain is open, or it has produced in this turn."""
        return OPEN if building["open"] else PRODUCED if building["produced"] else " " * len(OPEN)

    def goods(self, building: View) -> Text:
        name = GOOD_NAMES[GOOD_OF[building["card"]]]
        return Text(self.tongue.count(name, building["goods"]), style="bold" if building["goods"] else "dim")

    def brings(self, card: int) -> Text:
        """What an office or a tower brings."""
        if STRENGTH[card]:
            return Text(f"+{STRENGTH[card]} {self.word('label.strength')}")
        if KIND_OF[card] == CARD_OFFICE:
            return Text(f"+{self.tongue.count('cards', 1)}")
        return line("+", self.chip(RESOURCE_NAMES[KIND_OF[card] - FIRST_OFFICE], "1"))

    def person(self, building: View) -> Text:
        """Who works there; while planning, where nobody does, how likely the worker would succeed in both ways."""
        if building["worker"]:
            return Text(self.word(f"label.{building['worker']}"), style="bold")
        if building["assistant"] is not None:
            return Text(self.word("label.assistant"), style="bold")
        if building["odds"]:
            chances = " / ".join(f"{chance:.0%}" for chance in building["odds"].values())
            return line(self.label("odds"), f" {chances}")
        return Text()

    def missing(self, building: View) -> Text:
        """What market and offices lack, once there is a market."""
        if not self.view["sunrise"] or UNSTAFFED[building["card"]]:
            return Text()
        if not building["lacking"]:
            return self.label("ready")
        of_any = building["lacking"] if NEEDS[building["card"]][NEEDS_ANY] else 0
        return line(self.label("missing"), " ", self.counts(building["missing"], of_any))

    # Hand

    def hand(self, seat: int) -> Block:
        """The hand cards in two columns: resource, kind, cost and points, what production needs."""
        cards = [self.hand_card(card) for card in sorted(self.players[seat]["hand"], key=lambda card: COLOUR_OF[card])]
        if not cards:
            return []
        half = (len(cards) + 1) // 2
        return [self.label("hand"), *beside([cards[:half], cards[half:]], [HALF, HALF])]

    def hand_card(self, card: int) -> Text:
        if card >= FIRST_CHARACTER:
            return Text(f"    {capital(self.word(f'character.{card - FIRST_CHARACTER}'))}")
        price = f"{COST[card]}/{POINTS[card]}"
        return line(self.card_chip(card), f" {self.kind(card):<{NAME}}{price:<5} ", self.needs(card))

    # Opponents

    def summary(self, seat: int) -> Block:
        """A player with all buildings, their goods and people at a glance."""
        buildings = [self.glance(building) for building in self.players[seat]["buildings"]]
        return [self.title(seat), *wrapped(buildings, "   ", WIDTH)]

    def glance(self, building: View) -> Text:
        parts = [Text(self.kind(building["card"]))]
        if building["goods"]:
            parts.append(self.goods(building))
        if building["worker"] or building["assistant"] is not None:
            parts.append(line("(", self.person(building), ")"))
        return spaced(parts)


def picture(view: View, lang: str) -> str:
    return OhMyGoodsPicture(view, words.language(lang)).markup()
