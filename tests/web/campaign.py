"""A chapter of Longsdale that is won alone, for a browser to play."""

from __future__ import annotations

import json
import time
from pathlib import Path

import feldberg
from feldberg.server.settings import Settings
from tests.server.rooms import Rooms

OPTIONS = {"players": 1, "expansion": "longsdale", "chapter": "1"}
SEEDS = 40


def prepare(data: Path) -> dict[str, str]:
    """A table of Anna's at its start, and the moves that reach the goal there; the environment of the tool."""
    seed, moves = won_alone()
    rooms = Rooms(Settings(data=data).database_url)
    rooms.clock.time = time.time()
    anna = rooms.person("Anna")
    table = rooms.table(anna, seed=seed, game="oh_my_goods", options=OPTIONS)
    guest = rooms.cookie(anna)
    rooms.close()
    return {"GUEST": guest, "TABLE": table, "MOVES": json.dumps(moves)}


def won_alone() -> tuple[int, list[int]]:
    """The first seed with which greedy reaches the goal, standing with the people, and its moves."""
    for seed in range(1, SEEDS):
        game = feldberg.game("oh_my_goods", **OPTIONS)
        state = game.start(seed, events=False)
        agent = feldberg.agent("greedy", game, seed)
        moves: list[int] = []
        while not state.over:
            sides = [action for action in state.legal() if game.elements(state, action) == ["side:people"]]
            moves.append(sides[0] if sides else agent.choose(state.seen_by(0)))
            state.play(moves[-1])
        if state.ranking() == [1]:
            return seed, moves
    raise AssertionError(f"greedy misses the goal with the seeds below {SEEDS}")
