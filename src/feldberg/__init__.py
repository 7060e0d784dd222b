"""Feldberg: modern board games in full, to play and to study."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

__version__ = "0.1.0"

if os.environ.get("FELDBERG_PURE", "0") != "0":
    from feldberg import _pure

    _pure.install()

from feldberg.agents import agent, agents
from feldberg.core.errors import FeldbergError, IllegalAction, OptionError, RecordError, SaveError
from feldberg.core.game import Game
from feldberg.core.perspective import Perspective
from feldberg.core.record import Record
from feldberg.core.registry import game
from feldberg.core.state import State
from feldberg.export import show

if TYPE_CHECKING:
    from feldberg.core.registry import games
else:
    from feldberg import games  # the package of that name, which can be called

__all__ = [
    "FeldbergError",
    "Game",
    "IllegalAction",
    "OptionError",
    "Perspective",
    "Record",
    "RecordError",
    "SaveError",
    "State",
    "__version__",
    "agent",
    "agents",
    "game",
    "games",
    "show",
]
