"""The languages there are."""

from __future__ import annotations

from feldberg.core.errors import FeldbergError, OptionError
from feldberg.games.burgundy.words.english import ENGLISH
from feldberg.games.burgundy.words.grammar import Language
from feldberg.games.burgundy.words.russian import RUSSIAN

LANGUAGES = {"en": ENGLISH, "ru": RUSSIAN}


def language(lang: str) -> Language:
    if lang not in LANGUAGES:
        raise OptionError(f"language {lang!r} is not known: languages are {', '.join(LANGUAGES)}")
    return LANGUAGES[lang]


def word(key: str, lang: str) -> str:
    """A word by its key.

    Keys: 'title', 'option.<option>', the lines of the score sheet, the gains, 'colour.<colour>', 'goods.<colour>',
    'phase.<0 to 4>', 'tile.<tile>' (a name), 'short.<tile>' (a code of three letters), 'help.<tile>' (what it does),
    'short.goods.<colour>' and 'label.<...>' (captions). Those of tiles may end with an edition; the help of
    monasteries 6, 15 and 26 must.
    """
    words = language(lang).words
    if key not in words:
        raise FeldbergError(f"there is no word {key!r} in {lang!r}")
    return words[key]
