"""What a language consists of, and how numbers, lists and clauses are put together."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

# The moods of a verb: told once, told for every round, and as a choice.
ONCE = 0
ALWAYS = 1
PLAIN = 2

LEAD = "|"  # in the template of a clause: what comes before is said once for several clauses that share it


@dataclass(frozen=True)
class Language:
    words: dict[str, str]  # what `word` offers
    sentences: dict[str, str]  # with holes in braces
    counted: Mapping[str, tuple[str, ...]]  # the forms of what is counted
    form: Callable[[int], int]  # which of the forms goes with a number
    verbs: Mapping[str, tuple[str, str, str]]  # holes for verbs, by mood; none where the moods do not differ

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

    def sentence(self, key: str, /, **holes: object) -> str:
        return self.in_mood(PLAIN, key, **holes)

    def in_mood(self, mood: int, key: str, /, **holes: object) -> str:
        verbs = {name: moods[mood] for name, moods in self.verbs.items()}
        return self.sentences[key].format(**verbs, **holes)

    def all_of(self, parts: Sequence[str]) -> str:
        return joined(parts, self.sentences["and"])

    def either(self, parts: Sequence[str]) -> str:
        return joined(parts, self.sentences["or"])


def joined(parts: Sequence[str], last: str) -> str:
    """'one, two and three'."""
    return tidied(last.join(part for part in (", ".join(parts[:-1]), parts[-1]) if part))


def tidied(text: str) -> str:
    """Without the commas that close a clause where another mark or the end follows."""
    return re.sub(r",(?=[,.:;]|$)", "", text)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def sharing(parts: Sequence[str]) -> list[str]:
    """The parts with the words that all begin with only in the first; a number is never left out."""
    split = [part.split(" ") for part in parts]
    same = 0
    while all(len(words) > same + 1 for words in split) and len({words[same] for words in split}) == 1:
        same += 1
    while same and split[0][same - 1][0].isdigit():
        same -= 1
    return [" ".join(words if at == 0 else words[same:]) for at, words in enumerate(split)]


def with_leads(clauses: Sequence[str]) -> list[str]:
    """Clauses one after the other, a lead not repeated where the one before has the same."""
    said = []
    before = ""
    for clause in clauses:
        lead, _, rest = clause.rpartition(LEAD)
        said.append(rest if lead and lead == before else lead + rest)
        before = lead
    return said
