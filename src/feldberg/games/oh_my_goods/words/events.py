"""Events in words. Those that have no sentence are seen on the table, or told by the ones around them."""

from __future__ import annotations

from feldberg.core.words import Teller
from feldberg.games.oh_my_goods.content import (
    COLOUR_OF,
    FACE_POINTS,
    FIRST_CHARACTER,
    GOOD_OF,
    KIND_OF,
    POINTS,
    RESOURCE_NAMES,
)
from feldberg.games.oh_my_goods.rules import production
from feldberg.games.oh_my_goods.words.longsdale import named
from feldberg.games.oh_my_goods.words.sentences import face_name
from feldberg.games.oh_my_goods.words.texts import card_name, cards, chain_inputs, price, resource_of, some_goods


class OhMyGoodsTeller(Teller):
    def variant(self) -> str:
        if self.kind == "placed":
            return "placed.sloppy" if self.values["sloppy"] else "placed.efficient"
        if self.kind == "produced" and not self.values["count"]:
            return "produced.none"
        if self.kind == "discarded" and self.values["card"] >= FIRST_CHARACTER:
            return "discarded.character"
        if self.kind in ("took side", "side won"):
            return f"{self.kind}.{self.values['side']}"
        if self.kind == "ended":
            return "ended.longsdale"
        return self.kind

    def holes(self) -> dict[str, object]:
        values, tongue = self.values, self.tongue
        said: dict[str, object] = {}
        if "card" in values:
            card = values["card"]
            said["card"] = said["building"] = card_name(tongue, card)
            said["subject"] = card_name(tongue, card, "subject")
            said["points"] = tongue.count("points", int(POINTS[card]))
            if COLOUR_OF[card] < len(RESOURCE_NAMES):
                said["resource"] = resource_of(tongue, card)
            if self.kind in ("produced", "chained"):
                said["goods"] = some_goods(tongue, int(GOOD_OF[card]), values["count"])
            if self.kind == "chained":
                said["inputs"] = chain_inputs(tongue, card, values["count"] // int(production.inputs(KIND_OF[card])))
        if "face" in values:
            said["face"] = face_name(tongue, values["face"])
            said.setdefault("points", tongue.count("points", int(FACE_POINTS[values["face"]])))
        if "good" in values:
            said["goods"] = some_goods(tongue, values["good"], values["count"])
        if "coins" in values:
            said["coins"] = price(tongue, values["coins"])
        if "number" in values:
            said["name"] = named(tongue, values["number"])
        if "character" in values:
            said["name"] = card_name(tongue, FIRST_CHARACTER + values["character"])
        for what in ("event", "ending"):
            if what in values:
                said["name"] = tongue.word(f"{what}.{values[what]}")
        if "cards" in values:
            said["cards"] = cards(tongue, values["cards"])
        return said
