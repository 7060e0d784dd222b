from __future__ import annotations

from collections.abc import Sequence

from feldberg.core.events import Event
from feldberg.core.options import Options
from feldberg.core.words import by_number, signed

from .game import ACTIONS, Table

WORDS = {
    "en": {
        "title": "Toy",
        "option.players": "Players",
        "option.team": "In teams",
        "points": "points",
        "partners": "partners' points",
        "coins": "coins",
        "lay": "lay the {card}",
        "stake": "stake {coins}",
        "prize": "take {coins} coins instead of points",
        "caution": "caution {on}",
        "ask": "{who}: {what}",
        "tell": "{who}: {what} {value}",
        "player": "Player {number}",
    },
    "ru": {
        "title": "Игрушка",
        "option.players": "Игроки",
        "option.team": "Командами",
        "points": "очки",
        "partners": "очки партнёров",
        "coins": "монеты",
        "lay": "выложить {card}",
        "stake": "поставить {coins}",
        "prize": "взять {coins} монет вместо очков",
        "caution": "осторожность {on}",
        "ask": "{who}: {what}",
        "tell": "{who}: {what} {value}",
        "player": "Игрок {number}",
    },
}


def say(table: Table, action: int, lang: str, seat: int) -> str:
    parts = ACTIONS.parts(action)
    return WORDS[lang][str(parts["kind"])].format(**parts)


def explain(table: Table, action: int, lang: str, seat: int) -> str:
    return ""


def player(seat: int, lang: str, names: Sequence[str]) -> str:
    return names[seat] if names else WORDS[lang]["player"].format(number=seat + 1)


def asks(table: Table, lang: str, names: Sequence[str]) -> str:
    who = ", ".join(player(seat, lang, names) for seat in table.seats)
    return WORDS[lang]["ask"].format(who=who, what=type(table.agenda[-1]).__name__ if table.agenda else "-")


def tells(event: Event, lang: str, options: Options, names: Sequence[str]) -> str:
    who = player(int(event.seat), lang, names) if event.seat >= 0 else "-"
    return WORDS[lang]["tell"].format(who=who, what=event.kind.name, value=event.values())


def word(key: str, lang: str) -> str:
    return WORDS[lang][key]


def gained(gain: str, number: int, lang: str) -> str:
    return f"{signed(number)} {word(gain, lang)}"


def glossary(lang: str) -> dict[str, dict[str, str]]:
    gains = {
        f"gain.{gain}": {"name": word(gain, lang), **by_number([word(gain, lang)] * 3)} for gain in ("points", "coins")
    }
    options = {key: {"name": text} for key, text in WORDS[lang].items() if key.startswith("option.")}
    return gains | options | {f"sheet.{line}": {"name": word(line, lang)} for line in ("points", "partners")}
