"""What every agent is."""

from __future__ import annotations

import random
from typing import Any

from feldberg.agents.explaining import Explained, Weighed, explained
from feldberg.core.game import Game
from feldberg.core.perspective import Perspective


class Agent:
    """Decides for a seat from what that seat may know."""

    def __init__(self, game: Game[Any], seed: int) -> None:
        self.game = game
        self.luck = random.Random(seed)

    def choose(self, seen: Perspective) -> int:
        raise NotImplementedError

    def weigh(self, seen: Perspective) -> list[Weighed]:
        """What it would choose, then what else it thought of, the better before the worse."""
        return [Weighed(self.choose(seen), [])]

    def explain(self, seen: Perspective, lang: str = "en") -> list[Explained]:
        """The best few choices, the best first, and what it expects of them."""
        return explained(self.weigh(seen), seen, lang)
