"""Names and sentences, in English and Russian: what `say`, `asks`, `tells` and `word` of the game give."""

from feldberg.games.burgundy.words.language import word
from feldberg.games.burgundy.words.sentences import asks, explain, say, tells

__all__ = ["asks", "explain", "say", "tells", "word"]
