"""Actions and questions in words."""

from __future__ import annotations

from feldberg.core.options import Options
from feldberg.core.rows import listed
from feldberg.core.words import Language, capital
from feldberg.games.burgundy.actions import ANY_NUMBER, EXTRA_DIE, NO_DIE
from feldberg.games.burgundy.content import (
    ANY,
    COLOUR_NAMES,
    COLOUR_OF,
    DEPOTS,
    GOODS,
    GOODS_NAMES,
    INN_SPACE,
    NUMBERED,
    SPACES,
)
from feldberg.games.burgundy.estates import NAMED, PRINTED, Estate
from feldberg.games.burgundy.modules.extra_tiles import building_tile
from feldberg.games.burgundy.modules.receiving import Receive
from feldberg.games.burgundy.modules.shields.pieces import STORE_WITHOUT_END
from feldberg.games.burgundy.modules.team import Stow
from feldberg.games.burgundy.questions import (
    Castle,
    Discard,
    Fetch,
    Load,
    Pay,
    Settle,
    SettleTogether,
    number_of,
    slot_of,
    worthwhile,
)
from feldberg.games.burgundy.rules import pricing, taking, trading
from feldberg.games.burgundy.rules.powers import FOUR_WORKERS, SILVER_WITH_WORKERS
from feldberg.games.burgundy.state import Player
from feldberg.games.burgundy.words.modules.extra_tiles import ExtraTilesSpeaker
from feldberg.games.burgundy.words.modules.shields import ShieldsSpeaker
from feldberg.games.burgundy.words.modules.solo import SoloSpeaker
from feldberg.games.burgundy.words.modules.team import TeamSpeaker
from feldberg.games.burgundy.words.modules.trade_routes import TradeRoutesSpeaker


def depot_of(space: int) -> int:
    """Depots as people count them, from 1."""
    return space // SPACES + 1


def origin(key: str, space: int) -> str:
    """Which sentence says that a tile comes from a space: of a numbered depot, the black one, or beside it."""
    return key if space < NUMBERED else f"{key}.inn" if space == INN_SPACE else f"{key}.black"


def cell_name(tongue: Language, tile: int, number: int) -> str:
    """A cell that holds or takes a tile, by its colour and the number printed on it."""
    colour = COLOUR_OF[tile]
    return tongue.sentence("cell" if colour == ANY else f"cell.{COLOUR_NAMES[colour]}", number=number)


def dice_of(options: Options) -> list[int]:
    """The numbers printed on the cells, which are the same on all estates of a game."""
    estates = options.get("estates")
    name = estates if isinstance(estates, str) and estates in NAMED else "1"
    return listed(NAMED[name].dice)


def row_of(estate: Estate, cell: int) -> int:
    """Rows as people count them, from 1."""
    rows = sorted({y for _, y in estate.shape.places})
    return rows.index(estate.shape.places[cell][1]) + 1


def goods(tongue: Language, colour: int, count: int) -> str:
    return tongue.count(f"goods.{GOODS_NAMES[colour]}", count)


class BurgundySpeaker(ExtraTilesSpeaker, TradeRoutesSpeaker, ShieldsSpeaker, TeamSpeaker, SoloSpeaker):
    @property
    def player(self) -> Player:
        return self.table.players[self.seat]

    @property
    def question(self) -> str:
        """Told apart where it asks for different things: 'Turn', 'Fetch.6', 'Settle.given'."""
        name = super().question
        if isinstance(self.top, Fetch):
            return f"{name}.{self.top.building}"
        if isinstance(self.top, Receive) and self.top.first >= NUMBERED:
            return f"{name}.black"
        return f"{name}.given" if isinstance(self.top, (Settle, SettleTogether)) and self.estate_given else name

    @property
    def estate_given(self) -> bool:
        """Whether only the castle's cell is left to choose."""
        return all(len(faces) == 1 for faces in self.table.dealt)

    @property
    def edition(self) -> object:
        return self.table.game.options["edition"]

    # Pieces

    def tile(self, tile: int) -> str:
        return self.tongue.sentences[f"object.{tile}.{self.edition}"]

    def stored(self, name: int) -> int:
        """The stored tile that an action names."""
        return int(self.player.store[slot_of(self.table, self.seat, name)])

    def die(self, die: int) -> str:
        if die == NO_DIE:
            return ""
        number = self.number(die)
        if not number:
            return self.tongue.sentences["castle die"]
        return self.tongue.sentence("white die" if die == EXTRA_DIE else "die", number=number)

    def number(self, die: int) -> int:
        """What a die shows; 0 for any number."""
        extra = self.top.number(self.table) if isinstance(self.top, Castle) else ANY_NUMBER
        return int(number_of(self.table, self.seat, die, extra))

    def price(self, workers: int) -> str:
        return self.tongue.sentence("price", price=self.tongue.count("workers", workers)) if workers else ""

    def payment(self, workers: int, form: str) -> str:
        """What a bought tile costs where so many workers stand in for silver."""
        amounts = {"silver": taking.TILE_PRICE - workers, form: workers}
        return self.tongue.all_of([self.tongue.count(what, amount) for what, amount in amounts.items() if amount])

    def row(self, cell: int, cells: list[int], estate: Estate) -> str:
        """Where a cell lies, if more of these have its number."""
        alike = [other for other in cells if estate.dice[other] == estate.dice[cell]]
        if len(alike) == 1:
            return ""
        row = row_of(estate, cell)
        beside = sorted(
            (other for other in alike if row_of(estate, other) == row), key=lambda other: estate.shape.places[other]
        )
        key = "row" if len(beside) == 1 else "row.left" if cell == beside[0] else "row.right"
        if len(beside) > 2:
            key = "row.nth"
        return self.tongue.sentence(key, row=row, place=beside.index(cell) + 1)

    # Actions

    def say_take(self, die: int, space: int) -> str:
        price = pricing.take_price(self.player, self.number(die), space)
        return self.tongue.sentence(
            "take",
            tile=self.tile(self.table.board[space]),
            depot=depot_of(space),
            die=self.die(die),
            price=self.price(price),
        )

    def say_place(self, die: int, name: int, cell: int) -> str:
        tile = self.stored(name)
        estate = self.player.estate
        number = int(estate.dice[cell])
        price = pricing.place_price(self.player, self.number(die), COLOUR_OF[tile], number)
        place = self.table.actions.place
        cells = [
            int(place.z(other))
            for other in self.table.legal(self.seat)
            if place.has(other) and place.values(other)[:2] == [die, name]
        ]
        return self.tongue.sentence(
            "place",
            tile=self.tile(tile),
            shared=self.shared(name),
            cell=cell_name(self.tongue, tile, number),
            row=self.row(cell, cells, estate),
            die=self.die(die),
            price=self.price(price),
        )

    def say_receive(self, space: int, cell: int) -> str:
        tile = int(self.table.board[space])
        receive = self.table.actions.receive
        cells = [
            int(receive.y(other))
            for other in self.table.legal(self.seat)
            if receive.has(other) and receive.x(other) == space
        ]
        estate = self.player.estate
        return self.tongue.sentence(
            "receive",
            tile=self.tile(tile),
            cell=cell_name(self.tongue, tile, int(estate.dice[cell])),
            row=self.row(cell, cells, estate),
        )

    def say_sell(self, die: int, colour: int) -> str:
        price = pricing.sell_price(self.player, self.number(die), colour)
        sold = goods(self.tongue, colour, self.player.goods[colour])
        return self.tongue.sentence("sell", goods=sold, die=self.die(die), price=self.price(price))

    def say_workers(self, die: int) -> str:
        monasteries = self.player.works
        gains = [self.tongue.count(self.tongue.taken("workers"), 4 if monasteries & FOUR_WORKERS else 2)]
        if monasteries & SILVER_WITH_WORKERS:
            gains.append(self.tongue.count("silver", 1))
        return self.tongue.sentence("workers", gain=self.tongue.all_of(gains), die=self.die(die))

    def say_buy(self, space: int) -> str:
        least = taking.least_workers(self.table, self.player)
        if taking.most_workers(self.table, self.player) > least:
            price = self.tongue.sentence("silver or workers", number=taking.TILE_PRICE)
        else:
            price = self.payment(least, "workers")
        return self.tongue.sentence(
            origin("buy", space),
            tile=self.tile(self.table.board[space]),
            depot=depot_of(space),
            price=self.tongue.sentence("price", price=price),
        )

    def say_sail(self, depot: int) -> str:
        if not worthwhile(self.table, self.player, depot):
            return self.tongue.sentences["sail.nowhere"]
        key = "sail" if trading.depots_sailed(self.player) == 1 else "sail.two"
        return self.tongue.sentence(key, depot=depot + 1, next=(depot + 1) % DEPOTS + 1)

    def say_load(self, colour: int) -> str:
        assert isinstance(self.top, Load)
        depots = [place % DEPOTS for place in range(int(self.top.depot), int(self.top.depot + self.top.depots))]
        count = sum(int(self.table.goods[depot * GOODS + colour]) for depot in depots)
        return self.tongue.sentence("load", goods=goods(self.tongue, colour, count))

    def say_discard(self, name: int) -> str:
        return self.tongue.sentence("discard", tile=self.tile(self.stored(name)), shared=self.shared(name))

    def say_pay(self, workers: int) -> str:
        return self.tongue.sentence("pay", price=self.payment(workers, self.tongue.taken("workers")))

    def say_settle(self, face: int, cell: int) -> str:
        settle = self.table.actions.settle
        cells = [int(settle.y(other)) for other in self.table.legal(self.seat) if settle.x(other) == face]
        estate = PRINTED[str(self.edition)][int(self.table.dealt[self.seat][face])]
        return self.tongue.sentence(
            "settle.given" if self.estate_given else "settle",
            estate=estate.name,
            number=estate.dice[cell],
            row=self.row(cell, cells, estate),
        )

    def say_done(self) -> str:
        return self.tongue.sentences[f"done.{self.question}"]

    # Explanations and questions

    @property
    def full(self) -> bool:
        """Whether a tile that is taken finds no room."""
        return taking.free_slot(self.table, self.seat) < 0 and not self.player.works & STORE_WITHOUT_END

    def explain(self, action: int) -> str:
        """What the tile does that the action takes, places, buys or discards; before that, what it will cost."""
        span = self.table.game.layout.span_of(action)
        held = span.coordinates(action)
        takes = span.name in ("take", "buy", "pay")
        parts = [self.tongue.sentences["full"]] if takes and self.full else []
        tile = 0
        if "space" in held:
            tile = int(self.table.board[held["space"]])
        elif "tile" in held:
            tile = self.stored(held["tile"])
        elif "building" in held:
            tile = int(building_tile(held["building"]))
        if "shield" in held:
            parts.append(self.tongue.word(f"help.shield.{held['shield'] + 1}"))
        if tile:
            name, does = (self.tongue.word(f"{key}.{tile}.{self.edition}") for key in ("tile", "help"))
            parts += [f"{capital(name)}.", does, self.explain_alone(tile)]
        return " ".join(part for part in parts if part)

    def asked(self) -> str:
        buying = any(self.table.actions.buy.has(action) for action in self.table.choices)
        declining = any(self.table.actions.done.has(action) for action in self.table.choices)
        if self.question == "Turn" and declining:
            return self.tongue.sentences["ask.Turn.buy" if buying else "ask.Turn.hire"]
        tile = self.tile(self.table.board[self.top.space]) if isinstance(self.top, (Discard, Pay, Stow)) else ""
        what = self.tongue.sentence(f"ask.{self.question}", tile=tile)
        either = " ".join([word for word, found in (("or buy", buying), ("or not", declining)) if found])
        return what + self.tongue.sentences[either] if either else what
