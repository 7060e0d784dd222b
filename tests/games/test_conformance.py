"""What every state of every game under every option set must hold."""

from __future__ import annotations

import itertools
import json
import pickle
import random
from itertools import permutations
from typing import Any

import pytest

import feldberg
from feldberg.core.chance import Chance
from feldberg.core.moves import free_undo, made
from feldberg.core.playout import playout
from feldberg.core.questions import Plan
from feldberg.core.record import Record
from tests.games.option_sets import CASES, game_of

LANGUAGES = ("en", "ru")
TELLS_ALL_POINTS = ("burgundy",)  # as they come; elsewhere some are counted at the end


@pytest.fixture(params=CASES, ids=["-".join(case) for case in CASES])
def game(request: pytest.FixtureRequest) -> feldberg.Game[Any]:
    return game_of(*request.param)


def step(state: feldberg.State, luck: random.Random) -> tuple[int, int]:
    """Play at random for a random one of the seats that are asked; gives the seat and the action."""
    seat = luck.choice(state.seats)
    action = luck.choice(state.legal(seat))
    state.play(action, seat)
    return seat, action


def walk(state: feldberg.State, luck: random.Random, steps: int) -> None:
    """Play so many decisions at random, fewer where the game is over before."""
    for _ in range(steps):
        if state.over:
            return
        step(state, luck)


def luck_of_core() -> Chance:
    luck = Chance()
    luck.seed(1)
    return luck


def test_random_games_end_with_a_ranking(game: feldberg.Game[Any]) -> None:
    luck = random.Random(1)
    for seed in range(6):
        state = game.start(seed)
        while not state.over:
            for seat in state.seats:
                legal = state.legal(seat)
                assert len(legal) > 1  # nobody is asked what has a single answer
                assert len(set(legal)) == len(legal)
                assert all(0 <= action < game.action_count for action in legal)
            assert state.seat == state.seats[0]
            scores = state.scores()
            for seat in range(game.players):
                assert sum(state.score_sheet(seat).values()) == scores[seat]
            step(state, luck)
        assert state.seats == ()
        assert state.seat == -1
        assert state.legal() == []
        if game.players == 1:
            assert state.ranking() in ([1], [2])  # whether the goal is reached
        else:
            assert state.scores()[state.ranking().index(1)] == max(state.scores())


def test_every_question_is_made_again_from_what_is_saved_of_it(game: feldberg.Game[Any]) -> None:
    for kind in game.QUESTIONS:
        ints = [1, 5] * game.players if issubclass(kind, Plan) else [game.players - 1, *kind.SAVED.values()]
        question = kind.made(ints, game.players)
        assert type(question) is kind
        assert question.ints() == ints


def test_saves_come_back_exact_at_every_decision(game: feldberg.Game[Any]) -> None:
    luck = random.Random(2)
    state = game.start(2)
    save = state.to_dict()
    while not state.over:
        again = game.load(json.loads(json.dumps(save)))
        assert again.to_dict() == save
        assert again.telling
        assert [again.legal(seat) for seat in again.seats] == [state.legal(seat) for seat in state.seats]
        seat, action = step(state, luck)
        again.play(action, seat)
        save = state.to_dict()
        assert again.digest() == save["check"]


def test_asides_change_only_how_a_seat_is_asked(game: feldberg.Game[Any]) -> None:
    luck = random.Random(12)
    state = game.start(12)
    watchers = (None, *range(game.players))
    while not state.over:
        views = [state.view(one) for one in watchers] if any(map(state.asides, range(game.players))) else []
        for seat in range(game.players):
            asides = state.asides(seat)
            assert not set(asides) & set(state.legal(seat))
            for aside in asides:
                twin = state.copy()
                twin.play(aside, seat)
                assert [twin.view(one) for one in watchers] == views
                assert twin.asides(seat) != asides
                if luck.random() < 0.05:
                    state.play(aside, seat)
                    break
        if not state.over:
            step(state, luck)
    assert all(state.asides(seat) == [] for seat in range(game.players))


def test_copies_are_independent(game: feldberg.Game[Any]) -> None:
    """Every past state is hashed again at the end: a list that two of them share would show."""
    luck = random.Random(3)
    state = game.start(3)
    past: list[tuple[feldberg.State, str]] = []
    while not state.over:
        past.append((state.copy(), state.digest()))
        step(state, luck)
        told = [event.to_dict() for event in state.events]
        if not state.over and luck.random() < 0.1:
            playout(state.copy(), luck_of_core())
        assert [event.to_dict() for event in state.events] == told
    for copy, digest in past:
        step(copy.copy(), luck)
        assert copy.digest() == digest


def test_what_is_legal_stays_so_while_others_are_asked(game: feldberg.Game[Any]) -> None:
    """Rows that were shared, with room at their end, would be written into by whoever adds to them."""
    luck = random.Random(8)
    kept: list[tuple[feldberg.State, list[int]]] = []
    for seed in range(4):
        state = game.start(seed, events=False)
        while not state.over:
            world = state.imagine(state.seat, luck.getrandbits(32))
            kept.append((world, world.legal()))
            walk(world.copy(), luck, 1)
            step(state, luck)
    assert all(world.legal() == legal for world, legal in kept)


def test_views_are_json_without_the_seed_and_imagined_worlds_agree_with_them(game: feldberg.Game[Any]) -> None:
    luck = random.Random(4)
    seed = 8_675_309_867_530_986
    state = game.start(seed)
    while not state.over:
        for seat in (None, *range(game.players)):
            view = state.view(seat)
            text = json.dumps(view)
            assert str(seed) not in text
            assert "chance" not in text
            world = state.imagine(seat, luck.getrandbits(64))
            assert world.view(seat) == view
            if seat in state.seats:
                assert world.legal(seat) == state.legal(seat)
        if luck.random() < 0.1:
            world = state.imagine(state.seat, luck.getrandbits(64))
            while not world.over:
                step(world, luck)
        step(state, luck)


def test_a_move_that_can_be_taken_back_freely_has_taught_its_seat_nothing(game: feldberg.Game[Any]) -> None:
    """In any world that it could not tell from this one the seat would now see the same, and be asked the same."""
    luck = random.Random(9)
    state = game.start(9)
    while not state.over:
        seat = luck.choice(state.seats)
        action = luck.choice(state.legal(seat))
        before = state.copy()
        if free_undo([made(state, action, seat)], seat) is not None:
            world = before.imagine(seat, luck.getrandbits(32))
            world.play(action, seat)
            assert world.view(seat) == state.view(seat)


def test_imagining_depends_on_its_seed_alone(game: feldberg.Game[Any]) -> None:
    luck = random.Random(5)
    state = game.start(5)
    walk(state, luck, 20)
    hidden_differently = state.imagine(0, 99)
    assert state.imagine(0, 7).digest() == state.imagine(0, 7).digest()
    assert state.imagine(0, 7).digest() == hidden_differently.imagine(0, 7).digest()
    assert state.imagine(0, 7).digest() != state.imagine(0, 8).digest()


def test_what_is_handed_out_may_be_changed(game: feldberg.Game[Any]) -> None:
    """Views, saves and options are copies: whoever edits them changes no game."""
    state = game.start(16)
    before = json.dumps([state.view(0), state.to_dict(), game.options])
    for data in (state.view(0), state.to_dict(), game.chosen_options(), Record(game, 1).to_dict()):
        emptied(data)
    assert json.dumps([state.view(0), state.to_dict(), game.options]) == before


def emptied(data: Any) -> None:
    for inside in data.values() if isinstance(data, dict) else data:
        if isinstance(inside, (dict, list)):
            emptied(inside)
    data.clear()


def test_every_action_has_words_parts_and_elements(game: feldberg.Game[Any]) -> None:
    luck = random.Random(7)
    state = game.start(7)
    while not state.over:
        for action in state.legal():
            parts = game.parts(action)
            assert isinstance(parts["kind"], str)
            elements = game.elements(state, action)
            assert elements
            assert len(set(elements)) == len(elements)
            for lang in LANGUAGES:
                assert game.say(state, action, lang)
                game.explain(state, action, lang)
        for lang in LANGUAGES:
            assert game.asks(state, lang)
        step(state, luck)
        for event in state.events:
            json.dumps(event.to_dict())


def test_touching_all_elements_leaves_one_action(game: feldberg.Game[Any]) -> None:
    """The browser narrows the legal actions by what is touched: none may touch only what another touches too."""
    luck = random.Random(8)
    state = game.start(8)
    while not state.over:
        touched = [frozenset(game.elements(state, action)) for action in state.legal()]
        assert not any(one <= other for one, other in permutations(touched, 2))
        step(state, luck)


def test_a_consequence_is_what_the_action_then_does(game: feldberg.Game[Any]) -> None:
    luck = random.Random(9)
    state = game.start(9)
    told: list[int] = []
    scored: list[int] = []
    while not state.over:
        before = state.digest()
        action = luck.choice(state.legal())
        seat = state.seat
        gains = state.consequence(action)
        assert state.digest() == before
        if state.planned(seat) is not None:  # carried out later, at the reveal
            state.play(action)
            continue
        scores = state.scores()
        chance = state.chance.copy()
        state.play(action)
        gained = dict.fromkeys(gains, 0)
        for event in itertools.takewhile(lambda event: not event.kind.fate, state.events):
            if event.kind.gain and event.seat == seat:
                gained[event.kind.name] = gained.get(event.kind.name, 0) + event.values()[0]
        assert {name: gain for name, gain in gained.items() if gain} == gains
        if chance.same(state.chance) and not state.over:
            told.append(gains.get("points", 0))
            scored.append(state.scores()[seat] - scores[seat])
    if game.name in TELLS_ALL_POINTS and game.players > 1:  # alone, Burgundy scores cells
        assert told == scored


def test_events_do_not_change_the_game(game: feldberg.Game[Any]) -> None:
    luck = random.Random(10)
    telling = game.start(10)
    silent = game.start(10, events=False)
    while not telling.over:
        seat, action = step(telling, luck)
        silent.play(action, seat)
        assert silent.events == []
        assert silent.digest() == telling.digest()


def test_records_replay_in_both_forms(game: feldberg.Game[Any]) -> None:
    luck = random.Random(11)
    record = Record(game, 11, [])
    state = game.start(11)
    while not state.over:
        seat = luck.choice(state.seats)
        record.play(state, luck.choice(state.legal(seat)), seat)
    record.close(state)
    assert Record.from_dict(json.loads(json.dumps(record.to_dict()))).verify().digest() == state.digest()
    for lang in LANGUAGES:
        text = record.to_text(lang)
        assert len(text.splitlines()) >= len(record.moves)
        assert Record.parse(text).to_dict() == record.to_dict()
        assert Record.parse(text).verify().scores() == state.scores()


def test_illegal_actions_change_nothing(game: feldberg.Game[Any]) -> None:
    luck = random.Random(12)
    state = game.start(12)
    while not state.over:
        before = state.digest()
        legal = set(state.legal())
        wrong = luck.randrange(game.action_count)
        while wrong in legal:
            wrong = luck.randrange(game.action_count)
        for bad in (wrong, -1, game.action_count, 2**80, "1", None, 1.0):
            with pytest.raises(feldberg.IllegalAction):
                state.play(bad)
        idle = next((seat for seat in range(game.players) if seat not in state.seats), game.players)
        with pytest.raises(feldberg.IllegalAction, match="not asked"):
            state.play(state.legal()[0], idle)
        assert state.digest() == before
        step(state, luck)
    with pytest.raises(feldberg.IllegalAction, match="over"):
        state.play(0)


def test_states_can_be_pickled(game: feldberg.Game[Any]) -> None:
    luck = random.Random(13)
    state = game.start(13)
    walk(state, luck, 30)
    assert pickle.loads(pickle.dumps(state)).digest() == state.digest()


def test_the_same_seed_gives_the_same_game(game: feldberg.Game[Any]) -> None:
    def line() -> list[str]:
        luck = random.Random(14)
        state = game.start(14)
        digests = [state.digest()]
        while not state.over:
            step(state, luck)
            digests.append(state.digest())
        return digests

    played = line()
    assert line() == played
    assert game.start(15).digest() != played[0]
