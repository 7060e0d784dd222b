"""Who decides: agents that play any game through the contract."""

from __future__ import annotations

from typing import Any

from feldberg.agents.base import Agent
from feldberg.agents.greedy import Greedy
from feldberg.agents.random import Random
from feldberg.core.errors import OptionError
from feldberg.core.game import Game

AGENTS: dict[str, type[Agent]] = {"random": Random, "greedy": Greedy}


def agents() -> tuple[str, ...]:
    """The names of all agents, weakest first."""
    return tuple(AGENTS)


def agent(name: str, game: Game[Any], seed: int = 0) -> Agent:
    """An agent for a game; the seed settles its own luck."""
    if name not in AGENTS:
        raise OptionError(f"there is no agent {name!r}: the agents are {', '.join(AGENTS)}")
    return AGENTS[name](game, seed)


__all__ = ["Agent", "agent", "agents"]
