"""Modules of the 2019 box, combined with each other or left out."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest

import feldberg
from feldberg import OptionError
from feldberg.games.burgundy.actions import BASE
from feldberg.games.burgundy.content import BLACK, MONASTERY, PHASES, tile_bags
from tests.rulebook.burgundy.position import played_at_random, started

FREE = ["extra_tiles", "white_castles", "inns", "trade_routes", "shields"]


@pytest.mark.rule("burgundy.combined.free")
@pytest.mark.parametrize("estates", [1, 2, "dealt", "posts"])
def test_modules_combine_with_each_other_and_with_any_estate(estates: int | str) -> None:
    for count in range(1, len(FREE) + 1):
        for chosen in combinations(FREE, count):
            modules = dict.fromkeys(chosen, True)
            where = {"border_posts": True} if estates == "posts" else {"estates": estates}
            table = started(players=2 + count % 3, **modules, **where)
            assert [module.NAME for module in table.modules if module.NAME in FREE] == list(chosen)


@pytest.mark.rule("burgundy.combined.free")
@pytest.mark.parametrize("seed", range(6))
def test_games_with_all_of_them_come_to_their_end(seed: int) -> None:
    modules = dict.fromkeys([*FREE, "border_posts"], True)
    table = started(seed, players=2 + seed % 3, **modules)
    for _ in played_at_random(table, seed):
        assert len(table.legal()) > 1 or table.over
    assert table.over


@pytest.mark.rule("burgundy.combined.estates")
def test_border_posts_teams_and_one_alone_exclude_each_other() -> None:
    for options in ({"players": 4, "team": True}, {"players": 1}):
        feldberg.game("burgundy", **options)
        with pytest.raises(OptionError, match="border_posts"):
            feldberg.game("burgundy", border_posts=True, **options)
    for players in (1, 2, 3):
        with pytest.raises(OptionError, match="team"):
            feldberg.game("burgundy", players=players, team=True)


@pytest.mark.rule("burgundy.combined.tiles")
def test_there_are_182_tiles_23_yellow_and_44_black() -> None:
    table = started(estates="dealt", extra_tiles=True, white_castles=True, inns=True)
    start_castles = len(table.players)
    assert sum(map(len, tile_bags())) == 164
    assert sum(map(len, table.bags)) + start_castles + PHASES == 182
    assert (len(table.bags[MONASTERY]), len(table.bags[BLACK])) == (23, 44)
    assert max(Counter(map(int, table.bags[MONASTERY])).values()) == 1


@pytest.mark.rule("burgundy.combined.off")
def test_without_modules_the_game_is_the_base_game() -> None:
    """Option by option named as left out: the same actions, and the same game to the byte."""
    named = feldberg.game("burgundy", **dict.fromkeys([*FREE, "border_posts", "team"], False))
    plain = feldberg.game("burgundy")
    assert named.options == plain.options
    assert named.layout is plain.layout is BASE.layout
    for seed in range(3):
        luck = random.Random(seed)
        one, two = named.start(seed), plain.start(seed)
        while not one.over:
            assert one.legal() == two.legal()
            action = luck.choice(one.legal())
            one.play(action)
            two.play(action)
            assert one.to_dict() == two.to_dict()
        assert "modules" not in two.to_dict()
