"""Solo."""

from __future__ import annotations

from typing import ClassVar

from feldberg.games.burgundy.module import Module


class Solo(Module):
    NAME: ClassVar[str] = "solo"
