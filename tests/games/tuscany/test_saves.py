"""What is refused of a forged save."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

import feldberg
from feldberg.games.tuscany.state import Table
from tests.forging import resigned
from tests.games.tuscany.option_sets import CORRECTED

GAME = feldberg.game("tuscany")
Forgery = Callable[[dict[str, Any]], Any]


def playing() -> Table:
    """The first turn of a game."""
    state: Table = GAME.start(5)
    while type(state.top).__name__ != "Turn":
        state.play(state.legal()[0])
    return state


def table(save: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = save["table"]
    return found


def player(save: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = save["table"]["players"][1]
    return found


FORGERIES: dict[str, Forgery] = {
    "table.players: .* is not a list of 2": lambda save: table(save)["players"].pop(),
    "table.players[1].boards[0]: 4 is not a number from 0 to 3": lambda save: player(save)["boards"].__setitem__(0, 4),
    "table.players[1].boards: .* is not a list of 3": lambda save: player(save)["boards"].pop(),
    "table.players[1].arrangement: 192 is not a number from -1 to 191": lambda save: player(save).update(
        arrangement=192
    ),
    "table.players[1].laid: .* is not a list of 30": lambda save: player(save)["laid"].append(-1),
    "table.players[1].laid[0]: 118 is not a number from -1 to 117": lambda save: player(save)["laid"].__setitem__(
        0, 118
    ),
    "table.players[1].stack: .* has a number twice": lambda save: player(save)["stack"].append(
        player(save)["stack"][0]
    ),
    "table.players[1].stack.*: 116 is not a number from 0 to 115": lambda save: player(save)["stack"].append(116),
    "table.players[1].hand: .* is not a list of 8": lambda save: player(save)["hand"].append(0),
    "table.players[1]: 2 tiles and 0 hexes find no room": lambda save: player(save).update(
        stored=[0, 1], bonuses=[0] * 5
    ),
    "table.players[1]: 0 tiles and 2 hexes find no room": lambda save: player(save).update(hexes=2, bonuses=[0] * 5),
    "table.players[1]: of 0 hexes 1 cannot be new": lambda save: player(save).update(fresh=1),
    "table.players[1].marble: -1 is not a number": lambda save: player(save).update(marble=-1),
    "table.players[1].workers: '1' is not a whole number": lambda save: player(save).update(workers="1"),
    "table.players[1].bonuses[0]: 6 is not a number from 0 to 5": lambda save: player(save)["bonuses"].__setitem__(
        0, 6
    ),
    "table.players[1].rounds: .* is not a list of 3": lambda save: player(save)["rounds"].pop(),
    "there are .* red cards, not": lambda save: table(save)["deck"].__setitem__(1, 0),
    "there are .* yellow cards, not": lambda save: player(save)["hand"].__setitem__(6, 9),
    "table.display: .* is not a list of 8": lambda save: table(save)["display"].pop(),
    "table.display[7]: 116 is not a number from -1 to 115": lambda save: table(save)["display"].__setitem__(7, 116),
    "table.neutral.*: 32 is not a number from 0 to 31": lambda save: table(save)["neutral"].append(32),
    "table.swept: .* has a number twice": lambda save: table(save)["swept"].extend([3, 3]),
    "table.yields.*: 27 is not a number from 0 to 26": lambda save: table(save)["yields"].append(27),
    "the yield cards are not those of the box": lambda save: table(save)["used_yields"].append(
        table(save)["yields"][0]
    ),
    "the yield cards are not those of the box, each once": lambda save: table(save)["yields"].pop(),
    "there are 5 bonus tiles marble, not": lambda save: table(save)["bonuses"].__setitem__(2, 0),
    "there are 5 bonus tiles worker, not": lambda save: player(save)["bonuses"].__setitem__(3, 5),
    "tile .* lies in two places": lambda save: table(save)["neutral"].append(
        next(tile for tile in table(save)["display"] if tile not in table(save)["neutral"])
    ),
    "tile 84 lies in two places": lambda save: (
        player(save).update(stored=[84]),
        player(save)["stack"].append(84),
    ),
    "table.sides[2]: 3 is not a number from 0 to 2": lambda save: table(save)["sides"].__setitem__(2, 3),
    "table.step: 4 is not a number from 0 to 3": lambda save: table(save).update(step=4),
    "table.round: 4 is not a number from 0 to 3": lambda save: table(save).update(round=4),
    "table.first: 2 is not a number from 0 to 1": lambda save: table(save).update(first=2),
    "table.place: 3 is not a number from 0 to 2": lambda save: table(save).update(place=3),
    "table.acted: 3 is not a number from 0 to 2": lambda save: table(save).update(acted=3),
    "table.due: 1 is neither true nor false": lambda save: table(save).update(due=1),
    "there is no question 'Sleep'": lambda save: save["agenda"].append(["Sleep", 0]),
    "Pay.face: 25 is not a number from 0 to 24": lambda save: save.update(agenda=[["Pay", 0, 25, 0]]),
    "Pay.cell: 30 is not a number from 0 to 29": lambda save: save.update(agenda=[["Pay", 0, 24, 30]]),
    "Remove.place: 8 is not a number from 0 to 7": lambda save: save.update(agenda=[["Remove", 0, 8]]),
    "Turn.seat: 2 is not a number from 0 to 1": lambda save: save.update(agenda=[["Turn", 2]]),
    "step .* of seat 0 is not legal": lambda save: save.update(agenda=[["Joining", 1, 5000, 0]]),
    "nothing is asked, and the game is not over": lambda save: save["agenda"].clear(),
}


@pytest.mark.parametrize("complaint", FORGERIES)
def test_a_forged_save_is_refused(complaint: str) -> None:
    save = playing().to_dict()
    FORGERIES[complaint](save)
    with pytest.raises(feldberg.SaveError, match=re.sub(r"\[(\d+)\]", r"\\[\1\\]", complaint)):
        GAME.load(resigned(save))


def test_boards_joined_in_a_way_they_cannot_be_are_refused() -> None:
    state = playing()
    save = state.to_dict()
    legal = state.box.ways(state.players[1].boards)
    wrong = next(number for number in range(192) if number not in legal)
    player(save).update(arrangement=wrong)
    with pytest.raises(feldberg.SaveError, match=f"the boards cannot be joined in the way {wrong}"):
        GAME.load(resigned(save))


def test_an_honest_save_is_read() -> None:
    for state in (GAME.start(5), playing()):
        again = GAME.load(resigned(state.to_dict()))
        assert again.digest() == state.digest()
        assert [again.legal(seat) for seat in again.seats] == [state.legal(seat) for seat in state.seats]


def test_what_follows_from_a_domain_is_worked_out_again() -> None:
    state = playing()
    while not state.over:
        state.play(state.legal()[0])
        again = GAME.load(state.to_dict())
        for mine, theirs in zip(again.players, state.players, strict=True):
            assert (mine.covered, mine.open, mine.domain) == (theirs.covered, theirs.open, theirs.domain)


def test_a_save_belongs_to_its_box() -> None:
    mine = feldberg.game("tuscany", content=CORRECTED)
    save = mine.start(1).to_dict()
    assert mine.load(save).digest() == save["check"]
    with pytest.raises(feldberg.SaveError, match="options"):
        GAME.load(save)


def test_a_damaged_save_is_refused() -> None:
    save = playing().to_dict()
    save["table"]["round"] = 2
    with pytest.raises(feldberg.SaveError, match="check sum"):
        GAME.load(save)
