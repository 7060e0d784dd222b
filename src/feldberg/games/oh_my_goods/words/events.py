"""Events in words. Those that have no sentence are seen on the table, or told by the ones around them."""

from __future__ import annotations

from feldberg.core.words import Teller
from feldberg.games.oh_my_goods.content import COLOUR_OF, FACE_POINTS, GOOD_OF, KIND_OF, POINTS, RESOURCE_NAMES
from feldberg.games.oh_my_goods.rules import production
from feldberg.games.oh_my_goods.words.sentences import building_name, face_name
from feldberg.games.oh_my_goods.words.texts import chain_inputs, kind_name, resource_of, some_goods


class OhMyGoodsTeller(Teller):
    def variant(self) -> str:
        if self.kind == "placed":
            return "placed.sloppy" if self.values["sloppy"] else "placed.efficient"
        if self.kind == "produced" and not self.values["count"]:
            return "produced.none"
        return self.kind

    def holes(self) -> dict[str, object]:
        values, tongue = self.values, self.tongue
        said: dict[str, object] = {}
        if "card" in values:
            card = values["card"]
            kind = int(KIND_OF[card])
            said["card"] = said["building"] = building_name(tongue, card)
            said["subject"] = tongue.sentences[f"subject.{kind_name(card)}"]
            said["points"] = tongue.count("points", int(POINTS[card]))
            if COLOUR_OF[card] < len(RESOURCE_NAMES):
                said["resource"] = resource_of(tongue, card)
            if self.kind in ("produced", "chained"):
                said["goods"] = some_goods(tongue, int(GOOD_OF[kind]), values["count"])
            if self.kind == "chained":
                said["inputs"] = chain_inputs(tongue, kind, values["count"] // int(production.inputs(kind)))
        if "face" in values:
            said["face"] = face_name(tongue, values["face"])
            said.setdefault("points", tongue.count("points", int(FACE_POINTS[values["face"]])))
        if "good" in values:
            said["goods"] = some_goods(tongue, values["good"], values["count"])
        if "cards" in values:
            said["cards"] = tongue.count(tongue.taken("cards"), values["cards"])
        return said
