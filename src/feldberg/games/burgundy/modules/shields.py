"""Shields."""

from __future__ import annotations

from typing import ClassVar

from feldberg.games.burgundy.module import Module


class Shields(Module):
    NAME: ClassVar[str] = "shields"
