"""The end of the game and its last round."""

from __future__ import annotations

import pytest

from tests.rulebook.oh_my_goods.position import Position

SEVEN = ["sawmill", "sawmill", "mill", "mill", "weaving mill", "stone office"]  # with the charburner


def about_to_build(buildings: list[str], players: int = 2, seat: int = 0) -> Position:
    at = Position(players=players)
    at.buildings(*buildings, seat=seat)
    at.goods(0, 3, seat)
    at.aside(63, seat)  # costs 3
    return at


def finish_round(at: Position) -> None:
    """Let all others do nothing until the next round asks for plans."""
    while at.question in ("Produce", "Build"):
        at.do("finish" if at.question == "Produce" else "neither")


@pytest.mark.rule("omg.end.trigger")
@pytest.mark.parametrize(("number", "ends"), [(5, False), (6, True)])
def test_the_eighth_building_brings_the_end(number: int, ends: bool) -> None:
    at = about_to_build(SEVEN[:number])
    at.build_step().do("build")
    assert at.table.view(None)["ending"] is ends
    assert len(at.events("end near")) == (1 if ends else 0)


@pytest.mark.rule("omg.end.trigger")
def test_assistants_are_no_buildings() -> None:
    at = about_to_build(SEVEN[:5])
    for slot, who in enumerate(("4 red", "4 green", "4 white")):
        at.person(who, slot)
    at.build_step().do("build")
    assert not at.table.ending


@pytest.mark.rule("omg.end.finish-round")
def test_the_round_is_played_out_and_one_more_follows() -> None:
    at = about_to_build(SEVEN, players=3, seat=1)
    at.build_step(seat=1).do("build")
    assert at.table.seat == 2
    assert not at.table.last
    finish_round(at)
    assert at.table.view(None)["last"] is True
    assert at.table.view(None)["round"] == 3
    assert not at.table.over
    at.table.drop_questions()
    at.end_round()
    assert at.table.over


@pytest.mark.rule("omg.end.no-second-extension")
def test_a_second_eighth_building_changes_nothing() -> None:
    at = about_to_build(SEVEN)
    at.buildings("iron smelter", "iron smelter", "butcher", "tailor", "bakery", "wool office", seat=1)
    at.aside(28, seat=1)
    at.goods(0, 3, seat=1)
    at.build_step().do("build").do("finish").do("build")
    assert at.events("end near") == []
    assert at.table.view(None)["round"] == 3
    assert at.table.last

    at = about_to_build(SEVEN)
    at.last_round()
    at.build_step().do("build").do("finish").do("neither")
    assert at.table.over


@pytest.mark.rule("omg.end.beyond-eight")
def test_a_ninth_building_may_be_built_in_the_last_round() -> None:
    at = about_to_build([*SEVEN, "wool office"])
    at.last_round()
    at.build_step().do("build")
    assert len(at.player().buildings) == 9
    assert at.table.score_sheet(0)["buildings"] == 5 * 2 + 3 + 3 + 2


# The last round


@pytest.mark.rule("omg.last-round.all-chains")
def test_in_the_last_round_all_chains_are_open() -> None:
    at = Position()
    mill = at.building(28, person="efficient")  # produces nothing
    cooperage = at.building("cooperage")  # nobody is there
    sawmill = at.building("sawmill", goods=2)
    wheat, wood = at.hand("wheat", "wood")
    at.last_round()
    at.turn()
    assert at.choices() == [
        {"kind": "feed", "slot": 0, "card": wood},
        {"kind": "feed", "slot": mill, "card": wheat},
        {"kind": "turn", "slot": cooperage, "times": 1},
        {"kind": "turn", "slot": cooperage, "times": 2},
        {"kind": "feed", "slot": sawmill, "card": wood},
        {"kind": "finish"},
    ]
    at.do("feed", slot=sawmill, card=wood).do("turn", slot=cooperage, times=3).do("feed", slot=mill, card=wheat)
    assert [at.on(slot) for slot in (0, mill, cooperage, sawmill)] == [0, 1, 3, 0]


@pytest.mark.rule("omg.last-round.not-in-trigger-round")
def test_in_the_round_of_the_trigger_chains_still_need_a_production() -> None:
    at = about_to_build(SEVEN)
    at.building(28, person="efficient", seat=1)
    at.hand("wheat", "wood", seat=1)
    at.build_step().do("build")
    assert at.table.ending
    assert at.table.seat == 1
    assert at.kinds() == {"finish"}


@pytest.mark.rule("omg.last-round.chain-timing")
def test_wheat_becomes_cattle_leather_and_shoes_in_one_turn() -> None:
    at = Position()
    ranch = at.building("cattle ranch")
    tannery = at.building("tannery")
    shoemaker = at.building("shoemaker")
    [wheat] = at.hand("wheat")
    at.last_round()
    at.turn().do("feed", slot=ranch, card=wheat).do("turn", slot=tannery, times=1).do("turn", slot=shoemaker, times=1)
    assert [int(card) for card in at.player().goods[shoemaker]] == [wheat]
    assert at.table.view(0)["players"][0]["coins"] == 8


@pytest.mark.rule("omg.last-round.chain-timing")
def test_chains_mix_freely_with_production() -> None:
    at = Position()
    at.person("2 red")
    mill = at.building(28, person="efficient")
    at.market("clay", "clay", "wheat", "wheat", "wood")
    wheat, wood, further = at.hand("wheat", "wood", "wheat")
    at.last_round()
    at.turn()
    at.do("feed", slot=mill, card=wheat)  # before it has produced
    at.do("produce", slot=0)
    at.do("feed", slot=mill, card=further)  # while another one is open
    at.do("produce", slot=mill)
    at.do("feed", slot=0, card=wood)  # after another one has produced
    assert (at.coal(), at.on(mill)) == (2, 4)


@pytest.mark.rule("omg.last-round.chain-timing")
def test_building_closes_the_chains() -> None:
    at = Position()
    at.goods(0, 3)
    at.aside(28)
    at.hand("wheat")
    at.last_round()
    at.turn().do("finish")
    assert at.kinds() == {"neither", "build"}
    at.do("build")
    assert at.table.seat == 1


@pytest.mark.rule("omg.last-round.hire")
def test_hiring_in_the_last_round_scores() -> None:
    at = Position()
    at.buildings("brick manufacture", "cattle ranch")
    at.goods(0, 4)
    at.offer("2 red", "4 red")
    at.last_round()
    at.build_step()
    assert at.choices("hire") == [{"kind": "hire", "face": "2 red"}]
    at.do("hire", face="2 red").do("station", slot=0).do("finish").do("neither")
    assert at.table.over
    assert at.table.score_sheet(0) == {"buildings": 4, "assistants": 2, "goods": 0}
