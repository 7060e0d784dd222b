"""What the tests of every game's words share."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from types import ModuleType
from typing import Any, Protocol

import feldberg
from feldberg.core.events import EventKind
from feldberg.core.game import Game
from feldberg.core.state import State

NAMES = ["Ann", "Bob"]


class Position(Protocol):
    """A position of any game's tests."""

    game: Game[Any]

    @property
    def table(self) -> State: ...


def kinds(*rooms: ModuleType) -> dict[str, EventKind]:
    """The kinds of events that rooms tell of, by their names."""
    return {value.name: value for room in rooms for value in vars(room).values() if isinstance(value, EventKind)}


def clean(text: str, lang: str) -> bool:
    """Whether a text is whole: no leftovers of templates or of the other language."""
    wrong = re.search(r"[>=_{}|*]|  |,,|,[.:;]| [,.;:]|^$|\bNone\b", text)
    foreign = re.search(r"[а-яё]" if lang == "en" else r"[a-z]", text, re.IGNORECASE)
    return not wrong and not foreign


def played(name: str, seed: int, options: dict[str, Any], liked: Sequence[str], often: float) -> Iterator[Any]:
    """A random game, question by question, to its end; so often what is liked, which is a kind of action."""
    luck = random.Random(seed)
    table = feldberg.game(name, **options).start(seed)
    while not table.over:
        yield table
        seat = luck.choice(table.seats)
        legal = table.legal(seat)
        best = [action for action in legal if table.game.parts(action)["kind"] in liked]
        table.play(luck.choice(best if best and luck.random() < often else legal), seat)
    yield table


# What is said and told of a position


def said(at: Position, lang: str = "en", kind: str = "", seat: int | None = None) -> list[str]:
    """What a seat may do, the first that is asked unless told otherwise; perhaps of one kind only."""
    legal = [action for action in at.table.legal(seat) if kind in ("", at.game.parts(action)["kind"])]
    return [at.game.say(at.table, action, lang, seat) for action in legal]


def explained(at: Position, say: str, lang: str = "en") -> str:
    """The explanation of what is said so in English."""
    [action] = [one for one in at.table.legal() if at.game.say(at.table, one, "en") == say]
    return at.game.explain(at.table, action, lang)


def asked(at: Position, lang: str = "en") -> str:
    """What the first seat that is asked is told to do."""
    return at.game.asks(at.table, lang, seat=at.table.seat, addressed=True)


def told(at: Position, lang: str = "en", seat: int | None = 0) -> list[str]:
    """The log since the last action, as a seat reads it."""
    lines = [at.game.tells(event.seen_by(seat), lang, NAMES) for event in at.table.events]
    return [line for line in lines if line]
