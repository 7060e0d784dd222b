"""The table drawn for a terminal, from a view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from feldberg.core.terminal import Block, Picture, View, beside, caption, line, on, spaced, wrapped
from feldberg.games.tuscany.content import (
    BOARDS,
    BONUS_NAMES,
    COLOUR_NAMES,
    COLUMNS,
    LETTERS,
    ROUNDS,
    SPACES,
    TYPE_NAMES,
)
from feldberg.games.tuscany.domains import EVERY_WAY, SHAPES
from feldberg.games.tuscany.words import words
from feldberg.games.tuscany.words.texts import COUNTED_REWARDS

WIDTH: Final = 80
HALF: Final = 38

# Colours of the house, by colour of spaces and cards

STYLES: Final[dict[str, str]] = dict(
    zip(
        COLOUR_NAMES,
        map(on, ["#2F5D46", "#B5382E", "#356A9E", "#A3C263", "#9AA0A6", "#DE8A35", "#EBCB52", "#DCC9A3"]),
        strict=True,
    )
)
TYPE_OF_COLOUR: Final[dict[str, str]] = dict(zip(COLOUR_NAMES, TYPE_NAMES, strict=True))
COLOUR_OF_TYPE: Final[dict[str, str]] = dict(zip(TYPE_NAMES, COLOUR_NAMES, strict=True))
HEX, START, REACHED = "⬡", "♜", "+"
CELL: Final = 4  # width of a space
BOARD: Final = SHAPES[0].places[:SPACES]


class TuscanyPicture(Picture):
    ACCENT = "bold #FBF8F1 on #9A4A2E"

    # Pieces

    def chip(self, colour: str, text: str) -> Text:
        return Text(f" {text} ", style=STYLES[colour])

    def code(self, colour: str) -> str:
        return self.word(f"short.{TYPE_OF_COLOUR[colour]}")

    def farms(self, tile: View) -> str:
        return "".join(self.word(f"short.{farm}") for farm in tile["farms"])

    def piece(self, piece: View | str) -> Text:
        """A tile by its name, farmland with its kinds; or a hex."""
        if isinstance(piece, str):
            return Text(f" {HEX} {self.word('thing.hex')} ", style="bold reverse")
        parts = [self.word(f"type.{piece['type']}"), self.farms(piece)]
        return self.chip(COLOUR_OF_TYPE[piece["type"]], " ".join(part for part in parts if part))

    def named(self, key: str, value: object) -> Text:
        return line(self.label(key), f" {value}")

    def row(self, key: str, parts: list[Text]) -> Block:
        return wrapped([self.label(key), *parts], "  ", WIDTH)

    # The whole

    def parts(self) -> list[Block]:
        seat = self.view["seat"]
        others = [other for other in range(len(self.players)) if other != seat]
        parts = [self.header(), self.middle()]
        if seat is not None:
            parts.append(self.own(seat))
        parts += [self.glances(others[at : at + 2]) for at in range(0, len(others), 2)]
        if self.view["over"]:
            parts.append(self.sheet())
        return [*parts, self.legend()]

    def header(self) -> Block:
        view = self.view
        if view["over"]:
            when = self.word("label.over")
        elif view["phase"] == "turns":
            when = f"{self.word('label.round')} {view['round']} {self.word('label.of')} {ROUNDS}"
        else:
            when = self.word(f"phase.{view['phase']}")
        parts = [self.heading(), Text(when, style="bold"), self.named("first", view["first"] + 1)]
        if not view["over"] and (view["last"] or view["due"]):
            parts.append(Text(self.word("label.last" if view["last"] else "label.due"), style="bold"))
        piles = {
            "deck": view["deck"],
            "discards": sum(view["discards"].values()),
            "yields": view["yields"],
            "neutral": view["neutral"],
        }
        return wrapped([*parts, *(self.named(key, number) for key, number in piles.items())], "  ", WIDTH)

    # The middle of the table

    def middle(self) -> Block:
        view = self.view
        tiles = [Text("–") if tile is None else self.piece(tile) for tile in view["display"]]
        colours = [
            self.chip(colour, f"{self.code(colour)} {view['colour_bonuses'][colour]}") for colour in COLOUR_NAMES
        ]
        block = [
            *self.row("open", tiles),
            *self.row("bonuses", self.bonuses(view["bonuses"])),
            *self.row("colours", colours),
        ]
        if view["yielded"]:
            yielded = self.tongue.count(COUNTED_REWARDS[view["yielded"]["reward"]], view["yielded"]["amount"])
            block.append(line(self.label("yields"), ", ", self.named("yielded", yielded)))
        return block

    def bonuses(self, counts: View) -> list[Text]:
        """Bonus tiles by kind, those of which there are some."""
        return [
            line(self.word(f"bonus.{name}"), Text(f" ×{counts[name]}", style="bold"))
            for name in BONUS_NAMES
            if counts[name]
        ]

    # Own things

    def own(self, seat: int) -> Block:
        player = self.players[seat]
        block = [
            self.title(seat),
            *wrapped(self.things(seat), "  ", WIDTH),
            *self.row("hand", self.hand(player["hand"])),
            *self.row("storage", self.stored(player)),
        ]
        owned = self.bonuses(player["bonuses"])
        if owned:
            block += self.row("bonuses", owned)
        return [*block, Text(), *self.domain(player)]

    def standing(self, seat: int) -> str:
        """Both tracks."""
        player = self.players[seat]
        return f"{self.word('label.red')} {player['red']}, {self.word('label.green')} {player['green']}"

    def things(self, seat: int) -> list[Text]:
        player = self.players[seat]
        stacks = " ".join(str(left) for left in player["stacks"])
        found = [("marble", player["marble"]), ("workers", player["workers"]), ("stacks", stacks)]
        hand = [] if player["hand"] is not None else [("hand", player["hand_size"])]
        return [self.named(key, value) for key, value in [*hand, *found]]

    def hand(self, hand: View) -> list[Text]:
        """The cards by colour, as colours are paid."""
        held = [self.chip(name, f"{self.word(f'colour.{name}')} {hand[name]}") for name in COLOUR_NAMES if hand[name]]
        return held or [Text("–")]

    def stored(self, player: View) -> list[Text]:
        """What lies in the storage, and its free spaces; hexes that came in this turn come last."""
        pieces: list[View | str] = player["stored"]
        shown = [self.piece(piece) for piece in pieces]
        for at in range(len(shown) - player["fresh"], len(shown)):
            shown[at] = line(shown[at], " ", self.label("new"))
        return [*shown, *[Text("[ ]")] * (player["storage"] - len(shown))]

    # Domains and boards

    def domain(self, player: View) -> Block:
        """The joined boards, with numbered columns; before that each of them as it is printed."""
        if player["way"] is None:
            return self.boards(player)
        cells = [self.space(cell["colour"], cell["piece"], cell["open"]) for cell in player["cells"]]
        block = drawn(EVERY_WAY[player["way"]].shape.places, cells)
        return [caption("".join(f"{column + 1:^{CELL + 1}}" for column in range(BOARDS * len(COLUMNS)))), *block]

    def boards(self, player: View) -> Block:
        blocks = [
            [Text(name, style="bold"), *drawn(BOARD, [self.space(colour) for colour in colours])]
            for name, colours in zip(self.board_names(player), player["boards"], strict=True)
        ]
        return beside(blocks, [len(COLUMNS) * (CELL + 1)] * len(blocks))

    def board_names(self, player: View) -> list[str]:
        return [f"{self.word(f'letter.{LETTERS[letter]}')}{at + 1}" for letter, at in enumerate(player["numbers"])]

    def space(self, colour: str, piece: View | str | None = None, reached: bool = False) -> Block:
        """Two lines: the kind, in brackets if covered, and whether it is within reach; then what lies there."""
        if piece is None:
            texts = [f" {self.code(colour).lower()}{REACHED if reached else ' '}", " " * CELL]
        else:
            mark = self.farms(piece) if not isinstance(piece, str) else HEX if piece == "hex" else START
            texts = [f"[{self.code(colour)}]", f"[{mark:<{CELL - 2}}]"]
        return [Text(text, style=STYLES[colour]) for text in texts]

    # Opponents

    def glances(self, seats: list[int]) -> Block:
        return beside([self.glance(seat) for seat in seats], [HALF] * len(seats))

    def glance(self, seat: int) -> Block:
        """A player's pieces, and the domain with one line for each space."""
        player = self.players[seat]
        block = [self.title(seat), *wrapped(self.things(seat), "  ", HALF)]
        block += wrapped([self.label("storage"), *self.stored(player)], " ", HALF)
        owned = self.bonuses(player["bonuses"])
        if owned:
            block += wrapped([self.label("bonuses"), *owned], "  ", HALF)
        return [*block, *self.small_domain(player)]

    def small_domain(self, player: View) -> Block:
        if player["way"] is None:
            return [self.named("boards", " ".join(self.board_names(player)))]
        return drawn(EVERY_WAY[player["way"]].shape.places, [[self.small_space(cell)] for cell in player["cells"]])

    def small_space(self, cell: View) -> Text:
        """The kind, with a capital where it is covered."""
        code = self.code(cell["colour"])
        return Text(code if cell["piece"] else code.lower(), style=STYLES[cell["colour"]])

    # The legend

    def legend(self) -> Block:
        """What the codes stand for, and what of it all is ours."""
        kinds = [
            line(self.chip(colour, self.code(colour)), f" {self.word(f'type.{name}')}")
            for name, colour in COLOUR_OF_TYPE.items()
        ]
        block = wrapped([*kinds, self.label("legend")], "  ", WIDTH)
        if self.view["ours"]:
            names = [Text(self.word(f"kind.{kind}")) for kind in self.view["ours"]]
            block += self.row("ours", names)
        return block


def drawn(places: Sequence[tuple[int, int]], cells: list[Block]) -> Block:
    """Cells at their places, by column and half spaces from above, a line each."""
    top = min(y for _, y in places)
    height = max(y for _, y in places) - top + len(cells[0])
    blank = Text(" " * len(cells[0][0]))
    found = [[blank] * (1 + max(x for x, _ in places)) for _ in range(height)]
    for (x, y), cell in zip(places, cells, strict=True):
        for at, text in enumerate(cell):
            found[y - top + at][x] = text
    return [spaced(row) for row in found]


def picture(view: View, lang: str) -> str:
    return TuscanyPicture(view, words.language(lang)).markup()
