"""Phase 4: turns, placing workers, tools and the first-player token."""

from __future__ import annotations

import pytest

from feldberg.games.hallertau.content.pieces import SPACE_NAMES
from tests.rulebook.hallertau.position import Position

CORNERS = ["gateway_card", "farmyard_card", "bonus_card", "point_card"]


def actions(*workers: int, first: int = 0, gateway: str = "beginner", farmyard: str = "hops") -> Position:
    """The beginning of phase 4 with so many workers in each seat."""
    position = Position(players=len(workers), gateway=gateway, farmyard=farmyard)
    for seat, count in enumerate(workers):
        position.player(seat).workers = count
    position.table.first = position.table.turn = position.table.active = first
    return position


def full_board(position: Position, rows: int = 1) -> Position:
    """Workers in the lowest rows of every space."""
    for space in SPACE_NAMES:
        position.workers(space, *range(1, rows + 1))
    return position


def order_of_turns(position: Position) -> list[int]:
    """Who is asked, while everybody takes one tool in each turn, to the end of phase 4."""
    seats = []
    while position.table.phase == 4 and position.question == "Turn":
        seats.append(position.table.seat)
        position.do("tools", workers=1)
    return seats


# Turn order


@pytest.mark.parametrize("first", [0, 1, 2])
@pytest.mark.rule("hallertau.phase4.turn-order")
def test_the_first_player_begins_and_the_turns_go_round(first: int) -> None:
    seats = order_of_turns(actions(3, 3, 3, first=first).go())
    assert seats[:9] == [(first + number) % 3 for number in range(9)]


@pytest.mark.rule("hallertau.phase4.skipped-without-workers")
def test_who_has_no_workers_is_skipped_until_nobody_has_any() -> None:
    position = actions(1, 4, 2).go()
    seats = []
    for _ in range(7):
        seats.append(position.table.seat)
        assert not position.can("pass")
        position.do("tools", workers=1)
    assert seats == [0, 1, 2, 1, 2, 1, 1]
    assert position.table.round == 3
    assert [position.has("tools", seat) for seat in range(3)] == [1, 4, 2]


# Two options


@pytest.mark.rule("hallertau.phase4.two-options")
def test_a_turn_places_workers_or_takes_tools_and_cannot_be_passed() -> None:
    position = actions(6, 6).go()
    assert position.spaces() == SPACE_NAMES
    assert [choice["workers"] for choice in position.choices("tools")] == [1, 2, 3, 4, 5, 6]
    assert {choice["kind"] for choice in position.choices()} == {"place", "use", "tools"}
    position.do("place", space="weekly_market")
    assert position.table.seat == 1


@pytest.mark.rule("hallertau.phase4.two-options")
def test_who_can_pay_for_no_free_row_must_take_tools() -> None:
    position = full_board(actions(1, 6)).go()
    assert position.has("tools") == 1  # by itself, since there was nothing to choose
    assert (position.table.seat, position.player().workers) == (1, 0)
    position = full_board(actions(2, 6), rows=2).go()
    assert [choice["kind"] for choice in position.choices()] == ["tools", "tools"]


@pytest.mark.parametrize(
    ("card", "gateway"),
    [(210, "expert"), (313, "master")],
)
@pytest.mark.rule("hallertau.phase4.two-options")
def test_a_forced_turn_can_still_be_changed_by_a_card(card: int, gateway: str) -> None:
    """With one worker and every lowest row taken: 210 empties a space, 313 goes into a second row."""
    position = full_board(actions(1, 6, gateway=gateway))
    position.hand(card)
    position.stock(hops=2)
    position.go()
    assert position.table.seat == 0
    position.do("play", card=card).do("space", space="weekly_market")
    if card == 210:
        position.do("place", space="weekly_market")
    assert position.flock() == {"r5": 1}
    assert position.has("tools") == 0


# Placing


@pytest.mark.parametrize(("before", "after", "left"), [([], [1], 5), ([1], [1, 2], 4), ([1, 2], [1, 2, 3], 3)])
@pytest.mark.rule("hallertau.place.next-row")
def test_one_two_or_three_workers_go_into_the_lowest_free_row(before: list[int], after: list[int], left: int) -> None:
    position = Position(players=2)
    position.workers("weekly_market", *before)
    position.turn(6).do("place", space="weekly_market")
    assert position.on("weekly_market") == after
    assert position.player().workers == left


@pytest.mark.parametrize("space", SPACE_NAMES)
@pytest.mark.rule("hallertau.place.impossible")
def test_a_full_space_or_too_few_workers_forbid_a_space(space: str) -> None:
    rows = 2 if space in CORNERS else 3
    for taken in range(rows + 1):
        for workers in range(1, 13):
            position = Position()
            position.workers(space, *range(1, taken + 1))
            assert (space in position.turn(workers).spaces()) is (taken < rows and workers > taken)


@pytest.mark.parametrize("before", [[], [1], [1, 2]])
@pytest.mark.rule("hallertau.place.effect-once")
def test_more_workers_do_not_bring_more(before: list[int]) -> None:
    position = Position(players=2)
    position.workers("weekly_market", *before)
    position.turn().do("place", space="weekly_market")
    assert (position.has("sheep"), position.has("meat")) == (1, 1)


@pytest.mark.rule("hallertau.place.effect-once")
def test_the_actions_come_from_top_to_bottom() -> None:
    """Fertilizing lifts before it sows, Small Trade gives crops before milk or wool before the sheep move."""
    position = Position(players=2)
    position.sheep(r4=1)
    position.turn().do("place", space="small_trade")
    asked = []
    for kind, parts in (("crops", {"crops": "rye rye"}), ("choose", {"choice": 0}), ("sheep", {})):
        asked.append(position.question)
        position.do(kind, **parts)
    assert asked == ["Crops", "Choose", "Step"]


@pytest.mark.parametrize(
    ("space", "choice", "gains"),
    [
        ("farming", 0, {"fields": 1}),
        ("sheep_breeding", 0, {"sheep": 1, "milk": -2}),
        ("sheep_breeding", 1, {"sheep": 2, "milk": -4}),
        ("nursery", 0, {"clay": 3}),
        ("busy_weekend", 0, {"milk": 1}),
        ("busy_weekend", 1, {"wool": 1}),
        ("tool_shed", 0, {"clay": 4}),
        ("tool_shed", 1, {"fields": 1}),
    ],
)
@pytest.mark.rule("hallertau.place.or-and-slash")
def test_of_two_sides_only_one_is_taken(space: str, choice: int, gains: dict[str, int]) -> None:
    position = Position(players=2)
    position.stock(milk=8)
    position.turn().do("place", space=space).do("choose", choice=choice)
    assert position.question == "Turn"
    found = {name: position.has(name) for name in ("sheep", "wool", "clay")}
    found["milk"] = position.has("milk") - 8
    found["fields"] = len(position.rows())
    assert {name: amount for name, amount in found.items() if amount} == gains


@pytest.mark.rule("hallertau.place.or-and-slash")
def test_all_actions_without_or_are_taken_in_one_use() -> None:
    position = Position(players=2)
    position.stock(rye=1)
    position.turn().do("place", space="busy_weekend").do("choose", choice=1)
    assert position.has("wool") == 1
    position = Position(players=2)
    position.turn().do("place", space="clearing")
    assert (position.rows(), position.has("clay")) == ([2], 1)


@pytest.mark.parametrize("space", SPACE_NAMES)
@pytest.mark.rule("hallertau.place.optional")
def test_every_action_of_every_space_can_be_left_out(space: str) -> None:
    """With all questions asked, 'done' is an answer to each of them, and nothing but the workers has changed."""
    position = Position(players=2, ask="everything")
    position.fields("3", "4 rye")
    position.stock(seat=1, **dict.fromkeys(["milk", "barley"], 4))
    position.sheep(seat=1, r5=1)
    position.fields("3", "4 rye", seat=1)
    position.centre(0, [1, 0, 0, 0, 0], seat=1)
    position.turn(seat=1)
    before = position.table.view(1)["players"][1]
    position.do("place", space=space)
    for _ in range(9):
        if position.question == "Turn" or position.table.phase != 4:
            break
        position.do("done")
    after = position.table.view(1)["players"][1]
    assert after | {"workers": 0} == before | {"workers": 0}
    assert position.table.view(1)["first"] == 0
    assert position.on(space) == [1]


@pytest.mark.parametrize("space", ["butchery", "sheep_breeding", "land_sale", "town_hall", "cultivation", "farming"])
@pytest.mark.rule("hallertau.place.optional")
def test_a_space_can_be_used_without_what_it_needs(space: str) -> None:
    """Without sheep, milk, fields or crops, and with all buildings at the centre."""
    position = Position(players=2)
    position.fields(*["3 rye"] * 8 if space == "farming" else [])
    position.turn(3).do("place", space=space)
    assert position.on(space) == [1]
    assert position.player().workers == 2
    assert sum(position.player().stock) == 0
    assert position.flock() == {}


@pytest.mark.parametrize(
    ("space", "milk", "choices"), [("sheep_breeding", 1, []), ("sheep_breeding", 3, [0]), ("sheep_breeding", 4, [0, 1])]
)
@pytest.mark.rule("hallertau.place.exchange")
def test_the_whole_cost_must_be_there(space: str, milk: int, choices: list[int]) -> None:
    position = Position(players=2)
    position.stock(milk=milk)
    position.turn().do("place", space=space)
    assert [choice["choice"] for choice in position.choices("choose")] == choices


@pytest.mark.rule("hallertau.place.exchange")
def test_without_paying_nothing_is_gained() -> None:
    position = Position(players=2)
    position.sheep(r4=1)
    position.turn().do("place", space="butchery").do("done")
    assert (position.has("meat"), position.has("hides"), position.has("sheep")) == (0, 0, 1)


@pytest.mark.rule("hallertau.example.sheep-and-meat")
def test_a_sheep_and_a_meat() -> None:
    position = Position(players=2)
    position.turn().do("place", space="weekly_market")
    assert (position.has("sheep"), position.has("meat"), position.has("hides")) == (1, 1, 0)


@pytest.mark.rule("hallertau.example.field-for-jewelry")
def test_a_field_for_a_jewelry_and_three_clay() -> None:
    position = Position(players=2)
    position.fields("2", "4")
    position.turn().do("place", space="land_sale").do("field", column=0)
    assert (position.rows(), position.has("jewelry"), position.has("clay")) == ([4], 1, 3)


@pytest.mark.rule("hallertau.edge.place.same-space-again")
def test_the_same_player_may_use_a_space_again() -> None:
    position = actions(6).go()
    for _ in range(3):
        position.do("place", space="weekly_market")
    assert (position.has("sheep"), position.has("meat")) == (3, 3)


# Cards in phase 4


@pytest.mark.rule("hallertau.edge.phase4.card-315-reopens")
def test_card_315_reopens_the_turns_of_its_owner_at_the_end_of_the_phase() -> None:
    position = actions(1, 1, gateway="master")
    position.workers("nursery", 1, 2, 3)
    position.stock(jewelry=4)
    position.hand(315)
    position.go()
    position.do("tools", workers=1)
    assert (position.question, position.table.seat) == ("Window", 0)  # at once: others take the spaces meanwhile
    position.do("pass").do("tools", workers=1)
    assert (position.table.phase, position.question, position.table.seat) == (4, "Window", 0)
    position.do("play", card=315).do("space", space="nursery")
    assert position.on("nursery") == [1, 2]
    assert position.player().workers == 3
    assert (position.question, position.table.seat) == ("Turn", 0)
    position.do("tools", workers=1)
    assert (position.question, position.table.seat) == ("Turn", 0)
    position.do("tools", workers=2)
    assert position.table.phase != 4
    assert position.has("tools") == 4


@pytest.mark.rule("hallertau.edge.phase4.card-315-reopens")
def test_everybody_without_workers_may_play_cards_before_the_next_phase_ends() -> None:
    """Each holds a playable card: 012 and 424. They are asked once phase 5 has brought another one."""
    position = actions(1, 1)
    position.stock(tools=4)
    position.stock(1, hops=3)
    position.hand(12)
    position.hand(424, seat=1)
    position.go()
    position.do("tools", workers=1).do("tools", workers=1)
    assert (position.table.phase, position.table.seat, len(position.hand_of())) == (5, 0, 2)
    position.do("play", card=12)
    while position.table.seat == 0:
        position.do("pass")
    assert (position.table.phase, position.table.seat) == (5, 1)
    position.do("play", card=424)
    assert position.has("rye", 1) == 5


# The first-player token


@pytest.mark.parametrize("space", CORNERS)
@pytest.mark.rule("hallertau.first-player.not-this-phase")
def test_the_token_counts_from_phase_5_on(space: str) -> None:
    position = actions(2, 2, 2).go()
    for seat in range(3):
        position.stock(seat, jewelry=1)
    position.do("tools", workers=1).do("tools", workers=1)
    assert position.table.seat == 2
    position.do("place", space=space).do("take")
    assert position.table.view(None)["first"] == 2
    seats = order_of_turns(position)
    assert seats == [0, 1, 2]
    asked = []
    while position.table.round == 2:
        if position.question == "Progress":
            asked.append(position.table.seat)
        position.do("done" if position.can("done") else "pass")
    assert asked == [2, 0, 1]


@pytest.mark.rule("hallertau.edge.first-player.several-changes")
def test_the_token_may_change_hands_several_times() -> None:
    position = actions(5, 5, 5).go()
    asked = []
    for space in ("weekly_market", "gateway_card", "bonus_card", "sheep_market", "point_card"):
        asked.append(position.table.seat)
        position.do("place", space=space)
        if space.endswith("_card"):
            position.do("take")
    assert asked == [0, 1, 2, 0, 1]
    assert position.table.view(None)["first"] == 1
    assert position.table.seat == 2
    while position.question == "Turn":
        position.do("tools", workers=int(position.player(position.table.seat).workers))
    for _ in range(20):
        if position.table.round == 3 and position.question == "Turn":
            break
        position.do("done" if position.can("done") else "pass")
    assert position.table.view(None)["first"] == 1
    assert position.table.seat == 1


@pytest.mark.rule("hallertau.edge.first-player.by-card")
def test_a_corner_used_by_a_card_outside_phase_4_gives_card_and_token() -> None:
    position = Position(players=3, phase=9)
    position.stock(1, jewelry=2)
    position.stock(2, jewelry=1)
    position.stock(0, jewelry=1)
    position.hand(419, seat=1)
    position.go()
    assert position.table.seat == 0
    position.do("done")
    position.do("play", card=419).do("space", space="bonus_card").do("take")
    assert [number // 100 for number in position.hand_of(1)] == [8]
    assert position.table.view(None)["first"] == 1


@pytest.mark.rule("hallertau.edge.first-player.by-card")
def test_a_new_token_holder_does_not_change_the_order_of_the_running_phase() -> None:
    """Seat 1 takes the token in its part of phase 9: seat 2 is still next, and then the phase is over."""
    position = Position(players=3, phase=9)
    for seat in range(3):
        position.stock(seat, jewelry=2)
    position.hand(419, seat=1)
    position.go()
    asked = [position.table.seat]
    position.do("done")
    asked.append(position.table.seat)
    position.do("play", card=419).do("space", space="gateway_card").do("take").do("done")
    while position.table.phase == 9:
        if position.question == "Progress":
            asked.append(position.table.seat)
            position.do("done")
        else:
            position.do("pass")
    assert asked == [0, 1, 2]


@pytest.mark.rule("hallertau.edge.first-player.by-card")
def test_every_player_lies_fallow_once_though_the_token_moves_meanwhile() -> None:
    position = Position(players=3, phase=6)
    for seat in range(3):
        position.fields("2", "3", seat=seat)
    position.stock(1, jewelry=1)
    position.hand(419, seat=1)
    position.go()
    position.do("field", column=0)
    assert position.table.seat == 1
    position.do("play", card=419).do("space", space="point_card").do("take").do("field", column=0)
    assert position.table.seat == 2
    position.do("field", column=0)
    assert [position.rows(seat) for seat in range(3)] == [[4, 4]] * 3


@pytest.mark.rule("hallertau.edge.first-player.by-card")
def test_in_the_last_card_window_the_order_stays_when_the_token_moves() -> None:
    """Seat 1 takes the token by card 419 in its turn of the window: seat 2 is asked next."""
    position = Position(players=3, in_round=6, phase=10)
    for seat in range(3):
        position.stock(seat, jewelry=1, hops=3)
    position.hand(424, seat=0)
    position.hand(419, seat=1)
    position.hand(412, seat=2)
    position.end_phase()
    assert position.table.seat == 0
    position.do("pass")
    position.do("play", card=419).do("space", space="point_card").do("take")
    assert position.table.seat == 2


# Tools


@pytest.mark.parametrize("count", [1, 2, 6])
@pytest.mark.rule("hallertau.tools.exchange")
def test_workers_become_as_many_tools(count: int) -> None:
    position = Position(players=2)
    position.stock(tools=1)
    position.turn(6).do("tools", workers=count)
    assert position.has("tools") == 1 + count
    assert position.player().workers == 6 - count
    assert [position.on(space) for space in SPACE_NAMES] == [[]] * 20


@pytest.mark.rule("hallertau.tools.exchange")
def test_tools_may_be_taken_in_several_turns_but_never_none() -> None:
    position = actions(3, 3).go()
    assert not position.can("tools", workers=0)
    assert not position.can("tools", workers=4)
    position.do("tools", workers=1).do("tools", workers=3).do("tools", workers=1)
    assert position.has("tools") == 2
    assert position.table.seat == 0


@pytest.mark.rule("hallertau.example.last-worker-for-tool")
def test_the_last_worker_makes_the_fourth_tool() -> None:
    position = full_board(actions(1, 1))
    position.stock(tools=3)
    position.go()
    assert (position.has("tools"), position.player().workers) == (4, 0)
