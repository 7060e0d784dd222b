"""Why something cannot be chosen, and that it is true: what a reason says is missing makes it possible."""

from __future__ import annotations

import random
import re

import pytest

import feldberg
from feldberg.core.questions import Question
from feldberg.core.rows import increased
from feldberg.games.hallertau import questions
from feldberg.games.hallertau.content.cards import INDEX_OF
from feldberg.games.hallertau.content.language import (
    CLEAR_SPACE,
    LONE_WORKER,
    SHIFT_THREE,
    TAKE_TOP,
    USE_SPACE,
    ways,
)
from feldberg.games.hallertau.content.pieces import (
    CLAY,
    GOODS,
    RESOURCE_NAMES,
    SHEEP,
    STABLE,
    TOOLS,
    WOOL,
)
from feldberg.games.hallertau.questions.paying import ONE_STEP
from feldberg.games.hallertau.rules import cards
from feldberg.games.hallertau.state import Table
from feldberg.games.hallertau.words import words
from feldberg.games.hallertau.words.reasons import Reasons
from tests.rulebook.hallertau.position import Position


def why(position: Position, element: str, lang: str = "en") -> str:
    return position.game.why_not(position.table, element, lang)


def asked(position: Position, question: Question[Table]) -> Position:
    """Ask also what has a single answer."""
    position.table.ask(question)
    position.table.renew_choices()
    return position


# The action board


def test_a_space_needs_workers_or_is_full() -> None:
    position = Position()
    position.workers("nursery", 1, 2)
    position.workers("clearing", 1, 2, 3)
    position.turn(workers=1)
    assert why(position, "space:nursery") == "The lowest free row takes 3 workers, 2 more than you have."
    reason = "В нижний свободный ряд нужно поместить 3 работников: не хватает 2 работников."
    assert why(position, "space:nursery", "ru") == reason
    assert why(position, "space:clearing") == "All rows of this space are occupied."
    assert why(position, "space:farming") == ""
    assert why(position, "tools") == ""


def test_without_cards_the_corners_are_closed() -> None:
    assert why(Position(cards=False).turn(), "space:bonus_card") == "Without cards the card spaces are closed."
    assert why(Position().turn(), "space:bonus_card") == ""


def test_spaces_and_buildings_have_their_phases() -> None:
    position = Position().turn()
    for element in ("building:tailor", "boulder:tailor:0"):
        assert why(position, element) == "Craft buildings are improved, and boulders pushed, in phase 9."
    position = Position()
    position.stock(jewelry=1)
    position.progress()
    assert why(position, "space:nursery") == "Spaces are used in phase 4."
    assert why(position, "tools") == "Workers are exchanged for tools in one's turns of phase 4."


@pytest.mark.parametrize(
    ("effect", "workers", "reason"),
    [
        (CLEAR_SPACE, (), "There are no workers on this space."),
        (TAKE_TOP, (), "There are no workers on this space."),
        (SHIFT_THREE, (1,), "It has to be a space with exactly 3 workers and three rows."),
        (LONE_WORKER, (1, 2), "The second row of this space is occupied."),
        (USE_SPACE, (1, 2), "It has to be a space with at most 1 worker."),
    ],
)
def test_a_card_that_picks_a_space(effect: int, workers: tuple[int, ...], reason: str) -> None:
    position = Position()
    position.workers("nursery", *workers)
    position.player().workers = 1
    assert why(asked(position, questions.PickSpace(0, effect)), "space:nursery") == reason
    if effect == LONE_WORKER:
        position.player().workers = 0
        assert why(asked(position, questions.PickSpace(0, effect)), "space:nursery") == "You have no worker left."


def test_three_workers_are_shifted_to_another_such_space() -> None:
    position = Position()
    position.workers("nursery", 1, 2)
    position.workers("clearing", 1)
    asked(position, questions.ShiftThree(0, 7))
    assert why(position, "space:nursery") == "The workers come from this space."
    assert why(position, "space:clearing") == "It has to be a space with exactly 3 workers and three rows."


# Cards


def test_a_card_says_what_it_lacks() -> None:
    position = Position()
    position.hand(3, 4, 18, 103, 401)
    position.stock(clay=2, wool=1)
    position.sheep(stable=1)
    position.turn()
    assert why(position, "card:003") == "This card needs 2 more sheep."
    assert why(position, "card:003", "ru") == "Для этой карты не хватает 2 овец."
    assert why(position, "card:004") == "This card needs 4 more clay."  # as much as the window shows
    assert why(position, "card:103") == "This card needs 3 more hides, 3 more meat and 2 more wool."
    assert why(position, "card:401") == "This card needs 1 more barley."
    assert why(position, "card:005") == "You do not hold this card."


def test_of_several_ways_the_nearest_counts() -> None:
    position = Position()
    position.hand(2, 7, 401)  # barley >= 7 or hops >= 2; meat in tiers; pays barley or rye
    position.stock(barley=2, hops=1)
    position.turn()
    assert why(position, "card:002") == "This card needs 1 more hops."
    assert why(position, "card:007") == "This card needs 1 more meat."
    assert why(position, "card:401") == ""


def test_what_a_card_asks_for_is_also_paid_from() -> None:
    position = Position()
    position.stock(clay=1)
    position.turn()
    reasons = Reasons(position.table, 0, words.language("en"))
    for needs, pays, short in (("clay >= 5", "2 clay", 4), ("clay >= 2", "5 clay", 4)):
        [way] = ways(needs, pays, "")
        assert [missing.resources for missing in reasons.missing(way)] == [{CLAY: short}]


def test_a_condition_of_other_things_is_told_with_what_there_is() -> None:
    position = Position()
    position.hand(19, 20, 23, 27)
    position.fields("4", "5")
    position.turn()
    assert why(position, "card:019") == "It can be played only if you have at least 6 fields (now 2)."
    assert why(position, "card:019", "ru") == "Её можно разыграть, только если у вас хотя бы 6 полей (сейчас 2)."
    assert why(position, "card:020") == "It can be played only if you have just spent your last jewelry."
    assert why(position, "card:023") == "It can be played only if you have no empty fields (now 2)."
    assert why(position, "card:027") == "It can be played only if you have exactly 1 empty field (now 2)."


def test_costs_other_than_goods_are_named() -> None:
    position = Position()
    position.hand(409, 414, 511, 531)
    position.turn()
    assert why(position, "card:409") == "This card needs 2 more clay. You cannot pay for it: give up 1 field in row 5."
    assert why(position, "card:414") == ""
    assert why(position, "card:511") == "You cannot pay for it: pay 4 crops of one kind."
    assert why(position, "card:531") == "This card needs 2 more sheep."


def test_some_cards_have_a_phase_of_their_own() -> None:
    position = Position()
    position.hand(419)  # not in phase 4
    position.stock(jewelry=1)
    position.turn()
    assert why(position, "card:419") == "Not in phase 4."


def test_cards_that_are_no_longer_in_hand() -> None:
    position = Position()
    position.played(1)
    position.table.removed = type(position.table.removed)([INDEX_OF[2]])
    position.turn()
    assert why(position, "card:001") == "This card is already played."
    assert why(position, "card:002") == "This card has left the game."
    position.player().pending = type(position.player().pending)([INDEX_OF[1] * 8])
    assert why(position, "card:001") == "This card takes effect as soon as the action is done."
    position = Position(phase=3)
    position.played(801, 802, 803)
    position.player().paid = type(position.player().paid)([INDEX_OF[801]])
    asked(position, questions.Earn(0))
    assert why(position, "card:801") == "This card has already brought its income."
    assert why(position, "card:802") == ""


def test_only_cards_of_one_deck_are_removed() -> None:
    position = Position()
    position.hand(1, 901, 902)
    asked(position, questions.PayCards(0, 1, 4))
    assert why(position, "card:001") == "Only point cards can be removed."
    assert why(position, "card:901") == ""


def test_cards_wait_while_something_is_paid() -> None:
    position = Position()
    position.hand(3)
    position.sheep(stable=1, r4=1)
    asked(position, questions.PaySheep(0, 1))
    assert why(position, "card:003") == "This is not needed now. Choose a sheep to pay."


# Goods


def test_what_is_sown() -> None:
    position = Position()
    position.stock(barley=1, wool=1)
    position.fields("4", "5 rye")
    asked(position, questions.Sow(0, 2, 0))
    assert why(position, "good:hops") == "You have no hops."
    assert why(position, "good:hops", "ru") == "У вас нет хмеля."
    assert why(position, "good:wool") == "Only crops count: barley, flax, hops and rye."
    assert why(position, "field:0") == why(position, "good:barley") == ""
    assert why(position, "field:1") == "This field is sown; only an empty one will do."
    assert why(position, "field:2") == "There is no field here."
    asked(position, questions.Sow(0, 1, WOOL + 1))
    assert why(position, "good:barley") == "Only wool can be sown now."


def test_goods_that_are_paid_by_kinds() -> None:
    position = Position()
    position.stock(barley=3, flax=1, hops=3, tools=5)
    asked(position, questions.PayKinds(0, 3, 2, GOODS, 1))
    assert why(position, "good:barley") == "You have already paid this kind."
    assert why(position, "good:flax") == "That takes 2 more flax."
    assert why(position, "good:hops") == ""
    assert why(position, "good:tools") == "Only goods count, no tools, jewelry or sheep."
    asked(position, questions.PayKinds(0, 3, 1, 4, 0))
    assert why(position, "good:meat") == "Only crops count: barley, flax, hops and rye."


def test_crops_that_are_taken_or_kept() -> None:
    position = Position()
    position.stock(barley=1, rye=2)
    asked(position, questions.DifferentCrops(0, 2, 1))
    assert why(position, "good:barley") == "You have already taken this crop."
    assert why(position, "good:milk") == "Only crops count: barley, flax, hops and rye."
    asked(position, questions.KeepCrops(0, 2, int(ONE_STEP[0])))
    assert why(position, "good:barley") == "You have no more barley to keep."
    assert why(position, "good:flax") == "You have no flax."


# Fields and sheep


def test_fields_that_are_harvested() -> None:
    position = Position(phase=7)
    position.fields("4", "5 rye", "3 hops")
    position.player().harvested_fields = 4
    asked(position, questions.Harvest(0))
    assert why(position, "field:0") == "Nothing is sown on this field."
    assert why(position, "field:1") == ""
    assert why(position, "field:2") == "This field has already been harvested in this phase."


def test_fields_that_rise() -> None:
    position = Position(phase=6)
    position.fields("4", "5", "3 hops", "2")
    asked(position, questions.Fallow(0))
    assert why(position, "field:1") == "This field already lies in row 5."
    assert why(position, "field:2") == "This field is sown; only an empty one will do."
    asked(position, questions.Raise(0, 2, 1))
    assert why(position, "field:0") == "This field has already risen."
    assert why(position, "field:1") == "This field already lies in row 5."
    assert why(position, "field:2") == ""
    asked(position, questions.Raise(0, 2, 4))
    assert why(position, "field:2") == "This field has already risen."
    asked(position, questions.Lift(0, 2, 4))
    assert why(position, "field:0") == "This field already lies in row 4."


def test_fields_that_are_paid() -> None:
    position = Position()
    position.fields("2", "5", "4 hops", "4 hops")
    for card, element, reason in (
        (409, "field:0", "It has to be a field in row 5."),
        (516, "field:0", "Nothing is sown on this field."),
    ):
        at = 1 if card == 409 else 0
        asked(position, questions.PayFields(0, INDEX_OF[card], 0, at, 1))
        assert why(position, element) == reason
    assert why(position, "field:2") == ""


def test_sheep_that_move_or_are_paid() -> None:
    position = Position()
    position.sheep(stable=1, r4=1, r5=2)
    asked(position, questions.Step(0, 2, int(ONE_STEP[3])))
    assert why(position, "flock:3") == "The sheep here have already moved."
    assert why(position, "flock:2") == "There are no sheep here."
    assert why(position, f"flock:{STABLE}") == "Sheep in the stable go no further."
    assert why(position, "flock:4") == ""
    asked(position, questions.Walk(0, 2, 3))
    assert why(position, "flock:4") == "Only the sheep that has begun to walk goes on."
    asked(position, questions.PaySheep(0, 1))
    assert why(position, f"flock:{STABLE}") == ""
    assert why(position, "flock:0") == "There are no sheep here."
    position.sheep()
    asked(position, questions.PaySheep(0, 1))
    assert why(position, f"flock:{STABLE}") == "There are no sheep here."


# Craft buildings


def test_a_step_needs_goods_or_jewelry() -> None:
    position = Position(in_round=3)
    position.centre(0)
    position.stock(clay=1, meat=1)
    asked(position, questions.Progress(0))
    assert why(position, "building:carpentry") == "A step takes 1 more clay and 1 more rye, or 1 more jewelry."
    assert why(position, "building:icehouse") == "A step takes 1 more milk, or 1 more jewelry."  # two kinds save one
    position.stock(jewelry=1)
    position.table.renew_choices()
    assert why(position, "building:carpentry") == ""


def test_boulders_and_the_end_of_the_road() -> None:
    position = Position(in_round=1)
    position.centre(0, [1, 10, 0, 0, 0])
    position.player().boulders[0] = 2
    position.stock(clay=6, jewelry=1)
    asked(position, questions.Progress(0))
    assert why(position, "building:carpentry") == "Boulders lie in the way: 1 more tool."
    assert why(position, "building:brewhouse") == "This building stands on the last space."
    asked(position, questions.Advance(0))
    assert why(position, "building:carpentry") == "A boulder lies in the way."
    assert why(position, "building:tailor") == ""


def test_boulders_that_are_pushed() -> None:
    position = Position()
    position.centre(0)
    boulders = position.player().boulders
    boulders[0], boulders[1], boulders[2] = 3, 4, 0
    asked(position, questions.Push(0, 2, 2**5))
    assert why(position, "boulder:carpentry:0") == "The other boulder lies right before it."
    assert why(position, "boulder:carpentry:1") == ""
    assert why(position, "boulder:brewhouse:0") == "This boulder is off the board."
    assert why(position, "boulder:icehouse:1") == "This boulder has already been pushed."
    asked(position, questions.Progress(0))
    assert why(position, "boulder:carpentry:1").startswith("Boulders are pushed out of the way of the building")


def test_a_building_moves_back_only_from_ahead_of_the_centre() -> None:
    position = Position()
    position.centre(1, [1, 2, 1, 1, 1])
    position.turn().do("place", space="town_hall")
    assert why(position, "building:carpentry") == "Only a building ahead of the community centre can move back."
    assert why(position, "building:brewhouse") == ""


# What a reason says is missing


def test_what_is_missing_is_enough_and_not_too_much() -> None:
    luck = random.Random(41)
    checked = dict.fromkeys(("space", "card", "building", "boulders"), 0)
    alone = feldberg.game("hallertau", players=1)
    together = feldberg.game("hallertau", players=2, gateway="expert", farmyard="sheep")
    for seed in range(6):
        table: Table = (alone, together)[seed % 2].start(seed)
        while not table.over:
            if luck.random() < 0.2:
                bare = granted(table, [(-int(table.players[table.seat].stock[TOOLS]), "tools")])
                for element in reachable(table):
                    check(table, element, checked)
                    check(bare, element, checked)
            table.play(luck.choice(table.legal()))
    assert min(checked.values()) > 10, checked


def reachable(table: Table) -> list[str]:
    """What may lack something that has a number."""
    hand = table.view(table.seat)["players"][table.seat]["hand"]
    known = [one for one in table.game.view_room.ELEMENTS if one.split(":")[0] in ("space", "building")]
    return [*known, *(f"card:{number}" for number in hand)]


def check(table: Table, element: str, checked: dict[str, int]) -> None:
    kind, _, number = element.partition(":")
    reason = table.game.why_not(table, element, "en")
    if found := re.search(r"(\d+) more (worker|than you have)", reason):
        assert not lit(with_workers(table, int(found[1]) - 1), element), reason
        assert lit(with_workers(table, int(found[1])), element), reason
        checked[kind] += 1
    elif found := re.fullmatch(r"Boulders lie in the way: (\d+) more tools?.", reason):
        richer = granted(table, [(int(found[1]), "tools")])
        assert "Boulders" not in table.game.why_not(richer, element, "en")
        assert "Boulders" in table.game.why_not(granted(table, [(int(found[1]) - 1, "tools")]), element, "en")
        checked["boulders"] += 1
    elif reason.startswith("A step takes"):
        goods = shortages(reason.split(", or ")[0])
        assert lit(granted(table, goods), element), reason
        assert not any(lit(granted(table, less), element) for less in with_one_less(goods)), reason
        checked["building"] += 1
    elif re.fullmatch(r"This card needs [^.]*\.", reason):
        goods, card = shortages(reason), INDEX_OF[int(number)]
        assert cards.playable(granted(table, goods), table.seat, card), reason
        assert not any(cards.playable(granted(table, less), table.seat, card) for less in with_one_less(goods)), reason
        checked["card"] += 1


def shortages(reason: str) -> list[tuple[int, str]]:
    return [(int(number), name) for number, name in re.findall(r"(\d+) more (\w+)", reason)]


def with_one_less(goods: list[tuple[int, str]]) -> list[list[tuple[int, str]]]:
    return [[(number - (at == less), name) for at, (number, name) in enumerate(goods)] for less in range(len(goods))]


def lit(table: Table, element: str) -> bool:
    return table.game.why_not(table, element, "en") == ""


def with_workers(table: Table, more: int) -> Table:
    richer = table.copy()
    richer.players[richer.seat].workers += more
    richer.renew_choices()
    return richer


def granted(table: Table, goods: list[tuple[int, str]]) -> Table:
    """The same with more in stock."""
    richer = table.copy()
    player = richer.players[richer.seat]
    for number, name in goods:
        what = RESOURCE_NAMES.index({"hide": "hides", "tool": "tools"}.get(name, name))
        if what == SHEEP:
            player.flock = increased(player.flock, STABLE, number)
        else:
            player.stock[what] += number
    richer.renew_choices()
    return richer
