"""The levels of play that a seat can be given: one table for everybody who names, offers or calls a bot."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from inspect import signature
from typing import Any, NamedTuple

from feldberg.agents.base import Agent
from feldberg.agents.greedy import Greedy
from feldberg.agents.random import Random
from feldberg.agents.rollouts import Rollouts
from feldberg.core.errors import OptionError
from feldberg.core.game import Game


class Role(StrEnum):
    """What one level is called for. Each role is one level's."""

    OPPONENT = "opponent"  # sits opposite where nobody chose
    HINT = "hint"  # says what it would do
    TAKES_OVER = "takes over"  # plays on for who left or ran out of time
    FALLBACK = "fallback"  # decides where another failed or took too long


class Words(NamedTuple):
    name: str
    style: str  # how it plays


@dataclass(frozen=True)
class Level:
    name: str
    maker: Callable[..., Agent]  # of a game, a seed, and what it takes for a budget
    seconds: float  # that it thinks about a decision
    words: Mapping[str, Words]  # by language
    roles: frozenset[Role] = frozenset()
    offered: bool = True  # to people who seat bots


# Weakest first.
LEVELS = (
    Level(
        "random",
        Random,
        0.0,
        {"en": Words("Random bot", "plays at random"), "ru": Words("Случайный бот", "играет наугад")},
        frozenset({Role.FALLBACK}),
    ),
    Level(
        "greedy",
        Greedy,
        0.0,
        {"en": Words("Greedy bot", "looks one move ahead"), "ru": Words("Жадный бот", "смотрит на ход вперёд")},
        frozenset({Role.OPPONENT, Role.HINT, Role.TAKES_OVER}),
    ),
    Level(
        "thoughtful",
        Rollouts,
        1.0,
        {
            "en": Words("Thoughtful bot", "tries moves out in its head"),
            "ru": Words("Вдумчивый бот", "обдумывает, что будет дальше"),
        },
        offered=False,  # for study: without a C compiler it takes longer than people wait
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
    """Those that people are offered as opponents."""
    return tuple(one.name for one in LEVELS if one.offered)


def agent(name: str, game: Game[Any], seed: int = 0, **budget: float) -> Agent:
    """An agent for a game; the seed settles its own luck, a budget such as playouts=48 how much it thinks."""
    maker = level(name).maker
    _game, _seed, *known = signature(maker).parameters
    for key in budget:
        if key not in known:
            raise OptionError(f"{name} has no {key!r} in its budget: it takes {', '.join(known) or 'none'}")
    return maker(game, seed, **budget)
