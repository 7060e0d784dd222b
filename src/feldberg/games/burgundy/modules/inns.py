"""Inns."""

from __future__ import annotations

from typing import ClassVar

from feldberg.games.burgundy.module import Module


class Inns(Module):
    NAME: ClassVar[str] = "inns"
