"""Any legal action, each as likely."""

from __future__ import annotations

from feldberg.agents.base import Agent
from feldberg.core.perspective import Perspective


class Random(Agent):
    def choose(self, seen: Perspective) -> int:
        return self.luck.choice(seen.legal())
