"""What every agent is."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from feldberg.agents.explaining import Explained, Weighed, explained
from feldberg.core.game import Game
from feldberg.core.perspective import Perspective


class GivenUp(Exception):
    """Nobody wants what was being thought about any more."""


class Agent:
    """Decides for a seat from what that seat may know."""

    unwanted: Callable[[], bool] | None = None  # whether nobody waits any more for what it thinks about

    def __init__(self, game: Game[Any], seed: int) -> None:
        self.game = game
        self.luck = random.Random(seed)

    def heed(self) -> None:
        """To be called every few milliseconds of a long thought: ends it where it is no longer wanted."""
        if self.unwanted is not None and self.unwanted():
            raise GivenUp

    def choose(self, seen: Perspective) -> int:
        raise NotImplementedError

    def weigh(self, seen: Perspective) -> list[Weighed]:
        """What it would choose, then what else it thought of, the better before the worse."""
        return [Weighed(self.choose(seen), [])]

    def explain(self, seen: Perspective, lang: str = "en") -> list[Explained]:
        """The best few choices, the best first, and what it expects of them."""
        return explained(self.weigh(seen), seen, lang, self.heed)
