"""Events in words."""

from __future__ import annotations

from feldberg.core.words import Teller
from feldberg.games.burgundy.content import COLOUR_NAMES, GOODS_NAMES, INN_SPACE, NUMBERED
from feldberg.games.burgundy.estates import PRINTED
from feldberg.games.burgundy.scoring import CAUSE_NAMES
from feldberg.games.burgundy.words.sentences import cell_name, depot_of, dice_of, goods


class BurgundyTeller(Teller):
    def variant(self) -> str:
        values = self.values
        if self.kind in ("silver", "workers"):
            return f"{self.kind}.gain" if values[self.kind] > 0 else f"{self.kind}.pay"
        if self.kind == "bought" and values["space"] >= NUMBERED:
            return "bought.inn" if values["space"] == INN_SPACE else "bought.black"
        if self.kind == "received" and values["space"] >= NUMBERED:
            return "received.black"
        if self.kind == "took" and values["space"] >= NUMBERED:
            return "took.black"
        if self.kind == "round" and self.options["players"] == 1:
            return "round.alone"
        if self.kind == "bonus_tile":
            return "bonus_tile.large" if values["large"] else "bonus_tile.small"
        if self.kind == "points":
            return f"points.{CAUSE_NAMES[values['cause']]}"
        return self.kind

    def holes(self) -> dict[str, object]:
        values, tongue = self.values, self.tongue
        said: dict[str, object] = {}
        for what in ("silver", "workers", "points"):
            if what in values:
                said[what] = tongue.count(tongue.taken(what), abs(values[what]))
        if "tile" in values:
            said["tile"] = tongue.sentences[f"object.{values['tile']}.{self.options['edition']}"]
        if "cell" in values:
            number = dice_of(self.options)[values["cell"]]
            said["number"] = number
            if "tile" in values:
                said["cell"] = cell_name(tongue, values["tile"], number)
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
        if "estate" in values:
            said["estate"] = PRINTED[self.options["edition"]][values["estate"]].name
        if self.kind == "left_behind":
            said["goods"] = tongue.count("goods", values["count"])
        elif self.kind in ("bonus_tile", "filled"):
            said["cells"] = tongue.sentences[f"cells.{COLOUR_NAMES[values['colour']]}"]
        elif "colour" in values:
            said["colour"] = tongue.words[f"goods.{GOODS_NAMES[values['colour']]}"]
            said["goods"] = goods(tongue, values["colour"], values.get("goods", values.get("count", 1)))
        return said
