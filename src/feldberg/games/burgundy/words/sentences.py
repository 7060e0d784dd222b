"""Actions, questions and events in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate

from feldberg.core.errors import IllegalAction
from feldberg.core.events import Event
from feldberg.core.options import Options
from feldberg.core.words import signed
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
    ACTIONS,
    BUY,
    CASTLE_DIE,
    DONE,
    NO_DIE,
    PLACE,
    SETTLE,
    Discard,
    Fetch,
    Load,
    Pay,
    Settle,
    SettleTogether,
    number_of,
    worthwhile,
)
from feldberg.games.burgundy.scoring import CAUSE_NAMES
from feldberg.games.burgundy.state import Table
from feldberg.games.burgundy.words.grammar import Language
from feldberg.games.burgundy.words.language import language, word


def depot_of(space: int) -> int:
    """Depots as people count them, from 1."""
    return space // SPACES + 1


def player(tongue: Language, seat: int, names: Sequence[str]) -> str:
    return names[seat] if 0 <= seat < len(names) else tongue.sentence("player", number=seat + 1)


def cell_name(tongue: Language, tile: int, cell: int) -> str:
    """A cell that holds or takes a tile, by its colour and the number printed on it."""
    return tongue.sentence(f"cell.{COLOUR_NAMES[COLOUR_OF[tile]]}", number=DIE_NUMBERS[cell])


def row_of(cell: int) -> int:
    """Rows as people count them, from 1."""
    return next(row for row, end in enumerate(accumulate(ROWS), 1) if cell < end)


def goods(tongue: Language, colour: int, count: int) -> str:
    return tongue.count(f"goods.{GOODS_NAMES[colour]}", count)


# Actions


def say(table: Table, action: int, lang: str, seat: int) -> str:
    """A legal action of a seat as an imperative, with its price."""
    tongue = language(lang)
    span = ACTIONS.span_of(action)
    if action not in table.legal(seat):
        raise IllegalAction(table.refusal(f"{table.game.parts(action)} is not legal now"))
    saying: Callable[..., str] = getattr(Saying(table, seat, tongue), span.name)
    return saying(*span.values(action))


class Saying:
    """The sentences of one seat's actions: a method for every span."""

    def __init__(self, table: Table, seat: int, tongue: Language) -> None:
        self.table = table
        self.seat = seat
        self.player = table.players[seat]
        self.legal = table.legal(seat)
        self.tongue = tongue

    def tile(self, tile: int) -> str:
        return self.tongue.sentences[f"object.{tile}.{self.table.game.options['edition']}"]

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

    def both(self, things: list[str]) -> str:
        return things[0] if len(things) == 1 else self.tongue.sentence("and", one=things[0], two=things[1])

    def payment(self, workers: int, form: str) -> str:
        """What a bought tile costs where so many workers stand in for silver."""
        amounts = {"silver": rules.TILE_PRICE - workers, form: workers}
        return self.both([self.tongue.count(what, amount) for what, amount in amounts.items() if amount])

    def take(self, die: int, space: int) -> str:
        price = rules.take_price(self.player, self.number(die), space)
        return self.tongue.sentence(
            "take",
            tile=self.tile(self.table.board[space]),
            depot=depot_of(space),
            die=self.die(die),
            price=self.price(price),
        )

    def place(self, die: int, slot: int, cell: int) -> str:
        tile = self.player.store[slot]
        price = rules.place_price(self.player, self.number(die), COLOUR_OF[tile], DIE_NUMBERS[cell])
        cells = [
            int(PLACE.z(other)) for other in self.legal if PLACE.has(other) and PLACE.values(other)[:2] == [die, slot]
        ]
        return self.tongue.sentence(
            "place",
            tile=self.tile(tile),
            cell=cell_name(self.tongue, tile, cell),
            row=self.row(cell, cells),
            die=self.die(die),
            price=self.price(price),
        )

    def row(self, cell: int, cells: list[int]) -> str:
        """Where a cell lies, if more of these have its number: of one colour an estate has two at most in a row."""
        alike = [other for other in cells if DIE_NUMBERS[other] == DIE_NUMBERS[cell]]
        if len(alike) == 1:
            return ""
        row = row_of(cell)
        beside = [other for other in alike if row_of(other) == row]
        key = "row" if len(beside) == 1 else "row.left" if cell == beside[0] else "row.right"
        return self.tongue.sentence(key, row=row)

    def sell(self, die: int, colour: int) -> str:
        price = rules.sell_price(self.player, self.number(die), colour)
        sold = goods(self.tongue, colour, self.player.goods[colour])
        return self.tongue.sentence("sell", goods=sold, die=self.die(die), price=self.price(price))

    def workers(self, die: int) -> str:
        monasteries = self.player.monasteries
        gains = [self.tongue.count("workers taken", 4 if monasteries & rules.FOUR_WORKERS else 2)]
        if monasteries & rules.SILVER_WITH_WORKERS:
            gains.append(self.tongue.count("silver", 1))
        return self.tongue.sentence("workers", gain=self.both(gains), die=self.die(die))

    def buy(self, space: int) -> str:
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

    def sail(self, depot: int) -> str:
        if not worthwhile(self.table, self.player, depot):
            return self.tongue.sentences["sail.nowhere"]
        key = "sail" if rules.depots_sailed(self.player) == 1 else "sail.two"
        return self.tongue.sentence(key, depot=depot + 1, next=(depot + 1) % DEPOTS + 1)

    def load(self, colour: int) -> str:
        top = self.table.agenda[-1]
        assert isinstance(top, Load)
        depots = [place % DEPOTS for place in range(int(top.depot), int(top.depot + top.depots))]
        count = sum(int(self.table.goods[depot * GOODS + colour]) for depot in depots)
        return self.tongue.sentence("load", goods=goods(self.tongue, colour, count))

    def discard(self, slot: int) -> str:
        return self.tongue.sentence("discard", tile=self.tile(self.player.store[slot]))

    def pay(self, workers: int) -> str:
        return self.tongue.sentence("pay", price=self.payment(workers, "workers taken"))

    def settle(self, face: int, cell: int) -> str:
        return self.tongue.sentence(
            "settle.given" if estate_given(self.table) else "settle",
            estate=self.table.dealt[self.seat][face],
            number=DIE_NUMBERS[cell],
            row=self.row(cell, [int(SETTLE.y(other)) for other in self.legal if SETTLE.x(other) == face]),
        )

    def done(self) -> str:
        return self.tongue.sentences[f"done.{question_name(self.table)}"]


def question_name(table: Table) -> str:
    """The question on top, told apart where it asks for different things: 'Turn', 'Fetch.6', 'Settle.given'."""
    top = table.agenda[-1]
    name = type(top).__name__
    if isinstance(top, Fetch):
        return f"{name}.{top.building}"
    return f"{name}.given" if isinstance(top, (Settle, SettleTogether)) and estate_given(table) else name


def estate_given(table: Table) -> bool:
    """Whether only the castle's cell is left to choose."""
    return all(len(faces) == 1 for faces in table.dealt)


def explain(table: Table, action: int, lang: str, seat: int) -> str:
    """What the tile does that the action takes, places, buys or discards."""
    span = ACTIONS.span_of(action)
    held = dict(zip(span.fields, span.values(action), strict=True))
    tile = 0
    if "space" in held:
        tile = int(table.board[held["space"]])
    elif "tile" in held:
        tile = int(table.players[seat].store[held["tile"]])
    if not tile:
        return ""
    edition = table.game.options["edition"]
    name, does = (word(f"{key}.{tile}.{edition}", lang) for key in ("tile", "help"))
    return f"{name[:1].upper()}{name[1:]}. {does}"


# Questions


def asks(table: Table, lang: str, names: Sequence[str] = ()) -> str:
    """Who is asked for what; once the game is over, who won."""
    tongue = language(lang)
    if table.over:
        winner = table.ranking().index(1)
        points = tongue.count("points", table.scores()[winner])
        return tongue.sentence("won", player=player(tongue, winner, names), points=points)
    players = ", ".join(player(tongue, seat, names) for seat in table.seats)
    return tongue.sentence("ask", players=players, what=asked(table, tongue))


def asked(table: Table, tongue: Language) -> str:
    name = question_name(table)
    top = table.agenda[-1]
    buying = any(BUY.has(action) for action in table.choices)
    declining = any(DONE.has(action) for action in table.choices)
    if name == "Turn" and declining:
        return tongue.sentences["ask.Turn.buy"]
    tile = ""
    if isinstance(top, (Discard, Pay)):
        tile = Saying(table, table.seat, tongue).tile(table.board[top.space])
    what = tongue.sentence(f"ask.{name}", tile=tile)
    either = " ".join([word for word, found in (("or buy", buying), ("or not", declining)) if found])
    return what + tongue.sentences[either] if either else what


# Gains


def gained(gain: str, number: int, lang: str) -> str:
    """'+1 worker', '−4 silver'."""
    tongue = language(lang)
    return f"{signed(number)} {tongue.counted[gain][tongue.form(number)]}"


# Events


def tells(event: Event, lang: str, options: Options, names: Sequence[str] = ()) -> str:
    """An event as a line of the log; empty where another line says it already."""
    tongue = language(lang)
    values = dict(zip(event.kind.fields, event.values(), strict=True))
    template = tongue.sentences.get(f"tell.{variant(event.kind.name, values)}", "")
    who = player(tongue, event.seat, names)
    line = template.format(player=who, **holes(tongue, event.kind.name, values, options["edition"]))
    return line if line.startswith(who) else line[:1].upper() + line[1:]


def variant(name: str, values: dict[str, int]) -> str:
    """Events of one kind that are told in different ways."""
    if name in ("silver", "workers"):
        return f"{name}.gain" if values[name] > 0 else f"{name}.pay"
    if name == "bought" and values["space"] >= NUMBERED:
        return f"{name}.black"
    if name == "bonus_tile":
        return f"{name}.large" if values["large"] else f"{name}.small"
    if name == "points":
        return f"{name}.{CAUSE_NAMES[values['cause']]}"
    return name


def holes(tongue: Language, name: str, values: dict[str, int], edition: str) -> dict[str, object]:
    """The numbers of an event as people say them."""
    said: dict[str, object] = dict(values)
    for what, form in (("silver", "silver"), ("workers", "workers taken"), ("points", "points")):
        if what in values:
            said[what] = tongue.count(form, abs(values[what]))
    if "tile" in values:
        said["tile"] = tongue.sentences[f"object.{values['tile']}.{edition}"]
    if "cell" in values:
        said["number"] = DIE_NUMBERS[values["cell"]]
    if "cell" in values and "tile" in values:
        said["cell"] = cell_name(tongue, values["tile"], values["cell"])
    if "space" in values:
        said["depot"] = depot_of(values["space"])
    if "depot" in values:
        said["depot"] = values["depot"] + 1
    if "step" in values:
        said["step"] = values["step"] + 1
    if "round" in values:
        said["round"] = values["round"] + 1
    if "phase" in values:
        said["phase"] = tongue.words[f"phase.{values['phase']}"]
    if name == "bonus_tile":
        said["cells"] = tongue.sentences[f"cells.{COLOUR_NAMES[values['colour']]}"]
    elif "colour" in values:
        said["colour"] = tongue.words[f"goods.{GOODS_NAMES[values['colour']]}"]
        said["goods"] = goods(tongue, values["colour"], values.get("goods", values.get("count", 1)))
    return said
