"""Events in words."""

from __future__ import annotations

from collections.abc import Sequence

from feldberg.core.words import Teller
from feldberg.games.burgundy.content import COLOUR_NAMES, GOODS_NAMES
from feldberg.games.burgundy.estates import PRINTED
from feldberg.games.burgundy.scoring import CAUSE_NAMES
from feldberg.games.burgundy.words.sentences import cell_name, depot_of, dice_of, goods, origin


class BurgundyTeller(Teller):
    names: Sequence[str] = ()  # of the players

    def tell(self, names: Sequence[str]) -> str:
        self.names = names
        return super().tell(names)

    def variant(self) -> str:
        values = self.values
        if self.kind in ("silver", "workers"):
            return f"{self.kind}.gain" if values[self.kind] > 0 else f"{self.kind}.pay"
        if self.kind in ("bought", "received", "took"):
            return origin(self.kind, values["space"])
        if self.kind == "round" and self.options.get("players") == 1:
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
        if "effect" in values:
            said["effect"] = tongue.words[f"tile.{values['effect']}"]
        if "stop" in values:
            said["stop"] = values["stop"] + 1
        if "lender" in values:
            said["lender"] = tongue.player(values["lender"], self.names)
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
