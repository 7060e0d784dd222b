from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

import feldberg
from feldberg.core.saves import digest


def saved() -> dict[str, Any]:
    state: feldberg.State = feldberg.game("burgundy").start(5)
    for _ in range(9):
        state.play(state.legal()[0])
    return state.to_dict()


def resigned(save: dict[str, Any]) -> dict[str, Any]:
    """The save with a check sum that matches again, as a forger would make it."""
    body = {key: value for key, value in save.items() if key != "check"}
    return body | {"check": digest(body)}


@pytest.mark.parametrize("garbage", [None, [], "save", {}, {"game": "burgundy"}, 7])
def test_what_is_no_save_is_refused(garbage: Any) -> None:
    with pytest.raises(feldberg.SaveError, match="this is no saved state"):
        feldberg.game("burgundy").load(garbage)


def test_a_save_of_other_options_or_rules_is_refused() -> None:
    with pytest.raises(feldberg.SaveError, match="has options"):
        feldberg.game("burgundy", players=3).load(saved())
    older = resigned(saved() | {"rules": 0})
    with pytest.raises(feldberg.SaveError, match="has rules 0, this game has 1"):
        feldberg.game("burgundy").load(older)


def test_a_changed_number_is_noticed() -> None:
    save = saved()
    save["table"]["players"][0]["silver"] += 1
    with pytest.raises(feldberg.SaveError, match="damaged"):
        feldberg.game("burgundy").load(save)


FORGERIES: dict[str, Callable[[dict[str, Any]], Any]] = {
    "a negative purse": lambda save: save["table"]["players"][0].update(silver=-1),
    "a huge number": lambda save: save["table"]["players"][0].update(silver=2**70),
    "a word for a number": lambda save: save["table"].update(white="six"),
    "a cell too few": lambda save: save["table"]["players"][1]["cells"].pop(),
    "an unknown tile": lambda save: save["table"]["board"].__setitem__(0, 999),
    "an unknown estate": lambda save: save["table"]["players"][0].update(estate=77),
    "a player too few": lambda save: save["table"]["players"].pop(),
    "an unknown question": lambda save: save["agenda"].append(["Ruin", 0]),
    "a question too short": lambda save: save.update(agenda=[["Discard"]]),
    "no agenda": lambda save: save.pop("agenda"),
    "no generator": lambda save: save.update(chance=[1]),
    "a seat that is not there": lambda save: save.update(agenda=[["Turn", 9]]),
}


@pytest.mark.parametrize("forgery", FORGERIES)
def test_a_forged_save_is_refused(forgery: str) -> None:
    save = copy.deepcopy(saved())
    FORGERIES[forgery](save)
    with pytest.raises(feldberg.SaveError, match="cannot be read"):
        feldberg.game("burgundy").load(resigned(save))
