"""What cards bring: order, once only, by free choice, in tiers and in certain phases."""

from __future__ import annotations

import pytest

from tests.rulebook.hallertau.position import Position

PHASES = range(1, 12)  # 11 is the last chance after round 6


def holding(*cards: int, **stock: int) -> Position:
    at = Position()
    at.hand(*cards)
    at.stock(**stock)
    return at


@pytest.mark.rule("hallertau.card.effect.top-down")
def test_what_comes_first_can_be_used_by_what_follows() -> None:
    """Card 729: a field in row 4, then a sowing; card 113: 1 hops, then a sowing."""
    at = holding(729, jewelry=1, rye=1).turn()
    at.do("play", card=729).do("sow", good="rye")
    assert (at.rows(), at.player().sown[0]) == ([4], 4)
    at = holding(113)
    at.fields("3")
    at.turn().do("play", card=113)
    assert [choice["good"] for choice in at.choices("sow")] == ["hops"]


@pytest.mark.rule("hallertau.card.effect.top-down")
def test_what_follows_comes_too_late_for_what_is_first() -> None:
    """Card 213: milk or clay, then a sowing; the bonus card of 214 is drawn after its sowing."""
    at = holding(214)
    at.fields("3")
    at.turn().do("play", card=214).do("good", good="hops")
    assert (at.question, at.hand_of()) == ("Sow", [])
    at.do("done")
    assert len(at.hand_of()) == 1


@pytest.mark.rule("hallertau.card.effect.once")
def test_a_card_applies_once() -> None:
    at = holding(12, tools=9)
    at.player().workers = 2
    at.turn(workers=2)
    at.do("play", card=12).do("tools", workers=1)
    assert (at.has("clay"), at.can("play", card=12), at.played_by()) == (1, False, [12])
    at.do("tools", workers=1)
    assert (at.table.round, at.has("clay")) == (3, 1)


@pytest.mark.rule("hallertau.card.effect.optional")
@pytest.mark.parametrize("card", [302, 725])
def test_workers_on_the_board_need_not_be_cleared(card: int) -> None:
    at = holding(card, tools=1)
    for space in ("land_sale", "town_hall", "sheep_market", "sheep_breeding", "weekly_market"):
        at.workers(space, 1)
    before = list(at.table.board)
    at.turn(workers=2).do("play", card=card).do("done")
    assert list(at.table.board) == before
    assert at.played_by() == [card]


@pytest.mark.rule("hallertau.card.effect.optional")
@pytest.mark.parametrize(("card", "spaces"), [(302, [19, 2, 13]), (725, [14, 18])])
def test_where_workers_are_cleared_all_named_spaces_are(card: int, spaces: list[int]) -> None:
    at = holding(card, tools=1)
    for at_space in range(20 * 3):
        at.table.board[at_space] = [1, 2, 0][at_space % 3]
    at.turn(workers=2).do("play", card=card).do("take")
    for space in range(20):
        assert list(at.table.board[3 * space : 3 * space + 3]) == ([1, 0, 0] if space in spaces else [1, 2, 0])


@pytest.mark.rule("hallertau.card.effect.optional")
@pytest.mark.parametrize(
    ("card", "stock"), [(401, {"barley": 1}), (522, {"tools": 1, "clay": 1}), (315, {"jewelry": 4}), (210, {"hops": 2})]
)
def test_an_effect_can_be_left_out_though_its_cost_is_paid(card: int, stock: dict[str, int]) -> None:
    at = holding(card, **stock)
    at.sheep(r5=1)
    at.fields("3")
    at.workers("nursery", 1)
    at.turn(workers=2).do("play", card=card).do("done")
    assert at.played_by() == [card]
    assert (at.player().flock[4], at.player().sown[0], at.player().workers) == (1, 0, 2)
    assert at.table.board[7 * 3] == 1


@pytest.mark.rule("hallertau.card.effect.optional")
def test_every_gain_can_be_left_out_where_everything_is_asked() -> None:
    at = Position(ask="everything")
    at.hand(12)
    at.stock(tools=4)
    at.turn().do("play", card=12).do("done").do("take").do("done")
    assert (at.has("clay"), at.has("milk"), at.has("wool")) == (0, 1, 0)


@pytest.mark.rule("hallertau.card.effect.optional")
def test_a_gain_that_would_hurt_a_hand_card_can_be_left_out() -> None:
    """Card 705 asks for at most 7 tools: the tool of card 008 is better not taken."""
    at = holding(8, 705, flax=3, wool=2, tools=7)
    at.sheep(stable=4)
    at.turn().do("play", card=8).do("done")
    assert (at.has("tools"), at.can("play", card=705)) == (7, True)


@pytest.mark.rule("hallertau.card.effect.sowing")
def test_a_sowing_takes_a_crop_to_an_empty_field() -> None:
    """Card 526: up to three sowings for 2 milk."""
    at = holding(526, milk=2, rye=2, wool=5, clay=5)
    at.fields("3", "4 hops", "5")
    at.turn().do("play", card=526)
    assert {choice["good"] for choice in at.choices("sow")} == {"rye"}
    assert {choice["column"] for choice in at.choices("sow")} == {0, 2}
    at.do("sow", column=2).do("done")
    assert (at.has("rye"), list(at.player().sown[:3])) == (1, [0, 3, 4])


@pytest.mark.rule("hallertau.card.effect.sowing")
@pytest.mark.parametrize(("card", "good", "stock"), [(112, "clay", {}), (229, "meat", {}), (522, "clay", {"tools": 1})])
def test_another_good_is_sown_only_where_the_card_names_it(card: int, good: str, stock: dict[str, int]) -> None:
    at = holding(card, rye=3, clay=1, meat=1, wool=1, **stock)
    at.fields("3")
    at.turn().do("play", card=card)
    assert [choice["good"] for choice in at.choices("sow")] == [good]


@pytest.mark.rule("hallertau.example.sow-wool")
def test_card_027_sows_wool_like_a_crop() -> None:
    at = holding(27, wool=1)
    at.fields("4", "3 rye")
    at.turn(workers=1).do("play", card=27).do("sow", good="wool", column=0)
    assert (at.has("wool"), at.rows()) == (0, [3, 4])
    at.do("tools", workers=1)
    assert (at.table.phase, at.has("wool"), at.has("rye")) == (9, 4, 3)


@pytest.mark.rule("hallertau.example.two-card-effects")
def test_card_118_gives_its_crops_and_a_bonus_card_once() -> None:
    at = holding(118)
    at.workers("gateway_card", 1, 2)
    at.turn().do("play", card=118)
    assert (at.has("barley"), at.has("hops"), len(at.hand_of())) == (2, 1, 1)
    assert 800 < at.hand_of()[0] < 900


@pytest.mark.rule("hallertau.example.two-card-effects")
@pytest.mark.rule("hallertau.example.bonus-rye")
def test_card_836_gives_rye_in_every_phase_3_and_points_at_the_end() -> None:
    at = Position(in_round=4)
    at.hand(836)
    at.stock(hops=6)
    at.turn(workers=1).do("play", card=836)
    assert at.has("rye") == 0
    for after, rye in ((5, 1), (6, 2)):
        at.do("tools", workers=at.player().workers)
        while at.question == "Progress":
            at.do("done")
        assert (at.table.round, at.has("rye")) == (after, rye)
    assert at.table.score_sheet(0)["cards"] == 3


@pytest.mark.rule("hallertau.card.slashes.linked")
@pytest.mark.parametrize(("sheep", "ways"), [(2, [0, 1]), (3, [0, 1, 2]), (9, [0, 1, 2])])
@pytest.mark.parametrize("way", [0, 1])
def test_one_position_of_all_lists_is_chosen(sheep: int, ways: list[int], way: int) -> None:
    """Card 413: 1, 2 or 3 sheep for as many tools and bonus cards; a lower position may be chosen."""
    at = holding(413)
    at.sheep(stable=sheep)
    assert at.turn().ways(413) == ways
    at.do("play", card=413, way=way)
    assert (at.has("sheep"), at.has("tools"), len(at.hand_of())) == (sheep - way - 1, way + 1, way + 1)


@pytest.mark.rule("hallertau.example.slashes-jewelry")
@pytest.mark.parametrize(
    ("jewelry", "ways"), [(1, []), (2, [0]), (3, [0, 1]), (4, [0, 1]), (5, [0, 1, 2]), (8, [0, 1, 2])]
)
def test_card_206_gives_one_of_what_its_jewelry_allows(jewelry: int, ways: list[int]) -> None:
    assert holding(206, jewelry=jewelry).turn().can("play", card=206) is bool(ways)
    for way in ways:
        at = holding(206, jewelry=jewelry).turn()
        assert at.ways(206) == ways
        at.do("play", card=206, way=way)
        gained = {name for name in ("meat", "tools", "sheep") if at.has(name)}
        assert gained == {("meat", "tools", "sheep")[way]}
        assert at.has("jewelry") == jewelry


def meet(at: Position, card: int) -> None:
    """Fulfil the condition of a card, so that only its phase strip is in question."""
    player = at.player()
    player.workers = 1
    if card == 303:
        at.table.cleared[0] = 10
    elif card == 222:
        player.last_action = True
    elif card == 702:
        player.exchanged = 3
    elif card == 330:
        player.tools_gained = 5
    elif card in (208, 706):
        player.reaped[0] = 16
    elif card == 305:
        player.improved[0] = 5
    elif card == 312:
        at.fields("2", "2", "2", "2", "2", "2")


def phases_of(card: int) -> list[int]:
    """The phases in whose windows a card can be played though all else is met; card 012 keeps the windows open."""
    found = []
    for phase in PHASES:
        at = holding(card, 12, tools=6, jewelry=4, milk=3)
        at.table.phase = phase
        meet(at, card)
        at.window()
        assert at.can("play", card=12)
        if at.can("play", card=card):
            found.append(phase)
    return found


@pytest.mark.rule("hallertau.card.phase-strip.only")
@pytest.mark.parametrize(
    ("card", "phase"),
    [
        (303, 1),
        *((card, 4) for card in (121, 222, 302, 312, 313, 315, 330, 702)),
        *((card, 7) for card in (208, 426, 706)),
        (305, 9),
    ],
)
def test_a_strip_with_one_number_allows_only_that_phase(card: int, phase: int) -> None:
    assert phases_of(card) == [phase]


@pytest.mark.rule("hallertau.card.phase-strip.except")
@pytest.mark.parametrize(("card", "phase"), [(419, 4), (726, 4), (427, 7), (526, 7), (724, 7), (605, 8)])
def test_a_strip_without_one_number_allows_all_other_phases(card: int, phase: int) -> None:
    assert phases_of(card) == [other for other in PHASES if other != phase]


@pytest.mark.rule("hallertau.example.strip-only-7")
def test_card_208_is_played_in_phase_7_once_16_goods_are_harvested() -> None:
    at = Position(phase=6)
    at.hand(208)
    at.fields("5 rye", "5 hops", "4 flax", "2 barley")
    at.go()
    assert at.table.phase == 7
    at.do("play", card=208)
    assert at.has("tools") == 1


@pytest.mark.rule("hallertau.example.strip-only-7")
def test_card_208_stays_in_hand_in_other_phases() -> None:
    at = Position(phase=7)
    at.hand(208)
    at.fields("5 rye", "5 hops", "4 flax", "2 barley")
    at.go().do("pass")
    assert (at.table.round, at.table.phase) == (2, 9)
    assert at.hand_of() == [208]
    assert not at.can("play")


@pytest.mark.rule("hallertau.example.strip-not-4")
def test_card_419_is_played_in_every_phase_but_4() -> None:
    at = Position(phase=4)
    at.hand(419)
    at.stock(jewelry=1)
    at.turn(workers=1)
    assert not at.can("play", card=419)
    at.do("tools", workers=1)
    assert (at.table.phase, at.can("play", card=419)) == (5, True)
    at.do("play", card=419).do("space", space="clay_delivery")
    assert (at.has("clay"), at.table.board[4 * 3]) == (2, 1)


@pytest.mark.rule("hallertau.example.strip-not-4")
def test_card_419_takes_workers_from_the_supply_for_a_space_with_at_most_one() -> None:
    at = Position(phase=5)
    at.hand(419)
    at.stock(jewelry=1)
    at.workers("clay_delivery", 1)
    at.workers("nursery", 1, 2)
    at.workers("town_hall", 0, 1)  # the lone worker of a card 313
    at.window().do("play", card=419)
    assert not at.can("space", space="nursery")
    assert at.can("space", space="town_hall")
    at.do("space", space="clay_delivery")
    assert (at.has("clay"), list(at.table.board[4 * 3 : 5 * 3])) == (2, [1, 2, 0])


@pytest.mark.rule("hallertau.card.bonus.income-later")
@pytest.mark.parametrize(("phase", "rye"), [(phase, int(phase == 3)) for phase in range(1, 11)])
def test_a_bonus_card_pays_at_once_only_in_phase_3(phase: int, rye: int) -> None:
    at = Position(phase=phase)
    at.hand(836, 12)
    at.stock(hops=6, tools=4)
    at.window().do("play", card=836)
    assert (at.table.phase, at.has("rye")) == (phase, rye)
    assert at.played_by() == [836]


@pytest.mark.rule("hallertau.card.bonus.income-later")
def test_a_bonus_card_pays_once_in_the_phase_3_in_which_it_is_played() -> None:
    at = Position(phase=3)
    at.hand(836)
    at.stock(hops=6)
    at.player().workers = 1
    at.window().do("play", card=836)
    assert (at.table.phase, at.has("rye")) == (4, 1)
