"""What the words of every game must have, in every language."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest

import feldberg
from feldberg.core.errors import FeldbergError, IllegalAction, OptionError
from feldberg.core.events import Event, EventKind
from feldberg.core.words import LANGUAGES, Words
from tests.games.option_sets import CASES, game_of

UNHEARD = EventKind("unheard", ["of"])


def words_of(name: str) -> Words[Any]:
    return feldberg.game(name).words_room


@pytest.mark.parametrize("name", feldberg.games())
def test_all_languages_have_the_same_keys(name: str) -> None:
    first, *others = words_of(name).languages.values()
    for other in others:
        assert other.words.keys() == first.words.keys()
        assert other.titles.keys() == first.titles.keys()
        assert other.sentences.keys() == first.sentences.keys()
        assert plain(other.counted) == plain(first.counted)


def plain(counted: dict[str, tuple[str, ...]]) -> set[str]:
    """What is counted; not every language has other forms for what is taken."""
    return {key for key in counted if not key.endswith(" taken")}


@pytest.mark.parametrize("name", feldberg.games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_left_empty(name: str, lang: str) -> None:
    tongue = words_of(name).language(lang)
    assert all([*tongue.words.values(), *tongue.titles.values(), *tongue.sentences.values()])
    assert {len(forms) for forms in tongue.counted.values()} == {tongue.form(5) + 1}
    assert all(all(forms) for forms in tongue.counted.values())


def say_name(kind: str) -> str:
    return f"say_{kind.replace(' ', '_')}"


@pytest.mark.parametrize("name", feldberg.games())
def test_every_kind_of_action_is_said(name: str) -> None:
    game = feldberg.game(name)
    state = game.start(1)
    speaker = game.words_room.speaker(state, state.seat, game.words_room.language("en"))
    said = {method for method in dir(speaker) if method.startswith("say_")}
    families = [game_of(*case) for case in CASES if case[0] == name]
    assert {say_name(span.name) for span in game.layout.spans} <= said
    assert said <= {say_name(span.name) for family in families for span in family.layout.spans}


@pytest.mark.parametrize("name", feldberg.games())
def test_unknown_words_gains_and_languages_are_refused(name: str) -> None:
    game = feldberg.game(name)
    state = game.start(1)
    with pytest.raises(FeldbergError, match="there is no word 'moon' in 'ru'"):
        game.word("moon", "ru")
    with pytest.raises(FeldbergError, match="there is no gain 'moon' in 'en'"):
        game.gained("moon", 1, "en")
    attempts: list[Callable[[], object]] = [
        lambda: game.word("title", "fr"),
        lambda: game.gained("points", 1, "fr"),
        lambda: game.glossary("fr"),
        lambda: game.say(state, state.legal()[0], "fr"),
        lambda: game.explain(state, state.legal()[0], "fr"),
        lambda: game.why_not(state, min(game.view_room.ELEMENTS), "fr"),
        lambda: game.asks(state, "fr"),
        lambda: game.tells(Event(UNHEARD, 0, 1), "fr"),
        lambda: game.picture(state.view(0), "fr"),
    ]
    for attempt in attempts:
        with pytest.raises(OptionError, match=r"^language 'fr' is not known: languages are en, ru$"):
            attempt()


@pytest.mark.parametrize("name", feldberg.games())
def test_illegal_actions_are_not_said(name: str) -> None:
    game = feldberg.game(name)
    state = game.start(1)
    illegal = next(action for action in range(game.action_count) if action not in state.legal())
    with pytest.raises(IllegalAction, match="not legal now"):
        game.say(state, illegal, "en")
    with pytest.raises(IllegalAction, match="out of range"):
        game.say(state, -1, "en")
    luck = random.Random(1)
    while not state.over:
        state.play(luck.choice(state.legal()))
    with pytest.raises(IllegalAction, match="the game is over"):
        game.say(state, illegal, "en", 0)


@pytest.mark.parametrize("name", feldberg.games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_events_without_words_are_passed_over(name: str, lang: str) -> None:
    assert feldberg.game(name).tells(Event(UNHEARD, 0, 1), lang) == ""


@pytest.mark.parametrize("name", feldberg.games())
def test_who_reads_alone_is_told_what_to_do(name: str) -> None:
    """With a capital and without a name; in Russian no clause begins with an infinitive."""
    game = feldberg.game(name)
    infinitive = re.compile(r"(?:^|, |\bили )(?:сначала |тайно )?\w+(?:ать|ять|ить|еть|уть|ться)\b")
    for seed in range(3):
        state, luck = game.start(seed), random.Random(seed)
        while not state.over:
            seat = luck.choice(state.seats)
            english, russian = (game.asks(state, lang, seat=seat, addressed=True) for lang in ("en", "ru"))
            assert english[0].isupper()
            assert "Player" not in english
            assert not infinitive.search(russian.lower()), russian
            state.play(luck.choice(state.legal(seat)), seat)
