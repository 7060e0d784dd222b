"""What cannot be chosen says why, in every game: the truth of the reasons is tested beside each game's words."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import feldberg
from feldberg.core.words import LANGUAGES
from tests.games.option_sets import CASES, game_of

STATES = 4  # of each option set, at random
ELEMENTS = 120  # of each state, at random


def touched(state: feldberg.State, seat: int) -> set[str]:
    return {element for action in state.legal(seat) for element in state.game.elements(state, action, seat)}


def kind_of(element: str) -> str:
    """'die:' of 'die:0', and 'silver' of 'silver'."""
    return "".join(element.partition(":")[:2])


def sampled(game: feldberg.Game[Any], luck: random.Random) -> list[feldberg.State]:
    """States of a random game, the first among them. Of the kinds of pieces that are known, no other is touched."""
    known = set(game.view_room.ELEMENTS)
    kinds = {kind_of(element) for element in known}
    state = game.start(luck.getrandbits(32))
    found = []
    while not state.over:
        found.append(state.copy())
        seat = luck.choice(state.seats)
        assert {element for element in touched(state, seat) if kind_of(element) in kinds} <= known
        state.play(luck.choice(state.legal(seat)), seat)
    return [found[0], *luck.sample(found[1:], STATES - 1)]


def some_elements(game: feldberg.Game[Any], luck: random.Random) -> list[str]:
    known = sorted(game.view_room.ELEMENTS)
    return luck.sample(known, min(ELEMENTS, len(known)))


@pytest.fixture(params=CASES, ids=["-".join(case) for case in CASES])
def game(request: pytest.FixtureRequest) -> feldberg.Game[Any]:
    return game_of(*request.param)


def test_every_element_can_be_chosen_or_says_why_not(game: feldberg.Game[Any]) -> None:
    luck = random.Random(21)
    for state in sampled(game, luck):
        seat = luck.choice(state.seats)
        before, lit = state.digest(), touched(state, seat)
        for element in {*lit, *some_elements(game, luck)}:
            for lang in LANGUAGES:
                reason = game.why_not(state, element, lang, seat)
                assert (reason == "") == (element in lit), (element, reason)
                assert reason == "" or re.fullmatch(r"[A-ZА-ЯЁ][^{}|]*\.", reason), (element, reason)
        assert state.digest() == before


def test_a_reason_tells_nothing_that_the_seat_cannot_know(game: feldberg.Game[Any]) -> None:
    luck = random.Random(22)
    for state in sampled(game, luck):
        seat = luck.randrange(game.players)
        other = state.imagine(seat, luck.getrandbits(60))
        for element in some_elements(game, luck):
            assert game.why_not(state, element, "en", seat) == game.why_not(other, element, "en", seat)


@pytest.mark.parametrize("name", feldberg.games())
def test_who_is_not_asked_is_told_so(name: str) -> None:
    game = feldberg.game(name, players=2)
    luck = random.Random(23)
    state = game.start(23)
    element = min(game.view_room.ELEMENTS)
    while not state.over:
        for seat in {0, 1} - set(state.seats):
            assert game.why_not(state, element, "en", seat) == "It is not for you to decide now."
        state.play(luck.choice(state.legal()))
    assert game.why_not(state, element, "en") == game.why_not(state, element, "en", 1) == "The game is over."


@pytest.mark.parametrize("name", feldberg.games())
def test_what_no_game_has_is_refused(name: str) -> None:
    game = feldberg.game(name)
    state = game.start(24)
    before = state.digest()
    for garbage in ("", "moon", "die:", "die:-1", "cell:99", "space:", "card:0", "own:3", "lay:٣", "x" * 1000):
        with pytest.raises(feldberg.FeldbergError, match=f"^{name} has no element '{garbage}'$"):
            game.why_not(state, garbage, "en")
    with pytest.raises(feldberg.FeldbergError, match="seat 9 does not exist"):
        game.why_not(state, min(game.view_room.ELEMENTS), "en", 9)
    assert state.digest() == before


def test_while_all_plan_the_reasons_are_those_of_the_own_next_step() -> None:
    game = feldberg.game("toy", players=2)
    state = game.start(25)
    held = [game.parts(action)["card"] for action in state.legal(0)]
    strange = next(card for card in range(16) if card not in held)
    assert game.why_not(state, f"lay:{held[0]}", "en", 0) == ""
    assert game.why_not(state, f"lay:{strange}", "en", 0) == f"You do not hold the {strange}."
    assert game.why_not(state, "stake:1", "en", 0) == "This is not needed now. Lay a card."
    state.play(state.legal(0)[0], 0)
    assert game.why_not(state, "stake:1", "en", 0) == ""
    assert game.why_not(state, f"lay:{held[0]}", "ru", 0) == f"У вас нет карты {held[0]}."
    assert game.why_not(state, "stake:1", "en", 1) == "This is not needed now. Lay a card."
    state.play(state.legal(0)[0], 0)
    assert game.why_not(state, "stake:1", "en", 0) == "It is not for you to decide now."
