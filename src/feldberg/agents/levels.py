"""The levels of play that a seat can be given: one table for everybody who names, offers or calls a bot."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from inspect import signature
from typing import Any, NamedTuple

from feldberg.agents.base import Agent
from feldberg.agents.greedy import Greedy
from feldberg.agents.novice import Novice
from feldberg.agents.random import Random
from feldberg.agents.search import GAMES_OWN, Search
from feldberg.core.errors import OptionError
from feldberg.core.game import Game


class Role(StrEnum):
    """What one level is called for. Each role is one level's."""

    OPPONENT = "opponent"  # sits opposite where nobody chose
    HINT = "hint"  # says what it would do
    TAKES_OVER = "takes over"  # plays on for who left or ran out of time, be it a bot
    FALLBACK = "fallback"  # decides where all others failed


class Words(NamedTuple):
    name: str
    style: str  # how it plays


@dataclass(frozen=True)
class Level:
    name: str
    maker: Callable[..., Agent]  # of a game, a seed, and what it takes for a budget
    words: Mapping[str, Words]  # by language
    roles: frozenset[Role] = frozenset()
    offered: bool = True  # to people who seat bots; the others are for study
    seconds: float = 0.0  # that it may think about a decision; none where it takes no time to speak of


# Weakest first.
LEVELS = (
    Level(
        "random",
        Random,
        {"en": Words("Random bot", "plays at random"), "ru": Words("Случайный бот", "играет наугад")},
        frozenset({Role.FALLBACK}),
        offered=False,
    ),
    Level(
        "novice",
        Novice,
        {
            "en": Words("Novice", "misjudges a good deal"),
            "ru": Words("Новичок", "часто ошибается в оценке"),
        },
    ),
    Level(
        "greedy",
        Greedy,
        {"en": Words("Greedy bot", "looks one move ahead"), "ru": Words("Жадный бот", "смотрит на ход вперёд")},
        offered=False,
    ),
    Level(
        "apprentice",
        Greedy,
        {
            "en": Words("Apprentice", "looks one move ahead"),
            "ru": Words("Ученик", "смотрит на ход вперёд"),
        },
        frozenset({Role.OPPONENT, Role.TAKES_OVER}),
    ),
    Level(
        "journeyman",
        partial(Search, playouts=300, horizon=8, learned=0),
        {
            "en": Words("Journeyman", "tries moves out in its head"),
            "ru": Words("Подмастерье", "проверяет ходы в уме"),
        },
        frozenset({Role.HINT}),
        seconds=0.2,
    ),
    Level(
        "master",
        partial(Search, playouts=3000, horizon=GAMES_OWN, plans=1, depth=GAMES_OWN),
        {
            "en": Words("Master", "thinks far ahead, up to 2 s a move"),
            "ru": Words("Мастер", "считает далеко, до 2 с на ход"),
        },
        seconds=2.0,
    ),
)

BY_NAME = {one.name: one for one in LEVELS}
BY_ROLE = {role: one for one in LEVELS for role in one.roles}


def level(name: str) -> Level:
    if name not in BY_NAME:
        raise OptionError(f"there is no agent {name!r}: the agents are {', '.join(BY_NAME)}")
    return BY_NAME[name]


def level_for(role: Role) -> Level:
    return BY_ROLE[role]


def agents() -> tuple[str, ...]:
    """The names of all agents, weakest first."""
    return tuple(BY_NAME)


def offered() -> tuple[str, ...]:
    """Those that people who seat bots are offered."""
    return tuple(one.name for one in LEVELS if one.offered)


def quick() -> tuple[str, ...]:
    """Those of the offered that decide at once."""
    return tuple(name for name in offered() if not level(name).seconds)


def agent(name: str, game: Game[Any], seed: int = 0, **budget: float | str) -> Agent:
    """An agent for a game; the seed settles its own luck, a budget such as playouts=48 how much it thinks."""
    one = level(name)
    _game, _seed, *known = signature(one.maker).parameters.values()
    usual = {parameter.name: parameter.default for parameter in known}
    for key, value in budget.items():
        if key not in usual:
            raise OptionError(f"{name} has no {key!r} in its budget: it takes {', '.join(usual) or 'none'}")
        if isinstance(value, str) != isinstance(usual[key], str):
            wanted = "name" if isinstance(usual[key], str) else "number"
            raise OptionError(f"{name}: {key} wants a {wanted}, not {value!r}")
        if isinstance(usual[key], int) and type(value) is not int:
            raise OptionError(f"{name}: {key} wants a whole number, not {value!r}")
    return one.maker(game, seed, **({"seconds": one.seconds} if one.seconds else {}) | budget)
