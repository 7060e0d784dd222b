"""Why something cannot be chosen now."""

from __future__ import annotations

from collections.abc import Sequence

from feldberg.games.burgundy.actions import EXTRA_DIE
from feldberg.games.burgundy.content import (
    ANY,
    COLOUR_NAMES,
    COLOUR_OF,
    GOODS_NAMES,
    INN,
    INN_SPACE,
    NUMBERED,
    SPACE_PLAYERS,
    WHITE_CASTLE,
)
from feldberg.games.burgundy.modules.extra_tiles import Crane
from feldberg.games.burgundy.modules.shields.effects import double_price
from feldberg.games.burgundy.modules.shields.module import NOBODY, shields_of
from feldberg.games.burgundy.modules.shields.pieces import BORROW_MONASTERIES, PAY_WITH_WORKERS, TURN_A_DIE
from feldberg.games.burgundy.modules.shields.questions import Upkeep
from feldberg.games.burgundy.modules.solo import solo_of
from feldberg.games.burgundy.modules.trade_routes import LayRoute
from feldberg.games.burgundy.questions import (
    Castle,
    Fetch,
    Load,
    Pay,
    Sail,
    Settle,
    TownHall,
    Trade,
    Turn,
)
from feldberg.games.burgundy.rules import placing, pricing, taking
from feldberg.games.burgundy.words.glossary import tile_key
from feldberg.games.burgundy.words.sentences import BurgundySpeaker, depot_of


class Reasons(BurgundySpeaker):
    """A speaker who also says why not; of several reasons the one to be mended first."""

    def why_not(self, element: str) -> str:
        kind, _, number = element.partition(":")
        if kind == "die":
            return self.of_die(number)
        if kind == "space":
            return self.of_space(int(number))
        if kind == "store":
            return self.of_store(int(number))
        if kind == "cell":
            return self.of_cell(int(number))
        if kind == "ware":
            return self.of_ware(int(number))
        if kind == "load":
            return self.of_load(int(number))
        if kind == "pay":
            return self.of_pay(int(number))
        if kind == "goods":
            return self.why("no room") if isinstance(self.top, Sail) else self.of_ship()
        if kind == "target":
            return self.why("target" if self.alone else "no target")
        if kind == "effect":
            return ""
        if kind == "building":
            return self.of_crane(number)
        if kind == "route":
            return self.of_route()
        if kind in ("shield", "number", "upkeep", "seat"):
            return self.of_shields(kind, int(number))
        if kind == "face":
            return "" if isinstance(self.top, Settle) else self.why("face")
        if kind == "workers":
            return self.why("dice") if isinstance(self.top, Turn) else ""
        if kind == "silver":
            return self.of_purchase() if isinstance(self.top, Turn | Castle | TownHall) else ""
        return self.why("die left" if isinstance(self.top, Turn) else "must")  # to be done with it

    def why(self, key: str, **holes: object) -> str:
        return self.tongue.sentence(f"why.{key}", **holes)

    def has_module(self, name: str) -> bool:
        return bool(self.table.game.options.get(name))

    # Dice and workers

    def dice(self) -> list[int]:
        """The dice that are left to act with, if their number matters; a town hall needs none."""
        dice = (EXTRA_DIE,) if isinstance(self.top, Castle) else (0, 1)
        return [die for die in dice if self.number(die)]

    def too_dear(self, prices: Sequence[tuple[int, int]]) -> str:
        """No die comes to a number, of several to the cheapest; each with its price in workers."""
        if not prices:
            return self.why("dice")
        price, number = min(prices)
        lacking = self.tongue.count("workers lacking", price - int(self.player.workers))
        return self.why("workers", number=number, workers=lacking)

    def of_die(self, number: str) -> str:
        if number == "castle":
            return self.why("castle")
        if number == "white":
            return self.why("white castle" if self.has_module("white_castles") else "absent")
        return self.why("used") if isinstance(self.top, Turn) else ""

    # Taking and buying

    def of_space(self, space: int) -> str:
        if not isinstance(self.top, Turn | Castle | TownHall | Fetch):
            return ""
        if space == INN_SPACE:
            if not self.has_module("inns"):
                return self.why("absent")
        elif SPACE_PLAYERS[space] > self.table.size:
            if self.alone:
                return self.why("unused.alone")
            return self.why("unused", number=self.table.size)
        if not self.table.board[space]:
            return self.why("empty")
        if isinstance(self.top, Fetch):
            return self.why(self.question)
        if space >= NUMBERED:
            return self.of_purchase()
        dice = [] if isinstance(self.top, TownHall) else self.dice()
        if dice:
            return self.too_dear([(self.take_price(die, space), depot_of(space)) for die in dice])
        if taking.buys_anywhere(self.player):
            return self.of_purchase()
        return self.why("dice") if isinstance(self.top, Turn) else ""

    def take_price(self, die: int, space: int) -> int:
        return int(pricing.take_price(self.player, self.number(die), space))

    def of_purchase(self) -> str:
        """Why nothing, or nothing that lies there, can be bought."""
        if self.table.bought:
            return self.why("bought")
        if self.table.first_edition() and not isinstance(self.top, Turn):
            return self.why("later")
        instead = taking.buys_anywhere(self.player) and not self.table.first_edition()
        missing = int(taking.TILE_PRICE - self.player.silver - (self.player.workers if instead else 0))
        if missing <= 0:
            return self.why("sold out")
        what = "silver or workers lacking" if instead else "silver lacking"
        return self.why("price", price=taking.TILE_PRICE, silver=self.tongue.count(what, missing))

    def of_pay(self, workers: int) -> str:
        if not isinstance(self.top, Pay):
            return ""
        silver = int(taking.TILE_PRICE - workers - self.player.silver)
        if silver > 0:
            return self.why("lacking", what=self.tongue.count("silver lacking", silver))
        return self.why("lacking", what=self.tongue.count("workers lacking", workers - int(self.player.workers)))

    # Placing

    def of_store(self, slot: int) -> str:
        if slot >= len(self.player.store):
            return self.why("no such")
        if not self.player.mine(slot, self.table.member(self.seat)):
            return self.why("partner")
        if not isinstance(self.top, Turn | Castle | TownHall):
            return ""
        tile = int(self.player.store[slot])
        if not tile:
            return self.why("nothing stored")
        colour = COLOUR_OF[tile]
        near = [int(cell) for cell in self.player.estate.of_colour[colour] if self.player.is_open(cell)]
        if not near:
            cells = "any" if colour == ANY else COLOUR_NAMES[colour]
            return self.why("no cell", cells=self.tongue.sentences[f"no cells.{cells}"])
        fitting = [cell for cell in near if placing.fits(self.table, self.seat, tile, cell)]
        if not fitting:
            return self.why(self.misfit(tile, near[0], "{} everywhere"))
        return self.too_dear([self.place_price(die, tile, cell) for die in self.dice() for cell in fitting])

    def of_cell(self, cell: int) -> str:
        if cell >= len(self.player.cells):
            return self.why("no such")
        if isinstance(self.top, Settle):
            return self.why("castle cell")
        if not isinstance(self.top, Turn | Castle | TownHall):
            return ""
        if self.player.cells[cell]:
            return self.why("filled")
        if not self.player.is_open(cell):
            return self.why("far")
        colour = self.player.estate.colour[cell]
        stored = [tile for tile in self.usable() if COLOUR_OF[tile] in (colour, ANY)]
        if not stored:
            return self.why("no tile", cell=self.tongue.sentences[f"for cell.{COLOUR_NAMES[colour]}"])
        fitting = [tile for tile in stored if placing.fits(self.table, self.seat, tile, cell)]
        if not fitting:
            return self.why(self.misfit(stored[0], cell, "{}"))
        return self.too_dear([self.place_price(die, tile, cell) for die in self.dice() for tile in fitting])

    def usable(self) -> list[int]:
        """The stored tiles that are for the seat."""
        member = self.table.member(self.seat)
        return [int(tile) for slot, tile in enumerate(self.player.store) if tile and self.player.mine(slot, member)]

    def misfit(self, tile: int, cell: int, key: str) -> str:
        """Which rule keeps a tile from an open cell of its colour."""
        if self.alone and not solo_of(self.table).allows(self.table, self.seat, tile, cell):
            return "river"
        return key.format("inn" if tile == INN else "same")

    def of_crane(self, building: str) -> str:
        if not self.has_module("extra_tiles"):
            return self.why("absent")
        if not isinstance(self.top, Crane):
            return self.why("crane")
        if building == tile_key(WHITE_CASTLE) and not self.has_module("white_castles"):
            return self.why("absent")
        return self.why("crane.nothing")

    def place_price(self, die: int, tile: int, cell: int) -> tuple[int, int]:
        number = int(self.player.estate.dice[cell])
        return int(pricing.place_price(self.player, self.number(die), COLOUR_OF[tile], number)), number

    # Goods

    def of_ware(self, colour: int) -> str:
        if not isinstance(self.top, Turn | Castle | Trade):
            return ""
        if not self.player.goods[colour]:
            return self.why("no goods", goods=self.tongue.nouns(f"goods.{GOODS_NAMES[colour]}"))
        prices = [int(pricing.sell_price(self.player, self.number(die), colour)) for die in self.dice()]
        return self.too_dear([(price, colour + 1) for price in prices])

    def of_ship(self) -> str:
        """Why no goods are taken, if no ship is about it."""
        return "" if isinstance(self.top, Sail | Load) else self.why("ship")

    def of_load(self, colour: int) -> str:
        if not isinstance(self.top, Load):
            return self.of_ship()
        if self.player.goods[colour]:
            return self.why("loaded")
        return self.why("not there", goods=self.tongue.nouns(f"goods.{GOODS_NAMES[colour]}"))

    # Trade routes and shields

    def of_route(self) -> str:
        if not self.has_module("trade_routes"):
            return self.why("absent")
        return self.why("route.hand" if isinstance(self.top, LayRoute) else "route")

    def of_shields(self, kind: str, number: int) -> str:
        if not self.has_module("shields"):
            return self.why("absent")
        if kind == "shield":
            return self.of_shield(number)
        if kind == "upkeep":
            return self.of_upkeep(number)
        return self.of_turning() if kind == "number" else self.of_lender(number)

    def of_shield(self, number: int) -> str:
        if isinstance(self.top, Upkeep):
            return self.why("shield.not yours")
        if not isinstance(self.top, Turn | Castle):
            return ""
        shields = shields_of(self.table)
        if not shields.in_depot(number):
            return self.why("shield.gone")
        if isinstance(self.top, Castle):
            return self.why("shield.castle")
        if len(self.dice()) < 2:
            return self.why("shield.dice")
        depot = int(shields.places[number])
        lacking = int(double_price(self.table, self.seat, depot) - self.player.workers)
        return self.why("shield.double", number=depot, workers=self.tongue.count("workers lacking", lacking))

    def of_upkeep(self, workers: int) -> str:
        if not isinstance(self.top, Upkeep):
            return self.why("upkeep")
        owed = len(shields_of(self.table).held(self.table.board_of(self.seat)))
        if workers > owed:
            return self.why("upkeep.more")
        if workers and not self.player.works & PAY_WITH_WORKERS:
            return self.why("upkeep.workers")
        lacking = {
            "workers lacking": workers - int(self.player.workers),
            "silver lacking": owed - workers - int(self.player.silver),
        }
        missing = [self.tongue.count(what, amount) for what, amount in lacking.items() if amount > 0]
        return self.why("lacking", what=self.tongue.all_of(missing))

    def of_turning(self) -> str:
        if not self.player.works & TURN_A_DIE:
            return self.why("number")
        if not isinstance(self.top, Turn):
            return ""
        if shields_of(self.table).turned:
            return self.why("number.turned")
        return self.why("number.shown" if self.dice() else "dice")

    def of_lender(self, seat: int) -> str:
        if seat >= len(self.table.boards):
            return self.why("absent")
        if seat == self.table.board_of(self.seat):
            return self.why("seat.own")
        if not self.player.works & BORROW_MONASTERIES:
            return self.why("seat")
        return self.why("seat.chosen") if shields_of(self.table).lender != NOBODY else ""
