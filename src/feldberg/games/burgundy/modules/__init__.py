"""The expansions of the 2019 box, each a module of its own."""

from __future__ import annotations

from typing import Any, Final

from feldberg.core.options import Options
from feldberg.core.questions import Question
from feldberg.games.burgundy.module import Module
from feldberg.games.burgundy.modules.border_posts import BorderPosts
from feldberg.games.burgundy.modules.extra_tiles import Crane, ExtraTiles, Geese
from feldberg.games.burgundy.modules.inns import Inns
from feldberg.games.burgundy.modules.receiving import Receive
from feldberg.games.burgundy.modules.shields.module import Shields
from feldberg.games.burgundy.modules.shields.questions import Borrow, CastleOrShield, ReceiveBoth, Upkeep
from feldberg.games.burgundy.modules.solo import First, Gain, Give, Reach, Solo, Swap
from feldberg.games.burgundy.modules.team import Stow, Team
from feldberg.games.burgundy.modules.trade_routes import Caravan, LayRoute, TradeRoutes
from feldberg.games.burgundy.modules.white_castles import WhiteCastle, WhiteCastles

# Those that are options, in the order in which they act at the same moment.
CHOSEN: Final[list[type[Module]]] = [ExtraTiles, WhiteCastles, Inns, BorderPosts, TradeRoutes, Shields]


def modules_of(options: Options) -> list[type[Module]]:
    """Those that a game with these options has."""
    kinds = [kind for kind in CHOSEN if options.get(kind.NAME)]
    if options.get("team"):
        kinds.append(Team)
    if options["players"] == 1:
        kinds.append(Solo)
    return kinds


QUESTIONS: Final[list[type[Question[Any]]]] = [
    Crane,
    Geese,
    WhiteCastle,
    Receive,
    LayRoute,
    Caravan,
    CastleOrShield,
    Upkeep,
    Borrow,
    ReceiveBoth,
    Stow,
    Gain,
    Reach,
    First,
    Swap,
    Give,
]
