"""Phases 5 to 8: the new card, fallow fields, the harvest and milk."""

from __future__ import annotations

import pytest

from tests.rulebook.hallertau.position import Position


def harvest(*fields: str, players: int = 1, gateway: str = "beginner", farmyard: str = "hops") -> Position:
    """The beginning of phase 7 with these fields; the end is told by a jewelry, for which phase 9 asks."""
    position = Position(players=players, phase=7, gateway=gateway, farmyard=farmyard)
    position.fields(*fields)
    position.stock(jewelry=1)
    return position


# Phase 5


@pytest.mark.rule("hallertau.phase5.card-to-hand")
def test_the_card_of_the_workers_comes_to_hand_and_can_be_played_at_once() -> None:
    """With the hops for it card 424 is the only one left of the deck."""
    position = Position(phase=5)
    position.hand(*[number for number in range(401, 436) if number != 424])
    position.player().hand = position.player().hand[:0]
    position.table.buried = 1
    position.stock(hops=3)
    position.go()
    assert position.table.phase == 5
    assert position.hand_of() == [424]
    position.do("play", card=424)
    assert position.has("rye") == 5


@pytest.mark.rule("hallertau.phase5.card-to-hand")
def test_everybody_gets_one_card_that_is_not_one_of_the_deck() -> None:
    position = Position(players=3)
    before = position.turn(1).table.view(0)["decks"]["farmyard"]
    assert [position.hand_of(seat) for seat in range(3)] == [[], [], []]
    position.do("tools", workers=1)
    while position.table.round == 2:
        position.do("done" if position.can("done") else "pass")
    assert [[number // 100 for number in position.hand_of(seat)] for seat in range(3)] == [[4], [4], [4]]
    assert position.table.view(0)["decks"]["farmyard"] == before


# Phase 6


@pytest.mark.parametrize(
    ("before", "choice", "after"),
    [
        (["2"], None, ["4"]),
        (["3"], None, ["5"]),
        (["4"], None, ["5"]),
        (["5"], None, ["5"]),
        (["2", "2"], None, ["3", "4"]),
        (["2 rye", "3 hops"], None, ["2 rye", "3 hops"]),
        (["3", "5", "2 barley"], None, ["2 barley", "5", "5"]),
        (["2", "3", "4"], 0, ["4", "4", "5"]),
        (["2", "3", "4"], 1, ["3", "5", "5"]),
        (["4", "5"], None, ["5", "5"]),
        (["4", "4", "4"], None, ["5", "5", "5"]),
    ],
)
@pytest.mark.rule("hallertau.fallow.first-step")
@pytest.mark.rule("hallertau.fallow.second-step")
@pytest.mark.rule("hallertau.example.fallow")
@pytest.mark.rule("hallertau.edge.fallow.choice")
def test_all_empty_fields_rise_and_one_once_more(before: list[str], choice: int | None, after: list[str]) -> None:
    position = Position(phase=6)
    position.fields(*before)
    position.stock(jewelry=1)  # for a question in phase 9
    position.go()
    if choice is not None:
        assert (position.table.phase, position.question) == (6, "Fallow")
        position.do("field", column=choice)
    assert position.table.phase > 6
    harvested = sorted(str(max(int(field[0]) - 1, 2)) if " " in field else field for field in after)
    assert position.fields_of() == harvested


@pytest.mark.rule("hallertau.fallow.forced")
def test_no_field_is_held_back_and_none_of_row_5_named() -> None:
    position = Position(phase=6)
    position.fields("2", "3", "4", "5", "2 rye")
    position.go()
    assert position.fields_of() == ["2 rye", "3", "4", "5", "5"]
    assert [choice["column"] for choice in position.choices()] == [0, 1]


# Phase 7


@pytest.mark.parametrize(("row", "after"), [(2, 2), (3, 2), (4, 3), (5, 4)])
@pytest.mark.parametrize("crop", ["barley", "flax", "hops", "rye"])
@pytest.mark.rule("hallertau.harvest.gain")
@pytest.mark.rule("hallertau.harvest.field-drops")
@pytest.mark.rule("hallertau.example.harvest-barley")
def test_a_field_gives_its_row_and_drops_by_one(row: int, after: int, crop: str) -> None:
    position = harvest(f"{row} {crop}").go()
    assert position.table.phase == 9
    assert position.has(crop) == row
    assert sum(position.player().stock) == row + 1
    assert position.fields_of() == [str(after)]


@pytest.mark.rule("hallertau.harvest.gain")
def test_all_fields_of_all_players_are_harvested_and_empty_ones_stay() -> None:
    position = harvest("5 hops", "5", "3 rye", "2 hops", players=2)
    position.fields("4 flax", seat=1)
    position.go()
    assert (position.has("hops"), position.has("rye"), position.has("flax", 1)) == (7, 3, 4)
    assert position.rows() == [2, 2, 4, 5]
    assert position.rows(1) == [3]


@pytest.mark.rule("hallertau.edge.harvest.order")
def test_the_owner_chooses_the_order_where_a_card_makes_it_matter() -> None:
    """Card 027 (exactly one empty field: sow 1 wool on it) is open after the first field only."""
    position = harvest("3 rye", "5 hops")
    position.hand(27)
    position.stock(wool=1)
    position.go()
    assert position.question == "Harvest"
    position.do("field", column=1)
    assert (position.has("hops"), position.has("rye")) == (5, 0)
    assert position.fields_of() == ["3 rye", "4"]
    position.do("play", card=27).do("sow", good="wool")
    assert position.fields_of() == ["3 rye", "4 wool"]


@pytest.mark.parametrize(
    ("card", "gateway", "farmyard"),
    [(317, "master", "hops"), (213, "expert", "hops"), (14, "beginner", "hops"), (922, "beginner", "hops")],
)
@pytest.mark.rule("hallertau.edge.harvest.order")
def test_cards_that_ask_for_sown_or_high_fields_may_be_played_between_two_harvests(
    card: int, gateway: str, farmyard: str
) -> None:
    """317: clay for empty fields while one is sown; 213 and 014 sow; 922 gives up seven fields above row 2."""
    position = harvest(*["5 hops"] * 4, *["3 hops"] * 3, gateway=gateway, farmyard=farmyard)
    position.hand(card)
    position.go()
    assert position.question == "Harvest"
    position.do("field", column=0)
    assert position.can("play", card=card)


@pytest.mark.rule("hallertau.edge.harvest.order")
def test_card_317_counts_the_fields_harvested_so_far() -> None:
    position = harvest("5 hops", "3 rye", gateway="master")
    position.hand(317)
    position.go().do("field", column=0).do("play", card=317)
    assert position.has("clay") == 1


@pytest.mark.rule("hallertau.edge.harvest.double-sown")
def test_a_field_sown_twice_gives_twice_its_row_and_drops_once() -> None:
    position = Position(farmyard="field")
    position.stock(tools=7, rye=3)
    position.fields("5")
    position.hand(627)
    position.turn(1).do("play", card=627).do("sow", good="rye").do("take")
    assert position.has("rye") == 1
    position.do("tools", workers=1)
    while position.table.phase < 9:
        position.do("pass")
    assert position.has("rye") == 11
    assert position.rows() == [4]


@pytest.mark.parametrize(
    ("card", "gateway", "good"), [(27, "beginner", "wool"), (112, "intermediate", "clay"), (229, "expert", "meat")]
)
@pytest.mark.rule("hallertau.edge.harvest.other-goods")
def test_wool_clay_and_meat_grow_like_crops(card: int, gateway: str, good: str) -> None:
    position = Position(gateway=gateway)
    position.stock(jewelry=1, **{good: 1})
    position.fields("5")
    position.hand(card)
    position.turn(1).do("play", card=card).do("sow", good=good)
    assert position.has(good) == 0
    position.do("tools", workers=1)
    while position.table.phase < 9:
        position.do("pass")
    assert position.has(good) == 5
    assert position.fields_of() == ["4"]


@pytest.mark.parametrize(("row", "after"), [(5, 4), (3, 2), (2, 2)])
@pytest.mark.rule("hallertau.edge.harvest.by-card")
def test_a_card_harvests_by_the_same_rule_and_the_field_is_empty_then(row: int, after: int) -> None:
    """Card 022 harvests one field outside phase 7; in phase 6 that field rises twice, in phase 7 it gives nothing."""
    position = Position()
    position.stock(jewelry=1)
    position.fields(f"{row} rye")
    position.hand(22)
    position.turn(1).do("play", card=22).do("field", column=0)
    assert position.has("rye") == row
    assert position.fields_of() == [str(after)]
    position.do("tools", workers=1)
    while position.table.phase < 9:
        position.do("pass")
    assert position.has("rye") == row
    assert position.fields_of() == [str(min(after + 2, 5))]


@pytest.mark.rule("hallertau.edge.harvest.sown-during-phase-7")
def test_a_field_sown_in_phase_7_is_harvested_if_it_was_not_before() -> None:
    """Card 013 (3 sheep) gives a clay and a sowing: the harvested rye goes onto the field that lay empty."""
    position = harvest("3 rye", "5")
    position.sheep(stable=3)
    position.hand(13)
    position.go()
    assert position.table.phase == 7
    position.do("play", card=13)
    assert position.has("rye") == 3
    position.do("sow", good="rye", column=1)
    while position.table.phase == 7:
        position.do("pass")
    assert position.has("rye") == 2 + 5
    assert position.fields_of() == ["2", "4"]


@pytest.mark.rule("hallertau.edge.harvest.sown-during-phase-7")
def test_a_field_harvested_and_sown_again_waits_for_the_next_round() -> None:
    position = harvest("3 rye", "5")
    position.sheep(stable=3)
    position.hand(13)
    position.go()
    position.do("play", card=13).do("sow", good="rye", column=0)
    while position.table.phase == 7:
        position.do("pass")
    assert position.has("rye") == 2
    assert position.fields_of() == ["2 rye", "5"]


@pytest.mark.rule("hallertau.edge.harvest.sown-during-phase-7")
def test_a_new_field_is_another_one_than_that_harvested_in_its_column() -> None:
    """Card 504 gives up the harvested field, card 729 lays and sows a new one in its place."""
    position = harvest("3 rye")
    position.hand(504, 729)
    position.stock(jewelry=2)
    position.go()
    position.do("play", card=504)
    assert position.fields_of() == []
    position.do("play", card=729).do("sow", good="rye", column=0)
    while position.table.phase == 7:
        position.do("pass")
    assert position.has("rye") == 2 + 4
    assert position.fields_of() == ["3"]


# Phase 8


@pytest.mark.parametrize("sheep", [{"r4": 1, "r5": 1, "stable": 1}, {"stable": 3}, {"r6": 3}, {"r3": 1, "r4": 2}])
@pytest.mark.rule("hallertau.milking")
@pytest.mark.rule("hallertau.example.milking")
def test_every_sheep_gives_a_milk_and_stays(sheep: dict[str, int]) -> None:
    position = Position(players=2, phase=8)
    position.sheep(**sheep)
    position.sheep(seat=1, r4=2)
    position.go()
    assert position.table.phase == 9
    assert (position.has("milk"), position.has("milk", 1)) == (3, 2)
    assert position.flock() == sheep
