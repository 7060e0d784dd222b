"""What is refused of a forged save."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

import feldberg
from tests.forging import resigned

GAME = feldberg.game("oh_my_goods")
CHAPTER = feldberg.game("oh_my_goods", players=2, expansion="longsdale", chapter="5")
Forgery = Callable[[dict[str, Any]], Any]


def table(save: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = save["table"]
    return found


def player(save: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = save["table"]["players"][1]
    return found


FORGERIES: dict[str, Forgery] = {
    "table.players[1].hand: .* has a number twice": lambda save: player(save)["hand"].append(player(save)["hand"][0]),
    "table.players[1].hand.*: 136 is not a number from 0 to 135": lambda save: player(save)["hand"].append(136),
    "table.players[1].aside: -2 is not a number from -1 to 135": lambda save: player(save).update(aside=-2),
    "table.players[1]: nobody has 0 buildings": lambda save: player(save)["buildings"].clear(),
    "table.players[1]: nobody has 13 buildings": lambda save: player(save)["buildings"].extend(range(12)),
    "table.players[1]: there is no building 1 for people or goods": lambda save: player(save)["people"].__setitem__(
        1, 1
    ),
    "table.players[1]: there is no building 5 for people or goods": lambda save: player(save)["goods"][5].append(1),
    "table.players[1]: there is no building 3$": lambda save: player(save).update(opened=3),
    "table.players[1].people[0]: 19 is not a number from 0 to 18": lambda save: player(save)["people"].__setitem__(
        0, 19
    ),
    "table.players[1].people: .* is not a list of 12": lambda save: player(save)["people"].append(0),
    "table.players[1].exchange: .* is not a number from 0 to 137": lambda save: player(save).update(exchange=138),
    "table.players[1].missing: .* is not a list of 6": lambda save: player(save)["missing"].pop(),
    "table.players: .* is not a list of 2": lambda save: table(save)["players"].pop(),
    "table.deck: .* has a number twice": lambda save: table(save)["deck"].append(table(save)["deck"][0]),
    "table.offer: .* has a number twice": lambda save: table(save)["offer"].append(table(save)["offer"][0]),
    "table.offer.*: 16 is not a number from 0 to 15": lambda save: table(save)["offer"].append(16),
    "table.first: 2 is not a number from 0 to 1": lambda save: table(save).update(first=2),
    "table.place: 3 is not a number from 0 to 2": lambda save: table(save).update(place=3),
    "table.step: 10 is not a number from 0 to 9": lambda save: table(save).update(step=10),
    "table.last: 1 is neither true nor false": lambda save: table(save).update(last=1),
    "there is no question 'Sleep'": lambda save: save["agenda"].append(["Sleep", 0]),
    "Produce is asked before Exchanges is carried out": lambda save: save["agenda"].append(["Produce", 0]),
    "step .* of seat 0 is not legal": lambda save: save.update(agenda=[["Exchanges", 1, 2000, 0]]),
    "Pay.cost: 100 is not a number from 0 to 99": lambda save: save.update(agenda=[["Pay", 0, 100, 0]]),
    "Station.face: 16 is not a number from 0 to 15": lambda save: save.update(agenda=[["Station", 0, 16]]),
    "nothing is asked, and the game is not over": lambda save: save["agenda"].clear(),
}


def story(save: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = save["table"]["modules"][0]
    return found


LONGSDALE_FORGERIES: dict[str, Forgery] = {
    "table.middle: .* has a number twice": lambda save: table(save)["middle"].extend([98, 98]),
    "table.modules: .* is not a list of 1": lambda save: table(save)["modules"].clear(),
    "table.modules[0].events: .* has a number twice": lambda save: story(save)["events"].append(19),
    "table.modules[0].events.*: 23 is not a number from 4 to 22": lambda save: story(save)["events"].append(23),
    "there are 8 events, not 9": lambda save: story(save)["events"].pop(),
    "there is no event for round 10": lambda save: table(save).update(round=10),
    "the last round is round 9": lambda save: table(save).update(round=9),
    "the last round is round 9$": lambda save: table(save).update(last=True),
    "table.modules[0].ending: 4 is not a number from 1 to 3": lambda save: story(save).update(ending=4),
    "table.modules[0].ending: 0 is not a number from 1 to 3": lambda save: story(save).update(ending=0),
    "table.modules[0].side: 3 is not a number from 0 to 2": lambda save: story(save).update(side=3),
    "table.modules[0].sides: .* is not a list of 2": lambda save: story(save)["sides"].append(0),
    "table.players[1].under: .* is not a list of 12": lambda save: player(save)["under"].append(0),
    "table.players[1].free_moves: 17 is not a number from 0 to 16": lambda save: player(save).update(free_moves=17),
    "Attach.card: 136 is not a number from 0 to 135": lambda save: save.update(agenda=[["Attach", 0, 136]]),
}


@pytest.mark.parametrize("complaint", LONGSDALE_FORGERIES)
def test_a_forged_chapter_is_refused(complaint: str) -> None:
    save = CHAPTER.start(5).to_dict()
    LONGSDALE_FORGERIES[complaint](save)
    with pytest.raises(feldberg.SaveError, match=re.sub(r"\[(\d+)\]", r"\\[\1\\]", complaint)):
        CHAPTER.load(resigned(save))


def test_what_an_event_changes_follows_from_its_round() -> None:
    game = feldberg.game("oh_my_goods", players=2, expansion="longsdale", chapter="5")
    state = game.start(5)
    looked = set()
    while not state.over:
        twin = game.load(state.to_dict())
        assert vars_of(twin) == vars_of(state)
        looked.add(int(state.round))
        state.play(state.legal()[0])
    assert looked == set(range(1, 10))
    assert vars_of(game.load(state.to_dict())) == vars_of(state)


def test_when_the_game_has_ended_the_market_is_empty() -> None:
    game = feldberg.game("oh_my_goods", players=2, expansion="longsdale")
    fairs = [state for state in map(game.start, range(30)) if state.modules[0].events[-1] == 18]  # it brings clay
    state = fairs[0]
    while not state.over:
        state.play(state.legal()[0])
    assert list(game.load(state.to_dict()).market) == list(state.market) == [0] * 5


def vars_of(state: Any) -> list[Any]:
    """What no save has, for it follows."""
    return [state.terms, list(state.market), state.rounds, state.both]


@pytest.mark.parametrize("complaint", FORGERIES)
def test_a_forged_save_is_refused(complaint: str) -> None:
    save = GAME.start(5).to_dict()
    FORGERIES[complaint](save)
    with pytest.raises(feldberg.SaveError, match=re.sub(r"\[(\d+)\]", r"\\[\1\\]", complaint)):
        GAME.load(resigned(save))


def test_an_honest_save_is_read() -> None:
    state = GAME.start(5)
    assert GAME.load(resigned(state.to_dict())).digest() == state.digest()


def test_a_damaged_save_is_refused() -> None:
    save = GAME.start(5).to_dict()
    save["table"]["round"] = 7
    with pytest.raises(feldberg.SaveError, match="check sum"):
        GAME.load(save)


def test_the_market_follows_from_its_rows() -> None:
    state = GAME.start(5)
    while len(state.sunrise) == 0:
        state.play(state.legal()[0])
    assert sum(state.market) == len(state.sunrise)
    assert list(GAME.load(state.to_dict()).market) == list(state.market)
