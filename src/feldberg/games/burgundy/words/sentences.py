"""Actions and questions in words."""

from __future__ import annotations

from itertools import accumulate

from feldberg.core.words import Language, Speaker, capital
from feldberg.games.burgundy import rules
from feldberg.games.burgundy.content import (
    COLOUR_NAMES,
    COLOUR_OF,
    DEPOTS,
    DIE_NUMBERS,
    GOODS,
    GOODS_NAMES,
    NUMBERED,
    ROWS,
    SPACES,
)
from feldberg.games.burgundy.questions import (
    BUY,
    CASTLE_DIE,
    DONE,
    NO_DIE,
    PAY,
    PLACE,
    SETTLE,
    TAKE,
    Discard,
    Fetch,
    Load,
    Pay,
    Settle,
    SettleTogether,
    number_of,
    worthwhile,
)
from feldberg.games.burgundy.state import Player, Table


def depot_of(space: int) -> int:
    """Depots as people count them, from 1."""
    return space // SPACES + 1


def cell_name(tongue: Language, tile: int, cell: int) -> str:
    """A cell that holds or takes a tile, by its colour and the number printed on it."""
    return tongue.sentence(f"cell.{COLOUR_NAMES[COLOUR_OF[tile]]}", number=DIE_NUMBERS[cell])


def row_of(cell: int) -> int:
    """Rows as people count them, from 1."""
    return next(row for row, end in enumerate(accumulate(ROWS), 1) if cell < end)


def goods(tongue: Language, colour: int, count: int) -> str:
    return tongue.count(f"goods.{GOODS_NAMES[colour]}", count)


class BurgundySpeaker(Speaker[Table]):
    @property
    def player(self) -> Player:
        return self.table.players[self.seat]

    @property
    def question(self) -> str:
        """Told apart where it asks for different things: 'Turn', 'Fetch.6', 'Settle.given'."""
        name = super().question
        if isinstance(self.top, Fetch):
            return f"{name}.{self.top.building}"
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

    def die(self, die: int) -> str:
        if die == NO_DIE:
            return ""
        if die == CASTLE_DIE:
            return self.tongue.sentences["castle die"]
        return self.tongue.sentence("die", number=self.number(die))

    def number(self, die: int) -> int:
        return int(number_of(self.table, self.seat, die))

    def price(self, workers: int) -> str:
        return self.tongue.sentence("price", price=self.tongue.count("workers", workers)) if workers else ""

    def payment(self, workers: int, form: str) -> str:
        """What a bought tile costs where so many workers stand in for silver."""
        amounts = {"silver": rules.TILE_PRICE - workers, form: workers}
        return self.tongue.all_of([self.tongue.count(what, amount) for what, amount in amounts.items() if amount])

    def row(self, cell: int, cells: list[int]) -> str:
        """Where a cell lies, if more of these have its number: of one colour an estate has two at most in a row."""
        alike = [other for other in cells if DIE_NUMBERS[other] == DIE_NUMBERS[cell]]
        if len(alike) == 1:
            return ""
        row = row_of(cell)
        beside = [other for other in alike if row_of(other) == row]
        key = "row" if len(beside) == 1 else "row.left" if cell == beside[0] else "row.right"
        return self.tongue.sentence(key, row=row)

    # Actions

    def say_take(self, die: int, space: int) -> str:
        price = rules.take_price(self.player, self.number(die), space)
        return self.tongue.sentence(
            "take",
            tile=self.tile(self.table.board[space]),
            depot=depot_of(space),
            die=self.die(die),
            price=self.price(price),
        )

    def say_place(self, die: int, slot: int, cell: int) -> str:
        tile = self.player.store[slot]
        price = rules.place_price(self.player, self.number(die), COLOUR_OF[tile], DIE_NUMBERS[cell])
        cells = [
            int(PLACE.z(other))
            for other in self.table.legal(self.seat)
            if PLACE.has(other) and PLACE.values(other)[:2] == [die, slot]
        ]
        return self.tongue.sentence(
            "place",
            tile=self.tile(tile),
            cell=cell_name(self.tongue, tile, cell),
            row=self.row(cell, cells),
            die=self.die(die),
            price=self.price(price),
        )

    def say_sell(self, die: int, colour: int) -> str:
        price = rules.sell_price(self.player, self.number(die), colour)
        sold = goods(self.tongue, colour, self.player.goods[colour])
        return self.tongue.sentence("sell", goods=sold, die=self.die(die), price=self.price(price))

    def say_workers(self, die: int) -> str:
        monasteries = self.player.monasteries
        gains = [self.tongue.count(self.tongue.taken("workers"), 4 if monasteries & rules.FOUR_WORKERS else 2)]
        if monasteries & rules.SILVER_WITH_WORKERS:
            gains.append(self.tongue.count("silver", 1))
        return self.tongue.sentence("workers", gain=self.tongue.all_of(gains), die=self.die(die))

    def say_buy(self, space: int) -> str:
        least = rules.least_workers(self.table, self.player)
        if rules.most_workers(self.table, self.player) > least:
            price = self.tongue.sentence("silver or workers", number=rules.TILE_PRICE)
        else:
            price = self.payment(least, "workers")
        return self.tongue.sentence(
            "buy" if space < NUMBERED else "buy.black",
            tile=self.tile(self.table.board[space]),
            depot=depot_of(space),
            price=self.tongue.sentence("price", price=price),
        )

    def say_sail(self, depot: int) -> str:
        if not worthwhile(self.table, self.player, depot):
            return self.tongue.sentences["sail.nowhere"]
        key = "sail" if rules.depots_sailed(self.player) == 1 else "sail.two"
        return self.tongue.sentence(key, depot=depot + 1, next=(depot + 1) % DEPOTS + 1)

    def say_load(self, colour: int) -> str:
        assert isinstance(self.top, Load)
        depots = [place % DEPOTS for place in range(int(self.top.depot), int(self.top.depot + self.top.depots))]
        count = sum(int(self.table.goods[depot * GOODS + colour]) for depot in depots)
        return self.tongue.sentence("load", goods=goods(self.tongue, colour, count))

    def say_discard(self, slot: int) -> str:
        return self.tongue.sentence("discard", tile=self.tile(self.player.store[slot]))

    def say_pay(self, workers: int) -> str:
        return self.tongue.sentence("pay", price=self.payment(workers, self.tongue.taken("workers")))

    def say_settle(self, face: int, cell: int) -> str:
        cells = [int(SETTLE.y(other)) for other in self.table.legal(self.seat) if SETTLE.x(other) == face]
        return self.tongue.sentence(
            "settle.given" if self.estate_given else "settle",
            estate=self.table.dealt[self.seat][face],
            number=DIE_NUMBERS[cell],
            row=self.row(cell, cells),
        )

    def say_done(self) -> str:
        return self.tongue.sentences[f"done.{self.question}"]

    # Explanations and questions

    def explain(self, action: int) -> str:
        """What the tile does that the action takes, places, buys or discards; before that, what it will cost."""
        span = self.table.game.layout.span_of(action)
        held = span.coordinates(action)
        parts = [self.tongue.sentences["full"]] if span in (TAKE, BUY, PAY) and all(self.player.store) else []
        tile = 0
        if "space" in held:
            tile = int(self.table.board[held["space"]])
        elif "tile" in held:
            tile = int(self.player.store[held["tile"]])
        if tile:
            name, does = (self.tongue.word(f"{key}.{tile}.{self.edition}") for key in ("tile", "help"))
            parts += [f"{capital(name)}.", does]
        return " ".join(parts)

    def asked(self) -> str:
        buying = any(BUY.has(action) for action in self.table.choices)
        declining = any(DONE.has(action) for action in self.table.choices)
        if self.question == "Turn" and declining:
            return self.tongue.sentences["ask.Turn.buy"]
        tile = self.tile(self.table.board[self.top.space]) if isinstance(self.top, (Discard, Pay)) else ""
        what = self.tongue.sentence(f"ask.{self.question}", tile=tile)
        either = " ".join([word for word, found in (("or buy", buying), ("or not", declining)) if found])
        return what + self.tongue.sentences[either] if either else what
