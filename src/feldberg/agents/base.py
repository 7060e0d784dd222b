"""What every agent is."""

from __future__ import annotations

import random
from typing import Any

from feldberg.core.game import Game
from feldberg.core.perspective import Perspective


class Agent:
    """Decides for a seat from what that seat may know."""

    def __init__(self, game: Game[Any], seed: int) -> None:
        self.game = game
        self.luck = random.Random(seed)

    def choose(self, seen: Perspective) -> int:
        raise NotImplementedError
