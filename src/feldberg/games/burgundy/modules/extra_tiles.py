"""ExtraTiles."""

from __future__ import annotations

from typing import ClassVar

from feldberg.games.burgundy.module import Module


class ExtraTiles(Module):
    NAME: ClassVar[str] = "extra_tiles"
