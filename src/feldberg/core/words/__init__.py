"""What the words of all games share: the languages, their grammar, and how actions, questions and events are told."""

from feldberg.core.words.language import Language, capital, signed, tidied
from feldberg.core.words.languages import LANGUAGES, Lang, known_language, numbered_player
from feldberg.core.words.room import Glossary, Speaker, Teller, Words
from feldberg.core.words.titles import glossary_titles

__all__ = [
    "LANGUAGES",
    "Glossary",
    "Lang",
    "Language",
    "Speaker",
    "Teller",
    "Words",
    "capital",
    "glossary_titles",
    "known_language",
    "numbered_player",
    "signed",
    "tidied",
]
