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
OF_TEAMS = {"players": 4, "team": True}
OPTION_SETS |= {
    "team-12a": OF_TEAMS,
    "team-12b-secret": {**OF_TEAMS, "estates": "12b", "choosing": "secret"},
    "solo-13a": {"players": 1},
    "solo-13b": {"players": 1, "estates": "13b", "target": 45},
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
