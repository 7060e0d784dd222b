"""Players: their estates and all that belongs to them."""

from __future__ import annotations

from textwrap import wrap

from rich.text import Text

from feldberg.core.terminal import GAP, WIDTH, Block, beside, caption, line, wrapped
from feldberg.games.burgundy.content import FIRST_MONASTERY, GOODS_SPACES
from feldberg.games.burgundy.terminal.estates import Estates, width_of
from feldberg.games.burgundy.terminal.pieces import EMPTY

WIDE = 60  # columns that leave room for a player's belongings


class Players(Estates):
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
