"""Events in words. Those that have no sentence are told by the ones around them."""

from __future__ import annotations

from feldberg.core.words import Teller
from feldberg.games.tuscany.box import box
from feldberg.games.tuscany.content import BONUS_NAMES, HEX, ROUNDS, TYPE_NAMES
from feldberg.games.tuscany.domains import EVERY_WAY
from feldberg.games.tuscany.state import WOODEN_HEX
from feldberg.games.tuscany.words.texts import (
    GREEN_FOR,
    RED_FOR,
    arrangement,
    cards,
    colour_of,
    face_name,
    of_colours,
    reward,
    space,
    won_for,
)


class TuscanyTeller(Teller):
    def variant(self) -> str:
        kind, values = self.kind, self.values
        if kind == "green":
            return f"green.{GREEN_FOR[values['why']]}"
        if kind == "red":
            return f"red.{RED_FOR[values['why']]}"
        if kind in ("workers", "marble") and values[kind] < 0:
            return f"{kind}.paid"
        if kind == "turned up" and self.event.seat < 0:
            return "turned up.neutral"
        if kind == "round scored" and values["round"] == ROUNDS:
            return "round scored.last"
        return kind

    def holes(self) -> dict[str, object]:
        values, tongue = self.values, self.tongue
        said: dict[str, object] = {}
        if "arrangement" in values:
            said["arrangement"] = arrangement(tongue, EVERY_WAY[values["arrangement"]])
        if "cell" in values:
            said["space"] = space(tongue, values["cell"])
        for what in ("tile", "piece"):
            if what in values:
                said["tile"] = face_name(tongue, self.face(values[what]), self.form())
        if "type" in values:
            said["types"] = tongue.sentences[f"all {TYPE_NAMES[values['type']]}"]
            said["number"] = values["tiles"]
        if self.kind == "renewed":
            said["tiles"] = tongue.count("neutral tiles", values["tiles"])
        if self.kind == "paid":
            said["price"] = of_colours(tongue, {values["colour"]: values["cards"]})
        elif "colour" in values:
            said["colour"] = colour_of(tongue, values["colour"])
        elif "cards" in values:
            said["cards"] = cards(tongue, values["cards"])
        for gain in ("workers", "marble", "hexes"):
            if gain in values:
                said[gain] = tongue.count(tongue.taken(gain), abs(values[gain]))
        if "points" in values:
            said["points"] = tongue.count("red" if self.kind == "red" else "green", values["points"])
        if "what" in values:
            said["what"] = won_for(tongue, values["why"], values["what"])
        if self.kind == "bonus":
            said["bonus"] = tongue.word(f"bonus.{BONUS_NAMES[values['kind']]}")
        if "reward" in values:
            said["reward"] = reward(tongue, values["reward"], values["amount"])
        return said

    def form(self) -> str:
        """How a tile is called: a new one, or one that was seen before."""
        if self.variant() == "turned up.neutral":
            return "bare"
        return "a" if self.kind == "turned up" else "the"

    def face(self, piece: int) -> int:
        if piece == WOODEN_HEX:
            return HEX
        return int(box(self.options.get("content", {})).face[piece])
