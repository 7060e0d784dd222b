"""The sets of options under which the shared tests of all games are run."""

from __future__ import annotations

from typing import Any

from feldberg.games.hallertau.content.pieces import FARMYARD_DECKS, GATEWAY_DECKS

OPTION_SETS: dict[str, dict[str, Any]] = {
    f"{players}p-{gateway}-{farmyard}": {"players": players, "gateway": gateway, "farmyard": farmyard}
    for players, shift in ((1, 0), (2, 1), (3, 2), (4, 3))
    for number, gateway in enumerate(GATEWAY_DECKS)
    for farmyard in [FARMYARD_DECKS[(number + shift) % len(FARMYARD_DECKS)]]
}
for players in (1, 2, 3, 4):
    OPTION_SETS[f"{players}p-without-cards"] = {"players": players, "cards": False}
OPTION_SETS["3p-random-decks"] = {"players": 3, "gateway": "random", "farmyard": "random"}
OPTION_SETS["2p-ask-everything"] = {"players": 2, "gateway": "master", "farmyard": "jewelry", "ask": "everything"}
