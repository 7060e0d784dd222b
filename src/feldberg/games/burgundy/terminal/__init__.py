"""The table drawn for a terminal, from a view alone."""

from __future__ import annotations

from rich.text import Text

from feldberg.core.terminal import WIDTH, Block, View, beside, caption, line, spaced, wrapped
from feldberg.games.burgundy.content import (
    CASTLE_TILE,
    COLOUR_NAMES,
    COLOURS,
    CRANE,
    FIRST_MONASTERY,
    GEESE,
    GOODS_NAMES,
    INN,
    TOWN_HALL,
    WHITE_CASTLE,
    animal,
)
from feldberg.games.burgundy.terminal.board import Board
from feldberg.games.burgundy.terminal.estates import width_of
from feldberg.games.burgundy.terminal.pieces import GLYPHS, PLACED, POST
from feldberg.games.burgundy.terminal.players import Players
from feldberg.games.burgundy.words import words

OF_MODULES = {CRANE: "extra_tiles", GEESE: "extra_tiles", WHITE_CASTLE: "white_castles", INN: "inns"}


class BurgundyPicture(Board, Players):
    def parts(self) -> list[Block]:
        parts = [self.header()]
        if self.view["settling"] is not None:
            parts.append(self.settling())
        else:
            parts += [self.depots(), self.black()]
            if self.view["seat"] is not None:
                parts.append(self.own(self.view["seat"]))
            parts.append(self.others())
        if self.view["over"]:
            parts.append(self.sheet())
        return [*parts, self.legend()]

    # Set-up

    def settling(self) -> Block:
        """Who was dealt and who chose what, then the seat's own estate or those it chooses from."""
        seat = self.view["seat"]
        block = [self.settler(other) for other in range(len(self.players))]
        if seat is None:
            return block
        if self.start_cell(seat) is not None:
            return [*block, Text(), *self.own(seat)]
        faces: list[int] = self.view["settling"]["dealt"][seat]
        width = 3 * width_of(self.estate(faces[0]))
        return [*block, Text(), *beside([self.face(number) for number in faces], [width] * len(faces))]

    def settler(self, seat: int) -> Text:
        player = self.players[seat]
        cell = self.start_cell(seat)
        if cell is None:
            estate = "/".join(self.estate(number).name for number in self.view["settling"]["dealt"][seat])
        else:
            estate = self.start(player["estate"], cell)
        return line(
            Text(self.asked_name(seat), style="bold"),
            caption(f"  {self.word('label.estate')} "),
            estate,
            caption(f"  {self.word('workers')} "),
            f"{player['workers']}",
            caption(f"  {self.word('goods')} "),
            spaced(self.wares(player["goods"])),
        )

    def start(self, estate: int, cell: int) -> str:
        return f"{self.estate(estate).name}, {self.word('label.castle')} {self.estate(estate).dice[cell]}"

    def start_cell(self, seat: int) -> int | None:
        """Where the start castle stands, if it does."""
        cells: list[int | None] = self.players[seat]["cells"]
        return cells.index(CASTLE_TILE) if CASTLE_TILE in cells else None

    def face(self, number: int) -> Block:
        estate = self.estate(number)
        title = Text(f"{self.word('label.estate')} {estate.name}", style="bold")
        return [title, *self.large_estate(estate, [None] * len(estate.colour), 6)]

    # The legend

    def legend(self) -> Block:
        """What the glyphs and codes stand for."""
        colours = [
            line(Text(f" {GLYPHS[colour]} ", style=PLACED[colour]), f" {self.word(f'colour.{COLOUR_NAMES[colour]}')}")
            for colour in range(COLOURS)
        ]
        simple = [
            self.meaning(self.code(tile), self.word(f"tile.{tile}")) for tile in range(CASTLE_TILE, TOWN_HALL + 1)
        ]
        herds = [
            self.meaning(self.code(tile), self.word(f"tile.{tile}.{self.edition}"))
            for tile in (animal(kind, 2) for kind in range(4))
        ]
        modules = [
            self.meaning(self.code(tile), self.word(f"tile.{tile}"))
            for tile, name in OF_MODULES.items()
            if self.has(name)
        ]
        posts = [self.meaning(POST, self.word("label.post"))] if self.has("border_posts") else []
        monastery = self.meaning(self.code(FIRST_MONASTERY), self.word(f"tile.{FIRST_MONASTERY}"))
        goods = [
            line(self.ware(colour), f" {self.word(f'goods.{name}')} {colour + 1}")
            for colour, name in enumerate(GOODS_NAMES)
        ]
        return [
            line(self.label("legend"), "  ", spaced(colours, "  ")),
            *wrapped([*simple, *herds, *modules, monastery, *posts, self.label("cells")], "  ", WIDTH),
            spaced(goods, "  "),
        ]

    def meaning(self, code: str, name: str) -> Text:
        return line(Text(code, style="bold"), caption(f" {name}"))


def picture(view: View, lang: str) -> str:
    return BurgundyPicture(view, words.language(lang)).markup()
