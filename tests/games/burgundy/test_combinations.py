"""Modules in any company: random sets of options, each played to its end."""

from __future__ import annotations

import random
from typing import Any

import pytest

import feldberg
from tests.games.burgundy.option_sets import ANYWHERE

ROUNDS = 25


def some_options(luck: random.Random) -> dict[str, Any]:
    """One to four players or two teams, on estates of their kind, with any of the modules."""
    options: dict[str, Any] = {name: True for name in ANYWHERE if luck.random() < 0.5}
    options["players"] = luck.choice([1, 2, 3, 4, 4])
    if options["players"] == 1:
        return options | {"estates": luck.choice(["13a", "13b"]), "target": luck.randint(45, 55)}
    if options["players"] == 4 and luck.random() < 0.5:
        return options | {"team": True, "estates": luck.choice(["12a", "12b"])}
    if luck.random() < 0.5:
        return options | {"border_posts": True}
    return options | {"estates": luck.choice([1, 2, "dealt"]), "choosing": luck.choice(["in turn", "secret"])}


def begun(state: feldberg.State) -> int:
    """How many rounds have begun just now."""
    return sum(1 for event in state.events if event.kind.name == "round")


@pytest.mark.rule("burgundy.combined.free")
@pytest.mark.parametrize("seed", range(60))
def test_any_modules_together_make_a_game(seed: int) -> None:
    luck = random.Random(seed)
    options = some_options(luck)
    game = feldberg.game("burgundy", **options)
    state = game.start(seed)
    rounds = begun(state)
    while not state.over:
        seat = luck.choice(state.seats)
        state.play(luck.choice(state.legal(seat)), seat)
        rounds += begun(state)
        if luck.random() < 0.05:
            state = game.load(state.to_dict())
    assert rounds <= ROUNDS if options["players"] == 1 else rounds == ROUNDS
    assert state.scores() == [sum(state.score_sheet(seat).values()) for seat in range(game.players)]
    for team in game.teams:
        assert len({state.ranking()[seat] for seat in team}) == 1
        assert len({state.scores()[seat] for seat in team}) == 1
    for player in state.view(None)["players"]:
        assert min(player["silver"], player["workers"], *player["goods"]) >= 0
