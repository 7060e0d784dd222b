"""What every game's senses must hold: a row of numbers of fixed length that tells what a seat may see and no more."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from librt.vecs import vec

import feldberg
from feldberg.core.senses import HIGHEST, Pen, noted
from tests.games.option_sets import CASES, game_of

RARE = {"border_posts"}  # in Burgundy, what linking all posts brings: nobody does at random


@pytest.fixture(params=CASES, ids=["-".join(case) for case in CASES])
def game(request: pytest.FixtureRequest) -> feldberg.Game[Any]:
    return game_of(*request.param)


def positions(game: feldberg.Game[Any], seed: int, step: int = 1) -> Iterator[feldberg.State]:
    """Every so many positions of a random game, and the last."""
    luck = random.Random(seed)
    state = game.start(seed, events=False)
    decisions = 0
    while not state.over:
        if decisions % step == 0:
            yield state
        seat = luck.choice(state.seats)
        state.play(luck.choice(state.legal(seat)), seat)
        decisions += 1
    yield state


def test_slices_lie_end_to_end_and_cover_the_row(game: feldberg.Game[Any]) -> None:
    at = 0
    for name, part in game.senses.items():
        assert part.start == at < part.stop, name
        at = part.stop
    assert at == game.sense_count == len(game.start(1).sense(0))
    game.senses.popitem()
    assert list(game.senses.values())[-1].stop == at  # a copy was handed out


def test_rivals_are_told_as_the_seat_itself_is(game: feldberg.Game[Any]) -> None:
    parts: dict[str, list[tuple[str, int]]] = {}
    for name, part in game.senses.items():
        whose, _, what = name.rpartition(".")
        parts.setdefault(whose, []).append((what, part.stop - part.start))
    others = [whose for whose in parts if whose not in ("own", "secret", "")]
    assert len(others) == game.players - 1
    assert all(parts[whose] == parts["own"] for whose in others)
    assert [whose for whose in parts if whose not in ("secret", "")] == ["own", *others]


def test_partners_are_called_so() -> None:
    names = {name.partition(".")[0] for name in feldberg.game("burgundy", players=4, team=True).senses if "." in name}
    assert names == {"own", "rival1", "partner2", "rival3"}


def test_numbers_are_within_bounds_and_always_under_the_same_names(game: feldberg.Game[Any]) -> None:
    for state in positions(game, 1, 5):
        for seat in range(game.players):
            assert all(0 <= number <= HIGHEST for number in state.sense(seat))  # which nothing else than numbers are
            assert noted(state.draft(seat), seat) == game.senses


def test_others_things_can_be_left_out(game: feldberg.Game[Any]) -> None:
    kept = [part for name, part in game.senses.items() if not name.startswith(("rival", "partner"))]
    row = vec[float]([0.0] * sum(part.stop - part.start for part in kept))
    for state in positions(game, 4, 20):
        for seat in range(game.players):
            game.notice(state.draft(seat), seat, Pen(row, alone=True))
            sensed = state.sense(seat)
            assert list(row) == [number for part in kept for number in sensed[part]]


def test_what_a_seat_cannot_know_is_not_in_its_senses(game: feldberg.Game[Any]) -> None:
    luck = random.Random(2)
    for state in positions(game, 2, 3):
        for seat in range(game.players):
            assert state.imagine(seat, luck.getrandbits(64)).sense(seat) == state.sense(seat)


def test_a_seat_senses_its_own_things_as_others_sense_them(game: feldberg.Game[Any]) -> None:
    """But while a plan is made, which only its own seat sees."""
    names = [name.partition(".")[2] for name in game.senses if name.startswith("own.")]
    whose = [name.partition(".")[0] for name in game.senses if name.endswith("." + names[0])]
    for state in positions(game, 3, 11):
        if len(state.seats) > 1 or state.planned(0) is not None:
            continue
        rows = [state.sense(seat) for seat in range(game.players)]
        for seat in range(game.players):
            for ahead in range(game.players):
                for name in names:
                    told = rows[seat][game.senses[f"{whose[ahead]}.{name}"]]
                    assert told == rows[(seat + ahead) % game.players][game.senses[f"own.{name}"]]


def test_an_old_row_keeps_nothing_of_before(game: feldberg.Game[Any]) -> None:
    row = vec[float]([0.5] * game.sense_count)
    state = game.start(4)
    for state in positions(game, 4, 7):
        game.sense(state.draft(0), 0, row)
        assert list(row) == state.sense(0)
    before = list(row)
    for wrong in (game.sense_count - 1, game.sense_count + 1, 0):
        with pytest.raises(feldberg.FeldbergError, match=f"{game.sense_count} numbers, not {wrong}"):
            game.sense(state, 0, vec[float]([0.5] * wrong))
    assert list(row) == before


def test_only_seats_of_the_game_sense(game: feldberg.Game[Any]) -> None:
    for seat in (-1, game.players):
        with pytest.raises(feldberg.FeldbergError, match="does not exist"):
            game.start(1).sense(seat)


def test_a_perspective_senses_what_its_seat_does(game: feldberg.Game[Any]) -> None:
    state = game.start(5)
    assert state.seen_by(game.players - 1).sense() == state.sense(game.players - 1)


@pytest.mark.parametrize("name", feldberg.games())
def test_every_slice_tells_something(name: str) -> None:
    """None is always the same, over the games of all option sets; those of rivals are as the own ones."""
    games = [game_of(name, family) for other, family in CASES if other == name]
    seen: dict[str, list[float]] = {}
    still = {part for game in games for part in game.senses if not part.startswith(("rival", "partner"))} - RARE
    for seed in range(12):
        for game in games:
            if still.isdisjoint(game.senses):
                continue
            for state in positions(game, seed, 4):
                for seat in range(game.players):
                    row = state.sense(seat)
                    told = {part: row[game.senses[part]] for part in still if part in game.senses}
                    still -= {part for part, numbers in told.items() if numbers != seen.setdefault(part, numbers)}
    assert still == set()


def test_copies_saves_and_states_sense_alike(game: feldberg.Game[Any]) -> None:
    for state in positions(game, 6, 23):
        again = game.load(state.to_dict())
        for seat in range(game.players):
            assert state.copy().sense(seat) == again.sense(seat) == state.sense(seat)
