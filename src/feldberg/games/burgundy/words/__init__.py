"""Names and sentences, in English and Russian: what `say`, `asks`, `tells` and `word` of the game give."""

from feldberg.games.burgundy.words.language import word
from feldberg.games.burgundy.words.sentences import asks, say, tells

__all__ = ["asks", "say", "tells", "word"]
