"""Events in words."""

from __future__ import annotations

from feldberg.core.words import Teller
from feldberg.games.hallertau.content.pieces import (
    BUILDING_NAMES,
    DECK_NAMES,
    LAST_CARDS,
    RESOURCE_NAMES,
    SHEEP,
)
from feldberg.games.hallertau.words.sentences import amount, card, origin, space_name, target, workers


class HallertauTeller(Teller):
    def variant(self) -> str:
        if self.kind in RESOURCE_NAMES:
            return "gain" if self.values["amount"] > 0 else "pay"
        if self.kind == "pushed" and not self.values["space"]:
            return "pushed.off"
        if self.kind == "phase" and self.values["phase"] == LAST_CARDS:
            return "phase.last"
        return self.kind

    def holes(self) -> dict[str, object]:
        values, tongue = self.values, self.tongue
        said: dict[str, object] = {}
        if self.kind in RESOURCE_NAMES:
            said["what"] = amount(tongue, RESOURCE_NAMES.index(self.kind), abs(values["amount"]))
        elif self.kind == "workers":
            said["workers"] = workers(tongue, values["amount"])
        elif self.kind == "points":
            said["points"] = tongue.count("points", values["amount"])
        if "workers" in values:
            said["workers"] = workers(tongue, values["workers"])
            said["number"] = values["workers"]
        if "building" in values:
            building = BUILDING_NAMES[values["building"]]
            said["building"] = tongue.sentences[f"building.{building}"]
            said["of_building"] = tongue.sentences[f"of_building.{building}"]
        elif "space" in values:
            said["space"] = space_name(tongue, values["space"])
        if "card" in values:
            said["card"] = card(tongue, values["card"])
        if "deck" in values:
            said["drawn"] = tongue.count(f"{DECK_NAMES[values['deck']]} cards", 1)
        if "good" in values:
            said["good"] = tongue.sentences[f"with.{RESOURCE_NAMES[values['good']]}"]
            said["name"] = tongue.words[f"resource.{RESOURCE_NAMES[values['good']]}"]
        if self.kind == "phase":
            said["name"] = tongue.words[f"phase.{values['phase']}"]
        elif self.kind == "shifted":
            said["source"], said["target"] = space_name(tongue, values["from"]), space_name(tongue, values["to"])
        elif self.kind == "stepped":
            said["origin"], said["target"] = origin(tongue, values["from"]), target(tongue, values["to"])
        elif self.kind == "died":
            said["sheep"] = amount(tongue, SHEEP, values["count"])
        return said
