"""The table drawn for a terminal, from a view alone."""

from __future__ import annotations

from textwrap import shorten, wrap

from rich.text import Text

from feldberg.core.terminal import GAP, WIDTH, Block, Picture, View, beside, caption, line, on, spaced, wrapped
from feldberg.core.words import Language
from feldberg.games.hallertau.content.pieces import (
    BUILDING_NAMES,
    COLUMNS,
    DECK_NAMES,
    HIGHEST_ROW,
    LOWEST_ROW,
    NO_GOOD,
    RESOURCE_NAMES,
    ROUNDS,
    SECTORS,
    SPACE_NAMES,
    SPACES_A_SECTOR,
    STEPS,
    SYMBOL_POINTS,
    SYMBOLS,
    TAKES,
    is_corner,
)
from feldberg.games.hallertau.content.spaces import ROWS_OF
from feldberg.games.hallertau.words import words
from feldberg.games.hallertau.words.glossary import card_name
from feldberg.games.hallertau.words.texts import card_text

HEIGHT = 60
HALF = (WIDTH - GAP) // 2

# Colours of the house

COLOURS = [
    "#DDB548",  # barley
    "#7FA8D1",  # flax
    "#8DB255",  # hops
    "#C9954C",  # rye
    "#7A4E2D",  # hides
    "#A33B2E",  # meat
    "#E9EEF2",  # milk
    "#D8D2C4",  # wool
    "#9A4F2C",  # clay
    "#5E6872",  # tools
    "#7D559E",  # jewelry
    "#F4F1E6",  # sheep
]
BUILDING = "bold #FBF8F1 on #2F5D3A"
CENTRE = "#FBF8F1 on #6B5B45"
BOULDER = "bold #14110F on #B9B2A6"
FIELD = "#14110F on #D9C8A5"
WORKER, FREE, SPARE = "●", "○", "–"
ROCK, EMPTY, GONE = "◆", "·", "×"


RESOURCES = dict(zip(RESOURCE_NAMES, (f"bold {on(colour)}" for colour in COLOURS), strict=True))


class HallertauPicture(Picture):
    ACCENT = "bold #FBF8F1 on #2F5D3A"

    def __init__(self, view: View, tongue: Language) -> None:
        super().__init__(view, tongue)
        self.cards: bool = view["options"]["cards"]

    def chip(self, resource: str, text: str = "") -> Text:
        return Text(f"{self.word(f'short.{resource}')}{text}", style=RESOURCES[resource])

    # The whole

    def parts(self) -> list[Block]:
        seat = self.view["seat"]
        parts = [self.header(), self.board()]
        if seat is not None:
            parts.append(self.own(seat))
        others = [self.summary(other) for other in range(len(self.players)) if other != seat]
        after = [text for block in others for text in block]
        if self.view["over"]:
            return [*parts, after, self.sheet()]
        if seat is not None and self.cards:
            taken = sum(len(part) + 1 for part in parts) + len(after) + 2
            parts.append(self.hand(seat, HEIGHT - taken))
        return [*parts, after]

    def header(self) -> Block:
        view = self.view
        phase = view["phase"]
        if view["over"]:
            when = Text(self.word("label.over"), style="bold")
        else:
            when = line(
                Text(f"{self.word('label.round')} {max(view['round'], 1)}", style="bold"),
                caption(f" {self.word('label.of')} {ROUNDS}  "),
                Text(f"{self.word('label.phase')} {phase}: {self.word(f'phase.{phase}')}", style="bold"),
            )
        parts = [self.heading(), when]
        if len(self.players) > 1:
            parts.append(line(self.label("first"), f" {view['first'] + 1}"))
        block = [spaced(parts, "  ")]
        facts = []
        if view["goal"] is not None:
            facts.append(
                line(self.label("goal"), f" {view['goal']}, ", self.label("outstanding"), f" {view['outstanding']}")
            )
        if self.cards:
            sizes = [line(caption(f"{self.word(f'card.{deck}')} "), str(size)) for deck, size in view["decks"].items()]
            names = [self.word(f"value.{deck}.{view[deck]}") for deck in ("gateway", "farmyard")]
            facts.append(line(self.label("decks"), " ", spaced(sizes, "  "), caption(f" ({', '.join(names)})")))
        if len(self.players) < SECTORS:
            facts.append(line(self.label("sectors"), f" {view['sector_cards']}"))
        return [*block, *wrapped(facts, "   ", WIDTH)]

    # The action board

    def board(self) -> Block:
        """Two sectors beside each other, twice."""
        sectors = [self.sector(sector) for sector in range(SECTORS)]
        return [*beside(sectors[:2], [HALF, HALF]), *beside(sectors[2:], [HALF, HALF])]

    def sector(self, sector: int) -> Block:
        first = sector * SPACES_A_SECTOR
        spaces = range(first, first + SPACES_A_SECTOR)
        total = sum(sum(self.view["board"][space]) for space in spaces)
        head = line(Text(f"{self.word('label.sector')} {sector + 1}", style="bold"), caption(f"  {WORKER} {total}"))
        return [head, *[self.space(space) for space in spaces]]

    def space(self, space: int) -> Text:
        name = self.word(f"space.{SPACE_NAMES[space]}")
        if is_corner(space) and not self.cards:
            return caption(f"{name:<22} {GONE}")
        rows = self.view["board"][space]
        text = Text(f"{name:<22} ")
        for row in range(ROWS_OF[space]):
            inside = WORKER * rows[row] + SPARE * (row + 1 - rows[row]) if rows[row] else FREE * (row + 1)
            text.append(f"{inside:<{row + 2}}", style="bold" if rows[row] else "dim")
        return text

    # Own boards

    def own(self, seat: int) -> Block:
        player = self.players[seat]
        boards = beside([self.centre(player), self.fields(player)], [HALF, HALF])
        return [self.title(seat), *boards, self.stable(player), *self.stock(player, WIDTH), *self.played(player)]

    def title(self, seat: int) -> Text:
        player = self.players[seat]
        parts = [
            super().title(seat),
            line(self.label("workers"), f" {player['workers']}"),
            line(self.label("window"), f" {player['window']}"),
        ]
        if self.cards and seat != self.view["seat"]:
            hand = [
                line(caption(f"{self.word(f'card.{deck}')} "), str(player["hand_size"][deck])) for deck in DECK_NAMES
            ]
            parts.append(line(self.label("hand"), " ", spaced(hand)))
        return spaced(parts, "  ")

    def centre(self, player: View) -> Block:
        """The tracks of the craft buildings: what the centre covers, the buildings and the boulders."""
        return [self.track(player, building) for building in range(len(BUILDING_NAMES))]

    def track(self, player: View, building: int) -> Text:
        state = player["buildings"][building]
        name = self.word(f"building.{BUILDING_NAMES[building]}")
        text = Text(f"{name:<11}")
        text.append("▐" * (player["centre"] + 1), style=CENTRE)
        for space in range(player["centre"], STEPS + 1):
            if space == state["step"]:
                text.append("■", style=BUILDING)
            elif space in state["boulders"]:
                text.append(ROCK, style=BOULDER)
            else:
                symbol = space + 1 in SYMBOLS  # the move that leaves this space behind uncovers it
                text.append(str(SYMBOL_POINTS) if symbol else EMPTY, style="dim")
        text.append(f" {state['step']:>2} ")
        goods = [self.chip(RESOURCE_NAMES[good]) for good in TAKES[building] if good != NO_GOOD]
        text.append_text(spaced(goods))
        if state["tools"]:
            text.append(f" {self.word('short.tools')}×{state['tools']}", style="dim")
        return text

    def fields(self, player: View) -> Block:
        """The fields in their rows, the highest first."""
        block: Block = [self.label("fields")]
        for row in range(HIGHEST_ROW, LOWEST_ROW - 1, -1):
            text = line(caption(f"{row} "))
            for column in range(COLUMNS):
                field = player["fields"][column]
                if field is None or field["row"] != row:
                    text.append(f"  {EMPTY}  ", style="dim")
                elif field["sown"] is None:
                    text.append(" [] ", style=FIELD).append(" ")
                else:
                    text.append_text(self.chip(field["sown"], " 2" if field["twice"] else "  ")).append(" ")
            block.append(text)
        return block

    def stable(self, player: View) -> Text:
        """The sheep on the farmyard cards of the rounds, and in the stable."""
        places = [
            line(caption(f"{number} "), GONE if count is None else str(count) if count else EMPTY)
            for number, count in enumerate(player["flock"], 1)
        ]
        return line(
            self.chip("sheep"),
            " ",
            spaced(places, "  "),
            "   ",
            self.label("stable"),
            Text(f" {player['stable']}", style="bold"),
        )

    def stock(self, player: View, width: int) -> Block:
        parts = []
        for name, count in player["stock"].items():
            style = "bold" if count else "dim"
            parts.append(line(self.chip(name), Text(f" {self.word(f'resource.{name}')} {count}", style=style)))
        if player["used_tools"]:
            parts.append(caption(f"({self.word('label.used')} {player['used_tools']})"))
        return wrapped(parts, "  ", width)

    def played(self, player: View) -> Block:
        """The numbers of the cards played, and of those that wait for their effect."""
        block: Block = []
        for key in ("played", "pending"):
            if player[key]:
                block += wrapped([self.label(key), *map(Text, player[key])], " ", WIDTH)
        return block

    # Hand

    def hand(self, seat: int, room: int) -> Block:
        """The hand cards with their texts, whole or shortened, as many as there is room for."""
        numbers = [int(number) for number in self.players[seat]["hand"] or []]
        first = max((len(card_name(number, self.tongue)) for number in numbers), default=0) + 2
        whole: Block = []
        short: Block = []
        for number in numbers:
            text = card_text(number, self.tongue)
            name = Text(card_name(number, self.tongue).ljust(first), style="bold")
            for at, part in enumerate(wrap(text, WIDTH - first)):
                whole.append(line(name if at == 0 else " " * first, part))
            short.append(line(name, shorten(text, WIDTH - first, placeholder=" …")))
        if len(whole) <= room:
            return whole
        shown = max(room - 2, 1) if len(short) > room else len(short)
        rest = [Text(f"{number:03}") for number in numbers[shown:]]
        return [*short[:shown], *(wrapped(rest, " ", WIDTH) if rest else [])]

    # Opponents and the end

    def summary(self, seat: int) -> Block:
        """A player in three lines."""
        player = self.players[seat]
        goods = [self.chip(name, str(count)) for name, count in player["stock"].items() if count]
        fields = [
            self.chip(field["sown"], str(field["row"])) if field["sown"] else Text(f"[] {field['row']}", style=FIELD)
            for field in sorted(filter(None, player["fields"]), key=lambda field: -int(field["row"]))
        ]
        buildings = [
            line(caption(f"{self.word(f'building.{name}')[:4]} "), str(state["step"]))
            for name, state in zip(BUILDING_NAMES, player["buildings"], strict=True)
        ]
        sheep = line(self.chip("sheep"), f" {player['sheep']} ", self.label("stable"), f" {player['stable']}")
        played = line(self.label("played"), f" {len(player['played'])}")
        return [
            self.title(seat),
            spaced([sheep, *([played] if self.cards else []), spaced(goods)], "  "),
            spaced([spaced(buildings), spaced(fields)], "   "),
        ]


def picture(view: View, lang: str) -> str:
    return HallertauPicture(view, words.language(lang)).markup()
