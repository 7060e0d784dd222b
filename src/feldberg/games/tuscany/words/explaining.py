"""What an action is about: what a tile brings, what points it gives, what is left."""

from __future__ import annotations

from typing import Final

from feldberg.core.events import Event
from feldberg.core.words import capital
from feldberg.games.tuscany.actions import ACTIONS
from feldberg.games.tuscany.content import (
    BIT,
    BONUS_NAMES,
    CELLS,
    FARMLAND,
    MORE_CARDS,
    MORE_STORAGE,
    ROUNDS,
    TYPE_NAMES,
    TYPE_OF,
)
from feldberg.games.tuscany.questions import Remove
from feldberg.games.tuscany.rules import display, placing
from feldberg.games.tuscany.rules.placing import A_COLOUR, GREEN_POINTS
from feldberg.games.tuscany.state import Table
from feldberg.games.tuscany.words.sentences import TuscanySpeaker
from feldberg.games.tuscany.words.texts import GREEN_FOR, areas, colour_of, joined, won_for

OURS_OF_TYPE: Final = {"farmland": "farmland", "coach": "yield_cards"}  # what of a tile's effect may be ours


class Explainer(TuscanySpeaker):
    def explain(self, action: int) -> str:
        span = ACTIONS.span_of(action)
        held = span.coordinates(action)
        if span.name == "arrange":
            return self.arranged(action - int(span.start))
        if span.name == "start":
            return self.beside(held["cell"])
        if span.name == "bonus":
            return self.bonus(held["bonus"])
        if span.name == "take":
            return joined([self.type_at(held["place"]), self.making_room(), self.ending(held["place"])])
        if span.name == "put":
            return self.placed(held["cell"], self.green_by_putting(**held))
        if span.name == "put free":
            placed = self.placed(held["cell"], self.green_by_putting_free(**held))
            return joined([placed, self.ending(held["place"])])
        if span.name == "draw":
            return joined([self.more_cards(), self.ours("region_cards")])
        if span.name == "pay":
            return self.left(**held)
        if isinstance(self.top, Remove):
            return self.tongue.sentence("explain.remove", tile=self.open_tile(int(self.top.place)))
        return self.tongue.sentence(f"explain.{span.name}")

    def ours(self, kind: str) -> str:
        """That such a content is not from a box."""
        if kind not in self.table.box.ours:
            return ""
        return self.tongue.sentence("ours", kind=self.tongue.word(f"kind.{kind}"))

    # Set-up

    def arranged(self, number: int) -> str:
        domain = self.table.box.ways(self.player.boards)[number]
        return joined([self.tongue.sentence("explain.arrange", areas=areas(self.tongue, domain)), self.ours("boards")])

    def beside(self, cell: int) -> str:
        """The colours next to the starting castle."""
        domain = self.player.domain
        around = [int(domain.colour[other]) for other in range(CELLS) if domain.around[cell] & BIT[other]]
        colours = [colour_of(self.tongue, colour) for colour in sorted(set(around))]
        return self.tongue.sentence("explain.start", colours=self.tongue.all_of(colours))

    def bonus(self, kind: int) -> str:
        text = self.tongue.word(f"help.bonus.{BONUS_NAMES[kind]}")
        return joined([text, self.again() if kind == MORE_STORAGE else ""])

    # Tiles

    def type_at(self, place: int) -> str:
        return self.type_text(int(TYPE_OF[self.table.display[place]]))

    def type_text(self, kind: int) -> str:
        name = TYPE_NAMES[kind]
        ours = self.ours(OURS_OF_TYPE[name]) if name in OURS_OF_TYPE else ""
        return joined([self.tongue.word(f"help.type.{name}"), ours])

    def more_cards(self) -> str:
        number = int(self.player.bonuses[MORE_CARDS])
        return self.tongue.sentence("explain.draw", number=number) if number else ""

    def making_room(self) -> str:
        return "" if self.player.has_room() else self.tongue.sentence("explain.full")

    def ending(self, place: int) -> str:
        """Whether the tile that fills the gap ends the round."""
        world = self.trial()
        display.refill(world, self.seat, place)
        if self.table.due or not world.due:
            return ""
        return self.tongue.sentence("explain.last tile", stack=self.table.round)

    # Points

    def placed(self, cell: int, given: list[Event]) -> str:
        """The green points of a piece placed on a space, and what else it brings."""
        points = [self.gives(**event.named()) for event in given]
        return joined([*points, self.again() if points else "", self.type_text(int(self.player.domain.colour[cell]))])

    def gives(self, points: int, why: int, what: int) -> str:
        said = self.tongue.sentence(
            f"gives.{GREEN_FOR[why]}",
            what=won_for(self.tongue, why, what),
            points=self.tongue.count("green", points),
        )
        return joined([capital(said), self.ours("colour_bonuses") if why == A_COLOUR else ""])

    def green_by_putting(self, piece: int, cell: int) -> list[Event]:
        world = self.trial()
        return self.green(world, int(placing.unstore(world, world.players[self.seat], piece)), cell)

    def green_by_putting_free(self, place: int, cell: int) -> list[Event]:
        world = self.trial()
        return self.green(world, int(world.display[place]), cell)

    def trial(self) -> Table:
        """A copy of the table to try things on, with nothing told yet."""
        world = self.table.copy()
        world.telling = True
        world.events = []
        return world

    def green(self, world: Table, piece: int, cell: int) -> list[Event]:
        """The green points of a piece on a space, told by the rules."""
        placing.lay(world, self.seat, piece, cell)
        if self.player.domain.colour[cell] == FARMLAND:
            placing.bring(world, self.seat, cell)
        return [event for event in world.events if event.kind is GREEN_POINTS]

    def again(self) -> str:
        """How often green points of now count; nothing where it is once."""
        times = ROUNDS + 1 - max(int(self.table.round), 1)
        return self.tongue.sentence("again", number=times) if times > 1 else ""

    # Paying

    def left(self, one: int, two: int) -> str:
        counts, workers = self.price(one, two)
        held = int(self.player.cards()) - sum(counts.values())
        return self.tongue.sentence(
            "explain.pay",
            cards=self.tongue.count("cards", held),
            workers=self.tongue.count("workers", int(self.player.workers) - workers),
        )
