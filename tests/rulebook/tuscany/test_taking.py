"""Taking a tile, what fills its place, and five of a colour."""

from __future__ import annotations

import pytest

from tests.rulebook.tuscany.position import Position


@pytest.mark.rule("tuscany.take")
def test_a_tile_is_taken_into_the_storage() -> None:
    position = Position()
    position.turn().do("take monastery")
    assert position.stored() == ["monastery"]
    assert position.player().stored[0] == position.told("took")[0]["tile"]
    assert position.green() == position.red() == 0
    assert position.cards() == ""
    assert position.table.seat == 1


@pytest.mark.rule("tuscany.take")
def test_tiles_that_come_to_the_same_are_one_choice() -> None:
    position = Position()
    position.display("village", "neutral village", "village", "vineyard+pigs", "wheat", "wheat", "neutral village")
    assert position.turn().legal("take") == ["take village", "take village", "take vineyard+pigs", "take wheat"]
    places = [
        position.game.parts(action)["place"] for action in position.table.legal() if "take" in position.named(action)
    ]
    assert places == [0, 1, 3, 4]


@pytest.mark.rule("tuscany.take.placeable-only")
def test_only_a_tile_that_fits_is_taken() -> None:
    position = Position()
    fitting = ["take castle", "take monastery", "take pigs", "take quarry", "take village"]
    assert position.turn().legal("take") == fitting
    position.cover("D2")
    assert position.turn().legal("take") == sorted([*fitting[1:], "take city", "take coach", "take tavern"])
    position.cover("O3", "O2")
    assert "take village" in position.turn().legal()
    position.cover("O1")
    assert "take village" not in position.turn().legal()


@pytest.mark.rule("tuscany.take.placeable-ignores-cards")
def test_neither_cards_nor_stored_tiles_matter_for_what_fits() -> None:
    position = Position()
    position.own("storage")
    position.fill("O3")
    position.store("village")
    assert position.cards() == ""
    assert position.turn().legal("take") == ["take village"]


@pytest.mark.rule("tuscany.take.storage-full")
def test_a_full_storage_is_emptied_for_the_tile() -> None:
    position = Position()
    position.store("coach")
    position.turn().do("take village")
    assert position.stored() == ["village"]
    assert [event["piece"] for event in position.told("removed")] != []
    assert [event.kind.name for event in position.table.events if event.seat == 0][:2] == ["removed", "took"]


@pytest.mark.rule("tuscany.take.storage-choice")
def test_the_owner_picks_what_is_removed() -> None:
    position = Position()
    position.own("storage", "storage", "storage")
    position.store("coach", "coach", "wheat", "hex")
    position.turn().do("take village")
    assert position.legal() == ["remove coach", "remove hex", "remove wheat"]
    position.do("remove wheat")
    assert position.stored() == ["coach", "coach", "village", "hex"]


@pytest.mark.rule("tuscany.take.storage-choice")
def test_nothing_is_removed_while_a_space_is_free() -> None:
    position = Position()
    position.own("storage")
    position.store("coach")
    position.turn().do("take village")
    assert position.stored() == ["coach", "village"]
    assert position.told("removed") == []


@pytest.mark.rule("tuscany.take.storage-hex")
def test_a_hex_may_be_removed_like_a_tile() -> None:
    position = Position()
    position.own("storage")
    position.store("coach", "hex")
    position.turn().do("take village", "remove hex")
    assert position.stored() == ["coach", "village"]
    assert position.player().hexes == 0
    position = Position()
    position.store("hex")
    position.turn().do("take village")
    assert position.stored() == ["village"]


@pytest.mark.rule("tuscany.take.removed-for-good")
def test_a_tile_removed_from_the_storage_never_comes_back() -> None:
    position = Position()
    position.store("neutral coach")
    gone = int(position.player().stored[0])
    position.turn().do("take village")
    table = position.table
    assert gone not in [*table.neutral, *table.swept, *table.display, *position.player().stored]


@pytest.mark.rule("tuscany.take.refill")
def test_the_gap_is_filled_from_the_own_stack() -> None:
    position = Position()
    place = position.open_tiles().index("village")
    position.turn().do("take village")
    tile = position.table.display[place]
    assert 32 <= tile < 32 + 21
    assert len(position.player().stack) == 20
    assert tile not in position.player().stack
    assert [(event.seat, event["tile"], event["place"]) for event in position.told("turned up")] == [(0, tile, place)]
    position.turn(1).do("take castle")
    assert 32 + 21 <= position.table.display[0] < 32 + 42


@pytest.mark.rule("tuscany.take.refill-unseen")
def test_nobody_knows_which_tile_will_come() -> None:
    position = Position()
    position.turn()
    twin = position.copy()
    twin.player().stack = twin.player().stack[::-1]
    twin.table.neutral = twin.table.neutral[::-1]
    for seat in (0, 1, None):
        assert twin.table.view(seat) == position.table.view(seat)
    coming = set()
    for seed in range(40):
        world = position.table.imagine(0, seed)
        world.play(world.legal()[0])
        coming.add(int(world.display[0]))
    assert len(coming) > 12


@pytest.mark.rule("tuscany.take.refill-neutral")
def test_after_the_last_own_tile_a_neutral_one_fills_the_gap() -> None:
    position = Position()
    position.used(21)
    position.neutral("coach")
    position.turn().do("take village")
    assert position.open_tiles()[5] == "coach"
    assert position.table.display[5] < 32
    assert len(position.table.neutral) == 0


def unfitting(*names: str, free: tuple[str, ...] = ("O2", "O3")) -> Position:
    """A domain that takes villages alone, and other tiles in the display."""
    position = Position()
    position.fill(*free)
    position.display(*(names or ("castle", "city", "city", "neutral city", "coach", "coach", "quarry", "quarry")))
    return position


@pytest.mark.rule("tuscany.take.none-fits")
def test_where_none_fits_a_type_is_exchanged() -> None:
    position = unfitting()
    position.neutral("village", "monastery", "monastery")
    assert position.turn().legal() == ["draw", "sweep castle", "sweep city", "sweep coach", "sweep quarry"]
    neutral = int(position.table.display[3])
    position.do("sweep city")
    assert position.stored() == ["village"]
    assert position.open_tiles()[1:4].count("monastery") == 2
    assert position.open_tiles()[4:] == ["coach", "coach", "quarry", "quarry"]
    assert list(position.table.swept) == [neutral]
    assert [(event["type"], event["tiles"]) for event in position.told("swept")] == [(1, 3)]
    assert [event.seat for event in position.told("turned up")] == [-1, -1, -1, 0]


@pytest.mark.rule("tuscany.take.none-fits")
def test_the_exchange_is_repeated_until_a_tile_fits() -> None:
    position = unfitting()
    position.neutral("monastery", "tavern", "tavern", swept=("village",))
    position.turn().do("sweep city")
    assert position.question == "Take"
    assert position.legal() == ["sweep castle", "sweep coach", "sweep monastery", "sweep quarry", "sweep tavern"]
    while position.question == "Take":
        position.do(position.legal()[-1])
    assert position.stored() == ["village"]
    assert position.table.seat == 1


@pytest.mark.rule("tuscany.take.none-fits-must-take")
def test_after_an_exchange_a_tile_must_be_taken() -> None:
    position = unfitting(free=("O3", "Y3"))
    position.neutral("village", "monastery", "tavern")
    position.turn().do("sweep city")
    assert position.legal() == ["take monastery", "take village"]
    position.do("take monastery")
    assert position.stored() == ["monastery"]
    assert len(position.player().stack) == 20
    assert position.table.seat == 1


@pytest.mark.rule("tuscany.take.none-fits-must-take")
def test_a_full_storage_is_emptied_after_an_exchange_too() -> None:
    position = unfitting()
    position.store("coach")
    position.neutral("village", "monastery", "tavern")
    position.turn().do("sweep city")
    assert position.stored() == ["village"]


@pytest.mark.rule("tuscany.take.none-fits-only-for-take")
def test_who_need_not_take_may_draw_or_place() -> None:
    position = unfitting()
    position.store("village")
    position.hand("OO")
    assert {name.split()[0] for name in position.turn().legal()} == {"sweep", "put", "draw"}
    position.do("draw")
    assert position.told("swept") == []


@pytest.mark.rule("tuscany.take.none-fits-only-for-take")
def test_a_castle_exchanges_nothing() -> None:
    position = Position()
    position.fill("D2", "O3")
    position.display("castle", "city", "city", "city", "coach", "coach", "quarry", "quarry")
    position.store("castle")
    position.hand("DD")
    position.turn().do("put castle D2")
    assert position.table.seat == 1
    assert position.told("swept") == []


@pytest.mark.rule("tuscany.take.impossible")
def test_taking_is_closed_where_no_tile_can_ever_fit() -> None:
    position = unfitting()
    position.neutral("city", swept=("monastery",))
    assert position.turn().legal() == ["draw"]
    position.neutral("city", swept=("village",))
    assert "sweep city" in position.turn().legal()
    position.neutral("village", swept=("city",))
    assert "sweep city" in position.turn().legal()
    position = Position()
    position.fill()
    assert position.turn().legal() == ["draw"]


# Five of a colour


@pytest.mark.rule("tuscany.five")
def test_five_of_a_colour_are_exchanged() -> None:
    position = Position()
    position.display("coach", "coach", "neutral coach", "coach", "village", "quarry", "monastery", "city")
    kept = [int(tile) for tile in position.table.display[5:]]
    neutral = int(position.table.display[2])
    position.stack("coach")
    position.neutral("city", "tavern", "castle", "village", "quarry")
    position.turn().do("take village")
    assert [int(tile) for tile in position.table.display[5:]] == kept
    assert sorted(position.open_tiles()[:5]) == ["castle", "city", "quarry", "tavern", "village"]
    assert list(position.table.swept) == [neutral]
    assert [(event["type"], event["tiles"]) for event in position.told("five")] == [(7, 5)]


@pytest.mark.rule("tuscany.five")
def test_four_of_a_colour_stay() -> None:
    position = Position()
    position.display("coach", "coach", "coach", "castle", "village", "quarry", "monastery", "city")
    position.stack("coach")
    position.turn().do("take village")
    assert position.open_tiles().count("coach") == 4
    assert position.told("five") == []


@pytest.mark.rule("tuscany.five.farmland")
def test_all_farmland_is_one_colour() -> None:
    position = Position()
    position.display("wheat", "vineyard", "vineyard+pigs", "neutral olives", "village", "quarry", "monastery", "city")
    position.stack("olives+wheat")
    position.neutral("city", "tavern", "castle", "village", "quarry")
    position.turn().do("take village")
    assert not {"wheat", "vineyard", "vineyard+pigs", "olives", "olives+wheat"} & set(position.open_tiles())


@pytest.mark.rule("tuscany.five.repeat")
def test_the_exchange_is_repeated_while_there_are_five() -> None:
    position = Position()
    position.display("coach", "coach", "coach", "coach", "village", "quarry", "quarry", "quarry")
    position.stack("coach")
    position.neutral("quarry", "quarry", "castle", "city", "tavern", swept=("monastery", "village"))
    position.turn().do("take village")
    assert [(event["type"], event["tiles"]) for event in position.told("five")] == [(7, 5), (4, 5)]
    assert position.open_tiles().count("quarry") <= 4


@pytest.mark.rule("tuscany.five.more-than-five")
def test_six_of_a_colour_are_all_removed() -> None:
    position = Position()
    position.display("coach", "coach", "coach", "coach", "village", "quarry", "quarry", "quarry")
    position.stack("coach")
    position.neutral("quarry", "quarry", "quarry", "city", "tavern", swept=("monastery", "village"))
    position.turn().do("take village")
    assert [(event["type"], event["tiles"]) for event in position.told("five")] == [(7, 5), (4, 6)]
    assert position.open_tiles().count("quarry") <= 4


@pytest.mark.rule("tuscany.five.own-tile-used")
def test_a_tile_that_makes_five_counts_as_used() -> None:
    position = Position()
    position.display("coach", "coach", "coach", "coach", "village", "quarry", "monastery", "city")
    position.stack("coach", 15)
    position.turn().do("take village")
    assert len(position.told("five")) == 1
    assert len(position.player().stack) == 14
    assert [event["stack"] for event in position.told("stack empty")] == [1]
    assert position.table.due


@pytest.mark.rule("tuscany.five.any-refill")
def test_neutral_tiles_are_counted_too() -> None:
    after_last_own = Position()
    after_last_own.used(21)
    after_last_own.display("coach", "coach", "coach", "coach", "village", "quarry", "monastery", "city")
    after_last_own.neutral("coach", swept=("castle",))
    after_last_own.turn().do("take village")
    assert len(after_last_own.told("five")) == 1

    castle = Position()
    castle.display("coach", "coach", "coach", "coach", "village", "quarry", "monastery", "city")
    castle.stack("coach")
    castle.store("castle")
    castle.hand("DD")
    castle.turn().do("put castle D2", "free village O3")
    assert len(castle.told("five")) == 1

    exchange = unfitting("coach", "coach", "coach", "coach", "city", "city", "quarry", "quarry")
    exchange.neutral("coach", "tavern", swept=("village",))
    exchange.turn().do("sweep city")
    assert len(exchange.told("five")) == 1
    assert exchange.stored() == ["village"]  # it came with the exchange of coaches


@pytest.mark.rule("tuscany.neutral.reshuffle")
def test_removed_neutral_tiles_become_the_supply() -> None:
    position = Position()
    position.used(21)
    position.neutral(swept=("coach", "coach", "tavern"))
    position.turn().do("take village")
    assert position.open_tiles()[5] in ("coach", "tavern")
    assert (len(position.table.neutral), len(position.table.swept)) == (2, 0)
    assert [event["tiles"] for event in position.told("renewed")] == [3]


@pytest.mark.rule("tuscany.neutral.no-player-tiles")
def test_players_tiles_never_become_neutral() -> None:
    position = Position()
    position.display("coach", "coach", "neutral coach", "coach", "village", "quarry", "monastery", "city")
    owned = [int(position.table.display[at]) for at in (0, 1, 3)]
    position.stack("coach")
    owned.append(int(position.player().stack[0]))
    position.turn().do("take village")
    table = position.table
    assert not {*owned} & {*table.neutral, *table.swept, *table.display}
    assert all(tile < 32 for tile in [*table.neutral, *table.swept])


@pytest.mark.rule("tuscany.neutral.none-left")
def test_without_neutral_tiles_the_display_stays_short() -> None:
    position = Position()
    position.used(21)
    position.neutral()
    position.turn().do("take village")
    assert position.open_tiles() == ["castle", "city", "tavern", "pigs", "quarry", "monastery", "coach"]
    assert position.table.view(0)["display"][5] is None
    assert "take village" not in position.legal()

    position = Position()
    position.display("coach", "neutral coach", "neutral coach", "coach", "village", "quarry", "monastery", "city")
    position.stack("coach")
    position.neutral()
    position.turn().do("take village")
    assert position.open_tiles() == ["coach", "coach", "quarry", "monastery", "city"]
