"""Estates, large and small."""

from __future__ import annotations

from rich.text import Text

from feldberg.core.terminal import Block
from feldberg.games.burgundy.estates import POSTS, PRINTED, Estate
from feldberg.games.burgundy.terminal.pieces import EMPTY, GLYPHS, PLACED, POST, VACANT, Pieces


class Estates(Pieces):
    def estate(self, number: int) -> Estate:
        return PRINTED[self.edition][number]

    def large_estate(self, estate: Estate, cells: list[int | None], width: int) -> Block:
        """Two lines for each row: die and colour of the cell, and its tile."""
        block: Block = []
        posts = [cell for post in POSTS for cell in post] if self.has("border_posts") else []
        for row in rows_of(estate):
            upper, lower = Text(), Text()
            for left, at in row:
                gap = " " * (left * width // 2 - len(upper))
                colour = int(estate.colour[at])
                tile = cells[at]
                style = VACANT[colour] if tile is None else PLACED[colour]
                inside = EMPTY if tile is None else self.code(tile)
                number = f"{estate.dice[at]}{POST if at in posts else ' '}"
                upper.append(gap).append(f" {number}{GLYPHS[colour]:>{width - 5}} ", style=style).append(" ")
                lower.append(gap).append(f"{inside:^{width - 1}}", style=style).append(" ")
            block += [upper, lower]
        return block

    def small_estate(self, seat: int) -> Block:
        """One line for each row: glyph and die, or the code of the tile."""
        player = self.players[seat]
        estate = self.estate(player["estate"])
        block: Block = []
        for row in rows_of(estate):
            text = Text()
            for left, at in row:
                text.append(" " * (2 * left - len(text)))
                colour = int(estate.colour[at])
                tile = player["cells"][at]
                if tile is None:
                    text.append(f"{GLYPHS[colour]}{estate.dice[at]} ", style=VACANT[colour])
                else:
                    text.append(f"{self.code(tile):<3}", style=PLACED[colour])
                text.append(" ")
            block.append(text)
        return block


def rows_of(estate: Estate) -> list[list[tuple[int, int]]]:
    """The rows of an estate from the top: how many half cells from the left each cell begins, and the cell."""
    places = estate.shape.places
    edge = min(x for x, _ in places)
    heights = range(min(y for _, y in places), max(y for _, y in places) + 1)
    return [sorted((x - edge, cell) for cell, (x, y) in enumerate(places) if y == height) for height in heights]


def width_of(estate: Estate) -> int:
    """In half cells."""
    return max(left for row in rows_of(estate) for left, _ in row) + 2
