"""Who decides: agents that play any game through the contract."""

from __future__ import annotations

from feldberg.agents.base import Agent
from feldberg.agents.levels import LEVELS, Level, Role, agent, agents, level, level_for, offered

__all__ = ["LEVELS", "Agent", "Level", "Role", "agent", "agents", "level", "level_for", "offered"]
