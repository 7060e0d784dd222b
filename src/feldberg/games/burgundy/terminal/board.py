"""The head of the picture and the main board."""

from __future__ import annotations

from rich.text import Text

from feldberg.core.terminal import WIDTH, Block, caption, line, padded, spaced, wrapped
from feldberg.games.burgundy.content import BLACK_SPACES, DEPOTS, INN_SPACE, NUMBERED, PHASE_NAMES, ROUNDS, SPACES
from feldberg.games.burgundy.terminal.pieces import BLACK_GROUND, EMPTY, Pieces


class Board(Pieces):
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

    # Depots

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
