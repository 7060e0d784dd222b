"""The moods of a verb, and how clauses are put together."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from feldberg.core.words import Language
from feldberg.games.hallertau.words.titles import titles

# Told once, told for every round, and as a choice.
ONCE = 0
ALWAYS = 1
PLAIN = 2

HOLE = re.compile(r"{(\w+)}")
LEAD = "|"  # in the template of a clause: what comes before is said once for several clauses that share it


Moods = tuple[Language, Language, Language]


def in_moods(
    lang: str,
    words: Mapping[str, str],
    sentences: Mapping[str, str],
    counted: Mapping[str, tuple[str, ...]],
    verbs: Mapping[str, tuple[str, str, str]],
) -> Moods:
    """A language in every mood: the holes for verbs are filled."""

    def in_mood(mood: int) -> Language:
        filled = {
            key: HOLE.sub(lambda hole: verbs[hole[1]][mood] if hole[1] in verbs else hole[0], text)
            for key, text in sentences.items()
        }
        return Language(
            lang, words, titles(words), filled, counted, {said[PLAIN]: said[ONCE] for said in verbs.values()}
        )

    return in_mood(ONCE), in_mood(ALWAYS), in_mood(PLAIN)


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
