"""Longsdale in Revolt: its cards, chapters and set-up, with several players and alone."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import feldberg
from feldberg.games.oh_my_goods.content import FIRST_CHARACTER, FIRST_LONGSDALE
from feldberg.games.oh_my_goods.modules.longsdale import rules
from feldberg.games.oh_my_goods.modules.longsdale.content import CHAPTERS, ENDINGS, EVENTS, MOMENT_OF
from feldberg.games.oh_my_goods.state import Table
from tests.rulebook.oh_my_goods.position import Longsdale, some

PRINTED = feldberg.game("oh_my_goods").printed()
BUILDINGS = PRINTED["cards"][FIRST_LONGSDALE:FIRST_CHARACTER]
NUMBER_OF = PRINTED["numbers"]
COLOURS = {"green", "yellow", "white", "red", "grey"}

# For every chapter a story that leads there, and the numbers that have come in by it.
STORIES: dict[str, tuple[list[str], set[int]]] = {
    "1": ([], set()),
    "2a": (["1"], {50, 51, 57}),
    "2b": (["1"], {50, 51, 57}),
    "3": (["1", "2a"], {50, 51, 52, 54}),
    "4a": (["1", "2a", "3"], {50, 51, 52, 54, 55, 59, 60}),
    "4b": (["1", "2b", "3"], {50, 51, 55, 57, 58, 59, 60}),
    "5": (["1", "2b", "3", "4b"], {50, 51, 55, 56, 57, 59, 60}),
}


def started(players: int = 3, **options: Any) -> Table:
    table: Table = feldberg.game("oh_my_goods", players=players, expansion="longsdale", **options).start(4)
    return table


def numbers(cards: Any) -> set[int]:
    """The printed numbers of those cards that are of Longsdale."""
    found = set()
    for card in map(int, cards):
        if card >= FIRST_CHARACTER:
            found.add(57 + card - FIRST_CHARACTER)
        elif card >= FIRST_LONGSDALE:
            found.add(NUMBER_OF[PRINTED["cards"][card]["kind"]])
    return found


def in_deck(table: Table) -> list[int]:
    """What was shuffled: the draw pile with what was dealt from it, even if an event has taken coal away already."""
    found = [*table.deck, *table.spent]
    for player in table.players:
        found += [*player.hand, *player.goods[0]]
    return [int(card) for card in found]


# The cards


@pytest.mark.rule("omg.longsdale.components")
def test_the_expansion_has_its_cards() -> None:
    assert sorted(ENDINGS) == [1, 2, 3]
    assert sorted(EVENTS) == list(range(4, 23))
    assert len(CHAPTERS) == 7  # 30 to 36, and 37 to 43 for one alone
    assert len(BUILDINGS) == 34
    assert sorted({NUMBER_OF[card["kind"]] for card in BUILDINGS}) == list(range(50, 57))
    assert len(PRINTED["cards"]) - FIRST_CHARACTER == 4  # 57 to 60
    assert NUMBER_OF["large watchtower"] == 53


@pytest.mark.rule("omg.longsdale.cards-are-ours")
def test_what_is_ours_is_marked_and_keeps_to_what_is_known() -> None:
    assert [card["ours"] for card in PRINTED["cards"]] == [False] * FIRST_LONGSDALE + [True] * 38
    kinds = Counter(card["kind"] for card in BUILDINGS)
    assert sorted(kinds.values()) == [4, 5, 5, 5, 5, 5, 5]
    for kind, count in kinds.items():
        assert len({card["colour"] for card in BUILDINGS if card["kind"] == kind} & COLOURS) == count
    for card in BUILDINGS:
        low, high = {2: (2, 9), 3: (6, 15), 4: (12, 17)}[card["points"]]
        assert low <= card["cost"] <= high
        if card["kind"] in ("armoury", "stove fitter"):
            assert sorted(some(card["needs"]).values()) == [2, 3]
        else:
            assert some(card["needs"]) == {}
    assert PRINTED["values"]["weapons"] == 4
    assert PRINTED["values"]["corn"] == 2
    assert PRINTED["values"]["stoves"] == 5
    assert len(MOMENT_OF) == len(set(MOMENT_OF)) == 4  # each character has a phase of its own
    assert any(ending.levy for ending in ENDINGS.values())
    assert any(ending.leave for ending in ENDINGS.values())


# Chapters


@pytest.mark.rule("omg.longsdale.chapters")
@pytest.mark.parametrize("chapter", STORIES)
def test_a_chapter_has_the_cards_of_those_before_in_the_draw_pile(chapter: str) -> None:
    story, expected = STORIES[chapter]
    table = started(chapter=chapter, story=story)
    assert numbers(in_deck(table)) - numbers(table.middle) == expected
    buildings = [card for card in in_deck(table) if FIRST_LONGSDALE <= card < FIRST_CHARACTER]
    kinds = Counter(NUMBER_OF[PRINTED["cards"][card]["kind"]] for card in buildings)
    assert kinds == {number: 4 if number == 54 else 5 for number in expected if number < 57}
    assert len(in_deck(table)) == 94 + len(buildings) + len([number for number in expected if number >= 57])


@pytest.mark.rule("omg.longsdale.chapters")
def test_every_chapter_brings_something_new() -> None:
    for name, chapter in PRINTED["chapters"].items():
        before = STORIES[name][1]
        brought = {number for event in chapter["events"] for number in PRINTED["events"][event]["brings"]}
        assert brought - before


@pytest.mark.rule("omg.longsdale.setup-card")
@pytest.mark.parametrize("chapter", STORIES)
def test_the_set_up_card_names_the_cards_in_use(chapter: str) -> None:
    table = started(chapter=chapter, story=STORIES[chapter][0])
    story = table.view(None)["story"]
    printed = PRINTED["chapters"][chapter]
    assert story["chapter"] == chapter
    assert story["story"] == STORIES[chapter][0]
    assert story["rounds"] == len(printed["events"])
    assert story["event"] == printed["events"][0]
    assert story["ending"] == printed["ending"]
    assert story["goal"] is None
    assert (
        numbers(table.middle)
        == {number for number in PRINTED["events"][printed["events"][0]]["brings"] if number < 57} - STORIES[chapter][1]
    )


@pytest.mark.rule("omg.longsdale.setup-card")
def test_all_events_and_endings_are_used_by_some_chapter() -> None:
    chapters = PRINTED["chapters"].values()
    assert {event for chapter in chapters for event in chapter["events"]} == set(EVENTS)
    assert {chapter["ending"] for chapter in chapters} == set(ENDINGS)


@pytest.mark.rule("omg.longsdale.all-included")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everything_in_one_game(players: int) -> None:
    orders = set()
    endings = set()
    for seed in range(20):
        table: Table = feldberg.game("oh_my_goods", players=players, expansion="longsdale").start(seed)
        story = table.view(None)["story"]
        assert (story["chapter"], story["story"], story["rounds"]) == (None, [], 9)
        assert sorted(map(int, table.middle)) == list(range(FIRST_LONGSDALE, FIRST_CHARACTER))
        assert numbers(in_deck(table)) == {57, 58, 59, 60}
        assert PRINTED["events"][story["event"]]["levy"] == 0  # nobody has made anything yet
        orders.add(story["event"])
        endings.add(story["ending"])
    assert len(orders) > 3
    assert endings == {1, 2, 3}


@pytest.mark.rule("omg.longsdale.all-included")
def test_no_event_of_a_game_with_everything_comes_twice_or_asks_for_a_side() -> None:
    for seed in range(20):
        table: Table = feldberg.game("oh_my_goods", players=2, expansion="longsdale").start(seed)
        [module] = table.modules
        assert isinstance(module, rules.Longsdale)
        events = [int(event) for event in module.events]
        assert len(events) == len(set(events)) == 9
        assert 10 not in events


@pytest.mark.rule("omg.longsdale.carry-over")
def test_what_came_in_during_a_chapter_is_in_the_next_draw_pile_unless_an_ending_removes_it() -> None:
    def brought(chapter: str, story: list[str]) -> set[int]:
        return numbers(in_deck(started(chapter=chapter, story=story)))

    assert 57 not in brought("3", ["1", "2a"])  # the siege, at the end of 2a, removes Tony Grosh
    assert 57 in brought("3", ["1", "2b"])
    assert 58 in brought("3", ["1", "2b"])
    assert 58 not in brought("5", ["1", "2b", "3", "4b"])  # the feast of peace removes the carter
    assert 57 in brought("5", ["1", "2a", "3", "4b"])  # he came again


@pytest.mark.rule("omg.longsdale.carry-over")
def test_what_is_in_the_draw_pile_is_not_laid_out_again() -> None:
    at = Longsdale(16, chapter="3", story=["1", "2b"])  # the stove fitter came in chapter 2b
    at.hand("wheat")
    at.begins()
    assert at.laid_out() == []
    assert at.events("came") == []
    at = Longsdale(16, chapter="3", story=["1", "2a"])
    at.hand("wheat")
    at.begins()
    assert len(at.laid_out()) == 5


@pytest.mark.rule("omg.longsdale.carry-over")
def test_what_came_earlier_in_the_chapter_does_not_come_again() -> None:
    at = Longsdale(16, chapter="3", story=["1", "2a"])
    at.module.events[0] = 15
    at.hand("wheat")
    at.begins()
    assert at.laid_out() == []


@pytest.mark.rule("omg.longsdale.carry-over.example")
def test_example_tony_grosh_stays_in_the_deck_after_chapter_one() -> None:
    first = started(chapter="1")
    assert FIRST_CHARACTER not in in_deck(first)
    for chapter in ("2a", "2b"):
        assert FIRST_CHARACTER in in_deck(started(chapter=chapter))


# Alone


@pytest.mark.rule("omg.longsdale.solo")
@pytest.mark.parametrize("chapter", ["all", *STORIES])
def test_alone_there_are_two_assistants_and_a_goal(chapter: str) -> None:
    options = {} if chapter == "all" else {"chapter": chapter}
    offers = set()
    for seed in range(5):
        table: Table = feldberg.game("oh_my_goods", players=1, **options).start(seed)
        assert len(table.offer) == 2
        offers.add(tuple(map(int, table.offer)))
        assert len(table.players[0].hand) == 5
        assert len(table.players[0].goods[0]) + len(table.spent) == 7  # the first event may ask for coins
    assert len(offers) > 2
    story = table.view(0)["story"]
    goal = PRINTED["goal_of_all"] if chapter == "all" else PRINTED["chapters"][chapter]["goal"]
    assert story["goal"] == goal
    if chapter != "all":
        assert story["rounds"] == len(PRINTED["chapters"][chapter]["events"])


@pytest.mark.rule("omg.longsdale.solo")
@pytest.mark.parametrize(("more", "place"), [(0, 1), (-1, 2), (3, 1)])
def test_alone_the_place_says_whether_the_goal_is_reached(more: int, place: int) -> None:
    at = Longsdale(players=1)
    goal = PRINTED["chapters"]["1"]["goal"]
    shoes = at.building("shoemaker")  # 4 points
    coins = 5 * (goal + more - 4)
    at.goods(shoes, coins // 8)
    at.goods(0, coins % 8)
    assert at.table.scores() == [goal + more]
    assert at.table.ranking() == [place]
