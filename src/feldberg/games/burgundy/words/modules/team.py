"""Words of the module `team`."""

from __future__ import annotations

from feldberg.core.words import Speaker
from feldberg.games.burgundy.content import TILES
from feldberg.games.burgundy.state import Table

WORDS = {
    "partner": ("partner", "напарник"),
    "label.shared": ("shared", "общее"),
}

TITLES = {
    "sheet.partner.help": (
        "All points that the partner has made. What is left at the end counts once for both.",
        "Все очки, которые принёс напарник. То, что осталось в конце, считается один раз на двоих.",
    ),
}

SENTENCES = {
    "shared": (" from the shared storage", " из общего хранилища"),
    "stow.0": ("store it on a space of your own", "положить на своё место"),
    "stow.1": ("store it on a space of both partners", "положить на общее место"),
    "ask.Stow": ("choose where to store {tile}", "выбрать, куда положить {tile}"),
    "why.partner": (
        "This storage space is your partner's alone.",
        "Это место хранилища только для вашего напарника.",
    ),
    "why.no such": ("This estate has none such.", "В этом герцогстве такого нет."),
}


class TeamSpeaker(Speaker[Table]):
    def shared(self, name: int) -> str:
        """Of a stored tile as an action names it: whether it is one that partners share."""
        return self.tongue.sentences["shared"] if name >= TILES else ""

    def say_stow(self, shared: int) -> str:
        return self.tongue.sentences[f"stow.{shared}"]
