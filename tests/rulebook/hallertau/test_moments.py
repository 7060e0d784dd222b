"""Cards that are open only at a certain moment."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.hallertau.position import Position


def holding(*cards: int, **stock: int) -> Position:
    at = Position()
    at.hand(*cards)
    at.stock(**stock)
    return at


# How long a moment lasts


@pytest.mark.rule("hallertau.edge.just.moment-only")
def test_a_missed_card_stays_in_hand_for_the_next_moment() -> None:
    at = holding(322)
    at.turn(workers=6)
    assert not at.can("play", card=322)
    at.do("place", space="cultivation").do("pass")
    at.do("tools", workers=1)
    assert (at.question, at.can("play", card=322), at.hand_of()) == ("Turn", False, [322])
    at.do("place", space="fertilizing")
    assert at.question == "Window"
    at.do("play", card=322)
    assert at.played_by() == [322]


@pytest.mark.rule("hallertau.edge.just.moment-only")
def test_a_moment_ends_with_the_turn_of_the_next_player() -> None:
    at = Position(players=2)
    at.hand(322)
    at.player(1).workers = 3
    at.turn(workers=3)
    at.do("place", space="cultivation").do("pass")
    assert at.table.seat == 1
    at.do("tools", workers=1)
    assert (at.table.seat, at.can("play", card=322)) == (0, False)


@pytest.mark.rule("hallertau.edge.just.moment-only")
def test_other_cards_played_in_between_do_not_end_a_moment() -> None:
    """Card 310 for 4 tools at once is still open after card 307 has brought one more."""
    at = holding(310, 307, jewelry=1)
    at.turn(workers=6).do("tools", workers=4)
    at.do("play", card=307)
    at.do("play", card=310, way=2)
    assert at.has("hops") == 3


@pytest.mark.rule("hallertau.edge.just.moment-only")
def test_a_moment_ends_with_the_phase() -> None:
    """Card 310 after the last workers of phase 4 is not open in phase 5."""
    at = holding(310, 12)
    at.player().everything = True
    at.turn(workers=4).do("tools", workers=4)
    assert at.can("play", card=310)
    while at.table.phase == 4:
        at.do("pass")
    assert (at.table.phase, at.can("play", card=12), at.can("play", card=310)) == (5, True, False)


# 020


@pytest.mark.rule("hallertau.edge.just.last-jewelry")
def test_the_last_jewelry_spent_for_an_improvement() -> None:
    at = holding(20, jewelry=2)
    at.progress()
    at.do("improve", building="tailor", jewelry=1)
    assert not at.can("play", card=20)
    at.do("improve", building="icehouse", jewelry=1)
    at.do("play", card=20)
    assert (at.has("hops"), at.has("milk")) == (1, 1)


@pytest.mark.rule("hallertau.edge.just.last-jewelry")
def test_the_last_jewelry_spent_for_a_card() -> None:
    """Card 433 costs 1 jewelry."""
    at = holding(20, 433, jewelry=1)
    at.turn().do("play", card=433)
    at.do("play", card=20)
    assert (at.has("hops"), at.has("milk")) == (1, 3)


@pytest.mark.rule("hallertau.edge.just.last-jewelry")
def test_the_last_jewelry_spent_at_a_space() -> None:
    at = holding(20, 328, jewelry=1)
    at.turn().do("place", space="butchery").do("play", card=328).do("take")
    at.do("play", card=20)
    assert (at.has("hops"), at.has("meat")) == (1, 4)


@pytest.mark.rule("hallertau.edge.just.last-jewelry")
def test_two_jewelry_paid_at_once_were_not_one_before() -> None:
    """Card 826 costs 2 jewelry."""
    at = holding(20, 826, jewelry=2)
    at.turn().do("play", card=826)
    assert (at.has("jewelry"), at.can("play", card=20)) == (0, False)


@pytest.mark.rule("hallertau.edge.just.last-jewelry")
def test_having_no_jewelry_is_not_enough() -> None:
    assert not holding(20).turn().can("play", card=20)


# 303


def cleared(sector_1: int, sector_2: int, players: int = 4) -> Position:
    """Phase 1 of the next round takes so many workers, up to 15, from the top rows of two sectors."""
    at = Position(players=players, phase=10)
    at.hand(303)
    for first, total in ((0, sector_1), (5, sector_2)):
        for space in range(first, first + 5):
            row = min(3 if space % 5 else 2, total)
            for below in range(row):
                at.table.board[space * 3 + below] = below + 1
            total -= row
        assert total == 0
    return at.go()


@pytest.mark.rule("hallertau.edge.just.clearing")
@pytest.mark.parametrize(
    ("sectors", "rye"), [((6, 0), 0), ((7, 4), 1), ((5, 8), 2), ((9, 9), 3), ((6, 10), 5), ((14, 5), 5)]
)
def test_card_303_counts_the_workers_of_the_best_sector(sectors: tuple[int, int], rye: int) -> None:
    at = cleared(*sectors)
    assert (at.table.round, at.table.phase, at.question) == (3, 1, "Window")
    at.do("play", card=303, way=max(at.ways(303)))
    assert (at.has("rye"), at.player().flock[5]) == (rye, 1)


@pytest.mark.rule("hallertau.edge.just.clearing")
def test_card_303_does_not_add_sectors_up() -> None:
    assert not cleared(5, 5).can("play", card=303)


@pytest.mark.rule("hallertau.edge.just.clearing")
def test_card_303_is_over_after_phase_1() -> None:
    at = cleared(10, 0).do("pass")
    assert (at.table.phase, at.can("play", card=303)) == (4, False)


# 222


def before_last_action(*fields: str) -> Position:
    """A player with card 222, and another who still has workers."""
    at = Position(players=2)
    at.hand(222)
    at.fields(*fields)
    at.player(1).workers = 3
    return at


@pytest.mark.rule("hallertau.edge.just.last-action")
@pytest.mark.parametrize("answer", [{"kind": "tools", "workers": 2}, {"kind": "place", "space": "clay_delivery"}])
def test_card_222_follows_the_turn_that_used_the_last_workers(answer: dict[str, int | str]) -> None:
    at = before_last_action("2", "3")
    at.workers("clay_delivery", 1)
    at.turn(workers=2)
    at.do(str(answer.pop("kind")), **answer)
    assert at.table.phase == 4
    at.do("play", card=222).do("field", column=0).do("field", column=1)
    assert at.rows() == [3, 4]


@pytest.mark.rule("hallertau.edge.just.last-action")
def test_card_222_is_shut_while_workers_remain() -> None:
    at = holding(222)
    at.fields("2")
    at.turn(workers=3).do("tools", workers=2)
    assert (at.question, at.can("play", card=222)) == ("Turn", False)


@pytest.mark.rule("hallertau.edge.just.last-action")
@pytest.mark.parametrize("answer", [{"kind": "tools", "workers": 1}, {"kind": "place", "space": "clay_delivery"}])
def test_card_222_is_shut_where_a_field_was_sown_before_the_last_turn(answer: dict[str, Any]) -> None:
    at = before_last_action("2", "2 rye")
    at.turn(workers=1).do(**answer)
    assert (at.table.seat, at.question) == (1, "Turn")


@pytest.mark.rule("hallertau.edge.just.last-action")
def test_card_222_is_open_where_the_last_action_itself_sowed() -> None:
    at = before_last_action("2")
    at.stock(rye=1)
    at.turn(workers=1).do("place", space="cultivation").do("sow", good="rye")
    at.do("play", card=222).do("field", column=0)
    assert at.rows() == [3]


# 309 and 322


@pytest.mark.rule("hallertau.edge.just.space-used")
@pytest.mark.parametrize(
    ("others", "ways"), [((1, 2, 2), []), ((1, 2, 3), [0]), ((2, 3, 3), [0, 1]), ((3, 3, 3, 1), [0, 1, 2])]
)
def test_card_309_counts_the_workers_in_the_sector_just_used(others: tuple[int, ...], ways: list[int]) -> None:
    """Two own workers join those on the other spaces of sector 2; sector 1 is crowded and does not count."""
    at = holding(309)
    at.workers("nursery", 1)
    for space, workers in zip(("butchery", "busy_weekend", "clearing", "farmyard_card"), others, strict=False):
        at.workers(space, *([1, workers - 1] if workers > 1 else [1]))
    for space in ("farming", "sheep_breeding", "clay_delivery"):
        at.workers(space, 1, 2, 3)
    at.turn(workers=3).do("place", space="nursery").do("choose", choice=0)
    assert at.can("play", card=309) is bool(ways)
    assert at.ways(309) == ways
    if ways:
        at.do("play", card=309, way=ways[-1])
        assert (at.has("barley"), at.has("tools")) == (len(ways), 1)


@pytest.mark.rule("hallertau.edge.just.space-used")
def test_card_309_is_not_open_after_the_use_of_another() -> None:
    at = Position(players=2)
    at.hand(309, seat=1)
    for space in ("butchery", "busy_weekend", "clearing"):
        at.workers(space, 1, 2)
    at.player(1).workers = 2
    at.turn(workers=1).do("place", space="nursery").do("choose", choice=0)
    assert (at.table.seat, at.question, at.can("play", card=309)) == (1, "Turn", False)


@pytest.mark.rule("hallertau.edge.just.space-used")
@pytest.mark.parametrize("space", ["farming", "busy_weekend", "cultivation", "fertilizing"])
def test_card_322_adds_a_crop_and_a_sowing(space: str) -> None:
    at = holding(322, rye=1)
    at.fields("5", "5", "5", "5", "5", "5", "5", "5")
    at.turn(workers=2).do("place", space=space)
    if at.question == "Choose" and space == "busy_weekend":
        at.do("choose", choice=0)
    if at.question == "Choose":  # farming: sow, as there is no room for a ninth field
        at.do("choose", choice=1)
    at.do("sow", good="rye")
    assert at.question == "Window"
    at.do("play", card=322).do("good", good="flax")
    assert {choice["good"] for choice in at.choices("sow")} == {"flax"}
    at.do("sow", good="flax")
    assert sorted(good for good in at.player().sown if good) == [2, 4]


@pytest.mark.rule("hallertau.edge.just.space-used")
def test_the_crop_of_card_322_is_kept_where_it_is_not_sown() -> None:
    at = holding(322, hops=1)
    at.fields("5")
    at.turn(workers=2).do("place", space="cultivation").do("done")
    at.do("play", card=322).do("good", good="flax")
    assert {choice["good"] for choice in at.choices("sow")} == {"flax"}  # not the hops
    at.do("done")
    assert (at.has("flax"), at.player().sown[0]) == (1, 0)


@pytest.mark.rule("hallertau.edge.just.space-used")
@pytest.mark.parametrize("space", ["clay_delivery", "sheep_market"])
def test_card_322_is_shut_after_other_spaces(space: str) -> None:
    at = holding(322)
    at.turn(workers=2).do("place", space=space)
    assert (at.question, at.can("play", card=322)) == ("Turn", False)


# 328


@pytest.mark.rule("hallertau.edge.just.butchery")
def test_card_328_pays_for_the_butchery_without_any_sheep() -> None:
    at = holding(328, jewelry=2)
    at.turn().do("place", space="butchery")
    at.do("play", card=328)
    at.do("take")
    assert (at.has("jewelry"), at.has("meat"), at.has("hides")) == (1, 4, 4)
    assert len(at.hand_of()) == 1


@pytest.mark.rule("hallertau.edge.just.butchery")
def test_the_jewelry_of_card_328_is_a_choice() -> None:
    at = holding(328, jewelry=1)
    at.sheep(stable=1)
    at.turn().do("place", space="butchery").do("play", card=328).do("sheep", place=6)
    assert (at.has("jewelry"), at.has("sheep"), at.has("meat"), at.has("hides")) == (1, 0, 4, 4)


@pytest.mark.rule("hallertau.edge.just.butchery")
def test_jewelry_replaces_the_sheep_of_that_one_use() -> None:
    at = holding(328, jewelry=3)
    at.turn().do("place", space="butchery").do("play", card=328).do("take")
    at.sheep(stable=1)
    at.do("place", space="butchery")
    assert at.question == "Exchange"
    assert not at.can("take")


@pytest.mark.rule("hallertau.edge.just.butchery")
def test_card_328_is_shut_elsewhere() -> None:
    at = holding(328, jewelry=2)
    at.sheep(stable=1)
    at.turn()
    assert not at.can("play", card=328)
    at.do("place", space="butchery").do("done")
    while at.question == "Window":  # still at the Butchery
        at.do("pass")
    assert (at.question, at.can("play", card=328)) == ("Turn", False)


# 310 and 702


@pytest.mark.rule("hallertau.edge.just.tools-gained")
@pytest.mark.parametrize(("workers", "hops"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 3)])
def test_card_310_counts_the_tools_of_one_exchange(workers: int, hops: int) -> None:
    at = holding(310)
    at.turn(workers=6).do("tools", workers=workers)
    assert at.can("play", card=310) is bool(hops)
    if hops:
        at.do("play", card=310, way=hops - 1)
        assert (at.has("hops"), at.has("tools")) == (hops, workers + 1)


@pytest.mark.rule("hallertau.edge.just.tools-gained")
def test_card_310_follows_the_tools_of_a_card_in_any_phase() -> None:
    """Card 107 brings 2 tools for 2 hides."""
    at = holding(310, 107, hides=2)
    at.table.phase = 6
    at.window().do("play", card=107, way=1)
    at.do("play", card=310)
    assert (at.has("hops"), at.has("tools")) == (1, 3)


@pytest.mark.rule("hallertau.edge.just.tools-gained")
def test_tools_of_separate_turns_and_effects_are_not_added_up() -> None:
    at = holding(310, 702, 8, 616, flax=3, wool=2, hides=1)
    at.turn(workers=6).do("tools", workers=1)
    assert not at.can("play", card=310)
    at.do("tools", workers=1)
    assert not at.can("play", card=310)
    assert not at.can("play", card=702)
    at.do("play", card=8).do("play", card=616)  # a tool each
    assert at.has("tools") == 4
    assert not at.can("play", card=310)


@pytest.mark.rule("hallertau.edge.just.tools-gained")
@pytest.mark.parametrize(("workers", "open_"), [(2, False), (3, True), (5, True)])
def test_card_702_follows_an_exchange_of_three_workers(workers: int, open_: bool) -> None:
    at = holding(702)
    at.turn(workers=6).do("tools", workers=workers)
    assert at.can("play", card=702) is open_


@pytest.mark.rule("hallertau.edge.just.tools-gained")
def test_card_702_does_not_follow_tools_of_a_card() -> None:
    """Card 721 brings 3 tools."""
    at = holding(702, 721, 310, jewelry=1)
    at.turn().do("play", card=721).do("good", good="rye")
    assert (at.has("tools"), at.can("play", card=310), at.can("play", card=702)) == (3, True, False)


# 706, 811, 812, 816


@pytest.mark.rule("hallertau.edge.just.harvested")
@pytest.mark.parametrize(("card", "crop"), [(811, "flax"), (812, "barley"), (816, "rye")])
def test_three_of_a_crop_just_harvested_are_paid(card: int, crop: str) -> None:
    at = Position(phase=7)
    at.hand(card)
    at.fields(f"2 {crop}", f"2 {crop}")
    at.go()
    assert at.table.phase == 7
    at.do("play", card=card)
    assert (at.played_by(), at.has(crop)) == ([card], 1)


@pytest.mark.rule("hallertau.edge.just.harvested")
def test_other_stock_of_the_crop_does_not_help() -> None:
    at = Position(phase=7)
    at.hand(811, 12)
    at.stock(flax=9, tools=4)
    at.fields("2 flax", "5 rye")
    at.go()
    assert (at.table.phase, at.can("play", card=12), at.can("play", card=811)) == (7, True, False)


@pytest.mark.rule("hallertau.edge.just.harvested")
def test_the_moment_of_the_harvest_ends_with_phase_7() -> None:
    at = Position(phase=7)
    at.hand(816, 12)
    at.stock(tools=4)
    at.sheep(stable=1)
    at.fields("5 rye")
    at.go()
    while at.table.phase == 7:
        assert at.can("play", card=816)
        at.do("pass")
    assert (at.table.phase, at.can("play", card=12), at.can("play", card=816)) == (9, True, False)


@pytest.mark.rule("hallertau.edge.just.harvested")
def test_a_harvest_by_a_card_counts_as_well() -> None:
    """Card 022 harvests one field in any phase; the rye of the stock and of an earlier harvest does not count."""
    at = holding(22, 816, rye=5)
    at.fields("3 rye", "2 rye")
    at.turn()
    assert not at.can("play", card=816)
    at.do("play", card=22).do("field", column=0)
    assert at.has("rye") == 8
    at.do("play", card=816)
    assert (at.has("rye"), at.question) == (5, "Turn")


@pytest.mark.rule("hallertau.edge.just.harvested")
def test_harvests_of_two_cards_are_not_added_up() -> None:
    """Cards 022 and 221, each with 2 rye."""
    at = holding(22, 221, 816, tools=3)
    at.fields("2 rye", "2 barley")
    at.turn().do("play", card=22).do("field", column=0)
    assert not at.can("play", card=816)
    at.player().sown[0] = 4
    at.turn().do("play", card=221).do("field", column=0).do("done")
    assert (at.has("rye"), at.can("play", card=816)) == (4, False)


@pytest.mark.rule("hallertau.edge.just.harvested")
@pytest.mark.parametrize(
    ("fields", "open_"), [(["5 hops", "4 hops", "2 hops"], True), (["5 hops", "5 hops", "5 rye"], False)]
)
def test_card_706_asks_for_11_of_one_crop(fields: list[str], open_: bool) -> None:
    at = Position(phase=7)
    at.hand(706, 12)
    at.stock(hops=5, tools=4)
    at.fields(*fields)
    at.go()
    assert (at.table.phase, at.can("play", card=706)) == (7, open_)


# 713


@pytest.mark.rule("hallertau.edge.just.drawn-card")
def test_card_713_follows_the_new_card_of_phase_5() -> None:
    """Only card 430 is left in the farmyard deck."""
    at = Position(phase=5)
    at.hand(713)
    at.stock(tools=1)
    only_card(at, 1, 430)
    at.go()
    at.do("play", card=430)
    assert (at.question, at.has("milk")) == ("Window", 2)  # its effect is complete
    at.do("play", card=713).do("good", good="hops")
    assert (at.has("milk"), at.has("hops")) == (3, 1)


@pytest.mark.rule("hallertau.edge.just.drawn-card")
@pytest.mark.parametrize("first", [0, 1])
def test_card_713_follows_a_card_drawn_at_a_corner(first: int) -> None:
    at = Position(players=2)
    at.hand(713)
    at.stock(tools=4)
    only_card(at, 0, 12)
    at.table.first = first
    at.player(1).workers = 3
    at.turn(workers=3).do("place", space="gateway_card")
    assert at.table.seat == 0
    at.do("play", card=12)
    at.do("play", card=713).do("good", good="hops")
    assert (at.has("clay"), at.has("milk"), at.has("hops")) == (1, 2, 1)


@pytest.mark.rule("hallertau.edge.just.drawn-card")
def test_card_713_follows_a_card_drawn_by_a_card() -> None:
    """Card 435 draws a gateway card for 1 barley."""
    at = holding(713, 435, barley=1, tools=4)
    only_card(at, 0, 12)
    at.turn().do("play", card=435)
    at.do("play", card=12)
    assert at.can("play", card=713)


@pytest.mark.rule("hallertau.edge.just.drawn-card")
def test_all_cards_of_one_draw_count_until_something_else_is_done() -> None:
    """Card 435 draws three gateway cards for 6 barley; after another card they are no longer just drawn."""
    for other, open_ in (([], True), ([25], False)):
        at = holding(713, 435, 25, barley=6, tools=4, clay=4)
        at.table.bags[0] = at.table.bags[0][:0]
        at.hand(12, 128, 2, seat=0)
        drawn = at.player().hand[-3:]
        at.player().hand = at.player().hand[:-3]
        at.table.bags[0] = drawn
        at.turn().do("play", card=435, way=2)
        for card in other:
            pass_windows(at)
            at.do("play", card=card)
        pass_windows(at)
        at.do("play", card=128)
        assert at.can("play", card=713) is open_


@pytest.mark.rule("hallertau.edge.just.drawn-card")
def test_card_713_waits_until_the_other_card_is_complete() -> None:
    """Card 115 asks which crop to take."""
    at = holding(713, 435, barley=1, tools=3)
    at.fields("2", "2", "2", "2")
    only_card(at, 0, 115)
    at.turn().do("play", card=435)
    at.do("play", card=115)
    assert (at.question, at.can("play", card=713)) == ("Choose", False)
    at.do("choose", choice=2)
    assert at.can("play", card=713)


@pytest.mark.rule("hallertau.edge.just.drawn-card")
def test_card_713_is_shut_after_an_older_card() -> None:
    at = holding(713, 12, tools=4)
    at.turn().do("play", card=12)
    assert not at.can("play", card=713)


@pytest.mark.rule("hallertau.edge.just.drawn-card")
def test_a_drawn_card_played_after_an_action_comes_too_late() -> None:
    at = holding(713, 435, barley=1, tools=4)
    only_card(at, 0, 12)
    at.turn().do("play", card=435)
    pass_windows(at)
    at.do("tools", workers=1).do("play", card=12)
    assert not at.can("play", card=713)


def only_card(at: Position, deck: int, number: int) -> None:
    """Leave a single card in a deck."""
    at.hand(number)
    player = at.player()
    at.table.bags[deck] = player.hand[-1:]
    player.hand = player.hand[:-1]
    if deck == 1:
        at.table.buried = 1


def pass_windows(at: Position) -> None:
    while at.question == "Window":
        at.do("pass")
