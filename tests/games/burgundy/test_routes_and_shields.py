"""Trade routes and shields: forged saves, words, and why something cannot be chosen."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import feldberg
from feldberg.core.words import LANGUAGES
from feldberg.games.burgundy.content import BANK, CASTLE_TILE, SHIP_TILE, monastery
from feldberg.games.burgundy.modules.shields.module import FIRST_CASTLE
from feldberg.games.burgundy.modules.trade_routes import routes_of
from feldberg.games.burgundy.state import Table
from tests.forging import resigned
from tests.rulebook.burgundy.armed import Armed
from tests.rulebook.burgundy.position import Position

GAME = feldberg.game("burgundy", trade_routes=True, shields=True)
ROUTES, SHIELDS = 0, 1  # of the modules of a save


def played(moves: int) -> Table:
    luck = random.Random(moves)
    table: Table = GAME.start(5)
    for _ in range(moves):
        table.play(luck.choice(table.legal()))
    return table


def forged(module: int, key: str, at: int, value: object) -> Callable[[dict[str, Any]], None]:
    return lambda table: table["modules"][module][key].__setitem__(at, value)


FORGERIES: dict[str, Callable[[dict[str, Any]], Any]] = {
    "table.modules[0]: a route board is there twice": lambda table: table["modules"][ROUTES].update(
        hands=[[], [], [], table["modules"][ROUTES]["boards"][0][:1]]
    ),
    "table.modules[0].boards[0]: .* has a number twice": forged(ROUTES, "boards", 0, [3, 3, 4]),
    "table.modules[0]: .* are more goods than 5 route boards": forged(ROUTES, "laid", 0, [0] * 16),
    "table.modules[0].laid[1][0]: 6 is not a number from 0 to 5": forged(ROUTES, "laid", 1, [6]),
    "table: no castle for a shield at cell 3 of board 0": forged(SHIELDS, "places", 1, FIRST_CASTLE + 3),
    "table: no castle for a shield at cell 18 of board 3": forged(SHIELDS, "places", 1, FIRST_CASTLE + 3 * 73 + 18),
    "table.modules[1].places: .* is not a list of 19": lambda table: table["modules"][SHIELDS]["places"].pop(),
    "table.players[0]: [0, 0] are fewer than 3 storage spaces": lambda table: table["players"][0].update(store=[0, 0]),
    "table: there is no board 3 to borrow from": lambda table: table["modules"][SHIELDS].update(lender=3),
}


@pytest.mark.parametrize("complaint", FORGERIES)
def test_a_forged_table_is_refused(complaint: str) -> None:
    save = played(20).to_dict()
    FORGERIES[complaint](save["table"])
    with pytest.raises(feldberg.SaveError, match=complaint.replace("[", r"\[")):
        GAME.load(resigned(save))


def test_what_shields_do_is_worked_out_again() -> None:
    at = Armed(dice=(1, 1))
    at.hold(4, 6, 18)
    at.put(30, monastery(14), seat=1)
    at.store(SHIP_TILE, SHIP_TILE, SHIP_TILE)
    at.lay(0, BANK)
    at.ask()
    at.play(kind="borrow")
    at.play(kind="take")
    again: Table = at.game.load(at.table.to_dict())
    for player, twin in zip(at.table.players, again.players, strict=True):
        assert (twin.works, twin.open) == (player.works, player.open)
        assert list(twin.keepers) == list(player.keepers)
    assert len(again.players[0].keepers) == 4
    assert again.players[0].is_open(36)


# Words


def said(at: Position, lang: str, **wanted: Any) -> str:
    [action] = [
        action
        for action in at.table.legal()
        if all(at.game.parts(action).get(key) == value for key, value in wanted.items())
    ]
    return at.game.say(at.table, action, lang)


def test_shields_are_taken_in_words() -> None:
    at = Armed(dice=(3, 5))
    at.hold(16)
    at.put(6, CASTLE_TILE)
    at.deal(5, 9)
    at.player().workers = 2
    at.ask()
    assert said(at, "en", kind="shield", cell=6) == "take shield 9 (2 workers)"
    assert said(at, "ru", kind="shield", cell=6) == "взять щит 9 (2 рабочих)"
    assert said(at, "en", kind="shield", cell=18) == "take shield 9 in place of shield 16 (2 workers)"
    assert said(at, "en", kind="turn", die=0, number=5) == "turn the 3 to a 6"
    assert said(at, "ru", kind="turn", die=0, number=5) == "повернуть кубик 3 на 6"
    [choice] = [action for action in at.table.legal() if at.game.parts(action).get("cell") == 6]
    assert at.game.explain(at.table, choice, "en").endswith(
        "Monastery 3 adds nothing. At the end of the game: 8 points."
    )


def test_shields_are_paid_for_in_words() -> None:
    at = Armed()
    at.hold(3, 16, 17)
    at.player().silver = 2
    at.player().workers = 2
    at.end_phase()
    assert said(at, "en", kind="upkeep", workers=1) == "pay 2 silver and 1 worker for the shields"
    assert said(at, "ru", kind="upkeep", workers=1) == "заплатить за щиты 2 серебра и 1 рабочего"
    assert said(at, "en", kind="drop", shield=2) == "give up shield 3"
    assert at.game.asks(at.table, "en") == "Player 1: pay for your shields or give some up"
    at.play(kind="drop", shield=15)
    assert [at.game.tells(event, "ru") for event in at.table.events] == ["Игрок 1 теряет щит 16"]


def test_a_lender_is_named() -> None:
    at = Armed(players=3, dice=(1, 2))
    at.hold(6)
    at.ask()
    assert said(at, "en", kind="borrow", seat=2) == "use the monasteries of Player 3"
    at.play(kind="borrow", seat=2)
    told = at.game.tells(at.table.events[0], "en", ["Ann", "Bob", "Cid"])
    assert told == "Ann uses the monasteries of Cid from now on"


def test_a_route_is_told_step_by_step() -> None:
    table: Table = feldberg.game("burgundy", trade_routes=True).start(1)
    while table.phase < 0:
        for lang in LANGUAGES:
            assert all(table.game.say(table, action, lang) for action in table.legal())
        table.play(table.legal()[0])
    seat = table.seat
    table.players[seat].goods[0] = 1
    table.dice[2 * seat] = 1
    table.renew_choices()
    table.play(table.actions.sell.at(0, 0))
    told = [table.game.tells(event, "en") for event in table.events]
    assert f"Player {seat + 1} lays 1 turquoise good on space 1 of the trade route" in told


# Why not


def armed(*held: int, dice: tuple[int, int] = (3, 5)) -> Armed:
    at = Armed(dice=dice)
    at.hold(*held)
    at.deal(4, 9)
    at.ask()
    return at


def at_upkeep() -> Armed:
    at = Armed()
    at.hold(3, 16)
    at.player().silver = 1
    at.player().workers = 1
    at.end_phase()
    return at


def turned() -> Armed:
    at = armed(16)
    at.play(kind="turn", die=0, number=0)
    return at


@pytest.mark.parametrize(
    ("position", "element", "reason"),
    [
        (armed, "shield:9", "Needs a double 4: 2 more workers."),
        (lambda: armed(dice=(4, 0)), "shield:9", "A shield takes both dice."),
        (armed, "shield:1", "This shield lies in no depot."),
        (armed, "number:2", "Only shield 16 turns dice."),
        (turned, "number:2", "You have already turned a die in this turn."),
        (lambda: armed(16, dice=(3, 0)), "number:3", "No die that is left shows anything else."),
        (armed, "seat:1", "Only shield 6 uses the monasteries of another player."),
        (armed, "seat:0", "These monasteries work for you anyway."),
        (armed, "upkeep:1", "Shields are paid for at the end of a phase."),
        (at_upkeep, "upkeep:2", "That takes 1 more worker."),
        (at_upkeep, "upkeep:0", "That takes 1 more silver."),
        (at_upkeep, "upkeep:3", "That is more than your shields cost."),
        (at_upkeep, "shield:9", "This shield is not yours."),
        (armed, "route:3", "This game is played without it."),
        (lambda: Position(dice=(1, 2)), "shield:9", "This game is played without it."),
    ],
)
def test_what_cannot_be_chosen_says_why(position: Callable[[], Position], element: str, reason: str) -> None:
    at = position()
    at.table.renew_choices()
    assert at.game.why_not(at.table, element, "en") == reason


def test_what_a_shield_lacks_is_enough_and_not_too_much() -> None:
    at = armed()
    for workers, reason in ((1, "Needs a double 4: 1 more worker."), (2, "")):
        at.player().workers = workers
        at.ask()
        assert at.game.why_not(at.table, "shield:9", "en") == reason


def test_boards_that_are_not_dealt_cannot_be_laid() -> None:
    table: Table = feldberg.game("burgundy", trade_routes=True).start(1)
    lit = {element for action in table.legal() for element in table.game.elements(table, action)}
    others = [f"route:{board}" for board in range(12) if f"route:{board}" not in lit]
    assert len(lit) == 5
    for element in others:
        reason = table.game.why_not(table, element, "en")
        assert reason == "This board is not one of those that you still have to lay."


# Greedy


def choice(at: Position) -> dict[str, Any]:
    """What greedy plays now."""
    chosen = feldberg.agent("greedy", at.game).choose(at.table.seen_by(at.table.seat))
    return at.game.parts(chosen)


def test_greedy_takes_a_shield_with_a_double_late_in_the_game_if_it_can_pay() -> None:
    kinds = {}
    for silver in (0, 3):
        at = Armed(dice=(4, 4), phase=4)
        at.table.round = 4
        at.deal(4, 1)
        at.player().silver = silver
        at.player().goods[3] = 1
        at.lay(12, BANK)  # so that the other die has a choice too
        at.ask()
        kinds[silver] = choice(at)["kind"]
    assert kinds == {0: "sell", 3: "shield"}


def test_greedy_pays_for_a_shield_that_is_worth_it() -> None:
    at = Armed()
    at.hold(1)
    at.player().silver = 2
    at.end_phase()
    assert choice(at)["kind"] == "upkeep"


def test_greedy_sells_goods_that_meet_the_next_space_of_its_route() -> None:
    for first in (0, 1):
        at = Position(dice=(1, 2), trade_routes=True)
        routes = routes_of(at.table)
        routes.boards[0] = vec[i64]([8 if first == 0 else 0])  # the first begins with turquoise, the other with purple
        at.lay(20, BANK)
        at.player().goods[0] = at.player().goods[1] = 1
        at.ask()
        assert choice(at) == {"kind": "sell", "die": first, "goods": first}
