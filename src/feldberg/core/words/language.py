"""The tables of a game in one language, and how numbers and lists are put into words."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from feldberg.core.errors import FeldbergError
from feldberg.core.words.languages import GRAMMARS, numbered_player

EMPTY: Final[Mapping[str, str]] = {}


class Language:
    """The tables of a game in one language, on top of what the language says alike in every game.

    - words: what `word` offers
    - titles: names for the glossary; '<key>.help' explains, '<key>.allowed' tells what may be given
    - sentences: with holes in braces
    - counted: the forms of what is counted; '<what> taken' and '<what> gained' where those are others
    - commands: verbs as they are said to who is to do it, where that is another form
    """

    def __init__(
        self,
        lang: str,
        words: Mapping[str, str],
        titles: Mapping[str, str],
        sentences: Mapping[str, str],
        counted: Mapping[str, tuple[str, ...]],
        commands: Mapping[str, str] = EMPTY,
    ) -> None:
        grammar = GRAMMARS[lang]
        self.lang = lang
        self.form = grammar.form
        self.words = {**grammar.words, **words}
        self.titles = titles
        self.sentences = {**grammar.sentences, **sentences}
        self.counted = {**grammar.counted, **counted}
        self.leads = grammar.leads
        self.commands = {**grammar.commands, **commands}

    def word(self, key: str) -> str:
        if key not in self.words:
            raise FeldbergError(f"there is no word {key!r} in {self.lang!r}")
        return self.words[key]

    def sentence(self, key: str, /, **holes: object) -> str:
        return self.sentences[key].format(**holes)

    def player(self, seat: int, names: Sequence[str]) -> str:
        """A player by name, or by number where no name is given."""
        return names[seat] if 0 <= seat < len(names) else numbered_player(seat, self.lang)

    def command(self, what: str) -> str:
        """What is to be done, said to who is to do it: the verbs that lead a clause change, those within it stay."""

        def said(found: re.Match[str]) -> str:
            lead, verb = found.groups()
            return lead + self.commands.get(verb, verb)

        return capital(re.sub(rf"({self.leads})(\w+)", said, what))

    # Numbers

    def count(self, what: str, *numbers: int) -> str:
        """'1 field', '2 fields'; with a number for each tier '2, 3 or 4 fields'."""
        return f"{self.tiers(numbers)} {self.noun(what, numbers[-1])}"

    def noun(self, what: str, number: int) -> str:
        return self.counted[what][self.form(number)]

    def nouns(self, what: str) -> str:
        """The form that goes with many."""
        return self.counted[what][-1]

    def taken(self, what: str) -> str:
        """The forms of what is taken or paid, where they are others."""
        return f"{what} taken" if f"{what} taken" in self.counted else what

    def tiers(self, numbers: Sequence[int]) -> str:
        return str(numbers[0]) if len(set(numbers)) == 1 else self.either([str(number) for number in numbers])

    # Gains

    def gained(self, gain: str, number: int) -> str:
        """'+1 worker', '−4 barley'."""
        return f"{signed(number)} {self.gain_forms(gain)[self.form(number)]}"

    def gain_forms(self, gain: str) -> tuple[str, ...]:
        key = f"{gain} gained" if f"{gain} gained" in self.counted else gain
        if key not in self.counted:
            raise FeldbergError(f"there is no gain {gain!r} in {self.lang!r}")
        return self.counted[key]

    # Lists

    def all_of(self, parts: Sequence[str]) -> str:
        """'one, two and three'."""
        return joined(parts, self.sentences["and"])

    def either(self, parts: Sequence[str]) -> str:
        """'one, two or three'."""
        return joined(parts, self.sentences["or"])


def joined(parts: Sequence[str], last: str) -> str:
    return tidied(last.join(part for part in (", ".join(parts[:-1]), parts[-1]) if part))


def tidied(text: str) -> str:
    """Without the commas that close a clause where another mark or the end follows."""
    return re.sub(r",(?=[,.:;]|$)", "", text)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def signed(number: int) -> str:
    """'+2', '−1', with a true minus sign."""
    return f"+{number}" if number >= 0 else f"\N{MINUS SIGN}{-number}"
