"""Names and sentences, in English and Russian, and the texts of all cards and spaces, made from their data."""

from feldberg.games.hallertau.words.explaining import explain
from feldberg.games.hallertau.words.glossary import glossary
from feldberg.games.hallertau.words.language import word
from feldberg.games.hallertau.words.sentences import asks, gained, say, tells
from feldberg.games.hallertau.words.texts import card_text, space_text

__all__ = ["asks", "card_text", "explain", "gained", "glossary", "say", "space_text", "tells", "word"]
