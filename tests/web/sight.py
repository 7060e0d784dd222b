"""Is everything lit in sight? `npm run sight` on tables that are always the same.

`python -m tests.web.sight [part of a case's name]` plays whole games; with LATE=1 from a busy moment of each on.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import feldberg
from feldberg.server.api import game_info
from feldberg.server.live import Live
from feldberg.server.settings import Settings
from tests.server.process import serving
from tests.server.rooms import Rooms
from tests.web.tables import SEED
from tests.web.tools import UNLIMITED, WEB, node

WAYS = ("wide", "phone")


def main(*arguments: str) -> int:
    os.environ.pop("FELDBERG_GAMES")  # the tests' toy is for nobody else
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        tables = prepare(data, late="LATE" in os.environ)
        with serving(data, *UNLIMITED, app=True) as server:
            command = [str(node()), "tools/sight.mjs", f"{server.address}/", *arguments]
            return subprocess.run(command, cwd=WEB, env=os.environ | tables, check=False).returncode


def prepare(data: Path, late: bool, ways: Iterable[str] = WAYS) -> dict[str, str]:
    """A table of Anna and greedy bots for each case, new or late in the game; the environment of the tool."""
    rooms = Rooms(Settings(data=data).database_url)
    rooms.clock.time = time.time()
    anna = rooms.person("Anna")
    told = {"GUEST": rooms.cookie(anna)}
    told["CASES"] = json.dumps({game: further(game) for game in feldberg.games()})
    for game, case, options in cases():
        moves = until_busy(game, options) if late else []
        bots = dict.fromkeys(range(1, options["players"]), "greedy")
        for way in ways:
            table = rooms.table(anna, seed=SEED, game=game, options=options, bots=bots)
            rooms.play_on(table, along(moves))
            told[f"TABLE_{game}_{case}_{way}".upper()] = table
    rooms.close()
    return told


def along(moves: Iterable[int]) -> Callable[[Live], int | None]:
    """These moves, one at each decision, and no more."""
    line = iter(moves)
    return lambda _: next(line, None)


def cases() -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Every game with as few and as many players as it takes, and with the options that it names for this."""
    for game in feldberg.games():
        counts = next(one.values for one in game_info(game, "en", {}).options if one.name == "players")
        assert counts
        yield from ((game, str(players), {"players": players}) for players in sorted({min(counts), max(counts)}))
        yield from ((game, case, options) for case, options in further(game).items())


def further(game: str) -> dict[str, dict[str, Any]]:
    """What a game names in its option sets, by case."""
    found: dict[str, dict[str, Any]] = getattr(import_module(f"tests.games.{game}.option_sets"), "SIGHT", {})
    return found


def until_busy(name: str, options: dict[str, Any]) -> list[int]:
    """Greedy moves to the decision of the second half, of the first seat, that touches the most of the board."""
    game = feldberg.game(name, **options)
    state = game.start(SEED, events=False)
    agent = feldberg.agent("greedy", game, SEED)
    moves: list[int] = []
    touched: list[int] = []
    while not state.over:
        own = state.legal() if state.seat == 0 else []
        touched.append(len({element for action in own for element in game.elements(state, action)}))
        moves.append(agent.choose(state.seen_by(state.seat)))
        state.play(moves[-1])
    half = len(moves) // 2
    return moves[: max(range(half, len(moves)), key=touched.__getitem__)]


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
