"""Who decides: agents that play any game through the contract."""

from __future__ import annotations

from feldberg.agents.base import Agent, GivenUp
from feldberg.agents.crew import checked_processes
from feldberg.agents.explaining import Explained, reason
from feldberg.agents.levels import LEVELS, Level, Role, agent, agents, level, level_for, offered, quick
from feldberg.agents.typical import typical_scores

__all__ = [
    "LEVELS",
    "Agent",
    "Explained",
    "GivenUp",
    "Level",
    "Role",
    "agent",
    "agents",
    "checked_processes",
    "level",
    "level_for",
    "offered",
    "quick",
    "reason",
    "typical_scores",
]
