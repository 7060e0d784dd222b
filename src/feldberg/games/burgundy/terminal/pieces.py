"""The pieces as chips and codes."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from feldberg.core.terminal import PAPER, Picture, View, line, on, spaced
from feldberg.core.words import Language
from feldberg.games.burgundy.content import COLOUR_NAMES, COLOUR_OF, GOODS_NAMES, MONASTERY, Kind
from feldberg.games.burgundy.modules.trade_routes import BOARDS
from feldberg.games.burgundy.modules.trade_routes import SPACES as STOPS

# Colours of the house

TILE_COLOURS = ["#2E5E4E", "#77808C", "#3F86AD", "#A5C76B", "#DDB98C", "#EFC64A"]
ANY_COLOUR = "#B98FA3"
GOODS_COLOURS = ["#5CB0A9", "#7D559E", "#DB7799", "#B9503A", "#8A5A33", "#DD8A2B"]
BLACK_GROUND = "#FBF8F1 on #2A2420"
DIE = "bold #14110F on #FBF8F1"
GLYPHS = "♜⚒≈♣⌂†⁂"  # by colour, all one column wide; the last for any
EMPTY = "·"
SHIELD = "♦"
POST = "▲"  # on the two cells that a border post touches


def mixed(colour: str, share: float) -> str:
    """So much of the colour, the rest paper."""
    parts = [(int(colour[at : at + 2], 16), int(PAPER[at : at + 2], 16)) for at in (1, 3, 5)]
    return "#" + "".join(f"{round(own * share + paper * (1 - share)):02X}" for own, paper in parts)


PLACED = [f"bold {on(colour)}" for colour in [*TILE_COLOURS, ANY_COLOUR]]
VACANT = [on(mixed(colour, 0.45)) for colour in TILE_COLOURS]
GOODS = [f"bold {on(colour)}" for colour in GOODS_COLOURS]


class Pieces(Picture):
    ACCENT = "bold #FBF8F1 on #8A1F3D"

    def __init__(self, view: View, tongue: Language) -> None:
        super().__init__(view, tongue)
        self.edition: str = view["options"]["edition"]

    def has(self, module: str) -> bool:
        return bool(self.view["options"].get(module))

    def code(self, tile: int) -> str:
        return self.word(f"short.{tile}.{self.edition}")

    def tile(self, tile: int | None) -> Text:
        """A tile as a chip of six columns: its glyph and its code."""
        if tile is None:
            return Text(f"  {EMPTY}   ", style="dim")
        colour = COLOUR_OF[tile]
        return Text(f" {GLYPHS[colour]}{self.code(tile):<4}", style=PLACED[colour])

    def ware(self, colour: int, count: int | None = None) -> Text:
        short = self.word(f"short.goods.{GOODS_NAMES[colour]}")
        return Text(short if count is None else f"{short}{count}", style=GOODS[colour])

    def wares(self, goods: list[int]) -> list[Text]:
        return [self.ware(colour, count) for colour, count in enumerate(goods) if count]

    def die(self, number: int) -> Text:
        return Text(f" {number} ", style=DIE) if number else Text(f" {EMPTY} ", style="dim")

    def bonus(self, colour: Kind, large: bool) -> Text:
        """A bonus tile as its glyph and its points."""
        at = COLOUR_NAMES.index(colour)
        points = self.view["bonus_points"]["large" if large else "small"]
        return Text(f"{GLYPHS[at]}{points}", style=PLACED[at])

    def bonuses(self, tiles: dict[str, list[Kind]]) -> list[Text]:
        return [
            self.bonus(colour, large)
            for colour in COLOUR_NAMES
            for large in (True, False)
            if colour in tiles["large" if large else "small"]
        ]

    def monastery(self, number: int) -> Text:
        return Text(f"{GLYPHS[MONASTERY]}{number}", style=PLACED[MONASTERY])

    def shield(self, number: int) -> Text:
        return Text(f" {SHIELD}{number} ", style=self.ACCENT)

    def route(self, route: dict[str, Any]) -> list[Text]:
        """The boards of a route; spaces with goods on them show no effect."""
        laid = len(route["boards"]) * STOPS if route["full"] else len(route["laid"])
        return [self.stops(board, laid - at * STOPS) for at, board in enumerate(route["boards"])]

    def stops(self, board: int, laid: int) -> Text:
        """The spaces of a board: their goods and effects, or that goods lie there."""
        used = Text(EMPTY * 3, style="dim")
        return spaced(
            [
                line(self.ware(number - 1), used if at < laid else self.code(effect))
                for at, (number, effect) in enumerate(BOARDS[board])
            ]
        )
