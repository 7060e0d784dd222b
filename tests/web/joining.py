"""A table of The Castles of Tuscany at its start, for a browser to join boards there."""

from __future__ import annotations

import time
from pathlib import Path

from feldberg.server.settings import Settings
from tests.server.rooms import Rooms

SEED = 4  # with boards that cannot be joined in every way


def prepare(data: Path) -> dict[str, str]:
    """Anna against a bot; the environment of the tool."""
    rooms = Rooms(Settings(data=data).database_url)
    rooms.clock.time = time.time()
    anna = rooms.person("Anna")
    table = rooms.table(anna, seed=SEED, game="tuscany", options={"players": 2}, bots={1: "random"})
    guest = rooms.cookie(anna)
    rooms.close()
    return {"GUEST": guest, "TABLE": table}
