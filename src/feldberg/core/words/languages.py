"""The languages there are, and what each of them says alike in every game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Literal, NamedTuple, get_args

from feldberg.core.errors import OptionError

Lang = Literal["en", "ru"]
LANGUAGES: Final[tuple[str, ...]] = get_args(Lang)


class Grammar(NamedTuple):
    """What a language brings to the tables of every game."""

    form: Callable[[int], int]  # which of the forms of a counted word goes with a number
    words: Mapping[str, str]
    sentences: Mapping[str, str]
    counted: Mapping[str, tuple[str, ...]]
    leads: str = "^"  # what stands before a verb that says what to do, as a pattern
    commands: Mapping[str, str] = {}  # such verbs as they are said to who is to do it


def english_form(number: int) -> int:
    """1 point; 0, 2, 21 points."""
    return 0 if abs(number) == 1 else 1


def russian_form(number: int) -> int:
    """1, 21 очко; 2, 3, 4, 22 очка; 5, 11, 12 очков."""
    number = abs(number)
    if number % 10 == 1 and number % 100 != 11:
        return 0
    return 1 if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else 2


RUSSIAN_COMMANDS: Final[Mapping[str, str]] = {
    "взять": "возьмите",
    "выбрать": "выберите",
    "закончить": "закончите",
    "использовать": "используйте",
    "купить": "купите",
    "обменять": "обменяйте",
    "оставить": "оставьте",
    "отказаться": "откажитесь",
    "пасовать": "пасуйте",
    "поставить": "поставьте",
    "продать": "продайте",
    "разыграть": "разыграйте",
    "сбросить": "сбросьте",
}

GRAMMARS: Final[Mapping[str, Grammar]] = {
    "en": Grammar(
        english_form,
        {
            "points": "points",
            "label.you": "you",
            "label.round": "round",
            "label.of": "of",
            "label.over": "the game is over",
            "label.scoring": "final score",
            "label.total": "total",
        },
        {
            "player": "Player {number}",
            "and": " and ",
            "or": " or ",
            "ask": "{players}: {what}",
            "won": "{players} won with {points}",
            "won.together": "{players} won with {points}",
            "won.you": "{players} won with {points}",
            "won.you.together": "{players} won with {points}",
            "you": "you",
            "tell.ended": "The game is over",
            "why.over": "The game is over.",
            "why.waiting": "It is not for you to decide now.",
            "why.other": "This is not needed now. {what}.",
            "tell.left": "{player} leaves the game: a bot plays on",
            "tell.late": "{player} ran out of time: a bot plays on",
            "tell.back": "{player} is back and plays on",
        },
        {"points": ("point", "points")},
    ),
    "ru": Grammar(
        russian_form,
        {
            "points": "очки",
            "label.you": "вы",
            "label.round": "раунд",
            "label.of": "из",
            "label.over": "игра окончена",
            "label.scoring": "итог",
            "label.total": "всего",
        },
        {
            "player": "Игрок {number}",
            "and": " и ",
            "or": " или ",
            "ask": "{players}: {what}",
            "won": "{players} побеждает: {points}",
            "won.together": "{players} побеждают: {points}",
            "won.you": "{players} победили: {points}",
            "won.you.together": "{players} победили: {points}",
            "you": "вы",
            "tell.ended": "Игра окончена",
            "why.over": "Игра окончена.",
            "why.waiting": "Сейчас решаете не вы.",
            "why.other": "Сейчас это не нужно. {what}.",
            "tell.left": "{player} покидает игру, дальше играет бот",
            "tell.late": "{player}: время вышло, дальше играет бот",
            "tell.back": "{player} снова за столом и играет дальше",
        },
        {"points": ("очко", "очка", "очков")},
        r"(?:^|, |\bили |\bи )(?:сначала |тайно )?",
        RUSSIAN_COMMANDS,
    ),
}


def known_language(lang: str) -> str:
    """The language, if we speak it."""
    if lang not in LANGUAGES:
        raise OptionError(f"language {lang!r} is not known: languages are {', '.join(LANGUAGES)}")
    return lang


def numbered_player(seat: int, lang: str) -> str:
    """What a player without a name is called: 'Player 3'."""
    return GRAMMARS[known_language(lang)].sentences["player"].format(number=seat + 1)
