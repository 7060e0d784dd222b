"""What outlooks hang on: a game's own weights, and those of a file."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

import pytest

import feldberg
from feldberg.agents.judgements import OWN
from feldberg.agents.weights import adopt, numbers_of, own, weights_of
from feldberg.core.errors import OptionError

WITH_WEIGHTS = ("hallertau", "oh_my_goods", "tuscany")


def middle_of(name: str) -> tuple[feldberg.Game[Any], feldberg.State]:
    """A table in the midst of a game."""
    game = feldberg.game(name, players=2)
    state: feldberg.State = game.start(3, events=False)
    while len(state.seats) > 1 or state.legal() == []:
        state.play(state.legal()[0], state.seat)
    for _ in range(40):
        state.play(feldberg.agent("greedy", game, 1).choose(state.seen_by(state.seat)), state.seat)
    return game, state


def written(game: feldberg.Game[Any], file: Path, factor: float) -> str:
    """A file with all weights of a game times a factor."""
    file.write_text(json.dumps({name: number * factor for name, number in own(game).items()}))
    return str(file)


@pytest.mark.parametrize("name", WITH_WEIGHTS)
def test_an_outlook_hangs_on_every_weight_by_its_name(name: str) -> None:
    game = feldberg.game(name, players=2)
    numbers = own(game)
    assert len(numbers) >= 15
    assert all(number > 0 for number in numbers.values())
    assert numbers == numbers_of(weights_of(game))


@pytest.mark.parametrize("name", WITH_WEIGHTS)
def test_adopted_weights_are_in_force_until_the_own_ones_are_again(name: str, tmp_path: Path) -> None:
    game, state = middle_of(name)
    before = state.outlook(0)
    doubled = written(game, tmp_path / "doubled.json", 2.0)
    adopt(game, doubled)
    try:
        assert state.outlook(0) != before
        assert numbers_of(weights_of(game)) == {name: 2 * number for name, number in own(game).items()}
    finally:
        adopt(game, OWN)
    assert state.outlook(0) == before
    assert numbers_of(weights_of(game)) == own(game)


def test_tables_that_hang_on_other_weights_are_left_alone(tmp_path: Path) -> None:
    few, many = (feldberg.game("hallertau", players=players) for players in (2, 4))
    assert own(few) != own(many)
    odd = written(few, tmp_path / "odd.json", 3.0)
    adopt(few, odd)
    try:
        assert numbers_of(weights_of(many)) == own(many)
        adopt(many, odd)
        assert numbers_of(weights_of(many)) == numbers_of(weights_of(few))
    finally:
        adopt(few, OWN)
        adopt(many, OWN)
    assert numbers_of(weights_of(many)) == own(many)


@pytest.mark.parametrize("level", ["novice", "greedy", "journeyman"])
def test_who_has_weights_of_their_own_leaves_others_theirs(level: str, tmp_path: Path) -> None:
    game, state = middle_of("hallertau")
    odd = written(game, tmp_path / "odd.json", 3.0)
    budget: dict[str, Any] = {"playouts": 4, "horizon": 2, "seconds": math.inf} if level == "journeyman" else {}
    seen = state.seen_by(state.seat)
    alone = feldberg.agent(level, game, 7, **budget).choose(seen)
    before = state.outlook(0)
    feldberg.agent(level, game, 7, weights=odd, **budget).choose(seen)
    assert state.outlook(0) != before
    assert feldberg.agent(level, game, 7, **budget).choose(seen) == alone
    assert state.outlook(0) == before


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("nothing", "holds no weights"),
        ("[1, 2]", "does not hold the weights of oh_my_goods"),
        ('{"coin": 1.0}', "does not hold the weights of oh_my_goods"),
        (None, "No such file"),
    ],
)
def test_a_file_without_the_weights_of_the_game_is_refused(text: str | None, said: str, tmp_path: Path) -> None:
    game = feldberg.game("oh_my_goods", players=2)
    file = tmp_path / "weights.json"
    if text is not None:
        file.write_text(text)
    with pytest.raises(OptionError, match=said):
        adopt(game, str(file))
    assert numbers_of(weights_of(game)) == own(game)


@pytest.mark.parametrize("number", [0, -1.5, True, "1", None, float("inf"), float("nan")])
def test_a_weight_is_a_number_above_zero(number: object, tmp_path: Path) -> None:
    game = feldberg.game("oh_my_goods", players=2)
    file = tmp_path / "weights.json"
    file.write_text(json.dumps({**own(game), "card": number}))
    with pytest.raises(OptionError, match="card is no number above zero"):
        adopt(game, str(file))


def test_a_game_without_weights_says_so() -> None:
    with pytest.raises(OptionError, match="the outlook of burgundy has no weights"):
        own(feldberg.game("burgundy", players=2))
