"""What is learned counts at the cut, beside the outlook; a file that fits no table is refused."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any

import pytest

import feldberg
from feldberg.agents import search
from feldberg.agents.crew import Helper, Subject
from feldberg.agents.judgements import NONE, OWN, judge_for, lengths_of, senses_read
from feldberg.agents.search import Search, rivals_of
from feldberg.core.judging import lead, promise
from feldberg.core.playout import guided, promising


def written(folder: Path, game: feldberg.Game[Any], silver: float) -> Path:
    """A judgement for which ten silver are worth so much, a quarter of it is there anyway, and all else is nothing."""
    senses = senses_read(game)
    inputs = sum(lengths_of(senses).values())
    first = [0.0] * (2 * inputs)
    first[2 * senses["own.silver"].start + 1] = 1.0  # to the second of two hidden numbers
    network = {"senses": lengths_of(senses), "first": first, "shift": [-1.0, 0.25], "second": [7.0, silver]}
    file = folder / "learned.json"
    file.write_text(json.dumps({"networks": [{**network, "senses": {"other": 1}, "first": [0.0, 0.0]}, network]}))
    return file


def test_what_is_learned_is_added_to_the_outlook(tmp_path: Path) -> None:
    game = feldberg.game("burgundy", players=3)
    judge = judge_for(game, str(written(tmp_path, feldberg.game("burgundy", players=2), 40.0)))  # of any size
    state: feldberg.State = game.start(3, events=False)
    silver = [player["silver"] for player in state.view(None)["players"]]
    assert len(set(silver)) > 1 or silver[0] > 0
    for seat in range(3):
        assert promise(state, seat, judge) == pytest.approx(state.outlook(seat) + 4.0 * silver[seat] + 10.0)
    least = min(range(3), key=lambda seat: promise(state, seat, judge))
    others = [promise(state, seat, judge) for seat in rivals_of(game, least)]
    assert lead(state, least, rivals_of(game, least), judge) == pytest.approx(
        promise(state, least, judge) - max(others)
    )


def test_what_was_read_before_makes_no_difference() -> None:
    """Only what has changed is worked out, to a rounding; what was forgotten makes none at all."""
    game = feldberg.game("burgundy", players=2)
    judge, forgetful = judge_for(game, OWN), judge_for(game, OWN)
    assert judge is not None
    assert forgetful is not None
    state: feldberg.State = game.start(3, events=False)
    seen = set()
    while not state.over:
        for seat in range(2):
            fresh = judge_for(game, OWN)
            assert fresh is not None
            worth = fresh.worth(state, seat)
            assert judge.worth(state, seat) == pytest.approx(worth, abs=1e-9)
            forgetful.forget()
            assert forgetful.worth(state, seat) == worth
            seen.add(round(worth, 3))
        state.play(state.legal()[-1])
    assert len(seen) > 50


def test_what_is_learned_guides_play_outs_where_that_is_wanted(tmp_path: Path) -> None:
    game = feldberg.game("burgundy", players=2)
    judge = judge_for(game, str(written(tmp_path, game, 40.0)))
    state: feldberg.State = game.start(5, events=False)
    played, otherwise = state.copy(), 0
    while not state.over:
        seat = state.seat
        afters = {action: state.copy() for action in state.legal()}
        for action, after in afters.items():
            after.play(action)
        best = max(afters, key=lambda action: promise(afters[action], seat, judge))
        assert promising(state, seat, None, judge) == best
        otherwise += best != promising(state, seat)
        state.play(best)
        if game.moment(state) > game.moment(played) or state.over:
            guided(played, seat, 1, None, judge)  # a round
            assert played.to_dict() == state.to_dict()
    assert otherwise > 5
    assert played.over


@pytest.mark.parametrize(
    ("level", "name", "learned"), [("master", "burgundy", 1), ("journeyman", "burgundy", 0), ("master", "tuscany", 0)]
)
def test_masters_play_on_by_what_was_learned_where_the_game_says_so(level: str, name: str, learned: int) -> None:
    game = feldberg.game(name, players=2)
    agent = feldberg.agent(level, game)
    assert isinstance(agent, Search)
    assert agent.learned == learned
    wanted = feldberg.agent(level, game, learned=1 - learned)
    assert isinstance(wanted, Search)
    assert wanted.learned == 1 - learned


def test_a_search_plays_on_by_what_was_learned(tmp_path: Path) -> None:
    game = feldberg.game("burgundy", players=2)
    state: feldberg.State = game.start(3, events=False)
    leads = [
        [one.lead for one in Search(game, 1, 24, 8, learned=learned).weigh(state.seen_by(state.seat))]
        for learned in (0, 1, 1)
    ]
    assert leads[0] != leads[1] == leads[2]


def test_a_play_out_does_not_hang_on_those_before_it() -> None:
    """Not even by a rounding: the same thought comes out the same, whatever was thought about before."""
    game = feldberg.game("burgundy", players=2)
    state: feldberg.State = game.start(3, events=False)
    agent = Search(game, 1)
    assert agent.judge is not None
    leads = []
    for before in range(20):
        for other in positions(game, before):
            agent.judge.worth(other, 0)
        leads.append(agent.lead(state, state.legal()[0], state.seat, 4))
    assert len(set(leads)) == 1


def positions(game: feldberg.Game[Any], seed: int) -> Iterator[feldberg.State]:
    state = game.start(seed, events=False)
    for at in range(30):
        state.play(state.legal()[at % len(state.legal())])
        yield state


@pytest.mark.parametrize("learned", [0, 1])
def test_helpers_play_on_as_who_thinks_does(learned: int, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[Subject] = []

    def gathered(_count: int, subject: Subject, *_patience: object) -> AbstractContextManager[list[Helper]]:
        told.append(subject)
        return nullcontext([])

    monkeypatch.setattr(search, "gathered", gathered)
    game = feldberg.game("burgundy", players=2)
    state: feldberg.State = game.start(3, events=False)
    Search(game, 1, 8, 1, learned=learned, processes=2).choose(state.seen_by(state.seat))
    [subject] = told
    assert Search(game, 0, **subject.budget).learned == learned


def test_what_is_over_is_not_judged(tmp_path: Path) -> None:
    game = feldberg.game("burgundy", players=2)
    judge = judge_for(game, str(written(tmp_path, game, 40.0)))
    state: feldberg.State = game.start(3, events=False)
    while not state.over:
        state.play(state.legal()[0])
    assert promise(state, 0, judge) == state.outlook(0) == state.scores()[0]


def test_a_search_uses_the_judgement_that_it_is_given(tmp_path: Path) -> None:
    game = feldberg.game("burgundy", players=2)
    file = written(tmp_path, game, 10_000.0)
    state: feldberg.State = game.start(3, events=False)
    plain, learned = (
        {one.action: one.lead for one in Search(game, 1, 8, 1, judgement=name).weigh(state.seen_by(state.seat))}
        for name in (NONE, str(file))
    )
    assert max(map(abs, plain.values())) < 200 < max(map(abs, learned.values()))
    assert feldberg.agent("journeyman", game, judgement=str(file)).judge is not None  # type: ignore[attr-defined]


def test_what_a_game_brings_along_can_be_left_out() -> None:
    game = feldberg.game("burgundy", players=4)
    assert judge_for(game, OWN) is not None
    assert judge_for(game, NONE) is None


def test_a_table_that_was_not_learned_is_judged_by_its_outlook_or_refused(tmp_path: Path) -> None:
    file = written(tmp_path, feldberg.game("burgundy", players=2), 1.0)
    other = feldberg.game("burgundy", players=2, inns=True)
    assert judge_for(other, OWN) is None
    with pytest.raises(feldberg.OptionError, match=r"learned\.json has not learned such tables of burgundy$"):
        judge_for(other, str(file))


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"networks": 3}', '{"networks": [{"senses": {"a": 2}}]}'])
def test_a_file_that_is_no_judgement_is_refused(text: str, tmp_path: Path) -> None:
    file = tmp_path / "bad.json"
    file.write_text(text)
    with pytest.raises(feldberg.OptionError, match=r"bad\.json is no judgement: "):
        judge_for(feldberg.game("burgundy"), str(file))


def test_numbers_that_do_not_fit_each_other_are_refused(tmp_path: Path) -> None:
    game = feldberg.game("burgundy")
    file = written(tmp_path, game, 1.0)
    found = json.loads(file.read_text())
    found["networks"][1]["first"].pop()
    file.write_text(json.dumps(found))
    with pytest.raises(feldberg.OptionError, match="do not fit each other"):
        judge_for(game, str(file))


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(feldberg.OptionError, match=r"none\.json: No such file"):
        judge_for(feldberg.game("burgundy"), str(tmp_path / "none.json"))


@pytest.mark.parametrize(
    ("budget", "wanted"),
    [
        ({"judgement": 3}, "judgement wants a name, not 3"),
        ({"playouts": "many"}, "playouts wants a number, not 'many'"),
        ({"playouts": 2.5}, "playouts wants a whole number, not 2.5"),
        ({"candidates": float("nan")}, "candidates wants a whole number, not nan"),
        ({"depth": float("inf")}, "depth wants a whole number, not inf"),
    ],
)
def test_a_number_is_no_name_and_a_name_no_number(budget: dict[str, Any], wanted: str) -> None:
    with pytest.raises(feldberg.OptionError, match=f"^journeyman: {wanted}$"):
        feldberg.agent("journeyman", feldberg.game("burgundy"), **budget)
