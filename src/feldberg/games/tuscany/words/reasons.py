"""Why something cannot be chosen now."""

from __future__ import annotations

from typing import Final

from feldberg.games.tuscany.content import (
    BIT,
    COLOUR_NAMES,
    HEX,
    LARGEST_AREA,
    PRICE,
    TYPE_NAMES,
    TYPE_OF,
)
from feldberg.games.tuscany.domains import EVERY_WAY, Domain
from feldberg.games.tuscany.questions import Another, Arrange, Castle, ChooseBonus, Pay, Start, Take, Turn
from feldberg.games.tuscany.rules import cards, display
from feldberg.games.tuscany.state import NOTHING
from feldberg.games.tuscany.words.explaining import Explainer
from feldberg.games.tuscany.words.sentences import type_of
from feldberg.games.tuscany.words.texts import colour_of, of_colours

COLOURS: Final[list[str]] = [*COLOUR_NAMES]


class Reasons(Explainer):
    """A speaker who also says why not; of several reasons the one to be mended first."""

    def why_not(self, element: str) -> str:
        kind, _, rest = element.partition(":")
        if kind == "way":
            return self.of_way(int(rest))
        if kind == "cell":
            return self.of_cell(int(rest))
        if kind == "open":
            return self.of_open(int(rest))
        if kind == "store":
            return self.of_stored(int(rest))
        if kind == "bonus":
            return self.of_bonus()
        if kind == "card":
            name, _, at = rest.rpartition(":")
            return self.of_card(COLOURS.index(name), int(at))
        if kind == "worker":
            return self.of_worker(int(rest))
        return self.why("must take") if isinstance(self.top, Take) else ""

    def why(self, key: str, **holes: object) -> str:
        return self.tongue.sentence(f"why.{key}", **holes)

    @property
    def acts(self) -> bool:
        """Whether one of the three actions is asked for."""
        return isinstance(self.top, Turn | Another)

    # Set-up

    def of_way(self, number: int) -> str:
        if not isinstance(self.top, Arrange):
            return self.why("joined")
        boards = [self.table.box.boards[letter][at] for letter, at in enumerate(self.player.boards)]
        domain = Domain(EVERY_WAY[number], boards)
        cells = max(domain.cells, key=len)
        colour = colour_of(self.tongue, int(domain.colour[cells[0]]), "many")
        return self.why("area", number=len(cells), colour=colour, most=LARGEST_AREA)

    def of_bonus(self) -> str:
        if isinstance(self.top, ChooseBonus):
            return self.why("no bonus")
        return self.why("bonus later") if self.acts else ""

    # Tiles

    def of_open(self, place: int) -> str:
        """Open tiles are taken, or placed by a castle."""
        if self.table.display[place] == NOTHING:
            return self.why("no tile")
        if not self.acts and not isinstance(self.top, Take | Castle):
            return ""
        return self.of_fitting(int(TYPE_OF[self.table.display[place]]))

    def of_fitting(self, colour: int) -> str:
        """Why no space of a colour can be covered."""
        player = self.player
        full = player.domain.bits_of_colour[colour] & ~player.covered == 0
        return self.why("colour full" if full else "no space", colour=colour_of(self.tongue, colour, "many"))

    def of_stored(self, place: int) -> str:
        player = self.player
        if place >= player.storage():
            return self.why("storage", spaces=self.tongue.count("storage spaces", int(player.storage())))
        if place >= len(player.stored) + player.hexes:
            return self.why("nothing stored" if self.stored_faces() else "storage empty")
        if isinstance(self.top, Castle):
            return self.why("castle")
        if not self.acts:
            return ""
        return self.of_tile(int(TYPE_OF[player.stored[place]])) if place < len(player.stored) else self.of_hex()

    def of_tile(self, colour: int) -> str:
        return self.of_price(colour) if display.fits(self.player, colour) else self.of_fitting(colour)

    def of_hex(self) -> str:
        if self.player.open == 0:
            return self.why("domain full")
        if self.player.hexes == self.player.fresh:
            return self.why("new hex")
        return self.why("hex unpaid", number=PRICE)

    # Spaces

    def of_cell(self, cell: int) -> str:
        player, top = self.player, self.top
        if isinstance(top, Arrange):
            return self.why("boards first")
        if isinstance(top, Start):
            return self.why("dark green")
        if not self.acts and not isinstance(top, Castle):
            return ""
        if player.covered & BIT[cell]:
            return self.why("covered")
        if not player.open & BIT[cell]:
            return self.why("far")
        colour = int(player.domain.colour[cell])
        if isinstance(top, Castle):
            return self.why("not open", type=self.tongue.word(f"type.{TYPE_NAMES[colour]}"))
        return self.of_empty_space(colour)

    def of_empty_space(self, colour: int) -> str:
        """What a space that can be reached lacks: a piece for it, or its price."""
        faces = self.stored_faces()
        if not faces:
            return self.why("storage empty")
        if any(face != HEX and type_of(face) == colour for face in faces):
            return self.of_price(colour)
        if HEX not in faces:
            return self.why("not stored", type=self.tongue.word(f"type.{TYPE_NAMES[colour]}"))
        return self.why("new hex") if self.player.hexes == self.player.fresh else self.of_price(colour)

    # Paying

    def of_price(self, colour: int) -> str:
        """How much is missing for a space of a colour."""
        player = self.player
        missing = PRICE - int(player.hand[colour] + player.workers + cards.pairs(player, colour))
        return self.why(f"price.{missing}", cards=of_colours(self.tongue, {colour: PRICE}))

    def of_card(self, colour: int, at: int) -> str:
        top = self.top
        if not isinstance(top, Pay):
            return self.why("paying") if self.acts else ""
        held = int(self.player.hand[colour])
        if held == 0:
            return self.why("no cards", colour=colour_of(self.tongue, colour, "many"))
        if at >= held:
            return self.why("few cards", cards=self.tongue.count(f"{COLOUR_NAMES[colour]} cards", held))
        if colour == self.player.domain.colour[top.cell]:
            return self.why("enough", number=PRICE)
        return self.why("no pair", cards=self.tongue.count(f"{COLOUR_NAMES[colour]} cards", held))

    def of_worker(self, at: int) -> str:
        if not isinstance(self.top, Pay):
            return self.why("paying") if self.acts else ""
        held = int(self.player.workers)
        return self.why("few workers", workers=self.tongue.count("workers", held)) if held else self.why("no workers")
