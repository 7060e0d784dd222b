"""The table drawn for a terminal, from a view alone."""

from __future__ import annotations

from textwrap import wrap
from typing import Any

from rich.text import Text

from feldberg.core.terminal import (
    GAP,
    PAPER,
    WIDTH,
    Block,
    Picture,
    View,
    beside,
    caption,
    line,
    on,
    padded,
    spaced,
    wrapped,
)
from feldberg.core.words import Language
from feldberg.games.burgundy.content import (
    BLACK_SPACES,
    CASTLE_TILE,
    COLOUR_NAMES,
    COLOUR_OF,
    COLOURS,
    CRANE,
    DEPOTS,
    FIRST_MONASTERY,
    GEESE,
    GOODS_NAMES,
    GOODS_SPACES,
    INN,
    INN_SPACE,
    MONASTERY,
    NUMBERED,
    PHASE_NAMES,
    ROUNDS,
    SPACES,
    TOWN_HALL,
    WHITE_CASTLE,
    Kind,
    animal,
)
from feldberg.games.burgundy.estates import POSTS, PRINTED, Estate
from feldberg.games.burgundy.modules.trade_routes import BOARDS
from feldberg.games.burgundy.modules.trade_routes import SPACES as STOPS
from feldberg.games.burgundy.words import words

# Colours of the house

TILE_COLOURS = ["#2E5E4E", "#77808C", "#3F86AD", "#A5C76B", "#DDB98C", "#EFC64A"]
ANY_COLOUR = "#B98FA3"
GOODS_COLOURS = ["#5CB0A9", "#7D559E", "#DB7799", "#B9503A", "#8A5A33", "#DD8A2B"]
BLACK_GROUND = "#FBF8F1 on #2A2420"
DIE = "bold #14110F on #FBF8F1"
GLYPHS = "♜⚒≈♣⌂†⁂"  # by colour, all one column wide; the last for any
EMPTY = "·"
SHIELD = "♦"
WIDE = 60  # columns that leave room for a player's belongings
POST = "▲"  # on the two cells that a border post touches


def mixed(colour: str, share: float) -> str:
    """So much of the colour, the rest paper."""
    parts = [(int(colour[at : at + 2], 16), int(PAPER[at : at + 2], 16)) for at in (1, 3, 5)]
    return "#" + "".join(f"{round(own * share + paper * (1 - share)):02X}" for own, paper in parts)


OF_MODULES = {CRANE: "extra_tiles", GEESE: "extra_tiles", WHITE_CASTLE: "white_castles", INN: "inns"}
PLACED = [f"bold {on(colour)}" for colour in [*TILE_COLOURS, ANY_COLOUR]]
VACANT = [on(mixed(colour, 0.45)) for colour in TILE_COLOURS]
GOODS = [f"bold {on(colour)}" for colour in GOODS_COLOURS]


class BurgundyPicture(Picture):
    ACCENT = "bold #FBF8F1 on #8A1F3D"

    def __init__(self, view: View, tongue: Language) -> None:
        super().__init__(view, tongue)
        self.edition: str = view["options"]["edition"]

    def has(self, module: str) -> bool:
        return bool(self.view["options"].get(module))

    # Pieces

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

    # The whole

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

    def header(self) -> Block:
        view = self.view
        title = self.heading()
        if view["over"]:
            return [line(title, "  ", Text(self.word("label.over"), style="bold"))]
        if view["settling"] is not None:
            return [line(title, "  ", Text(self.word("label.setup"), style="bold"))]
        phases = [
            Text(f" {name} ", style=self.ACCENT) if phase == view["phase"] else caption(f" {name} ")
            for phase, name in enumerate(PHASE_NAMES)
        ]
        turns = [
            Text(
                f"{'▶ ' if seat == view['turn'] else ''}{self.name(seat)}", style="bold" if seat == view["turn"] else ""
            )
            for seat in view["turns"]
        ]
        steps = [
            line(self.name(seat), caption(f" {self.word('label.step')} {view['steps'][seat] + 1}"))
            for seat in view["order"]
        ]
        row = [Text(EMPTY, style="dim") if ware is None else self.ware(ware) for ware in view["row"]]
        return [
            line(
                title,
                "  ",
                Text(self.word(f"phase.{view['phase']}"), style="bold"),
                " ",
                *phases,
                "  ",
                Text(f"{self.word('label.round')} {view['round'] + 1}", style="bold"),
                caption(f" {self.word('label.of')} {ROUNDS}"),
                "  ",
                self.label("white"),
                " ",
                self.die(view["white"]),
            ),
            *self.race(turns, steps),
            line(self.label("row"), " ", spaced(row), *self.bonuses_left()),
        ]

    def bonuses_left(self) -> list[str | Text]:
        """The bonus tiles that nobody has; one alone gets none."""
        if "solo" in self.view:
            return []
        return ["   ", self.label("left"), " ", spaced(self.bonuses(self.view["bonus_tiles"]))]

    def race(self, turns: list[Text], steps: list[Text]) -> Block:
        """Who acts when; for one alone the way to the target."""
        if "solo" not in self.view:
            return [
                line(self.label("order"), "  ", spaced(turns, " › ")),
                line(self.label("next"), "  ", spaced(steps, " › ")),
            ]
        solo = self.view["solo"]
        return [
            line(
                self.label("target"),
                f" {solo['marker']}/{solo['target']}   ",
                self.label("empty"),
                f" {solo['empty']}",
            )
        ]

    # The main board

    def depots(self) -> Block:
        """Six boxes in the order of the ring."""
        width = (WIDTH - (DEPOTS - 1)) // DEPOTS
        shields = self.view.get("shields", [[]] * DEPOTS)
        goods = [
            wrapped([*self.wares(wares), *map(self.shield, shields[depot])], " ", width - 2)
            for depot, wares in enumerate(self.view["goods"])
        ]
        height = max(len(block) for block in goods)
        boxes = [self.depot(depot, goods[depot], height, width) for depot in range(DEPOTS)]
        return [spaced(list(row)) for row in zip(*boxes, strict=True)]

    def depot(self, depot: int, goods: Block, height: int, width: int) -> Block:
        spaces = [space for space in range(depot * SPACES, (depot + 1) * SPACES) if space in self.view["used_spaces"]]
        tiles = [self.tile(self.view["spaces"][space]) for space in spaces]
        inside = [spaced(tiles[:2]), spaced(tiles[2:]), *goods, *[Text()] * (height - len(goods))]
        if len(self.players) <= 2:
            del inside[1]
        side = caption("│")
        top = line(caption("╭"), self.die(depot + 1), caption("─" * (width - 5) + "╮"))
        return [
            top,
            *[line(side, padded(text, width - 2), side) for text in inside],
            caption("╰" + "─" * (width - 2) + "╯"),
        ]

    def black(self) -> Block:
        spaces = [space for space in range(NUMBERED, NUMBERED + BLACK_SPACES) if space in self.view["used_spaces"]]
        tiles = [self.tile(self.view["spaces"][space]) for space in spaces]
        block = [line(Text(f" {self.word('label.black')} ", style=BLACK_GROUND), " ", spaced(tiles))]
        if "inns" in self.view:
            top = self.tile(self.view["spaces"][INN_SPACE])
            block.append(line(self.label("inns"), " ", top, f" × {self.view['inns']}"))
        return block

    # Estates

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

    # Players

    def own(self, seat: int) -> Block:
        """The estate with all beside it, or below it where it is too wide."""
        player = self.players[seat]
        estate = self.estate(player["estate"])
        cell = 8 if width_of(estate) * 4 <= WIDE else 6
        drawn = self.large_estate(estate, player["cells"], cell)
        left = width_of(estate) * cell // 2
        right = WIDTH - left - GAP if left <= WIDE else WIDTH
        panel = [self.title(seat), Text(), *self.belongings(seat, right), Text(), *self.powers(seat, right)]
        return beside([drawn, panel], [left, right]) if left <= WIDE else [*drawn, Text(), *panel]

    def others(self) -> Block:
        """A single opponent with all beside the estate; else all side by side, three in a row."""
        seats = [seat for seat in range(len(self.players)) if seat != self.view["seat"]]
        if "partner" in self.players[0]:
            return self.teams(seats)
        if len(seats) == 1:
            return self.beside_estate(seats)
        width = (WIDTH - 2 * GAP) // 3
        block: Block = []
        for at in range(0, len(seats), 3):
            panels = [
                [self.title(seat), *self.small_estate(seat), *self.belongings(seat, width)]
                for seat in seats[at : at + 3]
            ]
            block += [Text()] * bool(block) + beside(panels, [width] * len(panels))
        return block

    def teams(self, seats: list[int]) -> Block:
        """The partner, whose estate is drawn already, then the others team by team."""
        block: Block = []
        for seat in seats:
            partner = self.players[seat]["partner"]
            if partner == self.view["seat"]:
                block = [self.title(seat), *self.belongings(seat, WIDTH), *([Text()] if block else []), *block]
            elif seat < partner:
                block += [*([Text()] if block else []), *self.beside_estate([seat, partner])]
        return block

    def beside_estate(self, seats: list[int]) -> Block:
        """An estate with all that belongs to those who hold it."""
        left = 2 * width_of(self.estate(self.players[seats[0]]["estate"]))
        right = WIDTH - left - GAP
        belongings = [text for seat in seats[1:] for text in [self.title(seat), *self.belongings(seat, right)]]
        estate = [self.title(seats[0]), *self.small_estate(seats[0])]
        return beside([estate, [Text(), *self.belongings(seats[0], right), *belongings]], [left, right])

    def title(self, seat: int) -> Text:
        mine = seat == self.view["seat"]
        estate = f" · {self.word('label.estate')} {self.estate(self.players[seat]['estate']).name}" if mine else ""
        return line(super().title(seat), caption(estate))

    def standing(self, seat: int) -> str:
        if "solo" in self.view:
            return self.tongue.count("cells", self.view["scores"][seat])
        return super().standing(seat)

    def belongings(self, seat: int, width: int) -> Block:
        """Dice, workers and silver, storage, goods, monasteries and bonus tiles."""
        player = self.players[seat]
        stored = self.wares(player["goods"])
        rows = {
            "label.dice": [self.die(number) for number in player["dice"]],
            "workers": [line(f"{player['workers']}   ", caption(self.word("silver")), f" {player['silver']}")],
            "label.store": self.stored(seat, seat),
            "label.shared": self.stored(seat, None),
            "goods": stored + [Text(EMPTY, style="dim")] * (GOODS_SPACES - len(stored)),
            "label.sold": self.wares(player["sold"]),
            "monasteries": [self.monastery(number) for number in player["monasteries"] if seat != self.view["seat"]],
            "label.bonuses": self.bonuses(player["bonus_tiles"]),
            "label.posts": [Text(f"{player['linked']}")] if "linked" in player else [],
            "label.shields": [self.shield(laid["shield"]) for laid in player.get("shields", [])],
            "label.route": self.route(player["route"]) if "route" in player else [],
            "label.hand": [self.stops(board, 0) for board in player["route"]["hand"]] if "route" in player else [],
        }
        names = {key: self.word(key) for key in rows}
        column = max(map(len, names.values())) + 1
        block: Block = []
        for key, parts in rows.items():
            for at, text in enumerate(wrapped(parts, " ", width - column) if parts else []):
                block.append(line(caption(f"{'' if at else names[key]:<{column}}"), text))
        return block

    def stored(self, seat: int, whose: int | None) -> list[Text]:
        """The storage spaces of a seat alone, or those that partners share."""
        player = self.players[seat]
        keepers = player.get("keepers", [seat] * len(player["store"]))
        return [self.tile(tile) for tile, keeper in zip(player["store"], keepers, strict=True) if keeper == whose]

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

    def powers(self, seat: int, width: int) -> Block:
        """What the monasteries and shields of a player do."""
        player = self.players[seat]
        powers = [
            (self.monastery(number), self.word(f"help.{FIRST_MONASTERY + number - 1}.{self.edition}"))
            for number in player["monasteries"]
        ]
        powers += [
            (self.shield(laid["shield"]), self.word(f"help.shield.{laid['shield']}"))
            for laid in player.get("shields", [])
        ]
        column = max((name.cell_len for name, _ in powers), default=0) + 1
        block: Block = []
        for name, text in powers:
            first, *rest = wrap(text, width - column)
            block.append(line(name, " " * (column - name.cell_len), first))
            block += [Text(" " * column + more) for more in rest]
        return block

    # Set-up and end

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


def rows_of(estate: Estate) -> list[list[tuple[int, int]]]:
    """The rows of an estate from the top: how many half cells from the left each cell begins, and the cell."""
    places = estate.shape.places
    edge = min(x for x, _ in places)
    heights = range(min(y for _, y in places), max(y for _, y in places) + 1)
    return [sorted((x - edge, cell) for cell, (x, y) in enumerate(places) if y == height) for height in heights]


def width_of(estate: Estate) -> int:
    """In half cells."""
    return max(left for row in rows_of(estate) for left, _ in row) + 2


def picture(view: View, lang: str) -> str:
    return BurgundyPicture(view, words.language(lang)).markup()
