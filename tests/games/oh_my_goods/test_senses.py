"""What stands where in the senses of Oh My Goods!, and what of it others do not see."""

from __future__ import annotations

import feldberg
from feldberg.games.oh_my_goods.content import GOOD_NAMES, KIND_NAMES
from feldberg.games.oh_my_goods.questions import Pay
from tests.games.sensing import changed, told
from tests.rulebook.oh_my_goods.position import Position

MILL = KIND_NAMES.index("mill")
FLOUR = GOOD_NAMES.index("flour")


def test_a_hand_is_known_to_its_owner_and_counted_by_the_others() -> None:
    at = Position()
    seen = changed(at.table, lambda: at.hand("mill", "wool"))
    assert seen == {"own.cards", "secret.hand", "secret.hand_kinds", "piles"}
    assert changed(at.table, lambda: at.hand("wool"), seat=1) == {"rival1.cards", "piles"}
    assert told(at.table, "secret.hand")[2] == 0.667
    assert told(at.table, "secret.hand_kinds")[MILL] == 0.5


def test_a_card_laid_aside_is_known_to_its_owner_alone() -> None:
    at = Position()
    seen = changed(at.table, lambda: at.aside("mill"))
    assert seen == {"own.has_aside", "secret.aside", "piles"}
    assert changed(at.table, lambda: at.aside("wool", seat=1)) == {"rival1.has_aside", "piles"}


def test_a_building_and_its_goods() -> None:
    at = Position()
    built = changed(at.table, lambda: at.building("mill"))
    assert built == {"own.score", "own.built", "own.buildings", "own.colours", "left", "piles"}
    assert told(at.table, "own.buildings")[MILL] == 0.5
    seen = changed(at.table, lambda: at.goods(1, 2))
    assert seen == {"own.coins", "own.goods", "piles"}
    assert told(at.table, "own.goods")[FLOUR] == 0.5
    assert told(at.table, "own.coins") == [0.1]


def test_what_chains_would_make_of_goods() -> None:
    at = Position()
    at.building("cattle ranch", goods=2)
    assert told(at.table, "own.chained") == [0]
    at.building("tannery")
    assert told(at.table, "own.chained") == [round(2 * (6 - 3) / 10, 3)]


def test_the_worker_is_told_with_what_is_lacking_and_whether_the_hand_has_it() -> None:
    at = Position()
    at.person("efficient")
    assert told(at.table, "own.worker") == [1, 0, 0.125, 0.75]  # coal is worth 1, three resources are lacking
    assert told(at.table, "secret.supplied") == [0]
    at.hand("wheat", "wheat", "wood")
    assert told(at.table, "secret.supplied") == [1]
    at.person("sloppy")
    assert told(at.table, "own.worker") == [0, 1, 0.125, 0.5]
    assert told(at.table, "rival1.worker", 1) == [0, 1, 0.125, 0.5]


def test_a_plan_is_sensed_by_its_own_seat() -> None:
    state = feldberg.game("oh_my_goods").start(3)
    while "work" not in {state.game.parts(action)["kind"] for action in state.legal(0)}:
        for seat in state.seats:
            state.play(state.legal(seat)[0], seat)
    before = state.sense(1)
    state.play(next(action for action in state.legal(0) if state.game.parts(action)["kind"] == "work"), 0)
    assert told(state, "own.worker")[:2] == [1, 0]
    assert state.sense(1) == before


def test_coins_still_to_be_paid() -> None:
    at = Position()
    at.building("mill", goods=4)
    seen = changed(at.table, lambda: at.table.ask(Pay(0, 6, 0)))
    assert seen == {"own.owing", "own.asked"}
    assert told(at.table, "own.owing") == [0.4]


def test_assistants_on_offer_and_those_that_can_be_hired() -> None:
    at = Position()
    at.offer("2 green", "2 red")
    assert sum(told(at.table, "offer")) == 2
    assert told(at.table, "hireable") == [0, 0]
    at.buildings("sawmill", "cooperage")
    assert told(at.table, "hireable") == [0.333, 0]
    at.goods(1, 3)
    assert told(at.table, "hireable") == [0.333, 0.333]


def test_longsdale_has_slices_where_it_is_played() -> None:
    base = feldberg.game("oh_my_goods").senses
    names = feldberg.game("oh_my_goods", expansion="longsdale").senses
    assert {name for name in names if name not in base and not name.startswith("rival")} == {
        "own.longsdale",
        "own.longsdale_goods",
        "own.strength",
        "own.side",
        "secret.characters",
        "middle",
        "event",
        "ending",
        "side",
    }
