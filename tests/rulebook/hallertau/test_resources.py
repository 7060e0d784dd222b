"""Cards, fields, goods, jewelry, sheep and tools: how they come and go."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from feldberg.games.hallertau.content.pieces import DECK_NAMES, Deck
from tests.rulebook.hallertau.position import Position

CROPS = ["barley", "flax", "hops", "rye"]
ANIMAL_PRODUCTS = ["hides", "meat", "milk", "wool"]


def emptied(position: Position, deck: Deck, left: int = 0) -> Position:
    """Leave only so many cards in a deck, beside the farmyard cards on the stable boards."""
    number = DECK_NAMES.index(deck)
    left += position.table.buried if deck == "farmyard" else 0
    position.table.bags[number] = vec[i64](list(position.table.bags[number])[:left])
    return position


# Goods


@pytest.mark.rule("hallertau.goods.nine-kinds")
def test_four_crops_four_animal_products_and_clay() -> None:
    position = Position().turn()
    assert list(position.table.view(0)["players"][0]["stock"]) == [*CROPS, *ANIMAL_PRODUCTS, "clay", "tools", "jewelry"]


@pytest.mark.rule("hallertau.goods.nine-kinds")
def test_only_crops_are_sown_as_crops() -> None:
    position = Position()
    position.stock(**dict.fromkeys([*CROPS, *ANIMAL_PRODUCTS, "clay", "tools", "jewelry"], 5))
    position.fields("3")
    position.turn().do("place", space="cultivation")
    assert sorted(str(choice["good"]) for choice in position.choices("sow")) == CROPS


@pytest.mark.rule("hallertau.goods.nine-kinds")
def test_clay_is_no_animal_product() -> None:
    """Card 224 asks for one animal product of each kind: clay is not among them, and each of the four is."""
    position = Position(gateway="expert")
    position.hand(224)
    position.stock(hides=1, meat=1, milk=1, wool=1)
    assert position.turn().can("play", card=224)
    for missing in ANIMAL_PRODUCTS:
        position = Position(gateway="expert")
        position.hand(224)
        position.stock(**{**dict.fromkeys([*CROPS, *ANIMAL_PRODUCTS, "clay"], 1), missing: 0})
        assert not position.turn().can("play", card=224)


@pytest.mark.rule("hallertau.goods.rearrange")
@pytest.mark.rule("hallertau.example.rearrange-clay")
@pytest.mark.rule("hallertau.example.goods-four-plus-three")
def test_a_stock_is_one_number_without_a_limit() -> None:
    """4 clay and 3 clay are 7, 2 and 3 are 5; no answer only moves markers."""
    position = Position(in_round=3)
    position.stock(clay=4)
    position.turn()
    assert {str(choice["kind"]) for choice in position.choices()} == {"place", "use", "tools"}
    position.do("place", space="clay_delivery")
    assert position.has("clay") == 7
    position = Position(in_round=3)
    position.stock(clay=2)
    position.turn().do("place", space="clay_delivery")
    assert position.has("clay") == 5
    position = Position(in_round=6)
    position.stock(clay=94)
    position.turn().do("place", space="clay_delivery")
    assert position.has("clay") == 100


@pytest.mark.rule("hallertau.example.rearrange-flax")
def test_one_of_three_flax_is_sown() -> None:
    position = Position()
    position.stock(flax=3)
    position.fields("4")
    position.turn().do("place", space="cultivation").do("sow", good="flax")
    assert position.has("flax") == 2
    assert position.fields_of() == ["4 flax"]


# Cards


@pytest.mark.rule("hallertau.card.draw")
def test_a_drawn_card_leaves_its_deck_and_any_number_is_held() -> None:
    position = Position(gateway="beginner", farmyard="hops")
    position.hand(*range(2, 31), *range(401, 406), *range(901, 926))
    before = position.hand_of()
    position.stock(barley=1)
    position.turn().do("place", space="gateway_card")
    assert position.hand_of() == [*before, 1]
    assert position.table.view(0)["decks"]["gateway"] == 0


@pytest.mark.rule("hallertau.card.removed")
def test_removed_cards_are_out_of_the_game() -> None:
    """Card 414 costs two hand cards: they come neither back into a deck nor onto the table."""
    position = Position()
    position.hand(414, 5, 901)
    decks = position.turn().table.view(0)["decks"]
    position.do("play", card=414).do("discard", card=5)
    assert position.table.view(0)["removed"] == ["005", "901"]
    assert position.played_by() == [414]
    after = position.table.view(0)["decks"]
    assert (after["gateway"], after["points"]) == (decks["gateway"], decks["points"])
    assert 5 not in position.hand_of()
    assert 901 not in position.hand_of()


@pytest.mark.rule("hallertau.deck.empty")
def test_an_empty_deck_gives_nothing_and_the_rest_of_an_effect_still_happens() -> None:
    """Card 735 draws two farmyard and two bonus cards."""
    position = emptied(emptied(Position(farmyard="jewelry"), "farmyard", left=1), "bonus")
    position.hand(735)
    position.stock(jewelry=1)
    position.turn().do("play", card=735)
    assert len(position.hand_of()) == 1
    assert position.table.view(0)["decks"] | {"gateway": 0, "points": 0} == {
        "gateway": 0,
        "farmyard": 0,
        "bonus": 0,
        "points": 0,
    }


@pytest.mark.rule("hallertau.deck.empty")
def test_cards_on_the_stable_boards_cannot_be_drawn() -> None:
    position = emptied(Position(players=2, in_round=2), "farmyard")
    position.turn().do("place", space="farmyard_card")
    assert position.hand_of() == []


@pytest.mark.parametrize(
    ("space", "deck"),
    [("gateway_card", "gateway"), ("farmyard_card", "farmyard"), ("bonus_card", "bonus"), ("point_card", "points")],
)
@pytest.mark.rule("hallertau.edge.deck.empty-corner-space")
def test_a_corner_with_an_empty_deck_still_gives_the_token(space: str, deck: Deck) -> None:
    position = emptied(Position(players=2), deck)
    position.turn(seat=1).do("place", space=space).do("take")
    assert position.table.view(None)["first"] == 1
    assert position.hand_of(1) == []
    assert position.on(space) == [1]


# Fields


@pytest.mark.rule("hallertau.field.board")
def test_at_most_eight_fields_in_rows_2_to_5() -> None:
    position = Position()
    position.fields("2", "2", "3", "3", "4", "4", "5")
    position.turn().do("place", space="clearing").do("take")
    assert position.rows() == [2, 2, 2, 3, 3, 4, 4, 5]
    position.turn().do("place", space="clearing")
    assert position.rows() == [2, 2, 2, 3, 3, 4, 4, 5]
    assert len(position.table.view(0)["players"][0]["fields"]) == 8


@pytest.mark.parametrize(("space", "answer", "row"), [("farming", 0, 5), ("clearing", None, 2), ("tool_shed", 1, 4)])
@pytest.mark.rule("hallertau.field.gain")
def test_a_new_field_is_empty_and_lies_in_the_row_that_is_named(space: str, answer: int | None, row: int) -> None:
    position = Position()
    position.fields("3 hops")
    position.turn().do("place", space=space)
    if answer is not None:
        position.do("choose", choice=answer)
    assert position.fields_of() == sorted(["3 hops", str(row)])


@pytest.mark.rule("hallertau.field.gain")
def test_a_new_field_takes_any_free_column_without_a_question() -> None:
    """After a field in the middle was given up its column is as good as another; nothing is asked."""
    position = Position()
    position.fields("2", "3 rye", "4")
    position.turn().do("place", space="land_sale").do("field", column=1)
    position.turn().do("place", space="clearing")
    assert position.fields_of() == ["2", "2", "4"]


@pytest.mark.rule("hallertau.field.remove")
def test_any_field_can_be_given_up_and_what_is_sown_is_lost() -> None:
    for column, left in enumerate((["4", "5 hops"], ["2 rye", "5 hops"], ["2 rye", "4"])):
        position = Position()
        position.fields("2 rye", "4", "5 hops")
        position.turn().do("place", space="land_sale").do("field", column=column)
        assert position.fields_of() == left
        assert [position.has(crop) for crop in CROPS] == [0, 0, 0, 0]


@pytest.mark.rule("hallertau.field.remove")
def test_where_a_row_is_named_only_its_fields_can_be_given_up() -> None:
    """Card 603 removes a field from row 5."""
    position = Position(farmyard="field")
    position.fields("4", "5", "5 rye")
    position.hand(603)
    position.turn().do("play", card=603)
    assert [choice["column"] for choice in position.choices("field")] == [1, 2]
    position.do("field", column=2)
    assert position.fields_of() == ["4", "5"]


@pytest.mark.parametrize(("fields", "placed"), [(5, 3), (6, 2), (7, 1)])
@pytest.mark.rule("hallertau.edge.field.eight-on-board")
def test_of_several_fields_as_many_as_fit_are_placed(fields: int, placed: int) -> None:
    """Card 409 gives up a field of row 5 and 2 clay for up to three fields in row 2."""
    position = Position()
    position.fields("5", *["3"] * fields)
    position.stock(clay=2)
    position.hand(409)
    position.turn().do("play", card=409)
    for _ in range(placed):
        position.do("take")
    assert (position.rows(), position.question) == ([2] * placed + [3] * fields, "Turn")
    assert position.has("clay") == 0


@pytest.mark.rule("hallertau.edge.field.eight-on-board")
def test_with_eight_fields_a_card_keeps_its_cost_and_its_other_parts() -> None:
    """Card 510: 2 hops for a field in row 4 and a bonus card."""
    position = Position(farmyard="sheep")
    position.fields(*["3"] * 8)
    position.stock(hops=2)
    position.hand(510)
    position.turn().do("play", card=510)
    assert position.rows() == [3] * 8
    assert position.has("hops") == 0
    assert [number // 100 for number in position.hand_of()] == [8]


@pytest.mark.parametrize("space", ["farming", "clearing", "tool_shed"])
@pytest.mark.rule("hallertau.edge.field.eight-on-board")
def test_with_eight_fields_the_field_spaces_can_be_used(space: str) -> None:
    position = Position()
    position.fields(*["3 rye"] * 8)
    position.turn().do("place", space=space)
    assert position.on(space) == [1]
    assert position.rows() == [3] * 8
    assert position.has("clay") == {"farming": 0, "clearing": 1, "tool_shed": 4}[space]


@pytest.mark.rule("hallertau.edge.field.eight-on-board")
def test_up_to_two_fields_may_be_one() -> None:
    """Card 410 places up to two fields; with card 105 in hand (sheep as many as fields) one may be better."""
    position = Position(gateway="intermediate")
    position.stock(jewelry=1)
    position.sheep(r4=1)
    position.hand(410, 105)
    position.turn().do("play", card=410).do("take").do("done")
    assert position.rows() == [2]
    assert position.can("play", card=105)


# Jewelry


@pytest.mark.rule("hallertau.example.jewelry-gain")
def test_the_first_jewelry() -> None:
    position = Position()
    position.fields("2")
    position.turn().do("place", space="land_sale").do("field")
    assert position.has("jewelry") == 1


@pytest.mark.parametrize(("before", "after"), [(7, 9), (8, 10), (9, 10), (10, 10)])
@pytest.mark.rule("hallertau.jewelry.limit")
@pytest.mark.rule("hallertau.edge.jewelry.overflow")
def test_town_hall_fills_the_box_up_to_ten(before: int, after: int) -> None:
    position = Position()
    position.centre(0, [1, 0, 0, 0, 0])
    position.stock(jewelry=before)
    position.turn().do("place", space="town_hall").do("building", building="carpentry")
    assert position.has("jewelry") == after
    assert list(position.player().buildings) == [0] * 5


@pytest.mark.rule("hallertau.edge.jewelry.overflow")
def test_land_sale_with_ten_jewelry_gives_only_clay() -> None:
    position = Position()
    position.fields("2")
    position.stock(jewelry=10)
    position.turn().do("place", space="land_sale").do("field")
    assert (position.has("jewelry"), position.has("clay"), position.rows()) == (10, 3, [])


# Sheep


@pytest.mark.parametrize(
    ("in_round", "place"), [(1, "r4"), (2, "r5"), (3, "r6"), (4, "stable"), (5, "stable"), (6, "stable")]
)
@pytest.mark.rule("hallertau.sheep.gain.rounds-1-3")
@pytest.mark.rule("hallertau.sheep.gain.rounds-4-6")
@pytest.mark.rule("hallertau.example.sheep-round-1")
@pytest.mark.rule("hallertau.example.sheep-round-4")
def test_where_a_new_sheep_goes(in_round: int, place: str) -> None:
    for space in ("weekly_market", "sheep_market"):
        position = Position(in_round=in_round)
        position.turn().do("place", space=space)
        assert position.flock() == {place: 1}


@pytest.mark.rule("hallertau.sheep.gain.rounds-4-6")
def test_sheep_in_the_stable_never_die() -> None:
    position = Position(in_round=3, phase=10)
    position.sheep(stable=2, r4=1)
    for _ in range(3):
        position.end_phase()
        assert position.flock() == {"stable": 2}
        position.player().workers = 0
        position.table.phase = 10
        position.table.drop_questions()


@pytest.mark.rule("hallertau.sheep.spend")
def test_any_sheep_can_be_spent() -> None:
    for place, left in enumerate(({"r5": 1, "stable": 2}, {"r4": 1, "stable": 2}, {"r4": 1, "r5": 1, "stable": 1})):
        position = Position()
        position.sheep(r4=1, r5=1, stable=2)
        position.turn().do("place", space="butchery")
        assert [choice["place"] for choice in position.choices("sheep")] == [3, 4, 6]
        position.do("sheep", place=[3, 4, 6][place])
        assert position.flock() == left


@pytest.mark.rule("hallertau.sheep.spend")
def test_a_card_is_paid_with_sheep_from_different_places() -> None:
    """Card 532 costs two sheep."""
    position = Position(farmyard="sheep")
    position.sheep(r4=1, stable=2)
    position.hand(532)
    position.turn().do("play", card=532).do("sheep", place=6).do("sheep", place=3)
    assert position.flock() == {"stable": 1}
    assert (position.has("hides"), position.has("meat")) == (3, 6)


# Throwing away and the supply


@pytest.mark.rule("hallertau.discard.forbidden")
def test_nothing_can_be_thrown_away() -> None:
    """Card 509 (at most 4 fields) cannot be had by giving up fields, 705 (at most 7 tools) not by giving up tools."""
    position = Position(farmyard="jewelry")
    position.fields(*["3"] * 5)
    position.stock(tools=8, clay=3, jewelry=2)
    position.sheep(r4=4)
    position.hand(705, 704)
    position.turn()
    assert not position.can("play", card=705)
    assert position.can("play", card=704)  # not more than 5 fields
    assert {str(choice["kind"]) for choice in position.choices()} == {"place", "use", "tools", "play"}


@pytest.mark.rule("hallertau.discard.forbidden")
def test_a_gain_can_be_declined() -> None:
    """With card 509 (at most 4 fields) in hand the new field of Clearing is not forced on its owner."""
    for answer, rows, playable in (("take", [2, 3, 3, 3, 3], False), ("done", [3, 3, 3, 3], True)):
        position = Position(farmyard="sheep")
        position.fields("3", "3", "3", "3")
        position.hand(509)
        position.turn().do("place", space="clearing").do(answer)
        assert position.rows() == rows
        assert position.has("clay") == 1
        assert position.can("play", card=509) is playable


@pytest.mark.rule("hallertau.supply.unlimited")
def test_there_is_always_more_in_the_supply() -> None:
    """More of everything than lies in the box: 40 tools, 30 sheep, 28 fields, 16 clay markers on 5."""
    position = Position(players=4, in_round=6)
    for seat in range(4):
        position.fields(*["2"] * 7, seat=seat)
        position.stock(seat, tools=40, clay=100, milk=4)
        position.sheep(seat, stable=30)
    position.turn(workers=6).do("tools", workers=5)
    assert position.has("tools") == 45
    position.turn(seat=1).do("place", space="clearing").do("take")
    assert (len(position.rows(1)), position.has("clay", 1)) == (8, 101)
    position.turn(seat=2).do("place", space="sheep_breeding").do("choose", choice=1)
    assert position.has("sheep", 2) == 32
    position = Position(players=4, phase=1)
    for seat in range(4):
        position.centre(6, seat=seat)
    position.end_phase()
    assert [int(player.workers) for player in position.table.players] == [12] * 4
