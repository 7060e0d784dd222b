"""Greedy makes use of every module: what it plays in made positions, and what it scores."""

from __future__ import annotations

from statistics import mean
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import feldberg
from feldberg.agents.greedy import Greedy
from feldberg.core.perspective import Perspective
from feldberg.games.burgundy.content import (
    INN,
    INN_SPACE,
    MINE_TILE,
    SHIP_TILE,
    WATCHTOWER,
    WHITE_CASTLE,
    monastery,
)
from feldberg.games.burgundy.modules.shields.module import worth_of_dice
from feldberg.games.burgundy.outlook import dice_to_come
from feldberg.games.burgundy.questions import Castle
from tests.rulebook.burgundy.armed import Armed
from tests.rulebook.burgundy.position import Position


def choice(at: Position) -> dict[str, Any]:
    """What greedy plays now."""
    chosen = feldberg.agent("greedy", at.game).choose(at.table.seen_by(at.table.seat))
    return at.game.parts(chosen)


# Shields


class WithoutShields(Greedy):
    """Greedy, but it never takes one."""

    def choose(self, seen: Perspective) -> int:
        world = seen.imagine(self.luck.getrandbits(32))
        legal = [action for action in seen.legal() if self.game.parts(action)["kind"] != "shield"]
        return max(legal, key=lambda action: self.promise(world, action, seen.seat))


def test_who_takes_shields_scores_more_than_who_does_not() -> None:
    game = feldberg.game("burgundy", shields=True)
    leads = []
    for seed in range(10):
        state = game.start(seed, events=False)
        with_them = seed % 2
        seats = [Greedy(game, seed) if seat == with_them else WithoutShields(game, seed) for seat in range(2)]
        while not state.over:
            state.play(seats[state.seat].choose(state.seen_by(state.seat)))
        leads.append(state.scores()[with_them] - state.scores()[1 - with_them])
    assert mean(leads) > 8


def test_greedy_does_not_take_a_poor_shield_because_that_ends_the_phase() -> None:
    at = Armed(dice=(3, 3))
    at.deal(3, 9)
    at.table.round = 4
    at.table.turns = vec[i64]([1, 0])
    at.store(WATCHTOWER)
    at.lay(8, SHIP_TILE)
    at.player().silver = 1
    at.ask()
    assert {"shield", "place"} <= {action["kind"] for action in at.legal()}
    assert choice(at)["kind"] == "place"


def test_greedy_takes_a_shield_early_that_brings_tiles() -> None:
    at = Armed(dice=(3, 3))
    at.deal(3, 14)
    at.player().silver = 2
    at.ask()
    assert choice(at)["kind"] == "shield"


def test_greedy_turns_a_die_that_then_does_more() -> None:
    """A mine is stored whose cell wants a 4."""
    at = Armed(dice=(1, 1), phase=1)
    at.hold(16)
    at.player().silver = 2
    at.store(MINE_TILE)
    at.lay(0, SHIP_TILE)
    at.ask()
    assert choice(at) == {"kind": "turn", "die": 0, "number": 3}
    at.play(kind="turn", die=0, number=3)
    assert choice(at) == {"kind": "place", "die": 0, "tile": MINE_TILE, "cell": 24}


def test_a_die_to_come_counts_the_same_before_and_after_a_round_ends() -> None:
    at = Armed(dice=(4, 0))
    assert dice_to_come(at.table, 0) == 49
    at.end_phase()
    assert at.table.phase == 1
    assert dice_to_come(at.table, 0) == 40
    assert worth_of_dice(40) < worth_of_dice(49)


# White castles


@pytest.mark.parametrize("white", range(1, 7))
def test_greedy_places_a_white_castle_when_the_white_die_suits(white: int) -> None:
    """A mine could follow with a 4, the watchtower with a 3; with another number the watchtower is worth more."""
    at = Position(white_castles=True, dice=(3, 0))
    at.table.white = white
    at.store(WHITE_CASTLE, WATCHTOWER, MINE_TILE)
    at.ask()
    assert choice(at)["tile"] == (WHITE_CASTLE if white in (3, 4) else WATCHTOWER)


# Inns and posts


def test_greedy_buys_an_inn() -> None:
    at = Position(inns=True)
    at.lay(INN_SPACE, INN)
    at.player().silver = 2
    at.ask()
    assert choice(at) == {"kind": "buy", "space": INN_SPACE}


@pytest.mark.parametrize(
    ("begun", "tile", "better"),
    [([30, 31], SHIP_TILE, 34), ([3, 14, 17], monastery(3), 4)],
)
def test_greedy_places_next_to_a_post_where_that_nears_another(begun: list[int], tile: int, better: int) -> None:
    """On 11a, where the posts touch cells 4 and 9, 8 and 14, 34 and 35."""
    at = Position(estates=["11a", "11b"], border_posts=True)
    for cell in begun:
        at.put(cell, MINE_TILE)
    at.store(tile)
    at.table.drop_questions()
    at.table.ask(Castle(0))
    at.table.renew_choices()
    assert len(at.legal(kind="place")) > 1
    assert choice(at)["cell"] == better


# Alone

RIGHT_CASTLE = 4  # of the north-western part of 13a, beside a monastery's cell and a city's


def alone(**options: Any) -> Position:
    return Position(**{"players": 1, "estates": "13a", "castle": RIGHT_CASTLE, **options})


def test_greedy_alone_spends_its_silver_on_tiles() -> None:
    at = alone(phase=2)
    at.lay(24, monastery(3))
    at.player().silver = 4
    at.ask()
    assert choice(at) == {"kind": "buy", "space": 24}


def test_nothing_promises_greedy_more_than_the_last_cell() -> None:
    at = alone()
    for cell in range(37):
        if cell != 3 and not at.player().cells[cell]:
            at.put(cell, MINE_TILE)
    at.store(monastery(3))
    at.player().silver = at.player().workers = 9
    at.lay(24, monastery(4))
    at.roll(3, 4)
    at.ask()
    assert choice(at)["cell"] == 3


def test_greedy_alone_can_fill_its_estate() -> None:
    game = feldberg.game("burgundy", players=1)
    state = game.start(0, events=False)
    greedy = feldberg.agent("greedy", game)
    while not state.over:
        state.play(greedy.choose(state.seen_by(0)))
    assert state.ranking() == [1]
