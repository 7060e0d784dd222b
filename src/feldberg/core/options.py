"""The options of a game and what they may be."""

from __future__ import annotations

import copy
import json
from typing import Any

from feldberg.core.errors import OptionError

Options = dict[str, Any]


class Option:
    """One option: its name, its default and what is allowed. Values are plain JSON."""

    def __init__(self, name: str, default: Any, unsaid: bool = False) -> None:
        self.name = name
        self.default = default
        self.unsaid = unsaid  # left out where it has its default: older games and their records know nothing of it

    def usual(self, so_far: Options) -> object:
        """The default, given the options before this one."""
        return self.default

    def allowed(self, so_far: Options) -> str:
        """What is allowed, in words, given the options before this one."""
        raise NotImplementedError

    def allows(self, value: object, so_far: Options) -> bool:
        raise NotImplementedError

    def values(self, so_far: Options) -> list[Any] | None:
        """All that is allowed, where it is little."""
        return None

    def obstacle(self, so_far: Options) -> str:
        """What keeps a value away that people may look for, as a word of the game: '' or 'obstacle.players'."""
        return ""

    def check(self, value: object, so_far: Options) -> object:
        if not self.allows(value, so_far):
            raise OptionError(f"{self.name}={value!r} is not allowed: {self.name} is {self.allowed(so_far)}")
        return value


class Number(Option):
    """A whole number from low to high."""

    def __init__(self, name: str, default: int, low: int, high: int, unsaid: bool = False) -> None:
        super().__init__(name, default, unsaid)
        self.low = low
        self.high = high

    def allowed(self, so_far: Options) -> str:
        return f"a whole number from {self.low} to {self.high}"

    def allows(self, value: object, so_far: Options) -> bool:
        return isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high

    def values(self, so_far: Options) -> list[Any] | None:
        return [value for value in range(self.low, self.high + 1) if self.allows(value, so_far)]


class Choice(Option):
    """One of a few words."""

    def __init__(self, name: str, default: str, words: list[str]) -> None:
        super().__init__(name, default)
        self.words = words

    def allowed(self, so_far: Options) -> str:
        return " or ".join(map(repr, self.words))

    def allows(self, value: object, so_far: Options) -> bool:
        return isinstance(value, str) and value in self.words

    def values(self, so_far: Options) -> list[Any] | None:
        return [word for word in self.words if self.allows(word, so_far)]

    def check(self, value: object, so_far: Options) -> object:
        """A number that reads like one of the words is taken for it."""
        return super().check(str(value) if type(value) is int else value, so_far)


class Flag(Option):
    """Yes or no."""

    def allowed(self, so_far: Options) -> str:
        return "True or False"

    def allows(self, value: object, so_far: Options) -> bool:
        return isinstance(value, bool)

    def values(self, so_far: Options) -> list[Any] | None:
        return [value for value in (False, True) if self.allows(value, so_far)]


class Contents(Option):
    """What is printed on the pieces of somebody's box, where that is not what we have: plain data, by its kinds.

    People keep it in a file, in TOML; what reads their words puts its content in the place of its name.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name, {}, unsaid=True)

    def read(self, value: Options) -> None:
        """Refuse what cannot be played with, as an OptionError that says where."""
        raise NotImplementedError

    def allowed(self, so_far: Options) -> str:
        return "a table of contents"

    def allows(self, value: object, so_far: Options) -> bool:
        try:
            self.check(value, so_far)
        except OptionError:
            return False
        return True

    def check(self, value: object, so_far: Options) -> object:
        if not isinstance(value, dict):
            raise OptionError(f"{self.name}={value!r} is not allowed: {self.name} is {self.allowed(so_far)}")
        try:
            json.dumps(value)
        except TypeError as error:
            raise OptionError(f"{self.name}: there are only tables, lists, texts and numbers: {error}") from error
        try:
            self.read(value)
        except OptionError as refusal:
            raise OptionError(f"{self.name}: {refusal}") from refusal
        return value


def chosen(game: str, known: list[Option], given: Options) -> Options:
    """The given options checked one by one, in the order of the known ones, the rest by default."""
    names = [option.name for option in known]
    for name in given:
        if name not in names:
            raise OptionError(f"{game} has no option {name!r}: it takes {', '.join(names)}")
    options: Options = {}
    for option in known:
        value = option.check(given.get(option.name, option.usual(options)), options)
        if not (option.unsaid and value == option.default):
            options[option.name] = copy.deepcopy(value)
    return options


def copied(value: Any) -> Any:
    """A copy of plain JSON, quicker than that of anything."""
    if isinstance(value, dict):
        return {key: copied(inside) for key, inside in value.items()}
    if isinstance(value, list):
        return [copied(inside) for inside in value]
    return value


def settled(known: list[Option], given: Options) -> Options:
    """All options: the given ones as far as they are allowed, else what is usual with those before."""
    options: Options = {}
    for option in known:
        value = given.get(option.name)
        options[option.name] = value if option.allows(value, options) else option.usual(options)
    return options
