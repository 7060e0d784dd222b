"""The story of Longsdale: one chapter after the other, alone and together, and the options that lead there."""

from __future__ import annotations

import random
import re
from itertools import product
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import feldberg
from feldberg.games.oh_my_goods.modules.longsdale.rules import module_of
from feldberg.games.oh_my_goods.state import Table

CROWN, PEOPLE = 0, 1
WAYS = {
    (CROWN, CROWN): ["1", "2a", "3", "4a", "5"],
    (CROWN, PEOPLE): ["1", "2a", "3", "4b", "5"],
    (PEOPLE, CROWN): ["1", "2b", "3", "4a", "5"],
    (PEOPLE, PEOPLE): ["1", "2b", "3", "4b", "5"],
}


def played(game: feldberg.Game[Any], seed: int, side: int, luck: random.Random) -> Table:
    """A whole game, at random but for the side that all take."""
    table: Table = game.start(seed)
    while not table.over:
        seat = luck.choice(table.seats)
        legal = table.legal(seat)
        sides = [action for action in legal if game.parts(action) == {"kind": "side", "side": side}]
        table.play(luck.choice(sides or legal), seat)
    return table


def with_result(table: Table, reached: bool) -> Table:
    """The end of a game alone as it might have been: with 35 points for buildings, or with none for anything."""
    twin = table.copy()
    player = twin.players[0]
    player.buildings = vec[i64]([player.buildings[0], *([39, 40, 41, 42, 22, 23, 24, 25] if reached else [])])
    player.goods = [vec[i64]()] * len(player.goods)
    player.people = vec[i64]([0] * len(player.people))
    return twin


@pytest.mark.parametrize("sides", WAYS)
def test_three_play_the_story_from_the_first_chapter_to_the_last(sides: tuple[int, int]) -> None:
    luck = random.Random(str(sides))
    options: dict[str, Any] | None = {"players": 3, "expansion": "longsdale", "chapter": "1", "keep_one": True}
    chapters = []
    while options is not None:
        game: feldberg.Game[Any] = feldberg.game("oh_my_goods", **options)
        chapters.append(game.options["chapter"])
        assert game.options.get("story", []) == chapters[:-1]
        assert (game.players, game.options["keep_one"]) == (3, True)
        table = played(game, len(chapters), sides[chapters[-1] == "3"], luck)
        assert sorted(table.ranking())[0] == 1
        options = game.sequel(table)
        assert table.view(None)["story"]["next"] == (options and options["chapter"])
    assert chapters == WAYS[sides]


@pytest.mark.parametrize("sides", WAYS)
def test_one_alone_plays_a_chapter_again_until_its_goal_is_reached(sides: tuple[int, int]) -> None:
    luck = random.Random(str(sides))
    options: dict[str, Any] | None = {"players": 1, "chapter": "1"}
    chapters = []
    while options is not None:
        game: feldberg.Game[Any] = feldberg.game("oh_my_goods", **options)
        chapters.append(game.options["chapter"])
        table = played(game, len(chapters), sides[chapters[-1] == "3"], luck)
        missed = with_result(table, reached=False)
        assert missed.ranking() == [2]
        again = game.sequel(missed)
        assert again is not None
        assert missed.view(None)["story"]["next"] == chapters[-1]
        assert feldberg.game("oh_my_goods", **again).options == game.options
        reached = with_result(table, reached=True)
        assert reached.ranking() == [1]
        options = game.sequel(reached)
        assert (game.sequel(table) == again) == (table.ranking() == [2])
    assert chapters == WAYS[sides]


def test_the_side_that_won_decides_the_way_and_not_what_one_chose() -> None:
    game: feldberg.Game[Any] = feldberg.game("oh_my_goods", players=3, expansion="longsdale", chapter="1")
    luck = random.Random(3)
    ways = set()
    for seed in range(4):
        table: Table = game.start(seed)
        while not table.over:
            seat = luck.choice(table.seats)
            table.play(luck.choice(table.legal(seat)), seat)
        module = module_of(table)
        most = CROWN if list(module.sides).count(CROWN) > 1 else PEOPLE
        sequel = game.sequel(table)
        assert sequel is not None
        assert sequel["chapter"] == ("2a", "2b")[most]
        ways.add(sequel["chapter"])
    assert ways == {"2a", "2b"}


def test_nothing_follows_a_game_with_everything_or_without_the_expansion() -> None:
    for options in ({"players": 2}, {"players": 2, "expansion": "longsdale"}, {"players": 1}):
        game: feldberg.Game[Any] = feldberg.game("oh_my_goods", **options)
        assert game.sequel(played(game, 1, CROWN, random.Random(1))) is None


def test_the_options_of_a_sequel_are_its_own() -> None:
    game: feldberg.Game[Any] = feldberg.game("oh_my_goods", players=2, expansion="longsdale", chapter="4b")
    table = played(game, 1, CROWN, random.Random(1))
    first = game.sequel(table)
    assert first is not None
    first["story"].clear()
    second = game.sequel(table)
    assert second is not None
    assert second["story"] == ["1", "2a", "3", "4b"]
    assert game.options["story"] == ["1", "2a", "3"]


# Options


def test_what_is_usual() -> None:
    def options(**given: Any) -> dict[str, Any]:
        return feldberg.game("oh_my_goods", **given).options

    assert options(players=1)["expansion"] == "longsdale"
    assert options(players=2)["expansion"] == "none"
    for given in ({"players": 2}, {"players": 1}, {"players": 2, "expansion": "longsdale"}):
        assert "chapter" not in options(**given)
        assert "story" not in options(**given)
    assert "story" not in options(players=1, chapter="1")
    assert options(players=1, chapter="2b")["story"] == ["1"]
    assert options(players=1, chapter="5")["story"] == ["1", "2a", "3", "4a"]


@pytest.mark.parametrize("way", WAYS.values())
def test_every_way_of_the_story_is_allowed(way: list[str]) -> None:
    for at, chapter in enumerate(way):
        game = feldberg.game("oh_my_goods", players=2, expansion="longsdale", chapter=chapter, story=way[:at])
        assert game.options.get("story", []) == way[:at]


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (
            {"players": 1, "expansion": "none"},
            "expansion='none' is not allowed: expansion is 'longsdale' with one player",
        ),
        ({"players": 0}, "players=0 is not allowed: players is a whole number from 1 to 4"),
        ({"expansion": "shire"}, "expansion='shire' is not allowed: expansion is 'none' or 'longsdale'"),
        ({"chapter": "1"}, "chapter='1' is not allowed: chapter is 'all': only Longsdale has chapters"),
        (
            {"players": 1, "chapter": "6"},
            "chapter='6' is not allowed: chapter is 'all' or '1' or '2a' or '2b' or '3' or '4a' or '4b' or '5'",
        ),
        ({"players": 1, "chapter": "1", "story": ["1"]}, "story=['1'] is not allowed: story is []"),
        ({"players": 1, "chapter": "2a", "story": []}, "story=[] is not allowed: story is ['1']"),
        (
            {"players": 1, "chapter": "3", "story": ["1"]},
            "story=['1'] is not allowed: story is ['1', '2a'] or ['1', '2b']",
        ),
        (
            {"players": 1, "chapter": "4b", "story": ["1", "2a", "2b"]},
            "story=['1', '2a', '2b'] is not allowed: story is ['1', '2a', '3'] or ['1', '2b', '3']",
        ),
        ({"players": 1, "chapter": "2a", "story": "1"}, "story='1' is not allowed: story is ['1']"),
        ({"players": 1, "story": ["1"]}, "story=['1'] is not allowed: story is []"),
        ({"players": 2, "story": ["1"]}, "story=['1'] is not allowed: story is []"),
    ],
)
def test_options_that_do_not_go_together_are_refused(options: dict[str, Any], complaint: str) -> None:
    with pytest.raises(feldberg.OptionError, match=f"^{re.escape(complaint)}$"):
        feldberg.game("oh_my_goods", **options)


def test_every_chapter_can_be_played_by_itself() -> None:
    chapters = ["1", "2a", "2b", "3", "4a", "4b", "5"]
    for players, chapter in product(range(1, 5), chapters):
        table: Table = feldberg.game("oh_my_goods", players=players, expansion="longsdale", chapter=chapter).start(1)
        assert table.view(None)["story"]["chapter"] == chapter
        assert len(table.players) == players


@pytest.mark.parametrize(
    ("chapter", "story", "found"),
    [
        ("1", [], [[51]]),  # after its first event
        ("2a", ["1"], [[51, 50, 57], [52]]),
        ("2b", ["1"], [[51, 50, 57], [55]]),
        ("4b", ["1", "2a", "3"], [[51, 50, 57], [52, 54], [55, 59, 60], [56]]),
    ],
)
def test_the_view_tells_what_every_chapter_brought(chapter: str, story: list[str], found: list[list[int]]) -> None:
    game: feldberg.Game[Any] = feldberg.game("oh_my_goods", expansion="longsdale", chapter=chapter, story=story)
    told = game.start(1).view(None)["story"]
    assert (told["brought"], told["next"]) == (found, None)


def test_what_was_taken_away_is_brought_again() -> None:
    """Event 7 brings Tony Grosh in chapter 4b, for the siege of 2a took him away, but not in 2a, where he is there."""
    game: feldberg.Game[Any] = feldberg.game("oh_my_goods", expansion="longsdale", chapter="4b")
    table = played(game, 1, CROWN, random.Random(2))
    assert table.view(None)["story"]["brought"] == [[51, 50, 57], [52, 54], [55, 59, 60], [56, 58, 57]]
