"""The sets of options under which the shared tests of all games are run."""

from __future__ import annotations

from typing import Any

ESTATES: dict[str, dict[str, Any]] = {
    "beginner": {"estates": 1},
    "chosen": {"estates": [7, 8, 9, 5]},  # as many as there are players
    "dealt": {"estates": "dealt"},
    "secret": {"estates": "dealt", "choosing": "secret"},
}
OPTION_SETS: dict[str, dict[str, Any]] = {
    "2019-4p-second": {"players": 4, "edition": "2019", "estates": 2},
}
for edition in ("2019", "2011"):
    for players in (2, 3, 4):
        for kind, options in ESTATES.items():
            chosen = options["estates"][:players] if kind == "chosen" else options["estates"]
            OPTION_SETS[f"{edition}-{players}p-{kind}"] = {
                **options,
                "players": players,
                "edition": edition,
                "estates": chosen,
            }

# The modules that go with any estate.
ANYWHERE: dict[str, Any] = dict.fromkeys(["extra_tiles", "white_castles", "inns", "trade_routes", "shields"], True)
MODULES: dict[str, dict[str, Any]] = {
    "2019-2p-extra-tiles": {"players": 2, "extra_tiles": True},
    "2019-3p-white-castles": {"players": 3, "white_castles": True, "estates": 2},
    "2019-2p-inns": {"players": 2, "inns": True},
    "2019-2p-posts": {"players": 2, "border_posts": True},
    "2019-4p-tiles": {
        "players": 4,
        "extra_tiles": True,
        "white_castles": True,
        "inns": True,
        "estates": "dealt",
        "choosing": "secret",
    },
    "2019-3p-tiles-and-posts": {
        "players": 3,
        "border_posts": True,
        "extra_tiles": True,
        "white_castles": True,
        "inns": True,
    },
    "2019-2p-routes": {"players": 2, "trade_routes": True},
    "2019-3p-shields": {"players": 3, "shields": True, "estates": 2},
    "2019-4p-routes-and-shields": {
        "players": 4,
        "trade_routes": True,
        "shields": True,
        "estates": "dealt",
        "choosing": "secret",
    },
    "2019-2p-all-modules": {"players": 2, "border_posts": True, **ANYWHERE},
    "2019-4p-teams": {"players": 4, "team": True},
    "2019-4p-teams-secret": {"players": 4, "team": True, "estates": "12b", "choosing": "secret"},
    "2019-4p-teams-all-modules": {"players": 4, "team": True, **ANYWHERE},
    "2019-1p": {"players": 1},
    "2019-1p-second": {"players": 1, "estates": "13b", "target": 45},
    "2019-1p-all-modules": {"players": 1, **ANYWHERE},
}
OPTION_SETS |= {name: {"edition": "2019", **options} for name, options in MODULES.items()}

# What `make sight` plays besides the base game.
SIGHT: dict[str, dict[str, Any]] = {
    "all": MODULES["2019-2p-all-modules"] | {"players": 4},
    "team": MODULES["2019-4p-teams-all-modules"],
    "solo": MODULES["2019-1p-all-modules"] | {"estates": "13b"},
}
