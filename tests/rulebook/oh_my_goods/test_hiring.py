"""Hiring assistants."""

from __future__ import annotations

import pytest

import feldberg
from tests.rulebook.oh_my_goods.position import Position, face, some

OF_COLOUR = {
    "red": "brick manufacture",
    "grey": "stone office",
    "green": "iron smelter",
    "white": "weaving mill",
    "yellow": "mill",
}
THIRD_GREY = ["stone office", "clay office", "wool office", "wheat office"]


def own(at: Position, buildings: str, seat: int = 0) -> None:
    """Give a player the buildings that a face asks for: '2 red + 1 grey'."""
    for part in buildings.split(" + "):
        number, colour = part.split()
        for at_all in range(int(number)):
            at.building(THIRD_GREY[at_all] if colour == "grey" else OF_COLOUR[colour], seat=seat)


def faces(*rows: tuple[str, int, int]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(("asks", "cost", "points"), rows, ids=[row[0] for row in rows])


def check(asks: str, cost: int, points: int) -> None:
    """Hired with exactly the buildings and the coins; not with a building or a coin less."""
    at = Position()
    own(at, asks)
    at.goods(0, cost)
    at.offer(asks)
    at.build_step().do("hire", face=asks)
    if at.question == "Station":  # more than one place
        at.do("station", slot=0)
    assert at.who(0) == asks
    assert at.coal() == 0
    assert at.table.score_sheet(0)["assistants"] == points

    at = Position()
    own(at, asks)
    at.goods(0, cost - 1)
    at.offer(asks)
    assert not at.build_step().can("hire")

    parts = asks.split(" + ")
    for left_out in range(len(parts)):
        number, colour = parts[left_out].split()
        fewer = [*parts[:left_out], *([f"{int(number) - 1} {colour}"] if number != "1" else []), *parts[left_out + 1 :]]
        at = Position()
        own(at, " + ".join(fewer))
        at.goods(0, cost + 9)
        at.offer(asks)
        assert not at.build_step().can("hire")

    printed = feldberg.game("oh_my_goods").printed()["faces"][face(asks)]
    wanted = {part.split()[1]: int(part.split()[0]) for part in parts}
    assert (some(printed["requires"]), printed["cost"], printed["points"]) == (wanted, cost, points)
    assert printed["ours"] is (asks == "2 yellow")


@pytest.mark.rule("omg.assistant.faces-two-of-a-colour")
@faces(("2 red", 4, 2), ("2 grey", 4, 2), ("2 green", 4, 2), ("2 white", 4, 2))
def test_faces_that_ask_for_two_of_a_colour(asks: str, cost: int, points: int) -> None:
    check(asks, cost, points)


@pytest.mark.rule("omg.assistant.faces-four-of-a-colour")
@faces(("4 red", 2, 3), ("4 green", 2, 3), ("4 white", 2, 3))
def test_faces_that_ask_for_four_of_a_colour(asks: str, cost: int, points: int) -> None:
    check(asks, cost, points)


@pytest.mark.rule("omg.assistant.faces-irregular")
@faces(("3 grey", 3, 2), ("4 yellow", 3, 2))
def test_faces_off_the_pattern(asks: str, cost: int, points: int) -> None:
    check(asks, cost, points)


@pytest.mark.rule("omg.assistant.faces-mixed")
@faces(
    ("2 yellow + 1 grey", 6, 3),
    ("1 green + 2 white", 6, 3),
    ("1 red + 1 green + 2 grey", 6, 3),
    ("1 green + 1 white + 2 grey", 2, 3),
    ("1 white + 1 red + 1 green + 1 yellow", 4, 3),
    ("1 green + 1 yellow + 1 white + 1 red + 1 grey", 2, 3),
)
def test_faces_of_several_colours(asks: str, cost: int, points: int) -> None:
    check(asks, cost, points)


@pytest.mark.rule("omg.assistant.face-sixteen")
@faces(("2 yellow", 4, 2))
def test_the_face_that_is_ours(asks: str, cost: int, points: int) -> None:
    check(asks, cost, points)


def hiring(*asks: str, coins: int = 20, owned: str = "4 red + 2 yellow") -> Position:
    at = Position()
    own(at, owned)
    at.goods(0, coins)
    at.offer(*asks)
    return at


@pytest.mark.rule("omg.hire")
def test_one_assistant_is_hired_instead_of_building() -> None:
    at = hiring("2 red", "4 red", "2 yellow")
    card = at.aside("sawmill")
    at.build_step()
    assert at.kinds() == {"neither", "build", "hire"}
    assert len(at.choices("hire")) == 3
    at.do("hire", face="4 red").do("station", slot=2)
    assert at.coal() == 18
    assert at.who(2) == "4 red"
    assert card not in at.player().buildings
    assert at.table.seat == 1  # no second one


@pytest.mark.rule("omg.hire")
def test_hiring_gives_no_change() -> None:
    at = Position()
    own(at, "2 red")
    shoes = at.building("shoemaker", goods=1)
    at.offer("2 red")
    at.build_step().do("hire", face="2 red")
    assert at.on(shoes) == 0


@pytest.mark.rule("omg.hire.requirement")
def test_the_buildings_asked_for_stay() -> None:
    at = hiring("4 red")
    before = [int(card) for card in at.player().buildings]
    at.build_step().do("hire", face="4 red").do("station", slot=0)
    assert [int(card) for card in at.player().buildings] == before


@pytest.mark.rule("omg.hire.requirement")
def test_the_buildings_of_others_and_cards_in_hand_do_not_count() -> None:
    at = Position()
    own(at, "1 red")
    own(at, "2 red", seat=1)
    at.hand("brick manufacture")
    at.aside("cattle ranch")
    at.goods(0, 9)
    at.offer("2 red")
    assert not at.build_step().can("hire")


@pytest.mark.rule("omg.hire.requirement-reused")
def test_the_same_buildings_serve_several_assistants() -> None:
    at = hiring("2 red", "4 red", owned="4 red")
    at.build_step().do("hire", face="2 red").do("station", slot=0).do("finish").do("neither")
    at.table.drop_questions()
    at.table.first = 0
    at.build_step().do("hire", face="4 red").do("station", slot=1)
    assert (at.who(0), at.who(1)) == ("2 red", "4 red")


@pytest.mark.rule("omg.hire.requirement-colours")
def test_offices_are_grey_and_the_charburner_counts_for_nothing() -> None:
    at = Position()
    at.buildings("wool office", "card office")
    at.goods(0, 4)
    at.offer("2 grey")
    assert at.build_step().can("hire", face="2 grey")
    for asks in ("2 red", "2 grey", "2 green", "2 white", "2 yellow"):
        at = Position()
        own(at, asks.replace("2", "1"))
        at.goods(0, 9)
        at.offer(asks)
        assert not at.build_step().can("hire")


@pytest.mark.rule("omg.hire.place")
def test_a_new_assistant_goes_to_any_free_production_building_at_once() -> None:
    at = hiring("2 red", owned="2 red + 1 green + 1 grey")
    at.person("4 green", 1)
    at.build_step().do("hire", face="2 red")
    while at.question == "Pay":
        at.answer(at.choices()[-1])
    assert at.question == "Station"
    assert {choice["slot"] for choice in at.choices()} == {0, 2, 3}
    at.do("station", slot=3)  # a green one
    assert at.who(3) == "2 red"
    assert at.table.seat == 1


@pytest.mark.rule("omg.hire.one-person")
def test_a_building_holds_one_person() -> None:
    at = hiring("2 red", owned="2 red")
    at.person("4 green", 0)
    at.person("4 white", 1)
    at.plans()
    assert {choice["slot"] for choice in at.choices("work", seat=0)} == {2}
    assert {choice["to"] for choice in at.choices("move", seat=0)} == {2}
    at.table.drop_questions()
    at.build_step().do("hire", face="2 red")
    assert [at.who(slot) for slot in range(3)] == ["4 green", "4 white", "2 red"]


@pytest.mark.rule("omg.hire.no-place")
def test_without_a_free_place_nobody_is_hired() -> None:
    at = hiring("2 red", owned="2 red + 1 grey")
    at.person("4 green", 0)
    at.person("4 white", 1)
    at.person("2 white", 2)
    assert not at.build_step().can("hire")


@pytest.mark.rule("omg.hire.contested")
def test_the_earlier_player_takes_the_assistant() -> None:
    at = Position()
    for seat in (0, 1):
        own(at, "2 red", seat=seat)
        at.goods(0, 8, seat=seat)
    at.offer("2 red", "2 green")
    card = at.aside("mill", seat=1)
    at.build_step().do("hire", face="2 red").do("station", slot=0)
    at.do("finish")
    assert at.table.seat == 1
    assert at.kinds() == {"neither", "build"}
    at.do("build", card=card)
    assert card in at.player(1).buildings


@pytest.mark.rule("omg.hire.contested")
def test_the_later_player_may_hire_another_one() -> None:
    at = Position()
    for seat in (0, 1):
        own(at, "2 red + 2 green", seat=seat)
        at.goods(0, 8, seat=seat)
    at.offer("2 red", "2 green")
    at.build_step().do("hire", face="2 red").do("station", slot=0).do("finish")
    assert at.choices("hire") == [{"kind": "hire", "face": "2 green"}]


@pytest.mark.rule("omg.hire.offer-not-refilled")
def test_the_offer_is_not_refilled() -> None:
    at = hiring("2 red", "2 green", "2 white")
    at.build_step().do("hire", face="2 red").do("station", slot=0).do("finish").do("neither")
    assert at.question == "Work"  # of the next round
    assert at.table.view(None)["offer"] == [face("2 green"), face("2 white")]
