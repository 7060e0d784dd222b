"""The languages there are."""

from __future__ import annotations

from feldberg.core.errors import FeldbergError, OptionError
from feldberg.games.hallertau.words.english import ENGLISH
from feldberg.games.hallertau.words.grammar import Language
from feldberg.games.hallertau.words.russian import RUSSIAN

LANGUAGES = {"en": ENGLISH, "ru": RUSSIAN}


def language(lang: str) -> Language:
    if lang not in LANGUAGES:
        raise OptionError(f"language {lang!r} is not known: languages are {', '.join(LANGUAGES)}")
    return LANGUAGES[lang]


def word(key: str, lang: str) -> str:
    """A word by its key.

    Keys: 'title', 'option.<option>' (what it means), 'value.<option>.<value>', the lines of the score sheet, the gains,
    'resource.<resource>', 'building.<building>', 'space.<space>', 'deck.<deck>', 'phase.<1 to 11>', 'card.<deck>'
    (what the cards of a deck are called), 'short.<resource or building>' (a code of two or three letters),
    'help.<...>' (what something does) and 'label.<...>' (captions).
    """
    words = language(lang).words
    if key not in words:
        raise FeldbergError(f"there is no word {key!r} in {lang!r}")
    return words[key]
