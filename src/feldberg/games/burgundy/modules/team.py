"""Team."""

from __future__ import annotations

from typing import ClassVar

from feldberg.games.burgundy.module import Module


class Team(Module):
    NAME: ClassVar[str] = "team"
