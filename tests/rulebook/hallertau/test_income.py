"""Phase 3: what bonus cards pay."""

from __future__ import annotations

import pytest

from tests.rulebook.hallertau.position import Position


def income(in_round: int = 2, players: int = 1) -> Position:
    """The beginning of phase 3; all have their workers."""
    position = Position(players=players, in_round=in_round, phase=3)
    for player in position.table.players:
        player.workers = 6
    return position


@pytest.mark.rule("hallertau.phase3.skip-round-1")
def test_round_1_has_no_income() -> None:
    for in_round, rye in ((1, 0), (2, 1)):
        position = income(in_round)
        position.played(836)
        position.go()
        assert position.table.phase == 4
        assert position.has("rye") == rye


@pytest.mark.rule("hallertau.phase3.skip-round-1")
def test_a_bonus_card_played_in_round_1_pays_from_round_2_on() -> None:
    position = income(1)
    position.stock(hops=1)
    position.hand(802)
    position.go()
    position.do("play", card=802)
    assert position.has("barley") == 0
    position = Position(in_round=1, phase=10)
    position.played(802)
    position.end_phase()
    assert position.table.round == 2
    assert position.has("barley") == 1


@pytest.mark.rule("hallertau.phase3.all-bonus-cards")
def test_every_bonus_card_face_up_pays_once_and_those_in_hand_nothing() -> None:
    position = income(players=2)
    position.played(801, 805, 809, 814)  # 1 meat; 2 hides; 1 barley and 1 hops; 1 rye and 1 clay
    position.hand(812, 821)
    position.played(826, 845, seat=1)  # 2 barley; 1 meat
    position.go()
    assert position.table.phase == 4
    mine = {name: position.has(name) for name in ("meat", "hides", "barley", "hops", "rye", "clay", "milk")}
    assert mine == {"meat": 1, "hides": 2, "barley": 1, "hops": 1, "rye": 1, "clay": 1, "milk": 0}
    assert (position.has("barley", 1), position.has("meat", 1), position.has("hides", 1)) == (2, 1, 0)


@pytest.mark.rule("hallertau.phase3.all-bonus-cards")
def test_other_played_cards_pay_nothing() -> None:
    position = income()
    position.played(12, 424, 903)
    position.go()
    assert sum(position.player().stock) == 0


@pytest.mark.parametrize(
    ("order", "fields"),
    [([819, 831], ["4 rye"]), ([831, 819], ["4"])],
)
@pytest.mark.rule("hallertau.phase3.all-bonus-cards")
def test_the_order_is_the_owners_choice(order: list[int], fields: list[str]) -> None:
    """819 gives a field in row 4, 831 a sowing: the sowing is lost if it comes first."""
    position = income()
    position.played(819, 831)
    position.stock(rye=1)
    position.go()
    assert sorted(int(choice["card"]) for choice in position.choices("income")) == [819, 831]
    position.do("income", card=order[0])
    if order[0] == 819:
        position.do("sow", good="rye")
    assert position.table.phase == 4
    assert position.fields_of() == fields


@pytest.mark.rule("hallertau.example.phase3-field-then-flax")
def test_field_and_flax_come_first_and_are_used_for_the_sowing() -> None:
    """819 gives a field in row 4, 838 a flax, 811 a sowing of flax; nothing is there before."""
    position = income()
    position.played(811, 819, 838)
    position.go()
    position.do("income", card=819)
    position.do("sow", good="flax")
    assert position.fields_of() == ["4 flax"]
    assert position.has("flax") == 0


@pytest.mark.rule("hallertau.example.phase3-field-then-flax")
def test_a_sowing_of_flax_takes_only_flax_and_only_from_stock() -> None:
    position = income()
    position.played(811)
    position.stock(barley=3)
    position.fields("4")
    position.go()
    assert position.table.phase == 4
    assert position.fields_of() == ["4"]


@pytest.mark.rule("hallertau.phase3.play-new-bonus-cards")
def test_income_pays_for_a_further_bonus_card_which_pays_at_once() -> None:
    """801 gives the meat that 804 costs; 804 gives a wool."""
    position = income()
    position.played(801)
    position.hand(804)
    position.go()
    assert position.table.phase == 3
    position.do("play", card=804)
    assert (position.has("meat"), position.has("wool")) == (0, 1)


@pytest.mark.rule("hallertau.phase3.play-new-bonus-cards")
def test_a_card_drawn_as_income_can_be_played_in_the_same_phase() -> None:
    """815 draws a gateway card; the only one left is 012 (with 4 tools: 1 clay, 1 milk, 1 wool)."""
    position = income()
    position.played(815)
    position.hand(*[number for number in range(1, 31) if number != 12])
    position.player().hand = position.player().hand[:0]
    position.stock(tools=4)
    position.go()
    assert position.table.phase == 3
    position.do("play", card=12)
    assert [position.has(name) for name in ("clay", "milk", "wool")] == [1, 1, 1]


@pytest.mark.rule("hallertau.phase3.play-new-bonus-cards")
@pytest.mark.rule("hallertau.edge.phase3.bonus-card-pays-once")
def test_a_bonus_card_played_between_two_incomes_pays_once_in_that_phase() -> None:
    position = income()
    position.played(819, 831)
    position.stock(hops=1, rye=1)
    position.hand(802)
    position.go()
    position.do("play", card=802)
    assert position.has("barley") == 1
    position.do("income", card=819).do("sow", good="rye")
    assert position.table.phase == 4
    assert position.has("barley") == 1


@pytest.mark.rule("hallertau.edge.phase3.bonus-card-pays-once")
def test_a_bonus_card_played_inside_the_sowing_of_another_pays_after_it_and_only_once() -> None:
    position = income()
    position.played(831)
    position.fields("3")
    position.stock(hops=1, rye=1)
    position.hand(802)
    position.go().do("income", card=831).do("play", card=802)
    assert position.has("barley") == 0
    position.do("sow", good="rye")
    assert position.table.phase == 4
    assert position.has("barley") == 1


@pytest.mark.rule("hallertau.edge.phase3.bonus-card-pays-once")
def test_a_bonus_card_pays_in_each_later_phase_3() -> None:
    position = income()
    position.stock(hops=1)
    position.hand(802)
    position.go().do("play", card=802)
    for later in range(3):
        assert position.has("barley") == 1 + later
        position.player().workers = 0
        position.table.phase = 10
        position.table.drop_questions()
        position.end_phase()


@pytest.mark.parametrize("phase", [4, 5, 8, 9, 10, 11])
@pytest.mark.rule("hallertau.edge.phase3.after-phase-3-of-round-6")
def test_a_bonus_card_played_late_in_round_6_only_scores(phase: int) -> None:
    position = Position(in_round=6, phase=phase)
    position.stock(hops=1)
    position.hand(802)
    if phase == 11:
        position.go()
    else:
        position.window()
    position.do("play", card=802)
    while not position.table.over:
        position.do("pass")
    assert position.table.score_sheet(0)["cards"] == 2
    assert position.has("barley") == 0
