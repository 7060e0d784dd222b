"""Words of the module `extra_tiles`."""

from __future__ import annotations

from feldberg.core.words import Speaker
from feldberg.games.burgundy.modules.extra_tiles import HIRE_PRICE, HIRED, Geese, building_tile
from feldberg.games.burgundy.scoring import herd_points
from feldberg.games.burgundy.state import Table

TITLES = {
    "element.building:warehouse": ("As a warehouse", "Как склад"),
    "element.building:watchtower": ("As a watchtower", "Как сторожевая башня"),
    "element.building:workshop": ("As a workshop", "Как мастерская"),
    "element.building:church": ("As a church", "Как церковь"),
    "element.building:market": ("As a market", "Как рынок"),
    "element.building:boarding-house": ("As a boarding house", "Как пансион"),
    "element.building:bank": ("As a bank", "Как банк"),
    "element.building:town-hall": ("As a town hall", "Как ратуша"),
    "element.building:white-castle": ("As a white castle", "Как белый замок"),
}

SENTENCES = {
    "hire": ("hire {workers} for {silver}", "нанять {workers} за {silver}"),
    "imitate": ("use the crane as {tile}", "использовать кран как {tile}"),
    "done.Crane": ("do without the crane", "обойтись без крана"),
    "herd": ("let the geese score {animals}: {points}", "посчитать с гусями {animals}: {points}"),
    "animals.0": ("the cows", "коров"),
    "animals.1": ("the pigs", "свиней"),
    "animals.2": ("the sheep", "овец"),
    "animals.3": ("the goats", "коз"),
    "ask.Crane": ("choose which building the crane stands for", "выбрать, каким зданием будет кран"),
    "ask.Geese": (
        "choose which animals score with the geese",
        "выбрать, каких животных посчитать с гусями",
    ),
    "ask.Turn.hire": ("hire workers or end the turn", "нанять рабочих или закончить ход"),
    "tell.imitated": ("{player} uses the crane as {tile}", "{player} использует кран как {tile}"),
    "why.crane": (
        "Only a crane that you place stands for a building.",
        "Здание заменяет только поставленный вами кран.",
    ),
    "why.crane.nothing": (
        "There is nothing that this building could do now.",
        "Этому зданию сейчас нечего делать.",
    ),
    "why.absent": ("This game is played without it.", "В этой игре этого нет."),
}


class ExtraTilesSpeaker(Speaker[Table]):
    def say_hire(self, _: int) -> str:
        workers = self.tongue.count(self.tongue.taken("workers"), HIRED)
        return self.tongue.sentence("hire", workers=workers, silver=self.tongue.count("silver", HIRE_PRICE))

    def say_imitate(self, building: int) -> str:
        tile = self.tongue.sentences[f"object.{building_tile(building)}"]
        return self.tongue.sentence("imitate", tile=tile)

    def say_herd(self, kind: int) -> str:
        assert isinstance(self.top, Geese)
        points = herd_points(self.table, self.seat, self.top.cell, kind)
        animals = self.tongue.sentences[f"animals.{kind}"]
        return self.tongue.sentence("herd", animals=animals, points=self.tongue.count("points", int(points)))
