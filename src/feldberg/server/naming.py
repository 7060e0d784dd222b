"""What the seats of a table are called in sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from feldberg.server.models import SeatRow

WORDS = {
    "en": {
        "random": "Random bot",
        "greedy": "Greedy bot",
        "bot": "{name} bot",
        "left": "{name} (bot)",
        "nobody": "Player {number}",
    },
    "ru": {
        "random": "Случайный бот",
        "greedy": "Жадный бот",
        "bot": "Бот {name}",
        "left": "{name} (бот)",
        "nobody": "Игрок {number}",
    },
}


def seat_names(seats: Sequence[SeatRow], people: Mapping[str, str], lang: str) -> list[str]:
    """A name for every seat; those who are called alike are numbered."""
    plain = [plain_name(one, people, WORDS[lang]) for one in seats]
    alike = Counter(plain)
    met: Counter[str] = Counter()
    names = []
    for name in plain:
        met[name] += 1
        names.append(f"{name} {met[name]}" if alike[name] > 1 else name)
    return names


def plain_name(seat: SeatRow, people: Mapping[str, str], words: Mapping[str, str]) -> str:
    person = people.get(seat.user) if seat.user else None
    if seat.bot is None:
        return person or words["nobody"].format(number=seat.seat + 1)
    if person is not None:
        return words["left"].format(name=person)
    return words.get(seat.bot) or words["bot"].format(name=seat.bot.capitalize())
