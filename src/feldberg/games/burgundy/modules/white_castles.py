"""WhiteCastles."""

from __future__ import annotations

from typing import ClassVar

from feldberg.games.burgundy.module import Module


class WhiteCastles(Module):
    NAME: ClassVar[str] = "white_castles"
