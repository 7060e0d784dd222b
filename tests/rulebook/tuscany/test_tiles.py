"""What each kind of tile brings."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.rulebook.tuscany.position import PRINTED, Position

# Castle


@pytest.mark.rule("tuscany.castle")
def test_a_castle_places_an_open_tile_for_nothing() -> None:
    position = Position().place("castle", "D2")
    assert position.question == "Castle"
    position.do("free village O3")
    assert (position.on("O3"), position.cards(), position.table.seat) == ("village", "", 1)
    assert position.told("paid") == []


@pytest.mark.rule("tuscany.castle.optional")
def test_a_castle_may_be_declined() -> None:
    position = Position().place("castle", "D2")
    before = position.open_tiles()
    position.do("decline")
    assert position.open_tiles() == before
    assert position.table.seat == 1
    position = Position()
    position.fill("D2", "O1")
    position.display("city", "coach", "quarry", "castle")
    position.place("castle", "D2")
    assert position.table.seat == 1


@pytest.mark.rule("tuscany.castle.rules-apply")
def test_the_castles_tile_needs_its_colour_and_a_neighbour() -> None:
    assert Position().place("castle", "D2").legal() == [
        "decline",
        "free city R1",
        "free coach E1",
        "free monastery Y3",
        "free pigs L4",
        "free quarry G3",
        "free tavern B1",
        "free village O2",
        "free village O3",
    ]


@pytest.mark.rule("tuscany.castle.rewards")
def test_the_castles_tile_brings_all_it_brings_otherwise() -> None:
    position = Position()
    position.cover("O1", "O2", "O4", "O5")
    position.place("castle", "D2").do("free village O3")
    assert position.points("area") == [6]
    assert position.points("colour") == [4]
    assert position.player().workers == 1


@pytest.mark.rule("tuscany.castle.no-storage")
def test_the_castles_tile_needs_no_storage() -> None:
    position = Position().place("castle", "D2")
    position.store("wheat")
    position.do("free village O3")
    assert position.stored() == ["wheat"]
    assert position.told("removed") == []


@pytest.mark.rule("tuscany.castle.refill")
def test_the_castles_gap_is_filled_from_the_own_stack() -> None:
    position = Position().place("castle", "D2").do("free village O3")
    assert 32 <= position.table.display[5] < 53
    assert len(position.player().stack) == 20
    position = Position()
    position.used(21)
    position.neutral("coach")
    position.place("castle", "D2").do("free village O3")
    assert position.table.display[5] < 32
    assert position.open_tiles()[5] == "coach"


@pytest.mark.rule("tuscany.castle.chain")
def test_a_castle_placed_by_a_castle_places_another_tile() -> None:
    position = Position()
    position.cover("R2")
    position.place("castle", "D2").do("free castle D3")
    assert position.question == "Castle"
    position.do("free village O3")
    assert (position.on("D3"), position.on("O3")) == ("castle", "village")
    assert len(position.player().stack) == 19


@pytest.mark.rule("tuscany.castle.chain-refill")
def test_the_second_castle_may_place_the_tile_just_turned_up() -> None:
    position = Position()
    position.cover("R2")
    position.display("castle", "coach", "coach", "coach", "coach")
    position.stack("village", 3)
    position.place("castle", "D2").do("free castle D3")
    assert "free village O3" in position.legal()


@pytest.mark.rule("tuscany.castle.chain-refill")
def test_the_gap_is_filled_before_the_effect() -> None:
    position = Position().place("castle", "D2").do("free village O3")
    told = [event.kind.name for event in position.table.events]
    assert told == ["took", "placed", "turned up", "workers"]


@pytest.mark.rule("tuscany.castle.chain-refill")
def test_five_of_a_colour_are_exchanged_before_the_second_castle() -> None:
    position = Position()
    position.cover("R2")
    position.display("castle", "coach", "coach", "coach", "coach")
    position.stack("coach")
    position.neutral("village", "village", "village", "monastery", "monastery")
    position.place("castle", "D2").do("free castle D3")
    assert len(position.told("five")) == 1
    assert {name.split()[1] for name in position.legal("free")} == {"village", "monastery"}


# City


@pytest.mark.rule("tuscany.city")
@pytest.mark.parametrize("kind", ["card", "storage", "marble", "worker", "yield"])
def test_a_city_brings_a_bonus_tile_of_choice(kind: str) -> None:
    position = Position()
    position.cover("D2")
    position.place("city", "R1")
    assert position.legal() == ["bonus card", "bonus marble", "bonus storage", "bonus worker", "bonus yield"]
    position.do(f"bonus {kind}")
    seen = position.table.view(None)
    assert {name for name, count in seen["players"][0]["bonuses"].items() if count} == {kind}
    assert {name: count for name, count in seen["bonuses"].items() if count != 5} == {kind: 4}
    assert position.table.seat == 1


@pytest.mark.rule("tuscany.city.any-number")
def test_bonus_tiles_of_a_kind_add_up() -> None:
    position = Position()
    position.own("card", "card", "card")
    position.cover("D2")
    position.place("city", "R1").do("bonus card")
    position.turn().do("draw")
    assert len(position.cards()) == 7


@pytest.mark.rule("tuscany.city.storage-scores")
def test_every_storage_space_scores_two() -> None:
    position = Position()
    position.own("storage")
    position.cover("D2")
    position.place("city", "R1").do("bonus storage")
    assert position.points("storage") == [2]
    assert position.green() == 2
    position.place("city", "R2").do("bonus storage")
    assert position.points("storage") == [2]


@pytest.mark.rule("tuscany.city.kind-gone")
def test_a_kind_that_is_gone_cannot_be_chosen() -> None:
    position = Position()
    position.own(*["worker"] * 3)
    position.own(*["worker"] * 2, seat=1)
    position.cover("D2")
    position.place("city", "R1")
    assert position.legal() == ["bonus card", "bonus marble", "bonus storage", "bonus yield"]


@pytest.mark.rule("tuscany.city.kind-gone")
def test_where_all_are_gone_a_city_brings_none() -> None:
    position = Position()
    position.own(*["card", "storage", "marble", "worker", "yield"] * 5, seat=1)
    position.cover("D2")
    position.place("city", "R1")
    assert position.table.seat == 1


@pytest.mark.rule("tuscany.city.storage-usable-at-once")
def test_a_storage_space_can_be_used_at_once() -> None:
    position = Position()
    position.player().marble = 1
    position.place("castle", "D2")
    position.store("coach")
    position.do("free city R1", "bonus storage", "take village")
    assert position.stored() == ["coach", "village"]


# Tavern and hex


@pytest.mark.rule("tuscany.tavern")
def test_a_tavern_brings_a_hex() -> None:
    position = Position()
    position.cover("D2")
    position.place("tavern", "B1")
    assert position.stored() == ["hex"]
    assert position.red() == 0


@pytest.mark.rule("tuscany.tavern.own-space")
def test_a_tavern_has_left_its_space_before_the_hex_comes() -> None:
    position = Position()
    position.cover("D2")
    position.own("storage")
    position.store("coach")
    position.place("tavern", "B1")
    assert position.stored() == ["coach", "hex"]


@pytest.mark.rule("tuscany.tavern.no-storage")
def test_a_hex_without_room_is_two_red_points() -> None:
    position = Position().place("castle", "D2")
    position.store("coach")
    position.do("free tavern B1")
    assert position.stored() == ["coach"]
    assert (position.red(), position.green()) == (2, 3 + 1)  # the areas of D2 and B1
    assert position.points("no room") == [2]


@pytest.mark.rule("tuscany.hex.any-colour")
@pytest.mark.parametrize("cell", ["D3", "R1", "B1", "L4", "G3", "O3", "Y3", "E1"])
def test_a_hex_is_paid_with_the_colour_of_its_space(cell: str) -> None:
    position = Position()
    position.cover("D2", "R2")
    position.store("hex")
    position.hand(cell[0] * 2)
    cells = [name.split()[2] for name in position.turn().legal("put")]
    assert cell in cells
    assert {name[0] for name in cells} == {cell[0]}
    position.do(f"put hex {cell}")
    assert position.on(cell) == "hex"
    assert position.table.discards["DRBLGOYE".index(cell[0])] == 2


@pytest.mark.rule("tuscany.hex.effect")
@pytest.mark.parametrize(
    ("cell", "brings"),
    [
        ("R1", {}),
        ("B1", {"hexes": 1}),
        ("L4", {"green": 1}),
        ("G3", {"marble": 1}),
        ("O3", {"workers": 1}),
        ("Y3", {"cards": 3}),
        ("E1", {"red": 3}),
    ],
)
def test_a_hex_brings_what_its_space_does(cell: str, brings: dict[str, int]) -> None:
    position = Position()
    position.cover("D2")
    position.yields("red")
    position.place("hex", cell)
    player = position.player()
    found = {
        "green": sum(position.points("farms")),
        "red": position.red(),
        "marble": int(player.marble),
        "workers": int(player.workers),
        "hexes": int(player.hexes),
        "cards": len(position.cards()),
    }
    assert {name: count for name, count in found.items() if count} == brings
    assert (position.question == "ChooseBonus") == (cell == "R1")


@pytest.mark.rule("tuscany.hex.later-turn")
def test_a_hex_waits_for_a_later_turn() -> None:
    position = Position()
    position.cover("D2")
    position.player().marble = 1
    position.player().workers = 2
    position.place("tavern", "B1")
    assert position.question == "Another"
    assert position.legal("put") == []
    position.do("draw")
    assert position.turn().legal("put") != []


@pytest.mark.rule("tuscany.hex.later-turn")
def test_of_two_hexes_the_older_may_be_placed() -> None:
    position = Position()
    position.own("storage")
    position.cover("D2")
    position.store("hex")
    position.player().marble = 1
    position.player().workers = 4
    position.place("tavern", "B1")
    assert position.table.view(0)["players"][0]["fresh"] == 1
    position.do("put hex G3")
    assert position.stored() == ["hex"]
    assert position.on("G3") == "hex"


@pytest.mark.rule("tuscany.take.storage-hex")
def test_a_hex_that_has_just_come_may_be_removed() -> None:
    position = Position()
    position.cover("D2")
    position.player().marble = 1
    position.place("tavern", "B1").do("take village")
    assert position.stored() == ["village"]


@pytest.mark.rule("tuscany.hex.later-turn")
def test_of_two_hexes_the_newer_is_removed_first() -> None:
    position = Position()
    position.own("storage")
    position.cover("D2")
    position.store("hex")
    position.player().marble = 1
    position.place("tavern", "B1").do("take village")
    assert position.stored() == ["village", "hex"]
    assert [(event.kind.name, event.seat) for event in position.told("removed")] == [("removed", 0)]


@pytest.mark.rule("tuscany.hex.later-turn")
def test_a_hex_that_is_left_after_a_removal_is_the_older() -> None:
    """Marble allows two actions only: the older hex shows in what the save says is new."""
    position = Position()
    position.own("storage")
    position.store("hex", "hex")
    position.player().fresh = 1
    position.player().marble = 1
    position.turn().do("take village")
    assert position.question == "Another"
    assert (position.player().hexes, position.player().fresh) == (1, 0)


@pytest.mark.rule("tuscany.hex.on-blue")
def test_a_hex_on_blue_brings_another() -> None:
    position = Position()
    position.cover("D2")
    position.player().marble = 1
    position.place("hex", "B1")
    assert (position.on("B1"), position.stored(), position.red()) == ("hex", ["hex"], 0)
    assert position.legal("put") == []


@pytest.mark.rule("tuscany.hex.on-dark-green")
def test_a_hex_on_dark_green_is_a_castle() -> None:
    position = Position().place("hex", "D2")
    assert position.question == "Castle"
    position.do("free village O3")
    assert position.on("O3") == "village"


@pytest.mark.rule("tuscany.hex.farmland")
def test_a_hex_on_farmland_is_a_farm_kind_of_its_own() -> None:
    position = Position()
    position.cover("L5 vineyard+pigs")
    position.place("hex", "L4")
    assert position.points("farms") == [1]
    position = Position()
    position.cover("L5 hex")
    position.place("vineyard+pigs", "L4")
    assert position.points("farms") == [2]  # it shows none of the four


@pytest.mark.rule("tuscany.hex.farmland-second")
def test_a_second_hex_in_an_area_scores_again() -> None:
    position = Position()
    position.cover("L5 hex")
    position.place("hex", "L4")
    assert position.points("farms") == [1]


@pytest.mark.rule("tuscany.hex.example")
@pytest.mark.parametrize("beside", ["vineyard+pigs", "wheat", "hex"])
def test_a_light_green_and_two_red_cards_pay_for_a_hex_on_farmland(beside: str) -> None:
    position = Position()
    position.cover("O1", "L3 neutral olives", f"L1 {beside}")
    position.store("hex")
    position.hand("LRR")
    position.turn().do("put hex L2")
    assert (position.on("L2"), position.cards()) == ("hex", "")
    assert position.points("farms") == [1]


# Farmland


@pytest.mark.rule("tuscany.farmland")
@pytest.mark.parametrize(
    ("tile", "beside", "new"),
    [
        ("wheat", "", [1]),
        ("wheat", "neutral olives", [1]),
        ("wheat", "olives+wheat", []),
        ("vineyard+pigs", "", [2]),
        ("vineyard+pigs", "vineyard", [1]),
        ("vineyard+pigs", "neutral vineyard+wheat", [1]),
        ("olives+wheat", "neutral pigs+olives", [1]),
        ("vineyard+pigs", "olives+wheat", [2]),
        ("vineyard", "vineyard+pigs", []),
    ],
)
def test_new_farm_kinds_score(tile: str, beside: str, new: list[int]) -> None:
    position = Position()
    if beside:
        position.cover(f"L5 {beside}")
    position.place(tile, "L4")
    assert position.points("farms") == new


@pytest.mark.rule("tuscany.farmland.same-area-only")
def test_farms_of_another_area_do_not_matter() -> None:
    position = Position()
    position.cover("L1 wheat", "L2 vineyard", "L3 neutral olives")
    position.place("olives+wheat", "L4")
    assert position.points("farms") == [2]


@pytest.mark.rule("tuscany.farmland.area-points-too")
def test_farms_come_on_top_of_the_area() -> None:
    position = Position()
    position.cover("L1 vineyard", "L2 vineyard+pigs", "O1")
    position.place("olives+wheat", "L3")
    assert position.green() == 2 + 6


@pytest.mark.rule("tuscany.farmland.example")
def test_pigs_beside_a_vineyard_score_one() -> None:
    position = Position()
    position.cover("O1", "L3 vineyard")
    position.place("vineyard+pigs", "L1")
    assert (position.green(), position.cards()) == (1, "")


# Quarry, village, monastery


@pytest.mark.rule("tuscany.quarry")
@pytest.mark.rule("tuscany.quarry.example")
@pytest.mark.parametrize(("tiles", "marble"), [(0, 1), (1, 2), (2, 3)])
def test_a_quarry_brings_marble(tiles: int, marble: int) -> None:
    position = Position()
    position.own(*["marble"] * tiles)
    position.own("marble", seat=1)
    position.place("quarry", "G3")
    assert position.player().marble == marble


@pytest.mark.rule("tuscany.village")
@pytest.mark.parametrize("tiles", [0, 1, 3])
def test_a_village_brings_workers(tiles: int) -> None:
    position = Position()
    position.own(*["worker"] * tiles)
    position.own("worker", seat=1)
    position.place("village", "O3")
    assert position.player().workers == 1 + tiles


@pytest.mark.rule("tuscany.monastery")
@pytest.mark.parametrize("edition", ["revised", "first"])
def test_a_monastery_brings_three_cards(edition: str) -> None:
    assert len(Position(edition=edition).place("monastery", "Y3").cards()) == 3


@pytest.mark.rule("tuscany.monastery.no-bonus")
def test_bonus_tiles_add_nothing_to_a_monastery_or_a_yield_card() -> None:
    position = Position()
    position.own("card", "card")
    position.place("monastery", "Y3")
    assert len(position.cards()) == 3
    position = Position()
    position.own("card", "card")
    position.cover("D2")
    position.yields("cards")
    position.place("coach", "E1")
    assert len(position.cards()) == 2


# Coach


@pytest.mark.rule("tuscany.coach")
@pytest.mark.rule("tuscany.coach.example")
@pytest.mark.parametrize("tiles", [0, 1, 3])
def test_a_coach_turns_up_yield_cards(tiles: int) -> None:
    position = Position()
    position.own(*["yield"] * tiles)
    position.own("yield", seat=1)
    position.cover("D2")
    position.yields("red", "red", "red", "red", "red")
    position.place("coach", "E1")
    assert position.red() == 3 * (1 + tiles)
    assert len(position.told("yield")) == 1 + tiles
    assert len(position.table.yields) == 5 - (1 + tiles)
    assert position.table.view(None)["yielded"] == {"reward": "red", "amount": 3}


@pytest.mark.rule("tuscany.coach")
def test_which_yield_card_comes_is_chance() -> None:
    turned = Counter[int]()
    for seed in range(60):
        position = Position()
        position.cover("D2")
        position.table.chance.seed(seed)
        position.place("coach", "E1")
        turned[int(position.table.used_yields[0])] += 1
    assert len(turned) > 20


@pytest.mark.rule("tuscany.coach.one-by-one")
def test_yield_cards_are_carried_out_one_after_the_other() -> None:
    position = Position()
    position.own("yield")
    position.cover("D2")
    position.yields("worker", "green")
    position.place("coach", "E1")
    told = [event.kind.name for event in position.table.events if event.kind.name in ("yield", "workers", "green")]
    assert told in (["yield", "workers", "yield", "green"], ["yield", "green", "yield", "workers"])


@pytest.mark.rule("tuscany.coach.discard")
def test_used_yield_cards_become_the_deck_when_it_is_empty() -> None:
    position = Position()
    position.own("yield")
    position.cover("D2")
    position.yields("red", used=("green", "green"))
    position.place("coach", "E1")
    assert position.red() in (3, 6)  # the card just used is among those shuffled
    assert (len(position.table.yields), len(position.table.used_yields)) == (2, 1)
    position = Position()
    position.cover("D2")
    position.yields("red", used=("green", "green"))
    position.place("coach", "E1")
    assert (len(position.table.yields), len(position.table.used_yields)) == (0, 3)


@pytest.mark.rule("tuscany.coach.second-hex")
def test_a_second_hex_finds_no_room() -> None:
    position = Position()
    position.own("yield")
    position.cover("D2")
    position.yields("hex", "hex")
    position.place("coach", "E1")
    assert (position.stored(), position.red()) == (["hex"], 2)


@pytest.mark.rule("tuscany.coach.second-hex")
def test_a_card_of_another_box_may_bring_two_hexes() -> None:
    position = Position(content={**PRINTED, "yield_cards": [{"reward": "hex", "amount": 2, "cards": 27}]})
    position.own("storage")
    position.cover("D2")
    position.place("coach", "E1")
    assert (position.stored(), position.red()) == (["hex", "hex"], 0)
    position = Position(content={**PRINTED, "yield_cards": [{"reward": "hex", "amount": 2, "cards": 27}]})
    position.cover("D2")
    position.place("coach", "E1")
    assert (position.stored(), position.red()) == (["hex"], 2)
