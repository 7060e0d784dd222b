"""A stand-in until the words are there."""

from __future__ import annotations

from typing import Any

from feldberg.games.hallertau.content.cards import CARDS
from feldberg.games.hallertau.content.pieces import BUILDING_NAMES, RESOURCE_NAMES
from feldberg.games.hallertau.content.spaces import SPACE_TEXTS


def say(table: Any, action: int, lang: str, seat: int) -> str:
    return str(table.game.parts(action))


def explain(table: Any, action: int, lang: str, seat: int) -> str:
    return ""


def asks(table: Any, lang: str) -> str:
    return type(table.agenda[-1]).__name__ if table.agenda else "over"


def tells(event: Any, lang: str) -> str:
    return str(event.to_dict())


def word(key: str, lang: str) -> str:
    return key


def glossary(lang: str) -> dict[str, dict[str, str]]:
    found = {f"space:{name}": {"name": name, "help": text, "gains": text} for name, text in SPACE_TEXTS.items()}
    found |= {f"good:{name}": {"name": name, "help": name} for name in RESOURCE_NAMES}
    found |= {f"building:{name}": {"name": name, "help": name} for name in BUILDING_NAMES}
    for card in CARDS:
        needs, pays, gains, income = card.texts
        entry = {"name": f"Card {card.number:03}", "help": f"{needs} {pays} {gains} {income}".strip()}
        texts = {"needs": needs, "pays": pays, "gains": gains, "income": income}
        numbers = {"points": card.points, "only": card.only, "but": card.but}
        entry |= {key: text for key, text in texts.items() if text}
        entry |= {key: str(value) for key, value in numbers.items() if value}
        found[f"card:{card.number:03}"] = entry
    return found
