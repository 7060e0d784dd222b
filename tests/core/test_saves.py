from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

import feldberg
from tests.forging import resigned


def saved() -> dict[str, Any]:
    state: feldberg.State = feldberg.game("toy").start(5)
    for _ in range(4):
        state.play(state.legal()[0])
    state.play(state.legal(1)[0], 1)
    return state.to_dict()


@pytest.mark.parametrize("garbage", [None, [], "save", {}, {"game": "toy"}, 7])
def test_what_is_no_save_is_refused(garbage: Any) -> None:
    with pytest.raises(feldberg.SaveError, match="this is no saved state"):
        feldberg.game("toy").load(garbage)


def test_a_save_of_other_options_or_rules_is_refused() -> None:
    with pytest.raises(feldberg.SaveError, match="has options"):
        feldberg.game("toy", players=3).load(saved())
    older = resigned(saved() | {"rules": 0})
    with pytest.raises(feldberg.SaveError, match="has rules 0, this game has 1"):
        feldberg.game("toy").load(older)


def test_a_changed_number_is_noticed() -> None:
    save = saved()
    save["table"]["coins"][0] += 1
    with pytest.raises(feldberg.SaveError, match="damaged"):
        feldberg.game("toy").load(save)


FORGERIES: dict[str, Callable[[dict[str, Any]], Any]] = {
    "a negative purse": lambda save: save["table"]["coins"].__setitem__(0, -1),
    "a huge number": lambda save: save["table"]["coins"].__setitem__(0, 2**70),
    "a word for a number": lambda save: save["table"].update(round="six"),
    "a number too few": lambda save: save["table"]["points"].pop(),
    "an unknown card": lambda save: save["table"]["deck"].__setitem__(0, 999),
    "a hand too few": lambda save: save["table"]["hands"].pop(),
    "an unknown question": lambda save: save["agenda"].append(["Ruin", 0]),
    "a question too short": lambda save: save.update(agenda=[["Prize"]]),
    "no agenda": lambda save: save.pop("agenda"),
    "no generator": lambda save: save.update(chance=[1]),
    "a generator's key too long": lambda save: save.update(chance=[0] + [1] * 6),
    "a generator's word that is none": lambda save: save.update(chance=[1, 2**32]),
    "a seat that is not there": lambda save: save.update(agenda=[["Prize", 9]]),
    "a step that is not legal": lambda save: save["agenda"][-1].__setitem__(-1, 18),
    "a step too many": lambda save: save["agenda"][-1].append(0),
    "a step too few": lambda save: save["agenda"][-1].pop(),
    "a plan below the top": lambda save: save["agenda"].append(["Prize", 0]),
    "a field too few": lambda save: save["table"].pop("prize"),
    "a field too many": lambda save: save["table"].update(luck=1),
    "nothing asked": lambda save: save.update(agenda=[]),
    "neither over nor not": lambda save: save.update(over=0),
}


@pytest.mark.parametrize("forgery", FORGERIES)
def test_a_forged_save_is_refused(forgery: str) -> None:
    save = copy.deepcopy(saved())
    FORGERIES[forgery](save)
    with pytest.raises(feldberg.SaveError, match="cannot be read"):
        feldberg.game("toy").load(resigned(save))


def test_a_saved_step_must_be_legal() -> None:
    state: feldberg.State = feldberg.game("toy").start(5)
    legal = state.legal(1)
    state.play(legal[0], 1)
    save = state.to_dict()
    assert save["agenda"] == [["Bids", 0, 1, legal[0]]]
    other = next(card for card in range(16) if card not in legal)
    save["agenda"] = [["Bids", 0, 1, other]]
    with pytest.raises(feldberg.SaveError, match=f"step {other} of seat 1 is not legal"):
        feldberg.game("toy").load(resigned(save))
