"""TradeRoutes."""

from __future__ import annotations

from typing import ClassVar

from feldberg.games.burgundy.module import Module


class TradeRoutes(Module):
    NAME: ClassVar[str] = "trade_routes"
